"""Lake combat (8.22, 8.23)."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.engine.decision import Allocated, Chosen, Some
from anahuac.games.siege.actions.afloat import Bombard, FightInArea
from anahuac.games.siege.actions.ground import Lead, StayBehind
from anahuac.games.siege.events.afloat import LakeFought
from anahuac.games.siege.events.core import StepsLost
from anahuac.games.siege.events.leaders import LeaderRisked, LeaderSank, PrisonersTested
from anahuac.games.siege.model import ATTACKED, DEAD, DEAD_FOR_GOOD, DEFENDED, LED, Temples, has_done
from anahuac.games.siege.rules import ch08_afloat
from tests.games.siege.hand import Hand, assert_sound, hand


def afloat(text: str, dice: list[int] | None = None, **options: Any) -> Hand:
    """A position at the start of sub-phase 2a."""
    return hand(text, dice, **options).do(ch08_afloat.open_afloat)


def fought(play: Hand) -> LakeFought:
    """The one lake battle so far."""
    (event,) = play.all(LakeFought)
    return event


def lost(play: Hand, camp: str) -> int:
    """Steps that a camp has lost so far."""
    return sum(steps for event in play.all(StepsLost) if event.camp == camp for _, steps in event.losses)


FOUR = "l5: S12 S13 S14 S15 A11 A12 A13"


@pytest.mark.rule("siege:8.22A", "siege:8.23")
def test_e36_e37_the_surplus_boat_may_be_withheld_and_boats_double_the_aztec_loss() -> None:
    play = afloat(FOUR, [3, 4])
    decision = play.ask("withhold")
    assert decision.seat == "spanish"
    assert decision.domain == Some(("S12", "S13", "S14", "S15"), 0, 1)
    assert play.clause_against(Chosen(("S12", "S13"))) == "siege:8.22A"
    assert play.clause_against(Chosen(("A11",))) == "siege:8.22A"
    assert play.clause_against(Chosen(("S16",))) == "siege:8.22A"
    play.play(Chosen(("S12",)))
    told = fought(play)
    assert (told.attack, told.defence, told.raw, told.column) == (18, 12, 0, "1:1")
    assert (told.table, told.losses) == ((2, 1), (2, 2))
    play.play(Allocated((("S13", 1), ("S14", 1))), Allocated((("A11", 1), ("A12", 1))))
    assert (lost(play, "spanish"), lost(play, "aztec")) == (2, 2)
    assert [has_done(play.state, unit, ATTACKED) for unit in ("S12", "S13")] == [False, True]
    assert has_done(play.state, "A13", DEFENDED)
    assert_sound(play.state)


@pytest.mark.rule("siege:8.22A")
def test_e36_all_four_may_fight() -> None:
    play = afloat(FOUR, [1, 1]).play(Chosen(()))
    assert fought(play).attack == 24


@pytest.mark.rule("siege:8.22A")
def test_without_surplus_nothing_is_withheld_and_steps_do_not_count() -> None:
    play = afloat("l5: S12 S13 A11:1 A12:1", [6, 6])
    assert fought(play).attackers == ("S12", "S13")
    aztec = afloat("l5: S12 S13 A11 A12", [1, 1], active="aztec")
    assert fought(aztec).attackers == ("A11", "A12")


@pytest.mark.rule("siege:11.5")
@pytest.mark.rule("siege:8.23")
def test_e38_no_aztec_loss_becomes_one() -> None:
    play = afloat("l5: S12 A11 A12 A13", [2, 2], opt_prisoners=True)
    told = fought(play)
    assert (told.attack, told.defence, told.column) == (6, 12, "1:2")
    assert (told.table, told.losses) == ((3, 0), (3, 1))
    assert lost(play, "spanish") == 2  # a boat has no more
    play.play(Allocated((("A12", 1),)))
    assert lost(play, "aztec") == 1


@pytest.mark.rule("siege:8.23")
def test_e39_the_doubling_is_of_the_aztec_number_whoever_attacks() -> None:
    play = afloat("l5: S12 S13 A11 A12 A13", [5, 6], active="aztec").play(Chosen(()))
    told = fought(play)
    assert (told.attack, told.defence, told.column) == (12, 12, "1:1")
    assert (told.table, told.losses) == ((1, 2), (2, 2))


@pytest.mark.rule("siege:8.23")
@pytest.mark.parametrize("boat", [True, False])
def test_without_a_boat_in_the_battle_nothing_is_doubled(boat: bool) -> None:
    play = afloat("l5: S12 S30 A11", [3, 4]).play(Chosen(("S30",) if boat else ("S12",)))
    told = fought(play)
    assert told.losses[1] == told.table[1] * (2 if boat else 1)


@pytest.mark.rule("siege:8.22A")
def test_allies_and_boats_fight_together_and_no_terrain_counts() -> None:
    play = afloat("l5: S12 S30 A11 A12", [3, 4])
    assert fought(play).attackers == ("S12", "S30")
    assert fought(play).shifts == ()


@pytest.mark.rule("siege:8.22A", "siege:11.5B")
def test_sacrifice_markers_count_for_aztec_attacks_only() -> None:
    temples = Temples(sacrificed=("h2810", "h3016"))
    aztec = afloat("l5: S12 A11", [3, 4], active="aztec", temples=temples)
    assert fought(aztec).shifts == (("sacrifice_marker", 2),)
    spanish = afloat("l5: S12 A11", [3, 4], temples=temples)
    assert fought(spanish).shifts == ()


@pytest.mark.rule("siege:8.22A")
def test_the_attacker_orders_the_areas_and_each_is_fought_once() -> None:
    play = afloat("l5: S12 A11; l9: S13 A12; l13: S14; l4: A13", [1, 1, 1, 1], active="aztec")
    assert play.ask("lake_battle").seat == "aztec"
    assert play.options(FightInArea) == [FightInArea("l5"), FightInArea("l9")]
    assert play.clause_against(FightInArea("l13")) == "siege:8.22A"
    play.play(FightInArea("l9"))
    assert [told.area for told in play.all(LakeFought)] == ["l9", "l5"]


@pytest.mark.rule("siege:8.22A", "siege:8.22B", "siege:8.24A")
def test_nothing_to_fight_for_goes_on_to_bombardment() -> None:
    assert afloat("l11: S12; l4: A13").state.frames == ()
    assert afloat("l5: S12; h2407: A13").ask("bombard")


@pytest.mark.rule("siege:8.24A", "siege:8.5C")
def test_the_withheld_bombard_and_those_who_fought_do_not_even_in_an_area_they_cleared() -> None:
    play = afloat("l5: S12 S13 A11:1; h2407: A13", [6, 6]).play(Chosen(("S12",)))
    assert play.at("A11") == (DEAD,)
    assert {option.unit for option in play.options(Bombard)} == {"S12"}
    assert play.clause_against(Bombard("S13", "h2407")) == "siege:8.5C"


# ---------------------------------------------------------------------- leaders afloat


@pytest.mark.rule("siege:9.1B", "siege:9.4A")
def test_cuauhtemoc_leads_from_his_canoe() -> None:
    play = afloat("l5: S12 A11 CUAUHTEMOC@A11", [3, 4], active="aztec", freed=True)
    assert play.options(Lead) == [Lead("CUAUHTEMOC")]
    play.play(Lead("CUAUHTEMOC"))
    assert fought(play).shifts == (("cuauhtemoc_leads", 2),)


@pytest.mark.rule("siege:9.2", "siege:9.3C")
def test_cortes_leads_if_he_is_used_and_is_then_at_risk() -> None:
    play = afloat("l5: S12 CORTES@S12 A11", [6, 6, 5, 5]).play(Lead("CORTES"))
    assert fought(play).shifts == (("cortes_leads", 1),)
    assert play.all(LeaderRisked)[0].case == "led_no_loss"
    assert has_done(play.state, "CORTES", LED)
    idle = afloat("l5: S12 CORTES@S12 A11", [6, 6]).play(StayBehind())
    assert fought(idle).shifts == ()
    assert not idle.all(LeaderRisked)


@pytest.mark.rule("siege:R-12")
@pytest.mark.rule("siege:9.2", "siege:9.4A")
def test_a_withheld_carrier_keeps_him_out_of_it() -> None:
    play = afloat("l5: S12 S13 CORTES@S12 A11", [6, 6]).play(Chosen(("S12",)))
    assert fought(play).led == ""
    assert not play.all(LeaderRisked)
    forced = afloat("l5: S12 S13 CORTES@S12 A11", [6, 6, 4, 4], rul_leader_use_on_attack="automatic").play(
        Chosen(())
    )
    assert fought(forced).led == "CORTES"


@pytest.mark.rule("siege:9.2")
def test_cortes_among_the_defenders_is_worth_a_column() -> None:
    play = afloat("l5: S12 S13 CORTES@S12 A11 A12", [1, 1], active="aztec")
    assert fought(play).shifts == (("cortes_defends", -1),)


@pytest.mark.rule("siege:9.4A", "siege:5.2")
def test_cortes_goes_down_with_his_boat_and_the_match_is_over() -> None:
    text = "l5: S12:1 CORTES@S12 A11 A12 A13"
    play = afloat(text, [6, 6], active="aztec").play(Chosen(()), Allocated((("A11", 1),)))
    assert play.all(LeaderSank)
    assert play.at("S12", "CORTES") == (DEAD, DEAD_FOR_GOOD)
    assert play.state.verdict is not None
    assert play.state.verdict.winner == "aztec"
    assert play.pending == ()


@pytest.mark.rule("siege:9.3B", "siege:9.4A")
def test_a_boat_that_is_hurt_endangers_him() -> None:
    safe = afloat("l5: S12 S13 CORTES@S12 A11 A12", [4, 4, 3, 3], active="aztec")
    while safe.pending and safe.ask().kind == "losses":
        amounts = (("S12", 1),) if safe.ask().seat == "spanish" else (("A11", 1),)
        safe.play(Allocated(amounts))
    assert [told.case for told in safe.all(LeaderRisked)] == ["stack_hurt"]


@pytest.mark.rule("siege:11.5")
@pytest.mark.rule("siege:11.5A")
def test_prisoners_are_taken_from_boats_that_defend_against_a_knight() -> None:
    play = afloat("l5: S12 S13 A1 A2", [4, 4, 6], active="aztec", opt_prisoners=True)
    while play.pending and play.ask().kind == "losses":
        taken = play.ask()
        unit = "S12" if taken.seat == "spanish" else "A1"
        steps = taken.domain.total  # type: ignore[union-attr]
        others = {"S12": "S13", "A1": "A2"}
        amounts = ((unit, 1), (others[unit], steps - 1)) if steps > 1 else ((unit, 1),)
        play.play(Allocated(amounts))
    assert play.all(PrisonersTested) == [PrisonersTested("l5", 6, False, False)]


@pytest.mark.rule("siege:8.22A")
def test_the_arithmetic_can_be_shown_before_the_dice() -> None:
    play = afloat("l5: S12 CORTES@S12 A11", [1, 1])
    frame: Any = play.state.frames[-1]
    plain = ch08_afloat.reckoning(play.t, play.state, frame, "")
    led = ch08_afloat.reckoning(play.t, play.state, frame, "CORTES")
    assert (plain.shifted, led.shifted) == (0, 1)
    assert [row.id for row in plain.modifiers] == ["gunboat"]
