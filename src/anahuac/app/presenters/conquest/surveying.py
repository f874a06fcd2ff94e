"""What the map can be asked to show: ways and their costs, who controls what, how far an army gets."""

from __future__ import annotations

from msgspec.structs import replace

from anahuac.app.mapview.survey import CostSpec, HoldSpec, LinkSpec
from anahuac.app.presenters.conquest.marching import cheapest
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.frames.strategic import MarchFrame
from anahuac.games.conquest.model import State, commanders_in, form_of
from anahuac.games.conquest.rules.ch02_stacks import leader_of
from anahuac.games.conquest.rules.ch05_zones import controller, entry_cost, has_units, is_disputed
from anahuac.games.conquest.rules.ch08_march import LEAD_OUT
from anahuac.games.conquest.terms import CAMPS, SPAIN, Camp, enemy
from anahuac.games.conquest.values import rank_of, strategic_mp

#: Colour role and flag of each camp.
FLAGS = {
    camp: ("spain", "control-spain") if camp == SPAIN else ("mexico", "control-indian") for camp in CAMPS
}


def links_of(t: Tables, s: State) -> tuple[LinkSpec, ...]:
    """Every pair of neighbouring zones once, with the cost of the step either way (5-b, 5-g)."""
    return tuple(
        LinkSpec(str(zone), str(to), str(entry_cost(t, s, zone, to)), str(entry_cost(t, s, to, zone)))
        for zone in t.zones
        for to in t.zones[zone].neighbours
        if zone < to
    )


def holds_of(t: Tables, s: State) -> tuple[HoldSpec, ...]:
    """Who controls each zone, and where both camps have units (5-c, 5-e)."""
    found = []
    for zone, printed in t.zones.items():
        camp = controller(t, s, zone)
        if camp is None and not is_disputed(s, zone):
            continue
        role, glyph = FLAGS[camp] if camp is not None else ("", "")
        marked = s.control.get(zone) == camp
        found.append(HoldSpec(str(zone), role, glyph, camp is None, bool(printed.vp), marked))
    return tuple(found)


def costs_of(t: Tables, s: State, ref: str) -> tuple[CostSpec, ...]:
    """What each zone costs in movement points: for the march under way, else for the army in the zone of ``ref``."""
    start = _march(s) or _imagined(t, s, ref)
    if start is None:
        return ()
    best, ways = cheapest(t, s, start)
    return tuple(
        CostSpec(str(zone), str(best[zone]), _mark(s, start, zone, best[zone]), not _stacks(s, zone))
        for zone in ways
        if ways[zone]
    )


def _stacks(s: State, zone: int) -> bool:
    return any(zone in s.stacks[camp] for camp in CAMPS)


def _mark(s: State, start: MarchFrame, zone: int, spent: int) -> str:
    if has_units(s, enemy(start.camp), zone):
        return "target"
    return "reach_last" if spent >= start.mp else "reach"


def _march(s: State) -> MarchFrame | None:
    frame = s.frames[-1] if s.frames else None
    if not isinstance(frame, MarchFrame):
        return None
    if frame.stage != "muster":
        return frame
    stack = s.stacks[frame.camp].get(frame.zone)
    return _led_out(s, replace(frame, pieces=stack.pieces if stack is not None else frame.pieces))


def _led_out(s: State, frame: MarchFrame) -> MarchFrame:
    """A garrison that is led out has less left (8-h)."""
    garrison = form_of(s, frame.camp, frame.zone) == "garrison"
    return replace(frame, mp=frame.mp - LEAD_OUT) if garrison else frame


def _imagined(t: Tables, s: State, ref: str) -> MarchFrame | None:
    """The march of a zone's army if it set out now with all its pieces; the seat's own camp before the other."""
    kind, _, name = ref.partition(":")
    if kind != "place" or not name.isdigit():
        return None
    zone = int(name)
    camps: tuple[Camp, ...] = (s.active, enemy(s.active))
    for camp in camps:
        stack = s.stacks[camp].get(zone)
        leader = leader_of(t, s, stack) if stack is not None else None
        if stack is None:
            continue
        if leader is None:
            leader = max(commanders_in(s, camp, zone), key=lambda piece: rank_of(t, s, piece), default=None)
        if leader is not None:
            frame = MarchFrame(camp, leader, zone, strategic_mp(t, s, leader), stack.pieces)
            return _led_out(s, frame)
    return None
