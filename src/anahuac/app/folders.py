"""Where the program keeps what is the person's: each in the system's own place, or all in one folder."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import platformdirs

NAME = "Anahuac"


@dataclass(frozen=True)
class Folders:
    """Settings, matches, logs and crash reports. Nothing is made before something is written."""

    config: Path
    data: Path
    logs: Path

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
    """The system's own places, or everything below ``data_dir`` for a portable copy."""
    if data_dir is not None:
        return Folders(data_dir, data_dir, data_dir / "logs")
    return Folders(
        platformdirs.user_config_path(NAME, appauthor=False),
        platformdirs.user_data_path(NAME, appauthor=False),
        platformdirs.user_log_path(NAME, appauthor=False),
    )
