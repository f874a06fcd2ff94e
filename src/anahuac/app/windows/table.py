"""The table: prompt bar, map, docks; how they are arranged by the room there is (effective pixels)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QMainWindow, QTabBar, QVBoxLayout, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.mapview import MapView
from anahuac.app.panels.bygame import panels_for
from anahuac.app.panels.curtain import Curtain
from anahuac.app.panels.dice import DICE, DiceTray
from anahuac.app.panels.docks import Dock
from anahuac.app.panels.inspector import INSPECTOR, PLACE, Inspector
from anahuac.app.panels.log import LOG, LogPanel
from anahuac.app.panels.prompt import PromptBar
from anahuac.app.panels.standing import Standing
from anahuac.app.panels.summary import Summary
from anahuac.app.presenter import DockSpec, Presenter, Remark
from anahuac.app.session import Session
from anahuac.app.ui import Ui
from anahuac.app.windows.announcing import Announcer
from anahuac.app.windows.areas import Areas
from anahuac.app.windows.arrangement import RIGHT, Arrangement
from anahuac.app.windows.beside import Beside
from anahuac.app.windows.corner import Corner
from anahuac.app.windows.layouts import Layouts
from anahuac.app.windows.play import Play
from anahuac.app.windows.ribbon import BattleHead
from anahuac.app.windows.swapline import MAP, PANELS, SwapLine
from anahuac.engine.decision import Decision
from anahuac.engine.text import Ref

OPENING_ZOOM = 0.8
#: Effective height below which a battle's head is one line.
TIGHT_BELOW = 720
GAP = 10


class TablePage(Worded, QWidget):
    """A match being played."""

    clause_asked = Signal(str)
    heading_changed = Signal()

    def __init__(self, ui: Ui, session: Session, presenter: Presenter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self.session = session
        self.areas = Areas(self)
        self.presenter = presenter
        session.forced = presenter.forced
        self._opened = False
        self._put_off = False  # docks are to be arranged anew once the curtain lifts
        self._asked: Decision | None = None
        self._wanted = ""  # the panel in which the question on the table is answered
        self._zoom_kept: float | None = None
        self._looked_at: QPointF | None = None
        self._shape: tuple[tuple[int, int], ...] = ()
        self._past: tuple[QWidget, QWidget] | None = None  # what stands there while one looks at history
        self.prompt = PromptBar(ui)
        self.map = MapView(ui.look, ui.words.language)
        self.map.set_motion(ui.settings.values.motion)
        self.setFocusProxy(
            self.map
        )  # a page that loses the focus itself would be painted anew, panels and all
        self.inspector = Inspector(ui)
        self.log = LogPanel(ui, session, presenter)
        self.dice = DiceTray(ui, session, presenter)
        for panel in (self.log, self.dice):
            panel.reader.gives_way = self._map_is_awaited
        self.panels = panels_for(ui, presenter, self)
        self.docks: dict[str, Dock] = {}
        self._build()
        self.play = Play(ui, session, presenter, self.map, self.prompt, self.inspector, self.panels, self)
        self.play.clause_asked.connect(self.clause_asked)
        self.play.shown.connect(self._refresh)
        self.play.board_changed.connect(self._board_changed)
        self.play.panel_wanted.connect(self._panel_wanted)
        self.log.pointed.connect(self.play.point_out)
        self.log.chosen.connect(self.play.go_to)
        self.log.clause_asked.connect(self.clause_asked)
        self.log.undo_to_asked.connect(session.undo_to)
        if self.panels is not None:
            self.panels.clause_asked.connect(self.clause_asked)
        self.curtain = Curtain(ui, self)
        self.curtain.lifted.connect(session.raise_curtain)
        self.announcer = Announcer(self)
        ui.look.changed.connect(self._dress)

    def _build(self) -> None:
        ui = self.ui
        self.area = QMainWindow()
        self.area.setWindowFlags(Qt.WindowType.Widget)
        self.head = BattleHead(ui)
        self.head.hide()
        frame = QFrame()
        frame.setObjectName("map-frame")
        inside = QVBoxLayout(frame)
        inside.setContentsMargins(1, 1, 1, 1)
        inside.addWidget(self.map)
        self._frame = frame
        self.centre = QWidget()
        self._column = column = QVBoxLayout(self.centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.head)
        column.addWidget(frame, 1)
        self.area.setCentralWidget(self.centre)
        self.corner = Corner(ui, self.map)
        self._add("inspector", Dock(ui, "inspector", INSPECTOR, self.inspector, short=PLACE))
        if self.panels is not None:
            for spec in self.panels.docks:
                self._add(spec.key, Dock(ui, spec.key, spec.title, spec.widget, spec.clause, spec.short))
        self._add("log", Dock(ui, "log", LOG, self.log))
        self._add("dice", Dock(ui, "dice", DICE, self.dice))
        self.summary = Summary(ui, session_dice=self.dice)
        self._summary_dock = Dock(ui, "summary", PANELS, self.summary)
        self.area.addDockWidget(RIGHT, self._summary_dock)
        self._summary_dock.show_head(False)
        areas = {spec.key: spec.area for spec in self.panels.docks} if self.panels is not None else {}
        self.arrangement = Arrangement(
            ui,
            self.area,
            self.docks,
            {**areas, "dice": "strip" if list(areas.values()).count("strip") < 2 else "right"},
            self._summary_dock,
            Layouts(ui.settings, self.presenter.game.info.id, self.area, self.docks),
        )
        self._measure = QTimer(self)
        self._measure.setSingleShot(True)
        self._measure.timeout.connect(self._sizes)
        self.area.installEventFilter(self)
        self._swap_line = SwapLine(ui, lambda: self.arrangement.panels_shown)
        self._swap_line.swapped.connect(self.swap_panels)
        self._whole = whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.prompt)
        self.beside = Beside(ui, self.area)
        whole.addLayout(self.beside, 1)
        whole.addWidget(self._swap_line)
        self.say("map", self.map.setAccessibleName, MAP)
        self._dress()

    def _add(self, key: str, dock: Dock) -> None:
        self.docks[key] = dock
        dock.head.clause_asked.connect(self.clause_asked)
        self.area.addDockWidget(RIGHT, dock)

    def add_panel(self, spec: DockSpec) -> Dock:
        """Put up a panel that does not belong to the game; it stands where its ``area`` says."""
        dock = Dock(self.ui, spec.key, spec.title, spec.widget, spec.clause, spec.short)
        self.arrangement.areas[spec.key] = spec.area
        self._add(spec.key, dock)
        if spec.area == "past" and self._past is None:
            self.area.removeDockWidget(dock)  # it is put up with the others of its kind
        elif self.arrangement.tier.name:
            self._rearrange()
        return dock

    def show_past(self, bar: QWidget, below: QWidget) -> None:
        """Let a bar stand in place of the question, a panel below the map, and at the right what tells of the past."""
        self.hide_past()
        self._past = (bar, below)
        self._whole.insertWidget(0, bar)
        self._column.addWidget(below)
        self.prompt.hide()
        bar.show()
        below.show()
        self.arrangement.past = True
        self._rearrange()
        self._place_overlays()

    def hide_past(self) -> None:
        """Let everything stand as usual."""
        if self._past is None:
            return
        for widget, layout in zip(self._past, (self._whole, self._column), strict=True):
            widget.hide()
            layout.removeWidget(widget)
        self._past = None
        self.arrangement.past = False
        self.prompt.setVisible(self.session.curtain is None)
        self._rearrange()

    def stand_beside(self, card: Standing) -> None:
        """Let a card stand at the left of everything, or lie under it where the window is narrow."""
        self.beside.put(card)
        if self.arrangement.tier.name:
            self._rearrange()

    def add_bar(self, bar: QWidget) -> None:
        """A line above the question."""
        self._whole.insertWidget(0, bar)

    def parts(self) -> list[QWidget]:
        """What F6 goes through: bars, the map with what lies over it, panels from left to right and downwards."""
        if not self.isVisible() or self.session.curtain is not None:
            return []
        bars = [item.widget() for at in range(self._whole.count()) if (item := self._whole.itemAt(at))]
        below = [self._past[1]] if self._past is not None else []
        docks = [dock for dock in self.docks.values() if not dock.visibleRegion().isEmpty()]
        tabs = [bar for bar in self.area.findChildren(QTabBar) if bar.count() > 1 and bar.currentIndex() >= 0]
        panels = sorted((*docks, *tabs), key=lambda panel: panel.mapToGlobal(QPoint()).toTuple())
        swap = self._swap_line
        top = [bar for bar in bars if bar is not None and bar is not swap]
        card = [self.beside.card] if self.beside.card is not None else []
        return [part for part in (*top, *card, self._frame, *below, *panels, swap) if part.isVisible()]

    @property
    def map_frame(self) -> QWidget:
        """The frame round the map, for what lies over it."""
        return self._frame

    # ------------------------------------------------------------------ what is shown

    def start(self) -> None:
        """Show the match and let it go on."""
        self.session.start()

    def close_down(self) -> None:
        """End threads and processes of this page."""
        self.areas.close_down()
        self.session.close()
        self.map.close_down()

    def _map_is_awaited(self) -> bool:
        """Whether the map is seen, but not yet painted."""
        return self.map.isVisible() and not self.map.painted

    def _refresh(self) -> None:
        curtain = self.session.curtain
        if curtain is not None:
            self.curtain.fall(Ref("camp", curtain), self.presenter.seat_role(curtain))
            self.setFocusProxy(self.curtain)
            self.area.hide()
            self.prompt.hide()
            for dock in self.docks.values():
                dock.body.setVisible(not dock.isFloating())
            self.arrangement.layouts.veil()
            self.heading_changed.emit()
            return
        if self.curtain.covers or self.area.isHidden():
            self.curtain.lift()
            for dock in self.docks.values():
                dock.body.show()
            self.area.show()
            self.arrangement.layouts.unveil()
            if self._put_off:
                self._rearrange()
            self.prompt.setVisible(self._past is None)
            self.setFocusProxy(self.map)
            self.map.setFocus()
        view = self.session.view
        heading = self.presenter.heading(view, self.session.match.setup)
        self.head.setVisible(bool(heading.ribbon) and self.arrangement.tier.name != "tiny")
        if heading.ribbon:
            self.head.show_heading(heading)
        if self.panels is not None:
            remarks = self.panels.remarks(view)
            for spec in self.panels.docks:
                remark = remarks.get(spec.key, Remark(""))
                self.docks[spec.key].head.remark(remark.said, remark.means)
            summary = self.panels.summary(view)
            self._swap_line.show_score(summary)
            self.summary.show_score(summary)
            self._show_under(self.panels.under_board(view))
        self._tighten()
        self._show_subject()
        self.heading_changed.emit()

    def _show_subject(self) -> None:
        """With each new question about a place the inspector comes to the front, once: a person may choose another."""
        decision = self.session.decision
        if decision is None or decision == self._asked:
            return
        self._asked = decision
        about_map = bool(decision.subject) and not self._wanted
        if about_map and not self.arrangement.under and not self.arrangement.past:
            self.arrangement.show_subject()

    def _tighten(self) -> None:
        """In low windows a battle's question and sequence take one line each: the board has the rest."""
        tight = bool(self.arrangement.under) and self._effective().height() < TIGHT_BELOW
        self.prompt.set_tight(tight)
        self.head.set_tight(tight)

    def _show_under(self, key: str) -> None:
        """Let a panel of the game stand under the board, in place of track and strip; none for ""."""
        if key != self.arrangement.under:
            self.arrangement.under = key
            if self._past is None:
                self._rearrange()

    def _board_changed(self, board: str) -> None:
        del board
        self._place_overlays()
        self._open_board()

    def _open_board(self) -> None:
        """The strategic map opens at a zoom that suits the text size; the tactical board whole."""
        if not self.isVisible():
            return
        self._opened = True
        place = self.play.focus_place()
        fitting = self.map.camera.fitting()
        wanted: float = self._zoom_kept or OPENING_ZOOM * self.ui.look.text_scale
        if self.play.scene.whole or self._zoom_kept == 0:
            self.map.fit()
        elif self.map.board is not None and wanted > fitting * 1.15:
            self.map.set_zoom(wanted)
            if place:
                self.map.centre_on(place)

    def keep_zoom(self, zoom: float) -> None:
        """Open the strategic map at a zoom (screen pixels per unit of the map), whole for 0."""
        self._zoom_kept = zoom

    @property
    def zoom_left(self) -> float | None:
        """The zoom the strategic map is left at, 0 for all of it; ``None`` while it is not shown."""
        if self.map.board is None or self.play.scene.whole or not self._opened:
            return None
        zoom = self.map.zoom
        return 0.0 if zoom <= self.map.camera.fitting() * 1.01 else zoom

    def raise_panel(self, key: str) -> None:
        """Bring a panel to the front."""
        self.arrangement.raise_panel(key)

    def ask_for(self, key: str, beside: bool = False, front: bool = True) -> None:
        """Let a panel that stands nowhere otherwise come; "" lets it go. See :meth:`Arrangement.ask_for`."""
        before = self.arrangement.asked, self.arrangement.asked_beside
        whole = self.map.zoom <= self.map.camera.fitting() * 1.01
        self.arrangement.ask_for(key, beside, front)
        if before == (key, beside):
            return
        QTimer.singleShot(0, self, self._sizes)
        if whole and self.play.scene.whole:
            QTimer.singleShot(0, self, self.map.fit)

    def read(self, key: str) -> None:
        """Let a panel that is read stand at the right, before the others; "" lets it go.

        It may be named before it is put up.
        """
        self.arrangement.reading = key
        if self.arrangement.tier.name and (not key or key in self.docks):
            QTimer.singleShot(0, self, self._rearrange)

    @property
    def has_room_to_read(self) -> bool:
        """Whether something to read has room beside the map."""
        return self.arrangement.wanted(self._effective()).name in ("wide", "middle", "narrow")

    def _panel_wanted(self, key: str) -> None:
        """The panel in which a question is answered comes to the front; in the smallest windows it or the map."""
        self._wanted = key
        if self.arrangement.tier.name == "tiny" and self.arrangement.panels_shown != bool(key):
            self.swap_panels()
        if key or self.arrangement.under:
            self.raise_panel(key)
        else:
            self.arrangement.show_subject()  # what the last question was answered in has done its work

    def swap_panels(self) -> None:
        """In the smallest windows: map or panels."""
        self.arrangement.panels_shown = not self.arrangement.panels_shown
        self._rearrange()
        self._swap_line.show_swapped()

    # ------------------------------------------------------------------ arranging

    def _effective(self) -> QSize:
        return self.beside.room(self.size())

    def _arrange_if_needed(self) -> None:
        self.beside.place(self.size())
        self._tighten()
        if self.arrangement.wanted(self._effective()) != self.arrangement.tier:
            self._rearrange()

    def _rearrange(self) -> None:
        layouts, curtain = self.arrangement.layouts, self.session.curtain is not None
        self._put_off = curtain and layouts.is_veiled
        if self._put_off:  # what floats would have to be shown for it
            return
        self.beside.place(self.size())
        if self._opened and self._looked_at is None and self.map.board is not None:
            self._looked_at = self.map.camera.visible().center()
        before = self.arrangement.tier.name
        wanted = self._wanted
        if self.arrangement.wanted(self._effective()).name != before:
            self.arrangement.panels_shown = bool(wanted)  # where there is room for one of them only
        self.arrangement.arrange(self._effective())
        self._rearranged()
        gone = wanted in self.docks and self.docks[wanted].isHidden() and wanted not in layouts.closed
        if wanted and (
            gone or self.arrangement.tier.name != before
        ):  # in tabs it may have come behind others
            self.raise_panel(wanted)
            self._swap_line.show_swapped()
        if curtain:
            layouts.veil()

    def _rearranged(self) -> None:
        QTimer.singleShot(0, self, self._place_overlays)
        self._swap_line.setVisible(self.arrangement.tier.name == "tiny")
        self.centre.setVisible(self.arrangement.map_shown)
        QTimer.singleShot(0, self, self._sizes)

    def detach(self, used: QWidget | None) -> None:
        """Let the panel that holds a widget float, or be put back; without one the panel under the pointer."""
        docks = self.docks.values()
        dock = next((d for d in docks if used is not None and d.isAncestorOf(used)), None)
        dock = dock or next((d for d in docks if d.isVisible() and d.underMouse()), self.docks["inspector"])
        if dock.isVisible():
            dock.setFloating(not dock.isFloating())

    def arrange_anew(self) -> None:
        """The standard arrangement, whatever a person has made of it."""
        self.arrangement.arrange_anew(self._effective())
        self._rearranged()

    def _sizes(self) -> None:
        self.arrangement.resize()
        shape = tuple((dock.width(), dock.content.minimumSizeHint().height()) for dock in self.docks.values())
        if shape != self._shape:
            self._shape = shape
            self._measure.start()  # at another width a panel needs another height
        if not self._opened:
            self._open_board()
        if self._looked_at is not None:
            QTimer.singleShot(0, self, self._look_back)

    def _look_back(self) -> None:
        """Docks that moved made the map wider for a moment, which may have pushed what one looked at out of sight."""
        if self._looked_at is not None and not self.play.scene.whole:
            self.map.set_zoom(self.map.zoom, self._looked_at)
        self._looked_at = None

    def _place_overlays(self) -> None:
        wide = self.arrangement.tier.name in ("wide", "middle")
        self.corner.show_for(board=not self.play.scene.whole, now=self._past is None, wide=wide)

    # ------------------------------------------------------------------ events

    def _dress(self) -> None:
        self._arrange_if_needed()
        QTimer.singleShot(0, self, self._sizes)
        QTimer.singleShot(0, self, self._place_overlays)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Never at once: docks that move while those of an earlier move are not laid out yet end the program in Qt.
        QTimer.singleShot(0, self, self._arrange_if_needed)
        QTimer.singleShot(0, self, self._sizes)

    def showEvent(self, event: QShowEvent) -> None:
        """Docks take no size while the page is hidden; they are given it now."""
        super().showEvent(event)
        self._measure.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Nor while the curtain hides the docks, whose room changes with what stands above them."""
        if watched is self.area and event.type() in (QEvent.Type.Show, QEvent.Type.Resize):
            self._measure.start()
        return super().eventFilter(watched, event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through the parts one after the other."""
        return self.areas.step(forward) or super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What comes up here has been wanted by nobody; at a field or a list it is no answer all the same."""
        key = event.key()
        if key == Qt.Key.Key_Tab and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if self.arrangement.tier.name == "tiny":
                self.swap_panels()
        elif self.areas.keys.was_taken():
            if key == Qt.Key.Key_Escape:
                self.map.setFocus()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.play.gestures.confirm()
        elif key == Qt.Key.Key_Escape:
            self.play.gestures.escape()
        elif key == Qt.Key.Key_Backspace:
            self.play.gestures.back()
        elif not self.play.gestures.shortcut(event.keyCombination()):
            super().keyPressEvent(event)

    def retranslated(self) -> None:
        self._place_overlays()
