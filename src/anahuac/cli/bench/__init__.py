"""``anahuac bench``: figures, baselines, ratios and budgets. It informs; whatever comes out, it exits with 0."""

from __future__ import annotations

from anahuac.cli.bench.table import chosen, run

__all__ = ["chosen", "run"]
