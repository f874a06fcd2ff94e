"""Frames: what is going on, as a stack of plain structs in the state.

The top frame decides who is asked. It is either waiting for decisions or can go on by itself; a game gives each
frame type a handler for both. Nothing callable is ever stored, so any state can be saved, sent and compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, Generic, TypeVar

from anahuac.engine.decision import Action, Decision, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal

S = TypeVar("S")
E = TypeVar("E")
#: A frame goes on by itself at most this often within one step; more is a loop in a game's rules.
LIMIT = 10_000


class EndlessFrames(RuntimeError):
    """Frames went on by themselves without end. A bug in a game's rules."""


class Handler(Generic[S, E]):
    """What one frame type does.

    ``pending(state, frame)`` gives its open decisions (none: it goes on by itself);
    ``answer(tx, frame, seat, action)`` carries out an answer; ``run(tx, frame)`` goes on by itself one stage.
    """

    __slots__ = ("answer", "pending", "run")

    def __init__(
        self,
        pending: Callable[[S, Any], tuple[Decision, ...]],
        answer: Callable[[Tx[S, E], Any, Seat, Action], None],
        run: Callable[[Tx[S, E], Any], None],
    ) -> None:
        self.pending = pending
        self.answer = answer
        self.run = run


class Frames(Generic[S, E]):
    """Dispatches by the type of the top frame. ``top(state)`` gives it, or ``None`` when the game is over."""

    def __init__(self, top: Callable[[S], Any], handlers: Mapping[type, Handler[S, E]]) -> None:
        self._top = top
        self._handlers = handlers

    def pending(self, state: S) -> tuple[Decision, ...]:
        """Open decisions of the top frame."""
        frame = self._top(state)
        return () if frame is None else self._handlers[type(frame)].pending(state, frame)

    def answer(self, tx: Tx[S, E], seat: Seat, action: Action) -> None:
        """Carry out an answer, then go on until somebody must decide."""
        frame = self._top(tx.state)
        self._handlers[type(frame)].answer(tx, frame, seat, action)
        self.settle(tx)

    def settle(self, tx: Tx[S, E]) -> None:
        """Let frames go on by themselves until a decision is open or none is left.

        Leaves the open decisions in ``tx.pending``, so that they need not be worked out twice.
        """
        for _ in range(LIMIT):
            frame = self._top(tx.state)
            if frame is None:
                tx.pending = ()
                return
            handler = self._handlers[type(frame)]
            tx.pending = handler.pending(tx.state, frame)
            if tx.pending:
                return
            handler.run(tx, frame)
        raise EndlessFrames(type(self._top(tx.state)).__name__)


#: A frame's three functions as a rule module declares them: like those of a Handler, the game's tables first.
Three = tuple[Callable[..., tuple[Decision, ...]], Callable[..., None], Callable[..., None]]
Refuse = Callable[..., Refusal | None]


def gather(modules: Iterable[object]) -> tuple[dict[type, Three], dict[type, Refuse]]:
    """What rule modules declare as ``HANDLERS`` and ``REFUSALS``, by frame type."""
    handlers: dict[type, Three] = {}
    refusals: dict[type, Refuse] = {}
    for module in modules:
        handlers.update(getattr(module, "HANDLERS", {}))
        refusals.update(getattr(module, "REFUSALS", {}))
    return handlers, refusals


def bound(tables: object, handlers: Mapping[type, Three], top: Callable[[S], Any]) -> Frames[S, E]:
    """The dispatcher over these tables."""
    return Frames(
        top,
        {
            kind: Handler(partial(pending, tables), partial(answer, tables), partial(run, tables))
            for kind, (pending, answer, run) in handlers.items()
        },
    )
