"""Losses, sacrifices and commanders: the key of the combat tables (10.3.4-l to 10.3.4-u, 12-e, 12-f)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from anahuac.engine.decision import Allocate, Allocated
from anahuac.games.conquest.actions.siege import Sacrifice
from anahuac.games.conquest.crt import Result
from anahuac.games.conquest.events.casualties import CommanderTested, Sacrificed
from anahuac.games.conquest.events.core import (
    CommanderEliminated,
    ItemLogged,
    PointsScored,
    StepsLost,
    UnitsEliminated,
)
from anahuac.games.conquest.frames.siege import Side
from anahuac.games.conquest.model import Battle, MarkerHand
from anahuac.games.conquest.rules import ch10_casualties, ch10_effects
from anahuac.games.conquest.terms import ELIMINATED
from tests.games.conquest.play import Play, conquest

ARMY = "26 spain army: cortes sp-eb-1 sp-eb-2:1 sp-ab-1"


def with_marker(play: Play, piece: str) -> Play:
    """The position with a battle whose Sacrifice marker lies on a counter."""
    battle = Battle(
        zone=26,
        attacker="indian",
        round=1,
        at=dict.fromkeys(("cortes", "sp-eb-1", "sp-eb-2", "sp-ab-1"), "S.L1"),
        markers={"spain": MarkerHand(), "indian": MarkerHand()},
        generals={"spain": "cortes", "indian": None},
        had_commander={"spain": True, "indian": False},
        spanish_force=True,
        sacrifice=piece,
    )
    return play.set(battle=battle)


@pytest.mark.rule("conquest:10.3.4-m")
@pytest.mark.rule("conquest:9-d")
def test_the_owner_spreads_the_losses() -> None:
    play = conquest(ARMY)
    play.do(ch10_casualties.ask_losses, "spain", ("cortes", "sp-ab-1", "sp-eb-1", "sp-eb-2"), 3, "combat", 26)
    asked = play.ask("spain", "losses")
    assert asked.domain == Allocate((("sp-eb-1", 2), ("sp-eb-2", 1), ("sp-ab-1", 2)), 3)
    play.play("spain", Allocated((("sp-eb-1", 2), ("sp-ab-1", 1))))
    assert play.state.units["sp-eb-1"].zone == ELIMINATED
    assert play.state.units["sp-ab-1"].sp == 1
    assert play.state.units["sp-eb-2"].sp == 1
    assert play.state.frames == ()


@pytest.mark.rule("conquest:9-d")
def test_attrition_is_asked_by_its_own_clause() -> None:
    play = conquest(ARMY).do(ch10_casualties.ask_losses, "spain", ("sp-eb-1", "sp-ab-1"), 1, "attrition", 26)
    assert play.ask("spain").clause == "conquest:9-d"


@pytest.mark.rule("conquest:10.3.4-m")
@pytest.mark.parametrize(
    ("pieces", "steps", "lost"),
    [
        (("sp-eb-1", "sp-eb-2"), 9, (("sp-eb-1", 2), ("sp-eb-2", 1))),
        (("sp-eb-1", "sp-eb-2"), 3, (("sp-eb-1", 2), ("sp-eb-2", 1))),
        (("cortes", "sp-ab-1"), 1, (("sp-ab-1", 1),)),
    ],
)
def test_nobody_is_asked_without_a_choice_and_excess_is_ignored(
    pieces: tuple[str, ...], steps: int, lost: tuple[tuple[str, int], ...]
) -> None:
    play = conquest(ARMY).do(ch10_casualties.ask_losses, "spain", pieces, steps, "combat", 26)
    assert play.pending == ()
    assert play.last(StepsLost).losses == lost


def test_no_loss_and_nobody_to_lose_leave_no_trace() -> None:
    play = conquest(ARMY)
    play.do(ch10_casualties.ask_losses, "spain", ("sp-eb-1",), 0, "combat", 26)
    play.do(ch10_casualties.ask_losses, "spain", ("cortes",), 2, "combat", 26)
    play.do(ch10_casualties.eliminate_units, "spain", ("cortes",), "combat", 26)
    assert play.events == []


@pytest.mark.rule("conquest:T3-d")
def test_the_first_loss_can_be_fixed_by_the_enemy() -> None:
    play = conquest(ARMY)
    pieces = ("sp-eb-1", "sp-eb-2", "sp-ab-1")
    play.do(ch10_casualties.ask_losses, "spain", pieces, 2, "combat", 26, first="sp-eb-2")
    assert play.state.units["sp-eb-2"].zone == ELIMINATED
    assert play.ask("spain").domain == Allocate((("sp-eb-1", 2), ("sp-ab-1", 2)), 1)
    only = conquest(ARMY).do(ch10_casualties.ask_losses, "spain", pieces, 1, "combat", 26, first="sp-eb-1")
    assert only.state.units["sp-eb-1"].sp == 1
    assert only.pending == (), "that was the whole loss"


@pytest.mark.rule("conquest:10.3.4-m")
@pytest.mark.parametrize(
    "amounts",
    [
        (("mx-eb-1", 1), ("sp-ab-1", 1)),
        (("sp-eb-2", 2),),
        (("sp-ab-1", 1),),
    ],
)
def test_losses_of_strangers_beyond_strength_or_of_another_total_are_refused(
    amounts: tuple[tuple[str, int], ...],
) -> None:
    play = conquest(ARMY)
    play.do(ch10_casualties.ask_losses, "spain", ("sp-eb-1", "sp-eb-2", "sp-ab-1"), 2, "combat", 26)
    assert play.clause_against("spain", Allocated(amounts)) == "conquest:10.3.4-m"


# ---------------------------------------------------------------------- S


@pytest.mark.rule("conquest:10.3.4-u")
@pytest.mark.rule("conquest:12-f")
@pytest.mark.rule("conquest:R-26")
def test_s_takes_a_whole_unit_for_its_visible_combat_factor() -> None:
    play = conquest(ARMY).do(ch10_casualties.ask_sacrifice, "spain", ("cortes", "sp-eb-1", "sp-ab-1"), 26)
    assert play.clause_against("spain", Sacrifice("sp-eb-2")) == "conquest:10.3.4-u"
    assert play.clause_against("spain", Sacrifice("cortes")) == "conquest:10.3.4-u"
    play.play("spain", Sacrifice("sp-eb-1"))
    assert play.state.units["sp-eb-1"].zone == ELIMINATED
    assert play.state.vp == {"spain": 0, "indian": 5}
    assert not play.last(Sacrificed).marked


@pytest.mark.rule("conquest:10.3.4-u")
def test_s_against_a_single_unit_asks_nobody() -> None:
    play = conquest(ARMY).do(ch10_casualties.ask_sacrifice, "spain", ("cortes", "sp-eb-2"), 26)
    assert play.pending == ()
    assert play.state.vp["indian"] == 3  # the reduced side


@pytest.mark.rule("conquest:12-f")
def test_indian_units_sacrificed_by_indians_of_the_spanish_camp_give_no_points() -> None:
    play = conquest("26 indian army: cuitlahuac mx-eb-1 mx-fr-1")
    play.do(ch10_casualties.ask_sacrifice, "indian", ("mx-eb-1", "mx-fr-1"), 26)
    play.play("indian", Sacrifice("mx-eb-1"))
    assert play.all(PointsScored) == []


@pytest.mark.rule("conquest:10.3.4-u")
@pytest.mark.rule("conquest:10.3.2-f")
@pytest.mark.rule("conquest:R-27")
def test_ex_47_the_marked_counter_is_taken_instead() -> None:
    pieces = ("cortes", "sp-eb-1", "sp-eb-2", "sp-ab-1")
    play = with_marker(conquest(ARMY), "sp-eb-1").do(ch10_casualties.ask_sacrifice, "spain", pieces, 26)
    assert play.pending == ()
    assert play.last(Sacrificed) == Sacrificed("spain", "sp-eb-1", 26, True)
    assert play.state.vp["indian"] == 5
    assert play.state.battle is not None
    assert play.state.battle.sacrifice is None

    reduced = with_marker(conquest(ARMY), "sp-eb-2").do(ch10_casualties.ask_sacrifice, "spain", pieces, 26)
    assert reduced.state.vp["indian"] == 3


@pytest.mark.rule("conquest:R-27")
def test_a_marked_counter_elsewhere_is_left_alone() -> None:
    play = with_marker(conquest(ARMY), "sp-eb-1")
    play.do(ch10_casualties.ask_sacrifice, "spain", ("sp-eb-2", "sp-ab-1"), 26)
    assert list(play.ask("spain", "sacrifice").answers(9)) == [
        Sacrifice("sp-eb-2"),
        Sacrifice("sp-ab-1"),
    ]


@pytest.mark.rule("conquest:12-f")
@pytest.mark.rule("conquest:R-26")
@pytest.mark.parametrize(
    ("piece", "factor", "points"),
    [
        ("alvarado", 2, 6),
        ("alvarado", 1, 3),
        ("alvarado/back", 2, 2),
        ("cortes/back", 2, 4),
        ("maxixcatzin", 2, 2),
    ],
)
def test_points_for_a_sacrificed_commander(piece: str, factor: int, points: int) -> None:
    name = piece.partition("/")[0]
    play = conquest(
        f"26 spain army: {piece} sp-eb-1", camps={"tlaxcala": "spain"}, commander_sacrifice_factor=factor
    )
    play = with_marker(play, name).do(ch10_casualties.ask_sacrifice, "spain", (name, "sp-eb-1"), 26)
    assert play.state.commanders[name].zone == ELIMINATED
    assert play.state.vp == {"spain": 0, "indian": points}


# ---------------------------------------------------------------------- commanders


@pytest.mark.rule("conquest:10.3.4-q")
@pytest.mark.rule("conquest:12-e")
def test_dice_for_historical_commanders_by_rank_then_name() -> None:
    play = conquest("26 spain army: castaneda alvarado sandoval/back cortes/back sp-eb-1", [2, 1, 10])
    there = ("alvarado", "castaneda", "cortes", "sandoval", "sp-eb-1")
    play.do(ch10_casualties.roll_for_commanders, "spain", there, 26)
    rolled = [(e.commander, e.die) for e in play.all(CommanderTested)]
    assert rolled == [("alvarado", 2), ("cortes", 1), ("castaneda", 10)]  # Narvaez has 3 stars, as Alvarado
    fallen = play.last(CommanderEliminated)
    assert (fallen.commander, fallen.back, fallen.in_combat) == ("cortes", True, True)
    assert play.state.vp == {"spain": 0, "indian": 2}
    assert play.last(PointsScored).face == "cortes/back"
    assert play.dice_left == ()


@pytest.mark.rule("conquest:R-23")
def test_anonymous_commanders_are_immune() -> None:
    play = conquest("26 spain army: alvarado/back sp-eb-1", [])
    play.do(ch10_casualties.roll_for_commanders, "spain", ("alvarado", "sp-eb-1"), 26)
    assert play.events == []


@pytest.mark.rule("conquest:11-b")
@pytest.mark.rule("conquest:12-e")
@pytest.mark.parametrize("cause", ["star", "fire"])
def test_ex_48_cortes_falls(cause: str) -> None:
    play = conquest(ARMY, [1], turn=4)
    play.do(ch10_casualties.roll_for_commanders, "spain", ("cortes",), 26, fire=cause == "fire")
    assert play.state.vp["indian"] == 4
    assert [e.item.kind for e in play.all(ItemLogged)] == ["cortes_eliminated"]
    assert play.state.commanders["cortes"].fell == 4


@pytest.mark.rule("conquest:11-b")
def test_narvaez_moves_no_cursor() -> None:
    play = conquest("26 spain army: cortes/back sp-eb-1", [1])
    play.do(ch10_casualties.roll_for_commanders, "spain", ("cortes",), 26)
    assert play.all(ItemLogged) == []
    assert play.state.vp["indian"] == 2


@pytest.mark.rule("conquest:12-e")
@pytest.mark.rule("conquest:11-b")
@pytest.mark.parametrize(("piece", "points"), [("emperor", 3), ("emperor/back", 4)])
def test_the_emperor_and_his_successor_fall_in_combat(piece: str, points: int) -> None:
    play = conquest(f"26 indian army: {piece} mx-eb-1", [1])
    play.do(ch10_casualties.roll_for_commanders, "indian", ("emperor",), 26)
    assert play.state.vp == {"spain": points, "indian": 0}
    assert [e.item.kind for e in play.all(ItemLogged)] == ["emperor_or_successor_eliminated"]


@pytest.mark.rule("conquest:12-e")
def test_other_indian_commanders_and_anonymous_spaniards_bring_nothing() -> None:
    play = conquest("26 indian army: cuitlahuac mx-eb-1; 27 spain army: olid/back sp-eb-1", [1])
    play.do(ch10_casualties.roll_for_commanders, "indian", ("cuitlahuac",), 26)
    play.do(ch10_casualties.eliminate_commander, "olid", "no_retreat", 27, True)
    assert play.state.commanders["cuitlahuac"].zone == play.state.commanders["olid"].zone == ELIMINATED
    assert not play.all(PointsScored)
    assert not play.all(ItemLogged)


@pytest.mark.rule("conquest:12-e")
@pytest.mark.rule("conquest:11-b")
def test_lost_outside_combat_the_emperor_gives_no_points_but_moves_the_cursors() -> None:
    play = conquest("26 indian lone: emperor")
    play.do(ch10_casualties.eliminate_commander, "emperor", "no_refuge", 26, False)
    assert play.state.vp == {"spain": 0, "indian": 0}
    assert [e.item.kind for e in play.all(ItemLogged)] == ["emperor_or_successor_eliminated"]


@pytest.mark.rule("conquest:12-e")
@pytest.mark.rule("conquest:12-f")
@pytest.mark.rule("conquest:R-26")
@pytest.mark.parametrize(("piece", "points"), [("emperor", 3), ("cuitlahuac", 0)])
def test_commanders_sacrificed_by_indians_of_the_spanish_camp_give_the_indian_camp_nothing(
    piece: str, points: int
) -> None:
    """The Emperor was eliminated in combat all the same."""
    play = conquest(f"21 indian army: {piece} mx-eb-1", [1])
    play.do(ch10_casualties.roll_for_commanders, "indian", (piece,), 21, heart=True)
    assert play.last(CommanderEliminated).cause == "sacrifice"
    assert play.state.vp == {"spain": points, "indian": 0}


@pytest.mark.rule("conquest:10.3.4-q")
@pytest.mark.rule("conquest:R-26")
def test_the_heart_sacrifices() -> None:
    play = conquest("26 spain army: alvarado sp-eb-1", [1])
    play.do(ch10_casualties.roll_for_commanders, "spain", ("alvarado",), 26, heart=True)
    assert play.last(CommanderEliminated).cause == "sacrifice"
    assert play.state.vp["indian"] == 6


# ---------------------------------------------------------------------- order


@pytest.mark.rule("conquest:10.3.4-l")
@pytest.mark.rule("conquest:R-27")
def test_order_of_effects() -> None:
    """Losses of both sides, then S, then dice, each time the attacker first."""
    play = conquest(
        "26 spain army: alvarado sp-eb-1 sp-ab-1; 26 indian army: cuitlahuac mx-eb-1 mx-fr-1",
        [10, 9],
        active="indian",
    )
    attacker = Side("indian", ("cuitlahuac", "mx-eb-1", "mx-fr-1"), Result(losses=1, star=True))
    defender = Side("spain", ("alvarado", "sp-eb-1", "sp-ab-1"), Result(losses=1, sacrifice=True, heart=True))
    play.do(ch10_effects.open_effects, 26, attacker, defender)
    play.play("indian", Allocated((("mx-fr-1", 1),)))
    play.play("spain", Allocated((("sp-ab-1", 1),)))
    play.play("spain", Sacrifice("sp-eb-1"))
    told = [e for e in play.events if isinstance(e, StepsLost | UnitsEliminated | CommanderTested)]
    assert [(type(e), e.camp) for e in told] == [
        (StepsLost, "indian"),
        (StepsLost, "spain"),
        (UnitsEliminated, "spain"),
        (CommanderTested, "indian"),
        (CommanderTested, "spain"),
    ]
    assert [e.mark for e in play.all(CommanderTested)] == ["star", "heart"]
    assert play.state.frames == ()


def test_steps_lost_are_counted_in_the_battle() -> None:
    play = with_marker(conquest(ARMY), "cortes")
    play.set(battle=replace(play.state.battle, sacrifice=None))  # type: ignore[type-var]
    play.do(ch10_casualties.ask_losses, "spain", ("sp-eb-1",), 1, "combat", 26)
    assert play.state.battle is not None
    assert play.state.battle.steps_lost == {"spain": 1}
