"""From the bytes of a page to its parts. Nothing in a page can make it fail: what is wrong is told and left out.

A page has a title (``# Title``), a lead, and sections (``## Title {6.2-a 6.2-b}``). Whatever the window would hand
on to a Markdown reader is looked at here first: no HTML, no addresses, no files, no deep nesting.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from anahuac.engine.text import Text
from anahuac.help import texts
from anahuac.help.blocks import Block, Example, Grid, Heading, Page, Picture, Prose, Section, TableOf

MOST_BYTES = 100_000
MOST_LETTERS = 4000
#: A list within a list within a list is as deep as a page goes.
MOST_INDENT = 12

_TITLE = re.compile(r"# +(.*\S)\s*")
_HEADING = re.compile(r"(#{2,6})\s*(.*?)\s*")
_BRACES = re.compile(r"(.*?)\s*\{([^{}]*)\}")
_CLAUSE = re.compile(r"[A-Z]{0,2}-?\d[\w.\-]*", re.ASCII)
_PICTURE = re.compile(r"!\[([^\[\]]*)\]\(picture:([a-z]+/[A-Za-z0-9_\-]+)\)\s*")
_TABLE = re.compile(r"\{\{table:([a-z0-9\-]+)\}\}\s*")
_TARGET = re.compile(r"\]\(\s*([^()\s]*)")
_ALLOWED = re.compile(r"(?:clause:[A-Z]{0,2}-?\d[\w.\-]*|page:[a-z0-9\-]+)", re.ASCII)
_BARE = re.compile(r"https?:|ftp:|file:|www\.|mailto:|\w@\w+\.\w", re.IGNORECASE)
_HTML = re.compile(r"<[A-Za-z/!?]|&#?\w{1,30};")
_DEFINITION = re.compile(r"\s*\[[^\]]*\]:|.*\]\s*\[")
_UNSEEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]")
_RULE_ROW = re.compile(r"\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*")


class PageFault(NamedTuple):
    """What is wrong in a page: in which line (0 for the whole), and why."""

    line: int
    reason: Text


class _Line(NamedTuple):
    number: int
    text: str


def read_page(name: str, data: bytes) -> tuple[Page, list[PageFault]]:
    """A page and what is wrong with it. What is wrong is left out, so that the rest can be read."""
    if len(data) > MOST_BYTES:
        return Page(name, name, ()), [PageFault(0, texts.TOO_LARGE(most=MOST_BYTES))]
    try:
        whole = data.decode("utf-8")
    except UnicodeDecodeError:
        return Page(name, name, ()), [PageFault(0, texts.NOT_TEXT())]
    faults: list[PageFault] = []
    lines = []
    for number, line in enumerate(re.split(r"\r\n|\r|\n", whole), 1):
        found = list(_hostile(line))
        faults += [PageFault(number, reason) for reason in found]
        lines.append(_Line(number, "" if found else line))
    title = _TITLE.fullmatch(lines[0].text)
    if title is None:
        faults.append(PageFault(1, texts.NO_TITLE()))
    rest = lines[1:] if title is not None else lines
    sections = tuple(_sections(title[1] if title is not None else name, rest, faults))
    return Page(name, sections[0].title, sections), sorted(faults, key=lambda fault: fault.line)


def _hostile(line: str) -> Iterator[Text]:
    """What must not reach a Markdown reader."""
    if len(line) > MOST_LETTERS:
        yield texts.LONG_LINE(most=MOST_LETTERS)
        return
    if _UNSEEN.search(line.replace("\u202f", "")):
        yield texts.UNSEEN()
    if _HTML.search(line):
        yield texts.HTML()
    elif _BARE.search(line):
        yield texts.BARE_LINK()
    if "`" in line or "~~~" in line or line.startswith("\t"):
        yield texts.CODE()
    stripped = line.lstrip(" ")
    nested = stripped.startswith(">") and stripped[1:].lstrip().startswith(">")
    if nested or len(line) - len(stripped) > MOST_INDENT or line.count("[") > 40 or "*****" in line:
        yield texts.DEEP()
    if "![" in line:
        if not _PICTURE.fullmatch(line):
            yield texts.PICTURE()
        return
    if _DEFINITION.match(line):
        yield texts.LINK(target=line.strip()[:40])
    for target in _TARGET.findall(line):
        if not _ALLOWED.fullmatch(target):
            yield texts.LINK(target=target[:60])
    if "{{" in line and not _TABLE.fullmatch(line):
        yield texts.TABLE(form="{{table:NAME}}")


def _sections(title: str, lines: list[_Line], faults: list[PageFault]) -> Iterator[Section]:
    """The lead as the first, then one for each ``##``."""
    name, clauses, start, body = title, (), 1, []
    known: tuple[str, ...] = clauses
    for line in lines:
        heading = _HEADING.fullmatch(line.text)
        if heading is None or len(heading[1]) != 2:
            body.append(line)
            continue
        yield Section(name, known, tuple(_blocks(body, faults)), start)
        name, known = _named(heading[2], line.number, faults)
        start, body = line.number, []
    yield Section(name, known, tuple(_blocks(body, faults)), start)


def _named(said: str, line: int, faults: list[PageFault]) -> tuple[str, tuple[str, ...]]:
    """Title and clauses of a section."""
    braces = _BRACES.fullmatch(said)
    name = braces[1] if braces is not None else said
    ids = tuple(braces[2].split()) if braces is not None else ()
    if "{" in name or "}" in name or (braces is not None and not ids) or not all(map(_is_clause, ids)):
        faults.append(PageFault(line, texts.BRACES()))
    if not name:
        faults.append(PageFault(line, texts.EMPTY_HEADING()))
    return name or "…", tuple(dict.fromkeys(filter(_is_clause, ids)))


def _is_clause(word: str) -> bool:
    return _CLAUSE.fullmatch(word) is not None


def _blocks(lines: list[_Line], faults: list[PageFault]) -> Iterator[Block]:
    """The parts of a section in order."""
    prose: list[str] = []
    at = 0
    while at < len(lines):
        line = lines[at]
        taken = _special(lines, at, faults)
        if taken is None:
            prose.append(line.text)
            at += 1
            continue
        yield from _prose(prose)
        prose = []
        block, at = taken
        if block is not None:
            yield block
    yield from _prose(prose)


def _prose(lines: list[str]) -> Iterator[Block]:
    said = "\n".join(lines).strip("\n")
    if said.strip():
        yield Prose(said)


def _special(lines: list[_Line], at: int, faults: list[PageFault]) -> tuple[Block | None, int] | None:
    """What begins at a line and is no prose, and the line after it."""
    line = lines[at]
    picture, table = _PICTURE.fullmatch(line.text), _TABLE.fullmatch(line.text)
    if picture is not None:
        if not picture[1].strip():
            faults.append(PageFault(line.number, texts.NO_ALT()))
        return Picture(picture[2], picture[1].strip()), at + 1
    if table is not None:
        return TableOf(table[1]), at + 1
    if line.text.startswith("#"):
        return _heading(line, faults), at + 1
    if line.text.startswith(">"):
        end = at
        while end < len(lines) and lines[end].text.startswith(">"):
            end += 1
        said = "\n".join(re.sub(r"^>\s?", "", lines[i].text) for i in range(at, end))
        return Example(said.strip()), end
    is_grid = line.text.lstrip().startswith("|") and at + 1 < len(lines)
    if is_grid and _RULE_ROW.fullmatch(lines[at + 1].text) and "-" in lines[at + 1].text:
        end = at
        while end < len(lines) and lines[end].text.lstrip().startswith("|"):
            end += 1
        return _grid(lines[at:end], faults), end
    return None


def _heading(line: _Line, faults: list[PageFault]) -> Block | None:
    match = _HEADING.fullmatch(line.text)
    if match is None:
        faults.append(PageFault(line.number, texts.SECOND_TITLE()))
        return None
    if len(match[1]) != 3:
        faults.append(PageFault(line.number, texts.DEEP_HEADING()))
    if "{" in match[2]:
        faults.append(PageFault(line.number, texts.BRACES()))
    return Heading(match[2])


def _grid(lines: list[_Line], faults: list[PageFault]) -> Grid:
    rows = [_cells(line.text) for line in lines]
    header, body = rows[0], rows[2:]
    for line, row in zip(lines[2:], body, strict=True):
        if len(row) != len(header):
            faults.append(PageFault(line.number, texts.UNEVEN()))
    wide = len(header)
    return Grid(header, tuple((*row, *("",) * wide)[:wide] for row in body))


def _cells(row: str) -> tuple[str, ...]:
    inner = row.strip().removeprefix("|").removesuffix("|")
    return tuple(cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", inner))
