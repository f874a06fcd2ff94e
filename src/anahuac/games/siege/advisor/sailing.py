"""Lake movement: where boats are of use, when Aztecs take to their canoes, where Cortes is safe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from anahuac.engine.decision import Action, Chosen, Decision, Some
from anahuac.games.siege.actions.movement import Disembark, Embark, EndMovement, GoAboard, Sail
from anahuac.games.siege.advisor.judge import FEAR, LEADER_WORTH, MANY, Judge
from anahuac.games.siege.advisor.look import LAST_WORTH, STEP_WORTH, Host
from anahuac.games.siege.advisor.marching import HUNT, prey_of, standing, worth_at
from anahuac.games.siege.frames.movement import SailFrame
from anahuac.games.siege.model import SAILED, has_done, stack_at
from anahuac.games.siege.rules import ch07_lake, ch08_odds
from anahuac.games.siege.terms import AZTEC, CORTES, SPANISH, is_hex, is_lake

#: What a lake action must gain.
WORTHWHILE = 0.08
#: An area nearer to where boats are of use, for each boat.
NEARER = 0.1
#: Hits of a shot, and on a fortress.
HIT, HARD_HIT = 0.5, 1 / 3
SHOTS = 4
#: A boat in an area by the island, whatever there is to fire at.
BLOCKADE = 0.05
#: Cortes in an area where no Aztec can come.
SAFE = 3.0
#: Being afloat at all, for Aztecs.
WET = 1.5
#: Boats sail in groups of so many.
SQUADRON = 4
UNASKED = -1.0


class Course(NamedTuple):
    """A destination for units of a place, and what it gains."""

    gain: float
    group: tuple[str, ...]
    to: str


# ---------------------------------------------------------------------- the worth of an area


def afloat(judge: Judge, area: str, host: Host) -> float:
    """What it is worth that units of this camp are in a lake area."""
    if not host.units:
        return 0.0
    if judge.camp == AZTEC:
        return _canoes(judge, area, host)
    boats = len(host.units)
    worth = gunnery(judge, area, boats) - NEARER * boats * _to_targets(judge).get(area, 9)
    worth += _battle(judge, area, host) - _canoes_coming(judge, area, host)
    worth += BLOCKADE * judge.t.lakes[area].touches_island
    if CORTES in host.pieces and not judge.is_hopeless and judge.t.lakes[area].is_closed_to_aztecs:
        worth += SAFE
    return worth


def targets_on(judge: Judge, area: str) -> list[tuple[float, str]]:
    """Enemies on the shore of an area, with what a shot at each is worth on average; the best first."""
    found = []
    for place in judge.t.lakes[area].coast:
        host = judge.theirs.get(place)
        if host is not None and host.steps:
            hit = HARD_HIT if place in judge.t.fortresses else HIT
            on_island = 1.0 if place in judge.ground.on_island else 0.7
            found.append((on_island * hit * host.worth / host.steps, place))
    return sorted(found, key=lambda one: (-one[0], one[1]))


def gunnery(judge: Judge, area: str, boats: int) -> float:
    """What bombardment by so many boats of an area is worth on average."""
    total, left = 0.0, boats
    for worth, place in targets_on(judge, area):
        shots = min(left, SHOTS, 2 * judge.theirs[place].steps)
        total += shots * worth
        left -= shots
    return total


def _to_targets(judge: Judge) -> dict[str, int]:
    """Areas between each area and the nearest with something to fire at or to fight."""
    goals = tuple(
        area
        for area in judge.t.lakes
        if (area in judge.theirs and judge.theirs[area].units) or targets_on(judge, area)
    )
    if not goals:
        goals = tuple(area for area, one in judge.t.lakes.items() if one.touches_island)
    return judge.ground.lake_field(goals)


def _battle(judge: Judge, area: str, host: Host) -> float:
    """The lake battle that would follow (8.22)."""
    theirs = judge.theirs.get(area)
    if theirs is None or not theirs.steps:
        return 0.0
    index = ch08_odds.odds_index(host.cf, theirs.cf)
    modifier = judge.modifier(area, host, theirs)
    clash = judge.chances.clash(index, modifier, judge.camp == AZTEC, host.steps, theirs.steps)
    worth = judge.rate_clash(clash, host.units, theirs)
    if theirs.leader:
        carriers = max(1, len(theirs.units))
        worth += LEADER_WORTH[judge.foe] * clash.cleared + LEADER_WORTH[judge.foe] * clash.foe / carriers / 8
    return worth


def _canoes_coming(judge: Judge, area: str, host: Host) -> float:
    """What boats have to fear from canoes of the areas and the shore around."""
    if judge.t.lakes[area].is_closed_to_aztecs:
        return 0.0
    coming = sum(judge.theirs[near].cf for near in judge.t.lakes[area].neighbours if near in judge.theirs)
    coming += sum(judge.theirs[place].cf // 2 for place in judge.t.lakes[area].coast if place in judge.theirs)
    if coming < 1:
        return 0.0
    index = ch08_odds.odds_index(coming, host.cf)
    clash = judge.chances.clash(index, "gunboat", True, MANY, host.steps)
    risk = clash.foe * STEP_WORTH["gunboat"] - 0.5 * clash.own * STEP_WORTH["aztec_regular"]
    risk += clash.cleared * len(host.units) * LAST_WORTH["gunboat"]
    if CORTES in host.pieces:
        risk += judge.leader_worth * (clash.cleared + clash.foe / max(1, host.steps) / 2)
    return FEAR[judge.camp] * max(0.0, risk)


def _canoes(judge: Judge, area: str, host: Host) -> float:
    """Aztecs afloat: in danger from the boats, unless they are after Cortes."""
    worth = -WET + _battle_for_cortes(judge, area, host)
    boats = sum(
        judge.theirs[near].cf
        for near in (area, *judge.t.lakes[area].neighbours)
        if near in judge.theirs and is_lake(near)
    )
    if boats:
        index = ch08_odds.odds_index(boats, max(1, host.cf))
        clash = judge.chances.clash(index, "gunboat", False, MANY, host.steps)
        worth -= FEAR[judge.camp] * clash.foe * host.worth / max(1, host.steps)
    prey = prey_of(judge)
    if prey:
        goals = judge.t.hexes[prey].lakes or tuple(
            lake for place in judge.ground.near(prey) for lake in judge.t.hexes[place].lakes
        )
        far = judge.ground.lake_field(goals, closed=True).get(area, 9) if goals else 9
        hunters = sum(len(one.units) for place, one in judge.mine.items() if is_lake(place))
        if hunters <= SQUADRON and far < 4:
            worth += 3.5 - 0.8 * far
    return worth


def _battle_for_cortes(judge: Judge, area: str, host: Host) -> float:
    """A battle in an area; where Cortes is afloat, with all the canoes that could come together."""
    at = judge.s.pieces[CORTES].at
    if area != at:
        return min(0.0, _battle(judge, area, host)) if area in judge.theirs else 0.0
    together = sum(
        one.cf
        for place, one in judge.mine.items()
        if place in judge.t.lakes[area].neighbours or place in judge.t.lakes[area].coast or place == area
    )
    theirs = judge.theirs[area]
    if not theirs.steps or together < 1.2 * theirs.cf:
        return 0.0
    return 4.0 + min(3.0, together / theirs.cf)


# ---------------------------------------------------------------------- courses


def best_course(judge: Judge, place: str, able: tuple[str, ...]) -> Course | None:
    """The best lake action of units of a place; ``None`` if there is none."""
    here = judge.mine[place]
    best: Course | None = None
    for group in _groups(judge, able):
        moving = tuple(
            piece for piece in here.pieces if piece in group or judge.s.pieces[piece].carrier in group
        )
        rest = judge.look.host(place, tuple(piece for piece in here.pieces if piece not in moving))
        floor = worth_of(judge, here) - worth_of(judge, rest)
        for to in ch07_lake.destinations(judge.t, judge.s, group, place):
            gain = arrival(judge, moving, to, place) - floor
            if best is None or gain > best.gain + 1e-9:
                best = Course(gain, group, to)
    return best


def _groups(judge: Judge, able: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """All together, all but the boat of Cortes, squadrons, and of the Aztecs each alone."""
    carrier = judge.s.pieces[judge.leader].carrier if judge.leader in judge.s.pieces else ""
    others = tuple(piece for piece in able if piece != carrier)
    found = [others, others[:SQUADRON], others[SQUADRON:], others[: 2 * SQUADRON]]
    if carrier in able:
        found += [able, (carrier,)]
    if judge.camp == AZTEC:
        found += [(piece,) for piece in able[:6]]
    return tuple(dict.fromkeys(group for group in found if group))


def worth_of(judge: Judge, host: Host) -> float:
    """What it is worth that pieces are where they are."""
    return afloat(judge, host.place, host) if is_lake(host.place) else standing(judge, host)


def arrival(judge: Judge, pieces: tuple[str, ...], to: str, origin: str) -> float:
    """What it is worth that pieces come to a place, with those who are there already."""
    if is_hex(to):
        return worth_at(judge, pieces, to, origin)
    there = judge.mine.get(to)
    if there is None:
        return afloat(judge, to, judge.look.host(to, pieces))
    joined = judge.look.host(to, dict.fromkeys((*there.pieces, *pieces)))
    return afloat(judge, to, joined) - afloat(judge, to, there)


# ---------------------------------------------------------------------- answers


def rate_lake(judge: Judge, decision: Decision, options: Sequence[Action]) -> dict[Action, float]:
    """The first place whose units gain by a lake action, leaders where they are safe; else the end of it."""
    del decision
    rated = {option: UNASKED - 0.001 * at for at, option in enumerate(options)}
    rated[EndMovement()] = WORTHWHILE
    for option in options:
        if isinstance(option, Embark):
            if not _is_of_use(judge, option.place):
                continue
            able = tuple(
                piece
                for piece in ch07_lake.ready(judge.t, judge.s, judge.camp, option.place)
                if not has_done(judge.s, piece, SAILED)
            )
            course = best_course(judge, option.place, able)
            if course is not None:
                rated[option] = course.gain
                if course.gain > WORTHWHILE:
                    break
        elif isinstance(option, GoAboard | Disembark):
            rated[option] = _leader_action(judge, option)
    return rated


def _is_of_use(judge: Judge, place: str) -> bool:
    """Whether units of a place need to be asked: those afloat, and on shore those near Cortes."""
    if is_lake(place):
        return True
    if judge.camp == SPANISH:
        return False
    at = judge.s.pieces[CORTES].at
    prey = prey_of(judge)
    if prey:
        return judge.ground.away(place, prey) <= HUNT and len(judge.mine[place].units) <= 2
    return is_lake(at) and at in judge.t.hexes[place].lakes


def _leader_action(judge: Judge, option: GoAboard | Disembark) -> float:
    """Cortes goes aboard where no canoe comes or when he is in danger, and ashore when all is lost anyway."""
    if judge.camp == AZTEC:
        if isinstance(option, Disembark) and option.to in judge.mine and judge.mine[option.to].units:
            return 2.0 - judge.danger(judge.mine[option.to])
        return UNASKED
    if isinstance(option, GoAboard):
        if judge.is_hopeless:
            return UNASKED
        area = judge.s.pieces[option.carrier].at
        return 2.0 if judge.t.lakes[area].is_closed_to_aztecs else 0.5
    if not judge.is_hopeless:
        return UNASKED - 1.0
    host = judge.mine.get(option.to)
    if host is not None and any(judge.t.units[unit].side == "spanish" for unit in host.units):
        return 1.0
    near = any(place in judge.theirs for place in judge.t.open_neighbours[option.to])
    return 0.5 + near if not _europeans_ashore(judge) else UNASKED


def _europeans_ashore(judge: Judge) -> bool:
    """Whether Cortes still has an army."""
    return any(
        judge.t.units[unit].side == "spanish"
        for place, host in judge.mine.items()
        if is_hex(place)
        for unit in host.units
    )


def choose_crew(judge: Judge, decision: Decision, domain: Some) -> tuple[Action, ...]:
    """Those for whom a course is best."""
    del decision
    frame = judge.s.frames[-1]
    assert isinstance(frame, SailFrame)
    course = best_course(judge, frame.place, domain.items)
    group = domain.items if course is None else tuple(one for one in domain.items if one in course.group)
    return (Chosen(group), Chosen(domain.items[:1]))


def rate_sail(judge: Judge, decision: Decision, options: Sequence[Action]) -> dict[Action, float]:
    """Where a group goes best."""
    del decision
    frame = judge.s.frames[-1]
    assert isinstance(frame, SailFrame)
    moving = tuple(
        piece
        for piece in stack_at(judge.s, judge.camp, frame.place)
        if piece in frame.group or judge.s.pieces[piece].carrier in frame.group
    )
    return {
        option: arrival(judge, moving, option.to, frame.place) if isinstance(option, Sail) else UNASKED
        for option in options
    }
