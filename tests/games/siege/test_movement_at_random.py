"""Set-up and Movement Phases at random, by any options: what must hold whatever is chosen."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from anahuac.engine.decision import Action, Passed
from anahuac.engine.game import Setup
from anahuac.games.siege.events.core import CuauhtemocFreed, FramePushed, PlayerTurnBegan
from anahuac.games.siege.flow import REFUSALS
from anahuac.games.siege.frames.sequence import DeployFrame
from anahuac.games.siege.model import MARCHED, SAILED, State
from anahuac.games.siege.rules import ch03_setup, ch07_carriers, ch07_lake, ch07_land, ch08_fog
from anahuac.games.siege.rules.ch06_stacking import is_overstacked
from anahuac.games.siege.rules.ch07_costs import allowance
from anahuac.games.siege.terms import AZTEC, CAMPS, SPANISH, is_hex, is_lake
from tests.games.siege.hand import Hand, assert_sound, tables

T = tables()
#: More answers than a phase can take.
MANY = 3_000


def options_of(pick: random.Random) -> dict[str, Any]:
    """Any options; by the remedy stacks stay too large, so that is another test's."""
    found: dict[str, Any] = {}
    for row in T.settings.values():
        values = [False, True] if row.type == "bool" else [choice.value for choice in row.choices]
        found[row.key] = pick.choice(values)
    return {**found, "rul_overstack": "forbid"}


def answer(play: Hand, pick: random.Random) -> Action:
    """A random answer that is legal; nearly every one is. No mercy for stacks that are still too large."""
    decision = play.ask()
    if decision.kind == "overstack":
        return decision.domain.sample(pick.randrange)
    frame = play.state.frames[-1]
    refuse = REFUSALS.get(type(frame))
    for _ in range(20):
        action = decision.sample(pick.randrange)
        if isinstance(action, Passed) or refuse is None:
            return action
        if refuse(play.t, play.state, frame, decision, action) is None:
            return action
    raise AssertionError(f"twenty answers to {decision} were refused")


def play_out(play: Hand, pick: random.Random) -> None:
    """Answers until nothing is asked."""
    for _ in range(MANY):
        if not play.pending:
            return
        play.play(answer(play, pick))
    raise AssertionError("no end of it")


def assert_legal(s: State, tolerated: Iterable[str] = ()) -> None:
    """Nobody stands where he may not."""
    assert_sound(s)
    for camp in CAMPS:
        for place in s.stacks[camp]:
            if is_hex(place):
                assert T.hexes[place].terrain != "quagmire"
                assert place in tolerated or not is_overstacked(T, s, camp, place)
    for place in s.stacks[AZTEC]:
        assert not (is_hex(place) and place in s.stacks[SPANISH])
        assert not (is_lake(place) and T.lakes[place].is_closed_to_aztecs)
    for key, piece in s.pieces.items():
        unit = T.units[key]
        assert not piece.done & MARCHED or not piece.done & SAILED
        assert unit.moves != "lake_area" or not is_hex(piece.at)
        if unit.kind != "cannon":
            assert piece.spent <= max(2, allowance(T, s, key))


@given(st.integers(0, 100_000))
@example(65_534)  # a camp of the set-up that cannot be mended
@settings(max_examples=4, deadline=None)
def test_nobody_ends_where_he_may_not(seed: int) -> None:
    pick = random.Random(seed)
    play = Hand(ch03_setup.initial_state(T, Setup("siege", options_of(pick))))
    for camp in CAMPS:
        play.do(lambda _, tx, camp=camp: tx.emit(FramePushed(DeployFrame(camp))))
        play_out(play, pick)
    assert_legal(play.state, play.state.surplus)
    for turn in range(4):
        camp = CAMPS[turn % 2]
        if turn == 2:
            play.do(lambda _, tx: tx.emit(CuauhtemocFreed()))
        play.do(lambda _, tx, camp=camp: tx.emit(PlayerTurnBegan(camp)))
        for stage in (
            ch07_carriers.open_carriers,
            ch07_lake.open_lake,
            ch07_land.open_land,
            ch08_fog.open_ordering,
        ):
            play.do(stage)
            play_out(play, pick)
            if play.state.verdict is not None:
                return
        assert_legal(play.state)
    assert play.state.surplus == ()


@given(st.integers(0, 100_000))
@settings(max_examples=3, deadline=None)
def test_with_the_remedy_there_is_an_end_too(seed: int) -> None:
    pick = random.Random(seed)
    chosen = {**options_of(pick), "rul_overstack": "remedy", "opt_fog": False}
    play = Hand(ch03_setup.initial_state(T, Setup("siege", chosen)))
    for camp in CAMPS:
        play.do(lambda _, tx, camp=camp: tx.emit(FramePushed(DeployFrame(camp))))
        play_out(play, pick)
        play.do(lambda _, tx, camp=camp: tx.emit(PlayerTurnBegan(camp)))
        play.do(ch07_land.open_land)
        play_out(play, pick)
    assert_sound(play.state)
