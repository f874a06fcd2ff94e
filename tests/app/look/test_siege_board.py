"""The map of the siege: places under the pointer, names that keep apart, counters with room, pictures not blank."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPainterPath

from anahuac.app.look.board import Detail, MapLabel
from anahuac.app.look.mapart.labels import WaterLabel
from anahuac.app.look.mapart.siege import KINDS, SiegeFurniture, paint_hex, siege_picture
from anahuac.app.look.mapart.siege.curves import Calm, chaikin
from anahuac.app.look.mapart.siege.ground import stand_boxes
from anahuac.app.look.mapart.siege.labels import NameLabel, NumberLabel
from anahuac.app.look.mapart.siege.names import Names
from anahuac.app.look.mapart.siege.standing import Standing
from anahuac.app.look.mapart.siege.terrain import blocks, clipped
from anahuac.app.look.theme import theme
from anahuac.app.mapview.names import names_scale
from anahuac.board.hexes import HexBoard
from anahuac.board.hexgrid import cell_centre, centre
from anahuac.board.values import Name

from .conftest import colours, difference
from .conftest import picture as drawn
from .siegeboard import board, doc, picture

ZOOMS = (0.24, 0.55, 1.0)
TEXTS = (1.0, 2.0)


def detail(scheme: str, language: str, zoom: float, text: float = 1.0) -> Detail:
    """As the map view asks at a zoom."""
    return Detail(scheme, language, names_scale(text, zoom), zoom)


def outline(label: MapLabel) -> QPainterPath:
    """What a label covers: letters along a line, or the box of a name without its halo."""
    if isinstance(label, WaterLabel):
        return label.path
    path = QPainterPath()
    assert isinstance(label, NameLabel | NumberLabel)
    path.addRect(label.written.box if isinstance(label, NameLabel) else label.room.box)
    return path


def part(rect: QRectF, how: Detail) -> Callable[[QPainter], None]:
    """Paints a part of the map with its names, its corner at the painter's origin."""

    def draw(painter: QPainter) -> None:
        painter.scale(how.scale, how.scale)
        painter.translate(-rect.topLeft())
        painter.setClipRect(rect)
        board().paint(painter, rect, how)
        for name in board().labels(how, rect):
            name.paint(painter)

    return draw


def seen(rect: QRectF, how: Detail) -> QImage:
    """A part of the map as a picture."""
    return drawn(part(rect, how), round(rect.width() * how.scale), round(rect.height() * how.scale))


def test_every_hex_and_every_cell_of_the_lake_is_picked() -> None:
    art = picture()
    for one in art.layer.hexes:
        assert board().pick(*art.board(centre(art.grid, one.id))) == f"h{one.id}"
    assert len(art.waters) + len(art.grounds) == len(list(art.grid.cells()))
    for cell, area in art.waters.items():
        assert board().pick(*art.board(cell_centre(art.grid, cell))) == area
    assert board().pick(-5, 100) is None
    assert board().pick(100, art.frame.bottom() + 5) is None


def test_a_place_of_the_lake_is_picked_where_it_is_drawn() -> None:
    """The calmed borders, not the rows of hexsides, divide what a click means."""
    for place, lake in picture().lakes.items():
        assert board().pick(*lake.label) == place
        for spot in (lake.path.pointAtPercent(share / 40) for share in range(40)):
            inside = spot + (QPointF(*lake.label) - spot) * 0.04
            found = board().pick(inside.x(), inside.y())
            if lake.path.contains(inside) and found is not None and found.startswith("l"):
                assert found == place


def test_shapes_of_places_cover_the_map_once() -> None:
    art = picture()
    areas = [lake.path for lake in art.lakes.values()]
    for cell, area in art.waters.items():
        spot = QPointF(*art.board(cell_centre(art.grid, cell)))
        assert [key for key in art.lakes if art.lakes[key].path.contains(spot)] == [area]
    for ground in art.grounds.values():
        assert not any(path.contains(QPointF(*ground.at)) for path in areas)
    assert set(board().places) == {*art.grounds, *art.lakes}
    for place, ground in art.grounds.items():
        brackets = board().places[place].brackets
        assert brackets is not None
        assert not brackets.intersects(QRectF(ground.at[0] + 24, ground.at[1] - 8, 20, 16))  # of a badge
    assert all(board().places[place].brackets is None for place in art.lakes)


def test_every_hexside_is_a_line_of_the_grid_once() -> None:
    art = picture()
    paths = [block.grid for block in blocks(art)]
    drawn_sides = [
        frozenset((round(path.elementAt(at + k).x, 1), round(path.elementAt(at + k).y, 1)) for k in (0, 1))
        for path in paths
        for at in range(0, path.elementCount(), 2)
    ]
    sides = {
        frozenset((round(x, 1), round(y, 1)) for x, y in side)
        for ground in art.grounds.values()
        for side in pairwise((*ground.corners, ground.corners[0]))
    }
    assert len(drawn_sides) == len(set(drawn_sides))
    assert set(drawn_sides) == sides


def test_the_coast_goes_round_the_land_and_not_round_causeways() -> None:
    art = picture()
    for ground in art.grounds.values():
        on_land = any(land.path.contains(QPointF(*ground.at)) for land in art.lands)
        assert on_land == (ground.kind != "water"), ground.id


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("text", TEXTS)
def test_no_name_over_another_or_out_of_the_map(language: str, zoom: float, text: float) -> None:
    how = detail("light", language, zoom, text)
    labels = board().labels(how, QRectF())
    shapes = [(label, outline(label)) for label in labels]
    for (one, a), (two, b) in combinations(shapes, 2):
        assert not a.intersects(b), (one.key, two.key)
    stands = stand_boxes(picture().furniture)
    for label, shape in shapes:
        assert picture().frame.contains(shape.boundingRect()), label.key
        assert not any(shape.intersects(box) for box in stands), label.key
    assert len(labels) >= 29


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.75, 2.0])
def test_all_names_of_the_map_are_placed(language: str, scale: float) -> None:
    layer = picture().layer
    names = board().names(language, scale)
    hexes = sum(one.name is not None for one in layer.hexes)
    assert len(names.placed) == hexes + sum(note.label.curve is None for note in layer.notes)
    assert len({one.text for one in names.placed}) == len(names.placed)
    assert {"Tenochtitlan", "Tlatelolco", "Xoloco gate" if language == "en" else "Porte de Xoloco"} <= {
        one.text for one in names.placed
    }
    masonry = [one for one in picture().grounds.values() if one.kind in ("temple", "fortress", "major")]
    for one in names.placed:
        assert not any(one.box.contains(QPointF(*built.at)) for built in masonry), one.text


def test_names_are_placed_anew_for_larger_text() -> None:
    small, large = board().names("en", 1.0).placed, board().names("en", 2.0).placed
    assert sum(one.px for one in large) > 1.5 * sum(one.px for one in small)
    assert min(one.px for one in small) >= 13
    assert any(a.at != b.at for a, b in zip(small, large, strict=True))


def test_every_lettering_names_something_of_the_map() -> None:
    layer = picture().layer
    known = {one.id for one in layer.hexes if one.name is not None} | {way.id for way in layer.ways}
    known |= {note.name.en for note in layer.notes}
    assert {one.of for one in picture().furniture.lettering} <= known


def test_names_on_hexes_cross_no_id_at_usual_size() -> None:
    hidden = 0
    for one in board().names("en", 1.0).placed:
        for ground in picture().grounds.values():
            x, y = ground.at[0], ground.at[1] - 22.1
            hidden += one.box.intersects(QRectF(x - 12, y - 3, 24, 6))
    assert hidden <= 4


@pytest.mark.parametrize("text", TEXTS)
def test_two_stacks_stand_in_a_lake_area_clear_of_its_number(text: float) -> None:
    how = detail("light", "en", 1.0, text)
    for label in board().labels(how, QRectF()):
        if not isinstance(label, NumberLabel):
            continue
        place = f"l{label.number}"
        size = board().piece_size_for(place, 2)
        boxes = [
            QRectF(spot.x() - size / 2, spot.y() - size / 2, size, size)
            for spot in board().arrange(place, 2, how)
        ]
        assert size == board().piece_size
        assert not boxes[0].intersects(boxes[1])
        for box in boxes:
            assert not box.intersects(label.room.box), place
            assert board().places[place].path.contains(box), place


@pytest.mark.parametrize("count", range(1, 14))
def test_counters_stand_in_their_place_and_not_on_one_another(count: int) -> None:
    for place in picture().lakes:
        size = board().piece_size_for(place, count)
        spots = board().arrange(place, count, Detail())
        assert len(spots) == count
        for one, two in combinations(spots, 2):
            assert abs(one.x() - two.x()) >= size - 0.1 or abs(one.y() - two.y()) >= size - 0.1, place
        assert all(board().pick(spot.x(), spot.y()) == place for spot in spots), place
    assert len(board().arrange("h2810", count, Detail())) == count


def test_a_stack_in_a_hex_stands_in_its_middle() -> None:
    for place, ground in picture().grounds.items():
        spot = board().arrange(place, 1, Detail())[0]
        assert board().pick(spot.x(), spot.y()) == place
        assert abs(spot.x() - ground.at[0]) < 1
        assert board().anchor(place, "stack", Detail()) == spot
        marker = board().anchor(place, "marker", Detail())
        assert abs(marker.x() - spot.x()) > board().piece_size / 2
    assert board().anchor("l12", "stack", Detail()) == board().arrange("l12", 1, Detail())[0]


def test_crossings_lie_on_what_divides_two_places() -> None:
    art = picture()
    grid = HexBoard(art.layer)
    for a, others in grid.neighbours.items():
        for b in others:
            point = board().crossing(f"h{a}", f"h{b}")
            assert point is not None
            ends = [art.grounds[f"h{one}"].at for one in (a, b)]
            assert point.x() == pytest.approx((ends[0][0] + ends[1][0]) / 2, abs=0.1)
            assert point.y() == pytest.approx((ends[0][1] + ends[1][1]) / 2, abs=0.1)
    full = HexBoard(art.layer, doc().area_layer("siege"))
    for one, areas in full.shores.items():
        for area in areas:
            assert board().crossing(f"h{one}", f"l{area}") is not None
    assert board().crossing("l5", "l3") is not None  # under the causeway
    assert board().crossing("l5", "l4") is not None
    assert board().crossing("l1", "l29") is None
    assert board().crossing("h2810", "l1") is None


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("text", TEXTS)
def test_the_map_is_drawn(scheme: str, language: str, zoom: float, text: float) -> None:
    wide = 300 / zoom
    rect = QRectF(1000, 700, wide, wide) if zoom > 0.3 else QRectF(-20, -20, wide, wide)
    image = seen(rect, detail(scheme, language, zoom, text))
    assert colours(image) > 1000
    parts = [image.copy(x, y, 100, 100) for x in (0, 100, 200) for y in (0, 100, 200)]
    assert all(colours(one) > 12 for one in parts)
    light = sum(image.pixelColor(x, x).lightness() for x in range(0, 300, 7)) / 43
    assert light > 140 if scheme == "light" else light < 100


def test_every_kind_of_ground_has_its_own_drawing() -> None:
    places = {
        "chinampa": "h2616", "city": "h2815", "market": "h2408", "clear": "h1010", "marsh": "h3023",
        "temple": "h3016", "fortress": "h3019", "major": "h1322", "water": "h3028",
    }  # fmt: skip
    shots = {}
    for kind, place in places.items():
        ground = picture().grounds[place]
        assert ground.kind == kind
        box = QRectF(ground.at[0] - 20, ground.at[1] - 16, 40, 40)
        shots[kind] = drawn(part(box, Detail(scale=1.0)), 40, 40)
    for one, two in combinations(shots, 2):
        assert difference(shots[one], shots[two]) > 1.5, (one, two)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_samples_of_hexes_differ_for_legends(scheme: str) -> None:
    shots = {}
    for kind in KINDS:

        def draw(painter: QPainter, kind: str = kind) -> None:
            paint_hex(painter, QRectF(4, 4, 64, 56), kind, theme(scheme))

        shots[kind] = drawn(draw, 72, 64)
    for one, two in combinations([kind for kind in KINDS if kind != "clear"], 2):
        assert difference(shots[one], shots[two]) > 0.8, (one, two)
    with pytest.raises(KeyError):
        drawn(lambda painter: paint_hex(painter, QRectF(0, 0, 9, 9), "lava", theme(scheme)), 9, 9)


def test_a_map_without_room_leaves_names_out() -> None:
    """Nothing fails where somebody has named every hex of a part of the map."""
    art = picture()
    named = tuple(
        replace(one, name=Name(en=f"Somewhere {one.id}"))
        if "23" < one.id[:2] < "32" and not one.name
        else one
        for one in art.layer.hexes
    )
    crowded = replace(art, layer=replace(art.layer, hexes=named))
    names = Names(crowded, Standing(crowded), "en", 2.0)
    assert 50 < len(names.placed) < sum(one.name is not None for one in named)
    assert not any(a.box.intersects(b.box) for a, b in combinations(names.placed, 2))


def test_detail_decides_what_is_drawn() -> None:
    rect = QRectF(900, 900, 400, 400)
    for lower, higher in pairwise((0.2, 0.3, 0.6, 0.9)):
        views = [drawn(_at_scale(rect, scale), 200, 200) for scale in (lower, higher)]
        assert difference(*views) > 0.3
    far, near = (board().labels(Detail(scale=scale), QRectF()) for scale in (0.3, 1.0))
    assert sum(isinstance(label, WaterLabel) for label in far) == 0
    written = " ".join(label.text for label in near if isinstance(label, WaterLabel))
    for name in (
        "Nonoalco",
        "Tlacopan",
        "Tepeyac",
        "Iztapalapa",
        "Coyoacan",
        "Mexicaltzinco",
        "Dike",
        "aqueduct",
    ):
        assert name in written
    assert len(board().labels(Detail(scale=0.15), QRectF())) < len(far)
    some = board().labels(Detail(scale=1.0), QRectF(900, 900, 400, 400))
    assert 3 < len(some) < 20


def _at_scale(rect: QRectF, scale: float) -> Callable[[QPainter], None]:
    """The ground as for a scale, drawn at half size."""

    def draw(painter: QPainter) -> None:
        painter.scale(0.5, 0.5)
        painter.translate(-rect.topLeft())
        board().paint(painter, rect, Detail(scale=scale))

    return draw


def test_tiles_join_without_a_seam_and_never_change() -> None:
    def ground(rect: QRectF) -> Callable[[QPainter], None]:
        def draw(painter: QPainter) -> None:
            painter.translate(-700, -1000)
            painter.setClipRect(rect)
            board().paint(painter, rect, Detail())

        return draw

    def halves(painter: QPainter) -> None:
        for rect in (QRectF(700, 1000, 80, 160), QRectF(780, 1000, 80, 160)):
            painter.save()
            ground(rect)(painter)
            painter.restore()

    whole = QRectF(700, 1000, 160, 160)
    one = drawn(ground(whole), 160, 160)
    assert drawn(ground(whole), 160, 160) == one
    assert difference(drawn(halves, 160, 160), one) < 0.05


def test_the_quick_picture_shows_land_and_water() -> None:
    def draw(painter: QPainter) -> None:
        painter.scale(0.1, 0.1)
        painter.translate(-board().bounds.topLeft())
        board().paint_quick(painter, Detail(scale=0.1))

    image = drawn(draw, 194, 281)
    assert colours(image) > 200
    water, island = image.pixelColor(40, 90), image.pixelColor(105, 90)
    assert water.blue() > water.red()
    assert island.green() > island.blue() + 20


def test_the_key_follows_map_and_furniture() -> None:
    bare = siege_picture(doc(), SiegeFurniture())
    assert bare.key != picture().key
    assert stand_boxes(bare.furniture) == []
    with pytest.raises(KeyError):
        siege_picture(doc(), SiegeFurniture(), "strategic")


def test_lines_are_calmed_between_their_ends() -> None:
    zigzag = [(float(x), float(x % 2)) for x in range(12)]
    calm = Calm(zigzag)
    assert (calm.line[0], calm.line[-1]) == (zigzag[0], zigzag[-1])
    assert all(abs(y - 0.5) < 0.2 for x, y in calm.line if 2 < x < 9)
    part = calm.part(8, 3)
    assert part[0] == calm.at(8)
    assert part[-1] == calm.at(3)
    assert part[0][0] > part[-1][0]
    ring = chaikin([(0, 0), (4, 0), (4, 4), (0, 0)])
    assert ring[0] == ring[-1]
    assert (4, 0) not in ring


def test_shapes_are_cut_at_the_sides_of_a_hex() -> None:
    corners = picture().grounds["h2616"].corners
    x, y = picture().grounds["h2616"].at
    wide = [(x - 90, y - 5), (x + 90, y - 5), (x + 90, y + 5), (x - 90, y + 5)]
    cut = clipped(wide, corners)
    assert len(cut) == 6
    assert max(a for a, _ in cut) <= x + 33
    inner = [(x - 5, y - 5), (x + 5, y - 5), (x + 5, y + 5)]
    assert sorted(clipped(inner, corners)) == sorted(inner)
    assert clipped([(a + 200, b) for a, b in inner], corners) == []
