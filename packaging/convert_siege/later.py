"""The scenarios beside the rulebook's: the last assault, and one camp before one causeway.

Both are invented for this edition after the rulebook's own map and counters: nothing in them is printed.
"""

from __future__ import annotations

from typing import Any

import facts
import names
import rules_data

from anahuac.board.hexgrid import HexGrid, within

Json = dict[str, Any]
#: Counters of each kind by their ids.
KNIGHTS = [f"A{number}" for number in range(1, 11)]
REGULARS = [f"A{number}" for number in range(11, 54)]
CUAUHTEMOC = "CUAUHTEMOC"

#: R&R Interphases on the bill of the harder siege.
HANDICAP = 2

#: One row a scenario: the camps by centre, radius, regions and units, the fleet, the Aztecs, and what came before.
ROWS: list[Json] = [
    {
        "id": "storm",
        "name": {"en": "The last assault, August 1521", "fr": "Le dernier assaut, août 1521"},
        "zones": [
            {
                "id": "storm_alvarado",
                "centre": "2307",
                "radius": 1,
                "regions": ["island", "causeway"],
                "units": ["S1", "S2", "S9", "S25", "S36", "S37", "S38"],
                "name": {"en": "Alvarado’s column", "fr": "Colonne d’Alvarado"},
            },
            {
                "id": "storm_cortes",
                "centre": "2713",
                "radius": 1,
                "regions": ["island"],
                "units": ["S4", "S6", "S10", "S26", "S29", "S30", "S31", "S32"],
                "name": {"en": "Column of Cortés", "fr": "Colonne de Cortés"},
            },
            {
                "id": "storm_sandoval",
                "centre": "3107",
                "radius": 1,
                "regions": ["island", "causeway"],
                "units": ["S7", "S11", "S27", "S43", "S44"],
                "name": {"en": "Sandoval’s column", "fr": "Colonne de Sandoval"},
            },
        ],
        "lake_area": 9,
        "boats": [f"S{number}" for number in range(12, 18)],
        "distance": 2,
        "aztecs": [*KNIGHTS[:5], *REGULARS[:18], CUAUHTEMOC],
        "north_of": 10,
        "dead": ["S3", "S5", *KNIGHTS[5:], *REGULARS[30:]],
        "steps": {
            **dict.fromkeys(("S1", "S2", "S4", "S6", "S7", "S9", "S10", "S11", "S29", "S36"), 3),
            **dict.fromkeys(KNIGHTS[:5], 3),
        },
        "recoveries": 1,
    },
    {
        "id": "tlacopan",
        "name": {"en": "One causeway, for a first match", "fr": "Une chaussée, pour une première partie"},
        "zones": [
            {
                "id": "tlacopan_camp",
                "centre": "2006",
                "radius": 1,
                "regions": ["causeway"],
                "units": ["S1", "S2", "S9", "S25", "S36", "S37", "S38"],
                "name": {"en": "Camp on the causeway", "fr": "Camp sur la chaussée"},
            },
        ],
        "lake_area": 5,
        "boats": ["S12", "S13", "S14"],
        "distance": 2,
        "aztecs": [*KNIGHTS[:1], *REGULARS[:5], CUAUHTEMOC],
        "north_of": 9,
        "west_of": 26,
        "dead": [],
        "steps": {},
        "recoveries": 0,
    },
]


def scenarios(source: Json, board: Json) -> dict[str, Json]:
    """The files of all of them, by name."""
    made = [_billed(source, board), *(_scenario(row, source, board) for row in ROWS)]
    return {f"scenarios/{one['id']}.json": one for one in made}


def _billed(source: Json, board: Json) -> Json:
    """The rulebook's siege with R&R Interphases on the bill from the start, harder for the Spanish camp."""
    found = rules_data.scenario(source, board)
    name = {"en": "The whole siege, two R&Rs on the bill", "fr": "Le siège entier, deux R&R au compte"}
    billed = {"recoveries": HANDICAP, "provenance": facts.EVEN}
    return {**found, "id": "siege_billed", "name": names.plain(name), **billed}


def _scenario(row: Json, source: Json, board: Json) -> Json:
    rows = {one["id"]: one for one in source["setup"]["zones"]}
    fleet, aztec = rows["spanish_fleet"], rows["aztec"]
    aboard = ["CORTES"]
    playing = {*row["boats"], *aboard, *row["aztecs"], *row["dead"]}
    playing |= {unit for zone in row["zones"] for unit in zone["units"]}
    return {
        "format": "anahuac-siege-scenario",
        "version": 1,
        "id": row["id"],
        "name": names.plain(row["name"]),
        "order": ["spanish", "aztec"],
        "zones": [_zone(zone, board) for zone in row["zones"]],
        "fleet": {
            "id": fleet["id"],
            "lake_area": row["lake_area"],
            "units": [*aboard, *row["boats"]],
            "aboard": aboard,
            "name": names.common(fleet["name"], "la"),
        },
        "aztec": {
            "id": aztec["id"],
            "regions": ["island"],
            "min_distance_to_spanish_hexes": row["distance"],
            "lake_areas_except": [one["id"] for one in board["lake_areas"]],
            "only_island": aztec["only_island"],
            "units": row["aztecs"],
            "name": names.common(aztec["name"], "l’"),
            "hexes": _quarter(row, board),
        },
        "absent": [one["id"] for one in source["units"] if one["id"] not in playing],
        "dead": row["dead"],
        "steps": row["steps"],
        "recoveries": row["recoveries"],
        "provenance": facts.LATER,
    }


def _zone(zone: Json, board: Json) -> Json:
    """A camp with the hexes of its regions within its radius."""
    (first, last), (top, bottom) = board["grid"]["columns"], board["grid"]["rows"]
    grid = HexGrid((first, last), (top, bottom), "odd", 1.0, (0.0, 0.0))
    near = within(grid, zone["centre"], zone["radius"])
    land = {one["id"]: one for one in board["hexes"]}
    hexes = [one for one in sorted(near) if one in land and land[one]["region"] in zone["regions"]]
    return {
        "id": zone["id"],
        "centre": zone["centre"],
        "radius": zone["radius"],
        "may_overstack": False,
        "hexes": hexes,
        "units": zone["units"],
        "name": names.common(zone["name"], "le" if zone["name"]["fr"].startswith("Camp") else "la"),
        "regions": zone["regions"],
    }


def _quarter(row: Json, board: Json) -> list[str]:
    """The hexes of the island so far north, and so far west, where the Aztecs set up."""
    return [
        one["id"]
        for one in board["hexes"]
        if one["region"] == "island"
        and one["terrain_natural"] != "quagmire"
        and one["row"] <= row["north_of"]
        and one["col"] <= row.get("west_of", 99)
    ]
