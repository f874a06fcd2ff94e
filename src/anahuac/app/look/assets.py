"""Bytes of the look's own files: palette, style sheet and pictograms."""

from __future__ import annotations

from functools import lru_cache

from anahuac.resources import resource_bytes


@lru_cache(maxsize=256)
def asset(*parts: str) -> bytes:
    """Content of a file of the resources, by its path's parts; ``ResourceMissing`` if there is none."""
    return resource_bytes("/".join(parts))
