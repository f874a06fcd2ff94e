"""Pictures of the rules help: counters of the siege as they lie in the box."""

from __future__ import annotations

from anahuac.app.look.counters import SiegeMarkerFace
from anahuac.app.presenter import Pictured
from anahuac.app.presenters.siege.faces import face_of
from anahuac.games.siege.data import Tables
from anahuac.games.siege.model import UNPLACED, Piece, Settings, State
from anahuac.games.siege.terms import SPANISH

#: How the map draws each kind of terrain.
HEXES = {
    "clear": "clear",
    "dry_land_city": "city",
    "chinampa_city": "chinampa",
    "temple_complex": "temple",
    "fortress": "fortress",
    "major_fortress": "major",
    "causeway": "causeway",
    "quagmire": "marsh",
    "lake": "water",
}


def pictured(t: Tables, name: str) -> Pictured | None:
    """What a picture shows (``"unit/S1"``: all its sides, the full one first), ``None`` for an unknown name."""
    kind, _, what = name.partition("/")
    match kind:
        case "glyph":
            return Pictured(glyph=what)
        case "marker" if what == "sacrifice":
            return Pictured((SiegeMarkerFace("sacrifice"),))
        case "marker" if what == "desecration":
            return Pictured((SiegeMarkerFace("desecration"),))
        case "terrain" if what in t.terrain and what in HEXES:
            return Pictured(hex=HEXES[what])
        case "leader" if what in t.leaders:
            return Pictured((face_of(t, _alone(what, 0), what),))
        case "unit" if what in t.units and what not in t.leaders:
            steps = range(t.units[what].steps, 0, -1) or (0,)
            return Pictured(tuple(face_of(t, _alone(what, left), what) for left in steps))
    return None


def _alone(unit: str, steps: int) -> State:
    """A state that holds nothing but a unit in the box."""
    return State(0, SPANISH, {unit: Piece(UNPLACED, steps)}, {}, Settings(), ())
