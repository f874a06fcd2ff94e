"""Chapter 11: the log of the turn, the cursors, Tlaxcala."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.games.conquest.events.core import (
    CampChanged,
    CursorMoved,
    ItemLogged,
)
from anahuac.games.conquest.events.diplomacy import ItemsOvertaken
from anahuac.games.conquest.model import Item, form_of
from anahuac.games.conquest.rules import ch05_control, ch10_5_after, ch11_diplomacy, ch11_log
from tests.games.conquest.play import Play, conquest, game

SPAIN_WINS, MEXICO_WINS = "spain_wins_admissible_combat", "indian_wins_admissible_combat"


def step(kinds: list[str], text: str = "", **options: Any) -> Play:
    """The diplomacy step with these items logged."""
    play = conquest(text, **options)
    return play.set(items=tuple(Item(kind, 30) for kind in kinds)).do(ch11_diplomacy.carry_out_diplomacy)


def path(play: Play, nation: str) -> list[str]:
    """The boxes a cursor went through."""
    return [e.to for e in play.all(CursorMoved) if e.nation == nation]


@pytest.mark.rule("conquest:11-a")
@pytest.mark.rule("conquest:R-44")
def test_four_cursors_and_their_start() -> None:
    t = game().tables
    assert {nation: cursor.start for nation, cursor in t.cursors.items()} == {
        "tlacopan": "MU",
        "texcoco": "MU",
        "tlaxcala": "M4",
        "other": "M6",
    }
    assert {nation: t.boxes[cursor.start].row for nation, cursor in t.cursors.items()} == {
        "tlacopan": "major",
        "texcoco": "major",
        "tlaxcala": "minor",
        "other": "minor",
    }


@pytest.mark.rule("conquest:11-c")
@pytest.mark.rule("conquest:11-e")
@pytest.mark.rule("conquest:R-43")
def test_ex_59_items_in_order_move_every_cursor() -> None:
    play = step([SPAIN_WINS, SPAIN_WINS, MEXICO_WINS])
    assert path(play, "texcoco") == ["MD", "SD", "MD"]
    assert path(play, "tlacopan") == ["MD", "MU"]
    assert path(play, "other") == ["M5", "M4", "M5"]
    assert play.all(CampChanged) == []
    assert play.state.items == ()


@pytest.mark.rule("conquest:11-c")
@pytest.mark.parametrize(
    ("kind", "texcoco"),
    [
        ("spain_wins_admissible_combat", "SD"),
        ("indian_wins_admissible_combat", "MU"),
        ("tenochtitlan_captured_by_spain", "SD"),
        ("emperor_or_successor_eliminated", "SD"),
        ("cortes_eliminated", "MU"),
    ],
)
def test_direction_of_each_item(kind: str, texcoco: str) -> None:
    assert path(step([kind], cursors={"texcoco": "MD"}), "texcoco") == [texcoco]


@pytest.mark.rule("conquest:11-d")
@pytest.mark.rule("conquest:11-e")
def test_ex_60_the_grey_box_is_closed_and_texcoco_comes_back() -> None:
    play = step([SPAIN_WINS], cursors={"texcoco": "SD"}, camps={"texcoco": "spain"})
    assert path(play, "texcoco") == []
    assert play.state.camps["texcoco"] == "spain"
    play = step([MEXICO_WINS], cursors={"texcoco": "SD"}, camps={"texcoco": "spain"})
    assert path(play, "texcoco") == ["MD"]
    assert play.state.camps["texcoco"] == "indian"


@pytest.mark.rule("conquest:11-d")
def test_tlacopan_never_leaves_the_mexican_half() -> None:
    play = step([SPAIN_WINS] * 3)
    assert path(play, "tlacopan") == ["MD"]
    assert play.state.camps["tlacopan"] == "indian"


@pytest.mark.rule("conquest:11-e")
def test_other_peoples_cross_both_ways() -> None:
    play = step([SPAIN_WINS], cursors={"other": "M3"})
    assert (play.state.cursors["other"], play.state.camps["other"]) == ("S3", "spain")
    back = step([MEXICO_WINS], cursors={"other": "S3"}, camps={"other": "spain"})
    assert (back.state.cursors["other"], back.state.camps["other"]) == ("M3", "indian")


# ---------------------------------------------------------------------- Tlaxcala


@pytest.mark.rule("conquest:11-f")
@pytest.mark.parametrize("box", ["S3", "S4"])
def test_ex_61_tlaxcala_does_not_come_back(box: str) -> None:
    play = step([MEXICO_WINS], cursors={"tlaxcala": box}, camps={"tlaxcala": "spain"})
    assert path(play, "tlaxcala") == []
    assert play.state.camps["tlaxcala"] == "spain"


@pytest.mark.rule("conquest:11-f")
@pytest.mark.rule("conquest:R-46")
@pytest.mark.parametrize(("box", "gone"), [("S4", ["S3"]), ("S3", [])])
def test_by_the_setting_its_cursor_drifts_back_as_far_as_the_middle(box: str, gone: list[str]) -> None:
    options: dict[str, Any] = {"cursors": {"tlaxcala": box}, "camps": {"tlaxcala": "spain"}}
    play = step([MEXICO_WINS], tlaxcala_right_only=False, **options)
    assert path(play, "tlaxcala") == gone
    assert play.state.camps["tlaxcala"] == "spain"


@pytest.mark.rule("conquest:11-c")
@pytest.mark.rule("conquest:R-46")
def test_once_over_its_cursor_moves_on_to_the_right_whatever_the_setting() -> None:
    play = step(
        [SPAIN_WINS],
        cursors={"tlaxcala": "S3"},
        camps={"tlaxcala": "spain"},
        tlaxcala_may_cross_by_cursor=False,
    )
    assert path(play, "tlaxcala") == ["S4"]


@pytest.mark.rule("conquest:11-e")
@pytest.mark.rule("conquest:11-f")
def test_ex_61_tlaxcala_crosses_by_ordinary_shifts() -> None:
    play = step([SPAIN_WINS, SPAIN_WINS], "32 indian garrison: maxixcatzin tl-eb-1", control={32: "indian"})
    assert path(play, "tlaxcala") == ["M3", "S3"]
    assert play.state.camps["tlaxcala"] == "spain"
    assert play.state.control[32] == "spain"


@pytest.mark.rule("conquest:11-e")
def test_a_crossing_undone_in_the_same_step_is_none() -> None:
    """Tlaxcala is not Spanish before the step is over, so nothing locks its cursor in between."""
    play = step([SPAIN_WINS, SPAIN_WINS, MEXICO_WINS])
    assert path(play, "tlaxcala") == ["M3", "S3", "M3"]
    assert play.state.camps["tlaxcala"] == "indian"


@pytest.mark.rule("conquest:11-e")
@pytest.mark.rule("conquest:R-46")
def test_by_the_setting_tlaxcala_does_not_cross_by_shifts() -> None:
    play = step([SPAIN_WINS, SPAIN_WINS], tlaxcala_may_cross_by_cursor=False)
    assert path(play, "tlaxcala") == ["M3"]
    assert play.state.camps["tlaxcala"] == "indian"


@pytest.mark.rule("conquest:11-f")
@pytest.mark.rule("conquest:R-46")
def test_a_major_battle_won_by_spain_anywhere_brings_tlaxcala_over() -> None:
    play = conquest(
        "26 spain army: cortes sp-eb-1; 26 indian army: cuitlahuac mx-eb-1; 32 indian garrison: tl-eb-1"
    )
    play.set(items=(Item(MEXICO_WINS, 30),))
    play.do(ch10_5_after.conclude, 26, "spain", "major")
    assert play.all(CampChanged) == []  # while the losers retreat
    play.play("indian", play.ask("indian", "retreat").sample(lambda n: 0))
    assert play.state.camps["tlaxcala"] == "spain"
    assert play.last(CursorMoved) == CursorMoved("tlaxcala", "M4", "S3", None)
    assert [item.skips for item in play.state.items] == ["tlaxcala", "tlaxcala"]
    ch11_step = conquest("").set(
        **{name: getattr(play.state, name) for name in ("items", "cursors", "camps")}
    )
    ch11_step.do(ch11_diplomacy.carry_out_diplomacy)
    assert path(ch11_step, "tlaxcala") == []
    assert path(ch11_step, "other") == ["M5"]


@pytest.mark.rule("conquest:11-f")
def test_later_victories_move_its_cursor_too() -> None:
    play = conquest("32 spain army: cortes sp-eb-1", control={32: "indian"})
    play.do(ch11_log.log_combat, "spain", 30)
    play.do(ch05_control.take_marker, "spain", 32)
    play.do(ch11_log.log_combat, "spain", 31)
    assert [item.skips for item in play.state.items] == ["tlaxcala", None]
    play.do(ch11_diplomacy.carry_out_diplomacy)
    assert path(play, "tlaxcala") == ["S3", "S4"]


@pytest.mark.rule("conquest:11-f")
def test_a_major_battle_won_by_the_indians_or_a_minor_one_does_not() -> None:
    text = "26 spain army: cortes sp-eb-1; 26 indian army: cuitlahuac mx-eb-1"
    play = conquest(text).do(ch10_5_after.conclude, 26, "indian", "major")
    play.play("spain", play.ask("spain", "retreat").sample(lambda n: 0))
    assert play.state.camps["tlaxcala"] == "indian"
    play = conquest(text).do(ch10_5_after.conclude, 26, "spain", "minor")
    play.play("indian", play.ask("indian", "retreat").sample(lambda n: 0))
    assert play.state.camps["tlaxcala"] == "indian"


@pytest.mark.rule("conquest:11-f")
def test_control_of_its_capital_brings_tlaxcala_over() -> None:
    play = conquest("32 spain army: cortes sp-eb-1; 24 indian garrison: tl-ar-1", control={32: "indian"})
    play.do(ch05_control.take_marker, "spain", 32)
    assert play.state.cursors["tlaxcala"] == "S3"
    assert play.state.units["tl-ar-1"].camp == "spain"
    assert form_of(play.state, "spain", 24) == "garrison"
    assert play.all(ItemsOvertaken) == []


@pytest.mark.rule("conquest:11-f")
@pytest.mark.rule("conquest:5-c")
@pytest.mark.parametrize(("capital", "joins"), [("ot-jav-1", True), ("ot-jav-1 tl-eb-1", False), ("", False)])
def test_counters_that_come_over_in_its_capital_bring_tlaxcala_over(capital: str, joins: bool) -> None:
    """Spain controls 32 by presence, whatever the marker says; among Tlaxcalans the counters have to leave."""
    held = f"32 indian garrison: {capital}; " if capital else ""
    play = step(
        [SPAIN_WINS], f"{held}24 indian garrison: tl-ar-1", cursors={"other": "M3"}, control={32: "indian"}
    )
    assert play.state.camps["other"] == "spain"
    assert play.state.camps["tlaxcala"] == ("spain" if joins else "indian")
    assert play.state.cursors["tlaxcala"] == ("S3" if joins else "M3")
    assert play.state.control[32] == ("spain" if joins else "indian")


@pytest.mark.rule("conquest:11-f")
def test_a_siege_of_its_capital_won_moves_only_the_other_cursors() -> None:
    play = conquest("32 spain army: cortes sp-eb-1", control={32: "indian"})
    play.do(ch10_5_after.conclude, 32, "spain", "siege")
    assert [(item.kind, item.skips) for item in play.state.items] == [(SPAIN_WINS, "tlaxcala")]
    assert play.state.vp["spain"] == 2


@pytest.mark.rule("conquest:11-b")
@pytest.mark.rule("conquest:R-45")
def test_each_capture_of_tenochtitlan_by_spain_is_logged() -> None:
    play = conquest("22 spain army: cortes sp-eb-1", control={22: "indian"})
    play.do(ch05_control.take_marker, "spain", 22)
    play.do(ch05_control.take_marker, "spain", 22)  # it is theirs already
    assert [e.item.kind for e in play.all(ItemLogged)] == ["tenochtitlan_captured_by_spain"]
    play.do(ch05_control.take_marker, "indian", 22).do(ch05_control.take_marker, "spain", 22)
    assert len(play.all(ItemLogged)) == 2


@pytest.mark.rule("conquest:11-c")
@pytest.mark.rule("conquest:11-b")
def test_a_siege_of_tenochtitlan_that_kills_the_emperor_is_three_steps() -> None:
    play = conquest("22 spain army: cortes sp-eb-1; 22 indian lone: emperor", control={22: "indian"})
    play.do(ch10_5_after.conclude, 22, "spain", "siege")
    play.play("indian", play.ask("indian", "refuge").sample(lambda n: 0))
    assert len(play.state.items) == 2
    alone = conquest(
        "22 spain army: cortes sp-eb-1; 22 indian lone: emperor; 14 spain garrison: sp-ab-1;"
        " 30 spain garrison: sp-ab-2",
        control={22: "indian"},
    )
    alone.do(ch10_5_after.conclude, 22, "spain", "siege")
    assert [item.kind for item in alone.state.items] == [
        SPAIN_WINS,
        "emperor_or_successor_eliminated",
        "tenochtitlan_captured_by_spain",
    ]
    assert alone.state.vp["spain"] == 3 + 3
    alone.do(ch11_diplomacy.carry_out_diplomacy)
    assert path(alone, "other") == ["M5", "M4", "M3"]
