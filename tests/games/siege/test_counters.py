"""Chapter 2: what the counters and the map are, as far as the rules build on it."""

from __future__ import annotations

import pytest

from anahuac.engine.game import Setup
from anahuac.games.siege.model import UNPLACED
from anahuac.games.siege.rules.ch03_setup import initial_state
from anahuac.games.siege.rules.ch06_stacking import may_mix, refuse_stack
from anahuac.games.siege.terms import is_hex, is_lake
from tests.games.siege.hand import position, tables

T = tables()


@pytest.mark.rule("siege:2.4")
@pytest.mark.rule("siege:2.9")
def test_e13_the_sample_unit() -> None:
    unit = T.units["S29"]
    assert (unit.steps, unit.factor(4), unit.ma, unit.lake) == (4, 6, 5, True)
    assert unit.tribe == T.units["S33"].tribe != T.units["S34"].tribe


@pytest.mark.rule("siege:2.9")
def test_fewer_steps_are_a_lower_factor_and_leaders_and_cannon_have_none() -> None:
    for unit in T.units.values():
        factors = [unit.factor(steps) for steps in range(1, unit.steps + 1)]
        assert factors == sorted(set(factors))
        assert unit.is_combat_unit == bool(factors)
    assert {unit.kind for unit in T.units.values() if not unit.is_combat_unit} == {"cannon", "leader"}


@pytest.mark.rule("siege:2.10A")
@pytest.mark.rule("siege:2.10C")
def test_units_have_two_or_four_steps() -> None:
    four = {unit.id for unit in T.units.values() if unit.steps == 4}
    elite = [*(f"S{n}" for n in range(1, 12)), "S29", "S36", *(f"A{n}" for n in range(1, 11))]
    assert four == set(elite)
    assert {unit.steps for unit in T.units.values() if unit.is_combat_unit} == {2, 4}


@pytest.mark.rule("siege:2.13")
def test_markers_are_no_pieces() -> None:
    state = initial_state(T, Setup("siege"))
    assert not T.markers.keys() & state.pieces.keys()
    assert {piece.at for piece in state.pieces.values()} == {UNPLACED}


@pytest.mark.rule("siege:2.14B")
@pytest.mark.rule("siege:2.14C")
def test_spanish_and_allies_are_two_sides_of_a_camp() -> None:
    settings = position("").settings
    assert T.units["S28"].side == T.units["CORTES"].side == "spanish"
    assert T.units["S29"].side == T.units["S48"].side == "ally"
    assert not may_mix(T, settings, ("S1", "S29"))
    assert not may_mix(T, settings, ("CORTES", "S37"))
    assert may_mix(T, settings, ("S29", "S37"))


@pytest.mark.rule("siege:6.6B")
def test_what_does_not_count_is_free() -> None:
    settings = position("").settings
    five = ("S1", "S2", "S3", "S4", "S9")
    assert refuse_stack(T, settings, (*five, "CORTES", "S25", "S26")) is None
    assert refuse_stack(T, settings, (*five, "S5")) is not None


@pytest.mark.rule("siege:2.2A")
@pytest.mark.rule("siege:2.14D")
def test_hexes_on_land_and_areas_on_the_lake() -> None:
    assert all(map(is_hex, T.hexes))
    assert all(map(is_lake, T.lakes))
    assert {"h3016", "h2810", "h2307", "h3019"} <= set(T.regions["island"])
    assert not {"h1322", "h2543", "h3026"} & set(T.regions["island"])
