"""Trials: playing on from an earlier step, or from now, beside the match."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from anahuac.app.windows.feature import Feature
from anahuac.app.windows.menus import Menus
from anahuac.engine.text import Text, text

if TYPE_CHECKING:
    from anahuac.app.matches import Opened
    from anahuac.app.panels.trialbar import TrialBar
    from anahuac.app.windows.main import MainWindow
    from anahuac.app.windows.pastdesk import PastDesk
    from anahuac.app.windows.table import TablePage

TRY = text("menu", "&Try from here")
BACK = text("menu", "Back to the &match")
KEEP = text("menu", "&Keep the trial as a match")
NAME = text("trial", "{name} – trial")
KEPT = text("trial", "Kept in the library as {name}.")
SURE = text("trial", "Leave this trial? What has been played in it will be lost.")
LEAVE = text("trial", "Leave")
STAY = text("trial", "Stay")
ONE_AT_A_TIME = text("trial", "This is a trial already.")
#: Seeds are whole numbers of as many bits.
SEED_BITS = 62


class Trials(Feature):
    """Puts a trial on the table in place of the match, which stays open beside it, and the match back again."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.aside: Opened | None = None
        self._step = 0
        self._name = ""
        self._turn: Text | None = None
        self._seed = 0
        self._kept = 0  # steps of the trial that are kept
        self._changing = False
        self.bar: TrialBar | None = None

    def offer(self, menus: Menus) -> None:
        menus.add("play", "try", TRY, "Ctrl+T", slot=self._try, when="table")
        menus.add("play", "trial_keep", KEEP, slot=self.keep, when="table")
        menus.add("play", "trial_back", BACK, slot=self.back, when="table")

    def sat_down(self, table: TablePage) -> None:
        if not table.session.trial:
            from anahuac.app.replay.trial import trial_refusal

            desk = self._desk()
            if desk is not None:
                desk.trial_asked.connect(self.start)
                desk.refuse_trial = lambda step: trial_refusal(table.session, step)
            return
        from anahuac.app.panels.trialbar import TrialBar

        self.bar = TrialBar(self.ui, self._step, table)
        self.bar.back_asked.connect(self.back)
        self.bar.keep_asked.connect(self.keep)
        table.add_bar(self.bar)
        self.bar.show()
        table.session.stepped.connect(self._stepped)
        desk = self._desk()
        if desk is not None:
            desk.refuse_trial = lambda step: ONE_AT_A_TIME()
        self._stepped()

    def leaving(self, table: TablePage) -> None:
        if table.session.trial:
            self.bar = None
            if not self._changing and self.aside is not None:
                self.aside.close()
                self.aside = None

    def enable(self) -> None:
        actions = self.window.menus.actions
        session = self.table.session if self.table is not None else None
        open_map = session is not None and session.curtain is None
        trial = session is not None and session.trial
        possible = False
        if session is not None and open_map and not trial:
            from anahuac.app.replay.trial import trial_refusal

            step = session.match.last.number if session.looking is None else session.looking
            possible = trial_refusal(session, step) is None
        actions["try"].setEnabled(possible)
        actions["trial_back"].setEnabled(trial)
        actions["trial_keep"].setEnabled(trial and self._unkept)

    # ------------------------------------------------------------------ to and fro

    def start(self, step: int) -> None:
        """Begin a trial from a step of the match on the table."""
        from anahuac.app.matches import Opened, computers, levels
        from anahuac.app.players import SeatPlan
        from anahuac.app.replay.trial import trial_of, trial_refusal, turn_of

        table = self.table
        if table is None or table.session.trial or table.session.curtain is not None:
            return
        session = table.session
        if trial_refusal(session, step) is not None:
            return
        self._seed = secrets.randbits(SEED_BITS)
        match = trial_of(session, step, self._seed)
        known = levels()
        seats = {
            seat: plan if plan.is_human or plan.player in known else SeatPlan()
            for seat, plan in session.seats.items()
        }
        self._step, self._kept = step, 0
        opened = self.window.opened
        info = opened.file.info if opened is not None and opened.file is not None else None
        self._name = info.name if info is not None else ""
        self._turn = turn_of(session, step) or (info.label if info is not None else None)
        self.aside = self.window.lay_aside()
        players = computers(match.game.info.id, seats)
        self.window.sit_down(Opened(match, seats, None, players, trial=True))

    def back(self) -> None:
        """Drop the trial and put the match back on the table."""
        if self.aside is None or (self._unkept and not self.window.ask(SURE(), LEAVE, STAY)):
            return
        aside, self.aside = self.aside, None
        self._changing = True
        try:
            self.window.sit_down(aside)
        finally:
            self._changing = False

    def keep(self) -> None:
        """Keep the trial as it stands as a match of the library."""
        from anahuac.app.matches import Trouble
        from anahuac.app.shelf import game_name

        table = self.table
        if table is None or not table.session.trial or not self._unkept:
            return
        session = table.session
        name = self._name or game_name(session.match.game.info.id)
        players = {seat: plan.kept for seat, plan in session.seats.items()}
        try:
            path = self.window.matches.keep(
                session.match, self.ui.words(NAME(name=name)), self._seed, players, self._turn
            )
        except Trouble as trouble:
            self.window.tell(trouble.reason)
            return
        self._kept = session.match.last.number
        if self.bar is not None:
            self.bar.tell(KEPT(name=path.stem))
        self.window.refresh_menus()
        self._show_keep()

    # ------------------------------------------------------------------ helpers

    @property
    def _unkept(self) -> bool:
        """Whether something has been played in the trial that would be lost."""
        table = self.table
        return table is not None and table.session.trial and table.session.match.last.number > self._kept

    def _try(self) -> None:
        if self.table is not None:
            session = self.table.session
            self.start(session.match.last.number if session.looking is None else session.looking)

    def _stepped(self) -> None:
        if self._unkept and self.bar is not None:
            self.bar.tell("")
        self._show_keep()

    def _show_keep(self) -> None:
        if self.bar is not None:
            self.bar.keep.setEnabled(self._unkept)

    def _desk(self) -> PastDesk | None:
        from anahuac.app.windows.features.history import History

        return next((f.desk for f in self.window.features if isinstance(f, History)), None)
