"""How everything looks: language, theme, text size, patterns, motion, panels, zoom, the whole screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from anahuac.app.look.vision import NORMAL
from anahuac.app.settings import TEXT_SIZES
from anahuac.app.windows import texts
from anahuac.app.windows.feature import Feature
from anahuac.app.windows.menus import Menus
from anahuac.engine.text import text
from anahuac.wording import LANGUAGES

if TYPE_CHECKING:
    from anahuac.app.windows.table import TablePage


VISION = text("menu", "Colour &vision (simulated)")
NORMAL_VISION = text("menu", "&Normal")
PROTAN = text("menu", "&Protanopia: no red")
DEUTAN = text("menu", "&Deuteranopia: no green")
TRITAN = text("menu", "&Tritanopia: no blue")
DETACH = text("menu", "&Detach or attach the panel in use")
STANDARD = text("menu", "&Standard arrangement")


class Appearance(Feature):
    """The view menu."""

    _shown: list[QAction]

    def offer(self, menus: Menus) -> None:
        look, window, values = self.ui.look, self.window, self.ui.settings.values
        menus.submenu("view", "language", texts.LANGUAGE)
        menus.group(
            "language", "language", list(LANGUAGES.items()), self.ui.words.language, window.set_language
        )
        menus.submenu("view", "theme", texts.THEME)
        themes = [("light", texts.LIGHT), ("dark", texts.DARK), ("system", texts.SYSTEM)]
        menus.group("theme", "theme", themes, look.choice, window.set_theme)
        menus.submenu("view", "sizes", texts.TEXT_SIZE)
        # Not plus and minus with Shift: where the plus needs Shift, Ctrl++ is typed so, and both would be dead.
        menus.add("sizes", "larger", texts.LARGER, "Ctrl+Shift+Up", slot=self._larger)
        menus.add("sizes", "smaller", texts.SMALLER, "Ctrl+Shift+Down", slot=self._smaller)
        menus.line("sizes")
        sizes = [(str(size), partial(self._percent, size)) for size in TEXT_SIZES]
        menus.group("sizes", "size", sizes, str(round(look.text_scale * 100)), self._size)
        menus.add("view", "patterns", texts.PATTERNS, slot=self._patterns, checked=look.heavy_patterns)
        menus.submenu("view", "vision", VISION)
        visions = [(NORMAL, NORMAL_VISION), ("protan", PROTAN), ("deutan", DEUTAN), ("tritan", TRITAN)]
        menus.group("vision", "vision", visions, look.vision, look.set_vision)
        menus.add("view", "motion", texts.MOTION, slot=self._motion, checked=values.motion)
        panels = menus.submenu("view", "panels", texts.PANELS)
        self._shown = [panels.addSeparator()]
        menus.add("panels", "detach", DETACH, "Ctrl+Shift+D", slot=self._detach, when="table")
        menus.add("panels", "standard", STANDARD, slot=self._standard, when="table")
        menus.line("view")
        menus.add("view", "zoom_in", texts.ZOOM_IN, "Ctrl++", "Ctrl+=", slot=self._zoom_in, when="table")
        menus.add("view", "zoom_out", texts.ZOOM_OUT, "Ctrl+-", slot=self._zoom_out, when="table")
        menus.add("view", "whole", texts.WHOLE_MAP, "Ctrl+0", "Ctrl+À", slot=self._whole_map, when="table")
        menus.add("view", "full", texts.FULL, "F11", slot=self._full, checked=False)

    def enable(self) -> None:
        self.window.menus.menu("panels").setEnabled(self.table is not None)

    def sat_down(self, table: TablePage) -> None:
        del table
        self.fill_panels()

    def fill_panels(self) -> None:
        """An entry for each panel of the table, whenever it has others."""
        menu = self.window.menus.menu("panels")
        line = self._shown[-1]
        for action in self._shown[:-1]:
            menu.removeAction(action)
        docks = self.table.docks.values() if self.table is not None else ()
        self._shown = [*(dock.toggleViewAction() for dock in docks), line]
        menu.insertActions(line, self._shown[:-1])

    def leaving(self, table: TablePage) -> None:
        del table
        menu = self.window.menus.menu("panels")
        for action in self._shown[:-1]:
            menu.removeAction(action)
        self._shown = self._shown[-1:]

    def _detach(self) -> None:
        """The panel that is being used, with keys or with the pointer, becomes a window, or a panel again."""
        self._with_table(lambda table: table.detach(QApplication.focusWidget()))

    def _standard(self) -> None:
        self._with_table(lambda table: table.arrange_anew())

    def settings_changed(self) -> None:
        """Tick what is in force."""
        look, menus = self.ui.look, self.window.menus
        menus.tick("language", self.ui.words.language)
        menus.tick("theme", look.choice)
        menus.tick("size", str(round(look.text_scale * 100)))

    def _percent(self, size: int) -> str:
        return self.ui.words.wording.percent(size)

    def _size(self, percent: str) -> None:
        self.window.set_size(int(percent))

    def _larger(self) -> None:
        now = round(self.ui.look.text_scale * 100)
        self.window.set_size(next((size for size in TEXT_SIZES if size > now), TEXT_SIZES[-1]))

    def _smaller(self) -> None:
        now = round(self.ui.look.text_scale * 100)
        self.window.set_size(next((size for size in reversed(TEXT_SIZES) if size < now), TEXT_SIZES[0]))

    def _patterns(self, on: bool) -> None:
        self.ui.settings.change(heavy_patterns=on)
        self.ui.look.set_heavy_patterns(on)

    def _motion(self, on: bool) -> None:
        self.ui.settings.change(motion=on)
        if self.table is not None:
            self.table.map.set_motion(on)

    def _zoom_in(self) -> None:
        self._with_table(lambda table: table.map.zoom_in())

    def _zoom_out(self) -> None:
        self._with_table(lambda table: table.map.zoom_out())

    def _whole_map(self) -> None:
        self._with_table(lambda table: table.map.fit())

    def _with_table(self, do: Callable[[TablePage], object]) -> None:
        if self.table is not None:
            do(self.table)

    def _full(self, on: bool) -> None:
        self.window.setWindowState(self.window.windowState() ^ Qt.WindowState.WindowFullScreen)
        self.window.menus.actions["full"].setChecked(on)
