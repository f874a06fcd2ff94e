"""Many matches at once: seeds, a process pool, statistics."""

from __future__ import annotations

from anahuac.sim.batch import simulate
from anahuac.sim.report import Report, wilson

__all__ = ["Report", "simulate", "wilson"]
