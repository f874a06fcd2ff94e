"""Matches between computer players in batches, and what they show."""

from __future__ import annotations

from anahuac.sim.batch import WorkerDied, match_file, match_seed, simulate
from anahuac.sim.report import Fault, MatchResult, Report, wilson

__all__ = ["Fault", "MatchResult", "Report", "WorkerDied", "match_file", "match_seed", "simulate", "wilson"]
