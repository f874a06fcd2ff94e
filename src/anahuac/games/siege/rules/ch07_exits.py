"""Chapters 7.8C, 7.9, 9.5 and 11.1: leaving the map: from Tepeyac, Cuauhtemoc's escape, raids."""

from __future__ import annotations

from typing import NamedTuple

from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Text
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import FrameChanged, FramePopped, PiecesLeft
from anahuac.games.siege.events.movement import RaidLeft
from anahuac.games.siege.frames.movement import LandFrame, MarchFrame
from anahuac.games.siege.model import ESCAPED, OFF_MAP, RAIDING, State
from anahuac.games.siege.rules.ch07_costs import points_left
from anahuac.games.siege.terms import SPANISH
from anahuac.games.siege.texts import movement as texts


class Exit(NamedTuple):
    """A way off the map: where its pieces are then, why they went, and the MP it costs."""

    to: str
    why: str
    cost: int


@rule("siege:7.8C", "siege:7.9", "siege:9.5", "siege:11.1A", "siege:11.1B")
def exit_of(t: Tables, s: State, group: tuple[str, ...], place: str, land: LandFrame) -> Exit | Refusal:
    """How a group that set out together leaves the map from a hex, or why it cannot."""
    if not group or not t.hexes[place].edges:
        return _refused("siege:7.9", texts.NO_EXIT())
    if t.units[group[0]].camp == SPANISH:
        found = _tepeyac(t, s, place, land)
    elif group[0] in t.leaders:
        found = _escape(t, s, group, place)
    else:
        found = _raid(t, s, group, place, land)
    if isinstance(found, Refusal):
        return found
    if any(points_left(t, s, piece) < found.cost for piece in group if t.units[piece].kind != "cannon"):
        return _refused("siege:7.1A", texts.NO_POINTS())
    return found


def may_depart(t: Tables, s: State, group: tuple[str, ...], place: str, land: LandFrame) -> bool:
    """Whether a group can leave the map from a hex now."""
    return isinstance(exit_of(t, s, group, place, land), Exit)


def _refused(clause: str, reason: Text) -> Refusal:
    return Refusal(clause, reason)


@rule("siege:7.8C", "siege:R-24")
def _tepeyac(t: Tables, s: State, place: str, land: LandFrame) -> Exit | Refusal:
    """Spanish-side units that began the phase in Tepeyac, from one of its hexes on the edge."""
    if t.hexes[place].region != "tepeyac":
        return _refused("siege:7.9", texts.NO_EXIT())
    if t.hexes[land.start].region != "tepeyac":
        return _refused("siege:7.8C", texts.NOT_FROM_TEPEYAC())
    return Exit(OFF_MAP, "tepeyac", s.settings.rul_tepeyac_exit_cost)


@rule("siege:9.5")
def _escape(t: Tables, s: State, group: tuple[str, ...], place: str) -> Exit | Refusal:
    """Cuauhtemoc, once he is free, by himself."""
    row = t.leaders[group[0]]
    if len(group) > 1 or not set(row.escape_edges) & set(t.hexes[place].edges):
        return _refused("siege:9.5", texts.ESCAPE_ALONE())
    if not s.freed:
        return _refused("siege:9.1A", texts.NOT_FREED())
    return Exit(ESCAPED, "escape", row.escape_mp)


@rule("siege:11.1A", "siege:11.1B", "siege:11.1")
def _raid(t: Tables, s: State, group: tuple[str, ...], place: str, land: LandFrame) -> Exit | Refusal:
    """A full regular through clear terrain of the edge, after the first R&R, one in a phase."""
    unit, hexagon = t.units[group[0]], t.hexes[place]
    edges = set(t.movement.raid_edges) & set(hexagon.edges)
    if not s.settings.opt_raids or not edges or hexagon.terrain != "clear":
        return _refused("siege:7.9" if not s.settings.opt_raids else "siege:11.1A", texts.NO_EXIT())
    if not s.tally.held:
        return _refused("siege:11.1A", texts.RAID_TOO_EARLY())
    if land.raided:
        return _refused("siege:11.1B", texts.RAID_LEFT_ALREADY())
    if len(group) > 1 or unit.kind != "aztec_regular" or s.pieces[unit.id].steps < unit.steps:
        return _refused("siege:11.1A", texts.RAID_BY_REGULAR())
    return Exit(RAIDING, "raid", t.movement.raid_mp)


@rule("siege:7.8C", "siege:9.5", "siege:11.1A", "siege:11.1C")
def depart(t: Tables, tx: Tx[State, Event], frame: MarchFrame, land: LandFrame) -> None:
    """The group leaves the map; its march is over."""
    found = exit_of(t, tx.state, frame.group, frame.place, land)
    assert isinstance(found, Exit)
    tx.emit(FramePopped())
    tx.emit(PiecesLeft(tx.state.active, frame.group, found.to, found.why))
    if found.why == "raid":
        tx.emit(RaidLeft(frame.group[0], frame.place))
        tx.emit(FrameChanged(LandFrame(land.session, land.start, True)))
