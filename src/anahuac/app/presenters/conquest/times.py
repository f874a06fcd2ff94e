"""When a position of the Conquest is, and what of a match is worth marking on the bars of its replay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from anahuac.app.presenter import Landmark, Moment
from anahuac.engine.game import LogLine
from anahuac.engine.text import Param, Ref, Text, text
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events.core import PiecesMoved
from anahuac.games.conquest.frames.turn import TurnFrame
from anahuac.games.conquest.model import State

PHASES = {
    "rr": text("conquest-times", "{camp}: R&R"),
    "movement": text("conquest-times", "{camp}: movement"),
    "attrition": text("conquest-times", "{camp}: attrition"),
    "battles": text("conquest-times", "{camp}: battles"),
    "sieges": text("conquest-times", "{camp}: sieges"),
}
SHARED = {
    "setup": text("conquest-times", "Set-up"),
    "diplomacy": text("conquest-times", "Diplomacy"),
    "end": text("conquest-times", "End of the match"),
}
COST = text("conquest-times", "{cost} MP")
_GREAT = {"battle", "siege"}
_SMALL = {"attrition", "diplomacy", "rr", "commander", "control", "melee", "move"}


def moment_of(t: Tables, view: State) -> Moment:
    """Turn, season and phase; what both camps share belongs to nobody."""
    bottom = view.frames[0] if view.frames else None
    stage = bottom.stage if isinstance(bottom, TurnFrame) else "end" if view.verdict else "setup"
    turn = t.turns[view.turn]
    shared = SHARED.get(stage)
    name: Text = shared() if shared is not None else PHASES[stage](camp=Ref("camp", view.active))
    camp = "" if shared is not None else view.active
    role = {"spain": "spain", "indian": "mexico"}.get(camp, "")
    months = Ref("months", str(view.turn))
    return Moment(
        str(view.turn), str(view.turn), months, f"season.{turn.season}", f"{camp}:{stage}", name, role
    )


def landmark_of(line: LogLine) -> Landmark:
    """Battles and sieges are seen from afar, what costs or changes something from near."""
    if line.is_heading:
        return ""
    return "great" if line.kind in _GREAT else "small" if line.kind in _SMALL else ""


def price_of(events: Sequence[Any]) -> Param:
    """Movement points of the marches among the events."""
    cost = sum(event.cost for event in events if isinstance(event, PiecesMoved) and event.why == "march")
    return COST(cost=cost) if cost else ""


def ways_of(events: Sequence[Any]) -> dict[str, tuple[str, ...]]:
    """The zones that pieces went through, in order; one that was set down elsewhere begins anew."""
    ways: dict[str, tuple[str, ...]] = {}
    for event in events:
        if not isinstance(event, PiecesMoved):
            continue
        origin, to = str(event.origin), str(event.to)
        for piece in event.pieces:
            before = ways.get(piece, ())
            ways[piece] = (*before, to) if before[-1:] == (origin,) else (origin, to)
    return ways
