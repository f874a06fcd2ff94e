"""The menus of the main window and their keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from anahuac.app.i18n import Worded
from anahuac.app.settings import TEXT_SIZES
from anahuac.app.ui import Ui
from anahuac.app.windows import texts
from anahuac.engine.text import Template
from anahuac.wording import LANGUAGES

Slot = Callable[[], object]


class Menus(Worded, QObject):
    """Makes the menus; ``actions`` by key, to be enabled and connected."""

    def __init__(self, ui: Ui, bar: QMenuBar, parent: QObject) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._bar = bar
        self.actions: dict[str, QAction] = {}
        self.panels = QMenu()
        self._game()
        self._edit()
        self._view()
        self._play()
        self._help()

    def _menu(self, said: Template, parent: QMenu | None = None) -> QMenu:
        made = parent.addMenu("") if parent is not None else self._bar.addMenu("")
        made.setToolTipsVisible(True)
        self.say(f"menu:{said().source}", made.setTitle, said)
        return made

    def _add(self, menu: QMenu, key: str, said: Template, *keys: str, check: bool = False) -> QAction:
        action = menu.addAction("")
        action.setCheckable(check)
        if keys:
            action.setShortcuts([QKeySequence(k) for k in keys])
        self.say(f"action:{key}", action.setText, said)
        self.actions[key] = action
        return action

    def _game(self) -> None:
        menu = self._menu(texts.M_GAME)
        self._add(menu, "new", texts.NEW, "Ctrl+N")
        self._add(menu, "open", texts.OPEN, "Ctrl+O")
        self._add(menu, "export", texts.EXPORT, "Ctrl+S")
        self._add(menu, "close", texts.TO_START, "Ctrl+W")
        menu.addSeparator()
        self._add(menu, "quit", texts.QUIT, "Ctrl+Q")

    def _edit(self) -> None:
        menu = self._menu(texts.M_EDIT)
        self._add(menu, "undo", texts.UNDO, "Ctrl+Z")
        self._add(menu, "redo", texts.REDO, "Ctrl+Shift+Z", "Ctrl+Y")

    def _view(self) -> None:
        menu = self._menu(texts.M_VIEW)
        ui = self.ui
        self._group(
            self._menu(texts.LANGUAGE, menu),
            "language",
            [(code, name) for code, name in LANGUAGES.items()],
            ui.words.language,
        )
        self._group(
            self._menu(texts.THEME, menu),
            "theme",
            [("light", texts.LIGHT), ("dark", texts.DARK), ("system", texts.SYSTEM)],
            ui.look.choice,
        )
        sizes = self._menu(texts.TEXT_SIZE, menu)
        self._add(sizes, "larger", texts.LARGER, "Ctrl+Shift++", "Ctrl+Shift+=")
        self._add(sizes, "smaller", texts.SMALLER, "Ctrl+Shift+-")
        sizes.addSeparator()
        self._group(
            sizes,
            "size",
            [(str(size), str(size)) for size in TEXT_SIZES],
            str(round(ui.look.text_scale * 100)),
        )
        self._add(menu, "patterns", texts.PATTERNS, check=True).setChecked(ui.look.heavy_patterns)
        self._add(menu, "motion", texts.MOTION, check=True).setChecked(ui.settings.values.motion)
        self.panels = self._menu(texts.PANELS, menu)
        menu.addSeparator()
        self._add(menu, "zoom_in", texts.ZOOM_IN, "Ctrl++", "Ctrl+=")
        self._add(menu, "zoom_out", texts.ZOOM_OUT, "Ctrl+-")
        self._add(menu, "whole", texts.WHOLE_MAP, "Ctrl+0")
        self._add(menu, "full", texts.FULL, "F11", check=True)

    def _play(self) -> None:
        menu = self._menu(texts.M_PLAY)
        self._add(menu, "auto", texts.AUTO, check=True).setChecked(self.ui.settings.values.auto_answer)
        confirm = self._add(menu, "confirm", texts.CONFIRM, check=True)
        confirm.setChecked(self.ui.settings.values.confirm_phase)
        confirm.toggled.connect(lambda on: self.ui.settings.change(confirm_phase=on))
        self._add(menu, "stop", texts.STOP, "Ctrl+.")
        self._add(menu, "go_on", texts.GO_ON)
        menu.addSeparator()
        self._add(menu, "concede", texts.CONCEDE)

    def _help(self) -> None:
        menu = self._menu(texts.M_HELP)
        self._add(menu, "reports", texts.LOGS)
        self._add(menu, "about", texts.ABOUT)

    def _group(self, menu: QMenu, key: str, items: Sequence[tuple[str, Template | str]], now: str) -> None:
        group = QActionGroup(self)
        for value, said in items:
            action = menu.addAction("")
            action.setCheckable(True)
            action.setChecked(value == now)
            action.setData(value)
            group.addAction(action)
            self.actions[f"{key}:{value}"] = action
            if key == "size":
                self.say(f"{key}:{value}", action.setText, self._percent(int(value)))
            else:
                self.say(f"{key}:{value}", action.setText, said)

    def _percent(self, size: int) -> Callable[[], str]:
        return lambda: self.ui.words.wording.percent(size)

    def show_values(self) -> None:
        """Tick what is in force."""
        ui = self.ui
        for key, value in (
            ("language", ui.words.language),
            ("theme", ui.look.choice),
            ("size", str(round(ui.look.text_scale * 100))),
        ):
            action = self.actions.get(f"{key}:{value}")
            if action is not None:
                action.setChecked(True)
