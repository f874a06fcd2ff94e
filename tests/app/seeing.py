"""What somebody sees who looks at every widget: text that is cut, text over text, text too faint to read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QSlider,
    QSpinBox,
    QTabBar,
    QWidget,
)

from anahuac.app.windows.accesskeys import unmarked

CONTROLS = (QAbstractButton, QAbstractItemView, QComboBox, QLineEdit, QSlider, QSpinBox)
LEAST_CONTRAST = 4.5


def seen(window: QWidget) -> list[QWidget]:
    """Every widget that is shown, with at least a part within all that it lies in."""
    found = []
    for widget in [window, *window.findChildren(QWidget)]:
        if widget.isVisible() and not widget.visibleRegion().isEmpty():
            found.append(widget)
    return found


def said(widget: QWidget) -> str:
    """The text a label or button shows."""
    if isinstance(widget, QLabel):
        return widget.text() if widget.pixmap().isNull() else ""
    return unmarked(widget.text()) if isinstance(widget, QAbstractButton) else ""


def cut(window: QWidget) -> Iterator[str]:
    """Labels and buttons that have less room than their text needs."""
    for widget in seen(window):
        text = said(widget)
        if not text:
            continue
        if isinstance(widget, QLabel) and widget.wordWrap():
            needed = widget.heightForWidth(widget.width())
            if needed > widget.height() + 2 or _longest_word(widget) > widget.width() + 2:
                yield f"cut: {text!r} has {widget.width()} × {widget.height()}, needs height {needed}"
        elif not _fits(widget, text):
            yield f"cut: {text!r} has {widget.width()} × {widget.height()}"
        yield from _outside(widget, text)


def _fits(widget: QWidget, text: str) -> bool:
    """Whether the text itself has room; what a button leaves free around it may shrink."""
    metrics = widget.fontMetrics()
    lines = text.split("\n")
    wide = max(metrics.horizontalAdvance(line) for line in lines)
    if isinstance(widget, QCheckBox):
        wide = widget.minimumSizeHint().width()
    return wide <= widget.width() and metrics.tightBoundingRect(text).height() <= widget.height()


def _longest_word(label: QLabel) -> int:
    metrics = label.fontMetrics()
    return max(metrics.horizontalAdvance(word) for word in label.text().split() or [""])


def _outside(widget: QWidget, text: str) -> Iterator[str]:
    """A widget that stands out of what it lies in; a panel may scroll up and down, never sideways."""
    parent = widget.parentWidget()
    inner = QRect(widget.mapTo(parent, QPoint(0, 0)), widget.size()) if parent is not None else QRect()
    while parent is not None and not parent.isWindow():
        area = parent.parentWidget()
        scrolls = isinstance(area, QAbstractScrollArea) and area.viewport() is parent
        if inner.left() < -1 or inner.right() > parent.width() + 1:
            yield f"out of its place sideways: {text!r} in {type(parent).__name__}"
            return
        if not scrolls and (inner.top() < -1 or inner.bottom() > parent.height() + 1):
            yield f"out of its place: {text!r} in {type(parent).__name__}"
            return
        if scrolls and area is not None and area.verticalScrollBar().maximum() > 0:
            return  # the rest of the way is the scroll area's own
        inner.translate(parent.pos())
        parent = parent.parentWidget()


def overlapping(window: QWidget) -> Iterator[str]:
    """Texts of one parent that lie over each other."""
    by_parent: dict[QWidget, list[QWidget]] = {}
    for widget in seen(window):
        parent = widget.parentWidget()
        if said(widget) and parent is not None and not widget.isWindow():
            by_parent.setdefault(parent, []).append(widget)
    for siblings in by_parent.values():
        for at, one in enumerate(siblings):
            for two in siblings[at + 1 :]:
                common = one.geometry() & two.geometry()
                if common.width() > 2 and common.height() > 6:  # what touches has its text apart
                    yield f"over each other: {said(one)!r} and {said(two)!r}"


def nameless(window: QWidget) -> Iterator[str]:
    """Controls that a screen reader could only call by their kind."""
    for widget in seen(window):
        parent = widget.parentWidget()
        kind = type(widget).__name__
        is_viewport = isinstance(parent, QAbstractScrollArea) and parent.viewport() is widget
        inner = isinstance(parent, QSpinBox | QComboBox | QLineEdit) or isinstance(
            widget, QTabBar | QHeaderView
        )
        if is_viewport or inner or widget.objectName().startswith("qt_") or "ScrollBar" in kind:
            continue
        wants = isinstance(widget, CONTROLS) or widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if wants and not widget.accessibleName() and not said(widget):
            yield f"without a name: {kind} in {type(parent).__name__}"


def faint(window: QWidget) -> Iterator[str]:
    """Texts of enabled labels and buttons that stand out too little from what is behind them."""
    picture = window.grab().toImage()
    ratio = picture.devicePixelRatio()
    for widget in seen(window):
        text = said(widget)
        if (
            not any(map(str.isalnum, text)) or not widget.isEnabled()
        ):  # a lone line is thinner than its colour
            continue
        place = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size()) & window.rect()
        shown = widget.visibleRegion().boundingRect().size()
        if shown.height() < widget.height() * 0.9 or place.isEmpty():
            continue  # half scrolled away
        found = contrast_of(picture, place, ratio)
        if found < LEAST_CONTRAST:
            yield f"faint: {text!r} {found:.1f} : 1"


def contrast_of(picture: QImage, place: QRect, ratio: float = 1.0) -> float:
    """Contrast between the ground of a place, its commonest colour, and the ink that stands out most from it.

    Ink is what is met more than once: the single strongest pixel of a soft edge is none.
    """
    colours: Counter[int] = Counter()
    left, top = round(place.left() * ratio) + 1, round(place.top() * ratio) + 1
    right = min(round((place.right() + 1) * ratio), picture.width()) - 1
    bottom = min(round((place.bottom() + 1) * ratio), picture.height()) - 1
    for y in range(top, bottom):
        for x in range(left, right):
            colours[picture.pixel(x, y)] += 1
    if not colours:
        return 21.0
    ground = QColor(colours.most_common(1)[0][0])
    return max((contrast(QColor(rgb), ground) for rgb, times in colours.items() if times > 1), default=1.0)


def contrast(one: QColor, two: QColor) -> float:
    """Contrast ratio of two colours as the web's rule defines it, 1 to 21."""
    low, high = sorted((luminance(one), luminance(two)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: QColor) -> float:
    """Relative luminance as the web's contrast rule defines it."""
    parts = [
        c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4
        for c in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def faults(window: QWidget, *, with_contrast: bool = True) -> list[str]:
    """All of these, sorted."""
    for _ in range(6):
        QApplication.processEvents()
    found = [*cut(window), *overlapping(window), *nameless(window)]
    if with_contrast:
        found += faint(window)
    return sorted(set(found))
