"""Cannon in battle: with their infantry, or alone (8.20, 11.4)."""

from __future__ import annotations

import pytest

from anahuac.engine.decision import Allocated, Chosen
from anahuac.games.siege.actions.ground import Advance, Attack, Halt
from anahuac.games.siege.events.core import PiecesLeft
from anahuac.games.siege.events.ground import BattleFought
from anahuac.games.siege.model import DEAD, DEAD_FOR_GOOD
from anahuac.games.siege.rules.ch05_victory import loss_points
from anahuac.games.siege.rules.ch11_4_cannon import destroy_alone
from anahuac.games.siege.terms import AZTEC, SPANISH
from tests.games.siege.hand import assert_sound, hand, tables
from tests.games.siege.test_ground import ground


@pytest.mark.rule("siege:11.4", "siege:11.4F", "siege:11.4D", "siege:8.20")
def test_a_cannon_falls_with_its_infantry() -> None:
    """S1 loses its last step: its cannon is lost for good, that of S2 stays."""
    play = ground("h2711: S1:1 S25@S1; h2709: S2 S26@S2; h2710: A1 A2 A3", (1, 1), opt_cannon=True)
    play.play(Attack("h2710"), Chosen(("S1",)))
    assert play.all(BattleFought)[0].losses == (4, 1)
    play.play(Allocated((("A1", 1),)))
    assert play.at("S1", "S25", "S26") == (DEAD, DEAD_FOR_GOOD, "h2709")
    assert play.all(PiecesLeft) == [PiecesLeft(SPANISH, ("S25",), DEAD_FOR_GOOD, "fell")]
    assert_sound(play.state)


@pytest.mark.rule("siege:8.20")
def test_a_cannon_left_out_does_not_count() -> None:
    """Its infantry does not attack: no cannon in the battle. In defence any cannon of the hex counts."""
    play = ground("h2711: S1 S2 S25@S1; h2710: A1", (3, 4), opt_cannon=True)
    play.play(Attack("h2710"), Chosen(("S2",)))
    fought = play.all(BattleFought)[0]
    assert fought.table == fought.losses
    play = ground("h2711: S1 S25; h2710: A1", (3, 4), active=AZTEC, opt_cannon=True).play(Attack("h2711"))
    fought = play.all(BattleFought)[0]
    assert fought.losses[0] == fought.table[0] + 1


@pytest.mark.rule("siege:8.20")
@pytest.mark.rule("siege:11.4C", "siege:8.19A")
def test_a_cannon_alone_is_destroyed_by_the_advance() -> None:
    """Nobody carries it and its hex-mates die: the Aztecs must enter, and it is lost."""
    play = ground("h2408: S1:1 S25; h2508: A1 A2 A3", (6, 6), active=AZTEC, opt_cannon=True)
    play.play(Attack("h2408"), Chosen(("A1", "A2", "A3")))
    play.play(Allocated((("A1", 1),)))
    assert play.at("S1", "S25") == (DEAD, "h2408")
    play.play(Advance("A2"), Halt())
    assert play.at("S1", "S25") == (DEAD, DEAD_FOR_GOOD)
    assert "h2408" not in play.state.stacks[SPANISH]
    assert_sound(play.state)


@pytest.mark.rule("siege:11.4C", "siege:5.4")
def test_e70_a_cannon_come_upon_alone() -> None:
    """It is destroyed for good and counts a Loss point; with others in the hex it is not alone."""
    play = hand("h2408: S26; h2508: A11")
    before = loss_points(tables(), play.state).total
    play.do(destroy_alone, "h2408")
    assert play.at("S26") == (DEAD_FOR_GOOD,)
    assert loss_points(tables(), play.state).total == before + 1
    kept = hand("h2408: S26 S1").do(destroy_alone, "h2408")
    assert kept.events == []
