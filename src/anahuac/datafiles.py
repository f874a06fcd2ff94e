"""What the data files of all games have in common: strict reading, faults with file, place and reason.

A game's data files are JSON objects with a ``format`` and a ``version``. They are decoded
into frozen structs in which every key is known; nothing here touches a disk.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Annotated, Any, Generic, TypeVar

import msgspec

from anahuac.board import codec
from anahuac.board.document import MapDoc
from anahuac.board.errors import MapFault, Reason
from anahuac.board.furniture import words_in
from anahuac.board_texts import TEXTS, said
from anahuac.engine.text import Text, in_english, on_one_line, text

T = TypeVar("T")
P = TypeVar("P")
Name = dict[str, str]
#: Numbers of counters and tables: none is below 0, none would fit on a counter beyond.
Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Id = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_.-]{1,60}$")]

#: The map document of a game's folder, and where its set-ups lie.
MAP = "map.json"
#: What stands on the map besides its places; only the window reads it.
PICTURE = "picture.json"
SCENARIOS = "scenarios/"

MISSING_FILE = text("content", "the file is missing")
LISTED_TWICE = text("content", "“{id}” is listed twice")
NOT_THE_FILES_NAME = text("content", "the id “{id}” must be the name of the file")
NO_SCENARIO = text("content", "there is no scenario")
NAME_TOO_LONG = text("content", "a name has at most {most} characters, all of which can be seen")


class DataFault(ValueError):
    """A data file is wrong: in ``file``, at ``place`` (a path inside it), for ``reason``."""

    def __init__(self, file: str, place: str, reason: Text) -> None:
        super().__init__(f"{file}: {place}: {in_english(reason)}")
        self.file = file
        self.place = place
        self.reason = reason

    def __reduce__(self) -> tuple[type[DataFault], tuple[str, str, Text]]:
        """Pickled by its parts, so that it crosses from a worker process."""
        return (DataFault, (self.file, self.place, self.reason))


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the rows of data files: every key is known and every value is strict."""


class DataFile(Row, frozen=True, kw_only=True):
    """What every file begins with; ``provenance`` is for people."""

    format: str
    version: int
    provenance: list[Any] = []


class _Head(msgspec.Struct):
    format: str
    version: int


def decode(files: Mapping[str, bytes], name: str, kind: type[T], format_: str | None, version: int) -> T:
    """The content of a data file as ``kind``.

    Raises DataFault where it is missing or not of its shape, or where ``format_`` is given and it is
    not of this format and version.
    """
    if name not in files:
        raise DataFault(name, "", MISSING_FILE())
    try:
        head = msgspec.json.decode(files[name], type=_Head)
        found = None if format_ is None else _wrong_format(head, format_, version)
        if found is not None:
            raise DataFault(name, *found)
        return msgspec.json.decode(files[name], type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise _unreadable(name, files[name], error) from None


def _unreadable(name: str, data: bytes, error: Exception) -> DataFault:
    """The fault of a file that is not of its shape, or no JSON at all."""
    if isinstance(error, RecursionError):
        return DataFault(name, "", said(Reason("too-deep")))
    if isinstance(error, msgspec.ValidationError):
        place, reason = codec.explain(str(error))
        return DataFault(name, place, said(reason))
    assert isinstance(error, (msgspec.DecodeError, UnicodeDecodeError))
    return DataFault(name, "", said(codec.unreadable(data, error)))


def _wrong_format(head: _Head, expected: str, version: int) -> tuple[str, Text] | None:
    if head.format != expected:
        reason = Reason("foreign-format", {"found": head.format[:80], "expected": expected})
        return "/format", said(reason)
    if head.version != version:
        code = "newer-version" if head.version > version else "unknown-version"
        return "/version", said(Reason(code, {"found": head.version, "known": version}))
    return None


def by_field(key: str, rows: Iterable[T], file: str, place: str) -> dict[Any, T]:
    """Rows by a field of theirs. Raises DataFault where two have the same."""
    found: dict[Any, T] = {}
    for row in rows:
        if found.setdefault(getattr(row, key), row) is not row:
            raise DataFault(file, place, LISTED_TWICE(id=str(getattr(row, key))))
    return found


def read_map(files: Mapping[str, bytes]) -> MapDoc:
    """The map document of a game's folder. Raises DataFault where it is missing or unsound."""
    if MAP not in files:
        raise DataFault(MAP, "", MISSING_FILE())
    try:
        return codec.decode_map(files[MAP], MAP)
    except MapFault as fault:
        raise DataFault(fault.file, fault.place, said(fault.reason)) from None


def decode_picture(files: Mapping[str, bytes], kind: type[T]) -> T:
    """What stands on the map besides its places. Raises DataFault where it is missing or not of its shape."""
    if PICTURE not in files:
        raise DataFault(PICTURE, "", MISSING_FILE())
    try:
        return msgspec.json.decode(files[PICTURE], type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise _unreadable(PICTURE, files[PICTURE], error) from None


def word_faults(data: bytes) -> Iterator[DataFault]:
    """What is wrong with a sound picture's keys and words: a key twice, a language missing, what cannot be shown."""
    twin = codec.twin_in(data)
    if twin is not None:
        yield DataFault(PICTURE, twin[0], said(twin[1]))
        return
    for place, forms in words_in(msgspec.json.decode(data)):
        if not place.startswith("/lettering/") or place.endswith("/text"):
            yield from _name(PICTURE, place, forms, MOST_CHARACTERS)


class Loading(Generic[T, P]):
    """How the files of a game's folder, by their names in it (``"map.json"``, ``"scenarios/ID.json"``), become tables.

    ``needed`` files must be there beside the map and a scenario; ``shape_of`` tells the shape of one by its name,
    ``None`` for what is no data of the game, and ``decode`` reads it; ``build`` makes the tables, and ``checks``
    find what does not fit together in them. ``picture`` is the shape of what stands on the map besides its places,
    ``picture_checks`` find what in it does not fit the tables.
    """

    def __init__(
        self,
        needed: Iterable[str],
        shape_of: Callable[[str], tuple[str, type[Any]] | None],
        decode: Callable[[Mapping[str, bytes], str, type[Any]], object],
        build: Callable[[Mapping[str, bytes]], T],
        checks: Iterable[Callable[[T], Iterable[DataFault]]],
        picture: type[P],
        picture_checks: Iterable[Callable[[T, P], Iterable[DataFault]]],
    ) -> None:
        self._needed = tuple(needed)
        self._shape_of = shape_of
        self._decode = decode
        self._build = build
        self._checks = tuple(checks)
        self._picture = picture
        self._picture_checks = tuple(picture_checks)

    def tables(self, files: Mapping[str, bytes]) -> T:
        """All tables. Raises the first DataFault, with file, place and reason."""
        tables = self._build(files)
        for fault in self._unfit(tables):
            raise fault
        return tables

    def faults(self, files: Mapping[str, bytes]) -> Iterator[DataFault]:
        """Everything that is wrong with the files.

        Names that lead from one file into another are looked at once every file is sound by itself.
        """
        found = list(self._by_file(files))
        if not found:
            try:
                tables = self._build(files)
                found = [*self._unfit(tables), *self._unfit_picture(tables, files)]
            except DataFault as fault:
                found = [fault]
        yield from found

    def _unfit(self, tables: T) -> Iterator[DataFault]:
        for check in self._checks:
            yield from check(tables)

    def _unfit_picture(self, tables: T, files: Mapping[str, bytes]) -> Iterator[DataFault]:
        picture = decode_picture(files, self._picture)
        for check in self._picture_checks:
            yield from check(tables, picture)

    def _by_file(self, files: Mapping[str, bytes]) -> Iterator[DataFault]:
        for name in sorted({MAP, PICTURE, *self._needed, *files}):
            shape = self._shape_of(name)
            try:
                if name == MAP:
                    read_map(files)
                elif name == PICTURE:
                    decode_picture(files, self._picture)
                    yield from word_faults(files[name])
                elif shape is not None:
                    self._decode(files, name, shape[1])
                    yield from text_faults(name, files[name])
            except DataFault as fault:
                yield fault
        if not any(name.startswith(SCENARIOS) for name in files):
            yield DataFault(SCENARIOS, "", NO_SCENARIO())


#: Keys that hold a name in both languages.
NAMES = ("name", "label", "months")
#: Keys that hold a sentence in both languages.
SENTENCES = ("summary",)
MOST_CHARACTERS = 100
MOST_OF_A_SENTENCE = 300


def text_faults(name: str, data: bytes) -> Iterator[DataFault]:
    """What is wrong with a sound file's keys and names: a key twice in an object, a name that cannot be shown."""
    twin = codec.twin_in(data)
    if twin is not None:
        place, reason = twin
        yield DataFault(name, place, said(reason))
        return
    yield from _names_in(name, "", msgspec.json.decode(data))


def _names_in(file: str, place: str, value: Any) -> Iterator[DataFault]:
    if isinstance(value, list):
        for number, item in enumerate(value):
            yield from _names_in(file, f"{place}/{number}", item)
    if not isinstance(value, dict):
        return
    for key, item in value.items():
        if key in (*NAMES, *SENTENCES) and isinstance(item, dict):
            most = MOST_CHARACTERS if key in NAMES else MOST_OF_A_SENTENCE
            yield from _name(file, f"{place}/{key}", item, most)
        else:
            yield from _names_in(file, f"{place}/{key}", item)


def _name(file: str, place: str, forms: dict[str, Any], most: int) -> Iterator[DataFault]:
    for language in ("en", "fr"):
        if not str(forms.get(language, "")).strip():
            yield DataFault(file, place, TEXTS["name-missing"](language=language))
    for form, word in forms.items():
        if len(str(word)) > most or on_one_line(str(word)) != word:
            yield DataFault(file, f"{place}/{form}", NAME_TOO_LONG(most=most))
