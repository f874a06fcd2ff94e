"""Land movement: which stack sets out, with whom, and to which hex."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from anahuac.engine.decision import Action, Chosen, Decision, Some
from anahuac.games.siege.actions.movement import Depart, EndMovement, GoOn, SetOut, Step, Stop
from anahuac.games.siege.advisor.judge import Judge
from anahuac.games.siege.advisor.look import Host
from anahuac.games.siege.frames.movement import LandFrame, MarchFrame
from anahuac.games.siege.model import MARCHED, SAILED, has_done, stack_at
from anahuac.games.siege.rules import ch07_costs, ch08_odds
from anahuac.games.siege.rules.ch06_overstack import refuse_halt
from anahuac.games.siege.terms import AZTEC, CORTES, CUAUHTEMOC, SPANISH, is_hex

#: What a move must gain to be made.
WORTHWHILE = 0.08
#: What one MP nearer to the goal is worth for each unit; the Aztecs come forward only a little.
NEARER = {SPANISH: 0.08, AZTEC: 0.03}
#: The least share in an attack for whoever comes to it: Aztecs do little one by one, and much together (13.3).
TOGETHER = {SPANISH: 0.0, AZTEC: 0.8}
#: A hex beside a target from another side than friends there.
CONCENTRIC = 0.35
#: Entering the hex of a lone leader.
CAPTURE = {SPANISH: 8.0, AZTEC: 100.0}
#: From how far intruders draw Aztecs on, in hexes.
ALERT = 8
#: Leaving a leader without a unit.
ABANDONED = 50.0
#: MP to a goal that cannot be reached.
UNREACHED = 200
#: From how far Aztecs hunt a Cortes who is badly guarded, in MP, and what a guard is that they don't dare.
HUNT, GUARD = 16, 12
#: Steps with fewer worth than anything that is chosen on purpose.
UNASKED = -1.0


class Way(NamedTuple):
    """A destination for a group: what it gains, the group, the hex and the first step there."""

    gain: float
    group: tuple[str, ...]
    to: str
    first: str


def rate_land(judge: Judge, decision: Decision, options: Sequence[Action]) -> dict[Action, float]:
    """The first stack that has something to gain, those by a lone leader first, then the strongest; else the end."""
    del decision
    rated = {option: UNASKED - 0.001 * at for at, option in enumerate(options)}
    end = EndMovement()
    may_end = end in rated
    if may_end:
        rated[end] = WORTHWHILE
    frame = judge.s.frames[-1]
    assert isinstance(frame, LandFrame)
    starts = [option for option in options if isinstance(option, SetOut | GoOn)]
    alone, away = judge.alone, judge.ground.away
    starts.sort(key=lambda one: (away(one.place, alone) if alone else 0, -judge.mine[one.place].cf))
    for option in starts:
        if _is_idle(judge, option.place):
            continue
        way = best_way(judge, option.place, movable(judge, frame, option))
        if way is None:
            continue
        if way.gain > WORTHWHILE:
            rated[option] = 1.0 + way.gain
            break
        rated[option] = way.gain - 0.5
    return rated


def _is_idle(judge: Judge, place: str) -> bool:
    """Whether Aztecs on the island have nothing to do: no enemy comes near, no boat, and Cortes is not to be had."""
    if judge.camp == SPANISH or place not in judge.ground.on_island:
        return False
    if judge.threat(place) or judge.shelling.get(place):
        return False
    away = judge.ground.away
    if judge.alone and away(place, judge.alone) <= ALERT:
        return False
    prey = prey_of(judge)
    if prey and away(place, prey) <= HUNT:
        return False
    return all(away(place, other) > ALERT for other in judge.intruders)


def movable(judge: Judge, frame: LandFrame, option: SetOut | GoOn) -> tuple[str, ...]:
    """Pieces of a hex that set out, or go on, and can still pay for a step."""
    s, t = judge.s, judge.t
    going_on = isinstance(option, GoOn)
    return tuple(
        piece
        for piece in stack_at(s, judge.camp, option.place)
        if t.units[piece].kind != "cannon"
        and not has_done(s, piece, SAILED)
        and (piece in frame.session) == going_on
        and (going_on or not has_done(s, piece, MARCHED))
    )


def groups(judge: Judge, pieces: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Ways to divide pieces of a hex: all together, those who march alike, each of the Aztecs alone."""
    t = judge.t
    found: list[tuple[str, ...]] = [pieces]
    on_foot = tuple(piece for piece in pieces if t.units[piece].kind not in ("cavalry", "leader"))
    riders = tuple(piece for piece in pieces if t.units[piece].kind == "cavalry")
    leaders = tuple(piece for piece in pieces if t.units[piece].kind == "leader")
    found += [on_foot, riders, (*on_foot, *leaders) if riders else (), (*on_foot, *riders)]
    if judge.camp == AZTEC:
        found += [(piece,) for piece in pieces]
    elif len(on_foot) > 3 and not riders and t.units[on_foot[0]].side == "ally":
        found.append(on_foot[: len(on_foot) // 2])
    return tuple(dict.fromkeys(group for group in found if group))


def with_cannon(judge: Judge, group: Iterable[str], place: str) -> tuple[str, ...]:
    """A group with the cannon it carries."""
    ids = set(group)
    return tuple(
        piece
        for piece in stack_at(judge.s, judge.camp, place)
        if piece in ids or judge.s.pieces[piece].carrier in ids
    )


def best_way(judge: Judge, place: str, pieces: tuple[str, ...]) -> Way | None:
    """The best that some of the pieces of a hex can do, against all staying; ``None`` if none can move."""
    best: Way | None = None
    here = judge.mine[place]
    before = standing(judge, here)
    for group in groups(judge, pieces):
        left = tuple(piece for piece in here.pieces if piece not in with_cannon(judge, group, place))
        rest = judge.look.host(place, left)
        stay = standing(judge, rest)
        if any(judge.t.units[piece].kind == "leader" for piece in left) and not rest.units:
            stay -= ABANDONED
        way = best_end(judge, place, group, floor=before - stay)
        if way is not None and (best is None or way.gain > best.gain + 1e-9):
            best = way
    return best


def best_end(judge: Judge, place: str, group: tuple[str, ...], floor: float) -> Way | None:
    """Where a group goes best; ``floor`` is the worth of its staying."""
    s, t = judge.s, judge.t
    points = min(ch07_costs.points_left(t, s, piece) for piece in group if t.units[piece].kind != "cannon")
    kinds = tuple(t.units[piece].kind for piece in group if t.units[piece].kind != "cannon")
    has_units = any(t.units[piece].steps for piece in group)
    barred = judge.barred if has_units or not judge.alone else judge.barred | {judge.alone}
    bound = CUAUHTEMOC in group and not s.freed
    moving = with_cannon(judge, group, place)
    found = []
    for to, (spent, first) in judge.ground.reach(s, kinds, place, points, barred).items():
        if first and not (bound and to not in judge.ground.on_island):
            found.append((worth_at(judge, moving, to, place) - 0.001 * spent, to, first))
    found.sort(key=lambda one: (-one[0], one[1]))
    for worth, to, first in found:
        if refuse_halt(t, s, judge.camp, moving, to) is None:
            return Way(worth - floor, group, to, first)
    return None


# ---------------------------------------------------------------------- the worth of a place


def standing(judge: Judge, host: Host) -> float:
    """What it is worth that these pieces stand where they are."""
    if not host.pieces:
        return 0.0
    return chance_to_attack(judge, host, host.place) - judge.danger(host) - farther(judge, host)


def worth_at(judge: Judge, pieces: tuple[str, ...], to: str, origin: str) -> float:
    """What it is worth that pieces join whoever stands in a hex."""
    there = judge.mine.get(to)
    if there is not None and to != origin:
        joined = judge.look.host(to, dict.fromkeys((*there.pieces, *pieces)))
        group = judge.look.host(to, pieces)
        relief = judge.danger(there) - judge.danger(joined)
        worth = relief - farther(judge, group) + chance_to_attack(judge, group, origin)
    else:
        worth = standing_from(judge, judge.look.host(to, pieces), origin)
    if to == judge.alone:
        worth += CAPTURE[judge.camp]
    return worth


def standing_from(judge: Judge, host: Host, origin: str) -> float:
    """The worth of a hex for pieces that come from another."""
    return chance_to_attack(judge, host, origin) - judge.danger(host) - farther(judge, host)


def chance_to_attack(judge: Judge, host: Host, origin: str) -> float:
    """The best attack that could be joined from a hex, by the share that these pieces have in it."""
    if not host.cf:
        return 0.0
    best = 0.0
    for target in judge.t.open_neighbours[host.place]:
        theirs = judge.theirs.get(target)
        if theirs is None or not theirs.steps:
            continue
        prospect = judge.prospect(target)
        if prospect <= 0:
            continue
        share = prospect * max(min(1.0, host.cf / max(1, theirs.cf)), TOGETHER[judge.camp])
        friends = [
            place
            for place in judge.t.open_neighbours[target]
            if place in judge.mine and place not in (host.place, origin) and judge.mine[place].steps
        ]
        if friends:
            share += 0.25 * prospect
            if ch08_odds.concentric_reasons(
                judge.t, target, (*friends, host.place)
            ) and not ch08_odds.concentric_reasons(judge.t, target, friends):
                share += CONCENTRIC
        best = max(best, share)
    return best


def farther(judge: Judge, host: Host) -> float:
    """What the way that is still to go weighs."""
    if judge.camp == AZTEC:
        return _out_of_place(judge, host)
    goals = judge.goals
    if not goals:
        return 0.0
    field = judge.ground.field(judge.s, "infantry", goals)
    return NEARER[SPANISH] * _size(judge, host) * field.get(host.place, UNREACHED)


def _size(judge: Judge, host: Host) -> float:
    """How many march: Allies count less."""
    return sum(1.0 if judge.t.units[piece].side == "spanish" else 0.8 for piece in host.pieces)


def _out_of_place(judge: Judge, host: Host) -> float:
    """How far Aztecs are from where they are of use: by Cortes badly guarded, else on the island near the enemy."""
    s, ground = judge.s, judge.ground
    prey = prey_of(judge)
    away = 0.0
    if prey:
        field = ground.field(s, "aztec_regular", (prey,))
        if field.get(host.place, HUNT) < HUNT:
            return -(HUNT - field[host.place]) * 0.25
    if host.place not in ground.on_island:
        field = ground.field(s, "aztec_regular", ground.island)
        away += 1.0 + 0.2 * min(20, field.get(host.place, 20))
    if judge.intruders:
        field = ground.field(s, "aztec_regular", judge.intruders)
        away += NEARER[AZTEC] * min(20, field.get(host.place, 20))
    return away


def prey_of(judge: Judge) -> str:
    """Where Cortes is on land with few or no units, "" if he is not."""
    at = judge.s.pieces[CORTES].at if CORTES in judge.s.pieces else ""
    host = judge.theirs.get(at)
    return at if host is not None and is_hex(at) and host.cf <= GUARD else ""


# ---------------------------------------------------------------------- answers


def choose_group(judge: Judge, decision: Decision, domain: Some) -> tuple[Action, ...]:
    """Those for whom a way is best."""
    del decision
    frame = judge.s.frames[-1]
    assert isinstance(frame, MarchFrame)
    way = best_way(judge, frame.place, domain.items)
    group = domain.items if way is None else tuple(one for one in domain.items if one in way.group)
    return (Chosen(group), Chosen(domain.items))


def rate_march(judge: Judge, decision: Decision, options: Sequence[Action]) -> dict[Action, float]:
    """The step toward the best hex in reach, or the end of the march where it is."""
    del decision
    frame = judge.s.frames[-1]
    assert isinstance(frame, MarchFrame)
    s, t = judge.s, judge.t
    walking = tuple(piece for piece in frame.group if t.units[piece].kind != "cannon")
    rated = {option: UNASKED - 0.001 * at for at, option in enumerate(options)}
    floor = worth_at(judge, frame.group, frame.place, frame.place)
    others = tuple(piece for piece in stack_at(s, judge.camp, frame.place) if piece not in frame.group)
    if others and frame.moved:
        joined = judge.mine[frame.place]
        alone = judge.look.host(frame.place, others)
        floor = judge.danger(alone) - judge.danger(joined)
        floor += chance_to_attack(judge, judge.look.host(frame.place, frame.group), frame.place)
        floor -= farther(judge, judge.look.host(frame.place, frame.group))
    way = best_end(judge, frame.place, walking, floor)
    for option in options:
        if isinstance(option, Stop):
            rated[option] = 0.0
        elif isinstance(option, Depart) and CUAUHTEMOC in frame.group and s.freed:
            rated[option] = CAPTURE[SPANISH]
        elif isinstance(option, Step) and way is not None and option.to == way.first:
            rated[option] = way.gain
    if not frame.moved and way is not None and Step(way.first) in rated:
        rated[Step(way.first)] = max(way.gain, 0.0)
    return rated


__all__ = ["choose_group", "rate_land", "rate_march"]
