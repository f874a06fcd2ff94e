"""What is wrong with the pages of a game: each by itself, and all of them together in both languages."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from anahuac.engine.text import Param, Text
from anahuac.help import texts
from anahuac.help.blocks import Page, Picture, TableOf
from anahuac.help.book import bare
from anahuac.help.parsing import MOST_BYTES, PageFault, read_page
from anahuac.help.typography import slips
from anahuac.registry import shows
from anahuac.resources import resource_names
from anahuac.rulebook import Clause, clauses

__all__ = ["LANGUAGES", "MOST_BYTES", "Known", "known_of", "line_of", "page_faults"]
LANGUAGES = ("en", "fr")
FOLDER = "help/"
#: Kinds of clauses that somebody who plays has to know, so that a page must explain them.
EXPLAINED = ("rule", "option", "ruling")
_NAME = re.compile(r"help/([a-z]{2})/(\d\d[a-z]?-[a-z0-9-]+)\.md")


@dataclass(frozen=True)
class Known:
    """What pages of a game may name: its clauses, pictures (``"unit/spain-EB"``) and tables."""

    clauses: Sequence[Clause]
    pictures: Collection[str]
    tables: Collection[str]


def known_of(game: str) -> Known:
    """What pages of a shipped game may name."""
    shown = shows(game)
    icons = (name.removeprefix("icons/").removesuffix(".svg") for name in resource_names("icons"))
    return Known(clauses(game), shown.pictures | {f"glyph/{icon}" for icon in icons}, shown.tables)


def line_of(fault: PageFault) -> Param:
    """The place of a fault in words, "" for the whole page."""
    return texts.LINE(line=fault.line) if fault.line else ""


def page_faults(files: Mapping[str, bytes], known: Known) -> Iterator[tuple[str, PageFault]]:
    """Everything that is wrong with the pages among the files of a game's folder (``"help/en/01-name.md"``), each
    with the file's name."""
    pages: dict[str, dict[str, Page]] = {language: {} for language in LANGUAGES}
    for name in sorted(files):
        if not name.startswith(FOLDER) or not name.endswith(".md"):
            continue
        match = _NAME.fullmatch(name)
        if match is None or match[1] not in LANGUAGES:
            yield name, PageFault(0, texts.STRANGE_NAME())
            continue
        page, faults = read_page(match[2], files[name])
        pages[match[1]][match[2]] = page
        yield from ((name, fault) for fault in faults)
        if match[1] == "fr":
            yield from ((name, fault) for fault in _typography(files[name]))
    for language, found in pages.items():
        yield from _names(language, found, known)
        yield from _once(language, found, known)
    yield from _twins(pages)


def _file(language: str, page: str) -> str:
    return f"{FOLDER}{language}/{page}.md"


def _typography(data: bytes) -> Iterator[PageFault]:
    for number, line in enumerate(data.decode("utf-8", "replace").splitlines(), 1):
        for reason in slips(line):
            yield PageFault(number, reason)


def _names(language: str, pages: Mapping[str, Page], known: Known) -> Iterator[tuple[str, PageFault]]:
    """Links, pictures and tables that lead nowhere."""
    clauses = {clause.id for clause in known.clauses}
    targets = {*pages, *(bare(name) for name in pages)}
    for name, page in pages.items():
        for section in page.sections:
            reasons: list[Text] = [
                texts.NO_CLAUSE(clause=clause) for clause in section.clauses if clause not in clauses
            ]
            for target in section.links:
                kind, _, what = target.partition(":")
                if kind == "clause" and what not in clauses:
                    reasons.append(texts.NO_CLAUSE(clause=what))
                elif kind == "page" and what not in targets:
                    reasons.append(texts.NO_PAGE(page=what))
            for block in section.blocks:
                if isinstance(block, Picture) and block.name not in known.pictures:
                    reasons.append(texts.NO_PICTURE(picture=block.name))
                elif isinstance(block, TableOf) and block.name not in known.tables:
                    reasons.append(texts.NO_TABLE(table=block.name))
            yield from ((_file(language, name), PageFault(section.line, reason)) for reason in reasons)


def _once(language: str, pages: Mapping[str, Page], known: Known) -> Iterator[tuple[str, PageFault]]:
    """Clauses explained twice, or nowhere although there are pages."""
    where: dict[str, str] = {}
    for name, page in pages.items():
        for section in page.sections:
            for clause in section.clauses:
                if clause in where:
                    reason = texts.TWICE(clause=clause, other=where[clause])
                    yield _file(language, name), PageFault(section.line, reason)
                where[clause] = f"{name}.md"
    if pages:
        for entry in known.clauses:
            if entry.kind in EXPLAINED and entry.id not in where:
                yield f"{FOLDER}{language}", PageFault(0, texts.NOT_EXPLAINED(clause=entry.id))


def _twins(pages: Mapping[str, Mapping[str, Page]]) -> Iterator[tuple[str, PageFault]]:
    """Pages that are not the same in both languages."""
    first, second = LANGUAGES
    for language, other in ((first, second), (second, first)):
        for name in pages[language]:
            if name not in pages[other]:
                yield _file(language, name), PageFault(0, texts.NO_TWIN(language=other))
    for name, page in pages[second].items():
        twin = pages[first].get(name)
        if twin is None:
            continue
        file = _file(second, name)
        if len(twin.sections) != len(page.sections):
            yield file, PageFault(0, texts.OTHER_SECTIONS(len(page.sections), language=first))
            continue
        for mine, theirs in zip_longest(page.sections, twin.sections):
            if set(mine.clauses) != set(theirs.clauses):
                yield file, PageFault(mine.line, texts.OTHER_CLAUSES(language=first))
            if _shown(mine.blocks) != _shown(theirs.blocks):
                yield file, PageFault(mine.line, texts.OTHER_LINKS(language=first))


def _shown(blocks: Sequence[object]) -> list[str]:
    return [block.name for block in blocks if isinstance(block, Picture | TableOf)]
