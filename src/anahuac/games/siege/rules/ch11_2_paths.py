"""Chapter 11.2.2: the paths along which a Knight can lead those it has trapped."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from anahuac.engine.rules import rule
from anahuac.games.siege.data import Tables
from anahuac.games.siege.model import State, is_occupied, stack_at
from anahuac.games.siege.rules import ch06_stacking, ch11_4_cannon
from anahuac.games.siege.rules.ch08_targets import can_enter, fighters
from anahuac.games.siege.terms import AZTEC, SPANISH


class Trap(NamedTuple):
    """A trap that might be sprung: who leads, from which hex, and who follows, from which."""

    trappers: tuple[str, ...]
    origin: str
    victims: tuple[str, ...]
    target: str


@rule("siege:11.2.2A")
def trap_of(s: State, knight: str, victims: tuple[str, ...], target: str) -> Trap:
    """The Knight with everything stacked with it, and those who would follow."""
    origin = s.pieces[knight].at
    return Trap(stack_at(s, AZTEC, origin), origin, victims, target)


@rule("siege:11.2.1A", "siege:11.2.2B")
def groups(t: Tables, s: State, target: str) -> dict[str, tuple[str, ...]]:
    """Who can be trapped in a hex, by what one names: each unit with its cannon, and the whole stack by its place.

    A leader goes with the whole stack only, and cannon that nobody carries stay.
    """
    units = fighters(t, s, SPANISH, target)
    found = {unit: ch11_4_cannon.with_cannon(t, s, (unit,)) for unit in units}
    leaders = tuple(piece for piece in stack_at(s, SPANISH, target) if piece in t.leaders)
    if len(units) > 1 or leaders:
        found[target] = (*ch11_4_cannon.with_cannon(t, s, units), *leaders)
    return found


@rule("siege:11.2.2A", "siege:11.2.2B")
def paths(t: Tables, s: State, trap: Trap) -> tuple[tuple[str, ...], ...]:
    """All legal paths, shorter ones within longer before them: the hexes that the trappers enter, one to three."""
    return tuple(_all(t, s, trap))


def has_path(t: Tables, s: State, trap: Trap) -> bool:
    """Whether there is any legal path."""
    return next(_all(t, s, trap), None) is not None


def _all(t: Tables, s: State, trap: Trap) -> Iterator[tuple[str, ...]]:
    if _can_follow(t, s, trap, trap.target, trap.origin):
        yield from _from(t, s, trap, ())


def _from(t: Tables, s: State, trap: Trap, path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    here = path[-1] if path else trap.origin
    for there in t.hexes[here].around:
        if there is None or there == trap.origin or there in path:
            continue
        if is_occupied(s, SPANISH, there) or not _can_lead(t, s, trap, here, there):
            continue
        longer = (*path, there)
        if len(longer) >= t.rolls.trap.path_min and ch06_stacking.fits(t, s, AZTEC, trap.trappers, there):
            yield longer
        if (
            len(longer) < t.rolls.trap.path_max
            and not is_occupied(s, AZTEC, there)
            and _can_follow(t, s, trap, here, there)
        ):
            yield from _from(t, s, trap, longer)


def _can_lead(t: Tables, s: State, trap: Trap, origin: str, to: str) -> bool:
    return all(can_enter(t, s, piece, origin, to) for piece in trap.trappers)


def _can_follow(t: Tables, s: State, trap: Trap, origin: str, to: str) -> bool:
    """Whether those who are trapped could go from a hex into the next; cannon go where their infantry goes."""
    return all(
        can_enter(t, s, piece, origin, to) for piece in trap.victims if t.units[piece].kind != "cannon"
    )


def legs(trap: Trap, path: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The steps of those who follow: through the hexes that the trappers have left."""
    through = (trap.target, trap.origin, *path[:-1])
    return tuple(pairwise(through))


def next_hexes(found: tuple[tuple[str, ...], ...], path: tuple[str, ...]) -> tuple[str, ...]:
    """The hexes by which legal paths go on from a beginning."""
    at = len(path)
    return tuple(dict.fromkeys(one[at] for one in found if len(one) > at and one[:at] == path))
