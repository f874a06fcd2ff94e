"""Facts that several chapters state: frames, losses, moves of pieces, forms, control, points, logged items.

Every event is in the past tense and carries all that the log needs to tell it, dice included.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from anahuac.games.conquest.frames import Frame
from anahuac.games.conquest.frames.turn import Stage
from anahuac.games.conquest.model import Item, Verdict
from anahuac.games.conquest.terms import Camp, Cause


class FramePushed(msgspec.Struct, frozen=True, tag="frame_pushed"):
    """Something new is going on, inside what was going on. Never carries a secret."""

    frame: Frame


class FramePopped(msgspec.Struct, frozen=True, tag="frame_popped"):
    """The innermost thing is done."""


class FrameChanged(msgspec.Struct, frozen=True, tag="frame_changed"):
    """The innermost thing went a stage further. Never carries a secret."""

    frame: Frame


class TurnBegan(msgspec.Struct, frozen=True, tag="turn_began"):
    """A turn began (6-a)."""

    turn: int


class PhaseBegan(msgspec.Struct, frozen=True, tag="phase_began"):
    """A camp's phase began; nothing of it has moved yet (6-b)."""

    camp: Camp


class StageReached(msgspec.Struct, frozen=True, tag="stage_reached"):
    """The sequence of play came to a stage."""

    stage: Stage


class MatchEnded(msgspec.Struct, frozen=True, tag="match_ended"):
    """The match is over (12)."""

    verdict: Verdict


class PiecesMoved(msgspec.Struct, frozen=True, tag="pieces_moved"):
    """Pieces of one camp went from a zone to another. ``march`` marks them (9-c); 0: it was no movement.

    ``why`` is "march", "retreat", "displaced" or "switch"; ``cost`` the movement points spent.
    """

    camp: Camp
    pieces: tuple[str, ...]
    origin: int
    to: int
    march: int
    why: str
    cost: int = 0


class PiecesPlaced(msgspec.Struct, frozen=True, tag="pieces_placed"):
    """Pieces came onto the map in a zone: units at these strengths, commanders with 0.

    ``why`` is "reinforcement", "replacement" or "return". A returning commander shows his back.
    """

    camp: Camp
    zone: int
    pieces: tuple[tuple[str, int], ...]
    why: str


class Marched(msgspec.Struct, frozen=True, tag="marched"):
    """Pieces count as having moved without leaving their zone (8-h)."""

    pieces: tuple[str, ...]
    march: int


class FormTaken(msgspec.Struct, frozen=True, tag="form_taken"):
    """A stack took the form of a garrison, or gave it up."""

    camp: Camp
    zone: int
    garrison: bool


class LeaderNamed(msgspec.Struct, frozen=True, tag="leader_named"):
    """The owner chose among commanders of equal rank (G-8)."""

    camp: Camp
    zone: int
    leader: str | None


class StepsLost(msgspec.Struct, frozen=True, tag="steps_lost"):
    """Units lost strength points; one that lost its last is in its group of eliminated units.

    ``zone`` is the strategic zone, ``tz`` the tactical zone or ``None``.
    """

    camp: Camp
    losses: tuple[tuple[str, int], ...]
    cause: Cause
    zone: int
    tz: str | None = None


class UnitsEliminated(msgspec.Struct, frozen=True, tag="units_eliminated"):
    """Whole units were removed whatever their strength."""

    camp: Camp
    units: tuple[str, ...]
    cause: Cause
    zone: int
    tz: str | None = None


class CommanderEliminated(msgspec.Struct, frozen=True, tag="commander_eliminated"):
    """A commander was eliminated. ``in_combat`` decides over points (12-e); ``back`` is the side he showed."""

    camp: Camp
    commander: str
    cause: Cause
    zone: int
    in_combat: bool
    back: bool = False


class ControlTaken(msgspec.Struct, frozen=True, tag="control_taken"):
    """A control marker was placed or flipped in an objective zone (5-d)."""

    zone: int
    camp: Camp


class FightMarked(msgspec.Struct, frozen=True, tag="fight_marked"):
    """A Battle or Siege marker was put in a zone (8-j)."""

    zone: int
    kind: Literal["battle", "siege"]


class FightCleared(msgspec.Struct, frozen=True, tag="fight_cleared"):
    """The marker was taken off."""

    zone: int


class PointsScored(msgspec.Struct, frozen=True, tag="points_scored"):
    """A camp scored victory points (12.1). ``why`` is the letter's name: "battle", "siege", "objectives",
    "commander", "sacrifice"; ``clause`` the clause; ``piece`` or ``zone`` what for."""

    camp: Camp
    points: int
    why: str
    clause: str
    piece: str | None = None
    zone: int | None = None
    face: str | None = None


class ItemLogged(msgspec.Struct, frozen=True, tag="item_logged"):
    """Something the diplomacy step will apply (11-b)."""

    item: Item


class CursorMoved(msgspec.Struct, frozen=True, tag="cursor_moved"):
    """A cursor of the Alliances Table moved (11-c)."""

    nation: str
    origin: str
    to: str
    item: Item | None


class ItemsApplied(msgspec.Struct, frozen=True, tag="items_applied"):
    """The diplomacy step is done; its log is empty again."""


class CampChanged(msgspec.Struct, frozen=True, tag="camp_changed"):
    """A nation changed alliance; its territory, counters and eliminated units with it (11-h).

    ``pieces`` are all its counters, which now belong to ``camp`` wherever they are. Counters that shared a zone
    with counters of the abandoned camp are moved or eliminated by events *before* this one.
    """

    nation: str
    camp: Camp
    pieces: tuple[str, ...]


CoreEvents = (
    FramePushed
    | FramePopped
    | FrameChanged
    | TurnBegan
    | PhaseBegan
    | StageReached
    | MatchEnded
    | PiecesMoved
    | PiecesPlaced
    | Marched
    | FormTaken
    | LeaderNamed
    | StepsLost
    | UnitsEliminated
    | CommanderEliminated
    | ControlTaken
    | FightMarked
    | FightCleared
    | PointsScored
    | ItemLogged
    | CursorMoved
    | ItemsApplied
    | CampChanged
)
