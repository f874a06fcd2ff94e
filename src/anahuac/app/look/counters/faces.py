"""What is printed on a counter, as plain values. A face is all a painter needs, and the key of its pixmap."""

from __future__ import annotations

import msgspec

CAMP_NATION = {"spain": "spain", "indian": "mexico"}

_UNIT_GLYPHS = {
    "EB": "macuahuitl-shield",
    "AB": "crossbow",
    "AQ": "arquebus",
    "AR": "bow",
    "CA": "cannon",
    "CL": "cavalry-light",
    "CM": "cavalry-medium",
    "FR": "sling",
    "JAV": "javelin",
}

_COMMANDER_GLYPHS = {
    "cortes": "leader-cortes",
    "narvaez": "commander-narvaez",
    "alvarado": "commander-alvarado",
    "sandoval": "commander-sandoval",
    "olid": "commander-olid",
    "castaneda": "commander-castaneda",
    "emperor": "leader-emperor",
    "successor": "leader-successor",
    "cuitlahuac": "commander-cuitlahuac",
    "quippiaztzin": "commander-quippiaztzin",
    "ixtlilxochitl": "commander-ixtlilxochitl",
    "tetlepanquetzatzin": "commander-tetlepanquetzatzin",
    "maxixcatzin": "commander-maxixcatzin",
}

MARKER_GLYPHS = {
    "war_dogs": "war-dogs",
    "harassment": "harassment",
    "zigzag": "zigzag",
    "infantry_charge": "charge-foot",
    "cavalry_charge": "charge-horse",
    "shock": "shock",
    "feint": "feint",
    "to_the_death": "to-the-death",
    "death_to_the_commander": "death-to-the-commander",
    "noria": "noria",
    "enveloping": "enveloping",
    "hidden_units": "hidden-units",
}
"""Pictogram of each tactical marker, by the marker's id in the data."""


def unit_glyph(type_code: str, nation: str) -> str:
    """Pictogram of a unit type; the sword-and-shield men of Spain carry steel. KeyError for an unknown
    type."""
    if type_code == "EB" and nation == "spain":
        return "sword-shield"
    return _UNIT_GLYPHS[type_code]


def commander_glyph(person: str, nation: str) -> str:
    """Pictogram of a commander by his id in the data, or the anonymous one of his camp."""
    return _COMMANDER_GLYPHS.get(person, "commander-spain" if nation == "spain" else "commander-indian")


class UnitFace(msgspec.Struct, frozen=True):
    """A unit: ``steps`` it has in full, ``lost`` of them gone; ``cf``, ``mp``, ``rf`` as printed on the
    side shown.

    ``cf`` None and ``rf`` 0 leave their places empty: emptiness is read faster than a dash.
    """

    nation: str
    type: str
    cf: int | None
    mp: int
    rf: int = 0
    steps: int = 2
    lost: int = 0

    @property
    def reduced(self) -> bool:
        """Whether it shows its reduced side."""
        return self.lost > 0


class CommanderFace(msgspec.Struct, frozen=True):
    """A commander: rank in stars (1-4), tactical capacity, movement points, what he wears.

    ``number`` marks an anonymous one (dotted ring, small glyph); ``name`` is set inside from 96 px if it
    fits.
    """

    nation: str
    rank: int
    tc: int
    mp: int
    glyph: str
    name: str = ""
    number: int | None = None
    anonymous: bool = False


class TacticalFace(msgspec.Struct, frozen=True):
    """A tactical marker of a camp (``spain`` or ``indian``), its glyph up or its back of fret."""

    camp: str
    glyph: str = ""
    up: bool = True


class DiscFace(msgspec.Struct, frozen=True):
    """A round marker on paper: control, siege, battle, events. ``role`` colours glyph and rim."""

    glyph: str
    role: str = "ink"


class BackFace(msgspec.Struct, frozen=True):
    """A counter whose face is not shown: the edge of a stack, or a piece this seat may not see."""

    nation: str


class CursorFace(msgspec.Struct, frozen=True):
    """A cursor of the Alliances Table: nation, motif and two letters."""

    nation: str
    letters: str


class VictoryFace(msgspec.Struct, frozen=True):
    """A cursor of the victory-point track, ``x1`` or ``x10``; ``text`` as printed, ``role`` its colour."""

    text: str
    role: str = "gold"


Face = UnitFace | CommanderFace | TacticalFace | DiscFace | BackFace | CursorFace | VictoryFace


def control_face(camp: str) -> DiscFace:
    """The control marker of a camp: swallow-tailed flag with a cross, or square banner with disc and
    tassels."""
    return DiscFace("control-spain", "spain") if camp == "spain" else DiscFace("control-indian", "mexico")


def nation_of(face: Face) -> str:
    """The nation whose colour a counter wears; ``spain`` for round and victory markers, which have none."""
    if isinstance(face, UnitFace | CommanderFace | BackFace | CursorFace):
        return face.nation
    if isinstance(face, TacticalFace):
        return CAMP_NATION[face.camp]
    return "spain"
