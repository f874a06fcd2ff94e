"""Guided lessons: from the help menu, the start page and the page of a new match."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from anahuac.app.panels import lessoncard
from anahuac.app.windows.accesskeys import give_access
from anahuac.app.windows.feature import Feature
from anahuac.app.windows.menus import Menus
from anahuac.engine.text import text
from anahuac.lessons.shelf import lesson_ids, open_lesson
from anahuac.registry import GAME_IDS

if TYPE_CHECKING:
    from anahuac.app.lesson.guide import Guide
    from anahuac.app.matches import Opened
    from anahuac.app.windows.main import MainWindow
    from anahuac.app.windows.table import TablePage
    from anahuac.lessons.course import Course

LEARN = text("menu", "&Learn by playing")
LEARN_WHAT = text("menu", "&Learn: {lesson}")
AGAIN = text("menu", "Begin the lesson a&new")
NEXT = text("menu", "Lesson: ne&xt task")
BACK = text("menu", "Lesson: task &before")
SHOW = text("menu", "Lesson: &show me")
LEAVE = text("menu", "Lea&ve the lesson")
NAME = text("lesson", "{title} – lesson")
BROKEN = text("lesson", "The lesson cannot be opened.")
#: The others of a lesson answer no later than this.
PAUSE_MS = 120


def key_of(game: str, lesson: str) -> str:
    """How settings name a lesson."""
    return f"{game}/{lesson}"


class Lessons(Feature):
    """Puts a lesson on the table, keeps how far it went, and lets its match go on as an ordinary one."""

    guide: Guide | None = None

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._course: Course | None = None
        self._opened: Opened | None = None
        self._game = ""

    def offer(self, menus: Menus) -> None:
        for game in GAME_IDS:
            for lesson in lesson_ids(game):
                key = f"learn:{key_of(game, lesson)}"
                menus.add("help", key, LEARN, slot=partial(self.learn, game, lesson))
        menus.menu("help").aboutToShow.connect(self._name_entries)
        inside = menus.submenu("help", "lesson", lessoncard.LESSON)
        self._inside = inside.menuAction()
        entries = (
            ("lesson_next", NEXT, "F3", self._next),
            ("lesson_back", BACK, "Shift+F3", self._back),
            ("lesson_show", SHOW, "F2", self._show_me),
            ("lesson_anew", AGAIN, "", self.begin_anew),
            ("lesson_leave", LEAVE, "", self._leave),
        )
        for key, said, shortcut, slot in entries:
            menus.add("lesson", key, said, *filter(None, (shortcut,)), slot=slot, when="table")
        self.window.learn_asked.connect(self.learn)

    def sat_down(self, table: TablePage) -> None:
        if self._course is None or self._opened is None or self.window.opened is not self._opened:
            return
        from anahuac.app.lesson.guide import Guide

        table.session.auto_answer = True
        table.session.pause_ms = min(table.session.pause_ms, PAUSE_MS)
        guide = self.guide = Guide(table, self._course)
        guide.moved.connect(self._moved)
        guide.card.keep_asked.connect(self.keep)
        guide.card.drop_asked.connect(self.drop)
        guide.start()

    def leaving(self, table: TablePage) -> None:
        del table
        self.guide = None

    def enable(self) -> None:
        """The entries of a lesson are there while one is on the table."""
        actions, guide = self.window.menus.actions, self.guide
        self._inside.setVisible(guide is not None)
        for key in ("lesson_next", "lesson_back", "lesson_show", "lesson_anew", "lesson_leave"):
            actions[key].setEnabled(guide is not None)

    # ------------------------------------------------------------------ beginning and leaving

    def learn(self, game: str, name: str = "") -> None:
        """Put a lesson on the table, the first one of a game unless it is named, where it was left last time."""
        names = lesson_ids(game)
        if names:
            name = name or names[0]
            self._begin(game, name, self.ui.settings.values.lessons.get(key_of(game, name), 0))

    def begin_anew(self) -> None:
        """The lesson on the table from its first task."""
        if self._course is not None:
            self._begin(self._game, self._course.lesson.id, 0)

    def _begin(self, game: str, name: str, reached: int) -> None:
        from anahuac.app.lesson.players import LESSON, Answering
        from anahuac.app.matches import Opened
        from anahuac.app.players import SeatPlan
        from anahuac.lessons.carrying import go_to
        from anahuac.lessons.course import Course
        from anahuac.lessons.document import LessonFault
        from anahuac.registry import load_game
        from anahuac.resources import ResourceMissing

        try:
            lesson = open_lesson(game, name)
        except (LessonFault, ResourceMissing):
            self.window.tell(BROKEN())
            return
        course = Course.begin(load_game(game), lesson)
        if reached < len(lesson.tasks):  # one that has been finished begins anew
            go_to(course, reached)
        others = [info.id for info in course.match.game.info.seats if info.id != lesson.seat]
        seats = {lesson.seat: SeatPlan(), **{seat: SeatPlan(LESSON) for seat in others}}
        self._course, self._game = course, game
        self._opened = Opened(course.match, seats, None, {seat: Answering(course) for seat in others})
        self.window.sit_down(self._opened)

    def drop(self) -> None:
        """Leave the lesson and its match."""
        self._course = self._opened = None
        self.window.to_start()

    def keep(self) -> None:
        """Go on with the match of the lesson as an ordinary one of the library, against the computer."""
        from anahuac.app.matches import Trouble, levels

        course, table = self._course, self.table
        if course is None or table is None:
            return
        lesson, words = course.lesson, self.ui.words
        players = {
            seat: plan.kept if plan.is_human else levels()[-1] for seat, plan in table.session.seats.items()
        }
        title = NAME(title=words.named(lesson.title))
        try:
            path = self.window.matches.keep(course.match, words(title), lesson.seed, players)
        except Trouble as trouble:
            self.window.tell(trouble.reason)
            return
        self._course = self._opened = None
        self.window.open_file(path)

    # ------------------------------------------------------------------ helpers

    def _moved(self, task: int) -> None:
        """Keep how far it went; what has been reached once stays so."""
        if self._course is None:
            return
        kept = self.ui.settings.values.lessons
        key = key_of(self._game, self._course.lesson.id)
        count = len(self._course.lesson.tasks)
        reached = count if task == count - 1 else task
        if reached > kept.get(key, 0):
            self.ui.settings.change(lessons={**kept, key: reached})

    def _name_entries(self) -> None:
        """Only now: reading a lesson takes its time."""
        from anahuac.lessons.document import LessonFault
        from anahuac.resources import ResourceMissing

        menus, words = self.window.menus, self.ui.words
        for game in GAME_IDS:
            for name in lesson_ids(game):
                key = f"learn:{key_of(game, name)}"
                try:
                    title = open_lesson(game, name).title
                except (LessonFault, ResourceMissing):
                    continue
                said = partial(lambda forms: words(LEARN_WHAT(lesson=words.named(forms))), title)
                menus.say(f"action:{key}", menus.actions[key].setText, said)
        give_access(menus.menu("help").actions())

    def _next(self) -> None:
        if self.guide is not None:
            self.guide.next()

    def _back(self) -> None:
        if self.guide is not None:
            self.guide.back()

    def _show_me(self) -> None:
        if self.guide is not None:
            self.guide.show_me()

    def _leave(self) -> None:
        if self.guide is not None:
            self.guide.card.ask_leave()
