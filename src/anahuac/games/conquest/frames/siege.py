"""Frames of combat on the strategic map: which combat is next, accelerated battles, sieges, what follows."""

from __future__ import annotations

from anahuac.games.conquest.frames.casualties import CasualtyFrames

SiegeFrames = CasualtyFrames
