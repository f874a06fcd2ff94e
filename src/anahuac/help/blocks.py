"""What a page of the rules help is made of, as plain values."""

from __future__ import annotations

import re
from dataclasses import dataclass

_LINK = re.compile(r"\[([^\[\]]*)\]\(([^()\s]*)\)")
_MARKS = re.compile(r"\\([\\`*_{}\[\]()#+\-.!|>~])|\*\*|(?<!\w)[*_]|[*_](?!\w)|`|~~")
_ITEM = re.compile(r"^\s*(?:[-*+]|\d{1,3}[.)])\s+", re.MULTILINE)


def plain(markdown: str) -> str:
    """The words of a piece of Markdown alone, on one line a paragraph."""
    words = _ITEM.sub("", _LINK.sub(r"\1", markdown))
    words = _MARKS.sub(lambda found: found[1] or "", words)
    return re.sub(r"[ \t]*\n[ \t]*", " ", words).strip()


def links(markdown: str) -> tuple[str, ...]:
    """Where a piece of Markdown links to, in order."""
    return tuple(target for _, target in _LINK.findall(markdown))


@dataclass(frozen=True)
class Prose:
    """Paragraphs and lists, in Markdown."""

    markdown: str


@dataclass(frozen=True)
class Heading:
    """A heading within a section."""

    said: str


@dataclass(frozen=True)
class Example:
    """An example, in Markdown."""

    markdown: str


@dataclass(frozen=True)
class Grid:
    """A small table written in the page; cells in Markdown."""

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Picture:
    """A picture the program draws: ``name`` as ``"unit/spain-EB"``, and what it shows in words."""

    name: str
    alt: str


@dataclass(frozen=True)
class TableOf:
    """A table of the game's data by its name."""

    name: str


Block = Prose | Heading | Example | Grid | Picture | TableOf


def text_of(block: Block) -> str:
    """The words of a block, for searching and reading aloud."""
    match block:
        case Prose(markdown) | Example(markdown):
            return plain(markdown)
        case Heading(said):
            return plain(said)
        case Picture(_, alt):
            return plain(alt)
        case Grid(header, rows):
            return " ".join(plain(cell) for row in (header, *rows) for cell in row)
        case TableOf():
            return ""


def links_of(block: Block) -> tuple[str, ...]:
    """Where a block links to."""
    match block:
        case Prose(markdown) | Example(markdown):
            return links(markdown)
        case Grid(header, rows):
            return tuple(target for row in (header, *rows) for cell in row for target in links(cell))
        case _:
            return ()


@dataclass(frozen=True)
class Section:
    """A part of a page under its heading; the first of a page is what stands before any.

    ``clauses`` are the ids of the clauses it explains, ``line`` where it begins in the file.
    """

    title: str
    clauses: tuple[str, ...]
    blocks: tuple[Block, ...]
    line: int = 1

    @property
    def text(self) -> str:
        """All its words."""
        return re.sub(r"\s{2,}", " ", " ".join(map(text_of, self.blocks))).strip()

    @property
    def links(self) -> tuple[str, ...]:
        """Where it links to, each once, in order."""
        return tuple(dict.fromkeys(target for block in self.blocks for target in links_of(block)))


@dataclass(frozen=True)
class Page:
    """A page: the stem of its file's name, its title, and its sections."""

    name: str
    title: str
    sections: tuple[Section, ...]
