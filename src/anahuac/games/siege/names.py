"""Names of everything the texts refer to, by kind and id, each with its forms by language."""

from __future__ import annotations

from collections.abc import Mapping

from anahuac.games.siege.data import Tables
from anahuac.games.siege.model import HIDDEN

Names = Mapping[tuple[str, str], Mapping[str, str]]


def names_of(t: Tables) -> Names:
    """All names: ``("place", "h2810")``, ``("place", "l5")``, ``("piece", "S1")``, ``("class", "knight")`` ..."""
    names: dict[tuple[str, str], Mapping[str, str]] = {}
    for space in t.hexes.values():
        names["place", space.id] = space.name
    for lake in t.lakes.values():
        names["place", lake.id] = lake.name
    for unit in t.units.values():
        names["piece", unit.id] = unit.name
    for marker in t.markers.values():
        names["piece", marker.id] = t.counters[marker.id].name
        for face in marker.faces:
            names["marker", face.id] = face.name
    for group, rows in (
        ("camp", t.camps),
        ("side", t.sides),
        ("tribe", t.tribes),
        ("class", t.classes),
        ("terrain", t.terrain),
        ("shift", t.shifts),
        ("loss_modifier", t.loss_modifiers),
        ("phase", t.phases),
        ("rr_step", t.rr_steps),
        ("loss_points", t.loss_points),
        ("preset", t.presets),
        ("scenario", t.scenarios),
    ):
        for key, row in rows.items():
            names[group, key] = row.name
    names.update(_of_the_rest(t))
    names["piece", HIDDEN] = {
        "en": "a hidden unit",
        "fr": "une unité cachée",
        "fr_def": "une unité cachée",
        "fr_de": "d’une unité cachée",
    }
    names["game", "siege"] = {
        "en": "The siege of Tenochtitlan",
        "fr": "Le siège de Tenochtitlan",
        "fr_de": "du Siège de Tenochtitlan",
    }
    return names


def _of_the_rest(t: Tables) -> Names:
    """Names that stand in lists of their own."""
    names: dict[tuple[str, str], Mapping[str, str]] = {}
    for way, name in t.causeways.items():
        names["causeway", way] = name
    for scenario in t.scenarios.values():
        for zone in scenario.zones:
            names["zone", zone.id] = zone.name
        names["zone", scenario.fleet.id] = scenario.fleet.name
        names["zone", scenario.aztec.id] = scenario.aztec.name
    for level in t.levels:
        names["level", level.id] = level.name
        names["level_summary", level.id] = level.summary
    names["level", "sudden_death"] = t.rolls.sudden_death.name
    for pile in t.rolls.dead_pile.piles:
        names["pile", pile.id] = pile.name
    for key in ("bombardment", "objection", "desertion", "break_out", "replenishment", "dead_pile",
                "leader_risk", "trap", "charge", "prisoners", "disease"):  # fmt: skip
        names["table", key] = getattr(t.rolls, key).name
    for setting in t.settings.values():
        names["setting", setting.key] = setting.label
        names["setting_summary", setting.key] = setting.summary
        for choice in setting.choices:
            names["setting_value", f"{setting.key}={choice.value}"] = choice.label
    return names
