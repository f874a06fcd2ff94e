"""Texts of the sequence of play: prompts and log lines (4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.game import Die, LogLine
from anahuac.engine.text import plural, text
from anahuac.games.siege.events import sequence as ev
from anahuac.games.siege.terms import AZTEC, SPANISH

COUPLET_OR_RECOVERY = text("siege", "Another couplet, or R&R?")
ANOTHER_RECOVERY = text("siege", "The R&R is over: a couplet, or another R&R at once?")
OBJECT = plural("siege", "Object to the R&R? A die plus %n full Knight(s) must reach {threshold}.", "", 1)

CALLED = text("siege", "The Spanish player calls an R&R")
DENIED = plural("siege", "Objection: die {die} and %n full Knight(s), the R&R is denied", "", 1)
OVERRULED = plural("siege", "Objection: die {die} and %n full Knight(s), the R&R is held all the same", "", 1)


def _called(e: ev.RecoveryCalled) -> LogLine:
    del e
    return LogLine(CALLED(), "siege:4.3A", "rr", SPANISH)


def _objected(e: ev.Objected) -> LogLine:
    line = (DENIED if e.denied else OVERRULED)(e.knights, die=e.die)
    return LogLine(line, "siege:4.5", "rr", AZTEC, (Die(6, e.die, AZTEC),))


DESCRIBE: dict[type, Callable[[Any], LogLine | None]] = {ev.RecoveryCalled: _called, ev.Objected: _objected}
