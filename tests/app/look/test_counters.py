"""Counters: every face is drawn, sides and nations are told apart without colour, small text is left out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from anahuac.app.look import dice, paint
from anahuac.app.look.counters import (
    MARKER_GLYPHS,
    BackFace,
    CommanderFace,
    CounterCache,
    CursorFace,
    DiscFace,
    Face,
    StackFace,
    TacticalFace,
    UnitFace,
    VictoryFace,
    bodies,
    commander_glyph,
    control_face,
    nation_of,
    paint_counter,
    shadow_margin,
    size_step,
    stack_picture,
)
from anahuac.app.look.theme import palette, theme

from .conftest import colours, difference, picture

NATIONS = tuple(palette()["motifs"])
TYPES = ("EB", "AB", "AQ", "AR", "CA", "CL", "CM", "FR", "JAV")
PEOPLE = (
    "cortes", "narvaez", "alvarado", "sandoval", "olid", "castaneda", "emperor", "successor", "cuitlahuac",
    "quippiaztzin", "ixtlilxochitl", "tetlepanquetzatzin", "maxixcatzin", "",
)  # fmt: skip


def units() -> Iterator[UnitFace]:
    for nation in NATIONS:
        for kind in TYPES:
            for lost in (0, 1):
                yield UnitFace(nation, kind, 5 - 2 * lost, 3, 2 if kind in ("AB", "AR", "FR") else 0, 2, lost)


def others() -> Iterator[Face]:
    for nation in NATIONS:
        yield BackFace(nation)
        yield CursorFace(nation, "Tl")
        for rank in (1, 2, 3, 4):
            yield CommanderFace(nation, rank, 2, 4, commander_glyph("", nation), number=rank)
    for person in PEOPLE:
        yield CommanderFace("mexico", 3, 3, 4, commander_glyph(person, "mexico"), person.title())
    for glyph in MARKER_GLYPHS.values():
        yield TacticalFace("spain", glyph)
        yield TacticalFace("indian", glyph, up=False)
    for glyph in ("siege", "battle", "landing", "smallpox", "harvest"):
        yield DiscFace(glyph)
    yield from (control_face("spain"), control_face("indian"), VictoryFace("×10"), VictoryFace("×1", "spain"))


def drawn(face: Face, px: int = 52, *, acted: bool = False) -> QImage:
    def draw(painter: QPainter) -> None:
        paint_counter(painter, QRectF(6, 6, px, px), face, acted=acted)

    return picture(draw, px + 12, px + 12)


@pytest.mark.parametrize("face", [*units(), *others()], ids=str)
def test_every_face_is_drawn(face: Face) -> None:
    assert colours(drawn(face)) > 20
    assert nation_of(face) in NATIONS


@pytest.mark.parametrize("nation", NATIONS)
@pytest.mark.parametrize("kind", TYPES)
def test_a_reduced_side_is_seen_in_greyscale(nation: str, kind: str) -> None:
    full, reduced = UnitFace(nation, kind, 3, 3), UnitFace(nation, kind, 3, 3, 0, 2, 1)
    assert reduced.reduced
    assert difference(drawn(full), drawn(reduced)) > 25


def test_nations_are_told_apart_by_their_motif_in_greyscale() -> None:
    bands = [drawn(UnitFace(nation, "AR", 3, 3)).copy(6, 6, 52, 11) for nation in NATIONS]
    for i, one in enumerate(bands):
        for two in bands[i + 1 :]:
            assert difference(one, two) > 8


def test_commanders_are_told_apart_by_what_they_wear() -> None:
    glyphs = {commander_glyph(person, "spain") for person in PEOPLE}
    assert len(glyphs) == len(PEOPLE)
    plain = drawn(CommanderFace("spain", 2, 2, 4, commander_glyph("", "spain")))
    ringed = drawn(CommanderFace("spain", 2, 2, 4, commander_glyph("", "spain"), anonymous=True))
    assert difference(plain, ringed) > 0.5


def test_counters_do_not_depend_on_the_theme() -> None:
    def draw_dark(painter: QPainter) -> None:
        paint_counter(painter, QRectF(6, 6, 52, 52), UnitFace("spain", "EB", 5, 2), theme("dark"))

    assert drawn(UnitFace("spain", "EB", 5, 2)) == picture(draw_dark)


@pytest.mark.parametrize("px", [12, 16, 20, 24, 26, 32, 39, 40, 44, 46, 52, 64, 96, 128])
def test_no_text_below_nine_pixels_is_drawn(px: int, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[float] = []
    written = paint.label

    def spy(
        painter: QPainter, text: str, x: float, y: float, font: QFont, colour: QColor, align: str = "c"
    ) -> float:
        sizes.append(font.pixelSize() * px / bodies.GRID)
        return written(painter, text, x, y, font, colour, align=align)

    monkeypatch.setattr(bodies, "label", spy)
    for face in (
        UnitFace("mexico", "AR", 3, 3, 2),
        CommanderFace("spain", 2, 2, 4, "commander-spain", number=3),
        CommanderFace("spain", 4, 4, 5, "leader-cortes", "Cortés"),
        CursorFace("tlaxcala", "Tl"),
    ):
        drawn(face, px)
    assert all(size >= 8.8 for size in sizes)
    # CF and TC twice, two MP more from 40, range and number too, the name from 96
    expected = 0 if px < 22 else 1 if px < 27 else 4 if px < 40 else 8 if px < 48 else 9 if px < 96 else 10
    assert len(sizes) == expected


def test_levels_of_detail_add_band_then_values() -> None:
    face = UnitFace("mexico", "AR", 3, 3, 2)
    tiny = drawn(face, 20).scaled(52, 52)
    small = drawn(face, 32).scaled(52, 52)
    assert difference(tiny, small) > 4
    assert size_step(33) == 48
    assert size_step(500) == 128


def test_a_unit_that_has_acted_is_veiled_but_readable() -> None:
    face = UnitFace("mexico", "JAV", 3, 3, 1)
    plain, veiled = drawn(face), drawn(face, acted=True)
    assert difference(plain, veiled) > 10
    field, figure = (
        veiled.pixelColor(32, 58),
        max((veiled.pixelColor(x, y) for x in range(10, 20) for y in range(44, 56)), key=QColor.lightness),
    )
    assert figure.lightness() - field.lightness() > 60


def test_the_cache_paints_once_and_stays_within_its_bound() -> None:
    cache = CounterCache(limit=200_000)
    face = UnitFace("spain", "EB", 5, 2)
    first = cache.pixmap(face, 52)
    assert cache.pixmap(UnitFace("spain", "EB", 5, 2), 52).cacheKey() == first.cacheKey()
    assert first.width() == 52 + 2 * shadow_margin(52)
    assert cache.pixmap(face, 52, 2.0).width() == 2 * (52 + 2 * shadow_margin(52))
    for unit in units():
        cache.pixmap(unit, 52)
    assert cache.used <= 200_000
    cache.clear()
    assert cache.used == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_stack_shows_edges_badge_and_plate_without_covering_its_values(scheme: str, text: float) -> None:
    top, below = CommanderFace("spain", 4, 4, 5, "leader-cortes"), UnitFace("mexico", "EB", 5, 3)
    cache = CounterCache()
    lone = stack_picture(StackFace((top,)), 52, theme(scheme), cache, 1.0, text)
    deep = stack_picture(
        StackFace((top, *([below] * 4)), "Tetlepanquetzatzin", "5"), 52, theme(scheme), cache, 1.0, text
    )
    assert deep.pixmap.width() > lone.pixmap.width()
    assert deep.body.height() == 52 + 12
    for part in (QRectF(4, 40, 14, 11), QRectF(36, 42, 12, 9)):  # TC and MP
        a = lone.pixmap.toImage().copy(part.translated(lone.corner).toAlignedRect())
        b = deep.pixmap.toImage().copy(part.translated(deep.corner).toAlignedRect())
        assert a == b


def test_selection_and_acted_marks_change_the_stack() -> None:
    face = UnitFace("spain", "EB", 5, 2)
    cache = CounterCache()
    made = [
        stack_picture(
            StackFace((face,), acted=acted, selected=selected), 52, theme("light"), cache
        ).pixmap.toImage()
        for acted in (False, True)
        for selected in (False, True)
    ]
    assert all(made[i] != made[j] for i in range(4) for j in range(i))


@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_shows_its_pips(value: int) -> None:
    def draw(painter: QPainter) -> None:
        dice.paint_die(painter, QRectF(4, 4, 56, 56), value)

    image = picture(draw, ground="#FFFFFF")
    dark = {(x, y) for x in range(64) for y in range(64) if image.pixelColor(x, y).lightness() < 70}
    groups = 0
    while dark:
        todo = [dark.pop()]
        groups += 1
        while todo:
            x, y = todo.pop()
            near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & dark
            dark -= near
            todo.extend(near)
    assert groups == value


def test_a_die_has_no_seven() -> None:
    with pytest.raises(ValueError, match="no 7"):
        picture(lambda painter: dice.paint_die(painter, QRectF(0, 0, 40, 40), 7))
    assert dice.tilt(3) == dice.tilt(3)
    assert colours(dice.die_pixmap(14, 40, sides=20).toImage()) > 10
    assert colours(dice.die_pixmap(3, 40, 2.0, role="spain").toImage()) > 10
