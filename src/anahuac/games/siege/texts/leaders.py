"""Texts about leaders and prisoners: prompts, refusals and log lines (9, 11.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.game import Die, LogLine
from anahuac.engine.text import Ref, text
from anahuac.games.siege.events import leaders as ev
from anahuac.games.siege.terms import AZTEC, CORTES, SPANISH, Camp

# Prompts

LEAD = text("siege", "Attack on {place}: does {leader} lead it?")
GET_AWAY = text("siege", "{leader} gets away: choose the friendly unit that takes him in.")
SACRIFICE = text("siege", "Prisoners are taken: choose the temple for the sacrifice marker.")

# Refusals

NO_REFUGE = text("siege", "{place}: nobody there can take {leader} in.")
NOT_THE_NEAREST = text("siege", "{place}: {leader} goes to the nearest friendly unit.")
NOT_A_TEMPLE = text("siege", "{place} is no temple.")
TEMPLE_SACRIFICED = text("siege", "{place} already has a sacrifice marker.")
TEMPLE_DESECRATED = text("siege", "{place} is desecrated: no sacrifice there.")

# Log

SAFE_STACK = text("siege", "{leader} has lost his whole stack: dice {first} and {second}, he gets away")
LOST_STACK = text("siege", "{leader} has lost his whole stack: dice {first} and {second}, he is taken")
SAFE_LED = text("siege", "{leader} led the attack: dice {first} and {second}, he is safe")
LOST_LED = text("siege", "{leader} led the attack: dice {first} and {second}, he is taken")
SAFE_HURT = text("siege", "Losses in the stack of {leader}: dice {first} and {second}, he is safe")
LOST_HURT = text("siege", "Losses in the stack of {leader}: dice {first} and {second}, he is taken")
SANK = text("siege", "{leader} goes down with those who carried him in {place}")
CAUGHT = text("siege", "{unit} comes upon {leader}, who is alone")
NO_PRISONERS = text("siege", "Prisoners: die {die}, none")
PRISONERS = text("siege", "Prisoners: die {die}, Spaniards are taken")
PRISONERS_UNMARKED = text(
    "siege", "Prisoners: die {die}, Spaniards are taken; desecrated temples, no sacrifice"
)

RISK = {
    ("stack_destroyed", False): SAFE_STACK,
    ("stack_destroyed", True): LOST_STACK,
    ("led_no_loss", False): SAFE_LED,
    ("led_no_loss", True): LOST_LED,
    ("led_with_loss", False): SAFE_LED,
    ("led_with_loss", True): LOST_LED,
    ("stack_hurt", False): SAFE_HURT,
    ("stack_hurt", True): LOST_HURT,
}
CLAUSES = {
    "stack_destroyed": "siege:9.3A",
    "led_no_loss": "siege:9.3C",
    "led_with_loss": "siege:9.3C",
    "stack_hurt": "siege:9.3B",
}


def _camp(leader: str) -> Camp:
    return SPANISH if leader == CORTES else AZTEC


def _risked(e: ev.LeaderRisked) -> LogLine:
    form = "de" if e.case == "stack_hurt" else ""
    line = RISK[e.case, e.is_lost](leader=Ref("piece", e.leader, form), first=e.dice[0], second=e.dice[1])
    roller = AZTEC if _camp(e.leader) == SPANISH else SPANISH
    dice = tuple(Die(6, die, roller) for die in e.dice)
    return LogLine(line, CLAUSES[e.case], "leader", _camp(e.leader), dice, pieces=(e.leader,))


def _sank(e: ev.LeaderSank) -> LogLine:
    line = SANK(leader=Ref("piece", e.leader), place=Ref("place", e.place))
    return LogLine(
        line, "siege:9.4A", "leader", _camp(e.leader), places=(f"place:{e.place}",), pieces=(e.leader,)
    )


def _caught(e: ev.LeaderCaught) -> LogLine:
    line = CAUGHT(unit=Ref("piece", e.by), leader=Ref("piece", e.leader))
    places = (f"place:{e.place}",)
    return LogLine(line, "siege:9.3D", "leader", _camp(e.leader), places=places, pieces=(e.by, e.leader))


def _prisoners(e: ev.PrisonersTested) -> LogLine:
    template = PRISONERS_UNMARKED if e.unmarked else PRISONERS if e.taken else NO_PRISONERS
    clause = "siege:11.5E" if e.unmarked else "siege:11.5A"
    places = (f"place:{e.place}",)
    return LogLine(template(die=e.die), clause, "prisoners", AZTEC, (Die(6, e.die, AZTEC),), places)


DESCRIBE: dict[type, Callable[[Any], LogLine | None]] = {
    ev.LeaderRisked: _risked,
    ev.LeaderSank: _sank,
    ev.LeaderCaught: _caught,
    ev.PrisonersTested: _prisoners,
}
