"""Texts of placing counters (3, 10.3, 10.6)."""

from __future__ import annotations

from anahuac.engine.text import plural, text

WHICH_COUNTER = plural("siege", "Which counter comes next? %n left to place.", "", 1)
WHERE = text("siege", "Where to place {piece}?")
WHICH_BOAT = text("siege", "Who carries {piece}?")
ENEMY_THERE = text("siege", "Enemy units stand there.")
NOT_HERE = text("siege", "Cannot be placed there: {piece}.")
NOT_IN_HAND = text("siege", "Not to be placed now: {piece}.")
UNITS_FIRST = text("siege", "Combat units come first: {piece} waits.")
OTHER_ZONE = text("siege", "{piece} belongs elsewhere: {zone}.")
TOO_NEAR = plural("siege", "Aztecs are set up at least %n hex(es) away from Spanish and Allies.", "", 1)
NO_CAUSEWAY = text("siege", "By this ruling Aztecs are not set up on causeways.")
NEAR_TEPEYAC = text("siege", "Too near to Tepeyac.")
