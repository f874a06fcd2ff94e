"""Texts to strings: a template, its fields and names rendered in a language, without Qt.

The window and the command line share this, so that the log reads the same in both. Catalogues are the
``.ts`` files of Qt Linguist, read as they are; a text without translation is shown in English and logged
once.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING
from xml.parsers import expat

from anahuac.engine.text import Param, Ref, Template, Text, english_form, text
from anahuac.resources import ResourceMissing, translation_bytes

if TYPE_CHECKING:
    from anahuac.engine.game import LogLine

log = logging.getLogger("anahuac.wording")

#: Languages the program speaks, by code, each named in itself.
LANGUAGES: Mapping[str, str] = {"en": "English", "fr": "Français"}
#: Context and source of a template to its forms: one, or singular and plural.
Catalogue = Mapping[tuple[str, str], tuple[str, ...]]
#: Forms of a name by language (``Game.names``).
Names = Callable[[Ref], Mapping[str, str]]

LIST_MORE = text("list", "{first}, {rest}")
LIST_LAST = text("list", "{first} and {last}")

_THIN = "\u202f"
_NO_BREAK = "\u00a0"
_BEFORE_MARKS = re.compile(r"[ \u00a0]+(?=[;:!?»]|%(?!n))")
_AFTER_QUOTE = re.compile(r"«[ \u00a0]+")
_VOWELS = "aàâäeéèêëiîïoôöuùûüœæ"


class CatalogueFault(ValueError):
    """A catalogue cannot be read; the message names the file and the reason."""


@lru_cache(maxsize=4)
def catalogue(language: str) -> Catalogue:
    """The finished entries of a language's catalogue; empty where it has none.

    Raises CatalogueFault when the file is no catalogue.
    """
    try:
        content = translation_bytes(language)
    except ResourceMissing as error:
        log.warning("no catalogue for %s: %s", language, error)
        return {}
    return _Reader(language).read(content)


class _Reader:
    """Goes through a catalogue once: a tree of all its elements takes three times as long, at every start."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._found: dict[tuple[str, str], tuple[str, ...]] = {}
        self._context = self._source = self._text = ""
        self._forms: list[str] = []
        self._plain = ""
        self._is_finished = False

    def read(self, content: bytes) -> Catalogue:
        """The finished entries. Raises CatalogueFault."""
        parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartElementHandler = self._begin
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._take
        try:
            parser.Parse(content, True)
        except expat.ExpatError as error:
            raise CatalogueFault(f"anahuac_{self._language}.ts: {error}") from error
        return self._found

    def _begin(self, tag: str, attributes: dict[str, str]) -> None:
        self._text = ""
        if tag == "message":
            self._source, self._plain, self._forms, self._is_finished = "", "", [], False
        elif tag == "translation":
            self._is_finished = attributes.get("type") not in ("unfinished", "vanished", "obsolete")

    def _take(self, text: str) -> None:
        self._text += text

    def _end(self, tag: str) -> None:
        match tag:
            case "name":
                self._context = self._text
            case "source":
                self._source = self._text
            case "numerusform":
                self._forms.append(self._text)
            case "translation":
                self._plain = self._text
            case "message" if self._is_finished:
                forms = self._forms or [self._plain]
                if all(forms):
                    key = self._context, self._source
                    self._found[key] = tuple(_typeset(form, self._language) for form in forms)
        self._text = ""


def _typeset(form: str, language: str) -> str:
    """French punctuation as printers set it: thin no-break spaces, a real apostrophe."""
    if language != "fr":
        return form
    form = form.replace("'", "’")
    if any(mark in form for mark in ";:!?»%"):
        form = _BEFORE_MARKS.sub(_THIN, form)
    return _AFTER_QUOTE.sub("«" + _THIN, form) if "«" in form else form


class Wording:
    """Renders texts in one language. ``names`` gives the forms of a game's names; ids show without it."""

    def __init__(self, language: str, names: Names | None = None, entries: Catalogue | None = None) -> None:
        self.language = language if language in LANGUAGES else "en"
        self.names = names
        self._entries = catalogue(self.language) if entries is None else entries
        self._missed: set[tuple[str, str]] = set()

    def __call__(self, said: Param | Template) -> str:
        """A text, template without fields, name, number, literal or list as a string."""
        match said:
            case Template():
                return self._text(said())
            case Text():
                return self._text(said)
            case Ref():
                return self.name(said)
            case int():
                return self.number(said)
            case str():
                return said
            case tuple():
                return self._list(said)

    def sentence(self, said: Param | Template) -> str:
        """The same beginning with a capital letter: a name with its article may come first."""
        return capitalised(self(said))

    def log_line(self, line: LogLine) -> str:
        """The sentence of a line of the log."""
        return self.sentence(line.text)

    def number(self, value: int) -> str:
        """A whole number: groups of three from five digits on, a real minus sign."""
        digits = str(abs(value))
        if len(digits) > 4:
            mark = _THIN if self.language == "fr" else ","
            digits = f"{abs(value):,}".replace(",", mark)
        return "\u2212" + digits if value < 0 else digits

    def percent(self, value: int) -> str:
        """A share in hundredths."""
        return self.number(value) + (f"{_THIN}%" if self.language == "fr" else "%")

    def name(self, ref: Ref) -> str:
        """A name in the form asked for; a form the data leaves out is made from the bare name."""
        try:
            forms = self.names(ref) if self.names is not None else {}
        except LookupError:
            log.warning("no name for %s %r", ref.kind, ref.id)
            forms = {}
        bare = forms.get(self.language) or forms.get("en") or ref.id
        if not ref.form:
            return bare
        given = forms.get(f"{self.language}_{ref.form}")
        if given:
            return given
        if self.language != "fr":
            return bare
        definite = forms.get("fr_def") or bare
        return _with_de(definite) if ref.form == "de" else definite

    # ------------------------------------------------------------------ helpers

    def _text(self, said: Text) -> str:
        template = self._form(said)
        if said.n is not None:
            template = template.replace("%n", self.number(said.n))
        if not said.params:
            return template.replace("{{", "{").replace("}}", "}")
        return template.format_map({name: self(value) for name, value in said.params})

    def _form(self, said: Text) -> str:
        forms = self._entries.get((said.context, said.source))
        if forms is None:
            if self.language != "en" and (said.context, said.source) not in self._missed:
                self._missed.add((said.context, said.source))
                log.warning("no %s translation of %r in %r", self.language, said.source, said.context)
            return said.source if said.n is None else english_form(said.source, said.n)
        return forms[0] if said.n is None or self._is_singular(said.n) else forms[-1]

    def _is_singular(self, n: int) -> bool:
        return abs(n) < 2 if self.language == "fr" else abs(n) == 1

    def _list(self, items: tuple[Param, ...]) -> str:
        if not items:
            return ""
        if len(items) == 1:
            return self(items[0])
        joined = self._text(LIST_LAST(first=items[-2], last=items[-1]))
        for item in reversed(items[:-2]):
            joined = self._text(LIST_MORE(first=item, rest=joined))
        return joined


def _with_de(name: str) -> str:
    for article, form in (("le ", "du "), ("les ", "des "), ("Le ", "du "), ("Les ", "des ")):
        if name.startswith(article):
            return form + name.removeprefix(article)
    return "d’" + name if name[:1].lower() in _VOWELS else "de " + name


def capitalised(sentence: str) -> str:
    """The sentence with a capital first letter."""
    return sentence[:1].upper() + sentence[1:]
