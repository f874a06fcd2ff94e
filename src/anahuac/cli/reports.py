"""Reports of unexpected faults: saved beside the logs, to be sent with a bug report. No home path in them."""

from __future__ import annotations

import platform
import sys
import traceback
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from anahuac import __version__
from anahuac.app.folders import discreet, folders

PACKAGES = ("PySide6-Essentials", "msgspec", "shapely", "sqlmodel", "sqlalchemy", "typer")


def save_report(fault: BaseException, folder: Path | None = None) -> Path | None:
    """Write a report of an exception and give its path; ``None`` where nothing can be written.

    ``folder`` is the log folder's ``reports`` unless given.
    """
    now = datetime.now(UTC)
    try:
        where = folders().reports if folder is None else folder
        path = where / f"report-{now:%Y%m%d-%H%M%S-%f}.txt"
        where.mkdir(parents=True, exist_ok=True)
        path.write_text(_report(fault, now), "utf-8", errors="backslashreplace")
    except (OSError, RuntimeError):  # the latter for a person without a home
        return None
    return path


def _report(fault: BaseException, now: datetime) -> str:
    lines = [
        f"Anahuac {__version__}, {now:%Y-%m-%d %H:%M:%S} UTC",
        f"Python {platform.python_version()}, {platform.system()} {platform.release()} {platform.machine()}",
        ", ".join(f"{package} {_version(package)}" for package in PACKAGES),
        "anahuac " + " ".join(sys.argv[1:]),
        "",
        *traceback.format_exception(fault),
    ]
    return discreet("\n".join(line.rstrip("\n") for line in lines)) + "\n"


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "?"
