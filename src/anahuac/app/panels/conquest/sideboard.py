"""All panels of the Conquest together, as the table puts them up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from anahuac.app.panels.conquest import texts
from anahuac.app.panels.conquest.alliances import AlliancesTable
from anahuac.app.panels.conquest.battle import BattlePanel
from anahuac.app.panels.conquest.points import PointsPanel, ReservePanel
from anahuac.app.panels.tracks import Score, ScoreTrack, TurnBox, TurnTrack
from anahuac.app.panels.widgets import Scrolling
from anahuac.app.presenter import DockSpec, Remark
from anahuac.app.presenters.conquest import ConquestPresenter
from anahuac.app.presenters.conquest.hints import hint
from anahuac.app.ui import Ui
from anahuac.engine.decision import Decision
from anahuac.engine.game import LogLine
from anahuac.engine.text import Param, Ref
from anahuac.games.conquest.data import Turn
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules.ch12_victory import level_of
from anahuac.games.conquest.terms import CAMPS

#: Panels in which questions are answered.
_ANSWERED_IN = {
    "purchase": "reserve",
    "return": "reserve",
    "deploy": "battle",
    "markers": "battle",
    "commit": "battle",
    "reveal": "battle",
    "discard": "battle",
}

#: Steps of a battle whose results are read beside its markers.
STEPS_TOLD = 12


class Sideboard(QObject):
    """Makes the panels and feeds them the seat's view."""

    ref_pressed = Signal(str)  # a counter or marker of a panel was pointed at
    ref_entered = Signal(str)  # Enter was pressed on one
    ref_dropped = Signal(str, QPoint)  # one was dragged to this point of the screen
    inspected = Signal(str)  # the inspector shall show this
    clause_asked = Signal(str)  # the rules shall be opened at this clause

    def __init__(self, ui: Ui, presenter: ConquestPresenter, parent: QWidget) -> None:
        super().__init__(parent)
        self._t = presenter.tables
        self._presenter = presenter
        self.alliances = AlliancesTable(ui, presenter.tables)
        self.points = PointsPanel(ui, presenter.tables, presenter)
        self.reserve = ReservePanel(ui, presenter)
        self.turns = TurnTrack(ui)
        self.score = ScoreTrack(ui)
        self.battle = BattlePanel(ui, presenter)
        self.alliances.inspected.connect(self.inspected)
        self.points.inspected.connect(self.inspected)
        self.reserve.piece_pressed.connect(self.ref_pressed)
        self.battle.marker_pressed.connect(self.ref_pressed)
        self.reserve.piece_entered.connect(self.ref_entered)
        self.battle.ref_entered.connect(self.ref_entered)
        self.battle.ref_dropped.connect(self.ref_dropped)
        self.docks = (
            DockSpec(
                "alliances",
                texts.ALLIANCES,
                Scrolling(self.alliances),
                "right",
                "conquest:11-a",
                texts.S_ALLIANCES,
            ),
            DockSpec("points", texts.POINTS, self.points, "right", "conquest:7.2-a", texts.S_POINTS),
            DockSpec("reserve", texts.RESERVE, self.reserve, "aside", "conquest:G-4"),
            DockSpec("turns", texts.TURNS, self.turns, "track", "conquest:6-a", texts.S_TURNS),
            DockSpec("battle", texts.BATTLE, self.battle, "under", "", texts.S_BATTLE),
            DockSpec("score", texts.SCORE, self.score, "strip", "conquest:12-a", texts.S_SCORE),
        )

    def show_view(self, view: State, decision: Decision | None) -> None:
        """Everything as it stands for the seat."""
        self.alliances.show_view(view)
        self.points.show_view(view)
        self.reserve.show_view(view)
        self.turns.show_boxes(self._boxes(view))
        self.score.show_scores(self._scores(view))
        self.battle.show_view(view, decision)

    def told_of(self, view: State) -> int:
        """The last steps of a battle."""
        return STEPS_TOLD if view.battle is not None else 0

    def show_told(self, lines: Sequence[LogLine]) -> None:
        """The latest lines of the log: what the dice of a battle brought."""
        self.battle.show_told(lines)

    def show_marks(self, marks: Mapping[str, str]) -> None:
        """How the tool marks what the panels show."""
        self.reserve.show_marks(marks)
        self.battle.show_marks(marks)

    def show_placed(self, pieces: frozenset[str]) -> None:
        """Pieces that a deployment has placed so far."""
        self.battle.show_placed(pieces)

    def wanted(self, decision: Decision | None) -> str:
        """Key of the panel a question is answered in, "" for the map."""
        return _ANSWERED_IN.get(decision.kind, "") if decision is not None else ""

    def under_board(self, view: State) -> str:
        """Markers and losses, while a battle is fought."""
        return "battle" if view.battle is not None else ""

    def remarks(self, view: State) -> dict[str, Remark]:
        """What stands at the right of the panels' titles."""
        found = {"turns": Remark(texts.TURN_OF(turn=view.turn, last=self._t.last_turn))}
        least = min(level.min for level in self._t.levels)
        if all(points < least for points in view.vp.values()):
            found["score"] = Remark(texts.NO_LEVEL(points=least), hint("score"))
        if view.items:
            found["alliances"] = Remark(texts.LOGGED(len(view.items)), hint("logged"))
        return found

    def summary(self, view: State) -> Param:
        """The score in one line, for narrow windows."""
        return texts.SUMMARY(**{camp: view.vp.get(camp, 0) for camp in CAMPS})

    def _scores(self, view: State) -> tuple[Score, ...]:
        made = []
        for camp, role in (("spain", "spain"), ("indian", "mexico")):
            points = view.vp.get(camp, 0)
            level = level_of(self._t, points)
            now = (texts.LEVEL_NOW(level=Ref("level", level)),) if level in self._levels else ()
            lines = (*now, hint("score")) if camp == CAMPS[-1] else now
            emblem = self._presenter.seat_glyph(camp)
            spoken = texts.VP_OF(points, camp=Ref("camp", camp))
            made.append(Score(points, role, spoken, lines, emblem, role))
        return tuple(made)

    @property
    def _levels(self) -> frozenset[str]:
        return frozenset(level.level for level in self._t.levels)

    def _boxes(self, view: State) -> tuple[TurnBox, ...]:
        boxes = []
        year = 0
        for row in self._t.turns.values():
            glyphs: list[str] = []
            things: list[Param] = []
            hints = [hint(f"season_{row.season}")]
            for flag, glyph, thing, key in (
                (row.harvest, "harvest", texts.HARVEST(), "turn_harvest"),
                (row.smallpox, "smallpox", texts.SMALLPOX(), "smallpox"),
                (row.turn == view.reinforcement.due, "landing", texts.REINFORCEMENTS(), "reinforcements"),
                (row.final, "star", texts.LAST(), "last"),
            ):
                if flag:
                    glyphs.append(glyph)
                    things.append(thing)
                    hints.append(hint(key))
            spoken = texts.SPOKEN_TURN(
                turn=row.turn,
                months=Ref("months", str(row.turn)),
                year=row.year,
                season=Ref("season", row.season),
            )
            boxes.append(
                TurnBox(
                    row.turn,
                    self._months(row),
                    row.season,
                    tuple(glyphs),
                    str(row.year) if row.year != year else "",
                    row.turn == view.turn,
                    view.active if row.turn == view.turn else "",
                    texts.WITH(turn=spoken, things=tuple(things)) if things else spoken,
                    tuple(hints),
                )
            )
            year = row.year
        return tuple(boxes)

    def _months(self, row: Turn) -> Param:
        short = texts.MONTHS.get(row.months["en"])
        return short() if short is not None else Ref("months", str(row.turn))
