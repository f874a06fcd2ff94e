"""Counters that are still to be placed, as a tray shows them and a tool places them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

import msgspec

from anahuac.app.presenter import Piece
from anahuac.engine.decision import Action
from anahuac.engine.rules import Refusal
from anahuac.engine.text import Param


class HandKind(msgspec.Struct, frozen=True):
    """Counters that nothing tells apart: their refs, the first of which is placed next, and how one of them looks.

    One that is not ``ready`` waits for others to be placed before it.
    """

    refs: tuple[str, ...]
    shown: Piece
    ready: bool = True


class HandGroup(msgspec.Struct, frozen=True):
    """Kinds that belong together under a heading in a colour role."""

    title: Param
    role: str
    kinds: tuple[HandKind, ...]


class Hand(Protocol):
    """What a seat has to place, in its own view. Places and pieces are given by their refs."""

    @property
    def groups(self) -> tuple[HandGroup, ...]:
        """What is still to be placed."""
        ...

    @property
    def taken(self) -> str:
        """The ref of the counter that the question itself is about, "" for none."""
        ...

    @property
    def movable(self) -> tuple[str, ...]:
        """Counters on the map that may be put elsewhere or come back into the hand."""
        ...

    def places(self, ref: str) -> tuple[str, ...]:
        """Where a counter may be put now."""
        ...

    def put(self, refs: Sequence[str], places: Sequence[str], fill: bool) -> tuple[Action, ...]:
        """Put counters, in this order, at places in this order: one in each, or as many as may stand there by
        rights; nothing where none may."""
        ...

    def refusal(self, ref: str, place: str) -> Refusal | None:
        """Why a counter may not be put there."""
        ...

    def back(self, ref: str) -> tuple[Action, ...]:
        """Take a counter off the map."""
        ...

    def after(self, actions: Sequence[Action]) -> Any:
        """The view with counters placed so, where that is final at once; ``None`` where it can be taken back."""
        ...

    def advised(self) -> Iterator[tuple[Action, ...]]:
        """Place what is left as a computer in this seat would: nothing while it thinks, then the answer."""
        ...
