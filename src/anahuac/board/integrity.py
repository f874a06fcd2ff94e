"""Structure of a document: ids that are unique, references that lead somewhere, sizes that are bounded.

What is checked here is what every reader relies on; a document that fails is not opened.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from itertools import pairwise

from anahuac.board.document import Area, AreaLayer, Crossing, GraphLayer, HexLayer, Junction, MapDoc
from anahuac.board.errors import Fault, fault
from anahuac.board.hexgrid import cell_of, direction

MAX_FACE_POINTS = 20_000
"""Most points the outline and holes of one face may have."""
MAX_POINTS = 250_000
"""Most points the arcs of one layer may have."""


def structure_faults(doc: MapDoc) -> Iterator[Fault]:
    """Every structural fault of a document, in document order."""
    yield from _twins("/boards", (board.id for board in doc.boards))
    for b, board in enumerate(doc.boards):
        place = f"/boards/{b}/layers"
        yield from _twins(place, (layer.id for layer in board.layers))
        for number, layer in enumerate(board.layers):
            if isinstance(layer, AreaLayer):
                yield from _area_layer(f"{place}/{number}", layer)
            elif isinstance(layer, HexLayer):
                yield from _hex_layer(f"{place}/{number}", layer)
            else:
                yield from _graph_layer(f"{place}/{number}", layer)


def _twins(place: str, ids: Iterable[Hashable]) -> Iterator[Fault]:
    seen = set()
    for number, one in enumerate(ids):
        if one in seen:
            yield fault(f"{place}/{number}", "duplicate-id", id=str(one))
        seen.add(one)


def _area_layer(place: str, layer: AreaLayer) -> Iterator[Fault]:
    yield from _twins(f"{place}/nodes", (node.id for node in layer.nodes))
    yield from _twins(f"{place}/arcs", (arc.id for arc in layer.arcs))
    yield from _twins(f"{place}/faces", (face.id for face in layer.faces))
    yield from _twins(f"{place}/links", (link.id for link in layer.links))
    nodes = {node.id for node in layer.nodes}
    for number, arc in enumerate(layer.arcs):
        for end, node in (("start", arc.start), ("end", arc.end)):
            if node not in nodes:
                yield fault(f"{place}/arcs/{number}/{end}", "unknown-node", node=node)
    yield from _faces(place, layer)
    yield from _relations(place, layer)


def _faces(place: str, layer: AreaLayer) -> Iterator[Fault]:
    points = {arc.id: len(arc.via) + 1 for arc in layer.arcs}
    total = sum(points.values())
    if total > MAX_POINTS:
        yield fault(f"{place}/arcs", "too-many-points", points=total, limit=MAX_POINTS)
    for number, face in enumerate(layer.faces):
        size = 0
        for r, ring in enumerate(face.rings):
            for k, ref in enumerate(ring):
                if abs(ref) not in points:
                    yield fault(f"{place}/faces/{number}/rings/{r}/{k}", "unknown-arc", arc=ref)
                size += points.get(abs(ref), 0)
        if size > MAX_FACE_POINTS:
            yield fault(f"{place}/faces/{number}", "too-many-points", points=size, limit=MAX_FACE_POINTS)


def _relations(place: str, layer: AreaLayer) -> Iterator[Fault]:
    areas = {face.id for face in layer.faces if isinstance(face, Area)}
    nodes = {node.id for node in layer.nodes}
    links = {link.id for link in layer.links}
    pairs = [(f"{place}/links/{n}/between", link.between) for n, link in enumerate(layer.links)]
    pairs += [(f"{place}/adjacency/{n}", (contact.a, contact.b)) for n, contact in enumerate(layer.adjacency)]
    pairs += [(f"{place}/overrides/add/{n}", pair) for n, pair in enumerate(layer.overrides.add)]
    pairs += [(f"{place}/overrides/remove/{n}", pair) for n, pair in enumerate(layer.overrides.remove)]
    for where, pair in pairs:
        yield from (fault(where, "unknown-area", area=area) for area in pair if area not in areas)
        if pair[0] == pair[1]:
            yield fault(where, "joined-to-itself", id=str(pair[0]))
    seen: set[frozenset[int]] = set()
    for number, contact in enumerate(layer.adjacency):
        where = f"{place}/adjacency/{number}"
        both = frozenset((contact.a, contact.b))
        if both in seen:
            yield fault(where, "twice-adjacent", a=contact.a, b=contact.b)
        seen.add(both)
        if isinstance(contact, Junction):
            yield from (
                fault(where, "unknown-node", node=node) for node in contact.nodes if node not in nodes
            )
        if isinstance(contact, Crossing):
            yield from (
                fault(where, "unknown-link", link=link) for link in contact.links if link not in links
            )


def _hex_layer(place: str, layer: HexLayer) -> Iterator[Fault]:
    yield from _twins(f"{place}/hexes", (one.id for one in layer.hexes))
    yield from _twins(f"{place}/ways", (way.id for way in layer.ways))
    for number, one in enumerate(layer.hexes):
        if not layer.grid.has(cell_of(one.id)):
            yield fault(f"{place}/hexes/{number}/id", "hex-outside-grid", hex=one.id)
    known = {one.id for one in layer.hexes}
    steps = [
        (f"{place}/sides/{kind}/{number}", a, b)
        for kind, pairs in layer.sides.items()
        for number, (a, b) in enumerate(pairs)
    ]
    steps += [
        (f"{place}/ways/{number}/hexes/{step}", a, b)
        for number, way in enumerate(layer.ways)
        for step, (a, b) in enumerate(pairwise(way.hexes))
    ]
    for where, a, b in steps:
        strangers = [one for one in (a, b) if one not in known]
        yield from (fault(where, "unknown-hex", hex=one) for one in strangers)
        if not strangers and direction(layer.grid, a, b) is None:
            yield fault(where, "not-neighbours", a=a, b=b)
    for kind, pairs in layer.sides.items():
        seen: set[frozenset[str]] = set()
        for number, (a, b) in enumerate(pairs):
            if frozenset((a, b)) in seen:
                yield fault(f"{place}/sides/{kind}/{number}", "hexside-twice", a=a, b=b, kind=kind)
            seen.add(frozenset((a, b)))


def _graph_layer(place: str, layer: GraphLayer) -> Iterator[Fault]:
    yield from _twins(f"{place}/nodes", (node.id for node in layer.nodes))
    yield from _twins(f"{place}/edges", ("-".join(sorted((edge.a, edge.b))) for edge in layer.edges))
    known = {node.id for node in layer.nodes}
    for where, node in _mentioned(layer):
        if node not in known:
            yield fault(f"{place}/{where}", "unknown-node", node=node)
    for number, edge in enumerate(layer.edges):
        if edge.a == edge.b:
            yield fault(f"{place}/edges/{number}", "joined-to-itself", id=edge.a)


def _mentioned(layer: GraphLayer) -> Iterator[tuple[str, str]]:
    """Every place of a graph layer that names a node, with the name."""
    for number, edge in enumerate(layer.edges):
        yield f"edges/{number}/a", edge.a
        yield f"edges/{number}/b", edge.b
    for name, pairs in layer.pairs.items():
        for number, pair in enumerate(pairs):
            yield from ((f"pairs/{name}/{number}", node) for node in pair)
    for name, sides in layer.ways.items():
        for side, steps in sides.items():
            for node, following in steps.items():
                yield from ((f"ways/{name}/{side}/{node}", one) for one in (node, *following))
    for name, matrix in layer.distances.items():
        for node, row in matrix.items():
            yield from ((f"distances/{name}/{node}", one) for one in (node, *row))
    for name, modifiers in layer.modifiers.items():
        for number, modifier in enumerate(modifiers):
            where = f"modifiers/{name}/{number}"
            yield from ((where, node) for node in (modifier.origin, modifier.target))
