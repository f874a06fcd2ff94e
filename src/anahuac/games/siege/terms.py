"""Words of the siege that the rules know: camps, sides, classes, regions, terrain, settings, ids of places.

A *place* is where a counter can stand: a hex, ``"h2810"``, or a lake area, ``"l11"``. Every
id of a hex begins with ``h`` and four digits, every id of an area with ``l`` and a number,
so neither can be taken for the other nor for a word such as ``dead``.
"""

from __future__ import annotations

from typing import Literal

Camp = Literal["spanish", "aztec"]
Side = Literal["spanish", "ally", "aztec"]
UnitClass = Literal[
    "infantry",
    "cavalry",
    "gunboat",
    "cannon",
    "ally_elite",
    "ally_regular",
    "knight",
    "aztec_regular",
    "leader",
    "marker",
]
Region = Literal["island", "mainland", "tepeyac", "causeway"]
Natural = Literal["clear", "quagmire", "lake"]
Artificial = Literal[
    "dry_land_city", "chinampa_city", "temple_complex", "fortress", "major_fortress", "causeway"
]
TerrainId = Literal[
    "clear",
    "dry_land_city",
    "chinampa_city",
    "temple_complex",
    "fortress",
    "major_fortress",
    "causeway",
    "quagmire",
    "lake",
]
Edge = Literal["north", "east", "south", "west"]
FortressKind = Literal["coastal", "inland", "lake"]
Moves = Literal["land", "lake_area", "carried", "none"]

SPANISH: Camp = "spanish"
AZTEC: Camp = "aztec"
#: The camps, and the seats, in the order of their player-turns (4.2).
CAMPS: tuple[Camp, ...] = (SPANISH, AZTEC)
SIDES: tuple[Side, ...] = ("spanish", "ally", "aztec")
CORTES = "CORTES"
CUAUHTEMOC = "CUAUHTEMOC"
TERRAINS: tuple[TerrainId, ...] = (
    "clear",
    "dry_land_city",
    "chinampa_city",
    "temple_complex",
    "fortress",
    "major_fortress",
    "causeway",
    "quagmire",
    "lake",
)

#: Options of 5.1, in rulebook order.
OPTIONS = (
    "opt_ally_stacking",
    "opt_fog",
    "opt_cannon",
    "opt_causeway_combat",
    "opt_raids",
    "opt_traps",
    "opt_charges",
    "opt_prisoners",
    "opt_desecration",
    "opt_signals",
    "opt_disease",
)
#: Switches of the rulings.
RULINGS = (
    "rul_track_desecration_always",
    "rul_aztec_setup_on_causeways",
    "rul_overstack",
    "rul_takeback",
    "rul_causeway_cost",
    "rul_land_on_causeway",
    "rul_cortes_boat_after_boarding",
    "rul_concentric_max",
    "rul_bombard_cap",
    "rul_bombard_triggers_leader_checks",
    "rul_chapultepec_coastal_fort",
    "rul_leader_use_on_attack",
    "rul_leader_rolls",
    "rul_getaway",
    "rul_lake_leader",
    "rul_cuauhtemoc_counts_in_five",
    "rul_sacrifice_clear",
    "rul_prisoner_drm",
    "rul_surround",
    "rul_fort_keepers",
    "rul_aztec_breakout",
    "rul_tepeyac_exclusion",
    "rul_desertion_offmap",
    "rul_tepeyac_exit_cost",
    "rul_setup_overstack",
    "rul_disease_choice",
    "rul_desecration_join",
)


def enemy(camp: Camp) -> Camp:
    """The other camp."""
    return AZTEC if camp == SPANISH else SPANISH


def hex_place(number: str) -> str:
    """The place of the hex with this number: "2810" is ``"h2810"``."""
    return f"h{number}"


def lake_place(number: int) -> str:
    """The place of the lake area with this number: 11 is ``"l11"``."""
    return f"l{number}"


def is_hex(place: str) -> bool:
    """Whether a location is a hex."""
    return place[:1] == "h" and place[1:].isdecimal()


def is_lake(place: str) -> bool:
    """Whether a location is a lake area."""
    return place[:1] == "l" and place[1:].isdecimal()


def ratio(index: int) -> str:
    """An odds index as odds: 2 is "3:1", -2 is "1:3"."""
    return f"{index + 1}:1" if index >= 0 else f"1:{1 - index}"
