"""The application's dress: palette, style sheet and the small pictures a style sheet can only take from
files.

Widgets are told apart by dynamic properties, set before they are shown:

- ``QPushButton``: ``role`` = ``primary``, ``warn``, ``quiet`` (text only), ``clause`` (small), ``segment`` (one of
  a row)
- ``QLabel``: ``role`` = ``title``, ``heading``, ``prompt``, ``caption``, ``muted``, ``value``, ``warn``,
  ``link``, ``seat``; ``ink`` = a colour role that ends in ``.text`` (``spain.text``)
- ``QFrame``/``QWidget``: ``role`` = ``dock``, ``card``, ``prompt-bar``, ``warn-line``, ``accent-line``,
  ``rule``
- any input: ``bad`` = true frames it in the warning colour
"""

from __future__ import annotations

import logging
from pathlib import Path
from string import Template

from PySide6.QtCore import QTemporaryDir
from PySide6.QtGui import QColor, QPalette

from .assets import asset
from .theme import Theme, mix

log = logging.getLogger("anahuac.app.look")

_ARROWS = {
    "down": "M2 4L6 8.5L10 4",
    "up": "M2 8L6 3.5L10 8",
    "right": "M4 2L8.5 6L4 10",
    "left": "M8 2L3.5 6L8 10",
    "rows": "M2 3L10 3M2 6L10 6M2 9L10 9",
    "tiles": "M2 2L5 2L5 5L2 5ZM7 2L10 2L10 5L7 5ZM2 7L5 7L5 10L2 10ZM7 7L10 7L10 10L7 10Z",
    "new_folder": "M1 3L4.5 3L5.5 4.5L11 4.5L11 10L1 10ZM6 5.8L6 8.8M4.5 7.3L7.5 7.3",
}


def qt_palette(theme: Theme) -> QPalette:
    """The colours of the theme as Qt's roles, for what the style sheet does not reach."""
    made = QPalette()
    role = QPalette.ColorRole
    pairs = {
        role.Window: theme("window"),
        role.WindowText: theme("ink"),
        role.Base: theme("panel.raised"),
        role.AlternateBase: theme("panel"),
        role.Text: theme("ink"),
        role.Button: theme("panel.raised"),
        role.ButtonText: theme("ink"),
        role.ToolTipBase: theme("panel.raised"),
        role.ToolTipText: theme("ink"),
        role.Highlight: theme("accent"),
        role.HighlightedText: theme("accent.on"),
        role.Link: theme("accent"),
        role.LinkVisited: theme("accent"),
        role.PlaceholderText: theme("ink.muted"),
        role.BrightText: theme("warn"),
        role.Light: mix(theme("panel.raised"), "#FFFFFF", 0.2),
        role.Mid: theme("panel.line"),
        role.Dark: theme("border"),
        role.Accent: theme("accent"),
    }
    for key, colour in pairs.items():
        made.setColor(key, colour)
    for key in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, key, theme("ink.faint"))
    made.setColor(QPalette.ColorGroup.Disabled, role.Highlight, theme("panel.line"))
    return made


class SkinFiles:
    """Arrows and ticks as picture files in a folder of their own, which goes with the object.

    Where no folder can be made (full disk) the style sheet leaves the pictures out and everything else works.
    """

    def __init__(self) -> None:
        self._folder = QTemporaryDir()
        if not self._folder.isValid():
            log.warning("no temporary folder for style pictures: %s", self._folder.errorString())

    def url(self, name: str, colour: QColor) -> str:
        """A style-sheet value for an arrow (down, up, left, right) or a pictogram in a colour; ``none``
        without."""
        if not self._folder.isValid():
            return "none"
        path = Path(self._folder.path()) / f"{name}-{colour.name()[1:]}.svg"
        try:
            if not path.exists():
                path.write_text(self._svg(name, colour.name()), encoding="utf-8")
        except OSError as error:
            log.warning("style picture %s not written: %s", path.name, error)
            return "none"
        return f'url("{path.as_posix()}")'

    @staticmethod
    def _svg(name: str, colour: str) -> str:
        if name in _ARROWS:
            line = f'fill="none" stroke="{colour}" stroke-width="1.7" stroke-linecap="round"'
            head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 12" width="12" height="12">'
            return f'{head}<path d="{_ARROWS[name]}" {line}/></svg>'
        return asset("icons", name + ".svg").decode("utf-8").replace("currentColor", colour)


def style_sheet(theme: Theme, scale: float, files: SkinFiles) -> str:
    """The whole style sheet for a theme and a text scale (1.0 = 100 %)."""
    values: dict[str, str] = {}
    for role in (
        "ink", "ink.muted", "ink.faint", "border", "window", "panel", "panel.raised", "panel.line",
        "accent", "accent.on", "accent.wash", "warn", "warn.on", "warn.wash", "gold", "paper",
    ):  # fmt: skip
        values[role.replace(".", "_")] = theme.hex(role)
    values["accent_hover"] = mix(theme("accent"), theme("ink"), 0.18).name()
    values["accent_down"] = mix(theme("accent"), theme("ink"), 0.32).name()
    values["warn_hover"] = mix(theme("warn"), theme("ink"), 0.18).name()
    values["row_hover"] = mix(theme("panel.raised"), theme("accent.wash"), 0.5).name()
    for size in (11, 12, 13, 14, 15, 16, 17, 20, 26):
        values[f"f{size}"] = f"{round(size * scale)}px"
    for size in (1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 24, 30, 31, 34):
        values[f"p{size}"] = f"{round(size * scale)}px"
    knob = round(16 * scale) + 4  # a round knob: a radius above the half would be none
    values["knob_half"] = f"{knob // 2}px"
    values["knob_out"] = f"{(knob - round(5 * scale) + 1) // 2}px"
    values["down"] = files.url("down", theme("ink.muted"))
    values["up"] = files.url("up", theme("ink.muted"))
    values["left"] = files.url("left", theme("accent"))
    values["right"] = files.url("right", theme("accent"))
    values["arrow"] = files.url("right", theme("ink.muted"))
    values["down_accent"] = files.url("down", theme("accent"))
    values["up_accent"] = files.url("up", theme("accent"))
    for picture in ("rows", "tiles", "new_folder"):
        values[picture] = files.url(picture, theme("accent"))
    values["check"] = files.url("tick", theme("accent.on"))
    values["check_off"] = files.url("tick", theme("ink.faint"))
    values["menu_check"] = files.url("tick", theme("accent"))
    sheet = asset("themes", "skin.qss").decode("utf-8")
    inks = (
        f'QLabel[ink="{role}"] {{ color: {theme.hex(role)}; }}' for role in theme if role.endswith(".text")
    )
    return "\n".join((Template(sheet).substitute(values), *inks))
