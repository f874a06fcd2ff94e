"""Files written whole or not at all."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def write_whole(path: Path, content: bytes, *, lasting: bool = True) -> None:
    """Put ``content`` into the file, in place of what it held; after a failure it holds what it held before.

    It is written beside the file under another name first; what is left there of an earlier time is taken away,
    never written into. ``lasting`` waits until the disk has it, so that it outlives a loss of power; what can be
    made again need not. Raises OSError.
    """
    part = _part(path)
    try:
        part.unlink(missing_ok=True)
        with part.open("xb") as file:
            file.write(content)
            if lasting:
                file.flush()
                os.fsync(file.fileno())
        os.replace(part, path)
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def try_folder(path: Path) -> None:
    """See whether the file could be written, before the long work that makes its content. Raises OSError."""
    part = _part(path)
    part.unlink(missing_ok=True)
    part.touch(exist_ok=False)
    part.unlink(missing_ok=True)


def _part(path: Path) -> Path:
    """Where a file is made ready."""
    return path.with_name(f".{path.name}.part")
