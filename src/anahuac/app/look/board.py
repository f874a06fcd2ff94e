"""What a map view needs to know of a board, whichever game's it is."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Protocol

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from .theme import LIGHT, Theme, theme

Point = tuple[float, float]


class Detail(msgspec.Struct, frozen=True):
    """How a board is to be drawn: theme, language, text scale, and ``scale`` in screen pixels per board
    unit."""

    scheme: str = LIGHT
    language: str = "en"
    text_scale: float = 1.0
    scale: float = 1.0

    @property
    def theme(self) -> Theme:
        """The theme of that name."""
        return theme(self.scheme)


class PlaceShape(msgspec.Struct, frozen=True):
    """A place of a board: its outline in board units, the middle of it, and whether it is a rectangle.

    ``ground`` is the part that patterns of states may cover, where that is not all of it; ``edge`` the part of the
    outline that is no edge of the board; ``brackets`` the lines that mark it as a target above the pieces, clear of
    their badges, where it has corners. Those round a rectangle are drawn by whoever marks it.
    """

    id: str
    path: QPainterPath
    centre: Point
    square: bool = False
    ground: QPainterPath | None = None
    edge: QPainterPath | None = None
    brackets: QPainterPath | None = None


class MapLabel(Protocol):
    """Something written on a board above its overlays; ``rect`` encloses all that ``paint`` draws."""

    @property
    def key(self) -> Hashable:
        """Equal for labels that look the same and stand at the same place."""
        ...

    @property
    def rect(self) -> QRectF:
        """Room taken, in board units."""
        ...

    def paint(self, painter: QPainter) -> None:
        """Draw it, in board units."""
        ...


class BoardPicture(Protocol):
    """A board as the view shows it. Painting may happen in any thread, picking and the rest in the
    window's."""

    @property
    def key(self) -> Hashable:
        """Equal for pictures that look the same; part of the key of every tile."""
        ...

    @property
    def bounds(self) -> QRectF:
        """Everything that is drawn, margin included, in board units."""
        ...

    @property
    def piece_size(self) -> float:
        """Width of a usual counter in board units."""
        ...

    @property
    def places(self) -> Mapping[str, PlaceShape]:
        """All places by id."""
        ...

    def paint(self, painter: QPainter, rect: QRectF, detail: Detail) -> None:
        """Draw the ground within ``rect``: everything below overlays, names and pieces."""
        ...

    def paint_quick(self, painter: QPainter, detail: Detail) -> None:
        """Draw the whole board in a few milliseconds, flat colours only: shown until the tiles are there."""
        ...

    def labels(self, detail: Detail, visible: QRectF) -> Sequence[MapLabel]:
        """Names and values at this detail; those of seas and lakes are set along the water that is
        ``visible``."""
        ...

    def pick(self, x: float, y: float) -> str | None:
        """The place at a point, or None."""
        ...

    def piece_size_for(self, place: str, count: int, plated: int = 0) -> float:
        """Width of counters where ``count`` of them stand in a place side by side, the first ``plated`` with names."""
        ...

    def arrange(self, place: str, count: int, detail: Detail, plated: int = 0) -> Sequence[QPointF]:
        """Centres for ``count`` counters or stacks standing in a place side by side, in order.

        The first ``plated`` have name plates below them.
        """
        ...

    def anchor(self, place: str, name: str, detail: Detail) -> QPointF:
        """The centre of what stands at a named spot: ``control``, ``control_of_two`` (where two
        stacks stand), ``label``, ``stack``, ``cost``, ``fight``."""
        ...

    def crossing(self, one: str, other: str) -> QPointF | None:
        """Where the way from a place to another goes over what divides them; None where they do not touch."""
        ...
