"""The map view: one widget for every board, with tiles behind, overlays, names, counters, arrows and a map
cursor."""

from .arrows import ArrowSpec
from .quiet import settle
from .tokens import TokenSpec
from .view import MapView

__all__ = ["ArrowSpec", "MapView", "TokenSpec", "settle"]
