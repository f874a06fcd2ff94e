"""The greedy player: takes the best-rated answer, or tries each and looks at what it would see afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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


def choose_greedily(
    game: Game[Any, Any],
    view: Any,
    decision: Decision,
    pick: Picker,
    progress: Told | None = None,
) -> Action:
    """The answer that promises most; ties go to the one proposed first.

    Where the game's advisor has an opinion on every candidate, that decides. Else each is tried: an opinion and
    the worth of a view after a trial are measured differently and never compared.
    """
    if decision.is_forced() and game.refuse(view, decision, decision.forced_answer()) is None:
        return decision.forced_answer()
    candidates = [
        action
        for action in game.advisor.propose(view, decision, CANDIDATES, pick)
        if decision.contains(action) and game.refuse(view, decision, action) is None
    ]
    if not candidates:
        return choose_at_random(game, view, decision, pick)
    if len(candidates) == 1:
        return candidates[0]
    worths = [game.advisor.rate(view, decision, action) for action in candidates]
    rated = [worth for worth in worths if worth is not None]
    if len(rated) < len(candidates):
        rated = _try_all(game, view, decision, candidates, pick, progress)
    return candidates[rated.index(max(rated))]


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
