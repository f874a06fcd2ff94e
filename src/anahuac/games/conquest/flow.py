"""Flow: which module handles which frame. ``pending`` and ``resolve`` go by the top frame."""

from __future__ import annotations

from anahuac.engine.decision import Action, Decision, Seat
from anahuac.engine.frames import Frames, bound, gather
from anahuac.engine.game import Tx
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.frames.turn import TurnFrame
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules import (
    ch02_form_choice,
    ch06_sequence,
    ch07_replacements,
    ch08_movement,
    ch09_attrition,
    ch10_1_combat,
    ch10_2_accelerated,
    ch10_3_1_deployment,
    ch10_3_2_events,
    ch10_3_3_markers,
    ch10_3_4_2_fire,
    ch10_3_4_3_markers,
    ch10_3_4_3_melee,
    ch10_3_4_4_results,
    ch10_3_4_5_counter,
    ch10_3_4_6_markers,
    ch10_3_4_6_moves,
    ch10_3_4_retreat,
    ch10_3_4_rounds,
    ch10_3_5_end,
    ch10_4_siege,
    ch10_5_after,
    ch10_casualties,
    ch11_diplomacy,
    ch13_scenario,
)


def _nothing_asked(t: Tables, s: State, frame: TurnFrame) -> tuple[Decision, ...]:
    """The sequence of play asks nobody; the stages it opens do."""
    del t, s, frame
    return ()


def _no_answer(t: Tables, tx: Tx[State, Event], frame: TurnFrame, seat: Seat, action: Action) -> None:
    raise AssertionError("the turn frame asks nothing")


_MODULES = (
    ch02_form_choice,
    ch07_replacements,
    ch08_movement,
    ch09_attrition,
    ch10_1_combat,
    ch10_2_accelerated,
    ch10_3_1_deployment,
    ch10_3_2_events,
    ch10_3_3_markers,
    ch10_3_4_2_fire,
    ch10_3_4_3_markers,
    ch10_3_4_3_melee,
    ch10_3_4_4_results,
    ch10_3_4_5_counter,
    ch10_3_4_6_markers,
    ch10_3_4_6_moves,
    ch10_3_4_retreat,
    ch10_3_4_rounds,
    ch10_3_5_end,
    ch10_4_siege,
    ch10_5_after,
    ch10_casualties,
    ch11_diplomacy,
    ch13_scenario,
)

HANDLERS, REFUSALS = gather(_MODULES)
HANDLERS[TurnFrame] = (_nothing_asked, _no_answer, ch06_sequence.next_stage)


def top(s: State) -> object:
    """The innermost frame, ``None`` when the match is over."""
    return s.frames[-1] if s.frames else None


def bind(t: Tables) -> Frames[State, Event]:
    """The dispatcher over these tables."""
    return bound(t, HANDLERS, top)
