"""All pages of a game in a language: by name, by clause, searched."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from typing import NamedTuple

from anahuac.engine.text import in_english
from anahuac.help.blocks import Heading, Page, Prose, Section, plain
from anahuac.help.parsing import read_page
from anahuac.help.search import Entry, Hit, search
from anahuac.resources import ResourceMissing, resource_bytes, resource_names
from anahuac.rulebook import Clause, RulebookError, clauses

log = logging.getLogger("anahuac.help")


class Place(NamedTuple):
    """A section: the name of its page, and its number there; 0 is what stands before the first heading."""

    page: str
    section: int = 0


def bare(name: str) -> str:
    """A page's name without its number: what links to it say."""
    number, dash, rest = name.partition("-")
    return rest if dash and number[:1].isdigit() else name


class Book:
    """Pages in order, and what leads to their sections. ``titles`` are the clauses' own, by id."""

    def __init__(self, pages: tuple[Page, ...], titles: Mapping[str, str]) -> None:
        self.pages = pages
        self.titles = titles
        self._of_name = {page.name: page for page in pages}
        self._bare = {bare(page.name): page for page in pages}
        self._clauses = {
            clause: Place(page.name, at)
            for page in pages
            for at, section in enumerate(page.sections)
            for clause in section.clauses
        }

    def page(self, name: str) -> Page | None:
        """A page by its name, with or without its number."""
        return self._of_name.get(name) or self._bare.get(name)

    def section(self, place: Place) -> Section | None:
        """The section at a place."""
        page = self.page(place.page)
        return page.sections[place.section] if page and 0 <= place.section < len(page.sections) else None

    def of_clause(self, clause: str) -> Place | None:
        """Where a clause is explained."""
        return self._clauses.get(clause)

    def of_link(self, target: str) -> Place | None:
        """Where a link of a page leads: ``clause:ID`` or ``page:NAME``."""
        kind, _, name = target.partition(":")
        if kind == "clause":
            return self.of_clause(name)
        page = self.page(name) if kind == "page" else None
        return Place(page.name) if page is not None else None

    def see_also(self, place: Place) -> tuple[str, ...]:
        """Clauses that a section cites and another explains, each once."""
        section = self.section(place)
        cited = section.links if section is not None else ()
        ids = [target.removeprefix("clause:") for target in cited if target.startswith("clause:")]
        return tuple(clause for clause in ids if self.of_clause(clause) not in (None, place))

    def title(self, place: Place) -> str:
        """The heading of a section."""
        section = self.section(place)
        return plain(section.title) if section is not None else ""

    def excerpt(self, place: Place, most: int = 320) -> str:
        """The first lines of a section, cut at a word."""
        section = self.section(place)
        prose = (
            [plain(block.markdown) for block in section.blocks if isinstance(block, Prose)] if section else []
        )
        words = " ".join(prose)
        return (
            words if len(words) <= most else words[: words.rfind(" ", 0, most)].rstrip(" ,;:.\u202f") + " …"
        )

    def places(self) -> Iterator[Place]:
        """All sections in order."""
        for page in self.pages:
            for at in range(len(page.sections)):
                yield Place(page.name, at)

    def search(self, query: str) -> list[tuple[Place, Hit]]:
        """Sections that hold every word asked for, or explain the clause asked for, the best first."""
        places = self._places
        return [(places[hit.number], hit) for hit in search(self._entries, query)]

    @cached_property
    def _places(self) -> tuple[Place, ...]:
        return tuple(self.places())

    @cached_property
    def _entries(self) -> tuple[Entry, ...]:
        made = []
        for number, place in enumerate(self._places):
            section = self.section(place)
            page = self.page(place.page)
            assert section is not None
            assert page is not None
            inner = [plain(block.said) for block in section.blocks if isinstance(block, Heading)]
            named = [self.titles.get(clause, "") for clause in section.clauses]
            within = " ".join((*inner, *named, *section.clauses))
            said, title = plain(section.title), plain(page.title)
            made.append(
                Entry.of(number, title, said, section.clauses, within, section.text, place.section == 0)
            )
        return tuple(made)


@cache
def open_book(game: str, language: str) -> Book:
    """The rules help of a shipped game; empty where it has none. What is wrong in it is logged and left out."""
    folder = f"games/{game}/help/{language}"
    try:
        names = [name for name in resource_names(folder) if name.endswith(".md")]
    except ResourceMissing:
        names = []
    pages = []
    for name in names:
        page, faults = read_page(name.rpartition("/")[2].removesuffix(".md"), resource_bytes(name))
        for fault in faults:
            log.warning("%s, line %d: %s", name, fault.line, in_english(fault.reason))
        pages.append(page)
    titles = {clause.id: clause.title.get(language) or clause.title.get("en", "") for clause in known(game)}
    return Book(tuple(pages), titles)


def known(game: str) -> list[Clause]:
    """The clauses of a game, none where its list cannot be read."""
    try:
        return clauses(game)
    except (ResourceMissing, RulebookError) as error:
        log.warning("no clauses: %s", error)
        return []
