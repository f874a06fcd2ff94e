"""Everything that is wrong with a map document, each with its place and reason.

Errors make a map unfit for play, warnings ask its author to look. The geometry proper
(overlaps, slivers, points in the wrong place) is in ``validate_shapes``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import TypeVar

from anahuac.board.adjacency import computed, neighbours
from anahuac.board.document import (
    Area,
    AreaLayer,
    Board,
    Border,
    Contact,
    Crossing,
    GraphLayer,
    HexLayer,
    Junction,
    MapDoc,
    Name,
)
from anahuac.board.errors import Fault, fault
from anahuac.board.hexgrid import corners
from anahuac.board.integrity import structure_faults
from anahuac.board.outline import sides
from anahuac.board.paths import connected
from anahuac.board.shores import across
from anahuac.board.validate_shapes import shape_faults

LENGTH_TOLERANCE = 0.05 + 1e-9
"""Stored lengths are rounded to a tenth of a plane unit."""

_Place = TypeVar("_Place", int, str)


def faults(doc: MapDoc) -> list[Fault]:
    """All faults of a document in document order; empty for a sound one.

    Structural faults come alone: while ids or references are wrong nothing else can be judged.
    """
    if structural := list(structure_faults(doc)):
        return structural
    found = list(_name("", doc.name))
    for b, board in enumerate(doc.boards):
        found += _name(f"/boards/{b}", board.name)
        for number, layer in enumerate(board.layers):
            place = f"/boards/{b}/layers/{number}"
            found += _name(place, layer.name)
            match layer:
                case AreaLayer():
                    found += _area_layer(place, board, layer)
                case HexLayer():
                    found += _hex_layer(place, board, layer)
                case _:
                    found += _graph_layer(place, layer)
    return found


def _name(place: str, name: Name) -> Iterator[Fault]:
    for language in ("en", "fr"):
        if not getattr(name, language).strip():
            yield fault(f"{place}/name", "name-missing", "warning", language=language)


def _area_layer(place: str, board: Board, layer: AreaLayer) -> Iterator[Fault]:
    yield from _arcs(place, layer)
    yield from _sides(place, layer)
    yield from shape_faults(place, board.plane, layer)
    for number, face in enumerate(layer.faces):
        yield from _name(f"{place}/faces/{number}", face.name)
    for number, link in enumerate(layer.links):
        yield from _name(f"{place}/links/{number}", link.name)
    yield from _stored(place, layer)
    yield from _overrides(place, layer)
    areas = {face.id: f"{place}/faces/{n}" for n, face in enumerate(layer.faces) if isinstance(face, Area)}
    yield from _islands(areas, _met(board, layer))


def _met(board: Board, layer: AreaLayer) -> Mapping[int, tuple[int, ...]]:
    """The neighbours of each area: by the arcs, and across the barriers of a hex layer of the board."""
    near = neighbours(layer)
    for other in board.layers:
        if isinstance(other, HexLayer):
            beyond = across(other, layer)
            near = {area: (*others, *beyond[area]) for area, others in near.items()}
    return near


def _hex_layer(place: str, board: Board, layer: HexLayer) -> Iterator[Fault]:
    for number, one in enumerate(layer.hexes):
        where = f"{place}/hexes/{number}"
        if one.name is not None:
            yield from _name(where, one.name)
        if board.plane is not None:
            for x, y in corners(layer.grid, one.id):
                if not (0 <= x <= board.plane.width and 0 <= y <= board.plane.height):
                    yield fault(where, "outside-plane", x=x, y=y)
                    break
    for number, way in enumerate(layer.ways):
        yield from _name(f"{place}/ways/{number}", way.name)
    for number, note in enumerate(layer.notes):
        yield from _name(f"{place}/notes/{number}", note.name)


def _arcs(place: str, layer: AreaLayer) -> Iterator[Fault]:
    at = {node.id: node.at for node in layer.nodes}
    used = {abs(ref) for face in layer.faces for ring in face.rings for ref in ring}
    for number, arc in enumerate(layer.arcs):
        where = f"{place}/arcs/{number}"
        if arc.id not in used:
            yield fault(where, "dangling-arc")
        for before, after in pairwise((at[arc.start], *arc.via, at[arc.end])):
            if before == after:
                yield fault(where, "repeated-point", x=before[0], y=before[1])
    ends = {node for arc in layer.arcs for node in (arc.start, arc.end)}
    for number, node in enumerate(layer.nodes):
        if node.id not in ends:
            yield fault(f"{place}/nodes/{number}", "unused-node", "warning")


def _sides(place: str, layer: AreaLayer) -> Iterator[Fault]:
    users = sides(layer)
    for number, arc in enumerate(layer.arcs):
        for ref in (arc.id, -arc.id):
            faces = users.get(ref, [])
            if len(faces) > 1:
                yield fault(f"{place}/arcs/{number}", "side-used-twice", a=faces[0], b=faces[1])


def _kind(contact: Contact) -> str:
    match contact:
        case Border():
            return "border"
        case Junction():
            return "junction"
        case Crossing():
            return "link"


def _stored(place: str, layer: AreaLayer) -> Iterator[Fault]:
    """Differences between the stored adjacency and the one the arcs give."""
    fresh = {(one.a, one.b): one for one in computed(layer)}
    for number, contact in enumerate(layer.adjacency):
        where = f"{place}/adjacency/{number}"
        due = fresh.pop((contact.a, contact.b), None)
        if due is None:
            yield fault(where, "adjacency-surplus", a=contact.a, b=contact.b, kind=_kind(contact))
        elif not _alike(contact, due):
            yield fault(where, "adjacency-differs", a=contact.a, b=contact.b)
    for due in fresh.values():
        yield fault(f"{place}/adjacency", "adjacency-missing", a=due.a, b=due.b, kind=_kind(due))


def _alike(stored: Contact, due: Contact) -> bool:
    if isinstance(stored, Border) and isinstance(due, Border):
        return abs(stored.length - due.length) <= LENGTH_TOLERANCE
    return stored == due


def _overrides(place: str, layer: AreaLayer) -> Iterator[Fault]:
    natural = {frozenset((one.a, one.b)) for one in computed(layer)}
    for number, (a, b) in enumerate(layer.overrides.add):
        if frozenset((a, b)) in natural:
            yield fault(f"{place}/overrides/add/{number}", "override-without-effect", "warning", a=a, b=b)
    for number, (a, b) in enumerate(layer.overrides.remove):
        if frozenset((a, b)) not in natural:
            yield fault(f"{place}/overrides/remove/{number}", "override-without-effect", "warning", a=a, b=b)


def _islands(places: Mapping[_Place, str], near: Mapping[_Place, Iterable[_Place]]) -> Iterator[Fault]:
    """Places without neighbours, and places that cannot be reached from the first one."""
    if len(places) < 2:
        return
    start = next(iter(places))
    home = connected(start, near)
    for one, where in places.items():
        if not near[one]:
            yield fault(where, "no-neighbours")
        elif one not in home:
            yield fault(where, "unreachable", "warning", start=start)


def _graph_layer(place: str, layer: GraphLayer) -> Iterator[Fault]:
    near: dict[str, list[str]] = {node.id: [] for node in layer.nodes}
    for edge in layer.edges:
        near[edge.a].append(edge.b)
        near[edge.b].append(edge.a)
    for number, node in enumerate(layer.nodes):
        yield from _name(f"{place}/nodes/{number}", node.name)
    yield from _islands({node.id: f"{place}/nodes/{n}" for n, node in enumerate(layer.nodes)}, near)
    for name, matrix in layer.distances.items():
        for a, row in matrix.items():
            for b, distance in row.items():
                if matrix.get(b, {}).get(a) != distance:
                    where = f"{place}/distances/{name}/{a}/{b}"
                    yield fault(where, "matrix-not-symmetric", "warning", a=a, b=b)
