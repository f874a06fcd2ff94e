"""Every question of the Conquest can be answered by pointing, and every option says what it is."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from anahuac.app.decisions import Answer, Nothing, Tool, make_tool
from anahuac.app.decisions.arranging import PLACE_KEY
from anahuac.app.presenters.conquest import ConquestPresenter, answers, texts
from anahuac.app.presenters.conquest.answers import BUTTONS
from anahuac.engine.decision import Allocated, Chosen, Decision, OneOf, Passed, Program
from anahuac.engine.match import Match
from anahuac.games.conquest.actions import ConquestAction
from anahuac.games.conquest.game import Conquest
from anahuac.registry import load_game
from anahuac.wording import Wording
from tests.app.conquestpositions import answer, battle, campaign

MOST_OPTIONS = 40


@pytest.fixture(scope="module")
def presenter() -> ConquestPresenter:
    """The presenter of the shipped game."""
    game = load_game("conquest")
    assert isinstance(game, Conquest)
    return ConquestPresenter(game)


def questions(match: Match[Any, Any], steps: int, seed: int) -> Iterator[tuple[Match[Any, Any], Decision]]:
    """The questions of a match played at random, as they are asked."""
    picker = random.Random(seed)
    for _ in range(steps):
        if not match.pending:
            return
        decision = match.pending[picker.randrange(len(match.pending))]
        yield match, decision
        match.play(decision.seat, answer(match, decision, picker))


def tool_for(presenter: ConquestPresenter, match: Match[Any, Any], decision: Decision) -> Tool:
    """The tool as the window makes it."""
    view = match.view(decision.seat)
    return make_tool(presenter, view, decision, lambda action: match.check(decision.seat, action))


def chosen(presenter: ConquestPresenter, match: Match[Any, Any], decision: Decision, option: Any) -> Any:
    """What pointing at an option's refs and pressing its button gives."""
    tool = tool_for(presenter, match, decision)
    clicks = presenter.clicks(match.view(decision.seat), decision, option)
    for ref in clicks:
        if not ref.startswith("do:"):
            result = tool.click((ref,))
            if isinstance(result, Answer):
                return result
    for button in tool.buttons():
        result = tool.press(button.key)
        if result == Answer((option,)):
            return result
    return Nothing()


def complete(presenter: ConquestPresenter, match: Match[Any, Any], decision: Decision, wanted: Any) -> Any:
    """What a tool gives that is fed an answer bit by bit."""
    tool = tool_for(presenter, match, decision)
    match wanted:
        case Chosen(items=items):
            tool.clear()
            marks = tool.marks()
            for item in decision.domain.items:  # type: ignore[union-attr]
                ref = presenter.item_ref(decision, item)
                if (marks.get(ref) == "selected") != (item in items):
                    tool.click((ref,))
        case Allocated(amounts=amounts):
            for slot, count in amounts:
                for _ in range(count):
                    tool.click((presenter.item_ref(decision, slot),))
    return tool.confirm()


@pytest.mark.parametrize(
    ("start", "seed"), [(campaign, 3), (campaign, 6), (battle, 1), (battle, 2), (battle, 5)]
)
def test_every_option_can_be_reached_by_pointing(presenter: ConquestPresenter, start: Any, seed: int) -> None:
    picker = random.Random(seed)
    for match, decision in questions(start(seed), 260, seed):
        if isinstance(decision.domain, OneOf):
            options = list(decision.domain.options)
            for option in picker.sample(options, min(MOST_OPTIONS, len(options))):
                expected = match.check(decision.seat, option)
                if expected is None:
                    found = chosen(presenter, match, decision, option)
                    assert found == Answer((option,)), (decision.kind, option)
        if decision.may_pass:
            assert tool_for(presenter, match, decision).press("pass") == Answer((Passed(),))


@pytest.mark.parametrize(("start", "seed"), [(campaign, 2), (battle, 3), (battle, 4)])
def test_answers_of_several_items_can_be_put_together(
    presenter: ConquestPresenter, start: Any, seed: int
) -> None:
    picker = random.Random(seed)
    for match, decision in questions(start(seed), 260, seed):
        wanted = answer(match, decision, picker)
        if isinstance(wanted, Chosen | Allocated):
            assert complete(presenter, match, decision, wanted) == Answer((wanted,)), decision.kind
        elif isinstance(decision.domain, Program):
            tool = tool_for(presenter, match, decision)
            tool.press(PLACE_KEY)
            assert isinstance(tool.confirm(), Answer)


def test_no_button_shows_an_id(presenter: ConquestPresenter) -> None:
    wording = Wording("en", presenter.game.names, {})
    for start, seed in ((campaign, 3), (battle, 1)):
        for match, decision in questions(start(seed), 200, seed):
            for button in tool_for(presenter, match, decision).buttons():
                said = wording(button.said)
                assert said, (decision.kind, button)
                assert "-eb-" not in said
                assert "_" not in said, (decision.kind, button)


def test_every_action_has_a_button_or_something_to_point_at(presenter: ConquestPresenter) -> None:
    pointless = set()
    for action in msgspec.inspect.type_info(ConquestAction).types:  # type: ignore[attr-defined]
        fields = [field.name for field in action.fields]
        if not fields and action.cls not in BUTTONS and action.cls is not Passed:
            pointless.add(action.cls.__name__)
    assert pointless == set()


def test_every_no_says_what_it_declines(presenter: ConquestPresenter) -> None:
    """Each question of the rules that may be passed has a button of its own words, no bare no."""
    rules = (Path(answers.__file__).parents[3] / "games" / "conquest" / "rules").glob("*.py")
    calls = [node for path in rules for node in ast.walk(ast.parse(path.read_text("utf-8")))]
    kinds = {
        node.args[1].value
        for node in calls
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Decision"
        and any(word.arg == "may_pass" for word in node.keywords)
        and isinstance(node.args[1], ast.Constant)
    }
    assert {"fire", "attack", "counter", "hide"} <= kinds
    state = campaign().view(None)
    for kind in kinds:
        decision = Decision("spain", str(kind), texts.PASS(), OneOf(()), "conquest:8-a", may_pass=True)
        assert presenter.button(state, decision, Passed()).said != texts.PASS()
