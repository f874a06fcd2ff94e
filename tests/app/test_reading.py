"""The rules in the window: beside the map, found by clause and by words, kept in the same place in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from anahuac.app.presenting import presenter_of
from anahuac.app.reading.page import Ink, PageDocument
from anahuac.app.reading.pictures import paint_picture
from anahuac.app.reading.reader import Reader
from anahuac.app.ui import Ui
from anahuac.app.windows.features.reading import Reading
from anahuac.app.windows.main import MainWindow
from anahuac.help import Book, Place, open_book, read_page
from anahuac.registry import GAME_IDS, load_game, shows
from anahuac.wording import LANGUAGES, Wording
from tests.app.conquestpositions import campaign

Sit = Callable[..., MainWindow]


def feature(window: MainWindow) -> Reading:
    """The feature that opens the rules."""
    return next(found for found in window.features if isinstance(found, Reading))


def beside(window: MainWindow) -> Reader:
    """The reader in its dock."""
    assert window.table is not None
    reader = window.table.docks["help"].content
    assert isinstance(reader, Reader)
    return reader


def on_a_page(window: MainWindow) -> Reader:
    """The reader that fills the window."""
    reader = window.stack.currentWidget()
    assert isinstance(reader, Reader)
    return reader


def key(window: MainWindow, pressed: Qt.Key) -> None:
    """A key, wherever the focus is."""
    QTest.keyClick(QApplication.focusWidget() or window, pressed)
    QApplication.processEvents()


def ink_of(ui: Ui, game: str = "conquest", language: str = "en") -> Ink:
    """What pages of a game are written with."""
    presenter = presenter_of(game)
    say = Wording(language, load_game(game).names)
    return Ink(ui.look, say, lambda name: presenter.pictured(name, say), shows(game).sheets)


# ---------------------------------------------------------------------- pages as documents


@pytest.mark.parametrize("game", GAME_IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_becomes_a_document(ui: Ui, game: str, language: str) -> None:
    """With all its headings, no mark of Markdown left, and pictures that are not empty."""
    book = open_book(game, language)
    assert book.pages
    for page in book.pages:
        document = PageDocument(ink_of(ui, game, language), book, page)
        assert len(document.starts) == len(page.sections)
        for at, section in zip(document.starts, page.sections, strict=True):
            block = document.findBlock(at)
            assert block.text() == book.title(Place(page.name, page.sections.index(section)))
            assert block.blockFormat().headingLevel() in (1, 2)
        words = document.toPlainText()
        assert not re.search(r"\*\*|\]\(|\{\{|picture:", words), page.name


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_picture_is_drawn(ui: Ui, game: str) -> None:
    """Whatever a page may name."""
    presenter = presenter_of(game)
    for name in shows(game).pictures | {"glyph/star"}:
        shown = presenter.pictured(name, Wording("en", presenter.game.names))
        assert shown is not None, name
        image = paint_picture(shown, 48, ui.look.theme, 1.0)
        inked = sum(
            image.pixelColor(x, y).alpha() > 200 for x in range(0, image.width(), 4) for y in (20, 24)
        )
        assert inked, name
    assert presenter.pictured("unit/spain-XX", str) is None
    assert presenter.pictured("map/../../secret", str) is None


def test_a_unit_shows_both_sides(ui: Ui) -> None:
    """Full and reduced beside each other; units of one step have one side."""
    presenter = presenter_of("conquest")
    say = ui.words
    spanish = presenter.pictured("unit/spain-EB", say)
    other = presenter.pictured("unit/other-JAV", say)
    assert spanish is not None
    assert other is not None
    assert len(spanish.faces) == 2
    assert len(other.faces) == 1


def test_a_hostile_page_loads_nothing(ui: Ui, qtbot: QtBot) -> None:
    """Neither HTML nor files nor addresses come through, not even past the check of the page."""
    text = "# T\n\n## A {8-a}\n\n<img src=file:///etc/passwd>\n\n[x](https://example.org)\n\n![x](/etc/passwd)\n\nend\n"
    page, faults = read_page("01-x", text.encode())
    assert {fault.line for fault in faults} == {5, 7, 9}
    document = PageDocument(ink_of(ui), Book((page,), {}), page)
    assert document.toPlainText().split() == ["T", "A", "8-a", "end"]
    reader = Reader(ui, "conquest")
    qtbot.addWidget(reader)
    for address in ("file:///etc/passwd", "https://example.org/x.png", "qrc:/x"):
        assert reader.view.loadResource(QTextDocument.ResourceType.ImageResource.value, QUrl(address)) is None
    reader.open()
    place = reader.place
    for target in ("https://example.org", "file:///etc/passwd", "clause:none", "page:none", "javascript:x"):
        reader.view.followed.emit(target)
    assert reader.place == place


# ---------------------------------------------------------------------- the reader


@pytest.fixture
def reader(ui: Ui, qtbot: QtBot) -> Reader:
    """A reader as wide as a dock."""
    made = Reader(ui, "conquest")
    made.resize(440, 700)
    qtbot.addWidget(made)
    made.show()
    QApplication.processEvents()
    return made


def test_words_are_found_and_opened_by_keyboard(reader: Reader) -> None:
    """Typed, down, Enter: the section, and back."""
    reader.show_clause("8-a")
    reader.search.setFocus()
    QTest.keyClicks(reader.search, "TENOCHTITLAN sieg")
    assert reader.results.count() > 1
    assert str(reader.results.count()) in reader.status.text()
    QTest.keyClick(reader.search, Qt.Key.Key_Down)
    assert reader.results.hasFocus()
    found = Place(*reader.results.item(0).data(Qt.ItemDataRole.UserRole))
    QTest.keyClick(reader.results, Qt.Key.Key_Return)
    assert reader.place == found
    assert reader.view.hasFocus()
    assert reader.back.isEnabled()
    reader.go_back()
    assert reader.place == reader.book.of_clause("8-a")
    reader.go_forward()
    assert reader.place == found


def test_a_clause_is_found_by_its_number(reader: Reader) -> None:
    """Enter takes the first."""
    reader.open()
    reader.search.setText("10.3.4-k")
    QTest.keyClick(reader.search, Qt.Key.Key_Return)
    assert reader.place == reader.book.of_clause("10.3.4-k")


def test_what_is_not_there_is_said(reader: Reader) -> None:
    """And Esc empties the field."""
    reader.open()
    reader.search.setText("xyzzy")
    assert not reader.results.isVisible()
    assert "xyzzy" in reader.status.text()
    QTest.keyClick(reader.search, Qt.Key.Key_Escape)
    assert reader.view.isVisible()


def test_headings_and_links_by_keyboard(reader: Reader) -> None:
    """Ctrl with the arrows goes from heading to heading, Tab to the next link, Enter follows it."""
    place = reader.book.of_clause("8-c")
    assert place is not None
    reader.show_place(place)
    reader.view.setFocus()
    QTest.keyClick(reader.view, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert reader.place == place._replace(section=place.section + 1)
    QTest.keyClick(reader.view, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(reader.view, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert reader.place == place._replace(section=place.section - 1)
    QTest.keyClick(reader.view, Qt.Key.Key_Tab)
    target = reader.view.textCursor().charFormat().anchorHref()
    assert target.startswith("clause:")
    QTest.keyClick(reader.view, Qt.Key.Key_Return)
    assert reader.place == reader.book.of_link(target)


def test_the_place_stays_when_language_theme_and_size_change(reader: Reader, ui: Ui) -> None:
    """The same section in the other language, at the top of the view."""
    place = reader.book.of_clause("9-c")
    assert place is not None
    reader.show_place(place)
    QApplication.processEvents()
    ui.words.set_language("fr")
    QApplication.processEvents()
    assert reader.place == place
    assert reader.view.section == place.section
    french = open_book("conquest", "fr").title(place)
    item = reader.contents.currentItem()
    assert item is not None
    assert item.text(0) == french
    assert french in reader.view.toPlainText()
    ui.look.set_text_scale(2.0)
    ui.look.set_theme("dark")
    QApplication.processEvents()
    assert (reader.place, reader.view.section) == (place, place.section)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_nothing_is_wider_than_the_panel(ui: Ui, qtbot: QtBot, language: str, scale: float) -> None:
    """No page has to be moved sideways, in the dock as it opens."""
    ui.words.set_language(language)
    ui.look.set_text_scale(scale)
    made = Reader(ui, "conquest")
    qtbot.addWidget(made)
    made.resize(round(440 * scale), 700)
    made.show()
    for page in made.book.pages:
        made.show_place(Place(page.name))
        QApplication.processEvents()
        assert made.view.horizontalScrollBar().maximum() <= 3, page.name
        assert not made.view.horizontalScrollBar().isVisible()


def test_contents_stand_beside_the_page_where_there_is_room(reader: Reader) -> None:
    """Else they are called for, and Esc leaves them, then the rules."""
    reader.open()
    assert reader.contents.isVisible()
    closed: list[bool] = []
    reader.closed.connect(lambda: closed.append(True))
    QTest.keyClick(reader.contents, Qt.Key.Key_Escape)
    assert reader.view.isVisible()
    assert not reader.contents.isVisible()
    assert closed == []
    QTest.keyClick(reader.view, Qt.Key.Key_Escape)
    assert closed == [True]
    reader.resize(1200, 700)
    QApplication.processEvents()
    assert reader.contents.isVisible()
    assert reader.view.isVisible()
    item = reader.contents.topLevelItem(3)
    assert item is not None
    reader.contents.itemActivated.emit(item, 0)
    assert reader.place == Place(reader.book.pages[3].name)


# ---------------------------------------------------------------------- in the window


def test_f1_opens_the_rule_of_the_question_beside_the_map(sit: Sit, qtbot: QtBot) -> None:
    """Marked as used now; the map keeps its place, and the cross brings the panels back."""
    window = sit(campaign())
    table = window.table
    assert table is not None
    assert "help" not in table.docks
    decision = table.session.decision
    assert decision is not None
    table.map.setFocus()
    key(window, Qt.Key.Key_F1)
    reader = beside(window)
    qtbot.waitUntil(lambda: not reader.view.visibleRegion().isEmpty())
    clause = decision.clause.partition(":")[2]
    assert reader.place == reader.book.of_clause(clause)
    assert f"{clause}\u2009·\u2009used now" in reader.view.toPlainText()
    reader_at = reader.mapTo(window, reader.rect().topLeft())
    map_at = table.map.mapTo(window, table.map.rect().topRight())
    assert reader_at.x() > map_at.x(), "beside the map, not over it"
    assert reader.height() > window.height() * 0.7
    reader.close_button.click()
    qtbot.waitUntil(lambda: table.docks["help"].isHidden())
    assert not table.docks["inspector"].visibleRegion().isEmpty()
    assert not table.docks["log"].visibleRegion().isEmpty()


def test_the_rules_stay_open_when_panels_are_arranged_anew(sit: Sit, qtbot: QtBot) -> None:
    """By another size of the window."""
    window = sit(campaign())
    feature(window).read("conquest:8-e")
    reader = beside(window)
    window.resize(1240, 800)
    qtbot.waitUntil(lambda: not reader.view.visibleRegion().isEmpty())
    window.resize(1600, 1000)
    qtbot.waitUntil(lambda: not reader.view.visibleRegion().isEmpty())
    assert reader.place == reader.book.of_clause("8-e")


def test_small_windows_read_on_a_page_of_their_own(sit: Sit, ui: Ui) -> None:
    """With a way back, to the same match."""
    window = sit(campaign())
    ui.look.set_text_scale(2.0)
    window.resize(1024, 700)
    QApplication.processEvents()
    key(window, Qt.Key.Key_F1)
    reader = on_a_page(window)
    assert reader.place.page
    QTest.keyClick(reader.view, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.table


def test_the_rules_are_there_without_a_match(window: MainWindow) -> None:
    """From the start page and the new-match page, and back to where one was, with all choices kept."""
    window.to_start()
    window.menus.actions["rules"].trigger()
    assert on_a_page(window).place.page
    on_a_page(window).close_button.click()
    assert window.stack.currentWidget() is window.start
    window.to_new("conquest")
    new = window.new
    assert new is not None
    new.clause_asked.emit("conquest:7.1-b")
    assert window.popup.isVisible()
    window.popup.read.click()
    reader = on_a_page(window)
    assert reader.place == reader.book.of_clause("7.1-b")
    key(window, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is new


def test_a_clause_pressed_twice_opens_the_rules(sit: Sit, qtbot: QtBot) -> None:
    """Once for the popup with the first lines of its section, once more for the section."""
    window = sit(campaign())
    table = window.table
    assert table is not None
    link = table.prompt.clause
    name = link.clause.partition(":")[2]
    QTest.mouseClick(link, Qt.MouseButton.LeftButton)
    assert window.popup.isVisible()
    book = open_book("conquest", "en")
    place = book.of_clause(name)
    assert place is not None
    assert window.popup.excerpt.text() == book.excerpt(place, 300)
    QTest.mouseClick(link, Qt.MouseButton.LeftButton)
    assert not window.popup.isVisible()
    assert beside(window).place == place
    QTest.mouseClick(link, Qt.MouseButton.LeftButton)
    assert window.popup.isVisible(), "asked for again later, it is the popup again"
    link.setFocus()
    QTest.keyClick(link, Qt.Key.Key_Space)
    assert not window.popup.isVisible()
    window._show_clause("conquest:9-c")
    key(window, Qt.Key.Key_F1)
    assert beside(window).place == book.of_clause("9-c")


def test_nothing_is_marked_as_used_behind_the_curtain(sit: Sit) -> None:
    """What the other seat is asked is its own affair."""
    window = sit(campaign(), alone=False)
    table = window.table
    assert table is not None
    found = feature(window)
    assert found.now == ""
    assert table.session.curtain is not None
    key(window, Qt.Key.Key_F1)
    assert "used now" not in on_a_page(window).view.toPlainText()
    on_a_page(window).close_button.click()
    assert window.stack.currentWidget() is table
    table.session.raise_curtain()
    assert found.now


def test_leaving_the_match_while_one_reads(sit: Sit, ui: Ui) -> None:
    """The way back leads to what is there, never to a table that is gone."""
    window = sit(campaign())
    ui.look.set_text_scale(2.0)
    window.resize(1024, 700)
    QApplication.processEvents()
    key(window, Qt.Key.Key_F1)
    reader = on_a_page(window)
    window.to_start()
    window.stack.setCurrentWidget(reader)
    reader.close_button.click()
    assert window.stack.currentWidget() is window.start
