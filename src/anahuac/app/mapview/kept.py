"""Tiles on the disk: a map that is opened as it was seen before is there without being painted again.

The files lie in the cache folder. They may be thrown away at any time, and one that cannot be read is painted.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import os
import zlib
from collections.abc import Hashable
from pathlib import Path

from PySide6.QtCore import QBuffer, QSize
from PySide6.QtGui import QImage

from anahuac import __version__
from anahuac.app.cached import picture, read_plain, write_plain
from anahuac.app.look.assets import asset

log = logging.getLogger("anahuac.app.mapview")

#: Raised when the painters change, so that no tile of an earlier version is shown.
PAINTERS = 1
#: How many tiles are kept; one takes 800 KB.
MOST = 72
#: Plain pixels, read six times faster than a PNG that is as large; a checksum stands behind them.
_FORMAT = "PPM"
_CHECK_BYTES = 4
#: More than the head of such a file takes.
_HEAD_BYTES = 64


class KeptTiles:
    """Tiles in a folder, the least recently used thrown away. Written by the painting thread alone.

    What was painted by another version of the program or in other colours is not found.
    """

    def __init__(self, folder: Path, most: int = MOST) -> None:
        self._folder = folder
        self._most = most
        self._refused = False

    def load(self, key: Hashable, width: int, height: int = 0) -> QImage | None:
        """A tile of so many pixels (square unless a height is given), if it is there and whole."""
        path = self._path(key)
        size = QSize(width, height or width)
        data = read_plain(path, _HEAD_BYTES + 3 * size.width() * size.height() + _CHECK_BYTES)
        if data is None or _check(memoryview(data)[:-_CHECK_BYTES]) != data[-_CHECK_BYTES:]:
            return None
        image = picture(data, _FORMAT, size, size)
        if image is None:
            return None
        with contextlib.suppress(OSError):
            os.utime(path)
        image.convertTo(QImage.Format.Format_RGB32)
        return image

    def save(self, key: Hashable, image: QImage) -> None:
        """Keep a tile, unless the disk has refused once."""
        if self._refused:
            return
        try:
            data = _pixels(image)
            write_plain(self._path(key), data + _check(memoryview(data)))
            self._prune()
        except OSError as error:
            log.info("tiles are not kept: %s", error)
            self._refused = True

    def _prune(self) -> None:
        files = [file for file in self._folder.iterdir() if file.suffix != ".part"]
        if len(files) > self._most:
            files.sort(key=lambda file: file.lstat().st_mtime)
            for file in files[: len(files) - self._most]:
                with contextlib.suppress(IsADirectoryError, PermissionError):  # no tile of ours
                    file.unlink(missing_ok=True)

    def _path(self, key: Hashable) -> Path:
        made = repr((__version__, PAINTERS, asset("themes", "palette.json"), key)).encode()
        name = hashlib.blake2b(made, digest_size=12).hexdigest()
        return self._folder / f"{name}.{_FORMAT.lower()}"


def _pixels(image: QImage) -> bytes:
    """A picture as a file of it. Raises OSError where there is no memory for it."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    if not image.save(buffer, _FORMAT):  # type: ignore[call-overload]
        raise OSError("not written")
    return bytes(buffer.data().data())


def _check(data: memoryview) -> bytes:
    return zlib.crc32(data).to_bytes(_CHECK_BYTES, "big")
