"""Map documents from bytes and back, with every refusal named by place and reason.

The input may come from a stranger: its size is bounded before it is parsed, numbers
must be finite and sane, lists are bounded, unknown and repeated keys are refused, and
no depth of nesting can exhaust the stack.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from anahuac.board.canonical import render
from anahuac.board.document import FORMAT, VERSION, MapDoc
from anahuac.board.errors import MapFault, Reason
from anahuac.board.integrity import structure_faults

MAX_BYTES = 8_000_000
"""A longer map document is refused unread; readers of files should not load more than this and one byte."""


class _Head(msgspec.Struct):
    format: str
    version: int


_HEAD = msgspec.json.Decoder(_Head)
_MAP = msgspec.json.Decoder(MapDoc)


def decode_map(data: bytes, name: str) -> MapDoc:
    """The document in ``data``; ``name`` is the file's, for the message.

    Raises ``MapFault`` for anything that is not a whole, structurally sound document of
    this version. Geometry and content are the business of ``validate.faults``.
    """
    if len(data) > MAX_BYTES:
        raise MapFault(name, "", Reason("too-large", {"size": len(data), "limit": MAX_BYTES}))
    try:
        _refuse_other_formats(_HEAD.decode(data), name)
        doc = _MAP.decode(data)
        twin = twin_in(data)
    except RecursionError:
        raise MapFault(name, "", Reason("too-deep")) from None
    except msgspec.ValidationError as error:
        raise MapFault(name, *explain(str(error))) from None
    except msgspec.DecodeError as error:
        raise MapFault(name, "", unreadable(data, error)) from None
    if twin is not None:
        raise MapFault(name, *twin)
    for found in structure_faults(doc):
        raise MapFault(name, found.place, found.reason)
    return doc


def encode_map(doc: MapDoc) -> bytes:
    """The canonical text of a document: equal documents give equal bytes."""
    return render(msgspec.to_builtins(doc))


def schema() -> bytes:
    """The JSON schema of map documents, for editors and other programs."""
    return render(msgspec.json.schema(MapDoc))


def unreadable(data: bytes, error: Exception) -> Reason:
    """Why msgspec, which raised ``error``, could not read ``data`` as JSON: no text at all, or where it goes wrong.

    Lines and columns count from 1, columns in characters; a document that breaks off goes wrong at its end.
    """
    try:
        data.decode()
    except UnicodeDecodeError as fault:
        return Reason("not-text", {"byte": fault.start})
    found = re.search(r"\(byte (\d+)\)$", str(error))
    before = data[: int(found[1])] if found else data
    line = before.rpartition(b"\n")[2].decode(errors="replace")
    return Reason("not-json", {"line": before.count(b"\n") + 1, "column": len(line) + 1})


def _refuse_other_formats(head: _Head, name: str) -> None:
    if head.format != FORMAT:
        found = Reason("foreign-format", {"found": head.format[:80], "expected": FORMAT})
        raise MapFault(name, "/format", found)
    if head.version != VERSION:
        code = "newer-version" if head.version > VERSION else "unknown-version"
        raise MapFault(name, "/version", Reason(code, {"found": head.version, "known": VERSION}))


class _Twin(NamedTuple):
    """Stands for an object in which ``key`` occurs twice."""

    key: str


def twin_in(data: bytes) -> tuple[str, Reason] | None:
    """Place of the first object in sound JSON in which a key occurs twice, and the reason to refuse it.

    msgspec would silently keep the last of the two.
    """
    twins: list[_Twin] = []

    def looked_at(pairs: list[tuple[str, Any]]) -> dict[str, Any] | _Twin:
        found = dict(pairs)
        if len(found) == len(pairs):
            return found
        keys = [key for key, _ in pairs]
        twins.append(_Twin(next(key for key in keys if keys.count(key) > 1)))
        return twins[-1]

    whole = json.loads(data, object_pairs_hook=looked_at)
    if not twins:
        return None
    place, twin = next(_twins_in(whole, ""))
    return place, Reason("duplicate-key", {"key": twin.key})


def _twins_in(value: Any, place: str) -> Iterator[tuple[str, _Twin]]:
    if isinstance(value, _Twin):
        yield place, value
    elif isinstance(value, dict | list):
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _twins_in(item, f"{place}/{key}")


_PLACE = re.compile(r"^(?P<what>.*?)(?: - at `(?P<place>[^`]*)`)?$", re.DOTALL)
_PATTERNS = (
    (re.compile(r"Object contains unknown field `(?P<key>.*)`"), "unknown-key"),
    (re.compile(r"Object missing required field `(?P<key>.*)`"), "missing-key"),
    (re.compile(r"Invalid (?:enum )?value '?(?P<found>.*?)'?"), "unknown-kind"),
    (re.compile(r"Expected `(?:array|object|str)` of length (?P<bound>.*)"), "wrong-length"),
    (re.compile(r"Expected `(?:int|float)` (?P<bound>[<>]=? .*)"), "out-of-range"),
    (re.compile(r"(?P<bound>Integer|Number) (?:value )?out of range"), "out-of-range"),
    (re.compile(r"Expected `str` matching regex (?P<pattern>.*)"), "not-allowed-text"),
    (re.compile(r"Expected `(?P<expected>.*?)`, got `(?P<found>.*?)`"), "wrong-type"),
)


def explain(message: str) -> tuple[str, Reason]:
    """Place (JSON pointer) and reason of a msgspec validation message."""
    match = _PLACE.match(message)
    what, place = (match["what"], match["place"] or "") if match else (message, "")
    for pattern, code in _PATTERNS:
        if found := pattern.fullmatch(what):
            return _pointer(place), Reason(
                code, {key: value[:80] for key, value in found.groupdict().items()}
            )
    return _pointer(place), Reason("invalid-value", {"detail": what[:200]})


def _pointer(path: str) -> str:
    """``$.boards[0].layers[...]`` as ``/boards/0/layers/...``."""
    return re.sub(r"[.\[]", "/", path.removeprefix("$").replace("[...]", ".*").replace("]", ""))
