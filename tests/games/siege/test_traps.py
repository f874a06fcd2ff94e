"""Aztec traps, an option (11.2)."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from anahuac.engine.decision import Chosen, OneOf, Some
from anahuac.games.siege.actions.ground import Attack, DropAttack, EndCombat, FightOn, Lure, SetTrap, Spring
from anahuac.games.siege.events.core import PiecesMoved, TempleDesecrated
from anahuac.games.siege.events.ground import AttackDropped, BattleFought, TrapTried
from anahuac.games.siege.frames.combat import TrapFrame
from anahuac.games.siege.model import ATTACKED, SET_TRAP, has_done
from anahuac.games.siege.rules import ch11_2_paths, ch11_2_traps
from anahuac.games.siege.terms import AZTEC
from tests.games.siege.hand import Hand, assert_sound, position, tables
from tests.games.siege.test_ground import ground

T = tables()


def trap(text: str, dice: tuple[int, ...] = (), **options: object) -> Hand:
    """A position at the beginning of Aztec ground combat, with traps."""
    return ground(text, dice, active=AZTEC, opt_traps=True, **options)


@pytest.mark.rule("siege:11.2.1A", "siege:11.2.2A", "siege:11.2.2B", "siege:11.2.2C")
def test_e61_a_trap() -> None:
    """A1 in 2710 traps S1 in 2709 with a 6, by 2711, 2712, 2713: S1 ends in 2712 and is attacked at once."""
    play = trap("h2710: A1; h2813: A11; h2709: S1", (6, 6, 6)).play(Attack("h2709"))
    assert play.ask("trap").domain == OneOf((SetTrap("S1", "A1"), SetTrap("S1", "A1", give=True), FightOn()))
    play.play(SetTrap("S1", "A1"))
    assert play.all(TrapTried) == [TrapTried("A1", "h2709", ("S1",), 6, given=False, sprung=True)]
    play.play(Lure("h2711"), Lure("h2712"), Lure("h2713"))
    moved = [(event.pieces, event.origin, event.to, event.why) for event in play.all(PiecesMoved)]
    assert moved == [
        (("A1",), "h2710", "h2711", "trap"),
        (("A1",), "h2711", "h2712", "trap"),
        (("A1",), "h2712", "h2713", "trap"),
        (("S1",), "h2709", "h2710", "trapped"),
        (("S1",), "h2710", "h2711", "trapped"),
        (("S1",), "h2711", "h2712", "trapped"),
    ]
    assert play.at("A1", "S1") == ("h2713", "h2712")
    assert play.ask("attackers").domain == Some(("A11",), 0, 1)
    play.play(Chosen(("A11",)))
    fought = play.all(BattleFought)[0]
    assert (fought.place, fought.attackers, fought.dice) == ("h2712", ("A1", "A11"), (6, 6))
    assert has_done(play.state, "A1", ATTACKED)
    assert_sound(play.state)


@pytest.mark.rule("siege:11.2.2B", "siege:7.7.2.2C")
def test_e62_cavalry_is_not_led_into_chinampas() -> None:
    """The path of three is none, for S9 would enter 2712; 2711 and 2712 leave it in 2711."""
    where = "h2710: A1; h2709: S9"
    play = trap(where, (6, 6, 6)).play(Attack("h2709"), SetTrap("S9", "A1"), Lure("h2711"), Lure("h2712"))
    assert play.at("A1", "S9") == ("h2712", "h2711")
    s = position(where)
    for victim, is_led in (("S9", False), ("S1", True)):
        found = ch11_2_paths.paths(T, s, ch11_2_paths.trap_of(s, "A1", (victim,), "h2709"))
        assert ("h2711", "h2712") in found
        assert (("h2711", "h2712", "h2713") in found) is is_led


@pytest.mark.rule("siege:11.2.2A", "siege:11.2.2B")
def test_why_the_path_does_not_go_there() -> None:
    """Not next to the last hex, where the Knight comes from, where it has been, too far, or not for the victims."""
    play = trap("h2710: A1; h2709: S9; h2611: S30", (6,)).play(
        Attack("h2709"), SetTrap("S9", "A1"), Lure("h2711")
    )
    for place in ("h2713", "h2710", "h2611", "h9999"):
        assert play.clause_against(Lure(place)) == "siege:11.2.2A"
    assert Spring() in play.options(Spring)
    frame = play.state.frames[-1]
    assert isinstance(frame, TrapFrame)
    longer = ch11_2_traps.refuse_trap(
        T, play.state, replace(frame, path=("h2711", "h2712")), play.ask(), Lure("h2713")
    )
    assert longer is not None
    assert longer.clause == "siege:11.2.2B"


@pytest.mark.rule("siege:11.2.1C")
def test_e63_the_last_step_is_not_given() -> None:
    """A1 with one step cannot give one; with more it may, and then a 4 succeeds."""
    play = trap("h2710: A1:1; h2709: S1").play(Attack("h2709"))
    assert play.clause_against(SetTrap("S1", "A1", give=True)) == "siege:11.2.1C"
    play = trap("h2710: A1:2; h2709: S1", (4,)).play(Attack("h2709"), SetTrap("S1", "A1", give=True))
    assert play.state.pieces["A1"].steps == 1
    assert play.ask("trap_path").seat == AZTEC
    play = trap("h2710: A1; h2709: S1", (5,)).play(Attack("h2709"), SetTrap("S1", "A1"))
    assert play.all(TrapTried)[0].sprung is False


@pytest.mark.rule("siege:11.2.1B", "siege:11.2.1D")
def test_a_trap_that_fails() -> None:
    """Another Knight may try; the attack may be dropped or fought, the failed Knight with it; once in a phase."""
    where = "h2710: A1 A2; h2709: S1"
    play = trap(where, (1, 2, 3, 4)).play(Attack("h2709"), Chosen(("A1", "A2")))
    assert play.clause_against(DropAttack()) == "siege:11.2.1D"
    play.play(SetTrap("S1", "A1"))
    assert has_done(play.state, "A1", SET_TRAP)
    assert play.clause_against(SetTrap("S1", "A1")) == "siege:11.2.1D"
    assert play.options(SetTrap) == [SetTrap("S1", "A2"), SetTrap("S1", "A2", give=True)]
    play.play(SetTrap("S1", "A2"))
    assert play.ask().domain == OneOf((FightOn(), DropAttack()))
    play.play(FightOn())
    assert play.all(BattleFought)[0].attackers == ("A1", "A2")
    dropped = trap(where, (1,)).play(Attack("h2709"), Chosen(("A1", "A2")), SetTrap("S1", "A1"), DropAttack())
    assert dropped.all(AttackDropped) == [AttackDropped("h2709")]
    assert dropped.ask("attack").domain == OneOf((Attack("h2709"), EndCombat()))
    assert not has_done(dropped.state, "A1", ATTACKED)


@pytest.mark.rule("siege:11.2.1A", "siege:11.2.2B", "siege:11.4A")
def test_a_unit_or_the_stack() -> None:
    """One unit goes with its cannon; the whole stack takes its leader along."""
    where = "h2710: A1; h2709: S1 S2 S25@S1 CORTES"
    play = trap(where, (6, 1, 1)).play(Attack("h2709"), SetTrap("S1", "A1"), Lure("h2711"), Spring())
    assert play.at("S1", "S25", "S2", "CORTES") == ("h2710", "h2710", "h2709", "h2709")
    assert play.state.pieces["S25"].carrier == "S1"
    play = trap(where, (6, 1, 1)).play(Attack("h2709"), SetTrap("h2709", "A1"), Lure("h2711"), Spring())
    assert play.at("S1", "S25", "S2", "CORTES") == ("h2710",) * 4
    assert_sound(play.state)


@pytest.mark.rule("siege:11.2.1A")
def test_why_a_trap_is_refused() -> None:
    """No Knight of the attack, or nobody of the target."""
    play = trap("h2710: A1; h2610: A12; h2709: S1; h2609: S2").play(Attack("h2709"), Chosen(("A1", "A12")))
    assert play.clause_against(SetTrap("S1", "A12")) == "siege:11.2.1A"
    assert play.clause_against(SetTrap("S1", "A2")) == "siege:11.2.1A"
    assert play.clause_against(SetTrap("S2", "A1")) == "siege:11.2.1A"


@pytest.mark.rule("siege:11.2.2A", "siege:9.1A")
def test_the_path_suits_the_whole_stack() -> None:
    """With Cuauhtemoc the Knight does not leave the island; freed he may."""
    where = "h2307: A1 CUAUHTEMOC; h2407: S1; h2408: A2 A3 A4; h2308: A5 A6 A7"
    play = trap(where, (6,)).play(Attack("h2407"), Chosen(("A1",)))
    assert play.ask().kind == "lead"
    freed = trap(where, (6,), freed=True).play(Attack("h2407"), Chosen(("A1",)), SetTrap("S1", "A1"))
    frame = freed.state.frames[-1]
    assert isinstance(frame, TrapFrame)
    assert frame.path == ("h2207",)
    assert Spring() in freed.options(Spring)


@pytest.mark.rule("siege:11.2.2A", "siege:6.3A")
def test_the_path_may_end_among_friends() -> None:
    """Within stacking, but does not lead on through them."""
    play = trap("h2710: A1; h2711: A12; h2709: S1", (6, 1, 1)).play(
        Attack("h2709"), SetTrap("S1", "A1"), Lure("h2711")
    )
    assert play.at("A1", "S1") == ("h2711", "h2710")
    assert play.ask("attackers").domain == Some(("A12",), 0, 1)


@pytest.mark.rule("siege:11.6")
@pytest.mark.rule("siege:11.6A", "siege:11.2.2B")
def test_trapped_cavalry_desecrates_a_temple() -> None:
    """It is led through 2810."""
    play = trap("h2710: A1; h2709: S9", (6, 1, 1), opt_desecration=True)
    play.play(Attack("h2709"), SetTrap("S9", "A1"), Lure("h2810"), Lure("h2811"))
    while play.pending and play.ask().kind == "trap_path":
        play.play(Spring())
    assert play.all(TempleDesecrated) == [TempleDesecrated("h2810", True)]


@pytest.mark.rule("siege:11.2.2", "siege:11.2.2A", "siege:11.2.2C")
def test_one_to_three_hexes() -> None:
    """The Knight may stop after one hex, and does after three; the victims end next to it and are attacked."""
    s = position("h2710: A1; h2709: S1")
    found = ch11_2_paths.paths(T, s, ch11_2_paths.trap_of(s, "A1", ("S1",), "h2709"))
    assert {len(path) for path in found} == {1, 2, 3}
    for path in found:
        assert len({"h2710", *path}) == len(path) + 1
        ways = ("h2709", "h2710", *path)
        assert all(later in T.open_neighbours[sooner] for sooner, later in pairwise(ways))


@pytest.mark.rule("siege:11.2", "siege:11.2.1A")
def test_no_trap_without_the_option_or_a_knight() -> None:
    """The battle is fought at once."""
    assert ground("h2710: A1; h2709: S1", (1, 1), active=AZTEC).play(Attack("h2709")).all(BattleFought)
    assert trap("h2710: A11; h2709: S1", (1, 1)).play(Attack("h2709")).all(BattleFought)
    assert ground("h2710: A1; h2709: S1", (1, 1), opt_traps=True).play(Attack("h2710")).all(BattleFought)
