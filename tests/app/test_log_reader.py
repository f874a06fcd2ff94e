"""A panel keeps up with the log: at once while it is seen, bit by bit while it is not, empty behind a curtain."""

from __future__ import annotations

from typing import cast

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from anahuac.app.panels import logreader
from anahuac.app.panels.logreader import LogReader
from anahuac.app.session import LogEntry, Session
from anahuac.engine.game import LogLine
from tests.app.toypresenter import DONE

ENTRY = LogEntry(1, LogLine(DONE(), "", "toy"))


class Long(QObject):
    """Stands for a session whose log takes three bits to be told."""

    stepped = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.curtain: str | None = None
        self.left = 3

    def tell_ahead(self, seconds: float) -> bool:
        """One bit of it."""
        del seconds
        self.left -= 1
        return self.left <= 0

    def log_lines(self) -> list[LogEntry]:
        """Its only line."""
        return [ENTRY]


@pytest.fixture
def panel(qtbot: QtBot) -> QWidget:
    """Not yet shown."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def long(qapp: object) -> Long:
    """A long log."""
    del qapp
    return Long()


@pytest.fixture
def came(long: Long, panel: QWidget) -> list[tuple[int, list[LogEntry]]]:
    """What was left to be told each time the panel was to take the log up, and what it read."""
    reader, found = LogReader(cast("Session", long), panel), []
    reader.due.connect(lambda: found.append((long.left, reader.lines())))
    return found


def test_a_panel_that_is_seen_takes_it_at_once(
    long: Long, panel: QWidget, came: list[tuple[int, list[LogEntry]]]
) -> None:
    panel.show()
    long.stepped.emit()
    assert came == [(3, [ENTRY])]


def test_a_panel_that_is_not_seen_waits_until_all_is_told(
    long: Long,
    came: list[tuple[int, list[LogEntry]]],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(logreader, "PATIENCE_MS", 1)
    long.stepped.emit()
    long.stepped.emit()
    assert came == []
    qtbot.waitUntil(lambda: bool(came))
    assert came == [(0, [ENTRY])]


def test_behind_a_curtain_everything_goes_at_once(
    long: Long, came: list[tuple[int, list[LogEntry]]], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logreader, "PATIENCE_MS", 1)
    long.stepped.emit()
    long.curtain = "red"
    long.stepped.emit()
    assert came == [(3, [])]
    qtbot.waitUntil(lambda: len(came) > 1)
    assert came == [(3, [])] * 2, "nothing more is told there"


def test_a_panel_that_is_not_seen_gives_way_for_a_while_and_no_longer(
    long: Long, panel: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logreader, "PATIENCE_MS", 1)
    monkeypatch.setattr(logreader, "WAIT_MS", 1)
    reader, asked, came = LogReader(cast("Session", long), panel), [], []

    def awaited() -> bool:
        asked.append(long.left)
        return True

    reader.gives_way = awaited
    reader.due.connect(lambda: came.append(long.left))
    long.stepped.emit()
    qtbot.waitUntil(lambda: bool(came))
    assert asked == [3] * logreader.MOST_WAITS, "nothing is told meanwhile, and then all of it"
    assert came == [0]
