"""Where the program keeps what is the person's: each in the system's own place, or all in one folder."""

from __future__ import annotations

import os
import re
from pathlib import Path

import msgspec

NAME = "Anahuac"


class Folders(msgspec.Struct, frozen=True):
    """Settings, matches, logs and crash reports. Nothing is made before something is written.

    What lies in ``cache`` can be made again and may be thrown away at any time.
    """

    config: Path
    data: Path
    logs: Path
    cache: Path

    @property
    def matches(self) -> Path:
        """The library of matches."""
        return self.data / "matches"

    @property
    def reports(self) -> Path:
        """Crash reports."""
        return self.logs / "reports"

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"


def folders(data_dir: Path | None = None) -> Folders:
    """The system's own places, or everything below ``data_dir`` for a portable copy.

    Raises RuntimeError for a person whom the system gives no home.
    """
    if data_dir is not None:
        return Folders(data_dir, data_dir, data_dir / "logs", data_dir / "cache")
    import platformdirs  # a portable copy needs it not

    return Folders(
        platformdirs.user_config_path(NAME, appauthor=False),
        platformdirs.user_data_path(NAME, appauthor=False),
        platformdirs.user_log_path(NAME, appauthor=False),
        platformdirs.user_cache_path(NAME, appauthor=False),
    )


def discreet(text: str) -> str:
    """A text without the person's home folder or name in paths."""
    home = os.path.expanduser("~")
    # The longest first: a home that is a link lies in another folder, which the system may name.
    named = {home, os.path.realpath(home)} if os.path.isabs(home) else set()
    for known in sorted(named | {name.replace("\\", "/") for name in named}, key=len, reverse=True):
        if len(known) > 1:
            text = text.replace(known, "~")
    return re.sub(r"(?i)([\\/](?:home|users)[\\/])[^\\/\s\"']+", r"\1~", text)
