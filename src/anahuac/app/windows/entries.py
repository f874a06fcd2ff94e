"""Everything the menus offer at the moment, found by its words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from anahuac.app.windows.accesskeys import unmarked
from anahuac.folding import folded


class Entry(NamedTuple):
    """An entry of a menu: the titles of the menus that lead to it, and its own."""

    way: tuple[str, ...]
    title: str
    action: QAction

    @property
    def keys(self) -> str:
        """Its keys as the keyboard's language names them."""
        return QKeySequence.listToString(self.action.shortcuts(), QKeySequence.SequenceFormat.NativeText)


def entries(bar: QMenuBar) -> Iterator[Entry]:
    """All entries of a menu bar, in the order of the menus."""
    for action in bar.actions():
        menu = action.menu()
        if isinstance(menu, QMenu):
            yield from _within(menu, (plain(action.text()),))


def _within(menu: QMenu, way: tuple[str, ...]) -> Iterator[Entry]:
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from _within(inner, (*way, plain(action.text())))
        elif not action.isSeparator() and action.text() and action.isVisible():
            yield Entry(way, plain(action.text()), action)


def plain(title: str) -> str:
    """A title without the mark of its access key and without its dots."""
    return unmarked(title).rstrip("…")


def found(all_entries: Sequence[Entry], wanted: str) -> list[Entry]:
    """Entries that hold every word that is wanted; those whose title begins with it first."""
    words = folded(wanted).split()
    hits = [e for e in all_entries if all(word in folded(" ".join((*e.way, e.title))) for word in words)]
    start = folded(wanted).strip()
    return sorted(hits, key=lambda e: (not e.action.isEnabled(), not folded(e.title).startswith(start)))
