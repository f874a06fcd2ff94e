"""Faults of map documents in words. The board itself keeps codes (:mod:`anahuac.board.errors`), no sentences."""

from __future__ import annotations

from collections.abc import Mapping

from anahuac.board.errors import Reason, Value
from anahuac.engine.text import Param, Template, Text, text

#: A template for every code of ``board.errors.PARAMETERS``, with the same fields.
TEXTS: Mapping[str, Template] = {
    # reading
    "too-large": text("content", "the file has {size} bytes, more than the {limit} allowed"),
    "not-text": text("content", "this is not text in UTF-8: byte {byte} does not fit"),
    "not-json": text("content", "this is not JSON: it goes wrong in line {line}, column {column}"),
    "too-deep": text("content", "lists and objects are nested too deeply"),
    "foreign-format": text("content", "the format is “{found}”, not “{expected}”"),
    "newer-version": text(
        "content", "version {found} of the format is newer than version {known}, which this program knows"
    ),
    "unknown-version": text(
        "content", "there is no version {found} of the format; this program knows {known}"
    ),
    "unknown-key": text("content", "the key “{key}” is not known here"),
    "missing-key": text("content", "the key “{key}” is missing"),
    "duplicate-key": text("content", "the key “{key}” appears here twice"),
    "unknown-kind": text("content", "“{found}” is not one of the values allowed here"),
    "wrong-type": text("content", "this must be {expected}, not {found}"),
    "out-of-range": text("content", "the number is out of range ({bound})"),
    "wrong-length": text("content", "the length must be {bound}"),
    "not-allowed-text": text("content", "the text does not have the form {pattern}"),
    "invalid-value": text("content", "the value is not allowed: {detail}"),
    # structure
    "duplicate-id": text("content", "the id {id} is used twice"),
    "unknown-node": text("content", "there is no node {node}"),
    "unknown-arc": text("content", "there is no arc {arc}"),
    "unknown-area": text("content", "there is no area {area}"),
    "unknown-link": text("content", "there is no link {link}"),
    "unknown-hex": text("content", "there is no hex {hex}"),
    "too-many-points": text("content", "{points} points are more than the {limit} allowed"),
    "joined-to-itself": text("content", "{id} is joined to itself"),
    "twice-adjacent": text("content", "{a} and {b} are listed as neighbours twice"),
    "hex-outside-grid": text("content", "the hex {hex} lies outside the grid"),
    "not-neighbours": text("content", "the hexes {a} and {b} are not neighbours"),
    "hexside-twice": text("content", "the hexside of {a} and {b} is listed twice as {kind}"),
    # geometry and content
    "ring-not-closed": text(
        "content", "outline {ring} is not closed: arc {arc} does not go on where the last ends"
    ),
    "ring-crosses-itself": text("content", "the outline crosses itself at {x}, {y}"),
    "ring-outside-outline": text("content", "hole {ring} does not lie inside the outline"),
    "dangling-arc": text("content", "the arc bounds no area"),
    "unused-node": text("content", "no arc ends in this node"),
    "side-used-twice": text("content", "the same side of the arc bounds both {a} and {b}"),
    "repeated-point": text("content", "the point {x}, {y} appears here twice in a row"),
    "overlap": text("content", "the area overlaps {other} by {area} square units"),
    "touch-without-node": text("content", "the arc meets {other} at {x}, {y}, where there is no node"),
    "sliver": text("content", "the area is a sliver of {area} square units, only {width} wide"),
    "outside-plane": text("content", "the point {x}, {y} lies outside the plane of the board"),
    "no-neighbours": text("content", "the area has no neighbour"),
    "label-outside": text("content", "the label does not lie inside its area"),
    "anchor-outside": text("content", "the anchor {anchor} does not lie inside its area"),
    "name-missing": text("content", "the name is missing in “{language}”"),
    "link-not-on-shore": text("content", "the {end} of the link does not lie on the shore of area {area}"),
    "link-leaves-water": text("content", "the link leaves the water between its ends"),
    "adjacency-missing": text("content", "{a} and {b} touch ({kind}) but are not listed as neighbours"),
    "adjacency-surplus": text("content", "{a} and {b} are listed as neighbours ({kind}) but do not touch"),
    "adjacency-differs": text("content", "how {a} and {b} are neighbours is not what the arcs say"),
    "override-without-effect": text("content", "the exception for {a} and {b} changes nothing"),
    "unreachable": text("content", "no way leads here from {start}"),
    "matrix-not-symmetric": text("content", "from {a} to {b} is not as far as from {b} to {a}"),
}


#: Words of the program's own that stand in parameters: types of JSON, kinds of contact, ends of a link.
WORDS: Mapping[str, Template] = {
    "object": text("content", "an object"),
    "array": text("content", "a list"),
    "str": text("content", "a text"),
    "int": text("content", "a whole number"),
    "float": text("content", "a number"),
    "bool": text("content", "true or false"),
    "null": text("content", "nothing"),
    "border": text("content", "along a border"),
    "junction": text("content", "in a corner"),
    "link": text("content", "by a link"),
    "start": text("content", "beginning"),
    "end": text("content", "end"),
}
EITHER = text("content", "{first} or {second}")
#: Parameters that hold such words; all others are names and numbers of the document.
WORDED = {"wrong-type": ("expected", "found"), "link-not-on-shore": ("end",)} | dict.fromkeys(
    ("adjacency-missing", "adjacency-surplus"), ("kind",)
)


def said(reason: Reason) -> Text:
    """Why something in a map document is refused, as a text for its author."""
    worded = WORDED.get(reason.code, ())
    fields = {
        name: _words(value) if name in worded else _literal(value) for name, value in reason.params.items()
    }
    return TEXTS[reason.code](**fields)


def _words(value: Value) -> Param:
    """``int | null`` as words; what is none of them stays as it is."""
    first, bar, rest = str(value).partition(" | ")
    known = WORDS.get(first)
    word: Param = first if known is None else known()
    return EITHER(first=word, second=_words(rest)) if bar else word


def _literal(value: Value) -> str:
    """As the file writes it: ids, byte counts and coordinates are not grouped in threes."""
    return format(value, "g") if isinstance(value, float) else str(value)
