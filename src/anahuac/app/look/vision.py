"""How colours look to people with a dichromacy, for designers: matrices of Machado, Oliveira and Fernandes (2009)."""

from __future__ import annotations

from PySide6.QtGui import QColor

NORMAL = "normal"
#: Of linear red, green and blue, at full severity; each row sums to one, so that greys stay.
_MATRICES = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
VISIONS = (NORMAL, *_MATRICES)


def seen(colour: QColor, vision: str) -> QColor:
    """A colour as somebody of that vision sees it, its opacity kept; KeyError for another vision."""
    if vision == NORMAL:
        return QColor(colour)
    light = [_linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF())]
    parts = [
        _encoded(sum(weight * part for weight, part in zip(row, light, strict=True)))
        for row in _MATRICES[vision]
    ]
    made = QColor.fromRgbF(*parts)
    made.setAlphaF(colour.alphaF())
    return made


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _encoded(value: float) -> float:
    held = min(max(value, 0.0), 1.0)
    return held * 12.92 if held <= 0.0031308 else 1.055 * held ** (1 / 2.4) - 0.055
