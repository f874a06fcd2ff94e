"""Which panels belong to which game."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from anahuac.app.presenter import GamePanels, Presenter
from anahuac.app.ui import Ui


def panels_for(ui: Ui, presenter: Presenter, parent: QWidget) -> GamePanels | None:
    """The game's own panels, if it has some."""
    if presenter.game.info.id == "conquest":
        from anahuac.app.panels.conquest.sideboard import Sideboard
        from anahuac.app.presenters.conquest import ConquestPresenter

        if isinstance(presenter, ConquestPresenter):
            return Sideboard(ui, presenter, parent)
    if presenter.game.info.id == "siege":
        from anahuac.app.panels.siege.sideboard import Sideboard as SiegeBoard
        from anahuac.app.presenters.siege import SiegePresenter

        if isinstance(presenter, SiegePresenter):
            return SiegeBoard(ui, presenter, parent)
    return None
