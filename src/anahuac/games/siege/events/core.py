"""Facts that several chapters state: frames, phases, places of pieces, steps, carriers, temples, the end.

Every event is in the past tense and carries all that the log needs to tell it, dice included. ``unseen`` are
pieces of it that the player of the other camp cannot tell (8.8A, 11.7), neither before nor after; the game fills it in.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from anahuac.games.siege.frames import Frame
from anahuac.games.siege.frames.sequence import Stage
from anahuac.games.siege.model import Verdict
from anahuac.games.siege.terms import Camp


class FramePushed(msgspec.Struct, frozen=True, tag="frame_pushed"):
    """Something new is going on, inside what was going on. Never carries a secret."""

    frame: Frame


class FramePopped(msgspec.Struct, frozen=True, tag="frame_popped"):
    """The innermost thing is done."""


class FrameChanged(msgspec.Struct, frozen=True, tag="frame_changed"):
    """The innermost thing went a stage further. Never carries a secret."""

    frame: Frame


class CoupletBegan(msgspec.Struct, frozen=True, tag="couplet_began"):
    """A couplet began (4.1A)."""

    number: int


class PlayerTurnBegan(msgspec.Struct, frozen=True, tag="player_turn_began"):
    """A camp's player-turn began: nothing of either camp has moved or fought yet (4.2)."""

    camp: Camp


class StageReached(msgspec.Struct, frozen=True, tag="stage_reached"):
    """The sequence of play came to a stage."""

    stage: Stage


class PiecesPlaced(msgspec.Struct, frozen=True, tag="pieces_placed"):
    """Pieces came onto the map, or to another place in set-up or R&R, without moving there.

    ``steps`` of each, 0 for leaders and cannon. ``why`` is "set_up", "redeployed", "returned" (from the dead pile),
    "stayed" or "getaway" (9.3A).
    """

    camp: Camp
    pieces: tuple[tuple[str, int], ...]
    place: str
    why: str
    unseen: tuple[str, ...] = ()


class PiecesMoved(msgspec.Struct, frozen=True, tag="pieces_moved"):
    """Pieces of a camp that stood together went to another place of the map; ``cost`` in MP for each of them.

    ``why`` is "march", "lake", "advance" (8.19), "trap" (11.2), "trapped", "push" (11.3) or "charge".
    """

    camp: Camp
    pieces: tuple[str, ...]
    origin: str
    to: str
    why: str
    cost: int = 0
    unseen: tuple[str, ...] = ()


class PiecesLeft(msgspec.Struct, frozen=True, tag="pieces_left"):
    """Pieces went from the map, or from one group beside it to another (``to``: one of ELSEWHERE).

    ``why`` is "tepeyac" (7.8C), "raid" (11.1), "escape" (9.5), "deserted" (10.2), "taken_up" (10.3), "captured"
    (9.3), "fell" (with the carrier or the stack), "overstacked" (6.6) or "gone" (10.5).
    """

    camp: Camp
    pieces: tuple[str, ...]
    to: str
    why: str
    unseen: tuple[str, ...] = ()


class StepsLost(msgspec.Struct, frozen=True, tag="steps_lost"):
    """Units lost steps; at none they go to their owner's dead pile (2.10B).

    ``cause`` is "ground", "lake", "bombardment", "trap", "charge", "break_out" or "disease".
    """

    camp: Camp
    losses: tuple[tuple[str, int], ...]
    cause: str
    unseen: tuple[str, ...] = ()


class StepsGained(msgspec.Struct, frozen=True, tag="steps_gained"):
    """A unit recovered steps (10.4); ``die`` is 0 where none was rolled."""

    camp: Camp
    unit: str
    steps: int
    die: int
    unseen: tuple[str, ...] = ()


class CarrierTaken(msgspec.Struct, frozen=True, tag="carrier_taken"):
    """A cannon (11.4B) or a leader afloat (9.4) goes with a unit, or with none (``""``)."""

    piece: str
    carrier: str


class StackOrdered(msgspec.Struct, frozen=True, tag="stack_ordered"):
    """A camp put a stack in this order, the top first; ``None`` where the viewer cannot know (8.8A, 11.7)."""

    camp: Camp
    place: str
    pieces: tuple[str | None, ...]


class Marked(msgspec.Struct, frozen=True, tag="marked"):
    """Pieces did something that is done once in a phase: a bit of the model (8.5C, 8.24C, 11.2, 11.3)."""

    pieces: tuple[str, ...]
    done: int
    unseen: tuple[str, ...] = ()


class TempleDesecrated(msgspec.Struct, frozen=True, tag="temple_desecrated"):
    """Spanish units desecrated a temple (11.6); a sacrifice marker there is turned over.

    ``marked`` tells whether the option is played with, so that a marker is put down.
    """

    temple: str
    marked: bool


class TempleSacrificed(msgspec.Struct, frozen=True, tag="temple_sacrificed"):
    """A sacrifice marker was put on a temple (11.5B)."""

    temple: str


class MarkersCleared(msgspec.Struct, frozen=True, tag="markers_cleared"):
    """The markers of one kind were taken off (10.1)."""

    kind: Literal["desecrated", "sacrificed"]


class CuauhtemocFreed(msgspec.Struct, frozen=True, tag="cuauhtemoc_freed"):
    """Cuauhtemoc may leave the island from now on (9.1A)."""


class MatchEnded(msgspec.Struct, frozen=True, tag="match_ended"):
    """The match is over (5)."""

    verdict: Verdict


CoreEvents = (
    FramePushed
    | FramePopped
    | FrameChanged
    | CoupletBegan
    | PlayerTurnBegan
    | StageReached
    | PiecesPlaced
    | PiecesMoved
    | PiecesLeft
    | StepsLost
    | StepsGained
    | CarrierTaken
    | StackOrdered
    | Marked
    | TempleDesecrated
    | TempleSacrificed
    | MarkersCleared
    | CuauhtemocFreed
    | MatchEnded
)
