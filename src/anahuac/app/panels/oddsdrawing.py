"""What the odds panel is drawn with: words, bars, pips, and the shift on the columns of a table."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath

from anahuac.app.look.look import Look
from anahuac.app.look.paint import pen
from anahuac.app.look.theme import Theme
from anahuac.app.presenter import OddsRow, OddsShown

#: Pips beside each other before they are counted instead.
MOST_PIPS = 6


class Drawn(msgspec.Struct, frozen=True):
    """Something drawn: its kind, where, the colour role, and words with their font."""

    kind: str
    rect: QRectF
    colour: str
    said: str = ""
    font: QFont | None = None
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft


class Space:
    """Where the next thing goes: a column between ``left`` and ``right``, at ``y``."""

    def __init__(self, look: Look, left: float, right: float, y: float) -> None:
        self.look = look
        self.left, self.right, self.y = left, right, y

    def advance(self, said: str, font: QFont) -> float:
        """How wide words are on one line."""
        return QFontMetricsF(font).horizontalAdvance(said)

    def line(self, font: QFont) -> float:
        """The height of a line."""
        return QFontMetricsF(font).height()

    def box(self, said: str, font: QFont, left: float, width: float) -> QRectF:
        """How much room words need when they wrap."""
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
        return QFontMetricsF(font).boundingRect(QRectF(left, 0, width, 10_000), flags, said)


def columns_drawn(space: Space, odds: OddsShown) -> Iterator[Drawn]:
    """The columns in a row: the one that the ratio gives framed, those that are read filled, an arrow between."""
    look = space.look
    count = len(odds.columns)
    gap = look.px(4)
    wide = (space.right - space.left - gap * (count - 1)) / count
    high = look.px(25)
    font = look.body_font(12.5, 600)
    best = max(odds.finals, key=lambda pair: (pair[1], -pair[0]))[0]
    read = {column for column, _ in odds.finals}
    boxes = []
    for at, said in enumerate(odds.columns):
        box = QRectF(space.left + at * (wide + gap), space.y, wide, high)
        boxes.append(box)
        kind = (
            "final" if at == best else "possible" if at in read else "start" if at == odds.ratio else "column"
        )
        yield Drawn(kind, box, "ink", said, font)
    if best == odds.ratio:
        space.y += high
        return
    drop = look.px(11)
    yield Drawn(
        "shift",
        QRectF(
            QPointF(boxes[odds.ratio].center().x(), boxes[0].bottom()),
            QPointF(boxes[best].center().x(), boxes[0].bottom() + drop),
        ),
        "accent",
    )
    space.y += high + drop


def pips_drawn(space: Space, odds: OddsShown, row: OddsRow, until: float, high: float) -> Iterator[Drawn]:
    """Square pips for what the attackers lose, round ones for the defenders; crossed: counters lost whole."""
    half = (until - space.left) / 2
    sides = (
        ("square", row.attacker, row.attacker_taken, odds.roles[0], space.left),
        ("round", row.defender, row.defender_taken, odds.roles[1], space.left + half),
    )
    look = space.look
    for kind, lost, taken, role, left in sides:
        if not role:
            continue
        colour = f"{role}.text"
        if not lost and not taken:
            dash = QRectF(left + 1, space.y + high / 2 - 0.75, look.px(7), 1.5)
            yield Drawn("rule", dash, "ink.muted")
            continue
        side = look.px(10)
        step = min(side + look.px(3), half / max(1, min(lost + taken, MOST_PIPS)))
        x, y = left, space.y + (high - side) / 2
        if lost + taken > MOST_PIPS:
            yield Drawn(kind, QRectF(x, y, side, side), colour)
            area = QRectF(x + side + look.px(4), space.y, half, high)
            yield Drawn("text", area, "ink", f"×{lost}", look.body_font(13, 600))
            x += side + look.px(4) + space.advance(f"×{lost}", look.body_font(13, 600)) + look.px(5)
            lost = 0
        for at in range(lost + taken):
            crossed = at >= lost
            yield Drawn(f"{kind} crossed" if crossed else kind, QRectF(x + at * step, y, side, side), colour)


class Brush:
    """Draws what was laid out."""

    def __init__(self, painter: QPainter, theme: Theme) -> None:
        self._painter = painter
        self._theme = theme

    def draw(self, drawn: Drawn) -> None:
        """One thing."""
        painter, theme = self._painter, self._theme
        kind, _, crossed = drawn.kind.partition(" ")
        if kind == "text":
            self._write(drawn, drawn.colour, drawn.align)
        elif kind == "shift":
            self._shift(drawn.rect)
        elif kind in ("column", "start", "final", "possible"):
            self._column(drawn)
        elif kind in ("square", "round"):
            self._pip(drawn, kind, bool(crossed))
        else:
            radius = {"bar": 3.0, "track": 3.0, "wash": 6.0}.get(kind, 0.0)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme(drawn.colour, 0.55 if kind == "track" else 1.0))
            painter.drawRoundedRect(drawn.rect, radius, radius)

    def _write(self, drawn: Drawn, colour: str, align: Qt.AlignmentFlag) -> None:
        painter = self._painter
        assert drawn.font is not None
        painter.setFont(drawn.font)
        painter.setPen(self._theme(colour))
        flags = align | Qt.TextFlag.TextWordWrap
        if drawn.align == Qt.AlignmentFlag.AlignRight:
            flags = align | Qt.AlignmentFlag.AlignTop
        painter.drawText(drawn.rect, flags, drawn.said)

    def _pip(self, drawn: Drawn, kind: str, crossed: bool) -> None:
        painter, theme = self._painter, self._theme
        colour = theme(drawn.colour)
        painter.setPen(pen(colour, 1.4) if crossed else Qt.PenStyle.NoPen)
        painter.setBrush(theme("panel") if crossed else colour)
        if kind == "square":
            painter.drawRoundedRect(drawn.rect, 2, 2)
        else:
            painter.drawEllipse(drawn.rect)
        if crossed:
            inner = drawn.rect.adjusted(2.5, 2.5, -2.5, -2.5)
            painter.drawLine(inner.topLeft(), inner.bottomRight())
            painter.drawLine(inner.topRight(), inner.bottomLeft())

    def _column(self, drawn: Drawn) -> None:
        painter, theme = self._painter, self._theme
        box = drawn.rect.adjusted(0.75, 0.75, -0.75, -0.75)
        edges = {
            "column": pen(theme("panel.line"), 1),
            "start": pen(theme("ink.muted"), 1.8),
            "possible": pen(theme("accent"), 1.6, Qt.PenStyle.DashLine),
        }
        final = drawn.kind == "final"
        painter.setPen(Qt.PenStyle.NoPen if final else edges[drawn.kind])
        painter.setBrush(theme("accent") if final else theme("panel.raised"))
        painter.drawRoundedRect(box, 4, 4)
        self._write_centred(drawn, "accent.on" if final else "ink")

    def _write_centred(self, drawn: Drawn, colour: str) -> None:
        painter = self._painter
        assert drawn.font is not None
        font = QFont(drawn.font)
        room = drawn.rect.width() - 3
        while QFontMetricsF(font).horizontalAdvance(drawn.said) > room and font.pixelSize() > 11:
            font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)
        painter.setPen(self._theme(colour))
        painter.drawText(drawn.rect, Qt.AlignmentFlag.AlignCenter, drawn.said)

    def _shift(self, rect: QRectF) -> None:
        """A curve from the ratio's column to the one that is read, below the columns, with its head."""
        painter = self._painter
        start, end = rect.topLeft(), QPointF(rect.right(), rect.top())
        deep = rect.top() + (rect.bottom() - rect.top()) * 1.5
        path = QPainterPath(QPointF(start.x(), start.y() + 2))
        path.cubicTo(QPointF(start.x(), deep), QPointF(end.x(), deep), QPointF(end.x(), end.y() + 5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(self._theme("accent"), 1.8))
        painter.drawPath(path)
        head = QPainterPath(QPointF(end.x(), end.y() + 1))
        head.lineTo(end.x() - 4.5, end.y() + 8)
        head.lineTo(end.x() + 4.5, end.y() + 8)
        head.closeSubpath()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme("accent"))
        painter.drawPath(head)
