"""What the facts of :mod:`anahuac.games.siege.events.core` do to the state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from anahuac.games.siege.events import core as ev
from anahuac.games.siege.frames.sequence import TurnFrame
from anahuac.games.siege.model import DEAD, ELSEWHERE, MARCHED, SAILED, Piece, State
from anahuac.games.siege.terms import Camp

Stacks = Mapping[str, Mapping[str, tuple[str | None, ...]]]
#: Reasons to move that are movement of the phase (7.1C), with what they mark.
MOVEMENT = {"march": MARCHED, "lake": SAILED}


def with_frame(s: State, event: ev.FramePushed) -> State:
    """Push."""
    return replace(s, frames=(*s.frames, event.frame))


def without_frame(s: State, event: ev.FramePopped) -> State:
    """Pop."""
    del event
    return replace(s, frames=s.frames[:-1])


def with_changed_frame(s: State, event: ev.FrameChanged) -> State:
    """Replace the top."""
    return replace(s, frames=(*s.frames[:-1], event.frame))


def couplet_began(s: State, event: ev.CoupletBegan) -> State:
    """A new couplet; prisoners of the last no longer count (4.4B1)."""
    return replace(s, couplet=event.number, tally=replace(s.tally, prisoners=False, objected=False))


def player_turn_began(s: State, event: ev.PlayerTurnBegan) -> State:
    """The camp acts; nothing has moved or fought."""
    fresh = {k: replace(p, spent=0, done=0) if p.spent or p.done else p for k, p in s.pieces.items()}
    return replace(s, active=event.camp, pieces=fresh)


def stage_reached(s: State, event: ev.StageReached) -> State:
    """The turn frame shows the stage."""
    return replace(s, frames=(TurnFrame(event.stage), *s.frames[1:]))


def pieces_placed(s: State, event: ev.PiecesPlaced) -> State:
    """Pieces stand at a place, under what is there; carriers are named anew."""
    ids = tuple(piece for piece, _ in event.pieces)
    pieces = dict(s.pieces)
    for piece, steps in event.pieces:
        pieces[piece] = Piece(event.place, steps)
    left = _without(s.stacks, event.camp, s.pieces, ids)
    return replace(s, pieces=pieces, stacks=_with(left, event.camp, event.place, ids))


def pieces_moved(s: State, event: ev.PiecesMoved) -> State:
    """Pieces stand elsewhere, with the points spent; cannon and leaders keep their carriers among them."""
    done = MOVEMENT.get(event.why, 0)
    pieces = dict(s.pieces)
    for piece in event.pieces:
        was = pieces[piece]
        carrier = was.carrier if was.carrier in event.pieces else ""
        pieces[piece] = replace(
            was, at=event.to, carrier=carrier, spent=was.spent + event.cost, done=was.done | done
        )
    left = _without(s.stacks, event.camp, s.pieces, event.pieces)
    return _uncarried(replace(s, pieces=pieces, stacks=_with(left, event.camp, event.to, event.pieces)))


def pieces_left(s: State, event: ev.PiecesLeft) -> State:
    """Pieces are off the map."""
    pieces = dict(s.pieces)
    for piece in event.pieces:
        pieces[piece] = Piece(event.to, pieces[piece].steps if event.to != DEAD else 0)
    stacks = _without(s.stacks, event.camp, s.pieces, event.pieces)
    return _uncarried(replace(s, pieces=pieces, stacks=stacks))


def steps_lost(s: State, event: ev.StepsLost) -> State:
    """Units are weaker; those without any step are dead."""
    pieces = dict(s.pieces)
    dead = []
    for piece, lost in event.losses:
        steps = pieces[piece].steps - lost
        if steps > 0:
            pieces[piece] = replace(pieces[piece], steps=steps)
        else:
            pieces[piece] = Piece(DEAD, 0)
            dead.append(piece)
    stacks = _without(s.stacks, event.camp, s.pieces, tuple(dead))
    return _uncarried(replace(s, pieces=pieces, stacks=stacks))


def steps_gained(s: State, event: ev.StepsGained) -> State:
    """A unit is stronger."""
    piece = s.pieces[event.unit]
    return replace(s, pieces={**s.pieces, event.unit: replace(piece, steps=piece.steps + event.steps)})


def carrier_taken(s: State, event: ev.CarrierTaken) -> State:
    """Who carries."""
    return replace(s, pieces={**s.pieces, event.piece: replace(s.pieces[event.piece], carrier=event.carrier)})


def stack_ordered(s: State, event: ev.StackOrdered) -> State:
    """The order of a stack."""
    stacks = {**s.stacks[event.camp], event.place: event.pieces}
    return replace(s, stacks={**s.stacks, event.camp: stacks})


def marked(s: State, event: ev.Marked) -> State:
    """What they did."""
    pieces = dict(s.pieces)
    for piece in event.pieces:
        pieces[piece] = replace(pieces[piece], done=pieces[piece].done | event.done)
    return replace(s, pieces=pieces)


def temple_desecrated(s: State, event: ev.TempleDesecrated) -> State:
    """Remembered for good; the marker, if there is one, shows desecration."""
    temples = s.temples
    ever = temples.ever if event.temple in temples.ever else (*temples.ever, event.temple)
    now, sacrificed = temples.desecrated, temples.sacrificed
    if event.marked:
        now = now if event.temple in now else (*now, event.temple)
        sacrificed = tuple(temple for temple in sacrificed if temple != event.temple)
    return replace(s, temples=replace(temples, ever=ever, desecrated=now, sacrificed=sacrificed))


def temple_sacrificed(s: State, event: ev.TempleSacrificed) -> State:
    """A marker lies there."""
    return replace(s, temples=replace(s.temples, sacrificed=(*s.temples.sacrificed, event.temple)))


def markers_cleared(s: State, event: ev.MarkersCleared) -> State:
    """No marker of the kind."""
    if event.kind == "desecrated":
        return replace(s, temples=replace(s.temples, desecrated=()))
    return replace(s, temples=replace(s.temples, sacrificed=()))


def cuauhtemoc_freed(s: State, event: ev.CuauhtemocFreed) -> State:
    """For good."""
    del event
    return replace(s, freed=True)


def match_ended(s: State, event: ev.MatchEnded) -> State:
    """Nothing goes on any more."""
    return replace(s, frames=(), verdict=event.verdict)


def _without(stacks: Stacks, camp: Camp, pieces: Mapping[str, Piece], gone: tuple[str, ...]) -> Stacks:
    """Stacks without pieces; a stack of nothing is none."""
    mine = dict(stacks[camp])
    for piece in gone:
        place = pieces[piece].at
        if place in ELSEWHERE:
            continue
        left = tuple(other for other in mine[place] if other != piece)
        if left:
            mine[place] = left
        else:
            del mine[place]
    return {**stacks, camp: mine}


def _with(stacks: Stacks, camp: Camp, place: str, new: tuple[str, ...]) -> Stacks:
    """Stacks with pieces put under those at a place."""
    mine = stacks[camp]
    return {**stacks, camp: {**mine, place: (*mine.get(place, ()), *new)}}


def _uncarried(s: State) -> State:
    """Nobody goes with a unit that stands elsewhere."""
    lost = [
        key for key, piece in s.pieces.items() if piece.carrier and s.pieces[piece.carrier].at != piece.at
    ]
    if not lost:
        return s
    pieces = dict(s.pieces)
    for key in lost:
        pieces[key] = replace(pieces[key], carrier="")
    return replace(s, pieces=pieces)


CORE: dict[type, Callable[[State, Any], State]] = {
    ev.FramePushed: with_frame,
    ev.FramePopped: without_frame,
    ev.FrameChanged: with_changed_frame,
    ev.CoupletBegan: couplet_began,
    ev.PlayerTurnBegan: player_turn_began,
    ev.StageReached: stage_reached,
    ev.PiecesPlaced: pieces_placed,
    ev.PiecesMoved: pieces_moved,
    ev.PiecesLeft: pieces_left,
    ev.StepsLost: steps_lost,
    ev.StepsGained: steps_gained,
    ev.CarrierTaken: carrier_taken,
    ev.StackOrdered: stack_ordered,
    ev.Marked: marked,
    ev.TempleDesecrated: temple_desecrated,
    ev.TempleSacrificed: temple_sacrificed,
    ev.MarkersCleared: markers_cleared,
    ev.CuauhtemocFreed: cuauhtemoc_freed,
    ev.MatchEnded: match_ended,
}
