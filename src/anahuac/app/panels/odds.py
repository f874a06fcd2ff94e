"""The odds panel: the arithmetic line by line, the columns, every outcome with its ways, what would help most."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.look.paint import pen
from anahuac.app.look.pictograms import pictogram
from anahuac.app.panels.oddsdrawing import Brush, Drawn, Space, columns_drawn, pips_drawn
from anahuac.app.panels.widgets import ClauseLink, Scrolling
from anahuac.app.presenter import OddsLine, OddsRow, OddsShown
from anahuac.app.ui import Ui
from anahuac.engine.text import text

ODDS = text("odds", "Odds")
NOTHING_POINTED = text("odds", "Point at an attack to see what the dice can do.")
#: Padding, width of the figures at the right, height of a line, of an outcome.
PAD, FIGURES, LINE, ROW = 14, 46, 25, 20
#: Height of an outcome where room is short.
ROW_COMPACT = 17
#: A clause, where its link ends, and the middle of its height.
Placed = tuple[str, float, float]
Composed = tuple[list[Drawn], list[Placed], int]
LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


class OddsPanel(Worded, QWidget):
    """Paints a preview; its clauses are links. Its description tells all of it as text."""

    clause_asked = Signal(str)

    def __init__(self, ui: Ui, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._shown: OddsShown | None = None
        self._drawn: list[Drawn] = []
        self._placed: list[Placed] = []
        self._kept: dict[tuple[int, bool], Composed] = {}
        self._room = 0  # height of what it is seen through, 0 where it stands by itself
        self._links: list[ClauseLink] = []
        self._measure = ClauseLink(ui, parent=self)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        ui.look.changed.connect(self.retranslated)
        self.retranslated()

    @property
    def shown(self) -> OddsShown | None:
        """The preview that is shown."""
        return self._shown

    def show_odds(self, odds: OddsShown | None) -> None:
        """A preview; ``None`` asks to point at something."""
        if odds != self._shown:
            self._shown = odds
            self.retranslated()

    def retranslated(self) -> None:
        self.setAccessibleName(self._say(self._shown.title) if self._shown else self.ui.words(ODDS))
        self.setAccessibleDescription("\n".join(self._sentences()))
        self._kept.clear()
        self._put_links()
        self.updateGeometry()
        self.update()

    def _say(self, said: object) -> str:
        return self.ui.words.sentence(said)  # type: ignore[arg-type]

    def _sentences(self) -> Iterator[str]:
        """Everything the panel shows, line by line."""
        words, odds = self.ui.words, self._shown
        if odds is None:
            yield words(NOTHING_POINTED)
            return
        for line in odds.lines:
            yield self._say(LINE_SAID(name=line.name, value=line.value))
        for row in odds.rows:
            yield from (self._say(said) for said in row.spoken)
        yield from (self._say(said) for said in odds.expected)
        yield from (self._say(line.name) for line in odds.assumed)
        yield from (self._say(said) for said in odds.advice)

    # ------------------------------------------------------------------ layout

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._composed(width)[2]

    def sizeHint(self) -> QSize:
        width = self.width() if self.width() > 100 else self.ui.look.px(400)
        return QSize(self.ui.look.px(280), self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ui.look.px(200), self.ui.look.px(40))

    def set_room(self, height: int) -> None:
        """How high the part of it is that can be seen without scrolling, in pixels."""
        if height != self._room:
            self._room = height
            self._put_links()
            self.updateGeometry()
            self.update()

    def outcomes_end(self, width: int) -> float:
        """Where the last outcome ends at a width, in pixels from the top."""
        drawn = self._composed(width)[0]
        return max((one.rect.bottom() for one in drawn if one.kind in ("bar", "track")), default=0.0)

    def _composed(self, width: int) -> Composed:
        """What is drawn at a width: all in order, or the outcomes first and closer together where room is short."""
        whole = self._laid(width, compact=False)
        if self._room <= 0 or whole[2] <= self._room or self._shown is None:
            return whole
        return self._laid(width, compact=True)

    def _laid(self, width: int, *, compact: bool) -> Composed:
        """What is drawn at a width, where the links stand, how high it is. Kept: it is asked for more than once."""
        key = width, compact
        if key not in self._kept:
            look = self.ui.look
            self._drawn, self._placed = [], []
            space = Space(look, look.px(PAD), width - look.px(PAD), float(look.px(4 if compact else 10)))
            if self._shown is None:
                self._text(space, self.ui.words(NOTHING_POINTED), look.body_font(14), "ink.muted")
                space.y += look.px(10)
            else:
                self._preview(space, self._shown, compact=compact)
            self._kept[key] = self._drawn, self._placed, round(space.y)
        return self._kept[key]

    def _put_links(self) -> None:
        """The links where they belong at the present width."""
        placed = self._composed(max(self.width(), 1))[1]
        while len(self._links) < len(placed):
            made = ClauseLink(self.ui, parent=self)
            made.asked.connect(self.clause_asked)
            self._links.append(made)
        for link, (clause, right, middle) in zip(self._links, placed, strict=False):
            link.set_clause(clause)
            size = link.sizeHint()
            link.setGeometry(
                round(right - size.width()), round(middle - size.height() / 2), size.width(), size.height()
            )
        for link in self._links[len(placed) :]:
            link.hide()

    def _preview(self, space: Space, odds: OddsShown, *, compact: bool) -> None:
        look, words = self.ui.look, self.ui.words
        self._title(space, odds, compact=compact)
        if compact:
            self._outcomes(space, odds, ROW_COMPACT)
            space.y += look.px(4)
        for line in odds.lines:
            self._line(space, line)
        if odds.columns:
            space.y += look.px(5)
            self._drawn.extend(columns_drawn(space, odds))
            space.y += look.px(6)
        if not compact:
            top = space.y
            right = self._text(space, words(odds.of), look.body_font(12.5), "ink.muted", RIGHT, move=False)
            self._text(
                space,
                words(odds.head),
                look.body_font(12.5),
                "ink.muted",
                until=space.right - right - look.px(10),
            )
            space.y = max(space.y, top + look.px(18)) + look.px(3)
            self._outcomes(space, odds, ROW)
        space.y += look.px(6)
        for said in odds.expected:
            self._text(space, words(said), look.body_font(14), "ink")
        for line in odds.assumed:
            space.y += look.px(3)
            room = self._link(space, line.clause, space.right, space.y)
            self._text(
                space,
                words(line.name),
                look.body_font(12.5),
                "ink.muted",
                until=space.right - room - look.px(8),
            )
        if odds.advice:
            self._advice(space, odds)
        space.y += look.px(10)

    def _outcomes(self, space: Space, odds: OddsShown, high: int) -> None:
        most = max((row.ways for row in odds.rows), default=1)
        for row in odds.rows:
            self._outcome(space, odds, row, most, high)

    def _title(self, space: Space, odds: OddsShown, *, compact: bool) -> None:
        look, words = self.ui.look, self.ui.words
        side = look.px(20)
        self._drawn.append(Drawn("glyph", QRectF(space.left, space.y + 1, side, side), "warn", odds.glyph))
        title, font, small = (
            self._say(odds.title),
            look.body_font(13.5 if compact else 15.5, 600),
            look.body_font(12.5),
        )
        left, said = space.left + side + look.px(8), words(odds.dice)
        self._measure.set_clause(odds.clause)
        beside = self._measure.sizeHint().width() + space.advance(said, small) + look.px(20)
        high = space.box(title, font, left, max(space.right - beside - left, 1)).height()
        below = high > 2.5 * space.line(font)  # rather the whole width for the title than more than two lines
        if below:
            self._text(space, title, font, "ink", left=left)
        room = self._link(space, odds.clause, space.right, space.y)
        edge = space.right - room - look.px(8)
        self._text(
            space, said, small, "ink.muted", LEFT if below else RIGHT, left=left, until=edge, move=below
        )
        if not below:
            self._text(space, title, font, "ink", left=left, until=space.right - beside)
        space.y += look.px(1 if compact else 6)

    def _line(self, space: Space, line: OddsLine) -> None:
        look, words = self.ui.look, self.ui.words
        if line.strong:
            self._drawn.append(
                Drawn("rule", QRectF(space.left, space.y, space.right - space.left, 1), "panel.line")
            )
            space.y += look.px(4)
        font = look.body_font(14, 600 if line.strong else 400)
        value = self._text(space, words(line.value), look.body_font(14, 600), "ink", RIGHT, move=False)
        edge = space.right - max(look.px(FIGURES), value + look.px(10))
        room = self._link(space, line.clause, edge, space.y)
        until = edge - room - look.px(8)
        top = space.y
        name = self._text(space, self._say(line.name), font, "ink", until=until)
        if line.detail:
            small = look.body_font(12.5)
            detail = words(line.detail)
            if space.advance(detail, small) <= until - space.left - name - look.px(
                8
            ) and space.y - top < look.px(30):
                low = top + (space.line(font) - space.line(small))
                x = space.left + name + look.px(8)
                at = QRectF(x, low - 1, until - x, space.line(small))
                self._drawn.append(Drawn("text", at, "ink.muted", detail, small))
            else:
                self._text(space, detail, small, "ink.muted", until=until)
        space.y = max(space.y + (look.px(3) if line.detail else 0), top + look.px(LINE - 3))

    def _outcome(self, space: Space, odds: OddsShown, row: OddsRow, most: int, least: int) -> None:
        """Pips, or words in their place; the bar; the ways; beneath, what else the outcome brings."""
        look, words = self.ui.look, self.ui.words
        high = look.px(least)
        start = space.left + (space.right - space.left) * 0.42
        top = space.y
        if row.said:
            self._text(space, self._say(row.said), look.body_font(13.5), "ink", until=start - look.px(8))
        else:
            self._drawn.extend(pips_drawn(space, odds, row, start - look.px(10), high))
        end = space.right - look.px(34)
        track = QRectF(start, top + high / 2 - look.px(5), end - start, look.px(10))
        self._drawn.append(Drawn("track", track, "panel.line"))
        filled = QRectF(
            track.left(), track.top(), max(look.px(4), track.width() * row.ways / most), track.height()
        )
        self._drawn.append(Drawn("bar", filled, "accent"))
        count = QRectF(end, top, space.right - end, high)
        self._drawn.append(Drawn("text", count, "ink", words(row.ways), look.body_font(13.5, 600), RIGHT))
        space.y = max(space.y, top + high)
        for note in row.notes:
            told = NOTES.join(words(said) for said in note).replace(f":{NOTES}", ": ", 1)
            self._text(space, told, look.body_font(12.5), "ink.muted", left=space.left + look.px(8))
            space.y += look.px(3)

    def _advice(self, space: Space, odds: OddsShown) -> None:
        look, words = self.ui.look, self.ui.words
        space.y += look.px(8)
        box = QRectF(space.left - look.px(4), space.y, space.right - space.left + look.px(8), 0)
        at = len(self._drawn)
        space.y += look.px(6)
        for number, said in enumerate(odds.advice):
            font = look.body_font(14, 600) if number == 0 else look.body_font(13.5)
            inner = space.left + look.px(6)
            self._text(space, words(said), font, "ink", left=inner, until=space.right - look.px(6))
        space.y += look.px(6)
        box.setBottom(space.y)
        self._drawn.insert(at, Drawn("wash", box, "accent.wash"))

    def _text(
        self,
        space: Space,
        said: str,
        font: QFont,
        colour: str,
        align: Qt.AlignmentFlag = LEFT,
        *,
        left: float | None = None,
        until: float | None = None,
        move: bool = True,
    ) -> float:
        """Draw words that wrap, and go on below them; gives how wide they are."""
        x = space.left if left is None else left
        edge = space.right if until is None else until
        box = space.box(said, font, x, max(edge - x, 1))
        area = QRectF(x, space.y, max(edge - x, 1), box.height())
        self._drawn.append(Drawn("text", area, colour, said, font, align))
        if move:
            space.y += box.height() + 1
        return box.width()

    def _link(self, space: Space, clause: str, right: float, top: float) -> float:
        """Leave room for a link to a clause before ``right``; gives its width."""
        if not clause:
            return 0.0
        self._measure.set_clause(clause)
        self._measure.hide()
        self._placed.append((clause, right, top + space.line(self.ui.look.body_font(14)) / 2))
        return float(self._measure.sizeHint().width())

    # ------------------------------------------------------------------ events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._put_links()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.ui.look.theme
        brush = Brush(painter, theme)
        for drawn in self._composed(max(self.width(), 1))[0]:
            if drawn.kind == "glyph":
                side = round(drawn.rect.width())
                at = QPoint(round(drawn.rect.x()), round(drawn.rect.y()))
                ratio = self.devicePixelRatioF()
                painter.drawPixmap(at, pictogram(drawn.said, side, theme(drawn.colour), ratio))
            else:
                brush.draw(drawn)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(theme("accent"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 4, 4)


class OddsHolder(Scrolling):
    """Scrolls the panel, and tells it how much of it can be seen."""

    def __init__(self, panel: OddsPanel) -> None:
        super().__init__(panel)
        self._panel = panel

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._panel.set_room(self.viewport().height())


#: Between notes on a line, and between a line's name and its value when it is read out.
NOTES = "  ·  "
LINE_SAID = text("odds", "{name}: {value}")
