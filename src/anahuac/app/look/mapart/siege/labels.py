"""Names of the siege's map and numbers of its lake areas, drawn as outlines above the overlays."""

from __future__ import annotations

from collections.abc import Hashable

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ...fonts import serif
from ...paint import label
from ...theme import Theme
from .names import Written
from .standing import Room


class NameLabel(msgspec.Struct, frozen=True):
    """A name where it stands, with a halo of the ground."""

    written: Written
    theme: Theme

    @property
    def key(self) -> Hashable:
        """What it looks like and where."""
        one = self.written
        return (one.text, one.px, one.at.x(), one.at.y(), self.theme.name)

    @property
    def rect(self) -> QRectF:
        """Room taken, halo included."""
        return self.written.box.adjusted(-6, -6, 6, 6)

    def paint(self, painter: QPainter) -> None:
        """Draw it in board units."""
        one, theme = self.written, self.theme
        strong = one.kind != "quarter"
        ink = theme("ink") if strong else theme("ink", 0.92)
        halo = theme("halo", 0.9 if strong else 0.8)
        middle = one.at.x() + one.font.letterSpacing() / 2
        label(painter, one.text, middle, one.at.y(), one.font, ink, halo, 4.0 if strong else 3.6)


class NumberLabel(msgspec.Struct, frozen=True):
    """The number of a lake area, large and pale."""

    number: int
    room: Room
    theme: Theme

    @property
    def key(self) -> Hashable:
        """What it looks like and where."""
        spot = self.room.number
        return (self.number, self.room.px, spot.x(), spot.y(), self.theme.name)

    @property
    def rect(self) -> QRectF:
        """Room taken."""
        return self.room.box.adjusted(-4, -4, 4, 4)

    def paint(self, painter: QPainter) -> None:
        """Draw it in board units."""
        spot = self.room.number
        font = serif(self.room.px, 400, True)
        label(painter, str(self.number), spot.x(), spot.y(), font, self.theme("sea.text", 0.62))
