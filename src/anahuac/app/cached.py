"""Files of the cache folder, read as a stranger's: only plain ones, only as large as they may be.

A pipe or a device in the place of a file would be waited for, and a picture may claim to be of any size.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QImage, QImageReader

from anahuac.files import write_whole

#: Not waited for where nobody writes, and no link followed; systems without such files know no such flags.
_FLAGS = (
    os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
)


def read_plain(path: Path, most: int) -> bytes | None:
    """What a plain file of at most so many bytes holds; ``None`` where there is no such file."""
    try:
        if not _is_fit(path.lstat(), most):
            return None
        with open(os.open(path, _FLAGS), "rb") as file:
            # It may have been changed for another since.
            if not _is_fit(os.fstat(file.fileno()), most):
                return None
            data = file.read(most + 1)
    except (OSError, ValueError):
        return None
    return data if len(data) <= most else None


def write_plain(path: Path, data: bytes) -> None:
    """Put a file in the place of whatever is there, whole or not at all. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, data, lasting=False)


def picture(data: bytes, kind: str, least: QSize, most: QSize) -> QImage | None:
    """The picture of a format that these bytes hold, if its size lies between two; no memory is taken for another."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(kind.encode()))
    reader.setAutoDetectImageFormat(False)
    size = reader.size()
    if size.boundedTo(most) != size or size.expandedTo(least) != size:
        return None
    image = reader.read()
    return None if image.isNull() or image.size() != size else image


def _is_fit(found: os.stat_result, most: int) -> bool:
    return stat.S_ISREG(found.st_mode) and found.st_size <= most
