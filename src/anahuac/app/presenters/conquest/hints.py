"""What the figures of the Conquest mean: one sentence each, with the clause that says it in full."""

from __future__ import annotations

from anahuac.app.hints import hinted
from anahuac.engine.text import Param, Template, text
from anahuac.games.conquest.help_texts import MARKERS_DO
from anahuac.games.conquest.rules.ch10_3_3_markers import NEEDS

#: Sentence and clause, by the figure's key.
HINTS: dict[str, tuple[Template, str]] = {
    "cf": (
        text("conquest-hints", "What the unit weighs hand to hand, and the highest die with which it hits"),
        "3.1-c",
    ),
    "range": (text("conquest-hints", "How many tactical zones away it can shoot"), "10.3.4-d"),
    "tactical_mp": (text("conquest-hints", "What it may spend on moving on the tactical board"), "10.3.4-D"),
    "steps": (text("conquest-hints", "How many losses it can take; all strength is counted in them"), "G-4"),
    "cost": (
        text("conquest-hints", "Replacement points to bring it back, with 1 strength point or in full"),
        "7.2-a",
    ),
    "rank": (text("conquest-hints", "The commander of the highest rank leads the stack"), "G-8"),
    "tc": (
        text("conquest-hints", "How many markers he chooses and units he moves in a battle"),
        "3.2-a",
    ),
    "mp": (text("conquest-hints", "How far he marches in a turn; 1 less in the rainy season"), "8-d"),
    "entry": (text("conquest-hints", "What each step into this zone takes from a march"), "5-b"),
    "held": (
        text("conquest-hints", "Units decide who holds a zone; without them a marker, then whose land it is"),
        "5-c",
    ),
    "fortress": (
        text("conquest-hints", "Units can be a garrison here; whoever wins its siege scores so many points"),
        "12-c",
    ),
    "objective": (
        text("conquest-hints", "Victory points for the camp that holds the zone when the match ends"),
        "12-d",
    ),
    "harvest": (
        text(
            "conquest-hints", "Replacement points of the nation whose land this is, while its camp holds it"
        ),
        "7.2-b",
    ),
    "stack": (
        text("conquest-hints", "The strength points of the units decide attrition and the kind of battle"),
        "9-b",
    ),
    "tactical": (
        text("conquest-hints", "Combat factors make the ratio hand to hand, strength points the losses"),
        "10.3.4-j",
    ),
    "eliminated": (text("conquest-hints", "Eliminated units can be brought back with replacements"), "7.2-a"),
    "awaited": (text("conquest-hints", "They land together, at a place that a die decides"), "7.1-c"),
    "score": (
        text("conquest-hints", "Points decide by levels: 10 marginal, 15 decisive, 20 crushing"),
        "12-g",
    ),
    "points": (
        text("conquest-hints", "What its land gives each turn for bringing units back"),
        "7.2-b",
    ),
    "spanish": (
        text("conquest-hints", "Strength points that the turn gives Spain; land gives it nothing"),
        "7.2-j",
    ),
    "cursor": (
        text("conquest-hints", "Combats won and lost move it at the end of the turn"),
        "11-b",
    ),
    "logged": (
        text("conquest-hints", "Combats and losses of this turn that will move the cursors at its end"),
        "11-b",
    ),
    "unshakeable": (text("conquest-hints", "Here the nation follows its camp without question"), "11-a"),
    "doubt": (text("conquest-hints", "From here the nation may cross over or lay its weapons down"), "11-g"),
    "grey": (text("conquest-hints", "No cursor comes into a grey box"), "11-d"),
    "season_rainy": (text("conquest-hints", "Rainy season: commanders have 1 movement point less"), "3.2-a"),
    "season_dry": (
        text("conquest-hints", "Dry season: 1 more on the die of attrition for stacks that moved"),
        "9-c",
    ),
    "turn_harvest": (text("conquest-hints", "Harvest: land gives half its replacement points"), "7.2-c"),
    "smallpox": (
        text("conquest-hints", "Smallpox: a die takes replacement points from each nation"),
        "7.2-d",
    ),
    "reinforcements": (text("conquest-hints", "Spanish reinforcements land"), "7.1-a"),
    "last": (text("conquest-hints", "The match ends with this turn"), "6-d"),
}


def marker_hint(marker: str) -> Param:
    """What a tactical marker does, with its clause."""
    return hinted(MARKERS_DO[marker](), NEEDS[marker])


def hint(key: str) -> Param:
    """The sentence of a figure with its clause."""
    template, clause = HINTS[key]
    return hinted(template(), f"conquest:{clause}")
