"""The map document of the Conquest: the strategic map and the tactical board."""

from __future__ import annotations

from typing import Any

import facts
import msgspec
import names

from anahuac.board.adjacency import computed
from anahuac.board.codec import decode_map, encode_map
from anahuac.board.document import (
    Anchor,
    Area,
    AreaLayer,
    Board,
    GraphEdge,
    GraphLayer,
    GraphNode,
    Label,
    Lake,
    Link,
    MapDoc,
    Modifier,
    Name,
    Plane,
    Provenance,
)
from anahuac.board.topology import arcs_from_polygons

Json = dict[str, Any]

LAKE = 1000
"""The face of the lake; the areas have the numbers of their zones."""

_ANCHORS = ("values", "stack", "stack_enemy", "control")
_SIDES = {"S": "spain", "I": "indian"}


def document(source: Json) -> MapDoc:
    """Both boards of the game as one document, read back once so that every number has its declared type."""
    boards = (_strategic(source), _tactical(source["tactical_board"]))
    doc = MapDoc(
        "anahuac-map",
        1,
        "conquest",
        _name(names.common("Conquest of Mexico", "la", "Conquête du Mexique")),
        boards,
    )
    return decode_map(encode_map(doc), "map.json")


def _name(found: Json) -> Name:
    return msgspec.convert(found, Name)


def _origin(found: facts.Fact) -> Provenance:
    return msgspec.convert(found, Provenance)


def _strategic(source: Json) -> Board:
    zones = source["zones"]
    lake = source["lake"]
    polygons = {zone["id"]: [zone["polygon"]] for zone in zones}
    polygons[LAKE] = [lake["polygon"], *(hole["polygon"] for hole in lake["holes"])]
    graph = arcs_from_polygons(polygons)
    water = Lake(
        LAKE,
        _name(names.named(lake["name"]["en"], lake["name"]["fr"], "le lac de Mexico", "du lac de Mexico")),
        graph.rings[LAKE],
        Label(tuple(lake["label"])),
    )
    areas = [_area(zone, graph.rings[zone["id"]]) for zone in zones]
    sizes = {key: source["anchor_sizes"][key] for key in ("stack", "control")}
    layer = AreaLayer(
        id="zones",
        name=Name("Strategic zones", "Zones stratégiques"),
        nodes=graph.nodes,
        arcs=graph.arcs,
        faces=(*areas, water),
        links=tuple(_link(link) for link in source["links"]),
        anchor_sizes={**sizes, "stack_enemy": sizes["stack"]},
        provenance={key: _origin(fact) for key, fact in facts.LAYER_DEFAULTS.items()},
    )
    layer = msgspec.structs.replace(layer, adjacency=computed(layer))
    plane = msgspec.convert({k: v for k, v in source["plane"].items() if k not in ("y_axis", "note")}, Plane)
    return Board("strategic", Name("Strategic map", "Carte stratégique"), plane, (layer,))


def _area(zone: Json, rings: tuple[tuple[int, ...], ...]) -> Area:
    name = names.place(zone["name"]["en"], zone["name"]["fr"], zone["name"]["nah"])
    sized = {"values": zone["values_size"]}
    anchors = {
        key: msgspec.convert({"at": zone[key], "size": sized.get(key)}, Anchor)
        for key in _ANCHORS
        if zone[key] is not None
    }
    label = {
        "at": zone["label"],
        "size": zone["label_size"],
        "lines": zone["label_lines"],
        "curve": zone["label_curve"],
    }
    return Area(
        id=zone["id"],
        name=_name(name),
        rings=rings,
        attributes={key: _value(zone[key]) for key in facts.ATTRIBUTES},
        label=msgspec.convert(label, Label),
        anchors=anchors,
        centre=tuple(zone["centre"]),
        inradius=zone["inradius"],
        lonlat=tuple(zone["lonlat"]),
        provenance={key: _origin(fact) for key, fact in facts.area(zone["id"]).items()},
    )


def _value(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _link(link: Json) -> Link:
    name = names.common(link["name"]["en"], "la", link["name"]["fr"].replace("'", "’"))
    return Link(link["id"], link["kind"], tuple(link["zones"]), _name(name), tuple(map(tuple, link["line"])))


def _tactical(source: Json) -> Board:
    nodes = [
        GraphNode(row["id"], _name(_zone_name(row)), (x, y), row["kind"], row["camp"])
        for row in source["nodes"]
        for x, y in [row["grid"]]
    ]
    edges = [
        GraphEdge(row["a"], row["b"], row["mp"], ("hand_to_hand",) if row["hand_to_hand"] else ())
        for row in source["edges"]
    ]
    retreat = {
        _SIDES[side]: {start: (end,) for start, end in steps.items()}
        for side, steps in source["retreat_next"].items()
    }
    attack = [
        Modifier(_SIDES[row["attacker"]], row["from"], row["to"], row["mod"])
        for row in source["attack_modifiers"]
    ]
    layer = GraphLayer(
        id="tactical_zones",
        name=Name("Tactical zones", "Zones tactiques"),
        nodes=tuple(nodes),
        edges=tuple(edges),
        pairs={"facing": tuple(map(tuple, source["facing"]))},
        ways={"retreat": retreat},
        distances={"fire": source["fire_distance"]},
        modifiers={"attack": tuple(attack)},
        provenance={"*": _origin(facts.TACTICAL_DEFAULT)},
    )
    return Board("tactical", Name("Tactical board", "Plateau tactique"), None, (layer,))


def _zone_name(row: Json) -> Json:
    zone = names.TACTICAL_ZONES[row["kind"]]
    camp = {"spain": ("Spanish", "espagnole"), "indian": ("Indian", "indienne")}[row["camp"]]
    french = {key: f"{zone[key]} {camp[1]}" for key in ("fr", "fr_def", "fr_de")}
    return {"en": f"{camp[0]} {zone['en'][0].lower()}{zone['en'][1:]}", **french}
