"""Counters of the siege: sides, steps, substitutes and lake use are seen, in grey too; small text is left out."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from anahuac.app.look import paint
from anahuac.app.look.counters import (
    BackFace,
    CounterCache,
    Face,
    SiegeFace,
    SiegeMarkerFace,
    StackFace,
    bodies,
    nation_of,
    paint_counter,
    siege_glyph,
    siege_rank,
    stack_picture,
)
from anahuac.app.look.counters.faces import SiegeSide
from anahuac.app.look.pictograms import pictogram
from anahuac.app.look.theme import motif, theme
from anahuac.games.siege.shapes import CountersFile
from anahuac.resources import resource_bytes

from .conftest import colours, difference, picture

SIDES: tuple[SiegeSide, ...] = ("spanish", "ally", "aztec")


def units() -> Iterator[SiegeFace]:
    """Every unit of the shipped counters at every number of steps."""
    file = msgspec.json.decode(resource_bytes("games/siege/counters.json"), type=CountersFile)
    for unit in file.units:
        if unit.kind in ("leader", "marker"):
            continue
        number = int(unit.id[1:])
        for left in range(unit.steps, 0, -1) if unit.steps else (0,):
            yield SiegeFace(
                unit.side,
                siege_glyph(unit.kind, number, lake=unit.lake),
                unit.id,
                unit.cf.get(left),
                unit.ma or (1 if unit.kind == "gunboat" else None),
                unit.steps,
                unit.steps - left,
                unit.lake,
                siege_rank(unit.kind),
                unit.steps == 4 and left < 3,
                unit.tribe or "",
            )


LEADERS = (
    SiegeFace("spanish", "leader-cortes", "Cortés", None, 6),
    SiegeFace("aztec", "leader-emperor", "Ctmc", None, 5, lake=True),
)


def others() -> Iterator[Face]:
    yield from LEADERS
    yield from (SiegeMarkerFace("sacrifice"), SiegeMarkerFace("desecration"))
    for side in SIDES:
        yield BackFace(f"siege.{side}")


def drawn(face: Face, px: int = 46, *, acted: bool = False) -> QImage:
    def draw(painter: QPainter) -> None:
        paint_counter(painter, QRectF(6, 6, px, px), face, acted=acted)

    return picture(draw, px + 12, px + 12)


def knight(**changed: object) -> SiegeFace:
    face = {"cf": 7, "ma": 5, "steps": 4, "lake": True, "rank": "knight"} | changed
    return SiegeFace("aztec", "eagle-warrior", "A1", **face)  # type: ignore[arg-type]


def test_every_unit_of_the_game_is_drawn() -> None:
    faces = list(units())
    assert len({face.code for face in faces}) == 101
    shown = {(face.side, face.glyph, face.steps, face.lost, face.tribe): face for face in faces}
    for face in shown.values():
        assert colours(drawn(face)) > 40
        assert not pictogram(face.glyph, 20, "#000000").isNull()


@pytest.mark.parametrize("face", list(others()), ids=str)
@pytest.mark.parametrize("px", [16, 24, 46, 96])
def test_leaders_markers_and_backs_are_drawn(face: Face, px: int) -> None:
    assert colours(drawn(face, px)) > 8
    assert nation_of(face) in {f"siege.{side}" for side in SIDES}


def test_sides_are_told_apart_by_their_motif_in_greyscale() -> None:
    assert len({motif(f"siege.{side}") for side in SIDES}) == 3
    bands = [drawn(SiegeFace(side, "conscript", "", 4, 4, 2)).copy(6, 6, 46, 9) for side in SIDES]
    for at, one in enumerate(bands):
        for two in bands[at + 1 :]:
            assert difference(one, two) > 8


@pytest.mark.parametrize("side", SIDES)
def test_each_step_lost_changes_the_counter(side: SiegeSide) -> None:
    shots = [drawn(SiegeFace(side, "conscript", "A1", 4, 4, 4, lost)) for lost in range(4)]
    assert difference(shots[0], shots[1]) > 4
    assert all(shots[a] != shots[b] for a in range(4) for b in range(a))


def test_substitute_lake_and_rank_are_seen() -> None:
    plain = knight()
    for other in (
        knight(substitute=True), knight(lake=False), knight(rank=""), knight(rank="elite"), knight(cf=None),
        knight(ma=None),
    ):  # fmt: skip
        assert difference(drawn(plain), drawn(other)) > 0.2
    blue = drawn(plain).copy(6 + 32, 6 + 32, 10, 10)
    sea = theme("light")("siege.lake")
    reds = [blue.pixelColor(x, y) for x in range(10) for y in range(10)]
    assert any(abs(colour.red() - sea.red()) + abs(colour.blue() - sea.blue()) < 20 for colour in reds)


def test_classes_have_their_pictogram() -> None:
    assert siege_glyph("knight", 1) != siege_glyph("knight", 2)
    assert siege_glyph("ally_elite", 29, lake=True) != siege_glyph("ally_elite", 36)
    assert siege_glyph("aztec_regular", 11, afloat=True) == "canoe"
    assert siege_glyph("gunboat", 12, afloat=True) == siege_glyph("gunboat", 12)
    assert (siege_rank("knight"), siege_rank("ally_elite"), siege_rank("infantry")) == ("knight", "elite", "")
    with pytest.raises(KeyError):
        siege_glyph("elephant", 1)


@pytest.mark.parametrize("px", [12, 16, 23, 24, 32, 39, 40, 46, 48, 64, 96])
def test_no_text_below_nine_pixels_is_drawn(px: int, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[float] = []
    written = paint.label

    def spy(
        painter: QPainter, text: str, x: float, y: float, font: QFont, colour: QColor, align: str = "c"
    ) -> float:
        sizes.append(font.pixelSize() * px / bodies.GRID)
        return written(painter, text, x, y, font, colour, align=align)

    monkeypatch.setattr(bodies, "label", spy)
    drawn(SiegeFace("ally", "cotton-armour", "S43", 3, 4, 2, 0, True, "", True, "Ch"), px)
    assert all(size >= 8.8 for size in sizes)
    # the CF from 27, MA and star from 40, code and people from 45
    assert len(sizes) == (0 if px < 27 else 1 if px < 40 else 3 if px < 45 else 5)


@pytest.mark.parametrize("face", LEADERS, ids=str)
def test_what_leaders_have_not_stays_empty(face: SiegeFace) -> None:
    with_factor = SiegeFace(face.side, face.glyph, face.code, 3, face.ma, lake=face.lake)
    corner = [drawn(one).copy(10, 38, 10, 12) for one in (face, with_factor)]
    assert colours(corner[0]) < 16 < colours(corner[1])


def test_a_stack_in_a_hex_has_its_badge_on_the_right_edge() -> None:
    """Signs of attack stand on the sides of the hex; figures stay free."""
    cache, look = CounterCache(), theme("light")
    lone = stack_picture(StackFace((knight(),)), 46, look, cache)
    deep = stack_picture(StackFace((knight(),) * 4, badge="4"), 46, look, cache)
    for part in (QRectF(4, 34, 12, 10), QRectF(31, 32, 12, 11), QRectF(4, 1, 14, 8)):  # CF, MA, code
        a = lone.pixmap.toImage().copy(part.translated(lone.corner).toAlignedRect())
        b = deep.pixmap.toImage().copy(part.translated(deep.corner).toAlignedRect())
        assert a == b
    right = QRectF(deep.body.right() - 6, 12, 12, 14).translated(deep.corner).toAlignedRect()
    edge = deep.pixmap.toImage().copy(right)
    dark = sum(edge.pixelColor(x, y).lightness() < 60 for x in range(12) for y in range(14))
    assert dark > 60


def test_a_unit_that_has_acted_is_veiled() -> None:
    assert difference(drawn(knight()), drawn(knight(), acted=True)) > 10
