"""Carrying a task out as the lesson itself would: for checking one, and for going on where somebody left off."""

from __future__ import annotations

from anahuac.engine.game import decision_of
from anahuac.engine.text import Text
from anahuac.lessons import texts
from anahuac.lessons.course import Course

#: More answers than this are not given in one task.
MOST_ANSWERS = 500


def carry_out(course: Course) -> Text | None:
    """Do what the task asks, as the lesson shows it, and let the others answer; why it does not work, or ``None``."""
    match, task = course.match, course.task
    if task.undo:
        reason = match.undo_refusal(course.undo_to)
        if reason is not None:
            return texts.NO_UNDO(reason=reason)
        match.undo(course.undo_to)
        course.look()
    elif task.point:
        course.pointed(task.point)
    elif task.leave:
        course.picked(dict.fromkeys(task.leave, "reach"))
    gesture: int | None = None
    for _ in range(MOST_ANSWERS):
        others = [decision for decision in match.pending if decision.seat != course.lesson.seat]
        shown = course.to_show()
        if others:
            answer = course.answer(others[0])
            if answer is None and others[0].is_forced():
                answer = others[0].forced_answer()
            if answer is None:
                return texts.STUCK(asked=others[0].prompt)
            match.play(others[0].seat, answer)
        elif shown:
            refusal = match.check(course.lesson.seat, shown[0])
            if refusal is not None:
                return texts.REFUSED(reason=refusal.reason)
            gesture = match.play(course.lesson.seat, shown[0], gesture=gesture).gesture
        else:
            break
        course.look()
    if course.complete and course.astray is None:
        return None
    asked = decision_of(match.pending, course.lesson.seat)
    return texts.NOT_DONE(asked=asked.prompt if asked is not None else "–")


def go_to(course: Course, task: int) -> None:
    """Carry tasks out until a later one is reached, or one that cannot be."""
    while course.at < task and carry_out(course) is None and course.next():
        pass
