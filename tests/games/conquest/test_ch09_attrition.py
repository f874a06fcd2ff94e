"""Chapter 9: attrition and desertion (EX-06, EX-20 to EX-23)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from anahuac.engine.decision import Allocated
from anahuac.games.conquest.actions.core import Done
from anahuac.games.conquest.actions.strategic import CheckAll, CheckStack, PickUp
from anahuac.games.conquest.events.core import FightCleared, ItemLogged, PiecesMoved, PointsScored, StepsLost
from anahuac.games.conquest.events.strategic import AttritionRolled
from anahuac.games.conquest.model import form_of
from anahuac.games.conquest.rules import ch09_attrition, ch10_1_combat
from anahuac.games.conquest.terms import CLIMBED, INDIAN, MOVED, SPAIN
from anahuac.games.conquest.texts.strategic import DESCRIBE
from tests.games.conquest.play import Play, conquest
from tests.games.conquest.strategy import movement, options, set_out, steps

#: Units of 2 SP, to build stacks of a strength.
UNITS = [f"mx-jav-{n}" for n in range(1, 6)] + [f"mx-eb-{n}" for n in range(1, 4)]
UNITS += ["mx-fr-1", "mx-fr-2", "mx-ar-1", "mx-ar-2", "tx-eb-1", "tx-jav-1", "tx-jav-2", "tx-ar-1", "tx-ar-2"]


def stack(sp: int) -> str:
    """Units of a total strength."""
    units = UNITS[: (sp + 1) // 2]
    return " ".join([*units[:-1], units[-1] + (":1" if sp % 2 else ":2")])


def checked(
    stacks: str, dice: list[int], *, turn: int = 4, march: int = 0, active: Any = INDIAN, **more: Any
) -> Play:
    """The attrition step, every counter of the active camp marked as having marched like that."""
    p = conquest(stacks, dice, turn=turn, active=active, **more)
    units = {k: replace(u, march=march) if u.camp == active else u for k, u in p.state.units.items()}
    return p.set(units=units).do(ch09_attrition.open_attrition)


def loss(p: Play) -> int:
    """What the last roll took."""
    return p.last(AttritionRolled).loss


@pytest.mark.rule("conquest:9-b", "conquest:9-c", "conquest:9-d", "conquest:8-i")
def test_ex_06_the_printed_example_to_its_end() -> None:
    p = conquest(
        "23 indian garrison: ixtlilxochitl tx-eb-1:2 tx-jav-1:1; 16 indian uncommanded: tp-fr-1:2; "
        "8 indian army: cuitlahuac mx-jav-1:2; 3 indian garrison: ot-fr-2",
        [4],
        turn=4,
        active=INDIAN,
    )
    steps(set_out(movement(p), 23, "ixtlilxochitl", "tx-eb-1", "tx-jav-1"), 16)
    p.play(INDIAN, PickUp("tp-fr-1")).play(INDIAN, Done())
    steps(set_out(p, 8, "cuitlahuac", "mx-jav-1"), 3).play(INDIAN, PickUp("ot-fr-2"))
    steps(p, 9, 16).play(INDIAN, Done())
    p.do(ch09_attrition.open_attrition)
    assert p.last(AttritionRolled) == AttritionRolled(INDIAN, 16, 8, 4, 0, 1, 1, "6-10", 1)
    p.play(INDIAN, Allocated((("tp-fr-1", 1),)))
    assert p.state.units["tp-fr-1"].sp == 1, "the owner's choice, of the unit that has not moved too"


@pytest.mark.rule("conquest:9-a", "conquest:9-c")
def test_ex_20_a_garrison_that_has_not_moved() -> None:
    p = checked(f"22 indian garrison: {stack(10)}", [6])
    rolled = p.last(AttritionRolled)
    assert (rolled.garrison, rolled.mountain, rolled.dry, rolled.column, rolled.loss) == (-1, 0, 0, "6-10", 0)


@pytest.mark.rule("conquest:9-b", "conquest:R-03")
def test_ex_21_thirty_points_are_in_21_to_30_and_one_more_is_beyond() -> None:
    assert loss(checked(f"9 indian army: emperor {stack(30)}", [4])) == 1
    assert loss(checked(f"9 indian army: emperor {stack(31)}", [4])) == 2


@pytest.mark.rule("conquest:9-c", "conquest:8-h")
def test_ex_22_a_garrison_led_out_in_the_dry_season_has_moved() -> None:
    p = conquest(f"22 indian garrison: emperor {stack(12)}", [6], turn=5, active=INDIAN)
    set_out(movement(p), 22, "emperor", *UNITS[:6]).play(INDIAN, Done())
    p.do(ch09_attrition.open_attrition)
    assert p.last(AttritionRolled) == AttritionRolled(INDIAN, 22, 12, 6, 0, 0, 1, "11-20", 2)


@pytest.mark.rule("conquest:9-c")
def test_ex_23_modifiers_add_up_and_low_rolls_read_the_first_row() -> None:
    assert loss(checked(f"9 indian army: emperor {stack(25)}", [6], march=CLIMBED)) == 4
    assert loss(checked(f"22 indian garrison: {stack(3)}", [1])) == 0


@pytest.mark.rule("conquest:9-c")
@pytest.mark.parametrize(
    ("turn", "march", "modifiers"),
    [
        (4, MOVED, (0, 0, 1)),
        (4, CLIMBED, (0, 1, 1)),
        (1, MOVED, (0, 0, 0)),
        (1, CLIMBED, (0, 1, 0)),
        (4, 0, (0, 0, 0)),
    ],
)
def test_modifiers_by_season_and_march(turn: int, march: int, modifiers: tuple[int, int, int]) -> None:
    p = checked("9 indian army: emperor mx-eb-1", [1], turn=turn, march=march)
    assert ch09_attrition.modifiers(p.t, p.state, INDIAN, 9) == modifiers


@pytest.mark.rule("conquest:9-c")
def test_dry_turns() -> None:
    t = conquest("").t
    assert {n for n, turn in t.turns.items() if turn.season == "dry"} == {4, 5, 6, 10, 11, 12}


@pytest.mark.rule("conquest:9-c")
def test_one_moved_part_is_enough() -> None:
    p = conquest("9 indian army: emperor mx-eb-1 mx-eb-2", [], turn=4, active=INDIAN)
    p.set(units={**p.state.units, "mx-eb-2": replace(p.state.units["mx-eb-2"], march=CLIMBED)})
    assert ch09_attrition.modifiers(p.t, p.state, INDIAN, 9) == (0, 1, 1)
    q = conquest("22 indian garrison: emperor mx-eb-1", [], turn=4, active=INDIAN)
    q.set(commanders={**q.state.commanders, "emperor": replace(q.state.commanders["emperor"], march=MOVED)})
    assert ch09_attrition.modifiers(q.t, q.state, INDIAN, 22) == (-1, 0, 1)


@pytest.mark.rule("conquest:9-c", "conquest:R-08")
def test_the_whole_of_table_1() -> None:
    t = conquest("").t
    table = {
        1: (0, 0, 0, 0, 0),
        2: (0, 0, 0, 0, 1),
        3: (0, 0, 0, 0, 2),
        4: (0, 0, 0, 1, 2),
        5: (0, 0, 1, 2, 3),
        6: (0, 1, 1, 2, 3),
        7: (1, 1, 2, 3, 4),
        8: (1, 2, 3, 4, 5),
    }
    assert {roll: tuple(ch09_attrition.loss_at(t, c, roll) for c in range(5)) for roll in table} == table
    assert ch09_attrition.loss_at(t, 4, 0) == ch09_attrition.loss_at(t, 4, -3) == 0
    assert ch09_attrition.loss_at(t, 0, 9) == 1
    columns = {sp: ch09_attrition.column_of(t, sp) for sp in (1, 5, 6, 10, 11, 20, 21, 30, 31, 99)}
    assert columns == {1: 0, 5: 0, 6: 1, 10: 1, 11: 2, 20: 2, 21: 3, 30: 3, 31: 4, 99: 4}


@pytest.mark.rule("conquest:9-a", "conquest:6-b", "conquest:3.2-b")
def test_every_stack_of_the_active_camp_with_units_in_the_order_of_its_choice() -> None:
    p = checked(
        "22 indian garrison: mx-eb-1; 9 indian uncommanded: mx-eb-2; 8 indian lone: emperor; "
        "30 indian garrison: mx-eb-3; 35 spain garrison: sp-eb-1",
        [1, 2, 3],
    )
    assert options(p, INDIAN) == (CheckStack(9), CheckStack(22), CheckStack(30), CheckAll())
    assert p.clause_against(INDIAN, CheckStack(8)) == "conquest:9-a"
    assert p.clause_against(INDIAN, CheckStack(35)) == "conquest:9-a"
    p.play(INDIAN, CheckStack(22))
    assert p.clause_against(INDIAN, CheckStack(22)) == "conquest:9-a"
    p.play(INDIAN, CheckStack(30))
    assert [(e.zone, e.die) for e in p.all(AttritionRolled)] == [(22, 1), (30, 2), (9, 3)], (
        "the last needs no asking"
    )
    assert p.state.frames == ()


@pytest.mark.rule("conquest:9-a")
def test_all_at_once_in_the_order_of_the_zones() -> None:
    p = checked(
        "22 indian garrison: mx-eb-1; 9 indian uncommanded: mx-eb-2; 30 indian garrison: mx-eb-3", [1, 2, 3]
    )
    p.play(INDIAN, CheckAll())
    assert [(e.zone, e.die) for e in p.all(AttritionRolled)] == [(9, 1), (22, 2), (30, 3)]
    assert checked("8 indian lone: emperor", []).events == []


@pytest.mark.rule("conquest:9-d")
def test_the_owner_spreads_the_loss_and_then_the_next_stack_is_checked() -> None:
    p = checked(f"9 indian army: emperor {stack(25)}; 22 indian garrison: tp-eb-1", [6, 1], march=CLIMBED)
    p.play(INDIAN, CheckAll())
    assert p.ask(INDIAN, "losses").clause == "conquest:9-d"
    p.play(INDIAN, Allocated((("mx-jav-1", 2), ("mx-jav-2", 1), ("mx-jav-3", 1))))
    assert p.state.units["mx-jav-1"].zone == 0
    assert p.dice_left == ()


@pytest.mark.rule("conquest:9-d", "conquest:9-e")
def test_a_stack_that_loses_all_leaves_its_commander_alone_and_nobody_scores() -> None:
    p = checked("9 indian army: emperor mx-eb-1:1", [6], march=CLIMBED)
    assert p.last(StepsLost).cause == "attrition"
    assert form_of(p.state, INDIAN, 9) == "lone"
    assert (p.all(PointsScored), p.all(ItemLogged)) == ([], [])


@pytest.mark.rule("conquest:9-d", "conquest:8-n")
def test_a_commander_left_alone_beside_enemies_withdraws_and_there_is_no_fight() -> None:
    stacks = "30 spain army: olid sp-eb-1:1; 30 indian garrison: mx-eb-1; 31 spain garrison: sp-eb-2"
    p = conquest(stacks, [6, 1], turn=4)
    units = {**p.state.units, "sp-eb-1": replace(p.state.units["sp-eb-1"], march=CLIMBED)}
    p.set(units=units, fights={30: "siege"}).do(ch09_attrition.open_attrition).play(SPAIN, CheckAll())
    p.do(ch10_1_combat.open_battles)
    assert p.last(FightCleared) == FightCleared(30)
    assert p.last(PiecesMoved) == PiecesMoved(SPAIN, ("olid",), 30, 31, 0, "displaced")
    assert p.dice_left == ()


@pytest.mark.rule("conquest:9-c")
def test_the_log_names_the_modifiers() -> None:
    plain = DESCRIBE[AttritionRolled](AttritionRolled(INDIAN, 9, 8, 4, 0, 0, 0, "6-10", 0))
    modified = DESCRIBE[AttritionRolled](AttritionRolled(INDIAN, 9, 8, 4, -1, 1, 1, "6-10", 1))
    assert plain is not None
    assert modified is not None
    assert "modifiers" not in dict(plain.text.params)
    named = dict(modified.text.params)["modifiers"]
    assert isinstance(named, tuple)
    assert len(named) == 3
    assert [die.value for die in modified.dice] == [4]
