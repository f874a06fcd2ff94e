"""What a person has chosen, kept in one JSON file that may be missing, old, or damaged."""

from __future__ import annotations

import errno
import logging
import os
import re
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Signal

from anahuac import system_texts
from anahuac.engine.game import OptionValue
from anahuac.engine.text import Text, text
from anahuac.files import write_whole

log = logging.getLogger("anahuac.app.settings")

DAMAGED = text(
    "settings", "The settings could not be read and have been reset; the old file is kept as {file}."
)
NOT_KEPT = text("settings", "The settings could not be kept: {reason}.")
#: No settings are longer than this.
MOST_BYTES = 1_000_000
TEXT_SIZES = (100, 125, 150, 175, 200)


class Settings(msgspec.Struct, frozen=True):
    """Choices with their defaults. ``language`` "" follows the system; ``windows`` are saved layouts by
    name, ``playing`` the match on the table, "" after the program has been closed, ``keys`` the shortcuts that a
    person has chosen, by action, ``presets`` the options kept for each game,
    ``lessons`` how many tasks of each lesson are done, by ``"game/name"``."""

    language: str = ""
    theme: str = "system"
    text_percent: int = 100
    heavy_patterns: bool = False
    motion: bool = True
    auto_answer: bool = True
    confirm_phase: bool = True
    tell_since: bool = True
    hand_over_waits: bool = True
    computer_pause: int = 400
    minimap: bool = True
    player: str = ""
    last_match: str = ""
    playing: str = ""
    recent: tuple[str, ...] = ()
    windows: dict[str, str] = {}
    keys: dict[str, tuple[str, ...]] = {}
    lessons: dict[str, int] = {}
    presets: dict[str, dict[str, OptionValue]] = {}


def read_settings(path: Path) -> tuple[Settings, Text | None]:
    """The settings of a file, and what to tell the person about it.

    Unknown entries are ignored and bad ones fall back to their default, one by one; a file that is no JSON
    object at all is set aside under another name.
    """
    try:
        content = _content(path)
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        log.warning("settings not read: %s", error)
        return Settings(), DAMAGED(file=_set_aside(path))
    try:
        kept = msgspec.json.decode(content, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        log.warning("settings file %s is damaged: %s", path.name, error)
        return Settings(), DAMAGED(file=_set_aside(path))
    return _sound(kept), None


def _set_aside(path: Path) -> str:
    """Give what cannot be read another name, so that nothing is written over it; tells the name it has now."""
    aside = path.with_name(path.stem + ".damaged.json")
    try:
        os.replace(path, aside)
    except OSError:
        return path.name
    return aside.name


def _content(path: Path) -> bytes:
    """What is in the file. Raises OSError, also for what is no file or too big for settings."""
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "not a file")
    with path.open("rb") as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise OSError(errno.EFBIG, "too big for settings")
    return content


def _sound(kept: dict[str, Any]) -> Settings:
    """The entries that are of their type and in range, the rest by default."""
    good: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        if field.name not in kept:
            continue
        try:
            good[field.name] = msgspec.convert(kept[field.name], field.type)
        except msgspec.ValidationError as error:
            log.warning("setting %s: %s", field.name, error)
    made = Settings(**good)
    return msgspec.structs.replace(
        made,
        theme=made.theme if made.theme in ("light", "dark", "system") else "system",
        text_percent=min(max(made.text_percent, TEXT_SIZES[0]), TEXT_SIZES[-1]),
        computer_pause=min(max(made.computer_pause, 0), 5000),
        recent=made.recent[:12],
    )


def _writable(values: Settings) -> Settings:
    """The settings without paths that are no text, which JSON cannot hold."""

    def is_text(path: str) -> bool:
        return not re.search("[\\ud800-\\udfff]", path)

    last = values.last_match if is_text(values.last_match) else ""
    playing = values.playing if is_text(values.playing) else ""
    recent = tuple(path for path in values.recent if is_text(path))
    return msgspec.structs.replace(values, last_match=last, playing=playing, recent=recent)


class SettingsFile(QObject):
    """The settings in force. A change is written at once; a disk that refuses is told, once, and no more."""

    changed = Signal()
    failed = Signal(object)

    def __init__(self, path: Path | None, values: Settings | None = None) -> None:
        super().__init__()
        self._path = path
        self._told = False
        self.notice: Text | None = None
        if values is not None or path is None:
            self.values = values or Settings()
        else:
            self.values, self.notice = read_settings(path)

    def change(self, **values: Any) -> None:
        """Take other values and keep them."""
        made = msgspec.structs.replace(self.values, **values)
        if made == self.values:
            return
        self.values = made
        self._write()
        self.changed.emit()

    def _write(self) -> None:
        if self._path is None:
            return
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            content = msgspec.json.format(msgspec.json.encode(_writable(self.values)), indent=1)
            write_whole(self._path, content, lasting=False)
            self._told = False
        except OSError as error:
            log.warning("settings not written: %s", error)
            if not self._told:
                self._told = True
                self.failed.emit(NOT_KEPT(reason=system_texts.said(error)))
