"""What rules need is loaded without the geometry library."""

from __future__ import annotations

import subprocess
import sys

from tests.board.sample_maps import source_on_path

QUICK = "adjacency, canonical, codec, document, edit, errors, graph, hexes, hexgrid, integrity, outline, paths, shores"


def test_reading_a_map_and_finding_ways_do_not_load_shapely() -> None:
    """Loading shapely costs some 150 ms, which no start of the program shall pay."""
    script = (
        f"import sys; from anahuac.board import {QUICK}; from anahuac.resources import resource_bytes;"
        "doc = codec.decode_map(resource_bytes('games/conquest/map.json'), 'map.json');"
        "near = adjacency.neighbours(doc.area_layer('strategic'));"
        "assert len(paths.reach(35, 99, near, lambda a, b: 1)) == 40;"
        "assert graph.GraphBoard(doc.graph_layer('tactical')).shortest('S.L2', 'I.L1') == 2;"
        "print([name for name in sys.modules if name.startswith(('shapely', 'numpy'))])"
    )
    found = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, env=source_on_path()
    )
    assert found.stdout.strip() == "[]"
