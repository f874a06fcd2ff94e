"""Tabs that do not fit stand in a menu at the end of their bar, whole, instead of being cut or scrolled to."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QRect, QTimer
from PySide6.QtWidgets import QMenu, QPushButton, QTabBar

from anahuac.app.i18n import Worded
from anahuac.app.panels.widgets import escaped, role
from anahuac.app.ui import Ui
from anahuac.engine.text import text

MORE = text("docks", "more")
MORE_PANELS = text("docks", "More panels")
#: Space before the button, in effective pixels.
GAP = 2


class MoreTabs(Worded, QObject):
    """Belongs to a bar, whose tabs come and go by Qt's own doing: what it shows is looked at whenever it is painted."""

    def __init__(self, ui: Ui, bar: QTabBar) -> None:
        super().__init__(bar)
        self.listen(ui)
        self._bar = bar
        self._fitted: tuple[object, ...] = ()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self.fit)
        self.button = QPushButton(bar)
        role(self.button, "more-tabs")
        self._menu = QMenu(self.button)
        self.button.setMenu(self._menu)
        self.button.hide()
        self.say("more", self.button.setText, MORE)
        self.say("more-a", self.button.setAccessibleName, MORE_PANELS)
        self.say("more-tip", self.button.setToolTip, MORE_PANELS)
        bar.setElideMode(bar.elideMode().ElideNone)
        bar.setUsesScrollButtons(True)  # else the longest names say how narrow the column may be
        bar.setExpanding(False)
        bar.installEventFilter(self)
        bar.currentChanged.connect(self.fit_soon)

    @property
    def hidden(self) -> list[int]:
        """The tabs that stand in the menu."""
        return [at for at in range(self._bar.count()) if not self._bar.isTabVisible(at)]

    def fit_soon(self) -> None:
        """Look at the tabs once Qt has done with them."""
        self._later.start(0)

    def fit(self) -> None:
        """Show as many tabs as fit, in their order, the one in front always, and the rest in the menu."""
        bar = self._bar
        self._later.stop()
        for at in self.hidden:
            bar.setTabVisible(at, True)
        wide = [bar.tabRect(at).width() for at in range(bar.count())]
        button = self.button.sizeHint().width() + self.ui.look.px(GAP)
        shown = _that_fit(wide, bar.currentIndex(), bar.width(), button)
        for at in range(bar.count()):
            if at not in shown:
                bar.setTabVisible(at, False)
        self._fitted = self._state()
        # Not where Qt says that the last one ends: while all are there it may have scrolled to the one in front.
        self._show_button(len(shown) < bar.count(), sum(wide[at] for at in shown))

    def _show_button(self, wanted: bool, end: int) -> None:
        bar = self._bar
        self._menu.clear()
        for at in self.hidden:
            action = self._menu.addAction(escaped(bar.tabText(at)))
            action.triggered.connect(partial(self._raise, at))
        if wanted:
            left = end + self.ui.look.px(GAP)
            self.button.setGeometry(QRect(left, 0, self.button.sizeHint().width(), bar.height()))
            self.button.raise_()
        self.button.setVisible(wanted)

    def _raise(self, at: int) -> None:
        self._bar.setCurrentIndex(at)
        self.fit()
        self._bar.setFocus()

    def _state(self) -> tuple[object, ...]:
        """What decides which tabs fit."""
        bar = self._bar
        texts = tuple((bar.tabText(at), bar.isTabVisible(at)) for at in range(bar.count()))
        return texts, bar.size(), bar.currentIndex(), bar.font().key(), self.button.sizeHint()

    def retranslated(self) -> None:
        self.fit_soon()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._bar:
            if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
                self.fit()
            elif event.type() == QEvent.Type.Paint and self._state() != self._fitted:
                self.fit_soon()
        return False


def _that_fit(wide: list[int], current: int, room: int, button: int) -> set[int]:
    """Which of the tabs stand in so much room, the current one among them whatever it takes."""
    if sum(wide) <= room:
        return set(range(len(wide)))
    left = room - button - (wide[current] if 0 <= current < len(wide) else 0)
    shown = {current}
    for at, each in enumerate(wide):
        if at == current:
            continue
        left -= each
        if left < 0:
            break
        shown.add(at)
    return shown
