"""What is shown when something goes wrong that nobody foresaw."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from anahuac.app.application import Reporter
from anahuac.app.crash import CrashGuard
from anahuac.app.folders import Folders
from anahuac.app.windows.main import MainWindow


def broken(guard: CrashGuard, said: str) -> None:
    """Something that goes wrong."""
    try:
        raise RuntimeError(said)
    except RuntimeError:
        kind, error, trace = sys.exc_info()
    assert kind is not None
    assert error is not None
    guard.handle(kind, error, trace)


@pytest.fixture
def guard(tmp_path: Path) -> CrashGuard:
    """A guard that writes where tests may."""
    return CrashGuard(Folders(tmp_path, tmp_path, tmp_path / "logs", tmp_path / "cache"), lambda: None)


def reporter_of(window: MainWindow, guard: CrashGuard) -> Reporter:
    """What shows the reports of a guard."""
    made = Reporter(window, guard)
    guard.crashed.connect(made.tell)
    return made


def test_the_report_is_shown_copied_and_names_no_folder_of_the_person(
    window: MainWindow, guard: CrashGuard, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "people" / "maria"))
    reporter = reporter_of(window, guard)
    guard.note("12 March")
    broken(guard, f"cannot read {tmp_path}/people/maria/secret.txt")
    qtbot.waitUntil(lambda: reporter.box is not None and reporter.box.isVisible())
    box = reporter.box
    assert box is not None
    shown = box.field.toPlainText()
    assert "12 March" in shown
    assert "RuntimeError: cannot read" in shown
    assert "maria" not in shown
    written = next((tmp_path / "logs" / "reports").iterdir())
    assert written.read_text("utf-8") == shown
    assert written.name in box.where.text()
    box.copy.click()
    assert QApplication.clipboard().text() == shown
    assert box.copy.text() == "Copied"
    box.go_on.click()
    assert not box.isVisible()


def test_a_series_has_one_box_with_the_latest(window: MainWindow, guard: CrashGuard, qtbot: QtBot) -> None:
    reporter = reporter_of(window, guard)
    broken(guard, "first")
    qtbot.waitUntil(lambda: reporter.box is not None and reporter.box.isVisible())
    box = reporter.box
    assert box is not None
    broken(guard, "second")
    qtbot.waitUntil(lambda: "second" in box.field.toPlainText())
    assert reporter.box is box
    box.close()


def test_what_could_not_be_written_is_shown_all_the_same(
    window: MainWindow, guard: CrashGuard, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "logs").write_text("in the way")
    reporter = reporter_of(window, guard)
    broken(guard, "no room")
    qtbot.waitUntil(lambda: reporter.box is not None and reporter.box.isVisible())
    box = reporter.box
    assert box is not None
    assert "no room" in box.field.toPlainText()
    assert box.folder.isHidden()
    box.close()
