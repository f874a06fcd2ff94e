"""Trials: playing on from a step in another way, without touching the match.

What a trial may know. Whoever tries things out must not learn by it what the seat does not know: neither what the
other side hides, nor the dice to come. So a trial does not lead on from the match's own state. It begins in a
position that the game makes up from this seat's *view* of the step (as for a computer player): all the seat sees is
as it is, and what it does not see is any of what it could be. It has no past, because what the other side did in
secret before would be found there; and its dice come from a seed of its own. A trial is therefore the same for two
matches that differ only in what the seat does not know. In it the person plays for every seat that no computer has,
and no curtain falls: what lies hidden there has been made up.
"""

from __future__ import annotations

from typing import Any

from anahuac.app.session import Session
from anahuac.engine.chance import Seeded, picker
from anahuac.engine.history import Barrier, Past, Played
from anahuac.engine.match import Match
from anahuac.engine.text import Text, text

NO_SEAT = text("trial", "Only whoever plays a seat can try things out.")
OVER = text("trial", "The match was over here.")


def trial_refusal(session: Session, step: int) -> Text | None:
    """Why no trial can lead on from a step, or ``None``."""
    if session.viewpoint is None or session.viewpoint not in session.humans:
        return NO_SEAT()
    match = session.match
    return None if match.game.outcome(match.steps[step].state) is None else OVER()


def turn_of(session: Session, step: int) -> Text | None:
    """The turn in which a step was, ``None`` where none has begun since the match did."""
    from anahuac.store.codec import turn_begun

    match = session.match
    found = (turn_begun(match.game, match.steps[at]) for at in range(step, -1, -1))
    return next((turn for turn in found if turn is not None), None)


def trial_of(session: Session, step: int, seed: int) -> Match[Any, Any]:
    """A trial from a step, as the viewpoint may know it; ``seed`` makes up what is hidden, and the dice."""
    seat = session.viewpoint
    assert seat is not None, "a spectator tries nothing"
    game = session.match.game
    state = game.determinize(session.match.view(seat, step), seat, picker(seed))
    past: Past[Any, Any] = Past(game, state)
    opening: Played[Any, Any] = Played(
        0, "", None, (), (), state, game.pending(state), 0, Barrier.START, past=past
    )
    return Match.resume(game, session.match.setup, Seeded(seed), past, [opening], [], rated=False)
