"""Texts of losses: prompts, refusals and log lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.game import Die, LogLine
from anahuac.engine.text import Ref, plural, text
from anahuac.games.conquest.events.casualties import CommanderTested, Sacrificed
from anahuac.games.conquest.names import BACK

LOSE_STEPS = plural("conquest", "Remove %n strength point(s) at {place}.", "", 1)
LOSE_STEPS_TZ = plural("conquest", "Remove %n strength point(s) in the {tz}.", "", 1)
GIVE_SACRIFICE = text("conquest", "Choose the unit to be sacrificed at {place}.")
GIVE_SACRIFICE_TZ = text("conquest", "Choose the unit to be sacrificed in the {tz}.")

NOT_THAT_UNIT = text("conquest", "{piece} took no part in what cost these losses.")
TOO_MUCH_OF_A_UNIT = plural("conquest", "{piece} has only %n strength point(s) left.", "", 1)
WRONG_TOTAL = plural("conquest", "Exactly %n strength point(s) must go.", "", 1)

UNHURT = text("conquest", "{piece} in danger: die {die}, unhurt (only a 1 is fatal)")
FATAL = text("conquest", "{piece} in danger: die {die}, fatal")
SACRIFICE_OF_MARKED = text("conquest", "The Sacrifice marker takes {piece}")


def _tested(e: CommanderTested) -> LogLine:
    clause = "conquest:10.3.4-g" if e.mark == "fire" else "conquest:10.3.4-q"
    said = FATAL if e.die == 1 else UNHURT
    line = said(piece=Ref("piece", e.commander + BACK if e.back else e.commander, "def"), die=e.die)
    return LogLine(line, clause, "commander", e.camp, (Die(10, e.die),), _at(e.zone, e.tz), (e.commander,))


def _sacrificed(e: Sacrificed) -> LogLine | None:
    if not e.marked:  # the elimination that follows says it
        return None
    line = SACRIFICE_OF_MARKED(piece=Ref("piece", e.piece + BACK if e.back else e.piece, "def"))
    return LogLine(line, "conquest:10.3.2-f", "loss", e.camp, (), _at(e.zone, e.tz), (e.piece,))


def _at(zone: int, tz: str | None) -> tuple[str, ...]:
    return (f"place:{zone}",) if tz is None else (f"tz:{tz}",)


DESCRIBE: dict[type, Callable[[Any], LogLine | None]] = {CommanderTested: _tested, Sacrificed: _sacrificed}
