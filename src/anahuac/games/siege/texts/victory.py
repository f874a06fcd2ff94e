"""Texts of the end of a match (5)."""

from __future__ import annotations

from anahuac.engine.text import plural, text

ISLAND_TAKEN = plural("siege", "The island is taken: %n Loss point(s), {level}.", "", 1)
CORTES_LOST = text("siege", "Cortés is lost: {winner} has won.")
CONCEDED = text("siege", "{loser} gives up: {winner} has won.")
