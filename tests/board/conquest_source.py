"""The sources of the conversion, rebuilt from the files it made.

Reading every figure back out of the resource files and converting it again must give the
same files: so the script, the files and the format agree, and nothing is lost on the way.
"""

from __future__ import annotations

import json
from typing import Any

from anahuac.board.codec import decode_map
from anahuac.board.document import Area, Lake
from anahuac.board.outline import Outlines
from anahuac.resources import resource_bytes

Json = dict[str, Any]
FILES = ("counters", "charts", "alliances", "calendar", "settings", "scenarios/campaign", "map")


def resource(name: str) -> Json:
    """One of the game's data files."""
    found: Json = json.loads(resource_bytes(f"games/conquest/{name}.json"))
    return found


def map_source() -> Json:
    """What the map, the calendar and the scenario were made of."""
    boards = {board["id"]: board for board in resource("map")["boards"]}
    strategic = boards["strategic"]
    layer = strategic["layers"][0]
    scenario = resource("scenarios/campaign")
    zones, lake = _faces(layer)
    markers = scenario["control_markers"]
    return {
        "plane": {**strategic["plane"], "y_axis": "down", "note": "schematic"},
        "anchor_sizes": layer["anchor_sizes"],
        "lake": lake,
        "links": [
            {
                "id": link["id"],
                "kind": link["kind"],
                "zones": link["between"],
                "name": _plain(link["name"]),
                "line": link["line"],
            }
            for link in layer["links"]
        ],
        "landing": [{"d6": row["die"], "zone": row["zone"]} for row in scenario["reinforcements"]["landing"]],
        "initial_control_markers": {camp: held for camp, held in markers.items() if held},
        "zones": zones,
        "tactical_board": _tactical(boards["tactical"]["layers"][0]),
        "calendar": resource("calendar")["turns"],
    }


def _plain(name: Json) -> Json:
    return {language: name[language] for language in ("en", "fr", "nah") if language in name}


def _faces(layer: Json) -> tuple[list[Json], Json]:
    area_layer = decode_map(resource_bytes("games/conquest/map.json"), "map.json").area_layer("strategic")
    outlines = Outlines(area_layer)
    rings = {face.id: [outlines.ring(ring) for ring in face.rings] for face in area_layer.faces}
    kinds = {face.id: type(face) for face in area_layer.faces}
    zones, lake = [], {}
    for face in layer["faces"]:
        if kinds[face["id"]] is Lake:
            outline, *holes = rings[face["id"]]
            lake = {
                "name": _plain(face["name"]),
                "polygon": outline,
                "holes": [{"polygon": hole} for hole in holes],
                "label": face["label"]["at"],
            }
        else:
            assert kinds[face["id"]] is Area
            zones.append(_zone(face, rings[face["id"]][0]))
    return zones, lake


def _zone(face: Json, polygon: list[tuple[float, float]]) -> Json:
    label, anchors = face["label"], face["anchors"]
    return {
        "id": face["id"],
        "name": _plain(face["name"]),
        "lonlat": face["lonlat"],
        "polygon": polygon,
        **face["attributes"],
        "centre": face["centre"],
        "inradius": face["inradius"],
        "label": label["at"],
        "label_lines": label["lines"],
        "label_size": label["size"],
        "label_curve": label["curve"],
        "values_size": anchors["values"]["size"],
        **{name: anchors[name]["at"] if name in anchors else None for name in _ANCHORS},
    }


_ANCHORS = ("values", "stack", "stack_enemy", "control")
_SIDES = {"spain": "S", "indian": "I"}


def _tactical(layer: Json) -> Json:
    return {
        "nodes": [
            {"id": node["id"], "camp": node["side"], "kind": node["kind"], "grid": node["at"]}
            for node in layer["nodes"]
        ],
        "edges": [
            {
                "a": edge["a"],
                "b": edge["b"],
                "mp": edge["cost"],
                "hand_to_hand": "hand_to_hand" in edge.get("tags", []),
            }
            for edge in layer["edges"]
        ],
        "facing": layer["pairs"]["facing"],
        "retreat_next": {
            _SIDES[side]: {node: following[0] for node, following in steps.items()}
            for side, steps in layer["ways"]["retreat"].items()
        },
        "fire_distance": layer["distances"]["fire"],
        "attack_modifiers": [
            {
                "from": row["origin"],
                "to": row["target"],
                "attacker": _SIDES[row["side"]],
                "mod": row["value"],
            }
            for row in layer["modifiers"]["attack"]
        ],
    }


def data_source() -> Json:
    """What counters, charts, alliances and settings were made of."""
    counters, charts, alliances = resource("counters"), resource("charts"), resource("alliances")
    return {
        "nations": {row["id"]: _without(row, "id", "name") for row in counters["nations"]},
        "units": [_without(row, "name") for row in counters["units"]],
        "commanders": [_commander(row) for row in counters["commanders"]],
        "tables": {
            **{key: _without(charts[key], "name") for key in ("attrition", "war_to_the_death", "flower_war")},
            "random_events": {row["roll"]: row["id"] for row in charts["random_events"]},
        },
        "tactical_markers": [
            {**_without(row, "name"), **_plain(row["name"])} for row in charts["tactical_markers"]
        ],
        "victory_levels": [_without(row, "name") for row in charts["victory_levels"]],
        "alliances": {
            "boxes": {row["id"]: _without(row, "id", "name") for row in alliances["boxes"]},
            "cursors": {row["nation"]: _without(row, "nation") for row in alliances["cursors"]},
            "shifts": alliances["shifts"],
        },
        "settings": [
            {"key": row["key"], "default": row["default"]} for row in resource("settings")["settings"]
        ],
    }


def _without(row: Json, *keys: str) -> Json:
    return {key: value for key, value in row.items() if key not in keys}


def _commander(row: Json) -> Json:
    back = row["verso"]
    name = back["name"]["en"] if back["historical"] else "anonymous"
    return {**row, "name": row["name"]["en"], "verso": {**back, "name": name}}
