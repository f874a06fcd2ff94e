"""How pieces came from where the table showed them last to where it shows them now: forth, or back."""

from __future__ import annotations

from typing import Any

from anahuac.app.mapview.tokens import Ways
from anahuac.app.presenter import Presenter
from anahuac.app.session import Session

#: Over more steps than this nobody could follow the ways: pieces go straight there.
MOST = 24


class Passing:
    """Remembers which step was shown, and the events of the last steps before it, as the seat knows them."""

    def __init__(self, session: Session, presenter: Presenter) -> None:
        self._session = session
        self._presenter = presenter
        self._at: int | None = None
        self._events: dict[int, tuple[Any, ...]] = {}

    def forget(self) -> None:
        """Keep nothing of what a seat has seen."""
        self._at = None
        self._events = {}

    def ways(self) -> Ways:
        """The ways from the step shown last to the one that is shown now, which is remembered in its place."""
        session, before = self._session, self._at
        now = session.match.last.number if session.looking is None else session.looking
        self._at = now
        if before is None or before == now or abs(now - before) > MOST:
            self._events = {}
            return {}
        first, last = sorted((before, now))
        known, steps = self._events, range(first + 1, last + 1)
        exist = last <= session.match.last.number
        for step in steps:  # those taken back are no longer in the match
            if exist and (now > before or step not in known):
                known[step] = session.match.events(session.viewpoint, step)
        self._events = {step: events for step, events in known.items() if now - MOST < step <= now}
        ways = self._presenter.ways([event for step in steps for event in known.get(step, ())])
        return ways if now > before else {piece: way[::-1] for piece, way in ways.items()}
