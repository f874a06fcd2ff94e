"""The map document of the siege: hexes on land and causeways, and the lake as areas along their sides."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import facts
import msgspec
import names

from anahuac.board.adjacency import computed
from anahuac.board.codec import decode_map, encode_map
from anahuac.board.document import (
    Area,
    AreaLayer,
    Board,
    Hex,
    HexGrid,
    HexLayer,
    HexWay,
    Label,
    MapDoc,
    Name,
    Plane,
    Point,
    Provenance,
)
from anahuac.board.hex_layer import HexNote
from anahuac.board.hexgrid import centre, corners, distance, neighbours, side
from anahuac.board.outline import signed_area
from anahuac.board.topology import arcs_from_polygons

Json = dict[str, Any]

SIDE = 24.0
"""Length of a hexside in plane units."""
MARGIN = 16.0
TOWNS = {"2146": "2145"}
"""Hexes of towns that the source puts a hex away from their town, and where they belong: Huitzilopochco (2045) has its
second one beside it, as every other town has."""


def document(source: Json) -> MapDoc:
    """The one board of the game, read back once so that every number has its declared type."""
    (first, last), (top, bottom) = source["grid"]["columns"], source["grid"]["rows"]
    height = SIDE * 3**0.5
    origin = (MARGIN + SIDE, round(MARGIN + height / 2, 3))
    grid = HexGrid((first, last), (top, bottom), "odd", SIDE, origin)
    width = 2 * MARGIN + 2 * SIDE + 1.5 * SIDE * (last - first)
    tall = 2 * MARGIN + height * (bottom - top + 1.5)
    layers = (_lake(source, grid), _land(source, grid))
    board = Board(
        "siege", Name("Tenochtitlan", "Tenochtitlan"), Plane(float(round(width)), float(round(tall))), layers
    )
    title = names.proper({"en": "Siege of Tenochtitlan", "fr": "Siège de Tenochtitlan"})
    doc = MapDoc("anahuac-map", 1, "siege", _name(names.common(title, "le")), (board,))
    return decode_map(encode_map(doc), "map.json")


def _name(found: names.Name) -> Name:
    return msgspec.convert(found, Name)


def _origins(found: dict[str, facts.Fact]) -> dict[str, Provenance]:
    return {key: msgspec.convert(fact, Provenance) for key, fact in found.items()}


# ------------------------------------------------------------------ land


def _land(source: Json, grid: HexGrid) -> HexLayer:
    listed = {pair for one in source["causeways"] for pair in _steps(one["chain"])}
    if listed != _pairs(source["causeway_hexsides"]):
        raise SystemExit("the causeways and their hexsides differ")
    sides = {
        "causeway": tuple(sorted(listed)),
        "water_causeway": tuple(sorted(_pairs(source["water_causeway_hexsides"]))),
        "blocked": tuple(sorted(_pairs(source["blocked_hexsides"]))),
    }
    ways = [
        HexWay(
            one["key"],
            "causeway",
            _name(names.place({"en": one["name_en"], "fr": one["name_fr"]})),
            tuple(one["chain"]),
        )
        for one in source["causeways"]
    ]
    notes = [
        HexNote(_name(names.place(one)), Label(centre(grid, one["hex"])), "place")
        for one in source["places"]
        if one["kind"] == "label"
    ]
    return HexLayer(
        id="land",
        name=Name("Land and causeways", "Terre et chaussées"),
        grid=grid,
        hexes=tuple(_hex(one) for one in _towns(source["hexes"])),
        sides=sides,
        ways=tuple(ways),
        notes=(*notes, *_decorations(source, grid)),
        barrier="over_water",
        provenance=_origins(facts.LAND_DEFAULTS),
    )


def _towns(rows: list[Json]) -> list[Json]:
    """The rows with every hex of a town beside its town, where it may stand already."""
    built = {row["id"]: row["terrain_artificial"] for row in rows}
    for away, beside in TOWNS.items():
        if built[beside] is None:
            built[beside], built[away] = built[away], None
    return [{**row, "terrain_artificial": built[row["id"]]} for row in rows]


def _steps(chain: list[str]) -> set[tuple[str, str]]:
    return _pairs(pairwise(chain))


def _pairs(pairs: Any) -> set[tuple[str, str]]:
    return {(a, b) if a < b else (b, a) for a, b in pairs}


def _hex(row: Json) -> Hex:
    attributes: dict[str, Any] = {
        "natural": row["terrain_natural"],
        "artificial": row["terrain_artificial"],
        "region": row["region"],
        "over_water": row["over_water"],
        "fortress_kind": row["fortress_kind"],
        "map_edge": tuple(row["map_edge"]),
    }
    return Hex(
        id=row["id"],
        attributes={key: value for key, value in attributes.items() if value not in (None, False, ())},
        name=None if row["name"] is None else _name(names.place(row["name"])),
        provenance=_origins(facts.HEXES.get(row["id"], {})),
    )


def _decorations(source: Json, grid: HexGrid) -> list[HexNote]:
    """The aqueduct from hex to hex, and the dike along the western border of the eastern areas."""
    aqueduct, dike = (
        source["decorations"][key] for key in ("chapultepec_aqueduct", "dike_of_nezahualcoyotl")
    )
    lines = {
        "aqueduct": (aqueduct, [centre(grid, one) for one in aqueduct["polyline"]]),
        "dike": (dike, _dike(source["lake_areas"], grid)),
    }
    return [
        HexNote(_name(names.place(row)), Label(line[len(line) // 2], curve=tuple(line)), kind)
        for kind, (row, line) in lines.items()
    ]


def _dike(areas: list[Json], grid: HexGrid) -> list[Point]:
    """The hexsides between the eastern areas and the others, from north to south."""
    east = {cell for area in areas if area["east_edge"] for cell in area["cells"]}
    west = {cell for area in areas if not area["east_edge"] for cell in area["cells"]}
    following: dict[Point, Point] = {}
    for cell in west:
        for towards, other in enumerate(neighbours(grid, cell)):
            if other in east:
                start, end = side(grid, cell, towards)
                following[start] = end
    (line,) = [[point] for point in following if point not in following.values()]
    while line[-1] in following:
        line.append(following[line[-1]])
    if len(line) != len(following) + 1:
        raise SystemExit("the western border of the eastern areas is not one line")
    return line


# ------------------------------------------------------------------ lake


def _lake(source: Json, grid: HexGrid) -> AreaLayer:
    rows = source["lake_areas"]
    graph = arcs_from_polygons({row["id"]: _rings(grid, row["cells"]) for row in rows})
    layer = AreaLayer(
        id="lake",
        name=Name("Lake areas", "Zones lacustres"),
        nodes=graph.nodes,
        arcs=graph.arcs,
        faces=tuple(_area(row, graph.rings[row["id"]], grid) for row in rows),
        provenance=_origins(facts.LAKE_DEFAULTS),
    )
    return msgspec.structs.replace(layer, adjacency=computed(layer))


def _rings(grid: HexGrid, cells: list[str]) -> list[list[Point]]:
    """Outline and holes of a set of hexes: the sides that only one of them has, joined end to end."""
    edges: set[tuple[Point, Point]] = set()
    for cell in cells:
        points = corners(grid, cell)
        for a, b in zip(points, (*points[1:], points[0]), strict=True):
            if (b, a) in edges:
                edges.remove((b, a))
            else:
                edges.add((a, b))
    following = dict(edges)
    rings = []
    while following:
        ring = [min(following)]
        while (point := following.pop(ring[-1])) != ring[0]:
            ring.append(point)
        rings.append(ring)
    outlines = [ring for ring in rings if signed_area(ring) > 0]
    if len(outlines) != 1:
        raise SystemExit(f"the cells around {cells[0]} do not hang together")
    return outlines + [ring for ring in rings if ring is not outlines[0]]


def _area(row: Json, rings: tuple[tuple[int, ...], ...], grid: HexGrid) -> Area:
    return Area(
        id=row["id"],
        name=_name(names.lake(row["id"])),
        rings=rings,
        attributes={key: row[key] for key in ("prohibited_to_aztecs", "east_edge", "spanish_fleet_start")},
        label=Label(centre(grid, _deepest(grid, row["cells"]))),
        provenance=_origins(facts.lake(row["id"])),
    )


def _deepest(grid: HexGrid, cells: list[str]) -> str:
    """The cell farthest from the edge of its area; among equals the one nearest to all others."""
    inside = set(cells)
    rim = [one for one in cells if any(other not in inside for other in neighbours(grid, one))]
    return min(
        cells,
        key=lambda one: (
            -min(distance(grid, one, edge) for edge in rim),
            sum(distance(grid, one, other) for other in cells),
            one,
        ),
    )
