"""The advisor: which module has an opinion on which kind of decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice

from anahuac.engine.decision import Action, Allocate, Decision, OneOf, Passed, Picker, Seat, Some
from anahuac.games.siege.advisor import (
    advancing,
    fighting,
    losing,
    marching,
    placing,
    resting,
    sailing,
    shooting,
)
from anahuac.games.siege.advisor.chances import Chances
from anahuac.games.siege.advisor.evaluation import evaluation
from anahuac.games.siege.advisor.ground import Ground
from anahuac.games.siege.advisor.judge import Judge
from anahuac.games.siege.data import Tables
from anahuac.games.siege.model import State
from anahuac.games.siege.terms import AZTEC, SPANISH, Camp

Rater = Callable[[Judge, Decision, Sequence[Action]], dict[Action, float]]
Chooser = Callable[[Judge, Decision, Some], tuple[Action, ...]]

#: Opinions on all answers of a choice among actions, by kind of decision.
RATERS: dict[str, Rater] = {
    "place_which": placing.rate_take,
    "place_where": placing.rate_place,
    "place_aboard": placing.rate_boat,
    "getaway": placing.rate_getaway,
    "sacrifice": placing.rate_sacrifice,
    "deployed": resting.rate_lift,
    "declare": resting.rate_declaration,
    "object": resting.rate_objection,
    "carriers": resting.rate_carriers,
    "order": resting.rate_order,
    "overstack": resting.rate_removal,
    "land": marching.rate_land,
    "march": marching.rate_march,
    "lake": sailing.rate_lake,
    "sail": sailing.rate_sail,
    "attack": fighting.rate_attack,
    "through": fighting.rate_through,
    "lead": fighting.rate_lead,
    "trap": fighting.rate_trap,
    "trap_path": fighting.rate_path,
    "push": fighting.rate_push,
    "advance": advancing.rate_advance,
    "lake_battle": shooting.rate_areas,
    "bombard": shooting.rate_shots,
}
#: Answers made for a choice of several, the best first.
CHOOSERS: dict[str, Chooser] = {
    "march_group": marching.choose_group,
    "sail_group": sailing.choose_crew,
    "attackers": fighting.choose_attackers,
    "charge": fighting.choose_riders,
    "withhold": shooting.choose_withheld,
    "keep": resting.choose_keepers,
}
#: What an answer is worth on which nobody has an opinion.
UNASKED = -9.0


class SiegeAdvisor:
    """Advice on the siege. Keeps nothing of a match but what it worked out about the latest view."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._ground = Ground(tables)
        self._chances = Chances(tables)
        self._judge: Judge | None = None
        self._opinions: tuple[Judge, Decision, dict[Action, float]] | None = None

    def judge(self, view: State, camp: Camp) -> Judge:
        """The judgement of a camp on a view; kept as long as the view is asked about."""
        judge = self._judge
        if judge is None or judge.s is not view or judge.camp != camp:
            judge = self._judge = Judge(self.tables, self._ground, self._chances, view, camp)
        return judge

    # ------------------------------------------------------------------ the protocol

    def evaluate(self, view: State, seat: Seat) -> float:
        """How much a view is worth to a seat, in steps of Europeans."""
        return evaluation(self.judge(view, _camp(seat)))

    def rate(self, view: State, decision: Decision, action: Action) -> float | None:
        """How promising an answer is by itself; answers nobody would think of are rated lowest."""
        opinions = self._rated(self.judge(view, _camp(decision.seat)), decision)
        return opinions.get(action, UNASKED)

    def propose(self, view: State, decision: Decision, limit: int, pick: Picker) -> tuple[Action, ...]:
        """The best-rated answers, the likeliest good one first; any answer where nobody has an opinion."""
        opinions = self._rated(self.judge(view, _camp(decision.seat)), decision)
        best = sorted(opinions, key=lambda action: -opinions[action])
        found = tuple(islice(filter(decision.contains, best), max(1, limit)))
        return found or (decision.sample(pick),)

    # ------------------------------------------------------------------ how

    def _rated(self, judge: Judge, decision: Decision) -> dict[Action, float]:
        """Opinions on all answers thought of, worked out once."""
        kept = self._opinions
        if kept is not None and kept[0] is judge and kept[1] is decision:
            return kept[2]
        rated = _opinions(judge, decision)
        self._opinions = (judge, decision, rated)
        return rated


def _opinions(judge: Judge, decision: Decision) -> dict[Action, float]:
    domain = decision.domain
    if isinstance(domain, OneOf):
        rater = RATERS.get(decision.kind)
        rated = {} if rater is None else rater(judge, decision, domain.options)
        everything = (*domain.options, *((Passed(),) if decision.may_pass else ()))
        return {option: rated.get(option, UNASKED) for option in everything}
    made: tuple[Action, ...] = ()
    if isinstance(domain, Allocate):
        made = (losing.spread(judge, domain),)
    elif isinstance(domain, Some):
        chooser = CHOOSERS.get(decision.kind)
        if decision.kind == "last_steps":
            made = (losing.last_steps(judge, domain),)
        elif chooser is not None:
            made = chooser(judge, decision, domain)
    return {action: -float(at) for at, action in enumerate(made)}


def _camp(seat: Seat) -> Camp:
    return SPANISH if seat == SPANISH else AZTEC
