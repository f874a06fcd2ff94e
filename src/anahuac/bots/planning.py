"""Several answers ahead: what the greedy player would do as long as it is asked questions of some kinds."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from anahuac.bots.greedy import choose_greedily
from anahuac.engine.chance import Seeded
from anahuac.engine.decision import Seat
from anahuac.engine.game import Game, Step, apply, decision_of

#: Dice and unknowns are guessed from this, so that the same view gives the same plan.
SEED = 1


def plan(game: Game[Any, Any], view: Any, seat: Seat, kinds: Collection[str]) -> Iterator[Step[Any, Any]]:
    """Step by step, from a state that the seat's view allows; whoever takes them all gets the plan.

    Meant for questions that end by being answered and are decided without dice: these are guesses.
    """
    source = Seeded(SEED)

    def pick(n: int) -> int:
        return source.next("plan", n) - 1

    state = game.determinize(view, seat, pick)
    pending = game.pending(state)
    while (decision := decision_of(pending, seat)) is not None and decision.kind in kinds:
        action = choose_greedily(game, game.view(state, seat), decision, pick)
        step = apply(game, state, pending, seat, action, source)
        yield step
        state, pending = step.state, step.pending
