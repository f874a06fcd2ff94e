"""Choosing a scenario on the new-match page: cards of a group, the briefing, the match that comes of it."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from anahuac.app.windows import telling, texts
from anahuac.app.windows.balancecard import BalanceCard
from anahuac.app.windows.details import Details
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.newmatch import NewMatchPage
from tests.app.newmatchpage import page_of


def told(page: NewMatchPage) -> tuple[str, str, str]:
    """Name, span and tag of the briefing."""
    briefing = page._briefing
    return briefing.name.text(), briefing.span.text(), briefing.tag.text()


def test_a_game_of_one_scenario_offers_no_cards(window: MainWindow) -> None:
    page = page_of(window, 1600, 1000)
    assert not page._scenarios.isVisible()
    assert page.scenario == "campaign"
    assert told(page) == ("The whole campaign, 1519-1521", "May 1519 to August 1521, 14 turns", "rulebook")


def test_one_scenario_is_chosen_by_mouse_and_by_keys(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window, 1600, 1000, game="siege")
    cards = page._scenarios.cards
    plan = page.seats[0].plan

    def chosen() -> list[str]:
        return [name for name, card in cards.items() if card.isChecked()]

    assert tuple(cards) == page.info.scenarios
    assert chosen() == ["siege"]
    qtbot.mouseClick(cards["storm"], Qt.MouseButton.LeftButton, pos=cards["storm"].rect().center())
    assert chosen() == ["storm"] == [page.scenario]
    assert told(page) == ("The last assault, August 1521", "August 1521, in couplets", "variant")
    assert page._briefing.text.text().startswith("August 1521: three columns")
    shown = [card.picture.position for card in cards.values()]
    assert page._briefing.picture.position == shown[2] != shown[0]
    assert all(position is not None and len(position.squares) > 3 for position in shown)
    assert page.summary.text().startswith("The last assault, August 1521: ")
    assert page.saved.text().startswith("The match is saved after every step as The last assault")
    qtbot.keyClick(cards["storm"], Qt.Key.Key_Down)
    assert chosen() == ["tlacopan"] == [page.scenario]
    qtbot.keyClick(cards["siege_billed"], Qt.Key.Key_Return)
    assert chosen() == ["siege_billed"] == [page.scenario]
    qtbot.keyClick(cards["siege"], Qt.Key.Key_Space)
    assert chosen() == ["siege"] == [page.scenario]
    assert told(page)[2] == "rulebook"
    assert page.seats[0].plan == plan
    QApplication.processEvents()
    assert [card for card in page.findChildren(BalanceCard) if card.isVisible()] == [page._briefing.balance]


def test_cards_say_what_they_are_to_screen_readers_in_both_languages(window: MainWindow) -> None:
    page = page_of(window, 1600, 1000, game="siege", scenario="storm")
    card = page._scenarios.cards["storm"]
    spoken = QAccessible.queryAccessibleInterface(card)
    assert spoken.role() == QAccessible.Role.RadioButton
    assert spoken.state().checked
    assert spoken.text(QAccessible.Text.Name) == "The last assault, August 1521"
    assert not QAccessible.queryAccessibleInterface(page._scenarios.cards["siege"]).state().checked
    window.set_language("fr")
    assert card.accessibleName() == "Le dernier assaut, août 1521"
    assert card.tag.text() == page._briefing.tag.text() == window.ui.words(texts.TAG_VARIANT) != "variant"
    assert page._scenarios.cards["siege"].tag.text() == "livret"
    window.set_language("en")


def test_the_match_starts_with_the_scenario_chosen_and_another_one_is_offered_it(window: MainWindow) -> None:
    page = page_of(window, 1600, 1000, game="siege")
    page.choose_scenario("tlacopan")
    page.seats[1].set_plan(page.seats[0].plan)
    page.start()
    assert window.opened is not None
    assert window.opened.match.setup.scenario == "tlacopan"
    assert window.opened.path is not None
    path = window.opened.path
    assert path.name.startswith("One causeway, for a first match, ")
    window.menus.actions["new"].trigger()
    assert window.new is not None
    assert (window.new.game, window.new.scenario) == ("siege", "tlacopan")
    window.to_new("siege", "no such scenario")
    assert window.new.scenario == "siege"
    entry = window.matches.entry(path)
    assert entry is not None
    details = Details(window.ui)
    details.show_entry(entry)
    assert details.lines["scenario"][1].text() == "One causeway, for a first match"
    assert "one causeway" in telling.found_by(window.ui, entry)


def test_lines_of_the_briefing_come_and_go_with_the_scenario(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    from msgspec.structs import replace

    from anahuac.app.presenters.siege import SiegePresenter

    real = SiegePresenter.briefing

    def shorter(self: SiegePresenter, scenario: str) -> Any:
        whole = real(self, scenario)
        return replace(whole, lines=whole.lines[:1]) if scenario == "storm" else whole

    monkeypatch.setattr(SiegePresenter, "briefing", shorter)
    page = page_of(window, 1600, 1000, game="siege", scenario="storm")
    page.choose_scenario("siege")
    QApplication.processEvents()
    lines = page._briefing._lines
    assert [link.text() for _, _, link in lines if link.isVisible()] == ["5.3", "5.2", "5.4"]
    page.choose_scenario("storm")
    assert [link.text() for _, _, link in lines if link.isVisible()] == ["5.3"]
    assert [left.isVisible() for left, _, _ in lines] == [True, False, False]
