"""Chapter 7: why a purchase or placement is not possible, clause by clause."""

from __future__ import annotations

from anahuac.engine.decision import Action, Decision
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.conquest.actions.strategic import Buy, Flip, ReturnCommander, ReturnUnit
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.frames.strategic import ReplacementFrame
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules import ch07_points
from anahuac.games.conquest.rules.ch02_stacks import may_nations_stand
from anahuac.games.conquest.terms import ELIMINATED, OTHER, SPAIN, Camp
from anahuac.games.conquest.texts import strategic as texts
from anahuac.games.conquest.values import is_spanish, nation_of, on_map, rp_cost, steps_of


def refuse_replacements(
    t: Tables, s: State, frame: ReplacementFrame, decision: Decision, action: Action
) -> Refusal | None:
    """Why a counter cannot come back, or not there."""
    if decision.contains(action):
        return None
    if isinstance(action, Buy | ReturnUnit | Flip) and action.unit not in s.units:
        return None
    match action:
        case Buy():
            return _refuse_buy(t, s, frame, action)
        case ReturnUnit():
            return _refuse_return(t, s, frame, action)
        case Flip():
            return _refuse_flip(t, s, frame, action)
        case ReturnCommander():
            return _refuse_commander(t, s, action)
    return None


@rule("conquest:7.2-a", "conquest:7.2-b", "conquest:7.2-e", "conquest:7.2-f")
def _refuse_buy(t: Tables, s: State, frame: ReplacementFrame, action: Buy) -> Refusal | None:
    unit = Ref("piece", action.unit)
    if is_spanish(t, action.unit):
        return Refusal("conquest:7.2-a", texts.NOT_FOR_POINTS(piece=unit))
    if s.units[action.unit].zone != ELIMINATED:
        return Refusal("conquest:7.2-a", texts.NOT_ELIMINATED(piece=unit))
    nation = nation_of(t, action.unit)
    if s.camps[nation] != s.active and nation != OTHER:
        return Refusal("conquest:7.2-e", texts.OTHER_CAMPS_NATION(nation=Ref("nation", nation, "def")))
    if nation == OTHER and frame.cap == 0:
        return Refusal("conquest:7.2-f", texts.CAP_REACHED())
    left = dict(frame.points).get(nation, 0)
    if frame.pool is not None:
        left = min(left, frame.pool)
    cost = rp_cost(t, s, action.unit, action.sp)
    if cost is None:
        return Refusal("conquest:7.2-a", texts.NO_SUCH_SIDE(piece=unit))
    if cost > left:
        text = texts.TOO_DEAR(cost, nation=Ref("nation", nation, "def"), left=left)
        return Refusal("conquest:7.2-a", text)
    return _refuse_land(t, s, s.active, nation, action.zone, commander=False)


@rule("conquest:7.2-m", "conquest:7.2-n", "conquest:8-m")
def _refuse_land(
    t: Tables, s: State, camp: Camp, nation: str, zone: int, *, commander: bool
) -> Refusal | None:
    place = Ref("place", str(zone))
    if zone not in t.land[nation]:
        return Refusal("conquest:7.2-m", texts.NOT_ITS_LAND(place=place, nation=Ref("nation", nation, "de")))
    if not ch07_points.is_open(t, s, camp, zone):
        return Refusal("conquest:7.2-m", texts.ENEMY_HOLDS(place=place))
    if not may_nations_stand(t, s, camp, {nation}, zone):
        return Refusal("conquest:8-m", texts.RIVALS(place=place))
    if not commander and not ch07_points.can_hold_units(t, s, camp, zone):
        return Refusal("conquest:7.2-n", texts.NOBODY_TO_JOIN(place=place))
    return None


@rule("conquest:7.2-j", "conquest:7.2-k", "conquest:7.2-l", "conquest:7.2-o")
def _refuse_return(t: Tables, s: State, frame: ReplacementFrame, action: ReturnUnit) -> Refusal | None:
    unit = Ref("piece", action.unit)
    refusal = _refuse_class(t, frame, action.unit, action.sp)
    if refusal is not None:
        return refusal
    if s.units[action.unit].zone != ELIMINATED:
        return Refusal("conquest:7.2-k", texts.NOT_ELIMINATED(piece=unit))
    if action.sp > 1 and not s.settings.opt_spanish_sp_any_combination:
        return Refusal("conquest:7.2-l", texts.ONLY_AT_ONE(piece=unit))
    return _refuse_spanish_zone(t, s, action.zone)


@rule("conquest:7.2-j", "conquest:7.2-k")
def _refuse_class(t: Tables, frame: ReplacementFrame, unit: str, sp: int) -> Refusal | None:
    """Whether strength points of a unit's class are there at all, and enough of them."""
    kind = ch07_points.class_of(t, unit) if is_spanish(t, unit) else None
    if kind is None:
        return Refusal("conquest:7.2-k", texts.NOT_FOR_STRENGTH(piece=Ref("piece", unit)))
    left = frame.infantry if kind == "infantry" else frame.cavalry
    if sp > left:
        template = texts.NO_INFANTRY_LEFT if kind == "infantry" else texts.NO_CAVALRY_LEFT
        return Refusal("conquest:7.2-j", template(left))
    return None


@rule("conquest:7.2-o")
def _refuse_spanish_zone(t: Tables, s: State, zone: int) -> Refusal | None:
    if zone in ch07_points.spanish_zones(t, s):
        return None
    place = Ref("place", str(zone))
    if not ch07_points.is_open(t, s, SPAIN, zone):
        return Refusal("conquest:7.2-o", texts.ENEMY_HOLDS(place=place))
    return Refusal("conquest:7.2-o", texts.NO_SPANIARDS(place=place))


@rule("conquest:7.2-a", "conquest:7.2-k", "conquest:7.2-l")
def _refuse_flip(t: Tables, s: State, frame: ReplacementFrame, action: Flip) -> Refusal | None:
    unit = Ref("piece", action.unit)
    if not is_spanish(t, action.unit):
        return Refusal("conquest:7.2-a", texts.NOT_REBUILT(piece=unit))
    refusal = _refuse_class(t, frame, action.unit, 1)
    if refusal is not None:
        return refusal
    if not on_map(s, action.unit) or s.units[action.unit].sp >= steps_of(t, s, action.unit):
        return Refusal("conquest:7.2-k", texts.NOT_REDUCED(piece=unit))
    if action.unit in frame.returned and not s.settings.opt_spanish_sp_any_combination:
        return Refusal("conquest:7.2-l", texts.JUST_RETURNED(piece=unit))
    return None


@rule("conquest:7.2-i", "conquest:7.2-m", "conquest:7.2-o")
def _refuse_commander(t: Tables, s: State, action: ReturnCommander) -> Refusal | None:
    if action.commander not in ch07_points.returning(t, s, s.active):
        return Refusal("conquest:7.2-i", texts.NOT_RETURNING(piece=Ref("piece", action.commander, "def")))
    nation = nation_of(t, action.commander)
    if nation == SPAIN:
        return _refuse_spanish_zone(t, s, action.zone)
    return _refuse_land(t, s, s.active, nation, action.zone, commander=True)
