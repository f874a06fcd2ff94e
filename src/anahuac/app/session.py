"""A match in the window: who looks at it, who plays, the curtain, the log, undo; computers think elsewhere.

Widgets read :attr:`Session.view` and the redacted log of the viewpoint, never the match's full state. A step is
in the journal before :attr:`Session.stepped` tells of it; when the disk refuses, the match stays as it was.

Whoever sits at the table may look at an earlier step (:meth:`Session.look_at`): the view is then what this seat
knew after that step, nothing is asked and nothing can be changed, and the match itself stands where it stood.
"""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from anahuac.app.players import Player, SeatPlan
from anahuac.app.presenter import Forced
from anahuac.app.told import LogEntry, has_news, told
from anahuac.engine.decision import Action, Decision, Seat
from anahuac.engine.game import LogLine, Outcome
from anahuac.engine.match import BARRIER_TEXTS, NOTHING_TO_REDO, Barrier, Match, UndoRefused
from anahuac.engine.rules import IllegalAction, Refusal
from anahuac.engine.text import Text, text

log = logging.getLogger("anahuac.app.session")

DISK = text("session", "This step could not be kept and has not been made: {reason}.")
COMPUTER_FAILED = text("session", "The computer player stopped: {reason}.")
WATCHING = text("session", "The computer is thinking.")
BEHIND_CURTAIN = text("session", "The seats are changing.")
LOOKING_BACK = text("session", "You look at history; go back to now first.")
POLL_MS = 15
#: The kind of log lines that say why something was not done.
REFUSAL = "refusal"
#: Panels that are not to be seen take up the log so many milliseconds after a step, once the map has been painted,
#: and tell it so many seconds at a time.
PATIENCE_MS, SLICE = 300, 0.01


def goes_without_saying(decision: Decision) -> Forced:
    """Every answer that leaves no choice is given."""
    del decision
    return "given"


class Session(QObject):
    """Owns a match. All changes go through :meth:`play`, :meth:`undo`, :meth:`redo`, :meth:`undo_to`.

    ``forced`` tells what to do with questions that leave no choice, as the game's presenter knows it. In a
    ``trial`` one person plays for every seat that no computer has, so no curtain falls between them. Where it
    ``waits``, who has rolled dice or had something shown sees it before the curtain falls (:attr:`handing`).
    """

    stepped = Signal()  # the match has another present state
    pending_changed = Signal()  # something else is asked, or of somebody else
    viewpoint_changed = Signal()  # another seat looks at the table, or the curtain fell or rose
    looked = Signal()  # another step is looked at, or the present one again
    failed = Signal(object)  # Text: something went wrong outside the rules
    refused = Signal(object)  # Refusal of a step that was tried
    noted = Signal()  # the log has a line more, and the match is as it was
    thinking_changed = Signal()
    ended = Signal(object)  # Outcome

    def __init__(
        self,
        match: Match[Any, Any],
        seats: Mapping[Seat, SeatPlan],
        players: Mapping[Seat, Player] | None = None,
        *,
        auto_answer: bool = True,
        pause_ms: int = 400,
        faults: tuple[type[Exception], ...] = (),
        trial: bool = False,
        waits: bool = False,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.seats = {info.id: seats.get(info.id, SeatPlan()) for info in match.game.info.seats}
        self.auto_answer = auto_answer
        self.forced: Callable[[Decision], Forced] = goes_without_saying
        self.pause_ms = pause_ms
        self._hurried = False
        self.kept = True  # the last step that was tried is in the journal
        self.trial = trial
        self.waits = waits
        self._players = dict(players or {})
        self._faults: tuple[type[Exception], ...] = (OSError, *faults)
        self._thinking: dict[Seat, float] = {}
        self._curtain: Seat | None = None
        self._handing: Seat | None = None
        self._looking: int | None = None
        self._viewpoint = self._first_viewpoint()
        self._view: Any = None
        self._view_of: object = None
        self._log: list[LogEntry] = []
        self._logged = 0
        self._told_end = False
        self._poll = QTimer(self)
        self._poll.setInterval(POLL_MS)
        self._poll.timeout.connect(self._look_at_players)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._begin_thinking)

    def start(self) -> None:
        """Begin: ask who is to be asked. Connect to the signals first."""
        if self.match.outcome is None and len(self.match.steps) == 1:
            self._answer_forced(self.match.last.gesture)
        self._go_on()

    def close(self) -> None:
        """Stop thinking; the match is on disk as it stands."""
        self._poll.stop()
        self._pause.stop()
        self._stop_players()

    # ------------------------------------------------------------------ what is

    @property
    def humans(self) -> tuple[Seat, ...]:
        """Seats of persons."""
        return tuple(seat for seat, plan in self.seats.items() if plan.is_human)

    @property
    def viewpoint(self) -> Seat | None:
        """The seat whose view is shown; ``None`` for a spectator of computers."""
        return self._viewpoint

    @property
    def curtain(self) -> Seat | None:
        """The seat that shall come to the table while the curtain is down, else ``None``."""
        return self._curtain

    @property
    def handing(self) -> Seat | None:
        """The seat that is next, while who sits at the table still looks at what has come of the last gesture."""
        return self._handing

    @property
    def looking(self) -> int | None:
        """The step that is looked at, ``None`` while it is the match as it stands."""
        return self._looking

    @property
    def view(self) -> Any:
        """The state that is looked at, mostly the present one, as the viewpoint may know it."""
        step = self.match.last if self._looking is None else self.match.steps[self._looking]
        key = (step, self._viewpoint)
        if self._view_of != key:
            self._view = self.match.view(self._viewpoint, step.number)
            self._view_of = key
        return self._view

    @property
    def decision(self) -> Decision | None:
        """What the viewpoint is asked now; nothing behind the curtain, nothing while it looks at history."""
        if self._curtain is not None or self._viewpoint is None or self._looking is not None:
            return None
        return self.match.decision(self._viewpoint) if self._viewpoint in self.humans else None

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Seats that have something to decide."""
        return tuple(decision.seat for decision in self.match.pending)

    @property
    def thinking(self) -> tuple[Seat, ...]:
        """Seats whose computer player is thinking, or about to."""
        waiting = tuple(seat for seat in self.awaited if not self.seats[seat].is_human)
        return waiting if self._thinking or self._pause.isActive() else ()

    @property
    def progress(self) -> float:
        """How far the slowest of the thinking computers is, 0 to 1."""
        return min(self._thinking.values(), default=0.0)

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the match is over."""
        return self.match.outcome

    def log_lines(self) -> list[LogEntry]:
        """The log as the viewpoint may read it, oldest first. Do not change the list."""
        self.tell_ahead(math.inf)
        return self._log

    def tell_ahead(self, seconds: float) -> bool:
        """Work on what :meth:`log_lines` will give, about so long; whether nothing is left to be told."""
        end = time.perf_counter() + seconds
        steps = self.match.steps
        while self._logged < len(steps):
            self._log += told(self.match, self._viewpoint, self._logged)
            self._logged += 1
            if time.perf_counter() > end:
                break
        return self._logged >= len(steps)

    def lines_after(self, step: int) -> list[LogEntry]:
        """The lines of :meth:`log_lines` about later steps than this; those before need not be told for it."""
        known = [entry for entry in self._log if entry.step > step]
        later = range(max(step + 1, self._logged), len(self.match.steps))
        return known + [entry for at in later for entry in told(self.match, self._viewpoint, at)]

    def note_refusal(self, refusal: Refusal) -> None:
        """Keep a refusal among the log's lines as long as this seat looks on; the match does not hold it."""
        lines = self.log_lines()
        line = LogLine(refusal.reason, refusal.clause, REFUSAL, self._viewpoint)
        entry = LogEntry(self.match.last.number, line)
        if not lines or lines[-1] != entry:
            lines.append(entry)
            self.noted.emit()

    def check(self, action: Action) -> Refusal | None:
        """Why the viewpoint may not do this now, or ``None``."""
        return self.match.check(self._viewpoint or "", action)

    def undo_refusal(self, to: int | None = None) -> Text | None:
        """Why the last gesture (or everything after a step) cannot be taken back, or ``None``."""
        if self._curtain is not None:
            return BEHIND_CURTAIN()
        return LOOKING_BACK() if self._looking is not None else self._barred(to)

    def _barred(self, to: int | None = None) -> Text | None:
        if to is None:
            if len(self.match.steps) == 1:
                return BARRIER_TEXTS[Barrier.START]()
            to = self.match.undo_target
        return self.match.undo_refusal(to) or self._not_mine(to)

    def _not_mine(self, to: int) -> Text | None:
        """Why what another seat has decided, a computer's too, is not taken back; in trials all of it may be."""
        if self.match.rated and any(step.seat != self._viewpoint for step in self.match.steps[to + 1 :]):
            return BARRIER_TEXTS[Barrier.SEAT]()
        return None

    def redo_refusal(self) -> Text | None:
        """Why nothing can be restored, or ``None``."""
        if self._looking is not None:
            return LOOKING_BACK()
        return None if self.match.can_redo else NOTHING_TO_REDO()

    # ------------------------------------------------------------------ what changes

    def play(self, *actions: Action) -> bool:
        """Carry out one gesture of the viewpoint: one action, or several in a row.

        The later ones are left out when something else is asked meanwhile. Tells ``refused`` or ``failed`` and
        gives ``False`` when not even the first could be made.
        """
        seat = self._viewpoint
        if seat is None or not actions or self._looking is not None:
            return False
        gesture: int | None = None
        for action in actions:
            if gesture is not None and self.check(action) is not None:
                break
            if not self._step(seat, action, gesture):
                break
            gesture = self.match.last.gesture
        if gesture is None:
            return False
        self._answer_forced(gesture)
        self._go_on()
        return True

    def look_at(self, step: int) -> None:
        """Look at the match as it stood after a step, the nearest there is; nothing behind the curtain."""
        step = min(max(step, 0), self.match.last.number)
        if self._curtain is None and step != self._looking:
            self._looking = step
            self.looked.emit()

    def look_now(self) -> None:
        """Look at the match as it stands."""
        if self._looking is not None:
            self._looking = None
            self.looked.emit()

    def undo(self) -> None:
        """Take back the last gesture; tells ``failed`` with the reason where that is barred."""
        self._rewind(self.match.undo_target)

    def undo_to(self, step: int, *, agreed: bool = False) -> None:
        """Take back everything after a step; ``agreed`` tells that the other seat allows it."""
        self._rewind(step, agreed)

    def redo(self) -> None:
        """Restore what was taken back last."""
        if self._looking is not None:
            self.failed.emit(LOOKING_BACK())
            return
        self._stop_players()
        try:
            if self._safely(self.match.redo):
                self._go_on()
        except UndoRefused as error:
            self.failed.emit(error.reason)

    def raise_curtain(self) -> None:
        """The seat the curtain waits for has come to the table."""
        if self._curtain is None:
            return
        self._viewpoint = self._curtain
        self._curtain = None
        self._forget_log()
        self.viewpoint_changed.emit()
        self._go_on()

    def hand_over(self) -> None:
        """What has come of the last gesture has been seen: the curtain falls for the seat that is next."""
        if self._handing is None:
            return
        self._fall(self._handing)
        self.stepped.emit()
        self.pending_changed.emit()

    def stop_thinking(self) -> None:
        """Let the computer stop; it begins again with :meth:`resume_thinking`."""
        self._hurried = False
        self._pause.stop()
        self._stop_players()
        self.thinking_changed.emit()

    @property
    def hurried(self) -> bool:
        """Whether computers make their moves without a pause, until a person is asked."""
        return self._hurried

    def hurry(self) -> None:
        """Let computers make the moves that come without a pause, until a person is asked or they are stopped."""
        self._hurried = True
        if self._pause.isActive():
            self._pause.start(0)
        self.thinking_changed.emit()

    def resume_thinking(self) -> None:
        """Let computers that have something to decide think."""
        self._begin_thinking()

    # ------------------------------------------------------------------ helpers

    def _first_viewpoint(self) -> Seat | None:
        humans = self.humans
        asked = [decision.seat for decision in self.match.pending if decision.seat in humans]
        if len(humans) > 1 and self.trial:
            return asked[0] if asked else humans[0]
        if len(humans) > 1:
            self._curtain = asked[0] if asked else humans[0]
            return self._curtain
        return humans[0] if humans else None

    def _forget_log(self) -> None:
        self._log = []
        self._logged = 0

    def _rewind(self, to: int, agreed: bool = False) -> None:
        barred = self.match.undo_refusal(to, agreed=True) if agreed else self._barred(to)
        refusal = LOOKING_BACK() if self._looking is not None else barred
        if refusal is not None:
            self.failed.emit(refusal)
            return
        self._stop_players()
        if self._safely(lambda: self.match.undo(to, agreed=agreed)):
            self._log = [entry for entry in self._log if entry.step <= to]
            self._logged = min(self._logged, to + 1)
            self._told_end = False
            self._go_on()

    def _step(self, seat: Seat, action: Action, gesture: int | None) -> bool:
        try:
            return self._safely(lambda: self.match.play(seat, action, gesture=gesture))
        except IllegalAction as error:
            self.refused.emit(error.refusal)
            return False

    def _answer_forced(self, gesture: int) -> None:
        """Give the answers that leave no choice, as part of a gesture, up to one that waits for its person."""
        while self.auto_answer:
            forced = next((d for d in self.match.pending if d.is_forced() and not self._waits(d)), None)
            if forced is None or self.match.check(forced.seat, forced.forced_answer()) is not None:
                return
            if not self._step(forced.seat, forced.forced_answer(), gesture):
                return

    def _waits(self, decision: Decision) -> bool:
        """Whether a person gives an answer that leaves no choice.

        One that ends what was being done stands ready as long as the gesture before it can be taken back. One
        whose being forced is a secret is asked like any other where two persons share the screen.
        """
        if not self.seats[decision.seat].is_human:
            return False
        how = self.forced(decision)
        if how == "secret":
            return len(self.humans) > 1
        return how == "ends" and self._curtain is None and len(self.match.steps) > 1 and not self._barred()

    def _safely(self, change: Any) -> bool:
        """Change the match; a disk that refuses is told, and the match is as it was."""
        try:
            change()
        except self._faults as error:
            log.warning("step not kept: %s", error)
            reason = getattr(error, "reason", None)
            said = reason if isinstance(reason, Text) else getattr(error, "strerror", None) or str(error)
            self.kept = False
            self.failed.emit(DISK(reason=said))
            return False
        self.kept = True
        return True

    def _go_on(self) -> None:
        """After any change: who is asked, does the curtain fall, who thinks."""
        asked = [decision.seat for decision in self.match.pending]
        mine = [seat for seat in asked if self.seats[seat].is_human]
        if mine or self.match.outcome is not None:
            self._hurried = False
        self._handing = None
        falls = bool(mine) and self._viewpoint not in mine and len(self.humans) > 1
        if falls and self.trial:
            self._viewpoint = mine[0]
            self._forget_log()
            self.viewpoint_changed.emit()
        elif falls and self._curtain is None:
            if self.waits and has_news(self.match, self._viewpoint):
                self._handing = mine[0]
            else:
                self._fall(mine[0])
        self.stepped.emit()
        self.pending_changed.emit()
        outcome = self.match.outcome
        if outcome is not None:
            if not self._told_end:
                self._told_end = True
                self.ended.emit(outcome)
            return
        if any(not self.seats[seat].is_human for seat in asked):
            self._pause.start(self.pause_ms if len(self.match.steps) > 1 and not self._hurried else 0)
            self.thinking_changed.emit()

    def _fall(self, seat: Seat) -> None:
        """Let the curtain fall for a seat."""
        self._handing = None
        self._curtain = seat
        self._looking = None
        self.viewpoint_changed.emit()

    def _begin_thinking(self) -> None:
        for decision in self.match.pending:
            seat = decision.seat
            player = self._players.get(seat)
            if player is not None and seat not in self._thinking and not self.seats[seat].is_human:
                player.ask(self.match.view(seat), decision)
                self._thinking[seat] = 0.0
        if self._thinking:
            self._poll.start()
        self.thinking_changed.emit()

    def _look_at_players(self) -> None:
        for seat in list(self._thinking):
            news = self._players[seat].poll()
            if news is None:
                continue
            if news.fault is not None:
                del self._thinking[seat]
                log.error("computer player of %s failed: %s", seat, news.fault)
                self.failed.emit(COMPUTER_FAILED(reason=news.fault))
            elif news.action is not None:
                del self._thinking[seat]
                self._take_answer(seat, news.action)
                break
            else:
                self._thinking[seat] = news.progress
                self.thinking_changed.emit()
        if not self._thinking:
            self._poll.stop()
            self.thinking_changed.emit()

    def _take_answer(self, seat: Seat, action: Action) -> None:
        if self._step(seat, action, None):
            self._answer_forced(self.match.last.gesture)
            self._go_on()

    def _stop_players(self) -> None:
        self._pause.stop()
        self._poll.stop()
        for seat in self._thinking:
            self._players[seat].stop()
        self._thinking.clear()


__all__ = ["LogEntry", "Session"]
