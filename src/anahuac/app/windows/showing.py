"""Keeps what the map shows beside the play in step with the match on the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from anahuac.app.mapview.survey import Survey
from anahuac.app.panels.legend import CONTESTED, COST, WAY, Sample
from anahuac.app.windows.table import TablePage
from anahuac.engine.text import Ref


class Showing(QObject):
    """Keeps map, key and overview of one table in step with what the seat may see.

    ``about`` tells what the map is asked to show now.
    """

    def __init__(self, table: TablePage, about: Callable[[], frozenset[str]]) -> None:
        super().__init__(table)
        self._table = table
        self._about = about
        self._later = QTimer(self)  # once the map has been told of a step, and once for many changes
        self._later.setSingleShot(True)
        self._later.timeout.connect(self.show)
        table.play.shown.connect(self._later.start)
        table.play.tool_shown.connect(self._later.start)
        table.play.pointed.connect(self._pointed)

    def _pointed(self) -> None:
        if "costs" in self._about():
            self._later.start()

    def show(self) -> None:
        """Show what is asked for, of the view in force; nothing behind a curtain or on another board."""
        table = self._table
        session, presenter = table.session, table.presenter
        if session.curtain is not None:
            table.map.set_survey(Survey())
            table.corner.minimap.show_stacks(())
            return
        about = self._about() if not table.play.scene.whole else frozenset()
        view = session.view
        table.corner.minimap.show_stacks(presenter.overview(view))
        survey = presenter.survey(view, about, table.play.inspecting.pinned) if about else Survey()
        table.map.set_survey(survey)
        table.corner.legend.show_samples(self._samples(survey))
        table.corner.place()

    def _samples(self, survey: Survey) -> list[Sample]:
        """What the key has to explain."""
        presenter = self._table.presenter
        found = []
        if survey.links:
            found.append(Sample("way", WAY()))
        if survey.costs:
            found.append(Sample("cost", COST()))
        flags = {hold.glyph for hold in survey.holds}
        for seat in (info.id for info in presenter.game.info.seats):
            glyph, role = presenter.seat_glyph(seat), presenter.seat_role(seat)
            if glyph in flags:
                found.append(Sample("flag", Ref("camp", seat), glyph, role))
        if any(hold.contested for hold in survey.holds):
            found.append(Sample("blocked", CONTESTED()))
        return found
