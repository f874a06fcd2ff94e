"""Texts of the Conquest that only the window says: buttons, hints, facts of the inspector."""

from __future__ import annotations

from anahuac.engine.text import plural, text

# ---------------------------------------------------------------------- counters and stacks

CONTROL_MARKER = text("conquest-window", "control marker of the {camp}")
BATTLE_MARKER = text("conquest-window", "battle marker")
SIEGE_MARKER = text("conquest-window", "siege marker")
STACK_OF = plural("conquest-window", "%n counter(s) of the {camp}, {first} on top", "", 1)
TYPE = text("conquest-window", "type")
CF = text("conquest-window", "combat factor")
RANGE = text("conquest-window", "range")
TACTICAL_MP = text("conquest-window", "tactical movement")
STEPS = text("conquest-window", "strength points")
COST = text("conquest-window", "cost in replacement points")
RANK = text("conquest-window", "rank")
TC = text("conquest-window", "tactical capacity")
MP = text("conquest-window", "movement points")
COST_OF = plural("conquest-window", "%n MP", "", 1)
OF = text("conquest-window", "{left} of {all}")

# ---------------------------------------------------------------------- the inspector

MOUNTAIN = plural("conquest-window", "Mountain: %n MP to enter", "", 1)
OPEN_LAND = plural("conquest-window", "Open land: %n MP to enter", "", 1)
HELD = {
    "disputed": text("conquest-window", "Disputed: both camps have units here"),
    "nobody": text("conquest-window", "Nobody’s land, held by nobody"),
}
HELD_BY = {
    "presence": text("conquest-window", "Held by the {camp}, whose units are here"),
    "marker": text("conquest-window", "Held by the {camp}, by its marker"),
    "territory": text("conquest-window", "Held by the {camp}, as land of {nation}"),
}
FORTRESS = text("conquest-window", "fortress")
OBJECTIVE = text("conquest-window", "victory points")
HARVEST = text("conquest-window", "RP")
FORMS = {
    "army": text("conquest-window", "{camp}: army"),
    "garrison": text("conquest-window", "{camp}: garrison"),
    "uncommanded": text("conquest-window", "{camp}: units without commander"),
    "lone": text("conquest-window", "{camp}: commanders alone"),
}
COUNT = plural("conquest-window", "%n counter(s), {sp} SP", "", 1)
ELIMINATED = text("conquest-window", "Eliminated: {nation}")
ELIMINATED_COUNT = plural("conquest-window", "%n counter(s)", "", 1)
NOBODY_ELIMINATED = text("conquest-window", "Nobody has been eliminated.")
TACTICAL_SUM = text("conquest-window", "{cf} combat factors, {sp} SP")
AWAITED = text("conquest-window", "Reinforcements")
AWAITED_ON = text("conquest-window", "due on turn {turn}")

# ---------------------------------------------------------------------- answers

DONE = text("conquest-window", "Done")
END_MARCH = text("conquest-window", "End this march")
END_PURCHASES = text("conquest-window", "End purchases")
END_MOVEMENT = text("conquest-window", "End movement")
END_MOVES = text("conquest-window", "End moves")
END_SWAPS = text("conquest-window", "End exchanges")
NOT_MARCHED = plural("conquest-window", "%n commander(s) can still march. End movement all the same?", "", 1)
CAN_BUY = plural(
    "conquest-window", "%n kind(s) of unit can still come back. End purchases all the same?", "", 1
)
CAN_SHIFT = text("conquest-window", "You can still move pieces. End your moves all the same?")
AS_GARRISON = text("conquest-window", "Garrison")
AS_ARMY = text("conquest-window", "Army")
FULL_STRENGTH = plural("conquest-window", "At %n SP", "", 1)
CHECK_ALL = text("conquest-window", "Check all")
FIGHT_ON = text("conquest-window", "Another round")
FALL_BACK = text("conquest-window", "Fall back")
APPEAR = text("conquest-window", "Come out")
ATTACK_AGAIN = text("conquest-window", "Attack again")
BREAK_OFF = text("conquest-window", "Break off")
LIFT_SIEGE = text("conquest-window", "Lift the siege")
PASS = text("conquest-window", "No")
HOLD_FIRE = text("conquest-window", "Hold fire")
STAY_IN = text("conquest-window", "Stay inside")
NO_ATTACK = text("conquest-window", "No attack")
NO_COUNTER = text("conquest-window", "No counter-attack")
NO_FEINT = text("conquest-window", "No feint")
HIDE_NOBODY = text("conquest-window", "Hide no unit")
STAY_HIDDEN = text("conquest-window", "Stay hidden")
CONCEDE = text("conquest-window", "Concede")
ANSWER = text("conquest-window", "{what}")
TO_PLACE = text("conquest-window", "{what}: {place}")

# ---------------------------------------------------------------------- hints

SHOT = text("conquest-window", "Range {range}, hits on {numbers}")
ZIG_ZAG_SHOT = text("conquest-window", "Range {range}, zig-zag: hits on {numbers}")
FIRST_NUMBERS = text("conquest-window", "1 to {most}")
TAKE_BACK = text("conquest-window", "Undo takes the last move back.")
HINTS = {
    "movement": text(
        "conquest-window", "Click a commander to march; click the ground of an army to make it a garrison."
    ),
    "muster": text("conquest-window", "Click counters to leave them behind, or a marked zone to set out."),
    "march": text("conquest-window", "Click a marked zone, or a counter to take along or leave here."),
    "purchase": text("conquest-window", "Click an eliminated unit, then a marked zone."),
    "return": text("conquest-window", "Click the commander, then a marked zone."),
    "form": text("conquest-window", "Click a marked zone, or choose here."),
    "attrition": text("conquest-window", "Click a marked stack to roll for it next."),
    "next_combat": text("conquest-window", "Click a marked zone."),
    "deploy": text("conquest-window", "Click counters, then a tactical zone; or drag them there."),
    "fire": text("conquest-window", "Click the unit that shoots, then its target."),
    "attack": text("conquest-window", "Click the zone you attack from, then the zone you attack."),
    "losses": text("conquest-window", "Click units to take steps from them."),
    "displace": text("conquest-window", "Click a marked zone for the commander."),
    "sortie": text("conquest-window", "Click the units that go out with him."),
    "general": text("conquest-window", "Click a commander."),
    "mark_sacrifice": text("conquest-window", "Click an enemy counter."),
    "sacrifice": text("conquest-window", "Click a marked counter."),
    "shift": text("conquest-window", "Click a counter, then a tactical zone."),
    "war_dogs": text("conquest-window", "Click a tactical zone."),
    "markers": text("conquest-window", "Click markers of your hand."),
    "commit": text("conquest-window", "Click markers of your hand."),
    "reveal": text("conquest-window", "Click the markers to reveal, or reveal none."),
    "retreat": text("conquest-window", "Click a marked zone to retreat to."),
}
#: The same where no zone is marked.
UNMARKED = {
    "muster": text("conquest-window", "Click counters to leave them behind; he has no movement points left."),
    "march": text("conquest-window", "Click a counter to take along or leave here, or end the march."),
    "form": text("conquest-window", "Choose here."),
}

SIGNS = text(
    "conquest-window",
    "Attacker/defender. A figure: SP lost; *: commanders in danger; R: retreat; S: a sacrifice; "
    "♥: the heart, a commander in danger of being sacrificed.",
)
#: Questions of a battle in few words.
BRIEF = {
    "deploy": text("conquest-window", "Deploy your army."),
    "general": text("conquest-window", "Name the army commander."),
    "mark_sacrifice": text("conquest-window", "Who gets the Sacrifice marker?"),
    "markers": text("conquest-window", "Choose your markers."),
    "commit": text("conquest-window", "Markers for this round?"),
    "reveal": text("conquest-window", "Reveal markers?"),
    "fire": text("conquest-window", "Who shoots at whom?"),
    "attack": text("conquest-window", "Attack from where, on whom?"),
    "counter": text("conquest-window", "Counter-attack?"),
    "shift": text("conquest-window", "Move a piece?"),
    "fight_on": text("conquest-window", "Fight on, or fall back?"),
    "hold": text("conquest-window", "Who holds the ground?"),
    "losses": text("conquest-window", "Remove losses."),
    "sacrifice": text("conquest-window", "Who is sacrificed?"),
}

# ---------------------------------------------------------------------- headings, filters, scenario

CAMPAIGN = text("conquest-window", "The Conquest of Mexico – {scenario}")
NOW = text("conquest-window", "Turn {turn} of {last}, {months} {year}")
BATTLE_OF = text("conquest-window", "Battle of {place}")
MAJOR_ROUND = text("conquest-window", "Major battle, round {round}")
ALL = text("conquest-window", "all")
FIGHTS = text("conquest-window", "fights")
MOVES = text("conquest-window", "moves")
POINTS = text("conquest-window", "points")
CAMPAIGN_TEXT = text(
    "conquest-window",
    "In the spring of 1519 Cortés lands on the coast of Mexico with a few hundred men. Between him and "
    "Tenochtitlan lie mountains, rival city-states, and armies many times the size of his own. He needs "
    "allies, and two years are not long. The Indian player holds the Triple Alliance together, makes each "
    "march costly, and keeps the emperor alive.",
)
SCORE_LINE = text("conquest-window", "Victory points: Spain {spain}, Indians {indian}")
ENDS = text("conquest-window", "Ends")
ENDS_HOW = text("conquest-window", "after turn 14, in July and August 1521")
LEVELS = text("conquest-window", "Levels")
LEVELS_HOW = text("conquest-window", "10, 15 and 20 victory points: marginal, decisive, crushing")
LASTS = text("conquest-window", "Lasts")
LASTS_HOW = text("conquest-window", "four to six hours for two players")
RECONSTRUCTED = text("conquest-window", "The map’s outlines are a reconstruction.")

SEQUENCE = {
    "deploy": text("conquest-window", "Deployment"),
    "markers": text("conquest-window", "Markers"),
    "fire": text("conquest-window", "Fire"),
    "melee": text("conquest-window", "Hand-to-hand"),
    "counter": text("conquest-window", "Counter-attack"),
    "moves": text("conquest-window", "Movement"),
    "end_of_round": text("conquest-window", "End of round"),
}
