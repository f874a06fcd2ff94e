"""The advance after combat: who had best enter the hex, and what an attack that clears it leads to (8.19, 13.4.2A)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from anahuac.engine.decision import Action, Decision
from anahuac.games.siege.actions.ground import Advance
from anahuac.games.siege.advisor.judge import Judge
from anahuac.games.siege.frames.combat import AdvanceFrame
from anahuac.games.siege.model import stack_at
from anahuac.games.siege.rules import ch06_stacking
from anahuac.games.siege.rules.ch08_targets import can_enter
from anahuac.games.siege.terms import SPANISH

#: Going on to the island.
GROUND = 0.1
#: Leaving a leader without a unit.
ABANDONED = 10.0
#: The most Europeans of whom it is asked which of them go together.
TOGETHER = 5


class Advancing(NamedTuple):
    """Who enters a hex, and by how much all are safer for it."""

    gain: float
    group: tuple[str, ...]


def best_advance(judge: Judge, target: str, able: Sequence[str], duty: bool = True) -> Advancing:
    """The best group of those who can enter a cleared hex; with ``duty`` at least one of them."""
    s = judge.s
    there = stack_at(s, judge.camp, target)
    able = tuple(unit for unit in able if can_enter(judge.t, s, unit, s.pieces[unit].at, target))
    before = {place: judge.danger(judge.mine[place]) for place in {s.pieces[unit].at for unit in able}}
    best = None if duty else Advancing(0.0, ())
    held = judge.danger(judge.look.host(target, there)) if there else 0.0
    ashore = GROUND if target in judge.ground.on_island and judge.camp == SPANISH else 0.0
    for group in _groups(judge, able):
        if not ch06_stacking.fits(judge.t, s, judge.camp, group, target):
            continue
        gain = held - judge.danger(judge.look.host(target, (*there, *with_leader(judge, group)))) + ashore
        for place in sorted({s.pieces[unit].at for unit in group}):
            gain += before[place] - _left(judge, place, group)
        if best is None or gain > best.gain + 1e-9:
            best = Advancing(gain, group)
    return best or Advancing(0.0, ())


def with_leader(judge: Judge, group: Iterable[str]) -> tuple[str, ...]:
    """A group with the leader, where all the units by him go, and with the cannon it carries."""
    s = judge.s
    ids = tuple(group)
    at = s.pieces[judge.leader].at if judge.leader in s.pieces else ""
    host = judge.mine.get(at)
    leads = host is not None and host.units and all(unit in ids for unit in host.units)
    cannon = tuple(
        piece
        for place in {s.pieces[unit].at for unit in ids}
        for piece in judge.mine[place].pieces
        if s.pieces[piece].carrier in ids and piece not in ids and piece != judge.leader
    )
    return (*ids, *cannon, *((judge.leader,) if leads else ()))


def _left(judge: Judge, place: str, group: tuple[str, ...]) -> float:
    """The danger of those who stay where some of a group stood."""
    going = with_leader(judge, group)
    rest = tuple(piece for piece in judge.mine[place].pieces if piece not in going)
    return judge.danger(judge.look.host(place, rest)) if rest else 0.0


def _groups(judge: Judge, able: tuple[str, ...]) -> Iterable[tuple[str, ...]]:
    """One alone of each class, the most worn; all of a hex; all of a side, the strongest."""
    t, s = judge.t, judge.s

    def factor(unit: str) -> int:
        return t.units[unit].factor(s.pieces[unit].steps)

    found: list[tuple[str, ...]] = []
    for kind in sorted({t.units[unit].kind for unit in able}):
        found.append((min((unit for unit in able if t.units[unit].kind == kind), key=factor),))
    by_place: dict[str, list[str]] = {}
    for unit in able:
        by_place.setdefault(s.pieces[unit].at, []).append(unit)
    found += [tuple(units) for units in by_place.values()]
    for side in ("spanish", "ally"):
        units = sorted((unit for unit in able if t.units[unit].side == side), key=factor, reverse=True)
        found.append(tuple(units[:TOGETHER] if side == "spanish" else units))
    return dict.fromkeys(group for group in found if group)


def rate_advance(judge: Judge, decision: Decision, options: Sequence[Action]) -> dict[Action, float]:
    """Those of the best group, one after another, and nobody else."""
    del decision
    frame = judge.s.frames[-1]
    assert isinstance(frame, AdvanceFrame)
    units = tuple(dict.fromkeys(option.piece for option in options if isinstance(option, Advance)))
    group = best_advance(judge, frame.target, units, frame.duty).group
    going = with_leader(judge, group)
    rated: dict[Action, float] = {}
    for at, option in enumerate(options):
        if not isinstance(option, Advance):
            rated[option] = 0.0
            continue
        rated[option] = (1.0 if option.piece in group else -1.0) - 0.0001 * at
        if option.leader:
            rated[option] += 0.5 if option.leader in going else -ABANDONED
        elif _abandons(judge, option.piece):
            rated[option] -= ABANDONED
    return rated


def _abandons(judge: Judge, piece: str) -> bool:
    """Whether a unit that goes without the leader leaves him alone."""
    host = judge.mine[judge.s.pieces[piece].at]
    return host.leader and not any(unit != piece for unit in host.units)


__all__ = ["Advancing", "best_advance", "rate_advance"]
