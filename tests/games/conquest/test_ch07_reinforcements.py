"""Chapter 7.1: the Spanish reinforcements (EX-30 to EX-32)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from anahuac.games.conquest.actions.core import TakeForm
from anahuac.games.conquest.actions.strategic import Displace
from anahuac.games.conquest.events.core import PiecesPlaced
from anahuac.games.conquest.events.strategic import ArrivalTurnRolled, LandingRolled, ReinforcementsLanded
from anahuac.games.conquest.model import Reinforcement, Unit, form_of
from anahuac.games.conquest.rules import ch07_replacements
from anahuac.games.conquest.terms import AWAITED, ELIMINATED, INDIAN, SPAIN, STILL
from anahuac.games.conquest.texts.strategic import DESCRIBE
from tests.games.conquest.play import Play, conquest
from tests.games.conquest.strategy import options

COUNTERS = 14
STRONG = [6] * COUNTERS


def due(stacks: str, dice: list[int], *, turn: int = 6, at: int | None = 6, **settings: Any) -> Play:
    """A Spanish phase with the reinforcements still to come, their replacement step opened."""
    p = conquest(stacks, dice, turn=turn, **settings)
    units = dict(p.state.units)
    for strength in p.t.scenarios["campaign"].reinforcements.units:
        units[strength.id] = Unit(AWAITED, strength.sp, SPAIN)
    p.set(units=units, reinforcement=Reinforcement(at))
    return p.do(ch07_replacements.open_replacements)


@pytest.mark.rule("conquest:7.1-a", "conquest:7.1-c")
def test_fourteen_counters_with_25_points_and_no_commander_on_turn_6() -> None:
    p = due("", [1, *STRONG])
    assert p.dice_left == ()
    landed = p.last(PiecesPlaced)
    assert (landed.zone, landed.why, len(landed.pieces)) == (35, "reinforcement", COUNTERS)
    assert sum(sp for _, sp in landed.pieces) == 25
    assert all(p.state.units[unit].zone == 35 for unit, _ in landed.pieces)
    assert p.state.reinforcement.due is None
    assert due("", [], turn=5).all(LandingRolled) == [], "too early"
    assert due("", [], turn=7, at=None).all(LandingRolled) == [], "they have come"


@pytest.mark.rule("conquest:7.1-c")
@pytest.mark.parametrize(("die", "zone"), [(1, 35), (2, 35), (5, 20), (6, 20)])
def test_the_die_says_where_they_land_all_together(die: int, zone: int) -> None:
    p = due("", [die, *STRONG])
    assert p.last(LandingRolled) == LandingRolled(SPAIN, die, zone, False)
    assert {p.state.units[u].zone for u, _, _ in p.last(ReinforcementsLanded).rolls} == {zone}


@pytest.mark.rule("conquest:7.1-d", "conquest:R-20")
def test_ex_30_delayed_while_the_enemy_controls_the_landing_by_territory() -> None:
    p = due("", [3])
    assert p.last(LandingRolled) == LandingRolled(SPAIN, 3, 27, True)
    assert p.dice_left == ()
    assert p.state.reinforcement.due == 6
    assert p.state.units["sp-eb-4"] == Unit(AWAITED, 2, SPAIN)
    q = due("", [1, *STRONG], turn=7)
    assert q.last(LandingRolled) == LandingRolled(SPAIN, 1, 35, False)
    assert len(q.last(ReinforcementsLanded).rolls) == COUNTERS


@pytest.mark.rule("conquest:7.1-d")
def test_an_indian_garrison_delays_them_and_a_spanish_one_lets_them_in() -> None:
    assert due("35 indian garrison: ot-jav-1", [2]).last(LandingRolled).delayed
    p = due("27 spain garrison: sp-eb-1", [4, *STRONG, 1])
    assert not p.last(LandingRolled).delayed
    assert p.state.units["sp-eb-4"].zone == 27


@pytest.mark.rule("conquest:7.1-e", "conquest:R-20")
def test_ex_31_strength_dice() -> None:
    # list order: 6 EB, 2 AB, AQ (2), AQ (1), CL (2), CL (1), CM (1), CA (2)
    dice = [2, 3, 1, 6, 6, 6, 6, 6, 6, 1, 6, 6, 3, 1]
    p = due("", [1, *dice])
    units = p.state.units
    assert units["sp-eb-4"] == Unit(35, 1, SPAIN)
    assert units["sp-eb-5"] == Unit(35, 2, SPAIN)
    assert units["sp-eb-6"] == Unit(35, 1, SPAIN)
    assert units["sp-aq-3"] == Unit(ELIMINATED, 0, SPAIN)
    assert units["sp-cm-1"] == Unit(35, 1, SPAIN)
    assert units["sp-ca-2"] == Unit(35, 1, SPAIN)
    assert ("sp-aq-3", 1, 0) in p.last(ReinforcementsLanded).rolls
    assert "sp-aq-3" not in dict(p.last(PiecesPlaced).pieces)
    line = DESCRIBE[ReinforcementsLanded](p.last(ReinforcementsLanded))
    assert line is not None
    assert [die.value for die in line.dice] == dice


@pytest.mark.rule("conquest:7.1-b")
@pytest.mark.parametrize(("die", "turn"), [(1, 6), (3, 6), (4, 7), (5, 7), (6, 8)])
def test_ex_32_the_optional_die_sets_the_turn(die: int, turn: int) -> None:
    dice = [die, 1, *STRONG] if turn == 6 else [die]
    p = due("", dice, opt_reinforcement_turn_die=True)
    assert p.last(ArrivalTurnRolled) == ArrivalTurnRolled(die, turn)
    assert p.dice_left == ()
    assert p.state.reinforcement.due == (None if turn == 6 else turn)
    line = DESCRIBE[ArrivalTurnRolled](p.last(ArrivalTurnRolled))
    assert line is not None
    assert line.clause == "conquest:7.1-b"


@pytest.mark.rule("conquest:7.1-b")
def test_the_optional_die_is_rolled_once_and_holds() -> None:
    early = due("", [], turn=7, at=8, opt_reinforcement_turn_die=True)
    assert early.all(ArrivalTurnRolled) == []
    late = due("", [1, *STRONG], turn=8, at=8, opt_reinforcement_turn_die=True)
    assert late.state.reinforcement.due is None


@pytest.mark.rule("conquest:7.1-f", "conquest:R-11", "conquest:R-12")
def test_alone_they_are_a_garrison_in_a_fortress_and_uncommanded_elsewhere() -> None:
    p = due("", [1, *STRONG])
    assert p.pending == ()
    assert form_of(p.state, SPAIN, 35) == "garrison"
    q = due("", [5, *STRONG])
    assert q.pending == ()
    assert form_of(q.state, SPAIN, 20) == "uncommanded"


@pytest.mark.rule("conquest:7.1-f", "conquest:7.2-n")
def test_with_a_commander_in_a_fortress_the_owner_chooses() -> None:
    p = due("35 spain army: olid sp-eb-1", [1, *STRONG])
    assert options(p, SPAIN) == (TakeForm(35, False), TakeForm(35, True))
    p.play(SPAIN, TakeForm(35, True))
    assert form_of(p.state, SPAIN, 35) == "garrison"
    q = due("20 spain lone: olid", [6, *STRONG])
    assert q.pending == ()
    assert form_of(q.state, SPAIN, 20) == "army"


@pytest.mark.rule("conquest:7.1-g")
def test_arrival_is_no_movement() -> None:
    p = due("", [1, *STRONG])
    assert {p.state.units[unit].march for unit, _, _ in p.last(ReinforcementsLanded).rolls} == {STILL}


@pytest.mark.rule("conquest:8-n")
def test_a_lone_enemy_commander_makes_way_for_them() -> None:
    p = due("20 indian lone: cuitlahuac; 13 indian uncommanded: mx-eb-1", [5, *STRONG])
    assert options(p, INDIAN) == (Displace("cuitlahuac", 13), Displace("cuitlahuac", 27))
    p.play(INDIAN, Displace("cuitlahuac", 13))
    assert p.state.commanders["cuitlahuac"].zone == 13
    assert p.state.units["sp-eb-4"].zone == 20


def test_the_indian_camp_has_no_reinforcements() -> None:
    p = conquest("", [], turn=6, active=INDIAN)
    p.set(reinforcement=Reinforcement(6), camps={**p.state.camps, "tlaxcala": SPAIN})
    units = {k: replace(u, zone=AWAITED) for k, u in p.state.units.items()}
    p.set(units=units, control={})
    rolled: list[str] = []

    class Fixed:
        def next(self, label: str, sides: int) -> int:
            del sides
            rolled.append(label)
            return 1

    p.source = Fixed()  # type: ignore[assignment]
    p.do(ch07_replacements.open_replacements)
    assert set(rolled) == {"rr.smallpox"}
    assert p.state.reinforcement.due == 6
