"""The two type families: Source Serif Pro for the world, Source Sans Pro for the apparatus.

Both come as Python packages of OTF files. Where a package is missing the application still runs, with the
system's own serif or sans face and a line in the log.
"""

from __future__ import annotations

import importlib.util
import logging
import os
from functools import lru_cache

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

log = logging.getLogger("anahuac.app.look")

SERIF_FAMILIES = ("Source Serif Pro", "Source Serif 4", "Georgia", "DejaVu Serif")
SANS_FAMILIES = ("Source Sans Pro", "Source Sans 3", "Segoe UI", "DejaVu Sans")

_PACKAGES = {
    "font_source_serif_pro": (
        "SourceSerifPro-Regular",
        "SourceSerifPro-Semibold",
        "SourceSerifPro-Bold",
        "SourceSerifPro-It",
    ),
    "font_source_sans_pro": (
        "SourceSansPro-Regular",
        "SourceSansPro-Semibold",
        "SourceSansPro-Bold",
        "SourceSansPro-It",
    ),
}
_loaded: dict[str, bool] = {}


def load_fonts() -> bool:
    """Register both families with Qt, once; True when every file was found and accepted.

    Needs a ``QGuiApplication``. A missing package or file is logged as a warning, never raised.
    """
    for package, names in _PACKAGES.items():
        if package not in _loaded:
            _loaded[package] = _load_package(package, names)
    return all(_loaded.values())


def _load_package(package: str, names: tuple[str, ...]) -> bool:
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        log.warning("font package %s is not installed; the system's own face is used instead", package)
        return False
    folder = os.path.join(os.path.dirname(spec.origin), "files")
    complete = True
    for name in names:
        if QFontDatabase.addApplicationFont(os.path.join(folder, name + ".otf")) < 0:
            log.warning("font %s.otf of package %s could not be loaded", name, package)
            complete = False
    return complete


def serif(
    px: float, weight: int = 400, italic: bool = False, spacing: float = 0.0, small_caps: bool = False
) -> QFont:
    """The face of the world: places, titles, numbers printed on the board. ``px`` and ``spacing`` in
    pixels."""
    return QFont(_font(SERIF_FAMILIES, QFont.StyleHint.Serif, px, weight, italic, spacing, small_caps))


def sans(
    px: float, weight: int = 400, italic: bool = False, spacing: float = 0.0, small_caps: bool = False
) -> QFont:
    """The face of the apparatus: panels, figures on counters, log. ``px`` and ``spacing`` in pixels."""
    return QFont(_font(SANS_FAMILIES, QFont.StyleHint.SansSerif, px, weight, italic, spacing, small_caps))


@lru_cache(maxsize=512)
def _font(
    families: tuple[str, ...],
    hint: QFont.StyleHint,
    px: float,
    weight: int,
    italic: bool,
    spacing: float,
    small_caps: bool,
) -> QFont:
    """The one kept for all who ask: handed out as a copy, because a QFont can be changed in place."""
    font = QFont(list(families))
    font.setStyleHint(hint)
    font.setPixelSize(max(1, round(px)))
    font.setWeight(QFont.Weight(weight))
    font.setItalic(italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if spacing:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    if small_caps:  # the true small caps of the face: the synthetic ones are too thin
        font.setFeature(QFont.Tag("smcp"), 1)
    return font


def advance(text: str, font: QFont) -> float:
    """Width of a text in pixels, in a face of :func:`serif` or :func:`sans`.

    Unhinted faces grow with their size, so all is measured at one: loading a face at yet another size takes a
    quarter of a millisecond, and names on maps are tried at many.
    """
    face = (tuple(font.families()), font.weight(), font.italic(), font.isFeatureSet(QFont.Tag("smcp")))
    return _at_100(text, *face) * font.pixelSize() / 100 + font.letterSpacing() * len(text)


@lru_cache(maxsize=4096)
def _at_100(
    text: str, families: tuple[str, ...], weight: QFont.Weight, italic: bool, small_caps: bool
) -> float:
    hint = QFont.StyleHint.Serif if families == SERIF_FAMILIES else QFont.StyleHint.SansSerif
    return QFontMetricsF(_font(families, hint, 100, weight.value, italic, 0.0, small_caps)).horizontalAdvance(
        text
    )
