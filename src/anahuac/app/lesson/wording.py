"""The words of a lesson in the language spoken, with what its fields stand for. No Qt here."""

from __future__ import annotations

import re
from html import escape
from typing import Any

from anahuac.engine.match import Match
from anahuac.engine.text import Ref
from anahuac.lessons.course import Course
from anahuac.lessons.document import Said
from anahuac.wording import Wording

_BOLD = re.compile(r"\*\*(.+?)\*\*")
#: Stands for an asterisk of a name or a line of the log, which is no markup (``4*R`` is a result of combat).
_STAR = "\ue000"


def told(course: Course, said: Said, wording: Wording, language: str) -> str:
    """A text of the present task, "" where it says nothing: ``**bold**``, paragraphs apart by an empty line.

    What the task says before it is done quotes the log as it stood then, whatever has happened since.
    """
    upto = course.asked_at if said is course.task.text else course.match.last.number
    words = said.get(language) or said.get("en", "")
    fields = {name: _escaped(_field(course, ref, wording, upto)) for name, ref in course.task.fields.items()}
    paragraphs = (" ".join(part.split("\n")) for part in words.strip().split("\n\n"))
    return "\n\n".join(paragraphs).format_map(fields)


def plainly(said: str) -> str:
    """The same as it is read out."""
    return said.replace("**", "").replace("\n\n", "\n").replace(_STAR, "*")


def as_html(said: str) -> str:
    """The same as a label shows it."""
    return _BOLD.sub(r"<b>\1</b>", escape(said, quote=False)).replace(_STAR, "*").replace("\n\n", "<p>")


def _escaped(words: str) -> str:
    return words.replace("*", _STAR)


def _field(course: Course, ref: str, wording: Wording, upto: int) -> str:
    kind, _, name = ref.partition(":")
    if kind != "log":
        return wording(Ref(kind, name))
    clause, _, place = name.partition(":")
    return last_line(course.match, course.lesson.seat, clause, place, wording, upto) or "…"


def last_line(match: Match[Any, Any], seat: str, clause: str, place: str, wording: Wording, upto: int) -> str:
    """The latest line of a seat's log up to a step about a clause, and a place if one is given; "" for none."""
    game = match.game
    for step in reversed(match.steps[: upto + 1]):
        view = match.view(seat, step.number)
        for event in reversed(match.events(seat, step.number)):
            line = game.describe(event, view)
            if line is None or line.clause.partition(":")[2] != clause:
                continue
            if not place or place in {ref.rpartition(":")[2] for ref in line.places}:
                return wording.log_line(line)
    return ""
