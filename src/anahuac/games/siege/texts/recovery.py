"""Texts of the R&R Interphase (10) and of disease (11.8): prompts, refusals and log lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.game import Die, LogLine
from anahuac.engine.text import Ref, plural, text
from anahuac.games.siege.events import recovery as ev
from anahuac.games.siege.terms import AZTEC, SPANISH

WHO_STAYS = text("siege", "Who stays in the forts while the others are taken up?")
DISEASE_LOSSES = plural("siege", "Disease: where do you lose %n step(s)?", "", 1)

STAYS_NOT = text("siege", "Only units in forts that may be held can stay on the map.")
ALLY_STAYS_NOT = text("siege", "{piece} must go: only Spanish units hold forts during an R&R.")
ISLAND_ONLY = text("siege", "{piece} must be placed on the island.")

# ---------------------------------------------------------------------- log

RECOVERY = text("siege", "R&R Interphase {number}")
DESERTION_STAY = text("siege", "Desertion check: die {die}, {result} after modifiers, the Allies stay")
DESERTION_GO = text("siege", "Desertion check: die {die}, {result} after modifiers, the Allies go home")
COUNTED = text("siege", "{check} ({modifiers})")
MODIFIERS = {
    "sacrifice": text("siege", "sacrifices {value}"),
    "raid": text("siege", "raid {value}"),
    "objection": text("siege", "objection {value}"),
    "chapultepec": text("siege", "Aztecs in Chapultepec {value}"),
}
CAME_BACK = text("siege", "Back from home: {units}")
KEPT = text("siege", "They stay where they are: {pieces}")
BROKE_OUT = plural("siege", "{piece} breaks out: die {die}, %n step(s) lost", "", 1)
FATES = {
    "full": text("siege", "Dead pile, {piece}: die {die}, back at full strength"),
    "one_step": text("siege", "Dead pile, {piece}: die {die}, back with one step"),
    "stays": text("siege", "Dead pile, {piece}: die {die}, no change"),
    "dead_for_good": text("siege", "Dead pile, {piece}: die {die}, lost for good"),
}
NO_DISEASE = text("siege", "Disease: dice {first} and {second}, nobody falls ill")
OUTBREAK = text("siege", "Disease: dice {first} and {second}, it breaks out in both camps")
STRUCK = plural("siege", "Disease in the {camp}: %n step(s)", "", 1)


def _began(e: ev.RecoveryBegan) -> LogLine:
    return LogLine(RECOVERY(number=e.number), "siege:10.1", "turn", is_heading=True)


def _checked(e: ev.DesertionChecked) -> LogLine:
    line = (DESERTION_GO if e.deserts else DESERTION_STAY)(die=e.die, result=e.result)
    if e.modifiers:
        counted = tuple(MODIFIERS[key](value=value) for key, value in e.modifiers)
        line = COUNTED(check=line, modifiers=counted)
    return LogLine(line, "siege:10.2A", "rr", SPANISH, (Die(6, e.die, SPANISH),))


def _came_back(e: ev.AlliesCameBack) -> LogLine:
    ids = tuple(unit for unit, _ in e.units)
    line = CAME_BACK(units=tuple(Ref("piece", unit) for unit in ids))
    return LogLine(line, "siege:10.2D", "rr", SPANISH, pieces=ids)


def _kept(e: ev.UnitsKept) -> LogLine:
    line = KEPT(pieces=tuple(Ref("piece", piece) for piece in e.pieces))
    clause = "siege:10.3.2A" if e.camp == SPANISH else "siege:10.3.3B"
    return LogLine(line, clause, "rr", e.camp, pieces=e.pieces)


def _broke_out(e: ev.BreakOutRolled) -> LogLine:
    line = BROKE_OUT(e.steps, piece=Ref("piece", e.unit, "de"), die=e.die)
    return LogLine(line, "siege:10.3.1B", "rr", e.camp, (Die(6, e.die, SPANISH),), pieces=(e.unit,))


def _dead(e: ev.DeadRolled) -> LogLine:
    line = FATES[e.fate](piece=Ref("piece", e.unit, "de"), die=e.die)
    return LogLine(line, "siege:10.5A", "rr", e.camp, (Die(6, e.die, e.camp),), pieces=(e.unit,))


def _disease(e: ev.DiseaseRolled) -> LogLine:
    line = (OUTBREAK if e.outbreak else NO_DISEASE)(first=e.dice[0], second=e.dice[1])
    return LogLine(line, "siege:11.8A", "rr", AZTEC, tuple(Die(6, die, AZTEC) for die in e.dice))


def _struck(e: ev.DiseaseStruck) -> LogLine:
    line = STRUCK(e.steps, camp=Ref("camp", e.camp, "de"))
    clause = "siege:11.8C" if e.camp == SPANISH else "siege:11.8D"
    return LogLine(line, clause, "rr", e.camp, tuple(Die(6, die, e.camp) for die in e.dice))


DESCRIBE: dict[type, Callable[[Any], LogLine | None]] = {
    ev.RecoveryBegan: _began,
    ev.DesertionChecked: _checked,
    ev.AlliesCameBack: _came_back,
    ev.UnitsKept: _kept,
    ev.BreakOutRolled: _broke_out,
    ev.DeadRolled: _dead,
    ev.DiseaseRolled: _disease,
    ev.DiseaseStruck: _struck,
}
