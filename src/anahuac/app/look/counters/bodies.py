"""The painted body of a counter on its grid of 64: field, frame, band, and the calm ground under figures."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from ..fonts import sans
from ..motifs import motif_path
from ..paint import NO_BRUSH, NO_PEN, label, pen, rounded
from ..patterns import hatch
from ..theme import Theme, mix, motif

GRID = 64.0
RADIUS = 7.0
RIM = QColor(30, 18, 8, 150)
LEAST_TEXT = 9.0  # pixels on the screen: smaller text is left out, never drawn illegibly


class Sheet:
    """A painter set on the grid of one counter, with the size at which it will be seen.

    ``shown`` is the counter's width on the screen in logical pixels; what would not be read at that size is
    left out.
    """

    def __init__(self, painter: QPainter, theme: Theme, shown: float) -> None:
        self.painter = painter
        self.theme = theme
        self.shown = shown
        self.square = QRectF(0, 0, GRID, GRID)

    @property
    def hairline(self) -> float:
        """The dark outline: never thinner than 0.8 px on the screen."""
        return max(1.0, 0.8 * GRID / self.shown)

    def level(self, least: float) -> bool:
        """Whether the counter is shown at least that wide."""
        return self.shown >= least

    def text(
        self, text: str, x: float, y: float, size: float, colour: QColor, align: str = "c", weight: int = 700
    ) -> None:
        """A figure on the grid, left out where it would be under 9 px on the screen."""
        if size * self.shown / GRID >= LEAST_TEXT:
            label(self.painter, text, x, y, sans(size, weight), colour, align=align)

    def field(self, colour: QColor) -> QPainterPath:
        """The solid field of a full side: national colour, lightly modelled, pale inner line, dark rim."""
        body = rounded(self.square, RADIUS)
        shade = QLinearGradient(0, 0, 0, GRID)
        shade.setColorAt(0, mix(colour, "#FFFFFF", 0.07))
        shade.setColorAt(1, mix(colour, "#000000", 0.07))
        self.painter.setPen(NO_PEN)
        self.painter.setBrush(shade)
        self.painter.drawPath(body)
        self._lines(body, QColor(255, 248, 232, 110), 1.4)
        return body

    def reduced_field(self, colour: QColor) -> QPainterPath:
        """The paper field of a reduced side: hatch, and a frame in the nation's colour."""
        on = self.theme("counter.on")
        body = rounded(self.square, RADIUS)
        self.painter.setPen(NO_PEN)
        self.painter.setBrush(mix(on, colour, 0.10))
        self.painter.drawPath(body)
        hatch(self.painter, body, mix(on, colour, 0.38), 5.5, 1.5, 45)
        self._lines(body, colour, 4.5)
        return body

    def _lines(self, body: QPainterPath, inner: QColor, width: float) -> None:
        inset = 0.8 if width < 2 else 2.2
        self.painter.setBrush(NO_BRUSH)
        self.painter.setPen(pen(inner, width))
        self.painter.drawPath(rounded(self.square.adjusted(inset, inset, -inset, -inset), RADIUS - inset))
        self.painter.setPen(pen(RIM, self.hairline))
        self.painter.drawPath(body)

    def band(self, body: QPainterPath, nation: str, ground: QColor) -> None:
        """The top band with the nation's motif, the cue that works without colour."""
        self.painter.save()
        self.painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
        self.painter.fillRect(QRectF(0, 0, GRID, 12), ground)
        self.painter.setPen(NO_PEN)
        self.painter.setBrush(self.theme("counter.on"))
        self.painter.drawPath(motif_path(motif(nation), QRectF(5, 2.6, GRID - 10, 7)))
        self.painter.restore()

    def pips(self, count: int, left: int, ink: QColor) -> None:
        """Steps on the left edge: filled while there, a ring when lost."""
        self.painter.setPen(pen(ink, 1.4))
        for i in range(count):
            self.painter.setBrush(ink if i < left else NO_BRUSH)
            self.painter.drawEllipse(QPointF(7.5, 19 + i * 8), 2.5, 2.5)

    def calm(self, shape: QRectF, colour: QColor, round_: bool = False) -> None:
        """Plain ground, so that the hatch never runs behind a figure or a pictogram."""
        self.painter.setPen(NO_PEN)
        self.painter.setBrush(colour)
        if round_:
            self.painter.drawEllipse(shape)
        else:
            self.painter.drawRoundedRect(shape, 3, 3)
