"""Names of everything the texts refer to, by kind and id, each with its forms by language."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from anahuac.games.conquest.data import Tables

Names = Mapping[tuple[str, str], Mapping[str, str]]

#: Suffix of the id of a commander's back side as a name ("piece", "cortes/back").
BACK = "/back"


def names_of(t: Tables) -> Names:
    """All names: ``("place", "22")``, ``("piece", "sp-eb-1")``, ``("piece", "cortes/back")``, ``("type", "EB")`` ..."""
    names: dict[tuple[str, str], Mapping[str, str]] = {}
    for zone in t.zones.values():
        names["place", str(zone.id)] = zone.name
    for node in t.board.nodes.values():
        forms = msgspec.structs.asdict(node.name)
        names["tz", node.id] = {form: word for form, word in forms.items() if word}
    for kind in t.units.values():
        names["piece", kind.id] = kind.name
    for commander in t.commanders.values():
        names["piece", commander.id] = commander.name
        names["piece", commander.id + BACK] = commander.verso.name
    for group, rows in (
        ("camp", t.camps),
        ("nation", t.nations),
        ("type", t.unit_types),
        ("season", t.seasons),
    ):
        for key, row in rows.items():
            names[group, key] = row.name
    for event in t.events:
        names["event", event.id] = event.name
    for key, marker in t.markers.items():
        names["marker", key] = marker.name
    for key, box in t.boxes.items():
        names["box", key] = box.name
    for level in t.levels:
        names["level", level.level] = level.name
    for turn in t.turns.values():
        names["months", str(turn.turn)] = turn.months
    for scenario in t.scenarios.values():
        names["scenario", scenario.id] = scenario.name
    for setting in t.settings:
        names["setting", setting.key] = setting.label
        for choice in setting.choices:
            names["setting_value", f"{setting.key}={choice.value}"] = choice.label
    names["game", "conquest"] = {
        "en": "The Conquest of Mexico",
        "fr": "La conquête du Mexique",
        "fr_de": "de La conquête du Mexique",
    }
    names["table", "attrition"] = t.attrition.name
    names["table", "war_to_the_death"] = t.war.name
    names["table", "flower_war"] = t.flower.name
    return names
