"""Which values the rulebook prints, and which are reconstructed.

A pattern is a path of keys and ids joined by "/", with "*" for any one run of
characters; the first pattern that fits a value tells where the value comes from.
"""

from __future__ import annotations

import re

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


COUNTERS: list[Fact] = [
    printed("units/*/id", "13.2"),
    printed("units/*/nation", "13.2"),
    printed("units/*/type", "3.1"),
    printed("units/ot-*/start/zone", "13.2"),
    rebuilt(
        "units/ot-*/steps",
        "One step: the two sides of these counters show the camp, so they cannot show strength (R-17).",
        "Un seul point de force : les deux faces de ces pions montrent le camp et non la force (R-17).",
    ),
    printed("units/*/steps", "3.1"),
    printed("units/sp-*/rp_cost", "3.1"),
    printed("units/sp-*/start/reinforcement_turn", "7.1"),
    printed("units/sp-*/start/*", "13.2"),
    printed("units/*/start/zone", "13.2"),
    rebuilt(
        "units/*/start/sp",
        "No strength is printed for the Indian set-up; two-sided units start full (R-55b).",
        "Aucune force n’est imprimée pour les Indiens ; les unités à deux faces débutent au complet (R-55b).",
    ),
    printed("units/sp-eb-*/cf/1", "10.3.4.3"),
    printed("units/sp-ab-*/rf", "10.3.4.2"),
    printed("units/sp-ca-*/rf", "10.3.4.2"),
    printed("units/*-fr-*/rf", "10.3.4.2"),
    printed("commanders/*/nation", "13.2"),
    printed("commanders/*/start_zone", "13.2"),
    printed("commanders/*/historical", "3.2"),
    printed("commanders/ixtlilxochitl/rank", "9"),
    printed("commanders/ixtlilxochitl/mp*", "9"),
    printed("commanders/cuitlahuac/rank", "9"),
    printed("commanders/cuitlahuac/mp*", "9"),
    printed("commanders/cortes/verso/name*", "3.2"),
    printed("commanders/emperor/verso/name*", "3.2"),
    rebuilt(
        "commanders/*/verso/*",
        "One star and one tactical capacity less than the front, at least 1; named ones by their part in history.",
        "Une étoile et une capacité tactique de moins que le recto, au moins 1 ; les nommés, d’après l’histoire.",
    ),
    printed("commanders/*/name*", "13.2"),
    printed("nations/*", "13.1"),
    rebuilt(
        "commanders/*",
        "Seniority in 1519-21; the capacities make the printed example of turn 12 work.",
        "Ancienneté en 1519-1521 ; les capacités rendent possible l’exemple imprimé du tour 12.",
    ),
    printed("units/*/name*", "3.1"),
    rebuilt(
        "units/*",
        "Fits every hit, miss and ratio of the printed example of turn 12.",
        "Compatible avec chaque tir et chaque rapport de l’exemple imprimé du tour 12.",
    ),
    printed("*", "3.1"),
]

CHARTS: list[Fact] = [
    *(printed(f"attrition/rows/{row}/*", "9") for row in ("1-", "2", "3", "4")),
    printed("attrition/rows/6/1", "9"),
    rebuilt(
        "attrition/rows/*",
        "Each column grows by at most 1 a row and rows grow to the right (R-08).",
        "Chaque colonne croît d’au plus 1 par ligne et les lignes croissent vers la droite (R-08).",
    ),
    *(printed(f"war_to_the_death/rows/{row}/*", "10.3.4.3") for row in "1234"),
    rebuilt(
        "war_to_the_death/rows/7+/*",
        "One step further in the same direction (R-07).",
        "Un pas de plus dans la même direction (R-07).",
    ),
    rebuilt(
        "war_to_the_death/rows/*",
        "Mirror image of the printed rows 2 and 1 with the sides exchanged (R-07).",
        "Image en miroir des lignes 2 et 1 imprimées, camps échangés (R-07).",
    ),
    *(printed(f"flower_war/rows/{row}/*", "10.3.4.3") for row in "1234"),
    printed("flower_war/rows/6/1", "10.3.4.3"),
    rebuilt(
        "flower_war/rows/*",
        "Every column continues its own printed sequence (R-07).",
        "Chaque colonne prolonge sa propre suite imprimée (R-07).",
    ),
    rebuilt(
        "tactical_markers/*/count",
        "One of each, from the number of counters on a sheet.",
        "Un de chaque, d’après le nombre de pions de la planche.",
    ),
    printed("attrition/*", "9"),
    printed("random_events/*", "10.3.2"),
    printed("tactical_markers/*", "10.3.3"),
    printed("victory_levels/*", "12.2"),
    printed("*", "10.3.4.3"),
]

ALLIANCES: list[Fact] = [
    rebuilt(
        "cursors/*/start",
        "The outer box of the printed zone (R-44).",
        "La case extérieure de la zone imprimée (R-44).",
    ),
    rebuilt(
        "boxes/*/value",
        "A fresh ally of Spain lands in the weakest box; the other side is the mirror image.",
        "Un nouvel allié de l’Espagne arrive dans la case la plus faible ; l’autre côté en est le miroir.",
    ),
    printed("*", "11"),
]

CALENDAR: list[Fact] = [printed("turns/*", "13.3")]

ATTRIBUTES = (
    "cost",
    "mountain",
    "nation",
    "rp",
    "vp",
    "fv",
    "other_symbol",
    "landing_d6",
    "coastal",
    "lake_shore",
)
"""What an area of the strategic map carries, in this order."""

TACTICAL_DEFAULT: Fact = {
    "mark": "reconstructed",
    "note": note(
        "Printed: the wings that face each other, 1 MP from line 1 to a wing, 2 MP from line 2 to the "
        "enemy’s line 1. The other costs fit these.",
        "Imprimé : les ailes face à face, 1 PM de la 1ʳᵉ ligne à une aile, 2 PM de la 2ᵉ ligne à la "
        "1ʳᵉ ligne ennemie. Les autres coûts s’y accordent.",
    ),
}

_TERRITORY = (2, 3, 14, 22, 23, 24, 25, 27, 29, 30, 31, 32, 33, 37, 39)
_PEOPLES = (2, 3, 27, 29, 37, 39)
_UNLED = (2, 3, 24, 25, 27, 29, 30, 31, 33, 37, 39)
_OBJECTIVES = (14, 22, 23, 32)


def _rule(clause: str) -> Fact:
    return {"mark": "printed", "clause": clause}


_FORT: Fact = {
    "mark": "reconstructed",
    "note": note(
        "A fortress is needed: a garrison without commander starts here (13.2). Its value is open.",
        "Il faut une forteresse : une garnison sans commandant débute ici (13.2). Sa valeur est libre.",
    ),
}

_GEONAMES: Fact = {"mark": "source", "note": {"en": "GeoNames (CC BY 4.0)", "fr": "GeoNames (CC BY 4.0)"}}

LAYER_DEFAULTS: dict[str, Fact] = {
    "*": {
        "mark": "reconstructed",
        "note": note(
            "Meets the rulebook’s constraints and real geography; free to be edited.",
            "Respecte les contraintes du livret et la géographie réelle ; librement modifiable.",
        ),
    },
    "rp": {
        "mark": "reconstructed",
        "note": note(
            "The sum of the nation is printed (7.2.2), its division among the zones is not.",
            "La somme de la nation est imprimée (7.2.2), sa répartition entre les zones ne l’est pas.",
        ),
    },
    "lonlat": _GEONAMES,
}


def area(number: int) -> dict[str, Fact]:
    """What is known about each value of a zone; what is not listed is the layer's default."""
    found: dict[str, Fact] = {}
    if number in (3, 8, 9, 16):
        found["cost"] = _rule("9")
    if number == 16:
        found["mountain"] = _rule("9")
    if number in _TERRITORY:
        found["nation"] = _rule("13.2")
    if number in _OBJECTIVES:
        found["vp"] = _rule("12.1")
        found["name"] = _rule("12.1")
    if number in _UNLED:
        found["fv"] = _FORT
    if number in _PEOPLES:
        found["other_symbol"] = _rule("7.2.5")
    if number in (20, 27, 35):
        found["landing_d6"] = _rule("7.1")
    if number in (14, 22, 23, 30):
        found["lake_shore"] = _rule("8.2")
    return found
