"""The siege to the window. Reads views and tables; decides nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from anahuac.app.briefing import Briefing
from anahuac.app.look.board import BoardPicture
from anahuac.app.mapview.survey import Survey
from anahuac.app.mapview.tokens import TokenSpec
from anahuac.app.presenter import (
    Aim,
    Button,
    Forced,
    Heading,
    Inspection,
    Landmark,
    Mark,
    Moment,
    OddsShown,
    Pictured,
    Reach,
    Scene,
)
from anahuac.app.presenters.siege import answers, boards, marching, odds, setups, texts, times
from anahuac.app.presenters.siege.faces import face_of, overview_of, scene_of
from anahuac.app.presenters.siege.hand import SiegeHand, hand_for
from anahuac.app.presenters.siege.imagined import imagine
from anahuac.app.presenters.siege.pictured import pictured
from anahuac.app.presenters.siege.reading import inspect
from anahuac.engine.decision import Action, Decision, Seat
from anahuac.engine.game import Game, LogLine, Setup
from anahuac.engine.text import Param, Ref, Text
from anahuac.games.siege.actions.sequence import CallRecovery, Concede
from anahuac.games.siege.data import Tables
from anahuac.games.siege.game import Siege
from anahuac.games.siege.model import State
from anahuac.games.siege.rules.ch05_victory import level_of, loss_points

_KIND_GLYPHS = {
    "turn": "season-dry",
    "stage": "standard",
    "move": "movement",
    "rr": "landing",
    "battle": "battle",
    "lake_battle": "brigantine",
    "bombardment": "cannon",
    "loss": "wrath",
    "leader": "star",
    "prisoners": "sacrifice",
    "temple": "temple",
}
_FILTERS: tuple[tuple[str, Text, tuple[str, ...]], ...] = (
    ("all", texts.ALL(), ()),
    ("moves", texts.MOVES(), ("move", "temple")),
    ("fights", texts.FIGHTS(), ("battle", "lake_battle", "bombardment", "loss", "leader", "prisoners")),
    ("rr", texts.RECOVERIES(), ("rr",)),
)


class SiegePresenter:
    """See :class:`anahuac.app.presenter.Presenter`."""

    first_board = boards.BOARD

    def __init__(self, game: Siege) -> None:
        self.game: Game[Any, Any] = game
        self.tables: Tables = game.tables

    # ------------------------------------------------------------------ answers

    def clicks(self, view: State, decision: Decision, action: Action) -> tuple[str, ...]:
        """Refs that choose an option."""
        del view
        return answers.clicks(decision, action)

    def mark(self, view: State, decision: Decision, action: Action, ref: str) -> Mark:
        """How they are marked."""
        return answers.mark(view, decision, action, ref)

    def button(self, view: State, decision: Decision, action: Action) -> Button:
        """An option as a button; an R&R with what it costs (5.4)."""
        del view
        if isinstance(action, CallRecovery):
            return Button("", texts.CALL_FOR(points=self.tables.loss_points["rr"].points))
        return answers.button(decision, action)

    def saying(self, view: State, decision: Decision, action: Action) -> Param:
        """An option as a phrase."""
        del view
        return answers.saying(decision, action)

    def item_ref(self, decision: Decision, item: str) -> str:
        """The ref of a counter."""
        del decision
        return answers.ref_of(item)

    def item_name(self, decision: Decision, item: str) -> Param:
        """Its name."""
        del decision
        return answers.named(item)

    def narrowed(self, decision: Decision, options: Sequence[Action]) -> Param:
        """Those on the march, or others of the same hex."""
        del decision
        return answers.narrowed(tuple(options))

    def explained(self, line: LogLine) -> Param:
        """The log of the siege is all words."""
        del line
        return ""

    def brief(self, decision: Decision) -> Param:
        """Its questions are short enough."""
        del decision
        return ""

    def imagine(self, view: State, decision: Decision, ref: str, picked: Sequence[str]) -> Action | None:
        """What somebody means who points at what leads nowhere."""
        del view
        return imagine(decision, ref, picked)

    def reach(self, view: State, decision: Decision, picked: Sequence[str]) -> Mapping[str, Reach]:
        """How far a march or a voyage goes in one gesture."""
        return marching.reach_of(self.tables, view, decision, picked)

    def preset(self, view: State, decision: Decision) -> tuple[str, ...]:
        """Everybody goes along, or attacks, unless left out."""
        del view
        return answers.preset(decision)

    def arrangement(self, view: State, decision: Decision) -> tuple[str, ...] | None:
        """No question of the siege is a whole deployment."""
        del view, decision
        return None

    def hand(self, view: State, decision: Decision) -> SiegeHand | None:
        """Set-up, redeployment, return from the dead pile."""
        return hand_for(self.tables, self.game, view, decision)

    def hint(self, view: State, decision: Decision) -> Param:
        """How to answer; of an R&R, what it would make of the Loss points."""
        if decision.kind == "declare":
            return self._recovery_costs(view)
        if decision.is_forced() and answers.forced(decision) == "ends":
            return texts.TAKE_BACK()
        hint = texts.HINTS.get(decision.kind)
        return hint() if hint is not None else ""

    def _recovery_costs(self, view: State) -> Param:
        """The Loss points after an R&R, and the level of victory they would give (5.4, 5.5)."""
        after = loss_points(self.tables, view).total + self.tables.loss_points["rr"].points
        return texts.RECOVERY_COSTS(after, level=Ref("level", level_of(self.tables, after).id))

    def aim(self, view: State, decision: Decision, picked: Sequence[str], refs: Sequence[str]) -> Aim | None:
        """The panel of odds tells all."""
        del view, decision, picked, refs
        return None

    def odds(
        self, view: State, decision: Decision, picked: Sequence[str], refs: Sequence[str]
    ) -> OddsShown | None:
        """Exact odds of what is picked and pointed at."""
        return odds.shown(self.tables, view, decision, picked, refs)

    def rolls(self, decision: Decision) -> bool:
        """Attacks on land and lake, shots, traps, charges, the objection."""
        return decision.kind in odds.ROLLS

    def forced(self, decision: Decision) -> Forced:
        """What to do with a question that leaves no choice."""
        return answers.forced(decision)

    def begins(self, before: Action, decision: Decision) -> bool:
        """Until the first step, the first die."""
        return answers.begins(before, decision)

    def unfinished(self, view: State, decision: Decision, action: Action) -> Text | None:
        """What is asked before a phase ends with something left to do."""
        del view
        return answers.unfinished(decision, action)

    # ------------------------------------------------------------------ looks

    def seat_role(self, seat: Seat | None) -> str:
        """The colours of the two camps."""
        return "siege.aztec" if seat == "aztec" else "siege.spanish"

    def seat_glyph(self, seat: Seat | None) -> str:
        """The camps' flags."""
        return "control-indian" if seat == "aztec" else "control-spain"

    def kind_glyph(self, kind: str, seat: Seat | None) -> str:
        """A pictogram by kind; a phase shows the flag of whose it is."""
        return self.seat_glyph(seat) if kind == "phase" else _KIND_GLYPHS.get(kind, "movement")

    def kinds(self) -> tuple[tuple[str, Text, tuple[str, ...]], ...]:
        """Filters of the log."""
        return _FILTERS

    def heading(self, view: State, setup: Setup) -> Heading:
        """What is played, when, and where a battle stands."""
        scenario = setup.scenario or next(iter(self.tables.scenarios))
        return times.heading_of(view, scenario)

    def scene(self, view: State, seat: Seat | None, say: Callable[[Param], str]) -> Scene:
        """The map with its stacks."""
        del seat
        return scene_of(self.tables, view, say)

    def moment(self, view: State) -> Moment:
        """Couplet and phase."""
        return times.moment_of(view)

    def landmark(self, line: LogLine) -> Landmark:
        """Battles before all."""
        return times.landmark_of(line)

    def price(self, events: Sequence[Any]) -> Param:
        """Movement points."""
        return times.price_of(events)

    def is_open(self, view: State, decision: Decision) -> bool:
        """What names no counter that could be unseen."""
        return answers.is_open(self.tables, view, decision)

    def ways(self, events: Sequence[Any]) -> Mapping[str, tuple[str, ...]]:
        """From place to place."""
        return times.ways_of(events)

    def overview(self, view: State) -> Sequence[tuple[str, str]]:
        """The stacks of both camps."""
        return overview_of(self.tables, view)

    def score(self, view: State) -> Text:
        """Loss points, and the level of victory they would give (5.5)."""
        points = loss_points(self.tables, view).total
        return texts.SCORE(points, level=Ref("level", level_of(self.tables, points).id))

    def survey(self, view: State, about: frozenset[str], ref: str) -> Survey:
        """Causeways, who stands where, costs of marching."""
        t = self.tables
        return Survey(
            marching.links_of(t, view) if "links" in about else (),
            marching.holds_of(t, view) if "holds" in about else (),
            marching.costs_of(t, view, ref) if "costs" in about else (),
        )

    def placed(
        self, view: State, places: Mapping[str, str], say: Callable[[Param], str]
    ) -> tuple[TokenSpec, ...]:
        """Counters where they would stand, each by itself."""
        return tuple(
            TokenSpec(
                piece,
                place,
                (face_of(self.tables, view, piece),),
                (piece,),
                movable=True,
                name=say(Ref("piece", piece)),
            )
            for piece, place in places.items()
        )

    def board(self, key: str) -> BoardPicture:
        """The map."""
        return boards.board(key)

    def inspect(self, view: State, ref: str) -> Inspection | None:
        """What there is to say."""
        return inspect(self.tables, view, ref)

    def concession(self, view: State) -> Action | None:
        """Giving up."""
        del view
        return Concede()

    def briefing(self, scenario: str) -> Briefing:
        """What a scenario is about, and how it ends."""
        told, span = texts.BRIEFINGS.get(scenario, texts.BRIEFINGS["siege"])
        settings = self.tables.settings
        return Briefing(
            told(),
            (
                (texts.WINS(), texts.WINS_HOW(), "siege:5.3"),
                (texts.LOSES(), texts.LOSES_HOW(), "siege:5.2"),
                (texts.PRICED(), texts.PRICED_HOW(), "siege:5.4"),
            ),
            span=span(),
            effects={key: Ref("setting_summary", key) for key in settings},
            needs={key: row.needs[0] for key, row in settings.items() if row.needs},
            where=setups.set_up_of(self.tables, scenario),
        )

    def pictured(self, name: str, say: Callable[[Param], str]) -> Pictured | None:
        """A picture of the rules help."""
        del say
        return pictured(self.tables, name)
