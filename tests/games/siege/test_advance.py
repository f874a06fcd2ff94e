"""The advance after combat (8.19)."""

from __future__ import annotations

import pytest

from anahuac.engine.decision import Chosen, OneOf
from anahuac.games.siege.actions.ground import Advance, Attack, Halt, StayBehind
from anahuac.games.siege.events.core import PiecesMoved, TempleDesecrated
from anahuac.games.siege.model import DEAD
from anahuac.games.siege.terms import AZTEC, SPANISH
from tests.games.siege.hand import assert_sound
from tests.games.siege.test_ground import ground


@pytest.mark.rule("siege:8.19A", "siege:8.19C")
def test_one_must_enter_and_others_may() -> None:
    """One attacker has to; then whoever likes, or nobody."""
    play = ground("h2711: S1 S2; h2710: A11:1", (6, 6)).play(Attack("h2710"), Chosen(("S1", "S2")))
    assert play.ask("advance").domain == OneOf((Advance("S1"), Advance("S2")))
    assert play.clause_against(Halt()) == "siege:8.19A"
    assert play.clause_against(Advance("S3")) == "siege:8.19A"
    play.play(Advance("S2"))
    assert play.ask("advance").domain == OneOf((Advance("S1"), Halt()))
    play.play(Halt())
    assert play.at("S1", "S2") == ("h2711", "h2710")
    assert play.all(PiecesMoved) == [PiecesMoved(SPANISH, ("S2",), "h2711", "h2710", "advance")]
    assert play.pending == ()


@pytest.mark.rule("siege:8.19A")
def test_a_single_attacker_enters_by_itself() -> None:
    """Nothing is asked where there is no choice."""
    play = ground("h2711: S1; h2710: A11:1", (6, 6)).play(Attack("h2710"))
    assert play.at("S1") == ("h2710",)
    assert play.pending == ()


@pytest.mark.rule("siege:8.19A", "siege:7.7.2.2C")
def test_e24_cavalry_does_not_enter_chinampas() -> None:
    """Only S9 attacks 2712 from 2711, the defender dies: no advance."""
    play = ground("h2711: S9; h2712: A11:1", (6, 6)).play(Attack("h2712"))
    assert play.at("A11", "S9") == (DEAD, "h2711")
    assert play.all(PiecesMoved) == []
    assert play.pending == ()
    with_infantry = ground("h2711: S1 S9; h2712: A11:1", (6, 6))
    with_infantry.play(Attack("h2712"), Chosen(("S1", "S9")))
    assert with_infantry.at("S1", "S9") == ("h2712", "h2711")


@pytest.mark.rule("siege:8.19A", "siege:6.1B")
def test_who_enters_first_fixes_who_may_join() -> None:
    """Spanish and Allies never stand together."""
    play = ground("h2711: S1; h2709: S37; h2710: A11:1", (6, 6)).play(Attack("h2710"), Chosen(("S1", "S37")))
    play.play(Advance("S37"))
    assert play.at("S1", "S37") == ("h2711", "h2710")
    assert play.pending == ()


@pytest.mark.rule("siege:8.19A", "siege:6.1A")
def test_no_more_than_may_stand_there() -> None:
    """Five Spanish units; the sixth is refused."""
    play = ground("h2711: S1 S2 S3; h2709: S4 S5 S6; h2710: A11:1", (6, 6))
    units = ("S1", "S2", "S3", "S4", "S5", "S6")
    play.play(Attack("h2710"), Chosen(units), *(Advance(unit) for unit in units[:5]))
    assert play.at("S5", "S6") == ("h2710", "h2709")
    assert play.pending == ()


@pytest.mark.rule("siege:8.20")
@pytest.mark.rule("siege:8.19A", "siege:11.4A", "siege:9.2")
def test_cannon_and_leader_go_along() -> None:
    """A cannon goes with its infantry; the leader where he is taken."""
    play = ground("h2711: S1 S2 S25@S1 CORTES; h2710: A11:1", (6, 6), opt_cannon=True)
    play.play(Attack("h2710"), Chosen(("S1", "S2")), StayBehind())
    assert play.ask("advance").domain == OneOf(
        (Advance("S1"), Advance("S1", "CORTES"), Advance("S2"), Advance("S2", "CORTES"))
    )
    assert play.clause_against(Advance("S1", "CUAUHTEMOC")) == "siege:8.19A"
    play.play(Advance("S1", "CORTES"))
    assert play.at("S1", "S25", "CORTES", "S2") == ("h2710", "h2710", "h2710", "h2711")
    assert play.state.pieces["S25"].carrier == "S1"
    play.play(Halt())
    assert_sound(play.state)


@pytest.mark.rule("siege:11.6")
@pytest.mark.rule("siege:11.6A", "siege:8.19A")
def test_an_advance_desecrates() -> None:
    """Infantry and Cortes enter a temple together."""
    play = ground("h2711: S1 CORTES; h2710: S2 S3; h2810: A11:1", (6, 6), opt_desecration=True)
    play.play(Attack("h2810"), Chosen(("S2", "S3")), Advance("S2"), Halt())
    assert play.all(TempleDesecrated) == []
    play = ground("h2710: S1 S2 CORTES; h2810: A11:1", (6, 6), opt_desecration=True)
    play.play(Attack("h2810"), Chosen(("S1", "S2")), StayBehind(), Advance("S1", "CORTES"), Halt())
    assert play.all(TempleDesecrated) == [TempleDesecrated("h2810", True)]


@pytest.mark.rule("siege:8.19B")
def test_defenders_never_advance() -> None:
    """Attackers that die leave their hex empty."""
    play = ground("h2711: S37:1; h2710: A1", (1, 1)).play(Attack("h2710"))
    assert play.at("S37", "A1") == (DEAD, "h2710")
    assert play.all(PiecesMoved) == []


@pytest.mark.rule("siege:9.1A", "siege:8.19A")
def test_cuauhtemoc_stays_on_the_island() -> None:
    """Until he is freed he is not offered to go along."""
    play = ground("h2307: A1 A2 CUAUHTEMOC; h2207: S37:1", (6, 6), active=AZTEC)
    play.play(Attack("h2207"), Chosen(("A1", "A2")), StayBehind())
    assert play.ask("advance").domain == OneOf((Advance("A1"), Advance("A2")))
    assert play.clause_against(Advance("A1", "CUAUHTEMOC")) == "siege:8.19A"
    freed = ground("h2307: A1 A2 CUAUHTEMOC; h2207: S37:1", (6, 6), active=AZTEC, freed=True)
    freed.play(Attack("h2207"), Chosen(("A1", "A2")), StayBehind())
    assert Advance("A1", "CUAUHTEMOC") in freed.options(Advance)
