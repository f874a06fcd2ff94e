"""Texts of stacking: refusals, the remedy (6)."""

from __future__ import annotations

from anahuac.engine.text import plural, text

TWO_REGULARS = text("siege", "Aztec regulars never stack with each other.")
TOO_MANY_AZTECS = text("siege", "An Aztec stack is up to three Knights, or one Knight and one regular.")
SPANISH_AND_ALLIES = text("siege", "Spanish units and Allies never end stacked with each other.")
TOO_MANY_SPANISH = plural("siege", "At most %n Spanish infantry and cavalry unit(s) stand in a hex.", "", 1)
TWO_PEOPLES = text("siege", "Allies of different peoples never end stacked with each other.")
TWO_ALLIED_REGULARS = text("siege", "Regular Allies never stack with each other.")
TWO_ELITES = text("siege", "At most one elite Ally stands in a hex.")
REMOVE = plural("siege", "Too many stand in {place}: remove %n of them?", "", 1)
