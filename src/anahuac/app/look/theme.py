"""Roles to colours: ``theme("sea.line")``, never a hex value in a painter.

Counters, markers and dice are objects and keep their colours in both themes; only paper, water, ink and
panels change. The tokens are loaded from ``resources/themes/palette.json``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication

from .assets import asset
from .vision import NORMAL, VISIONS, seen

LIGHT, DARK, SYSTEM = "light", "dark", "system"
_vision = NORMAL

_LINES = {
    "solid": Qt.PenStyle.SolidLine,
    "dash": Qt.PenStyle.DashLine,
    "dot": Qt.PenStyle.DotLine,
}


class StateLook(msgspec.Struct, frozen=True):
    """How a state of a place is shown: fill, pattern and outline, each enough by itself.

    ``alpha`` is the fill's opacity; ``pattern`` one of none, dots, rings, hatch45, hatch135 with ``pitch``
    and
    ``mark`` in screen pixels; ``outline`` and ``link`` are width and line, ``casing`` width and role.
    """

    name: str
    colour: str
    alpha: float
    pattern: str
    pitch: float = 8.0
    mark: float = 1.5
    outline: tuple[float, Qt.PenStyle] | None = None
    casing: tuple[float, str] | None = None
    brackets: bool = False


@lru_cache(maxsize=1)
def palette() -> dict[str, Any]:
    """The tokens of the look as they stand in the palette file."""
    data: dict[str, Any] = json.loads(asset("themes", "palette.json"))
    return data


@lru_cache(maxsize=16)
def state_look(name: str) -> StateLook:
    """The look of a state (hover, reach, reach_last, target, selected, adjacent, blocked, replay); KeyError
    else."""
    raw = palette()["states"][name]
    line = raw.get("outline") or raw.get("link")
    casing = raw.get("casing")
    return StateLook(
        name=name,
        colour=raw["colour"],
        alpha=float(raw["alpha"]),
        pattern=raw["pattern"],
        pitch=float(raw.get("pitch", 8)),
        mark=float(raw.get("mark", 1.5)),
        outline=(float(line[0]), _LINES[line[1]]) if line else None,
        casing=(float(casing[0]), str(casing[1])) if casing else None,
        brackets=raw.get("corners") == "brackets",
    )


def states() -> tuple[str, ...]:
    """Names of all states."""
    return tuple(palette()["states"])


def motif(nation: str) -> str:
    """Name of the motif of a nation, or of a side of the siege, its second cue beside the colour."""
    tokens = palette()
    return str((tokens["motifs"] | tokens["side_motifs"])[nation])


class Theme:
    """Roles resolved for one theme, ``light`` or ``dark``. Immutable; get one from :func:`theme`.

    ``dark.protan`` holds the colours of the dark theme as somebody with that vision sees them.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._base, _, vision = name.partition(".")
        colours = palette()["colours"].items()
        self._colours = {role: seen(QColor(value[self._base]), vision or NORMAL) for role, value in colours}

    @property
    def name(self) -> str:
        """``light`` or ``dark``, and the vision where one is simulated."""
        return self._name

    @property
    def dark(self) -> bool:
        """Whether the ground is dark."""
        return self._base == DARK

    def __call__(self, role: str, alpha: float | None = None) -> QColor:
        """A fresh colour for a role, with its opacity (0 to 1) if one is given; KeyError for an unknown
        role."""
        colour = QColor(self._colours[role])
        if alpha is not None:
            colour.setAlphaF(alpha)
        return colour

    def on(self, role: str, alpha: float | None = None) -> QColor:
        """The colour of figures, pips and motifs on a field of a role: dark on the pale fields of the siege."""
        return self("siege.on" if f"{role}.band" in self._colours else "counter.on", alpha)

    def deep(self, role: str) -> QColor:
        """A role dark enough for pale words: the band of a side whose field is pale."""
        band = f"{role}.band"
        return self(band if band in self._colours else role)

    def hex(self, role: str) -> str:
        """A role as #rrggbb, for style sheets."""
        return self._colours[role].name()

    def __iter__(self) -> Iterator[str]:
        """All roles."""
        return iter(self._colours)

    def __contains__(self, role: str) -> bool:
        return role in self._colours


@lru_cache(maxsize=8)
def _theme(name: str) -> Theme:
    return Theme(name)


def theme(name: str = LIGHT) -> Theme:
    """The theme of that name; ``system`` follows the desktop's colour scheme.

    While a vision is simulated, a name that names none means the theme as it is seen then.
    """
    base = system_theme() if name == SYSTEM else name
    return _theme(base if _vision == NORMAL or "." in base else f"{base}.{_vision}")


def vision() -> str:
    """The vision that is simulated now."""
    return _vision


def simulate(wanted: str) -> None:
    """Let every theme be seen as with another vision; ValueError for an unknown one."""
    global _vision
    if wanted not in VISIONS:
        raise ValueError(f"no such vision: {wanted}")
    _vision = wanted


def system_theme() -> str:
    """``dark`` or ``light``, as the desktop asks; ``light`` where it does not say."""
    if QGuiApplication.instance() is None:
        return LIGHT
    dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return DARK if dark else LIGHT


def mix(a: QColor | str, b: QColor | str, t: float) -> QColor:
    """The colour a fraction ``t`` of the way from ``a`` to ``b``, opaque."""
    one, two = QColor(a), QColor(b)
    return QColor(
        round(one.red() * (1 - t) + two.red() * t),
        round(one.green() * (1 - t) + two.green() * t),
        round(one.blue() * (1 - t) + two.blue() * t),
    )
