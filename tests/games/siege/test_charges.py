"""Spanish cavalry charges, an option (11.3)."""

from __future__ import annotations

import pytest

from anahuac.engine.decision import Allocated, Chosen, OneOf, Passed, Some
from anahuac.games.siege.actions.ground import Advance, Attack, EndCombat, Halt, HoldBack, Push
from anahuac.games.siege.events.core import PiecesMoved, StepsLost
from anahuac.games.siege.events.ground import BattleFought, ChargeRidden, StackSeen
from anahuac.games.siege.events.leaders import LeaderRisked
from anahuac.games.siege.model import ATTACKED, CHARGED, DEAD, has_done
from anahuac.games.siege.terms import AZTEC, SPANISH
from tests.games.siege.hand import Hand, assert_sound
from tests.games.siege.test_ground import ground


def charge(text: str, dice: tuple[int, ...] = (), **options: object) -> Hand:
    """A position at the beginning of Spanish ground combat, with charges."""
    return ground(text, dice, opt_charges=True, **options)


@pytest.mark.rule("siege:11.3.1A", "siege:11.3.1B", "siege:11.3.2A", "siege:11.3.2B", "siege:11.3.2D")
def test_e64_a_charge_against_a_regular() -> None:
    """S9 in 2408 charges A11 in 2508 with a 3: a step, a push of one hex, S9 enters and may attack."""
    play = charge("h2408: S9; h2508: A11", (3,)).play(Attack("h2508"))
    decision = play.ask("charge")
    assert (decision.domain, decision.may_pass) == (Some(("S9",), 1, 1), True)
    play.play(Chosen(("S9",)))
    assert play.all(ChargeRidden) == [ChargeRidden("h2508", (("S9", 3),), 3)]
    assert play.state.pieces["A11"].steps == 1
    assert HoldBack() in play.ask("push").domain.answers()
    assert play.clause_against(Push("h2408")) == "siege:11.3.2A"
    assert play.clause_against(Push("h2611")) == "siege:11.3.2A"
    play.play(Push("h2609"))
    assert play.at("A11", "S9") == ("h2609", "h2508")
    assert [(event.why, event.to) for event in play.all(PiecesMoved)] == [
        ("push", "h2609"),
        ("charge", "h2508"),
    ]
    assert not has_done(play.state, "S9", ATTACKED)
    assert has_done(play.state, "S9", CHARGED)
    assert play.ask("attack").domain == OneOf((Attack("h2609"), EndCombat()))
    assert_sound(play.state)


@pytest.mark.rule("siege:11.3.1B", "siege:11.3.1C", "siege:11.3.2E")
def test_e64_a_charge_that_fails() -> None:
    """With a Knight there a 4 fails: the battle must be fought, and S9 does not charge again."""
    play = charge("h2408: S9; h2508: A1", (4, 3, 4)).play(Attack("h2508"), Chosen(("S9",)))
    assert play.all(ChargeRidden) == [ChargeRidden("h2508", (("S9", 4),), 5)]
    assert play.all(BattleFought)[0].attackers == ("S9",)
    assert play.all(PiecesMoved) == []


@pytest.mark.rule("siege:11.3.2F", "siege:11.3.2G", "siege:8.18.2")
def test_e65_two_cavalry() -> None:
    """Dice 5 and 6 on A1 and A11: two steps together, one hex of retreat at most, both enter."""
    play = charge("h2408: S9; h2409: S10; h2508: A1 A11", (5, 6)).play(Attack("h2508"), Chosen(("S9", "S10")))
    play.play(Chosen(("S9", "S10")))
    assert play.ask("losses").seat == AZTEC
    play.play(Allocated((("A1", 1), ("A11", 1))))
    assert play.all(StepsLost) == [StepsLost(AZTEC, (("A1", 1), ("A11", 1)), "charge")]
    pushes = play.options(Push)
    assert {push.to for push in pushes} <= {"h2507", "h2608", "h2609", "h2509"}
    play.play(Push("h2609"))
    assert play.at("A1", "A11", "S9", "S10") == ("h2609", "h2609", "h2508", "h2508")
    assert_sound(play.state)


@pytest.mark.rule("siege:11.3.2B", "siege:11.3.2F")
def test_only_those_that_succeed_must_enter() -> None:
    """S9 with a 6 enters, S10 with a 1 in another hex does not; what stands with S9 may follow, Cortes too."""
    play = charge("h2408: S9 S1 S25@S1 CORTES; h2409: S10; h2508: A11", (6, 1))
    play.play(Attack("h2508"), Chosen(("S9", "S10")), Chosen(("S9", "S10")), Push("h2609"))
    assert play.at("S9", "S10") == ("h2508", "h2409")
    assert play.ask("advance").domain == OneOf(
        (Advance("S1"), Advance("S1", "CORTES"), Advance("CORTES"), Halt())
    )
    assert play.clause_against(Advance("S10")) == "siege:8.19A"
    play.play(Advance("S1", "CORTES"))
    assert play.at("S1", "S25", "CORTES") == ("h2508",) * 3
    assert play.ask("attack").domain == OneOf((Attack("h2609"), EndCombat()))


@pytest.mark.rule("siege:11.3.2A", "siege:11.3.2C")
def test_no_push() -> None:
    """The success takes the place of the attack: nobody has attacked, and the hex may be attacked yet."""
    play = charge("h2408: S9 S1; h2508: A11", (6,)).play(
        Attack("h2508"), Chosen(("S1", "S9")), Chosen(("S9",))
    )
    play.play(HoldBack())
    assert play.at("S9", "A11") == ("h2408", "h2508")
    assert play.all(BattleFought) == []
    assert play.ask("attack").domain == OneOf((Attack("h2508"), EndCombat()))


@pytest.mark.rule("siege:11.3.2B")
def test_the_last_step_dies() -> None:
    """The hex is empty: the cavalry enters."""
    play = charge("h2408: S9; h2508: A11:1; h2609: A12", (6,)).play(Attack("h2508"), Chosen(("S9",)))
    assert play.at("A11", "S9") == (DEAD, "h2508")
    assert play.ask("attack").domain == OneOf((Attack("h2609"), EndCombat()))


@pytest.mark.rule("siege:11.3.2H")
def test_forts_and_temples_can_be_charged() -> None:
    """S9 drives A11 out of the Nonoalco gate, S10 out of the temple of Tlatelolco."""
    play = charge("h2408: S9; h2307: A11; h2709: S10; h2810: A12", (6, 6)).play(
        Attack("h2307"), Chosen(("S9",))
    )
    play.play(Push("h2308"), Attack("h2810"), Chosen(("S10",)), Push("h2811"))
    assert play.at("S9", "S10", "A11", "A12") == ("h2307", "h2810", "h2308", "h2811")


@pytest.mark.rule("siege:11.3", "siege:11.3.1A", "siege:11.3.1C")
def test_no_charge() -> None:
    """Passing fights the battle; so does playing without the option."""
    assert charge("h2408: S9; h2508: A1", (6, 6)).play(Attack("h2508"), Passed()).all(BattleFought)
    assert ground("h2408: S9; h2508: A1", (6, 6)).play(Attack("h2508")).all(BattleFought)
    assert charge("h2408: S1; h2508: A1", (6, 6)).play(Attack("h2508")).all(BattleFought)


@pytest.mark.rule("siege:11.3.2B", "siege:7.7.2.2C", "siege:11.3.2E", "siege:11.3.1A")
def test_who_cannot_charge() -> None:
    """Not into chinampas without a causeway; not twice; infantry never."""
    assert charge("h2711: S9; h2712: A1", (6, 6)).play(Attack("h2712")).all(BattleFought)
    play = charge("h2711: S9 S1; h2609: S10; h2610: A1; h2710: A12").play(
        Attack("h2710"), Chosen(("S1", "S9"))
    )
    assert play.clause_against(Chosen(("S1",))) == "siege:11.3.1A"
    assert play.clause_against(Chosen(("S10",))) == "siege:11.3.1A"


@pytest.mark.rule("siege:8.8")
@pytest.mark.rule("siege:8.8A", "siege:11.3.1B")
def test_the_charge_shows_the_stack() -> None:
    """Under fog it is seen before the dice, and nobody is pushed under counters that are not."""
    play = charge("h2408: S9; h2508: A11 A1; h2609: A2 A3", (6,), opt_fog=True)
    play.play(Attack("h2508"), Chosen(("S9",)))
    order = [type(event) for event in play.events]
    assert order.index(StackSeen) < order.index(ChargeRidden)
    play.play(Allocated((("A1", 1),)))
    assert play.clause_against(Push("h2609")) == "siege:8.8A"
    assert Push("h2608") in play.options(Push)


@pytest.mark.rule("siege:11.3.2A", "siege:6.3A", "siege:9.1A", "siege:9.3B")
def test_where_a_stack_can_be_pushed() -> None:
    """Not beyond stacking, not off the island with Cuauhtemoc, who may be caught as his stack is hurt."""
    play = charge("h2408: S9; h2508: A11 CUAUHTEMOC; h2609: A12; h2509: A1", (6, 3, 4))
    play.play(Attack("h2508"), Chosen(("S9",)))
    assert [event.case for event in play.all(LeaderRisked)] == ["stack_hurt"]
    assert play.clause_against(Push("h2609")) == "siege:6.3B"
    play.play(Push("h2509"))
    assert play.at("A11", "CUAUHTEMOC", "S9") == ("h2509", "h2509", "h2508")
    play = charge("h2408: S9; h2307: A11 CUAUHTEMOC", (6, 3, 4)).play(Attack("h2307"), Chosen(("S9",)))
    assert play.clause_against(Push("h2207")) == "siege:11.3.2A"
    assert play.state.active == SPANISH
