"""The library on the start page: found, ordered, told of, taken in and out, thrown away, given back; hostile files."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QInputDialog, QPlainTextEdit
from pytestqt.qtbot import QtBot

from anahuac.app.players import SeatPlan, plan_of
from anahuac.app.windows import filing, telling, texts
from anahuac.app.windows.library import LibraryPanel
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.start import StartPage
from anahuac.engine.game import Setup
from anahuac.engine.text import Text
from anahuac.store.files import Hold
from anahuac.store.matchfile import write_match
from tests.app.conquestpositions import campaign, played

Make = Callable[..., Path]
PEOPLE = {"spain": "human:Hélène", "indian": "greedy"}


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match of a few steps, to be copied."""
    path = tmp_path_factory.mktemp("short") / "short.anahuac"
    write_match(path, played(campaign(1), 4), seed=1, players=PEOPLE, name="short")
    return path


@pytest.fixture
def make(window: MainWindow) -> Make:
    """Put a match of so many steps into the library."""

    def made(name: str, steps: int = 4, players: dict[str, str] = PEOPLE, folder: Path | None = None) -> Path:
        where = folder or window.matches.folders.matches
        where.mkdir(parents=True, exist_ok=True)
        path = where / f"{name}.anahuac"
        write_match(path, played(campaign(1), steps), seed=1, players=players, name=name)
        return path

    return made


def page_of(window: MainWindow) -> StartPage:
    """The start page, with all of the library read."""
    window.to_start()
    assert window.start is not None
    while window.filing._unread:
        QApplication.processEvents()
    return window.start


def names(library: LibraryPanel) -> list[str]:
    """What is listed."""
    return [entry.name for entry in library.list.matches.entries]


def settled(window: MainWindow) -> None:
    """Until nothing is taken in or read any more."""
    while window.filing.intake.is_busy or window.filing._unread:
        QApplication.processEvents()


# ---------------------------------------------------------------------- found, ordered, told of


def test_matches_are_found_by_name_player_and_game_whatever_their_accents(
    window: MainWindow, make: Make
) -> None:
    make("Révanche")
    make("Noche Triste", players={"spain": "human:Marie Ötvös", "indian": "human"})
    library = page_of(window).library
    for typed, found in (
        ("revanche", ["Révanche"]),
        ("OTVOS noche", ["Noche Triste"]),
        ("helene", ["Révanche"]),
        ("calculating", ["Révanche"]),
        ("conquest of", ["Noche Triste", "Révanche"]),
        ("nobody", []),
    ):
        library.search.setText(typed)
        assert sorted(names(library)) == sorted(found), typed
    assert library.empty.isVisible()
    library.empty.button.click()
    assert library.search.text() == ""
    assert library.list.count() == 2


def test_a_new_language_is_searched_in(window: MainWindow, make: Make) -> None:
    make("one")
    library = page_of(window).library
    library.search.setText("conquête du mexique")
    assert names(library) == []
    window.set_language("fr")
    assert names(library) == ["one"]
    window.set_language("en")


def test_orders(window: MainWindow, make: Make) -> None:
    for name, steps in (("Beta", 120), ("alpha", 3), ("Élan", 3000)):
        make(name, steps)
    (window.matches.folders.matches / "letter.anahuac").write_bytes(b"x")
    library = page_of(window).library
    wanted = {
        "played": ["Élan", "alpha", "Beta"],
        "name": ["alpha", "Beta", "Élan"],
        "turn": ["Élan", "Beta", "alpha"],
        "result": ["Élan", "alpha", "Beta"],
    }
    assert list(telling.ORDERS) == ["played", "name", "game", "turn", "result"]
    for order, found in wanted.items():
        library.order.setCurrentIndex(library.order.findData(order))
        assert names(library) == [*found, "letter"], order


def test_filters(window: MainWindow, make: Make) -> None:
    make("mine", 0)
    make("theirs", 0, {"spain": "greedy", "indian": "human"})
    make("over", 3000)
    library = page_of(window).library
    for kind, found in (("mine", ["mine"]), ("running", ["mine", "theirs"]), ("over", ["over"])):
        library.filters.button(kind).click()
        assert sorted(names(library)) == found, kind


def test_the_list_keeps_the_match_chosen_while_it_changes(window: MainWindow, make: Make) -> None:
    for name in ("one", "two", "three"):
        make(name)
    library = page_of(window).library
    library.choose(window.matches.folders.matches / "two.anahuac")
    library.order.setCurrentIndex(library.order.findData("name"))
    assert library.chosen is not None
    assert library.chosen.name == "two"
    make("four")
    window.filing.fill()
    settled(window)
    assert library.chosen is not None
    assert library.chosen.name == "two"


def test_details_tell_players_standing_score_options_and_file(
    window: MainWindow, qtbot: QtBot, short: Path
) -> None:
    folder = window.matches.folders.matches
    folder.mkdir(parents=True)
    from anahuac.engine.chance import Seeded
    from anahuac.engine.match import Match
    from anahuac.registry import load_game

    setup = Setup("", {"opt_random_markers": True, "flower_ratio": "nearest"})
    match = played(Match(load_game("conquest"), setup, Seeded(1)), 9)
    write_match(folder / "own.anahuac", match, seed=1, players=PEOPLE, name="own")
    page = page_of(window)
    details = page.library.details
    qtbot.waitUntil(lambda: "drawn at random" in details.lines["options"][1].text())
    said = {key: right.text() for key, (left, right) in details.lines.items() if not right.isHidden()}
    assert said["game"] == "The Conquest of Mexico"
    assert said["seats"] == "Spanish camp: Hélène\nIndian camp: computer, calculating"
    assert said["stands"].startswith("Turn 1, May-June")
    assert "nearest column" in said["options"]
    assert said["file"].startswith("own.anahuac, ")
    assert "today at" in said["when"].lower()
    qtbot.waitUntil(lambda: details.lines["score"][1].text().startswith("Victory points"))
    assert "fault" not in said


def test_the_empty_library_says_how_it_fills(window: MainWindow) -> None:
    page = page_of(window)
    assert page.library.empty.isVisible()
    assert page.library.empty.title.text() == "No matches yet"
    asked: list[bool] = []
    page.library.import_asked.disconnect()
    page.library.import_asked.connect(lambda: asked.append(True))
    page.library.empty.button.click()
    assert asked == [True]
    enabled = {key for key, button in page.library.buttons.items() if button.isEnabled()}
    assert enabled == {"import", "bin"}


def test_names_of_players_are_kept_with_the_match(window: MainWindow, make: Make) -> None:
    opened = window.matches.open(make("one", players={"spain": "human:Ana", "indian": "human"}))
    assert opened.seats == {"spain": SeatPlan("human", "Ana"), "indian": SeatPlan()}
    opened.close()
    assert [plan_of(plan.kept) for plan in opened.seats.values()] == list(opened.seats.values())
    assert plan_of("human:a\nb\u202e") == SeatPlan("human", "a b\ufffd")
    assert plan_of(None) == SeatPlan()


# ---------------------------------------------------------------------- keys


def test_the_list_is_used_by_keys_alone(
    window: MainWindow, make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("one", "two", "three"):
        make(name)
    page = page_of(window)
    library = page.library
    library.order.setCurrentIndex(library.order.findData("name"))
    library.search.setFocus()
    qtbot.keyClick(library.search, Qt.Key.Key_Down)
    assert library.list.hasFocus()
    library.list.choose_row(0)
    qtbot.keyClick(library.list, Qt.Key.Key_Down)
    assert library.chosen is not None
    assert library.chosen.name == "three"
    monkeypatch.setattr(QInputDialog, "getText", lambda *given, **named: ("Révanche", True))
    qtbot.keyClick(library.list, Qt.Key.Key_F2)
    settled(window)
    assert library.chosen.name == "Révanche"
    assert library.chosen.path.name == "Révanche.anahuac"
    monkeypatch.setattr(window, "ask", lambda *said: True)
    qtbot.keyClick(library.list, Qt.Key.Key_Delete)
    settled(window)
    assert sorted(names(library)) == ["one", "two"]
    opened: list[str] = []

    def sit(path: Path) -> bool:
        opened.append(path.stem)
        return True

    monkeypatch.setattr(window, "open_file", sit)
    library.list.choose_row(1)
    qtbot.keyClick(library.list, Qt.Key.Key_Return)
    assert opened == ["two"], "once, and not the match of the card too"


def test_rows_tell_a_screen_reader_all_that_is_painted(window: MainWindow, make: Make) -> None:
    make("one", 9, {"spain": "human:Hélène", "indian": "human:Marie"})
    page = page_of(window)
    index = page.library.list.matches.index(0)
    said = index.data(Qt.ItemDataRole.AccessibleTextRole)
    for part in ("one", "Turn 1", "Hélène and Marie", "today", "Your turn"):
        assert part in said
    assert page.library.list.accessibleDescription()


# ---------------------------------------------------------------------- opened, reviewed, copied, exported


def test_a_match_is_reviewed_from_the_card_and_from_the_list(window: MainWindow, make: Make) -> None:
    make("one", 60, {"spain": "human", "indian": "greedy"})
    page = page_of(window)
    assert page.card.review.isVisible()
    page.card.review.click()
    assert window.table is not None
    if window.table.session.curtain is None:
        assert window.table.session.looking is not None


def test_a_match_is_exported_as_it_is(
    window: MainWindow, make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make("one")
    page = page_of(window)
    to = tmp_path / "away"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *given: (str(to), ""))
    page.library.buttons["export"].click()
    assert window.matches.entry(to.with_suffix(".anahuac")) is not None
    assert page.notice.said.text() == "The copy has been saved as away.anahuac."
    assert page.notice.property("role") == "accent-line", "nothing to be warned of"


def test_a_copy_is_the_one_chosen_next(window: MainWindow, make: Make) -> None:
    make("one")
    page = page_of(window)
    page.library.buttons["copy"].click()
    settled(window)
    assert page.library.chosen is not None
    assert page.library.chosen.path.stem == "one (2)"


# ---------------------------------------------------------------------- taken in


def test_all_that_can_be_is_taken_in_and_the_rest_is_named(
    window: MainWindow, make: Make, short: Path, tmp_path: Path
) -> None:
    own = make("own")
    other = tmp_path / "other.anahuac"
    shutil.copy(short, other)
    letter = tmp_path / "letter.anahuac"
    letter.write_bytes(b"not a match")
    page = page_of(window)
    window.filing.intake.take([letter, short, tmp_path, own, tmp_path / "none.anahuac", other])
    settled(window)
    assert sorted(names(page.library)) == ["own", "short", "short"]
    assert page.library.chosen is not None
    assert page.library.chosen.path.stem == "other"
    assert "2 matches imported" in page.notice.said.text()
    assert page.notice.button.isVisible()
    page.notice.button.click()
    shown = next(field for field in window.findChildren(QPlainTextEdit) if field.isVisible())
    lines = shown.toPlainText().splitlines()
    assert [line.partition(":")[0] for line in lines] == [
        "letter.anahuac",
        tmp_path.name,
        "own.anahuac",
        "none.anahuac",
    ]
    assert letter.read_bytes() == b"not a match"
    shown.window().close()


def drop(window: MainWindow, urls: list[QUrl]) -> None:
    """Drop files on the window."""
    data = QMimeData()
    data.setUrls(urls)
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    window.dropEvent(QDropEvent(QPointF(QPoint(9, 9)), Qt.DropAction.CopyAction, data, buttons, keys))


def test_files_dropped_on_the_start_page_are_taken_in(window: MainWindow, short: Path) -> None:
    page = page_of(window)
    drop(window, [QUrl.fromLocalFile(str(short)), QUrl("https://example.org/away.anahuac")])
    settled(window)
    assert names(page.library) == ["short"]
    assert window.table is None
    assert [window.ui.words(reason) for reason in window.filing.intake.refused] == [
        "away.anahuac: only files of this computer can be imported"
    ]
    drop(window, [QUrl.fromLocalFile(str(short.parent))])
    settled(window)
    assert short.parent.name in page.notice.said.text()
    assert not page.notice.button.isVisible(), "one reason fits the line"


def test_a_file_dropped_on_the_table_is_opened(window: MainWindow, make: Make, short: Path) -> None:
    window.open_file(make("one"))
    drop(window, [QUrl.fromLocalFile(str(short))])
    assert window.opened is not None
    assert window.opened.path == short


# ---------------------------------------------------------------------- the bin


def test_what_is_binned_is_counted_restored_and_deleted_for_good_after_asking(
    window: MainWindow, make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    make("one")
    make("two")
    page = page_of(window)
    asked: list[str] = []

    def agree(question: Text, *rest: Any) -> bool:
        asked.append(window.ui.words(question))
        return len(asked) != 3

    monkeypatch.setattr(window, "ask", agree)
    page.library.buttons["delete"].click()
    page.library.buttons["delete"].click()
    settled(window)
    assert page.library.empty.isVisible()
    assert page.library.buttons["bin"].text() == "Bin (2)…"
    dialog = window.filing.show_bin()
    assert dialog.list.count() == 2
    dialog.restore.click()
    settled(window)
    assert page.library.list.count() == 1
    dialog.empty.click()
    assert dialog.list.count() == 1, "refused"
    dialog.empty.click()
    assert dialog.list.count() == 0
    assert asked[2:] == ["Delete 1 match for good?"] * 2
    assert not dialog.empty.isEnabled()
    assert dialog.how.text() == "The bin is empty."
    dialog.close()
    assert page.library.list.count() == 1


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
    monkeypatch.setattr(QInputDialog, "getText", lambda *given, **named: ("other", True))
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


# ---------------------------------------------------------------------- dress


def test_a_warning_button_that_cannot_be_pressed_looks_so(window: MainWindow) -> None:
    button = page_of(window).library.buttons["delete"]
    assert not button.isEnabled()
    picture = button.grab().toImage()
    warn = window.ui.look.theme("warn").rgb()
    found = {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}
    assert warn not in found


@pytest.fixture(autouse=True)
def _english(window: MainWindow) -> Iterator[None]:
    yield
    window.set_language("en")


def test_times_are_told_as_people_do(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    from datetime import UTC, datetime, timedelta

    now = datetime.now(UTC)
    words = window.ui.words
    said = [
        words(telling.day(window.ui, (now - timedelta(days=ago)).isoformat())) for ago in (0, 1, 3, 40, 4000)
    ]
    assert said[:2] == ["today", "yesterday"]
    assert len(said[2]) == 3
    assert said[4].endswith(str((now - timedelta(days=4000)).year))
    assert telling.when(window.ui, "nonsense") == ""
    assert words(texts.REFUSED(2)) == "2 files could not be imported."
