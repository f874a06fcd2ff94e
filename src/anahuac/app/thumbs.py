"""Small pictures of maps and positions, kept in the cache folder: the start page shows them without their game.

The ground of a map is painted once per theme and width. Of a position only what everybody may see is kept:
squares where stacks stand. Both are made again when the cache is gone.
"""

from __future__ import annotations

import contextlib
import logging
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from anahuac.app.cached import picture, read_plain, write_plain
from anahuac.app.png import png_bytes
from anahuac.engine.text import Param
from anahuac.resources import resource_path

if TYPE_CHECKING:
    from collections.abc import Iterable

    from anahuac.app.look.theme import Theme
    from anahuac.app.presenter import Presenter

log = logging.getLogger("anahuac.app.thumbs")

#: Raised when the painters change, so that no picture of an earlier version is shown.
PAINTERS = 1
#: Widths in device pixels at which a map's ground is painted; a thumbnail takes the next larger one.
WIDTHS = (256, 512, 1024, 2048)
#: Share of a map's width that its printed frame takes at each side.
EDGE = 0.022
#: How many times as high as wide a map may be.
TALLEST = 2
#: Bytes that a pixel takes in a picture at most.
_PIXEL_BYTES = 4
#: Bytes of a kept position; one of a hundred stacks has six thousand.
MOST_POSITION = 1 << 20
#: What a picture of a map is made from; one made from other files is not taken.
_SOURCES = ("games/{game}/map.json", "games/{game}/picture.json", "themes/palette.json")


class Square(NamedTuple):
    """A stack: its place as shares of the map's width and height, and the colour role of its nation."""

    x: float
    y: float
    role: str


class Position(msgspec.Struct, frozen=True):
    """Where stacks stand in a match file that was written then (modification time in ns) and so long (bytes), and
    how the score stands, as a text that has been taken apart."""

    written: int
    length: int
    squares: tuple[Square, ...]
    score: Any = None

    @property
    def said(self) -> Param:
        """The score in one line, "" where it is not known. The cache may hold anything."""
        from anahuac.engine.text import TextError
        from anahuac.store.words import text_of

        try:
            return text_of(self.score) if self.score is not None else ""
        except (msgspec.ValidationError, TextError):
            return ""


def width_for(pixels: float) -> int:
    """The width of ground to take for a map that shall be so many device pixels wide."""
    return next((width for width in WIDTHS if width >= pixels), WIDTHS[-1])


def paint_ground(presenter: Presenter, theme: Theme, width: int) -> QImage:
    """The whole map at the level of detail *cities only*. Takes some tenths of a second with the loading."""
    from anahuac.app.look.board import Detail

    board = presenter.board(presenter.first_board)
    bounds = board.bounds
    scale = width / bounds.width()
    image = QImage(width, max(1, round(bounds.height() * scale)), QImage.Format.Format_RGB32)
    image.fill(theme("paper"))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(scale, scale)
    painter.translate(-bounds.topLeft())
    board.paint_quick(painter, Detail(theme.name, "en", 1.0, scale))
    painter.end()
    return image


def squares_of(presenter: Presenter, view: Any) -> tuple[Square, ...]:
    """The stacks of a view as squares; ``view`` is to be the spectator's, which holds no secret."""
    return squares_at(presenter, presenter.overview(view))


def squares_at(presenter: Presenter, stacks: Iterable[tuple[str, str]]) -> tuple[Square, ...]:
    """Squares at places of the first board, each with a colour role."""
    board = presenter.board(presenter.first_board)
    bounds = board.bounds
    found = []
    for place, role in stacks:
        if place in board.places:
            x, y = board.places[place].centre
            share = QPointF((x - bounds.left()) / bounds.width(), (y - bounds.top()) / bounds.height())
            found.append(Square(round(share.x(), 4), round(share.y(), 4), role))
    return tuple(found)


def window_of(image: QImage, wide: float, high: float, middle: tuple[float, float] = (0.5, 0.5)) -> QRectF:
    """The largest part of a map that has the proportions of a rectangle, without its frame, as near to ``middle``
    (shares of the map's width and height) as the map allows."""
    scale = max(wide / image.width(), high / image.height())
    box = QRectF(0, 0, wide / scale, high / scale)
    box = box.adjusted(*(side * EDGE * box.width() for side in (1, high / wide, -1, -high / wide)))
    frame = EDGE * image.width()
    half = QPointF(box.width() / 2, box.height() / 2)
    box.moveCenter(
        QPointF(
            min(max(middle[0] * image.width(), frame + half.x()), image.width() - frame - half.x()),
            min(max(middle[1] * image.height(), frame + half.y()), image.height() - frame - half.y()),
        )
    )
    return box


class Thumbs:
    """Grounds and positions, in memory and in a folder; without a folder in memory alone."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._grounds: dict[tuple[str, str, int], QImage] = {}
        self._positions: dict[Path, Position | None] = {}

    @property
    def tiles(self) -> Path | None:
        """Where tiles of maps may be kept."""
        return self._folder / "tiles" if self._folder is not None else None

    # ------------------------------------------------------------------ grounds

    def ground(self, game: str, theme: str, width: int) -> QImage | None:
        """A map's ground if it has been painted before."""
        key = (game, theme, width)
        if key not in self._grounds:
            file = self._ground_file(*key)
            data = None if file is None else read_plain(file, _PIXEL_BYTES * TALLEST * width * width)
            if data is None:
                return None
            image = picture(data, "png", QSize(width, 1), QSize(width, TALLEST * width))
            if image is None:
                return None
            self._grounds[key] = image
        return self._grounds[key]

    def any_ground(self, game: str, theme: str) -> QImage | None:
        """A ground of any width that is at hand, to be shown until the right one has been painted."""
        return next((i for (g, t, _), i in self._grounds.items() if (g, t) == (game, theme)), None)

    def make_ground(self, game: str, theme: Theme, width: int) -> QImage:
        """Paint a map's ground and keep it; loads the game."""
        from anahuac.app.presenting import presenter_of

        found = self.ground(game, theme.name, width)
        if found is not None:
            return found
        image = paint_ground(presenter_of(game), theme, width)
        self._grounds[game, theme.name, width] = image
        file = self._ground_file(game, theme.name, width)
        if file is not None:
            data = png_bytes(image)
            try:
                if data:
                    write_plain(file, data)
            except OSError as error:
                log.warning("picture not kept: %s", error)
        return image

    def _ground_file(self, game: str, theme: str, width: int) -> Path | None:
        if self._folder is None:
            return None
        return self._folder / "maps" / f"{game}-{theme}-{width}-{_mark(game)}.png"

    # ------------------------------------------------------------------ positions

    def remember(self, match: Path, presenter: Presenter, view: Any) -> None:
        """Keep the position of a match file that has just been written; ``view`` is the spectator's."""
        try:
            found = match.stat()
        except OSError:
            return
        score = msgspec.json.decode(msgspec.json.encode(presenter.score(view)))  # as it will be read again
        position = Position(found.st_mtime_ns, found.st_size, squares_of(presenter, view), score)
        self._positions[match] = position
        file = self._position_file(match)
        if file is not None:
            with contextlib.suppress(OSError):
                write_plain(file, msgspec.json.encode(position))

    def position(self, match: Path) -> Position | None:
        """The position of a match file as it is now, if it is known."""
        if match not in self._positions:
            self._positions[match] = self._read(match)
        position = self._positions[match]
        try:
            found = match.stat()
        except OSError:
            return None
        if position is None or (position.written, position.length) != (found.st_mtime_ns, found.st_size):
            return None
        return position

    def _read(self, match: Path) -> Position | None:
        file = self._position_file(match)
        data = None if file is None else read_plain(file, MOST_POSITION)
        try:
            return None if data is None else msgspec.json.decode(data, type=Position)
        except (msgspec.DecodeError, RecursionError):
            return None

    def _position_file(self, match: Path) -> Path | None:
        if self._folder is None:
            return None
        from hashlib import blake2b

        name = blake2b(str(match.absolute()).encode("utf-8", "surrogatepass"), digest_size=12).hexdigest()
        return self._folder / "positions" / f"{name}.json"


def _mark(game: str) -> str:
    """Tells pictures made from other files, or by other painters, apart."""
    sizes = [str(resource_path(name.format(game=game)).stat().st_size) for name in _SOURCES]
    return "-".join((str(PAINTERS), *sizes))
