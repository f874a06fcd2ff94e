"""Chapter 10.3.4.4: retreats on the board, commanders left alone, hidden units surprised."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from anahuac.board.codec import decode_map
from anahuac.board.graph import GraphBoard
from anahuac.engine.decision import Allocated, OneOf
from anahuac.games.conquest.actions.melee import FallBackTo
from anahuac.games.conquest.events.core import CommanderEliminated, PointsScored, StepsLost
from anahuac.games.conquest.events.melee import PiecesShifted, RetreatBlocked, UnitsAppeared
from anahuac.games.conquest.model import Hidden
from anahuac.games.conquest.rules.ch10_3_4_retreat import refuges, rehome_commanders, retreat_units
from anahuac.resources import resource_bytes
from tests.games.conquest.fields import at, field, paused

CHIEFS = "I.L1: emperor mx-eb-1 mx-jav-1"


@pytest.mark.rule("conquest:10.3.4-p")
@pytest.mark.parametrize(
    ("camp", "unit", "origin", "to"),
    [
        ("spain", "sp-eb-1", "S.L1", "S.L2"),
        ("spain", "sp-eb-1", "S.L2", "S.L3"),
        ("spain", "sp-eb-1", "S.L3", "S.LR"),
        ("spain", "sp-eb-1", "S.LW", "S.LR"),
        ("spain", "sp-eb-1", "S.RW", "S.LR"),
        ("spain", "sp-eb-1", "I.L3", "I.L2"),
        ("spain", "sp-eb-1", "I.L2", "I.L1"),
        ("spain", "sp-eb-1", "I.L1", "S.L1"),
        ("spain", "sp-eb-1", "I.LW", "S.RW"),
        ("spain", "sp-eb-1", "I.RW", "S.LW"),
        ("indian", "mx-ar-1", "S.L2", "S.L1"),
        ("indian", "mx-ar-1", "S.RW", "I.LW"),
        ("indian", "mx-ar-1", "I.RW", "I.LR"),
    ],
)
def test_every_zone_has_its_way_back(camp: str, unit: str, origin: str, to: str) -> None:
    """Line by line to the rear; a wing straight out; from the enemy half back to the own side."""
    elsewhere = (
        "S.L1: sp-ab-1; I.L1: mx-jav-1" if to not in ("S.L1", "I.L1") else "S.L3: sp-ab-1; I.L3: mx-jav-1"
    )
    play = paused(f"{elsewhere}; {origin} {camp}: {unit}")
    play.do(retreat_units, camp, (unit,), "result")
    assert at(play, unit) == to


@pytest.mark.rule("conquest:10.3.4-p", "conquest:R-37")
@pytest.mark.parametrize("why", ["result", "shock", "war_dogs", "harassment", "enveloping"])
def test_a_blocked_retreat_costs_one_point_and_nobody_moves(why: str) -> None:
    """Whatever drove them: the owner chooses who pays, among all units of the zone, once for all of them."""
    play = paused("S.L3: sp-ab-1; S.L1 indian: mx-ar-1 mx-fr-1 mx-eb-1; I.L1 spain: sp-eb-1")
    play.do(retreat_units, "indian", ("mx-ar-1", "mx-fr-1"), why)
    assert play.last(RetreatBlocked) == RetreatBlocked("indian", "S.L1", "I.L1", ("mx-ar-1", "mx-fr-1"))
    decision = play.ask("indian", "losses")
    assert decision.contains(Allocated((("mx-eb-1", 1),)))
    play.play("indian", Allocated((("mx-eb-1", 1),)))
    assert [at(play, unit) for unit in ("mx-ar-1", "mx-fr-1", "mx-eb-1")] == ["S.L1"] * 3
    assert sum(n for event in play.all(StepsLost) for _, n in event.losses) == 1
    assert play.pending == ()


@pytest.mark.rule("conquest:10.3.4-p", "conquest:10.3.4-s")
def test_a_unit_that_dies_of_a_blocked_retreat_leaves_its_commander() -> None:
    """He looks for his units after the loss, not before."""
    play = paused("S.L3: sp-ab-1; S.L1 indian: mx-ar-1:1 emperor; I.L1 spain: sp-eb-1; I.L2: mx-eb-1")
    play.do(retreat_units, "indian", ("mx-ar-1",), "shock")
    assert at(play, "mx-ar-1") is None
    assert at(play, "emperor") == "I.L2"


@pytest.mark.rule("conquest:R-37")
def test_where_several_ways_lead_back_the_owner_picks_one_for_each_unit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The shipped board never has more than one; a designer's may."""
    play = paused(f"S.L3: sp-ab-1; S.L1: sp-eb-1 sp-aq-1 cortes; {CHIEFS}")
    layer = decode_map(resource_bytes("games/conquest/map.json"), "map.json").graph_layer("tactical")
    ways = {"retreat": {"spain": {"S.L1": ("S.L2", "S.RW")}}}
    monkeypatch.setattr(play.t, "board", GraphBoard(replace(layer, ways=ways)))
    play.do(retreat_units, "spain", ("sp-eb-1", "sp-aq-1"), "result")
    assert play.ask("spain", "exit").domain == OneOf(
        (FallBackTo("sp-eb-1", "S.L2"), FallBackTo("sp-eb-1", "S.RW"))
    )
    assert play.clause_against("spain", FallBackTo("sp-eb-1", "S.L3")) == "conquest:10.3.4-p"
    play.play("spain", FallBackTo("sp-eb-1", "S.RW"))
    play.play("spain", FallBackTo("sp-aq-1", "S.L2"))
    assert (at(play, "sp-eb-1"), at(play, "sp-aq-1")) == ("S.RW", "S.L2")
    play.play("spain", FallBackTo("cortes", "S.L2"))
    assert at(play, "cortes") == "S.L2"


@pytest.mark.rule("conquest:10.3.4-s")
def test_ex_15_a_commander_alone_joins_the_nearest_units_his_owner_choosing_among_equals() -> None:
    """From the first line the right wing and the second line are both one point away."""
    play = paused(f"S.L1: alvarado; S.RW: sp-cl-1; S.L2: sp-ab-1; S.L3: sp-ca-1; {CHIEFS}")
    assert refuges(play.t, play.state, "spain", "S.L1") == (("S.L2", "S.RW"), 1)
    play.do(rehome_commanders, "spain", "S.L1")
    assert play.ask("spain", "rehome").domain == OneOf(
        (FallBackTo("alvarado", "S.L2"), FallBackTo("alvarado", "S.RW"))
    )
    assert play.clause_against("spain", FallBackTo("alvarado", "S.L3")) == "conquest:10.3.4-s"
    play.play("spain", FallBackTo("alvarado", "S.RW"))
    assert play.last(PiecesShifted) == PiecesShifted("spain", ("alvarado",), "S.L1", "S.RW", "displaced", 1)
    assert play.pending == ()


@pytest.mark.rule("conquest:10.3.4-s")
def test_several_commanders_alone_may_part() -> None:
    """Each is asked for, the highest rank first; without a choice they go together."""
    play = paused(f"S.L1: alvarado cortes; S.RW: sp-cl-1; S.L2: sp-ab-1; {CHIEFS}")
    play.do(rehome_commanders, "spain", "S.L1")
    play.play("spain", FallBackTo("cortes", "S.L2"))
    play.play("spain", FallBackTo("alvarado", "S.RW"))
    assert (at(play, "cortes"), at(play, "alvarado")) == ("S.L2", "S.RW")
    together = paused(f"S.L1: alvarado cortes; S.L3: sp-ab-1; {CHIEFS}").do(
        rehome_commanders, "spain", "S.L1"
    )
    assert together.last(PiecesShifted).pieces == ("cortes", "alvarado")


@pytest.mark.rule("conquest:10.3.4-s")
def test_enemies_on_the_way_are_ignored_and_the_line_of_retreat_counts() -> None:
    """Behind the enemy or out of the fight, as long as it is his own units that he joins."""
    play = paused("S.LR: sp-ab-1; I.L2 spain: cortes; I.L1: mx-eb-1; I.LR: emperor")
    play.do(rehome_commanders, "spain", "I.L2")
    assert at(play, "cortes") == "S.LR"


@pytest.mark.rule("conquest:10.3.4-s", "conquest:R-23", "conquest:12-e")
def test_without_any_unit_on_the_board_he_is_eliminated_in_combat() -> None:
    """Anonymous commanders too, but only historical ones are worth points."""
    play = paused(f"S.L1: cortes alvarado/back; {CHIEFS}").do(rehome_commanders, "spain", "S.L1")
    assert [event.commander for event in play.all(CommanderEliminated)] == ["cortes", "alvarado"]
    assert all(event.in_combat for event in play.all(CommanderEliminated))
    assert [event.points for event in play.all(PointsScored)] == [4]


@pytest.mark.rule("conquest:10.3.4-s")
def test_he_never_blocks_a_zone_that_enemy_units_enter() -> None:
    """Spaniards driven back into a zone where a chief stands alone push him away."""
    play = paused("S.L3: sp-ab-1; I.L2 spain: sp-eb-1; I.L1: emperor; I.L3: mx-eb-1")
    play.do(retreat_units, "spain", ("sp-eb-1",), "enveloping")
    assert (at(play, "sp-eb-1"), at(play, "emperor")) == ("I.L1", "I.L3")


@pytest.mark.rule("conquest:10.3.4-s", "conquest:R-34")
def test_commanders_without_other_units_call_out_the_hidden_ones() -> None:
    """They are the only ones left to join."""
    hidden = {"indian": Hidden(("mx-eb-1",), "I.L3", 1)}
    play = paused("S.L1: cortes sp-eb-1; I.L1: emperor mx-eb-1")
    battle = field(play)
    play.set(battle=replace(battle, at={k: v for k, v in battle.at.items() if k != "mx-eb-1"}, hidden=hidden))
    play.do(rehome_commanders, "indian", "I.L1")
    assert play.last(UnitsAppeared) == UnitsAppeared("indian", ("mx-eb-1",), "I.L3", True)
    assert at(play, "emperor") == "I.L3"


@pytest.mark.rule("conquest:T3-l", "conquest:10.3.4-p")
def test_a_retreat_past_hidden_units_leaves_them_hidden() -> None:
    """Only who tries to enter their zone brings them out."""
    play = paused("S.L3: sp-ab-1; I.L2 spain: sp-eb-1; I.L3: mx-eb-1 mx-jav-1 emperor")
    battle = field(play)
    hidden = {"indian": Hidden(("mx-jav-1",), "I.RW", 1)}
    play.set(
        battle=replace(battle, at={k: v for k, v in battle.at.items() if k != "mx-jav-1"}, hidden=hidden)
    )
    play.do(retreat_units, "spain", ("sp-eb-1",), "result")
    assert at(play, "sp-eb-1") == "I.L1"
    assert field(play).hidden == hidden


@pytest.mark.rule("conquest:T3-l", "conquest:10.3.4-p")
def test_a_retreat_into_hidden_units_brings_them_out_and_is_blocked() -> None:
    """They forbid the zone to whoever tries to enter it."""
    play = paused("S.L3: sp-ab-1; I.L2 spain: sp-eb-1; I.L3: mx-eb-1 mx-jav-1 emperor")
    battle = field(play)
    hidden = {"indian": Hidden(("mx-jav-1",), "I.L1", 1)}
    play.set(
        battle=replace(battle, at={k: v for k, v in battle.at.items() if k != "mx-jav-1"}, hidden=hidden)
    )
    play.do(retreat_units, "spain", ("sp-eb-1",), "result")
    assert (at(play, "sp-eb-1"), at(play, "mx-jav-1")) == ("I.L2", "I.L1")
    assert play.state.units["sp-eb-1"].sp == 1
    assert field(play).hidden == {}
