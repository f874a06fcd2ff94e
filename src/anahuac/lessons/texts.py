"""What can be wrong with a lesson, said to whoever writes it."""

from __future__ import annotations

from anahuac.engine.text import text

TOO_LARGE = text("lessons", "the lesson has more than {most} bytes")
NOT_TOML = text("lessons", "this is not TOML: {detail}")
FOREIGN = text("lessons", "the format is “{found}”, not “{expected}”")
OTHER_VERSION = text("lessons", "there is no version {found} of the format; this program knows {known}")
STRANGE_NAME = text(
    "lessons", "lessons are called NAME.toml, in small letters without accents, and so is their id"
)
NO_TASKS = text("lessons", "a lesson needs at least one task")
TWICE = text("lessons", "the id “{id}” is used twice")
NO_SEAT = text("lessons", "there is no seat “{seat}”")
NO_START = text("lessons", "the match cannot begin: {reason}")
NO_CLAUSE = text("lessons", "there is no clause {clause}")
NO_REF = text("lessons", "there is nothing called “{ref}”")
NO_ACTION = text("lessons", "the game has no action “{action}” with these fields")
NOT_WHOLE = text("lessons", "the action must have all its fields, so that it can be shown")
MISSING_WORDS = text("lessons", "the words are missing in “{language}”")
OTHER_FIELDS = text("lessons", "the fields of the text are not those of the task: {fields}")
TWO_GOALS = text("lessons", "a task has one of “point”, “leave”, “undo” and “play”, or none")
NOT_DONE = text("lessons", "the lesson’s own answer does not complete the task; what is asked is: {asked}")
REFUSED = text("lessons", "the lesson’s own answer is refused: {reason}")
NO_UNDO = text("lessons", "nothing can be taken back here: {reason}")
UNUSED_DIE = text("lessons", "no die of the label “{label}” is rolled")
STUCK = text("lessons", "nobody knows what to answer to: {asked}")
