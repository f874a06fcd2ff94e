"""The library: a folder of matches, and a bin inside it. One bad file hides no other."""

from __future__ import annotations

import os
import re
import time
from contextlib import closing, suppress
from pathlib import Path

import msgspec

from anahuac.engine.text import on_one_line
from anahuac.store import texts
from anahuac.store.codec import sayable
from anahuac.store.connection import reading
from anahuac.store.exchange import copy_match, import_match, rename_match
from anahuac.store.faults import StoreFault, told
from anahuac.store.files import ENDING, PART, Hold
from anahuac.store.info import MatchInfo, read_info

BIN = "bin"
#: Unfinished files older than this many seconds are what a crash left.
STALE = 3600.0
#: What no file's name may hold on one system or another, and what would hide or turn about the rest of it.
_FORBIDDEN = re.compile(
    r'[<>:"/\\|?*\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]'
)
_DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
_MOST_BYTES = 160


class Entry(msgspec.Struct, frozen=True):
    """A file of the library: what is known of its match, or why it cannot be read."""

    path: Path
    info: MatchInfo | None
    fault: StoreFault | None

    @property
    def name(self) -> str:
        """The name of the match, of the file where the match has none or cannot be read."""
        return self.info.name if self.info is not None and self.info.name else on_one_line(self.path.stem)


def file_name(name: str) -> str:
    """A name for a file on every system, made from that of a match; without ending. Raises ValueError for none."""
    kept = _FORBIDDEN.sub("_", name).strip().rstrip(". ").lstrip(".")
    while len(kept.encode()) > _MOST_BYTES:
        kept = kept[:-1].rstrip(". ")
    if not kept:
        raise ValueError("a match needs a name")
    return f"_{kept}" if _DEVICES.fullmatch(kept) else kept


class Library:
    """The matches in a folder, which is made when something is put there first."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._known: dict[Path, tuple[tuple[int, int, int], MatchInfo]] = {}

    def files(self) -> list[Path]:
        """Every file of a match, the one written last first; nothing is read. Raises StoreFault for the folder."""
        return sorted(_files(self.folder), key=lambda path: (-_written(path), path.name))

    def entry(self, path: Path) -> Entry | None:
        """What is known of a file, in the library or elsewhere; ``None`` where there is none any more."""
        found = self._entry(path)
        return found if found.fault is None or os.path.lexists(path) else None

    def entries(self) -> list[Entry]:
        """Every match, the one played last first; unreadable files at the end. Raises StoreFault for the folder."""
        return self._listed(self.folder)

    def binned(self) -> list[Entry]:
        """What lies in the bin, in the same order."""
        return self._listed(self.folder / BIN)

    def count_binned(self) -> int:
        """How many files lie in the bin. Raises StoreFault."""
        return len(_files(self.folder / BIN))

    def place_for(self, name: str) -> Path:
        """A path for a new match of this name that no match has; ``path.stem`` is the name to give it.

        ``The Conquest of Mexico, 2026-11-29`` becomes ``The Conquest of Mexico, 2026-11-29 (2)`` where there is
        one of that name already. Makes the folder. Raises StoreFault when that fails, ValueError for no name.
        """
        with told(self.folder):
            self.folder.mkdir(parents=True, exist_ok=True)
        return _free(self.folder, file_name(name))

    def free_name(self, name: str) -> str:
        """The name a new match that shall be called so gets; makes nothing. Raises ValueError for no name."""
        return _free(self.folder, file_name(name)).stem

    def duplicate(self, path: Path) -> Path:
        """Copy a match under a name of its own; it may be in play. Raises StoreFault."""
        to = self.place_for(_stem(path))
        copy_match(path, to, name=to.stem)
        return to

    def rename(self, path: Path, name: str) -> Path:
        """Give a match that is not in play another name, and its file one made from it; gives its place.

        Raises StoreFault, ValueError for no name.
        """
        wanted = file_name(name)
        with _held(path):
            rename_match(path, sayable(name.strip()))
            if wanted == path.stem:
                return path
            to = _free(path.parent, wanted)
            return _moved(path, to)

    def bin(self, path: Path) -> Path:
        """Put a file of the library that is not in play, readable or not, into the bin; gives its place there.

        Raises StoreFault.
        """
        if path.parent != self.folder:
            raise StoreFault(path, texts.NOT_IN_LIBRARY(file=path.name))
        folder = self.folder / BIN
        with told(path):
            folder.mkdir(parents=True, exist_ok=True)
        with _held(path):
            return _moved(path, _free(folder, path.stem, path.suffix))

    def restore(self, path: Path) -> Path:
        """Take a file out of the bin; gives its place in the library. Raises StoreFault."""
        if path.parent != self.folder / BIN:
            raise StoreFault(path, texts.NOT_IN_LIBRARY(file=path.name))
        with _held(path):
            return _moved(path, _free(self.folder, path.stem, path.suffix))

    def empty_bin(self) -> None:
        """Delete what lies in the bin, and what a crash left unfinished. Raises StoreFault."""
        for path in _files(self.folder / BIN):
            with told(path), _held(path):
                path.unlink()
        with suppress(OSError):
            for left in (*self.folder.glob(f".*{PART}"), *(self.folder / BIN).glob(f".*{PART}")):
                if time.time() - left.stat().st_mtime > STALE:
                    left.unlink()

    def export(self, path: Path, to: Path) -> None:
        """Write a match, in play or not, to a file of its own that replaces any of that name not in play.

        Raises StoreFault.
        """
        with _held(to):
            copy_match(path, to, replace=True)

    def import_file(self, path: Path) -> Path:
        """Take in a match from elsewhere, after looking at all of it; gives its place. Raises StoreFault."""
        to = self.place_for(_stem(path))
        import_match(path, to)
        return to

    # ------------------------------------------------------------------ helpers

    def _listed(self, folder: Path) -> list[Entry]:
        entries = [self._entry(path) for path in _files(folder)]
        good = [entry for entry in entries if entry.info is not None]
        bad = [entry for entry in entries if entry.info is None]
        good.sort(key=by_played, reverse=True)
        return good + bad

    def _entry(self, path: Path) -> Entry:
        try:
            with told(path):
                found = path.stat()
            mark = (found.st_mtime_ns, found.st_size, found.st_ino)
            if path not in self._known or self._known[path][0] != mark:
                self._known[path] = (mark, read_info(path))
            return Entry(path, self._known[path][1], None)
        except StoreFault as fault:
            return Entry(path, None, fault)


def by_played(entry: Entry) -> tuple[str, str, int]:
    """Sorts entries by when they were played last; a numbered copy, played when its original was, before it.

    Turned round the match played last comes first, and its copies after it.
    """
    stem = entry.path.stem
    number = re.search(r" \((\d{1,9})\)$", stem)
    played = entry.info.played if entry.info is not None else ""
    return (played, stem, 0) if number is None else (played, stem[: number.start()], -int(number[1]))


def _files(folder: Path) -> list[Path]:
    """The match files of a folder by name. Raises StoreFault when the folder cannot be read."""
    with told(folder):
        if not folder.is_dir():
            return []
        names = sorted(os.listdir(folder))
    return [folder / name for name in names if name.endswith(ENDING) and not name.startswith(".")]


def _written(path: Path) -> int:
    """When a file was written, in ns; 0 for one that cannot be asked."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def _free(folder: Path, stem: str, suffix: str = ENDING) -> Path:
    """A path in a folder that nobody has, numbered from 2 on where need be."""
    path = folder / f"{stem}{suffix}"
    count = 1
    while os.path.lexists(path):
        count += 1
        path = folder / f"{stem} ({count}){suffix}"
    return path


def _stem(path: Path) -> str:
    """What a copy of a file is called before it is numbered; some files are called nothing but dots."""
    stem = re.sub(r" \(\d+\)$", "", path.stem)
    return stem if stem.strip(". ") else "Anahuac"


def _moved(path: Path, to: Path) -> Path:
    with suppress(StoreFault), reading(path):
        pass  # a journal that a crash left is worked off before the file goes away from it
    with told(path):
        os.rename(path, to)
    return to


def _held(path: Path) -> closing[Hold]:
    return closing(Hold(path))
