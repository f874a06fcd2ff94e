"""What lies over the map's edges: the key of the marks, the overview, buttons to zoom; who gives way to whom."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMargins, QObject, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.mapview import MapView
from anahuac.app.panels.legend import KEY, Legend, ZoomButtons
from anahuac.app.panels.minimap import OVERVIEW, Minimap
from anahuac.app.panels.widgets import KeyButton
from anahuac.app.ui import Ui
from anahuac.engine.text import text

SHORT_KEY = text("corner", "Key")
SHORT_OVERVIEW = text("corner", "Overview")
GAP = 14


def shown_over(view: MapView, part: QWidget) -> bool:
    """Whether a part is there to be seen, once the view itself is."""
    return part.isVisibleTo(view)


class CornerButtons(Worded, QWidget):
    """In narrow windows: the key and the overview, shown while their button is down."""

    toggled = Signal()

    def __init__(self, ui: Ui, parent: QWidget) -> None:
        super().__init__(parent)
        self.listen(ui)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        self.key, self.overview = KeyButton(ui, glyph="eye"), KeyButton(ui, glyph="search")
        for button, name, short, whole in (
            (self.key, "key", SHORT_KEY, KEY),
            (self.overview, "overview", SHORT_OVERVIEW, OVERVIEW),
        ):
            button.setCheckable(True)
            button.toggled.connect(self.toggled)
            self.say(name, button.setText, short)
            self.say(name + "-name", button.setAccessibleName, whole)
            self.say(name + "-tip", button.setToolTip, whole)
            row.addWidget(button)
        ui.look.changed.connect(self.retranslated)
        self.retranslated()

    def retranslated(self) -> None:
        self.adjustSize()


class Corner(QObject):
    """Places all of it whenever the map has another size. ``wide`` windows show everything, others behind buttons."""

    def __init__(self, ui: Ui, view: MapView) -> None:
        super().__init__(view)
        self._ui = ui
        self._view = view
        self.legend = Legend(ui, view)
        self.zoom = ZoomButtons(ui, view)
        self.zoom.nearer.connect(view.zoom_in)
        self.zoom.farther.connect(view.zoom_out)
        self.zoom.whole.connect(view.fit)
        self.minimap = Minimap(ui, view)
        self.minimap.hide()
        self.buttons = CornerButtons(ui, view)
        self.buttons.hide()
        self.buttons.toggled.connect(self.place)
        self.board, self.now, self.wide = True, True, True
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self.place)
        self._whole = False
        view.installEventFilter(self)
        view.view_changed.connect(self._seen)
        ui.look.changed.connect(self._later.start)
        ui.words.changed.connect(self._later.start)
        ui.settings.changed.connect(self._later.start)

    def show_for(self, *, board: bool, now: bool, wide: bool) -> None:
        """Is there a board to look over, is it the present one, and is there room for everything?"""
        self.board, self.now, self.wide = board, now, wide
        self.place()

    def place(self) -> None:
        """Put everything where it belongs; what has no room goes."""
        room = self._view.viewport().rect()
        foot = room.height() - GAP
        shown = self.board and self.now
        self.zoom.setVisible(self.board and self.zoom.height() + 2 * GAP <= room.height())
        self.zoom.move(room.width() - self.zoom.width() - GAP, foot - self.zoom.height())
        left = room.width() - 3 * GAP - self.zoom.width()
        mapped = self._ui.settings.values.minimap
        buttons = shown and not self.wide
        self.buttons.overview.setVisible(mapped)
        self.buttons.adjustSize()
        fits = buttons and self.buttons.width() <= left and self.buttons.height() + 2 * GAP <= room.height()
        self.buttons.setVisible(fits)
        x = GAP
        if fits:
            self.buttons.move(GAP, foot - self.buttons.height())
            foot -= self.buttons.height() + 8
        asked_key = self.buttons.key.isChecked() if buttons else True
        asked_map = self.buttons.overview.isChecked() if buttons else True
        size = self.minimap.size_for(room.size())
        mapped = shown and mapped and asked_map and not size.isEmpty() and size.height() >= 40
        self._whole = self._view.fitted
        mapped = mapped and not (self._whole and not buttons)  # all of it is in sight: nothing to look over
        self.minimap.resize(size)
        self.minimap.move(GAP, foot - size.height())
        self.minimap.setVisible(mapped)
        if mapped:
            x += size.width() + 10
        self.legend.fit(max(1, room.width() - x - 2 * GAP - self.zoom.width()))
        high = self.legend.height() + GAP <= foot
        narrow = self.legend.width() <= room.width() - x - 2 * GAP - self.zoom.width()
        self.legend.setVisible(shown and asked_key and high and narrow)
        self.legend.move(x, foot - self.legend.height())
        self._reserve()

    def _reserve(self) -> None:
        """Show the whole board clear of what lies over it: stacks and places asked about stand at its edges too."""
        view = self._view
        low = [part for part in (self.legend, self.buttons) if shown_over(view, part)]
        right = self.zoom.width() + GAP if shown_over(view, self.zoom) and self.board else 0
        foot = max((view.viewport().height() - part.y() for part in low), default=0)
        margins = QMargins(0, 0, right, foot)
        if margins != view.camera.margins:
            view.camera.margins = margins
            if view.fitted:
                view.fit()

    def _seen(self) -> None:
        """The whole board comes into sight, or goes out of it."""
        if self._view.fitted != self._whole:
            self._later.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._view and event.type() == QEvent.Type.Resize:
            self._later.start()
        return super().eventFilter(watched, event)
