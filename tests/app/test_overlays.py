"""What the map shows beside the play: ways, control, costs, the overview; by menu, by key, as the seat may see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from anahuac.app.look.look import Look
from anahuac.app.mapview import MapView
from anahuac.app.mapview.survey import HoldSpec, LinkSpec, Survey
from anahuac.app.presenters.conquest.surveying import costs_of, holds_of, links_of
from anahuac.app.presenting import presenter_for
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.table import TablePage
from anahuac.games.conquest.model import units_in
from tests.app.conquestpositions import battle, campaign, played

Sit = Callable[..., MainWindow]


def table_of(window: MainWindow) -> TablePage:
    assert window.table is not None
    QApplication.processEvents()
    return window.table


def conquest() -> tuple[Any, Any]:
    """Tables and state of a campaign under way."""
    match = played(campaign(3), 120)
    return match.game.tables, match.view("spain")  # type: ignore[attr-defined]


# ---------------------------------------------------------------- what is shown


def test_every_way_is_shown_once_with_the_cost_of_entering_either_zone() -> None:
    t, s = conquest()
    links = {(link.a, link.b): link for link in links_of(t, s)}
    pairs = {tuple(sorted((z, n))) for z in t.zones for n in t.zones[z].neighbours}
    assert {(int(a), int(b)) for a, b in links} == pairs
    jalapa = links["20", "26"]
    assert (jalapa.there, jalapa.back) == (str(t.zones[26].cost), str(t.zones[20].cost))


def test_ways_cross_what_divides_their_zones() -> None:
    t, s = conquest()
    board = presenter_for(campaign(3).game).board("strategic")
    for link in links_of(t, s):
        point = board.crossing(link.a, link.b)
        assert point is not None, (link.a, link.b)
        assert board.crossing(link.b, link.a) == point
        near = [board.pick(point.x() + dx, point.y() + dy) for dx in (-9, 0, 9) for dy in (-9, 0, 9)]
        lake = not {link.a, link.b} & {"22"}  # the way to the island leads over water
        assert not lake or {link.a, link.b} & set(near)
    assert board.crossing("1", "35") is None


def test_control_tells_holders_and_where_both_camps_stand() -> None:
    t, s = conquest()
    holds = {hold.place: hold for hold in holds_of(t, s)}
    for zone in t.zones:
        both = bool(units_in(s, "spain", zone) and units_in(s, "indian", zone))
        assert both == (str(zone) in holds and holds[str(zone)].contested)
    assert holds["22"].objective
    assert any(hold.contested for hold in holds.values())
    flags = {(hold.role, hold.glyph) for hold in holds.values() if not hold.contested}
    assert flags == {("spain", "control-spain"), ("mexico", "control-indian")}


def test_costs_are_those_of_the_march_under_way_else_of_the_army_pointed_at() -> None:
    match = played(campaign(3), 120)
    t, s = match.game.tables, match.view("spain")  # type: ignore[attr-defined]
    decision = match.pending[0]
    reach = presenter_for(match.game).reach(s, decision, ())
    costs = {f"place:{cost.place}": cost for cost in costs_of(t, s, "")}
    assert {ref: found.mark for ref, found in reach.items()} == {ref: c.mark for ref, c in costs.items()}
    at_rest = campaign(3)
    start = at_rest.view("spain")
    zone = next(
        zone for zone, stack in start.stacks["indian"].items() if set(stack.pieces) & set(start.commanders)
    )
    assert costs_of(t, start, f"place:{zone}")
    assert costs_of(t, start, "place:40") == ()
    assert costs_of(t, start, "box:M4") == ()


# ---------------------------------------------------------------- on the map


def test_signs_follow_board_and_theme(qtbot: QtBot, qapp: QApplication) -> None:
    look = Look(qapp, "light")
    view = MapView(look)
    qtbot.addWidget(view)
    board = presenter_for(campaign(3).game).board("strategic")
    view.set_board(board)
    survey = Survey((LinkSpec("26", "20", "1", "2"),), (HoldSpec("26", "spain", "control-spain"),))
    view.set_survey(survey)
    shown = len(view.survey)
    assert shown == 3
    look.set_theme("dark")
    assert view.survey.survey == survey
    assert len(view.survey) == shown
    view.set_survey(Survey((LinkSpec("26", "999", "1", "2"),)))
    assert len(view.survey) == 0
    view.set_survey(survey)
    view.set_board(board)
    assert len(view.survey) == 0
    view.close_down()


def test_keys_show_and_hide_and_the_key_of_the_map_names_it(sit: Sit, qtbot: QtBot) -> None:
    window = sit(played(campaign(3), 120))
    table = table_of(window)
    names = lambda: table.corner.legend.accessibleDescription()  # noqa: E731
    for key, word, kind in (
        (Qt.Key.Key_F5, "way", "links"),
        (Qt.Key.Key_F7, "contested", "holds"),
        (Qt.Key.Key_F8, "cost of", "costs"),
    ):
        assert not getattr(table.map.survey.survey, kind)
        qtbot.keyClick(window, key)
        assert getattr(table.map.survey.survey, kind)
        assert word in names()
    qtbot.keyClick(window, Qt.Key.Key_F7)
    assert not table.map.survey.survey.holds
    assert "contested" not in names()
    window.to_start()
    window = sit(played(campaign(4), 60))
    QApplication.processEvents()
    assert table_of(window).map.survey.survey.links  # what was chosen holds for the next match too


def test_nothing_of_it_on_another_board(sit: Sit) -> None:
    window = sit(battle())
    window.menus.actions["links"].trigger()
    table = table_of(window)
    assert len(table.map.survey) == 0
    assert not table.corner.minimap.isVisible()


# ---------------------------------------------------------------- the overview


def test_the_overview_moves_the_map(sit: Sit, qtbot: QtBot) -> None:
    table = table_of(sit(played(campaign(3), 120)))
    small, view = table.corner.minimap, table.map
    qtbot.waitUntil(small.isVisible)
    board = view.board
    assert board is not None
    view.set_zoom(2.0)
    at = QPoint(small.width() // 2, small.height() // 2)
    qtbot.mouseClick(small, Qt.MouseButton.LeftButton, pos=at)
    middle = view.camera.visible().center()
    assert abs(middle.x() - board.bounds.center().x()) < 12
    assert abs(middle.y() - board.bounds.center().y()) < 12
    shown = small.seen()
    assert shown.contains(QPointF(at))
    assert shown.width() < small.width() / 2
    before = view.camera.visible().center()
    qtbot.keyClick(small, Qt.Key.Key_Right)
    assert view.camera.visible().center().x() > before.x() + 20
    qtbot.keyClick(small, Qt.Key.Key_Plus)
    assert view.zoom > 2.0
    qtbot.keyClick(small, Qt.Key.Key_Home)
    assert view.zoom == pytest.approx(view.camera.fitting())


def test_the_overview_shows_what_the_seat_sees_and_nothing_behind_a_curtain(sit: Sit) -> None:
    match = played(campaign(3), 120)
    window = sit(match, alone=False)
    table = table_of(window)
    small = table.corner.minimap
    if table.session.curtain is not None:
        assert small.stacks == ()
        table.session.raise_curtain()
        QApplication.processEvents()
    assert small.stacks == tuple(table.presenter.overview(table.session.view))
    assert small.stacks


def test_the_overview_can_be_switched_off_and_hides_behind_a_button_in_narrow_windows(
    sit: Sit, qtbot: QtBot
) -> None:
    window = sit(played(campaign(3), 120))
    table = table_of(window)
    corner = table.corner
    qtbot.waitUntil(corner.minimap.isVisible)
    qtbot.keyClick(window, Qt.Key.Key_F9)
    qtbot.waitUntil(lambda: not corner.minimap.isVisible())
    assert not window.ui.settings.values.minimap
    qtbot.keyClick(window, Qt.Key.Key_F9)
    qtbot.waitUntil(corner.minimap.isVisible)
    window.resize(1024, 700)
    qtbot.waitUntil(corner.buttons.isVisible)
    assert not corner.minimap.isVisible()
    assert not corner.legend.isVisible()
    corner.buttons.overview.click()
    corner.buttons.key.click()
    assert corner.minimap.isVisible()
    assert corner.legend.isVisible()
    parts = [corner.minimap, corner.legend, corner.buttons, corner.zoom]
    for at, one in enumerate(parts):
        assert table.map.viewport().rect().contains(one.geometry())
        assert not any(one.geometry().intersects(other.geometry()) for other in parts[at + 1 :])


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1600, 1000), (1280, 800), (1024, 700)])
def test_nothing_lies_over_the_whole_map(
    sit: Sit, qtbot: QtBot, size: tuple[int, int], language: str
) -> None:
    """Stacks and places asked about stand at the edges of the board too, clear of key, overview and buttons."""
    window = sit(played(campaign(3), 120))
    window.set_language(language)
    window.resize(*size)
    table = table_of(window)
    view, corner = table.map, table.corner
    qtbot.wait(400)  # docks find their places, and the map the place asked about
    view.fit()
    board = view.board
    assert board is not None

    def hidden() -> list[str]:
        return [place for place in board.places if not view.sight.sees(place)]

    qtbot.waitUntil(lambda: not corner._later.isActive() and hidden() == [])
    pixel = 1 / view.zoom
    assert view.camera.visible().contains(board.bounds.adjusted(pixel, pixel, -pixel, -pixel))
    assert view.sight.covered(), "something is there"
    view.set_zoom(2.0)
    qtbot.waitUntil(lambda: corner.minimap.isVisible() or corner.buttons.isVisible())
