"""Small maps drawn from squares, for the tests of the board."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from anahuac.board.document import Area, AreaLayer, Board, Lake, MapDoc, Name, Plane
from anahuac.board.edit import with_adjacency
from anahuac.board.topology import arcs_from_polygons

Rings = Sequence[Sequence[tuple[float, float]]]
ROOT = Path(__file__).resolve().parents[2]


def source_on_path() -> dict[str, str]:
    """The environment for another Python that shall find the program in this checkout."""
    return {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUTF8": "1"}


def box(x: float, y: float, width: float = 10, height: float = 10) -> list[tuple[float, float]]:
    """Corners of a rectangle."""
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


def layer_of(polygons: Mapping[int, Rings], lakes: Sequence[int] = (), **fields: Any) -> AreaLayer:
    """An area layer of these polygons, the faces in ``lakes`` being water, with its adjacency stored."""
    graph = arcs_from_polygons(polygons)
    faces: list[Area | Lake] = []
    for face, rings in graph.rings.items():
        name = Name(f"Place {face}", f"Lieu {face}")
        faces.append((Lake if face in lakes else Area)(id=face, name=name, rings=rings))
    layer = AreaLayer("areas", Name("Areas", "Zones"), graph.nodes, graph.arcs, tuple(faces), **fields)
    return with_adjacency(layer)


def doc_of(layer: AreaLayer) -> MapDoc:
    """A document of one board of 100 by 100 with this layer alone."""
    board = Board("main", Name("Board", "Plateau"), Plane(100.0, 100.0), (layer,))
    return MapDoc("anahuac-map", 1, "sample", Name("Sample", "Exemple"), (board,))
