"""What a seat may know: of an Aztec stack in a hex the Spanish player sees the top counter only under fog (8.8), of a
Spanish one the Aztec player while no temple is left to give signals from (11.7).

Everything else is public: lake areas are no stacks, a stack without a combat unit protects nobody and is open, and
who takes part in a battle is declared. A seat of ``None`` is a spectator, who sees no more than either player. In a
view unknown pieces of a stack are ``None`` and their own places HIDDEN.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from anahuac.engine.decision import Picker, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import rule
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events import core as ev
from anahuac.games.siege.events.ground import StackSeen
from anahuac.games.siege.evolve import evolve
from anahuac.games.siege.frames import Frame
from anahuac.games.siege.frames.combat import LossFrame
from anahuac.games.siege.frames.movement import MovementFrame, OverstackFrame
from anahuac.games.siege.frames.placing import PlaceFrame
from anahuac.games.siege.frames.sequence import DeployFrame
from anahuac.games.siege.model import ELSEWHERE, HIDDEN, OFF_MAP, UNPLACED, Piece, State
from anahuac.games.siege.rules.ch06_stacking import refuse_stack
from anahuac.games.siege.rules.ch08_seen import seen_places
from anahuac.games.siege.rules.ch08_targets import is_target
from anahuac.games.siege.rules.ch11_7_signals import is_concealed
from anahuac.games.siege.terms import CAMPS, Camp, is_hex

#: Frames that may name pieces nobody has seen; what others name takes part in a battle and is known.
COVERED: tuple[type, ...] = (
    *(kind for kind in get_args(MovementFrame) if kind is not OverstackFrame),
    DeployFrame,
    PlaceFrame,
    LossFrame,
)


# ---------------------------------------------------------------------- states


@rule("siege:8.8A", "siege:8.8B", "siege:11.7", "siege:1.4")
def view(t: Tables, s: State, seat: Seat | None) -> State:
    """The state with what the seat cannot know left out."""
    concealed = tuple(camp for camp in CAMPS if camp != seat and is_concealed(t, s, camp))
    if not concealed:
        return s
    hidden = frozenset(piece for camp in concealed for piece in hidden_pieces(t, s, camp))
    frames = tuple(_covered(s, frame, hidden) for frame in s.frames)
    if not hidden:
        return s if frames == s.frames else replace(s, frames=frames)
    pieces = {key: _as_seen(key, piece, hidden) for key, piece in s.pieces.items()}
    stacks = {
        camp: {
            place: tuple(None if piece in hidden else piece for piece in stack)
            for place, stack in s.stacks[camp].items()
        }
        for camp in concealed
    }
    return replace(s, pieces=pieces, stacks={**s.stacks, **stacks}, frames=frames)


def _as_seen(key: str, piece: Piece, hidden: Collection[str]) -> Piece:
    """A piece without what would tell of one that is hidden: what carries it, too."""
    if key in hidden:
        return Piece(HIDDEN, 0)
    return replace(piece, carrier="") if piece.carrier in hidden else piece


@rule("siege:8.8A", "siege:11.7")
def hidden_pieces(t: Tables, s: State, camp: Camp) -> frozenset[str]:
    """Pieces of a concealed camp that the other player cannot tell: below the top of a stack in a hex that holds a
    combat unit, or in the hand from which they are being placed."""
    known = named_pieces(s)
    looked_into = [frame.place for frame in s.frames if isinstance(frame, OverstackFrame)]
    open_places = {*seen_places(s, camp), *looked_into}
    hidden = {
        piece
        for place, stack in s.stacks[camp].items()
        if is_hex(place) and place not in open_places and is_target(t, s, camp, place)
        for piece in stack[1:]
        if piece is not None and piece not in known
    }
    for frame in s.frames:
        if isinstance(frame, PlaceFrame) and frame.camp == camp:
            hidden.update(piece for piece in frame.pieces if _is_in_hand(s, piece))
        elif isinstance(frame, DeployFrame) and frame.camp == camp:
            hidden.update(key for key, row in t.units.items() if row.camp == camp and _is_unplaced(s, key))
    hidden.update(key for key, piece in s.pieces.items() if piece.at == HIDDEN and t.units[key].camp == camp)
    return frozenset(hidden)


def _is_in_hand(s: State, piece: str) -> bool:
    return piece in s.pieces and s.pieces[piece].at in ELSEWHERE


def _is_unplaced(s: State, piece: str) -> bool:
    return piece in s.pieces and s.pieces[piece].at == UNPLACED


def named_pieces(s: State) -> frozenset[str]:
    """Pieces that what is going on names openly: those of a battle."""
    return frozenset(
        word
        for frame in s.frames
        if not isinstance(frame, COVERED)
        for word in _words(msgspec.to_builtins(frame))
        if word in s.pieces
    )


def _words(value: Any) -> Iterator[str]:
    """Every string inside plain values."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _words(inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from _words(inner)


def _covered(s: State, frame: Frame, hidden: frozenset[str]) -> Frame:
    """A frame without the pieces that are not known."""
    if not isinstance(frame, COVERED):
        return frame
    kept: dict[str, Any] = {}
    for field in frame.__struct_fields__:
        value = getattr(frame, field)
        if isinstance(value, str) and value in hidden:
            kept[field] = ""
        elif isinstance(value, tuple):
            kept[field] = tuple(
                one for one in value if not hidden.intersection(_words(msgspec.to_builtins(one)))
            )
    return replace(frame, **kept)


def is_covered(t: Tables, s: State) -> bool:
    """Whether the innermost thing is a camp's choice on a view that does not show all that it chooses from."""
    top = s.frames[-1]
    if not isinstance(top, COVERED):
        return False
    camp = getattr(top, "camp", s.active)
    return any(piece.at == HIDDEN and t.units[key].camp == camp for key, piece in s.pieces.items())


# ---------------------------------------------------------------------- what the secrets may be


@rule("siege:8.8A", "siege:11.7")
def determinize(t: Tables, view: State, seat: Seat, pick: Picker) -> State:
    """A full state that a seat's view allows: unknown pieces at random where they make legal stacks, at full steps."""
    del seat
    for camp in CAMPS:
        view = _filled(t, view, camp, pick)
    return view


def _filled(t: Tables, view: State, camp: Camp, pick: Picker) -> State:
    """The same with a camp's unknown pieces somewhere."""
    left = [key for key, piece in view.pieces.items() if piece.at == HIDDEN and t.units[key].camp == camp]
    if not left:
        return view
    pieces = dict(view.pieces)
    stacks = dict(view.stacks[camp])
    for place in sorted(stacks, key=lambda place: _has_fighter(t, stacks[place])):
        stack = stacks[place]
        known = [piece for piece in stack if piece is not None]
        filled: list[str] = []
        for piece in stack:
            chosen = piece if piece is not None else _drawn(t, view, left, known, pick)
            filled.append(chosen)
            if piece is None:
                left.remove(chosen)
                known.append(chosen)
                pieces[chosen] = Piece(place, t.units[chosen].steps)
        stacks[place] = tuple(filled)
    frames = tuple(_with_pile(frame, camp, tuple(left)) for frame in view.frames)
    waits = UNPLACED if view.couplet == 0 else OFF_MAP
    pieces.update({piece: Piece(waits, t.units[piece].steps) for piece in left})
    return replace(view, pieces=pieces, stacks={**view.stacks, camp: stacks}, frames=frames)


def _has_fighter(t: Tables, stack: Iterable[str | None]) -> bool:
    return any(piece is not None and t.units[piece].is_combat_unit for piece in stack)


def _drawn(t: Tables, s: State, left: list[str], known: list[str], pick: Picker) -> str:
    """Any unknown piece that may stand with those known, or any at all; a stack that hides some has a combat unit."""
    fit = (
        left if _has_fighter(t, known) else [piece for piece in left if t.units[piece].is_combat_unit] or left
    )
    able = [piece for piece in fit if refuse_stack(t, s.settings, (*known, piece)) is None]
    possible = able or fit
    return possible[pick(len(possible))]


def _with_pile(frame: Frame, camp: Camp, left: tuple[str, ...]) -> Frame:
    if isinstance(frame, PlaceFrame) and frame.camp == camp:
        return replace(frame, pieces=left)
    return frame


# ---------------------------------------------------------------------- events


class Watched(Tx[State, Event]):
    """A transaction that notes in each event which pieces of it the player of the other camp cannot tell."""

    def __init__(self, tables: Tables, tx: Tx[State, Event]) -> None:
        super().__init__(evolve, tx.state, tx.chance)
        self.tables = tables

    __slots__ = ("tables",)

    def emit(self, event: Event) -> None:
        """Record a fact with what stays unseen of it."""
        named = PIECES.get(type(event))
        ids = frozenset(named(event)) if named is not None else frozenset()
        if not ids:
            super().emit(event)
            return
        camp = self.tables.units[next(iter(ids))].camp
        unseen = self._unseen(camp) & ids
        super().emit(event)
        if unseen:
            unseen &= self._unseen(camp)
        if unseen:
            noted: Any = replace(event, unseen=tuple(sorted(unseen)))
            self.events[-1] = noted

    def _unseen(self, camp: Camp) -> frozenset[str]:
        if not is_concealed(self.tables, self.state, camp):
            return frozenset()
        return hidden_pieces(self.tables, self.state, camp)


def _losers(event: ev.StepsLost) -> tuple[str, ...]:
    return tuple(unit for unit, _ in event.losses)


def _placed(event: ev.PiecesPlaced) -> tuple[str, ...]:
    return tuple(piece for piece, _ in event.pieces)


def _pieces(event: ev.PiecesMoved | ev.PiecesLeft | ev.Marked) -> tuple[str, ...]:
    return event.pieces


def _unit(event: ev.StepsGained) -> tuple[str, ...]:
    return (event.unit,)


#: Pieces that an event with ``unseen`` names.
PIECES: dict[type, Callable[[Any], tuple[str, ...]]] = {
    ev.PiecesPlaced: _placed,
    ev.PiecesMoved: _pieces,
    ev.PiecesLeft: _pieces,
    ev.Marked: _pieces,
    ev.StepsLost: _losers,
    ev.StepsGained: _unit,
}


@rule("siege:8.8A", "siege:11.7")
def redact(t: Tables, event: Event, seat: Seat | None) -> Event:
    """The event as a seat may know it: what was not seen is a hidden unit."""
    if isinstance(event, ev.StackOrdered) and event.camp != seat:
        return replace(event, pieces=(*event.pieces[:1], *(None for _ in event.pieces[1:])))
    if isinstance(event, (ev.FramePushed, ev.FrameChanged)):
        return replace(event, frame=_without_names(t, event.frame, seat))
    unseen = getattr(event, "unseen", ())
    if not unseen or t.units[unseen[0]].camp == seat:
        return event
    told: Event = _renamed(event, frozenset(unseen))
    return told


def _renamed(event: Any, unseen: Collection[str]) -> Any:
    """An event with HIDDEN for each piece that was not seen."""
    kept: dict[str, Any] = {"unseen": ()}
    if isinstance(event, ev.StepsGained):
        return replace(event, unit=HIDDEN, **kept)
    field = "losses" if isinstance(event, ev.StepsLost) else "pieces"
    kept[field] = tuple(
        (HIDDEN if one in unseen else one)
        if isinstance(one, str)
        else (HIDDEN if one[0] in unseen else one[0], *one[1:])
        for one in getattr(event, field)
    )
    if isinstance(event, ev.PiecesPlaced):
        kept[field] = tuple((one, 0 if one == HIDDEN else steps) for one, steps in kept[field])
    return replace(event, **kept)


def _without_names(t: Tables, frame: Frame, seat: Seat | None) -> Frame:
    """A frame of moving, placing or losing as somebody else is told of it: without any piece."""
    if not isinstance(frame, COVERED):
        return frame
    camps = {t.units[word].camp for word in _words(msgspec.to_builtins(frame)) if word in t.units}
    if camps <= {seat}:
        return frame
    kept: dict[str, Any] = {}
    for field in frame.__struct_fields__:
        value = getattr(frame, field)
        if isinstance(value, tuple):
            kept[field] = ()
        elif field in PIECE_FIELDS:
            kept[field] = ""
    return replace(frame, **kept)


#: Fields of covered frames that name one piece.
PIECE_FIELDS = ("chosen", "piece", "unit")


def discloses(event: Event) -> bool:
    """Whether an event turns up something that was secret: a stack that is looked at."""
    return isinstance(event, StackSeen)
