"""The strategic map and the tactical board: geometry, names, picking, and pictures that are not blank."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPdfWriter

from anahuac.app.look.board import BoardPicture, Detail
from anahuac.app.look.counters.painting import MEDIUM
from anahuac.app.look.counters.stacks import StackFace, plate_scale
from anahuac.app.look.mapart.furniture import Furniture, read_furniture
from anahuac.app.look.mapart.pairs import COUNTER
from anahuac.app.look.mapart.picture import map_picture
from anahuac.app.look.mapart.spans import Spans
from anahuac.app.look.mapart.strategic import StrategicBoard
from anahuac.app.look.mapart.tactical import TacticalBoard
from anahuac.app.look.mapart.whole import paint_map, paint_thumb
from anahuac.app.look.paint import painting, plate_rect
from anahuac.app.look.theme import theme
from anahuac.board.codec import decode_map
from anahuac.board.document import MapDoc
from anahuac.resources import resource_bytes

from .conftest import colours, difference, picture

SQUARE = ((0.0, 0.0), (200.0, 0.0), (200.0, 100.0), (0.0, 100.0))


@pytest.fixture(scope="module")
def doc() -> MapDoc:
    """The shipped map."""
    return decode_map(resource_bytes("games/conquest/map.json"), "map.json")


@pytest.fixture(scope="module")
def furniture() -> Furniture:
    """What stands on the shipped map."""
    return read_furniture(resource_bytes("games/conquest/picture.json"))


@pytest.fixture(scope="module")
def strategic(doc: MapDoc, furniture: Furniture) -> StrategicBoard:
    """The shipped strategic map."""
    return StrategicBoard(map_picture(doc, furniture))


@pytest.fixture(scope="module")
def tactical(doc: MapDoc, furniture: Furniture) -> TacticalBoard:
    """The shipped tactical board."""
    return TacticalBoard(doc.graph_layer("tactical"), furniture)


def whole(board: BoardPicture, detail: Detail, width: int = 420) -> QImage:
    """A board as a small picture."""
    scale = width / board.bounds.width()

    def draw(painter: QPainter) -> None:
        painter.scale(scale, scale)
        painter.translate(-board.bounds.topLeft())
        board.paint(painter, board.bounds, detail)
        for name in board.labels(detail, QRectF()):
            name.paint(painter)

    return picture(draw, width, round(board.bounds.height() * scale))


def test_spans_find_room_with_the_largest_margin_then_nearest() -> None:
    spans = Spans([SQUARE])
    assert spans.holds(10, 10, 180, 80)
    assert not spans.holds(10, 10, 191, 20)
    middle, corner = spans.fit([(60, 20)], (100, 50)), spans.fit([(60, 20)], (0, 0))
    assert middle is not None
    assert corner is not None
    assert list(middle) == pytest.approx([100, 40], abs=4)
    assert list(corner) == pytest.approx([30 + 23, 23], abs=5)
    assert spans.fit([(198, 20), (40, 60)], (0, 50)) is not None
    assert spans.fit([(60, 120)], (100, 50)) is None


def test_spans_with_a_hole_and_with_boxes_cut_out() -> None:
    hole = ((80.0, 40.0), (120.0, 40.0), (120.0, 60.0), (80.0, 60.0))
    spans = Spans([SQUARE, hole])
    assert not spans.holds(70, 30, 40, 20)
    assert spans.clear(40, 50, 20)
    assert not spans.clear(70, 50, 20)
    assert not spans.without([(0, 0, 90, 100)]).holds(10, 10, 20, 20)
    assert spans.joined([Spans([hole])]).holds(70, 30, 60, 40)


def test_the_picture_has_one_line_for_every_shared_border(doc: MapDoc, strategic: StrategicBoard) -> None:
    art = strategic.picture
    assert len(art.zones) == 40
    assert len(art.borders) + len(art.frontiers) + len(art.coast) <= len(doc.area_layer("strategic").arcs)
    assert len(art.causeways) == 3
    assert len(art.junctions) == 5
    assert art.land.contains(QPointF(850, 540))
    assert not art.land.contains(QPointF(1650, 300))


def test_every_zone_is_picked_at_its_centre(strategic: StrategicBoard) -> None:
    for name, place in strategic.places.items():
        assert strategic.pick(*place.centre) == name
    assert strategic.pick(1650, 300) is None
    assert strategic.pick(590, 640) is None
    assert strategic.pick(-400, 0) is None


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scale", [1.0, 1.25, 2.0])
def test_names_touch_no_other_name_and_no_stack(
    strategic: StrategicBoard, language: str, scale: float
) -> None:
    blocks = strategic.layout(language, scale)
    boxes = [(key, block.name_box) for key, block in blocks.items()]
    for i, (key, box) in enumerate(boxes):
        assert not any(box.intersects(other) for _, other in boxes[i + 1 :]), key
        block = blocks[key]
        body = QRectF(block.stack.x() - COUNTER / 2, block.stack.y() - COUNTER / 2, COUNTER, COUNTER)
        assert not body.intersects(box.adjusted(0, 0, 0, -4)), key
        assert strategic.picture.zones[key].path.contains(block.stack), key
        assert strategic.picture.frame.contains(box), key


@pytest.mark.parametrize("language", ["en", "fr"])
def test_names_are_placed_anew_for_larger_text(strategic: StrategicBoard, language: str) -> None:
    small, large = strategic.layout(language, 1.0), strategic.layout(language, 2.0)
    assert sum(large[k].px for k in large) > 1.2 * sum(small[k].px for k in small)
    assert all(large[k].px >= small[k].px - 4 for k in small)
    assert any(abs(large[k].x - small[k].x) > 3 for k in small)
    assert min(block.px for block in small.values()) >= 13


def test_two_stacks_stand_apart(strategic: StrategicBoard) -> None:
    for name in strategic.places:
        one, two = strategic.arrange(name, 2, Detail())
        assert abs(one.x() - two.x()) >= COUNTER or abs(one.y() - two.y()) >= COUNTER
        assert len(strategic.arrange(name, 5, Detail())) == 5
        assert strategic.arrange(name, 1, Detail()) == [strategic.anchor(name, "stack", Detail())]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scale", [0.3, 0.7, 1.0])
def test_the_map_is_drawn_in_both_themes_and_languages(
    strategic: StrategicBoard, scheme: str, language: str, scale: float
) -> None:
    image = whole(strategic, Detail(scheme, language, 1.0, scale))
    assert colours(image) > 2000
    light = image.pixelColor(200, 130).lightness()
    assert light > 150 if scheme == "light" else light < 100


def test_detail_decides_what_is_written(strategic: StrategicBoard) -> None:
    far, near = strategic.labels(Detail(scale=0.3), QRectF()), strategic.labels(Detail(scale=1.0), QRectF())
    assert len(far) < 10
    assert len(near) == 42
    part = strategic.labels(Detail(scale=1.0), QRectF(300, 400, 300, 400))
    assert 1 < len(part) < 15
    assert {label.key for label in part if label.rect.width() < 260} - {label.key for label in near} <= {
        label.key for label in part if "Lake Mexico" in str(label.key)
    }


def test_the_name_of_the_sea_is_set_along_what_is_seen(strategic: StrategicBoard) -> None:
    def sea(visible: QRectF) -> QRectF | None:
        labels = strategic.labels(Detail(scale=1.0), visible)
        return next((label.rect for label in labels if "Gulf of Mexico" in str(label.key)), None)

    all_of_it = sea(QRectF())
    north = sea(QRectF(1200, 80, 500, 420))
    assert all_of_it is not None
    assert north is not None
    assert north.bottom() < 500
    assert sea(QRectF(1500, 300, 60, 60)) is None


def test_ground_joins_without_a_seam_and_never_changes(strategic: StrategicBoard) -> None:
    def ground(rect: QRectF) -> Callable[[QPainter], None]:
        def draw(painter: QPainter) -> None:
            painter.translate(-400, -400)
            painter.setClipRect(rect)
            strategic.paint(painter, rect, Detail())

        return draw

    def halves(painter: QPainter) -> None:
        painter.save()
        ground(QRectF(400, 400, 60, 120))(painter)
        painter.restore()
        ground(QRectF(460, 400, 60, 120))(painter)

    one = picture(ground(QRectF(400, 400, 120, 120)), 120, 120)
    assert picture(ground(QRectF(400, 400, 120, 120)), 120, 120) == one
    assert difference(picture(halves, 120, 120), one) < 0.02


def test_paint_map_and_thumbnail_work_on_any_painter(strategic: StrategicBoard) -> None:
    def map_(painter: QPainter) -> None:
        painter.scale(0.2, 0.2)
        assert paint_map(painter, strategic, theme("light"), "fr", 0.2) is strategic

    def thumb(painter: QPainter) -> None:
        paint_thumb(painter, QRectF(0, 0, 216, 148), strategic, theme("light"), None, [("22", "mexico")])

    assert colours(picture(map_, 300, 200)) > 500
    with_piece = picture(thumb, 216, 148)
    assert colours(with_piece) > 500


def test_the_map_is_printed_as_vectors(strategic: StrategicBoard, tmp_path: Path) -> None:
    page = QPdfWriter(str(tmp_path / "map.pdf"))
    page.setResolution(72)
    with painting(page) as painter:
        painter.scale(0.3, 0.3)
        paint_map(painter, strategic, theme("light"), "en", 1.0)
    data = (tmp_path / "map.pdf").read_bytes()
    assert data.startswith(b"%PDF")
    assert len(data) > 20_000


def test_the_map_key_follows_the_map(doc: MapDoc, furniture: Furniture, strategic: StrategicBoard) -> None:
    assert StrategicBoard(map_picture(doc, furniture)).key == strategic.key
    with pytest.raises(KeyError):
        map_picture(doc, furniture, "tactical")


def test_tactical_zones_stand_apart_and_are_picked(tactical: TacticalBoard) -> None:
    rects = {name: tactical.rect_of(name) for name in tactical.places}
    assert len(rects) == 12
    for name, rect in rects.items():
        assert tactical.bounds.contains(rect)
        assert tactical.pick(rect.center().x(), rect.center().y()) == name
        assert not any(rect.intersects(other) for n, other in rects.items() if n != name)
    assert tactical.pick(784, 363) is None
    assert rects["S.L1"].center().x() < 784 < rects["I.L1"].center().x()
    assert rects["S.LW"].center().y() == rects["I.RW"].center().y() < rects["S.L1"].center().y()


@pytest.mark.parametrize("count", [1, 2, 4, 5, 9, 12, 20])
def test_tactical_counters_stand_inside_their_zone(tactical: TacticalBoard, count: int) -> None:
    for name in tactical.places:
        size = tactical.piece_size_for(name, count)
        spots = tactical.arrange(name, count, Detail())
        assert len(spots) == count
        for spot in spots:
            body = QRectF(spot.x() - size / 2, spot.y() - size / 2, size, size)
            assert tactical.rect_of(name).contains(body)
        if count <= 12:
            assert all(
                abs(a.x() - b.x()) >= size - 0.1 or abs(a.y() - b.y()) >= size - 0.1
                for i, a in enumerate(spots)
                for b in spots[:i]
            )


@pytest.mark.parametrize("zoom", [0.65, 0.97, 1.6])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize(("count", "plated"), [(1, 1), (2, 2), (5, 2), (8, 2), (8, 5), (12, 1), (12, 4)])
def test_a_plate_on_the_tactical_board_is_never_covered_and_covers_nothing(
    tactical: TacticalBoard, count: int, plated: int, zoom: float, text_scale: float
) -> None:
    names = ["Tetlepanq.", "Castañeda", "Cuitláhuac", "Alvarado", "Olid"]
    for place in tactical.places:
        size = tactical.piece_size_for(place, count, plated) * zoom
        spots = [spot * zoom for spot in tactical.arrange(place, count, Detail(), plated)]
        bodies = [QRectF(spot.x() - size / 2, spot.y() - size / 2, size, size) for spot in spots]
        if size < MEDIUM:
            continue
        plates = []
        for name, body in zip(names, bodies[:plated], strict=False):
            scale = plate_scale(StackFace((), name, held=True), size, text_scale)
            plates.append(plate_rect(body.center().x(), body.bottom() + 1.5, name, scale))
        zone = tactical.rect_of(place)
        ground = QRectF(zone.topLeft() * zoom, zone.bottomRight() * zoom)
        for at, plate in enumerate(plates):
            assert ground.contains(plate)
            assert plate.height() >= 9
            assert not any(plate.intersects(body) for body in bodies)
            assert not any(plate.intersects(other) for other in plates[:at])


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_tactical_board_is_drawn(tactical: TacticalBoard, scheme: str, language: str) -> None:
    assert colours(whole(tactical, Detail(scheme, language, 2.0))) > 800
    titles = tactical.labels(Detail(scheme, language), QRectF())
    assert len(titles) == 12
    assert len(tactical.labels(Detail(), QRectF(0, 0, 200, 700))) == 2
