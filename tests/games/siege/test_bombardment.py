"""Shore bombardment (8.24)."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.engine.decision import Allocated, Passed
from anahuac.games.siege.actions.afloat import Bombard
from anahuac.games.siege.actions.leaders import GetAway
from anahuac.games.siege.events.afloat import Bombarded
from anahuac.games.siege.events.core import StepsLost
from anahuac.games.siege.events.leaders import LeaderRisked
from anahuac.games.siege.frames.afloat import BombardFrame
from anahuac.games.siege.model import BOMBARDED, DEAD, DEAD_FOR_GOOD, has_done
from anahuac.games.siege.rules import ch08_afloat, ch08_bombardment
from tests.games.siege.hand import Hand, assert_sound, hand

BOATS = "S12 S13 S14 S15 S16"


def shore(text: str, dice: list[int] | None = None, **options: Any) -> Hand:
    """A position at the start of sub-phase 2a."""
    return hand(text, dice, **options).do(ch08_afloat.open_afloat)


def fire(play: Hand, target: str, *units: str) -> Hand:
    """Units fire at a hex, one after another; losses are taken off the first unit that has a choice."""
    for unit in units:
        play.play(Bombard(unit, target))
        while play.pending and play.ask().kind == "losses":
            play.play(Allocated(((play.ask().domain.slots[0][0], 1),)))  # type: ignore[union-attr]
    return play


@pytest.mark.rule("siege:8.24B", "siege:8.24D", "siege:8.24G")
@pytest.mark.parametrize(("target", "hits"), [("h3107", 2), ("h2407", 3)])
def test_e40_boats_hit_on_3_and_a_fortress_on_the_lake_adds_one(target: str, hits: int) -> None:
    area = "l5" if target == "h2407" else next(iter(hand().t.hexes[target].lakes))
    play = shore(f"{area}: {BOATS}; {target}: A1 A11", [1, 2, 3, 4])
    fire(play, target, "S12", "S13", "S14", "S15")
    assert [told.is_hit for told in play.all(Bombarded)].count(True) == hits
    assert sum(steps for event in play.all(StepsLost) for _, steps in event.losses) == hits
    assert has_done(play.state, "S12", BOMBARDED)
    assert play.pending == ()  # a fifth boat has no target


@pytest.mark.rule("siege:8.24")
@pytest.mark.rule("siege:8.24B", "siege:8.24F", "siege:8.24A")
def test_e40_a_fifth_boat_and_a_hex_inland_are_refused() -> None:
    play = shore(f"l5: {BOATS}; h2407: A1 A11; h2307: A2; h2508: A12", [6, 6, 6, 6])
    fire(play, "h2407", "S12", "S13", "S14", "S15")
    assert play.clause_against(Bombard("S16", "h2407")) == "siege:8.24B"
    assert play.clause_against(Bombard("S16", "h2508")) == "siege:8.24F"
    assert play.clause_against(Bombard("S12", "h2307")) == "siege:8.24C"
    assert play.clause_against(Bombard("S17", "h2307")) == "siege:8.24A"
    assert play.clause_against(Bombard("A2", "h2307")) == "siege:8.24A"
    assert play.clause_against(Bombard("S16", "l5")) == "siege:8.24A"
    assert play.options(Bombard) == [Bombard("S16", "h2307")]


@pytest.mark.rule("siege:R-9")
@pytest.mark.rule("siege:8.24B")
def test_the_limit_is_per_hex_whatever_the_areas_unless_the_ruling_says_otherwise() -> None:
    t = hand().t
    target = next(
        place
        for place, one in t.hexes.items()
        if len(one.lakes) > 1 and one.region == "causeway" and place not in t.fortresses
    )
    first, second = t.hexes[target].lakes[:2]
    text = f"{first}: S12 S13 S14 S15; {second}: S16; {target}: A1"
    play = fire(shore(text, [6] * 4), target, "S12", "S13", "S14", "S15")
    assert play.pending == ()
    other = fire(shore(text, [6] * 4, rul_bombard_cap="per_area_and_hex"), target, "S12", "S13", "S14", "S15")
    assert other.options(Bombard) == [Bombard("S16", target)]


@pytest.mark.rule("siege:8.24E", "siege:8.18.2")
def test_e41_four_hits_leave_one_step_to_each() -> None:
    play = shore(f"l5: {BOATS}; h2407: A1 A11", [1, 1, 1, 1])
    fire(play, "h2407", "S12", "S13", "S14", "S15")
    assert (play.state.pieces["A1"].steps, play.state.pieces["A11"].steps) == (1, 1)


@pytest.mark.rule("siege:8.24F")
def test_e42_canoes_spare_a_fortress_on_the_lake_and_hit_on_1() -> None:
    play = shore("l5: A11 A12; h2307: S1; h2407: S2", [1, 2], active="aztec")
    assert play.clause_against(Bombard("A11", "h2307")) == "siege:8.24F"
    fire(play, "h2407", "A11", "A12")
    assert [told.is_hit for told in play.all(Bombarded)] == [True, False]
    assert play.state.pieces["S2"].steps == 3


@pytest.mark.rule("siege:8.24G")
def test_e43_allies_do_not_bombard_a_fortress_on_the_lake() -> None:
    area = next(iter(hand().t.hexes["h3107"].lakes))
    play = shore(f"{area}: S30 S12; h3107: A11", [6])
    assert play.clause_against(Bombard("S30", "h3107")) == "siege:8.24G"
    assert play.options(Bombard) == [Bombard("S12", "h3107")]


@pytest.mark.rule("siege:R-11")
@pytest.mark.rule("siege:8.24F")
def test_acachinango_is_such_a_fortress_by_the_ruling() -> None:
    t = hand().t
    area = t.hexes["h2543"].lakes[0]
    text = f"{area}: A11; h2543: S1"
    assert shore(text, active="aztec").state.frames == ()
    play = shore(text, active="aztec", rul_chapultepec_coastal_fort=False)
    assert play.options(Bombard) == [Bombard("A11", "h2543")]


@pytest.mark.rule("siege:8.24A")
def test_a_lone_leader_is_no_target_and_firing_may_be_ended() -> None:
    assert shore("l5: S12; h2407: CUAUHTEMOC").state.frames == ()
    play = shore("l5: S12; h2407: A11", []).play(Passed())
    assert play.state.frames == ()


@pytest.mark.rule("siege:8.24C")
def test_each_unit_fires_once_a_phase_whatever_its_targets() -> None:
    play = shore("l5: S12 S13; h2407: A1; h2307: A2", [6, 6])
    fire(play, "h2407", "S12")
    assert play.clause_against(Bombard("S12", "h2407")) == "siege:8.24C"
    assert {option.unit for option in play.options(Bombard)} == {"S13"}
    fire(play, "h2307", "S13")
    assert play.state.frames == ()


@pytest.mark.rule("siege:8.24E")
def test_a_hex_that_is_emptied_is_no_target_any_more() -> None:
    play = shore("l5: S12 S13; h2407: A11:1", [1])
    fire(play, "h2407", "S12")
    assert play.at("A11") == (DEAD,)
    assert play.state.frames == ()
    assert_sound(play.state)


@pytest.mark.rule("siege:8.20")
@pytest.mark.rule("siege:11.4F")
def test_the_cannon_of_a_carrier_that_falls_is_lost_with_it() -> None:
    play = shore("l5: A11; h2407: S1:1 S25@S1", [1], active="aztec", opt_cannon=True)
    fire(play, "h2407", "A11")
    assert play.at("S1", "S25") == (DEAD, DEAD_FOR_GOOD)


# ---------------------------------------------------------------------- leaders


@pytest.mark.rule("siege:9.3B", "siege:8.24E")
def test_a_leader_is_rolled_for_once_when_the_firing_is_over() -> None:
    play = shore("l5: S12 S13 S14; h2407: A1 CUAUHTEMOC", [1, 1, 6, 6])
    fire(play, "h2407", "S12", "S13")
    assert not play.all(LeaderRisked)
    play.play(Passed())
    (told,) = play.all(LeaderRisked)
    assert (told.case, told.is_lost) == ("stack_hurt", True)
    assert play.at("CUAUHTEMOC") == (DEAD_FOR_GOOD,)
    assert play.state.frames == ()


@pytest.mark.rule("siege:9.3A", "siege:8.24E")
def test_one_whose_last_unit_falls_is_rolled_for_at_once() -> None:
    text = "l5: S12 S13; h2407: A11:1 CUAUHTEMOC; h2507: A12; h2408: A13"
    play = shore(text, [1, 2, 2])
    fire(play, "h2407", "S12")
    assert play.ask("getaway").seat == "aztec"
    play.play(GetAway("h2408"))
    assert [told.case for told in play.all(LeaderRisked)] == ["stack_destroyed"]
    assert_sound(play.state)


@pytest.mark.rule("siege:9.3A", "siege:9.3B")
def test_what_his_new_company_suffered_before_does_not_count() -> None:
    coast = [place for place in hand().t.lakes["l5"].coast if place in hand().t.neighbours["h2407"]]
    refuge = next(place for place in coast if place not in hand().t.fortresses)
    text = f"l5: S12 S13 S14; h2407: A11:1 CUAUHTEMOC; {refuge}: A1"
    play = fire(shore(text, [1, 1, 2, 2]), refuge, "S12")
    fire(play, "h2407", "S13")
    assert play.at("CUAUHTEMOC") == (refuge,)
    play.play(Passed())
    assert len(play.all(LeaderRisked)) == 1
    assert play.state.frames == ()


@pytest.mark.rule("siege:R-10")
@pytest.mark.rule("siege:9.3B")
def test_by_the_other_ruling_bombardment_endangers_no_leader() -> None:
    text = "l5: S12; h2407: A1 CUAUHTEMOC"
    play = fire(shore(text, [1], rul_bombard_triggers_leader_checks=False), "h2407", "S12")
    assert play.events
    assert not play.all(LeaderRisked)
    assert play.state.frames == ()


@pytest.mark.rule("siege:9.3A", "siege:5.2")
def test_cortes_may_be_lost_to_canoes() -> None:
    play = shore("l5: A11; h2407: S1:1 CORTES; h1004: S2", [1, 3, 4], active="aztec")
    fire(play, "h2407", "A11")
    assert play.state.verdict is not None
    assert play.state.verdict.why == "cortes"


# ---------------------------------------------------------------------- many canoes


def test_many_canoes_and_hexes_are_offered_by_kind() -> None:
    t = hand().t
    coast = [place for place in t.lakes["l5"].coast if place not in t.fortresses]
    canoes = " ".join(f"A{number}" for number in range(1, 54))
    foes = "; ".join(
        f"{place}: S{number}" for number, place in enumerate(coast[:24], 1) if number not in range(12, 29)
    )
    play = shore(f"l5: {canoes}; {foes}", [6], active="aztec")
    options = play.options(Bombard)
    assert len(options) <= 500
    every = list(ch08_bombardment.shots(t, play.state, BombardFrame()))
    assert {option.target for option in options} == {option.target for option in every}
