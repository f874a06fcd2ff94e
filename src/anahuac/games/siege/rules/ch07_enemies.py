"""Chapters 7.5, 9.3D and 11.4C: hexes that enemies hold, and what falls to whoever moves in."""

from __future__ import annotations

from collections.abc import Iterable

from anahuac.engine.game import Tx
from anahuac.engine.rules import rule
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.model import State, is_occupied, stack_at
from anahuac.games.siege.rules import ch09_leaders, ch11_4_cannon
from anahuac.games.siege.terms import Camp, enemy, is_hex


@rule("siege:7.5A", "siege:7.5B", "siege:9.3D", "siege:11.4C")
def is_barred(t: Tables, s: State, camp: Camp, pieces: Iterable[str], place: str) -> bool:
    """Whether enemies keep pieces of a camp out of a hex: all do but a lone leader or cannon, and those keep out
    whoever comes without a combat unit. An area bars nobody (7.5B)."""
    foe = enemy(camp)
    if not is_hex(place) or not is_occupied(s, foe, place):
        return False
    return not (is_undefended(t, s, foe, place) and any(t.units[piece].is_combat_unit for piece in pieces))


def is_undefended(t: Tables, s: State, camp: Camp, place: str) -> bool:
    """Whether what a camp has in a hex are leaders and cannon alone; what the viewer cannot see may be a unit."""
    stack = s.stacks[camp].get(place, ())
    return bool(stack) and all(piece is not None and not t.units[piece].is_combat_unit for piece in stack)


@rule("siege:9.3D", "siege:11.4C", "siege:5.2")
def take_what_is_alone(
    t: Tables, tx: Tx[State, Event], camp: Camp, pieces: Iterable[str], place: str
) -> None:
    """Pieces have come into a hex: an enemy leader without units there is captured, cannon alone are destroyed.

    With Cortes the match is over: no frame is left.
    """
    foe = enemy(camp)
    if not is_hex(place) or not stack_at(tx.state, foe, place):
        return
    by = next((piece for piece in pieces if t.units[piece].is_combat_unit), "")
    leader = ch09_leaders.lone_leader(t, tx.state, camp, place)
    if leader:
        ch09_leaders.captured(t, tx, leader, by)
    if tx.state.verdict is None:
        ch11_4_cannon.destroy_alone(t, tx, place)
