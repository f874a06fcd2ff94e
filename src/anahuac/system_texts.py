"""What the operating system refuses, in the person's language: its own messages come in English only."""

from __future__ import annotations

import errno
from collections.abc import Mapping

from anahuac.engine.text import Template, Text, text

REASONS: Mapping[int, Template] = {
    errno.EACCES: text("system", "permission denied"),
    errno.EPERM: text("system", "not permitted"),
    errno.EROFS: text("system", "the disk is read-only"),
    errno.ENOSPC: text("system", "the disk is full"),
    errno.EDQUOT: text("system", "the disk quota is used up"),
    errno.ENOENT: text("system", "there is no such file or folder"),
    errno.ENOTDIR: text("system", "a part of the path is not a folder"),
    errno.EISDIR: text("system", "this is a folder"),
    errno.EEXIST: text("system", "something of that name is already there"),
    errno.ENAMETOOLONG: text("system", "the name is too long"),
    errno.ELOOP: text("system", "the links lead round in a circle"),
    errno.EFBIG: text("system", "the file is too large for the disk"),
    errno.EIO: text("system", "the disk does not answer properly"),
    errno.EBUSY: text("system", "another program is using it"),
    errno.EMFILE: text("system", "too many files are open"),
}
ELSE = text("system", "the system refuses ({what})")


def said(error: OSError) -> Text:
    """Why a file or folder could not be used."""
    known = REASONS.get(error.errno or 0)
    return ELSE(what=error.strerror or type(error).__name__) if known is None else known()
