"""The command line: playing, simulating, checking and drawing, most of it without a display."""

from __future__ import annotations

from anahuac.cli.entry import main

__all__ = ["main"]
