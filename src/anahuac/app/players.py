"""Who sits where, and what the window needs of a computer player."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from anahuac.engine.decision import Decision
from anahuac.engine.text import on_one_line

if TYPE_CHECKING:
    from anahuac.bots.worker import Thinker, Thought

HUMAN = "human"


class SeatPlan(msgspec.Struct, frozen=True):
    """A seat's player: ``"human"`` or a level of computer player, and the name shown."""

    player: str = HUMAN
    name: str = ""

    @property
    def is_human(self) -> bool:
        """Whether a person sits here."""
        return self.player == HUMAN

    @property
    def kept(self) -> str:
        """How a match file keeps it: a person's name follows the word for a person."""
        return f"{self.player}:{self.name}" if self.is_human and self.name else self.player


def plan_of(kept: str | None) -> SeatPlan:
    """Who sits where a match file says so; a person for none."""
    player, _, name = (kept or HUMAN).partition(":")
    return SeatPlan(HUMAN, on_one_line(name)) if player == HUMAN else SeatPlan(kept or HUMAN)


class Player(Protocol):
    """A computer player, thinking elsewhere. It is given its seat's view and nothing more."""

    def ask(self, view: Any, decision: Decision) -> None:
        """Begin to think; does not wait."""
        ...

    def poll(self) -> Thought | None:
        """News: how far it is, the answer, or what went wrong; ``None`` when there is none."""
        ...

    def stop(self) -> None:
        """Give up what is being thought about."""
        ...


class Computer:
    """A level of computer player in a process of its own."""

    def __init__(self, thinker: Thinker, level: str) -> None:
        self._thinker = thinker
        self._level = level
        thinker.start()

    def ask(self, view: Any, decision: Decision) -> None:
        """Put the question to the process."""
        self._thinker.ask(self._level, view, decision, secrets.randbits(48))

    def poll(self) -> Thought | None:
        """What the process says."""
        return self._thinker.poll()

    def stop(self) -> None:
        """End the process; the next question starts another."""
        self._thinker.stop()
