"""The advisor in positions of every kind: its answers are legal, its opinions the same whoever asks again."""

from __future__ import annotations

import pytest

from anahuac.engine.chance import Seeded, picker
from anahuac.engine.decision import Decision, OneOf, Passed
from anahuac.engine.game import Setup
from anahuac.engine.match import Match
from anahuac.games.conquest.advisor import ConquestAdvisor
from anahuac.games.conquest.model import State
from tests.games.conquest.battles import random_battle
from tests.games.conquest.play import game

LIMIT = 24


def check(view: State, decision: Decision, advisor: ConquestAdvisor) -> None:
    """Some answers, all of them legal; opinions that another advisor shares."""
    proposed = advisor.propose(view, decision, LIMIT, picker(0))
    assert 1 <= len(proposed) <= LIMIT
    for action in proposed:
        assert decision.contains(action), (decision.kind, action)
        assert game().refuse(view, decision, action) is None, (decision.kind, action)
    if not isinstance(decision.domain, OneOf):
        return
    other = ConquestAdvisor(game().tables)
    opinions = [advisor.rate(view, decision, action) for action in proposed]
    assert None not in opinions, decision.kind
    assert opinions == [other.rate(view, decision, action) for action in proposed]
    assert opinions == sorted(opinions, key=lambda worth: -(worth or 0.0))


@pytest.mark.parametrize("batch", range(4))
def test_answers_in_battles_are_legal(batch: int) -> None:
    """Battles played at random, so that the advisor is asked in positions it would not have chosen."""
    advisor = ConquestAdvisor(game().tables)
    for seed in range(1000 + batch * 8, 1008 + batch * 8):
        play = random_battle(seed)
        pick = picker(seed)
        for _ in range(3000):
            if not play.pending:
                break
            decision = play.pending[pick(len(play.pending))]
            check(game().view(play.state, decision.seat), decision, advisor)
            play.play(decision.seat, decision.sample(pick))
        assert not play.pending


@pytest.mark.parametrize("seed", [3, 4])
def test_answers_in_matches_are_legal(seed: int) -> None:
    """A whole match at random: movement, purchases, sieges, forms, retreats; some of them looked at."""
    advisor = ConquestAdvisor(game().tables)
    match = Match(game(), Setup(), Seeded(seed), keep=False)
    pick = picker(seed)
    kinds = set()
    while match.pending:
        decision = match.pending[0]
        view = match.view(decision.seat)
        if decision.kind not in ("march", "movement", "attrition") or pick(6) == 0:
            kinds.add(decision.kind)
            check(view, decision, advisor)
        match.play(decision.seat, decision.sample(pick))
    assert {"march", "movement", "muster", "form", "losses", "purchase"} <= kinds


def test_an_advisor_answers_for_both_seats_in_turn() -> None:
    """What it worked out for one seat's view is not taken for the other's."""
    advisor, fresh = (ConquestAdvisor(game().tables) for _ in range(2))
    play = random_battle(7)
    state = play.state
    worths = [advisor.evaluate(state, seat) for seat in ("spain", "indian", "spain")]
    assert worths[0] == worths[2] == fresh.evaluate(state, "spain")
    assert worths[0] != worths[1]


def test_passing_has_a_rating_where_it_is_allowed() -> None:
    """To decline an attack is an answer like the others."""
    advisor = ConquestAdvisor(game().tables)
    for seed in range(40):
        play = random_battle(seed)
        pick = picker(seed)
        while play.pending:
            decision = play.pending[0]
            if decision.kind in ("fire", "counter"):
                assert advisor.rate(play.state, decision, Passed()) == 0.0
                return
            play.play(decision.seat, decision.sample(pick))
    pytest.fail("no battle asked for a shot")
