"""Going along a drawn row by arrow keys, from stop to stop."""

from __future__ import annotations

from PySide6.QtCore import Qt


def next_stop(key: int, at: int | None, first: int, last: int) -> int | None:
    """The stop that a key leads to, from 0 to ``last``; ``None`` where the key leads nowhere.

    ``at`` is where one stands, ``None`` before the first arrow, which leads to ``first``, the stop one would ask about.
    """
    step = 0 if at is None else 1
    here = first if at is None else at
    there = {
        Qt.Key.Key_Left: here - step,
        Qt.Key.Key_Right: here + step,
        Qt.Key.Key_Home: 0,
        Qt.Key.Key_End: last,
    }.get(Qt.Key(key))
    return None if there is None else min(max(there, 0), last)
