"""Every kind of fault that a readable map can have, named by place and reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from anahuac.board.codec import decode_map, encode_map
from anahuac.board.document import AreaLayer, Link, MapDoc, Name
from anahuac.board.errors import PARAMETERS, Fault
from anahuac.board.validate import faults
from tests.board.sample_maps import box, doc_of, layer_of

LAYER = "/boards/0/layers/0"


def spoilt(layer: AreaLayer, spoil: Callable[[dict[str, Any]], object]) -> list[Fault]:
    """The faults of a sound layer after a change to its JSON value."""
    value = json.loads(encode_map(doc_of(layer)))
    assert faults(doc_of(layer)) == []
    spoil(value["boards"][0]["layers"][0])
    return faults(decode_map(json.dumps(value).encode(), "sample.json"))


def told(found: list[Fault]) -> list[tuple[str, str]]:
    return [(one.place.removeprefix(LAYER), one.reason.code) for one in found]


def node_at(layer: dict[str, Any], x: float, y: float) -> dict[str, Any]:
    return next(node for node in layer["nodes"] if node["at"] == [x, y])


def test_an_arc_that_bounds_nothing(four_squares: AreaLayer) -> None:
    found = spoilt(
        four_squares, lambda x: x["arcs"].append({"id": 50, "start": 1, "end": 2, "via": [[1, 1]]})
    )
    assert told(found) == [("/arcs/8", "dangling-arc")]


def test_a_node_that_joins_nothing(four_squares: AreaLayer) -> None:
    found = spoilt(four_squares, lambda x: x["nodes"].append({"id": 50, "at": [1, 1]}))
    assert [(one.reason.code, one.grade) for one in found] == [("unused-node", "warning")]


def test_a_point_twice_in_a_row(four_squares: AreaLayer) -> None:
    arc = next(n for n, arc in enumerate(four_squares.arcs) if arc.via)
    found = spoilt(four_squares, lambda x: x["arcs"][arc]["via"].append(x["arcs"][arc]["via"][-1]))
    assert told(found) == [(f"/arcs/{arc}", "repeated-point")]


def test_a_ring_that_does_not_close(four_squares: AreaLayer) -> None:
    found = spoilt(four_squares, lambda x: x["faces"][2]["rings"][0].pop())
    assert ("/faces/2/rings/0", "ring-not-closed") in told(found)
    assert "overlap" not in {code for _, code in told(found)}


def test_a_ring_that_crosses_itself() -> None:
    found = spoilt(
        layer_of({1: [box(0, 0)]}), lambda x: x["arcs"][0].update(via=[[10, 10], [10, 0], [0, 10]])
    )
    assert told(found) == [("/faces/0/rings/0", "ring-crosses-itself")]
    assert found[0].reason.params == {"x": 5.0, "y": 5.0}


def test_a_hole_outside_its_outline() -> None:
    island = box(20, 20)
    layer = layer_of({1: [box(0, 0, 50, 50), island], 2: [island]})
    shore = abs(layer.faces[1].rings[0][0])

    def away(value: dict[str, Any]) -> None:
        arc = value["arcs"][shore - 1]
        arc["via"] = [[x + 40, y] for x, y in arc["via"]]
        node = next(node for node in value["nodes"] if node["id"] == arc["start"])
        node["at"][0] += 40

    assert ("/faces/0/rings/1", "ring-outside-outline") in told(spoilt(layer, away))


def test_a_border_used_twice_on_one_side(four_squares: AreaLayer) -> None:
    def double(value: dict[str, Any]) -> None:
        value["faces"].append(value["faces"][0] | {"id": 9, "name": {"en": "Nine", "fr": "Neuf"}})

    found = spoilt(four_squares, double)
    assert {"side-used-twice", "overlap", "adjacency-missing"} <= {code for _, code in told(found)}
    overlap = next(one for one in found if one.reason.code == "overlap")
    assert (overlap.place, overlap.reason.params) == (f"{LAYER}/faces/0", {"other": 9, "area": 100.0})


def test_areas_that_overlap_by_a_moved_shore() -> None:
    layer = layer_of({1: [box(0, 0)], 2: [box(20, 0)], 3: [box(0, 10, 30, 10)]})

    def swell(value: dict[str, Any]) -> None:
        arc = next(arc for arc in value["arcs"] if [10.0, 0.0] in arc.get("via", []))
        arc["via"][arc["via"].index([10.0, 0.0])] = [25.0, 5.0]

    assert ("/faces/0", "overlap") in told(spoilt(layer, swell))


def test_areas_that_touch_without_a_common_arc() -> None:
    apart = layer_of({1: [box(0, 0)], 2: [box(20, 2, 10, 5)], 3: [box(0, 10, 30, 10)]})

    def nearer(value: dict[str, Any]) -> None:
        for thing in value["arcs"]:
            thing["via"] = [[10, y] if x == 20 and y < 10 else [x, y] for x, y in thing.get("via", [])]
        for node in value["nodes"]:
            if node["at"][0] == 20 and node["at"][1] < 10:
                node["at"][0] = 10

    found = spoilt_islands(apart, nearer)
    assert [one.reason.params["other"] for one in found if one.reason.code == "touch-without-node"] == [2]


def spoilt_islands(layer: AreaLayer, spoil: Callable[[dict[str, Any]], object]) -> list[Fault]:
    """As ``spoilt``, for layers whose areas are not all adjacent to begin with."""
    assert {one.reason.code for one in faults(doc_of(layer))} <= {"no-neighbours", "unreachable"}
    value = json.loads(encode_map(doc_of(layer)))
    spoil(value["boards"][0]["layers"][0])
    return faults(decode_map(json.dumps(value).encode(), "sample.json"))


def test_a_sliver_between_areas_and_an_area_that_is_one() -> None:
    gap = layer_of(
        {1: [[(0, 0), (30, 0), (30, 10), (20, 10), (15, 9), (10, 10), (0, 10)]], 2: [box(0, 10, 30, 10)]}
    )
    found = faults(doc_of(gap))
    assert told(found) == [("/faces", "sliver")]
    assert found[0].reason.params == {"area": 5.0, "width": 0.495}
    thin = layer_of({1: [box(0, 0, 30, 10)], 2: [box(0, 10, 30, 0.5)]})
    assert told(faults(doc_of(thin))) == [("/faces/1", "sliver")]


def test_a_wide_hole_is_ground_that_belongs_to_nobody() -> None:
    ring = {1: [box(0, 0, 30, 10)], 2: [box(0, 20, 30, 10)], 3: [box(0, 10)], 4: [box(20, 10)]}
    assert faults(doc_of(layer_of(ring))) == []


def test_a_point_off_the_board(four_squares: AreaLayer) -> None:
    found = spoilt(four_squares, lambda x: node_at(x, 20.0, 10.0).update(at=[200.0, 10.0]))
    assert [one.reason.params for one in found if one.reason.code == "outside-plane"] == [
        {"x": 200.0, "y": 10.0}
    ]


def test_areas_apart_from_the_rest() -> None:
    layer = layer_of({1: [box(0, 0)], 2: [box(10, 0)], 3: [box(40, 0)], 4: [box(60, 0)], 5: [box(70, 0)]})
    assert told(faults(doc_of(layer))) == [
        ("/faces/2", "no-neighbours"),
        ("/faces/3", "unreachable"),
        ("/faces/4", "unreachable"),
    ]


def test_labels_and_anchors_out_of_their_area(four_squares: AreaLayer) -> None:
    def label(value: dict[str, Any]) -> None:
        value["faces"][0]["label"] = {"at": [9, 5], "size": [8, 2]}
        value["faces"][1]["label"] = {"at": [15, 5]}
        value["faces"][1]["anchors"] = {"stack": {"at": [15, 5]}, "flag": {"at": [25, 5]}}
        value["anchor_sizes"] = {"stack": [12, 12]}

    assert told(spoilt(four_squares, label)) == [
        ("/faces/0/label", "label-outside"),
        ("/faces/1/anchors/stack", "anchor-outside"),
        ("/faces/1/anchors/flag", "anchor-outside"),
    ]


def test_a_name_that_lacks_a_language(four_squares: AreaLayer) -> None:
    found = spoilt(four_squares, lambda x: x["faces"][3].update(name={"en": "Four", "fr": " "}))
    assert [(one.place, one.reason.params) for one in found] == [
        (f"{LAYER}/faces/3/name", {"language": "fr"})
    ]


@pytest.fixture
def lake_with_way() -> AreaLayer:
    way = Link("dam", "causeway", (1, 3), Name("Dam", "Digue"), ((10.0, 5.0), (20.0, 5.0)))
    return layer_of({1: [box(0, 0)], 2: [box(10, 0)], 3: [box(20, 0)]}, lakes=[2], links=(way,))


def test_a_link_that_misses_the_shore_or_leaves_the_water(lake_with_way: AreaLayer) -> None:
    found = spoilt(lake_with_way, lambda x: x["links"][0].update(line=[[10, 5], [17, 5]]))
    assert [(one.reason.code, one.reason.params) for one in found] == [
        ("link-not-on-shore", {"end": "end", "area": 3})
    ]
    found = spoilt(lake_with_way, lambda x: x["links"][0].update(line=[[10, 5], [15, 12], [20, 5]]))
    assert told(found) == [("/links/0/line", "link-leaves-water")]


def test_stored_adjacency_that_is_not_the_one_of_the_arcs(four_squares: AreaLayer) -> None:
    assert told(spoilt(four_squares, lambda x: x["adjacency"].pop(0))) == [
        ("/adjacency", "adjacency-missing")
    ]
    assert told(spoilt(four_squares, lambda x: x["adjacency"][0].update(length=10.2))) == [
        ("/adjacency/0", "adjacency-differs")
    ]
    found = spoilt(
        four_squares, lambda x: x["adjacency"].__setitem__(2, {"by": "border", "a": 1, "b": 4, "length": 5})
    )
    assert told(found) == [("/adjacency/2", "adjacency-differs")]

    apart = layer_of({1: [box(0, 0)], 2: [box(10, 0)], 3: [box(20, 0)]})
    found = spoilt(apart, lambda x: x["adjacency"].append({"by": "border", "a": 1, "b": 3, "length": 5}))
    assert [(one.reason.code, one.reason.params) for one in found] == [
        ("adjacency-surplus", {"a": 1, "b": 3, "kind": "border"})
    ]


def test_overrides_that_change_nothing(four_squares: AreaLayer) -> None:
    found = spoilt(four_squares, lambda x: x.update(overrides={"add": [[1, 2]], "remove": [[3, 2]]}))
    assert told(found) == [("/overrides/add/0", "override-without-effect")]
    line = layer_of({1: [box(0, 0)], 2: [box(10, 0)], 3: [box(20, 0)]})
    found = spoilt(line, lambda x: x.update(overrides={"remove": [[1, 3]]}))
    assert told(found) == [("/overrides/remove/0", "override-without-effect")]


def test_faults_of_a_graph_board(conquest: MapDoc) -> None:
    value = json.loads(encode_map(conquest))
    layer = value["boards"][1]["layers"][0]
    layer["distances"]["fire"]["S.L1"]["I.L1"] = 2
    layer["nodes"][0]["name"] = {"en": "Left wing"}
    layer["edges"] = [edge for edge in layer["edges"] if "I.LR" not in (edge["a"], edge["b"])]
    found = faults(decode_map(json.dumps(value).encode(), "map.json"))
    place = "/boards/1/layers/0"
    assert [(one.place, one.reason.code) for one in found] == [
        (f"{place}/nodes/0/name", "name-missing"),
        (f"{place}/nodes/11", "no-neighbours"),
        (f"{place}/distances/fire/S.L1/I.L1", "matrix-not-symmetric"),
        (f"{place}/distances/fire/I.L1/S.L1", "matrix-not-symmetric"),
    ]


@pytest.mark.parametrize(
    ("where", "code"),
    [
        (lambda x: x["edges"].append(x["edges"][0] | {"a": "S.L2", "b": "S.L1"}), "duplicate-id"),
        (lambda x: x["edges"][0].update(a="S.L9"), "unknown-node"),
        (lambda x: x["edges"][0].update(b="S.L1"), "joined-to-itself"),
        (lambda x: x["pairs"]["facing"].append(["S.L1", "X"]), "unknown-node"),
        (lambda x: x["ways"]["retreat"]["spain"].update({"S.L1": ["X"]}), "unknown-node"),
        (lambda x: x["distances"]["fire"]["S.L1"].update({"X": 2}), "unknown-node"),
        (lambda x: x["modifiers"]["attack"][0].update(origin="X"), "unknown-node"),
    ],
)
def test_broken_references_of_a_graph_board(
    conquest: MapDoc, where: Callable[[Any], object], code: str
) -> None:
    """A document in memory may have them; then nothing else is judged."""
    value = json.loads(encode_map(conquest))
    where(value["boards"][1]["layers"][0])
    found = faults(msgspec.convert(value, MapDoc))
    assert {one.reason.code for one in found} == {code}
    assert found[0].place.startswith("/boards/1/layers/0/")


def test_every_code_is_proved_by_some_test() -> None:
    """A code that no test names might never be given."""
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert [code for code in PARAMETERS if f'"{code}"' not in tests and code != "invalid-value"] == []


def test_a_sound_sample_has_no_fault(four_squares: AreaLayer) -> None:
    assert faults(doc_of(four_squares)) == []
