"""Which values the rulebook prints, and which are reconstructed.

A pattern is a path of keys and ids joined by "/", with "*" for any one run of
characters; the first pattern that fits a value tells where the value comes from.
"""

from __future__ import annotations

import re
from fnmatch import fnmatchcase

Fact = dict[str, object]


def printed(path: str, clause: str) -> Fact:
    """A value the rulebook states."""
    return {"path": path, "mark": "printed", "clause": clause}


def note(en: str, fr: str) -> dict[str, str]:
    """A remark in both languages; French punctuation takes a thin no-break space before it."""
    return {"en": en, "fr": re.sub(r" ([:;])", "\u202f\\1", fr)}


def rebuilt(path: str, en: str, fr: str) -> Fact:
    """A value inferred or invented for this edition, free to be edited."""
    return {"path": path, "mark": "reconstructed", "note": note(en, fr)}


def sourced(path: str, en: str, fr: str) -> Fact:
    """A value taken from a published source."""
    return {"path": path, "mark": "source", "note": note(en, fr)}


def mark_of(found: list[Fact], path: str) -> object:
    """The mark of the value at a path."""
    return next(fact["mark"] for fact in found if fnmatchcase(path, str(fact["path"])))


_FACTORS = (
    "Fits the few printed values and the advice of chapter 13.",
    "Compatible avec les rares valeurs imprimées et les conseils du chapitre 13.",
)
_KNIGHTS = [f"A{number}" for number in range(1, 11)]

COUNTERS: list[Fact] = [
    *(printed(f"units/S{number}/steps", "10.4B") for number in range(12, 25)),
    printed("units/*/steps", "2.10"),
    printed("units/S29/cf/4", "2.4"),
    *(rebuilt(f"units/{knight}/cf/*", *_FACTORS) for knight in _KNIGHTS),
    printed("units/A*/cf/2", "13.4.1"),
    rebuilt("units/*/cf/*", *_FACTORS),
    printed("units/S29/ma", "2.4"),
    *(printed(f"units/S{number}/ma", "7.10B") for number in range(12, 25)),
    *(printed(f"units/S{number}/ma", "11.4A") for number in range(25, 29)),
    *(rebuilt(f"units/{knight}/ma", *_FACTORS) for knight in _KNIGHTS),
    printed("units/A*/ma", "13.4.1"),
    rebuilt("units/*/ma", *_FACTORS),
    *(
        rebuilt(
            f"units/S{number}/lake",
            "The peoples of the lake’s shores use it, those from farther away do not (2.12).",
            "Les peuples riverains du lac l’utilisent, ceux de plus loin non (2.12).",
        )
        for number in range(30, 49)
    ),
    printed("units/*/lake", "2.12"),
    *(
        rebuilt(
            f"units/S{number}/tribe",
            "The list of codes leaves this people out (2.7).",
            "La liste des codes oublie ce peuple (2.7).",
        )
        for number in (34, 35)
    ),
    printed("units/*/tribe", "2.7"),
    *(
        sourced(
            f"units/S{number}/name/*",
            "Bernal Díaz, chapters CXLIX and CL; first names completed from general knowledge.",
            "Bernal Díaz, chapitres CXLIX et CL ; prénoms complétés d’après la culture générale.",
        )
        for number in range(1, 25)
    ),
    *(
        sourced(
            f"units/{name}/name/*",
            "Usual spelling of the Nahuatl name.",
            "Graphie usuelle du nom nahuatl.",
        )
        for name in (*_KNIGHTS, "CUAUHTEMOC", "S29", "S36")
    ),
    rebuilt(
        "tribes/Xo/id",
        "The list of codes leaves this people out (2.7).",
        "La liste des codes oublie ce peuple (2.7).",
    ),
    printed("tribes/*", "2.7"),
    printed("classes/*", "2.8"),
    printed("leaders/*", "9"),
    printed("markers/*", "2.13"),
    printed("*", "2.6"),
]

CHARTS: list[Fact] = [
    printed("crt/rows/5/5/*", "8.17"),
    rebuilt(
        "crt/rows/*",
        "Smooth and never falling, through the one known cell (5 at 3:1).",
        "Régulière et jamais décroissante, par la seule case connue (5 à 3:1).",
    ),
    rebuilt(
        "crt/columns/9",
        "Every whole ratio is assumed to have a column; 7:1 is named nowhere.",
        "On suppose une colonne par rapport entier ; 7:1 n’est cité nulle part.",
    ),
    printed("crt/*", "8.16"),
    printed("odds/*", "8.9"),
    printed("terrain/*/mp/*", "7.7"),
    printed("terrain/*", "8.11"),
    printed("shifts/concentric/*", "8.10"),
    printed("shifts/cuauhtemoc_leads/*", "9.1B"),
    printed("shifts/cortes_*", "9.2"),
    printed("shifts/sacrifice_marker/*", "11.5B"),
    printed("loss_modifiers/cannon/*", "8.20"),
    printed("loss_modifiers/gunboat/*", "8.23"),
    printed("stacking/*", "6"),
    printed("movement/*", "7"),
    printed("limits/*", "8"),
    rebuilt(
        "redeployment/fort_causeways/*",
        "The causeway hexes between the mainland and each fortress of this map (10.3.2B).",
        "Les hexagones de chaussée entre la terre ferme et chaque forteresse de cette carte (10.3.2B).",
    ),
    rebuilt(
        "redeployment/spanish_keepers/*",
        "The four coastal fortresses of the reconstructed map, and 2543 (10.3.2A).",
        "Les quatre forteresses côtières de la carte reconstituée, et 2543 (10.3.2A).",
    ),
    printed("redeployment/*", "10.3"),
    printed("*", "4.2"),
]

ROLLS: list[Fact] = [
    rebuilt(
        "rolls/prisoners/roller",
        "The rulebook does not say who rolls.",
        "Le livret ne dit pas qui jette le dé.",
    ),
    rebuilt(
        "dead_pile/never/2",
        "A cannon has no step to come back with (11.4C).",
        "Un canon n’a aucun pas avec lequel revenir (11.4C).",
    ),
    printed("bombardment/*", "8.24"),
    printed("objection/*", "4.5"),
    printed("desertion/*", "10.2"),
    printed("break_out/*", "10.3.1"),
    printed("replenishment/*", "10.4"),
    printed("dead_pile/*", "10.5"),
    printed("leader_risk/*", "9.3"),
    printed("trap/*", "11.2"),
    printed("charge/*", "11.3"),
    printed("prisoners/*", "11.5"),
    printed("disease/*", "11.8"),
    printed("loss_points/*", "5.4"),
    rebuilt(
        "levels/spanish_overwhelming/from",
        "No level is printed for 0 points; it belongs to the first one.",
        "Aucun niveau n’est imprimé pour 0 point ; il relève du premier.",
    ),
    printed("levels/*", "5.5"),
    printed("sudden_death/*", "5.2"),
    printed("*", "8.17"),
]

SCENARIO: list[Fact] = [
    rebuilt(
        "zones/*/hexes/*",
        "The land hexes of this map within the printed distance of the printed hex.",
        "Les hexagones de terre de cette carte à la distance imprimée de l’hexagone imprimé.",
    ),
    printed("aztec/only_island/*", "9.1A"),
    printed("aztec/*", "3.3"),
    printed("*", "3.2"),
]

EVEN: list[Fact] = [
    rebuilt(
        "recoveries",
        "Chosen for this edition: harder for the Spanish camp; free to be edited.",
        "Choisi pour cette édition : plus dur pour le camp espagnol ; librement modifiable.",
    ),
    *SCENARIO,
]

LATER: list[Fact] = [
    printed("aztec/only_island/*", "9.1A"),
    rebuilt(
        "*",
        "Invented for this edition; free to be edited.",
        "Inventé pour cette édition ; librement modifiable.",
    ),
]

_MAP_NOTE = note(
    "Meets the rulebook’s constraints and real geography; free to be edited.",
    "Respecte les contraintes du livret et la géographie réelle ; librement modifiable.",
)
LAND_DEFAULTS: dict[str, Fact] = {"*": {"mark": "reconstructed", "note": _MAP_NOTE}}
LAKE_DEFAULTS: dict[str, Fact] = {"*": {"mark": "reconstructed", "note": _MAP_NOTE}}


def _rule(clause: str) -> Fact:
    return {"mark": "printed", "clause": clause}


def lake(number: int) -> dict[str, Fact]:
    """What the rulebook says of a lake area; its outline is reconstructed."""
    found: dict[str, Fact] = {}
    if number in (7, 11, 15, 21, 29):
        found["prohibited_to_aztecs"] = found["east_edge"] = _rule("2.12C")
    if number == 11:
        found["spanish_fleet_start"] = _rule("3.2")
    return found


HEXES: dict[str, dict[str, Fact]] = {
    "1322": {"artificial": _rule("8.13"), "region": _rule("10.2"), "name": _rule("2.2D")},
    "2810": {"artificial": _rule("7.7.2.3"), "region": _rule("2.14E"), "name": _rule("2.14E")},
    "3016": {"artificial": _rule("7.7.2.3"), "region": _rule("2.14D")},
    "3023": {"natural": _rule("7.7.1.2")},
    "2543": {"artificial": _rule("10.3.2"), "region": _rule("10.3.2"), "name": _rule("10.3.2")},
    "3019": {"artificial": _rule("13.2.2F"), "fortress_kind": _rule("13.2.2F")},
    "3400": {"region": _rule("7.8"), "name": _rule("7.8")},
    **{hex_id: {"region": _rule("3.2")} for hex_id in ("1004", "1539", "4244")},
    **{hex_id: {"region": _rule("13.2.2E")} for hex_id in ("2307", "2313", "3107")},
    **{hex_id: {"region": _rule("8.4")} for hex_id in ("2924", "3024", "3025")},
    **{hex_id: {"causeway": _rule("7.7.2.5")} for hex_id in ("2910", "3010", "3011")},
}
"""What the rulebook says of single hexes; the rest is the layer's default."""
