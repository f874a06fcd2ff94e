"""The language of the window, changed while it runs: every widget says its texts again."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtWidgets import QApplication

from anahuac.engine.text import Param, Ref, Template
from anahuac.wording import LANGUAGES, Names, Wording

if TYPE_CHECKING:
    from anahuac.app.ui import Ui

log = logging.getLogger("anahuac.app.i18n")

#: What a widget may be told to say: a text, or a function that makes the string anew each time.
Said = Param | Template | Callable[[], str]


def system_language() -> str:
    """The language of the person's desktop, English where the program does not speak it."""
    code = QLocale.system().name().split("_")[0]
    return code if code in LANGUAGES else "en"


def no_names(ref: Ref) -> Mapping[str, str]:
    """Names outside any game: none."""
    del ref
    return {}


class Words(QObject):
    """The wording in force. ``changed`` is emitted when the language or the game whose names are meant
    changes."""

    changed = Signal()

    def __init__(self, language: str = "", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._chosen = language
        self._names: Names = no_names
        self._translator: QTranslator | None = None
        self.wording = Wording(self.language, self._names)
        self._dress_qt()

    @property
    def language(self) -> str:
        """Code of the language spoken."""
        return self._chosen if self._chosen in LANGUAGES else system_language()

    def set_language(self, language: str) -> None:
        """Speak a language; an unknown code follows the system."""
        if language != self._chosen:
            self._chosen = language
            self._dress_qt()
            self._renew()

    def set_names(self, names: Names | None) -> None:
        """Take the names of things from a game, or from none."""
        self._names = names or no_names
        self._renew()

    def __call__(self, said: Param | Template) -> str:
        """A text as a string in the language spoken."""
        return self.wording(said)

    def sentence(self, said: Param | Template) -> str:
        """The same with a capital first letter."""
        return self.wording.sentence(said)

    def named(self, forms: Mapping[str, str]) -> str:
        """The bare form of a name kept in data."""
        return forms.get(self.language) or forms.get("en", "")

    def _renew(self) -> None:
        self.wording = Wording(self.language, self._names)
        self.changed.emit()

    def _dress_qt(self) -> None:
        """Qt's own dialogs and shortcuts in the same language."""
        app = QApplication.instance()
        QLocale.setDefault(QLocale(self.language))
        if app is None:
            return
        if self._translator is not None:
            app.removeTranslator(self._translator)
            self._translator = None
        if self.language == "en":
            return
        made = QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if made.load(f"qtbase_{self.language}", folder):
            app.installTranslator(made)
            self._translator = made
        else:
            log.warning("Qt's own texts are not there in %s", self.language)


class Worded:
    """Mixin of widgets that say texts: :meth:`say` sets one now and again whenever the language changes.

    A class that paints its texts, or lays them out, overrides :meth:`retranslated`, called afterwards.
    """

    def listen(self, ui: Ui) -> None:
        """Begin to follow the language. Call it once, after the widget's own ``__init__``."""
        self.ui = ui
        self._sayings: dict[str, tuple[Callable[[str], object], Said]] = {}
        ui.words.changed.connect(self._say_again)

    def say(self, key: str, setter: Callable[[str], object], said: Said) -> None:
        """Set a text through ``setter`` and keep it under ``key``, in place of what was kept there."""
        self._sayings[key] = (setter, said)
        setter(self._string(said))

    def hush(self, prefix: str) -> None:
        """Forget what is kept under keys that begin so, before its widgets go."""
        for key in [key for key in self._sayings if key.startswith(prefix)]:
            del self._sayings[key]

    def _string(self, said: Said) -> str:
        if callable(said) and not isinstance(said, Template):
            return said()
        return self.ui.words(said)

    def _say_again(self) -> None:
        for setter, said in list(self._sayings.values()):
            setter(self._string(said))
        self.retranslated()

    def retranslated(self) -> None:
        """The language changed and everything said has been said again."""
