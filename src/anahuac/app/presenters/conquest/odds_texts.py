"""What the odds panel says of the Conquest: titles, lines of arithmetic, outcomes, what is assumed, advice."""

from __future__ import annotations

from anahuac.engine.text import plural, text

# ---------------------------------------------------------------------- titles

TITLES = {
    "melee": text("conquest-odds", "Attack on the {target} from the {origin}"),
    "counter": text("conquest-odds", "Counter-attack on the {target} from the {origin}"),
    "fire": text("conquest-odds", "{piece} shoot at {target}"),
    "dogs": text("conquest-odds", "War dogs against the {target}"),
    "minor": text("conquest-odds", "Minor battle: {place}"),
    "assault": text("conquest-odds", "Assault on the fortress: {place}"),
    "exit": text("conquest-odds", "Exit under {piece}"),
    "sortie": text("conquest-odds", "Sortie under {piece}"),
    "attrition": text("conquest-odds", "Attrition: {place}"),
    "event": text("conquest-odds", "Major battle: {place}"),
    "landing": text("conquest-odds", "Landing of the reinforcements"),
}
ONE_DIE = text("conquest-odds", "D{sides}")
DICE = text("conquest-odds", "{count} D{sides}")

# ---------------------------------------------------------------------- lines of arithmetic

FACTORS = {
    "attackers": text("conquest-odds", "Attackers"),
    "defenders": text("conquest-odds", "Defenders"),
    "attackers_sp": text("conquest-odds", "Attackers’ strength points"),
    "defenders_sp": text("conquest-odds", "Defenders’ strength points"),
    "attackers_tc": text("conquest-odds", "Attackers’ tactical capacity"),
    "defenders_tc": text("conquest-odds", "Defenders’ tactical capacity"),
    "capacity": text("conquest-odds", "Comes off up to"),
    "range": text("conquest-odds", "Range"),
    "hits_up_to": text("conquest-odds", "Hits up to"),
    "zig_zag": text("conquest-odds", "Zig-zag: hits up to"),
    "light_units": text("conquest-odds", "Light units there"),
    "strength": text("conquest-odds", "Strength points of the stack"),
    "spanish_units": text("conquest-odds", "Spanish units"),
    "due": text("conquest-odds", "Due on turn"),
    "ground": text("conquest-odds", "Ground won"),
    "leader": text("conquest-odds", "Army commander attacks along"),
    "storm_leaders": text("conquest-odds", "Three historical commanders"),
    "garrison": text("conquest-odds", "Garrison"),
    "mountain": text("conquest-odds", "Mountain entered"),
    "dry": text("conquest-odds", "Moved in the dry season"),
    "turn": text("conquest-odds", "Time of the war"),
}
OF_ONE = text("conquest-odds", "{type} {value}")
OF_MANY = text("conquest-odds", "{count} × {type} {value}")
RATIO = text("conquest-odds", "Ratio, {table}")
FORTRESS = text("conquest-odds", "Fortress")
GUNS = text("conquest-odds", "Guns")
COLUMNS_LEFT = plural("conquest-odds", "%n left", "", 1)
UP_TO_RIGHT = plural("conquest-odds", "up to %n right", "", 1)
FINAL = text("conquest-odds", "Final column")
FINALS = text("conquest-odds", "Final column, likeliest")
PLUS = text("conquest-odds", "+{value}")

# ---------------------------------------------------------------------- outcomes

STEPS_LOST = text("conquest-odds", "Steps lost by attackers and defenders")
STEPS_OF_STACK = text("conquest-odds", "Steps lost")
OUTCOMES = text("conquest-odds", "Outcomes")
CHANCE_IN = text("conquest-odds", "chances in {total}")
NOTHING = text("conquest-odds", "no loss")
ATTACKERS_LOSE = plural("conquest-odds", "attackers lose %n step(s)", "", 1)
DEFENDERS_LOSE = plural("conquest-odds", "defenders lose %n step(s)", "", 1)
STACK_LOSES = plural("conquest-odds", "the stack loses %n step(s)", "", 1)
ATTACKERS_GIVE = plural("conquest-odds", "attackers sacrifice %n counter(s)", "", 1)
DEFENDERS_GIVE = plural("conquest-odds", "defenders sacrifice %n counter(s)", "", 1)
ATTACKERS_RETREAT = text("conquest-odds", "attackers retreat")
DEFENDERS_RETREAT = text("conquest-odds", "defenders retreat")
DEFENDERS_HOLD = plural("conquest-odds", "defenders retreat, %n may hold", "", 1)
ATTACKERS_BARRED = text("conquest-odds", "attackers cannot fall back: one step more")
DEFENDERS_BARRED = text("conquest-odds", "defenders cannot fall back: one step more")
ATTACKERS_GUNS = text("conquest-odds", "attackers’ cannons lost")
DEFENDERS_GUNS = text("conquest-odds", "defenders’ cannons lost")
WINS = text("conquest-odds", "the {camp} wins")
STACK_GONE = text("conquest-odds", "no unit left")
RISK = text("conquest-odds", "{piece} falls on {numbers} of D{sides}")
RISK_POINTS = text("conquest-odds", "{piece} falls on {numbers} of D{sides}: {points} VP")
UP_TO = text("conquest-odds", "1–{most}")
LOST = text("conquest-odds", "{piece} is lost")
LOST_POINTS = text("conquest-odds", "{piece} is lost: {points} VP")
POINTS = text("conquest-odds", "{camp}: +{points} VP")
POINTS_RANGE = text("conquest-odds", "{camp}: +{least} to {most} VP")
SAID = {
    "fails": text("conquest-odds", "does not come off"),
    "miss": text("conquest-odds", "missed"),
    "one_runs": text("conquest-odds", "one unit runs"),
    "two_run": text("conquest-odds", "two units run"),
}
LANDS_ON = text("conquest-odds", "Landing at {place}: {ways} in 6")
KEPT_OFF = text("conquest-odds", "Landing at {place}: {ways} in 6, kept off by the enemy")
LANDS = text("conquest-odds", "{place}")
DELAYED = text("conquest-odds", "{place}: kept off by the enemy")
EVENTS = {
    "treason": text("conquest-odds", "each Spanish unit leaves on a 1"),
    "weapons_on_the_ground": text("conquest-odds", "the attackers’ doubtful allies do not fight"),
    "rain": text("conquest-odds", "no shots but those of slingers and javelin throwers"),
    "human_sacrifices": text("conquest-odds", "the Indian camp marks a counter for sacrifice"),
    "war_to_the_death": text("conquest-odds", "the Indian camp reads the table of war to the death"),
}
EVENT_IDLE = text("conquest-odds", "{event}: no effect")
SPOKEN = text("conquest-odds", "{ways} in {total}: {what}.")
PART = text("conquest-odds", "{ways} of {all}:")
SPOKEN_PART = text("conquest-odds", "{ways} of these: {what}.")

# ---------------------------------------------------------------------- summary

DECIMAL = text("conquest-odds", "{whole}.{tenth}")
EXPECTED = text("conquest-odds", "Expected: attackers {attacker}, defenders {defender} steps")
EXPECTED_STACK = text("conquest-odds", "Expected: {attacker} steps")
SACRIFICED = text("conquest-odds", "Sacrificed on average: {count} counters")
HIT_CHANCE = text("conquest-odds", "Hits {ways} times in {total}")

ASSUMED = {
    "careful": text("conquest-odds", "Both sides give up what costs them least."),
    "all_go": text("conquest-odds", "All who can go out are counted."),
    "single": text("conquest-odds", "One roll only: undecided, the attackers withdraw."),
    "before_attrition": text("conquest-odds", "As the stacks stand now, before attrition."),
}
FACE_DOWN = plural("conquest-odds", "%n face-down marker(s) of the {camp} may change this.", "", 1)
HIDDEN = plural("conquest-odds", "%n hidden unit(s) of the {camp} may come out.", "", 1)
MAY_HOLD = text("conquest-odds", "A commander lets some of the defenders ignore a retreat.")
LAST_ROUND = plural("conquest-odds", "Last round: if the fortress holds, %n VP for the {camp}.", "", 1)

BETTER_ATTACK = text("conquest-odds", "Better: the {target} from the {origin}")
BETTER_SHOT = text("conquest-odds", "Better: {piece} at {target}")
BETTER = text("conquest-odds", "Better: {target}")
WITH = text("conquest-odds", "Better with {piece}")
WITHOUT = text("conquest-odds", "Better without {piece}")
FIGURES = text("conquest-odds", "Column {column}, expected {attacker} and {defender}")
FIGURES_PLAIN = text("conquest-odds", "Expected {attacker} and {defender}")
BEST = text("conquest-odds", "No other choice promises more.")

LIFT_SIEGE = plural("conquest-odds", "Lifting the siege: %n VP for the {camp}.", "", 1)
BREAK_OFF = text("conquest-odds", "Breaking off: the {camp} wins.")

# ---------------------------------------------------------------------- what entering sets off

COMBATS = {
    "siege": text("conquest-odds", "siege"),
    "major": text("conquest-odds", "major battle"),
    "minor": text("conquest-odds", "minor battle"),
}
STORMS_AT_ONCE = text(
    "conquest-odds", "siege with an assault at once, average losses {mine} against {theirs}"
)
TAKES = text("conquest-odds", "takes control")
WEARS = text("conquest-odds", "attrition {ways} in 6")
SETS_OFF = text("conquest-odds", "{cost}: {what}")
