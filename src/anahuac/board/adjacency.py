"""Which areas are adjacent, and why; no geometry library is needed for it.

Two areas are adjacent by a *border* if they share an arc, else by a *junction* if they
share a node round which no lake lies, else by a *link*. ``computed`` derives this from
the arc graph; a document stores the result, so that rules need only ``neighbours``.
"""

from __future__ import annotations

from collections.abc import Iterator

from anahuac.board.document import Area, AreaLayer, Border, Contact, Crossing, Junction
from anahuac.board.outline import Outlines, sides

Neighbours = dict[int, tuple[int, ...]]


def computed(layer: AreaLayer) -> tuple[Contact, ...]:
    """All contacts of the areas of a layer, ordered by their pair.

    Lengths are rounded to a tenth of a plane unit. A layer with broken rings gives what
    its arcs tell; ``validate`` names the faults.
    """
    found: dict[tuple[int, int], Contact] = {}
    for pair, length in _borders(layer).items():
        found[pair] = Border(*pair, round(length, 1))
    for pair, nodes in _junctions(layer).items():
        found.setdefault(pair, Junction(*pair, tuple(sorted(nodes))))
    crossings: dict[tuple[int, int], list[str]] = {}
    for link in layer.links:
        crossings.setdefault(_pair(*link.between), []).append(link.id)
    for pair, links in crossings.items():
        found.setdefault(pair, Crossing(*pair, tuple(links)))
    return tuple(found[pair] for pair in sorted(found))


def neighbours(layer: AreaLayer) -> Neighbours:
    """For each area the sorted ids of its neighbours: the stored contacts with the overrides applied."""
    near: dict[int, set[int]] = {face.id: set() for face in layer.faces if isinstance(face, Area)}
    for contact in layer.adjacency:
        near[contact.a].add(contact.b)
        near[contact.b].add(contact.a)
    for a, b in layer.overrides.remove:
        near[a].discard(b)
        near[b].discard(a)
    for a, b in layer.overrides.add:
        near[a].add(b)
        near[b].add(a)
    return {area: tuple(sorted(others)) for area, others in near.items()}


def contacts_of(layer: AreaLayer, area: int) -> Iterator[tuple[int, Contact]]:
    """Stored contacts of one area, each with the area on its other side; overrides are not applied."""
    for contact in layer.adjacency:
        if contact.a == area:
            yield contact.b, contact
        elif contact.b == area:
            yield contact.a, contact


def _pair(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)


def _borders(layer: AreaLayer) -> dict[tuple[int, int], float]:
    areas = {face.id for face in layer.faces if isinstance(face, Area)}
    outlines = Outlines(layer)
    by_side = sides(layer)
    found: dict[tuple[int, int], float] = {}
    for arc in layer.arcs:
        for one in by_side.get(arc.id, ()):
            for other in by_side.get(-arc.id, ()):
                if one != other and one in areas and other in areas:
                    pair = _pair(one, other)
                    found[pair] = found.get(pair, 0.0) + outlines.length(arc.id)
    return found


def _junctions(layer: AreaLayer) -> dict[tuple[int, int], list[int]]:
    outlines = Outlines(layer)
    areas_at: dict[int, set[int]] = {}
    wet: set[int] = set()
    for face in layer.faces:
        nodes = {outlines.ends(ref)[0] for ring in face.rings for ref in ring}
        if isinstance(face, Area):
            for node in nodes:
                areas_at.setdefault(node, set()).add(face.id)
        else:
            wet |= nodes
    found: dict[tuple[int, int], list[int]] = {}
    for node, meeting in areas_at.items():
        if node in wet:
            continue
        ordered = sorted(meeting)
        for number, a in enumerate(ordered):
            for b in ordered[number + 1 :]:
                found.setdefault((a, b), []).append(node)
    return found
