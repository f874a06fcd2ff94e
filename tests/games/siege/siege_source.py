"""The sources of the conversion, rebuilt from the files it made.

Reading every figure back out of the resource files and converting it again must give the
same files: so the script, the files and the format agree, and nothing is lost on the way.
"""

from __future__ import annotations

import json
from typing import Any

from anahuac.board.areas import AreaIndex
from anahuac.board.codec import decode_map
from anahuac.board.document import AreaLayer, HexLayer
from anahuac.board.hexgrid import cell_of, centre
from anahuac.resources import resource_bytes

Json = dict[str, Any]
FILES = (
    "counters",
    "charts",
    "rolls",
    "settings",
    "scenarios/siege",
    "scenarios/siege_billed",
    "scenarios/storm",
    "scenarios/tlacopan",
    "map",
)


def resource(name: str) -> Json:
    """One of the game's data files."""
    found: Json = json.loads(resource_bytes(f"games/siege/{name}.json"))
    return found


def land_and_lake() -> tuple[HexLayer, AreaLayer]:
    """Both layers of the map."""
    doc = decode_map(resource_bytes("games/siege/map.json"), "map.json")
    return doc.hex_layer("siege"), doc.area_layer("siege")


def _plain(name: Json) -> Json:
    return {language: name[language] for language in ("en", "fr")}


def map_source() -> Json:
    """What the map and the hex lists of the scenario were made of."""
    layer, lake = land_and_lake()
    land = next(one for one in resource("map")["boards"][0]["layers"] if one["kind"] == "hexes")
    faces = next(one for one in resource("map")["boards"][0]["layers"] if one["kind"] == "areas")["faces"]
    at = {centre(layer.grid, one): one for one in layer.grid.cells()}
    index = AreaIndex(lake)
    taken = {one["id"] for one in land["hexes"]}
    cells: dict[int, list[str]] = {}
    for one in layer.grid.cells():
        area = None if one in taken else index.at(*centre(layer.grid, one))
        if area is not None:
            cells.setdefault(area, []).append(one)
    places = [note for note in land["notes"] if note.get("kind", "place") == "place"]
    aqueduct, dike = (
        next(note for note in land["notes"] if note.get("kind") == kind) for kind in ("aqueduct", "dike")
    )
    moved = resource("charts")["redeployment"]
    return {
        "grid": {"columns": land["grid"]["columns"], "rows": land["grid"]["rows"]},
        "hexes": [_hex(one) for one in land["hexes"]],
        "causeways": [
            {
                "key": way["id"],
                "name_en": way["name"]["en"],
                "name_fr": way["name"]["fr"],
                "chain": way["hexes"],
            }
            for way in land["ways"]
        ],
        "causeway_hexsides": land["sides"]["causeway"],
        "water_causeway_hexsides": land["sides"]["water_causeway"],
        "blocked_hexsides": land["sides"]["blocked"],
        "places": [
            {"hex": at[tuple(note["label"]["at"])], "kind": "label", **_plain(note["name"])}
            for note in places
        ],
        "decorations": {
            "chapultepec_aqueduct": {
                **_plain(aqueduct["name"]),
                "polyline": [at[tuple(point)] for point in aqueduct["label"]["curve"]],
            },
            "dike_of_nezahualcoyotl": _plain(dike["name"]),
        },
        "lake_areas": [{"id": one["id"], "cells": cells[one["id"]], **one["attributes"]} for one in faces],
        "deployment_zones": {
            zone["id"]: {"hexes": zone["hexes"]} for zone in resource("scenarios/siege")["zones"]
        },
        "redeployment": {
            "spanish_gunboat_areas": moved["gunboat_areas"],
            "aztec_forbidden_distance_from_tepeyac": moved["tepeyac_distance"],
            "fort_causeways": moved["fort_causeways"],
        },
    }


def _hex(row: Json) -> Json:
    told = row.get("attributes", {})
    column, number = cell_of(row["id"])
    return {
        "id": row["id"],
        "col": column,
        "row": number,
        "terrain_natural": told.get("natural"),
        "terrain_artificial": told.get("artificial"),
        "region": told["region"],
        "over_water": told.get("over_water", False),
        "fortress_kind": told.get("fortress_kind"),
        "map_edge": told.get("map_edge", []),
        "name": _plain(row["name"]) if "name" in row else None,
    }


def data_source() -> Json:
    """What the counters, charts, dice tables, settings and the set-up were made of."""
    return {**_counters(), **_charts(), **_rolls(), **_settings(), "setup": _setup()}


def _counters() -> Json:
    found = resource("counters")
    units = {row["id"]: row for row in found["units"]}
    marker = {"class": "marker", "side": "neutral"}
    return {
        "sides": [{**row, "name": _plain(row["name"])} for row in found["sides"]],
        "tribes": [{**row, "name": _plain(row["name"])} for row in found["tribes"]],
        "classes": [{**row, "name": _plain(row["name"])} for row in found["classes"]],
        "counters": [
            {
                **row,
                "class_id": units.get(row["unit"], marker)["class"],
                "side": units.get(row["unit"], marker)["side"],
            }
            for row in found["counters"]
        ],
        "units": [{**row, "class_id": row["class"]} for row in found["units"]],
        "leaders": [
            {
                **row,
                "released_when": {"aztec_units_on_island_max": row["released_at_units"]},
                "escape": {"edges": row["escape_edges"], "mp": row["escape_mp"]},
            }
            for row in found["leaders"]
        ],
        "markers": [
            {"counters": [row["id"] for row in found["markers"]], "faces": found["markers"][0]["faces"]}
        ],
    }


def _charts() -> Json:
    found = resource("charts")
    stacking, movement, limits, moved = (
        found[key] for key in ("stacking", "movement", "limits", "redeployment")
    )
    return {
        "crt": found["crt"],
        "odds": found["odds"],
        "terrain": [{**row, "name": _plain(row["name"])} for row in found["terrain"]],
        "shifts": found["shifts"],
        "loss_modifiers": found["loss_modifiers"],
        "stacking": [
            {"id": "spanish_hex", "max_units": stacking["spanish"]},
            {"id": "ally_hex", "max_elite": stacking["ally_elite"], "max_regular": stacking["ally_regular"]},
            {"id": "aztec_hex", "allowed": stacking["aztec"]},
        ],
        "movement": {
            "signals": {"ma_change": movement["signals"]},
            "exits": [{"id": "raid", "edges": movement["raid_edges"], "mp": movement["raid_mp"]}],
        },
        "combat_limits": {
            "causeway_attackers_per_hexside": {"max": limits["causeway_attackers"]},
            "leader_battles_per_phase": limits["leader_battles"],
        },
        "redeployment": {
            "spanish_keepers": {"hexes": moved["spanish_keepers"]},
            "aztec_keepers": {"hexes": moved["aztec_keepers"]},
        },
        "sequence": {"couplet": found["phases"], "rr": found["rr_steps"]},
    }


def _rolls() -> Json:
    found = resource("rolls")
    keys = ("objection", "break_out", "trap", "charge", "prisoners")
    tables: Json = {key: found[key] for key in keys}
    bombardment, desertion = found["bombardment"], found["desertion"]
    tables["bombardment"] = {
        **bombardment,
        "modifiers": [{"value": bombardment["fortress_modifier"]}],
        "max_units_per_target_hex": bombardment["max_units"],
    }
    tables["desertion"] = {
        **desertion,
        "modifiers": [
            {
                "id": key,
                "value": value,
                **({"max_count": desertion["sacrifice_max"]} if key == "sacrifice" else {}),
                **({"hex": desertion["hex"]} if key == "chapultepec" else {}),
            }
            for key, value in desertion["modifiers"].items()
        ],
    }
    filled, dead = found["replenishment"], found["dead_pile"]
    tables["replenishment"] = {
        **filled,
        "by_category": [
            *({"category": key, "results": rows} for key, rows in filled["results"].items()),
            *({"category": key, "automatic": "full"} for key in filled["automatic"]),
        ],
    }
    tables["dead_pile"] = {
        **dead,
        "by_category": [
            *({"category": key, "results": rows} for key, rows in dead["results"].items()),
            {"category": "never", "classes": dead["never"], "automatic": "no roll"},
        ],
    }
    risk, disease = found["leader_risk"], found["disease"]
    tables["leader_risk"] = {
        **risk,
        "cases": [{"id": key, "lost_on": lost} for key, lost in risk["lost_on"].items()],
    }
    tables["disease"] = {
        **disease,
        "losses": [{"side": key, "dice": dice} for key, dice in disease["losses"].items()],
    }
    death = found["sudden_death"]
    return {
        "rolls": found["rolls"],
        "tables": tables,
        "victory": {
            "loss_points": found["loss_points"],
            "levels": [{**row, "title": _plain(row["name"])} for row in found["levels"]],
            "sudden_death": {"winner": death["winner"], "title": death["name"]},
        },
    }


def _settings() -> Json:
    def dotted(key: str) -> str:
        return key.replace("_", ".", 1)

    found = resource("settings")
    options, rulings = [], []
    for row in found["settings"]:
        needs = [dotted(key) for key in row["needs"]]
        common = {"key": dotted(row["key"]), "default": row["default"]}
        if row["ruling"] is None:
            made = {"type": "boolean", "name": row["label"], "summary": row["summary"], "needs": needs}
            options.append({**common, **made, "clauses": row["clauses"]})
        else:
            made = {"type": "boolean" if row["type"] == "bool" else "choice", "label": row["label"]}
            values = [{"value": one["value"], "name": one["label"]} for one in row["choices"]]
            made |= {"reason": row["summary"], "only_with": needs, "values": values}
            rulings.append({**common, **made, "clause": ", ".join(row["clauses"])})
    presets = [
        {**row, "options": {dotted(key): value for key, value in row["values"].items()}}
        for row in found["presets"]
    ]
    return {"options": options, "rulings": rulings, "presets": presets}


def _setup() -> Json:
    found = resource("scenarios/siege")
    groups = [*found["zones"], found["fleet"], found["aztec"]]
    return {"order": found["order"], "zones": [{**row, "name": _plain(row["name"])} for row in groups]}
