"""What a lesson points out on the map keeps off all that is read there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from anahuac.app.lesson.pointing import Z_RING, Rings
from anahuac.app.mapview.arrows import Z_ARROWS
from anahuac.app.mapview.names import Z_NAMES
from anahuac.app.mapview.overlays import Z_OVERLAYS
from anahuac.app.mapview.tokens import Z_TOKENS
from anahuac.app.windows.main import MainWindow
from tests.app.conquestpositions import campaign


@pytest.mark.parametrize("zoom", [0.7, 1.0, 1.6])
def test_rings_keep_off_all_that_is_read(sit: Callable[..., MainWindow], qtbot: QtBot, zoom: float) -> None:
    """Under plates of stacks and arrows, and open where a name stands."""
    assert Z_OVERLAYS < Z_RING < min(Z_NAMES, Z_TOKENS, Z_ARROWS)
    table = sit(campaign()).table
    assert table is not None
    view = table.map
    view.set_zoom(zoom, view.spot("34"))
    qtbot.waitUntil(lambda: not view.rest.busy)
    rings = Rings(view, table)
    rings.show(("33", "34", "35"))
    met = 0
    for ring in rings.items.values():
        drawn = ring.open()
        reach = ring.boundingRect().width() / 2 / view.zoom
        around = QRectF(ring.x() - reach, ring.y() - reach, 2 * reach, 2 * reach)
        for name in view.names.boxes(around):
            middle = (name & around).center() - ring.pos()
            assert not drawn.contains(middle * view.zoom)
            met += 1
    assert met
