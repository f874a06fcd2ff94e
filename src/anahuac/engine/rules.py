"""Clauses and refusals: every rule function says which clause of its rulebook it carries out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from anahuac.engine.text import Text, in_english

F = TypeVar("F", bound=Callable[..., object])


class Refusal(msgspec.Struct, frozen=True, tag="refusal"):
    """Why an action is not allowed: the clause (``"conquest:8.2-e"``) and a sentence for the player."""

    clause: str
    reason: Text


class IllegalAction(Exception):
    """Raised by :func:`anahuac.engine.game.apply` for a refused action; the state is untouched."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.clause}: {in_english(refusal.reason)}")
        self.refusal = refusal


def rule(*clauses: str) -> Callable[[F], F]:
    """Mark a function as carrying out these clauses; read by the clause matrix, free at run time."""

    def mark(function: F) -> F:
        function.__clauses__ = clauses  # type: ignore[attr-defined]
        return function

    return mark
