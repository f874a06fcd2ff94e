"""Frames of regular battles: the course of one, and the questions around its hand-to-hand fighting (10.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from anahuac.games.conquest.terms import Camp

#: What a battle does next. From "choices" to "end_of_round" is one round (10.3.4).
BattleStage = Literal[
    "deploy_defender",
    "deploy_attacker",
    "event",
    "markers",
    "choices",
    "commit_attacker",
    "fire",
    "melee",
    "counter",
    "moves",
    "check",
    "end_of_round",
    "last_counter",
    "over",
    "leave",
    "done",
]

#: A sequence of the round in which markers act (table 3).
Sequence = Literal["fire", "hand_to_hand", "tactical_movement"]


class BattleFrame(msgspec.Struct, frozen=True, tag="battle"):
    """A major battle stands before ``stage`` (10.3).

    ``offered``: the units hidden since an earlier round have been offered to appear in this sequence (T3-l).
    ``winner`` and ``left``, his pieces in the line of retreat, outlive the tactical board.
    """

    zone: int
    stage: BattleStage
    offered: bool = False
    winner: Camp | None = None
    left: tuple[str, ...] = ()


class DeployFrame(msgspec.Struct, frozen=True, tag="deploy"):
    """A camp places its army on its half of the board (10.3.1-b)."""

    camp: Camp


class GeneralFrame(msgspec.Struct, frozen=True, tag="general"):
    """A camp names its army commander among equals, at the start or as successor (10.3.1-c, 10.3.3-d)."""

    camp: Camp
    among: tuple[str, ...]
    succeeds: bool = False


class MarkSacrificeFrame(msgspec.Struct, frozen=True, tag="mark_sacrifice"):
    """The Indian player designates a counter under Human sacrifices (10.3.2-f)."""


class MarkersFrame(msgspec.Struct, frozen=True, tag="markers"):
    """The camps ``waiting`` choose their markers in secret, both at once (10.3.3-a)."""

    waiting: tuple[Camp, ...]


class DiscardFrame(msgspec.Struct, frozen=True, tag="discard"):
    """A new army commander keeps no more markers than his tactical capacity (10.3.3-d)."""

    camp: Camp
    excess: int


class CommitFrame(msgspec.Struct, frozen=True, tag="commit"):
    """A camp announces how many markers it commits this round, and sets them aside (10.3.4-a)."""

    camp: Camp


class RevealFrame(msgspec.Struct, frozen=True, tag="reveal"):
    """The camps ``waiting`` decide in secret which committed markers to reveal for a sequence, both at once.

    ``usable`` are, by camp, the markers whose needs are met now, whether it holds them or not; known to all.
    """

    sequence: Sequence
    usable: Mapping[str, tuple[str, ...]]
    waiting: tuple[Camp, ...]


class FireFrame(msgspec.Struct, frozen=True, tag="fire"):
    """The fire sequence (10.3.4.2). ``stage``: "reveal", "dogs", "turn" (before a shot), "shot", "alone" (the other
    camp had none), "settle".

    ``camp`` is the one to shoot; in "settle" ``tz`` is where the last shot hit.
    """

    stage: Literal["reveal", "dogs", "turn", "shot", "alone", "settle"]
    camp: Camp
    tz: str | None = None


class WarDogsFrame(msgspec.Struct, frozen=True, tag="war_dogs"):
    """War dogs (T3-a): where, and once the die is cast, which ``count`` units of ``tz`` run."""

    tz: str | None = None
    count: int = 0


BattleFrames = (
    BattleFrame
    | DeployFrame
    | GeneralFrame
    | MarkSacrificeFrame
    | MarkersFrame
    | DiscardFrame
    | CommitFrame
    | RevealFrame
    | FireFrame
    | WarDogsFrame
)
