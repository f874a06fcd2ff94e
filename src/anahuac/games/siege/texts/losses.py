"""Texts of step losses (8.18)."""

from __future__ import annotations

from anahuac.engine.text import plural, text

LOSE_STEPS = plural("siege", "{place}: spread %n lost step(s) over your units.", "", 1)
LOSE_STEPS_ANYWHERE = plural("siege", "Spread %n lost step(s) over your units.", "", 1)
LAST_STEPS = plural("siege", "{place}: choose %n unit(s) to lose the last step.", "", 1)

NOT_INVOLVED = text("siege", "{piece}: not among the units that take these losses.")
LAST_STEP_STAYS = text(
    "siege", "{piece}: the last step stays as long as another of these units has more than one."
)
NOT_SO_MANY_STEPS = plural("siege", "{piece}: only %n step(s) left.", "", 1)
WRONG_TOTAL = plural("siege", "The losses have to be %n step(s), no more and no less.", "", 1)
