"""Texts of losses: prompts, refusals and log lines."""

from __future__ import annotations

from anahuac.engine.text import plural, text

LOSE_STEPS = plural("conquest", "Remove %n strength point(s) at {place}.", "", 1)
LOSE_STEPS_TZ = plural("conquest", "Remove %n strength point(s) in {tz}.", "", 1)
GIVE_SACRIFICE = text("conquest", "Choose the unit to be sacrificed at {place}.")
GIVE_SACRIFICE_TZ = text("conquest", "Choose the unit to be sacrificed in {tz}.")

NOT_THAT_UNIT = text("conquest", "{piece} took no part in what cost these losses.")
TOO_MUCH_OF_A_UNIT = plural("conquest", "{piece} has only %n strength point(s) left.", "", 1)
WRONG_TOTAL = plural("conquest", "Exactly %n strength point(s) must go.", "", 1)
