"""A page of the rules help as a document: headings with their clauses, prose, examples, tables, pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from msgspec.structs import replace
from PySide6.QtCore import QUrl
from PySide6.QtGui import (
    QBrush,
    QFont,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextImageFormat,
)

from anahuac.app.look.look import Look
from anahuac.app.presenter import Pictured
from anahuac.app.reading import grids, texts
from anahuac.app.reading.pictures import paint_picture, picture_size
from anahuac.engine.sheet import Sheet
from anahuac.help import Book, Example, Grid, Heading, Page, Picture, Place, Prose, Section, TableOf
from anahuac.help.blocks import Block, plain
from anahuac.wording import Wording

#: Width of counters in a page and in a table, at 100 %.
PICTURE, SMALL = 58, 30
MARKDOWN = QTextDocument.MarkdownFeature.MarkdownNoHTML


@dataclass(frozen=True)
class Ink:
    """All that a page is written with: look, words, what the game's pictures and tables are, sharpness."""

    look: Look
    say: Wording
    pictured: Callable[[str], Pictured | None]
    sheets: Callable[[str], tuple[Sheet, ...]]
    ratio: float = 1.0


class PageDocument(QTextDocument):
    """A page. ``starts`` are where its sections begin; ``now`` the clause that the present question names."""

    def __init__(self, ink: Ink, book: Book, page: Page, now: str = "") -> None:
        super().__init__()
        self.starts: list[int] = []
        self._ink, self._book, self._page, self._now = ink, book, page, now
        look = ink.look
        self.setUndoRedoEnabled(False)
        self.setDefaultFont(look.body_font(15))
        self.setDocumentMargin(look.px(10))
        self.setIndentWidth(look.px(20))
        self._at = QTextCursor(self)
        self._at.beginEditBlock()
        for number, section in enumerate(page.sections):
            self._section(number, section)
        self._at.endEditBlock()

    # ------------------------------------------------------------------ headings

    def _section(self, number: int, section: Section) -> None:
        look = self._ink.look
        level = 2 if number else 1
        block = QTextBlockFormat()
        block.setHeadingLevel(level)
        block.setTopMargin(look.px(20) if number else 0)
        block.setBottomMargin(look.px(1 if section.clauses else 5))
        self._begin(block)
        self.starts.append(self._at.block().position())
        font = look.heading_font(20 if number else 27)
        self._at.insertText(plain(section.title), self._char(font, "ink"))
        if section.clauses:
            self._clauses(section.clauses)
        self._blocks(section.blocks)
        self._see_also(Place(self._page.name, number))

    def _clauses(self, clauses: Sequence[str]) -> None:
        """The numbers, quietly; the one in force now as what it is."""
        look = self._ink.look
        block = QTextBlockFormat()
        block.setBottomMargin(look.px(5))
        self._begin(block)
        quiet = self._char(look.body_font(12.5), "ink.muted")
        for at, clause in enumerate(clauses):
            if at:
                self._at.insertText("\u2002", quiet)
            if clause == self._now:
                mark = self._char(look.body_font(12.5, 700), "accent.on")
                mark.setBackground(look.theme("accent"))
                self._at.insertText(f"\u2009{clause}\u2009·\u2009{self._ink.say(texts.NOW)}\u2009", mark)
            else:
                self._at.insertText(clause, quiet)

    def _see_also(self, place: Place) -> None:
        look = self._ink.look
        cited = self._book.see_also(place)
        if not cited:
            return
        self._begin(self._spaced(4, 6))
        quiet = self._char(look.body_font(13), "ink.muted")
        self._at.insertText(self._ink.say(texts.SEE_ALSO) + "\u2002", quiet)
        for at, clause in enumerate(cited):
            if at:
                self._at.insertText(" · ", quiet)
            link = self._char(look.body_font(13), "accent")
            self._make_link(link, f"clause:{clause}")
            named = texts.NAMED(clause=clause, title=self._book.titles.get(clause, ""))
            self._at.insertText(self._ink.say(named), link)

    # ------------------------------------------------------------------ what stands below them

    def _blocks(self, blocks: Sequence[Block]) -> None:
        for block in _together(blocks):
            match block:
                case Prose(markdown):
                    self._prose(markdown)
                case Heading(said):
                    look = self._ink.look
                    format_ = self._spaced(10, 3)
                    format_.setHeadingLevel(3)
                    self._begin(format_)
                    self._at.insertText(plain(said), self._char(look.body_font(15.5, 700), "ink"))
                case Example(markdown):
                    self._example(markdown)
                case Grid(header, rows):
                    grids.write_grid(self, self._ink, header, rows)
                case TableOf(name):
                    for sheet in self._ink.sheets(name):
                        grids.write_sheet(self, self._ink, sheet)
                case Picture():
                    grids.write_pictures(self, self._ink, (block,))
                case _:
                    grids.write_pictures(self, self._ink, block)

    def _prose(self, markdown: str) -> None:
        self._begin(self._spaced(0, 7))
        self.write_markdown(self._at, markdown)

    def _example(self, markdown: str) -> None:
        cell = grids.framed(self, self._ink)
        self.write_markdown(cell.firstCursorPosition(), markdown, 14.5)

    def write_markdown(self, at: QTextCursor, markdown: str, size: float = 15) -> None:
        """Write a piece of Markdown where a cursor stands, in the house's faces."""
        look = self._ink.look
        start = at.position()
        at.insertMarkdown(markdown, MARKDOWN)
        block = self.findBlock(start)
        if block.length() == 1 and block.next().textList() is not None:  # a list begins a block of its own
            empty = QTextCursor(block)
            empty.deleteChar()
            block = self.findBlock(start)
        end = at.position()
        last = self.findBlock(end)
        while block.isValid():
            cursor = QTextCursor(block)
            format_ = self._spaced(0, 3 if block.textList() is not None else 7)
            if block == last or (block.textList() is not None and block.next().textList() is None):
                format_.setBottomMargin(look.px(6))
            cursor.mergeBlockFormat(format_)
            if block == last:
                break
            block = block.next()
        self._ink_links(start, end, size)

    def _ink_links(self, start: int, end: int, size: float) -> None:
        """Faces and colours of the theme for what Markdown wrote."""
        for first, last, found in list(self._fragments(start, end)):
            bold = found.fontWeight() >= QFont.Weight.DemiBold
            font = self._ink.look.body_font(size, 600 if bold else 400)
            font.setItalic(found.fontItalic())
            char = self._char(font, "accent" if found.isAnchor() else "ink")
            if found.isAnchor():
                self._make_link(char, found.anchorHref())
            cursor = QTextCursor(self)
            cursor.setPosition(first)
            cursor.setPosition(last, QTextCursor.MoveMode.KeepAnchor)
            cursor.setCharFormat(char)

    def _fragments(self, start: int, end: int) -> Iterator[tuple[int, int, QTextCharFormat]]:
        block = self.findBlock(start)
        while block.isValid() and block.position() <= end:
            pieces = block.begin()
            while not pieces.atEnd():
                piece = pieces.fragment()
                first, last = max(piece.position(), start), min(piece.position() + piece.length(), end)
                if first < last:
                    yield first, last, piece.charFormat()
                pieces += 1
            block = block.next()

    # ------------------------------------------------------------------ tools

    @property
    def cursor(self) -> QTextCursor:
        """Where the page goes on."""
        return self._at

    def image(self, name: str, alt: str, width: int, *, first: bool = False) -> QTextImageFormat | None:
        """A picture of the game ready to be inserted, ``None`` where there is none of that name.

        With ``first`` only the first of several counters.
        """
        ink = self._ink
        shown = ink.pictured(name)
        if shown is None:
            return None
        if first:
            shown = replace(shown, faces=shown.faces[:1])
        px = ink.look.px(width)
        url = QUrl(f"picture:{name}/{px}")
        if self.resource(QTextDocument.ResourceType.ImageResource, url) is None:
            image = paint_picture(shown, px, ink.look.theme, ink.ratio)
            self.addResource(QTextDocument.ResourceType.ImageResource, url, image)
        size = picture_size(shown, px)
        made = QTextImageFormat()
        made.setName(url.toString())
        made.setWidth(size.width())
        made.setHeight(size.height())
        made.setProperty(QTextFormat.Property.ImageAltText, alt)
        made.setToolTip(alt)
        made.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        return made

    def _begin(self, block: QTextBlockFormat) -> None:
        """A block of its own, plain whatever stood before."""
        if self.starts or self._at.position():
            self._at.insertBlock(block, QTextCharFormat())
        else:
            self._at.setBlockFormat(block)

    def _spaced(self, above: int, below: int) -> QTextBlockFormat:
        made = QTextBlockFormat()
        made.setTopMargin(self._ink.look.px(above))
        made.setBottomMargin(self._ink.look.px(below))
        made.setLineHeight(118, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        return made

    def _char(self, font: QFont, role: str) -> QTextCharFormat:
        made = QTextCharFormat()
        made.setFont(font)
        made.setForeground(QBrush(self._ink.look.theme(role)))
        return made

    @staticmethod
    def _make_link(char: QTextCharFormat, target: str) -> None:
        char.setAnchor(True)
        char.setAnchorHref(target)


def _together(blocks: Sequence[Block]) -> Iterator[Block | tuple[Picture, ...]]:
    """Pictures that follow each other as one."""
    row: list[Picture] = []
    for block in blocks:
        if isinstance(block, Picture):
            row.append(block)
            continue
        if row:
            yield tuple(row)
            row = []
        yield block
    if row:
        yield tuple(row)
