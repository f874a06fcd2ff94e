"""A change of text size leaves no measure of the other: everything is as if it had been made in this size."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QMargins
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QGridLayout,
    QLabel,
    QLayout,
    QScrollBar,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from anahuac.app.panels.docks import Dock, DockBody
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.statistics import Statistics
from tests.app.conquestpositions import battle, campaign, played

Sit = Callable[..., MainWindow]


def measures(widget: QWidget) -> tuple[object, ...]:
    """What a widget keeps of a text size: margins, gaps, sizes, fonts; and what it asks for."""
    found: list[object] = [
        widget.font().pixelSize(),
        round(widget.font().pointSizeF(), 1),
        edges(widget.contentsMargins()),
        widget.minimumSize().toTuple(),
        widget.maximumSize().toTuple(),
    ]
    if isinstance(widget, QLabel):
        found.append(widget.pixmap().size().toTuple())
    elif not isinstance(widget, QAbstractScrollArea | Dock | DockBody):
        found.append(widget.minimumSizeHint().toTuple())
    layout = widget.layout()
    found += gaps(layout) if layout is not None else ()
    return tuple(map(str, found))


def edges(margins: QMargins) -> tuple[int, ...]:
    return margins.left(), margins.top(), margins.right(), margins.bottom()


def gaps(layout: QLayout) -> Iterator[object]:
    """Margins and spacings of a layout and of those in it."""
    yield edges(layout.contentsMargins())
    yield layout.spacing()
    if isinstance(layout, QGridLayout):
        yield layout.horizontalSpacing(), layout.verticalSpacing()
        yield [layout.columnMinimumWidth(column) for column in range(layout.columnCount())]
    for at in range(layout.count()):
        item = layout.itemAt(at)
        inner = item.layout() if item is not None else None
        if inner is not None:
            yield from gaps(inner)


def way(widget: QWidget) -> str:
    """Where a widget is, by the kinds it is in."""
    kinds = []
    here: QWidget | None = widget
    while here is not None:
        kinds.append(type(here).__name__)
        here = here.parentWidget()
    return " < ".join(kinds)


def settle() -> None:
    for _ in range(12):
        QApplication.processEvents()


def all_measures(page: QWidget) -> set[tuple[object, ...]]:
    """Of every widget of a page that is seen; Qt's own frames for scroll bars and tabs come and go as they like."""
    settle()
    widgets = [
        w
        for w in page.findChildren(QWidget)
        if w.isVisible() and not w.objectName().startswith("qt_") and not isinstance(w, QTabBar | QScrollBar)
    ]
    return {(way(widget), *measures(widget)) for widget in widgets}


def of_every_panel(window: MainWindow) -> dict[str, set[tuple[object, ...]]]:
    """Of a table, each of its panels brought to the front; of any other page."""
    if window.table is None:
        page = window.stack.currentWidget()
        assert page is not None
        return {"page": all_measures(page)}
    found = {}
    for key, dock in window.table.docks.items():
        window.table.raise_panel(key)
        found[key] = all_measures(dock)
    for key, part in (("prompt", window.table.prompt), ("summary", window.table.summary)):
        found[key] = all_measures(part)
    return found


@pytest.mark.parametrize("sizes", [(100, 200, 100), (200, 100, 200)])
@pytest.mark.parametrize("page", ["map", "battle", "start", "new"])
def test_no_panel_keeps_a_measure_of_another_text_size(
    window: MainWindow, sit: Sit, page: str, sizes: tuple[int, ...]
) -> None:
    def open_page() -> None:
        if page in ("map", "battle"):
            match = campaign() if page == "map" else battle()
            sit(played(match, 200, stop="movement" if page == "map" else "losses"))
        elif page == "new":
            window.to_new("conquest")
        else:
            window.to_start()
        settle()

    window.set_size(sizes[0])
    open_page()
    wanted = of_every_panel(window)
    window.set_size(sizes[1])
    window.to_start()
    open_page()
    of_every_panel(window)
    window.set_size(sizes[2])
    found = of_every_panel(window)
    assert found.keys() == wanted.keys()
    for key in found:
        assert found[key] == wanted[key], sorted(found[key] ^ wanted[key], key=str)


def seen(dialog: Statistics) -> bool:
    """Whether its charts stand there: made, laid out and dressed, as whoever changes the size has them before them."""
    return "losses" in dialog.charts and dialog.charts["losses"].isVisible()


def test_the_statistics_keep_no_measure_of_another_text_size(
    window: MainWindow, sit: Sit, qtbot: QtBot
) -> None:
    sit(played(campaign(2), 400, 2))
    window.menus.actions["statistics"].trigger()
    dialog = window.findChild(Statistics)
    assert isinstance(dialog, Statistics)
    qtbot.waitUntil(lambda: seen(dialog), timeout=10000)
    dialog.resize(900, 700)
    wanted = all_measures(dialog)
    window.set_size(200)
    assert all_measures(dialog) != wanted
    dialog.close()
    window.menus.actions["statistics"].trigger()
    large = [made for made in window.findChildren(Statistics) if made.isVisible()][-1]
    qtbot.waitUntil(lambda: seen(large), timeout=10000)
    window.set_size(100)
    large.resize(900, 700)
    assert all_measures(large) == wanted
