"""The board with its panels and, while there is one, a card: at their left, or under them in narrow windows."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QBoxLayout, QWidget

from anahuac.app.panels.standing import Standing
from anahuac.app.ui import Ui

GAP = 10
#: Effective width of the window from which a card stands at the side.
STANDS_FROM = 1180
#: A lying card takes this share of the height, within these limits in effective pixels; the height told then leaves
#: no row for a track under the board.
SHARE, LEAST, MOST, NO_TRACK = 0.3, 110, 160, 419


class Beside(QBoxLayout):
    """Holds both. It is told the size of the page, which is not the card's to change."""

    def __init__(self, ui: Ui, area: QWidget) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight)
        self._ui = ui
        self.card: Standing | None = None
        self.setContentsMargins(GAP, GAP, GAP, GAP)
        self.setSpacing(GAP)
        self.addWidget(area, 1)

    def put(self, card: Standing) -> None:
        """Put a card up, for as long as the page lasts."""
        self.card = card
        self.insertWidget(0, card)
        card.show()

    def place(self, page: QSize) -> None:
        """Let the card stand or lie, as the page has room."""
        if self.card is None:
            return
        lies = page.width() / self._ui.look.text_scale < STANDS_FROM
        self.card.lie(lies)
        way = QBoxLayout.Direction
        self.setDirection(way.BottomToTop if lies else way.LeftToRight)
        self.card.setMaximumHeight(self._share(page) if lies else 16_777_215)

    def room(self, page: QSize) -> QSize:
        """The room for the board and its panels, in effective pixels."""
        scale = self._ui.look.text_scale
        wide, high = page.width(), page.height()
        if self.card is not None and self.card.lies:
            high = min(high - self._share(page), round(NO_TRACK * scale))
        elif self.card is not None:
            wide -= self.card.minimumWidth() + GAP
        return QSize(round(wide / scale), round(high / scale))

    def _share(self, page: QSize) -> int:
        px = self._ui.look.px
        return min(max(round(page.height() * SHARE), px(LEAST)), px(MOST))
