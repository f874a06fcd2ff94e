"""Faults of files that people hand around: matches, maps, and the data files of a game. Nothing is changed.

Content may come from a stranger: a file is read to a bounded size, and nothing in it is run.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import msgspec

from anahuac import balance, board_texts, system_texts
from anahuac.board.codec import MAX_BYTES, decode_map
from anahuac.board.document import FORMAT
from anahuac.board.errors import MapFault
from anahuac.engine.text import Param, Text, text
from anahuac.registry import GAME_IDS, RULES_IDS, content_faults, load_game

MATCH_ENDING = ".anahuac"
CONTENT_ENDINGS = (MATCH_ENDING, ".json")
MAP = "map.json"
LESSONS = "lessons"
SCENARIOS = "scenarios"
#: The format of a game's data file, which stands within so many bytes of it.
_DATA = re.compile(rb'"format"\s*:\s*"anahuac-(?:' + "|".join(RULES_IDS).encode() + rb")-")
_NEAR = 4096
#: All data files of a game together have no more bytes.
MOST_CONTENT = 8 * MAX_BYTES
#: How a file of SQLite begins.
SQLITE = b"SQLite format 3\0"

NOT_CONTENT = text("content", "this is neither a match nor content of a game")
NOT_READABLE = text("content", "the file cannot be read: {reason}")
FOLDER_NOT_READABLE = text("content", "the folder cannot be looked into: {reason}")
NOT_A_FILE = text("content", "this is not a file")
TOO_MUCH = text("content", "the data files of the game have more than {most} megabytes together")
EMPTY_FOLDER = text("content", "there is neither a match nor content of a game in this folder")


AT = text("content", "{file}, {place}: {reason}")
WHOLE = text("content", "{file}: {reason}")
WORTH_A_LOOK = text("content", "{file}, {place}: worth a look: {reason}")


class Fault(NamedTuple):
    """What is wrong: in ``file``, at ``place`` ("" for the whole), for ``reason``.

    A warning asks its author to look. The reason of a match file names the file by itself.
    """

    file: str
    place: Param
    reason: Text
    is_warning: bool = False
    names_file: bool = False

    def told(self) -> Text:
        """File, place and reason in one line."""
        if self.names_file:
            return self.reason
        if not self.place:
            return WHOLE(file=self.file, reason=self.reason)
        template = WORTH_A_LOOK if self.is_warning else AT
        return template(file=self.file, place=self.place, reason=self.reason)


class _Head(msgspec.Struct):
    format: str = ""


def faults(path: Path) -> Iterator[Fault]:
    """Everything that is wrong with a file, or with all content that a folder holds, in order of path."""
    said = EMPTY_FOLDER() if path.is_dir() else NOT_CONTENT()
    checks = [check for check in _parts(path) if check is not None]
    yield from chain.from_iterable(checks or [[Fault(str(path), "", said)]])


def _parts(path: Path) -> Iterator[Iterable[Fault] | None]:
    """The check of a file, or one for each game and file below a folder."""
    if not path.is_dir():
        yield _check(path)
        return
    home = _home_of_folder(path)
    if home is not None:
        yield _part_of_game(home, path)
        return
    refused: list[OSError] = []
    for folder, names, files in os.walk(path, onerror=refused.append):
        yield from _closed(refused)
        names.sort()
        here = Path(folder)
        if _is_game(here):
            names.clear()
            yield _game_folder(here)
        else:
            yield from (_check(here / name) for name in sorted(files) if name.endswith(CONTENT_ENDINGS))
    yield from _closed(refused)


def _closed(refused: list[OSError]) -> Iterator[Iterable[Fault]]:
    """The faults of folders that could not be looked into, each told once."""
    while refused:
        error = refused.pop(0)
        yield [Fault(str(error.filename), "", FOLDER_NOT_READABLE(reason=system_texts.said(error)))]


def _check(path: Path) -> Iterable[Fault] | None:
    """The check that fits a file, ``None`` where it is no content at all.

    A file of a game's folder is looked at together with its neighbours, which its names may mean.
    """
    home = _home(path)
    if home is not None:
        within = str(path.absolute())
        return (fault._replace(file=str(path)) for fault in _game_folder(home) if fault.file == within)
    try:
        if not stat.S_ISREG(path.stat().st_mode):  # a pipe or a device, which might never end
            return None
        data = _read(path)
    except OSError as error:
        return [Fault(str(path), "", NOT_READABLE(reason=system_texts.said(error)))]
    if path.name.endswith(MATCH_ENDING) or data.startswith(SQLITE):
        return _match(path)
    if path.suffix == ".json" and _format(data) in (None, FORMAT):
        return _map(path, data)
    return None


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(MAX_BYTES + 1)


def _match(path: Path) -> Iterator[Fault]:
    from anahuac.store import StoreFault, open_match

    try:
        opened = open_match(path, load_game, read_only=True)
        seats = [None, *(info.id for info in opened.match.game.info.seats)]
        for step in opened.match.steps:  # each old position is read, and must follow from the one before
            for seat in seats:
                opened.told(seat, step.number)
    except StoreFault as fault:
        yield Fault(str(path), "", fault.at_path, names_file=True)


def _format(data: bytes) -> str | None:
    """What a file of JSON says it is, "" where it says nothing; ``None`` for no JSON, or too much of it."""
    try:
        msgspec.json.decode(data, type=msgspec.Raw)
        return msgspec.json.decode(data, type=_Head).format
    except msgspec.ValidationError:
        return ""
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def _is_game(folder: Path) -> bool:
    """Whether a folder holds any of a game's data files; whatever else the game needs is then missing."""
    if os.path.isfile(folder / MAP) and os.path.isdir(folder / SCENARIOS):
        return True
    if folder.absolute().name == SCENARIOS:  # what lies there is data of the folder above
        return False
    return any(map(_is_data, (*folder.glob("*.json"), *folder.glob(f"{SCENARIOS}/*.json"))))


def _is_data(path: Path) -> bool:
    """Whether a file says near its beginning that it is data of a game."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            return False
        with path.open("rb") as file:
            return _DATA.search(file.read(_NEAR)) is not None
    except OSError:
        return False


def _home(path: Path) -> Path | None:
    """The game's folder that a data file belongs to, if any."""
    is_lesson = path.suffix == ".toml" and path.absolute().parent.name == LESSONS
    if path.suffix not in (".json", ".md") and not is_lesson:
        return None
    depth = 3 if path.suffix == ".md" else 2  # help/LANGUAGE/NAME.md, scenarios/NAME.json, lessons/NAME.toml
    return next((folder for folder in list(path.absolute().parents)[:depth] if _is_game(folder)), None)


def _home_of_folder(path: Path) -> Path | None:
    """The game's folder in which a folder of its data, pages or lessons lies, if any."""
    near = list(path.absolute().parents)[:2]  # help/LANGUAGE, scenarios, lessons
    home = None if _is_game(path) else next(filter(_is_game, near), None)
    holds = home is not None and any(found.suffix in (".json", ".md", ".toml") for found in path.rglob("*"))
    return home if holds else None


def _part_of_game(home: Path, path: Path) -> Iterator[Fault]:
    """The faults of a game that lie in one folder of it, or keep it from being looked at."""
    within = path.absolute()
    for fault in _game_folder(home):
        file = Path(fault.file)
        if file.is_relative_to(within):
            yield fault._replace(file=str(path / file.relative_to(within)))
        elif within.is_relative_to(file):
            yield fault


def _game_folder(folder: Path) -> Iterator[Fault]:
    files: dict[str, bytes] = {}
    size = 0
    refused: list[OSError] = []
    for path in _data_files(folder, refused):
        try:
            if not stat.S_ISREG(path.stat().st_mode):
                yield Fault(str(path), "", NOT_A_FILE())
                return
            data = files[path.relative_to(folder).as_posix()] = _read(path)
        except OSError as error:
            yield Fault(str(path), "", NOT_READABLE(reason=system_texts.said(error)))
            return
        size += len(data)
        if size > MOST_CONTENT:
            yield Fault(str(folder), "", TOO_MUCH(most=MOST_CONTENT // 1_000_000))
            return
    if refused:
        yield from chain.from_iterable(_closed(refused))
        return
    for fault in content_faults(_game_of(folder, files), files):
        yield Fault(str(folder / fault.file), fault.place, fault.reason)
    if MAP in files:
        yield from _map_shape(folder / MAP, files[MAP])
    game = _game_of(folder, files)
    if balance.FILE in files:
        for wrong in balance.faults(game, files[balance.FILE]):
            yield Fault(str(folder / wrong.file), wrong.place, wrong.reason)
    if game in GAME_IDS:
        yield from _pages(folder, game)
        yield from _lessons(folder, game)


def _lessons(folder: Path, game: str) -> Iterator[Fault]:
    """What is wrong with the lessons of a game's folder, each played through."""
    from anahuac.lessons import checking, document

    files: dict[str, bytes] = {}
    yield from _texts_below(folder, f"{LESSONS}/*.toml", document.MOST_BYTES, files)
    for found in checking.lesson_faults(game, files):
        yield Fault(str(folder / found.file), found.place, found.reason)


def _pages(folder: Path, game: str) -> Iterator[Fault]:
    """What is wrong with the rules help of a game's folder, read whole or not at all."""
    from anahuac.help import checking

    files: dict[str, bytes] = {}
    yield from _texts_below(folder, "help/*/*.md", checking.MOST_BYTES, files)
    for name, fault in checking.page_faults(files, checking.known_of(game)):
        place = checking.line_of(fault)
        yield Fault(str(folder / name), place, fault.reason)


def _texts_below(folder: Path, pattern: str, most: int, files: dict[str, bytes]) -> Iterator[Fault]:
    """Read files whose names fit into ``files``, no more of each than can be told to be too much."""
    for path in sorted(folder.glob(pattern)):
        try:
            if not stat.S_ISREG(path.stat().st_mode):
                yield Fault(str(path), "", NOT_A_FILE())
                continue
            with path.open("rb") as file:
                files[path.relative_to(folder).as_posix()] = file.read(most + 1)
        except OSError as error:
            yield Fault(str(path), "", NOT_READABLE(reason=system_texts.said(error)))


def _data_files(folder: Path, refused: list[OSError]) -> list[Path]:
    """Everything below a game's folder that is called JSON, in order of path."""
    found = os.walk(folder, onerror=refused.append)
    return sorted(Path(here, name) for here, _, names in found for name in names if name.endswith(".json"))


def _game_of(folder: Path, files: Mapping[str, bytes]) -> str:
    """The game whose content a folder holds: named by the folder, or by the formats of its files."""
    if folder.name in RULES_IDS:
        return folder.name
    formats = " ".join(_format(data) or "" for data in files.values())
    return next((game for game in RULES_IDS if f"anahuac-{game}-" in formats), RULES_IDS[0])


def _map(path: Path, data: bytes) -> Iterator[Fault]:
    try:
        decode_map(data, path.name)
    except MapFault as fault:
        yield Fault(str(path), fault.place, board_texts.said(fault.reason))
    else:
        yield from _map_shape(path, data)


def _map_shape(path: Path, data: bytes) -> Iterator[Fault]:
    """What is wrong with the geometry of a map that can be read; silent about one that cannot."""
    from anahuac.board.validate import faults as map_faults

    try:
        doc = decode_map(data, path.name)
    except MapFault:
        return
    for fault in map_faults(doc):
        yield Fault(str(path), fault.place, board_texts.said(fault.reason), fault.grade == "warning")
