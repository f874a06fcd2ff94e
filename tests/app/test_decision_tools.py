"""Each kind of question is answered by pointing: narrowing, choosing, allotting, arranging, ordering, counting."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.app.decisions import Answer, Changed, Nothing, Refused, Tool, make_tool
from anahuac.app.decisions.arranging import SHORT
from anahuac.app.decisions.narrowing import Narrowing
from anahuac.engine.chance import Scripted
from anahuac.engine.decision import Allocated, Assigned, Chosen, Number, OneOf, Ordered, Passed
from anahuac.engine.game import Setup
from anahuac.engine.match import Match
from anahuac.engine.rules import Refusal
from anahuac.engine.text import text
from tests.app.toypresenter import ToyPresenter
from tests.toygame import BLUE, RED, Done, Go, Pick

NO = text("toy", "No.")


def tool_for(stage: str, seat: str = RED, **changes: Any) -> Tool:
    """The tool for a question of the toy game, some of it changed."""
    import msgspec

    presenter = ToyPresenter()
    match = Match(presenter.game, Setup(options={"stages": stage}), Scripted(3))
    decision = match.decision(seat)
    assert decision is not None
    decision = msgspec.structs.replace(decision, **changes)
    return make_tool(presenter, match.view(seat), decision, lambda action: match.check(seat, action))


def keys(tool: Tool) -> list[str]:
    """Keys of the buttons that can be pressed."""
    return [button.key for button in tool.buttons() if button.enabled]


def test_pointing_at_a_piece_then_a_place_moves_it() -> None:
    tool = tool_for("move")
    assert "place:27" in tool.targets()
    assert tool.click(["piece:red-1", "place:26"]) == Changed()
    marks = tool.marks()
    assert marks["piece:red-1"] == "selected"
    assert (marks["place:27"], marks["place:33"]) == ("reach", "target")
    assert tool.click(["place:27"]) == Answer((Go("red-1", 27),))


def test_an_order_of_pointing_the_other_way_round_does_as_well() -> None:
    tool = tool_for("move")
    tool.click(["place:34"])
    assert tool.click(["piece:red-2"]) == Answer((Go("red-2", 34),))


def test_a_place_two_steps_away_is_one_gesture() -> None:
    tool = tool_for("move")
    tool.click(["piece:red-1"])
    assert tool.marks()["place:35"] == "reach_last"
    route = tool.route("place:35")
    assert route is not None
    assert route.way == ("place:27", "place:35")
    assert tool.click(["place:35"]) == Answer((Go("red-1", 27), Go("red-1", 35)))


def test_another_piece_begins_afresh_and_the_same_again_gives_it_up() -> None:
    tool = tool_for("move")
    tool.click(["piece:red-1"])
    tool.click(["piece:red-2"])
    assert [ref for ref, mark in tool.marks().items() if mark == "selected"] == ["piece:red-2"]
    tool.click(["piece:red-2"])
    assert "selected" not in tool.marks().values()


def test_pointing_where_no_rule_leads_tells_the_clause() -> None:
    tool = tool_for("move")
    tool.click(["piece:red-1"])
    refused = tool.click(["place:99"])
    assert isinstance(refused, Refused)
    assert refused.refusal.clause == "toy:2.1"


def test_options_without_a_place_are_buttons() -> None:
    tool = tool_for("move")
    assert [button.role for button in tool.buttons()] == ["primary"]
    assert tool.confirm() == Answer((Done(),))
    signs = tool_for("secret")
    assert signs.press(keys(signs)[1]) == Answer((Pick("moon"),))


def test_the_last_choice_left_is_confirmed_by_enter() -> None:
    tool = tool_for("move", domain=OneOf((Go("red-1", 27), Done())))
    assert tool.click(["piece:red-1"]) == Changed()
    assert tool.confirm() == Answer((Go("red-1", 27),))


def test_a_decision_that_may_be_passed_has_a_button_for_it() -> None:
    tool = tool_for("move", may_pass=True)
    assert tool.press("pass") == Answer((Passed(),))


def test_esc_gives_up_what_was_pointed_at() -> None:
    tool = tool_for("move")
    assert tool.clear() == Nothing()
    tool.click(["piece:red-1"])
    assert tool.clear() == Changed()
    assert "selected" not in tool.marks().values()


def test_some_are_chosen_and_given_up() -> None:
    tool = tool_for("some")
    assert tool.confirm() == Nothing()
    tool.click(["piece:red-2"])
    tool.click(["piece:red-1"])
    tool.click(["piece:red-1"])
    assert tool.marks() == {"piece:red-1": "reach", "piece:red-2": "selected"}
    assert tool.confirm() == Answer((Chosen(("red-2",)),))


def test_losses_are_allotted_step_by_step() -> None:
    tool = tool_for("loss", BLUE)
    assert "confirm" not in keys(tool)
    tool.click(["piece:blue-2"])
    assert tool.counts() == {"piece:blue-2": 1}
    tool.click(["piece:blue-1"])
    assert tool.confirm() == Answer((Allocated((("blue-1", 1), ("blue-2", 1))),))
    tool.back()
    tool.click(["piece:blue-2"])
    assert tool.confirm() == Answer((Allocated((("blue-2", 2),)),))
    tool.click(["piece:blue-2"])
    assert tool.counts() == {}


def test_only_what_loses_is_chosen_once_all_is_allotted() -> None:
    tool = tool_for("loss", BLUE)
    assert set(tool.marks().values()) == {"target"}
    tool.click(["piece:blue-2"])
    tool.click(["piece:blue-2"])
    marks = dict(tool.marks())
    assert marks.pop("piece:blue-2") == "selected"
    assert set(marks.values()) == {""}
    assert "piece:blue-1" in tool.targets()


def test_a_deployment_tells_what_is_missing_before_it_can_be_confirmed() -> None:
    tool = tool_for("deploy")
    tool.click(["piece:red-1"])
    tool.click(["piece:red-2"])
    assert "option:back" in keys(tool)
    tool.press("option:back")
    assert tool.status() == SHORT(1, option=ToyPresenter().item_name(tool.decision, "front"))
    assert "confirm" not in keys(tool)
    tool.click(["piece:red-1"])
    tool.press("option:front")
    assert tool.confirm() == Answer((Assigned(("front", "back")),))
    tool.back()
    assert "confirm" not in keys(tool)


def test_a_deployment_can_be_made_by_the_program() -> None:
    tool = tool_for("deploy")
    tool.press("place")
    assert tool.confirm() == Answer((Assigned(("front", "front")),))


def test_an_order_ends_by_itself() -> None:
    tool = tool_for("order")
    tool.click(["piece:red-2"])
    assert tool.counts() == {"piece:red-2": 1, "piece:red-1": 2}
    assert tool.confirm() == Answer((Ordered(("red-2", "red-1")),))


def test_a_number_is_held_in_its_range() -> None:
    tool = tool_for("amount")
    assert tool.amount() == (1, 6, 1)
    tool.set_amount(9)
    assert tool.confirm() == Answer((Number(6),))


def test_a_complete_answer_that_the_rules_refuse_is_not_given() -> None:
    presenter = ToyPresenter()
    match = Match(presenter.game, Setup(options={"stages": "order"}), Scripted())
    decision = match.decision(RED)
    assert decision is not None
    refusal = Refusal("toy:6", NO())
    tool = make_tool(presenter, match.view(RED), decision, lambda action: refusal)
    tool.click(["piece:red-2"])
    assert tool.confirm() == Refused(refusal)


@pytest.mark.parametrize("stage", ["move", "some", "deploy", "order"])
def test_every_tool_gives_tab_something_to_go_to(stage: str) -> None:
    assert tool_for(stage).targets()


def test_the_nearest_thing_clicked_counts_before_the_ground_below_it_is_given_up() -> None:
    """Ground that is picked has been clicked; a counter on it that begins afresh is chosen by one click more."""
    tool = tool_for("move")
    assert isinstance(tool, Narrowing)
    ground = ("place:26",)
    tool._clicks.append((Done(), (*ground, "do:rest")))
    tool._clicks[:] = [(option, clicks) for option, clicks in tool._clicks if clicks[:1] != ("piece:red-2",)]
    tool._clicks[:] = [(o, c) for o, c in tool._clicks if o == Done() or ground[0] not in c]
    assert tool.click(ground) == Changed()
    assert tool.picked == ground
    assert tool.click(["piece:red-1", *ground]) == Changed()
    assert tool.picked == ("piece:red-1",), "begun afresh, not only given up"
    tool.click(ground)
    assert tool.click(ground) == Changed()
    assert tool.picked == (), "the ground alone still gives up"
