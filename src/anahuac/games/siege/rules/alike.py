"""Counters that nothing tells apart are offered once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from anahuac.games.siege.data import Tables
from anahuac.games.siege.model import State


def likeness(t: Tables, piece: str, steps: int) -> tuple[object, ...]:
    """What a counter has in common with all that are worth the same; captains are themselves."""
    unit = t.units[piece]
    if unit.kind not in ("aztec_regular", "ally_regular", "cannon"):
        return (piece,)
    factors = tuple(sorted(unit.cf.items()))
    return (unit.kind, unit.tribe, unit.ma, unit.lake, factors, steps)


def unlike(
    t: Tables, s: State, pieces: Iterable[str], steps: Mapping[str, int] | None = None
) -> tuple[str, ...]:
    """Of pieces that nothing tells apart the first; ``steps`` where they count with others than they have."""
    first: dict[tuple[object, ...], str] = {}
    for piece in pieces:
        left = (steps or {}).get(piece, s.pieces[piece].steps)
        first.setdefault(likeness(t, piece, left), piece)
    return tuple(first.values())
