"""Reading and writing map documents, and refusing what is none."""

from __future__ import annotations

import json
import pickle
import time
from collections.abc import Callable
from typing import Any

import pytest

from anahuac.board.codec import MAX_BYTES, decode_map, encode_map, schema
from anahuac.board.document import AreaLayer, MapDoc
from anahuac.board.errors import PARAMETERS, MapFault, Reason, fault
from anahuac.resources import resource_bytes
from tests.board.sample_maps import doc_of

LAYER = "/boards/0/layers/0"
Spoil = Callable[[dict[str, Any]], object]


def refusal(data: bytes) -> MapFault:
    """The fault of a document that has one; it has to be named in under a second."""
    begun = time.perf_counter()
    with pytest.raises(MapFault) as caught:
        decode_map(data, "Éléonore.json")
    assert time.perf_counter() - begun < 1
    found = caught.value
    assert found.file == "Éléonore.json"
    assert set(found.reason.params) == set(PARAMETERS[found.reason.code])
    return found


def test_reading_and_writing_give_the_same_bytes(conquest: MapDoc, conquest_bytes: bytes) -> None:
    assert encode_map(conquest) == conquest_bytes


def test_a_document_survives_pickling_and_equals_itself(conquest: MapDoc) -> None:
    assert pickle.loads(pickle.dumps(conquest)) == conquest


def test_overrides_links_and_defaults_survive(four_squares: AreaLayer) -> None:
    doc = doc_of(four_squares)
    again = decode_map(encode_map(doc), "sample.json")
    assert encode_map(again) == encode_map(doc)
    assert again.area_layer("main").adjacency == four_squares.adjacency
    with pytest.raises(KeyError):
        again.area_layer("none")
    with pytest.raises(KeyError):
        again.graph_layer("main")


def layer(doc: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = doc["boards"][0]["layers"][0]
    return found


def link(kind: str) -> dict[str, Any]:
    return {"id": "way", "kind": kind, "between": [1, 4], "name": {"en": "W"}, "line": [[0, 0], [1, 1]]}


SPOILT: dict[str, tuple[Spoil, str, str]] = {
    "another program's file": (lambda d: d.update(format="tiled"), "/format", "foreign-format"),
    "no format": (lambda d: d.pop("format"), "", "missing-key"),
    "a newer version": (lambda d: d.update(version=2), "/version", "newer-version"),
    "a version that never was": (lambda d: d.update(version=0), "/version", "unknown-version"),
    "a version that is no number": (lambda d: d.update(version="one"), "/version", "wrong-type"),
    "an unknown key": (lambda d: layer(d)["faces"][1].update(colour=1), f"{LAYER}/faces/1", "unknown-key"),
    "a missing key": (lambda d: layer(d)["arcs"][0].pop("end"), f"{LAYER}/arcs/0", "missing-key"),
    "an unknown layer": (lambda d: layer(d).update(kind="clouds"), f"{LAYER}/kind", "unknown-kind"),
    "an unknown link": (
        lambda d: layer(d).update(links=[link("bridge")]),
        f"{LAYER}/links/0/kind",
        "unknown-kind",
    ),
    "text for a number": (
        lambda d: layer(d)["nodes"][0].update(at=["1", 2]),
        f"{LAYER}/nodes/0/at/0",
        "wrong-type",
    ),
    "three coordinates": (
        lambda d: layer(d)["nodes"][0].update(at=[1, 2, 3]),
        f"{LAYER}/nodes/0/at",
        "wrong-length",
    ),
    "a huge coordinate": (
        lambda d: layer(d)["nodes"][0].update(at=[1e9, 2]),
        f"{LAYER}/nodes/0/at/0",
        "out-of-range",
    ),
    "a huge id": (lambda d: layer(d)["nodes"][0].update(id=10**40), f"{LAYER}/nodes/0/id", "out-of-range"),
    "an object as attribute": (
        lambda d: layer(d)["faces"][0].update(attributes={"cost": {}}),
        f"{LAYER}/faces/0/attributes/*",
        "wrong-type",
    ),
    "a line break in a name": (
        lambda d: layer(d)["faces"][0]["name"].update(en="a\nb"),
        f"{LAYER}/faces/0/name/en",
        "not-allowed-text",
    ),
    "a name without end": (
        lambda d: layer(d)["faces"][0]["name"].update(en="a" * 500),
        f"{LAYER}/faces/0/name/en",
        "wrong-length",
    ),
    "a face without ring": (
        lambda d: layer(d)["faces"][0].update(rings=[]),
        f"{LAYER}/faces/0/rings",
        "wrong-length",
    ),
    "two boards of one id": (lambda d: d["boards"].append(d["boards"][0]), "/boards/1", "duplicate-id"),
    "two faces of one id": (lambda d: layer(d)["faces"][1].update(id=1), f"{LAYER}/faces/1", "duplicate-id"),
    "two links of one id": (
        lambda d: layer(d).update(links=[link("causeway")] * 2),
        f"{LAYER}/links/1",
        "duplicate-id",
    ),
    "an arc to nowhere": (
        lambda d: layer(d)["arcs"][0].update(end=99),
        f"{LAYER}/arcs/0/end",
        "unknown-node",
    ),
    "a ring of no arc": (
        lambda d: layer(d)["faces"][0].update(rings=[[77]]),
        f"{LAYER}/faces/0/rings/0/0",
        "unknown-arc",
    ),
    "a link to no area": (
        lambda d: layer(d).update(links=[link("causeway") | {"between": [1, 9]}]),
        f"{LAYER}/links/0/between",
        "unknown-area",
    ),
    "an area joined to itself": (
        lambda d: layer(d).update(overrides={"add": [[2, 2]]}),
        f"{LAYER}/overrides/add/0",
        "joined-to-itself",
    ),
    "a pair adjacent twice": (
        lambda d: layer(d)["adjacency"].append({"by": "border", "a": 1, "b": 2, "length": 1}),
        f"{LAYER}/adjacency/6",
        "twice-adjacent",
    ),
    "a junction at no node": (
        lambda d: layer(d).update(adjacency=[{"by": "junction", "a": 1, "b": 2, "nodes": [88]}]),
        f"{LAYER}/adjacency/0",
        "unknown-node",
    ),
    "a crossing by no link": (
        lambda d: layer(d).update(adjacency=[{"by": "link", "a": 1, "b": 2, "links": ["dam"]}]),
        f"{LAYER}/adjacency/0",
        "unknown-link",
    ),
    "a border of 100,000 points": (
        lambda d: layer(d)["arcs"][0].update(via=[[1.5, 2.5]] * 100_000),
        f"{LAYER}/arcs/0/via",
        "wrong-length",
    ),
    "a face of 40,000 points": (
        lambda d: (
            [arc.update(via=[[1.5, 2.5]] * 5_000) for arc in layer(d)["arcs"]]
            and layer(d)["faces"][0].update(rings=[[1, -1] * 4])
        ),
        f"{LAYER}/faces/0",
        "too-many-points",
    ),
}


@pytest.mark.parametrize("case", SPOILT)
def test_a_spoilt_document_is_refused_with_place_and_reason(case: str, sample: dict[str, Any]) -> None:
    spoil, place, code = SPOILT[case]
    spoil(sample)
    found = refusal(json.dumps(sample).encode())
    assert (found.place, found.reason.code) == (place, code)


def test_a_newer_file_names_both_versions(sample: dict[str, Any]) -> None:
    found = refusal(json.dumps(sample | {"version": 7, "hexes": []}).encode())
    assert found.reason == Reason("newer-version", {"found": 7, "known": 1})


HEAD = b'{"format": "anahuac-map", "version": 1, "id": "x", "name": {}, "boards": ['
HOSTILE: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "not-json"),
    "zeros": (bytes(5_000), "not-json"),
    "more than is read": (bytes(MAX_BYTES + 1), "too-large"),
    "half a document": (HEAD, "not-json"),
    "a list": (b"[1]", "wrong-type"),
    "depth": (b"[" * 1_000_000, "wrong-type"),
    "depth behind a key": (b'{"x":' + b"[" * 1_000_000, "too-deep"),
    "depth before a tag": (HEAD + b'{"layers": [{"a": ' + b"[" * 1_000_000, "too-deep"),
    "Latin-1": ('{"format": "é"}'.encode("latin-1"), "not-text"),
    "UTF-16": ('{"format": "anahuac-map"}'.encode("utf-16"), "not-text"),
    "NaN": (HEAD + b'{"id": "a", "name": {}, "plane": {"width": NaN, "height": 1}}]}', "not-json"),
    "infinity": (HEAD + b'{"id": "a", "name": {}, "plane": {"width": 1e999, "height": 1}}]}', "out-of-range"),
    "a number of a million digits": (
        HEAD + b'{"id": "a", "name": {}, "plane": {"width": ' + b"9" * 1_000_000 + b', "height": 1}}]}',
        "out-of-range",
    ),
    "a million points": (
        HEAD
        + b'{"id": "a", "name": {}, "layers": [{"kind": "areas", "id": "a", "name": {}, "arcs": '
        + b'[{"id": 1, "start": 1, "end": 1, "via": ['
        + b"[1,1]," * 1_000_000
        + b"[1,1]]}]}]}]}",
        "wrong-length",
    ),
}


@pytest.mark.parametrize("case", HOSTILE)
def test_hostile_bytes_are_refused_at_once(case: str) -> None:
    data, code = HOSTILE[case]
    assert refusal(data).reason.code == code


def test_a_repeated_key_is_refused_though_json_allows_it(conquest_bytes: bytes) -> None:
    """A reader that kept the last of two would show another map than the one that was reviewed."""
    twice = conquest_bytes.replace(b'"inradius": 90.2', b'"inradius": 90.2, "inradius": 1.0', 1)
    found = refusal(twice)
    assert found.place == "/boards/0/layers/0/faces/0"
    assert found.reason == Reason("duplicate-key", {"key": "inradius"})


def test_every_truncation_is_refused(conquest_bytes: bytes) -> None:
    for length in range(0, len(conquest_bytes) - 3, 9_973):
        assert refusal(conquest_bytes[:length]).reason.code == "not-json"


def test_a_fault_crosses_to_another_process_whole() -> None:
    sent = MapFault("map.json", "/id", Reason("unknown-key", {"key": "x"}))
    got = pickle.loads(pickle.dumps(sent))
    assert (got.file, got.place, got.reason) == (sent.file, sent.place, sent.reason)
    assert "map.json: /id: unknown-key key='x'" in str(got)


def test_a_fault_has_the_parameters_of_its_code() -> None:
    with pytest.raises(ValueError, match="unknown-key takes"):
        fault("/", "unknown-key", word="x")


def test_the_published_schema_is_the_one_of_this_version() -> None:
    assert resource_bytes("schemas/map.schema.json") == schema()
