"""Texts of set-up, reinforcements, replacements, movement and attrition: prompts, refusals, log lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.game import Die, LogLine
from anahuac.engine.text import Param, Ref, Text, plural, text
from anahuac.games.conquest.events import strategic as ev
from anahuac.games.conquest.terms import SPAIN

# ---------------------------------------------------------------------- set-up (13)

NO_SUCH_SCENARIO = text("conquest", "There is no scenario “{scenario}”.")
NO_SUCH_OPTION = text("conquest", "There is no option “{option}”.")
NO_SUCH_VALUE = text("conquest", "The option “{option}” cannot be “{value}”.")
NOT_NEIGHBOURS = text(
    "conquest", "The option “{option}” names zones {origin} and {to}, which are not adjacent."
)
TWO_COSTS = text("conquest", "The option “{option}” gives the way from zone {origin} to {to} twice.")
COST_OUT_OF_RANGE = text("conquest", "The option “{option}” needs costs from {least} to {most}.")

# ---------------------------------------------------------------------- forms (2)

CHOOSE_FORM = text("conquest", "{place}: army or garrison?")
CHOOSE_FORMS = text("conquest", "Choose army or garrison for each stack.")
NO_STACK = text("conquest", "You have no units in {place}.")
NO_FORTRESS = text("conquest", "{place} has no fortress value, so nobody can be a garrison there.")
BESIDE_ENEMIES = text("conquest", "No army becomes a garrison beside enemy units ({place}).")
NO_COMMANDER = text("conquest", "An army needs a commander; there is none in {place}.")
FORM_IS_SETTLED = text("conquest", "The form of the stack in {place} is not to be chosen now.")

# ---------------------------------------------------------------------- replacements (7)

CHOOSE_RETURN = text("conquest", "Choose where the eliminated commander returns.")
CHOOSE_PURCHASE = text("conquest", "Buy replacements and place them, or end your purchases.")

NOT_FOR_POINTS = text("conquest", "Replacement points never buy Spanish units: {piece}.")
NOT_ELIMINATED = text("conquest", "Not in a group of eliminated units: {piece}.")
OTHER_CAMPS_NATION = text("conquest", "{nation} is in the other camp.")
CAP_REACHED = text(
    "conquest", "No more units of the Other Peoples can return this turn: the cursor’s box says how many."
)
TOO_DEAR = plural("conquest", "That costs %n replacement point(s); {left} left for {nation}.", "", 1)
NO_SUCH_SIDE = text("conquest", "Cannot be bought at that strength: {piece}.")
NOT_ITS_LAND = text("conquest", "{place} takes no replacements of {nation}.")
ENEMY_HOLDS = text("conquest", "The enemy controls or disputes {place}.")
NOBODY_TO_JOIN = text(
    "conquest", "Without a commander, units need a fortress or a stack to join; {place} has neither."
)
NOT_FOR_STRENGTH = text("conquest", "Strength points restore Spanish infantry and cavalry only: {piece}.")
NO_INFANTRY_LEFT = plural("conquest", "Only %n strength point(s) for infantry left.", "", 1)
NO_CAVALRY_LEFT = plural("conquest", "Only %n strength point(s) for cavalry left.", "", 1)
ONLY_AT_ONE = text("conquest", "Units return with 1 SP; full strength is an optional rule: {piece}.")
NO_SPANIARDS = text(
    "conquest", "Spaniards return where Spaniards stand, or at a landing place; {place} is neither."
)
NOT_REBUILT = text("conquest", "Replacement points never restore a unit on the map: {piece}.")
NOT_REDUCED = text("conquest", "Not a reduced unit on the map: {piece}.")
JUST_RETURNED = text(
    "conquest", "Only just returned; restoring such a unit as well is an optional rule: {piece}."
)
NOT_RETURNING = text("conquest", "{piece} does not return now.")

# ---------------------------------------------------------------------- movement (8)

NOBODY_LEFT = text("conquest", "Nobody is left to march: end the movement.")
CHOOSE_ARMY = text("conquest", "Choose the commander who marches next, or end your movement.")
CHOOSE_MUSTER = text("conquest", "{place}: who marches with {leader}?")
CHOOSE_STEP = plural("conquest", "{leader} in {place}: %n movement point(s) left.", "", 1)
CHOOSE_REFUGE = text("conquest", "The enemy enters {place}: choose where the commander withdraws.")

NO_ARMY_CHOSEN = text("conquest", "Choose a commander to march first.")
UNITS_NEED_COMMANDER = text("conquest", "Units move only with a commander: {piece}.")
NOT_THERE = text("conquest", "Not yours to move in {place}: {piece}.")
HAS_MOVED = text("conquest", "Already moved this turn: {piece}.")
MARCH_IS_OVER = text("conquest", "{piece} has ended his march.")
CANNOT_LEAD_OUT = plural(
    "conquest", "Leading a garrison out costs %n movement point(s), more than {piece} has.", "", 1
)
ALREADY_SO = text("conquest", "The stack in {place} has that form already.")
LEAD_IT_OUT = plural(
    "conquest", "A garrison becomes an army only by being led out, for %n movement point(s) ({place}).", "", 1
)
FINISH_FIRST = text("conquest", "First end the march of {piece}.")
OUTRANKS = text("conquest", "{piece} outranks {leader} and would lead; begin the march with {piece}.")
NO_COMMAND = text("conquest", "{leader} does not command {piece}.")
MUSTER_FIRST = text("conquest", "First choose who marches along.")
MUSTER_IS_OVER = text("conquest", "Who marches from {place} has been chosen.")
NOT_ADJACENT = text("conquest", "{to} is not adjacent to {origin}; the lake is crossed by causeways only.")
RIVALS = text(
    "conquest", "The Triple Alliance and Tlaxcala keep out of each other’s land and company ({place})."
)
LONE_BEFORE_ENEMIES = text(
    "conquest", "A commander without units cannot enter {place}: enemy units are there."
)
TOO_FAR = plural("conquest", "Entering {place} costs %n movement point(s); {left} left.", "", 1)
MARCHES_ALREADY = text("conquest", "Already on this march: {piece}.")
MARCHES_NOT = text("conquest", "Not on this march: {piece}.")
LEADER_STAYS = text("conquest", "{piece} leads this march to its end.")
JUST_JOINED = text("conquest", "Only just taken along here: {piece}.")
COMMANDER_NEEDS_UNITS = text("conquest", "{piece} can be left behind only with units.")
NOT_DISPLACED = text("conquest", "{piece} does not have to withdraw.")
NO_REFUGE = text(
    "conquest", "{place} is closed to the commander: he withdraws to a zone of his camp, or else to nobody’s."
)

# ---------------------------------------------------------------------- attrition (9)

CHOOSE_CHECK = text("conquest", "Choose the stack to check for attrition, or check all.")
NOTHING_TO_CHECK = text("conquest", "There are no units of yours in {place}.")
ALREADY_CHECKED = text("conquest", "The stack in {place} has been checked.")

# ---------------------------------------------------------------------- log

ARRIVAL_TURN = text("conquest", "Reinforcements due on turn {turn}: die {die}")
LANDING = text("conquest", "Landing place: {place}, die {die}")
LANDING_DELAYED = text("conquest", "Landing place: {place}, die {die}: held by the enemy, delayed")
STRENGTHS = text("conquest", "Strength of the reinforcements: {rolls}")
STRENGTH = text("conquest", "{piece} with {sp} SP (die {die})")
STRENGTH_NONE = text("conquest", "none of {piece} (die {die})")
POINTS = text("conquest", "Replacement points of the {camp}: {nations}")
NATION_POINTS = text("conquest", "{nation} {left}")
NATION_SICK = text("conquest", "{nation} {left} (smallpox {die})")
NATION_HALVED = text("conquest", "{nation} {left} (harvest)")
NATION_HALVED_SICK = text("conquest", "{nation} {left} (harvest, smallpox {die})")
POINTS_POOLED = text("conquest", "Replacement points of the {camp}: {nations}; {pool} in all (harvest)")
STRENGTH_POINTS = text("conquest", "Strength points of the {camp}: infantry {infantry}, cavalry {cavalry}")
BOTH_POINTS = text("conquest", "{first}. {second}")
RESTORED = text("conquest", "Restored in {place}: {piece}, {sp} SP")
LED_OUT = text("conquest", "{leader} leads the garrison out of {place}: {cost} MP")
PICKED_UP = text("conquest", "Taken along in {place}: {piece}")
LEFT = text("conquest", "Left in {place}: {piece}")
ATTRITION = text("conquest", "Attrition in {place}: {sp} SP, die {die}, {loss} SP lost")
ATTRITION_MODIFIED = text(
    "conquest", "Attrition in {place}: {sp} SP, die {die} ({modifiers}), {loss} SP lost"
)
IN_GARRISON = text("conquest", "garrison −1")
OVER_MOUNTAINS = text("conquest", "mountains +1")
IN_DRY_SEASON = text("conquest", "moved in the dry season +1")


def _place(zone: int, form: str = "") -> Ref:
    return Ref("place", str(zone), form)


def _at(*zones: int) -> tuple[str, ...]:
    return tuple(f"place:{zone}" for zone in zones)


def _arrival_turn(e: ev.ArrivalTurnRolled) -> LogLine:
    line = ARRIVAL_TURN(turn=e.due, die=e.die)
    return LogLine(line, "conquest:7.1-b", "rr", SPAIN, (Die(6, e.die, SPAIN),))


def _landing(e: ev.LandingRolled) -> LogLine:
    template, clause = (LANDING_DELAYED, "7.1-d") if e.delayed else (LANDING, "7.1-c")
    line = template(place=_place(e.zone), die=e.die)
    return LogLine(line, f"conquest:{clause}", "rr", e.camp, (Die(6, e.die, e.camp),), _at(e.zone))


def _landed(e: ev.ReinforcementsLanded) -> LogLine:
    rolls = tuple(
        STRENGTH(piece=Ref("piece", unit), die=die, sp=sp)
        if sp
        else STRENGTH_NONE(piece=Ref("piece", unit, "def"), die=die)
        for unit, die, sp in e.rolls
    )
    dice = tuple(Die(6, die, e.camp) for _, die, _ in e.rolls)
    pieces = tuple(unit for unit, _, _ in e.rolls)
    return LogLine(STRENGTHS(rolls=rolls), "conquest:7.1-e", "rr", e.camp, dice, _at(e.zone), pieces)


def _nation(row: ev.NationPoints) -> Text:
    nation = Ref("nation", row.nation)
    if row.smallpox is None:
        return (NATION_HALVED if row.halved else NATION_POINTS)(nation=nation, left=row.left)
    template = NATION_HALVED_SICK if row.halved else NATION_SICK
    return template(nation=nation, left=row.left, die=row.smallpox)


def _points(e: ev.PointsCounted) -> LogLine:
    camp = Ref("camp", e.camp, "de")
    nations: tuple[Param, ...] = tuple(_nation(row) for row in e.nations)
    strength = STRENGTH_POINTS(camp=camp, infantry=e.infantry, cavalry=e.cavalry)
    clause = "conquest:7.2-b"
    if not nations:
        line, clause = strength, "conquest:7.2-j"
    elif e.pool is not None:
        line, clause = POINTS_POOLED(camp=camp, nations=nations, pool=e.pool), "conquest:7.2-c"
    else:
        line = POINTS(camp=camp, nations=nations)
    if nations and (e.infantry or e.cavalry):
        line = BOTH_POINTS(first=line, second=strength)
    dice = tuple(Die(6, row.smallpox, e.camp) for row in e.nations if row.smallpox is not None)
    return LogLine(line, clause, "rr", e.camp, dice)


def _restored(e: ev.UnitRestored) -> LogLine:
    line = RESTORED(piece=Ref("piece", e.unit), sp=e.sp, place=_place(e.zone))
    return LogLine(line, "conquest:7.2-k", "rr", e.camp, (), _at(e.zone), (e.unit,))


def _led_out(e: ev.GarrisonLedOut) -> LogLine:
    line = LED_OUT(leader=Ref("piece", e.pieces[0], "def"), place=_place(e.zone, "de"), cost=e.cost)
    return LogLine(line, "conquest:8-h", "move", e.camp, (), _at(e.zone), e.pieces)


def _picked_up(e: ev.PiecePickedUp) -> LogLine:
    line = PICKED_UP(piece=Ref("piece", e.piece, "def"), place=_place(e.zone))
    return LogLine(line, "conquest:8-g", "move", e.camp, (), _at(e.zone), (e.piece,))


def _left(e: ev.PieceLeft) -> LogLine:
    line = LEFT(piece=Ref("piece", e.piece, "def"), place=_place(e.zone))
    return LogLine(line, "conquest:8-g", "move", e.camp, (), _at(e.zone), (e.piece,))


def _attrition(e: ev.AttritionRolled) -> LogLine:
    applied = ((e.garrison, IN_GARRISON), (e.mountain, OVER_MOUNTAINS), (e.dry, IN_DRY_SEASON))
    modifiers: tuple[Param, ...] = tuple(template() for value, template in applied if value)
    place = _place(e.zone)
    line = (
        ATTRITION_MODIFIED(place=place, sp=e.sp, die=e.die, modifiers=modifiers, loss=e.loss)
        if modifiers
        else ATTRITION(place=place, sp=e.sp, die=e.die, loss=e.loss)
    )
    return LogLine(line, "conquest:9-c", "attrition", e.camp, (Die(6, e.die, e.camp),), _at(e.zone))


DESCRIBE: dict[type, Callable[[Any], LogLine | None]] = {
    ev.ArrivalTurnRolled: _arrival_turn,
    ev.LandingRolled: _landing,
    ev.ReinforcementsLanded: _landed,
    ev.PointsCounted: _points,
    ev.UnitRestored: _restored,
    ev.GarrisonLedOut: _led_out,
    ev.PiecePickedUp: _picked_up,
    ev.PieceLeft: _left,
    ev.AttritionRolled: _attrition,
}
