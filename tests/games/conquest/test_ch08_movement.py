"""Chapter 8: movement, order and allowance, splitting, picking up and leaving, forms (EX-01 to EX-05, EX-35)."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.engine.decision import Chosen, OneOf, Some
from anahuac.engine.rules import Refusal
from anahuac.games.conquest.actions.core import Done, TakeForm
from anahuac.games.conquest.actions.strategic import Leave, MoveOut, PickUp, Step
from anahuac.games.conquest.events.core import FormTaken, PiecesMoved
from anahuac.games.conquest.events.strategic import GarrisonLedOut, PieceLeft, PiecePickedUp
from anahuac.games.conquest.frames.strategic import MarchFrame
from anahuac.games.conquest.model import form_of
from anahuac.games.conquest.rules import ch08_movement, ch08_refusals
from anahuac.games.conquest.rules.ch02_stacks import leader_of
from anahuac.games.conquest.rules.ch08_march import has_moved
from anahuac.games.conquest.rules.ch09_attrition import modifiers
from anahuac.games.conquest.terms import CLIMBED, INDIAN, MOVED, SPAIN, STILL
from anahuac.games.conquest.texts import strategic as texts
from anahuac.games.conquest.texts.strategic import DESCRIBE
from anahuac.games.conquest.values import strategic_mp
from tests.games.conquest.play import Play, conquest
from tests.games.conquest.strategy import movement, options, set_out, steps


def moving(stacks: str, *, turn: int = 4, active: Any = SPAIN, **settings: Any) -> Play:
    """A position at the beginning of the movement step."""
    return movement(conquest(stacks, [], turn=turn, active=active, **settings))


def march(p: Play) -> MarchFrame:
    """The march going on."""
    top = p.state.frames[-1]
    assert isinstance(top, MarchFrame)
    return top


def offered(p: Play, kind: type) -> list[Any]:
    """The one field of the offered actions of a kind."""
    return [next(iter(_fields(option))) for option in options(p, p.state.active) if isinstance(option, kind)]


def _fields(action: Any) -> Any:
    return (getattr(action, name) for name in action.__struct_fields__)


# ---------------------------------------------------------------------- the printed example


EXAMPLE = (
    "23 indian garrison: ixtlilxochitl tx-eb-1:2 tx-jav-1:1; 16 indian uncommanded: tp-fr-1:2; "
    "15 indian army: cuitlahuac mx-jav-1:2; 3 indian garrison: ot-fr-2"
)


@pytest.mark.rule("conquest:8-h", "conquest:3.2-a")
def test_ex_01_a_garrison_led_out_costs_2_and_counts_as_movement() -> None:
    p = set_out(moving(EXAMPLE, active=INDIAN), 23, "ixtlilxochitl", "tx-eb-1", "tx-jav-1")
    assert march(p).mp == 2
    assert form_of(p.state, INDIAN, 23) == "army"
    assert p.last(FormTaken) == FormTaken(INDIAN, 23, False)
    assert p.state.units["tx-eb-1"].march == p.state.commanders["ixtlilxochitl"].march == MOVED
    line = DESCRIBE[GarrisonLedOut](p.last(GarrisonLedOut))
    assert line is not None
    assert line.clause == "conquest:8-h"
    p.play(INDIAN, Done())
    assert form_of(p.state, INDIAN, 23) == "army", "he stays, but it was a movement"
    assert modifiers(p.t, p.state, INDIAN, 23) == (0, 0, 1)


@pytest.mark.rule("conquest:8-m", "conquest:8-e", "conquest:5-b")
def test_ex_02_tlaxcalas_land_is_closed_and_otumba_costs_2() -> None:
    p = set_out(moving(EXAMPLE, active=INDIAN), 23, "ixtlilxochitl", "tx-eb-1", "tx-jav-1")
    assert p.clause_against(INDIAN, Step(24)) == "conquest:8-m"
    steps(p, 16)
    assert march(p).mp == 0
    assert p.last(PiecesMoved).cost == 2
    assert p.state.units["tx-eb-1"].march == CLIMBED


@pytest.mark.rule("conquest:8-g", "conquest:8-i", "conquest:R-11")
def test_ex_03_an_unmoved_uncommanded_unit_joins_at_no_cost() -> None:
    p = steps(set_out(moving(EXAMPLE, active=INDIAN), 23, "ixtlilxochitl", "tx-eb-1", "tx-jav-1"), 16)
    p.play(INDIAN, PickUp("tp-fr-1"))
    assert march(p).mp == 0
    p.play(INDIAN, Done())
    assert set(p.state.stacks[INDIAN][16].pieces) == {"ixtlilxochitl", "tx-eb-1", "tx-jav-1", "tp-fr-1"}
    assert form_of(p.state, INDIAN, 16) == "army"
    assert p.state.units["tp-fr-1"].march == STILL, "it has gone nowhere"
    line = DESCRIBE[PiecePickedUp](p.last(PiecePickedUp))
    assert line is not None
    assert line.clause == "conquest:8-g"


@pytest.mark.rule("conquest:8-e", "conquest:R-10")
def test_ex_04_the_printed_last_step_needs_the_setting() -> None:
    def cuitlahuac(p: Play) -> Play:
        steps(set_out(p, 15, "cuitlahuac", "mx-jav-1"), 8, 3)
        p.play(INDIAN, PickUp("ot-fr-2"))
        return steps(p, 9)

    p = cuitlahuac(moving(EXAMPLE, active=INDIAN))
    assert march(p).mp == 1
    assert p.clause_against(INDIAN, Step(16)) == "conquest:8-e"
    q = cuitlahuac(moving(EXAMPLE, active=INDIAN, edge_cost_overrides=((9, 16, 1),)))
    steps(q, 16)
    assert march(q).mp == 0
    assert q.state.units["ot-fr-2"].zone == 16
    assert q.state.units["ot-fr-2"].march == CLIMBED, "the zone is mountainous all the same"


@pytest.mark.rule("conquest:8-i", "conquest:8-f", "conquest:G-8")
def test_ex_05_from_8_it_is_possible_and_the_higher_rank_leads_the_merged_stack() -> None:
    stacks = EXAMPLE.replace("15 indian army", "8 indian army")
    p = steps(set_out(moving(stacks, active=INDIAN), 23, "ixtlilxochitl", "tx-eb-1", "tx-jav-1"), 16)
    p.play(INDIAN, PickUp("tp-fr-1")).play(INDIAN, Done())
    steps(set_out(p, 8, "cuitlahuac", "mx-jav-1"), 3).play(INDIAN, PickUp("ot-fr-2"))
    steps(p, 9, 16)
    assert p.clause_against(INDIAN, PickUp("tx-eb-1")) == "conquest:8-f"
    p.play(INDIAN, Done())
    stack = p.state.stacks[INDIAN][16]
    assert len(stack.pieces) == 7
    assert leader_of(p.t, p.state, stack) == "cuitlahuac"


# ---------------------------------------------------------------------- order and allowance


@pytest.mark.rule("conquest:8-a")
def test_units_move_only_with_a_commander() -> None:
    p = moving("26 spain uncommanded: sp-eb-1; 35 spain army: olid sp-eb-2")
    assert offered(p, MoveOut) == [35]
    assert p.clause_against(SPAIN, MoveOut(26, "sp-eb-1")) == "conquest:8-a"
    q = moving("26 spain uncommanded: sp-eb-1")
    assert q.state.frames == (), "nobody can move: the step is over"


@pytest.mark.rule("conquest:8-b")
def test_one_march_ends_before_the_next_begins() -> None:
    p = moving("35 spain army: olid alvarado sp-eb-1 sp-eb-2")
    for action in (Step(26), PickUp("sp-eb-1"), Leave("sp-eb-1")):
        assert p.refusal(SPAIN, action) == Refusal("conquest:8-b", texts.NO_ARMY_CHOSEN())
    steps(set_out(p, 35, "olid", "sp-eb-1"), 27)
    assert p.clause_against(SPAIN, MoveOut(35, "alvarado")) == "conquest:8-b"
    p.play(SPAIN, Done())
    steps(set_out(p, 35, "alvarado", "sp-eb-2"), 27).play(SPAIN, Done())
    assert set(p.state.stacks[SPAIN][27].pieces) == {"alvarado", "olid", "sp-eb-1", "sp-eb-2"}


@pytest.mark.rule("conquest:8-b")
def test_nobody_has_to_move() -> None:
    p = moving("35 spain army: olid alvarado sp-eb-1").play(SPAIN, Done())
    assert p.state.frames == ()


@pytest.mark.rule("conquest:8-b")
def test_a_march_without_a_step_is_over_too() -> None:
    p = set_out(moving("35 spain army: olid alvarado sp-eb-1"), 35, "olid", "sp-eb-1").play(SPAIN, Done())
    assert p.state.units["sp-eb-1"].march == STILL
    assert p.clause_against(SPAIN, MoveOut(35, "olid")) == "conquest:8-b"
    set_out(p, 35, "alvarado", "olid", "sp-eb-1")
    assert set(march(p).pieces) == {"alvarado", "olid", "sp-eb-1"}, "he can still be taken along"
    assert p.clause_against(SPAIN, MoveOut(35, "cortes")) == "conquest:8-b"


@pytest.mark.rule("conquest:8-c", "conquest:8-l")
def test_an_army_divides_into_as_many_armies_as_it_has_commanders() -> None:
    p = moving("35 spain army: cortes alvarado olid sp-eb-1 sp-eb-2 sp-ab-1")
    p.play(SPAIN, MoveOut(35, "alvarado"))
    asked = p.ask(SPAIN, "muster")
    assert asked.domain == Some(("olid", "sp-ab-1", "sp-eb-1", "sp-eb-2"), 0, 4)
    assert p.clause_against(SPAIN, Chosen(("cortes",))) == "conquest:8-d", "Cortes would lead"
    refusal = p.refusal(SPAIN, Chosen(("alvarado",)))
    assert refusal is not None
    assert (refusal.clause, refusal.reason.source) == ("conquest:8-c", texts.MARCHES_ALREADY.source)
    assert p.clause_against(SPAIN, Step(26)) == "conquest:8-c"
    p.play(SPAIN, Chosen(("sp-eb-1",)))
    assert p.clause_against(SPAIN, PickUp("sp-eb-2")) == "conquest:8-c", "that was to be said at the start"
    steps(p, 26).play(SPAIN, Done())
    assert form_of(p.state, SPAIN, 35) == "army"
    steps(set_out(p, 35, "olid", "sp-ab-1"), 27).play(SPAIN, Done())
    steps(set_out(p, 35, "cortes"), 34).play(SPAIN, Done())
    assert offered(p, MoveOut) == [], "everybody has moved"
    assert form_of(p.state, SPAIN, 35) == "garrison", "units left without commander in a fortress"
    assert form_of(p.state, SPAIN, 34) == "lone"


@pytest.mark.rule("conquest:8-d", "conquest:3.2-a", "conquest:R-13")
def test_the_leader_at_the_start_gives_the_allowance_in_the_season() -> None:
    dry, rainy = (
        conquest("35 spain army: cortes olid sp-eb-1", turn=4),
        conquest("35 spain army: cortes", turn=1),
    )
    assert (strategic_mp(dry.t, dry.state, "cortes"), strategic_mp(rainy.t, rainy.state, "cortes")) == (5, 4)
    rainy_turns = {
        turn for turn in rainy.t.turns if strategic_mp(rainy.t, conquest("", turn=turn).state, "cortes") == 4
    }
    assert rainy_turns == {1, 2, 3, 7, 8, 9, 13, 14}
    p = moving("35 spain army: olid sp-eb-1; 27 spain lone: cortes")
    set_out(p, 35, "olid", "sp-eb-1")
    assert march(p).mp == 4
    steps(p, 27).play(SPAIN, PickUp("cortes"))
    assert march(p).mp == 3, "who is picked up on the way changes nothing"


@pytest.mark.rule("conquest:8-e", "conquest:5-g", "conquest:R-51")
def test_ex_35_the_lake_is_crossed_by_causeways_only() -> None:
    def emperor() -> Play:
        return set_out(moving("22 indian army: emperor mx-eb-1", active=INDIAN), 22, "emperor", "mx-eb-1")

    p = emperor()
    assert offered(p, Step) == [14, 30]
    for lake in (23, 15):
        assert p.clause_against(INDIAN, Step(lake)) == "conquest:8-e"
    steps(p, 14, 7)
    assert march(p).mp == 4 - 2
    q = steps(emperor(), 30)
    assert march(q).mp == 4 - 1


@pytest.mark.rule("conquest:8-e")
def test_no_step_beyond_the_points_and_no_minimum_move() -> None:
    p = steps(set_out(moving("35 spain army: castaneda sp-eb-1", turn=1), 35, "castaneda", "sp-eb-1"), 26)
    assert march(p).mp == 1
    assert p.clause_against(SPAIN, Step(34)) == "conquest:8-e", "2 points, 1 left"
    assert p.clause_against(SPAIN, Step(40)) == "conquest:8-e", "not adjacent"
    assert set(offered(p, Step)) == {20, 25, 27, 33, 35}


@pytest.mark.rule("conquest:8-f")
def test_nobody_moves_twice() -> None:
    p = moving("35 spain army: cortes alvarado sp-eb-1 sp-eb-2; 27 spain lone: olid")
    steps(set_out(p, 35, "alvarado", "sp-eb-1"), 27).play(SPAIN, Done())
    assert p.clause_against(SPAIN, MoveOut(27, "alvarado")) == "conquest:8-f"
    p.play(SPAIN, MoveOut(27, "olid"))
    assert p.pending[0].kind == "march", "nobody there can go with him"
    p.play(SPAIN, Done())
    steps(set_out(p, 35, "cortes"), 27)
    assert p.clause_against(SPAIN, PickUp("sp-eb-1")) == "conquest:8-f"
    assert p.clause_against(SPAIN, PickUp("sp-eb-2")) == "conquest:8-g", "it stands elsewhere"
    assert PickUp("olid") in options(p, SPAIN)


# ---------------------------------------------------------------------- picking up and leaving


@pytest.mark.rule("conquest:8-g", "conquest:8-f")
def test_left_units_have_moved_and_stay_in_the_form_that_is_left_to_them() -> None:
    p = set_out(
        moving("35 spain army: cortes sp-eb-1 sp-eb-2 sp-ab-1"), 35, "cortes", "sp-eb-1", "sp-eb-2", "sp-ab-1"
    )
    assert offered(p, Leave) == [], "who is not to go is not taken in the first place"
    steps(p, 27).play(SPAIN, Leave("sp-eb-1"))
    steps(p, 20).play(SPAIN, Leave("sp-eb-2"))
    steps(p, 13)
    assert form_of(p.state, SPAIN, 27) == "garrison"
    assert form_of(p.state, SPAIN, 20) == "uncommanded"
    assert p.state.units["sp-eb-1"].march == MOVED
    assert PieceLeft(SPAIN, 27, "sp-eb-1") in p.all(PieceLeft)
    line = DESCRIBE[PieceLeft](p.last(PieceLeft))
    assert line is not None
    assert line.clause == "conquest:8-g"
    steps(p, 20)
    assert p.clause_against(SPAIN, PickUp("sp-eb-2")) == "conquest:8-f"


@pytest.mark.rule("conquest:8-g")
def test_a_commander_is_left_only_with_units_and_the_leader_never() -> None:
    p = set_out(moving("35 spain army: cortes olid sp-eb-1"), 35, "cortes", "olid", "sp-eb-1")
    steps(p, 27)
    assert p.clause_against(SPAIN, Leave("olid")) == "conquest:8-g"
    assert p.clause_against(SPAIN, Leave("cortes")) == "conquest:8-f"
    assert p.clause_against(SPAIN, Leave("alvarado")) == "conquest:8-g"
    p.play(SPAIN, Leave("sp-eb-1"))
    assert p.clause_against(SPAIN, Leave("cortes")) == "conquest:8-f", "units to stay with change nothing"
    p.play(SPAIN, Leave("olid"))
    steps(p, 20).play(SPAIN, Done())
    assert form_of(p.state, SPAIN, 27) == "army"
    assert form_of(p.state, SPAIN, 20) == "lone"


@pytest.mark.rule("conquest:8-g")
def test_the_last_unit_is_not_taken_from_a_commander_left_with_it() -> None:
    p = moving(
        "35 spain army: cortes olid sp-eb-1; 27 spain garrison: sp-ab-1 sp-ab-2; 20 spain lone: sandoval"
    )
    steps(set_out(p, 35, "cortes", "olid", "sp-eb-1"), 27).play(SPAIN, Leave("olid"))
    p.play(SPAIN, PickUp("sp-ab-1"))
    assert p.clause_against(SPAIN, PickUp("sp-ab-2")) == "conquest:8-g"
    steps(p, 20).play(SPAIN, PickUp("sandoval"))
    assert form_of(p.state, SPAIN, 27) == "garrison"
    q = moving("35 spain army: cortes sp-eb-1; 27 spain garrison: castaneda sp-ab-1")
    steps(set_out(q, 35, "cortes", "sp-eb-1"), 27).play(SPAIN, PickUp("sp-ab-1"))
    steps(q, 20)
    assert form_of(q.state, SPAIN, 27) == "lone", "who stood there already may be left alone"


@pytest.mark.rule("conquest:8-g", "conquest:8-h")
def test_picking_up_from_garrisons_armies_and_stacks_costs_nothing() -> None:
    p = moving(
        "40 spain lone: olid; 33 spain garrison: sandoval sp-eb-1 sp-eb-2; 26 spain army: alvarado sp-ab-1"
    )
    steps(set_out(p, 40, "olid"), 33)
    for piece in ("sandoval", "sp-eb-1"):
        p.play(SPAIN, PickUp(piece))
    assert p.clause_against(SPAIN, PickUp("sp-eb-1")) == "conquest:8-g"
    assert p.clause_against(SPAIN, Leave("sp-eb-1")) == "conquest:8-g", "no to and fro in one zone"
    assert march(p).mp == 3
    steps(p, 26).play(SPAIN, PickUp("sp-ab-1"))
    assert (march(p).mp, form_of(p.state, SPAIN, 33)) == (1, "garrison")
    assert Leave("sp-eb-1") in options(p, SPAIN)
    p.play(SPAIN, Done())
    assert set(p.state.stacks[SPAIN][26].pieces) == {"olid", "sandoval", "alvarado", "sp-eb-1", "sp-ab-1"}


@pytest.mark.rule("conquest:8-l", "conquest:G-8", "conquest:R-13")
def test_who_cannot_be_commanded_stays_put() -> None:
    camps: Any = {"tlaxcala": SPAIN}
    p = moving("32 spain army: maxixcatzin cortes tl-eb-1 sp-eb-1", camps=camps)
    p.play(SPAIN, MoveOut(32, "maxixcatzin"))
    assert p.clause_against(SPAIN, Chosen(("sp-eb-1",))) == "conquest:8-l"
    assert p.clause_against(SPAIN, Chosen(("cortes",))) == "conquest:8-l"
    p.play(SPAIN, Chosen(("tl-eb-1",)))
    steps(p, 33)
    q = moving("40 spain army: maxixcatzin tl-eb-1; 33 spain garrison: olid sp-eb-1 tl-eb-2", camps=camps)
    steps(set_out(q, 40, "maxixcatzin", "tl-eb-1"), 33)
    assert q.clause_against(SPAIN, PickUp("olid")) == "conquest:8-l"
    assert offered(q, PickUp) == ["tl-eb-2"]


# ---------------------------------------------------------------------- garrisons


@pytest.mark.rule("conquest:8-h", "conquest:R-54")
def test_the_part_of_a_garrison_that_leaves_pays_and_the_rest_stays() -> None:
    p = moving("35 spain garrison: cortes olid sp-eb-1 sp-eb-2")
    set_out(p, 35, "olid", "sp-eb-1")
    assert march(p).mp == 2
    steps(p, 27).play(SPAIN, Done())
    assert form_of(p.state, SPAIN, 35) == "garrison"
    assert p.state.units["sp-eb-2"].march == STILL
    set_out(p, 35, "cortes")
    assert march(p).mp == 3, "a commander alone pays too"


@pytest.mark.rule("conquest:8-h", "conquest:R-54")
@pytest.mark.parametrize("companions", [(), ("sp-eb-1",)])
def test_a_part_led_out_that_stays_frees_nobody_else_of_the_price(companions: tuple[str, ...]) -> None:
    p = moving("35 spain garrison: cortes olid alvarado sp-eb-1 sp-eb-2")
    set_out(p, 35, "olid", *companions).play(SPAIN, Done())
    assert p.ask(SPAIN).kind == "movement", "the rest is the garrison it was: no form is asked for"
    assert form_of(p.state, SPAIN, 35) == "garrison"
    moved = [piece for piece in p.state.stacks[SPAIN][35].pieces if has_moved(p.state, piece)]
    assert moved == sorted(["olid", *companions])
    assert p.clause_against(SPAIN, MoveOut(35, "olid")) == "conquest:8-f"
    assert p.clause_against(SPAIN, TakeForm(35, False)) == "conquest:8-h"
    set_out(p, 35, "cortes", "sp-eb-2")
    assert march(p).mp == 3, "whoever leads the rest out pays"


@pytest.mark.rule("conquest:8-h")
def test_a_garrison_led_out_whole_that_stays_is_an_army_and_has_moved() -> None:
    p = set_out(moving("35 spain garrison: olid sp-eb-1 sp-eb-2"), 35, "olid", "sp-eb-1", "sp-eb-2")
    p.play(SPAIN, Done())
    assert form_of(p.state, SPAIN, 35) == "army"
    assert {p.state.units[unit].march for unit in ("sp-eb-1", "sp-eb-2")} == {MOVED}


@pytest.mark.rule("conquest:8-e")
def test_a_march_that_can_do_nothing_more_is_over() -> None:
    p = steps(set_out(moving("35 spain lone: castaneda; 27 spain lone: olid", turn=1), 35, "castaneda"), 26)
    assert march(p).mp == 1
    steps(p, 20)
    assert p.ask(SPAIN).kind == "movement", "nobody to leave, nobody to pick up, no point left"


@pytest.mark.rule("conquest:8-h")
def test_a_commander_with_too_few_points_cannot_lead_a_garrison_out(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (ch08_movement, ch08_refusals):
        monkeypatch.setattr(module, "strategic_mp", lambda t, s, commander: 1 if commander == "olid" else 4)
    p = moving("35 spain garrison: olid alvarado sp-eb-1")
    assert [option.leader for option in options(p, SPAIN) if isinstance(option, MoveOut)] == ["alvarado"]
    assert p.clause_against(SPAIN, MoveOut(35, "olid")) == "conquest:8-h"


@pytest.mark.rule("conquest:8-h", "conquest:R-54", "conquest:G-7")
def test_an_army_becomes_a_garrison_free_of_charge_and_only_where_it_may() -> None:
    p = moving(
        "35 spain army: cortes sp-eb-1; 26 spain army: olid sp-eb-2; 30 spain army: alvarado sp-eb-3; "
        "30 indian garrison: mx-eb-1"
    )
    p.play(SPAIN, TakeForm(35, True))
    assert form_of(p.state, SPAIN, 35) == "garrison"
    assert p.state.units["sp-eb-1"].march == STILL
    assert p.clause_against(SPAIN, TakeForm(26, True)) == "conquest:G-7"
    assert p.clause_against(SPAIN, TakeForm(30, True)) == "conquest:8-h", "beside enemies"
    assert p.clause_against(SPAIN, TakeForm(35, True)) == "conquest:8-h"
    assert p.clause_against(SPAIN, TakeForm(35, False)) == "conquest:8-h", "only by being led out"
    assert p.clause_against(SPAIN, TakeForm(1, True)) == "conquest:G-7"


@pytest.mark.rule("conquest:8-h")
def test_an_army_becomes_a_garrison_after_moving_too() -> None:
    p = steps(set_out(moving("26 spain army: cortes sp-eb-1"), 26, "cortes", "sp-eb-1"), 35).play(
        SPAIN, Done()
    )
    p.play(SPAIN, TakeForm(35, True))
    assert form_of(p.state, SPAIN, 35) == "garrison"
    left = p.ask(SPAIN, "movement").domain
    assert left == OneOf((Done(),)), "everybody has moved and nobody can stand down"
    p.play(SPAIN, Done())
    assert p.state.frames == ()


@pytest.mark.rule("conquest:8-b")
def test_the_step_ends_by_its_players_word_once_something_has_marched() -> None:
    """Dice follow, so a last march must not end it by itself; where nobody can march at all nothing is asked."""
    p = steps(set_out(moving("26 spain army: cortes sp-eb-1"), 26, "cortes", "sp-eb-1"), 34, 40).play(
        SPAIN, Done()
    )
    assert p.ask(SPAIN, "movement").domain == OneOf((Done(),))
    assert moving("26 spain uncommanded: sp-eb-1").pending == ()


@pytest.mark.rule("conquest:8-i", "conquest:R-12")
@pytest.mark.parametrize("garrison", [False, True])
def test_merging_with_a_garrison_the_owner_chooses_the_form(garrison: bool) -> None:
    p = moving("26 spain army: cortes sp-eb-1; 35 spain garrison: sp-eb-2")
    steps(set_out(p, 26, "cortes", "sp-eb-1"), 35).play(SPAIN, Done())
    assert p.ask(SPAIN, "form").clause == "conquest:8-i"
    p.play(SPAIN, TakeForm(35, garrison))
    assert form_of(p.state, SPAIN, 35) == ("garrison" if garrison else "army")
    assert p.state.units["sp-eb-2"].march == STILL


@pytest.mark.rule("conquest:8-i")
def test_passing_through_leaves_stacks_as_they_are() -> None:
    p = moving("26 spain army: cortes sp-eb-1; 27 spain garrison: olid sp-eb-2")
    steps(set_out(p, 26, "cortes", "sp-eb-1"), 27, 35).play(SPAIN, Done())
    assert p.state.stacks[SPAIN][27].pieces == ("olid", "sp-eb-2")
    assert form_of(p.state, SPAIN, 27) == "garrison"
    assert offered(p, MoveOut) == [27]


def test_what_no_counter_bears_and_no_zone_is_refused_without_a_fault() -> None:
    p = moving("35 spain army: cortes olid sp-eb-1")
    for action in (MoveOut(35, "nobody"), MoveOut(99, "cortes"), TakeForm(99, True)):
        assert p.refusal(SPAIN, action) is not None
    p.play(SPAIN, MoveOut(35, "cortes"))
    assert p.refusal(SPAIN, Chosen(("nobody",))) is not None
    p.play(SPAIN, Chosen(("sp-eb-1",)))
    for march_action in (Step(99), PickUp("nobody"), Leave("nobody")):
        assert p.refusal(SPAIN, march_action) is not None
