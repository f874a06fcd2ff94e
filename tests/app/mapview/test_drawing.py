"""Tokens by difference, states with their patterns, tiles: what the map view draws, and when."""

from __future__ import annotations

import gc
import sys
import threading

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF
from PySide6.QtGui import QFontMetricsF, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from anahuac.app.look.counters import UnitFace, control_face
from anahuac.app.look.fonts import sans
from anahuac.app.look.look import Look
from anahuac.app.look.mapart.strategic import StrategicBoard
from anahuac.app.look.mapart.tactical import TacticalBoard
from anahuac.app.mapview import ArrowSpec, MapView, TokenSpec
from anahuac.app.mapview.tiles import BYTES
from tests.pictures import alike

from .conftest import wait_quiet
from .hands import ARMY, CORTES, FOOT, LONE, click, shot

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)  # said by the offscreen platform

# ---------------------------------------------------------------- tokens


def test_tokens_keep_their_items_and_only_the_changed_are_drawn(view: MapView) -> None:
    view.set_tokens(
        [ARMY, LONE, TokenSpec("flag", "22", (control_face("indian"),), anchor="control", size=26)]
    )
    army, lone = view.tokens.get("army"), view.tokens.get("lone")
    assert army is not None
    assert lone is not None
    items = army.item, lone.item
    keys = army.item.pixmap().cacheKey(), lone.item.pixmap().cacheKey()
    moved = replace(LONE, place="34")
    view.set_tokens(
        [TokenSpec("army", "26", (CORTES, FOOT), ("cortes", "eb1"), plate="Cortés", selected=True), moved]
    )
    assert (army.item, lone.item) == items
    assert view.tokens.get("flag") is None
    assert len(view.tokens) == 2
    assert army.item.pixmap().cacheKey() != keys[0]
    assert lone.item.pixmap().cacheKey() == keys[1]
    assert view.board is not None
    assert lone.item.pos() == view.spot("34")


def test_tokens_of_one_place_stand_side_by_side(view: MapView, strategic: StrategicBoard) -> None:
    view.set_tokens([ARMY, TokenSpec("foe", "26", (UnitFace("mexico", "EB", 5, 3),), ("x",))])
    one, two = view.tokens.get("army"), view.tokens.get("foe")
    assert one is not None
    assert two is not None
    assert [one.at, two.at] == list(strategic.arrange("26", 2, view.detail()))
    assert not one.outline().intersects(two.outline())


def test_a_moved_token_glides_and_a_click_ends_it(qtbot: QtBot, view: MapView) -> None:
    view.set_motion(True)
    view.look.motion.durations["glide"] = 60_000  # it is still on its way, however slow the machine is
    view.set_tokens([LONE])
    token = view.tokens.get("lone")
    assert token is not None
    start = QPointF(token.item.pos())
    moved = TokenSpec("lone", "22", (FOOT,), ("eb3",))
    view.set_tokens([moved])
    assert token.item.pos() == start
    qtbot.waitUntil(lambda: token.item.pos() not in (start, token.at))
    click(view, QPointF(3, 3))
    assert token.item.pos() == token.at == view.spot("22")
    view.set_tokens([LONE], animate=False)
    assert token.item.pos() == view.spot("35")


def test_counters_are_sharp_at_the_scale_where_the_camera_rests(view: MapView) -> None:
    view.set_tokens([ARMY])
    for zoom in (0.8, 1.0, 1.7):
        view.set_zoom(zoom, QPointF(1300, 690))
        wait_quiet(view)
        token = view.tokens.get("army")
        assert token is not None
        assert token.item.scale() * view.zoom == pytest.approx(1.0)
        assert token.outline().width() == pytest.approx(58 + 8 / zoom, abs=2 / zoom)


# ---------------------------------------------------------------- overlays and arrows


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("state", ["reach", "reach_last", "target", "blocked"])
def test_each_state_keeps_its_pattern_at_every_zoom(
    view: MapView, look: Look, scheme: str, state: str
) -> None:
    look.set_theme(scheme)
    seen = []
    for zoom in (0.8, 1.6):
        view.set_zoom(zoom, QPointF(90, 620))
        wait_quiet(view)
        view.set_overlay({})
        plain = shot(view)
        view.set_overlay({"21": state})
        marked = shot(view)
        middle = view.viewportTransform().map(QPointF(90, 640)).toPoint()
        changes = [
            abs(
                marked.pixelColor(x, middle.y() + dy).lightness()
                - plain.pixelColor(x, middle.y() + dy).lightness()
            )
            for x in range(middle.x() - 40, middle.x() + 40)
            for dy in range(-12, 12)
        ]
        assert max(changes) - min(changes) > 12
        seen.append(sum(change > sum(changes) / len(changes) for change in changes) / len(changes))
    assert seen[0] == pytest.approx(seen[1], abs=0.12)


def test_states_differ_in_greyscale(view: MapView) -> None:
    view.set_zoom(1.2, QPointF(90, 620))
    wait_quiet(view)
    shots = []
    for state in ("reach", "reach_last", "target", "blocked", "selected"):
        view.set_overlay({"21": state})
        shots.append(shot(view).convertToFormat(QImage.Format.Format_Grayscale8))
    assert all(shots[i] != shots[j] for i in range(5) for j in range(i))


def test_overlays_change_by_difference_and_unknown_ones_are_refused(view: MapView) -> None:
    view.set_overlay({"21": ("reach", "selected"), "nowhere": "reach"})
    assert view.overlays.states() == {"21": ("reach", "selected")}
    kept = view.overlays._items["21", "reach"]
    view.set_overlay({"21": "reach", "22": "target"})
    assert view.overlays._items["21", "reach"] is kept
    with pytest.raises(KeyError):
        view.set_overlay({"21": "mauve"})


def test_targets_on_the_tactical_board_have_brackets(view: MapView, tactical: TacticalBoard) -> None:
    view.set_board(tactical)
    view.set_overlay({"I.L1": "target", "S.L1": "reach"})
    assert set(view.overlays._brackets) == {"I.L1"}
    assert view.place_at(view.viewportTransform().map(tactical.rect_of("I.L1").center())) == "I.L1"
    view.set_overlay({})
    assert view.overlays._brackets == {}


def test_arrows_run_between_counters(view: MapView) -> None:
    points = view.path_between("26", "33")
    assert QPointF(*points[0]) != view.spot("26")
    view.set_arrows([ArrowSpec("go", points, label="1 MP"), ArrowSpec("none", ((1.0, 1.0),))])
    assert [spec.id for spec in view.arrows.specs()] == ["go"]
    with_arrow = shot(view)
    view.set_arrows([ArrowSpec("go", places=("26", "33"))])
    assert view.arrows.specs()[0].points == view.path_between("26", "33")
    view.set_arrows([])
    assert shot(view) != with_arrow


# ---------------------------------------------------------------- painting


def test_the_map_is_never_blank(view: MapView, strategic: StrategicBoard) -> None:
    view.close_down()  # no tile will ever come
    view.set_board(strategic)
    image = shot(view)
    there = view.viewportTransform().map(QPointF(460, 640)).toPoint()
    assert image.pixelColor(there) != view.backgroundBrush().color()
    assert image.pixelColor(there) != view._look.theme("sea")


def test_a_view_thrown_away_leaves_no_thread_behind(look: Look, strategic: StrategicBoard) -> None:
    def threads() -> int:
        return sum(thread.name == "map tiles" for thread in threading.enumerate())

    before = threads()
    made = MapView(look, "en")
    made.show()
    made.set_board(strategic)
    assert threads() == before + 1
    made.deleteLater()
    del made
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert threads() == before


def test_tiles_stay_within_their_bound(view: MapView) -> None:
    view.resize(1200, 800)
    for zoom in (0.6, 1.0, 1.5, 2.5, 4.0):
        view.set_zoom(zoom, QPointF(850, 540))
        wait_quiet(view)
    assert 0 < view.tiles.used <= BYTES


def standing(view: MapView) -> QImage:
    """What is seen once nothing changes any more."""
    wait_quiet(view)
    before, picture = None, shot(view)
    while picture != before:
        wait_quiet(view)
        before, picture = picture, shot(view)
    return picture


def test_theme_language_and_text_size_change_what_is_drawn(view: MapView, look: Look) -> None:
    view.set_zoom(1.0, QPointF(1300, 600))
    shots = [standing(view)]
    view.set_language("fr")
    shots.append(standing(view))
    look.set_text_scale(2.0)
    shots.append(standing(view))
    look.set_theme("dark")
    shots.append(standing(view))
    assert not any(alike(shots[i], shots[j]) for i in range(4) for j in range(i))
    look.set_theme("light")
    look.set_text_scale(1.0)
    view.set_language("en")
    assert alike(standing(view), shots[0])


def test_calls_into_qt_lose_no_reference_to_none(view: MapView) -> None:
    view.set_tokens([ARMY])
    token = view.tokens.get("army")
    assert token is not None
    before = sys.getrefcount(None)
    for i in range(1000):
        token.item.setPos(i, i)
    if sys.version_info < (3, 12):  # None is immortal from 3.12 on
        assert abs(sys.getrefcount(None) - before) < 100


@pytest.mark.parametrize("zoom", [0.5, 1.0, 2.5])
def test_nothing_of_a_plate_stays_where_the_map_is_moved(view: MapView, zoom: float) -> None:
    """However long what it says: all that is painted lies in the room that is painted anew."""
    view.set_zoom(zoom, view.spot("33"))
    points = view.path_between("26", "33")
    view.set_arrows(
        [ArrowSpec("go", points, "warn", "6 MP: siege with an assault at once and attrition 2 in 6")]
    )
    (item,) = view.arrows._items.values()
    room = item.boundingRect()
    font = sans(11 * 1.35, 700)
    wide = QFontMetricsF(font).horizontalAdvance(item.spec.label) / zoom
    assert room.width() >= wide
    assert room.contains(item.plate())
    wait_quiet(view)
    view.pan(QPoint(60, 25))
    wait_quiet(view)
    moved = view.grab().toImage()
    view.viewport().update()
    QApplication.processEvents()
    fresh = view.grab().toImage()
    assert moved == fresh
