"""Tables in a page: written in it or drawn from the game's data, pictures with their words, examples in a frame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QBrush,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
    QTextTableCell,
    QTextTableCellFormat,
    QTextTableFormat,
)

from anahuac.engine.sheet import Cell, Sheet, Shown
from anahuac.engine.text import Param
from anahuac.help import Picture
from anahuac.help.blocks import plain

if TYPE_CHECKING:
    from anahuac.app.reading.page import Ink, PageDocument

SOLID = QTextFrameFormat.BorderStyle.BorderStyle_Solid
PICTURE, SMALL = 58, 30
#: A letter without width.
NOTHING = "\u200b"


def write_sheet(page: PageDocument, ink: Ink, sheet: Sheet) -> None:
    """A table of the game's data, its title above, its remark below; pictures have a column before their names."""
    if sheet.title:
        _line(page, ink, ink.say.sentence(sheet.title), 15, 600, "ink", 6, 2)
    count = range(len(sheet.columns))
    shown = [any(isinstance(row[at], Shown) for row in sheet.rows) for at in count]
    where = [at + sum(shown[: at + 1]) for at in count]  # the column of the words
    centred = [at > 0 and all(_is_figure(row[at]) for row in sheet.rows) for at in count]
    table = _table(page, ink, len(sheet.rows) + 1, len(sheet.columns) + sum(shown))
    for at, said in enumerate(sheet.columns):
        if shown[at]:
            table.mergeCells(0, where[at] - 1, 1, 2)
        _head(ink, table.cellAt(0, where[at] - shown[at]), _words(ink, said), centred[at])
    for number, row in enumerate(sheet.rows, 1):
        is_last = number == len(sheet.rows)
        for at, cell in enumerate(row):
            if shown[at]:
                place = table.cellAt(number, where[at] - 1)
                _dress(ink, place, is_last)
                if isinstance(cell, Shown):
                    _picture(page, ink, place, cell)
            place = table.cellAt(number, where[at])
            _dress(ink, place, is_last)
            _fill(ink, place, cell, at == 0 and sheet.strong, centred[at])
    page.cursor.movePosition(QTextCursor.MoveOperation.End)
    if sheet.note:
        _line(page, ink, ink.say.sentence(sheet.note), 13, 400, "ink.muted", 3, 8)
    else:
        _gap(page, ink)


def write_grid(page: PageDocument, ink: Ink, header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A table written in the page, its cells in Markdown."""
    table = _table(page, ink, len(rows) + 1, len(header))
    for at, said in enumerate(header):
        _head(ink, table.cellAt(0, at), plain(said), False)
    for number, row in enumerate(rows, 1):
        for at, markdown in enumerate(row):
            place = table.cellAt(number, at)
            _dress(ink, place, number == len(rows))
            if markdown:
                page.write_markdown(place.firstCursorPosition(), markdown, 14)
    page.cursor.movePosition(QTextCursor.MoveOperation.End)
    _gap(page, ink)


def write_pictures(page: PageDocument, ink: Ink, pictures: Sequence[Picture]) -> None:
    """Each picture with its words beside it; the words alone where there is no such picture."""
    look = ink.look
    format_ = QTextTableFormat()
    format_.setBorder(0)
    format_.setCellPadding(look.px(3))
    format_.setCellSpacing(0)
    format_.setTopMargin(look.px(2))
    format_.setBottomMargin(look.px(4))
    table = page.cursor.insertTable(len(pictures), 2, format_)
    for number, picture in enumerate(pictures):
        said = plain(picture.alt)
        image = page.image(picture.name, said, PICTURE)
        if image is not None:
            table.cellAt(number, 0).firstCursorPosition().insertImage(image)
        words = table.cellAt(number, 1)
        middle = QTextTableCellFormat()
        middle.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        middle.setLeftPadding(look.px(6))
        words.setFormat(middle)
        char = _char(ink, 13.5, 400, "ink.muted")
        words.firstCursorPosition().insertText(said, char)
    page.cursor.movePosition(QTextCursor.MoveOperation.End)
    _gap(page, ink)


def framed(page: PageDocument, ink: Ink) -> QTextTableCell:
    """A cell on the wash of the accent with a bar at its left, for an example."""
    look = ink.look
    format_ = QTextTableFormat()
    format_.setBorder(0)
    format_.setCellSpacing(0)
    format_.setTopMargin(look.px(3))
    format_.setBottomMargin(look.px(7))
    format_.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    format_.setBorderCollapse(True)
    table = page.cursor.insertTable(1, 1, format_)
    cell = table.cellAt(0, 0)
    dress = QTextTableCellFormat()
    dress.setBackground(QBrush(look.theme("accent.wash")))
    dress.setLeftBorder(3)
    dress.setLeftBorderStyle(SOLID)
    dress.setLeftBorderBrush(QBrush(look.theme("accent")))
    dress.setLeftPadding(look.px(11))
    dress.setRightPadding(look.px(9))
    dress.setTopPadding(look.px(6))
    dress.setBottomPadding(look.px(3))
    cell.setFormat(dress)
    page.cursor.movePosition(QTextCursor.MoveOperation.End)
    _gap(page, ink)
    return cell


# ---------------------------------------------------------------------- parts


def _table(page: PageDocument, ink: Ink, rows: int, columns: int) -> QTextTable:
    look = ink.look
    format_ = QTextTableFormat()
    format_.setHeaderRowCount(1)
    format_.setBorder(0)
    format_.setBorderCollapse(True)
    format_.setCellSpacing(0)
    format_.setCellPadding(0)
    format_.setTopMargin(look.px(3))
    format_.setBottomMargin(look.px(2))
    return page.cursor.insertTable(rows, columns, format_)


def _head(ink: Ink, cell: QTextTableCell, said: str, centred: bool) -> None:
    dress = _padded(ink)
    dress.setBackground(QBrush(ink.look.theme("accent.wash")))
    dress.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignBottom)
    cell.setFormat(dress)
    cursor = cell.firstCursorPosition()
    _align(cursor, centred)
    cursor.insertText(said, _char(ink, 13, 600, "ink"))


def _dress(ink: Ink, cell: QTextTableCell, is_last: bool) -> None:
    """A hairline below each row, a stronger one below the last."""
    dress = _padded(ink)
    dress.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
    dress.setBottomBorder(1)
    dress.setBottomBorderStyle(SOLID)
    dress.setBottomBorderBrush(QBrush(ink.look.theme("border" if is_last else "panel.line")))
    cell.setFormat(dress)


def _format(cell: QTextTableCell) -> QTextTableCellFormat:
    return cell.format().toTableCellFormat()


def _padded(ink: Ink) -> QTextTableCellFormat:
    dress = QTextTableCellFormat()
    dress.setLeftPadding(ink.look.px(5))
    dress.setRightPadding(ink.look.px(6))
    dress.setTopPadding(ink.look.px(3))
    dress.setBottomPadding(ink.look.px(3))
    return dress


def _fill(ink: Ink, place: QTextTableCell, cell: Cell, strong: bool, centred: bool) -> None:
    cursor = place.firstCursorPosition()
    _align(cursor, centred)
    said: Param = cell.name if isinstance(cell, Shown) else cell
    cursor.insertText(_words(ink, said), _char(ink, 14, 600 if strong else 400, "ink"))


def _picture(page: PageDocument, ink: Ink, place: QTextTableCell, cell: Shown) -> None:
    image = page.image(cell.picture, _words(ink, cell.name), SMALL, first=True)
    if image is not None:
        dress = _format(place)
        dress.setRightPadding(ink.look.px(1))
        place.setFormat(dress)
        place.firstCursorPosition().insertImage(image)


def _words(ink: Ink, said: Param) -> str:
    """A cell in words: a capital first, ranges with their dash, an open end with its sign."""
    words = ink.say.sentence(said)
    if isinstance(said, str):
        first, dash, last = words.partition("-")
        if dash and first.isdigit() and last.isdigit():
            return f"{first}–{last}"
    return words


def _is_figure(cell: Any) -> bool:
    return isinstance(cell, int) or (isinstance(cell, str) and len(cell) <= 8)


def _align(cursor: QTextCursor, centred: bool) -> None:
    block = QTextBlockFormat()
    block.setAlignment(Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeft)
    cursor.setBlockFormat(block)


def _char(ink: Ink, size: float, weight: int, role: str) -> QTextCharFormat:
    made = QTextCharFormat()
    made.setFont(ink.look.body_font(size, weight))
    made.setForeground(QBrush(ink.look.theme(role)))
    return made


def _line(
    page: PageDocument, ink: Ink, said: str, size: float, weight: int, role: str, above: int, below: int
) -> None:
    """A line of its own; after a table the empty one that stands there is used."""
    block = QTextBlockFormat()
    block.setTopMargin(ink.look.px(above))
    block.setBottomMargin(ink.look.px(below))
    cursor = page.cursor
    if cursor.block().length() > 1:
        cursor.insertBlock(block, QTextCharFormat())
    else:
        cursor.setBlockFormat(block)
    cursor.insertText(said, _char(ink, size, weight, role))


def _gap(page: PageDocument, ink: Ink) -> None:
    """A thin line after a table. An empty one would be set beside it, and make the page too wide."""
    block = QTextBlockFormat()
    block.setLineHeight(ink.look.px(4), QTextBlockFormat.LineHeightTypes.FixedHeight.value)
    page.cursor.setBlockFormat(block)
    page.cursor.insertText(NOTHING, _char(ink, 4, 400, "ink"))
