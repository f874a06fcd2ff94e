"""The battle in the window: the board has the room, hands can be read, a shot says what it needs."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import msgspec
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from anahuac.app.panels.conquest.battle import BattlePanel
from anahuac.app.panels.conquest.lastroll import results
from anahuac.app.panels.conquest.markers import Losses
from anahuac.app.panels.conquest.sideboard import Sideboard
from anahuac.app.panels.odds import OddsPanel
from anahuac.app.presenters.conquest import texts
from anahuac.app.presenters.conquest.faces import face_of
from anahuac.app.session import LogEntry
from anahuac.app.ui import Ui
from anahuac.app.windows.features.recently import Recently
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.table import TablePage
from anahuac.engine.chance import Scripted
from anahuac.engine.decision import Decision, OneOf
from anahuac.engine.game import Die, LogLine
from anahuac.engine.text import Ref
from anahuac.games.conquest.actions.battle import Fire
from anahuac.games.conquest.actions.siege import Sacrifice
from anahuac.games.conquest.events.battle import ShotFired
from anahuac.games.conquest.texts import battle as battle_texts
from anahuac.games.conquest.texts import casualties as casualty_texts
from anahuac.games.conquest.texts import melee as melee_texts
from anahuac.games.conquest.values import side_of
from tests.app.conquestpositions import battle, campaign, played

Sit = Callable[..., MainWindow]


def fighting(
    sit: Sit, size: tuple[int, int] = (1600, 1000), percent: int = 100, stop: str = "fire"
) -> TablePage:
    """A battle at a question of this kind, in a window of a size."""
    window = sit(played(battle(), 60, stop=stop))
    window.set_size(percent)
    window.resize(*size)
    for _ in range(6):
        QApplication.processEvents()
    assert window.table is not None
    return window.table


def panel_of(table: TablePage) -> BattlePanel:
    """The panel below the board."""
    assert isinstance(table.panels, Sideboard)
    return table.panels.battle


def shots(table: TablePage) -> tuple[Fire, ...]:
    """Every shot that can be fired now."""
    decision = table.session.decision
    assert decision is not None
    assert isinstance(decision.domain, OneOf)
    return tuple(option for option in decision.domain.options if isinstance(option, Fire))


def point(table: TablePage, shot: Fire) -> None:
    """Pick the shooter and hold the pointer over the target."""
    at = table.session.view.battle.at[shot.target]
    table.play.gestures.point_at((f"piece:{shot.unit}",))
    table.map.token_hovered.emit(shot.target, at)
    table.map.place_hovered.emit(at)


@pytest.mark.parametrize(("size", "percent"), [((1600, 1000), 100), ((1300, 850), 100), ((1024, 700), 100)])
def test_the_board_is_seen_whole_and_fills_width_or_height(
    sit: Sit, size: tuple[int, int], percent: int
) -> None:
    table = fighting(sit, size, percent)
    board = table.map.board
    assert board is not None
    seen, bounds = table.map.camera.visible(), board.bounds
    assert seen.adjusted(-1, -1, 1, 1).contains(bounds)
    assert max(bounds.width() / seen.width(), bounds.height() / seen.height()) > 0.93
    assert table.map.width() > 0.95 * (table.width() - 20), "no panel stands beside the board"


def test_its_panel_goes_with_the_battle(sit: Sit) -> None:
    table = fighting(sit)
    assert table.docks["battle"].isVisible()
    assert table.docks["log"].isVisible()
    assert not table.docks["turns"].isVisible() or table.area.tabifiedDockWidgets(table.docks["turns"])
    window = sit(played(campaign(), 60, stop="movement"))
    assert window.table is not None
    assert not window.table.docks["battle"].isVisible()
    assert window.table.docks["turns"].isVisible()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("size", "percent"), [((1600, 1000), 100), ((1024, 700), 100), ((1600, 1000), 200)])
def test_hands_can_be_read_without_scrolling(
    sit: Sit, window: MainWindow, language: str, size: tuple[int, int], percent: int
) -> None:
    window.set_language(language)
    panel = panel_of(fighting(sit, size, percent))
    viewport = panel.viewport()
    room = QRectF(viewport.rect())
    for button in panel.buttons:
        corner = button.mapTo(viewport, button.rect().topLeft())
        assert room.contains(QRectF(button.rect().translated(corner)))
    window.set_size(100)
    window.set_language("en")


def test_a_shot_tells_its_range_and_the_numbers_that_hit(sit: Sit) -> None:
    table = fighting(sit)
    shot = shots(table)[0]
    point(table, shot)
    card = table.play.aiming.card
    aim = table.presenter.aim(
        table.session.view, table.session.decision, (f"piece:{shot.unit}",), (f"piece:{shot.target}",)
    )
    assert aim is not None
    assert card.isVisible()
    assert card.accessibleName() == table.ui.words.sentence(aim.said)
    assert card.size() == card.sizeHint()
    assert not card.grab().isNull()
    table.map.token_hovered.emit("", "")
    table.map.place_hovered.emit("")
    assert not card.isVisible()


def test_what_it_tells_is_what_the_die_then_needs(sit: Sit) -> None:
    table = fighting(sit)
    match = table.session.match
    for shot in shots(table)[:40]:
        aim = table.presenter.aim(
            table.session.view, table.session.decision, (f"piece:{shot.unit}",), (f"piece:{shot.target}",)
        )
        trial = match.branch(Scripted(1, *[6] * 20))
        trial.play(match.pending[0].seat, shot)
        fired = next(event for event in trial.last.events if isinstance(event, ShotFired))
        assert aim is not None
        assert (aim.sides, aim.hits) == (fired.sides, fired.needed)
        board = table.presenter.tables.board  # type: ignore[attr-defined]
        distance = board.distance("fire", fired.origin, fired.tz)
        assert dict(aim.said.params)["range"] == distance  # type: ignore[union-attr]


def test_no_shot_no_card(sit: Sit) -> None:
    table = fighting(sit)
    shot = shots(table)[0]
    point(table, Fire(shot.unit, shot.unit))
    assert not table.play.aiming.card.isVisible()
    view, decision = table.session.view, table.session.decision
    assert table.presenter.aim(view, decision, (), (f"piece:{shot.target}",)) is None


def test_the_ribbon_shows_the_sequence_of_the_round(sit: Sit) -> None:
    table = fighting(sit)
    stages = table.presenter.heading(table.session.view, table.session.match.setup).ribbon
    assert [stage.state for stage in stages].count("now") == 1
    assert next(stage.said for stage in stages if stage.state == "now") == texts.SEQUENCE["fire"]()
    assert texts.SEQUENCE["deploy"]() in [stage.said for stage in stages]
    later = played(battle(), 400, stop="fight_on")
    later.play(later.pending[0].seat, next(iter(later.pending[0].domain.answers())))
    heading = table.presenter.heading(later.view("spain"), later.setup)
    assert later.state.battle.round == 2
    assert texts.SEQUENCE["deploy"]() not in [stage.said for stage in heading.ribbon]


@pytest.mark.rule("conquest:3.2-a")
def test_a_commander_on_the_board_shows_all_his_movement_points_whatever_the_season() -> None:
    match = played(battle(), 60, stop="fire")
    tables = match.game.tables  # type: ignore[attr-defined]
    rainy = msgspec.structs.replace(match.state, turn=1)
    assert tables.turns[rainy.turn].season == "rainy"
    there = [piece for piece in rainy.battle.at if piece in rainy.commanders]
    away = msgspec.structs.replace(rainy, battle=None)
    assert there
    for piece in there:
        side = side_of(tables, rainy, piece)
        assert face_of(tables, rainy, piece).mp == side.mp == side.mp_rainy + 1
        assert face_of(tables, away, piece).mp == side.mp_rainy


# ---------------------------------------------------------------------- room for the board


@pytest.mark.parametrize("language", ["en", "fr"])
def test_larger_text_leaves_the_board_its_room(sit: Sit, window: MainWindow, language: str) -> None:
    """Counters are no smaller than their figures can be read at; titles grow with the text."""
    window.set_language(language)
    sides = {}
    for percent in (100, 150, 200):
        table = fighting(sit, (1600, 1000), percent)
        assert table.map.board is not None
        assert table.map.height() >= 0.5 * window.height()
        sides[percent] = table.map.board.piece_size * table.map.zoom
    window.set_size(100)
    window.set_language("en")
    assert sides[100] >= 62
    assert sides[150] >= 52
    assert sides[200] >= 48


def test_a_battle_asks_on_one_line_where_the_window_is_low(sit: Sit) -> None:
    table = fighting(sit, (1600, 1000), 200)
    decision = table.session.decision
    assert decision is not None
    question = table.prompt.question
    words = table.ui.words
    assert question.text() == words(table.presenter.brief(decision))
    assert question.accessibleName() == words.sentence(decision.prompt)
    assert question.height() < 2 * question.fontMetrics().height()
    assert table.head.height() < 2 * table.head.ribbon.fontMetrics().height()
    assert table.prompt.seat.isHidden()
    table = fighting(sit)
    assert table.prompt.question.text() == words.sentence(decision.prompt)
    assert not table.prompt.seat.isHidden()


# ---------------------------------------------------------------------- what the dice brought


@pytest.mark.parametrize(("size", "percent"), [((1600, 1000), 100), ((1024, 700), 100), ((1600, 1000), 200)])
@pytest.mark.parametrize("die", [1, 6])
def test_what_a_shot_brought_is_seen_below_the_board(
    sit: Sit, size: tuple[int, int], percent: int, die: int
) -> None:
    window = sit(played(battle(), 60, stop="fire").branch(Scripted(die, *[6] * 20)))
    window.set_size(percent)
    window.resize(*size)
    for _ in range(6):
        QApplication.processEvents()
    table = window.table
    assert table is not None
    match = table.session.match
    last = panel_of(table).last
    assert last.isHidden()
    shot = shots(table)[0]
    table.session.play(shot)
    for _ in range(6):
        QApplication.processEvents()
    assert last.isVisible()
    fired = next(event for event in match.last.events if isinstance(event, ShotFired))
    assert last.said.startswith(str(die))
    assert ("hit" if die <= fired.needed else "missed") in last.said
    viewport = panel_of(table).viewport()
    box = last.rect().translated(last.mapTo(viewport, last.rect().topLeft()))
    assert viewport.rect().contains(box)
    for button in panel_of(table).buttons:
        corner = button.mapTo(viewport, button.rect().topLeft())
        assert viewport.rect().contains(button.rect().translated(corner)), "the hands can be read beside it"


def test_what_was_rolled_goes_with_its_battle() -> None:
    quiet = melee_texts.NO_ATTACK(camp="")
    hit = battle_texts.HIT(die=1, needed=3, piece="", target="", tz="")
    began = LogLine(quiet, "", "melee")
    shot = LogLine(hit, "", "fire", dice=(Die(6, 1),), pieces=("sp-aq-1",))
    loss = LogLine(quiet, "", "loss")
    danger = LogLine(quiet, "", "commander", dice=(Die(10, 8),))
    said = battle_texts.BEGAN(place="", camp="", spain=1, indian=1)
    opening = LogLine(said, "", "battle")
    assert results((shot, loss, danger)) == (shot, danger)
    assert results((danger, shot, began)) == (shot,)
    assert results((shot, opening)) == ()


@pytest.mark.parametrize("lost", [0, 1, 8, 23])
def test_steps_lost_are_as_many_pips_as_the_figure_says(ui: Ui, qtbot: QtBot, lost: int) -> None:
    losses = Losses(ui)
    qtbot.addWidget(losses)
    losses.resize(losses.sizeHint())
    pips = losses.pips(0, lost)
    assert len(pips) == lost
    assert all(QRectF(losses.rect()).contains(pip) for pip in pips)
    assert not any(a.intersects(b) for a, b in pairwise(pips))


def test_the_signs_of_a_result_are_explained(sit: Sit) -> None:
    """By the line of the log, and by what is shown below the board."""
    table = fighting(sit)
    said = melee_texts.FOUGHT_PLAIN(
        attack=4, defence=4, column="1/1", die=2, table="", attacker="0", defender="1+S+♥"
    )
    fought = LogLine(said, "", "melee", dice=(Die(6, 2),))
    assert "retreat" in table.ui.words(table.presenter.explained(fought))
    assert table.presenter.explained(LogLine(melee_texts.NO_ATTACK(camp=""), "", "melee")) == ""


# ---------------------------------------------------------------------- what lies over the board


@pytest.mark.parametrize(("size", "percent"), [((1600, 1000), 100), ((1024, 700), 100), ((1600, 1000), 200)])
def test_the_odds_at_the_pointer_cover_no_counter(sit: Sit, size: tuple[int, int], percent: int) -> None:
    table = fighting(sit, size, percent)
    seen = table.map
    for shot in shots(table)[:12]:
        point(table, shot)
        card = table.play.aiming.card
        assert card.isVisible()
        for token in seen.tokens:
            outline = token.outline()
            corner, foot = seen.mapFromScene(outline.topLeft()), seen.mapFromScene(outline.bottomRight())
            assert not QRectF(card.geometry()).intersects(QRectF(corner, foot))
        table.play.gestures.escape()


def test_a_shot_shows_its_outcomes_without_scrolling(sit: Sit) -> None:
    table = fighting(sit)
    point(table, shots(table)[0])
    for _ in range(6):
        QApplication.processEvents()
    dock = table.docks["odds"]
    panel = dock.findChild(OddsPanel)
    assert isinstance(panel, OddsPanel)
    assert not dock.visibleRegion().isEmpty()
    assert panel.shown is not None
    assert len(panel.shown.rows) >= 2
    scrolling = panel.parentWidget()
    assert scrolling is not None
    assert panel.outcomes_end(panel.width()) <= scrolling.height()


@pytest.mark.parametrize(("size", "percent"), [((1600, 1000), 100), ((1024, 700), 100), ((700, 500), 100)])
def test_what_happened_since_covers_no_counter_and_is_whole(
    sit: Sit, window: MainWindow, size: tuple[int, int], percent: int
) -> None:
    """It comes by itself where there is clear ground for all of it, and else not at all."""
    table = fighting(sit, size, percent)
    feature = next(one for one in window.features if isinstance(one, Recently))
    card, session = feature.card, table.session
    assert card is not None
    line = LogLine(melee_texts.NO_ATTACK(camp=Ref("camp", "indian", "def")), "", "melee", "indian")
    feature._tell([LogEntry(1, line)] * 4)
    for _ in range(6):
        QApplication.processEvents()
    assert session.decision is not None
    if not card.stands_clear:
        assert size == (700, 500)
        return
    seen = table.map
    for token in seen.tokens:
        outline = token.outline()
        corner, foot = seen.mapFromScene(outline.topLeft()), seen.mapFromScene(outline.bottomRight())
        assert not QRectF(card.geometry()).adjusted(2, 2, -2, -2).intersects(QRectF(corner, foot))


def test_counters_to_choose_one_from_are_marked_themselves(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who may be sacrificed is seen on the counters, and the question says that one clicks them."""
    table = fighting(sit)
    view = table.session.view
    here = next(tz for tz in view.battle.at.values() if tz.startswith("S.L1"))
    units = tuple(p for p, tz in view.battle.at.items() if tz == here and p in view.units)
    assert len(units) > 1
    options = OneOf(tuple(Sacrifice(unit) for unit in units))
    said = casualty_texts.GIVE_SACRIFICE(place="")
    asked = Decision("spain", "sacrifice", said, options, "conquest:10.3.4-u", subject=(f"tz:{here}",))
    monkeypatch.setattr(type(table.session), "decision", asked)
    table.play.refresh()
    able = {token.spec.top for token in table.map.tokens if token.spec.able}
    assert able == set(units)
    assert table.prompt.advice
    monkeypatch.undo()
    table.play.refresh()
    assert not any(token.spec.able for token in table.map.tokens)
