"""The library with many matches, hostile files, matches from elsewhere, and one cut short."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from anahuac.app.windows import boxes, filing
from anahuac.app.windows.main import MainWindow
from anahuac.store.files import Hold
from tests.app.shelves import Make, names, page_of, settled

# ---------------------------------------------------------------------- many


def test_a_thousand_matches_are_read_bit_by_bit_and_looked_into_only_where_they_are_seen(
    window: MainWindow, short: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    folder = window.matches.folders.matches
    folder.mkdir(parents=True)
    for number in range(1000):
        shutil.copy(short, folder / f"match {number:04}.anahuac")
    monkeypatch.setattr(filing, "_SLICE", 0.01)
    asked: list[Path] = []
    real = window.matches.position_of

    def look(path: Path) -> Any:
        asked.append(path)
        return real(path)

    monkeypatch.setattr(window.matches, "position_of", look)
    window.to_start()
    assert window.start is not None
    assert 0 < len(window.filing._entries) < 1000, "the page is there before all has been read"
    settled(window)
    assert window.start.library.list.count() == 1000
    qtbot.waitUntil(lambda: bool(asked) and not window.filing._unknown, timeout=20_000)
    assert len(asked) < 40
    before = len(asked)
    window.start.library.list.scrollToBottom()
    qtbot.waitUntil(lambda: len(asked) > before)


# ---------------------------------------------------------------------- hostile files


def test_names_that_would_break_a_line(window: MainWindow, make: Make, short: Path) -> None:
    folder = window.matches.folders.matches
    folder.mkdir(parents=True)
    shutil.copy(short, folder / ("w" * 240 + ".anahuac"))
    (folder / "a\nb\u202ec.anahuac").write_bytes(b"x")
    (folder / ("x" * 230 + ".anahuac")).write_bytes(b"x")
    page = page_of(window)
    assert {name for name in names(page.library) if "\n" in name or "\u202e" in name} == set()
    for row in range(page.library.list.count()):
        page.library.list.choose_row(row)
        QApplication.processEvents()
        for _, right in page.library.details.lines.values():
            assert right.text().replace("\n", "").isprintable()
            assert right.minimumSizeHint().width() < page.library.width()
    assert window.width() == 1600


def test_a_file_that_vanishes_while_it_is_chosen(window: MainWindow, make: Make) -> None:
    path = make("one")
    make("two")
    page = page_of(window)
    page.library.choose(path)
    path.unlink()
    page.library.buttons["open"].click()
    settled(window)
    assert window.table is None
    assert "one.anahuac" in page.notice.said.text()
    assert names(page.library) == ["two"]
    for key in ("copy", "rename"):
        make("three")
        window.filing.fill()
        settled(window)
        page.library.choose(window.matches.folders.matches / "three.anahuac")
        (window.matches.folders.matches / "three.anahuac").unlink()
        if key == "copy":
            page.library.buttons[key].click()
            settled(window)
            assert "three.anahuac" in page.notice.said.text()
    window.filing.fill()
    settled(window)
    assert names(page.library) == ["two"]


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_link_that_leads_to_itself(window: MainWindow, make: Make) -> None:
    make("one")
    loop = window.matches.folders.matches / "loop.anahuac"
    loop.symlink_to(loop)
    page = page_of(window)
    assert names(page.library) == ["one", "loop"]
    assert page.unread.isVisible()
    page.library.choose(loop)
    assert not page.library.buttons["open"].isEnabled()
    assert page.library.buttons["delete"].isEnabled()


def test_a_folder_that_cannot_be_read_is_told(
    window: MainWindow, make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    make("one")

    def refuse(path: str | Path) -> list[str]:
        raise PermissionError(13, "no", str(path))

    with monkeypatch.context() as patch:
        patch.setattr(os, "listdir", refuse)
        page = page_of(window)
        assert page.notice.isVisible()
        assert page.library.list.count() == 0
    page_of(window)
    assert page.library.list.count() == 1


def test_a_match_open_in_another_window_stays_as_it_is(
    window: MainWindow, make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = make("one")
    page = page_of(window)
    hold = Hold(path)
    monkeypatch.setattr(window, "ask", lambda *said: True)
    monkeypatch.setattr(boxes, "ask_name", lambda *given: "other")
    for key in ("delete", "rename", "open"):
        page.library.buttons[key].click()
        settled(window)
        assert "open in another window" in page.notice.said.text(), key
        assert path.exists()
        page.show_notice("")
    page.library.buttons["copy"].click()
    settled(window)
    assert len(names(page.library)) == 2, "a copy may be made of it"
    hold.close()


# ---------------------------------------------------------------------- recent matches, and the one cut short


def test_matches_opened_elsewhere_are_listed_until_they_are_forgotten(
    window: MainWindow, make: Make, tmp_path: Path
) -> None:
    away = make("away", folder=tmp_path / "stick")
    make("own")
    window.open_file(away)
    page = page_of(window)
    assert sorted(names(page.library)) == ["away", "own"]
    page.library.choose(away)
    assert not page.library.buttons["rename"].isEnabled()
    assert page.library.buttons["delete"].text() == "Forget"
    page.library.buttons["delete"].click()
    settled(window)
    assert names(page.library) == ["own"]
    assert away.exists()


def test_recent_matches_stand_in_the_menu_and_those_that_have_gone_leave_it(
    window: MainWindow, make: Make, tmp_path: Path
) -> None:
    one, two = make("one & all"), make("two", folder=tmp_path / "stick")
    window.open_file(one)
    window.open_file(two)
    window.to_start()
    menu = window.menus.menu("recent")
    menu.aboutToShow.emit()
    titles = [action.text() for action in menu.actions() if action.text()]
    assert titles[:2] == ["&1  two", "&2  one && all"]
    two.unlink()
    menu.actions()[0].trigger()
    assert window.table is None
    assert window.ui.settings.values.recent == (str(one),)
    menu.aboutToShow.emit()
    menu.actions()[0].trigger()
    assert window.opened is not None
    assert window.opened.path == one
    menu.aboutToShow.emit()
    menu.actions()[-1].trigger()
    assert not window.ui.settings.values.recent


def test_the_match_on_the_table_when_the_program_stopped_is_named_and_taken_up_again(
    window: MainWindow, make: Make
) -> None:
    path = make("Le siège", 40, {"spain": "human", "indian": "human"})
    window.open_file(path)
    assert window.ui.settings.values.playing == str(path)
    cut = window.ui.settings.values.playing
    page = page_of(window)
    assert window.ui.settings.values.playing == "", "a table that is left is no longer at risk"
    window.ui.settings.change(playing=cut)  # as a crash leaves it
    window.tell_stopped()
    page = page_of(window)
    assert "“Le siège”" in page.stopped.said.text()
    assert "step 40" in page.stopped.said.text()
    page.recover.click()
    assert window.opened is not None
    assert window.opened.path == path
    path_gone = path.with_name("gone.anahuac")
    window.to_start()
    window.ui.settings.change(playing=str(path_gone))
    window.tell_stopped()
    page = page_of(window)
    assert page.stopped.isVisible()
    assert not page.recover.isVisible()
