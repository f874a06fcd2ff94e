"""The options and the switches of the rulings: titles, values, clause and reason."""

from __future__ import annotations

from typing import Any

import names

Json = dict[str, Any]

_TYPES = {"boolean": "bool", "choice": "choice", "integer": "choice"}


def key_of(dotted: str) -> str:
    """``opt.fog`` as ``opt_fog``: a key that a program can use as the name of a field."""
    return dotted.replace(".", "_")


def settings(source: Json) -> Json:
    """Every option, then every switch, and the two ready-made mixtures."""
    rows = [_option(row) for row in source["options"]] + [_ruling(row) for row in source["rulings"]]
    presets = [
        {
            "id": row["id"],
            "name": names.plain(row["name"]),
            "values": {key_of(key): value for key, value in row["options"].items()},
        }
        for row in source["presets"]
    ]
    return {"format": "anahuac-siege-settings", "version": 1, "settings": rows, "presets": presets}


def _option(row: Json) -> Json:
    return {
        "key": key_of(row["key"]),
        "default": row["default"],
        "type": _TYPES[row["type"]],
        "label": names.plain(row["name"]),
        "summary": names.plain(row["summary"]),
        "clauses": row["clauses"],
        "ruling": None,
        "needs": [key_of(key) for key in row["needs"]],
        "choices": [],
    }


def _ruling(row: Json) -> Json:
    choices = [{"value": one["value"], "label": names.plain(one["name"])} for one in row["values"]]
    return {
        "key": key_of(row["key"]),
        "default": row["default"],
        "type": _TYPES[row["type"]],
        "label": names.plain(row["label"]),
        "summary": names.plain(row["reason"]),
        "clauses": row["clause"].split(", "),
        "ruling": row["key"],
        "needs": [key_of(key) for key in row["only_with"]],
        "choices": choices,
    }
