"""What a step did, as the map and the card of the step show it: who went where from, where it happened, who took part.

It is read from what the seat could see before and after, so nothing shows that the seat could not know.
"""

from __future__ import annotations

import logging
from bisect import bisect_left, bisect_right
from collections.abc import Callable

import msgspec

from anahuac.app.look.counters import Face
from anahuac.app.mapview.arrows import ArrowSpec
from anahuac.app.presenter import Presenter, Scene
from anahuac.app.sayings import said_of
from anahuac.app.session import LogEntry, Session
from anahuac.engine.decision import OneOf, Seat
from anahuac.engine.game import decision_of
from anahuac.engine.text import Param

log = logging.getLogger("anahuac.app.session")
Say = Callable[[Param], str]
#: So many paths of one step are drawn at most.
MOST_ARROWS = 8


class Ghost(msgspec.Struct, frozen=True):
    """Counters that have left a place, from top to bottom."""

    place: str
    faces: tuple[Face, ...]


class Decided(msgspec.Struct, frozen=True):
    """What a seat has answered, and to what; both empty where it is not this seat's to know."""

    seat: Seat
    answer: Param = ""
    question: Param = ""
    clause: str = ""
    refs: tuple[str, ...] = ()


class Trace(msgspec.Struct, frozen=True):
    """A step: its lines; on the board of ``scene`` the places it touched, paths and ghosts; counters that took part.

    ``decided`` tells of a step that the log says nothing of.
    """

    step: int
    lines: tuple[LogEntry, ...]
    places: tuple[str, ...] = ()
    arrows: tuple[ArrowSpec, ...] = ()
    ghosts: tuple[Ghost, ...] = ()
    faces: tuple[Face, ...] = ()
    count: int = 0
    decided: Decided | None = None


def trace_of(session: Session, presenter: Presenter, step: int, say: Say) -> Trace:
    """What a step did, as the viewpoint knows it."""
    match, seat = session.match, session.viewpoint
    lines = tuple(lines_of(session, step))
    after = presenter.scene(match.view(seat, step), seat, say)
    before = presenter.scene(match.view(seat, step - 1), seat, say) if step else after
    silent = all(entry.line.is_heading for entry in lines)
    decided = decided_at(session, presenter, step) if silent else None
    named = [ref for entry in lines for ref in entry.line.places]
    named += [ref for ref in decided.refs if not ref.startswith("piece:")] if decided else []
    pieces = [ref.removeprefix("piece:") for entry in lines for ref in entry.line.pieces]
    pieces += (
        [ref.removeprefix("piece:") for ref in decided.refs if ref.startswith("piece:")] if decided else []
    )
    price = say(presenter.price(match.events(seat, step)))
    arrows: list[ArrowSpec] = []
    ghosts: list[Ghost] = []
    if before.board == after.board and step:
        arrows, ghosts = _moves(before, after, price)
    prefix = after.prefix + ":"
    places = [arrow.places[-1] for arrow in arrows]
    if not places:
        places = [ref.removeprefix(prefix) for ref in named if ref.startswith(prefix)]
    if not places:  # a choice that names counters alone is shown where they stand
        stand = _where(after)
        places = [stand[piece][0] for piece in pieces if piece in stand]
    faces = _faces(pieces, after, before)
    return Trace(
        step,
        lines,
        tuple(dict.fromkeys(places)),
        tuple(arrows),
        tuple(ghosts),
        faces,
        len(dict.fromkeys(pieces)),
        decided,
    )


def decided_at(session: Session, presenter: Presenter, step: int) -> Decided | None:
    """The answer that made a step, as the viewpoint may know it; ``None`` for the opening."""
    match, viewpoint = session.match, session.viewpoint
    made = match.steps[step]
    if not made.seat or made.action is None:
        return None
    asked = decision_of(match.steps[step - 1].pending, made.seat)
    view = match.view(viewpoint, step - 1)
    if asked is None or (made.seat != viewpoint and not presenter.is_open(view, asked)):
        return Decided(made.seat)
    try:
        answer = said_of(presenter, view, asked, made.action)
    except Exception as error:  # an answer from a stranger's file that nobody can tell
        log.warning("the answer of step %d cannot be told: %r", step, error)
        return Decided(made.seat)
    refs = presenter.clicks(view, asked, made.action) if isinstance(asked.domain, OneOf) else ()
    about = (ref for ref in asked.subject if not ref.startswith("piece:"))
    return Decided(made.seat, answer, asked.prompt, asked.clause, tuple(dict.fromkeys((*refs, *about))))


def lines_of(session: Session, step: int) -> list[LogEntry]:
    """The log's lines of a step."""
    entries = session.log_lines()
    first = bisect_left(entries, step, key=_step_of)
    return entries[first : bisect_right(entries, step, key=_step_of)]


def _step_of(entry: LogEntry) -> int:
    return entry.step


def _where(scene: Scene) -> dict[str, tuple[str, Face]]:
    """Each piece's place and face."""
    return {
        piece: (token.place, face)
        for token in scene.tokens
        if token.pieces
        for piece, face in zip(token.ids, token.faces, strict=False)
    }


def _moves(before: Scene, after: Scene, price: str) -> tuple[list[ArrowSpec], list[Ghost]]:
    """Pieces that stand elsewhere now, gathered by where they came from and went to."""
    was, now = _where(before), _where(after)
    gone: dict[tuple[str, str], list[Face]] = {}
    for piece, (place, face) in was.items():
        there = now.get(piece)
        if there is not None and there[0] != place:
            gone.setdefault((place, there[0]), []).append(face)
    arrows = [
        ArrowSpec(f"replay:{origin}:{to}", role="gold", label=price, dashed=True, places=(origin, to))
        for origin, to in list(gone)[:MOST_ARROWS]
    ]
    left: dict[str, list[Face]] = {}
    for (origin, _), faces in gone.items():
        left.setdefault(origin, []).extend(faces)
    return arrows, [Ghost(origin, tuple(faces)) for origin, faces in left.items()]


def _faces(pieces: list[str], *scenes: Scene) -> tuple[Face, ...]:
    """How these pieces look, as far as they stand on a board."""
    known: dict[str, Face] = {}
    for scene in reversed(scenes):
        known.update({piece: face for piece, (_, face) in _where(scene).items()})
    return tuple(known[piece] for piece in dict.fromkeys(pieces) if piece in known)
