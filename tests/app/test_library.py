"""The library on the start page: found, ordered, told of, taken in and out, thrown away, given back."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QRectF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QFontMetricsF
from PySide6.QtWidgets import QFileDialog, QPlainTextEdit
from pytestqt.qtbot import QtBot

from anahuac.app.players import SeatPlan, plan_of
from anahuac.app.windows import boxes, telling, texts
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.matchlist import _wrapped, caption
from anahuac.engine.game import Setup
from anahuac.engine.text import Text
from anahuac.store.matchfile import write_match
from tests.app.conquestpositions import played
from tests.app.shelves import PEOPLE, Make, names, page_of, settled

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
    monkeypatch.setattr(boxes, "ask_name", lambda *given: "Révanche")
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


def test_only_playing_makes_a_match_the_last(window: MainWindow, make: Make) -> None:
    """Neither a copy nor what comes out of the bin stands before the match it was made from."""
    path = make("one")
    window.ui.settings.change(last_match=str(path))
    window.matches.library.duplicate(path)
    copy = window.matches.library.rename(path.with_name("one (2).anahuac"), "a first name")
    window.matches.restore(window.matches.bin(copy))
    page = page_of(window)
    assert page.card.entry is not None
    assert page.card.entry.path == path
    copy.rename(path.with_name("one (2).anahuac"))
    assert [entry.path.stem for entry in window.matches.entries()] == ["one", "one (2)"]
    assert [entry.path.stem for entry in page_of(window).library.list.matches.entries] == ["one", "one (2)"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_names_that_differ_at_their_ends_are_told_apart(
    window: MainWindow, make: Make, language: str, scale: int
) -> None:
    """Whole on as many lines as they need, beside day and tag, in any width."""
    begun = "La conquête du Mexique, 30 novembre 2026"
    for name in (begun, f"{begun} (2)", f"{begun} (2) – essai"):
        make(name)
    window.set_language(language)
    window.ui.look.set_text_scale(scale / 100)
    page = page_of(window)
    for wide in (1600, 1024):
        window.resize(wide, 900)
        settled(window)
        listed = page.library.list
        painted = []
        for at, entry in enumerate(listed.matches.entries):
            rect = listed.visualRect(listed.matches.index(at))
            rows = listed._painter.texts(QRectF(rect).adjusted(9, 6, -10, -6), entry)
            painted.append(rows[0][1])
            assert rows[0][1] == entry.name
            assert rows[1][1] == caption(window.ui, entry)
            assert rows[0][0].bottom() <= rows[1][0].top()
            assert rows[1][0].bottom() <= rect.bottom()
        assert len(set(painted)) == 3
        metrics = QFontMetricsF(listed._painter._font(15.5, 600))
        way = _wrapped(metrics, begun, max(metrics.horizontalAdvance(word) for word in begun.split()))
        assert not way & int(Qt.TextFlag.TextWrapAnywhere), "no word is broken that has room"
    window.ui.look.set_text_scale(1.0)


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


# ---------------------------------------------------------------------- dress


def test_a_warning_button_that_cannot_be_pressed_looks_so(window: MainWindow) -> None:
    button = page_of(window).library.buttons["delete"]
    assert not button.isEnabled()
    picture = button.grab().toImage()
    warn = window.ui.look.theme("warn").rgb()
    found = {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}
    assert warn not in found


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
    assert words(telling.when(window.ui, "nonsense")) == "on an unknown date"
    assert words(telling.day(window.ui, "")) == "no date"
    assert words(texts.REFUSED(2)) == "2 files could not be imported."
