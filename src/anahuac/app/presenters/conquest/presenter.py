"""The Conquest to the window. Reads views and tables; decides nothing."""

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
from anahuac.app.presenters.conquest import boards, odds, surveying, texts
from anahuac.app.presenters.conquest.answers import OPEN, Answers, begins, forced, narrowed, unfinished
from anahuac.app.presenters.conquest.choosing import EFFECTS, SPAN
from anahuac.app.presenters.conquest.faces import overview_of, scene_of, tactical_tokens
from anahuac.app.presenters.conquest.imagined import imagine
from anahuac.app.presenters.conquest.marching import reach_of
from anahuac.app.presenters.conquest.pictured import pictured
from anahuac.app.presenters.conquest.reading import inspect
from anahuac.app.presenters.conquest.ribbon import ribbon_of
from anahuac.app.presenters.conquest.sayings import saying
from anahuac.app.presenters.conquest.shooting import aim_of
from anahuac.app.presenters.conquest.times import landmark_of, moment_of, price_of, ways_of
from anahuac.engine.decision import Action, Decision, OneOf, Program, Seat, Some
from anahuac.engine.game import Game, LogLine, Setup
from anahuac.engine.text import Param, Ref, Text
from anahuac.games.conquest.actions.core import Concede
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.game import Conquest
from anahuac.games.conquest.model import State
from anahuac.games.conquest.texts import melee

_KIND_GLYPHS = {
    "turn": "season-dry",
    "phase": "standard",
    "move": "movement",
    "attrition": "attrition",
    "rr": "landing",
    "battle": "battle",
    "fire": "range",
    "melee": "sword-shield",
    "marker": "shock",
    "siege": "siege",
    "loss": "wrath",
    "commander": "star",
    "points": "star",
    "diplomacy": "balance",
    "control": "control-spain",
    "setup": "fortress",
}
_FILTERS: tuple[tuple[str, Text, tuple[str, ...]], ...] = (
    ("all", texts.ALL(), ()),
    ("moves", texts.MOVES(), ("move", "attrition", "rr", "setup", "control")),
    ("fights", texts.FIGHTS(), ("battle", "fire", "melee", "marker", "siege", "loss", "commander")),
    ("points", texts.POINTS(), ("points", "diplomacy")),
)


class ConquestPresenter:
    """See :class:`anahuac.app.presenter.Presenter`."""

    first_board = boards.FIRST

    def __init__(self, game: Conquest) -> None:
        self.game: Game[Any, Any] = game
        self.tables: Tables = game.tables
        self._answers = Answers(game.tables)
        self._say: Callable[[Param], str] = str

    # ------------------------------------------------------------------ answers

    def clicks(self, view: State, decision: Decision, action: Action) -> tuple[str, ...]:
        """Refs that choose an option."""
        del view
        return self._answers.clicks(decision, action)

    def mark(self, view: State, decision: Decision, action: Action, ref: str) -> Mark:
        """How they are marked."""
        return self._answers.mark(view, decision, action, ref)

    def button(self, view: State, decision: Decision, action: Action) -> Button:
        """An option as a button."""
        return self._answers.button(view, decision, action)

    def saying(self, view: State, decision: Decision, action: Action) -> Param:
        """An option as a phrase."""
        return saying(self._answers, view, decision, action)

    def item_ref(self, decision: Decision, item: str) -> str:
        """The ref of a counter, marker or tactical zone; copies of a marker are numbered ``id#2``."""
        del decision
        return self._answers.ref(item.partition("#")[0])

    def item_name(self, decision: Decision, item: str) -> Param:
        """Its name."""
        kind, colon, name = self.item_ref(decision, item).partition(":")
        return Ref(kind, name) if colon else item

    def narrowed(self, decision: Decision, options: Sequence[Action]) -> Param:
        """Which form the stack pointed at takes."""
        del decision
        return narrowed(options)

    def imagine(self, view: State, decision: Decision, ref: str, picked: Sequence[str]) -> Action | None:
        """What somebody means who points at what leads nowhere."""
        return imagine(self.tables, view, decision, ref, picked)

    def reach(self, view: State, decision: Decision, picked: Sequence[str]) -> Mapping[str, Reach]:
        """How far a march goes in one gesture."""
        return reach_of(self.tables, view, decision, picked)

    def preset(self, view: State, decision: Decision) -> tuple[str, ...]:
        """Everybody goes along unless left behind (8-c)."""
        del view
        if decision.kind == "muster" and isinstance(decision.domain, Some):
            return decision.domain.items
        return ()

    def arrangement(self, view: State, decision: Decision) -> tuple[str, ...] | None:
        """A deployment as the computer would make it."""
        if not isinstance(decision.domain, Program):
            return None
        return boards.arrangement(self.tables, view, decision.domain)

    def hand(self, view: Any, decision: Decision) -> None:
        """Nothing is placed counter by counter."""
        del view, decision

    def hint(self, view: State, decision: Decision) -> Param:
        """How to answer."""
        if decision.is_forced() and forced(decision) == "ends":
            return texts.TAKE_BACK()
        hints = texts.HINTS
        if decision.kind in texts.UNMARKED and not self._marks_ground(view, decision):
            hints = texts.UNMARKED
        hint = hints.get(decision.kind)
        return hint() if hint is not None else ""

    def explained(self, line: LogLine) -> Param:
        """The results of hand-to-hand fighting as the tables print them."""
        signs = line.text.source in (melee.FOUGHT.source, melee.FOUGHT_PLAIN.source, melee.CHARGED.source)
        return texts.SIGNS() if signs else ""

    def brief(self, decision: Decision) -> Param:
        """Of questions of a battle, whose board needs the room."""
        brief = texts.BRIEF.get(decision.kind)
        return brief() if brief is not None else ""

    def _marks_ground(self, view: State, decision: Decision) -> bool:
        """Whether a zone can be pointed at to answer; in a muster, by those who come along if nobody stays."""
        picked = decision.domain.items if isinstance(decision.domain, Some) else ()
        if self.reach(view, decision, picked):
            return True
        options = decision.domain.options if isinstance(decision.domain, OneOf) else ()
        refs = (ref for option in options for ref in self._answers.clicks(decision, option))
        return any(ref.startswith("place:") for ref in refs)

    def aim(self, view: State, decision: Decision, picked: Sequence[str], refs: Sequence[str]) -> Aim | None:
        """What a shot needs."""
        return aim_of(self.tables, view, decision, picked, refs)

    def odds(
        self, view: State, decision: Decision, picked: Sequence[str], refs: Sequence[str]
    ) -> OddsShown | None:
        """Exact odds of what is picked and pointed at."""
        return odds.shown(self.tables, view, decision, self._answers.clicks, picked, refs)

    def rolls(self, decision: Decision) -> bool:
        """Attacks, shots, sieges, the next combat."""
        return decision.kind in odds.ROLLS

    def forced(self, decision: Decision) -> Forced:
        """What to do with a question that leaves no choice."""
        return forced(decision)

    def begins(self, before: Action, decision: Decision) -> bool:
        """Until the first step of a march."""
        return begins(before, decision)

    def unfinished(self, view: State, decision: Decision, action: Action) -> Text | None:
        """What is asked before a phase ends with something left to do."""
        del view
        return unfinished(decision, action)

    # ------------------------------------------------------------------ looks

    def seat_role(self, seat: Seat | None) -> str:
        """Red and green."""
        return "mexico" if seat == "indian" else "spain"

    def seat_glyph(self, seat: Seat | None) -> str:
        """The camps' flags."""
        return "control-indian" if seat == "indian" else "control-spain"

    def kind_glyph(self, kind: str, seat: Seat | None) -> str:
        """A pictogram by kind; control shows the flag of who takes it."""
        return self.seat_glyph(seat) if kind in ("control", "phase") else _KIND_GLYPHS.get(kind, "movement")

    def kinds(self) -> tuple[tuple[str, Text, tuple[str, ...]], ...]:
        """Filters of the log."""
        return _FILTERS

    def scene(self, view: State, seat: Seat | None, say: Callable[[Param], str]) -> Scene:
        """The strategic map, or the tactical board while a battle is fought."""
        del seat
        self._say = say
        return scene_of(self.tables, view, say)

    def moment(self, view: State) -> Moment:
        """Turn, season and phase."""
        return moment_of(self.tables, view)

    def landmark(self, line: LogLine) -> Landmark:
        """Battles and sieges before all."""
        return landmark_of(line)

    def price(self, events: Sequence[Any]) -> Param:
        """Movement points."""
        return price_of(events)

    def is_open(self, view: State, decision: Decision) -> bool:
        """Marches, forms, purchases and moves on the board; what markers and hidden units do is not."""
        del view
        return decision.kind in OPEN

    def ways(self, events: Sequence[Any]) -> Mapping[str, tuple[str, ...]]:
        """From zone to zone."""
        return ways_of(events)

    def overview(self, view: State) -> Sequence[tuple[str, str]]:
        """The stacks of both camps, while a battle is fought too."""
        return overview_of(self.tables, view)

    def score(self, view: State) -> Text:
        """Victory points of both camps (12-a)."""
        return texts.SCORE_LINE(**{camp: view.vp.get(camp, 0) for camp in ("spain", "indian")})

    def survey(self, view: State, about: frozenset[str], ref: str) -> Survey:
        """Ways, control, costs of marching."""
        t = self.tables
        return Survey(
            surveying.links_of(t, view) if "links" in about else (),
            surveying.holds_of(t, view) if "holds" in about else (),
            surveying.costs_of(t, view, ref) if "costs" in about else (),
        )

    def placed(
        self, view: State, places: Mapping[str, str], say: Callable[[Param], str]
    ) -> tuple[TokenSpec, ...]:
        """Counters on the tactical board before the deployment is confirmed."""
        return tuple(tactical_tokens(self.tables, view, places, say))

    def board(self, key: str) -> BoardPicture:
        """The picture of a board."""
        return boards.board(key)

    def inspect(self, view: State, ref: str) -> Inspection | None:
        """What there is to say."""
        return inspect(self.tables, view, ref, self._say)

    def heading(self, view: State, setup: Setup) -> Heading:
        """What is played, when, and where a battle stands."""
        scenario = setup.scenario or next(iter(self.tables.scenarios))
        if view.battle is not None:
            place = Ref("place", str(view.battle.zone), "de")
            title = texts.BATTLE_OF(place=place)
            return Heading(title, texts.MAJOR_ROUND(round=max(1, view.battle.round)), ribbon_of(view))
        turn = self.tables.turns[view.turn]
        now = texts.NOW(
            turn=view.turn, last=self.tables.last_turn, months=Ref("months", str(view.turn)), year=turn.year
        )
        return Heading(texts.CAMPAIGN(scenario=Ref("scenario", scenario)), now)

    def concession(self, view: State) -> Action | None:
        """Giving up (6-e)."""
        del view
        return Concede()

    def briefing(self, scenario: str) -> Briefing:
        """The campaign."""
        del scenario
        return Briefing(
            texts.CAMPAIGN_TEXT(),
            (
                (texts.ENDS(), texts.ENDS_HOW(), "conquest:6-a"),
                (texts.LEVELS(), texts.LEVELS_HOW(), "conquest:12-g"),
                (texts.LASTS(), texts.LASTS_HOW(), ""),
            ),
            span=SPAN(),
            note=texts.RECONSTRUCTED(),
            effects={key: said() for key, said in EFFECTS.items()},
        )

    def pictured(self, name: str, say: Callable[[Param], str]) -> Pictured | None:
        """A picture of the rules help."""
        return pictured(self.tables, name, say)


def make(game: Any) -> ConquestPresenter:
    """The presenter of a loaded game."""
    return ConquestPresenter(game)
