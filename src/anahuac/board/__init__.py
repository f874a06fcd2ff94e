"""Boards: map documents, areas, graphs, and the geometry under them.

This package knows nothing of any game. It is the only one that may use shapely,
and only ``areas``, ``topology`` and ``validate`` do: reading a document, walking
its stored adjacency and finding paths need none of it.
"""
