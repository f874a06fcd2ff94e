"""Pictures of the rules help: counters of the Conquest as they lie in the box."""

from __future__ import annotations

from collections.abc import Callable

from anahuac.app.look.counters import (
    MARKER_GLYPHS,
    CommanderFace,
    CursorFace,
    Face,
    TacticalFace,
    UnitFace,
    commander_glyph,
    control_face,
)
from anahuac.app.panels.conquest.texts import SHORT
from anahuac.app.presenter import Pictured
from anahuac.engine.text import Param, Ref
from anahuac.games.conquest.data import Tables

Say = Callable[[Param], str]


def pictured(t: Tables, name: str, say: Say) -> Pictured | None:
    """What a picture shows (``"unit/spain-EB"``: both sides of the counter), ``None`` for an unknown name."""
    kind, _, what = name.partition("/")
    match kind:
        case "glyph":
            return Pictured(glyph=what)
        case "terrain" if what in ("mountain", "open"):
            return Pictured(terrain="mountain" if what == "mountain" else "open")
        case "control" if what in t.camps:
            return Pictured((control_face(what),))
        case "cursor" if what in t.cursors:
            return Pictured((CursorFace(what, say(SHORT[what]())),))
        case "marker" if what in t.markers:
            return Pictured((TacticalFace(t.markers[what].camp, MARKER_GLYPHS[what]),))
        case "commander" if what in t.commanders:
            return Pictured((_commander(t, what, say),))
        case "unit":
            faces = _unit(t, *what.split("-", 1)) if "-" in what else ()
            return Pictured(faces) if faces else None
    return None


def _commander(t: Tables, commander: str, say: Say) -> Face:
    kind = t.commanders[commander]
    glyph = commander_glyph(commander, kind.nation)
    return CommanderFace(kind.nation, kind.rank, kind.tc, kind.mp, glyph, say(Ref("piece", commander)))


def _unit(t: Tables, nation: str, code: str) -> tuple[Face, ...]:
    """The full side, and the reduced one where there is one."""
    kind = next((kind for kind in t.units.values() if kind.nation == nation and kind.type == code), None)
    if kind is None:
        return ()
    return tuple(
        UnitFace(nation, code, kind.cf[str(sp)] or None, kind.mp, kind.rf, kind.steps, kind.steps - sp)
        for sp in range(kind.steps, 0, -1)
    )
