"""A picture as the bytes of a PNG file, for whoever writes files without knowing Qt."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage


def png_bytes(image: QImage) -> bytes:
    """The picture as a PNG file; empty where it is too large to be made into one."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())
