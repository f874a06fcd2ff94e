"""8.8 and 11.7: positions that differ only in what a seat may not see are one and the same to that seat, its log and
the computer that plays for it."""

from __future__ import annotations

import random
from itertools import combinations
from math import comb
from typing import Any

import pytest
from msgspec.structs import replace

from anahuac.bots.greedy import choose_greedily
from anahuac.engine.chance import Seeded, picker
from anahuac.engine.decision import Decision, OneOf
from anahuac.engine.game import Setup, apply, begin, check
from anahuac.games.siege.frames.combat import GroundFrame
from anahuac.games.siege.frames.movement import LandFrame
from anahuac.games.siege.frames.sequence import TurnFrame
from anahuac.games.siege.model import State, Temples
from anahuac.games.siege.rules.ch06_stacking import refuse_stack
from anahuac.games.siege.terms import Camp, is_hex
from anahuac.games.siege.views import hidden_pieces
from tests.games.siege.hand import FULL, FromHere, position, tables

SPANISH_SIDE = "h2612: S1 S2 CORTES; h2711: S3 S4 S25@S3; h2613: S29 S30; l5: S12 S13"
AZTECS = "h2712: A1 A11; h2812: A2 A12; h2910: A3 A4 A5; h2911: A13 CUAUHTEMOC; h2913: A6 A14; h2914: A15"
#: The seat that cannot see, the camp that it cannot see into, and what it is about.
CASES: list[tuple[Camp, Camp, tuple[Any, ...]]] = [
    ("spanish", "aztec", (TurnFrame("land"), LandFrame())),
    ("spanish", "aztec", (TurnFrame("ground"), GroundFrame())),
    ("aztec", "spanish", (TurnFrame("land"), LandFrame())),
    ("aztec", "spanish", (TurnFrame("ground"), GroundFrame())),
]


def start(seat: Camp, frames: tuple[Any, ...]) -> State:
    """Both camps close to each other, each in the dark about the other."""
    temples = Temples(desecrated=tables().temples)
    return position(f"{SPANISH_SIDE}; {AZTECS}", active=seat, frames=frames, temples=temples, **FULL)


def shuffled(state: State, camp: Camp, chance: random.Random) -> State:
    """The same with two of a camp's hidden pieces in each other's places, where their stacks stay legal."""
    t = tables()
    hidden = sorted(piece for piece in hidden_pieces(t, state, camp) if piece in on_map(state, camp))
    for one, other in chance.sample(list(combinations(hidden, 2)), comb(len(hidden), 2)):
        if state.pieces[one].at == state.pieces[other].at:
            continue
        new = dict(zip((one, other), (other, one), strict=True))
        stacks = {
            place: tuple(new.get(piece, piece) for piece in stack)
            for place, stack in state.stacks[camp].items()
        }
        if any(is_hex(place) and refuse_stack(t, state.settings, stack) for place, stack in stacks.items()):
            continue
        pieces = {**state.pieces, one: state.pieces[other], other: state.pieces[one]}
        carried = {new[piece.carrier]: key for key, piece in pieces.items() if piece.carrier in new}
        steps = {key: t.units[key].steps for key in new}
        pieces.update({key: replace(pieces[key], steps=steps[key]) for key in new})
        for carrier, key in carried.items():
            pieces[key] = replace(
                pieces[key], carrier=carrier if pieces[carrier].at == pieces[key].at else ""
            )
        return replace(state, pieces=pieces, stacks={**state.stacks, camp: stacks})
    raise AssertionError("nothing hidden can change places")


def on_map(state: State, camp: Camp) -> set[str | None]:
    """Pieces of a camp that stand in stacks."""
    return {piece for stack in state.stacks[camp].values() for piece in stack}


def told(game: FromHere, seat: Camp, events: tuple[Any, ...], state: State) -> list[Any]:
    """The log of a step as a seat may read it."""
    redacted = (game.redact(event, seat) for event in events)
    lines = (game.describe(event, state) for event in redacted if event is not None)
    return [line for line in lines if line is not None]


def unfought(decision: Decision) -> list[Any]:
    """Answers by which nothing hidden turns up."""
    assert isinstance(decision.domain, OneOf)
    return [option for option in decision.domain.options if type(option).__name__ != "Attack"]


@pytest.mark.rule("siege:8.8A")
@pytest.mark.rule("siege:11.7")
@pytest.mark.parametrize(("seat", "camp", "frames"), CASES)
@pytest.mark.parametrize("seed", range(2))
def test_what_cannot_be_seen_makes_no_difference(
    seat: Camp, camp: Camp, frames: tuple[Any, ...], seed: int
) -> None:
    state = start(seat, frames)
    other = shuffled(state, camp, random.Random(seed))
    one, two = FromHere(state), FromHere(other)
    view = one.view(state, seat)
    assert two.view(other, seat) == view
    steps = [begin(game, Setup(), Seeded(seed))[1] for game in (one, two)]
    assert steps[0].pending == steps[1].pending
    decision = steps[0].pending[0]
    assert decision.seat == seat
    choices = [
        choose_greedily(game, game.view(step.state, seat), decision, picker(seed))
        for game, step in zip((one, two), steps, strict=True)
    ]
    assert choices[0] == choices[1]
    for action in unfought(decision)[:6]:
        after = [
            apply(game, step.state, step.pending, seat, action, Seeded(seed))
            for game, step in zip((one, two), steps, strict=True)
        ]
        logs = [
            told(game, seat, step.events, step.state) for game, step in zip((one, two), after, strict=True)
        ]
        assert logs[0] == logs[1]
        assert one.view(after[0].state, seat) == two.view(after[1].state, seat)


@pytest.mark.rule("siege:8.8A")
@pytest.mark.rule("siege:11.7")
@pytest.mark.parametrize(("seat", "camp", "frames"), CASES)
def test_whether_a_step_can_be_taken_back_tells_nothing(
    seat: Camp, camp: Camp, frames: tuple[Any, ...]
) -> None:
    """What is refused, what turns something up and what rolls dice is the same whatever lies below the top."""
    state = start(seat, frames)
    worlds = [(FromHere(one), one) for one in (state, shuffled(state, camp, random.Random(7)))]
    steps = [begin(game, Setup(), Seeded(7))[1] for game, _ in worlds]
    decision = steps[0].pending[0]
    assert isinstance(decision.domain, OneOf)
    for action in decision.domain.options:
        refusals = [
            check(game, step.state, step.pending, seat, action)
            for (game, _), step in zip(worlds, steps, strict=True)
        ]
        assert refusals[0] == refusals[1]
        if refusals[0] is not None:
            continue
        after = [
            apply(game, step.state, step.pending, seat, action, Seeded(7))
            for (game, _), step in zip(worlds, steps, strict=True)
        ]
        barriers = [
            (any(map(game.discloses, step.events)), bool(step.draws))
            for (game, _), step in zip(worlds, after, strict=True)
        ]
        assert barriers[0] == barriers[1], action
        if barriers[0] == (False, False):  # it can be taken back: then it has told nothing
            views = [game.view(step.state, seat) for (game, _), step in zip(worlds, after, strict=True)]
            assert views[0] == views[1], action
            assert after[0].pending == after[1].pending, action
