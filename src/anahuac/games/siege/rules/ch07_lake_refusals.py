"""Chapters 7.10, 7.11 and 9.4: why a unit or a leader cannot use the lake like that."""

from __future__ import annotations

from collections.abc import Iterable

from anahuac.engine.decision import Action, Chosen, Decision
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.siege.actions.movement import Disembark, Embark, GoAboard, GoOn, Sail, SetOut, Step
from anahuac.games.siege.data import Tables
from anahuac.games.siege.frames.movement import LakeFrame, SailFrame
from anahuac.games.siege.model import SAILED, State, has_done, stack_at
from anahuac.games.siege.rules import ch09_leaders
from anahuac.games.siege.rules.ch06_overstack import refuse_halt
from anahuac.games.siege.rules.ch07_enemies import is_barred
from anahuac.games.siege.terms import AZTEC, is_hex, is_lake
from anahuac.games.siege.texts import movement as texts


@rule("siege:2.4", "siege:2.12A", "siege:2.12C", "siege:7.10A")
def uses_lake(t: Tables, piece: str) -> bool:
    """Whether a unit can use the lake by itself; leaders need one that carries them."""
    return t.units[piece].is_combat_unit and t.units[piece].lake


@rule("siege:7.10B", "siege:7.10C", "siege:7.10D", "siege:7.11B", "siege:7.11D", "siege:2.12C")
def refuse_sailing(t: Tables, s: State, group: Iterable[str], place: str, to: str) -> Refusal | None:
    """Why units of a place cannot go to another by one lake action, ``None`` where they can."""
    ids = tuple(group)
    camp = s.active
    if is_lake(to):
        if camp == AZTEC and t.lakes[to].is_closed_to_aztecs:
            return Refusal("siege:2.12C", texts.CLOSED_AREA())
        near = t.hexes[place].lakes if is_hex(place) else t.lakes[place].neighbours
        if to in near:
            return None
        return Refusal("siege:7.10C" if is_hex(place) else "siege:7.11B", texts.AREA_NOT_NEXT())
    if is_hex(place):
        return Refusal("siege:7.10C", texts.SHORE_TO_LAKE())
    boat = next((piece for piece in ids if t.units[piece].moves == "lake_area"), None)
    if boat is not None:
        return Refusal("siege:7.10B", texts.BOATS_STAY_AFLOAT(piece=Ref("piece", boat)))
    if place not in t.hexes[to].lakes:
        return Refusal("siege:7.10D", texts.NOT_ON_THE_SHORE())
    return _refuse_landing(t, s, ids, to)


@rule("siege:7.5A", "siege:7.7.1.2", "siege:7.10D", "siege:6.5", "siege:R-6")
def _refuse_landing(t: Tables, s: State, ids: tuple[str, ...], to: str) -> Refusal | None:
    if t.hexes[to].terrain == "quagmire":
        return Refusal("siege:7.7.1.2", texts.QUAGMIRE())
    if t.hexes[to].region == "causeway" and not s.settings.rul_land_on_causeway:
        return Refusal("siege:7.10D", texts.NO_LANDING_ON_CAUSEWAYS())
    if is_barred(t, s, s.active, ids, to):
        return Refusal("siege:7.5A", texts.ENEMIES_THERE())
    return refuse_halt(t, s, s.active, ids, to)


@rule("siege:7.10G", "siege:9.4A", "siege:9.1A", "siege:7.10E", "siege:R-6")
def refuse_boarding(t: Tables, s: State, leader: str, carrier: str) -> Refusal | None:
    """Why a leader cannot go aboard a unit, ``None`` where he can."""
    named = Ref("piece", leader)
    at, area = s.pieces[leader].at, s.pieces[carrier].at
    if t.units[carrier].kind not in t.leaders[leader].lake_carriers:
        both = {"unit": Ref("piece", carrier, "def"), "piece": Ref("piece", leader, "def")}
        return Refusal("siege:9.4A", texts.CANNOT_CARRY(**both))
    if has_done(s, leader, SAILED):
        return Refusal("siege:7.10E", texts.HAS_SAILED(piece=named))
    on_causeway = t.hexes[at].region == "causeway" and not s.settings.rul_land_on_causeway
    if area not in t.hexes[at].lakes or on_causeway:
        return Refusal("siege:7.10G", texts.NOT_ALONGSIDE(piece=named))
    if not ch09_leaders.may_go(t, s, leader, area):
        return Refusal("siege:9.1A", texts.CONFINED(piece=named))
    return None


@rule("siege:7.10G", "siege:9.4A", "siege:R-7")
def refuse_disembarking(t: Tables, s: State, leader: str, to: str) -> Refusal | None:
    """Why a leader cannot leave the unit that carries him for a hex, ``None`` where he can.

    By the ruling he lands only from the area in which he began the phase.
    """
    named = Ref("piece", leader)
    if has_done(s, leader, SAILED) and s.settings.rul_cortes_boat_after_boarding == "frozen":
        return Refusal("siege:7.10G", texts.HAS_SAILED(piece=named))
    if to not in t.hexes or s.pieces[leader].at not in t.hexes[to].lakes:
        return Refusal("siege:7.10G", texts.NOT_ON_THE_SHORE())
    if not ch09_leaders.may_go(t, s, leader, to):
        return Refusal("siege:9.1A", texts.CONFINED(piece=named))
    return _refuse_landing(t, s, (leader,), to)


# ---------------------------------------------------------------------- the frames


@rule("siege:7.10E", "siege:7.10F")
def refuse_lake(t: Tables, s: State, frame: LakeFrame, decision: Decision, action: Action) -> Refusal | None:
    """Why that cannot be the next of lake movement."""
    del frame
    if decision.contains(action):
        return None
    camp = s.active
    match action:
        case SetOut() | GoOn() | Step():
            return Refusal("siege:7.10F", texts.LAKE_FIRST())
        case Embark(place=place):
            here = [piece for piece in stack_at(s, camp, place) if uses_lake(t, piece)]
            if not here:
                return Refusal("siege:7.10A", texts.NO_LAKE_UNITS(place=Ref("place", place, "de")))
            if all(has_done(s, piece, SAILED) for piece in here):
                return Refusal("siege:7.10E", texts.ALL_HAVE_SAILED())
            return Refusal("siege:7.10D", texts.NOWHERE_TO_SAIL())
        case GoAboard(piece=leader, carrier=carrier):
            if leader in t.leaders and is_hex(s.pieces[leader].at) and carrier in s.pieces:
                return refuse_boarding(t, s, leader, carrier)
        case Disembark(piece=leader, to=to):
            if leader in t.leaders and is_lake(s.pieces[leader].at):
                return refuse_disembarking(t, s, leader, to)
    return None


def refuse_sail(t: Tables, s: State, frame: SailFrame, decision: Decision, action: Action) -> Refusal | None:
    """Why units cannot go there; why they cannot go together."""
    match action:
        case Sail(to=to) if frame.group and to in (t.lakes if is_lake(to) else t.hexes):
            return refuse_sailing(t, s, frame.group, frame.place, to)
        case Chosen(items=items) if decision.contains(action):
            near = t.hexes[frame.place].lakes if is_hex(frame.place) else t.lakes[frame.place].neighbours
            coast = () if is_hex(frame.place) else t.lakes[frame.place].coast
            if all(refuse_sailing(t, s, items, frame.place, to) for to in (*near, *coast)):
                return Refusal("siege:7.10D", texts.NOWHERE_TO_SAIL())
    return None
