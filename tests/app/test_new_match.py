"""The new-match page: three steps in narrow windows, and nothing cut at any width, size or language."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from anahuac.app.reading.reader import Reader
from anahuac.app.shelf import title_of
from anahuac.app.windows import balancecard, texts
from anahuac.app.windows.balancecard import BalanceCard, ShareBar
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.newmatch import NewMatchPage
from anahuac.balance import Played, balance_of
from anahuac.registry import GAME_IDS
from anahuac.sim import wilson
from tests.app.newmatchpage import page_of


def visible(page: NewMatchPage) -> list[str]:
    """Which panels are shown."""
    panels: dict[str, QWidget] = {
        "briefing": page._briefing,
        "options": page._options,
        "seats": page._seats,
        "seed": page._seed,
    }
    return [name for name, panel in panels.items() if panel.isVisible()]


def test_a_wide_window_shows_everything_at_once(window: MainWindow) -> None:
    page = page_of(window, 1600, 1000)
    assert visible(page) == ["briefing", "options", "seats", "seed"]
    assert not page.steps.isVisible()
    assert not page.next.isVisible()


def test_a_narrow_window_asks_in_three_steps(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window, 1024, 700, 200)
    begun: list[Any] = []
    page.start_asked.disconnect()
    page.start_asked.connect(begun.append)
    assert visible(page) == ["briefing"]
    qtbot.mouseClick(page.next, Qt.MouseButton.LeftButton)
    assert visible(page) == ["options"]
    page.rows[0].set_value(True)
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert visible(page) == ["seats", "seed"]
    assert page.begin.isVisible()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert visible(page) == ["options"]
    qtbot.mouseClick(page.steps.button("seats"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.begin, Qt.MouseButton.LeftButton)
    assert begun[0].setup.options == {"opt_reinforcement_turn_die": True}
    window.set_size(100)


def test_escape_leaves_from_the_first_step_only(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window, 800, 700)
    page.go_to("seats")
    left: list[bool] = []
    page.back_asked.disconnect()
    page.back_asked.connect(lambda: left.append(True))
    qtbot.mouseClick(page.back, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.back, Qt.MouseButton.LeftButton)
    assert not left
    qtbot.mouseClick(page.back, Qt.MouseButton.LeftButton)
    assert left == [True]


def test_the_steps_go_when_the_window_grows_and_what_was_chosen_stays(window: MainWindow) -> None:
    page = page_of(window, 800, 700)
    page.go_to("options")
    page.rows[1].set_value(True)
    window.resize(1600, 1000)
    QApplication.processEvents()
    assert visible(page) == ["briefing", "options", "seats", "seed"]
    assert len(page.options) == 1


def test_what_cannot_be_understood_is_shown_where_it_stands(window: MainWindow) -> None:
    page = page_of(window, 800, 700)
    page.go_to("seats")
    field = next(row.field for row in page.rows if row.field is not None)
    field.setText("nonsense")
    page.start()
    assert page.step == "options"


def cut(page: NewMatchPage) -> list[str]:
    """Texts of buttons and choices that have no room."""
    found = []
    for combo in page.findChildren(QComboBox):
        if combo.isVisible() and combo.width() < combo.sizeHint().width():
            found.append(combo.accessibleName())
    for button in page.findChildren(QPushButton):
        if button.isVisible() and button.width() < button.minimumSizeHint().width():
            found.append(button.text())
    right = page.mapToGlobal(page.rect().topRight()).x()
    for row in page.rows:
        if row.isVisible() and row.link.mapToGlobal(row.link.rect().topRight()).x() > right:
            found.append(row.link.text())
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("size", "percent"),
    [((1600, 1000), 100), ((1300, 800), 100), ((1024, 700), 100), ((1024, 700), 150), ((1024, 700), 200)],
)
def test_nothing_is_cut(window: MainWindow, language: str, size: tuple[int, int], percent: int) -> None:
    window.set_language(language)
    page = page_of(window, *size, percent)
    for step in ("scenario", "options", "seats") if page.step else ("",):
        if step:
            page.go_to(step)
            QApplication.processEvents()
        assert cut(page) == []
    assert window.width() == size[0], "nothing forces the window to be wider"
    window.set_size(100)
    window.set_language("en")


def test_levels_of_the_computer_have_names_for_people(window: MainWindow) -> None:
    page = page_of(window, 1600, 1000)
    row = page.seats[1]
    assert [row.level.itemText(at) for at in range(row.level.count())] == ["Random moves", "Calculating"]
    assert row.plan.player == "greedy"
    assert texts.level_name("another") == "another"
    window.set_language("fr")
    assert row.level.itemText(0) == "Au hasard"
    window.set_language("en")


# ---------------------------------------------------------------------- presets


def test_presets_set_every_option_and_a_choice_of_ones_own_is_named_by_its_difference(
    window: MainWindow,
) -> None:
    page = page_of(window, 1600, 1000)
    panel = page._options
    assert panel.preset.value == "shipped"
    panel.preset.button("full").click()
    assert page.options == {row.info.key: True for row in page.rows if row.info.is_optional_rule}
    assert len(page.options) == 3
    page.rows[1].set_value(False)
    assert panel.preset.value == "own"
    assert panel.difference.text() == (
        "All optional rules, but for: Spanish replacements in any mixture, also at full strength"
    )
    for row in page.rows[3:7]:
        row.set_value(row.info.values[-1] if row.info.values[-1] != row.info.default else row.info.values[0])
    assert panel.difference.text() == "All optional rules, but for 5 options"
    panel.preset.button("shipped").click()
    assert page.options == {}
    assert panel.difference.isHidden()


def test_a_preset_of_ones_own_is_kept_for_the_next_match(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window, 1600, 1000)
    assert not page.keep.isEnabled(), "what has a name already need not be kept"
    page.rows[0].set_value(True)
    page.rows[4].set_value("nearest")
    qtbot.mouseClick(page.keep, Qt.MouseButton.LeftButton)
    assert page._options.preset.value == "mine"
    assert not page.keep.isEnabled()
    again = page_of(window, 1600, 1000)
    again._options.preset.button("mine").click()
    assert again.options == {"opt_reinforcement_turn_die": True, "flower_ratio": "nearest"}


@pytest.mark.parametrize(
    "kept",
    [
        {"flower_ratio": "sideways"},
        {"no_such_option": True},
        {"opt_random_markers": 1},
        {"edge_cost_overrides": [{}]},
    ],
)
def test_what_another_version_kept_is_taken_as_far_as_it_fits(
    window: MainWindow, kept: dict[str, Any]
) -> None:
    window.ui.settings.change(presets={"conquest": {**kept, "opt_reinforcement_turn_die": True}})
    page = page_of(window, 1600, 1000)
    page._options.preset.button("mine").click()
    assert page.options == {"opt_reinforcement_turn_die": True}


def test_every_option_says_in_under_ten_words_what_it_changes(window: MainWindow) -> None:
    for language in ("en", "fr"):
        window.set_language(language)
        for row in page_of(window, 1600, 1000).rows:
            words = row.effect.text().split()
            assert 2 <= len(words) < 13 if language == "fr" else 2 <= len(words) < 10, row.effect.text()
    window.set_language("en")


def test_readings_stand_behind_one_line(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window, 1600, 1000)
    panel = page._options
    readings = [row for row in page.rows if not row.info.is_optional_rule]
    assert panel._told.text() == "14 readings of unclear clauses, all as shipped"
    assert not any(row.isVisible() for row in readings)
    qtbot.mouseClick(panel._toggle, Qt.MouseButton.LeftButton)
    assert all(row.isVisible() for row in readings)
    assert panel._toggle.text() == "Hide"
    readings[0].set_value("6+")
    assert panel._told.text() == "14 readings of unclear clauses, 1 not as shipped"


def test_what_depends_on_an_option_goes_with_it(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a game in which one optional rule needs another."""
    from msgspec.structs import replace

    from anahuac.app.presenters.conquest import ConquestPresenter

    real = ConquestPresenter.briefing
    first, second = "opt_reinforcement_turn_die", "opt_random_markers"
    monkeypatch.setattr(
        ConquestPresenter,
        "briefing",
        lambda self, scenario: replace(real(self, scenario), needs={second: first}),
    )
    page = page_of(window, 1600, 1000)
    row = next(row for row in page.rows if row.info.key == second)
    other = next(row for row in page.rows if row.info.key == first)
    assert row.tag.text() == "needs 7.1-b"
    assert row.check is not None
    assert not row.check.isEnabled()
    other.set_value(True)
    assert row.check.isEnabled()
    row.set_value(True)
    other.set_value(False)
    assert page.options == {}
    assert not row.check.isEnabled()


# ---------------------------------------------------------------------- what is said


def test_the_foot_names_the_file_that_the_match_gets(window: MainWindow) -> None:
    page = page_of(window, 1600, 1000)
    said = page.saved.text()
    page.seats[1].set_plan(page.seats[0].plan)
    page.start()
    assert window.opened is not None
    assert window.opened.path is not None
    assert window.opened.path.name in said
    page = page_of(window, 1600, 1000)
    assert "(2).anahuac" in page.saved.text()


def test_a_clause_leads_to_the_rules_and_back(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window, 1600, 1000)
    page.rows[0].set_value(True)
    qtbot.mouseClick(page.rows[0].link, Qt.MouseButton.LeftButton)
    assert window.popup.clause == "conquest:7.1-b"
    window.popup.read_asked.emit("conquest:7.1-b")
    assert window.stack.currentWidget() is not page
    from anahuac.app.windows.features.reading import Reading

    next(feature for feature in window.features if isinstance(feature, Reading)).close()
    assert window.stack.currentWidget() is page
    assert page.options == {"opt_reinforcement_turn_die": True}


def test_a_balance_that_nobody_has_measured_is_said_to_be_none(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(balancecard, "balance_of", lambda *known: None)
    card = page_of(window, 1600, 1000).findChild(BalanceCard)
    assert card is not None
    assert card.said.text().startswith("Not yet played")
    assert card.findChild(ShareBar) is None


def test_the_other_game_is_chosen_on_the_page(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window, 1600, 1000)
    assert [page.games.button(game).text() for game in GAME_IDS] == [
        title_of(game, "en") for game in GAME_IDS
    ]
    qtbot.mouseClick(page.games.button("siege"), Qt.MouseButton.LeftButton)
    assert window.new is not None
    assert window.new is not page
    assert window.new.game == "siege"
    assert window.new.games.value == "siege"
    assert [row.seat for row in window.new.seats] == ["spanish", "aztec"]
    window.menus.actions["rules"].trigger()
    reader = window.stack.currentWidget()
    assert isinstance(reader, Reader)
    assert reader.game == "siege"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "the Spanish camp 30% (24 to 37)",
                "the Indian camp 45% (38 to 52)",
                "nobody 25%",
                "200 matches",
            ],
        ),
        ("fr", ["le camp espagnol 30\u202f% (24 à 37)", "personne 25\u202f%", "200 parties"]),
    ],
)
def test_the_figures_shipped_are_shown_with_intervals_and_their_number(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, language: str, told: list[str]
) -> None:
    seats = ("spain", "indian")
    played = Played(
        scenario="campaign",
        rules_version=1,
        matches=200,
        seed=3,
        players=dict.fromkeys(seats, "greedy"),
        wins={"spain": 60, "indian": 90},
        draws=50,
        unfinished=0,
        win_rate={"spain": wilson(60, 200), "indian": wilson(90, 200)},
    )
    monkeypatch.setattr(balancecard, "balance_of", lambda *known: played)
    window.set_language(language)
    card = page_of(window, 1600, 1000).findChild(BalanceCard)
    assert card is not None
    said = " ".join(label.text() for label in card.findChildren(QLabel))
    for part in told:
        assert part in said
    bar = card.findChild(ShareBar)
    assert bar is not None
    parts = bar.parts()
    assert [role for role, _ in parts] == ["spain", "mexico", balancecard.NOBODY]
    wide = sum(box.width() for _, box in parts)
    assert [round(box.width() / wide, 2) for _, box in parts] == [0.3, 0.45, 0.25]
    assert parts[-1][1].right() == pytest.approx(bar.width())


def test_the_page_shows_what_the_conquest_ships(window: MainWindow) -> None:
    played = balance_of("conquest", "campaign", 1)
    assert played is not None
    card = page_of(window, 1600, 1000).findChild(BalanceCard)
    assert card is not None
    said = " ".join(label.text() for label in card.findChildren(QLabel))
    assert f"{played.finished} matches" in said
    assert f"{round(100 * played.win_rate['spain'][1])}%" in said


# ---------------------------------------------------------------------- scenarios


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("size", "percent"), [((1600, 1000), 100), ((1600, 1000), 150), ((1024, 700), 200)])
def test_what_an_option_needs_never_lies_over_its_clause(
    window: MainWindow, language: str, size: tuple[int, int], percent: int
) -> None:
    window.set_language(language)
    page = page_of(window, *size, percent, game="siege")
    if page.step:
        page.go_to("options")
        QApplication.processEvents()
    row = next(row for row in page.rows if row.info.key == "opt_signals")
    assert row.tag.text()
    for widget in (row.named, row.tag, row.link, row.effect):
        assert row.rect().contains(widget.geometry())
    assert not row.tag.geometry().intersects(row.link.geometry())
    assert not row.named.geometry().intersects(row.tag.geometry())
    window.set_size(100)
    window.set_language("en")


def test_each_segment_has_room_for_its_text_in_bold(window: MainWindow) -> None:
    for percent in (100, 200):
        page = page_of(window, 1600, 1000, percent, game="siege")
        for game in GAME_IDS:
            button = page.games.button(game)
            bold = QFont(button.font())
            bold.setWeight(QFont.Weight.DemiBold)
            plain = button.fontMetrics().horizontalAdvance(button.text())
            room = QPushButton.sizeHint(button).width() - plain
            assert button.width() - room >= QFontMetrics(bold).horizontalAdvance(button.text())
            hint = button.sizeHint()
            button.setChecked(True)
            assert button.sizeHint() == hint, "choosing moves nothing"
    window.set_size(100)
