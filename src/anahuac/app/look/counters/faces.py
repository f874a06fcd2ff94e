"""What is printed on a counter, as plain values. A face is all a painter needs, and the key of its pixmap."""

from __future__ import annotations

from typing import Literal

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
    """A counter whose face is not shown: the edge of a stack, or a piece this seat may not see.

    ``nation`` may be a side of the siege, ``siege.aztec``.
    """

    nation: str


class CursorFace(msgspec.Struct, frozen=True):
    """A cursor of the Alliances Table: nation, motif and two letters."""

    nation: str
    letters: str


class VictoryFace(msgspec.Struct, frozen=True):
    """A cursor of the victory-point track, ``x1`` or ``x10``; ``text`` as printed, ``role`` its colour."""

    text: str
    role: str = "gold"


SiegeSide = Literal["spanish", "ally", "aztec"]
SiegeRank = Literal["", "elite", "knight"]
SiegeSign = Literal["sacrifice", "desecration"]

_SIEGE_GLYPHS = {
    "infantry": "sword-shield",
    "cavalry": "cavalry-medium",
    "gunboat": "brigantine",
    "cannon": "cannon",
    "ally_elite": "eagle-warrior",
    "ally_regular": "cotton-armour",
    "knight": "eagle-warrior",
    "aztec_regular": "conscript",
}
_SIEGE_RANKS: dict[str, SiegeRank] = {"ally_elite": "elite", "knight": "knight"}
_SIEGE_SIGNS = {"sacrifice": "sacrifice", "desecration": "temple-desecrated"}


def siege_glyph(kind: str, number: int, *, lake: bool = False, afloat: bool = False) -> str:
    """Pictogram of a class of the siege's units; KeyError for one that has none.

    Of the Knights those with an odd number are eagles, the others jaguars; of the elite Allies those who know the
    ``lake`` are eagles. Whoever is ``afloat`` without being a boat sits in a canoe.
    """
    if afloat and kind != "gunboat":
        return "canoe"
    if kind == "knight" and number % 2 == 0:
        return "jaguar-warrior"
    if kind == "ally_elite" and not lake:
        return "macuahuitl-shield"
    return _SIEGE_GLYPHS[kind]


def siege_rank(kind: str) -> SiegeRank:
    """What frames the pictogram of a class: a lozenge for elite Allies, a ring for Knights."""
    return _SIEGE_RANKS.get(kind, "")


class SiegeFace(msgspec.Struct, frozen=True):
    """A unit or leader of the siege. ``code`` stands in the band at the left, the people's ``tribe`` at the right.

    ``steps`` it has in full, ``lost`` of them gone; 0 for what has none. ``cf`` and ``ma`` None leave their places
    empty. ``lake``: the box of its MA is blue, it may use the lake. ``substitute`` shows the counter with the star.
    """

    side: SiegeSide
    glyph: str
    code: str
    cf: int | None
    ma: int | None
    steps: int = 0
    lost: int = 0
    lake: bool = False
    rank: SiegeRank = ""
    substitute: bool = False
    tribe: str = ""

    @property
    def reduced(self) -> bool:
        """Whether it shows a side with steps lost."""
        return self.lost > 0

    @property
    def nation(self) -> str:
        """The role of its side's colour and motif."""
        return f"siege.{self.side}"


class SiegeMarkerFace(msgspec.Struct, frozen=True):
    """A marker on a temple: human sacrifice, or the temple desecrated."""

    sign: SiegeSign

    @property
    def glyph(self) -> str:
        """Its pictogram."""
        return _SIEGE_SIGNS[self.sign]


Face = (
    UnitFace
    | CommanderFace
    | TacticalFace
    | DiscFace
    | BackFace
    | CursorFace
    | VictoryFace
    | SiegeFace
    | SiegeMarkerFace
)


def control_face(camp: str) -> DiscFace:
    """The control marker of a camp: swallow-tailed flag with a cross, or square banner with disc and
    tassels."""
    return DiscFace("control-spain", "spain") if camp == "spain" else DiscFace("control-indian", "mexico")


def nation_of(face: Face) -> str:
    """The nation, or side of the siege, whose colour a counter wears; ``spain`` for round and victory markers, which
    have none."""
    if isinstance(face, UnitFace | CommanderFace | BackFace | CursorFace | SiegeFace):
        return face.nation
    if isinstance(face, SiegeMarkerFace):
        return "siege.aztec" if face.sign == "sacrifice" else "siege.spanish"
    if isinstance(face, TacticalFace):
        return CAMP_NATION[face.camp]
    return "spain"
