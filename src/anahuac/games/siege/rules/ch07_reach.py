"""Chapters 6.5, 7.1, 7.3, 7.5 and 7.6: the steps a group can make, so that it can end where it may stand."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush

from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.siege.data import Tables
from anahuac.games.siege.frames.movement import LandFrame
from anahuac.games.siege.model import MARCHED, SAILED, State, has_done, stack_at
from anahuac.games.siege.rules.ch06_overstack import refuse_halt
from anahuac.games.siege.rules.ch07_costs import allowance, cost, refuse_side, step_cost
from anahuac.games.siege.rules.ch07_enemies import is_barred
from anahuac.games.siege.rules.ch07_exits import may_depart
from anahuac.games.siege.texts import movement as texts


def walkers(t: Tables, group: Sequence[str]) -> tuple[str, ...]:
    """The pieces of a group that pay for their steps: all but cannon, which are carried (11.4A)."""
    return tuple(piece for piece in group if t.units[piece].kind != "cannon")


@rule("siege:7.1A", "siege:7.1B", "siege:7.3A", "siege:7.3B", "siege:7.5A", "siege:7.6B")
def refuse_step(t: Tables, s: State, group: Sequence[str], a: str, b: str) -> Refusal | None:
    """Why a group cannot enter the next hex, ``None`` where it can, if only to pass."""
    on_foot = walkers(t, group)
    for piece in on_foot:
        refusal = refuse_side(t, s, piece, a, b)
        if refusal is not None:
            return refusal
    if is_barred(t, s, s.active, group, b):
        return Refusal("siege:7.5A", texts.ENEMIES_THERE())
    for piece in on_foot:
        if step_cost(t, s, piece, a, b) is None:
            return Refusal("siege:7.1A", texts.TOO_FAR(piece=Ref("piece", piece)))
    return None


@rule("siege:7.6B", "siege:11.4A")
def group_cost(t: Tables, s: State, group: Sequence[str], a: str, b: str) -> int:
    """MP that each piece of a group pays for a step that it can make."""
    return max(step_cost(t, s, piece, a, b) or 0 for piece in walkers(t, group))


@rule("siege:6.5")
def refuse_way(t: Tables, s: State, group: Sequence[str], a: str, b: str) -> Refusal | None:
    """Why a group may not go into a hex: it cannot enter, or could end neither there nor farther on."""
    refusal = refuse_step(t, s, group, a, b)
    if refusal is not None or has_end(t, s, group, b, group_cost(t, s, group, a, b)):
        return refusal
    return refuse_halt(t, s, s.active, group, b)


def has_end(t: Tables, s: State, group: Sequence[str], place: str, spent: int) -> bool:
    """Whether a group that comes to a hex for so many MP may end there, or farther on with what is left."""
    camp = s.active
    if refuse_halt(t, s, camp, group, place) is None:
        return True
    on_foot = walkers(t, group)
    rest = min(allowance(t, s, piece) - s.pieces[piece].spent for piece in on_foot) - spent
    best = {place: 0}
    queue = [(0, place)]
    while queue:
        used, here = heappop(queue)
        if refuse_halt(t, s, camp, group, here) is None:
            return True
        for to in t.open_neighbours[here]:
            costs = [cost(t, s, piece, here, to) for piece in on_foot]
            known = [one for one in costs if one is not None]
            if len(known) < len(costs) or is_barred(t, s, camp, group, to):
                continue
            total = used + max(known)
            if total <= rest and total < best.get(to, rest + 1):
                best[to] = total
                heappush(queue, (total, to))
    return False


def steps_from(t: Tables, s: State, group: Sequence[str], place: str) -> tuple[str, ...]:
    """The hexes into which a group may go next."""
    return tuple(to for to in t.open_neighbours[place] if refuse_way(t, s, group, place, to) is None)


# ---------------------------------------------------------------------- who can still go


@rule("siege:7.2C", "siege:7.6A", "siege:7.10E", "siege:7.4", "siege:2.12B")
def may_move(t: Tables, s: State, land: LandFrame, piece: str) -> bool:
    """Whether a piece may move by land at all now: it has done nothing yet, or set out with the last ones."""
    unit = t.units[piece]
    if unit.moves == "lake_area" or unit.kind == "cannon" or has_done(s, piece, SAILED):
        return False
    return piece in land.session or not has_done(s, piece, MARCHED)


def can_go(t: Tables, s: State, land: LandFrame, piece: str) -> bool:
    """Whether a piece that may move has somewhere to go by itself."""
    place = s.pieces[piece].at
    if may_depart(
        t, s, (piece,), place, land if piece in land.session else LandFrame((), place, land.raided)
    ):
        return True
    return any(refuse_way(t, s, (piece,), place, to) is None for to in t.open_neighbours[place])


def movers(t: Tables, s: State, land: LandFrame, place: str) -> tuple[str, ...]:
    """Pieces of a hex that may move and have somewhere to go, the top first."""
    return tuple(
        piece
        for piece in stack_at(s, s.active, place)
        if may_move(t, s, land, piece) and can_go(t, s, land, piece)
    )


@rule("siege:7.4", "siege:11.4A")
def with_cannon(t: Tables, s: State, group: Sequence[str], place: str) -> tuple[str, ...]:
    """A group with the cannon that it carries, in the order of the stack."""
    return tuple(
        piece
        for piece in stack_at(s, s.active, place)
        if piece in group or (t.units[piece].kind == "cannon" and s.pieces[piece].carrier in group)
    )
