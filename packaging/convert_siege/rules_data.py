"""Counters, charts, dice tables and the scenario, from the source data."""

from __future__ import annotations

from typing import Any

import facts
import names

Json = dict[str, Any]


def _header(kind: str) -> Json:
    return {"format": f"anahuac-siege-{kind}", "version": 1}


def _kept(row: Json, *keys: str) -> Json:
    """Some entries of a row, in this order, as far as it has them."""
    return {key: row[key] for key in keys if key in row}


# ------------------------------------------------------------------ counters


def counters(source: Json) -> Json:
    """Camps, sides, peoples, classes, the 128 counters and the units they are."""
    found = {
        **_header("counters"),
        "camps": [{"id": key, "name": name} for key, name in names.CAMPS.items()],
        "sides": [
            {"id": row["id"], "camp": "aztec" if row["id"] == "aztec" else "spanish", "name": names.side(row)}
            for row in source["sides"]
            if row["id"] in ("spanish", "ally", "aztec")
        ],
        "tribes": [
            {**_kept(row, "id", "printed", "printed_code"), "name": names.capital(row["name"], "les")}
            for row in source["tribes"]
        ],
        "classes": [
            {
                **_kept(row, "id", "side", "counts_for_stacking", "replenishment", "dead_pile", "lp"),
                "name": names.class_of(row),
            }
            for row in source["classes"]
        ],
        "counters": [
            {
                **_kept(row, "id", "unit", "role", "printed", "printed_id"),
                "faces": [_kept(face, "face", "steps", "cf", "ma", "shows") for face in row["faces"]],
                "name": names.plain(row["name"]),
            }
            for row in source["counters"]
        ],
        "units": _units(source),
        "leaders": [_leader(row) for row in source["leaders"]],
        "markers": [_marker(source["markers"][0], number) for number in (1, 2)],
        "provenance": facts.COUNTERS,
    }
    _check_marks(source["counters"])
    return found


def _units(source: Json) -> list[Json]:
    main = {row["unit"]: row for row in source["counters"] if row["id"] == row["unit"]}
    found = []
    for row in source["units"]:
        counter = main[row["id"]]
        found.append(
            {
                "id": row["id"],
                "class": row["class_id"],
                "side": counter["side"],
                "steps": row["steps"] or 0,
                "cf": row["cf"],
                "ma": row["ma"] or 0,
                "moves": row["moves"],
                "lake": row["lake"],
                "tribe": row["tribe"],
                "name": names.unit(counter),
            }
        )
    return found


def _leader(row: Json) -> Json:
    released = row.get("released_when", {})
    escape = row.get("escape", {})
    return {
        **_kept(row, "id", "stacks_with", "lake_carriers"),
        "confined_to": row.get("confined_to"),
        "released_at_units": released.get("aztec_units_on_island_max", 0),
        "escape_edges": escape.get("edges", []),
        "escape_mp": escape.get("mp", 0),
    }


def _marker(row: Json, number: int) -> Json:
    faces = [{"id": face["id"], "name": names.plain(face["name"])} for face in row["faces"]]
    return {"id": row["counters"][number - 1], "faces": faces}


def _check_marks(rows: list[Json]) -> None:
    """Whether the patterns of ``facts`` say of every counter what the source says of it."""
    expected = {"rule": "printed", "reconstructed": "reconstructed"}
    for row in rows:
        origins = row.get("provenance", {})
        said = [(key, str(origins[key])) for key in ("steps", "ma", "lake") if key in origins]
        said += [
            (f"cf/{face['steps']}", face["cf_provenance"])
            for face in row["faces"]
            if face.get("steps") and "cf_provenance" in face
        ]
        for key, origin in said:
            path = f"units/{row['unit']}/{key}"
            if facts.mark_of(facts.COUNTERS, path) != expected[origin.split(" ")[0]]:
                raise SystemExit(f"{path}: the source says {origin!r}")


# ------------------------------------------------------------------ charts


def charts(source: Json, board: Json) -> Json:
    """Combat results, terrain, shifts, loss modifiers, stacking, exits, redeployment, phases."""
    crt, odds = source["crt"], source["odds"]
    stacking = {row["id"]: row for row in source["stacking"]}
    movement = source["movement"]
    limits = source["combat_limits"]
    moved = board["redeployment"]
    return {
        **_header("charts"),
        "crt": _kept(crt, "columns", "odds_index", "rows"),
        "odds": _kept(odds, "index_min", "index_max"),
        "terrain": [
            {
                **_kept(row, "id", "mp"),
                "shift": row["shift"] or 0,
                "shift_applies_to": row["shift_applies_to"],
                "name": names.terrain(row),
            }
            for row in source["terrain"]
        ],
        "shifts": [
            {
                **_kept(row, "id", "value"),
                "max_count": row.get("max_count", 1),
                "clause": row["clause"],
                "name": names.plain(row["name"]),
            }
            for row in source["shifts"]
            if isinstance(row["value"], int)
        ],
        "loss_modifiers": [
            {
                **_kept(row, "id", "operation", "value", "zero_becomes", "battle", "clause"),
                "name": names.plain(row["name"]),
            }
            for row in source["loss_modifiers"]
        ],
        "stacking": {
            "spanish": stacking["spanish_hex"]["max_units"],
            "ally_elite": stacking["ally_hex"]["max_elite"],
            "ally_regular": stacking["ally_hex"]["max_regular"],
            "aztec": stacking["aztec_hex"]["allowed"],
        },
        "movement": {
            "signals": movement["signals"]["ma_change"],
            "raid_edges": _exit(movement, "raid")["edges"],
            "raid_mp": _exit(movement, "raid")["mp"],
        },
        "limits": {
            "causeway_attackers": limits["causeway_attackers_per_hexside"]["max"],
            "leader_battles": limits["leader_battles_per_phase"],
        },
        "redeployment": {
            "spanish_keepers": source["redeployment"]["spanish_keepers"]["hexes"],
            "aztec_keepers": source["redeployment"]["aztec_keepers"]["hexes"],
            "gunboat_areas": moved["spanish_gunboat_areas"],
            "tepeyac_distance": moved["aztec_forbidden_distance_from_tepeyac"],
            "fort_causeways": moved["fort_causeways"],
        },
        "phases": [
            {**_kept(row, "id", "side", "clause"), "name": names.plain(row["name"])}
            for row in source["sequence"]["couplet"]
        ],
        "rr_steps": [
            {**_kept(row, "id", "clause"), "name": names.plain(row["name"])}
            for row in source["sequence"]["rr"]
        ],
        "provenance": facts.CHARTS,
    }


def _exit(movement: Json, key: str) -> Json:
    return next(row for row in movement["exits"] if row["id"] == key)


# ------------------------------------------------------------------ dice


def rolls(source: Json) -> Json:
    """Every table of the dice, loss points and victory levels."""
    tables = source["tables"]

    def table(key: str, *keys: str) -> Json:
        row = tables[key]
        return {"name": names.plain(row["name"]), **_kept(row, "dice", *keys)}

    desertion = tables["desertion"]
    victory = source["victory"]
    return {
        **_header("rolls"),
        "rolls": [
            {**_kept(row, "id", "dice", "clause"), "roller": row["roller"].split(" ")[0]}
            for row in source["rolls"]
        ],
        "bombardment": {
            **table("bombardment", "hit_on"),
            "fortress_modifier": tables["bombardment"]["modifiers"][0]["value"],
            "max_units": tables["bombardment"]["max_units_per_target_hex"],
        },
        "objection": table("objection", "threshold"),
        "desertion": {
            **table("desertion", "deserts_below", "never"),
            "modifiers": {row["id"]: row["value"] for row in desertion["modifiers"]},
            "sacrifice_max": desertion["modifiers"][0]["max_count"],
            "hex": next(row["hex"] for row in desertion["modifiers"] if row["id"] == "chapultepec"),
        },
        "break_out": table("break_out", "results"),
        "replenishment": {
            **table("replenishment"),
            "results": _by_category(tables["replenishment"]),
            "automatic": [
                row["category"] for row in tables["replenishment"]["by_category"] if "automatic" in row
            ],
        },
        "dead_pile": {
            **table("dead_pile"),
            "results": _by_category(tables["dead_pile"]),
            "never": next(row["classes"] for row in tables["dead_pile"]["by_category"] if "automatic" in row),
            "piles": [
                {"id": row["id"], "name": names.common(row["name"], "la" if row["id"] == "dead" else "les")}
                for row in tables["dead_pile"]["piles"]
            ],
        },
        "leader_risk": {
            **table("leader_risk"),
            "lost_on": {row["id"]: row["lost_on"] for row in tables["leader_risk"]["cases"]},
        },
        "trap": table("trap", "success", "step_given_needs_steps", "path_min", "path_max"),
        "charge": table("charge", "success", "steps_per_success", "push_hexes_max"),
        "prisoners": table("prisoners", "taken_on"),
        "disease": {
            **table("disease", "outbreak_on"),
            "losses": {row["side"]: row["dice"] for row in tables["disease"]["losses"]},
        },
        "loss_points": [
            {**_kept(row, "id", "points", "clause"), "name": names.plain(row["name"])}
            for row in victory["loss_points"]
        ],
        "levels": [
            {
                **_kept(row, "id", "from", "to", "winner"),
                "name": names.common(row["title"], "la"),
                "summary": names.plain(row["summary"]),
            }
            for row in victory["levels"]
        ],
        "sudden_death": {
            "winner": victory["sudden_death"]["winner"],
            "name": names.plain(victory["sudden_death"]["title"]),
        },
        "provenance": facts.ROLLS,
    }


def _by_category(table: Json) -> Json:
    return {row["category"]: row["results"] for row in table["by_category"] if "results" in row}


# ------------------------------------------------------------------ scenario


def scenario(source: Json, board: Json) -> Json:
    """The one set-up of the rulebook: who may stand where, and who begins."""
    setup = source["setup"]
    rows = {row["id"]: row for row in setup["zones"]}
    fleet, aztec = rows["spanish_fleet"], rows["aztec"]
    zones = [
        {
            **_kept(row, "id", "centre", "radius", "may_overstack"),
            "hexes": board["deployment_zones"][row["id"]]["hexes"],
            "units": row["units"],
            "name": names.common(row["name"], "le"),
        }
        for row in setup["zones"]
        if "centre" in row
    ]
    return {
        **_header("scenario"),
        "id": "siege",
        "name": names.plain({"en": "The whole siege, 1521", "fr": "Le siège entier, 1521"}),
        "order": setup["order"],
        "zones": zones,
        "fleet": {
            **_kept(fleet, "id", "lake_area", "units"),
            "aboard": ["CORTES"],
            "name": names.common(fleet["name"], "la"),
        },
        "aztec": {
            **_kept(
                aztec,
                "id",
                "regions",
                "min_distance_to_spanish_hexes",
                "lake_areas_except",
                "only_island",
                "units",
            ),
            "name": names.common(aztec["name"], "l’"),
        },
        "provenance": facts.SCENARIO,
    }
