"""The look in force: theme, text size and weight of patterns, changed while the program runs."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from . import fonts
from .motion import Motion
from .skin import SkinFiles, qt_palette, style_sheet
from .theme import DARK, LIGHT, SYSTEM, Theme, simulate, theme, vision

TEXT_MIN, TEXT_MAX = 1.0, 2.0


class Look(QObject):
    """Dresses the application and tells everybody when the dress changes.

    One object per application. Widgets read :attr:`theme`, :attr:`text_scale` and :attr:`heavy_patterns`
    and repaint
    on :attr:`changed`; ordinary widgets need do nothing, the style sheet reaches them.
    """

    changed = Signal()

    def __init__(
        self, app: QApplication, choice: str = SYSTEM, text_scale: float = 1.0, heavy: bool = False
    ) -> None:
        super().__init__(app)
        self._app = app
        self._choice = choice
        self._scale = min(max(text_scale, TEXT_MIN), TEXT_MAX)
        self._heavy = heavy
        self._files = SkinFiles()
        self.motion = Motion(self)
        fonts.load_fonts()
        app.setStyle("Fusion")
        app.styleHints().colorSchemeChanged.connect(self._system_changed)
        self._dress()

    @property
    def theme(self) -> Theme:
        """The theme in force, the system's one resolved."""
        return theme(self._choice)

    @property
    def choice(self) -> str:
        """What was chosen: ``light``, ``dark`` or ``system``."""
        return self._choice

    @property
    def text_scale(self) -> float:
        """Text size, 1.0 to 2.0."""
        return self._scale

    @property
    def heavy_patterns(self) -> bool:
        """Whether patterns of states are drawn 1.5 times heavier; they can't be switched off."""
        return self._heavy

    def set_theme(self, choice: str) -> None:
        """Choose ``light``, ``dark`` or ``system``; ValueError for anything else."""
        if choice not in (LIGHT, DARK, SYSTEM):
            raise ValueError(f"no such theme: {choice}")
        if choice != self._choice:
            self._choice = choice
            self._dress()

    @property
    def vision(self) -> str:
        """How colours are seen: ``normal``, or the dichromacy that is simulated."""
        return vision()

    def set_vision(self, wanted: str) -> None:
        """Simulate a dichromacy over everything, or none; ValueError for an unknown one."""
        if wanted != vision():
            simulate(wanted)
            self._dress()

    def set_text_scale(self, scale: float) -> None:
        """Set the text size, held between 1.0 and 2.0."""
        held = min(max(scale, TEXT_MIN), TEXT_MAX)
        if held != self._scale:
            self._scale = held
            self._dress()

    def set_heavy_patterns(self, heavy: bool) -> None:
        """Draw the patterns of states 1.5 times heavier, or as usual."""
        if heavy != self._heavy:
            self._heavy = heavy
            self.changed.emit()

    def px(self, at_100: float) -> int:
        """A length of the apparatus in pixels at the text size in force."""
        return round(at_100 * self._scale)

    def title_font(self, px: float = 16) -> QFont:
        """The face of dock titles: serif in true small caps, at the text size in force."""
        return fonts.serif(px * self._scale, 600, spacing=0.6 * self._scale, small_caps=True)

    def heading_font(self, px: float = 26) -> QFont:
        """The face of names of places and matches in panels."""
        return fonts.serif(px * self._scale, 600)

    def body_font(self, px: float = 14.5, weight: int = 400) -> QFont:
        """The face of sentences, figures and buttons."""
        return fonts.sans(px * self._scale, weight)

    def _system_changed(self, _scheme: Qt.ColorScheme) -> None:
        if self._choice == SYSTEM:
            self._dress()

    def _dress(self) -> None:
        # A sheet in place of another costs each widget three times what no sheet and then one does.
        self._app.setStyleSheet("")
        self._app.setFont(fonts.sans(14 * self._scale))
        self._app.setPalette(qt_palette(self.theme))
        self._app.setStyleSheet(style_sheet(self.theme, self._scale, self._files))
        self.changed.emit()
