"""The menus of the main window: filled by the window's features, with their keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from anahuac.app.i18n import Worded
from anahuac.app.ui import Ui
from anahuac.app.windows import texts
from anahuac.app.windows.accesskeys import give_access
from anahuac.engine.text import Template

#: When an entry can be used: always, with a match on the table, or with one that is not over.
When = Literal["always", "table", "running"]

TITLES = {
    "game": texts.M_GAME,
    "edit": texts.M_EDIT,
    "view": texts.M_VIEW,
    "play": texts.M_PLAY,
    "help": texts.M_HELP,
}


class Menus(Worded, QObject):
    """The menu bar. ``actions`` by key; a key is stable, because settings and tests name it.

    A menu is named by its key in :data:`TITLES` or by that of :meth:`submenu`.
    """

    def __init__(self, ui: Ui, bar: QMenuBar, parent: QObject) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._bar = bar
        self.actions: dict[str, QAction] = {}
        self._when: dict[str, When] = {}
        self._standard: dict[str, tuple[str, ...]] = {}
        self._menus: dict[str, QMenu] = {}
        for key, said in TITLES.items():
            self._keep(key, bar.addMenu(""), said)

    def _keep(self, key: str, menu: QMenu, said: Template) -> QMenu:
        menu.setToolTipsVisible(True)
        self._menus[key] = menu
        menu.aboutToShow.connect(self._shown)
        self.say(f"menu:{key}", menu.setTitle, said)
        return menu

    def menu(self, key: str) -> QMenu:
        """A menu, for what is neither an entry nor a group."""
        return self._menus[key]

    def submenu(self, inside: str, key: str, said: Template) -> QMenu:
        """A menu within a menu."""
        return self._keep(key, self._menus[inside].addMenu(""), said)

    def line(self, menu: str) -> None:
        """A line between what stands in a menu and what comes."""
        self._menus[menu].addSeparator()

    def add(
        self,
        menu: str,
        key: str,
        said: Template,
        *keys: str,
        slot: Callable[..., object],
        when: When = "always",
        checked: bool | None = None,
    ) -> QAction:
        """An entry. ``keys`` are its shortcuts; one with ``checked`` can be ticked, and its slot is told how."""
        action = self._menus[menu].addAction("")
        if checked is not None:
            action.setCheckable(True)
            action.setChecked(checked)
        self._standard[key] = keys
        action.setShortcuts([QKeySequence(k) for k in keys])
        self.say(f"action:{key}", action.setText, said)
        action.triggered.connect(slot)
        self.actions[key] = action
        self._when[key] = when
        return action

    def group(
        self,
        menu: str,
        key: str,
        items: Sequence[tuple[str, Template | str | Callable[[], str]]],
        now: str,
        chosen: Callable[[str], object],
    ) -> None:
        """Entries of which one is ticked, each a value of ``key``; ``chosen`` is told the value."""
        group = QActionGroup(self)
        for value, said in items:
            action = self._menus[menu].addAction("")
            action.setCheckable(True)
            action.setChecked(value == now)
            action.setData(value)
            group.addAction(action)
            self.actions[f"{key}:{value}"] = action
            self.say(f"{key}:{value}", action.setText, said)
        group.triggered.connect(lambda action: chosen(action.data()))

    def tick(self, key: str, value: str) -> None:
        """Tick a value of a group."""
        action = self.actions.get(f"{key}:{value}")
        if action is not None:
            action.setChecked(True)

    def enable(self, playing: bool, running: bool) -> None:
        """Let entries be used that can be, with or without a match on the table that may be over."""
        for key, when in self._when.items():
            if when != "always":
                self.actions[key].setEnabled(running if when == "running" else playing)

    # ------------------------------------------------------------------ keys

    def mark(self) -> None:
        """Give every entry an access key of its own, in the language spoken."""
        for menu in (self._bar, *self._menus.values()):
            give_access(menu.actions())

    def _shown(self) -> None:
        """A menu is opened whose entries may have changed since."""
        menu = self.sender()
        if isinstance(menu, QMenu):
            give_access(menu.actions())

    def retranslated(self) -> None:
        self.mark()

    def keys(self, key: str) -> tuple[str, ...]:
        """The shortcuts of an entry as they are now, in the portable way of writing them."""
        return tuple(sequence.toString() for sequence in self.actions[key].shortcuts())

    def standard(self, key: str) -> tuple[str, ...]:
        """The shortcuts an entry has when nobody has chosen others."""
        return tuple(QKeySequence(name).toString() for name in self._standard.get(key, ()))

    def set_keys(self, chosen: Mapping[str, Sequence[str]]) -> None:
        """Give entries the shortcuts that a person has chosen, by key, and all others their standard ones.

        A standard one that has been given to another entry is left out; what is no entry or no shortcut is
        ignored, for settings may come from another version.
        """
        taken: set[str] = set()
        for key in sorted(self.actions, key=lambda key: key not in chosen):
            names = chosen.get(key, self._standard.get(key, ()))
            sequences = [QKeySequence(name) for name in names]
            free = [s for s in sequences if s.toString() and s.toString() not in taken]
            taken.update(sequence.toString() for sequence in free)
            self.actions[key].setShortcuts(free)
