"""Pictures for the tests of the look, and ways to measure them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from anahuac.app.look.fonts import load_fonts
from anahuac.app.look.paint import painting

Draw = Callable[[QPainter], None]


@pytest.fixture(autouse=True)
def _fonts(qtbot: QtBot) -> None:
    """Every picture needs the application and its type faces."""
    del qtbot
    assert load_fonts()


def picture(draw: Draw, width: int = 64, height: int = 64, ground: str = "#808080") -> QImage:
    """What a painter draws on a plain ground."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    with painting(image) as painter:
        draw(painter)
    return image


def colours(image: QImage) -> int:
    """How many colours a picture has."""
    return len({image.pixel(x, y) for x in range(image.width()) for y in range(image.height())})


def grey(image: QImage, rect: QRectF | None = None) -> list[int]:
    """Lightness of every pixel, row by row."""
    part = image.copy(rect.toAlignedRect()) if rect is not None else image
    return [part.pixelColor(x, y).lightness() for y in range(part.height()) for x in range(part.width())]


def difference(one: QImage, two: QImage) -> float:
    """Mean difference in lightness of two pictures of one size, 0 to 255."""
    pairs = list(zip(grey(one), grey(two), strict=True))
    return sum(abs(a - b) for a, b in pairs) / len(pairs)
