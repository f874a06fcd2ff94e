"""Chapter 6: sequence of play. The turn frame leads from stage to stage; each stage opens its own frame."""

from __future__ import annotations

from collections.abc import Callable

from anahuac.engine.game import Tx
from anahuac.engine.rules import rule
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import PhaseBegan, StageReached, TurnBegan
from anahuac.games.conquest.frames.turn import Stage, TurnFrame
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules import (
    ch07_replacements,
    ch08_movement,
    ch09_attrition,
    ch10_1_combat,
    ch11_diplomacy,
    ch12_victory,
    ch13_scenario,
)
from anahuac.games.conquest.terms import INDIAN, SPAIN

Opener = Callable[[Tables, Tx[State, Event]], None]

#: What opens each stage: pushes its frame, or does its work at once where nobody decides anything.
OPENERS: dict[Stage, Opener] = {
    "setup": ch13_scenario.open_setup,
    "rr": ch07_replacements.open_replacements,
    "movement": ch08_movement.open_movement,
    "attrition": ch09_attrition.open_attrition,
    "battles": ch10_1_combat.open_battles,
    "sieges": ch10_1_combat.open_sieges,
    "diplomacy": ch11_diplomacy.carry_out_diplomacy,
    "end": ch12_victory.determine_victory,
}
#: The stages of a camp's phase, in order (6-b).
PHASE: tuple[Stage, ...] = ("rr", "movement", "attrition", "battles", "sieges")


@rule("conquest:6-a", "conquest:6-b", "conquest:6-d")
def next_stage(t: Tables, tx: Tx[State, Event], frame: TurnFrame) -> None:
    """A stage is over: go to the next one, into the other camp's phase, or into the next turn."""
    stage = frame.stage
    if stage == "setup":
        _begin_turn(t, tx, tx.state.turn)
    elif stage in PHASE[:-1]:
        _reach(t, tx, PHASE[PHASE.index(stage) + 1])
    elif stage == "sieges":
        if tx.state.active == SPAIN:
            tx.emit(PhaseBegan(INDIAN))
            _reach(t, tx, "rr")
        else:
            _reach(t, tx, "diplomacy")
    elif t.turns[tx.state.turn].final:
        _reach(t, tx, "end")
    else:
        _begin_turn(t, tx, tx.state.turn + 1)


def open_match(t: Tables, tx: Tx[State, Event]) -> None:
    """The set-up choices come first (13-a)."""
    OPENERS["setup"](t, tx)


@rule("conquest:6-a", "conquest:1-b")
def _begin_turn(t: Tables, tx: Tx[State, Event], turn: int) -> None:
    tx.emit(TurnBegan(turn))
    tx.emit(PhaseBegan(SPAIN))
    _reach(t, tx, "rr")


def _reach(t: Tables, tx: Tx[State, Event], stage: Stage) -> None:
    tx.emit(StageReached(stage))
    OPENERS[stage](t, tx)
