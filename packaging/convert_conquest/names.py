"""Names in both languages, with the French forms that grammar asks for.

``fr_def`` is the name with its article, ``fr_de`` the name after "de". A name
without ``fr_def`` takes no article in French. ``en_def`` and ``en_de`` are kept
for the few names that take one in English. What only stands inside sentences
(events, tables, levels, seasons, months) begins with a small letter; whatever
comes first in a sentence is made a capital where it is shown.
"""

from __future__ import annotations

Name = dict[str, str]

_ELIDED = set("AEIOUYÉÈÊÀÂÎÔÛ")


def proper(en: str, fr: str | None = None, **more: str) -> Name:
    """A name without article: a place or a person."""
    french = (fr or en).replace("'", "’")
    de = "d’" if french[0].upper() in _ELIDED else "de "
    return {"en": en, "fr": french, "fr_de": f"{de}{french}", **more}


def place(en: str, fr: str, nah: str) -> Name:
    """The name of a place of the map; Nahuatl "Hu" is a consonant, so nothing is elided before it."""
    return proper(en, fr, nah=nah)


def common(en: str, article: str, fr: str) -> Name:
    """A noun with article ("le", "la", "l’", "les")."""
    de = {"le": "du ", "la": "de la ", "l’": "de l’", "les": "des "}[article]
    joined = fr[0].lower() + fr[1:]
    space = "" if article == "l’" else " "
    return {"en": en, "fr": fr, "fr_def": f"{article}{space}{joined}", "fr_de": f"{de}{joined}"}


def named(en: str, fr: str, fr_def: str, fr_de: str) -> Name:
    """A name whose forms follow no rule above."""
    return {"en": en, "fr": fr, "fr_def": fr_def, "fr_de": fr_de}


def quoted(en: str, fr: str) -> Name:
    """A name that is no noun: quotation marks take the place of the article."""
    mark = f"«\u202f{fr}\u202f»"
    return named(en, fr, mark, f"de {mark}")


def articled(name: Name) -> Name:
    """The same name, which takes an article inside an English sentence as well."""
    return {**name, "en_def": f"the {name['en']}", "en_de": f"the {name['en']}"}


NATIONS: dict[str, Name] = {
    "spain": named("Spain", "Espagne", "l’Espagne", "de l’Espagne"),
    "mexico": proper("Mexico"),
    "tlacopan": proper("Tlacopan"),
    "texcoco": proper("Texcoco"),
    "other": articled(named("Other Peoples", "Autres peuples", "les Autres peuples", "des Autres peuples")),
    "tlaxcala": proper("Tlaxcala"),
}

CAMPS: dict[str, Name] = {
    "spain": common("Spanish camp", "le", "Camp espagnol"),
    "indian": common("Indian camp", "le", "Camp indien"),
}

UNIT_TYPES: dict[str, tuple[str, Name]] = {
    "EB": ("infantry", common("Swords and shields", "les", "Épées et boucliers")),
    "AB": ("infantry", common("Crossbowmen", "les", "Arbalétriers")),
    "AQ": ("infantry", common("Arquebusiers", "les", "Arquebusiers")),
    "CA": ("artillery", common("Cannons", "les", "Canons")),
    "CL": ("cavalry", common("Light cavalry", "la", "Cavalerie légère")),
    "CM": ("cavalry", common("Medium cavalry", "la", "Cavalerie moyenne")),
    "JAV": ("infantry", common("Javelin throwers", "les", "Lanceurs de javelots")),
    "AR": ("infantry", common("Bowmen", "les", "Archers")),
    "FR": ("infantry", common("Slingers", "les", "Frondeurs")),
}

COMMANDERS: dict[str, Name] = {
    "Cortés": proper("Cortés"),
    "Narváez": proper("Narváez"),
    "Alvarado": proper("Alvarado"),
    "Sandoval": proper("Sandoval"),
    "Olid": proper("Olid"),
    "Castañeda": proper("Castañeda"),
    "Emperor (Moctezuma)": articled(common("Emperor (Moctezuma)", "l’", "Empereur (Moctezuma)")),
    "Successor": articled(common("Successor", "le", "Successeur")),
    "Cuitláhuac": proper("Cuitláhuac"),
    "Quippiaztzin": proper("Quippiaztzin"),
    "Ixtlilxochitl": proper("Ixtlilxochitl"),
    "Tetlepanquetzatzin": proper("Tetlepanquetzatzin"),
    "Maxixcatzin": proper("Maxixcatzin"),
}

MARKERS: dict[str, Name] = {
    "war_dogs": common("War dogs", "les", "Chiens de guerre"),
    "harassment": common("Harassment", "le", "Harcèlement"),
    "zigzag": common("Zig-zag", "le", "Zigzag"),
    "infantry_charge": common("Infantry charge", "la", "Charge d’infanterie"),
    "cavalry_charge": common("Cavalry charge", "la", "Charge de cavalerie"),
    "shock": common("Shock", "le", "Choc"),
    "feint": common("Feint", "la", "Feinte"),
    "to_the_death": quoted("To the death", "À mort"),
    "death_to_the_commander": quoted("Death to the commander", "Mort au chef"),
    "noria": common("Noria", "la", "Noria"),
    "enveloping": common("Enveloping", "l’", "Enveloppement"),
    "hidden_units": common("Hidden units", "les", "Unités cachées"),
}

EVENTS: dict[str, Name] = {
    "treason": common("treason", "la", "trahison"),
    "weapons_on_the_ground": common("weapons on the ground", "les", "armes à terre"),
    "nothing": quoted("nothing", "rien"),
    "rain": common("rain", "la", "pluie"),
    "human_sacrifices": common("human sacrifices", "les", "sacrifices humains"),
    "war_to_the_death": common("war to the death", "la", "guerre à mort"),
}

TABLES: dict[str, Name] = {
    "attrition": named(
        "attrition and desertion",
        "usure et désertion",
        "l’usure et la désertion",
        "de l’usure et de la désertion",
    ),
    "war_to_the_death": common("war to the death", "la", "guerre à mort"),
    "flower_war": common("flower war", "la", "guerre fleurie"),
    "random_events": common("random events", "les", "événements aléatoires"),
}

LEVELS: dict[str, Name] = {
    "crushing": common("crushing victory", "la", "victoire écrasante"),
    "decisive": common("decisive victory", "la", "victoire décisive"),
    "marginal": common("marginal victory", "la", "victoire marginale"),
}

TACTICAL_ZONES: dict[str, Name] = {
    "left_wing": common("Left wing", "l’", "Aile gauche"),
    "right_wing": common("Right wing", "l’", "Aile droite"),
    "line1": common("1st line", "la", "1ʳᵉ ligne"),
    "line2": common("2nd line", "la", "2ᵉ ligne"),
    "line3": common("3rd line", "la", "3ᵉ ligne"),
    "line_of_retreat": common("Line of retreat", "la", "Zone de retraite"),
}

BOXES: dict[str, Name] = {
    "unshakeable": common("unshakeable", "l’", "inébranlable"),
    "doubt": common("doubt", "le", "doute"),
}

ROWS: dict[str, Name] = {
    "major": common("Major allies", "les", "Alliés majeurs"),
    "minor": common("Minor allies", "les", "Alliés mineurs"),
}

SEASONS: dict[str, Name] = {
    "rainy": common("rainy season", "la", "saison des pluies"),
    "dry": common("dry season", "la", "saison sèche"),
}


def anonymous(nation: str, number: int) -> Name:
    """The back of a commander who has no name: a number within his nation."""
    of = NATIONS[nation]
    base = common("", "le", "Commandant")
    return {
        "en": f"Commander {number} ({of['en']})",
        **{key: f"{base[key]} nᵒ {number} ({of['fr']})" for key in ("fr", "fr_def", "fr_de")},
    }


def unit(nation: str, kind: str, number: int, alone: bool) -> Name:
    """A counter: what its troops are called, its number among its like, its nation."""
    force = UNIT_TYPES[kind][1]
    of = NATIONS[nation]
    figure = "" if alone else f" {number}"
    return {
        "en": f"{force['en']}{figure} ({of['en']})",
        **{key: f"{force[key]}{figure} ({of['fr']})" for key in ("fr", "fr_def", "fr_de")},
    }
