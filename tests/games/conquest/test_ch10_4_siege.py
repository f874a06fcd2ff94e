"""Chapter 10.4: sieges."""

from __future__ import annotations

import pytest

from anahuac.engine.decision import Allocated, Passed
from anahuac.games.conquest.actions.siege import AttackAgain, BreakOff, Sacrifice, WithdrawTo
from anahuac.games.conquest.events.casualties import CommanderTested
from anahuac.games.conquest.events.core import (
    CommanderEliminated,
    ItemLogged,
    PiecesMoved,
    PointsScored,
    UnitsEliminated,
)
from anahuac.games.conquest.events.siege import (
    ArtilleryFired,
    AssaultRolled,
    SiegeBegan,
    SiegeEnded,
    SiegeRoundBegan,
)
from anahuac.games.conquest.terms import ELIMINATED
from tests.games.conquest.sieges import siege

THREE = "cortes alvarado sandoval"
TWENTY = "sp-eb-1 sp-eb-2 sp-eb-3 sp-eb-4"


@pytest.mark.rule("conquest:10.4-a")
@pytest.mark.rule("conquest:R-41")
@pytest.mark.parametrize(("whose", "rounds"), [("besieger", 5), ("both", 6)])
def test_ex_53_rounds(whose: str, rounds: int) -> None:
    play = siege(
        f"30 spain army: {THREE} olid/back sp-eb-1; 30 indian garrison: cuitlahuac mx-eb-1 mx-eb-2",
        [2, 1, 10, 10, 10],
        siege_rounds_commanders=whose,
    )
    began = play.last(SiegeBegan)
    assert (began.die, began.rounds) == (2, rounds)


@pytest.mark.rule("conquest:10.4-b")
@pytest.mark.rule("conquest:R-28")
def test_no_markers_no_event_no_deployment() -> None:
    play = siege("30 spain army: cortes sp-eb-1 sp-eb-2; 30 indian garrison: cuitlahuac mx-eb-1", [1, 3])
    assert play.state.battle is None
    assert play.state.siege is not None
    assert play.state.siege.besieger == "spain"
    assert play.dice_left == ()


@pytest.mark.rule("conquest:10.4-d")
@pytest.mark.rule("conquest:10.4-e")
@pytest.mark.rule("conquest:10.4-c")
def test_ex_54_artillery_then_assault() -> None:
    play = siege(
        f"14 spain army: {THREE} {TWENTY} sp-eb-5 sp-ab-1 sp-ca-2; 14 indian garrison: tp-eb-1 mx-eb-1 mx-eb-2 mx-eb-3",
        [1, 3, 5, 4],
    )
    fired = play.last(ArtilleryFired)
    assert (fired.dice, fired.cf, fired.fv) == ((3, 5), 4, 1)
    rolled = play.last(AssaultRolled)
    assert (rolled.attacker_cf, rolled.defender_cf) == (32, 20)
    assert (rolled.ratio, rolled.fv, rolled.column) == ("3/2", 1, "1/1")
    assert (rolled.die, rolled.bonus) == (4, 1)
    assert (rolled.attacker.losses, rolled.defender.losses) == (0, 2)
    play.play("indian", Allocated((("mx-eb-1", 2),)))
    assert play.state.units["mx-eb-1"].zone == ELIMINATED


@pytest.mark.rule("conquest:10.4-d")
@pytest.mark.parametrize(
    ("sp", "dice", "left"), [(1, [2], 1), (1, [3], 2), (2, [4, 5], 1), (2, [5, 6], 2), (2, [4, 1], 0)]
)
def test_a_die_up_to_the_combat_factor_hits(sp: int, dice: list[int], left: int) -> None:
    play = siege(
        f"14 spain army: olid sp-eb-1 sp-ca-1:{sp}; 14 indian garrison: tp-eb-1 tp-jav-1", [1, *dice, 6]
    )
    assert (play.last(ArtilleryFired).dice, play.last(ArtilleryFired).fv) == (tuple(dice), left)


@pytest.mark.rule("conquest:10.4-d")
def test_walls_are_repaired_between_rounds_and_cannot_fall_below_nothing() -> None:
    play = siege(
        "30 spain army: cortes sp-eb-1 sp-eb-2 sp-ca-2; 30 indian garrison: mx-jav-1 mx-jav-2 mx-jav-3",
        [2, 1, 1, 3, 6, 6, 3],
    )
    assert play.last(ArtilleryFired).fv == 0  # two hits on a fortress of 1
    assert play.last(AssaultRolled).fv == 0
    play.play("spain", Allocated((("sp-eb-1", 1),)))  # 14 to 9 is 3/2, die 3: 1/1R
    play.play("indian", Allocated((("mx-jav-1", 1),)))
    play.play("spain", AttackAgain())
    assert [e.fv for e in play.all(SiegeRoundBegan)] == [1, 1]
    assert play.last(AssaultRolled).fv == 1


@pytest.mark.rule("conquest:10.4-e")
@pytest.mark.rule("conquest:10.4-f")
@pytest.mark.rule("conquest:R-25")
def test_ex_55_leftmost_column() -> None:
    """20 against 20, fortress 3: 1/1 becomes 1/2-; die 3: 4*R/0; R moves nobody."""
    play = siege(
        f"22 spain army: cortes alvarado {TWENTY}; 22 indian garrison: mx-eb-1 mx-eb-2 mx-eb-3 tx-eb-1",
        [1, 3, 4, 5],
    )
    rolled = play.last(AssaultRolled)
    assert (rolled.ratio, rolled.column, rolled.bonus) == ("1/1", "1/2-", 0)
    play.play("spain", Allocated((("sp-eb-3", 2), ("sp-eb-4", 2))))
    assert [(e.commander, e.die) for e in play.all(CommanderTested)] == [("cortes", 4), ("alvarado", 5)]
    assert play.all(PiecesMoved) == []
    play.ask("spain", "attack_again")
    assert play.state.siege is not None
    assert play.state.siege.steps_lost == {"spain": 4}


@pytest.mark.rule("conquest:10.4-f")
def test_r_costs_the_cannons_of_its_side() -> None:
    """3 SP of artillery roll high; the assault 1/2- with die 3 is 4*R/0."""
    play = siege(
        f"22 spain army: cortes alvarado {TWENTY} sp-ca-1:1; 22 indian garrison: mx-eb-1 mx-eb-2 mx-eb-3 tx-eb-1",
        [1, 6, 3, 4, 5],
    )
    play.play("spain", Allocated((("sp-eb-3", 2), ("sp-eb-4", 2))))
    assert play.last(UnitsEliminated).units == ("sp-ca-1",)
    assert play.state.units["sp-eb-1"].zone == 22


@pytest.mark.rule("conquest:10.4-f")
@pytest.mark.rule("conquest:R-25")
def test_r_costs_the_besieged_their_cannons() -> None:
    """Indian 20 against 7, fortress 1: 2/1 becomes 1/1-; die 4: 3/R."""
    play = siege(
        "35 indian army: cuitlahuac mx-eb-1 mx-eb-2 mx-eb-3 tx-eb-1; 35 spain garrison: sp-eb-1 sp-ca-1:1",
        [1, 4],
        active="indian",
    )
    assert (play.last(AssaultRolled).table, play.last(AssaultRolled).column) == ("flower_war", "1/1-")
    play.play("indian", Allocated((("mx-eb-1", 2), ("mx-eb-2", 1))))
    assert play.last(UnitsEliminated).units == ("sp-ca-1",)
    assert play.state.units["sp-eb-1"].zone == 35


@pytest.mark.rule("conquest:10.4-e")
@pytest.mark.rule("conquest:10.3.4-u")
@pytest.mark.rule("conquest:12-f")
def test_ex_56_indian_siege() -> None:
    """24 against 7, fortress 1: 3/1 becomes 2/1; die 6: 0/S; the owner picks."""
    play = siege(
        "35 indian army: cuitlahuac mx-eb-1 mx-eb-2 mx-eb-3 tx-eb-1 mx-jav-1:1 mx-jav-2:1;"
        " 35 spain garrison: sp-eb-1 sp-ab-1:1",
        [1, 6],
        active="indian",
    )
    rolled = play.last(AssaultRolled)
    assert (rolled.attacker_cf, rolled.defender_cf, rolled.ratio, rolled.column) == (24, 7, "3/1", "2/1")
    play.play("spain", Sacrifice("sp-ab-1"))
    assert play.state.vp == {"spain": 0, "indian": 2}


@pytest.mark.rule("conquest:10.4-e")
@pytest.mark.rule("conquest:R-09")
def test_the_ratio_of_an_assault_is_reduced_by_the_setting() -> None:
    """24 against 7 is 2/1 among the fractions; fortress 1: 1/1-."""
    play = siege(
        "35 indian army: cuitlahuac mx-eb-1 mx-eb-2 mx-eb-3 tx-eb-1 mx-jav-1:1 mx-jav-2:1;"
        " 35 spain garrison: sp-eb-1 sp-ab-1:1",
        [1, 4],
        active="indian",
        flower_ratio="capped",
    )
    assert (play.last(AssaultRolled).ratio, play.last(AssaultRolled).column) == ("2/1", "1/1-")


@pytest.mark.rule("conquest:10.4-e")
@pytest.mark.rule("conquest:R-41")
@pytest.mark.parametrize(
    ("commanders", "bonus"),
    [
        ("cortes alvarado", 0),
        ("cortes alvarado olid/back", 0),
        ("cortes/back alvarado sandoval", 1),
        ("cortes alvarado sandoval olid castaneda", 1),
        ("cortes alvarado maxixcatzin", 0),
    ],
)
def test_bonus_for_three_historical_spanish_commanders(commanders: str, bonus: int) -> None:
    play = siege(
        f"30 spain army: {commanders} sp-eb-1; 30 indian garrison: mx-eb-1 mx-eb-2",
        [1, 1, 10, 10, 10, 10, 10],
        camps={"tlaxcala": "spain"},
    )
    assert play.last(AssaultRolled).bonus == bonus


@pytest.mark.rule("conquest:10.4-c")
@pytest.mark.rule("conquest:10.4-h")
def test_the_assault_is_part_of_every_round_and_a_round_is_completed() -> None:
    play = siege(
        "30 spain army: cortes sp-eb-1 sp-eb-2; 30 indian garrison: cuitlahuac mx-eb-1 mx-eb-2", [2, 4, 4]
    )
    play.play("spain", Allocated((("sp-eb-1", 1),)))  # 2/3, die 4: 1R/1
    play.play("indian", Allocated((("mx-eb-1", 1),)))
    assert play.clause_against("spain", BreakOff()) != ""  # the exit comes first
    play.play("indian", Passed())
    play.play("spain", AttackAgain())
    assert len(play.all(AssaultRolled)) == 2
    assert [e.round for e in play.all(SiegeRoundBegan)] == [1, 2]


# ---------------------------------------------------------------------- ends


@pytest.mark.rule("conquest:10.4-h")
@pytest.mark.rule("conquest:10.4-i")
@pytest.mark.rule("conquest:12-c")
@pytest.mark.rule("conquest:11-b")
@pytest.mark.rule("conquest:10.5-a")
def test_ex_58_no_rounds_left() -> None:
    """One round, both alive, fortress 2: the besieger leaves, the besieged score 2."""
    play = siege(
        "14 spain army: alvarado/back sp-eb-1 sp-eb-2; 14 indian garrison: tp-eb-1 mx-eb-1",
        [1, 6],
    )
    play.play("spain", Allocated((("sp-eb-1", 1),)))
    play.play("indian", Allocated((("tp-eb-1", 1),)))
    assert play.last(SiegeEnded) == SiegeEnded(14, "spain", "indian", "rounds")
    assert play.state.vp == {"spain": 0, "indian": 2}
    assert [e.item.kind for e in play.all(ItemLogged)] == ["indian_wins_admissible_combat"]
    assert play.clause_against("spain", WithdrawTo(14)) == "conquest:10.5-a"
    play.play("spain", WithdrawTo(21))
    assert 21 in play.state.stacks["spain"]
    assert 14 not in play.state.stacks["spain"]
    assert play.state.siege is None


@pytest.mark.rule("conquest:10.4-h")
@pytest.mark.rule("conquest:10.4-i")
def test_a_siege_can_be_lifted_after_a_round() -> None:
    play = siege("30 spain army: cortes sp-eb-1 sp-eb-2; 30 indian garrison: mx-eb-1 mx-eb-2", [3, 4])
    play.play("spain", Allocated((("sp-eb-1", 1),)))
    play.play("indian", Allocated((("mx-eb-1", 1),)))
    assert play.ask("spain", "attack_again").prompt.n == 3  # four rounds, one fought
    play.play("spain", BreakOff())
    assert play.last(SiegeEnded).why == "lifted"
    assert play.state.vp == {"spain": 0, "indian": 1}
    play.ask("spain", "retreat")


@pytest.mark.rule("conquest:10.4-i")
@pytest.mark.rule("conquest:12-c")
@pytest.mark.rule("conquest:10.5-c")
def test_the_besieger_wins_by_eliminating_the_besieged() -> None:
    play = siege(
        f"30 spain army: cortes {TWENTY}; 30 indian garrison: mx-eb-1:1", [3, 4]
    )  # 20 to 3 is 2/1+, fortress 1: 3/2; die 4: 0/2R
    assert play.last(SiegeEnded) == SiegeEnded(30, "spain", "spain", "eliminated")
    assert play.state.vp == {"spain": 1, "indian": 0}
    assert [e.item.kind for e in play.all(ItemLogged)] == ["spain_wins_admissible_combat"]
    play.ask("spain", "form")


@pytest.mark.rule("conquest:R-52")
def test_both_eliminated_the_besieged_keep_the_zone_without_points() -> None:
    """2 to 3 is 2/3, fortress 1: 1/2-; die 4: 3R/1; nobody is left."""
    play = siege("30 spain army: olid sp-aq-1:1; 30 indian garrison: cuitlahuac mx-eb-1:1", [1, 4])
    assert play.last(SiegeEnded) == SiegeEnded(30, "spain", "indian", "eliminated")
    assert play.all(PointsScored) == [e for e in play.all(PointsScored) if e.why == "commander"]
    assert play.all(ItemLogged) == []
    assert play.last(CommanderEliminated).commander == "olid"
    play.ask("indian", "refuge")
