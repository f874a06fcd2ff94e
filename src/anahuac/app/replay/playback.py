"""Going through a match by itself: at one of four speeds, by steps, phases or turns, until the end or a stop."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from anahuac.app.replay.timeline import Stride, Timeline
from anahuac.app.session import Session

#: Speeds and what stands on their buttons; a speed of 1 is a stride every second.
SPEEDS: dict[str, float] = {"½": 0.5, "1": 1.0, "2": 2.0, "4": 4.0}
SECOND = 1000


class Playback(QObject):
    """Moves where a session looks. It plays while :attr:`running`; ``changed`` tells when that, the speed or the
    stride changes."""

    changed = Signal()
    arrived = Signal()  # it has come to the step it was to play up to

    def __init__(self, session: Session, course: Timeline, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.course = course
        self.speed = "1"
        self.stride: Stride = "step"
        self._until: int | None = None
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._tick)

    @property
    def running(self) -> bool:
        """Whether it plays."""
        return self._clock.isActive()

    @property
    def pause_ms(self) -> int:
        """Time between two strides."""
        return round(SECOND / SPEEDS[self.speed])

    def set_speed(self, speed: str) -> None:
        """Choose one of :data:`SPEEDS`."""
        self.speed = speed
        self._clock.setInterval(self.pause_ms)
        self.changed.emit()

    def set_stride(self, stride: Stride) -> None:
        """How far to go at once, by hand or by itself."""
        self.stride = stride
        self.changed.emit()

    def play(self, until: int | None = None) -> None:
        """Play on from the step looked at to ``until`` or the end; from the end, from the beginning."""
        if self._at() >= self._end(until):
            self.jump(0 if until is None else until)
        self._until = until
        self._clock.start(self.pause_ms)
        self.changed.emit()

    def pause(self) -> None:
        """Stand still."""
        if self.running:
            self._clock.stop()
            self._until = None
            self.changed.emit()

    def toggle(self) -> None:
        """Play, or pause."""
        if self.running:
            self.pause()
        else:
            self.play()

    def jump(self, step: int) -> None:
        """Look at a step."""
        self._session.look_at(step)

    def onward(self, stride: Stride | None = None) -> None:
        """A stride forward."""
        self.pause()
        self.jump(self.course.onward(self._at(), stride or self.stride))

    def back(self, stride: Stride | None = None) -> None:
        """A stride back."""
        self.pause()
        self.jump(self.course.back(self._at(), stride or self.stride))

    def to_start(self) -> None:
        """The opening."""
        self.pause()
        self.jump(0)

    def to_end(self) -> None:
        """The latest step."""
        self.pause()
        self.jump(self.course.last)

    def _at(self) -> int:
        looking = self._session.looking
        return self.course.last if looking is None else looking

    def _end(self, until: int | None) -> int:
        return self.course.last if until is None else min(until, self.course.last)

    def _tick(self) -> None:
        end = self._end(self._until)
        self.jump(min(self.course.onward(self._at(), self.stride), end))
        if self._at() >= end:
            wanted = self._until is not None
            self.pause()
            if wanted:
                self.arrived.emit()
