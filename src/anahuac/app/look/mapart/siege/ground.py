"""The sheet of the siege's map in its order: water, borders, shores, land, grid, ways, masonry, ids, furniture."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ...board import Detail
from ...fonts import sans
from ...motifs import compass
from ...paint import NO_BRUSH, NO_PEN, label, pen, rounded
from ...theme import Theme, mix
from ..furniture import word
from ..ground import shore_lines
from ..lines import paint_frame
from ..ornaments import paint_cartouche
from ..paper import paint_fibres, paint_paper
from .furniture import Scale, SiegeFurniture
from .masonry import (
    FLAT,
    near,
    paint_aqueducts,
    paint_bridges,
    paint_dashes,
    paint_dikes,
    paint_masonry,
    paint_ways,
    within,
)
from .picture import HIGH, SiegePicture
from .terrain import blocks, paint_blocks, paint_grid, paint_ids

SHORES = (7.0, 12.5, 19.0)
GLYPHS_FROM, IDS_FROM, BORDERS_FROM = 0.5, 0.77, 0.2
"""Screen pixels per board unit from which terrain, ids and borders of areas are drawn."""
GRID_FROM = 14.0
"""Height of a hex in screen pixels from which the grid is drawn."""
_ID, _MOST_ID, _LEAST_TEXT = 9.5, 13.5, 9.0
_BASE_ZOOM = 0.83
"""From here on the zoom makes ids larger, and the text size less so."""


def shore_colour(look: Theme) -> QColor:
    """The ink-blue of the shores."""
    return mix(look("sea.line"), look("ink"), 0.45)


def water_colours(look: Theme) -> tuple[QColor, QColor]:
    """Open water, and the water that is closed to one side."""
    return look("sea"), mix(look("sea"), look("sea.deep"), 0.75)


class Sheet:
    """All that lies below overlays, names and pieces, found by position. Painting is safe in any thread."""

    def __init__(self, picture: SiegePicture) -> None:
        self._picture = picture
        self._blocks = blocks(picture)
        self._built = [one for one in picture.grounds.values() if one.kind in ("temple", "fortress", "major")]

    def paint(self, painter: QPainter, rect: QRectF, detail: Detail) -> None:
        """Draw what lies within ``rect``, margin, frame and furniture included."""
        picture, look = self._picture, detail.theme
        frame = picture.frame
        for strip in _strips(rect, frame):
            paint_paper(painter, strip, look)
        inside = rect & frame
        if not inside.isEmpty():
            painter.save()
            painter.setClipRect(frame, Qt.ClipOperation.IntersectClip)
            self._water(painter, inside, detail)
            self._land(painter, inside, detail)
            self._ink(painter, inside, detail)
            paint_stand(painter, picture.furniture, inside, detail)
            painter.restore()
        paint_frame(painter, frame, look)

    def _water(self, painter: QPainter, rect: QRectF, detail: Detail) -> None:
        picture, look = self._picture, detail.theme
        open_, closed = water_colours(look)
        painter.fillRect(rect, open_)
        has_deep = picture.deep.boundingRect().intersects(rect)
        if has_deep:
            painter.setPen(NO_PEN)
            painter.setBrush(closed)
            painter.drawPath(picture.deep)
        paint_fibres(painter, rect, look, 0.45, 11, spots=False)
        if detail.scale >= BORDERS_FROM:
            self._borders(painter, rect, detail)
        paint_dikes(painter, within(picture.dikes, rect, 6), look)
        coast = near(picture.coast, rect, SHORES[-1] + 2)
        if coast:
            shore_lines(painter, coast, look, SHORES, 1.0)
            if has_deep:
                painter.save()
                painter.setClipPath(picture.deep, Qt.ClipOperation.IntersectClip)
                shore_lines(painter, coast, look, SHORES, 1.0, closed)
                painter.restore()

    def _borders(self, painter: QPainter, rect: QRectF, detail: Detail) -> None:
        lines, look = within(self._picture.borders, rect, 4), detail.theme
        width = max(1.5, 0.9 / detail.scale)
        dashes = pen(look("sea.line", 0.8), width, cap=FLAT)
        dashes.setDashPattern([4.0, 3.0])
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(look("panel.raised", 0.07 if look.dark else 0.4), width + 2.5, cap=FLAT))
        for line in lines:
            painter.drawPath(line.path)
        paint_dashes(painter, lines, dashes)

    def _land(self, painter: QPainter, rect: QRectF, detail: Detail) -> None:
        picture, look = self._picture, detail.theme
        there = [block for block in self._blocks if block.box.intersects(rect)]
        lands = [land.path for land in within(picture.lands, rect, 4)]
        if not lands:
            return
        painter.save()
        if near(picture.coast, rect, 4):
            whole = QPainterPath()
            for path in lands:
                whole.addPath(path)
            painter.setClipPath(whole, Qt.ClipOperation.IntersectClip)
        elif not any(path.contains(rect.center()) for path in lands):
            painter.restore()
            return
        paint_blocks(painter, there, look, detail.scale >= GLYPHS_FROM)
        paint_fibres(painter, rect, look, 1.1, 21, spots=False)
        painter.restore()

    def _ink(self, painter: QPainter, rect: QRectF, detail: Detail) -> None:
        picture, look, scale = self._picture, detail.theme, detail.scale
        there = [block for block in self._blocks if block.box.intersects(rect)]
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(shore_colour(look), max(2.4, 1.2 / scale)))
        for path in near(picture.coast, rect, 4):
            painter.drawPath(path)
        if scale * HIGH >= GRID_FROM:
            paint_grid(painter, there, look, 0.9)
        paint_aqueducts(painter, within(picture.aqueducts, rect, 5), look)
        paint_ways(painter, within(picture.ways, rect, 8), look)
        if scale >= GLYPHS_FROM:
            paint_bridges(painter, picture.bridges, rect, look)
        paint_masonry(painter, self._built, rect, look)
        if scale >= IDS_FROM:
            paint_ids(painter, there, look, id_size(detail))

    def paint_quick(self, painter: QPainter, detail: Detail) -> None:
        """Water, land by its kinds, shores and ways, in a few milliseconds."""
        picture, look = self._picture, detail.theme
        open_, closed = water_colours(look)
        hair = 1.0 / detail.scale
        painter.fillRect(picture.frame.adjusted(-60, -60, 60, 60), look("paper"))
        painter.save()
        painter.setClipRect(picture.frame, Qt.ClipOperation.IntersectClip)
        painter.fillRect(picture.frame, open_)
        painter.setPen(NO_PEN)
        painter.setBrush(closed)
        painter.drawPath(picture.deep)
        coast = [stroke.path for stroke in picture.coast]
        shore_lines(painter, coast, look, (12.0, 24.0), hair)
        painter.setPen(NO_PEN)
        painter.setBrush(look("land"))
        for land in picture.lands:
            painter.drawPath(land.path)
        paint_blocks(painter, self._blocks, look, False)
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(shore_colour(look), max(2.4, 1.2 * hair)))
        for path in coast:
            painter.drawPath(path)
        for role, wide in (("ink", 13.0), ("causeway", 9.0)):
            painter.setPen(pen(look(role), wide))
            for way in picture.ways:
                painter.drawPath(way.path)
        painter.setPen(pen(look("ink.terrain"), 5.6))
        for dike in picture.dikes:
            painter.drawPath(dike.path)
        painter.setPen(NO_PEN)
        for one in self._built:
            painter.setBrush(look("ink"))
            painter.drawRect(QRectF(one.at[0] - 15, one.at[1] - 15, 30, 30))
        painter.restore()
        paint_frame(painter, picture.frame, look)


def _strips(rect: QRectF, frame: QRectF) -> list[QRectF]:
    """What of a rectangle lies outside the map's edge, and a little more, without what lies well inside."""
    inner = frame.adjusted(2, 2, -2, -2)
    boxes = (
        (rect.left(), rect.top(), rect.right(), min(rect.bottom(), inner.top())),
        (rect.left(), max(rect.top(), inner.bottom()), rect.right(), rect.bottom()),
        (rect.left(), rect.top(), min(rect.right(), inner.left()), rect.bottom()),
        (max(rect.left(), inner.right()), rect.top(), rect.right(), rect.bottom()),
    )
    return [QRectF(x, y, right - x, low - y) for x, y, right, low in boxes if right > x and low > y]


def id_size(detail: Detail) -> float:
    """Size of the ids in board units: readable on the screen, never wider than the top of a hex."""
    grown = max(1.0, detail.text_scale * min(1.0, _BASE_ZOOM / detail.scale))
    wanted = max(_ID * grown, _LEAST_TEXT / detail.scale)
    return round(min(wanted, _MOST_ID) * 2) / 2


def plate_boxes(furniture: SiegeFurniture) -> list[QRectF]:
    """What title and scale cover."""
    found = []
    if furniture.cartouche is not None:
        found.append(QRectF(*furniture.cartouche.box))
    if furniture.scale is not None:
        found.append(_scale_box(furniture.scale))
    return found


def stand_boxes(furniture: SiegeFurniture) -> list[QRectF]:
    """The room that names and stacks leave to title, compass and scale."""
    found = [box.adjusted(-8, -8, 8, 8) for box in plate_boxes(furniture)]
    if furniture.compass is not None:
        (x, y), reach = furniture.compass.at, furniture.compass.radius + 8
        found.append(QRectF(x - reach, y - reach - 16, 2 * reach, 2 * reach + 16))
    return found


def _scale_box(bar: Scale) -> QRectF:
    return QRectF(bar.at[0] - 16, bar.at[1] - 34, bar.steps * HIGH + 47, 58)


def paint_stand(painter: QPainter, furniture: SiegeFurniture, rect: QRectF, detail: Detail) -> None:
    """Draw title, compass and scale where they meet ``rect``."""
    look, language = detail.theme, detail.language
    boxes = stand_boxes(furniture)
    if not any(box.adjusted(-12, -12, 12, 12).intersects(rect) for box in boxes):
        return
    mark, plate, bar = furniture.compass, furniture.cartouche, furniture.scale
    if mark is not None:
        compass(painter, *mark.at, mark.radius, look, word(mark.north, language))
    if plate is not None:
        words = [word(text, language) for text in (plate.title, plate.subtitle, plate.years)]
        paint_cartouche(painter, QRectF(*plate.box), look, *words)
    if bar is not None:
        _scale(painter, bar, look, language)


def _scale(painter: QPainter, bar: Scale, look: Theme, language: str) -> None:
    """Lengths of a hex in turn dark and pale, with metres above."""
    x, y = bar.at
    painter.setPen(NO_PEN)
    painter.setBrush(look("panel", 0.9))
    painter.drawPath(rounded(_scale_box(bar), 5))
    font = sans(12)
    for step in range(bar.steps):
        painter.setPen(pen(look("ink"), 1, join=Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(look("ink") if step % 2 == 0 else look("panel.raised"))
        painter.drawRect(QRectF(x + step * HIGH, y, HIGH, 7))
        label(painter, str(step * bar.metres), x + step * HIGH, y - 10, font, look("ink"))
    last = f"{bar.steps * bar.metres}\u202f{word(bar.unit, language)}"
    label(painter, last, x + bar.steps * HIGH - 2, y - 10, font, look("ink"))
