"""Camera, pointer and keyboard of the map view: what is under the pointer, and what is said about it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from anahuac.app.look.mapart.strategic import StrategicBoard
from anahuac.app.mapview import MapView
from anahuac.app.mapview.camera import MOST
from anahuac.app.mapview.mapcursor import DIRECTIONS, neighbour
from anahuac.app.mapview.pointer import HOVER_MS

from .hands import ARMY, LONE, NO_KEYS, at_place, at_token, click, mouse, move, wheel

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)  # said by the offscreen platform


def dragging(view: MapView) -> bool:
    """Whether a counter hangs on the pointer."""
    return view.pointer.dragging


def fanned(view: MapView) -> bool:
    """Whether a stack is fanned out."""
    return view.fan.token is not None


# ---------------------------------------------------------------- camera


@pytest.mark.parametrize("at", [QPointF(120, 80), QPointF(450, 300), QPointF(860, 560)])
@pytest.mark.parametrize("notches", [1, 3, -1, 0.4])
def test_zoom_keeps_the_point_under_the_pointer(view: MapView, at: QPointF, notches: float) -> None:
    view.set_zoom(0.9, QPointF(850, 540))
    before, zoom = view.camera.scene_point(at), view.zoom
    wheel(view, at, notches, Qt.KeyboardModifier.ControlModifier)
    after = view.viewportTransform().map(before)
    assert abs(after.x() - at.x()) <= 1
    assert abs(after.y() - at.y()) <= 1
    assert view.zoom == pytest.approx(zoom * 2 ** (notches / 4))


@pytest.mark.parametrize("place", ["22", "35"])
def test_a_view_that_grows_keeps_its_middle_and_to_the_board(
    view: MapView, strategic: StrategicBoard, place: str
) -> None:
    """The table opens the map while its docks still take their room, and behind the curtain."""
    view.resize(300, 200)
    view.set_zoom(1.0)
    view.centre_on(place)
    view.resize(1100, 700)
    seen = view.camera.visible()
    assert seen.contains(QPointF(*strategic.places[place].centre))
    assert strategic.bounds.adjusted(-2, -2, 2, 2).contains(seen)


def test_zoom_has_limits_and_fit_shows_the_whole_board(view: MapView, strategic: StrategicBoard) -> None:
    for _ in range(40):
        view.zoom_in()
    assert view.zoom == MOST
    for _ in range(80):
        view.zoom_out()
    assert view.zoom == view.camera.least < view.camera.fitting()
    view.fit()
    assert view.camera.visible().adjusted(-2, -2, 2, 2).contains(strategic.bounds)
    view.resize(500, 400)
    assert view.camera.visible().adjusted(-2, -2, 2, 2).contains(strategic.bounds)


def test_the_map_is_panned_by_middle_button_space_and_wheel(view: MapView) -> None:
    view.set_zoom(1.5, QPointF(850, 540))

    def moved(act: Callable[[], None]) -> QPointF:
        before = view.camera.visible().topLeft()
        act()
        return (view.camera.visible().topLeft() - before) * view.zoom

    def middle() -> None:
        mouse(view, QEvent.Type.MouseButtonPress, QPointF(400, 300), Qt.MouseButton.MiddleButton)
        move(view, QPointF(370, 310), Qt.MouseButton.MiddleButton)
        mouse(view, QEvent.Type.MouseButtonRelease, QPointF(370, 310), Qt.MouseButton.MiddleButton)

    def space() -> None:
        view.pointer.set_space(True)
        mouse(view, QEvent.Type.MouseButtonPress, QPointF(400, 300), Qt.MouseButton.LeftButton)
        move(view, QPointF(390, 300), Qt.MouseButton.LeftButton)
        mouse(view, QEvent.Type.MouseButtonRelease, QPointF(390, 300), Qt.MouseButton.LeftButton)
        view.pointer.set_space(False)

    assert moved(middle).toPoint() == QPoint(30, -10)
    assert moved(space).toPoint() == QPoint(10, 0)
    assert moved(lambda: wheel(view, QPointF(400, 300), -1, NO_KEYS)).toPoint() == QPoint(0, 60)
    assert moved(
        lambda: wheel(view, QPointF(400, 300), -1, Qt.KeyboardModifier.ShiftModifier)
    ).toPoint() == QPoint(60, 0)
    view.pan(QPoint(100_000, 0))  # at most a quarter of the view looks beyond the edge
    seen = view.camera.visible()
    assert seen.left() == pytest.approx(-26 - seen.width() / 4, abs=2)


def test_looking_at_a_place_near_the_edge_shows_no_emptiness(
    view: MapView, strategic: StrategicBoard
) -> None:
    view.set_zoom(1.5, QPointF(90, 400))
    assert strategic.bounds.adjusted(-2, -2, 2, 2).contains(view.camera.visible())
    view.centre_on("35")
    assert strategic.bounds.adjusted(-2, -2, 2, 2).contains(view.camera.visible())
    assert view.camera.visible().contains(view.spot("35"))


# ---------------------------------------------------------------- picking, hover, click, drag


def test_places_are_hovered_and_clicked(qtbot: QtBot, view: MapView) -> None:
    with qtbot.waitSignal(view.place_hovered, check_params_cb=lambda place: place == "26"):
        move(view, at_place(view, "26"))
    with qtbot.waitSignal(view.place_hovered, check_params_cb=lambda place: place == ""):
        move(view, view.viewportTransform().map(QPointF(1640, 400)))
    with qtbot.waitSignal(view.place_clicked) as got:
        click(view, at_place(view, "22"), Qt.KeyboardModifier.ShiftModifier)
    assert got.args == ["22", Qt.KeyboardModifier.ShiftModifier]
    with qtbot.waitSignal(view.ground_clicked), qtbot.assertNotEmitted(view.place_clicked):
        click(view, view.viewportTransform().map(QPointF(1640, 400)))


def test_tokens_are_hovered_clicked_and_double_clicked(qtbot: QtBot, view: MapView) -> None:
    view.set_tokens([ARMY, LONE])
    with qtbot.waitSignal(view.token_hovered) as got:
        move(view, at_token(view, "army"))
    assert got.args == ["cortes", "26"]
    with qtbot.waitSignal(view.token_clicked) as got, qtbot.assertNotEmitted(view.place_clicked):
        click(view, at_token(view, "army"))
    assert got.args == ["cortes", "26", NO_KEYS]
    with qtbot.waitSignal(view.token_double_clicked) as got:
        mouse(view, QEvent.Type.MouseButtonDblClick, at_token(view, "lone"), Qt.MouseButton.LeftButton)
    assert got.args == ["eb3", "35"]


def test_a_stack_fans_out_after_a_moment_and_each_piece_can_be_clicked(qtbot: QtBot, view: MapView) -> None:
    view.set_zoom(1.0, QPointF(1300, 700))
    view.set_tokens([ARMY])
    move(view, at_token(view, "army"))
    assert not fanned(view)
    qtbot.waitUntil(lambda: fanned(view), timeout=HOVER_MS + 1000)
    spot = at_token(view, "army") + QPointF(2 * (58 + 3), 0)
    move(view, spot)
    with qtbot.waitSignal(view.token_clicked) as got:
        click(view, spot)
    assert got.args[:2] == ["eb2", "26"]
    move(view, QPointF(5, 5))
    assert not fanned(view)
    found = view.tokens.get("army")
    assert found is not None
    assert found.item.opacity() == 1.0


def test_badges_of_losses_lie_above_neighbours_that_lose_too(view: MapView) -> None:
    """A badge reaches over the counter at the right and over the one above."""
    spots = {"west": (900.0, 700.0), "east": (960.0, 700.0), "north": (900.0, 640.0), "idle": (960.0, 640.0)}
    view.set_tokens(
        [
            replace(
                LONE, id=name, pieces=(name,), anchor=at, losses=((name, "-2"),) if name != "idle" else ()
            )
            for name, at in spots.items()
        ]
    )
    height = {token.spec.id: token.item.zValue() for token in view.tokens}
    assert height["west"] > max(height["east"], height["north"])
    assert min(height[name] for name in ("west", "east", "north")) > height["idle"]


@pytest.mark.parametrize("at", [QPointF(4, 4), QPointF(-4, 4), QPointF(4, -4), QPointF(-4, -4)])
@pytest.mark.parametrize("count", [2, 9, 17])
def test_a_click_takes_the_top_counter_wherever_the_fan_has_room(
    qtbot: QtBot, view: MapView, at: QPointF, count: int
) -> None:
    """The pointer rests on a stack at an edge, beside what lies over the map: the fan opens elsewhere."""
    cover = QWidget(view)
    cover.setGeometry(view.width() - 90, view.height() - 160, 80, 150)
    cover.show()
    view.set_zoom(1.0, QPointF(1000, 700))
    seen = view.camera.visible()
    x = seen.left() + 30 if at.x() > 0 else seen.right() - 30
    y = seen.top() + 40 if at.y() > 0 else seen.bottom() - 40
    faces = tuple((ARMY.faces * count)[:count])
    pieces = tuple(f"p{i}" for i in range(count))
    view.set_tokens([replace(ARMY, faces=faces, pieces=pieces, anchor=(x, y))])
    spot = at_token(view, "army") + at
    move(view, spot)
    qtbot.waitUntil(lambda: fanned(view), timeout=HOVER_MS + 1000)
    with qtbot.waitSignal(view.token_clicked) as got:
        click(view, spot)
    assert got.args[0] == "p0"
    if not fanned(view):
        move(view, spot + QPointF(1, 0))
        qtbot.waitUntil(lambda: fanned(view), timeout=HOVER_MS + 1000)
    found = {}
    for item in view.fan.items:
        box = view.viewportTransform().mapRect(item.sceneBoundingRect()).adjusted(12, 12, -12, -12)
        assert QRectF(view.viewport().rect()).contains(box)
        assert not box.intersects(QRectF(cover.geometry()))
        spot = view.camera.scene_point(box.center())
        found[view.fan.piece_at(spot.x(), spot.y())] = item
    assert set(found) == set(pieces), "each is taken where it is drawn"


def test_a_movable_token_is_dragged_to_a_place_and_others_are_not(qtbot: QtBot, view: MapView) -> None:
    view.set_tokens([ARMY, LONE])
    start, end = at_token(view, "army"), at_place(view, "33")
    mouse(view, QEvent.Type.MouseButtonPress, start, Qt.MouseButton.LeftButton)
    move(view, start + QPointF(20, 20), Qt.MouseButton.LeftButton)
    assert dragging(view)
    move(view, end, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(view.token_dropped) as got, qtbot.assertNotEmitted(view.token_clicked):
        mouse(view, QEvent.Type.MouseButtonRelease, end, Qt.MouseButton.LeftButton)
    assert got.args == ["cortes", "33"]
    assert not dragging(view)
    start = at_token(view, "lone")
    mouse(view, QEvent.Type.MouseButtonPress, start, Qt.MouseButton.LeftButton)
    move(view, start + QPointF(40, 0), Qt.MouseButton.LeftButton)
    assert not dragging(view)
    with qtbot.assertNotEmitted(view.token_dropped), qtbot.assertNotEmitted(view.token_clicked):
        mouse(view, QEvent.Type.MouseButtonRelease, start + QPointF(40, 0), Qt.MouseButton.LeftButton)


def test_escape_puts_a_dragged_token_back(qtbot: QtBot, view: MapView) -> None:
    view.set_tokens([ARMY])
    start = at_token(view, "army")
    mouse(view, QEvent.Type.MouseButtonPress, start, Qt.MouseButton.LeftButton)
    move(view, start + QPointF(40, 40), Qt.MouseButton.LeftButton)
    with qtbot.assertNotEmitted(view.token_dropped):
        QTest.keyClick(view, Qt.Key.Key_Escape)
        mouse(view, QEvent.Type.MouseButtonRelease, at_place(view, "33"), Qt.MouseButton.LeftButton)
    assert not dragging(view)


def test_a_menu_is_asked_for_with_place_and_piece(qtbot: QtBot, view: MapView) -> None:
    view.set_tokens([ARMY])
    for at, piece in ((at_token(view, "army"), "cortes"), (at_place(view, "26"), "")):
        with qtbot.waitSignal(view.menu_requested) as got:
            event = QContextMenuEvent(
                QContextMenuEvent.Reason.Mouse, at.toPoint(), view.mapToGlobal(at.toPoint())
            )
            QApplication.sendEvent(view.viewport(), event)
        assert got.args is not None
        assert got.args[:2] == ["26", piece]


def test_the_hand_shows_what_can_be_clicked_now(view: MapView) -> None:
    view.set_tokens([ARMY])
    hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
    move(view, at_place(view, "33"))
    assert view.viewport().cursor().shape() == arrow
    view.set_overlay({"33": "reach", "31": "blocked"})
    assert view.viewport().cursor().shape() == hand
    move(view, at_place(view, "31"))
    assert view.viewport().cursor().shape() == arrow
    move(view, at_token(view, "army"))
    assert view.viewport().cursor().shape() == arrow
    view.set_actionable(["cortes"])
    assert view.viewport().cursor().shape() == hand


# ---------------------------------------------------------------- keyboard


def test_arrow_keys_move_a_cursor_and_say_where_it_is(qtbot: QtBot, view: MapView) -> None:
    view.set_describer("zone {}".format)
    view.keyboard.move_to("32")
    with qtbot.waitSignals([view.cursor_moved, view.announced]):
        QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.keyboard.place == "33"
    assert view.accessibleDescription() == "zone 33"
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert view.keyboard.place == "32"
    with qtbot.waitSignal(view.place_clicked) as got:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert got.args is not None
    assert got.args[0] == "32"


def test_the_cursor_reaches_every_place(qtbot: QtBot, view: MapView, strategic: StrategicBoard) -> None:
    del qtbot
    seen, todo = set(), ["22"]
    while todo:
        here = todo.pop()
        if here in seen:
            continue
        seen.add(here)
        steps = (neighbour(strategic.places, here, *way) for way in DIRECTIONS.values())
        todo.extend(step for step in steps if step is not None)
    assert seen == set(strategic.places)
    assert view.keyboard.place is None


def test_tab_goes_through_pieces_that_can_act_then_leaves(qtbot: QtBot, view: MapView) -> None:
    view.set_tokens([ARMY, LONE])
    view.set_actionable(piece for piece in ("eb3", "cortes"))
    with qtbot.waitSignal(view.token_focused) as got:
        assert view.focusNextPrevChild(True)
    assert got.args == ["eb3", "35"]
    with qtbot.waitSignal(view.announced) as got:
        assert view.focusNextPrevChild(True)
    assert got.args == ["Cortés"]
    with qtbot.waitSignal(view.token_clicked) as got:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert got.args is not None
    assert got.args[:2] == ["cortes", "26"]
    with qtbot.assertNotEmitted(view.token_focused):
        view.focusNextPrevChild(True)
    assert view.keyboard.round.current is None


def test_other_keys_are_left_to_the_window(qtbot: QtBot, view: MapView) -> None:
    del qtbot
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_D, Qt.Key.Key_Return):
        event = QKeyEvent(QEvent.Type.KeyPress, key, NO_KEYS)
        view.keyPressEvent(event)
        assert not event.isAccepted()
