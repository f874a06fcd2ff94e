"""7.1, 7.3, 7.7, 7.8A, 11.7: movement points, what a hex costs, what cannot be entered."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from anahuac.games.siege.model import Temples
from anahuac.games.siege.rules.ch07_costs import allowance, cost, points_left, refuse_side, step_cost
from anahuac.games.siege.terms import CAMPS
from tests.games.siege.hand import position, tables

T = tables()
NOWHERE = position("")
GROUND = ("S1", "S9", "S37", "A1", "A11", "CORTES", "CUAUHTEMOC")


def along(piece: str, *numbers: str, **options: Any) -> list[int | None]:
    """What a piece pays hex by hex."""
    s = position("", freed=True, **options)
    places = [f"h{number}" for number in numbers]
    return [cost(T, s, piece, a, b) for a, b in pairwise(places)]


def against(piece: str, a: str, b: str) -> str:
    """The clause that forbids a step for good."""
    refusal = refuse_side(T, NOWHERE, piece, f"h{a}", f"h{b}" if b.isdecimal() else b)
    assert refusal is not None
    return refusal.clause


@pytest.mark.rule("siege:7.7.2.5")
@pytest.mark.rule("siege:7.7.2.5B")
@pytest.mark.rule("siege:7.7.2.5C")
@pytest.mark.rule("siege:7.7.2.2B")
def test_e10_causeway_hexes_without_a_causeway_between_them() -> None:
    assert along("A11", "2910", "3010") == [2]
    assert along("A11", "2910", "3011", "3010") == [1, 1]


@pytest.mark.rule("siege:7.7.1.1B")
@pytest.mark.rule("siege:7.7.2.3B")
@pytest.mark.rule("siege:7.7.2.5A1")
def test_e25_the_road_to_tlatelolco() -> None:
    road = ("2307", "2408", "2508", "2609", "2709", "2810")
    assert along("A11", *road) == [1, 1, 1, 1, 1]
    assert along("S1", *road) == [1, 1, 1, 1, 2]
    assert allowance(T, NOWHERE, "A11") == 4


@pytest.mark.rule("siege:7.7.2.5A2")
def test_e26_spanish_and_allies_pay_double_on_causeways() -> None:
    assert along("S1", "1509", "1610", "1710") == along("S37", "1509", "1610", "1710") == [2, 2]
    assert along("A11", "1509", "1610", "1710") == [1, 1]


@pytest.mark.rule("siege:7.7.2.2C")
@pytest.mark.rule("siege:7.7.2.5D")
def test_e27_cavalry_enters_chinampas_along_causeways_only() -> None:
    assert along("S9", "2414", "2415") == [None]
    assert against("S9", "2414", "2415") == "siege:7.7.2.2C"
    assert along("S9", "2514", "2615") == [2]
    assert along("S1", "2414", "2415") == along("CORTES", "2414", "2415") == [2]


@pytest.mark.rule("siege:7.7.1.2")
@pytest.mark.rule("siege:2.14G")
def test_e28_nobody_enters_the_quagmire_and_the_way_round_is_a_causeway() -> None:
    for piece in GROUND:
        assert against(piece, "3022", "3023") == "siege:7.7.1.2"
    assert along("A11", "3022", "2922", "2923", "2924", "3025") == [1, 1, 1, 1]
    assert along("S1", "3022", "2922", "2923", "2924", "3025") == [2, 2, 2, 2]


@pytest.mark.rule("siege:7.3B")
def test_e21_a_blocked_side_is_crossed_by_nobody() -> None:
    assert against("S1", "3106", "3007") == "siege:7.3B"
    assert step_cost(T, NOWHERE, "S1", "h3106", "h3007") is None


@pytest.mark.rule("siege:R-5")
@pytest.mark.rule("siege:7.7.2.5C")
def test_the_causeway_is_a_choice_unless_it_is_forced() -> None:
    assert along("S1", "2408", "2508") == [1]
    assert along("S1", "2408", "2508", rul_causeway_cost="forced") == [2]


@pytest.mark.rule("siege:7.7.2.1B")
@pytest.mark.rule("siege:7.7.2.4")
@pytest.mark.rule("siege:7.7.2.1A")
def test_terrain_costs_both_camps_alike_off_the_causeways() -> None:
    costs = {"clear": 1, "dry_land_city": 1, "chinampa_city": 2, "temple_complex": 2, "fortress": 2}
    for terrain, price in costs.items():
        for camp in CAMPS:
            found = {T.entry_costs[camp][place] for place, one in T.hexes.items() if one.terrain == terrain}
            assert found <= {price, None}


@pytest.mark.rule("siege:7.1B")
@pytest.mark.rule("siege:7.11C")
@pytest.mark.rule("siege:2.12B")
def test_only_the_next_hex_and_never_a_boat() -> None:
    assert against("A11", "2709", "2711") == "siege:7.1B"
    assert against("A11", "2307", "l5") == "siege:7.11C"
    assert against("S12", "2307", "2408") == "siege:2.12B"


@pytest.mark.rule("siege:7.8A")
def test_tepeyac_is_entered_by_land_along_its_causeway_only() -> None:
    for (a, b), side in T.hexsides.items():
        if T.hexes[b].region == "tepeyac" != T.hexes[a].region:
            assert (cost(T, NOWHERE, "A11", a, b) is not None) == side.causeway


@pytest.mark.rule("siege:9.1A")
def test_cuauhtemoc_does_not_leave_the_island_before_he_is_freed() -> None:
    assert against("CUAUHTEMOC", "3107", "3106") == "siege:9.1A"
    assert along("CUAUHTEMOC", "3107", "3106") == [1]
    assert cost(T, NOWHERE, "CUAUHTEMOC", "h3107", "h3108") == 1


@pytest.mark.rule("siege:7.1A")
@pytest.mark.rule("siege:2.11")
@pytest.mark.rule("siege:7.2A")
def test_points_are_the_allowance_less_what_was_spent() -> None:
    s = position("h1004: S1 S9")
    pieces = {**s.pieces, "S1": replace(s.pieces["S1"], spent=3)}
    spent = replace(s, pieces=pieces)
    assert (points_left(T, spent, "S1"), points_left(T, spent, "S9")) == (1, 6)


@pytest.mark.rule("siege:11.7")
def test_without_temples_there_are_no_signals() -> None:
    both = Temples(desecrated=tuple(T.temples))
    one = Temples(desecrated=T.temples[:1])
    assert allowance(T, position("", temples=both, opt_signals=True), "A1") == 4
    assert allowance(T, position("", temples=both, opt_signals=True), "S1") == 4
    assert allowance(T, position("", temples=one, opt_signals=True), "A1") == 5
    assert allowance(T, position("", temples=both), "A1") == 5


@pytest.mark.rule("siege:11.7")
@pytest.mark.rule("siege:7.3A")
def test_a_unit_that_has_not_moved_may_always_enter_one_hex() -> None:
    both = Temples(desecrated=tuple(T.temples))
    s = position("h2910: A11", temples=both, opt_signals=True)
    slow = replace(s, pieces={**s.pieces, "A11": replace(s.pieces["A11"], spent=2)})
    assert step_cost(T, s, "A11", "h2910", "h3010") == 2
    assert step_cost(T, slow, "A11", "h2910", "h3010") is None


@given(st.sampled_from(sorted(T.hexsides)), st.sampled_from(GROUND))
def test_a_cost_is_there_just_where_nothing_forbids_the_step(side: tuple[str, str], piece: str) -> None:
    a, b = side
    price = cost(T, NOWHERE, piece, a, b)
    assert (price is None) == (refuse_side(T, NOWHERE, piece, a, b) is not None)
    assert price is None or price in (1, 2)
    if price is not None:
        assert T.hexsides[side].passable
