"""What the map shows before something is done: the way of a march, a line of fire, the numbers that hit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, QPointF

from anahuac.app.decisions import Tool
from anahuac.app.mapview import ArrowSpec, MapView
from anahuac.app.panels.aim import AimCard
from anahuac.app.presenter import Presenter, Reach, Scene
from anahuac.app.ui import Ui
from anahuac.app.windows.clearing import clear_spot


class Aiming(QObject):
    """Draws arrows from what is picked to what the pointer is over, and a card with the odds of a shot."""

    def __init__(self, ui: Ui, presenter: Presenter, view: MapView, parent: QObject) -> None:
        super().__init__(parent)
        self._words = ui.words
        self._presenter = presenter
        self._map = view
        self.card = AimCard(ui, view)

    def show(
        self, tool: Tool | None, scene: Scene, place: str, piece: str, overlay: Mapping[str, str]
    ) -> None:
        """The pointer is over a place (a ref, or "") and a piece (an id, or "")."""
        route = tool.route(place) if tool is not None and place else None
        if tool is None or not place:
            self._map.set_arrows(())
            self.card.hide()
        elif route is not None and route.way:
            self._show_way(tool, scene, route)
            self.card.hide()
        else:
            self._show_line(tool, scene, place, piece, overlay)

    def _show_way(self, tool: Tool, scene: Scene, route: Reach) -> None:
        prefix = scene.prefix + ":"
        origin = next((ref for ref in tool.decision.subject if ref.startswith(prefix)), "")
        places = [ref.removeprefix(prefix) for ref in (origin, *route.way) if ref]
        points = self._map.path_between(*places) if len(places) > 1 else ()
        role = "warn" if route.mark == "target" else "accent"
        if points:
            self._map.set_arrows((ArrowSpec("route", points, role, self._words(route.label)),))

    def _show_line(
        self, tool: Tool, scene: Scene, place: str, piece: str, overlay: Mapping[str, str]
    ) -> None:
        """A line of fire or attack from what is picked to the target under the pointer."""
        prefix = scene.prefix + ":"
        target = place.removeprefix(prefix)
        picked = [ref for ref, mark in tool.marks().items() if mark == "selected"]
        if overlay.get(target) != "target":
            picked = []
        places = [ref.removeprefix(prefix) for ref in picked if ref.startswith(prefix)]
        places += [t.place for t in scene.tokens for ref in picked if ref.removeprefix("piece:") in t.ids]
        points = self._map.path_between(places[0], target) if places and places[0] != target else ()
        self._map.set_arrows((ArrowSpec("line", points, "warn", dashed=True),) if points else ())
        refs = (*((f"piece:{piece}",) if piece else ()), place)
        self._show_card(tool.view, tool, picked, refs, points)

    def _show_card(
        self,
        view: Any,
        tool: Tool,
        picked: list[str],
        refs: tuple[str, ...],
        points: tuple[tuple[float, float], ...],
    ) -> None:
        aim = self._presenter.aim(view, tool.decision, picked, refs) if picked and points else None
        if aim is None:
            self.card.hide()
            return
        self.card.show_aim(aim)
        (x1, y1), (x2, y2) = points[0], points[-1]
        middle = self._map.mapFromScene((x1 + x2) / 2, (y1 + y2) / 2)
        spot, _ = clear_spot(self._map, QPointF(middle), self.card.size())
        self.card.move(spot)
        self.card.show()
        self.card.raise_()
