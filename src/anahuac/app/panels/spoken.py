"""What screen readers say of how the answer under way marks a place, a counter or a marker."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from anahuac.engine.text import Param, text

MARKS = {
    "reach": text("spoken", "can be chosen"),
    "reach_last": text("spoken", "can be chosen, as the last step"),
    "target": text("spoken", "can be chosen as a target"),
    "selected": text("spoken", "chosen"),
    "blocked": text("spoken", "cannot be chosen now"),
}
ALLOTTED = text("spoken", "allotted: {count}")
CHOOSABLE = text("spoken", "can be chosen here: {pieces}")
CHOSEN = text("spoken", "chosen here: {pieces}")


def of_mark(mark: str, count: int = 0) -> tuple[Param, ...]:
    """The mark and the figure beside it in words, none where there is none."""
    said: tuple[Param, ...] = (MARKS[mark](),) if mark in MARKS else ()
    return (*said, ALLOTTED(count=count)) if count else said


def announce(widget: QWidget, said: str, *, urgent: bool = False) -> None:
    """Tell whoever listens to a screen reader, in between other things or at once."""
    if said and QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(widget, said)
        if urgent:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)


def sentences(parts: list[str]) -> str:
    """Texts one after the other, with a full stop where one has no end of its own."""
    return " ".join(part if part[-1] in ".?!:…" else f"{part}." for part in parts if part)
