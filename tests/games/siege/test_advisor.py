"""The advisor of the siege: an opinion on everything that is asked, legal answers, sensible ones, and an end of it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from anahuac.bots.greedy import choose_greedily
from anahuac.bots.random_player import choose_at_random
from anahuac.engine.chance import Seeded, picker
from anahuac.engine.decision import Action, Decision, OneOf, Passed, Picker
from anahuac.engine.game import Setup
from anahuac.engine.match import Match
from anahuac.games.siege import rules
from anahuac.games.siege.actions.ground import Advance, Attack, EndCombat
from anahuac.games.siege.actions.movement import EndMovement, SetOut
from anahuac.games.siege.actions.placing import PlaceAt
from anahuac.games.siege.actions.sequence import Agree, CallRecovery, Continue, Object
from anahuac.games.siege.advisor import SiegeAdvisor
from anahuac.games.siege.advisor.advisor import CHOOSERS, RATERS
from anahuac.games.siege.advisor.chances import Chances
from anahuac.games.siege.frames.combat import AdvanceFrame, GroundFrame
from anahuac.games.siege.frames.movement import LandFrame
from anahuac.games.siege.frames.sequence import DeclareFrame, ObjectFrame
from anahuac.games.siege.game import Siege
from anahuac.games.siege.model import State, Tally
from anahuac.games.siege.terms import AZTEC, CORTES, SPANISH
from tests.games.siege.hand import FULL, position, tables

LIMIT = 24
#: Every kind of decision on which the advisor has an opinion.
KINDS = {*RATERS, *CHOOSERS, "losses", "last_steps", "disease_losses"}


@cache
def game() -> Siege:
    """The shipped game."""
    return Siege(tables())


@cache
def other() -> SiegeAdvisor:
    """An advisor who has seen less of the matches than the one that is tested."""
    return SiegeAdvisor(tables())


def check(view: State, decision: Decision, advisor: SiegeAdvisor) -> None:
    """Some answers, all of them legal, each with an opinion that another advisor shares, the best first."""
    assert decision.kind in KINDS
    proposed = advisor.propose(view, decision, LIMIT, picker(0))
    assert 1 <= len(proposed) <= LIMIT
    assert len(set(proposed)) == len(proposed)
    for action in proposed:
        assert decision.contains(action), (decision.kind, action)
        assert game().refuse(view, decision, action) is None, (decision.kind, action)
    opinions = [advisor.rate(view, decision, action) for action in proposed]
    assert None not in opinions, decision.kind
    assert opinions == [other().rate(view, decision, action) for action in proposed]
    assert opinions == sorted(opinions, key=lambda worth: -(worth or 0.0))


def passive(game: Siege, view: State, decision: Decision, pick: Picker) -> Action:
    """Ends every phase as soon as it may; all else at random."""
    for action in (EndMovement(), EndCombat(), Passed()):
        if decision.contains(action):
            return action
    return choose_at_random(game, view, decision, pick)


def play(spanish: Any, aztec: Any, seed: int, couplets: int, **options: Any) -> State:
    """A match between two players, up to its end or the end of so many couplets."""
    match = Match(game(), Setup(options=options), Seeded(seed), keep=False)
    players: dict[str, Any] = {SPANISH: spanish, AZTEC: aztec}
    pick = picker(seed)
    while match.pending and match.state.couplet <= couplets:
        decision = match.pending[0]
        answer = players[decision.seat](game(), match.view(decision.seat), decision, pick)
        match.play(decision.seat, answer)
    return match.state


def best(state: State) -> Action:
    """What a greedy player answers to the one decision of a state, as its seat sees it."""
    (decision,) = game().pending(state)
    view = game().view(state, decision.seat)
    return choose_greedily(game(), view, decision, picker(0))


# ---------------------------------------------------------------------- every kind of decision


@pytest.mark.parametrize(("seed", "options"), [(1, {}), (2, FULL), (3, FULL)])
def test_answers_in_matches_are_legal(seed: int, options: dict[str, Any]) -> None:
    """Matches at random, so that the advisor is asked in positions it would not have chosen; some are looked at."""
    advisor = SiegeAdvisor(tables())
    match = Match(game(), Setup(options=options), Seeded(seed), keep=False)
    pick = picker(seed)
    often: dict[str, int] = {}
    for _ in range(5000):
        if not match.pending:
            break
        decision = match.pending[0]
        view = match.view(decision.seat)
        often[decision.kind] = often.get(decision.kind, 0) + 1
        if often[decision.kind] <= 12 or pick(40) == 0:
            check(view, decision, advisor)
        match.play(decision.seat, choose_at_random(game(), view, decision, pick))
    assert len(often) >= 15


def test_half_random_matches_meet_the_rest() -> None:
    """A greedy and a random player by turns come to battles that chance alone hardly ever fights."""
    advisor = SiegeAdvisor(tables())
    met = set()
    for seed, greedy in ((5, SPANISH), (6, AZTEC)):
        match = Match(game(), Setup(options={**FULL, "rul_overstack": "remedy"}), Seeded(seed), keep=False)
        pick = picker(seed)
        often: dict[str, int] = {}
        while match.pending and match.state.couplet <= 9:
            decision = match.pending[0]
            view = match.view(decision.seat)
            often[decision.kind] = often.get(decision.kind, 0) + 1
            if often[decision.kind] <= 8:
                check(view, decision, advisor)
            choose = choose_greedily if decision.seat == greedy and pick(5) else choose_at_random
            match.play(decision.seat, choose(game(), view, decision, pick))
        met |= set(often)
    assert {"attack", "attackers", "losses", "march", "land", "sail", "bombard", "advance"} <= met


def test_every_kind_of_decision_has_an_opinion() -> None:
    """Those that the rules ask, by their source, are those that the advisor knows."""
    source = "".join(file.read_text("utf-8") for file in Path(rules.__path__[0]).glob("*.py"))
    asked = set(re.findall(r'Decision\(\s*\w+(?:\.\w+)*, "(\w+)"', source))
    assert len(asked) > 25
    assert asked == KINDS


# ---------------------------------------------------------------------- averages


def test_averages_are_those_of_the_table() -> None:
    """The figures of section 3 of the table, to two digits, and what cannot be lost."""
    chances = Chances(tables())
    at_odds = chances.clash(0, "", False, 99, 99)
    assert (round(at_odds.own, 2), round(at_odds.foe, 2)) == (1.64, 1.25)
    with_cannon = chances.clash(2, "cannon", False, 99, 99)
    assert (round(with_cannon.own, 2), round(with_cannon.foe, 2)) == (1.0, 3.22)
    assert chances.clash(7, "", False, 8, 2).foe == 2.0
    assert chances.clash(7, "", False, 8, 2).cleared == 1.0
    doubled = chances.clash(0, "gunboat", True, 99, 99)
    assert doubled.own == pytest.approx(2 * at_odds.own + 1 / 36)


# ---------------------------------------------------------------------- sensible answers


def test_it_attacks_where_the_odds_pay() -> None:
    """A stack of five beats a lone regular, and leaves three Knights in a fort alone."""
    weak = position("h2711: S1 S2 S3 S4 S9; h2712: A11; h3016: A1", frames=(GroundFrame(),))
    assert best(weak) == Attack("h2712")
    strong = position("h2408: S1:1; h2307: A1 A2 A3; h3016: A11", frames=(GroundFrame(),))
    assert best(strong) == EndCombat()


def test_allies_enter_where_europeans_would_be_alone() -> None:
    """Somebody must go into the hex that was cleared, with the whole Aztec army beside it (13.4.2A)."""
    state = position(
        "h2711: S1 S2; h2612: S37; h2812: A1 A11; h2813: A2 A12; h2912: A3 A13; h2911: A4 A14; h3016: CUAUHTEMOC A5",
        frames=(AdvanceFrame("spanish", "h2712", ("S1", "S2", "S37"), duty=True),),
    )
    assert best(state) == Advance("S37")


def test_a_stack_fears_cuauhtemoc_when_he_is_near() -> None:
    """Two columns are two columns (9.1B), whoever attacks."""
    far = position("h2711: S1 S2; h2713: A1 A11; h2612: A2; h3016: CUAUHTEMOC")
    near = position("h2711: S1 S2; h2713: A1 A11 CUAUHTEMOC; h2612: A2; h3016: A13")
    dangers = []
    for state in (far, near):
        judge = SiegeAdvisor(tables()).judge(state, SPANISH)
        dangers.append(judge.danger(judge.mine["h2711"]))
    assert 0 < dangers[0] < dangers[1]


def test_recovery_is_called_only_where_its_points_are_left() -> None:
    """Five Loss points that still allow a victory are spent, those that would lose it are not (5.4, 5.5)."""
    fallen = "dead: S6 S7 S8 S10 S11"
    worn = f"h1004: S1:2 S2:2 S3:2 S4:2 S5:2 S9:2; h3016: A1 A2 A3; h2810: A4 A5 A6; h2612: A7 A8; {fallen}"
    assert best(position(worn, frames=(DeclareFrame(),))) == CallRecovery()
    nobody = "l11: S12 CORTES@S12; h3016: CUAUHTEMOC; dead: S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 S11 S13 S14 S15 S16 S17 S18"
    assert best(position(nobody, frames=(DeclareFrame(),))) == CallRecovery(), "boats alone never end a siege"
    held = position(worn, frames=(DeclareFrame(),), tally=Tally(held=1))
    assert best(held) == Continue()


def test_aztecs_take_a_lone_cortes() -> None:
    """Whatever else there is to do."""
    state = position(
        "h2711: CORTES; h2713: A11; h3016: CUAUHTEMOC A1; h1004: S1",
        active=AZTEC,
        frames=(LandFrame(),),
    )
    assert best(state) == SetOut("h2713")


def test_couplets_cost_nothing_and_recovery_does() -> None:
    """Fresh troops never rest (13.1A); worn ones do before a stronger enemy."""
    fresh = position("h1004: S1 S2 S3; h3016: A1 A2 A3", frames=(DeclareFrame(),))
    assert best(fresh) == Continue()
    worn = position(
        "h1004: S1:1 S2:1 S3:1 S4:1 S5:1; h3016: A1 A2 A3; h2810: A4 A5 A6; dead: S6 S7 S8 S9 S10 S11",
        frames=(DeclareFrame(),),
    )
    assert best(worn) == CallRecovery()


def test_a_hopeless_objection_is_not_made() -> None:
    """With few full Knights no die suffices; with ten, and intruders to be attacked, it does."""
    few = position("h2711: S1:1; h2712: A1; l11: CORTES@S12 S12", frames=(ObjectFrame(),), active=AZTEC)
    assert best(few) == Agree()
    many = position(
        "h2711: S1:1 S2:1; h2712: A1 A11; h2611: A2 A12; h2811: A3 A13; h2610: A4 A14; h2812: A5 A15;"
        " h3016: A6 A7 A8; h2810: A9 A10; l11: CORTES@S12 S12",
        frames=(ObjectFrame(),),
        active=AZTEC,
    )
    assert best(many) == Object()


def test_cortes_stays_where_no_canoe_comes() -> None:
    """After the set-up and after many couplets he is on a boat in an area closed to Aztecs."""
    state = play(choose_greedily, passive, 4, 6)
    assert tables().lakes[state.pieces[CORTES].at].is_closed_to_aztecs


def test_set_up_keeps_europeans_together_and_aztecs_off_the_shore() -> None:
    """The two camps by their plans."""
    state = play(choose_greedily, choose_greedily, 1, 0)
    t = tables()
    assert {state.pieces[unit].at for unit in ("S1", "S2", "S3", "S9")} == {state.pieces["S1"].at}
    ashore = [place for place in state.stacks[AZTEC] if place in t.hexes]
    assert not any(t.hexes[place].is_coastal for place in ashore)
    assert all(t.hexes[place].region == "island" for place in ashore)


def test_answers_to_where_are_places() -> None:
    """Every place offered for a counter gets an opinion of its own."""
    match = Match(game(), Setup(), Seeded(1), keep=False)
    advisor = SiegeAdvisor(tables())
    while match.pending[0].kind != "place_where":
        decision = match.pending[0]
        match.play(decision.seat, choose_greedily(game(), match.view(decision.seat), decision, picker(1)))
    decision = match.pending[0]
    assert isinstance(decision.domain, OneOf)
    view = match.view(decision.seat)
    opinions = {advisor.rate(view, decision, option) for option in decision.domain.options}
    assert all(isinstance(option, PlaceAt) for option in decision.domain.options)
    assert len(opinions) > 1


def test_evaluation_has_two_sides() -> None:
    """What is good for one is bad for the other; more steps are better."""
    advisor = SiegeAdvisor(tables())
    full = position("h1004: S1 S2; h3016: A1 A11")
    hurt = position("h1004: S1:2 S2; h3016: A1 A11")
    assert advisor.evaluate(full, SPANISH) > advisor.evaluate(hurt, SPANISH)
    assert advisor.evaluate(full, AZTEC) < advisor.evaluate(hurt, AZTEC)


# ---------------------------------------------------------------------- matches


@pytest.mark.parametrize(("seed", "options"), [(1, {}), (2, FULL)])
def test_a_passive_city_falls_within_forty_couplets(seed: int, options: dict[str, Any]) -> None:
    """The besieger goes after the last Aztec on the island and leaves nobody there."""
    state = play(choose_greedily, passive, seed, 40, **options)
    assert state.verdict is not None
    assert (state.verdict.winner, state.verdict.why) == (SPANISH, "island")


@pytest.mark.parametrize(("seed", "options"), [(1, FULL), (2, {})])
def test_the_besieger_beats_chance(seed: int, options: dict[str, Any]) -> None:
    """A victory by Loss points, not by luck."""
    state = play(choose_greedily, choose_at_random, seed, 60, **options)
    assert state.verdict is not None
    assert state.verdict.winner == SPANISH


@pytest.mark.parametrize(("seed", "options"), [(1, FULL), (2, {}), (4, FULL)])
def test_the_besieged_beat_chance(seed: int, options: dict[str, Any]) -> None:
    """They find Cortes."""
    state = play(choose_at_random, choose_greedily, seed, 60, **options)
    assert state.verdict is not None
    assert state.verdict.winner == AZTEC
