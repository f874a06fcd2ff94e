"""The battery that every registered game must pass, as functions that raise :class:`Unsound` with a reason.

Tests run it over the registry; ``anahuac simulate`` runs the playing part over thousands of matches.
"""

from __future__ import annotations

import pickle
from typing import Any, TypeVar

import msgspec

from anahuac.engine.chance import Replayed, Seeded, picker
from anahuac.engine.decision import Decision, Picker
from anahuac.engine.game import Game, Setup, Step, apply, begin, check, fold, state_hash

S = TypeVar("S")
E = TypeVar("E")
#: A match longer than this is endless.
MOST_STEPS = 50_000


class Unsound(AssertionError):
    """A game broke a promise of the protocol."""


def demand(holds: bool, promise: str) -> None:
    """Raise Unsound unless a promise holds."""
    if not holds:
        raise Unsound(promise)


def check_step(game: Game[S, E], before: S, step: Step[S, E]) -> None:
    """The new state is the fold of the events, some seat must act or the match is over, one decision a seat."""
    demand(fold(game, before, step.events) == step.state, "the state is the fold of its events")
    over = game.outcome(step.state) is not None
    demand(over != bool(step.pending), "either something is asked or the match is over")
    seats = [decision.seat for decision in step.pending]
    demand(len(seats) == len(set(seats)), "a seat is asked one thing at a time")
    demand(game.pending(step.state) == step.pending, "what is asked follows from the state alone")
    demand(game.is_plausible(step.state), "a state that was played is plausible")


def check_round_trip(game: Game[S, E], state: S, step: Step[S, E], action: Any) -> None:
    """States, events and actions survive JSON and pickling unchanged, and keep their hash."""
    decoded = msgspec.json.decode(msgspec.json.encode(state), type=game.state_type)
    demand(decoded == state, "a state survives JSON")
    demand(state_hash(decoded) == state_hash(state), "a state's hash survives JSON")
    demand(pickle.loads(pickle.dumps(state)) == state, "a state survives pickling")
    for event in step.events:
        again = msgspec.json.decode(msgspec.json.encode(event), type=game.event_type)
        demand(again == event, f"{type(event).__name__} survives JSON")
    if action is not None:
        again = msgspec.json.decode(msgspec.json.encode(action), type=game.action_type)
        demand(again == action, f"{type(action).__name__} survives JSON")


def check_views(game: Game[S, E], step: Step[S, E], pick: Picker) -> None:
    """A seat's view is stable, asks it the same, and redetermining what it cannot see changes nothing for it."""
    for seat in (info.id for info in game.info.seats):
        view = game.view(step.state, seat)
        demand(game.view(view, seat) == view, "a view of a view is the view")
        demand(game.is_plausible(view), "a view is plausible")
        mine = [decision for decision in step.pending if decision.seat == seat]
        seen = [decision for decision in game.pending(view) if decision.seat == seat]
        demand(mine == seen, f"{seat} is asked the same on its own view")
        possible = game.determinize(view, seat, pick)
        demand(game.view(possible, seat) == view, "a possible state looks the same to the seat")


def check_descriptions(game: Game[S, E], step: Step[S, E]) -> None:
    """Every event can be told to everybody who may know it, with a clause."""
    for seat in (*(info.id for info in game.info.seats), None):
        view = game.view(step.state, seat)
        for event in step.events:
            seen = game.redact(event, seat)
            if seen is None:
                continue
            demand(game.redact(seen, seat) == seen, "redacting twice changes nothing")
            line = game.describe(seen, view)
            demand(line is None or line.clause.startswith(f"{game.info.id}:"), "a log line names its clause")


def check_answers(game: Game[S, E], step: Step[S, E], pick: Picker) -> None:
    """Sampled answers are inside the domain and accepted."""
    for decision in step.pending:
        demand(decision.has_answer(), f"{decision.kind} has an answer")
        for _ in range(3):
            answer = decision.sample(pick)
            demand(decision.contains(answer), f"a sample of {decision.kind} is inside its domain")
            refusal = check(game, step.state, step.pending, decision.seat, answer)
            demand(refusal is None, f"{decision.kind}: {answer} was sampled and refused: {refusal}")


def play_random(
    game: Game[S, E],
    setup: Setup,
    seed: int,
    *,
    every: int = 1,
    most_steps: int = MOST_STEPS,
    must_end: bool = True,
) -> list[Step[S, E]]:
    """Play one match at random from a seed, every ``every``-th step through the whole battery.

    A game without a limit of turns that need not end is followed for ``most_steps``. Raises Unsound, or
    whatever a game raises. Returns all steps, the opening first.
    """
    pick = picker(seed)
    source = Seeded(seed)
    before, step = begin(game, setup, source)
    check_step(game, before, step)
    steps = [step]
    while step.pending:
        if len(steps) >= most_steps and not must_end:
            break
        demand(len(steps) < most_steps, "a match ends")
        decision = step.pending[pick(len(step.pending))]
        action = decision.sample(pick)
        before = step.state
        step = apply(game, before, step.pending, decision.seat, action, source)
        steps.append(step)
        if len(steps) % every == 0:
            check_step(game, before, step)
            check_round_trip(game, step.state, step, action)
            check_views(game, step, pick)
            check_descriptions(game, step)
            check_answers(game, step, pick)
            again = apply(game, before, _pending(game, before), decision.seat, action, Replayed(step.draws))
            demand(again.state == step.state, "recorded chance gives the same step again")
    return steps


def _pending(game: Game[S, E], state: S) -> tuple[Decision, ...]:
    return game.pending(state)
