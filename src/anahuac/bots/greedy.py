"""The greedy player: takes the best-rated answer, or tries each and looks at what it would see afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from anahuac.bots.random_player import choose_at_random
from anahuac.engine.chance import Seeded
from anahuac.engine.decision import Action, Decision, Picker
from anahuac.engine.game import Game, apply, decision_of

#: Answers looked at, at most, and how often each is tried with other dice and other unknowns.
CANDIDATES = 24
TRIALS = 3
#: Steps that a trial goes on after the answer while the seat only has forced answers.
FORCED_STEPS = 4

Told = Callable[[float], None]


class Ranked(NamedTuple):
    """An answer and what it promises: points of the game where it was ``tried``, else a mere order."""

    action: Action
    worth: float
    tried: bool


def choose_greedily(
    game: Game[Any, Any],
    view: Any,
    decision: Decision,
    pick: Picker,
    progress: Told | None = None,
) -> Action:
    """The answer that promises most; ties go to the one proposed first."""
    return rank_greedily(game, view, decision, pick, progress)[0].action


def rank_greedily(
    game: Game[Any, Any],
    view: Any,
    decision: Decision,
    pick: Picker,
    progress: Told | None = None,
) -> list[Ranked]:
    """The answers that were thought of, the best first; at least one.

    Where the game's advisor has an opinion on every candidate, that decides. Else each is tried: an opinion and
    the worth of a view after a trial are measured differently and never compared.
    """
    if decision.is_forced() and game.refuse(view, decision, decision.forced_answer()) is None:
        return [Ranked(decision.forced_answer(), 0.0, False)]
    candidates = [
        action
        for action in game.advisor.propose(view, decision, CANDIDATES, pick)
        if decision.contains(action) and game.refuse(view, decision, action) is None
    ]
    if not candidates:
        return [Ranked(choose_at_random(game, view, decision, pick), 0.0, False)]
    if len(candidates) == 1:
        return [Ranked(candidates[0], 0.0, False)]
    worths = [game.advisor.rate(view, decision, action) for action in candidates]
    rated = [worth for worth in worths if worth is not None]
    tried = len(rated) < len(candidates)
    if tried:
        rated = _try_all(game, view, decision, candidates, pick, progress)
    ranked = [Ranked(action, worth, tried) for action, worth in zip(candidates, rated, strict=True)]
    return sorted(ranked, key=lambda answer: -answer.worth)


def _try_all(
    game: Game[Any, Any],
    view: Any,
    decision: Decision,
    candidates: list[Action],
    pick: Picker,
    progress: Told | None,
) -> list[float]:
    """What each candidate comes to on average, all with the same dice and unknowns."""
    seeds = [pick(2**31) for _ in range(TRIALS)]
    worths = []
    for done, action in enumerate(candidates, 1):
        worths.append(sum(_trial(game, view, decision, action, seed) for seed in seeds) / TRIALS)
        if progress is not None:
            progress(done / len(candidates))
    return worths


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
