"""Chapter 7.2: replacements: points, harvest, smallpox, purchases, placement, commanders."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.games.conquest.actions.core import Done, TakeForm
from anahuac.games.conquest.actions.strategic import Buy, Flip, ReturnCommander, ReturnUnit
from anahuac.games.conquest.events.core import PiecesPlaced
from anahuac.games.conquest.events.strategic import NationPoints, PointsCounted
from anahuac.games.conquest.frames.strategic import ReplacementFrame
from anahuac.games.conquest.model import Commander, Unit, form_of
from anahuac.games.conquest.rules import ch07_points, ch07_replacements
from anahuac.games.conquest.terms import INDIAN, SPAIN, STILL, Camp
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


# ---------------------------------------------------------------------- points


@pytest.mark.rule("conquest:7.2-b")
def test_points_at_the_start() -> None:
    p = opened("", turn=2, active=INDIAN)
    assert left(p) == {"mexico": 10, "tlacopan": 5, "texcoco": 5, "tlaxcala": 8, "other": 6}


@pytest.mark.rule("conquest:7.2-b", "conquest:5-f", "conquest:7.2-e")
def test_ex_24_occupying_30_takes_2_points_from_mexico_and_gives_spain_nothing() -> None:
    stacks = "30 spain army: cortes sp-eb-1"
    assert left(opened(stacks, turn=5, active=INDIAN))["mexico"] == 8
    assert opened(stacks, turn=5).all(PointsCounted) == []
    assert ch07_points.land_points(opened(stacks).t, opened(stacks).state, SPAIN, "mexico") == 0


@pytest.mark.rule("conquest:7.2-c", "conquest:R-19")
def test_ex_25_harvest_halves_each_nation_rounded_down() -> None:
    p = opened("", turn=3, active=INDIAN)
    assert left(p) == {"mexico": 5, "tlaxcala": 4, "other": 3, "tlacopan": 2, "texcoco": 2}
    line = DESCRIBE[PointsCounted](p.last(PointsCounted))
    assert line is not None
    assert line.dice == ()


@pytest.mark.rule("conquest:7.2-c", "conquest:R-19")
def test_a_pooled_harvest_halves_the_sum_and_limits_all_together() -> None:
    group = "; eliminated: mx-eb-1 mx-eb-2 mx-jav-1 tl-eb-1 tl-eb-2"
    p = opened("32 indian garrison: tl-eb-4" + group, turn=3, active=INDIAN, harvest_mode="pooled")
    assert p.last(PointsCounted).pool == 34 // 2
    assert left(p)["mexico"] == 10
    for unit, zone in (("mx-eb-1", 22), ("mx-eb-2", 22), ("tl-eb-1", 32), ("tl-eb-2", 32)):
        p.play(INDIAN, Buy(unit, 2, zone))
    assert frame(p).pool == 1
    assert p.clause_against(INDIAN, Buy("mx-jav-1", 2, 22)) == "conquest:7.2-a"
    line = DESCRIBE[PointsCounted](p.last(PointsCounted))
    assert line is not None
    assert line.clause == "conquest:7.2-c"


@pytest.mark.rule("conquest:7.2-c", "conquest:7.2-d")
def test_a_pooled_harvest_with_smallpox() -> None:
    dice = [4, 1, 6, 1, 1]
    first = opened("", dice, turn=9, active=INDIAN, harvest_mode="pooled")
    assert first.last(PointsCounted).pool == 17 - (4 + 1 + 5 + 1 + 1)
    last = opened("", dice, turn=9, active=INDIAN, harvest_mode="pooled", harvest_then_smallpox=False)
    assert last.last(PointsCounted).pool == (34 - (4 + 1 + 5 + 1 + 1)) // 2


@pytest.mark.rule("conquest:7.2-d", "conquest:R-19")
def test_ex_26_harvest_comes_before_smallpox_and_nothing_falls_below_0() -> None:
    p = opened("", [4, 1, 3, 1, 1], turn=9, active=INDIAN)
    rows = {row.nation: row for row in p.last(PointsCounted).nations}
    assert rows["mexico"] == NationPoints("mexico", 10, True, 4, 1)
    assert rows["texcoco"] == NationPoints("texcoco", 5, True, 3, 0)
    line = DESCRIBE[PointsCounted](p.last(PointsCounted))
    assert line is not None
    assert [die.value for die in line.dice] == [4, 1, 3, 1, 1]


@pytest.mark.rule("conquest:7.2-d")
def test_smallpox_may_come_before_the_harvest() -> None:
    p = opened("", [4, 1, 3, 1, 1], turn=9, active=INDIAN, harvest_then_smallpox=False)
    assert left(p) == {"mexico": 3, "tlacopan": 2, "texcoco": 1, "tlaxcala": 3, "other": 2}


@pytest.mark.rule("conquest:7.2-d")
@pytest.mark.parametrize(("turn", "dice"), [(5, 0), (6, 5), (14, 5)])
def test_smallpox_is_rolled_for_each_nation_with_points_from_turn_6_on(turn: int, dice: int) -> None:
    p = opened("", [1] * dice, turn=turn, active=INDIAN)
    assert p.dice_left == ()
    both = opened("27 spain garrison: sp-eb-1", [1], turn=6)
    assert left(both) == {"other": 0}, "both camps roll for their own Other Peoples points"


@pytest.mark.rule("conquest:7.2-d")
def test_no_die_for_a_nation_whose_points_are_gone_after_the_harvest() -> None:
    # Spain stands in 14 and 7: Tlacopan has 1 point, 0 after the harvest
    stacks = "14 spain army: cortes sp-eb-1; 7 spain army: olid sp-eb-2"
    p = opened(stacks, [1, 1, 1, 1], turn=9, active=INDIAN)
    assert [row.smallpox for row in p.last(PointsCounted).nations] == [1, None, 1, 1, 1]


# ---------------------------------------------------------------------- Indian purchases


@pytest.mark.rule("conquest:7.2-a")
def test_ex_27_what_four_points_buy() -> None:
    group = "eliminated: mx-eb-1 mx-jav-1 mx-jav-2 mx-ar-1"

    def four() -> Play:
        p = opened(group, [6, 1, 1, 1, 1], turn=6, active=INDIAN)
        assert left(p)["mexico"] == 4
        return p

    p = four().play(INDIAN, Buy("mx-eb-1", 2, 22))
    assert p.pending == (), "nothing is left to spend"
    p = four().play(INDIAN, Buy("mx-jav-1", 2, 22)).play(INDIAN, Buy("mx-jav-2", 2, 30))
    assert (p.state.units["mx-jav-1"], p.state.units["mx-jav-2"]) == (
        Unit(22, 2, INDIAN),
        Unit(30, 2, INDIAN),
    )
    p = four().play(INDIAN, Buy("mx-ar-1", 2, 22)).play(INDIAN, Buy("mx-jav-1", 1, 22))
    assert p.state.units["mx-jav-1"] == Unit(22, 1, INDIAN)
    p = four().play(INDIAN, Buy("mx-jav-1", 1, 22))
    assert p.clause_against(INDIAN, Buy("mx-eb-1", 2, 22)) == "conquest:7.2-a"


@pytest.mark.rule("conquest:7.2-a")
def test_what_points_never_buy() -> None:
    p = opened("22 indian garrison: mx-eb-2:1; eliminated: mx-eb-1 sp-eb-1", turn=2, active=INDIAN)
    assert p.clause_against(INDIAN, Buy("sp-eb-1", 1, 22)) == "conquest:7.2-a"
    assert p.clause_against(INDIAN, Buy("mx-eb-2", 2, 22)) == "conquest:7.2-a", "it is on the map"
    assert p.clause_against(INDIAN, Flip("mx-eb-2")) == "conquest:7.2-a", "no rebuilding on the map"


@pytest.mark.rule("conquest:7.2-a")
def test_points_do_not_pass_from_nation_to_nation_and_the_rest_is_lost() -> None:
    p = opened("eliminated: tp-eb-1 tp-jav-1 mx-eb-1", turn=2, active=INDIAN)
    p.play(INDIAN, Buy("tp-eb-1", 2, 14))
    assert dict(frame(p).points)["tlacopan"] == 1
    assert p.clause_against(INDIAN, Buy("tp-jav-1", 2, 14)) == "conquest:7.2-a"
    p.play(INDIAN, Done())
    assert p.state.frames == ()


@pytest.mark.rule("conquest:7.2-e")
def test_allies_are_bought_by_their_camp() -> None:
    camps: dict[str, Camp] = {"texcoco": SPAIN}
    group = "eliminated: tx-eb-1 tl-eb-1"
    p = opened(group, turn=2, camps=camps)
    assert left(p) == {"texcoco": 5}
    assert p.clause_against(SPAIN, Buy("tl-eb-1", 2, 32)) == "conquest:7.2-e"
    p.play(SPAIN, Buy("tx-eb-1", 2, 23))
    assert p.state.units["tx-eb-1"] == Unit(23, 2, SPAIN)
    q = opened(group, turn=2, active=INDIAN, camps=camps)
    assert q.clause_against(INDIAN, Buy("tx-eb-1", 2, 23)) == "conquest:7.2-e"


@pytest.mark.rule("conquest:7.2-f")
@pytest.mark.parametrize(("box", "most"), [("M4", 4), ("M6", 6)])
def test_ex_28_the_cursors_box_limits_the_other_peoples(box: str, most: int) -> None:
    seven = ["ot-jav-1", "ot-jav-2", "ot-jav-3", "ot-jav-4", "ot-fr-1", "ot-fr-2", "ot-ar-1"]
    p = opened("eliminated: " + " ".join(seven), turn=2, active=INDIAN, cursors={"other": box})
    for unit in seven[:most]:
        p.play(INDIAN, Buy(unit, 1, 2))
    assert p.pending == (), "neither box nor points leave anything to buy"
    assert sum(unit.zone == 2 for unit in p.state.units.values()) == most


@pytest.mark.rule("conquest:7.2-f")
def test_beyond_the_box_the_refusal_says_so() -> None:
    p = opened(
        "eliminated: ot-jav-1 ot-jav-2 ot-jav-3 ot-jav-4 mx-eb-1",
        turn=2,
        active=INDIAN,
        cursors={"other": "M3"},
    )
    for unit in ("ot-jav-1", "ot-jav-2", "ot-jav-3"):
        p.play(INDIAN, Buy(unit, 1, 2))
    assert p.clause_against(INDIAN, Buy("ot-jav-4", 1, 2)) == "conquest:7.2-f"


@pytest.mark.rule("conquest:7.2-g", "conquest:7.2-h", "conquest:R-18")
def test_ex_29_the_other_camp_buys_without_the_box_what_its_land_allows() -> None:
    group = "27 spain garrison: sp-eb-1; eliminated: ot-jav-1 ot-jav-2"
    p = opened(group, turn=4, cursors={"other": "M5"})
    assert left(p) == {"other": 1}
    assert p.last(PointsCounted).cap is None
    p.play(SPAIN, Buy("ot-jav-1", 1, 27))
    assert p.state.units["ot-jav-1"] == Unit(27, 1, SPAIN), "it shows the side of its buyer"
    assert p.state.stacks[SPAIN][27].pieces == ("ot-jav-1", "sp-eb-1")
    assert p.pending == (), "one point, one counter"


@pytest.mark.rule("conquest:7.2-a", "conquest:R-17")
def test_other_peoples_with_two_steps_cost_what_the_type_costs_elsewhere() -> None:
    p = opened("eliminated: ot-jav-1", turn=2, active=INDIAN, other_peoples_steps=2)
    p.play(INDIAN, Buy("ot-jav-1", 2, 2))
    assert p.state.units["ot-jav-1"] == Unit(2, 2, INDIAN)
    assert dict(p.all(PiecesPlaced)[-1].pieces) == {"ot-jav-1": 2}


def test_equal_counters_are_offered_once() -> None:
    p = opened("eliminated: mx-jav-2 mx-jav-1 mx-jav-3", turn=2, active=INDIAN)
    offered = {option.unit for option in options(p, INDIAN) if isinstance(option, Buy)}
    assert offered == {"mx-jav-1"}
    p.play(INDIAN, Buy("mx-jav-1", 1, 22))
    offered = {option.unit for option in options(p, INDIAN) if isinstance(option, Buy)}
    assert offered == {"mx-jav-2"}


# ---------------------------------------------------------------------- placement


@pytest.mark.rule("conquest:7.2-m", "conquest:7.2-n", "conquest:R-11")
def test_units_go_to_their_own_land_with_a_fortress_or_a_stack() -> None:
    stacks = "31 spain army: cortes sp-eb-1; 15 indian army: cuitlahuac mx-jav-1; eliminated: mx-eb-1"
    p = opened(stacks, turn=2, active=INDIAN)
    zones = {option.zone for option in options(p, INDIAN) if isinstance(option, Buy)}
    assert zones == {15, 22, 30}, "22 and 30 have a fortress, 15 a stack; Spain holds 31"
    assert p.clause_against(INDIAN, Buy("mx-eb-1", 2, 31)) == "conquest:7.2-m"
    assert p.clause_against(INDIAN, Buy("mx-eb-1", 2, 23)) == "conquest:7.2-m"
    q = opened("eliminated: mx-eb-1", turn=2, active=INDIAN)
    assert q.clause_against(INDIAN, Buy("mx-eb-1", 2, 15)) == "conquest:7.2-n"


@pytest.mark.rule("conquest:7.2-m")
def test_other_peoples_go_to_their_symbols_not_held_by_the_enemy() -> None:
    p = opened("39 spain garrison: sp-eb-1; eliminated: ot-fr-1", turn=2, active=INDIAN)
    assert {o.zone for o in options(p, INDIAN) if isinstance(o, Buy)} == {2, 3, 27, 29, 37}


@pytest.mark.rule("conquest:7.2-m")
def test_a_disputed_zone_takes_nobody() -> None:
    p = conquest("14 spain army: cortes sp-eb-1; 14 indian garrison: tp-eb-1", turn=4, active=INDIAN)
    assert ch07_points.placement_zones(p.t, p.state, INDIAN, "tlacopan", commander=True) == (1, 7)


@pytest.mark.rule("conquest:7.2-n")
def test_with_a_commander_the_owner_chooses_the_form_at_the_end() -> None:
    p = opened("22 indian garrison: emperor mx-eb-2; eliminated: mx-eb-1", turn=2, active=INDIAN)
    p.play(INDIAN, Buy("mx-eb-1", 2, 22))
    assert options(p, INDIAN) == (TakeForm(22, False), TakeForm(22, True))
    p.play(INDIAN, TakeForm(22, False))
    assert form_of(p.state, INDIAN, 22) == "army"
    q = opened("eliminated: mx-eb-1", turn=2, active=INDIAN).play(INDIAN, Buy("mx-eb-1", 2, 22))
    assert (q.pending, form_of(q.state, INDIAN, 22)) == ((), "garrison")


@pytest.mark.rule("conquest:7.2-p")
def test_placement_is_no_movement() -> None:
    p = opened("eliminated: mx-eb-1 emperor", turn=4, active=INDIAN)
    p.play(INDIAN, ReturnCommander("emperor", 22)).play(INDIAN, Buy("mx-eb-1", 2, 22))
    assert p.state.units["mx-eb-1"].march == p.state.commanders["emperor"].march == STILL


@pytest.mark.rule("conquest:8-n", "conquest:7.2-m")
def test_a_lone_enemy_commander_makes_way_for_replacements() -> None:
    p = opened("30 spain lone: olid; eliminated: mx-eb-1", turn=4, active=INDIAN)
    p.play(INDIAN, Buy("mx-eb-1", 2, 30))
    assert p.state.commanders["olid"].zone == 0, "every neighbour is Indian"


# ---------------------------------------------------------------------- commanders


@pytest.mark.rule("conquest:7.2-i", "conquest:7.2-m", "conquest:R-23")
def test_commanders_return_on_their_back_a_turn_later_in_their_land() -> None:
    p = opened("31 spain army: cortes sp-eb-1; eliminated: emperor maxixcatzin", turn=5, active=INDIAN)
    assert {
        o.zone for o in options(p, INDIAN) if isinstance(o, ReturnCommander) and o.commander == "emperor"
    } == {
        15,
        22,
        30,
    }
    assert p.clause_against(INDIAN, ReturnCommander("emperor", 31)) == "conquest:7.2-m"
    assert p.clause_against(INDIAN, ReturnCommander("emperor", 24)) == "conquest:7.2-m"
    assert p.clause_against(INDIAN, ReturnCommander("cortes", 22)) == "conquest:7.2-i"
    p.play(INDIAN, ReturnCommander("emperor", 15))
    assert p.state.commanders["emperor"] == Commander(15, True, INDIAN)
    assert p.last(PiecesPlaced).why == "return"
    p.play(INDIAN, ReturnCommander("maxixcatzin", 25))
    assert p.state.commanders["maxixcatzin"].back


@pytest.mark.rule("conquest:7.2-i")
def test_not_on_the_turn_of_the_elimination_and_not_without_a_zone() -> None:
    p = conquest("eliminated: emperor", turn=5, active=INDIAN)
    fallen = p.state.commanders["emperor"]
    p.set(commanders={**p.state.commanders, "emperor": Commander(0, fallen.back, INDIAN, fell=5)})
    p.do(ch07_replacements.open_replacements)
    assert p.pending == ()
    q = opened(
        "14 spain army: cortes sp-eb-1; 7 spain army: olid sp-eb-2; 1 spain army: alvarado sp-eb-3; "
        "eliminated: tetlepanquetzatzin",
        turn=5,
        active=INDIAN,
    )
    assert q.pending == (), "all of Tlacopan is lost: he waits"
    assert q.state.commanders["tetlepanquetzatzin"].zone == 0


@pytest.mark.rule("conquest:7.2-i", "conquest:7.2-o", "conquest:R-22")
def test_spanish_commanders_return_to_spaniards_or_an_open_landing() -> None:
    p = opened(
        "40 spain army: olid sp-eb-1; 32 spain garrison: tl-eb-1; 20 indian uncommanded: mx-jav-1; "
        "eliminated: cortes",
        turn=5,
        camps={"tlaxcala": SPAIN},
    )
    assert {option.zone for option in options(p, SPAIN) if isinstance(option, ReturnCommander)} == {35, 40}
    assert p.clause_against(SPAIN, ReturnCommander("cortes", 32)) == "conquest:7.2-o"
    assert p.clause_against(SPAIN, ReturnCommander("cortes", 20)) == "conquest:7.2-o"
    assert p.clause_against(SPAIN, ReturnCommander("cortes", 27)) == "conquest:7.2-o", "Indian territory"


@pytest.mark.rule("conquest:7.2-a")
def test_what_no_counter_bears_is_refused_without_a_fault() -> None:
    p = opened("eliminated: ot-jav-1 mx-eb-1", turn=2, active=INDIAN)
    assert p.clause_against(INDIAN, Buy("ot-jav-1", 2, 2)) == "conquest:7.2-a"
    for action in (
        Buy("nobody", 1, 22),
        ReturnUnit("nobody", 1, 35),
        Flip("nobody"),
        ReturnCommander("nobody", 1),
    ):
        assert p.refusal(INDIAN, action) is not None
    assert p.clause_against(INDIAN, Buy("mx-eb-1", 1, 99)) == "conquest:7.2-m"


@pytest.mark.rule("conquest:7.2-c")
def test_points_are_pooled_at_harvest_only() -> None:
    p = opened("eliminated: mx-eb-1", turn=4, active=INDIAN, harvest_mode="pooled")
    assert (p.last(PointsCounted).pool, left(p)["mexico"]) == (None, 10)


@pytest.mark.rule("conquest:7.2-f")
def test_the_box_counts_other_peoples_only() -> None:
    p = opened("eliminated: mx-jav-1 tx-jav-1 ot-jav-1", turn=2, active=INDIAN, cursors={"other": "M3"})
    p.play(INDIAN, Buy("mx-jav-1", 2, 22)).play(INDIAN, Buy("tx-jav-1", 2, 23))
    assert frame(p).cap == 3
    p.play(INDIAN, Buy("ot-jav-1", 1, 2))
    assert p.state.units["ot-jav-1"].zone == 2


@pytest.mark.rule("conquest:7.2-m", "conquest:8-m")
def test_rivals_are_not_placed_together() -> None:
    """Tlaxcala took Texcoco while it was Spanish; now both are Indian."""
    p = opened("23 indian garrison: tl-eb-1; eliminated: tx-eb-1 ixtlilxochitl", turn=4, active=INDIAN)
    assert {o.zone for o in options(p, INDIAN) if isinstance(o, ReturnCommander)} == {16, 17}
    p.play(INDIAN, ReturnCommander("ixtlilxochitl", 16))
    assert {o.zone for o in options(p, INDIAN) if isinstance(o, Buy)} == {16}
    assert p.clause_against(INDIAN, Buy("tx-eb-1", 2, 23)) == "conquest:8-m"


@pytest.mark.rule("conquest:5-d")
def test_units_placed_in_an_objective_take_its_marker_and_commanders_do_not() -> None:
    start: dict[str, Any] = {
        "turn": 4,
        "camps": {"texcoco": SPAIN},
        "control": {23: INDIAN},
        "switched_objective_flips_marker": False,
    }
    group = "23 spain garrison: tx-eb-1; eliminated: tx-jav-1 ixtlilxochitl"
    p = opened(group, **start).play(SPAIN, ReturnCommander("ixtlilxochitl", 23))
    assert p.state.control == {23: INDIAN}
    p.play(SPAIN, Buy("tx-jav-1", 2, 23))
    assert p.state.control == {23: SPAIN}
    q = opened("eliminated: emperor", turn=4, active=INDIAN).play(INDIAN, ReturnCommander("emperor", 22))
    assert q.state.control == {}


@pytest.mark.rule("conquest:7.2-i")
def test_each_camp_brings_back_its_own_commanders() -> None:
    p = opened("eliminated: emperor cortes maxixcatzin", turn=4, camps={"tlaxcala": SPAIN})
    returns = {o.commander for o in options(p, SPAIN) if isinstance(o, ReturnCommander)}
    assert returns == {"cortes", "maxixcatzin"}
