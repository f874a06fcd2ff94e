"""Chapter 10.4.5: exits of the besieged."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from anahuac.engine.decision import Allocated, Chosen
from anahuac.games.conquest.actions.siege import MakeExit, WithdrawTo
from anahuac.games.conquest.events.casualties import CommanderTested
from anahuac.games.conquest.events.core import CommanderEliminated, LeaderNamed, StepsLost, UnitsEliminated
from anahuac.games.conquest.events.siege import (
    ExitTried,
    SortieFought,
)
from anahuac.games.conquest.terms import ELIMINATED
from anahuac.games.conquest.texts import siege as texts
from tests.games.conquest.play import Play
from tests.games.conquest.sieges import siege


def losses(play: Play, camp: str) -> int:
    """Strength points a camp lost so far."""
    return sum(n for e in play.all(StepsLost) if e.camp == camp for _, n in e.losses)


EXIT = (
    "30 indian army: cuitlahuac mx-eb-1 mx-eb-2 mx-eb-3 mx-fr-1;"
    " 30 spain garrison: olid sp-eb-1 sp-ab-1 sp-ab-2 sp-ca-1:1"
)


def exit_asked(dice: list[int], text: str = EXIT) -> Play:
    """Up to the question of an exit: 18 against 13, fortress 1: 1/1-; die 7 is impossible, so 6: 1/R."""
    play = siege(text, [1, 6, *dice], active="indian")
    play.play("indian", Allocated((("mx-fr-1", 1),)))
    play.ask("spain", "exit")
    return play


@pytest.mark.rule("conquest:10.4-g")
def test_ex_57_an_exit_fails_above_the_tactical_capacity() -> None:
    play = exit_asked([3]).play("spain", MakeExit("olid"))
    assert (play.last(ExitTried).tc, play.last(ExitTried).die) == (2, 3)
    assert play.all(SortieFought) == []
    play.ask("indian", "attack_again")


@pytest.mark.rule("conquest:10.4-g")
@pytest.mark.rule("conquest:10.3.4-t")
@pytest.mark.rule("conquest:R-42")
@pytest.mark.rule("conquest:R-56")
def test_ex_57_a_sortie() -> None:
    """The besieged read their own table, without the walls, +1 for their leader, and come back."""
    play = exit_asked([2, 4, 9]).play("spain", MakeExit("olid"))
    asked = play.ask("spain", "sortie")
    assert asked.domain.items == ("sp-eb-1", "sp-ab-1", "sp-ab-2")  # type: ignore[union-attr]
    play.play("spain", Chosen(("sp-eb-1", "sp-ab-1")))
    fought = play.last(SortieFought)
    assert (fought.attacker_cf, fought.defender_cf) == (8, 17)
    assert (fought.table, fought.column, fought.die, fought.bonus) == ("war_to_the_death", "1/2-", 4, 1)
    play.play("spain", Allocated((("sp-ab-1", 2),)))  # row 5: 2R/1
    play.play("indian", Allocated((("mx-fr-1", 1),)))
    assert play.state.siege is not None
    assert play.state.siege.sortie == ()
    assert play.state.units["sp-eb-1"].zone == 30
    assert losses(play, "spain") == 2
    play.ask("indian", "attack_again")


@pytest.mark.rule("conquest:10.4-g")
def test_only_the_sortie_and_its_commander_suffer_for_the_besieged() -> None:
    text = EXIT.replace("olid", "olid cortes")
    play = siege(text, [1, 6, 1, 1, 10, 10], active="indian")
    play.play("indian", Allocated((("mx-fr-1", 1),)))
    play.play("spain", MakeExit("olid")).play("spain", Chosen(("sp-eb-1",)))
    assert play.last(SortieFought).bonus == 0  # Cortes leads the stack
    # 5 to 17: 1/2-, die 1: 6*R/0
    assert play.state.units["sp-eb-1"].zone == ELIMINATED
    assert play.state.units["sp-ab-1"].sp == 2
    assert [e.commander for e in play.all(CommanderTested)] == ["olid"]


@pytest.mark.rule("conquest:10.3.4-s")
@pytest.mark.rule("conquest:10.4-g")
@pytest.mark.parametrize(("near", "refuge"), [("", ELIMINATED), ("; 31 spain garrison: sp-ab-3", 31)])
def test_a_leader_whose_whole_sortie_is_lost_stands_alone_outside(near: str, refuge: int) -> None:
    """He goes to a zone of his camp next to the siege, or is eliminated in combat; the others hold the walls."""
    play = siege(EXIT.replace("olid", "olid cortes") + near, [2, 6, 1, 1, 10], active="indian")
    play.play("indian", Allocated((("mx-fr-1", 1),)))
    play.play("spain", MakeExit("olid")).play("spain", Chosen(("sp-eb-1",)))
    assert play.state.commanders["olid"].zone == refuge
    assert play.state.vp["indian"] == (0 if refuge else 2)
    assert play.state.commanders["cortes"].zone == 30
    assert play.state.siege is not None
    assert play.state.siege.sortie == ()
    play.ask("indian", "attack_again")


@pytest.mark.rule("conquest:10.3.4-s")
def test_a_leader_with_a_unit_left_goes_back_behind_the_walls() -> None:
    play = exit_asked([2, 4, 9]).play("spain", MakeExit("olid"))
    play.play("spain", Chosen(("sp-eb-1", "sp-ab-1"))).play("spain", Allocated((("sp-ab-1", 2),)))
    play.play("indian", Allocated((("mx-fr-1", 1),)))
    assert play.state.commanders["olid"].zone == 30


#: 18 against 7 or 9, fortress 1: 1/1-; die 3: 4*R/0; two EB go, an EB and the slingers are left.
WITH_CANNON = "30 indian army: cuitlahuac mx-eb-1 mx-eb-2 mx-eb-3 mx-fr-1; 30 spain garrison: olid sp-eb-1 "


def stormed_in_vain(garrison: str, *dice: int) -> Play:
    """The besieged have their cannon still and are asked about an exit, which succeeds."""
    play = siege(WITH_CANNON + garrison, [1, 3, 10, 1, *dice], active="indian")
    play.play("indian", Allocated((("mx-eb-1", 2), ("mx-eb-2", 2))))
    return play.play("spain", MakeExit("olid"))


@pytest.mark.rule("conquest:10.4-g")
def test_cannons_do_not_go_out() -> None:
    play = stormed_in_vain("sp-ab-1:1 sp-ca-1:1")
    assert play.state.units["sp-ca-1"].zone == 30  # R was against the besieger
    assert play.ask("spain", "sortie").domain.items == ("sp-eb-1", "sp-ab-1")  # type: ignore[union-attr]
    refusal = play.refusal("spain", Chosen(("sp-ca-1",)))
    assert refusal is not None
    assert (refusal.clause, refusal.reason.source) == ("conquest:10.4-g", texts.NO_CANNONS.source)


@pytest.mark.rule("conquest:10.4-g")
def test_the_only_unit_that_can_go_out_goes_unasked() -> None:
    play = stormed_in_vain("sp-ca-1:1", 6)
    assert (play.last(SortieFought).attacker_cf, play.last(SortieFought).defender_cf) == (5, 8)
    assert play.ask("indian", "losses").domain.total == 2  # type: ignore[union-attr]


@pytest.mark.rule("conquest:10.4-g")
@pytest.mark.rule("conquest:R-42")
@pytest.mark.rule("conquest:10.4-f")
@pytest.mark.parametrize(("die", "lost", "cannon"), [(3, 1, ELIMINATED), (2, 2, 30)])
def test_r_against_the_besieger_in_an_exit_costs_cannons_and_moves_nobody(
    die: int, lost: int, cannon: int
) -> None:
    """10 to 5 is 2/1, +1 for the leader: row 4 is 1/R, row 3 is 2/0."""
    play = siege(
        "30 spain army: olid sp-eb-1:1 sp-eb-2:1 sp-ca-1:1; 30 indian garrison: cuitlahuac mx-eb-1 mx-eb-2 mx-eb-3",
        [3, 6, 6, 1, die],
    )
    play.play("spain", Allocated((("sp-eb-2", 1),))).play("indian", Allocated((("mx-eb-1", 1),)))
    play.play("indian", MakeExit("cuitlahuac")).play("indian", Chosen(("mx-eb-2", "mx-eb-3")))
    play.play("indian", Allocated((("mx-eb-2", lost),)))
    assert play.state.units["sp-ca-1"].zone == cannon
    assert play.state.units["sp-eb-1"].zone == 30
    play.ask("spain", "attack_again")


@pytest.mark.rule("conquest:10.4-g")
@pytest.mark.rule("conquest:G-8")
@pytest.mark.rule("conquest:R-56")
@pytest.mark.parametrize(("named", "bonus"), [(None, 1), ("alvarado", 1), ("sandoval", 0)])
def test_among_equals_the_one_named_leads_else_whoever_goes_out(named: str | None, bonus: int) -> None:
    play = siege(EXIT.replace("olid", "alvarado sandoval"), [1, 6, 1, 4], active="indian")
    garrison = replace(play.state.stacks["spain"][30], leader=named)
    play.set(stacks={**play.state.stacks, "spain": {30: garrison}})
    play.play("indian", Allocated((("mx-fr-1", 1),))).play("spain", MakeExit("alvarado"))
    play.play("spain", Chosen(("sp-eb-1", "sp-ab-1", "sp-ab-2")))
    assert play.last(SortieFought).bonus == bonus
    assert [event.leader for event in play.all(LeaderNamed)] == ([] if named else ["alvarado"])
    assert play.state.stacks["spain"][30].leader == (named or "alvarado")


@pytest.mark.rule("conquest:10.4-g")
@pytest.mark.rule("conquest:10.3.4-q")
def test_a_leader_who_falls_with_his_sortie_is_lost_once() -> None:
    play = siege(EXIT.replace("olid", "olid cortes"), [2, 6, 1, 1, 1], active="indian")
    play.play("indian", Allocated((("mx-fr-1", 1),)))
    play.play("spain", MakeExit("olid")).play("spain", Chosen(("sp-eb-1",)))
    assert [(e.commander, e.cause) for e in play.all(CommanderEliminated)] == [("olid", "combat")]
    play.ask("indian", "attack_again")


@pytest.mark.rule("conquest:10.4-g")
@pytest.mark.rule("conquest:R-09")
@pytest.mark.parametrize(("ratio", "column"), [("floor", "3/1"), ("capped", "2/1")])
def test_the_ratio_of_an_exit_is_reduced_by_the_setting(ratio: str, column: str) -> None:
    play = siege(
        "30 spain army: olid sp-eb-1:1 sp-eb-2:1; 30 indian garrison: cuitlahuac mx-eb-1 mx-eb-2 mx-eb-3",
        [3, 6, 1, 1],
        flower_ratio=ratio,
    )
    play.play("spain", Allocated((("sp-eb-2", 1),))).play("indian", Allocated((("mx-eb-1", 1),)))
    play.play("indian", MakeExit("cuitlahuac")).play("indian", Chosen(("mx-eb-2", "mx-eb-3")))
    assert play.last(SortieFought).column == column


@pytest.mark.rule("conquest:10.4-g")
@pytest.mark.rule("conquest:8-l")
def test_illegal_exits() -> None:
    text = (
        "30 indian army: cuitlahuac mx-eb-1 mx-eb-2 mx-eb-3 mx-fr-1;"
        " 30 spain garrison: maxixcatzin olid/back sp-eb-1 sp-ca-1:1 tl-eb-1 tl-eb-2"
    )
    play = siege(text, [1, 6, 1], active="indian", camps={"tlaxcala": "spain"})
    play.play("indian", Allocated((("mx-fr-1", 1),)))
    assert play.clause_against("spain", MakeExit("cuitlahuac")) == "conquest:10.4-g"
    assert play.clause_against("spain", MakeExit("cortes")) == "conquest:10.4-g"
    play.play("spain", MakeExit("maxixcatzin"))
    assert play.clause_against("spain", Chosen(("sp-ca-1",))) == "conquest:10.4-g"
    assert play.clause_against("spain", Chosen(("sp-eb-1",))) == "conquest:8-l"
    assert play.clause_against("spain", Chosen(("mx-eb-1",))) == "conquest:10.4-g"
    assert play.clause_against("spain", Chosen(())) == "conquest:10.4-g"


@pytest.mark.rule("conquest:10.4-g")
@pytest.mark.parametrize(
    "garrison", ["sp-eb-1 sp-ab-1", "olid sp-ca-1 sp-ca-2", "maxixcatzin sp-eb-1 sp-ab-1"]
)
def test_no_exit_without_commander_or_units_he_may_lead(garrison: str) -> None:
    play = siege(
        f"30 indian army: cuitlahuac mx-eb-1 mx-eb-2 mx-fr-1; 30 spain garrison: {garrison}",
        [1, 6, 10],
        active="indian",
        camps={"tlaxcala": "spain"},
    )
    play.play("indian", Allocated((("mx-fr-1", 1),)))
    assert play.all(ExitTried) == []
    if play.state.siege is not None:
        play.ask("indian", "attack_again")


@pytest.mark.rule("conquest:10.4-g")
def test_one_exit_a_round() -> None:
    play = exit_asked([6]).play("spain", MakeExit("olid"))
    assert play.pending[0].kind == "attack_again"


@pytest.mark.rule("conquest:10.4-g")
@pytest.mark.parametrize(
    ("lost", "left"),
    [("sp-eb-1", ()), ("sp-ca-1", ("sp-eb-1",))],
)
def test_cannons_left_alone_before_a_sortie_are_lost(lost: str, left: tuple[str, ...]) -> None:
    """After an assault of 1/1R the besieger has an EB and a cannon; the sortie, 10 to 5, is 1/1."""
    play = siege(
        "30 spain army: olid sp-eb-1:1 sp-eb-2:1 sp-ca-1:1; 30 indian garrison: cuitlahuac mx-eb-1 mx-eb-2 mx-eb-3",
        [3, 6, 6, 1, 4],
    )
    play.play("spain", Allocated((("sp-eb-2", 1),))).play("indian", Allocated((("mx-eb-1", 1),)))
    play.play("indian", MakeExit("cuitlahuac")).play("indian", Chosen(("mx-eb-2", "mx-eb-3")))
    assert play.last(SortieFought).column == "2/1"
    play.play("indian", Allocated((("mx-eb-2", 1),))).play("spain", Allocated(((lost, 1),)))
    stack = play.state.stacks["spain"].get(30)
    assert tuple(p for p in (stack.pieces if stack else ()) if p in play.state.units) == left
    assert any(e.cause == "overrun" for e in play.all(UnitsEliminated)) == (not left)


@pytest.mark.rule("conquest:10.4-g")
def test_cannons_survive_a_sortie_that_does_not() -> None:
    """A reduced FR goes out, 2 to 5; die 6 +1: 1/1; nobody of the sortie is left to take the cannon."""
    play = siege(
        "30 spain army: olid sp-eb-1:1 sp-eb-2:1 sp-ca-1:1; 30 indian garrison: cuitlahuac mx-eb-1 mx-eb-2 mx-fr-1:1",
        [3, 6, 6, 1, 6],
    )
    play.play("spain", Allocated((("sp-eb-2", 1),))).play("indian", Allocated((("mx-eb-1", 1),)))
    play.play("indian", MakeExit("cuitlahuac")).play("indian", Chosen(("mx-fr-1",)))
    play.play("spain", Allocated((("sp-eb-1", 1),)))
    assert play.state.units["sp-ca-1"].zone == 30
    play.play("indian", WithdrawTo(22))
    play.ask("spain", "attack_again")
