"""6: who may stand together, how many, and what happens to those who are too many."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anahuac.engine.decision import Passed
from anahuac.games.siege.actions.movement import Remove, SetOut, Step, Stop
from anahuac.games.siege.model import DEAD
from anahuac.games.siege.rules.ch06_stacking import fits, is_overstacked, may_mix, refuse_stack, surplus
from anahuac.games.siege.rules.ch07_land import open_land
from anahuac.games.siege.terms import AZTEC, SPANISH
from tests.games.siege.hand import hand, position, tables

T = tables()
SETTINGS = position("").settings
BY_PEOPLE = position("", opt_ally_stacking=True).settings


def against(pieces: str, **options: Any) -> str | None:
    """The clause that forbids a stack, ``None`` for a legal one."""
    refusal = refuse_stack(T, position("", **options).settings, pieces.split())
    return None if refusal is None else refusal.clause


@pytest.mark.rule("siege:6.1A")
def test_five_infantry_and_cavalry_with_any_cannon_and_cortes() -> None:
    assert against("S1 S2 S3 S9 S10 S25 S26 CORTES") is None
    assert against("S1 S2 S3 S9 S10 S11") == "siege:6.1A"


@pytest.mark.rule("siege:6.1B")
def test_e35_spanish_and_allies_never_end_together() -> None:
    assert against("S1 S37") == against("CORTES S37") == against("S25 S37") == "siege:6.1B"
    assert not may_mix(T, SETTINGS, ("S1", "S37"))


@pytest.mark.rule("siege:6.2")
@pytest.mark.rule("siege:6.2A")
@pytest.mark.rule("siege:6.2B")
@pytest.mark.rule("siege:6.2C")
def test_allies_stack_by_people_only_with_the_option() -> None:
    assert against("S29 S30 S31 S37 S38") is None
    option: dict[str, Any] = {"opt_ally_stacking": True}
    assert against("S29 S30", **option) is None
    assert against("S30 S37", **option) == "siege:6.2A"
    assert against("S30 S31", **option) == "siege:6.2C"


@pytest.mark.rule("siege:6.3A")
@pytest.mark.rule("siege:6.3B")
@pytest.mark.rule("siege:2.14A")
def test_e29_three_knights_or_a_knight_and_a_regular() -> None:
    assert against("A1 A2 A3 CUAUHTEMOC") is None
    assert against("A1 A11 CUAUHTEMOC") is None
    assert against("A1 A2 A11") == "siege:6.3A"
    assert against("A1 A2 A3 A4") == "siege:6.3A"
    assert against("A11 A12") == "siege:6.3B"


@pytest.mark.rule("siege:6.4A")
@pytest.mark.rule("siege:6.4B")
def test_lake_areas_hold_everybody() -> None:
    s = position("l5: A11 A12 A13 S12 S30")
    assert fits(T, s, AZTEC, tuple(f"A{n}" for n in range(1, 54)), "l5")
    assert fits(T, s, SPANISH, ("S13", "S31", "S34"), "l5")
    assert not is_overstacked(T, s, AZTEC, "l5")


@pytest.mark.rule("siege:6.6A")
@pytest.mark.parametrize(
    ("pieces", "over", "by_people"),
    [
        ("S1 S2 S3 S4 S5 S6 S9 S25", 2, 2),
        ("A1 A2 A11", 1, 1),
        ("A11 A12 A13 CUAUHTEMOC", 2, 2),
        ("S29 S30 S31 S37", 0, 2),
        ("S1 S37 S38", 1, 2),
        ("", 0, 0),
    ],
)
def test_the_least_number_too_many(pieces: str, over: int, by_people: int) -> None:
    assert surplus(T, SETTINGS, pieces.split()) == over
    assert surplus(T, BY_PEOPLE, pieces.split()) == by_people


@given(
    st.lists(
        st.sampled_from([unit for unit, row in T.units.items() if row.moves != "lake_area"]), unique=True
    ),
    st.booleans(),
)
def test_nothing_is_too_many_just_where_the_stack_is_legal(pieces: list[str], option: bool) -> None:
    settings = BY_PEOPLE if option else SETTINGS
    for camp in (SPANISH, AZTEC):
        mine = [piece for piece in pieces if T.units[piece].camp == camp]
        assert (surplus(T, settings, mine) == 0) == (refuse_stack(T, settings, mine) is None)


# ---------------------------------------------------------------------- the remedy


def excess(**options: Any) -> Any:
    """A regular that has come to another."""
    play = hand("h2709: A11; h2710: A12; h2609: S1", active=AZTEC, rul_overstack="remedy", **options)
    return play.do(open_land).play(SetOut("h2709"), Step("h2710"), Stop())


@pytest.mark.rule("siege:6.6A")
def test_the_opponent_may_remove_the_least_number() -> None:
    play = excess()
    assert play.ask("overstack").seat == SPANISH
    play.play(Remove("A12"))
    assert play.at("A11", "A12") == ("h2710", DEAD)
    assert play.ask("land").seat == AZTEC


@pytest.mark.rule("siege:6.6A")
def test_the_opponent_may_be_merciful() -> None:
    play = excess().play(Passed())
    assert play.at("A11", "A12") == ("h2710", "h2710")


@pytest.mark.rule("siege:R-3")
@pytest.mark.rule("siege:6.6A")
def test_what_has_been_begun_is_carried_through() -> None:
    play = hand("h1104: S1 S2 S3 S4 S5; h1004: S6 S7", rul_overstack="remedy").do(open_land)
    play.play(SetOut("h1004")).play(play.ask("march_group").domain.sample(lambda n: n - 1))
    play.play(Step("h1104"), Stop(), Remove("S1"))
    assert not play.ask("overstack").may_pass
    play.play(Remove("S2"))
    assert play.at("S1", "S2", "S6") == (DEAD, DEAD, "h1104")


@pytest.mark.rule("siege:R-3")
@pytest.mark.rule("siege:8.8")
@pytest.mark.rule("siege:6.6A")
def test_a_stack_that_nobody_sees_is_refused_even_with_the_remedy() -> None:
    play = hand("h2709: A11; h2710: A12", active=AZTEC, rul_overstack="remedy", opt_fog=True)
    play.do(open_land).play(SetOut("h2709"), Step("h2710"))
    assert play.clause_against(Stop()) == "siege:6.3B"
