"""Dice: bone body, pips never letters; a camp's die wears its colour. Objects, the same in both themes.

Spain's are told from the others without colour: their edges are sharp and their pips square.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPixmap

from .fonts import sans
from .motifs import SQUARE
from .paint import NO_PEN, label, painting, pen, shadow
from .pictograms import paint_pictogram
from .theme import LIGHT, mix, theme, vision

_A, _B, _C = 0.26, 0.5, 0.74
_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((_B, _B),),
    2: ((_A, _A), (_C, _C)),
    3: ((_A, _A), (_B, _B), (_C, _C)),
    4: ((_A, _A), (_C, _A), (_A, _C), (_C, _C)),
    5: ((_A, _A), (_C, _A), (_B, _B), (_A, _C), (_C, _C)),
    6: ((_A, _A), (_C, _A), (_A, _B), (_C, _B), (_A, _C), (_C, _C)),
}
_TILTS = (-4.0, 3.0, -6.0, 5.0, 2.0, -3.0, 6.0, -2.0)


def tilt(roll: int) -> float:
    """The few degrees a die is turned by, fixed by the number of the roll so that it never changes."""
    return _TILTS[roll % len(_TILTS)]


def paint_die(
    painter: QPainter,
    rect: QRectF,
    value: int,
    *,
    sides: int = 6,
    role: str | None = None,
    angle: float = 0.0,
) -> None:
    """Draw a die showing ``value``.

    ``role`` is a nation or colour role for the body (bone otherwise). A die of ten or twenty sides is an
    outline with
    the figure. ValueError for a value that a six-sided die has not.
    """
    look = theme(LIGHT)
    if sides != 6:
        _polyhedron(painter, rect, value, sides)
        return
    if value not in _PIPS:
        raise ValueError(f"a six-sided die has no {value}")
    side = rect.width()
    painter.save()
    painter.translate(rect.center())
    painter.rotate(angle)
    painter.translate(-side / 2, -side / 2)
    body = QRectF(0, 0, side, side)
    square = role in SQUARE
    radius = side * (0.06 if square else 0.3 if role else 0.2)
    shadow(painter, body, radius, max(2.0, min(4.0, side / 10)), 0.35, min(2.0, side / 14))
    base = look(role) if role else look("die.bone")
    light = QLinearGradient(0, 0, side * 0.6, side)
    light.setColorAt(0, mix(base, "#FFFFFF", 0.12 if role else 0.35))
    light.setColorAt(1, mix(base, "#8A6A3A", 0.16))
    painter.setBrush(light)
    painter.setPen(pen(QColor(60, 40, 20, 150), 1))
    painter.drawRoundedRect(body, radius, radius)
    painter.setPen(NO_PEN)
    painter.setBrush(look.on(role) if role else look("die.pip"))
    pip = side * (0.08 if square else 0.09 if role else 0.085)
    for x, y in _PIPS[value]:
        spot = QRectF(x * side - pip, y * side - pip, 2 * pip, 2 * pip)
        if square:
            painter.drawRect(spot)
        else:
            painter.drawEllipse(spot)
    painter.restore()


def _polyhedron(painter: QPainter, rect: QRectF, value: int, sides: int) -> None:
    look = theme(LIGHT)
    side = rect.width()
    paint_pictogram(painter, "die-d20" if sides == 20 else "die-d10", rect, look("ink.faint"))
    middle = rect.top() + side * (0.52 if sides == 20 else 0.4)
    label(
        painter, str(value), rect.center().x(), middle, sans(side * 0.34, 700), look("ink"), look("panel"), 4
    )


def die_pixmap(
    value: int, px: int, ratio: float = 1.0, *, sides: int = 6, role: str | None = None, angle: float = 0.0
) -> QPixmap:
    """A die as a pixmap ``px`` logical pixels wide, shadow and tilt included within it; the latest are kept."""
    return _kept_die(value, px, ratio, sides, role, angle, vision())


@lru_cache(maxsize=96)
def _kept_die(
    value: int, px: int, ratio: float, sides: int, role: str | None, angle: float, seen_as: str
) -> QPixmap:
    del seen_as  # part of the key alone
    image = QImage(round(px * ratio), round(px * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with painting(image) as painter:
        painter.scale(ratio, ratio)
        inset = px * 0.11
        paint_die(
            painter,
            QRectF(inset, inset, px - 2 * inset, px - 2 * inset),
            value,
            sides=sides,
            role=role,
            angle=angle,
        )
    made = QPixmap.fromImage(image)
    made.setDevicePixelRatio(ratio)
    return made
