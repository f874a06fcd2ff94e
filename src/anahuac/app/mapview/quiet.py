"""Waiting for a map view to have painted everything, for pictures of the window and for tests."""

from __future__ import annotations

import time
from collections.abc import Callable

from .view import MapView


def settle(view: MapView, process: Callable[[], None], timeout: float = 20.0) -> bool:
    """Run ``process`` (handling of events) until a view is quiet, for pictures and tests; False if it takes
    too long."""
    end = time.monotonic() + timeout
    while time.monotonic() < end:
        process()
        if view.quiet:
            process()
            return True
        time.sleep(0.002)
    return False
