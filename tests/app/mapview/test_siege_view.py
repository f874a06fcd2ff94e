"""The map of the siege in the map view: tiles, states of hexes and lake areas, stacks of both sides."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from anahuac.app.look.counters import SiegeFace, SiegeMarkerFace
from anahuac.app.mapview import ArrowSpec, MapView, TokenSpec
from tests.app.look.siegeboard import board

from .conftest import wait_quiet
from .hands import shot

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)  # said by the offscreen platform

BOAT = TokenSpec("boat", "l17", (SiegeFace("spanish", "brigantine", "S12", 6, 1, 2, lake=True),))
CANOE = TokenSpec("canoe", "l17", (SiegeFace("aztec", "canoe", "A30", 4, 4, 2, lake=True),))
FOOT = TokenSpec("foot", "h3026", (SiegeFace("spanish", "sword-shield", "S7", 8, 4, 4),) * 3)
SIGN = TokenSpec("sign", "h3016", (SiegeMarkerFace("sacrifice"),), anchor="marker", size=26)


@pytest.fixture
def siege(view: MapView) -> MapView:
    """The view with the map of the siege, near the southern gate."""
    view.set_board(board())
    view.set_zoom(1.0, QPointF(*board().places["h3025"].centre))
    return view


def test_hexes_and_lake_areas_take_states(siege: MapView) -> None:
    wait_quiet(siege)
    plain = shot(siege)
    shots = [plain]
    for place, state in (
        ("h3025", "target"),
        ("h3124", "reach"),
        ("l17", "reach_last"),
        ("h3026", "selected"),
    ):
        siege.set_overlay({place: state})
        assert siege.overlays.states() == {place: (state,)}
        shots.append(shot(siege))
    assert all(one != two for at, one in enumerate(shots) for two in shots[:at])


def test_a_target_hex_has_brackets_along_its_sides_and_a_lake_area_none(siege: MapView) -> None:
    siege.set_overlay({"h3025": "target", "l17": "target", "h3124": "reach"})
    assert set(siege.overlays._brackets) == {"h3025"}
    hex_, item = board().places["h3025"], siege.overlays._brackets["h3025"]
    drawn = item._path.boundingRect()
    assert hex_.path.boundingRect().contains(drawn)
    assert item.boundingRect().contains(drawn)
    siege.set_overlay({})
    assert siege.overlays._brackets == {}


def test_stacks_of_both_sides_stand_in_an_area_and_one_in_a_hex(siege: MapView) -> None:
    siege.set_tokens([BOAT, CANOE, FOOT, SIGN])
    tokens = {token.spec.id: token for token in siege.tokens}
    assert [tokens["boat"].at, tokens["canoe"].at] == list(board().arrange("l17", 2, siege.detail()))
    assert not tokens["boat"].outline().intersects(tokens["canoe"].outline())
    assert siege.place_at(siege.viewportTransform().map(tokens["foot"].at)) == "h3026"
    assert tokens["foot"].size == board().piece_size
    assert not tokens["sign"].outline().contains(QPointF(*board().places["h3016"].centre))
    siege.set_arrows([ArrowSpec("attack", places=("h3026", "h3025"))])
    wait_quiet(siege)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_view_paints_the_whole_map(siege: MapView, scale: float) -> None:
    siege.look.set_text_scale(scale)
    siege.fit()
    wait_quiet(siege)
    assert siege.painted
    assert siege.place_at(siege.viewportTransform().map(QPointF(*board().places["l12"].centre))) == "l12"


def test_a_sign_of_attack_stands_on_the_side_that_is_attacked_across(siege: MapView) -> None:
    siege.set_arrows(
        [
            ArrowSpec("one", role="warn", places=("h3026", "h3025"), sign=True),
            ArrowSpec("two", role="warn", places=("l17", "h3025"), sign=True),
            ArrowSpec("none", role="warn", places=("l1", "h3025"), sign=True),
        ]
    )
    shown = {spec.id: spec for spec in siege.arrows.specs()}
    assert set(shown) == {"one", "two"}
    (x1, y1), (x2, y2) = shown["one"].points
    side = board().crossing("h3026", "h3025")
    assert side == QPointF((x1 + x2) / 2, (y1 + y2) / 2)
    assert y2 < y1
    with_signs = shot(siege)
    siege.set_arrows([])
    assert shot(siege) != with_signs


def test_states_leave_title_compass_and_scale_free() -> None:
    plate = board().picture.furniture.cartouche
    assert plate is not None
    left, top, width, height = plate.box
    middle = QPointF(left + width / 2, top + height / 2)
    place = board().pick(middle.x(), middle.y())
    assert place is not None
    shape = board().places[place]
    assert shape.path.contains(middle)
    assert shape.ground is not None
    assert not shape.ground.contains(middle)
    assert board().places["l12"].ground is None
