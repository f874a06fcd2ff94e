"""Chapter 11.4: cannon in combat, with the clauses of 8.20 that concern who has one with him."""

from __future__ import annotations

from collections.abc import Iterable

from anahuac.engine.game import Tx
from anahuac.engine.rules import rule
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import PiecesLeft
from anahuac.games.siege.model import DEAD, DEAD_FOR_GOOD, State, stack_at
from anahuac.games.siege.terms import SPANISH


@rule("siege:8.20", "siege:11.4", "siege:11.4A")
def with_cannon(t: Tables, s: State, units: Iterable[str]) -> tuple[str, ...]:
    """Units and the cannon that they carry, each cannon after its unit."""
    ids = tuple(units)
    carried = {
        unit: [key for key in cannon(t) if key in s.pieces and s.pieces[key].carrier == unit] for unit in ids
    }
    return tuple(piece for unit in ids for piece in (unit, *carried[unit]))


def cannon(t: Tables) -> tuple[str, ...]:
    """All cannon of the game, in the order of the counters."""
    return tuple(unit.id for unit in t.units.values() if unit.kind == "cannon")


def carried_among(s: State, pieces: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """Those of some pieces that go with a unit, each with that unit: cannon and leaders afloat."""
    return tuple((piece, s.pieces[piece].carrier) for piece in pieces if s.pieces[piece].carrier)


@rule("siege:11.4D", "siege:11.4F")
def fall_with_carriers(t: Tables, tx: Tx[State, Event], carried: Iterable[tuple[str, str]]) -> None:
    """Cannon whose carrier has lost its last step are lost for good with it.

    ``carried`` is how things stood before the losses (:func:`carried_among`): the dead carry nobody.
    """
    pieces = tx.state.pieces
    fallen = tuple(
        piece
        for piece, carrier in carried
        if t.units[piece].kind == "cannon"
        and pieces[carrier].at == DEAD
        and pieces[piece].at != DEAD_FOR_GOOD
    )
    if fallen:
        tx.emit(PiecesLeft(SPANISH, fallen, DEAD_FOR_GOOD, "fell"))


@rule("siege:11.4C", "siege:8.19A")
def destroy_alone(t: Tables, tx: Tx[State, Event], place: str) -> None:
    """Aztec units enter a hex that holds cannon only: those are destroyed for good."""
    left = stack_at(tx.state, SPANISH, place)
    if left and all(t.units[piece].kind == "cannon" for piece in left):
        tx.emit(PiecesLeft(SPANISH, left, DEAD_FOR_GOOD, "fell"))
