"""Names in both languages, with the French forms that grammar asks for.

``fr_def`` is the name with its article, ``fr_de`` the name after "de". A name without
``fr_def`` takes no article in French. What a counter is called in the log is made of the
name on it and, where several are called the same, its printed number.
"""

from __future__ import annotations

import re
from typing import Any

Name = dict[str, str]
Json = dict[str, Any]

_ELIDED = set("AEIOUYÉÈÊÀÂÎÔÛ")
_THIN = "\u202f"


def plain(name: Name) -> Name:
    """A name or sentence in both languages, with the apostrophes and the thin spaces of print."""
    french = re.sub(r" ([:;!?»])", rf"{_THIN}\1", name["fr"]).replace("« ", f"«{_THIN}")
    return {"en": name["en"].replace("'", "’"), "fr": french.replace("'", "’")}


def proper(name: Name) -> Name:
    """A name without article: a place or a person."""
    found = plain(name)
    de = "d’" if found["fr"][0].upper() in _ELIDED else "de "
    return {**found, "fr_de": f"{de}{found['fr']}"}


def elided(article: str, word: str) -> str:
    """The article as it stands before a word: "le" and "la" lose their vowel before another."""
    return "l’" if article in ("le", "la") and word[0].upper() in _ELIDED else article


def common(name: Name, article: str) -> Name:
    """A noun with article ("le", "la", "l’", "les"), small after it."""
    return capital(name, article, name["fr"][0].lower() + name["fr"][1:])


def capital(name: Name, article: str, inside: str | None = None) -> Name:
    """A name with article that keeps its capital after it, such as that of a people."""
    found = plain(name)
    article = elided(article, found["fr"])
    joined = found["fr"] if inside is None else plain({"en": "", "fr": inside})["fr"]
    de = {"le": "du ", "la": "de la ", "l’": "de l’", "les": "des "}[article]
    space = "" if article == "l’" else " "
    return {**found, "fr_def": f"{article}{space}{joined}", "fr_de": f"{de}{joined}"}


CAMPS: dict[str, Name] = {
    "spanish": common({"en": "Spanish camp", "fr": "Camp espagnol"}, "le"),
    "aztec": common({"en": "Aztec camp", "fr": "Camp aztèque"}, "le"),
}

_CLASSES = {"infantry": "l’", "cavalry": "la", "ally_elite": "l’", "ally_regular": "l’"}
_TERRAIN = {"dry_land_city": "la", "chinampa_city": "la", "fortress": "la", "major_fortress": "la"}
_TERRAIN |= {"causeway": "la", "lake": "la"}


def side(row: Json) -> Name:
    """Spanish, Indian Allies, Aztecs; only the first word of a people's name keeps its capital."""
    return capital(row["name"], "les", row["name"]["fr"] if row["id"] != "ally" else "alliés indiens")


def class_of(row: Json) -> Name:
    """A class of counters."""
    return common(row["name"], _CLASSES.get(row["id"], "le"))


def terrain(row: Json) -> Name:
    """A kind of terrain."""
    return common(row["name"], _TERRAIN.get(row["id"], "le"))


def place(name: Name) -> Name:
    """A named hex or way."""
    first = name["fr"].split(" ")[0]
    if first in ("Porte", "Chaussée", "Rue", "Digue"):
        return common(name, "la")
    if first in ("Grand", "Marécage", "Quartier", "Marché"):
        return common(name, "le")
    return common(name, "l’") if first in ("Embranchement", "Aqueduc") else proper(name)


def lake(number: int) -> Name:
    """A lake area."""
    return common({"en": f"lake area {number}", "fr": f"zone lacustre {number}"}, "la")


def unit(row: Json) -> Name:
    """What a unit is called, from its main counter."""
    name, number = row["name"], row["printed_id"]
    match row["class_id"]:
        case "gunboat":
            return _gunboat(name)
        case "cannon":
            return common({"en": f"{name['en']} {number}", "fr": f"{name['fr']} {number}"}, "le")
        case "ally_elite":
            return capital(name, "les")
        case "ally_regular":
            many = f"{name['en']}s" if name["en"].endswith("n") else name["en"]
            several = name["fr"] if name["fr"].endswith("s") else f"{name['fr']}s"
            return capital({"en": f"{many} {number}", "fr": f"{several} {number}"}, "les")
        case "aztec_regular":
            return common({key: f"{name[key]} {number}" for key in ("en", "fr")}, "les")
        case _:
            return proper(name)


def _gunboat(captain: Name) -> Name:
    if "(unknown)" in captain["en"]:
        return common({"en": "Nameless gunboat", "fr": "Brigantin sans nom"}, "le")
    bare = {key: re.sub(r"^\(([^)]*)\)", r"\1", captain[key]) for key in ("en", "fr")}
    of = proper(bare)["fr_de"]
    return common({"en": f"{bare['en']}'s gunboat", "fr": f"Brigantin {of}"}, "le")
