"""The one place that knows where the program's data files lie.

In a checkout they are ``resources/`` and ``translations/`` at the top; an installed wheel and a frozen
program carry both inside the package. Every other module asks here by name, with forward slashes:
``resource_bytes("games/conquest/map.json")``.
"""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath

_PACKAGE = Path(__file__).resolve().parent


class ResourceMissing(LookupError):
    """A data file of the program is not there, or its name is none that could be.

    ``name`` is what was asked for, ``reason`` says why it cannot be had.
    """

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"resource {name!r}: {reason}")
        self.name = name
        self.reason = reason


def _folder(kind: str) -> Path:
    """Where ``resources`` or ``translations`` lie: in the package when installed, else in the checkout."""
    packed = _PACKAGE / f"_{kind}"
    return packed if packed.is_dir() else _PACKAGE.parents[1] / kind


def _located(name: str) -> Path:
    """Path of a well-formed name, whether something is there or not. Raises ResourceMissing for any other."""
    parts = PurePosixPath(name).parts
    is_plain = parts and "/".join(parts) == name and not name.startswith("/") and ".." not in parts
    if not is_plain or re.search(r'[\\:*?"<>|\x00-\x1f]', name):
        raise ResourceMissing(name, "not a relative name with forward slashes")
    return _folder("resources").joinpath(*parts)


def resource_path(name: str) -> Path:
    """Path of a file or folder of ``resources/``. Raises ResourceMissing when there is none of that name."""
    path = _located(name)
    if not path.exists():
        raise ResourceMissing(name, "no such file or folder")
    return path


def resource_bytes(name: str) -> bytes:
    """Content of a file of ``resources/``. Raises ResourceMissing when it is absent or unreadable."""
    path = resource_path(name)
    try:
        return path.read_bytes()
    except OSError as error:
        raise ResourceMissing(name, error.strerror or "cannot be read") from error


def resource_names(folder: str) -> list[str]:
    """Names of all files below a folder of ``resources/``, sorted, each fit for :func:`resource_bytes`.

    Hidden files are left out. Raises ResourceMissing when there is no such folder.
    """
    base = resource_path(folder)
    if not base.is_dir():
        raise ResourceMissing(folder, "not a folder")
    found = (path.relative_to(base) for path in base.rglob("*") if path.is_file())
    return sorted(
        f"{folder}/{path.as_posix()}" for path in found if not any(p.startswith(".") for p in path.parts)
    )


def translation_bytes(language: str) -> bytes:
    """Content of the catalogue of a language (``"fr"``). Raises ResourceMissing when it has none."""
    name = f"anahuac_{language}.ts"
    if not re.fullmatch(r"[a-z]{2,3}(_[A-Z]{2})?", language):
        raise ResourceMissing(name, "not a language code")
    try:
        return (_folder("translations") / name).read_bytes()
    except OSError as error:
        raise ResourceMissing(name, error.strerror or "cannot be read") from error
