"""The steps of a match, and how the state after an old one is found again.

Holding every state of a long match would cost more memory than the rest of the program. The latest steps hold
theirs, older ones only now and then; in between a state is the fold of the events since the last one held.
"""

from __future__ import annotations

from enum import Enum
from typing import Generic, TypeVar

import msgspec

from anahuac.engine.chance import Draw
from anahuac.engine.decision import Action, Decision, Seat
from anahuac.engine.game import Game, fold, state_hash

S = TypeVar("S")
E = TypeVar("E")

#: So many of the latest steps hold their states, and before them one in ``ANCHOR_EVERY``.
HELD = 128
ANCHOR_EVERY = 32
#: So many states worked out again are kept for the next question.
REMEMBERED = 256


class Barrier(Enum):
    """Why a step cannot be taken back in a rated match."""

    START = "start"
    CHANCE = "chance"
    SECRET = "secret"
    SEAT = "seat"
    AGREED = "agreed"
    FINAL = "final"


#: Barriers that the other seat may lift: nothing has come out that could not be forgotten.
LIFTED_BY_CONSENT = frozenset((Barrier.SEAT, Barrier.AGREED))


class Rewound(msgspec.Struct, frozen=True):
    """The match went back (or forward again) to the state after step ``to``; nothing is deleted."""

    to: int


class Played(Generic[S, E]):
    """One step of the match: who did what, and everything that followed from it. Never changed once made.

    ``gesture`` groups steps that one gesture of a person made, so that undo takes them back together;
    ``barrier`` says why the step cannot be taken back in a rated match, or is ``None``. ``before`` is the step
    it follows. ``state`` and ``pending`` are worked out again by ``past`` where they are no longer held.
    """

    __slots__ = (
        "_pending",
        "_state",
        "action",
        "barrier",
        "before",
        "draws",
        "events",
        "gesture",
        "number",
        "past",
        "seat",
    )

    action: Action | None
    events: tuple[E, ...]
    draws: tuple[Draw, ...]

    def __init__(
        self,
        number: int,
        seat: Seat,
        action: Action | None,
        events: tuple[E, ...],
        draws: tuple[Draw, ...],
        state: S,
        pending: tuple[Decision, ...],
        gesture: int,
        barrier: Barrier | None,
        *,
        before: Played[S, E] | None = None,
        past: Past[S, E] | None = None,
    ) -> None:
        self.number = number
        self.seat = seat
        self.action = action
        self.events = events
        self.draws = draws
        self.gesture = gesture
        self.barrier = barrier
        self.before = before
        self.past = past
        self._state: S | None = state
        self._pending: tuple[Decision, ...] | None = pending

    @property
    def state(self) -> S:
        """The full state after the step."""
        held = self.held()
        if held is None:
            assert self.past is not None, "only a step with a past forgets its state"
            return self.past.state(self)
        return held

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The decisions open after the step."""
        if self._pending is None:
            assert self.past is not None, "only a step with a past forgets what is asked"
            return self.past.pending(self)
        return self._pending

    @property
    def hash(self) -> str:
        """Hash of the state after the step."""
        return state_hash(self.state)

    def held(self) -> S | None:
        """The state, where it need not be worked out."""
        return self._state

    def forget(self) -> None:
        """Let go of the state; it is worked out when asked for. Nothing happens to a step without a past."""
        if self.past is not None:
            self._state = None
            self._pending = None


class Past(Generic[S, E]):
    """Works out the states of earlier steps of a match that began in ``initial``, and remembers the latest."""

    def __init__(self, game: Game[S, E], initial: S) -> None:
        self.game = game
        self.initial = initial
        self._remembered: dict[Played[S, E], S] = {}

    def state(self, step: Played[S, E]) -> S:
        """The state after a step: the nearest one held before it and the events since."""
        chain: list[Played[S, E]] = []
        at: Played[S, E] | None = step
        state: S | None = None
        while at is not None:
            state = at.held()
            if state is None:
                state = self._remembered.get(at)
            if state is not None:
                break
            chain.append(at)
            at = at.before
        if state is None:
            state = self.initial
        for link in reversed(chain):
            state = fold(self.game, state, link.events)
            self._remember(link, state)
        return state

    def pending(self, step: Played[S, E]) -> tuple[Decision, ...]:
        """The decisions open after a step."""
        return self.game.pending(self.state(step))

    def _remember(self, step: Played[S, E], state: S) -> None:
        self._remembered[step] = state
        if len(self._remembered) > REMEMBERED:
            del self._remembered[next(iter(self._remembered))]
