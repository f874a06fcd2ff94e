"""Set-up, redeployment and return: where each counter is put."""

from __future__ import annotations

from collections.abc import Sequence

from anahuac.engine.decision import Action, Decision
from anahuac.games.siege.actions.leaders import GetAway, SacrificeAt
from anahuac.games.siege.actions.placing import Board, PlaceAt, Take
from anahuac.games.siege.advisor.judge import Judge
from anahuac.games.siege.advisor.sailing import SQUADRON
from anahuac.games.siege.model import stack_at
from anahuac.games.siege.terms import AZTEC, CORTES, CUAUHTEMOC, is_hex, is_lake

#: What a column of the ground is worth to a defender, a hex more between him and the water.
COLUMN, INLAND = 0.35, 0.8
#: Being beside the water, beyond that.
SHORE = 0.8
#: Joining a Knight, Knights together in a fort or temple.
JOINING, TOGETHER = 0.7, 0.8
#: A hex nearer to where the besieger comes from.
NEARER = 0.04
#: Europeans together; an MP nearer to the axis.
STACKED, AXIS = 4.0, 0.15
#: Within reach of a Cortes who stands alone.
CORTES_ALONE = 8.0
#: Factors of a guard that makes Cortes no prey.
GUARD = 12


def rate_take(judge: Judge, decision: Decision, options: Sequence[Action]) -> dict[Action, float]:
    """Those with the most steps first: the others find their places beside them."""
    del decision
    rated: dict[Action, float] = {}
    for at, option in enumerate(options):
        if isinstance(option, Take):
            rated[option] = judge.t.units[option.piece].steps - 0.001 * at
    return rated


def rate_place(judge: Judge, decision: Decision, options: Sequence[Action]) -> dict[Action, float]:
    """Each place by what it is worth to the counter taken."""
    del decision
    rate = _aztec if judge.camp == AZTEC else _spanish
    return {option: rate(judge, option) for option in options if isinstance(option, PlaceAt)}


def rate_boat(judge: Judge, decision: Decision, options: Sequence[Action]) -> dict[Action, float]:
    """The boat with the most steps left carries the leader."""
    del decision
    return {
        option: judge.s.pieces[option.carrier].steps - 0.001 * at
        for at, option in enumerate(options)
        if isinstance(option, Board)
    }


# ---------------------------------------------------------------------- the besieger


def _spanish(judge: Judge, option: PlaceAt) -> float:
    t, place = judge.t, option.place
    unit = t.units[option.piece]
    if is_lake(place):
        host = judge.mine.get(place)
        worth = 1.0 if host is not None else 0.0
        if option.piece == CORTES and not judge.is_hopeless:
            return 50.0 + worth if t.lakes[place].is_closed_to_aztecs else 1.0
        return worth - 0.3 * _to_island(judge).get(place, 9)
    if option.piece == CORTES:
        host = judge.mine.get(place)
        with_spanish = host is not None and any(t.units[one].side == "spanish" for one in host.units)
        return float(host.cf) if host is not None and with_spanish else -10.0
    field = judge.ground.field(judge.s, "infantry", judge.ground.axis)
    worth = -AXIS * field.get(place, 99)
    friends = stack_at(judge.s, judge.camp, place)
    if unit.side == "spanish" and friends:
        worth += STACKED
    if unit.side == "ally" and friends and any(t.units[one].side == "ally" for one in friends):
        worth += 0.5 if len(friends) < SQUADRON else -1.0
    return worth


def _to_island(judge: Judge) -> dict[str, int]:
    return judge.ground.lake_field(area for area, one in judge.t.lakes.items() if one.touches_island)


# ---------------------------------------------------------------------- the besieged


def _aztec(judge: Judge, option: PlaceAt) -> float:
    t, s, place = judge.t, judge.s, option.place
    hunt = _hunters(judge, place) if option.piece != CUAUHTEMOC else 0.0
    if is_lake(place):
        return hunt - 5.0
    one = t.hexes[place]
    shift = t.terrain[one.terrain].shift_for(AZTEC)
    core = judge.ground.core(place)
    worth = hunt - COLUMN * shift + INLAND * min(2, core)
    if place not in judge.ground.on_island:
        worth -= 3.0
    if core == 0:
        worth -= SHORE
    friends = stack_at(s, AZTEC, place)
    kinds = [t.units[piece].kind for piece in friends]
    is_knight = t.units[option.piece].kind == "knight"
    if option.piece == CUAUHTEMOC:
        host = judge.mine.get(place)
        return worth + (0.3 * host.cf if host is not None else -20.0)
    strong = shift <= -2
    if is_knight:
        worth += TOGETHER if strong and core and len(kinds) < 3 else 0.0
        worth -= 1.0 if kinds and not strong else 0.0
    elif kinds:
        worth += JOINING
    if judge.ground.axis:
        worth -= NEARER * judge.ground.to_axis(place)
    if not is_knight and not kinds and _beside_friends(judge, place):
        worth += 0.1
    return worth


def _beside_friends(judge: Judge, place: str) -> bool:
    return any(other in judge.mine for other in judge.t.open_neighbours[place])


def _hunters(judge: Judge, place: str) -> float:
    """A few near Cortes, where he stands badly guarded or his boat can be come by."""
    at = judge.s.pieces[CORTES].at if CORTES in judge.s.pieces else ""
    host = judge.theirs.get(at)
    if host is None:
        return 0.0
    if is_hex(at):
        if host.cf > GUARD or not is_lake(place):
            return 0.0
        here = len(judge.mine[place].units) if place in judge.mine else 0
        if place in judge.t.hexes[at].lakes:
            return CORTES_ALONE if here < SQUADRON else 0.0
        near = {lake for other in judge.ground.near(at) for lake in judge.t.hexes[other].lakes}
        return CORTES_ALONE - 1.0 if place in near and here < 2 else 0.0
    if judge.t.lakes[at].is_closed_to_aztecs or not is_lake(place):
        return 0.0
    if place != at and at not in judge.t.lakes[place].neighbours:
        return 0.0
    here = judge.mine[place].cf if place in judge.mine else 0
    return CORTES_ALONE if place == at and here < 2 * host.cf else 0.0


# ---------------------------------------------------------------------- leaders and markers


def rate_getaway(judge: Judge, decision: Decision, options: Sequence[Action]) -> dict[Action, float]:
    """To the strongest stack, out of danger."""
    del decision
    rated: dict[Action, float] = {}
    for at, option in enumerate(options):
        if isinstance(option, GetAway):
            host = judge.mine.get(option.place)
            strength = float(host.cf) if host is not None else 0.0
            afloat = 20.0 if is_lake(option.place) and judge.camp == AZTEC else 0.0
            rated[option] = strength - judge.threat_at(option.place) / 4 - afloat - 0.001 * at
    return rated


def rate_sacrifice(judge: Judge, decision: Decision, options: Sequence[Action]) -> dict[Action, float]:
    """At the temple from which the enemy is farther."""
    del decision
    return {
        option: -judge.threat_at(option.temple) - 0.001 * at
        for at, option in enumerate(options)
        if isinstance(option, SacrificeAt)
    }
