"""Old payloads made current: functions on plain dicts, one for each change, applied one after the other.

A payload's version is that of its type when it was written, 1 at first. Whoever changes what an action, an event
or the state of a game looks like in JSON registers here how an older one becomes the new one::

    @upcast("siege", "unit_moved", since=2)
    def _(old: Payload) -> Payload:
        return {**old, "by": "march"}

``since`` is the version that the function makes; versions of a type follow one another without a gap. The type of
a state is ``"state"``. A test fails for every function that has no example of before and after.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Payload = dict[str, Any]
Upcaster = Callable[[Payload], Payload]

STATE = "state"


class Upcasts:
    """The upcasters of all games. The program has one; tests make their own."""

    def __init__(self) -> None:
        self._by_type: dict[tuple[str, str], list[Upcaster]] = {}

    def __call__(self, game: str, type_: str, *, since: int) -> Callable[[Upcaster], Upcaster]:
        """Register a function that makes payloads of version ``since`` from those of the one before.

        Raises ValueError when ``since`` is not the version after the latest.
        """

        def register(function: Upcaster) -> Upcaster:
            if since != self.version(game, type_) + 1:
                raise ValueError(
                    f"{game} {type_}: version {since} does not follow {self.version(game, type_)}"
                )
            self._by_type.setdefault((game, type_), []).append(function)
            return function

        return register

    def version(self, game: str, type_: str) -> int:
        """The version in which payloads of a type are written now."""
        return 1 + len(self._by_type.get((game, type_), ()))

    def current(self, game: str, type_: str, version: int, payload: Payload) -> Payload:
        """A payload of an older version as it would be written now."""
        for function in self._by_type.get((game, type_), ())[version - 1 :]:
            payload = function(payload)
        return payload

    def registered(self) -> set[tuple[str, str, int]]:
        """Game, type and version made by every function."""
        return {
            (game, type_, at)
            for (game, type_), made in self._by_type.items()
            for at in range(2, len(made) + 2)
        }


#: The program's own; there has been no change yet.
upcast = Upcasts()
