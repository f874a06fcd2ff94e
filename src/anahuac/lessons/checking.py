"""What is wrong with the lessons of a game: their words, their names, and whether they can be played to the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from string import Formatter
from typing import Any, NamedTuple

from anahuac.engine.game import SetupError
from anahuac.engine.rules import IllegalAction
from anahuac.engine.text import Ref, Text
from anahuac.help.typography import slips
from anahuac.lessons import texts
from anahuac.lessons.carrying import carry_out
from anahuac.lessons.course import Course
from anahuac.lessons.document import (
    LANGUAGES,
    Lesson,
    LessonFault,
    Pattern,
    Said,
    Task,
    action_of,
    read_lesson,
)
from anahuac.lessons.shelf import NAME
from anahuac.registry import load_game
from anahuac.rulebook import clauses

FOLDER, ENDING = "lessons/", ".toml"
#: Marks that are neither refs nor panels.
CONTROLS = ("question", "undo")


class Found(NamedTuple):
    """A fault: the file's name in the game's folder, the place in it, the reason."""

    file: str
    place: str
    reason: Text


def lesson_faults(game: str, files: Mapping[str, bytes]) -> Iterator[Found]:
    """Everything that is wrong with the lessons among the files of a game's folder (``"lessons/name.toml"``)."""
    for name in sorted(files):
        if not name.startswith(FOLDER) or not name.endswith(ENDING):
            continue
        stem = name.removeprefix(FOLDER).removesuffix(ENDING)
        try:
            lesson = read_lesson(files[name])
        except LessonFault as fault:
            yield Found(name, fault.place, fault.reason)
            continue
        if not NAME.fullmatch(stem) or lesson.id != stem:
            yield Found(name, "/id", texts.STRANGE_NAME())
        faults = list(_faults(game, lesson))
        yield from (Found(name, place, reason) for place, reason in faults or rehearsed(game, lesson))


def _faults(game: str, lesson: Lesson) -> Iterator[tuple[str, Text]]:
    known = load_game(game)
    if lesson.seat not in [info.id for info in known.info.seats]:
        yield "/seat", texts.NO_SEAT(seat=lesson.seat)
    try:
        known.setup(lesson.start)
    except SetupError as error:
        yield "/setup", texts.NO_START(reason=error.reason)
    if not lesson.tasks:
        yield "/tasks", texts.NO_TASKS()
    yield from _words("/title", lesson.title)
    yield from _words("/about", lesson.about)
    for at, pattern in enumerate(lesson.answers):
        if not _is_action(known, pattern):
            yield f"/answers/{at}", texts.NO_ACTION(action=str(pattern.get("action")))
    ids: set[str] = set()
    listed = {clause.id for clause in clauses(game)}
    for at, task in enumerate(lesson.tasks):
        place = f"/tasks/{at}"
        if task.id in ids:
            yield f"{place}/id", texts.TWICE(id=task.id)
        ids.add(task.id)
        if task.clause and task.clause.partition(":")[2] not in listed:
            yield f"{place}/clause", texts.NO_CLAUSE(clause=task.clause)
        yield from _task(known, place, task, listed)


def _task(game: Any, place: str, task: Task, listed: set[str]) -> Iterator[tuple[str, Text]]:
    if sum(map(bool, (task.point, task.leave, task.undo, task.play))) > 1:
        yield place, texts.TWO_GOALS()
    said = {"title": task.title, "text": task.text, "done": task.done, "astray": task.astray}
    said |= {f"wrong/{at}/text": wrong.text for at, wrong in enumerate(task.wrong)}
    for name, words in said.items():
        if name in ("title", "text") or words or name.startswith("wrong"):
            yield from _words(f"{place}/{name}", words, task.fields)
    for ref in (*task.marks, *task.point, *task.leave):
        if ref not in CONTROLS and not ref.startswith(("panel:", "front:")) and not _is_named(game, ref):
            yield place, texts.NO_REF(ref=ref)
    for name, ref in task.fields.items():
        kind, _, what = ref.partition(":")
        known = what.partition(":")[0] in listed if kind == "log" else _is_named(game, ref)
        if not known:
            yield f"{place}/fields/{name}", texts.NO_REF(ref=ref)
    for at, pattern in enumerate(task.play):
        if action_of(pattern, game.action_type) is None:
            yield f"{place}/play/{at}", texts.NOT_WHOLE()
    patterns = {f"allow/{at}": pattern for at, pattern in enumerate(task.allow)}
    patterns |= {f"wrong/{at}/on": wrong.on for at, wrong in enumerate(task.wrong)}
    patterns |= {"goal": task.goal} if task.goal else {}
    for name, pattern in patterns.items():
        if not _is_action(game, pattern):
            yield f"{place}/{name}", texts.NO_ACTION(action=str(pattern.get("action")))


def _words(place: str, said: Said, fields: Mapping[str, str] | None = None) -> Iterator[tuple[str, Text]]:
    """Words in every language, with known fields and sound punctuation."""
    for language in LANGUAGES:
        words = said.get(language, "")
        if not words.strip():
            yield place, texts.MISSING_WORDS(language=language)
            continue
        try:
            used = {name for _, name, _, _ in Formatter().parse(words) if name is not None}
        except ValueError:
            used = {"?"}
        if used - set(fields or ()):
            yield f"{place}/{language}", texts.OTHER_FIELDS(fields=", ".join(sorted(fields or ())))
    if "fr" in said:
        yield from ((f"{place}/fr", reason) for line in said["fr"].splitlines() for reason in slips(line))


def _is_named(game: Any, ref: str) -> bool:
    kind, _, name = ref.partition(":")
    try:
        return bool(game.names(Ref(kind, name)))
    except KeyError:
        return False


def _is_action(game: Any, pattern: Pattern) -> bool:
    """Whether the game has an action of this tag with these fields."""
    from msgspec import inspect

    shape = inspect.type_info(game.action_type)
    kinds = shape.types if isinstance(shape, inspect.UnionType) else (shape,)
    for kind in kinds:
        if isinstance(kind, inspect.StructType) and kind.tag == pattern.get("action"):
            return set(pattern) - {"action"} <= {field.name for field in kind.fields}
    return False


# ---------------------------------------------------------------------- playing it


def rehearsed(game: str, lesson: Lesson) -> Iterator[tuple[str, Text]]:
    """Play the lesson by its own answers; the first thing that does not go as it should."""
    try:
        course = Course.begin(load_game(game), lesson)
        for at, task in enumerate(lesson.tasks):
            place = f"/tasks/{at}"
            reason = carry_out(course)
            if reason is not None:
                yield place, reason
                return
            if task.play:
                used = set().union(*({draw.label for draw in step.draws} for step in course.match.steps))
                for label in sorted(set(task.dice) - used):
                    yield f"{place}/dice/{label}", texts.UNUSED_DIE(label=label)
            course.next()
    except IllegalAction as error:
        yield "", texts.REFUSED(reason=error.refusal.reason)
