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

from PySide6.QtCore import QBuffer
from PySide6.QtGui import QImage

from anahuac import __version__
from anahuac.app.look.assets import asset

log = logging.getLogger("anahuac.app.mapview")

#: Raised when the painters change, so that no tile of an earlier version is shown.
PAINTERS = 1
#: How many tiles are kept; one takes 800 KB.
MOST = 72
#: Plain pixels, read six times faster than a PNG that is as large; a checksum stands behind them.
_FORMAT = "PPM"
_CHECK_BYTES = 4


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
        try:
            data = path.read_bytes()
        except OSError:
            return None
        if _check(memoryview(data)[:-_CHECK_BYTES]) != data[-_CHECK_BYTES:]:
            return None
        image: QImage = QImage.fromData(data)
        if image.isNull() or (image.width(), image.height()) != (width, height or width):
            return None
        with contextlib.suppress(OSError):
            os.utime(path)
        image.convertTo(QImage.Format.Format_RGB32)
        return image

    def save(self, key: Hashable, image: QImage) -> None:
        """Keep a tile, unless the disk has refused once."""
        if self._refused:
            return
        path = self._path(key)
        beside = path.with_suffix(".part")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            data = _pixels(image)
            beside.write_bytes(data + _check(memoryview(data)))
            os.replace(beside, path)
            self._prune()
        except OSError as error:
            log.info("tiles are not kept: %s", error)
            self._refused = True

    def _prune(self) -> None:
        files = [file for file in self._folder.iterdir() if file.suffix != ".part"]
        if len(files) > self._most:
            files.sort(key=lambda file: file.stat().st_mtime)
            for file in files[: len(files) - self._most]:
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
