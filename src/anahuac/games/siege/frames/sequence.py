"""Frames of set-up and of the sequence of play (3, 4)."""

from __future__ import annotations

from typing import Literal

import msgspec

from anahuac.games.siege.terms import Camp

#: Where a couplet stands (4.2): the four parts of the player-turn of the active camp, then the end of the
#: player-turn; "declare" is what the Spanish player says after the Aztec player-turn (4.3).
Stage = Literal["opening", "carriers", "lake", "land", "moved", "afloat", "ground", "fought", "declare"]


class DeployFrame(msgspec.Struct, frozen=True, tag="deploy"):
    """A camp places its counters (3.2, 3.3)."""

    camp: Camp


class TurnFrame(msgspec.Struct, frozen=True, tag="turn"):
    """The sequence of play, always outermost: the stage of the active camp's player-turn that has been opened."""

    stage: Stage


class DeclareFrame(msgspec.Struct, frozen=True, tag="declare"):
    """The Spanish player says whether another couplet or an R&R follows (4.3); ``again`` right after an R&R (10.8)."""

    again: bool = False


class ObjectFrame(msgspec.Struct, frozen=True, tag="object"):
    """The Aztec player may object to the R&R just called (4.4)."""


SequenceFrame = DeployFrame | TurnFrame | DeclareFrame | ObjectFrame
