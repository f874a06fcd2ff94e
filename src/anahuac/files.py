"""Files written whole or not at all."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Put ``content`` into the file, in place of what it held; after a failure it holds what it held before.

    It is written beside the file under another name first. Raises OSError.
    """
    part = path.with_name(f".{path.name}.part")
    try:
        with part.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def try_folder(path: Path) -> None:
    """See whether the file could be written, before the long work that makes its content. Raises OSError."""
    part = path.with_name(f".{path.name}.part")
    part.touch()
    part.unlink(missing_ok=True)
