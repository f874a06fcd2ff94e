"""Where names, stacks and markers stand on the strategic map: none over another, none out of its zone without need."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF

from anahuac.app.look.board import Detail
from anahuac.app.look.counters import UnitFace, control_face
from anahuac.app.look.counters.stacks import peek_of
from anahuac.app.look.mapart.layout import Block
from anahuac.app.look.mapart.pairs import COUNTER, plate_box
from anahuac.app.look.mapart.strategic import StrategicBoard
from anahuac.app.mapview import MapView, TokenSpec
from anahuac.app.mapview.names import names_scale

pytestmark = pytest.mark.usefixtures("look")  # the fonts


def body(spot: QPointF, zoom: float) -> QRectF:
    """A stack of many counters at a spot, with its edges."""
    peek = peek_of(max(12, round(COUNTER * zoom)), 9) / zoom
    return QRectF(spot.x() - COUNTER / 2, spot.y() - COUNTER / 2 - peek, COUNTER + peek, COUNTER + peek)


def written(block: Block) -> QRectF:
    """What name and values take without their halo."""
    return block.name_box.adjusted(3, 4, -3, -5)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("text", "zoom"), [(1.0, 0.7), (1.0, 0.8), (1.0, 1.6), (1.5, 1.2), (2.0, 1.0), (2.0, 1.6)]
)
def test_no_stack_stands_over_the_name_of_its_zone(
    strategic: StrategicBoard, language: str, text: float, zoom: float
) -> None:
    layout = strategic.layout(language, names_scale(text, zoom))
    over = [key for key in strategic.places if body(layout[key].stack, zoom).intersects(written(layout[key]))]
    assert not over


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 1.75, 2.0])
def test_two_stacks_leave_all_names_free_and_each_other(
    strategic: StrategicBoard, language: str, scale: float
) -> None:
    layout = strategic.layout(language, scale)
    for key in strategic.places:
        one, two = layout.pair(key)
        for spot in (one, two):
            over = [name for name, block in layout.items() if body(spot, 0.8).intersects(written(block))]
            assert not over, (key, over)
            assert strategic.picture.zones[key].path.contains(spot), key
        assert abs(one.x() - two.x()) >= COUNTER or abs(one.y() - two.y()) >= COUNTER, key


def test_the_marker_of_control_stands_in_its_zone_beside_the_stack(strategic: StrategicBoard) -> None:
    detail = Detail()
    for key, zone in strategic.picture.zones.items():
        if not zone.victory:
            continue
        spot = strategic.anchor(key, "control", detail)
        other = strategic.anchor(key, "cost", detail)
        stack = strategic.anchor(key, "stack", detail)
        disc = QRectF(spot.x() - 12, spot.y() - 12, 24, 24)
        assert zone.path.contains(disc), key
        assert not disc.intersects(QRectF(stack.x() - COUNTER / 2, stack.y() - COUNTER / 2, COUNTER, COUNTER))
        assert (spot.x() < stack.x()) != (other.x() < stack.x())


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 1.75, 2.0])
def test_the_marker_of_control_is_not_hidden_by_two_stacks(
    view: MapView, strategic: StrategicBoard, scale: float
) -> None:
    detail = Detail(text_scale=scale)
    for key, zone in strategic.picture.zones.items():
        if not zone.victory:
            continue
        spot = strategic.anchor(key, "control_of_two", detail)
        disc = QRectF(spot.x() - 13, spot.y() - 13, 26, 26)
        fight = strategic.anchor(key, "fight", detail)
        assert not disc.intersects(QRectF(fight.x() - 15, fight.y() - 15, 30, 30)), key
        assert not disc.intersects(written(strategic.layout("en", scale)[key])), key
        for stack in strategic.arrange(key, 2, detail):
            assert not disc.intersects(body(stack, 0.8)), key
        assert zone.path.contains(spot), key
    key = next(key for key, zone in strategic.picture.zones.items() if zone.victory)
    disc_face, face = control_face("spain"), UnitFace("spain", "EB", 5, 3)
    marker = TokenSpec("control", key, (disc_face,), anchor="control")
    view.set_tokens([marker, TokenSpec("one", key, (face,)), TokenSpec("two", key, (face,))])
    token = view.tokens.get("control")
    assert token is not None
    assert token.at == strategic.anchor(key, "control_of_two", view.detail())
    view.set_tokens([marker, TokenSpec("one", key, (face,))])
    assert token.at == strategic.anchor(key, "control", view.detail())


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_marker_of_a_fight_covers_no_figure_no_plate_and_no_name(
    strategic: StrategicBoard, scale: float
) -> None:
    detail = Detail(text_scale=scale)
    layout = strategic.layout("en", scale)
    for key in strategic.places:
        spot = strategic.anchor(key, "fight", detail)
        disc = QRectF(spot.x() - 15, spot.y() - 15, 30, 30)
        for stack in strategic.arrange(key, 2, detail):
            figures = QRectF(stack.x() - COUNTER / 2 + 4, stack.y() - COUNTER / 2, COUNTER - 8, COUNTER - 10)
            assert not disc.intersects(figures), key
            assert not disc.intersects(plate_box(stack).adjusted(-12, 0, 12, 0)), (key, "a commander's name")
        assert strategic.picture.zones[key].path.contains(spot), key
        over = [name for name, block in layout.items() if disc.intersects(written(block))]
        assert not over, (key, over)
