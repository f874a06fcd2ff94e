"""The lessons that come with the games."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from anahuac.resources import ResourceMissing, resource_bytes, resource_names

if TYPE_CHECKING:
    from anahuac.lessons.document import Lesson

NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


def lesson_ids(game: str) -> tuple[str, ...]:
    """Lessons of a game, in order of their names."""
    folder = f"games/{game}/lessons"
    try:
        found = resource_names(folder)
    except ResourceMissing:
        return ()
    return tuple(
        name.removeprefix(folder + "/").removesuffix(".toml") for name in found if name.endswith(".toml")
    )


@cache
def open_lesson(game: str, name: str) -> Lesson:
    """A lesson of a game. Raises ResourceMissing, LessonFault."""
    from anahuac.lessons.document import read_lesson  # takes long to load; the start page asks for ids alone

    return read_lesson(resource_bytes(f"games/{game}/lessons/{name}.toml"))
