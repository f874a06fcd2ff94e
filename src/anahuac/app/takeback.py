"""Taking back what only the other seat can give back: who asks, who is asked, and to where it would go."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from anahuac.engine.decision import Seat

if TYPE_CHECKING:
    from anahuac.app.session import Session


class Wish(NamedTuple):
    """A seat would like to go back to the state after step ``to``; ``asked`` has to agree."""

    to: int
    asker: Seat
    asked: Seat


def wish_of(session: Session) -> Wish | None:
    """The last gesture of a person that undo leaves standing only for the other seat's sake, or ``None``.

    Dice and secrets that have come out stand whatever anybody agrees to.
    """
    match = session.match
    looking = session.curtain is not None or session.looking is not None
    if looking or session.outcome is not None or len(match.steps) == 1 or session.undo_refusal() is None:
        return None
    to = match.undo_target
    asker = match.steps[to + 1].seat
    others = [seat for seat in session.seats if seat != asker]
    if not session.seats[asker].is_human or len(others) != 1 or match.undo_refusal(to, agreed=True):
        return None
    return Wish(to, asker, others[0])
