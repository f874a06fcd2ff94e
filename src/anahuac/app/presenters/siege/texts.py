"""Texts of the siege that only the window says: buttons, hints, facts of the inspector."""

from __future__ import annotations

from anahuac.engine.text import plural, text

# ---------------------------------------------------------------------- counters and stacks

STACK_OF = plural("siege-window", "%n counter(s) of the {camp}, {first} on top", "", 1)
TEMPLE_MARKER = text("siege-window", "{marker}: {place}")
BATTLE_MARKER = text("siege-window", "battle: {place}")
CLASS = text("siege-window", "class")
PEOPLE = text("siege-window", "people")
CF = text("siege-window", "combat factor")
MA = text("siege-window", "movement allowance")
SPENT = text("siege-window", "movement points left")
STEPS = text("siege-window", "steps")
CARRIED_BY = text("siege-window", "goes with")
LAKE = text("siege-window", "may use the lake")
OF = text("siege-window", "{left} of {all}")
COST_OF = plural("siege-window", "%n MP", "", 1)
PRICE = text("siege-window", "{cost} MP")

# ---------------------------------------------------------------------- the inspector

COSTS = text("siege-window", "{terrain}: {spanish} MP for the Spanish side, {aztec} MP for the Aztecs")
NO_ENTRY = text("siege-window", "{terrain}: no way by land")
CAUSEWAY = text("siege-window", "Causeway: {spanish} MP for the Spanish side, {aztec} MP for the Aztecs")
DEFENCE = text("siege-window", "columns for its defenders")
DEFENCE_AZTEC = text("siege-window", "columns for Aztec defenders")
SHORE = text("siege-window", "Shore of {lakes}")
OPEN_WATER = text("siege-window", "Over open water: {lakes}")
ACROSS = text("siege-window", "Across a causeway: {lakes}")
CLOSED = text("siege-window", "Closed to Aztecs")
DESECRATED = text("siege-window", "Its temple is desecrated.")
SACRIFICED = text("siege-window", "Prisoners have been sacrificed here.")
STRENGTH = text("siege-window", "{cf} CF, {steps} steps")
STRENGTH_SEEN = text("siege-window", "at least {cf} CF, {steps} steps")
HIDDEN = text("siege-window", "not seen")
ELSEWHERE = {
    "unplaced": text("siege-window", "Not placed yet"),
    "off_map": text("siege-window", "Beside the map"),
    "deserted": text("siege-window", "Gone home"),
    "dead": text("siege-window", "Dead pile"),
    "dead_for_good": text("siege-window", "Lost for good"),
    "escaped": text("siege-window", "Escaped"),
    "raiding": text("siege-window", "On a raid"),
    "hidden": text("siege-window", "Somewhere under other counters"),
}
IN_HAND = plural("siege-window", "{piece} and others alike, %n of them", "", 1)
COUNT = plural("siege-window", "%n counter(s)", "", 1)
ALL_ON_MAP = text("siege-window", "All counters are on the map.")

# ---------------------------------------------------------------------- answers

PLACE = text("siege-window", "Place {piece}")
SET_OUT = text("siege-window", "Set out")
GO_ON = text("siege-window", "Go on")
LEAVE_MAP = text("siege-window", "Leave the map")
STOP = text("siege-window", "Halt here")
END_LAKE = text("siege-window", "End lake movement")
END_LAND = text("siege-window", "End land movement")
END_COMBAT = text("siege-window", "End ground combat")
NOBODY_THROUGH = text("siege-window", "Nobody along the causeway")
LEAD = text("siege-window", "{leader} leads")
STAY_BEHIND = text("siege-window", "He does not lead")
ALONE = text("siege-window", "Alone")
WITH_LEADER = text("siege-window", "With {leader}")
HALT = text("siege-window", "Nobody else")
GIVE_STEP = text("siege-window", "Give up a step")
PLAIN_TRAP = text("siege-window", "Without giving up a step")
FIGHT_ON = text("siege-window", "Fight the battle")
DROP_ATTACK = text("siege-window", "Drop the attack")
SPRING = text("siege-window", "End the path here")
HOLD_BACK = text("siege-window", "Leave them where they are")
CONTINUE = text("siege-window", "Another couplet")
CALL_RECOVERY = text("siege-window", "Call an R&R")
CALL_FOR = text("siege-window", "Call an R&R: +{points} LP")
RECOVERY_COSTS = plural("siege-window", "An R&R makes it %n Loss point(s): {level}.", "", 1)
AGREE = text("siege-window", "Let it happen")
OBJECT = text("siege-window", "Object")
CONCEDE = text("siege-window", "Concede")
ANSWER = text("siege-window", "{what}")
PASS = text("siege-window", "None of it")
BEGIN = text("siege-window", "Begin")
KEEP_CARRIERS = text("siege-window", "Leave all as it is")
MERCY = text("siege-window", "Leave them all")
ORDER_DONE = text("siege-window", "All is well ordered")
HOLD_FIRE = text("siege-window", "End the bombardment")
NO_CHARGE = text("siege-window", "No charge")
WHICH_MARCH = text("siege-window", "Those on the march, or others?")
LEFT_TO_MARCH = plural("siege-window", "%n stack(s) could still march. End land movement?", "", 1)
LEFT_TO_SAIL = plural("siege-window", "%n stack(s) could still use the lake. End lake movement?", "", 1)
LEFT_TO_ATTACK = plural("siege-window", "%n hex(es) could still be attacked. End ground combat?", "", 1)
TAKE_BACK = text("siege-window", "Nothing is left to do here; the last answer can still be taken back.")

HINTS = {
    "place_which": text(
        "siege-window",
        "Click a counter to be placed, then a marked place; Shift+click fills it, a drag over the map places along it.",
    ),
    "place_where": text("siege-window", "Click a marked hex or lake area."),
    "place_aboard": text("siege-window", "Click the unit that carries the leader."),
    "deployed": text("siege-window", "Click a counter to take it up again."),
    "carriers": text("siege-window", "Click what is carried, then who carries it."),
    "lake": text("siege-window", "Click a place whose units use the lake, or a leader."),
    "sail_group": text("siege-window", "Click counters to leave them out or take them in, then the place."),
    "land": text("siege-window", "Click the hex from which counters set out."),
    "march_group": text("siege-window", "Click counters to leave them out or take them in, then the hex."),
    "march": text("siege-window", "Click the next hex, or one farther on."),
    "object": text("siege-window", "An objection that fails weighs on the desertion check."),
    "bombard": text("siege-window", "Click a unit afloat, then the hex it fires at."),
    "attackers": text("siege-window", "Click counters to leave them out or take them in."),
    "trap": text("siege-window", "Click a Knight, then whom it traps."),
    "charge": text("siege-window", "Click the cavalry that charges."),
    "losses": text("siege-window", "Click the counters that lose steps."),
    "disease_losses": text("siege-window", "Click the counters that lose steps."),
    "last_steps": text("siege-window", "Click the counters that are lost."),
    "keep": text("siege-window", "Click the counters that stay in their fort."),
    "order": text("siege-window", "Click a counter to put it on top of its stack."),
    "overstack": text("siege-window", "Click the counters to be removed."),
    "advance": text("siege-window", "Click who enters the hex."),
}

# ---------------------------------------------------------------------- answers in words

SAY_PUT = text("siege-window", "put {piece} in {place}")
SAY_ABOARD = text("siege-window", "put {piece} aboard {carrier}")
SAY_ARRANGE = plural("siege-window", "place %n counter(s)", "", 1)
SAY_LIFT = text("siege-window", "take up {piece} again")
SAY_CARRY = text("siege-window", "let {carrier} carry {piece}")
SAY_EMBARK = text("siege-window", "use the lake from {place}")
SAY_SAIL = text("siege-window", "go by water to {to}")
SAY_LAND = text("siege-window", "land {piece} in {to}")
SAY_SET_OUT = text("siege-window", "set out from {place}")
SAY_GO_ON = text("siege-window", "go on from {place}")
SAY_STEP = text("siege-window", "march to {to}")
SAY_LEAVE = text("siege-window", "leave {piece} behind")
SAY_REMOVE = text("siege-window", "remove {piece}")
SAY_ON_TOP = text("siege-window", "put {piece} on top")
SAY_FIGHT = text("siege-window", "fight in {area}")
SAY_BOMBARD = text("siege-window", "fire with {unit} at {target}")
SAY_GET_AWAY = text("siege-window", "get away to {place}")
SAY_GET_ABOARD = text("siege-window", "get away to {place}, aboard {carrier}")
SAY_SACRIFICE = text("siege-window", "sacrifice in {temple}")
SAY_ATTACK = text("siege-window", "attack {target}")
SAY_THROUGH = text("siege-window", "attack along the causeway with {unit}")
SAY_ADVANCE = text("siege-window", "enter with {piece}")
SAY_ADVANCE_BOTH = text("siege-window", "enter with {piece} and {leader}")
SAY_TRAP = text("siege-window", "set a trap for {target} with {knight}")
SAY_TRAP_GIVE = text("siege-window", "set a trap for {target} with {knight}, for a step")
SAY_LURE = text("siege-window", "draw back to {to}")
SAY_PUSH = text("siege-window", "push them to {to}")

# ---------------------------------------------------------------------- titles, phases, score

ALL = text("siege-window", "All")
MOVES = text("siege-window", "Moves")
FIGHTS = text("siege-window", "Fights")
RECOVERIES = text("siege-window", "R&R")
COUPLET = text("siege-window", "Couplet {number}")
SETUP = text("siege-window", "Set-up")
TURN_OF = text("siege-window", "Couplet {number}, player-turn of the {camp}")
DEPLOYMENT_OF = text("siege-window", "Set-up of the {camp}")
RECOVERY = text("siege-window", "R&R Interphase {number}")
OVER = text("siege-window", "End of the match")
BATTLE_OF = text("siege-window", "Attack on {place}")
LAKE_BATTLE_OF = text("siege-window", "Lake battle in {place}")
PHASE_OF = text("siege-window", "{camp}: {phase}")
DECLARATION = text("siege-window", "Declaration")
SCORE = plural("siege-window", "%n Loss point(s): {level}", "", 1)
STAGES = {
    "desertion": text("siege-window", "Desertion"),
    "take_up": text("siege-window", "Taking up"),
    "redeploy": text("siege-window", "Redeployment"),
    "replenish": text("siege-window", "Replenishment"),
    "dead_pile": text("siege-window", "Dead pile"),
    "back": text("siege-window", "Return"),
    "disease": text("siege-window", "Disease"),
}

# ---------------------------------------------------------------------- the new-match page

SIEGE_TEXT = text(
    "siege-window",
    "Cortés and his Indian Allies besiege Tenochtitlan in the middle of its lake; the Aztecs hold the causeways"
    " and make every street cost blood.",
)
WINS = text("siege-window", "The Spanish side wins")
WINS_HOW = text("siege-window", "when no Aztec unit is left on the island, with few enough Loss points")
LOSES = text("siege-window", "The Aztecs win at once")
LOSES_HOW = text("siege-window", "when Cortés is killed or captured")
PRICED = text("siege-window", "Loss points")
PRICED_HOW = text("siege-window", "for each R&R, for Spanish units lost, while Cuauhtemoc is at large")
SPAN = text("siege-window", "May to August 1521, in couplets")
BILLED_TEXT = text(
    "siege-window",
    "The whole siege with two R&Rs on the Spanish bill from the start, 10 Loss points: for a Spanish player who finds"
    " the other one too easy.",
)
STORM_TEXT = text(
    "siege-window",
    "August 1521: three columns have closed on Tlatelolco, where the last Aztecs stand with their backs to the water."
    " One R&R and two Spanish units are on the bill already. About an hour.",
)
STORM_SPAN = text("siege-window", "August 1521, in couplets")
TLACOPAN_TEXT = text(
    "siege-window",
    "One camp, one causeway, a market full of Aztecs behind its gate: marching, boats, attacks and the end of a siege"
    " on a small scale. About a quarter of an hour.",
)
TLACOPAN_SPAN = text("siege-window", "A few days of 1521, in couplets")
#: What each scenario is about, and how long it lasts.
BRIEFINGS = {
    "siege": (SIEGE_TEXT, SPAN),
    "siege_billed": (BILLED_TEXT, SPAN),
    "storm": (STORM_TEXT, STORM_SPAN),
    "tlacopan": (TLACOPAN_TEXT, TLACOPAN_SPAN),
}
