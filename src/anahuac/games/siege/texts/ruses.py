"""Texts of traps and charges (11.2, 11.3): prompts, refusals and log lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.game import Die, LogLine
from anahuac.engine.text import Param, Ref, Text, text
from anahuac.games.siege.events import ground as ev
from anahuac.games.siege.terms import AZTEC, SPANISH
from anahuac.games.siege.texts.core import place, places

# ---------------------------------------------------------------------- prompts

TRAP = text("siege", "Set a trap for units in {target}, or fight the battle as it is.")
TRAP_AGAIN = text("siege", "The trap has failed: set another, fight the battle as it is, or drop the attack.")
LURE = text("siege", "The trap is sprung: choose where {knight} draws back to. Drawn after it: {victims}")
LURE_ON = text("siege", "{knight}, {place}: choose the next hex of the trap, or end it here.")
CHARGE = text("siege", "Choose the cavalry that charges {target} before the battle, or none.")
PUSH = text("siege", "The charge succeeds: choose where the defenders of {target} are pushed, or leave them.")

# ---------------------------------------------------------------------- refusals

NO_KNIGHT = text("siege", "{piece}: no Knight of this attack.")
HAS_SET_A_TRAP = text("siege", "{piece}: has tried a trap in this phase.")
NOT_A_VICTIM = text("siege", "{target}: only units of this hex can be trapped.")
KEEPS_ITS_STEP = text("siege", "{piece}: no step to give up, for the last one stays.")
NO_PATH = text("siege", "{piece}: no path along which these units could be drawn.")
MUST_NOT_DROP = text("siege", "The attack can be dropped only after a trap that failed.")
TRAP_TOO_LONG = text("siege", "The path of a trap has at most {hexes} hexes.")
NOT_NEXT_TO_IT = text("siege", "{place}: not next to the hex reached so far.")
PATH_HELD = text("siege", "{place}: units stand there or have just left it.")
CANNOT_LEAD_THERE = text("siege", "{piece}: {place} cannot be entered from there.")
CANNOT_FOLLOW = text("siege", "{piece}: cannot be drawn on, {place} may not be entered.")
CANNOT_END_THERE = text("siege", "The path cannot end here.")
NO_CAVALRY = text("siege", "{piece}: no cavalry of this attack.")
HAS_CHARGED = text("siege", "{piece}: has charged in this phase.")
CANNOT_CHARGE = text("siege", "{piece}: no charge, for {place} cannot be entered from there.")
PUSH_ONE_HEX = text("siege", "Units are pushed into a hex next to theirs, across a side that can be crossed.")
PUSH_HELD = text("siege", "{place}: Spanish or Allied units stand there.")
PUSH_BARRED = text("siege", "{piece}: {place} cannot be entered from there.")
PUSH_UNSEEN = text("siege", "{place}: you cannot see whether there is room.")

# ---------------------------------------------------------------------- log

SPRUNG = text("siege", "Trap of {knight}: die {die}, it is sprung on {victims}")
SPRUNG_FOR_A_STEP = text("siege", "Trap of {knight}, for a step: die {die}, it is sprung on {victims}")
FAILED = text("siege", "Trap of {knight} for {victims}: die {die}, it fails")
FAILED_FOR_A_STEP = text("siege", "Trap of {knight} for {victims}, for a step: die {die}, it fails")
CHARGED = text("siege", "Charge on {place}, {needed} or more succeeds: {dice}")
RIDER = text("siege", "{piece} {die}")


def _tried(e: ev.TrapTried) -> LogLine:
    fields: dict[str, Param] = {
        "knight": Ref("piece", e.knight, "de"),
        "victims": tuple(Ref("piece", victim, "def") for victim in e.victims),
        "die": e.die,
    }
    line: Text
    if e.sprung:
        line = SPRUNG_FOR_A_STEP(**fields) if e.given else SPRUNG(**fields)
    else:
        line = FAILED_FOR_A_STEP(**fields) if e.given else FAILED(**fields)
    dice = (Die(6, e.die, AZTEC),)
    return LogLine(line, "siege:11.2.1A", "battle", AZTEC, dice, places(e.place), (e.knight, *e.victims))


def _ridden(e: ev.ChargeRidden) -> LogLine:
    ids = tuple(piece for piece, _ in e.dice)
    rolls = tuple(RIDER(piece=Ref("piece", piece), die=die) for piece, die in e.dice)
    line = CHARGED(place=place(e.place, "def"), needed=e.needed, dice=rolls)
    dice = tuple(Die(6, die, SPANISH) for _, die in e.dice)
    return LogLine(line, "siege:11.3.1B", "battle", SPANISH, dice, places(e.place), ids)


DESCRIBE: dict[type, Callable[[Any], LogLine | None]] = {
    ev.TrapTried: _tried,
    ev.ChargeRidden: _ridden,
}
