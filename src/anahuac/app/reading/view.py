"""The text of a page on the screen: scrolls by sections, follows links by keyboard, loads nothing by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent, QTextCursor, QTextOption
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from anahuac.app.reading.page import PageDocument
from anahuac.app.ui import Ui

#: How far above the window's edge a heading may lie and still be the one that is read.
NEAR = 30
#: Widths of columns are rounded, so that a page can be a little wider than it was told to be.
ROUNDED = 3


class PageView(QTextBrowser):
    """Shows a document. ``followed`` carries the target of a link, ``section_changed`` the number of the section."""

    followed = Signal(str)
    section_changed = Signal(int)

    def __init__(self, ui: Ui, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self._wanted: int | None = None
        self._section = 0
        self._placing = False
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("role", "reading")
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.anchorClicked.connect(self._follow)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Nothing: what a page shows has been put into its document."""
        del kind, name

    def show_page(self, page: PageDocument, section: int) -> None:
        """Show a page from a section on."""
        page.setParent(self)  # so that it goes when another takes its place
        page.setTextWidth(self.viewport().width())  # laid out once, not first as wide as its longest line
        self._placing = True
        self.setDocument(page)
        self._placing = False
        self.to_section(section)

    def to_section(self, section: int) -> None:
        """Bring a section to the top; again once there is a size to do it in."""
        self._wanted = section
        self._section = section
        self._place()
        QTimer.singleShot(0, self, self._place)
        page = self.page
        if page is not None and section < len(page.starts):
            cursor = QTextCursor(page)
            cursor.setPosition(page.starts[section])
            self.setTextCursor(cursor)
            self._place()

    @property
    def page(self) -> PageDocument | None:
        """What is shown."""
        document = self.document()
        return document if isinstance(document, PageDocument) else None

    @property
    def section(self) -> int:
        """The section at the top."""
        return self._section

    def _tops(self) -> list[float]:
        page = self.page
        if page is None:
            return []
        box: Callable[..., Any] = page.documentLayout().blockBoundingRect
        return [float(box(page.findBlock(at)).top()) for at in page.starts]

    def _place(self) -> None:
        """Where the section wanted is at the top; a bar for moving sideways only where it is worth it."""
        tops = self._tops()
        wider = self.document().size().width() - self.viewport().width()
        policy = Qt.ScrollBarPolicy
        self.setHorizontalScrollBarPolicy(
            policy.ScrollBarAsNeeded if wider > ROUNDED else policy.ScrollBarAlwaysOff
        )
        if self._wanted is not None and self._wanted < len(tops):
            wanted = self._wanted
            top = tops[wanted] - self._ui.look.px(8) if wanted else 0
            self._placing = True
            self.verticalScrollBar().setValue(round(top))
            self._placing = False

    def _scrolled(self, value: int) -> None:
        if self._placing:
            return
        tops = self._tops()
        if self._wanted is not None and self._wanted < len(tops):
            # At the end of a page a section cannot come to the top, and is the one meant all the same.
            at_end = value >= self.verticalScrollBar().maximum()
            if at_end or abs(tops[self._wanted] - value) <= self._ui.look.px(NEAR):
                return
        passed = [at for at, top in enumerate(tops) if top <= value + self._ui.look.px(NEAR)]
        section = passed[-1] if passed else 0
        self._wanted = None
        if section != self._section:
            self._section = section
            self.section_changed.emit(section)

    def _follow(self, target: QUrl) -> None:
        self.followed.emit(target.toString())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl with an arrow goes from heading to heading."""
        control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        page = self.page
        if control and step and page is not None:
            section = min(max(self._section + step, 0), len(page.starts) - 1)
            self.to_section(section)
            self.section_changed.emit(section)
            event.accept()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The section that is read stays where it is read."""
        section = self._section
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._wanted = section
            self._place()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self._place)
