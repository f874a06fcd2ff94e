"""What the map can show beside the play: ways and their costs, control, costs of an army's reach, the overview."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from anahuac.app.mapview.survey import Survey
from anahuac.app.panels.legend import CONTESTED, COST, WAY, Sample
from anahuac.app.windows.feature import Feature
from anahuac.app.windows.menus import Menus
from anahuac.app.windows.table import TablePage
from anahuac.engine.text import Ref, text

SHOW = text("menu", "S&how on the map")
WAYS = text("menu", "&Ways and their costs")
CONTROL = text("menu", "&Control")
COSTS = text("menu", "C&osts of the chosen army")
OVERVIEW = text("menu", "O&verview")
#: Key among the saved layouts under which is kept what the map shows.
KEPT = "survey"
ENTRIES = (("links", WAYS, "F6"), ("holds", CONTROL, "F7"), ("costs", COSTS, "F8"))


class Overlays(Feature):
    """Entries of the view menu; what is ticked is kept and holds for every match."""

    _showing: _Showing | None = None

    def offer(self, menus: Menus) -> None:
        menus.submenu("view", "survey", SHOW)
        for about, said, key in ENTRIES:
            menus.add("survey", about, said, key, slot=self._toggle, checked=about in self.about)
        menus.line("survey")
        shown = self.ui.settings.values.minimap
        menus.add("survey", "minimap", OVERVIEW, "F9", slot=self._minimap, checked=shown)

    @property
    def about(self) -> frozenset[str]:
        """What the map is asked to show now."""
        kept = self.ui.settings.values.windows.get(KEPT, "").split()
        return frozenset(about for about, _, _ in ENTRIES if about in kept)

    def sat_down(self, table: TablePage) -> None:
        self._showing = _Showing(table, self)

    def leaving(self, table: TablePage) -> None:
        del table
        self._showing = None

    def _toggle(self) -> None:
        actions = self.window.menus.actions
        kept = " ".join(about for about, _, _ in ENTRIES if actions[about].isChecked())
        settings = self.ui.settings
        settings.change(windows={**settings.values.windows, KEPT: kept})
        if self._showing is not None:
            self._showing.show()

    def _minimap(self, on: bool) -> None:
        self.ui.settings.change(minimap=on)


class _Showing(QObject):
    """Keeps map, key and overview of one table in step with what the seat may see."""

    def __init__(self, table: TablePage, feature: Overlays) -> None:
        super().__init__(table)
        self._table = table
        self._feature = feature
        self._later = QTimer(self)  # once the map has been told of a step, and once for many changes
        self._later.setSingleShot(True)
        self._later.timeout.connect(self.show)
        table.play.shown.connect(self._later.start)
        table.play.tool_shown.connect(self._later.start)
        table.play.pointed.connect(self._pointed)

    def _pointed(self) -> None:
        if "costs" in self._feature.about:
            self._later.start()

    def show(self) -> None:
        """Show what is asked for, of the view in force; nothing behind a curtain or on another board."""
        table = self._table
        session, presenter = table.session, table.presenter
        if session.curtain is not None:
            table.map.set_survey(Survey())
            table.corner.minimap.show_stacks(())
            return
        about = self._feature.about if not table.play.scene.whole else frozenset()
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
