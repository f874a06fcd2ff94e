"""10.4 to 10.6: replenishment, dead piles, and where returned units are placed."""

from __future__ import annotations

import pytest

from anahuac.games.siege.actions.placing import PlaceAt
from anahuac.games.siege.events.core import StepsGained
from anahuac.games.siege.events.recovery import DeadRolled
from anahuac.games.siege.model import DEAD, DEAD_FOR_GOOD, OFF_MAP
from anahuac.games.siege.rules import ch10_4_replenishment, ch10_5_dead_pile, placing
from tests.games.siege.hand import hand


@pytest.mark.rule("siege:10.4A")
@pytest.mark.rule("siege:10.4B")
def test_e56_steps_recovered_by_the_die_and_boats_without_one() -> None:
    play = hand("h1004: S1:3; l11: S12:1; h3016: A1:3; h3015: A11:1", (1, 4, 2)).do(
        ch10_4_replenishment.replenish
    )
    assert {unit: play.state.pieces[unit].steps for unit in ("S1", "S12", "A1", "A11")} == {
        "S1": 4,
        "S12": 2,
        "A1": 3,
        "A11": 2,
    }
    assert play.all(StepsGained)[1] == StepsGained("spanish", "S12", 1, 0)


@pytest.mark.rule("siege:10.4A")
@pytest.mark.parametrize(
    ("unit", "gained"),
    [
        ("S1", {1: 2, 2: 1, 4: 1, 5: 0, 6: 0}),
        ("S29", {1: 2, 4: 1, 5: 0}),
        ("A1", {1: 1, 3: 1, 4: 0}),
        ("A11", {2: 1, 3: 0}),
        ("S37", {2: 1, 3: 0}),
    ],
)
def test_the_table_of_replenishment(unit: str, gained: dict[int, int]) -> None:
    place = "h3016" if unit.startswith("A") else "h1004"
    for die, steps in gained.items():
        play = hand(f"{place}: {unit}:1", (die,)).do(ch10_4_replenishment.replenish)
        assert play.state.pieces[unit].steps == 1 + steps


@pytest.mark.rule("siege:2.10E")
def test_nobody_recovers_more_than_it_had_and_the_dead_do_not_roll() -> None:
    play = hand("h1004: S1:3; dead: S2", (1,)).do(ch10_4_replenishment.replenish)
    assert play.state.pieces["S1"].steps == 4
    assert play.all(StepsGained) == [StepsGained("spanish", "S1", 1, 1)]


@pytest.mark.rule("siege:10.5A")
@pytest.mark.rule("siege:10.5C")
@pytest.mark.parametrize(
    ("unit", "die", "at", "steps"),
    [
        ("A11", 1, OFF_MAP, 2),
        ("A11", 3, OFF_MAP, 1),
        ("A11", 4, DEAD, 0),
        ("A11", 6, DEAD_FOR_GOOD, 0),
        ("S37", 2, OFF_MAP, 1),
        ("S1", 1, OFF_MAP, 1),
        ("S1", 5, DEAD, 0),
        ("S1", 6, DEAD_FOR_GOOD, 0),
        ("S36", 1, OFF_MAP, 1),
    ],
)
def test_e57_the_fate_of_the_dead(unit: str, die: int, at: str, steps: int) -> None:
    play = hand(f"dead: {unit}", (die,)).do(ch10_5_dead_pile.roll_for_the_dead)
    assert (play.state.pieces[unit].at, play.state.pieces[unit].steps) == (at, steps)


@pytest.mark.rule("siege:10.5B")
def test_e57_knights_boats_and_cannon_never_come_back() -> None:
    play = hand("dead: A1 S12 S25", ()).do(ch10_5_dead_pile.roll_for_the_dead)
    assert play.all(DeadRolled) == []


@pytest.mark.rule("siege:10.6A")
@pytest.mark.rule("siege:10.6B")
def test_a_returned_unit_joins_others_if_it_can() -> None:
    play = hand("h1004: S2; h1105: S37; off_map: S1:1").do(
        placing.open_placing, "spanish", ("S1",), "returned"
    )
    assert play.at("S1") == ("h1004",)


@pytest.mark.rule("siege:10.6C")
def test_where_stacking_forbids_it_any_place_of_redeployment_will_do() -> None:
    play = hand("h1105: S37; off_map: S1:1").do(placing.open_placing, "spanish", ("S1",), "returned")
    places = {option.place for option in play.options(PlaceAt)}
    assert "h1004" in places
    assert "h1105" not in places
