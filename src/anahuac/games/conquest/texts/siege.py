"""Texts of combat on the strategic map, of sieges and of what follows them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.game import Die, LogLine
from anahuac.engine.text import Param, Ref, plural, text
from anahuac.games.conquest.events import siege as ev
from anahuac.games.conquest.events.diplomacy import ItemsOvertaken
from anahuac.games.conquest.names import BACK
from anahuac.games.conquest.texts import casualties
from anahuac.games.conquest.texts.melee import code

# Prompts

NEXT_BATTLE = text("conquest", "Choose the battle to be fought next.")
NEXT_SIEGE = text("conquest", "Choose the siege to be resolved next.")
AGAIN = text("conquest", "Battle in {place}: roll again, or withdraw?")
TRY_EXIT = text("conquest", "Siege of {place}: try an exit? Choose the commander who leads it.")
SORTIE_UNITS = text("conquest", "Choose the units that go out with {piece}.")
GO_ON_WITH_SIEGE = plural("conquest", "Siege of {place}, %n round(s) left: go on, or lift it?", "", 1)
RETREAT_TO = text("conquest", "Retreat from {place}: choose the adjacent zone.")
REFUGE_OF = text("conquest", "{piece} is without units: choose the adjacent zone of refuge.")

# Refusals

NO_COMBAT = text("conquest", "{place}: no units of both camps, so no combat.")
BATTLES_FIRST = text("conquest", "The siege of {place} comes after all battles.")
MUST_LEAVE = text("conquest", "{place}: the vanquished may not stay.")
NOT_ADJACENT = text("conquest", "{place} is not adjacent to {origin}.")
ENEMY_THERE = text("conquest", "{place}: no retreat into enemy units.")
RIVALS = text("conquest", "{place}: closed while Tlaxcala and the Triple Alliance are rivals in one camp.")
NOT_OURS = text("conquest", "The {camp} does not have control of {place}.")
NOBODY_TO_LEAD = text("conquest", "{piece} has no unit that he may lead out.")
NOT_A_BESIEGED_COMMANDER = text("conquest", "{piece} is no commander of the besieged.")
NEEDS_A_UNIT = text("conquest", "An exit needs at least one unit.")
NO_CANNONS = text("conquest", "{piece}: cannons do not take part in an exit.")
MAY_NOT_LEAD = text("conquest", "{chief} may not command {piece}.")
NOT_BESIEGED = text("conquest", "{piece} is not among the besieged.")

# Log

MINOR_BEGAN = text("conquest", "Minor battle in {place}: the {attacker} with {att} SP against {dfd} SP")
SIEGE_BEGAN = text("conquest", "Siege of {place} by the {attacker}: {att} SP against {dfd} SP")
ROLLED = text("conquest", "{att} SP against {dfd}, {table} {column}, die {die}: {first} / {second}")
BATTLE_WON = text("conquest", "The {camp} wins the battle in {place}")
BATTLE_NOBODY = text("conquest", "Battle in {place}: nobody is left")
SIEGE_ROUNDS = text(
    "conquest", "Length of the siege: die {die}, +{commanders} for commanders, {rounds} rounds"
)
SIEGE_ROUND = text("conquest", "Siege of {place}: round {round} of {rounds}, fortress {fv}")
ARTILLERY = text("conquest", "Fire of {piece} at the walls (hits up to {cf}): {dice}; fortress {fv}")
ASSAULT = text(
    "conquest",
    "Assault: {att} CF against {dfd}, {table} {ratio}, fortress {fv}, column {column}, die {die}: {first} / {second}",
)
ASSAULT_PLUS = text(
    "conquest",
    "Assault: {att} CF against {dfd}, {table} {ratio}, fortress {fv}, column {column}, die {die} +{bonus}: "
    "{first} / {second}",
)
EXIT_FAILED = text("conquest", "Exit by {piece}: die {die}, TC {tc}, no exit")
EXIT_DONE = text("conquest", "Exit by {piece}: die {die}, TC {tc}, he goes out")
SORTIE = text("conquest", "Exit: {att} CF against {dfd}, {table} {column}, die {die}: {first} / {second}")
SORTIE_PLUS = text(
    "conquest", "Exit: {att} CF against {dfd}, {table} {column}, die {die} +{bonus}: {first} / {second}"
)
SIEGE_TAKEN = text("conquest", "The {camp} takes the fortress of {place}")
SIEGE_LIFTED = text("conquest", "The {camp} holds the fortress of {place}: the siege is lifted")
SIEGE_EXHAUSTED = text("conquest", "The {camp} holds the fortress of {place}: no rounds left")
BESIEGER_GONE = text("conquest", "The {camp} holds the fortress of {place}: no besieger is left")
OVERTAKEN = text("conquest", "What was logged before no longer moves the cursor of {nation}")


def _place(zone: int, form: str = "") -> Ref:
    return Ref("place", str(zone), form)


def _at(zone: int) -> tuple[str, ...]:
    return (f"place:{zone}",)


def _began(e: ev.CombatBegan) -> LogLine | None:
    if e.kind == "major":  # the battle on the board tells its own story
        return None
    kind = "siege" if e.kind == "siege" else "battle"
    template = SIEGE_BEGAN if kind == "siege" else MINOR_BEGAN
    place = _place(e.zone, "de" if kind == "siege" else "")
    line = template(
        place=place, attacker=Ref("camp", e.attacker, "def"), att=e.attacker_sp, dfd=e.defender_sp
    )
    clause = "conquest:10.4-b" if kind == "siege" else "conquest:10.1-b"
    return LogLine(line, clause, kind, e.attacker, places=_at(e.zone), is_heading=True)


def _rolled(e: ev.AcceleratedRolled) -> LogLine:
    line = ROLLED(
        att=e.attacker_sp,
        dfd=e.defender_sp,
        table=Ref("table", e.table),
        column=e.column,
        die=e.die,
        first=code(e.attacker),
        second=code(e.defender),
    )
    return LogLine(line, "conquest:10.2-a", "battle", e.camp, (Die(6, e.die, e.camp),), _at(e.zone))


def _decided(e: ev.CombatDecided) -> LogLine | None:
    if e.kind == "siege" or (e.kind == "major" and e.scores):  # the end of either has said it
        return None
    if e.scores:
        line = BATTLE_WON(camp=Ref("camp", e.winner, "def"), place=_place(e.zone))
        return LogLine(line, "conquest:10.5-c", "battle", e.winner, places=_at(e.zone))
    return LogLine(BATTLE_NOBODY(place=_place(e.zone)), "conquest:R-52", "battle", places=_at(e.zone))


def _siege_began(e: ev.SiegeBegan) -> LogLine:
    line = SIEGE_ROUNDS(die=e.die, commanders=e.commanders, rounds=e.rounds)
    return LogLine(line, "conquest:10.4-a", "siege", e.besieger, (Die(6, e.die, e.besieger),), _at(e.zone))


def _round_began(e: ev.SiegeRoundBegan) -> LogLine:
    line = SIEGE_ROUND(place=_place(e.zone, "de"), round=e.round, rounds=e.rounds, fv=e.fv)
    return LogLine(line, "conquest:10.4-c", "siege", places=_at(e.zone))


def _artillery(e: ev.ArtilleryFired) -> LogLine:
    line = ARTILLERY(piece=Ref("piece", e.unit, "de"), cf=e.cf, dice=e.dice, fv=e.fv)
    dice = tuple(Die(6, die, e.camp) for die in e.dice)
    return LogLine(line, "conquest:10.4-d", "fire", e.camp, dice, _at(e.zone), (e.unit,))


def _assault(e: ev.AssaultRolled) -> LogLine:
    values: dict[str, Param] = {
        "att": e.attacker_cf,
        "dfd": e.defender_cf,
        "table": Ref("table", e.table),
        "ratio": e.ratio,
        "fv": e.fv,
        "column": e.column,
        "die": e.die,
        "first": code(e.attacker),
        "second": code(e.defender),
    }
    line = ASSAULT_PLUS(**values, bonus=e.bonus) if e.bonus else ASSAULT(**values)
    return LogLine(line, "conquest:10.4-e", "siege", e.camp, (Die(6, e.die, e.camp),), _at(e.zone))


def _exit(e: ev.ExitTried) -> LogLine:
    template = EXIT_DONE if e.die <= e.tc else EXIT_FAILED
    piece = Ref("piece", e.commander + BACK if e.back else e.commander, "de")
    line = template(piece=piece, die=e.die, tc=e.tc)
    dice = (Die(6, e.die, e.camp),)
    return LogLine(line, "conquest:10.4-g", "siege", e.camp, dice, _at(e.zone), (e.commander,))


def _sortie(e: ev.SortieFought) -> LogLine:
    values: dict[str, Param] = {
        "att": e.attacker_cf,
        "dfd": e.defender_cf,
        "table": Ref("table", e.table),
        "column": e.column,
        "die": e.die,
        "first": code(e.attacker),
        "second": code(e.defender),
    }
    line = SORTIE_PLUS(**values, bonus=e.bonus) if e.bonus else SORTIE(**values)
    return LogLine(line, "conquest:10.4-g", "siege", e.camp, (Die(6, e.die, e.camp),), _at(e.zone))


def _siege_ended(e: ev.SiegeEnded) -> LogLine:
    held = {"lifted": SIEGE_LIFTED, "rounds": SIEGE_EXHAUSTED, "eliminated": BESIEGER_GONE}
    template = SIEGE_TAKEN if e.winner == e.besieger else held[e.why]
    line = template(camp=Ref("camp", e.winner, "def"), place=_place(e.zone, "de"))
    return LogLine(line, "conquest:10.4-i", "siege", e.winner, places=_at(e.zone))


def _overtaken(e: ItemsOvertaken) -> LogLine:
    return LogLine(OVERTAKEN(nation=Ref("nation", e.nation, "de")), "conquest:11-f", "diplomacy")


DESCRIBE: dict[type, Callable[[Any], LogLine | None]] = {
    **casualties.DESCRIBE,
    ev.CombatBegan: _began,
    ev.AcceleratedRolled: _rolled,
    ev.CombatDecided: _decided,
    ev.SiegeBegan: _siege_began,
    ev.SiegeRoundBegan: _round_began,
    ev.ArtilleryFired: _artillery,
    ev.AssaultRolled: _assault,
    ev.ExitTried: _exit,
    ev.SortieFought: _sortie,
    ev.SiegeEnded: _siege_ended,
    ItemsOvertaken: _overtaken,
}
