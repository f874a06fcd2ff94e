"""A lesson on a table: it follows what is done there, tells it on the card, and points things out."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from anahuac.app.lesson.pointing import Frames, Rings
from anahuac.app.lesson.wording import as_html, plainly, told
from anahuac.app.panels.lessoncard import STEP_OF, LessonCard
from anahuac.app.windows.table import TablePage
from anahuac.engine.text import text
from anahuac.lessons.course import Course
from anahuac.lessons.document import Said

ASTRAY = text(
    "lesson",
    "This leads away from the lesson. Go back to where the task began, which a lesson may even across dice.",
)
PANEL, FRONT = "panel:", "front:"


class Guide(QObject):
    """Belongs to a table. ``moved`` tells the number of each task that is reached, ``announced`` what is read out."""

    moved = Signal(int)
    announced = Signal(str)

    def __init__(self, table: TablePage, course: Course) -> None:
        super().__init__(table)
        self.table = table
        self.course = course
        self._told: tuple[object, ...] = ()
        self.card = LessonCard(table.ui, table)
        self._rings = Rings(table.map, self)
        self._frames = Frames(table.ui.look, table)
        session, view, play = table.session, table.map, table.play
        session.stepped.connect(self._stepped)
        view.place_clicked.connect(self._place_clicked)
        view.token_clicked.connect(self._token_clicked)
        view.cursor_moved.connect(self._place_pointed)
        view.token_focused.connect(self._token_focused)
        play.tool_shown.connect(self._tool_shown)
        play.board_changed.connect(self._rings.show_again)
        table.ui.words.changed.connect(self._show)
        card = self.card
        card.next_asked.connect(self.next)
        card.back_asked.connect(self.back)
        card.show_asked.connect(self.show_me)
        card.return_asked.connect(self.return_to_task)
        card.leave_asked.connect(card.ask_leave)
        card.clause_asked.connect(table.clause_asked)

    def start(self) -> None:
        """Put the card up and tell the first task."""
        self.table.stand_beside(self.card)
        self._show()

    # ------------------------------------------------------------------ what a person does

    def next(self) -> None:
        """The next task."""
        if self.course.next():
            self._show()

    def back(self) -> None:
        """The task before, and the match as it stood then."""
        to = self.course.back()
        if to is not None:
            self._rewind(to)

    def return_to_task(self) -> None:
        """Where the task began, across whatever has happened since."""
        self._rewind(self.course.return_to())

    def show_me(self) -> None:
        """Do what is asked."""
        course, play, session = self.course, self.table.play, self.table.session
        if course.complete:
            return
        if course.astray is not None:
            self.return_to_task()
        session.look_now()
        task = course.task
        if task.point:
            play.go_to(task.point)
            course.pointed(task.point)
            self._show()
        elif task.leave:
            for ref in task.leave:
                if play.tool is not None and play.tool.marks().get(ref) == "selected":
                    play.gestures.point_at_ref(ref)
        elif task.undo:
            session.undo_to(course.undo_to)
        else:
            session.play(*course.to_show())

    # ------------------------------------------------------------------ what happens

    def _stepped(self) -> None:
        self.course.look()
        self._show()

    def _place_clicked(self, place: str, modifiers: Qt.KeyboardModifier) -> None:
        del modifiers
        self._place_pointed(place)

    def _token_clicked(self, piece: str, place: str, modifiers: Qt.KeyboardModifier) -> None:
        del modifiers
        self._token_focused(piece, place)

    def _token_focused(self, piece: str, place: str) -> None:
        self._pointed((f"piece:{piece}", f"{self.table.play.scene.prefix}:{place}"))

    def _place_pointed(self, place: str) -> None:
        self._pointed((f"{self.table.play.scene.prefix}:{place}",))

    def _pointed(self, refs: tuple[str, ...]) -> None:
        self.course.pointed(refs)
        self._show()

    def _tool_shown(self) -> None:
        tool = self.table.play.tool
        if tool is not None and self.course.task.leave and not self.course.complete:
            self.course.picked(tool.marks())
            self._show()
        else:
            self._point_out()  # the panel has put its counters up anew

    def _rewind(self, to: int) -> None:
        """Take the match back, as only a lesson may; the dice are laid out anew."""
        session = self.table.session
        session.look_now()
        if to < session.match.last.number:
            rated = session.match.rated
            session.match.rated = False
            try:
                session.undo_to(to)
            finally:
                session.match.rated = rated
        else:
            self.table.play.gestures.escape()
            self.course.look()
        self._show()

    # ------------------------------------------------------------------ showing

    def _show(self) -> None:
        course, card = self.course, self.card
        lesson, task = course.lesson, course.task
        state = (course.at, course.complete, repr(course.astray), self.table.ui.words.language)
        count = len(lesson.tasks)
        card.show_task(
            lambda: self._bare(lesson.title),
            course.at + 1,
            count,
            lambda: self._bare(task.title),
            lambda: as_html(self._said(task.text)),
            task.clause,
        )
        astray = course.astray
        card.show_state(
            complete=course.complete,
            done=lambda: as_html(self._said(task.done)),
            astray=None if astray is None else lambda: as_html(self._strayed(astray)),
            first=course.at == 0,
            last=course.is_last,
        )
        self._point_out()
        if state != self._told:
            before, self._told = self._told, state
            if not before or before[0] != course.at:
                self._bring_up()
                self.moved.emit(course.at)
            self._announce(bool(before) and before[0] == course.at and before[3] == state[3])

    def _said(self, said: Said) -> str:
        words = self.table.ui.words
        return told(self.course, said, words.wording, words.language)

    def _bare(self, said: Said) -> str:
        return plainly(self._said(said))

    def _strayed(self, said: Said) -> str:
        parts = (self._said(said), self.table.ui.words(ASTRAY))
        return "\n\n".join(part for part in parts if part)

    def _announce(self, same_task: bool) -> None:
        """Read a new task out, or what came of it."""
        card, words, course = self.card, self.table.ui.words, self.course
        task = course.task
        result = ""
        if course.astray is not None:
            result = self._strayed(course.astray)
        elif course.complete:
            result = self._said(task.done)
        step = words(STEP_OF(step=course.at + 1, count=len(course.lesson.tasks)))
        parts = [result] if same_task else [step, self._said(task.title), self._said(task.text), result]
        said = "\n".join(plainly(part) for part in parts if part)
        if said:
            if QAccessible.isActive():
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(card, said))
            self.announced.emit(said)

    def _bring_up(self) -> None:
        """Let what the task speaks of be seen."""
        for mark in self.course.task.marks:
            if mark.startswith((PANEL, FRONT)):
                self.table.raise_panel(mark.partition(":")[2])
        self.table.play.spoken_of = tuple(
            f"{self.table.play.scene.prefix}:{place}" for place in self._places()
        )
        if self.table.play.spoken_of:
            self.table.play.look_there()

    def _places(self) -> tuple[str, ...]:
        """Places of the map that the task speaks of."""
        prefix = self.table.play.scene.prefix + ":"
        return tuple(mark.removeprefix(prefix) for mark in self.course.task.marks if mark.startswith(prefix))

    def _point_out(self) -> None:
        """Ring and frame what the task speaks of, until it is done."""
        course = self.course
        done = course.complete and not course.task.only_read
        marks = () if done else course.task.marks
        self._rings.show(() if done else self._places())
        self._frames.show({mark: control for mark in marks if (control := self.control(mark)) is not None})

    def control(self, mark: str) -> QWidget | None:
        """The control that a mark names, if it is there."""
        table = self.table
        if mark == "question":
            return table.prompt
        if mark == "undo":
            return table.prompt.undo
        if mark.startswith(PANEL):
            return table.docks.get(mark.removeprefix(PANEL))
        counter = table.inspector.counters.get(mark)
        return counter if counter is not None and counter.isVisible() else None
