"""Chapter 7: why pieces cannot set out, go on, or go there by land."""

from __future__ import annotations

from anahuac.engine.decision import Action, Chosen, Decision
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.siege.actions.movement import (
    Depart,
    Embark,
    EndMovement,
    GoOn,
    Sail,
    SetOut,
    Step,
    Stop,
)
from anahuac.games.siege.data import Tables
from anahuac.games.siege.frames.movement import LandFrame, MarchFrame
from anahuac.games.siege.model import MARCHED, SAILED, State, has_done, stack_at
from anahuac.games.siege.rules.ch06_overstack import refuse_halt
from anahuac.games.siege.rules.ch06_stacking import may_mix
from anahuac.games.siege.rules.ch07_exits import exit_of
from anahuac.games.siege.rules.ch07_reach import refuse_way, steps_from, with_cannon
from anahuac.games.siege.texts import movement as texts


def land_of(s: State) -> LandFrame:
    """The land movement that is going on, below whatever march there is."""
    return next(frame for frame in reversed(s.frames) if isinstance(frame, LandFrame))


@rule("siege:7.2C", "siege:7.4", "siege:7.6A", "siege:7.10E", "siege:7.10F", "siege:2.12B", "siege:3.2")
def refuse_land(t: Tables, s: State, frame: LandFrame, decision: Decision, action: Action) -> Refusal | None:
    """Why these pieces do not move now, or movement cannot end yet."""
    if decision.contains(action):
        return None
    match action:
        case EndMovement():
            return Refusal("siege:3.2", texts.STILL_OVERSTACKED())
        case Embark() | Sail():
            return Refusal("siege:7.10F", texts.LAKE_IS_OVER())
        case SetOut(place=place) | GoOn(place=place):
            return _refuse_start(t, s, frame, place, isinstance(action, GoOn))
    return None


def _refuse_start(t: Tables, s: State, frame: LandFrame, place: str, goes_on: bool) -> Refusal | None:
    here = stack_at(s, s.active, place)
    named = Ref("place", place)
    if not here:
        return Refusal("siege:7.1C", texts.NOBODY_THERE(place=named))
    if any(has_done(s, piece, SAILED) for piece in here):
        return Refusal("siege:7.10E", texts.LAKE_OR_LAND())
    if all(t.units[piece].moves == "lake_area" for piece in here):
        return Refusal("siege:2.12B", texts.BOATS_STAY_AFLOAT(piece=Ref("piece", here[0])))
    if place not in t.hexes:
        return Refusal("siege:7.10D", texts.AFLOAT())
    if all(t.units[piece].kind == "cannon" for piece in here):
        return Refusal("siege:7.4", texts.CANNON_ARE_CARRIED())
    if goes_on and not any(piece in frame.session for piece in here):
        return Refusal("siege:7.6A", texts.MARCH_IS_OVER())
    if all(has_done(s, piece, MARCHED) or piece in frame.session for piece in here):
        return Refusal("siege:7.2C", texts.HAVE_MARCHED())
    return Refusal("siege:7.1A", texts.NO_WAY())


@rule("siege:6.1B", "siege:6.2A", "siege:7.4", "siege:7.5A", "siege:7.6A", "siege:7.9")
def refuse_march(
    t: Tables, s: State, frame: MarchFrame, decision: Decision, action: Action
) -> Refusal | None:
    """Why these cannot go together, or the group cannot go there, or not halt."""
    land = land_of(s)
    match action:
        case Chosen(items=items):
            return refuse_group(t, s, frame, items)
        case Step(to=to) if frame.group and not decision.contains(action):
            return refuse_way(t, s, frame.group, frame.place, to)
        case Stop() if frame.group and not decision.contains(action):
            if not frame.moved:
                return Refusal("siege:7.6A", texts.NOT_YET_MOVED())
            return refuse_halt(t, s, s.active, frame.group, frame.place)
        case Depart() if frame.group and not decision.contains(action):
            found = exit_of(t, s, frame.group, frame.place, land)
            return found if isinstance(found, Refusal) else None
    return None


def refuse_group(t: Tables, s: State, frame: MarchFrame, items: tuple[str, ...]) -> Refusal | None:
    """Why these pieces cannot set out together, or ``None``."""
    here = stack_at(s, s.active, frame.place)
    if not items or any(piece not in here for piece in items):
        return None
    if any(t.units[piece].kind == "cannon" for piece in items):
        return Refusal("siege:7.4", texts.CANNON_ARE_CARRIED())
    if not may_mix(t, s.settings, items):
        spanish = len({t.units[piece].side for piece in items}) > 1
        return Refusal("siege:6.1B" if spanish else "siege:6.2A", texts.NOT_TOGETHER())
    if any(piece not in land_of(s).session for piece in items):
        return Refusal("siege:7.2C", texts.HAVE_MARCHED())
    if len(items) == 1:
        return None
    group = with_cannon(t, s, items, frame.place)
    if steps_from(t, s, group, frame.place) or not isinstance(
        exit_of(t, s, group, frame.place, land_of(s)), Refusal
    ):
        return None
    return Refusal("siege:6.5", texts.NO_WAY_TOGETHER())
