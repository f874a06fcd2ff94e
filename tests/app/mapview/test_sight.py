"""What a view was told to show stays in sight while the view changes, until somebody moves the map."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QApplication, QPushButton

from anahuac.app.mapview import MapView

from .conftest import wait_quiet
from .hands import LONE

SIZES = ((1500, 900), (700, 420), (360, 640), (900, 600))


def sized(view: MapView, size: tuple[int, int]) -> None:
    """A view of another size, laid out."""
    view.resize(*size)
    QApplication.processEvents()
    wait_quiet(view)


@pytest.mark.parametrize("place", ["35", "6", "22", "1"])
@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_a_place_shown_stays_in_sight_in_every_size(view: MapView, place: str, zoom: float) -> None:
    view.set_zoom(zoom)
    view.centre_on(place)
    for size in SIZES:
        sized(view, size)
        assert view.sight.sees(place), size


def test_who_moves_the_map_is_not_pulled_back(view: MapView) -> None:
    view.set_zoom(2.0)
    view.centre_on("35")
    view.pan(QPoint(900, 900))
    for size in SIZES:
        sized(view, size)
    assert not view.sight.sees("35")


def test_a_stack_half_out_of_sight_or_under_a_button_is_not_seen(view: MapView) -> None:
    view.set_tokens([LONE])  # in zone 35
    view.set_zoom(2.0)
    view.centre_on("35")
    wait_quiet(view)
    assert view.sight.sees("35")
    token = view.tokens.get("lone")
    assert token is not None
    box = view.viewportTransform().mapRect(token.outline())
    button = QPushButton("+", view)
    button.setGeometry(int(box.right()) - 4, int(box.top()), 40, 40)
    button.show()
    assert not view.sight.sees("35")
    button.hide()
    assert view.sight.sees("35")
    edge = view.camera.visible().width() / 2
    view.look_at(QPointF(token.outline().right() - edge - 5, token.outline().center().y()))
    assert not view.sight.sees("35")
