"""Texts of combat on land: prompts, refusals and log lines (8.1 to 8.21)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.game import Die, LogLine
from anahuac.engine.text import Param, Ref, text
from anahuac.games.siege.events import ground as ev
from anahuac.games.siege.terms import AZTEC, SPANISH, enemy, ratio
from anahuac.games.siege.texts.core import pieces, place, places

# ---------------------------------------------------------------------- prompts

ATTACK = text("siege", "Choose the hex to attack, or end your ground combat.")
THROUGH = text("siege", "Choose the unit that attacks {target} along the causeway from {origin}.")
ATTACKERS = text("siege", "Choose the units that attack {target}.")
JOIN_IN = text("siege", "Attack on {target}: choose who joins in. Already in it: {pieces}")
ADVANCE = text("siege", "No enemy is left: choose the unit that enters {target}.")
ADVANCE_ON = text("siege", "Choose who else enters {target}, or nobody.")

# ---------------------------------------------------------------------- refusals

NOBODY_THERE = text("siege", "{place}: no enemy combat unit to be attacked there.")
FOUGHT_ALREADY = text("siege", "{place}: attacked already in this phase.")
OUT_OF_REACH = text("siege", "{place}: no unit of yours that may still attack is next to it.")
NOT_YOUR_UNIT = text("siege", "{piece}: no combat unit of yours.")
HAS_ATTACKED = text("siege", "{piece}: has attacked in this phase.")
NOT_ADJACENT = text("siege", "{piece}: {place} is not within reach across a side that can be crossed.")
CAUSEWAY_IS_FULL = text("siege", "{piece}: no room on the causeway, along which another unit attacks.")
NOBODY_ATTACKS = text("siege", "At least one unit has to attack.")
DID_NOT_ATTACK = text("siege", "{piece}: took no part in the attack.")
CANNOT_ENTER = text("siege", "{piece}: {place} cannot be entered from there.")
MUST_ADVANCE = text("siege", "The hex is empty: one of the attackers has to enter it.")
LEADER_NOT_THERE = text("siege", "{leader}: not in the stack of {piece}.")

# ---------------------------------------------------------------------- log

SEES = text("siege", "The {camp} sees who defends {place}: {pieces}")
FOUGHT = text(
    "siege",
    "Attack on {place}: {attack} CF against {defence}, {odds}, column {column}, dice {first} and {second}: "
    "{attacker_loss} / {defender_loss}",
)
FOUGHT_LED = text(
    "siege",
    "Attack on {place}, led by {leader}: {attack} CF against {defence}, {odds}, column {column}, "
    "dice {first} and {second}: {attacker_loss} / {defender_loss}",
)
WITH_CANNON = text("siege", "{line}; cannon make it {attacker_loss} / {defender_loss}")
DROPPED = text("siege", "The Aztecs drop the attack on {place}")


def _fought(e: ev.BattleFought) -> LogLine:
    values: dict[str, Param] = {
        "place": place(e.place, "def"),
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
        line = WITH_CANNON(line=line, attacker_loss=e.losses[0], defender_loss=e.losses[1])
    dice = tuple(Die(6, die, e.camp) for die in e.dice)
    ids = (*e.attackers, *e.defenders)
    return LogLine(line, "siege:8.17", "battle", e.camp, dice, places(e.place), ids)


def _seen(e: ev.StackSeen) -> LogLine:
    ids = tuple(piece for piece, _ in e.pieces)
    viewer = enemy(e.camp)
    line = SEES(camp=Ref("camp", viewer, "def"), place=place(e.place, "def"), pieces=pieces(ids))
    clause = "siege:8.8A" if viewer == SPANISH else "siege:11.7"
    return LogLine(line, clause, "battle", viewer, places=places(e.place), pieces=ids)


def _dropped(e: ev.AttackDropped) -> LogLine:
    line = DROPPED(place=place(e.place, "def"))
    return LogLine(line, "siege:11.2.1D", "battle", AZTEC, places=places(e.place))


DESCRIBE: dict[type, Callable[[Any], LogLine | None]] = {
    ev.BattleFought: _fought,
    ev.StackSeen: _seen,
    ev.AttackDropped: _dropped,
}
