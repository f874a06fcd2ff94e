"""Judgement of the siege for computer players: averages of battles, dangers, and a plan for either side (13)."""

from __future__ import annotations

from anahuac.games.siege.advisor.advisor import SiegeAdvisor

__all__ = ["SiegeAdvisor"]
