"""Chapter 7.2.4: Spanish strength points."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.games.conquest.actions.core import Done
from anahuac.games.conquest.actions.strategic import Buy, Flip, ReturnUnit
from anahuac.games.conquest.events.strategic import PointsCounted, UnitRestored
from anahuac.games.conquest.frames.strategic import ReplacementFrame
from anahuac.games.conquest.model import Unit, form_of
from anahuac.games.conquest.rules import ch07_replacements
from anahuac.games.conquest.terms import INDIAN, SPAIN
from anahuac.games.conquest.texts.strategic import DESCRIBE
from tests.games.conquest.play import Play, conquest
from tests.games.conquest.strategy import options


def opened(stacks: str, dice: list[int] | None = None, **settings: Any) -> Play:
    """The replacement step of the active camp, as far as its first decision."""
    return conquest(stacks, dice or [], **settings).do(ch07_replacements.open_replacements)


def left(p: Play) -> dict[str, int]:
    """Points counted, by nation."""
    return {row.nation: row.left for row in p.last(PointsCounted).nations}


def frame(p: Play) -> ReplacementFrame:
    """What is left to spend."""
    top = p.state.frames[-1]
    assert isinstance(top, ReplacementFrame)
    return top


@pytest.mark.rule("conquest:7.2-j", "conquest:R-05")
def test_spanish_strength_points_by_turn() -> None:
    t = conquest("").t
    by_turn = {n: (turn.spanish_sp.infantry, turn.spanish_sp.cavalry) for n, turn in t.turns.items()}
    assert {n: sp for n, sp in by_turn.items() if sp != (0, 0)} == {
        7: (1, 1),
        9: (1, 0),
        10: (4, 2),
        12: (1, 1),
    }
    p = opened("", turn=10)
    line = DESCRIBE[PointsCounted](p.last(PointsCounted))
    assert line is not None
    assert line.clause == "conquest:7.2-j"
    assert opened("", [1] * 5, turn=10, active=INDIAN).last(PointsCounted).infantry == 0


SPANIARDS = (
    "32 spain army: cortes sp-eb-1:1 sp-eb-2:1 sp-eb-3:2 sp-ab-3:1 sp-ca-1:1; "
    "eliminated: sp-ab-1 sp-ab-2 sp-eb-4 sp-cl-1 sp-cm-1 sp-ca-2"
)


@pytest.mark.rule("conquest:7.2-k", "conquest:7.2-l", "conquest:R-21", "conquest:3.1-b")
def test_ex_33_four_infantry_points_in_the_base_rule() -> None:
    p = opened(SPANIARDS, turn=10)
    p.play(SPAIN, Flip("sp-eb-1")).play(SPAIN, Flip("sp-eb-2"))
    assert p.last(UnitRestored) == UnitRestored(SPAIN, "sp-eb-2", 2, 32)
    p.play(SPAIN, ReturnUnit("sp-ab-1", 1, 32))
    assert p.clause_against(SPAIN, Flip("sp-ab-1")) == "conquest:7.2-l", "it has only just returned"
    assert p.clause_against(SPAIN, ReturnUnit("sp-eb-4", 2, 35)) == "conquest:7.2-j"
    p.play(SPAIN, ReturnUnit("sp-ab-2", 1, 35))
    units = p.state.units
    assert (units["sp-eb-1"].sp, units["sp-eb-2"].sp) == (2, 2)
    assert (units["sp-ab-1"], units["sp-ab-2"]) == (Unit(32, 1, SPAIN), Unit(35, 1, SPAIN))
    assert p.clause_against(SPAIN, Flip("sp-ab-3")) == "conquest:7.2-j", (
        "cavalry points restore no crossbowmen"
    )
    assert frame(p).cavalry == 2
    line = DESCRIBE[UnitRestored](p.last(UnitRestored))
    assert line is not None
    assert line.clause == "conquest:7.2-k"


@pytest.mark.rule("conquest:7.2-l", "conquest:R-21")
def test_ex_33_full_strength_returns_only_with_the_option() -> None:
    base = opened(SPANIARDS, turn=10)
    assert base.clause_against(SPAIN, ReturnUnit("sp-eb-4", 2, 32)) == "conquest:7.2-l"
    p = opened(SPANIARDS, turn=10, opt_spanish_sp_any_combination=True)
    p.play(SPAIN, ReturnUnit("sp-eb-4", 2, 32))
    assert p.state.units["sp-eb-4"] == Unit(32, 2, SPAIN)
    p.play(SPAIN, ReturnUnit("sp-ab-1", 1, 32)).play(SPAIN, Flip("sp-ab-1"))
    assert p.state.units["sp-ab-1"] == Unit(32, 2, SPAIN)
    assert frame(p).infantry == 0


@pytest.mark.rule("conquest:7.2-k", "conquest:3.1-b")
def test_cannons_come_back_by_nothing() -> None:
    p = opened(SPANIARDS, turn=10)
    assert p.clause_against(SPAIN, Flip("sp-ca-1")) == "conquest:7.2-k"
    assert p.clause_against(SPAIN, ReturnUnit("sp-ca-2", 1, 35)) == "conquest:7.2-k"
    assert p.clause_against(SPAIN, ReturnUnit("sp-eb-1", 1, 35)) == "conquest:7.2-k", "it is on the map"
    assert p.clause_against(SPAIN, Flip("sp-eb-3")) == "conquest:7.2-k", "it is not reduced"
    assert p.clause_against(SPAIN, Flip("sp-eb-4")) == "conquest:7.2-k", "it is not on the map"


@pytest.mark.rule("conquest:7.2-k")
def test_a_unit_cut_off_from_the_coast_is_restored_all_the_same() -> None:
    p = opened("21 spain army: cortes sp-cl-1:1", turn=7)
    p.play(SPAIN, Flip("sp-cl-1"))
    assert p.state.units["sp-cl-1"].sp == 2


@pytest.mark.rule("conquest:7.2-o", "conquest:R-22")
def test_where_spanish_units_return() -> None:
    p = opened("40 spain army: olid sp-eb-1; 20 indian uncommanded: mx-jav-1; eliminated: sp-ab-1", turn=7)
    assert {option.zone for option in options(p, SPAIN) if isinstance(option, ReturnUnit)} == {35, 40}
    assert p.clause_against(SPAIN, ReturnUnit("sp-ab-1", 1, 20)) == "conquest:7.2-o"
    assert p.clause_against(SPAIN, ReturnUnit("sp-ab-1", 1, 26)) == "conquest:7.2-o"
    q = opened("eliminated: sp-ab-1", turn=7)
    q.play(SPAIN, ReturnUnit("sp-ab-1", 1, 20))
    assert form_of(q.state, SPAIN, 20) == "uncommanded"


@pytest.mark.rule("conquest:7.2-j")
def test_indian_points_and_spanish_strength_points_side_by_side() -> None:
    p = opened("eliminated: tl-eb-1 sp-ab-1", [1], turn=7, camps={"tlaxcala": SPAIN})
    line = DESCRIBE[PointsCounted](p.last(PointsCounted))
    assert line is not None
    assert line.text.source == "{first}. {second}"
    kinds = {type(option) for option in options(p, SPAIN)}
    assert kinds == {Buy, ReturnUnit, Done}


@pytest.mark.rule("conquest:7.2-j", "conquest:7.2-k")
def test_cavalry_points_are_spent_too() -> None:
    p = opened("35 spain army: cortes sp-cl-1:1 sp-cm-1:1 sp-eb-1:1", turn=7).play(SPAIN, Flip("sp-cl-1"))
    assert (frame(p).cavalry, frame(p).infantry) == (0, 1)
    assert p.clause_against(SPAIN, Flip("sp-cm-1")) == "conquest:7.2-j"


@pytest.mark.rule("conquest:7.2-e", "conquest:7.2-j")
def test_strength_points_are_for_spaniards_in_the_spanish_phase() -> None:
    stacks = "35 spain army: cortes sp-ab-1:1; 32 spain garrison: tl-eb-1:1; 22 indian garrison: mx-eb-1:1; "
    p = opened(stacks + "eliminated: mx-eb-2", [1] * 5, turn=10, camps={"tlaxcala": SPAIN})
    assert {option.unit for option in options(p, SPAIN) if isinstance(option, Flip)} == {"sp-ab-1"}
    assert p.clause_against(SPAIN, Flip("tl-eb-1")) == "conquest:7.2-a", "an ally, and nobody's infantry"
    q = opened(stacks + "eliminated: mx-eb-2", [1] * 5, turn=10, active=INDIAN, camps={"tlaxcala": SPAIN})
    assert (frame(q).infantry, frame(q).cavalry) == (0, 0)
    assert {type(option) for option in options(q, INDIAN)} == {Buy, Done}


@pytest.mark.rule("conquest:7.2-k")
def test_equal_reduced_units_of_a_stack_are_offered_once() -> None:
    p = opened("35 spain army: cortes sp-eb-1:1 sp-eb-2:1 sp-ab-1:1; 20 spain army: olid sp-eb-3:1", turn=10)
    assert [o.unit for o in options(p, SPAIN) if isinstance(o, Flip)] == ["sp-eb-3", "sp-ab-1", "sp-eb-1"]
    p.play(SPAIN, Flip("sp-eb-1"))
    assert [o.unit for o in options(p, SPAIN) if isinstance(o, Flip)] == ["sp-eb-3", "sp-ab-1", "sp-eb-2"]
