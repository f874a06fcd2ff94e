"""Bytes of the look's own files: palette and pictograms."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path


@lru_cache(maxsize=256)
def asset(*parts: str) -> bytes:
    """Content of a file of the resources, by its path's parts; FileNotFoundError if there is none."""
    return Path(__file__).resolve().parents[4].joinpath("resources", *parts).read_bytes()
