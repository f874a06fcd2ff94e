"""The main window: menu line, and one page at a time: start, new match, the table."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from anahuac import __version__
from anahuac.app.i18n import Worded
from anahuac.app.matches import Matches, Opened, Trouble, levels
from anahuac.app.shelf import ShelfNames
from anahuac.app.ui import Ui
from anahuac.app.windows import texts
from anahuac.app.windows.filing import Filing
from anahuac.app.windows.menuline import MenuLine
from anahuac.app.windows.menus import Menus
from anahuac.engine.text import Param, Template
from anahuac.registry import GAME_IDS

if TYPE_CHECKING:
    from anahuac.app.clauses import ClausePopup
    from anahuac.app.windows.feature import Feature
    from anahuac.app.windows.newmatch import NewMatchPage
    from anahuac.app.windows.orders import NewMatch
    from anahuac.app.windows.start import StartPage
    from anahuac.app.windows.table import TablePage

#: Key of the window's place and size among the saved layouts.
PLACE = "main"
#: And of the strategic map's zoom.
ZOOM = "zoom"


class MainWindow(Worded, QMainWindow):
    """Pages, menus, and everything that leads from one page to another."""

    reading_asked = Signal(str)  # the rules shall be opened at this clause
    learn_asked = Signal(str)  # the first lesson of this game shall be played
    step_made = Signal(str)  # number and kind of the latest step, for crash reports; nothing secret

    def __init__(self, ui: Ui, matches: Matches) -> None:
        super().__init__()
        self.listen(ui)
        self.matches = matches
        self.opened: Opened | None = None
        self.table: TablePage | None = None
        self.start: StartPage | None = None
        self.new: NewMatchPage | None = None
        self.filing = Filing(self)
        self._notice: Param = ui.settings.notice or ""
        self._stopped, self._cut_short = False, ""
        self.line = MenuLine(ui)
        self.menus = Menus(ui, self.line.bar, self)
        self.stack = QStackedWidget()
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.line)
        column.addWidget(self.stack, 1)
        self.setCentralWidget(whole)
        self._popup: ClausePopup | None = None
        self.setAcceptDrops(True)
        self.setMinimumSize(_least_size())
        self.features: tuple[Feature, ...] = ()
        self._fill_menus()
        ui.settings.failed.connect(self.tell)
        self._show_title()

    def _fill_menus(self) -> None:
        from anahuac.app.windows.features import FEATURES

        self.features = tuple(make(self) for make in FEATURES)
        for feature in self.features:
            feature.offer(self.menus)
        self.menus.line("game")
        self.menus.add("game", "quit", texts.QUIT, "Ctrl+Q", slot=self.close)
        self.menus.set_keys(self.ui.settings.values.keys)
        self.menus.mark()
        self._enable()

    # ------------------------------------------------------------------ pages

    def to_start(self) -> None:
        """Leave the table; the match is kept as it stands."""
        from anahuac.app.windows.start import StartPage

        self._leave_table()
        if self.start is None:
            page = StartPage(self.ui, self.stack)
            page.new_asked.connect(self.to_new)
            page.rules_asked.connect(self._read_rules)
            page.learn_asked.connect(self.learn_asked)
            page.recover_asked.connect(self._recover)
            self.filing.attend(page)
            page.reports_asked.connect(self.menus.actions["reports"].trigger)
            page.language_chosen.connect(self.set_language)
            page.theme_chosen.connect(self.set_theme)
            page.size_chosen.connect(self.set_size)
            self.start = page
            self.stack.addWidget(page)
        self.ui.words.set_names(ShelfNames(GAME_IDS[0]))
        self.start.show_notice(self._notice)
        self._notice = ""
        self.filing.fill()
        self._show_stopped()
        self.stack.setCurrentWidget(self.start)
        self.start.setFocus()
        self._enable()
        self._show_title()

    def tell_stopped(self) -> None:
        """The program was not closed last time; the start page says so until a match is opened."""
        self._stopped = True
        self._cut_short = self.ui.settings.values.playing

    def _show_stopped(self) -> None:
        if self.start is not None:
            cut = self.matches.entry(Path(self._cut_short)) if self._stopped and self._cut_short else None
            self.start.show_stopped(self._stopped, cut)

    def _recover(self) -> None:
        self.filing.open_path(Path(self._cut_short))

    def _read_rules(self, game: str) -> None:
        self.reading_asked.emit(f"{game}:")

    @property
    def popup(self) -> ClausePopup:
        """Where clauses are shown."""
        if self._popup is None:
            from anahuac.app.clauses import ClausePopup

            self._popup = ClausePopup(self.ui, self)
            self._popup.read_asked.connect(self.reading_asked)
        return self._popup

    def _show_clause(self, clause: str) -> None:
        self.popup.show_clause(clause)

    def to_new(self, game: str, scenario: str = "") -> None:
        """The page on which a match is set up, with a scenario chosen, else the game's first."""
        from anahuac.app.windows.newmatch import NewMatchPage
        from anahuac.registry import load_game

        self._leave_table()
        if self.new is not None:
            self.stack.removeWidget(self.new)
            self.new.deleteLater()
        self.ui.words.set_names(ShelfNames(game, load_game(game).names))
        named = partial(self.matches.name_for, game, self.ui.words)
        self.new = NewMatchPage(self.ui, game, levels(), named, scenario)
        self.new.start_asked.connect(self.begin)
        self.new.back_asked.connect(self.to_start)
        self.new.clause_asked.connect(self._show_clause)
        self.new.learn_asked.connect(self.learn_asked)
        self.new.game_asked.connect(self.to_new)
        self.stack.addWidget(self.new)
        self.stack.setCurrentWidget(self.new)
        self.new.setFocus()
        self._enable()
        self._show_title()

    def begin(self, order: NewMatch) -> None:
        """Begin a match and sit down to it; tells why not where that fails."""
        from anahuac.registry import load_game

        self.ui.words.set_names(ShelfNames(order.game, load_game(order.game).names))
        try:
            opened = self.matches.begin(order, self.ui.words)
        except Trouble as trouble:
            self.tell(texts.CANNOT_BEGIN(reason=trouble.reason))
            return
        self.sit_down(opened)

    def open_file(self, path: Path) -> bool:
        """Sit down to the match in a file; tells why not where that fails."""
        try:
            opened = self.matches.open(path)
        except Trouble as trouble:
            self.tell(texts.CANNOT_OPEN(reason=trouble.reason))
            return False
        self.sit_down(opened)
        return True

    def sit_down(self, opened: Opened) -> TablePage:
        """Show a match on the table and let it go on."""
        from anahuac.app.presenting import presenter_for
        from anahuac.app.session import Session
        from anahuac.app.windows.table import TablePage

        self._leave_table()
        self._stopped = False
        self.opened = opened
        values = self.ui.settings.values
        session = Session(
            opened.match,
            opened.seats,
            opened.players,
            auto_answer=values.auto_answer,
            pause_ms=values.computer_pause,
            faults=self.matches.faults() if opened.file is not None else (),
            trial=opened.trial,
            waits=values.hand_over_waits,
            parent=self,
        )
        presenter = presenter_for(opened.match.game)
        self.ui.words.set_names(ShelfNames(opened.match.game.info.id, opened.match.game.names))
        self.table = TablePage(self.ui, session, presenter)
        if self.ui.thumbs.tiles is not None:
            self.table.map.tiles.keep_in(self.ui.thumbs.tiles)
        zoom = _zoom_of(values.windows.get(ZOOM, ""))
        if zoom is not None:
            self.table.keep_zoom(zoom)
        self.table.clause_asked.connect(self._show_clause)
        self.table.heading_changed.connect(self._table_changed)
        session.failed.connect(self._show_title)
        self.table.play.menu_asked.connect(self._from_menu)
        self.stack.addWidget(self.table)
        self.stack.setCurrentWidget(self.table)
        for feature in self.features:
            feature.sat_down(self.table)
        self.table.start()
        self.table.setFocus()
        if opened.path is not None:
            self.ui.settings.change(last_match=str(opened.path))
        self._enable()
        return self.table

    def lay_aside(self) -> Opened | None:
        """Clear the table and give its match, still open, to whoever will sit down to it again or close it."""
        opened, self.opened = self.opened, None
        self._leave_table()
        return opened

    def _leave_table(self) -> None:
        self.filing.stop()
        seen = None
        if self.table is not None:
            for feature in self.features:
                feature.leaving(self.table)
            seen = (self.table.presenter, self.table.session.match.view(None))
            if self.table.zoom_left is not None:
                self._keep(ZOOM, f"{self.table.zoom_left:.4f}")
            self.table.close_down()
            self.stack.removeWidget(self.table)
            self.table.deleteLater()
            self.table = None
        if self.opened is not None:
            path = self.opened.path
            self.opened.close()
            self.opened = None
            if path is not None and seen is not None:
                self.ui.thumbs.remember(path, *seen)

    def _table_changed(self) -> None:
        if self.table is not None:
            last = self.table.session.match.last
            self.step_made.emit(f"{last.number} {type(last.action).__name__}")
        self._enable()
        self._show_title()

    # ------------------------------------------------------------------ files dropped on the window

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.filing.take_dropped(event)

    # ------------------------------------------------------------------ choices

    def set_language(self, language: str) -> None:
        """Speak another language."""
        self.ui.settings.change(language=language)
        self.ui.words.set_language(language)
        self._settings_changed()
        self._show_title()

    def set_theme(self, choice: str) -> None:
        """Wear another theme."""
        self.ui.settings.change(theme=choice)
        self.ui.look.set_theme(choice)
        self._settings_changed()

    def set_size(self, percent: int) -> None:
        """Another text size."""
        self.ui.settings.change(text_percent=percent)
        self.ui.look.set_text_scale(percent / 100)
        self._settings_changed()

    def refresh_menus(self) -> None:
        """Something a feature looks after has changed: see again which entries can be used."""
        self._enable()

    def _enable(self) -> None:
        running = self.table is not None and self.table.session.outcome is None
        self.menus.enable(self.table is not None, running)
        for feature in self.features:
            feature.enable()

    def _from_menu(self, key: str) -> None:
        # Once the button has been let go: the table it stands on may be left for another page.
        QTimer.singleShot(0, self.menus.actions[key].trigger)

    def _settings_changed(self) -> None:
        for feature in self.features:
            feature.settings_changed()

    # ------------------------------------------------------------------ telling

    def tell(self, said: Param, warning: bool = True) -> None:
        """Say something that needs no answer: on the prompt bar, on the start page, else in a box."""
        if self.table is not None and self.table.isVisible():
            (self.table.prompt.show_refusal if warning else self.table.prompt.show_note)(said)
        elif self.start is not None and self.stack.currentWidget() is self.start:
            self.start.show_notice(said, warning=warning)
        else:
            from anahuac.app.windows import boxes

            boxes.tell(self, self.ui, said, warning)

    def ask(self, question: Param, yes: Template, no: Template) -> bool:
        """A question with two answers; no is what Enter and Esc give."""
        from anahuac.app.windows import boxes

        return boxes.ask(self, self.ui, question, yes, no)

    def _show_title(self) -> None:
        words = self.ui.words
        table = self.table
        if table is None or table.session.curtain is not None:
            new = self.new is not None and self.stack.currentWidget() is self.new
            self.line.title.setText(words(texts.NEW_MATCH if new else texts.TITLE))
            self.line.remark.setText(words(texts.ESC_BACK if new else texts.VERSION(version=__version__)))
            self.setWindowTitle(words(texts.TITLE))
            return
        heading = table.presenter.heading(table.session.view, table.session.match.setup)
        title = words.sentence(heading.title)
        self.line.title.setText(title)
        kept = texts.SAVED() if table.session.kept else texts.NOT_SAVED()
        self.line.remark.setText(words(kept if self.opened is not None and self.opened.file else ""))
        self.setWindowTitle(words(texts.TITLE_OF(match=title)))

    def retranslated(self) -> None:
        self._show_title()

    # ------------------------------------------------------------------ place and size

    def restore_place(self) -> bool:
        """Stand where the window stood last, in the same size; ``False`` where that is on no screen now."""
        kept = self.ui.settings.values.windows.get(PLACE, "")
        if not kept or not self.restoreGeometry(QByteArray.fromBase64(kept.encode("ascii", "ignore"))):
            return False
        shown = self.frameGeometry()
        rooms = [screen.availableGeometry() & shown for screen in QGuiApplication.screens()]
        return any(room.width() >= min(200, shown.width()) and room.height() >= 100 for room in rooms)

    def _keep_place(self) -> None:
        self._keep(PLACE, self.saveGeometry().toBase64().toStdString())

    def _keep(self, key: str, kept: str) -> None:
        """Keep something of the window's arrangement beside what is kept already."""
        self.ui.settings.change(windows={**self.ui.settings.values.windows, key: kept})

    def closeEvent(self, event: QCloseEvent) -> None:
        self._keep_place()
        self._leave_table()
        event.accept()


def _least_size() -> QSize:
    """The least size of the window; less on a screen that has not that much."""
    least = QSize(640, 480)
    return (
        least.boundedTo(QGuiApplication.primaryScreen().availableSize())
        if QGuiApplication.screens()
        else least
    )


def _zoom_of(kept: str) -> float | None:
    """A zoom as it was kept, if it can be one; 0 for the whole map."""
    try:
        zoom = float(kept)
    except ValueError:
        return None
    return zoom if zoom == 0 or 0.05 <= zoom <= 20 else None
