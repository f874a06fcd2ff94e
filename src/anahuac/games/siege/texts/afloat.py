"""Texts of lake combat and bombardment: prompts, refusals and log lines (8.22 to 8.24)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.game import Die, LogLine
from anahuac.engine.text import Param, Ref, plural, text
from anahuac.games.siege.events import afloat as ev
from anahuac.games.siege.terms import ratio

# Prompts

NEXT_AREA = text("siege", "Choose the lake area where the next battle is fought.")
WITHHOLD = plural(
    "siege", "Battle in {place}: keep up to %n unit(s) out of it, for the bombardment of the shore.", "", 1
)
BOMBARD = text("siege", "Bombardment: choose a unit afloat and the hex it fires at, or end it.")

# Refusals

NOT_AN_AREA = text("siege", "{place} is no lake area.")
NO_LAKE_BATTLE = text("siege", "{place}: no battle to be fought there.")
NOT_IN_AREA = text("siege", "{piece} is not in {place}.")
DEFENDER_WITHHOLDS_NONE = text("siege", "{piece} defends {place}: the attacker alone keeps units out.")
TOO_MANY_WITHHELD = plural(
    "siege", "At most %n unit(s), those in excess of the defender’s, may be kept out.", "", 1
)
NOT_ABOARD = text("siege", "{leader} is not aboard a unit of this battle, or has led one in this phase.")
NOT_AFLOAT = text("siege", "{piece} is not in a lake area.")
NO_GUNNER = text("siege", "{piece} cannot fire.")
HAS_FOUGHT = text("siege", "{piece} has fought in this phase: no bombardment.")
HAS_BOMBARDED = text("siege", "{piece} has already bombarded in this phase.")
NOT_LAND = text("siege", "{place} is no hex of land or causeway.")
NOT_COASTAL = text("siege", "{place} does not border the lake.")
NOT_ON_THE_SHORE = text("siege", "{place} does not border {area}.")
NOBODY_TO_BOMBARD = text("siege", "{place}: no enemy unit there.")
ENOUGH_SHOTS = plural("siege", "{place}: not more than %n unit(s) may bombard it in a phase.", "", 1)
SAFE_IN_FORTRESS = text("siege", "{place}: Aztecs do not bombard a fortress on the lake.")
ALLIES_AND_FORTRESSES = text("siege", "{place}: only gunboats bombard a fortress on the lake, not {piece}.")

# Log

FOUGHT = text(
    "siege",
    "Battle in {place}: {attack} CF against {defence}, {odds}, column {column}, dice {first} and {second}: "
    "{attacker_loss} / {defender_loss}",
)
FOUGHT_LED = text(
    "siege",
    "Battle in {place}, led by {leader}: {attack} CF against {defence}, {odds}, column {column}, "
    "dice {first} and {second}: {attacker_loss} / {defender_loss}",
)
DOUBLED = text("siege", "{line}; gunboats make it {attacker_loss} / {defender_loss}")
HIT = text("siege", "Fire of {unit} at {place}: die {die}, a hit")
MISS = text("siege", "Fire of {unit} at {place}: die {die}, no hit")
HIT_PLUS = text("siege", "Fire of {unit} at {place}: die {die} +{plus}, a hit")
MISS_PLUS = text("siege", "Fire of {unit} at {place}: die {die} +{plus}, no hit")


def _fought(e: ev.LakeFought) -> LogLine:
    values: dict[str, Param] = {
        "place": Ref("place", e.area),
        "attack": e.attack,
        "defence": e.defence,
        "odds": ratio(e.raw),
        "column": e.column,
        "first": e.dice[0],
        "second": e.dice[1],
        "attacker_loss": e.table[0],
        "defender_loss": e.table[1],
    }
    line = FOUGHT_LED(**values, leader=Ref("piece", e.led)) if e.led else FOUGHT(**values)
    if e.losses != e.table:
        line = DOUBLED(line=line, attacker_loss=e.losses[0], defender_loss=e.losses[1])
    dice = tuple(Die(6, die, e.camp) for die in e.dice)
    pieces = (*e.attackers, *e.defenders)
    return LogLine(line, "siege:8.22A", "lake_battle", e.camp, dice, (f"place:{e.area}",), pieces)


def _bombarded(e: ev.Bombarded) -> LogLine:
    values: dict[str, Param] = {
        "unit": Ref("piece", e.unit, "de"),
        "place": Ref("place", e.target),
        "die": e.die,
    }
    if e.modifier:
        line = (HIT_PLUS if e.is_hit else MISS_PLUS)(**values, plus=e.modifier)
    else:
        line = (HIT if e.is_hit else MISS)(**values)
    places = (f"place:{e.area}", f"place:{e.target}")
    clause = "siege:8.24G" if e.modifier else "siege:8.24D"
    return LogLine(line, clause, "bombardment", e.camp, (Die(6, e.die, e.camp),), places, (e.unit,))


DESCRIBE: dict[type, Callable[[Any], LogLine | None]] = {
    ev.LakeFought: _fought,
    ev.Bombarded: _bombarded,
}
