"""The file of a lesson: what it holds, and reading it.

A *pattern* describes actions of the game: ``{ action = "step", zone = 34 }`` fits the action of that tag whose
fields have these values; fields left out may have any. Lists fit in any order.
"""

from __future__ import annotations

from typing import Any

import msgspec

from anahuac import board_texts
from anahuac.board.codec import explain
from anahuac.engine.decision import Action
from anahuac.engine.game import Setup
from anahuac.engine.text import Text
from anahuac.lessons import texts

FORMAT, VERSION = "anahuac-lesson", 1
LANGUAGES = ("en", "fr")
MOST_BYTES = 200_000
Pattern = dict[str, Any]
#: What is said, by language.
Said = dict[str, str]


class LessonFault(Exception):
    """What is wrong with a lesson: the ``place`` in the file ("" for the whole) and the ``reason``."""

    def __init__(self, place: str, reason: Text) -> None:
        super().__init__(f"{place}: {reason.source}")
        self.place = place
        self.reason = reason


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to say of an answer that leads away from the task."""

    on: Pattern
    text: Said


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One page of a lesson: what is explained, and what whoever learns does to go on.

    At most one of ``point`` (one of these refs is to be pointed at), ``leave`` (these refs are to be taken out of
    what is picked), ``undo`` (the last gesture is to be taken back) and ``play`` (actions; the last one, or any that
    fits ``goal``, completes the task); with none of them there is only something to read. ``allow`` are actions that
    do no harm on the way, ``wrong`` explains some of the others, ``astray`` all the rest. ``done`` is told once the
    task is complete. ``marks`` are what is shown: refs, ``panel:KEY`` (``front:KEY`` only brings it to the front),
    ``question``, ``undo``. ``fields`` fill the texts: ``place:33`` and ``piece:cortes`` are names, ``log:9-c:33`` is
    the last line of the log about that clause (and place). ``dice`` are what falls while the task is worked on, by
    label.
    """

    id: str
    title: Said
    text: Said
    clause: str = ""
    done: Said = {}
    astray: Said = {}
    marks: tuple[str, ...] = ()
    fields: dict[str, str] = {}
    point: tuple[str, ...] = ()
    leave: tuple[str, ...] = ()
    undo: bool = False
    play: tuple[Pattern, ...] = ()
    goal: Pattern = {}
    allow: tuple[Pattern, ...] = ()
    wrong: tuple[Wrong, ...] = ()
    dice: dict[str, tuple[int, ...]] = {}

    @property
    def end(self) -> Pattern:
        """What completes a task of something to play."""
        return self.goal or self.play[-1]

    @property
    def only_read(self) -> bool:
        """Whether there is nothing to do."""
        return not (self.point or self.leave or self.undo or self.play)


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the match of a lesson starts from."""

    scenario: str
    options: dict[str, Any] = {}


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson. ``seat`` learns; the others give the first of ``answers`` that fits what they are asked."""

    format: str
    version: int
    id: str
    title: Said
    about: Said
    seat: str
    setup: Opening
    seed: int
    answers: tuple[Pattern, ...]
    tasks: tuple[Task, ...]

    @property
    def start(self) -> Setup:
        """How its match is set up."""
        return Setup(self.setup.scenario, dict(self.setup.options))


class _Head(msgspec.Struct):
    format: str
    version: int


def read_lesson(data: bytes) -> Lesson:
    """A lesson from the bytes of its file. Raises LessonFault."""
    if len(data) > MOST_BYTES:
        raise LessonFault("", texts.TOO_LARGE(most=MOST_BYTES))
    try:
        head = msgspec.toml.decode(data, type=_Head)
        if head.format != FORMAT:
            raise LessonFault("/format", texts.FOREIGN(found=head.format[:80], expected=FORMAT))
        if head.version != VERSION:
            raise LessonFault("/version", texts.OTHER_VERSION(found=head.version, known=VERSION))
        return msgspec.toml.decode(data, type=Lesson)
    except msgspec.ValidationError as error:
        place, reason = explain(str(error))
        raise LessonFault(place, board_texts.said(reason)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise LessonFault("", texts.NOT_TOML(detail=str(error)[:200])) from None


# ---------------------------------------------------------------------- patterns


def fits(pattern: Pattern, action: Action) -> bool:
    """Whether a pattern describes an action."""
    fields = msgspec.json.decode(msgspec.json.encode(action))
    tag = fields.pop("type", "")
    if pattern.get("action") != tag:
        return False
    return all(
        name in fields and _loose(fields[name]) == _loose(value)
        for name, value in pattern.items()
        if name != "action"
    )


def action_of(pattern: Pattern, kinds: Any) -> Action | None:
    """The action that a pattern with all fields describes, out of the game's ``action_type``; ``None`` for one with
    fields left out, or of no action at all."""
    plain = {"type": pattern.get("action"), **{k: v for k, v in pattern.items() if k != "action"}}
    try:
        made: Action = msgspec.convert(plain, kinds)
    except msgspec.ValidationError:
        return None
    return made if fits(pattern, made) else None


def _loose(value: Any) -> Any:
    """A value whose lists compare in any order."""
    return sorted(repr(_loose(one)) for one in value) if isinstance(value, list | tuple) else value
