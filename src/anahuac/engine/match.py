"""A match: one game in progress, headless, with history, undo, redo, branches and what each seat may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from anahuac.engine.chance import Seeded, Source
from anahuac.engine.decision import Action, Decision, Seat
from anahuac.engine.game import Game, Outcome, Setup, Step, apply, begin, check, decision_of
from anahuac.engine.history import ANCHOR_EVERY, HELD, LIFTED_BY_CONSENT, Barrier, Past, Played, Rewound
from anahuac.engine.rules import IllegalAction, Refusal
from anahuac.engine.text import Template, Text, in_english, text

S = TypeVar("S")
E = TypeVar("E")


BARRIER_TEXTS: dict[Barrier, Template] = {
    Barrier.START: text("match", "This is the beginning of the match."),
    Barrier.CHANCE: text("match", "Dice have been rolled; their result stands."),
    Barrier.SECRET: text("match", "A secret has been shown; it cannot be unseen."),
    Barrier.SEAT: text("match", "The other side has taken over."),
    Barrier.AGREED: text("match", "By the rules nobody goes back from here unless the other side agrees."),
    Barrier.FINAL: text("match", "By the rules of this match nobody goes back from here."),
}
NOTHING_TO_REDO = text("match", "Nothing has been taken back.")
NO_SUCH_STEP = text("match", "The match has no such step.")


class UndoRefused(Exception):
    """An undo or redo was refused; ``reason`` says why to the player."""

    def __init__(self, reason: Text) -> None:
        super().__init__(in_english(reason))
        self.reason = reason


class Match(Generic[S, E]):
    """A game in progress. Every change goes through :meth:`play`, :meth:`undo`, :meth:`redo`.

    ``rated`` keeps undo from crossing barriers; otherwise (analysis, test play) it is free.
    ``journal`` is called with each :class:`Played` or :class:`Rewound` *before* the match shows it, so that a
    step is on disk before anybody sees it; when it raises, the match stays as it was. Without ``keep`` only the
    latest step is held (for simulation): no history, no undo.
    """

    def __init__(
        self,
        game: Game[S, E],
        setup: Setup,
        source: Source,
        *,
        rated: bool = True,
        journal: Callable[[Played[S, E] | Rewound], None] | None = None,
        keep: bool = True,
    ) -> None:
        self.game = game
        self.setup = setup
        self.source = source
        self.rated = rated
        self.journal = journal
        initial, opening = begin(game, setup, source)
        self._past = Past(game, initial)
        self._steps: list[Played[S, E]] = []
        self._undone: list[Played[S, E]] = []
        self._keep = keep
        first = self._played(0, "", None, opening, 0, Barrier.START)
        self._steps.append(first)
        if journal is not None:
            journal(first)

    @classmethod
    def resume(
        cls,
        game: Game[S, E],
        setup: Setup,
        source: Source,
        past: Past[S, E],
        steps: list[Played[S, E]],
        undone: list[Played[S, E]],
        *,
        rated: bool = True,
        journal: Callable[[Played[S, E] | Rewound], None] | None = None,
    ) -> Match[S, E]:
        """A match from recorded steps (at least the opening); no rule is run.

        ``undone`` are those that redo restores, the next one last.
        """
        match = cls.__new__(cls)
        match.game = game
        match.setup = setup
        match.source = source
        match.rated = rated
        match.journal = journal
        match._past = past
        match._steps = list(steps)
        match._undone = list(undone)
        match._keep = True
        return match

    # ------------------------------------------------------------------ what is

    @property
    def initial(self) -> S:
        """The state before the first event."""
        return self._past.initial

    @property
    def steps(self) -> tuple[Played[S, E], ...]:
        """Steps of the current line; the opening is number 0."""
        return tuple(self._steps)

    @property
    def last(self) -> Played[S, E]:
        """The latest step of the current line."""
        return self._steps[-1]

    @property
    def state(self) -> S:
        """The full state; only for rules and storage. Seats get :meth:`view`."""
        return self._steps[-1].state

    @property
    def pending(self) -> tuple[Decision, ...]:
        """Every open decision."""
        return self._steps[-1].pending

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the match is over."""
        return self.game.outcome(self.state)

    def decision(self, seat: Seat) -> Decision | None:
        """The open decision of a seat."""
        return decision_of(self.pending, seat)

    def view(self, seat: Seat | None, step: int | None = None) -> S:
        """What a seat may know of the state, now or after an earlier step."""
        state = self.state if step is None else self._steps[step].state
        return self.game.view(state, seat)

    def events(self, seat: Seat | None, step: int) -> tuple[E, ...]:
        """What a seat may know of the events of a step."""
        seen = (self.game.redact(event, seat) for event in self._steps[step].events)
        return tuple(event for event in seen if event is not None)

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        """Why a seat may not do this now, or ``None``."""
        return check(self.game, self.state, self.pending, seat, action)

    # ------------------------------------------------------------------ what changes

    def play(self, seat: Seat, action: Action, *, gesture: int | None = None) -> Played[S, E]:
        """Carry out an action. ``gesture`` joins it to an earlier step's gesture; ``None`` starts a new one.

        Raises IllegalAction, or whatever the journal raises; the match is then unchanged, its chance included.
        """
        source = self.source
        used = source.used if isinstance(source, Seeded) else 0
        try:
            played = self._make(seat, action, gesture)
        except BaseException:
            if isinstance(source, Seeded) and source.used != used:
                # Trying again must give the same dice, or a full disk would be a way to roll anew.
                self.source = Seeded(source.seed, used)
            raise
        if not self._keep:
            self._steps.clear()
        self._steps.append(played)
        self._undone.clear()
        if len(self._steps) > HELD and self._steps[-HELD].number % ANCHOR_EVERY:
            self._steps[-HELD].forget()
        return played

    def play_forced(self, gesture: int) -> list[Played[S, E]]:
        """Give every answer that leaves no choice, as part of a gesture."""
        played = []
        while (forced := next((d for d in self.pending if d.is_forced()), None)) is not None:
            answer = forced.forced_answer()
            if self.check(forced.seat, answer) is not None:
                break
            played.append(self.play(forced.seat, answer, gesture=gesture))
        return played

    def undo_refusal(self, to: int, *, agreed: bool = False) -> Text | None:
        """Why the match cannot go back to the state after step ``to``, or ``None``.

        ``agreed`` tells that the other seat allows it, which lifts the barriers that are there for its sake.
        """
        if not 0 <= to < len(self._steps):
            return NO_SUCH_STEP()
        if to == len(self._steps) - 1:
            return BARRIER_TEXTS[Barrier.START]() if to == 0 else None
        if self.rated:
            for step in reversed(self._steps[to + 1 :]):
                if step.barrier is not None and not (agreed and step.barrier in LIFTED_BY_CONSENT):
                    return BARRIER_TEXTS[step.barrier]()
        return None

    @property
    def undo_target(self) -> int:
        """The step that :meth:`undo` would go back to: before the whole last gesture."""
        gesture = self.last.gesture
        at = len(self._steps) - 1
        while at > 0 and self._steps[at].gesture == gesture:
            at -= 1
        return at

    def undo(self, to: int | None = None, *, agreed: bool = False) -> None:
        """Take back the last gesture, or everything after step ``to``. Raises UndoRefused with the reason.

        ``agreed``: see :meth:`undo_refusal`.
        """
        if to is None:
            to = self.undo_target
            if len(self._steps) == 1:
                raise UndoRefused(BARRIER_TEXTS[Barrier.START]())
        reason = self.undo_refusal(to, agreed=agreed)
        if reason is not None:
            raise UndoRefused(reason)
        _ = self._steps[to].state  # a step that cannot be recalled refuses before anything is written
        if self.journal is not None:
            self.journal(Rewound(to))
        while len(self._steps) - 1 > to:
            self._undone.append(self._steps.pop())

    @property
    def undone(self) -> tuple[Played[S, E], ...]:
        """Steps that redo restores, the next one first."""
        return tuple(reversed(self._undone))

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be restored."""
        return bool(self._undone)

    def redo(self) -> None:
        """Restore the gesture taken back last. Raises UndoRefused when there is none."""
        if not self._undone:
            raise UndoRefused(NOTHING_TO_REDO())
        gesture = self._undone[-1].gesture
        count = 0
        while count < len(self._undone) and self._undone[-1 - count].gesture == gesture:
            count += 1
        if self.journal is not None:
            self.journal(Rewound(len(self._steps) - 1 + count))
        for _ in range(count):
            self._steps.append(self._undone.pop())

    def branch(self, source: Source, step: int | None = None) -> Match[S, E]:
        """A trial from a step on ("try it, go back"): shares the past, writes no journal, undoes freely."""
        steps = self._steps if step is None else self._steps[: step + 1]
        return Match.resume(self.game, self.setup, source, self._past, steps, [], rated=False)

    # ------------------------------------------------------------------ helpers

    def _make(self, seat: Seat, action: Action, gesture: int | None) -> Played[S, E]:
        step = apply(self.game, self.state, self.pending, seat, action, self.source)
        number = self.last.number + 1
        barrier = self._barrier(seat, step)
        played = self._played(number, seat, action, step, number if gesture is None else gesture, barrier)
        if self.journal is not None:
            self.journal(played)
        return played

    def _played(
        self,
        number: int,
        seat: Seat,
        action: Action | None,
        step: Step[S, E],
        gesture: int,
        barrier: Barrier | None,
    ) -> Played[S, E]:
        return Played(
            number,
            seat,
            action,
            step.events,
            step.draws,
            step.state,
            step.pending,
            gesture,
            barrier,
            before=self._steps[-1] if self._steps and self._keep else None,
            past=self._past if self._keep else None,
        )

    def _barrier(self, seat: Seat, step: Step[S, E]) -> Barrier | None:
        if step.draws:
            return Barrier.CHANCE
        if any(self.game.discloses(event) for event in step.events):
            return Barrier.SECRET
        standing = {self.game.standing(event, step.state) for event in step.events}
        if "final" in standing:
            return Barrier.FINAL
        if any(decision.seat != seat for decision in step.pending) or not step.pending:
            return Barrier.SEAT
        return Barrier.AGREED if "agreed" in standing else None


__all__ = ["Barrier", "IllegalAction", "Match", "Played", "Rewound", "UndoRefused"]
