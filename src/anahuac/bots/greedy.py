"""The greedy player: rates answers by themselves, or tries each and looks at what it would see afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.bots.random_player import choose_at_random
from anahuac.engine.chance import Seeded
from anahuac.engine.decision import Action, Decision, Picker
from anahuac.engine.game import Game, apply, decision_of

#: Answers tried at most, and how often each is tried with other dice and other unknowns.
CANDIDATES = 24
TRIALS = 3
#: Steps that a trial goes on after the answer while the seat only has forced answers.
FORCED_STEPS = 4


def choose_greedily(
    game: Game[Any, Any],
    view: Any,
    decision: Decision,
    pick: Picker,
    progress: Callable[[float], None] | None = None,
) -> Action:
    """The answer that promises most: the best-rated one, or the one after which the seat's view is worth most.

    Ties go to the answer proposed first. Every trial runs on a determinized view with its own dice.
    """
    candidates = [
        action
        for action in game.advisor.propose(view, decision, CANDIDATES, pick)
        if decision.contains(action) and game.refuse(view, decision, action) is None
    ]
    if not candidates:
        return choose_at_random(game, view, decision, pick)
    if len(candidates) == 1:
        return candidates[0]
    best, best_worth = candidates[0], float("-inf")
    seeds = [pick(2**31) for _ in range(TRIALS)]
    for at, action in enumerate(candidates):
        rated = game.advisor.rate(view, decision, action)
        worth = sum(_trial(game, view, decision, action, seed) for seed in seeds) / TRIALS if rated is None else rated
        if worth > best_worth:
            best, best_worth = action, worth
        if progress is not None:
            progress((at + 1) / len(candidates))
    return best


def _trial(game: Game[Any, Any], view: Any, decision: Decision, action: Action, seed: int) -> float:
    """What the seat's view is worth after an answer, with dice and unknowns from a seed."""
    source = Seeded(seed)
    seat = decision.seat

    def pick(n: int) -> int:
        return source.next("guess", n) - 1

    state = game.determinize(view, seat, pick)
    step = apply(game, state, game.pending(state), seat, action, source)
    for _ in range(FORCED_STEPS):
        mine = decision_of(step.pending, seat)
        if mine is None or not mine.is_forced():
            break
        step = apply(game, step.state, step.pending, seat, mine.forced_answer(), source)
    return game.advisor.evaluate(game.view(step.state, seat), seat)
