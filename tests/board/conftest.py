"""The map of the Conquest and a small sound one, for the tests of the board."""

from __future__ import annotations

import json
from typing import Any

import pytest

from anahuac.board.codec import decode_map, encode_map
from anahuac.board.document import AreaLayer, GraphLayer, MapDoc
from anahuac.resources import resource_bytes
from tests.board.sample_maps import box, doc_of, layer_of


@pytest.fixture(scope="session")
def conquest_bytes() -> bytes:
    return resource_bytes("games/conquest/map.json")


@pytest.fixture(scope="session")
def conquest(conquest_bytes: bytes) -> MapDoc:
    return decode_map(conquest_bytes, "map.json")


@pytest.fixture(scope="session")
def zones(conquest: MapDoc) -> AreaLayer:
    return conquest.area_layer("strategic")


@pytest.fixture(scope="session")
def tactical(conquest: MapDoc) -> GraphLayer:
    return conquest.graph_layer("tactical")


@pytest.fixture
def four_squares() -> AreaLayer:
    """1 and 2 above, 3 and 4 below; all four meet at (10, 10)."""
    return layer_of({1: [box(0, 0)], 2: [box(10, 0)], 3: [box(0, 10)], 4: [box(10, 10)]})


@pytest.fixture
def sample(four_squares: AreaLayer) -> dict[str, Any]:
    """The four squares as the JSON value of a document, to be spoilt."""
    value: dict[str, Any] = json.loads(encode_map(doc_of(four_squares)))
    return value
