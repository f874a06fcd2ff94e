"""The advisor: which module has an opinion on which kind of decision."""

from __future__ import annotations

from collections.abc import Callable

from anahuac.engine.decision import (
    Action,
    Allocate,
    Chosen,
    Decision,
    OneOf,
    Passed,
    Picker,
    Program,
    Seat,
    Some,
)
from anahuac.games.conquest.actions.melee import Appear
from anahuac.games.conquest.actions.strategic import CheckAll
from anahuac.games.conquest.advisor import (
    besieging,
    deploying,
    fighting,
    leading,
    losing,
    markers,
    placing,
)
from anahuac.games.conquest.advisor.evaluation import evaluation
from anahuac.games.conquest.advisor.force import Look, Map
from anahuac.games.conquest.advisor.judge import Judge
from anahuac.games.conquest.advisor.odds import Odds
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.frames.battle import RevealFrame
from anahuac.games.conquest.frames.melee import AdvanceFrame, DriveFrame, FeintFrame, HoldFrame, ShiftsFrame
from anahuac.games.conquest.model import State
from anahuac.games.conquest.terms import INDIAN, SPAIN, Camp

Rater = Callable[[Judge, Decision, Action], float]


def _attrition(judge: Judge, decision: Decision, action: Action) -> float:
    """The order does not matter: all at once."""
    return float(isinstance(action, CheckAll))


def _appear(judge: Judge, decision: Decision, action: Action) -> float:
    """Hidden units come out at the first occasion."""
    return float(isinstance(action, Appear))


#: Opinions on single answers, by kind of decision.
RATERS: dict[str, Rater] = {
    "movement": leading.rate_movement,
    "form": leading.rate_form,
    "purchase": placing.rate_purchase,
    "return": placing.rate_return,
    "retreat": placing.rate_retreat,
    "refuge": placing.rate_retreat,
    "displace": placing.rate_displaced,
    "attrition": _attrition,
    "next_combat": besieging.rate_next,
    "attack_again": besieging.rate_again,
    "exit": besieging.rate_exit,
    "sacrifice": losing.rate_sacrifice,
    "attack": fighting.rate_attack,
    "counter": fighting.rate_counter,
    "fight_on": fighting.rate_fight_on,
    "fire": fighting.rate_fire,
    "war_dogs": fighting.rate_dogs,
    "rehome": fighting.rate_fall_back,
    "general": fighting.rate_choice,
    "mark_sacrifice": fighting.rate_choice,
    "to_the_death": fighting.rate_choice,
    "first_loss": fighting.rate_choice,
    "noria": fighting.rate_choice,
    "feint": markers.rate_feint,
    "hide_where": markers.rate_hiding,
    "appear": _appear,
}


class ConquestAdvisor:
    """Advice on the Conquest. Keeps nothing of a match but what it worked out about the latest view."""

    def __init__(self, t: Tables) -> None:
        self._t = t
        self._map = Map(t)
        self._odds = Odds(t)
        self._judge: Judge | None = None
        self._opinions: tuple[Judge, Decision, dict[Action, float]] | None = None

    def judge(self, view: State, camp: Camp) -> Judge:
        """The judgement of a camp on a view; kept as long as the view is asked about."""
        judge = self._judge
        if judge is None or judge.s is not view or judge.camp != camp:
            self._odds.look_at(view)
            judge = self._judge = Judge(Look(self._t, view), self._map, self._odds, camp)
        return judge

    # ------------------------------------------------------------------ the protocol

    def evaluate(self, view: State, seat: Seat) -> float:
        """How much a view is worth to a seat, as a difference in victory points."""
        return evaluation(self.judge(view, _camp(seat)))

    def rate(self, view: State, decision: Decision, action: Action) -> float | None:
        """How promising an answer is by itself; ``None`` for kinds where only proposals are made."""
        judge = self.judge(view, _camp(decision.seat))
        opinions = self._rated(judge, decision)
        return None if opinions is None else opinions.get(action)

    def propose(self, view: State, decision: Decision, limit: int, pick: Picker) -> tuple[Action, ...]:
        """The best-rated answers, or the one made for the purpose; any answer where there is no opinion."""
        judge = self.judge(view, _camp(decision.seat))
        opinions = self._rated(judge, decision)
        if opinions is not None:
            return tuple(sorted(opinions, key=lambda action: -opinions[action])[:limit])
        made = tuple(action for action in self._made(judge, decision) if decision.contains(action))
        return made[:limit] or (decision.sample(pick),)

    # ------------------------------------------------------------------ how

    def _rated(self, judge: Judge, decision: Decision) -> dict[Action, float] | None:
        """Opinions on all answers of a single choice, worked out once."""
        domain = decision.domain
        if not isinstance(domain, OneOf):
            return None
        kept = self._opinions
        if kept is not None and kept[0] is judge and kept[1] is decision:
            return kept[2]
        rated = self._opinion(judge, decision, domain)
        if rated is not None:
            self._opinions = (judge, decision, rated)
        return rated

    def _opinion(self, judge: Judge, decision: Decision, domain: OneOf) -> dict[Action, float] | None:
        options = domain.options
        kind = decision.kind
        if kind == "march":
            opinions = leading.rate_march(judge, decision, options)
            return {option: opinions.get(option, -999.0) for option in options}
        frame = judge.s.frames[-1]
        if isinstance(frame, ShiftsFrame):
            return fighting.rate_shifts(judge, frame, options)
        if kind == "exit" and judge.s.siege is None:
            return {option: fighting.rate_fall_back(judge, decision, option) for option in options}
        rater = RATERS.get(kind)
        if rater is None:
            return None
        rated = {option: rater(judge, decision, option) for option in options}
        if decision.may_pass:
            rated[Passed()] = rater(judge, decision, Passed())
        return rated

    def _made(self, judge: Judge, decision: Decision) -> tuple[Action, ...]:
        """Answers made for decisions whose answers are too many to rate."""
        domain = decision.domain
        if isinstance(domain, Allocate):
            return (losing.spread(judge, domain),)
        if isinstance(domain, Program):
            return deploying.deployments(judge, domain)[:1]
        if isinstance(domain, Some):
            return self._selection(judge, decision, domain)
        return ()

    def _selection(self, judge: Judge, decision: Decision, domain: Some) -> tuple[Action, ...]:
        frame = judge.s.frames[-1]
        items, most = domain.items, domain.most
        match decision.kind, frame:
            case "muster", _:
                return (leading.muster(judge, judge.s),)
            case "markers", _:
                return (markers.choose(judge, items, most),)
            case "discard", _:
                return (markers.discard(judge, items, most),)
            case "commit", _:
                return (markers.commit(judge, items, most),)
            case "reveal", RevealFrame():
                return (markers.reveal(judge, frame, items),)
            case "hold", HoldFrame():
                return (fighting.hold(judge, frame),)
            case "leave", HoldFrame():
                return (fighting.leave(judge, frame, items),)
            case "advance", AdvanceFrame():
                return fighting.advances(judge, frame, items)[:1]
            case "advance_commanders", AdvanceFrame():
                return (fighting.escort(judge, frame, items),)
            case "feint_units", FeintFrame():
                return (markers.feint_units(judge, frame, items, most),)
            case "hide", _:
                return (markers.hide(judge, items, most),)
            case "drive", DriveFrame():
                return (fighting.strongest(judge, items, most, frame.camp),)
            case "who_runs", _:
                return (fighting.strongest(judge, items, most, INDIAN),)
            case "sortie", _:
                return (Chosen(items),)
        return ()


def _camp(seat: Seat) -> Camp:
    return SPAIN if seat == SPAIN else INDIAN
