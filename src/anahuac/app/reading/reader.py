"""The rules of a game to be read: contents, search, pages, and the way back."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from anahuac.app.i18n import Worded
from anahuac.app.look.pictograms import icon
from anahuac.app.panels.widgets import label
from anahuac.app.presenting import presenter_of
from anahuac.app.reading import texts
from anahuac.app.reading.lists import Contents, Results
from anahuac.app.reading.page import Ink, PageDocument
from anahuac.app.reading.view import PageView
from anahuac.app.ui import Ui
from anahuac.help import Book, Place, open_book
from anahuac.registry import load_game, shows
from anahuac.wording import Wording

#: Effective width from which the contents stand beside the page.
BESIDE_FROM = 760
CONTENTS_WIDTH = 310
#: A page is no wider than can be read.
MOST_WIDTH = 760


class Reader(Worded, QWidget):
    """Shows the rules of a game. ``closed`` when one has read enough."""

    closed = Signal()

    def __init__(self, ui: Ui, game: str, *, is_page: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self.setProperty("keeps_keys", True)  # whoever reads answers no question, whatever has the focus
        self.game = game
        self._is_page = is_page
        self._place = Place("")
        self._now = ""
        self._behind: list[Place] = []
        self._ahead: list[Place] = []
        self._shown: tuple[object, ...] = ()
        self._stale = True
        self.view = PageView(ui)
        self.contents = Contents(ui)
        self.results = Results(ui)
        self._build()
        self._connect()
        self._name()
        ui.look.changed.connect(self._dress)

    def _build(self) -> None:
        self.back, self.forward, self.list_button = QToolButton(), QToolButton(), QToolButton()
        for button, arrow in ((self.back, Qt.ArrowType.LeftArrow), (self.forward, Qt.ArrowType.RightArrow)):
            button.setArrowType(arrow)
            button.setProperty("role", "quiet")
        self.list_button.setCheckable(True)
        self.list_button.setProperty("role", "quiet")
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.setMaxLength(200)
        self.close_button: QToolButton | QPushButton = QPushButton() if self._is_page else QToolButton()
        if not self._is_page:
            self.close_button.setProperty("role", "quiet")
        row = QHBoxLayout()
        row.setSpacing(4)
        if self._is_page:
            row.addWidget(self.close_button)
        for button in (self.back, self.forward, self.list_button):
            row.addWidget(button)
        row.addWidget(self.search, 1)
        if not self._is_page:
            row.addWidget(self.close_button)
        self.status = label("", "caption")
        self.empty = label("", "muted", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        found = QWidget()
        column = QVBoxLayout(found)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.status)
        column.addWidget(self.empty)
        column.addWidget(self.results, 1)
        self._found = found
        self.stack = QStackedWidget()
        self._aside = QWidget()
        aside = QVBoxLayout(self._aside)
        aside.setContentsMargins(0, 0, 0, 0)
        self._over = QWidget()
        over = QVBoxLayout(self._over)
        over.setContentsMargins(0, 0, 0, 0)
        over.addWidget(self.contents)
        self._text = QWidget()
        middle = QHBoxLayout(self._text)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.addWidget(self.view, 1)
        middle.addStretch(0)
        for widget in (self._text, self._over, found):
            self.stack.addWidget(widget)
        body = QHBoxLayout()
        body.setSpacing(10)
        body.addWidget(self._aside)
        body.addWidget(self.stack, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(10, 6, 8, 8)
        whole.setSpacing(6)
        whole.addLayout(row)
        whole.addLayout(body, 1)
        self._aside.hide()
        self.setMinimumSize(QSize(220, 120))

    def _connect(self) -> None:
        self.back.clicked.connect(self.go_back)
        self.forward.clicked.connect(self.go_forward)
        self.list_button.clicked.connect(self._toggle_contents)
        self.close_button.clicked.connect(self.closed)
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._take_first)
        self.search.installEventFilter(self)
        self.contents.chosen.connect(self._chosen)
        self.results.chosen.connect(self._chosen)
        self.view.followed.connect(self._follow)
        self.view.section_changed.connect(self._moved)
        for keys, slot in (
            ("Alt+Left", self.go_back),
            ("Alt+Right", self.go_forward),
            ("Ctrl+F", self.ask),
            ("Ctrl+Home", self.show_contents),
        ):
            made = QShortcut(QKeySequence(keys), self, slot)
            made.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def _name(self) -> None:
        for key, widget, name, tip in (
            ("back", self.back, texts.BACK, texts.BACK_TIP),
            ("forward", self.forward, texts.FORWARD, texts.FORWARD_TIP),
            ("contents", self.list_button, texts.CONTENTS, texts.CONTENTS_TIP),
            ("search", self.search, texts.SEARCH, texts.SEARCH_HINT),
            ("view", self.view, texts.RULES, None),
            ("tree", self.contents, texts.CONTENTS, None),
            ("self", self, texts.RULES, None),
        ):
            self.say(f"name:{key}", widget.setAccessibleName, name)
            if tip is not None:
                self.say(f"tip:{key}", widget.setToolTip, tip)
        self.say("hint", self.search.setPlaceholderText, texts.SEARCH)
        leave = texts.BACK if self._is_page else texts.CLOSE
        tip = texts.LEAVE_TIP if self._is_page else texts.CLOSE
        if self._is_page:
            self.say("leave", self.close_button.setText, leave)
        self.say("leave-name", self.close_button.setAccessibleName, leave)
        self.say("leave-tip", self.close_button.setToolTip, tip)
        self.say("empty-hint", self.empty.setText, texts.NOTHING_HINT)
        self._say_search()
        self._icons()

    def _icons(self) -> None:
        theme, px = self.ui.look.theme, self.ui.look.px(18)
        self.list_button.setIcon(icon("book", theme("accent"), theme("ink.faint"), px))
        self.list_button.setIconSize(QSize(px, px))
        if isinstance(self.close_button, QToolButton):
            self.close_button.setIcon(QIcon(icon("cross", theme("accent"), theme("ink.faint"), px)))
            small = self.ui.look.px(14)
            self.close_button.setIconSize(QSize(small, small))

    # ------------------------------------------------------------------ what is read

    @property
    def book(self) -> Book:
        """The pages in the language spoken."""
        return open_book(self.game, self.ui.words.language)

    @property
    def place(self) -> Place:
        """The section that is read."""
        return self._place

    def show_clause(self, clause: str) -> bool:
        """Read the section that explains a clause (without its game); ``False`` where none does."""
        place = self.book.of_clause(clause)
        if place is not None:
            self.show_place(place)
        return place is not None

    def show_place(self, place: Place) -> None:
        """Read a section, and remember the one before."""
        if self._place.page and place != self._place:
            self._behind.append(self._place)
            self._ahead.clear()
        self._show(place)

    def open(self) -> None:
        """Go on where one was, or begin at the beginning."""
        if not self._place.page and self.book.pages:
            self._show(Place(self.book.pages[0].name))
            if not self.is_wide:
                self.show_contents()

    def mark_now(self, clause: str) -> None:
        """The clause (without its game) of the present question, "" for none."""
        if clause != self._now:
            self._now = clause
            self._again()

    def show_contents(self) -> None:
        """All pages and sections."""
        if self.is_wide:
            self.contents.setFocus()
            return
        self.search.clear()
        self.stack.setCurrentWidget(self._over)
        self.list_button.setChecked(True)
        self.contents.show_place(self._place)
        self.contents.setFocus()

    def ask(self) -> None:
        """Begin to search."""
        self.search.setFocus()
        self.search.selectAll()

    def go_back(self) -> None:
        """To the section read before."""
        if self._behind:
            self._ahead.append(self._place)
            self._show(self._behind.pop())

    def go_forward(self) -> None:
        """To the section one came back from."""
        if self._ahead:
            self._behind.append(self._place)
            self._show(self._ahead.pop())

    def _show(self, place: Place) -> None:
        self._place = place
        self.stack.setCurrentWidget(self._text)
        self.list_button.setChecked(False)
        self._write()
        self.view.to_section(place.section)
        self.contents.show_place(place)
        self._enable()

    def _write(self) -> None:
        """Set the page, unless it is the one that stands there."""
        page = self.book.page(self._place.page)
        look = self.ui.look
        now = self._now if page and any(self._now in s.clauses for s in page.sections) else ""
        key = (self._place.page, self.ui.words.language, look.theme.name, look.text_scale, now)
        if page is None or key == self._shown:
            return
        self._shown = key
        if self._stale:
            self._stale = False
            self.contents.show_book(self.book)
        say = Wording(self.ui.words.language, load_game(self.game).names)
        presenter = presenter_of(self.game)
        ink = Ink(
            look,
            say,
            lambda name: presenter.pictured(name, say),
            shows(self.game).sheets,
            self.devicePixelRatioF(),
        )
        self.view.show_page(PageDocument(ink, self.book, page, now), self._place.section)

    def _again(self) -> None:
        if self._place.page:
            self._write()

    def _enable(self) -> None:
        self.back.setEnabled(bool(self._behind))
        self.forward.setEnabled(bool(self._ahead))

    # ------------------------------------------------------------------ moving about

    def _follow(self, target: str) -> None:
        place = self.book.of_link(target)
        if place is not None:
            self.show_place(place)

    def _moved(self, section: int) -> None:
        self._place = self._place._replace(section=section)
        if self.is_wide:
            self.contents.show_place(self._place)

    def _chosen(self, place: Place) -> None:
        self.show_place(place)
        self.view.setFocus()

    def _toggle_contents(self) -> None:
        if self.stack.currentWidget() is self._over:
            self.stack.setCurrentWidget(self._text)
            self.list_button.setChecked(False)
        else:
            self.show_contents()

    def _search(self, query: str) -> None:
        if not query.strip():
            if self.stack.currentWidget() is self._found:
                self.stack.setCurrentWidget(self._text)
            return
        found = self.book.search(query)
        self.results.show_results(self.book, found)
        self.results.setVisible(bool(found))
        self.empty.setVisible(not found)
        self._say_search()
        self.list_button.setChecked(False)
        self.stack.setCurrentWidget(self._found)

    def _say_search(self) -> None:
        query = self.search.text().strip()
        count = self.results.count()
        said = texts.RESULTS(count) if count else texts.NOTHING(query=query)
        self.say("status", self.status.setText, said)
        self.say("results", self.results.setAccessibleName, said)

    def _take_first(self) -> None:
        item = self.results.currentItem()
        if self.stack.currentWidget() is self._found and item is not None:
            self.results.itemActivated.emit(item)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """From the search field down into what was found."""
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Down and self.stack.currentWidget() is self._found:
                self.results.setFocus()
                return True
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves what stands over the page, then the rules."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.stack.currentWidget() is not self._text and self._place.page:
            self.stack.setCurrentWidget(self._text)
            self.list_button.setChecked(False)
            self.view.setFocus()
        else:
            self.closed.emit()

    # ------------------------------------------------------------------ room and dress

    @property
    def is_wide(self) -> bool:
        """Whether the contents stand beside the page."""
        return self.width() / self.ui.look.text_scale >= BESIDE_FROM

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        wide = self.is_wide
        if wide != (self.contents.parentWidget() is self._aside):
            home = self._aside if wide else self._over
            inside = home.layout()
            if inside is not None:
                inside.addWidget(self.contents)
            self.contents.show()
            if wide and self.stack.currentWidget() is self._over:
                self.stack.setCurrentWidget(self._text)
        self._aside.setVisible(wide)
        self.list_button.setVisible(not wide)
        self._aside.setFixedWidth(self.ui.look.px(CONTENTS_WIDTH))
        for widget in (self.view, self.results):
            widget.setMaximumWidth(self.ui.look.px(MOST_WIDTH) if wide else 16_777_215)
        if wide:
            self.contents.show_place(self._place)

    def _dress(self) -> None:
        self._icons()
        self._stale = True
        self._again()
        self._make_room()

    def retranslated(self) -> None:
        self._stale = True
        self._again()
        self.contents.show_place(self._place)
        if self.search.text().strip():
            at = self.stack.currentIndex()
            self._search(self.search.text())
            self.stack.setCurrentIndex(at)
