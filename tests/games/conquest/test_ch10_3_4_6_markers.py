"""Table 3: the markers of tactical movement."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.engine.decision import Chosen, OneOf, Passed, Some
from anahuac.games.conquest.actions.battle import FightOn
from anahuac.games.conquest.actions.core import Done
from anahuac.games.conquest.actions.melee import Appear, Attack, HideIn, Shift, Swap
from anahuac.games.conquest.events.battle import BattleDecided, MarkersSpent
from anahuac.games.conquest.events.melee import (
    EnvelopingRolled,
    PiecesShifted,
    UnitsAppeared,
    UnitsHidden,
    UnitsSwapped,
)
from anahuac.games.conquest.model import Hidden
from anahuac.games.conquest.rules.ch10_3_4_6_moves import offer_reveal
from tests.games.conquest.battles import fight, go_on, hand
from tests.games.conquest.fields import at, field, moves, options_of, paused
from tests.games.conquest.play import Play

# ---------------------------------------------------------------------- Enveloping

WINGS = (
    "S.L1: cortes sp-eb-1; S.LW: sp-ab-1 sp-aq-1; S.RW: sp-cl-1 sp-eb-2; "
    "I.L1: emperor mx-eb-1; I.RW: mx-jav-1 mx-jav-2 mx-jav-3 cuitlahuac; I.LW: mx-ar-1 mx-ar-2 mx-fr-1"
)


@pytest.mark.rule("conquest:T3-k", "conquest:10.3.4-C", "conquest:R-29")
def test_enveloping_rolls_for_the_left_wing_then_for_the_right() -> None:
    """The Indian player picks who retreats; the wing goes straight to the line of retreat."""
    play = moves(1, 5, board=WINGS, indian="enveloping")
    assert play.last(EnvelopingRolled) == EnvelopingRolled("indian", "I.LW", "S.RW", 1, 1)
    assert play.ask("indian", "drive").domain == Some(("sp-cl-1", "sp-eb-2"), 1, 1)
    assert play.clause_against("indian", Chosen(("sp-ab-1",))) == "conquest:T3-k"
    play.play("indian", Chosen(("sp-eb-2",)))
    assert play.last(EnvelopingRolled) == EnvelopingRolled("indian", "I.RW", "S.LW", 5, 2)
    assert [at(play, u) for u in ("sp-eb-2", "sp-ab-1", "sp-aq-1", "sp-cl-1")] == [
        "S.LR",
        "S.LR",
        "S.LR",
        "S.RW",
    ]
    play.ask("spain", "shift")


@pytest.mark.rule("conquest:T3-k")
def test_enveloping_needs_more_units_than_the_enemy_and_an_enemy() -> None:
    """Commanders do not count, equal numbers do not do."""
    equal = (
        "S.L1: cortes sp-eb-1; S.RW: sp-cl-1; I.L1: emperor mx-eb-1; I.LW: mx-ar-1 cuitlahuac; I.RW: mx-jav-1"
    )
    play = moves(board=equal, indian="enveloping")
    assert play.all(EnvelopingRolled) == []
    play.ask("spain", "shift")


@pytest.mark.rule("conquest:T3-k", "conquest:10.3.5-a")
def test_a_battle_that_enveloping_ends_is_over() -> None:
    """No moves follow."""
    board = "S.RW: cortes sp-cl-1; I.L1: emperor mx-eb-1; I.LW: mx-ar-1 mx-ar-2"
    play = moves(1, board=board, indian="enveloping")
    assert play.last(BattleDecided).winner == "indian"
    assert "shift" not in [decision.kind for decision in play.pending]


@pytest.mark.rule("conquest:T3-j", "conquest:T3-k", "conquest:10.3.4-a")
def test_only_what_is_revealed_acts() -> None:
    """Noria does not envelop, Enveloping swaps nobody."""
    board = WINGS.replace("I.L1: emperor mx-eb-1", "I.L1: emperor mx-eb-1:1; I.L2: mx-eb-2")
    noria = moves(board=board, indian="noria")
    noria.play("indian", Done())
    assert noria.all(EnvelopingRolled) == []
    noria.ask("spain", "shift")
    enveloping = moves(1, 1, board=board, indian="enveloping").play("indian", Chosen(("sp-eb-2",)))
    enveloping.play("indian", Chosen(("sp-ab-1",))).ask("spain", "shift")


# ---------------------------------------------------------------------- Noria


@pytest.mark.rule("conquest:T3-j", "conquest:R-35")
def test_noria_swaps_tired_units_of_the_first_line_for_fresh_ones() -> None:
    """Same type, any Indian nation of the camp, from any other zone but the line of retreat; as often as it goes."""
    board = (
        "S.L1: cortes sp-eb-1; I.L1: emperor mx-jav-1:1 mx-jav-2:1 mx-eb-1:1 tx-jav-2; "
        "I.L2: tx-jav-1 tp-jav-1:1 mx-ar-1; S.RW indian: mx-jav-3; I.LR: tx-eb-1"
    )
    play = moves(board=board, indian="noria")
    domain = play.ask("indian", "noria").domain
    assert domain == OneOf(
        (
            Swap("mx-jav-1", "mx-jav-3"),
            Swap("mx-jav-1", "tx-jav-1"),
            Swap("mx-jav-2", "mx-jav-3"),
            Swap("mx-jav-2", "tx-jav-1"),
            Done(),
        )
    )
    for swap in (
        Swap("mx-eb-1", "tx-eb-1"),
        Swap("mx-jav-1", "tp-jav-1"),
        Swap("mx-jav-1", "mx-ar-1"),
        Swap("tp-jav-1", "tx-jav-1"),
        Swap("tx-jav-2", "tx-jav-1"),
        Swap("mx-jav-1", "tx-jav-2"),
    ):
        assert play.clause_against("indian", swap) == "conquest:T3-j"
    play.play("indian", Swap("mx-jav-1", "tx-jav-1"))
    assert play.last(UnitsSwapped) == UnitsSwapped("indian", "mx-jav-1", "tx-jav-1")
    play.play("indian", Swap("mx-jav-2", "mx-jav-3"))
    assert [at(play, u) for u in ("mx-jav-1", "tx-jav-1", "mx-jav-2", "mx-jav-3")] == [
        "I.L2",
        "I.L1",
        "S.RW",
        "I.L1",
    ]
    play.ask("spain", "shift")


@pytest.mark.rule("conquest:T3-j")
def test_noria_does_not_use_the_movement_allowance() -> None:
    """Who was swapped may still move, and the end may be called earlier."""
    board = "S.L1: cortes sp-eb-1; I.L1: emperor mx-jav-1:1 mx-jav-2:1; I.L2: tx-jav-1 tx-jav-2"
    play = moves(board=board, indian="noria").play("indian", Swap("mx-jav-1", "tx-jav-1"))
    play.play("indian", Done()).play("spain", Done())
    assert options_of(play, "indian", "tx-jav-1")
    assert options_of(play, "indian", "mx-jav-1")


# ---------------------------------------------------------------------- Hidden units

FOREST = "S.L1: cortes sp-eb-1 sp-cl-1; S.RW: sp-cl-2; I.L1: emperor mx-eb-1 mx-jav-1 mx-jav-2; I.L2: mx-ar-1 mx-fr-1"


def hidden(*dice: int, **options: Any) -> Play:
    """Javelin throwers hide in the left wing."""
    play = moves(*dice, board=FOREST, indian="hidden_units", **options)
    return play.play("indian", Chosen(("mx-jav-1", "mx-jav-2"))).play("indian", HideIn("I.LW"))


@pytest.mark.rule("conquest:T3-l", "conquest:R-34", "conquest:G-10")
def test_units_vanish_into_a_noted_zone_of_their_half() -> None:
    """Up to four, free of enemies; the other seat sees them go, not where."""
    board = FOREST + "; I.RW spain: sp-ab-1; I.LR: tx-ar-1"
    play = moves(board=board, indian="hidden_units")
    items = ("mx-ar-1", "mx-eb-1", "mx-fr-1", "mx-jav-1", "mx-jav-2")
    assert play.ask("indian", "hide").domain == Some(items, 1, 4)
    assert play.clause_against("indian", Chosen(items)) == "conquest:T3-l"
    assert play.clause_against("indian", Chosen(("tx-ar-1",))) == "conquest:T3-l"
    play.play("indian", Chosen(("mx-jav-1", "mx-jav-2")))
    for tz in ("I.RW", "S.L3", "I.LR"):
        assert play.clause_against("indian", HideIn(tz)) == "conquest:T3-l"
    play.play("indian", HideIn("I.LW"))
    assert play.last(UnitsHidden) == UnitsHidden("indian", ("mx-jav-1", "mx-jav-2"), "I.LW")
    assert at(play, "mx-jav-1") is None
    assert field(play).hidden["indian"] == Hidden(("mx-jav-1", "mx-jav-2"), "I.LW", 1)
    seen = play.game.view(play.state, "spain").battle
    assert seen is not None
    assert seen.hidden["indian"] == Hidden(("mx-jav-1", "mx-jav-2"), None, 1)
    assert play.game.redact(play.last(UnitsHidden), "spain") == UnitsHidden(
        "indian", ("mx-jav-1", "mx-jav-2"), None
    )


@pytest.mark.rule("conquest:T3-l", "conquest:10.3.4-a")
def test_the_marker_stays_out_until_they_appear() -> None:
    """They come out all together at the start of a sequence of a later round."""
    play = hidden().play("spain", Done())
    assert play.clause_against("indian", Shift("mx-jav-1", "I.L1")) == "conquest:10.3.4-D"
    play.play("indian", Done())
    play.play("spain", FightOn())
    assert field(play).markers["indian"].revealed == ("hidden_units",)
    assert play.ask("indian", "appear").may_pass
    play.play("indian", Passed())
    while play.pending[0].kind == "fire":
        play.play(play.pending[0].seat, Passed())
    play.play("indian", Appear())
    assert play.last(UnitsAppeared) == UnitsAppeared("indian", ("mx-jav-1", "mx-jav-2"), "I.LW", False)
    assert at(play, "mx-jav-1") == "I.LW"
    assert field(play).markers["indian"].spent == ("hidden_units",)
    assert play.refusal("spain", Attack("S.RW", "I.LW")) is None


@pytest.mark.rule("conquest:T3-l")
def test_they_are_not_offered_to_appear_in_the_round_in_which_they_hid() -> None:
    """Nor where nobody hides."""
    waiting = {"indian": Hidden(("mx-jav-1",), "I.LW", 2)}
    play = paused(FOREST, battle={"hidden": waiting, "round": 2}).do(offer_reveal)
    assert play.pending == ()
    later = paused(FOREST, battle={"hidden": waiting, "round": 3}).do(offer_reveal)
    later.ask("indian", "appear")


@pytest.mark.rule("conquest:T3-l")
def test_an_enemy_who_tries_to_enter_is_stopped_before_the_zone() -> None:
    """They come out and act normally from then on; he has moved."""
    play = hidden()
    play.play("spain", Shift("sp-cl-1", "I.LW"))
    assert (at(play, "sp-cl-1"), at(play, "mx-jav-1")) == ("S.RW", "I.LW")
    assert play.last(PiecesShifted) == PiecesShifted("spain", ("sp-cl-1",), "S.L1", "S.RW", "move", 1)
    assert play.last(UnitsAppeared).forced
    assert play.clause_against("spain", Shift("sp-cl-1", "S.L1")) == "conquest:10.3.4-D"
    play.play("spain", Done())
    assert options_of(play, "indian", "mx-jav-1")


@pytest.mark.rule("conquest:T3-l")
def test_who_only_passes_through_is_stopped_too_even_at_the_first_step() -> None:
    """From the facing wing he does not move at all, but his move is spent."""
    play = hidden()
    play.play("spain", Shift("sp-cl-2", "I.L3"))
    assert at(play, "sp-cl-2") == "S.RW"
    assert play.all(PiecesShifted) == []
    assert play.clause_against("spain", Shift("sp-cl-2", "S.L1")) == "conquest:10.3.4-D"


@pytest.mark.rule("conquest:10.3.4-D", "conquest:T3-l")
def test_while_enemies_hide_a_piece_is_led_step_by_step() -> None:
    """From the left wing two ways of 2 MP lead into the enemy first line; one of them meets who hides there."""
    board = "S.LW: cortes sp-eb-1; S.L2: sp-ab-1; I.L2: emperor mx-eb-1 mx-jav-1"
    play = moves(board=board, indian="hidden_units")
    play.play("indian", Chosen(("mx-jav-1",))).play("indian", HideIn("I.RW"))
    play.play("spain", Shift("sp-eb-1", "S.L1"))
    assert options_of(play, "spain", "sp-eb-1") == {"S.LW", "S.RW", "S.L2", "I.L1"}
    play.play("spain", Shift("sp-eb-1", "I.L1"))
    assert at(play, "sp-eb-1") == "I.L1"
    assert play.all(UnitsAppeared) == []
    assert play.clause_against("spain", Shift("sp-eb-1", "S.L1")) == "conquest:10.3.4-D", "2 MP are spent"
    visible = moves(board=board).play("spain", Shift("sp-eb-1", "S.L1"))
    assert options_of(visible, "spain", "sp-eb-1") == set(), "nobody hides: the way makes no difference"


@pytest.mark.rule("conquest:T3-l", "conquest:10.3.4-s")
def test_a_lone_commander_gives_way_to_those_who_come_out_around_him() -> None:
    """Olid stood where they lay; at once, before anything else is asked."""
    board = FOREST + "; I.L3 spain: olid"
    play = moves(board=board, indian="hidden_units").play("indian", Chosen(("mx-jav-1",)))
    play.play("indian", HideIn("I.L3")).play("spain", Shift("sp-cl-2", "I.LW"))
    play.play("spain", Shift("sp-cl-2", "I.L3"))
    assert play.last(UnitsAppeared).tz == "I.L3"
    assert (at(play, "sp-cl-2"), at(play, "olid")) == ("I.LW", "I.LW")


@pytest.mark.rule("conquest:T3-l", "conquest:10.3.4-D")
def test_who_leaves_the_field_has_finished_while_enemies_hide() -> None:
    """Nothing leaves the line of retreat, so nothing is asked of him any more."""
    board = FOREST + "; S.L3: sp-aq-1"
    play = moves(board=board, indian="hidden_units").play("indian", Chosen(("mx-jav-1",)))
    play.play("indian", HideIn("I.L3")).play("spain", Shift("sp-aq-1", "S.LR"))
    assert play.ask("spain", "shift").subject == ()


@pytest.mark.rule("conquest:T3-l", "conquest:R-34", "conquest:10.3.3-b", "conquest:R-49")
def test_under_a_chief_only_his_own_people_hide_and_each_camp_keeps_its_own() -> None:
    """Spaniards never do. The attacker decides first whether his come out; the others stay where they are."""
    board = "S.L1: maxixcatzin tl-eb-1 sp-eb-1; S.L2: tl-jav-1; I.L1: emperor mx-eb-1; I.L2: mx-jav-1"
    hands = {name: hand(committed="hidden_units", deck="indian") for name in ("spain", "indian")}
    play = fight(board, stage="moves", hands=hands, camps={"tlaxcala": "spain"}).do(go_on)
    play.play("spain", Chosen(("hidden_units",))).play("indian", Chosen(("hidden_units",)))
    assert play.ask("spain", "hide").domain == Some(("tl-eb-1", "tl-jav-1"), 1, 2)
    play.play("spain", Chosen(("tl-jav-1",))).play("spain", HideIn("S.L3"))
    play.play("indian", Chosen(("mx-jav-1",))).play("indian", HideIn("I.L3"))
    play.play("spain", Done()).play("indian", Done()).play("spain", FightOn())
    assert [(d.seat, d.kind) for d in play.pending] == [("spain", "appear")]
    play.play("spain", Appear())
    assert field(play).hidden == {"indian": Hidden(("mx-jav-1",), "I.L3", 1)}
    play.ask("indian", "appear")


@pytest.mark.rule("conquest:T3-l", "conquest:10.3.3-a")
def test_nobody_hides_where_enemies_hold_the_whole_half() -> None:
    """The marker is used up without a question."""
    half = "I.L1 spain: sp-eb-1; I.L2 spain: sp-eb-2; I.L3 spain: sp-eb-3; I.LW spain: sp-cl-1; I.RW spain: sp-ab-1"
    play = moves(board=f"S.L1: cortes; S.L2 indian: emperor mx-eb-1 mx-jav-1; {half}", indian="hidden_units")
    play.ask("spain", "shift")
    assert play.last(MarkersSpent) == MarkersSpent("indian", ("hidden_units",))


@pytest.mark.rule("conquest:T3-l", "conquest:10.3.3-a")
def test_a_marker_with_nobody_hidden_is_used_up() -> None:
    """It does not come back in the next round."""
    play = moves(board=FOREST, indian="hidden_units").play("indian", Passed())
    assert play.last(MarkersSpent) == MarkersSpent("indian", ("hidden_units",))


@pytest.mark.rule("conquest:R-34")
def test_who_hides_everybody_sees_them_come_out_at_once() -> None:
    """Without visible units they are all there is."""
    play = moves(board="S.L1: cortes sp-eb-1; I.L2: emperor mx-eb-1", indian="hidden_units")
    play.play("indian", Chosen(("mx-eb-1",))).play("indian", HideIn("I.L1"))
    assert play.last(UnitsAppeared) == UnitsAppeared("indian", ("mx-eb-1",), "I.L1", True)
    assert play.all(BattleDecided) == []


@pytest.mark.rule("conquest:10.3.4-C")
def test_markers_are_resolved_in_their_order() -> None:
    """Enveloping, Noria, Hidden units, whatever the order in which they were committed."""
    board = (
        "S.L1: cortes sp-eb-1; S.RW: sp-cl-1 sp-cl-2; I.L1: emperor mx-jav-1:1; I.L2: tx-jav-1; "
        "I.LW: mx-ar-1 mx-ar-2 mx-fr-1"
    )
    hands = {"spain": hand(), "indian": hand(committed="hidden_units noria enveloping", deck="indian")}
    play = fight(board, stage="moves", dice=(1,), hands=hands).do(go_on)
    play.play("indian", Chosen(("hidden_units", "noria", "enveloping")))
    asked = []
    while play.pending[0].seat == "indian":
        asked.append(play.pending[0].kind)
        answer = play.pending[0].answers(9)[-1]
        play.play("indian", answer)
    assert asked == ["drive", "noria", "hide", "hide_where"]
