"""Texts a person will read, kept as templates with named fields until somebody renders them.

A template is declared once as a module constant, so that translators see it and tests can list it::

    STORMS = text("siege", "{unit} storms {place}.")
    STORMS(unit=Ref("unit", "u12"), place=Ref("place", "0505"))

A rendered string is never stored: a match saved in French opens in English.
"""

from __future__ import annotations

import re
from string import Formatter
from typing import Literal

import msgspec

#: What a terminal would obey instead of showing it, and what would turn the words around it about.
_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")


def on_one_line(words: str) -> str:
    """A stranger's words (the name of a file or a match) fit to be shown among our own.

    Every end of line becomes a blank, every character that could not be seen a mark.
    """
    return _UNSEEN.sub(lambda found: " " if found[0].isspace() else "\ufffd", words)


class Ref(msgspec.Struct, frozen=True, tag="ref"):
    """A name kept in a game's data, resolved when rendered.

    ``kind`` and ``id`` name the thing (``"place"``, ``"22"``); ``form`` asks for a grammatical form where a
    language has one: ``"def"`` with the article, ``"de"`` with the preposition *of*, ``""`` the bare name.
    """

    kind: str
    id: str
    form: str = ""


class Text(msgspec.Struct, frozen=True, tag="text"):
    """A template bound to its parameters; ``n`` is the count of a plural template, else ``None``."""

    context: str
    source: str
    params: tuple[tuple[str, Param], ...] = ()
    n: int | None = None


#: What may stand in a field: a number, a literal (ids, file names), a nested text, a name, or a list of those.
Param = int | str | Text | Ref | tuple["Param", ...]


def in_english(said: Param) -> str:
    """A text in English, with ids for names: for logs and traces, which nobody translates."""
    match said:
        case Text():
            template = said.source
            if said.n is not None:
                template = english_form(template, said.n).replace("%n", str(said.n))
            return template.format_map({name: in_english(value) for name, value in said.params})
        case Ref():
            return said.id
        case tuple():
            return ", ".join(map(in_english, said))
    return str(said)


def english_form(source: str, n: int) -> str:
    """A plural template in English, its ``(s)`` and ``(es)`` kept or dropped and ``%n`` left in."""
    for ending in ("s", "es"):
        source = source.replace(f"({ending})", "" if n == 1 else ending)
    return source


class TextError(ValueError):
    """A template was declared or bound wrongly. A programming error, found by tests."""


def fields_of(source: str) -> frozenset[str]:
    """Names of the fields of a template. Raises TextError for a positional, dotted or formatted field."""
    names = set()
    for _, name, spec, conversion in Formatter().parse(source):
        if name is None:
            continue
        if not name.isidentifier() or spec or conversion:
            raise TextError(f"field {name!r} of {source!r} is not a plain name")
        names.add(name)
    return frozenset(names)


class Template:
    """A declared text. Calling it binds the fields and gives a :class:`Text`."""

    __slots__ = ("context", "fields", "is_plural", "source")

    def __init__(self, context: str, source: str, is_plural: bool = False) -> None:
        self.context = context
        self.source = source
        self.is_plural = is_plural
        self.fields = fields_of(source)

    def __call__(self, n: int | None = None, /, **params: Param) -> Text:
        """Bind. A plural template takes its count as the one positional argument.

        Raises TextError when a field is missing or unknown, or the count is missing or superfluous.
        """
        if params.keys() != self.fields or (n is None) == self.is_plural:
            raise TextError(f"{self.source!r} takes {sorted(self.fields)}, got {sorted(params)} and n={n}")
        return Text(self.context, self.source, tuple(params.items()), n)

    def __repr__(self) -> str:
        return f"Template({self.context!r}, {self.source!r})"


def text(context: str, source: str) -> Template:
    """Declare a template; both arguments must be string literals, or the extractor misses them."""
    return Template(context, source)


def plural(context: str, source: str, disambiguation: str, n: Literal[1]) -> Template:
    """Declare a template with ``%n``; the last two arguments only serve the extractor.

    It takes a text for a plural one when a number literal stands in the fourth place, and misses a name there.
    """
    if disambiguation or "%n" not in source:
        raise TextError(f"a plural text needs %n and no disambiguation: {source!r}")
    del n
    return Template(context, source, is_plural=True)
