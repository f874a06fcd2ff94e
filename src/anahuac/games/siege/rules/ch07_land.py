"""Chapter 7.2 and 7.6: land movement: which pieces set out next, which go on, and when it is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from anahuac.engine.decision import Action, Decision, OneOf, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.games.siege.actions.movement import EndMovement, GoOn, SetOut
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import FrameChanged, FramePopped, FramePushed
from anahuac.games.siege.events.setup import SurplusEnded
from anahuac.games.siege.frames.movement import LandFrame, MarchFrame
from anahuac.games.siege.model import MARCHED, SAILED, State, has_done, stack_at
from anahuac.games.siege.rules.ch06_overstack import open_remedy
from anahuac.games.siege.rules.ch06_stacking import is_overstacked
from anahuac.games.siege.rules.ch07_land_refusals import refuse_land
from anahuac.games.siege.rules.ch07_reach import movers
from anahuac.games.siege.terms import SPANISH
from anahuac.games.siege.texts import movement as texts


@rule("siege:4.2", "siege:7.10F")
def open_land(t: Tables, tx: Tx[State, Event]) -> None:
    """Land movement, once lake movement is over."""
    del t
    tx.emit(FramePushed(LandFrame()))


@rule("siege:7.2B", "siege:7.2C", "siege:7.6A")
def pending_land(t: Tables, s: State, frame: LandFrame) -> tuple[Decision, ...]:
    """Pieces of which hex move next; those that set out together with the last ones may go on before others do."""
    options: list[Action] = []
    for place in t.hexes:
        if place not in s.stacks[s.active]:
            continue
        able = movers(t, s, frame, place)
        if any(piece in frame.session for piece in able):
            options.append(GoOn(place))
        if any(piece not in frame.session for piece in able):
            options.append(SetOut(place))
    if not options:
        return ()
    if not relievable(t, s, frame):
        options.append(EndMovement())
    return (Decision(s.active, "land", texts.LAND_NEXT(), OneOf(tuple(options)), "siege:7.2B"),)


@rule("siege:3.2", "siege:6.6A")
def relievable(t: Tables, s: State, frame: LandFrame) -> tuple[str, ...]:
    """Hexes overstacked since the set-up from which a piece could still move: movement does not end before."""
    if s.active != SPANISH:
        return ()
    return tuple(
        place for place in s.surplus if is_overstacked(t, s, SPANISH, place) and movers(t, s, frame, place)
    )


@rule("siege:7.6A")
def answer_land(t: Tables, tx: Tx[State, Event], frame: LandFrame, seat: Seat, action: Action) -> None:
    """Pieces set out and close the session before theirs, pieces go on, or movement ends.

    All that stand in the hex and have not moved set out together: who stays behind may follow as long as no others
    have moved, and later as a unit that has not moved at all.
    """
    del seat
    s = tx.state
    match action:
        case SetOut(place=place):
            here = tuple(
                piece for piece in stack_at(s, s.active, place) if not has_done(s, piece, MARCHED | SAILED)
            )
            tx.emit(FrameChanged(replace(frame, session=here, start=place)))
            tx.emit(FramePushed(MarchFrame(place)))
        case GoOn(place=place):
            tx.emit(FramePushed(MarchFrame(place)))
        case _:
            run_land(t, tx, frame)


@rule("siege:3.2", "siege:6.6A")
def run_land(t: Tables, tx: Tx[State, Event], frame: LandFrame) -> None:
    """Land movement is over; what still stands overstacked since the set-up is at the mercy of the opponent."""
    del frame
    tx.emit(FramePopped())
    s = tx.state
    if s.surplus and s.active == SPANISH:
        tx.emit(SurplusEnded())
        for place in s.surplus:
            open_remedy(t, tx, SPANISH, place)


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    LandFrame: (pending_land, answer_land, run_land),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {LandFrame: refuse_land}
