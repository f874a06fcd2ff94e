"""Placing counters one by one (3.2, 3.3, 10.3.4, 10.3.5, 10.6): which comes next, and where it goes.

Whoever has counters to place calls :func:`open_placing`; when its frame is gone, all of them stand on the map, those
left out for which no place was free.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from anahuac.engine.decision import Action, Decision, OneOf, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.siege.actions.placing import Board, PlaceAt, Take
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import (
    CarrierTaken,
    FrameChanged,
    FramePopped,
    FramePushed,
    PiecesPlaced,
)
from anahuac.games.siege.frames.placing import PlaceFrame, Why
from anahuac.games.siege.model import State, stack_at
from anahuac.games.siege.rules.alike import unlike
from anahuac.games.siege.rules.ch03_places import set_up_places
from anahuac.games.siege.rules.ch03_refusals import refuse_aztec_zone, refuse_redeployment, refuse_zone
from anahuac.games.siege.rules.ch06_stacking import refuse_end
from anahuac.games.siege.rules.ch10_places import redeployment_places, return_places
from anahuac.games.siege.terms import AZTEC, Camp, enemy, is_hex, is_lake
from anahuac.games.siege.texts import placing as texts

#: Where a counter may go, by the reason for which it is placed.
PLACES: Mapping[Why, Callable[[Tables, State, str], tuple[str, ...]]] = {
    "set_up": set_up_places,
    "redeployed": redeployment_places,
    "returned": return_places,
}
CLAUSES: Mapping[tuple[Why, Camp], str] = {
    ("set_up", "spanish"): "siege:3.2A",
    ("set_up", "aztec"): "siege:3.3A",
    ("redeployed", "spanish"): "siege:10.3.4",
    ("redeployed", "aztec"): "siege:10.3.5A",
    ("returned", "spanish"): "siege:10.6B",
    ("returned", "aztec"): "siege:10.6B",
}


def open_placing(
    t: Tables,
    tx: Tx[State, Event],
    camp: Camp,
    pieces: Iterable[str],
    why: Why,
    steps: Mapping[str, int] | None = None,
) -> None:
    """Counters of a camp are to be placed; ``steps`` are those of units that come with others than they have.

    Combat units come first, then cannon and leaders, who go where units are.
    """
    left = in_order(t, pieces)
    if left:
        tx.emit(FramePushed(PlaceFrame(camp, left, why, tuple((steps or {}).items()))))


def in_order(t: Tables, pieces: Iterable[str]) -> tuple[str, ...]:
    """Counters in the order in which they are placed."""
    order = {piece: at for at, piece in enumerate(t.units)}
    return tuple(sorted(pieces, key=lambda piece: (not t.units[piece].is_combat_unit, order[piece])))


def steps_of(s: State, frame: PlaceFrame, piece: str) -> int:
    """Steps with which a counter is placed."""
    return dict(frame.steps).get(piece, s.pieces[piece].steps)


def kinds(t: Tables, s: State, frame: PlaceFrame) -> tuple[str, ...]:
    """The counters that can be taken next: of those that nothing tells apart the first.

    Cannon and leaders wait until no combat unit is left.
    """
    fighting = tuple(piece for piece in frame.pieces if t.units[piece].is_combat_unit)
    steps = {piece: steps_of(s, frame, piece) for piece in frame.pieces}
    groups = dict.fromkeys(_group(t, s, frame, piece) for piece in fighting or frame.pieces)
    return tuple(
        piece
        for group in groups
        for piece in unlike(
            t,
            s,
            (one for one in fighting or frame.pieces if _group(t, s, frame, one) == group),
            steps,
        )
    )


def _group(t: Tables, s: State, frame: PlaceFrame, piece: str) -> str:
    """The camp of the set-up to which a counter belongs, which tells apart what else would be alike."""
    if frame.why != "set_up":
        return ""
    zones = t.scenarios[s.scenario].zones
    return next((zone.id for zone in zones if piece in zone.units), "")


def allowed(t: Tables, s: State, piece: str, why: Why) -> tuple[str, ...]:
    """Places where a counter may be put now."""
    return PLACES[why](t, s, piece)


@rule("siege:9.4A")
def boats_for(t: Tables, s: State, piece: str, place: str) -> tuple[str, ...]:
    """Units of an area on which a leader can be put aboard; none for others, nor on land."""
    if piece not in t.leaders or not is_lake(place):
        return ()
    carriers = t.leaders[piece].lake_carriers
    here = stack_at(s, t.units[piece].camp, place)
    return tuple(sorted((unit for unit in here if t.units[unit].kind in carriers), key=t.order.__getitem__))


# ---------------------------------------------------------------------- the frame


def pending_place(t: Tables, s: State, frame: PlaceFrame) -> tuple[Decision, ...]:
    """Which counter, then where, then on which boat; what leaves no choice is not asked."""
    clause = CLAUSES[frame.why, frame.camp]
    if not frame.chosen:
        found = kinds(t, s, frame)
        if len(found) < 2:
            return ()
        prompt = texts.WHICH_COUNTER(len(frame.pieces))
        return (Decision(frame.camp, "place_which", prompt, OneOf(tuple(map(Take, found))), clause),)
    named = Ref("piece", frame.chosen, "def")
    if frame.aboard_at:
        boats = boats_for(t, s, frame.chosen, frame.aboard_at)
        prompt = texts.WHICH_BOAT(piece=named)
        options = OneOf(tuple(Board(frame.chosen, boat) for boat in boats))
        both = (f"piece:{frame.chosen}", f"place:{frame.aboard_at}")
        return (Decision(frame.camp, "place_aboard", prompt, options, "siege:9.4A", subject=both),)
    places = allowed(t, s, frame.chosen, frame.why)
    if len(places) < 2:
        return ()
    options = OneOf(tuple(PlaceAt(frame.chosen, place) for place in places))
    subject = (f"piece:{frame.chosen}",)
    return (Decision(frame.camp, "place_where", texts.WHERE(piece=named), options, clause, subject=subject),)


def answer_place(t: Tables, tx: Tx[State, Event], frame: PlaceFrame, seat: Seat, action: Action) -> None:
    """Take a counter, place it, put it aboard."""
    del seat
    match action:
        case Take(piece=piece):
            tx.emit(FrameChanged(replace(frame, chosen=piece)))
        case PlaceAt(piece=piece, place=place):
            put(t, tx, frame, piece, place)
        case Board(piece=piece, carrier=boat):
            put_aboard(tx, frame, piece, frame.aboard_at, boat)


def run_place(t: Tables, tx: Tx[State, Event], frame: PlaceFrame) -> None:
    """The only counter is taken, the only place filled; what has no place stays out."""
    if not frame.pieces:
        tx.emit(FramePopped())
    elif not frame.chosen:
        tx.emit(FrameChanged(replace(frame, chosen=kinds(t, tx.state, frame)[0])))
    else:
        places = allowed(t, tx.state, frame.chosen, frame.why)
        if places:
            put(t, tx, frame, frame.chosen, places[0])
        else:
            tx.emit(FrameChanged(_without(frame, frame.chosen)))


def put(t: Tables, tx: Tx[State, Event], frame: PlaceFrame, piece: str, place: str) -> None:
    """A counter stands at a place; a leader among several boats waits there until one is named."""
    boats = boats_for(t, tx.state, piece, place)
    if len(boats) > 1:
        tx.emit(FrameChanged(replace(frame, chosen=piece, aboard_at=place)))
        return
    if boats:
        put_aboard(tx, frame, piece, place, boats[0])
        return
    tx.emit(PiecesPlaced(frame.camp, ((piece, steps_of(tx.state, frame, piece)),), place, frame.why))
    tx.emit(FrameChanged(_without(frame, piece)))


def put_aboard(tx: Tx[State, Event], frame: PlaceFrame, piece: str, place: str, boat: str) -> None:
    """A leader stands in a lake area, aboard a boat."""
    steps = steps_of(tx.state, frame, piece)
    tx.emit(PiecesPlaced(frame.camp, ((piece, steps),), place, frame.why))
    tx.emit(CarrierTaken(piece, boat))
    tx.emit(FrameChanged(_without(frame, piece)))


def _without(frame: PlaceFrame, piece: str) -> PlaceFrame:
    left = tuple(other for other in frame.pieces if other != piece)
    return replace(frame, pieces=left, chosen="", aboard_at="")


def refuse_place(
    t: Tables, s: State, frame: PlaceFrame, decision: Decision, action: Action
) -> Refusal | None:
    """Why a counter cannot be placed there."""
    if decision.contains(action) or not isinstance(action, PlaceAt) or action.piece != frame.chosen:
        return None
    return refuse_at(t, s, frame, action.piece, action.place)


@rule("siege:7.5A", "siege:6.4B")
def refuse_at(t: Tables, s: State, frame: PlaceFrame, piece: str, place: str) -> Refusal:
    """The clause against a place where a counter may not be put."""
    if place in s.stacks[enemy(frame.camp)] and is_hex(place):
        return Refusal("siege:7.5A", texts.ENEMY_THERE())
    if frame.why != "set_up":
        zone = refuse_redeployment(t, s, frame.camp, piece, place)
    elif frame.camp == AZTEC:
        zone = refuse_aztec_zone(t, s, piece, place)
    else:
        zone = refuse_zone(t, s, piece, place)
    if zone is not None:
        return zone
    if is_hex(place):
        stacking = refuse_end(t, s, frame.camp, (piece,), place)
        if stacking is not None:
            return stacking
    return Refusal(CLAUSES[frame.why, frame.camp], texts.NOT_HERE(piece=Ref("piece", piece)))


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    PlaceFrame: (pending_place, answer_place, run_place),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {PlaceFrame: refuse_place}
