"""Colours as people with a dichromacy see them, and that what matters is told apart without them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication

from anahuac.app.look.counters import CounterCache, DiscFace, UnitFace, paint_counter
from anahuac.app.look.dice import die_pixmap, paint_die
from anahuac.app.look.look import Look
from anahuac.app.look.theme import LIGHT, motif, simulate, state_look, theme, vision
from anahuac.app.look.vision import NORMAL, VISIONS, seen
from anahuac.app.mapview.overlays import paint_state
from anahuac.app.panels.tracks import Score, ScoreTrack
from anahuac.app.ui import Ui
from tests.app.look.conftest import difference, picture

NATIONS = ("spain", "mexico", "tlacopan", "texcoco", "other", "tlaxcala")
BLIND = tuple(name for name in VISIONS if name != NORMAL)
#: Below this distance (CIEDE2000) two flat areas are hard to tell apart.
APART = 10.0


@pytest.fixture(autouse=True)
def _normal() -> Iterator[None]:
    yield
    simulate(NORMAL)


def lab(colour: QColor) -> tuple[float, float, float]:
    def linear(c: float) -> float:
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4

    r, g, b = linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: QColor, two: QColor) -> float:
    """CIEDE2000 (Sharma, Wu and Dalal 2005)."""
    (l1, a1, b1), (l2, a2, b2) = lab(one), lab(two)
    mean = ((math.hypot(a1, b1) + math.hypot(a2, b2)) / 2) ** 7
    a1, a2 = (a * (1 + 0.5 * (1 - math.sqrt(mean / (mean + 25**7)))) for a in (a1, a2))
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    turn = ((h2 - h1 + 180) % 360) - 180 if c1 * c2 else 0.0
    dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    hm = (h1 + h2) / 2 if abs(h1 - h2) <= 180 else (h1 + h2 + 360) / 2
    waves = ((-0.17, 1, 30), (0.24, 2, 0), (0.32, 3, -6), (-0.2, 4, 63))
    t = 1 + sum(k * math.cos(math.radians(n * hm - shift)) for k, n, shift in waves)
    sl = 1 + 0.015 * (lm - 50) ** 2 / math.sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    swing = math.sin(math.radians(60 * math.exp(-(((hm - 275) / 25) ** 2))))
    rt = -2 * math.sqrt(cm**7 / (cm**7 + 25**7)) * swing
    dl, dc = (l2 - l1) / sl, (c2 - c1) / sc
    return math.sqrt(dl**2 + dc**2 + (dh / sh) ** 2 + rt * dc * dh / sh)


def closest(roles: tuple[str, ...], seen_as: str, scheme: str = LIGHT) -> int:
    look = theme(scheme)
    return round(
        min(distance(seen(look(a), seen_as), seen(look(b), seen_as)) for a, b in combinations(roles, 2))
    )


def test_distance_agrees_with_published_values() -> None:
    assert distance(QColor("#ffffff"), QColor("#000000")) == pytest.approx(100, abs=0.1)
    assert distance(QColor("#808080"), QColor("#808080")) == 0


@pytest.mark.parametrize(
    ("seen_as", "nations", "reach"),
    [(NORMAL, 18, 51), ("protan", 9, 9), ("deutan", 10, 25), ("tritan", 9, 53)],
)
def test_distances_are_those_the_look_was_designed_with(seen_as: str, nations: int, reach: int) -> None:
    assert closest(NATIONS, seen_as) == nations
    assert closest(("accent", "warn"), seen_as) == reach


def test_greys_and_opacity_stay_and_unknown_visions_are_refused() -> None:
    for name in VISIONS:
        grey = seen(QColor(120, 120, 120, 90), name)
        assert abs(grey.red() - 120) <= 1
        assert abs(grey.blue() - 120) <= 1
        assert grey.alpha() == 90
    with pytest.raises(KeyError):
        seen(QColor("red"), "monochrome")
    with pytest.raises(ValueError, match="monochrome"):
        simulate("monochrome")


@pytest.mark.parametrize("seen_as", BLIND)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nations_are_told_apart_by_colour_or_motif(seen_as: str, scheme: str) -> None:
    look = theme(scheme)
    simulate(seen_as)
    for one, two in combinations(NATIONS, 2):
        apart = distance(seen(look(one), seen_as), seen(look(two), seen_as)) >= APART
        assert apart or motif(one) != motif(two)
        bands = [band(nation) for nation in (one, two)]
        assert difference(*bands) > 8, (one, two)  # the band alone, as black and white


def band(nation: str) -> QImage:
    """The motif of a counter in black and white, whatever its colours."""
    whole = picture(
        lambda p: paint_counter(p, QRectF(0, 0, 64, 64), UnitFace(nation, "EB", None, 3), cast=False)
    )
    part = whole.copy(6, 2, 52, 9)
    light = [part.pixelColor(x, y).lightness() for y in range(9) for x in range(52)]
    edge = (max(light) + min(light)) / 2
    for at, value in enumerate(light):
        part.setPixelColor(at % 52, at // 52, QColor("white" if value > edge else "black"))
    return part


@pytest.mark.parametrize("seen_as", BLIND)
def test_states_are_told_apart_in_every_vision(seen_as: str) -> None:
    simulate(seen_as)
    look = theme(LIGHT)

    def drawn(state: str) -> QImage:
        path = QPainterPath(QPointF(4, 4))
        path.addRect(QRectF(4, 4, 88, 72))
        return picture(lambda p: paint_state(p, path, state_look(state), look), 96, 80, look("land").name())

    states = ("reach", "reach_last", "target", "selected", "blocked")
    pictures = {state: drawn(state) for state in states}
    for one, two in combinations(states, 2):
        assert difference(pictures[one], pictures[two]) > 1.5, (one, two)
        a, b = state_look(one), state_look(two)
        assert (a.pattern, a.outline and a.outline[1]) != (b.pattern, b.outline and b.outline[1])


@pytest.mark.parametrize("seen_as", BLIND)
def test_camps_are_told_apart_by_their_flags(seen_as: str) -> None:
    simulate(seen_as)

    def flag(glyph: str, role: str) -> QImage:
        return picture(lambda p: paint_counter(p, QRectF(2, 2, 60, 60), DiscFace(glyph, role), cast=False))

    assert difference(flag("control-spain", "spain"), flag("control-indian", "mexico")) > 6


def test_everything_is_seen_so_while_it_is_simulated(qapp: QApplication) -> None:
    look = Look(qapp, "light")
    told = []
    look.changed.connect(lambda: told.append(look.vision))
    cache = CounterCache()
    face = UnitFace("mexico", "EB", 5, 3)
    before = cache.pixmap(face, 48).toImage(), die_pixmap(3, 40, role="spain").toImage()
    look.set_vision("deutan")
    assert told == ["deutan"]
    assert vision() == "deutan"
    assert look.theme("spain") == seen(QColor("#A82A20"), "deutan")
    assert look.theme("spain").name() in qapp.styleSheet() or look.theme("accent").name() in qapp.styleSheet()
    assert qapp.palette().link().color() == look.theme("accent")
    after = cache.pixmap(face, 48).toImage(), die_pixmap(3, 40, role="spain").toImage()
    assert before[0] != after[0]
    assert before[1] != after[1]
    look.set_theme("dark")
    assert look.theme.dark
    assert look.theme.name == "dark.deutan"
    assert theme(look.theme.name) is look.theme  # painters in other threads find it by name
    look.set_vision(NORMAL)
    assert look.theme.name == "dark"
    assert cache.pixmap(face, 48).toImage() == before[0]


def test_a_window_is_seen_as_its_picture_would_be(qapp: QApplication) -> None:
    """Mixing colours after the simulation differs little from simulating what was mixed."""

    def draw(painter: QPainter) -> None:
        look = theme(LIGHT)
        painter.fillRect(0, 0, 64, 64, look("land"))
        painter.fillRect(8, 8, 40, 40, look("mexico.wash", 0.42))
        paint_counter(painter, QRectF(20, 20, 40, 40), UnitFace("tlaxcala", "EB", 5, 3), look)

    plain = picture(draw)
    simulate("protan")
    shown = picture(draw)
    far = [
        distance(seen(plain.pixelColor(x, y), "protan"), shown.pixelColor(x, y))
        for x in range(0, 64, 3)
        for y in range(0, 64, 3)
    ]
    assert sum(far) / len(far) < 2


def outlined(image: QImage) -> QImage:
    """A picture in black and white: only shapes are left."""
    made = image.convertToFormat(QImage.Format.Format_RGB32)
    rows = [(x, y) for y in range(made.height()) for x in range(made.width())]
    light = {at: made.pixelColor(*at).lightness() for at in rows}
    edge = (max(light.values()) + min(light.values())) / 2
    for at in rows:
        made.setPixelColor(*at, QColor("white" if light[at] > edge else "black"))
    return made


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("px", [24, 46])
def test_dice_of_the_camps_are_told_apart_by_shape(qapp: QApplication, value: int, px: int) -> None:
    def die(role: str) -> QImage:
        def draw(painter: QPainter) -> None:
            paint_die(painter, QRectF(2, 2, px - 4, px - 4), value, role=role)

        return outlined(picture(draw, px, px, "#ffffff"))

    assert difference(die("spain"), die("mexico")) > 3


@pytest.mark.parametrize("size", [(380, 60), (230, 58), (760, 120)])
@pytest.mark.parametrize("points", [0, 7, 33, 58])
def test_cursors_of_the_score_are_told_apart_without_colour(
    ui: Ui, size: tuple[int, int], points: int
) -> None:
    """Emblem and motif alone differ, in one colour for both camps."""
    track = ScoreTrack(ui)
    track.resize(*size)

    def cursors(emblem: str, motif: str) -> QImage:
        track.show_scores((Score(points, "other", "", (), emblem, motif),))
        return outlined(track.grab().toImage())

    spain, indian = cursors("control-spain", "spain"), cursors("control-indian", "mexico")
    wide = round(size[0] * 26 / 380)
    flags = [image.copy(0, 0, wide, size[1]) for image in (spain, indian)]
    bodies = [image.copy(wide, 0, size[0] - wide, size[1]) for image in (spain, indian)]
    assert difference(*flags) > 1
    assert difference(*bodies) > 0.1
