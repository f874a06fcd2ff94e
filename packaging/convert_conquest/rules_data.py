"""Counters, charts, alliances, calendar, settings and the scenario, from the source data."""

from __future__ import annotations

from typing import Any

import facts
import names
import options

Json = dict[str, Any]


_PLAIN_CURSOR: Json = {
    "may_change_camp": False,
    "locked_in_spanish_camp_after_switch": False,
    "immediate_switch": [],
    "switch_box": None,
    "replacement_cap_is_box_value": False,
}
"""What a cursor is when the source says nothing else."""


def _header(kind: str) -> Json:
    return {"format": f"anahuac-conquest-{kind}", "version": 1}


def counters(source: Json) -> Json:
    """Nations, unit types, units and commanders; ids, values and fields as in the source."""
    nations = [{"id": key, **value, "name": names.NATIONS[key]} for key, value in source["nations"].items()]
    types = [{"id": key, "branch": branch, "name": name} for key, (branch, name) in names.UNIT_TYPES.items()]
    return {
        **_header("counters"),
        "camps": [{"id": key, "name": name} for key, name in names.CAMPS.items()],
        "nations": nations,
        "unit_types": types,
        "units": [_unit(row, source["units"]) for row in source["units"]],
        "commanders": _commanders(source["commanders"]),
        "provenance": facts.COUNTERS,
    }


def _unit(row: Json, rows: list[Json]) -> Json:
    alike = [
        other["id"] for other in rows if (other["nation"], other["type"]) == (row["nation"], row["type"])
    ]
    name = names.unit(row["nation"], row["type"], alike.index(row["id"]) + 1, len(alike) == 1)
    return {**row, "name": name}


def _commanders(rows: list[Json]) -> list[Json]:
    numbered: dict[str, int] = {}
    result = []
    for row in rows:
        verso = dict(row["verso"])
        if verso["historical"]:
            verso["name"] = names.COMMANDERS[verso["name"]]
        else:
            numbered[row["nation"]] = numbered.get(row["nation"], 0) + 1
            verso["name"] = names.anonymous(row["nation"], numbered[row["nation"]])
        result.append({**row, "name": names.COMMANDERS[row["name"]], "verso": verso})
    return result


def charts(source: Json) -> Json:
    """Attrition, the two combat tables, random events, tactical markers, victory levels."""
    tables = source["tables"]
    grids = {
        key: {"name": names.TABLES[key], **tables[key]}
        for key in ("attrition", "war_to_the_death", "flower_war")
    }
    events = [
        {"roll": roll, "id": event, "name": names.EVENTS[event]}
        for roll, event in tables["random_events"].items()
    ]
    markers = []
    for row in source["tactical_markers"]:
        kept = {key: value for key, value in row.items() if key not in ("en", "fr")}
        name = names.MARKERS[row["id"]]
        if name["en"] != row["en"]:
            raise SystemExit(f"marker {row['id']}: the name differs from the source")
        markers.append({**kept, "name": name})
    levels = [{**row, "name": names.LEVELS[row["level"]]} for row in source["victory_levels"]]
    return {
        **_header("charts"),
        **grids,
        "random_events": events,
        "tactical_markers": markers,
        "victory_levels": levels,
        "provenance": facts.CHARTS,
    }


def alliances(source: Json) -> Json:
    """The Alliances Table: boxes, tracks of the four cursors, shifts."""
    table = source["alliances"]
    boxes = [
        {
            "id": key,
            **row,
            "grey": row.get("grey", False),
            "name": {
                lang: f"{names.CAMPS[row['camp']][lang]}, {names.BOXES[row['zone']][lang].lower()}"
                + (f" {row['value']}" if row["value"] is not None else "")
                for lang in ("en", "fr")
            },
        }
        for key, row in table["boxes"].items()
    ]
    cursors = [
        {"nation": key, "track": row["track"], "start": row["start"], **_PLAIN_CURSOR, **row}
        for key, row in table["cursors"].items()
    ]
    return {
        **_header("alliances"),
        "rows": [{"id": key, "name": name} for key, name in names.ROWS.items()],
        "boxes": boxes,
        "cursors": cursors,
        "shifts": table["shifts"],
        "provenance": facts.ALLIANCES,
    }


def calendar(board: Json) -> Json:
    """The fourteen turns and what each of them brings."""
    return {
        **_header("calendar"),
        "seasons": [{"id": key, "name": name} for key, name in names.SEASONS.items()],
        "turns": [{**row, "months": _months(row["months"])} for row in board["calendar"]],
        "provenance": facts.CALENDAR,
    }


def _months(name: Json) -> Json:
    """French months begin with a small letter."""
    return {**name, "fr": name["fr"].lower()}


def settings(source: Json) -> Json:
    """Optional rules and switches of the rulings, with their defaults."""
    rows = []
    for row in source["settings"]:
        rows.append({"key": row["key"], "default": row["default"], **options.OPTIONS[row["key"]]})
    return {**_header("settings"), "settings": rows}


def campaign(source: Json, board: Json) -> Json:
    """The one scenario of the rulebook: who stands where, what comes when."""
    zones: dict[int, Json] = {}
    late: list[Json] = []
    turn = 0
    for row in source["units"]:
        start = row["start"]
        placed = {"id": row["id"], "sp": start["sp"]}
        if "zone" in start:
            group = zones.setdefault(
                start["zone"], {"zone": start["zone"], "nation": row["nation"], "units": [], "commanders": []}
            )
            group["units"].append(placed)
        else:
            turn = start["reinforcement_turn"]
            late.append(placed)
    for row in source["commanders"]:
        zones[row["start_zone"]]["commanders"].append(row["id"])
    die = [
        {"die": [1, 2, 3], "turn": turn},
        {"die": [4, 5], "turn": turn + 1},
        {"die": [6], "turn": turn + 2},
    ]
    return {
        **_header("scenario"),
        "id": "campaign",
        "name": {"en": "The whole campaign, 1519-1521", "fr": "La campagne entière, 1519-1521"},
        "first_turn": 1,
        "last_turn": board["calendar"][-1]["turn"],
        "form_choice_order": ["spain", "indian"],
        "placements": list(zones.values()),
        "reinforcements": {
            "nation": "spain",
            "turn": turn,
            "units": late,
            "landing": [{"die": row["d6"], "zone": row["zone"]} for row in board["landing"]],
            "loses_a_step_on": [1, 2],
            "optional_turn_die": die,
        },
        "control_markers": {"spain": [], **board["initial_control_markers"]},
        "alliances": {key: row["start"] for key, row in source["alliances"]["cursors"].items()},
        "other_peoples_camp": source["nations"]["other"]["camp"],
        "victory_points": {"spain": 0, "indian": 0},
        "provenance": [
            facts.printed("reinforcements/*", "7.1"),
            facts.printed("control_markers/*", "13.2"),
            facts.rebuilt(
                "alliances/*",
                "The outer box of the printed zone (R-44).",
                "La case extérieure de la zone imprimée (R-44).",
            ),
            facts.printed("*", "13.2"),
        ],
    }
