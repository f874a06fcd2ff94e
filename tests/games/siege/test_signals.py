"""11.7: without a temple to give signals from, the Aztec player sees the tops of Spanish stacks until he attacks."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.engine.chance import Seeded, picker
from anahuac.engine.conformance import check_round_trip, check_views
from anahuac.engine.decision import Chosen
from anahuac.engine.game import Setup, apply, begin, check
from anahuac.games.siege.actions.ground import Attack, FightOn
from anahuac.games.siege.actions.movement import PutOnTop
from anahuac.games.siege.actions.sequence import CallRecovery
from anahuac.games.siege.events.core import PiecesMoved, StackOrdered
from anahuac.games.siege.events.ground import BattleFought, StackSeen
from anahuac.games.siege.frames.combat import GroundFrame
from anahuac.games.siege.frames.sequence import TurnFrame
from anahuac.games.siege.model import HIDDEN, Piece, State, Temples
from anahuac.games.siege.rules.ch08_fog import order_stacks
from tests.games.siege.hand import FULL, FromHere, assert_sound, hand, position, tables

SIGNALS = {"opt_signals": True, "opt_desecration": True}


def broken(text: str, **options: Any) -> State:
    """A position where both temples are desecrated."""
    temples = Temples(desecrated=tables().temples)
    return position(text, **{"temples": temples, **SIGNALS, **options})


@pytest.mark.rule("siege:11.7")
def test_the_aztec_player_sees_the_tops_of_spanish_stacks_and_their_owner_all() -> None:
    state = broken("h1004: S1 S2 CORTES; h2711: S3 S26@S4 S4; l5: S12; h3016: A1 A2; h2810: A11")
    game = FromHere(state)
    for seat in ("aztec", None):
        view = game.view(state, seat)
        assert view.stacks["spanish"] == {
            "h1004": ("S1", None, None),
            "h2711": ("S3", None, None),
            "l5": ("S12",),
        }
        assert view.pieces["S2"] == view.pieces["CORTES"] == view.pieces["S26"] == Piece(HIDDEN, 0)
        assert view.stacks["aztec"] == state.stacks["aztec"]
        assert game.is_plausible(view)
    assert game.view(state, "spanish") == state
    whole = broken("h1004: S1 S2", temples=Temples(desecrated=tables().temples[:1]))
    assert game.view(whole, "aztec") == whole


@pytest.mark.rule("siege:11.7")
def test_what_carries_a_gun_that_is_seen_is_not_told_by_it() -> None:
    state = broken("h2711: S25@S3 S3")
    view = FromHere(state).view(state, "aztec")
    assert view.pieces["S25"] == Piece("h2711", 0)
    assert view.pieces["S3"] == Piece(HIDDEN, 0)


@pytest.mark.rule("siege:11.7")
@pytest.mark.rule("siege:9.3D")
def test_what_protects_nobody_is_open() -> None:
    state = broken("h1004: CORTES S25; h3016: A1")
    assert FromHere(state).view(state, "aztec") == state


@pytest.mark.rule("siege:11.7")
@pytest.mark.parametrize("seed", range(3))
def test_a_possible_state_looks_the_same(seed: int) -> None:
    state = broken("h1004: S1 S2; h2711: S3 S4 S5; h1539: S29 S30; h3016: A1 A2")
    game = FromHere(state)
    view = game.view(state, "aztec")
    possible = game.determinize(view, "aztec", picker(seed))
    assert game.view(possible, "aztec") == view
    assert game.is_plausible(possible)
    assert_sound(possible)


@pytest.mark.rule("siege:11.7")
def test_an_attack_that_is_declared_shows_the_stack_before_a_trap_is_set() -> None:
    ground = (TurnFrame("ground"), GroundFrame())
    options = {**SIGNALS, "opt_traps": True, "temples": Temples(desecrated=tables().temples)}
    play = hand("h2711: S1 S2; h2712: A1 A2; h2713: A3", (6, 6, 6), frames=ground, active="aztec", **options)
    play.play(Attack("h2711"))
    assert play.all(StackSeen) == []
    play.play(Chosen(("A1", "A2")))
    assert play.all(StackSeen) == [StackSeen("h2711", (("S1", 4), ("S2", 4)), "spanish")]
    if play.ask().kind == "trap":
        play.play(FightOn())
    order = [type(event) for event in play.events]
    assert order.index(StackSeen) < order.index(BattleFought)
    assert order.count(StackSeen) == 1


@pytest.mark.rule("siege:11.7")
def test_the_spanish_player_says_who_stands_on_top() -> None:
    play = hand("h1004: S1 S2; h3016: A1 A2", (), **SIGNALS, temples=Temples(desecrated=tables().temples))
    play.do(order_stacks, "spanish")
    assert play.ask("order").seat == "spanish"
    play.play(PutOnTop("S2"))
    assert play.all(StackOrdered) == [StackOrdered("spanish", "h1004", ("S2", "S1"))]
    game = FromHere(play.state)
    assert game.redact(play.events[-1], "spanish") == play.events[-1]
    assert game.redact(play.all(StackOrdered)[0], "aztec") == StackOrdered("spanish", "h1004", ("S2", None))


@pytest.mark.rule("siege:11.7")
def test_played_at_random_the_aztec_player_is_told_nothing_hidden() -> None:
    """Some hundred steps without an R&R: views hold, and the computer's judgement copes with what it cannot see."""
    stacks = "h1004: S1 S2 CORTES; h2313: S3 S4 S25@S3; h2711: S29 S30; h1539: S5 S6; l5: S12 S13"
    state = broken(
        f"{stacks}; h3016: A1 A2 CUAUHTEMOC; h2810: A11; h2910: A3 A15",
        frames=(TurnFrame("opening"),),
        **{key: value for key, value in FULL.items() if key != "opt_fog"},
    )
    game, pick, source = FromHere(state), picker(3), Seeded(3)
    _, step = begin(game, Setup(), source)
    hidden = 0
    for _ in range(350):
        if not step.pending:
            break
        decision = step.pending[0]
        view = game.view(step.state, decision.seat)
        asked = next(one for one in game.pending(view) if one.seat == decision.seat)
        assert asked == decision
        hidden += decision.seat == "aztec" and view != step.state
        game.advisor.propose(view, decision, 4, pick)
        game.advisor.evaluate(view, decision.seat)
        action = decision.sample(pick)
        if isinstance(action, CallRecovery) or check(game, step.state, step.pending, decision.seat, action):
            continue
        before = step.state
        step = apply(game, before, step.pending, decision.seat, action, source)
        check_views(game, step, pick)
        check_round_trip(game, step.state, step, action)
        for event in step.events:
            told = game.redact(event, "aztec")
            if isinstance(told, PiecesMoved):
                assert all(p == HIDDEN or p in before.pieces for p in told.pieces)
    assert hidden > 20
