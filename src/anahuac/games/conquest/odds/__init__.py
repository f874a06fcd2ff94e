"""Exact odds of what dice decide, worked out from a seat's view by the rules' own functions; no die is rolled."""

from __future__ import annotations

from anahuac.games.conquest.odds.preview import best_of, preview
from anahuac.games.conquest.odds.values import Advice, Assumed, Factor, Odds, Points, Risk, Row, Shift, Toll

__all__ = [
    "Advice",
    "Assumed",
    "Factor",
    "Odds",
    "Points",
    "Risk",
    "Row",
    "Shift",
    "Toll",
    "best_of",
    "preview",
]
