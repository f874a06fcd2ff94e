"""Frames of the R&R Interphase (10)."""

from __future__ import annotations

from typing import Literal

import msgspec

from anahuac.games.siege.terms import Camp

#: The steps of an R&R, in order (10.1).
Step = Literal[
    "desertion",
    "spanish_up",
    "aztec_up",
    "spanish_down",
    "aztec_down",
    "replenish",
    "dead_pile",
    "spanish_back",
    "aztec_back",
    "disease",
    "over",
]


class RecoveryStepFrame(msgspec.Struct, frozen=True, tag="recovery"):
    """An R&R Interphase and the step of it that comes next.

    ``fled`` tells that the Allies went home in this very R&R, so that they are not back in it (10.2D).
    """

    step: Step
    fled: bool = False


class KeepFrame(msgspec.Struct, frozen=True, tag="keep"):
    """A camp says which of its units stay in the forts they hold; the others are taken up (10.3.2, 10.3.3)."""

    camp: Camp


class DiseaseFrame(msgspec.Struct, frozen=True, tag="disease"):
    """A camp chooses where disease takes so many steps (11.8)."""

    camp: Camp
    steps: int


RecoveryFrame = RecoveryStepFrame | KeepFrame | DiseaseFrame
