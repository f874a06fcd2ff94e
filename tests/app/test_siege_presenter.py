"""Every question of the siege can be answered by pointing, and all that the window asks of a game has an answer."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from anahuac.app.application import picture_ui
from anahuac.app.decisions import Answer, Nothing, Tool, make_tool
from anahuac.app.decisions.placing import BACK_KEY, Placing
from anahuac.app.panels.prompt import PromptBar
from anahuac.app.panels.siege.figures import beside
from anahuac.app.panels.siege.reserve import WHERE
from anahuac.app.panels.widgets import Segments
from anahuac.app.presenter import Button, Inspection, OddsShown, Presenter
from anahuac.app.presenters.siege import SiegePresenter, odds, odds_battles, texts
from anahuac.app.presenters.siege.answers import BUTTONS
from anahuac.app.presenters.siege.boards import BOARD
from anahuac.app.presenting import presenter_for, presenter_of
from anahuac.app.thumbs import squares_of
from anahuac.app.windows.accesskeys import unmarked
from anahuac.engine.chance import Chance, Seeded
from anahuac.engine.decision import Allocated, Chosen, Decision, OneOf, Passed, Some
from anahuac.engine.game import Setup, Tx
from anahuac.engine.match import Match
from anahuac.engine.text import Param
from anahuac.games.siege.actions import SiegeAction
from anahuac.games.siege.actions.ground import Attack
from anahuac.games.siege.actions.placing import Lift, PlaceAt
from anahuac.games.siege.evolve import evolve
from anahuac.games.siege.frames.combat import AfloatFrame, GroundFrame, LossFrame
from anahuac.games.siege.frames.leaders import GetawayFrame, SacrificeFrame
from anahuac.games.siege.frames.movement import OverstackFrame
from anahuac.games.siege.frames.recovery import DiseaseFrame
from anahuac.games.siege.game import Siege
from anahuac.games.siege.model import State
from anahuac.games.siege.rules.ch08_ground import preview
from anahuac.games.siege.terms import OPTIONS
from anahuac.registry import load_game
from anahuac.rulebook import clauses
from anahuac.wording import Wording, catalogue
from tests.games.siege.hand import position, tables

#: Answers of a match, and how many questions of a kind are looked at.
STEPS, OF_A_KIND = 1800, 9
MOST_OPTIONS = 12
FULL: dict[str, Any] = dict.fromkeys(OPTIONS, True)
ALL_MARKS = {"reach", "reach_last", "target", "selected", "blocked", ""}


@pytest.fixture(scope="module")
def presenter() -> SiegePresenter:
    """The presenter of the shipped game."""
    game = load_game("siege")
    assert isinstance(game, Siege)
    return SiegePresenter(game)


def wordings() -> tuple[Wording, Wording]:
    """English and French."""
    names = load_game("siege").names
    return Wording("en", names, catalogue("en")), Wording("fr", names, catalogue("fr"))


def questions(options: dict[str, Any], seed: int, steps: int = STEPS) -> Iterator[tuple[Any, Decision]]:
    """The questions of a match played as the advisor would, and now and then at random, a few of each kind."""
    game: Any = load_game("siege")
    match: Match[Any, Any] = Match(game, Setup(options=options), Seeded(seed))
    picker, asked = random.Random(seed), Counter[str]()
    for step in range(steps):
        if not match.pending:
            return
        decision = match.pending[0]
        asked[decision.kind] += 1
        if asked[decision.kind] <= OF_A_KIND:
            yield match, decision
        view, action = match.view(decision.seat), None
        if step % 4 or decision.kind in ("march", "land"):
            action = next(iter(game.advisor.propose(view, decision, 1, picker.randrange)), None)
        while action is None or match.check(decision.seat, action) is not None:
            action = decision.sample(picker.randrange)
        match.play(decision.seat, action)


def shown_pieces(presenter: SiegePresenter, view: State, decision: Decision) -> set[str]:
    """Every ref that stands on the board for a seat, or on the panel beside it."""
    scene = presenter.scene(view, decision.seat, str)
    places = {f"place:{place}" for place in presenter.board(scene.board).places}
    off_map = {f"piece:{piece}" for *_, here in beside(presenter.tables, view, WHERE) for piece in here}
    return places | off_map | {f"piece:{piece}" for token in scene.tokens for piece in token.ids}


def tool_for(presenter: SiegePresenter, match: Any, decision: Decision) -> Tool:
    """The tool as the window makes it."""
    view = match.view(decision.seat)
    return make_tool(presenter, view, decision, lambda action: match.check(decision.seat, action))


def chosen(presenter: SiegePresenter, match: Any, decision: Decision, option: Any) -> Any:
    """What pointing at an option's refs and pressing its button gives."""
    tool = tool_for(presenter, match, decision)
    if isinstance(tool, Placing):
        return placed(tool, option)
    for ref in presenter.clicks(match.view(decision.seat), decision, option):
        if not ref.startswith("do:"):
            result = tool.click((ref,))
            if isinstance(result, Answer):
                return result
    for button in tool.buttons():
        result = tool.press(button.key)
        if result == Answer((option,)):
            return result
    return Nothing()


def placed(tool: Placing, option: Any) -> Any:
    """The same where counters are placed: one is held and put down at once, or taken back."""
    if isinstance(option, PlaceAt):
        return tool.click((f"place:{option.place}",))
    tool.hold(f"piece:{option.piece}")
    if isinstance(option, Lift):
        return tool.press(BACK_KEY)
    answer = tool.click(tool.hand.places(f"piece:{option.piece}")[:1])
    return Answer(answer.actions[:1]) if isinstance(answer, Answer) else answer


def complete(presenter: SiegePresenter, match: Any, decision: Decision, wanted: Any) -> Any:
    """What a tool gives that is fed an answer bit by bit."""
    tool = tool_for(presenter, match, decision)
    if isinstance(wanted, Chosen):
        tool.clear()
        marks = tool.marks()
        for item in decision.domain.items:  # type: ignore[union-attr]
            ref = presenter.item_ref(decision, item)
            if (marks.get(ref) == "selected") != (item in wanted.items):
                tool.click((ref,))
    elif isinstance(wanted, Allocated):
        for slot, count in wanted.amounts:
            for _ in range(count):
                tool.click((presenter.item_ref(decision, slot),))
    return tool.confirm()


WALKS = [({}, 1), (FULL, 2), (FULL, 5)]


@pytest.mark.parametrize(("options", "seed"), WALKS)
def test_every_option_can_be_reached_on_the_board(
    presenter: SiegePresenter, options: dict[str, Any], seed: int
) -> None:
    picker = random.Random(seed)
    english, french = wordings()
    for match, decision in questions(options, seed):
        view = match.view(decision.seat)
        there = shown_pieces(presenter, view, decision)
        if isinstance(decision.domain, OneOf):
            offered = decision.domain.options
            for option in picker.sample(offered, min(MOST_OPTIONS, len(offered))):
                clicks = presenter.clicks(view, decision, option)
                assert {ref for ref in clicks if not ref.startswith("do:")} <= there, (decision.kind, option)
                assert {presenter.mark(view, decision, option, ref) for ref in clicks} <= ALL_MARKS
                for say in (english, french):
                    for said in (
                        presenter.button(view, decision, option).said,
                        presenter.saying(view, decision, option),
                    ):
                        assert say(said).strip(), (decision.kind, option)
                assert chosen(presenter, match, decision, option) == Answer((option,)), decision.kind
        elif not decision.is_forced():
            wanted = decision.domain.sample(picker.randrange)
            assert isinstance(wanted, Chosen | Allocated)
            items = wanted.items if isinstance(wanted, Chosen) else [slot for slot, _ in wanted.amounts]
            assert {presenter.item_ref(decision, item) for item in items} <= there, decision.kind
            if match.check(decision.seat, wanted) is None:
                assert complete(presenter, match, decision, wanted) == Answer((wanted,)), decision.kind
        if decision.may_pass:
            assert tool_for(presenter, match, decision).press("pass") == Answer((Passed(),))


def _said(inspection: Inspection) -> list[Param]:
    """Every text of an inspection."""
    found: list[Param] = [inspection.title, inspection.subtitle]
    values = [*inspection.facts]
    for group in inspection.groups:
        found += [group.title, group.summary]
        for piece in group.pieces:
            found.append(piece.name)
            values += piece.values
    for value in values:
        found += [value.name, value.value]
    return found


def _told(shown: OddsShown) -> list[Param]:
    """Every text of a panel of odds."""
    found: list[Param] = [shown.title, shown.dice, shown.head, shown.of, *shown.expected, *shown.advice]
    for line in (*shown.lines, *shown.assumed):
        found += [line.name, line.value, line.detail]
    for row in shown.rows:
        found += [row.said, *row.spoken, *(one for note in row.notes for one in note)]
    return found


@pytest.mark.parametrize(("options", "seed"), WALKS)
def test_both_seats_can_look_at_every_position(
    presenter: SiegePresenter, options: dict[str, Any], seed: int
) -> None:
    says = wordings()
    picker = random.Random(seed)
    for match, decision in questions(options, seed):
        for seat in ("spanish", "aztec", None):
            view = match.view(seat)
            scene = presenter.scene(view, seat, says[seat == "aztec"])
            assert scene.board == BOARD
            board = presenter.board(scene.board)
            assert {token.place for token in scene.tokens} <= set(board.places)
            assert len({token.id for token in scene.tokens}) == len(scene.tokens)
            ids = [piece for token in scene.tokens for piece in token.ids]
            assert len(ids) == len(set(ids))
            heading, moment = presenter.heading(view, Setup()), presenter.moment(view)
            said: list[Param] = [heading.title, heading.now, *(stage.said for stage in heading.ribbon)]
            said += [moment.turn_name, moment.phase_name, presenter.score(view)]
            stages = [stage.state for stage in heading.ribbon]
            assert stages.count("now") == (1 if stages else 0)
            stacks = [token for token in scene.tokens if token.pieces]
            token = picker.choice(stacks) if stacks else None
            refs = ["camp:spanish", "camp:aztec"]
            if token is not None:
                refs += [f"place:{token.place}", *(f"piece:{piece}" for piece in token.ids[:2])]
            for ref in refs:
                inspection = presenter.inspect(view, ref)
                if inspection is None:
                    assert ref.startswith("piece:unseen"), ref
                else:
                    said += _said(inspection)
            for say in says:
                for one in said:
                    assert one == "" or say(one), one
            assert dict(presenter.overview(view)).keys() <= board.places.keys()
            squares_of(presenter, view)
        view = match.view(decision.seat)
        presenter.hint(view, decision)
        presenter.imagine(view, decision, "place:h2810", ())
        presenter.survey(view, frozenset(("links", "holds", "costs")), "place:h2810")


@pytest.mark.parametrize(("options", "seed"), WALKS)
def test_reach_and_odds_are_exact(presenter: SiegePresenter, options: dict[str, Any], seed: int) -> None:
    says = wordings()
    known, seen = {clause.id for clause in clauses("siege")}, set()
    for match, decision in questions(options, seed):
        view = match.view(decision.seat)
        picked = presenter.preset(view, decision)
        if isinstance(decision.domain, Some):
            assert set(picked) <= set(decision.domain.items)
        for ref, reach in presenter.reach(view, decision, picked).items():
            assert reach.way[-1] == ref
            assert match.check(decision.seat, reach.actions[0]) is None, (decision.kind, reach)
        refs: list[str] = []
        if isinstance(decision.domain, OneOf):
            refs = list(presenter.clicks(view, decision, decision.domain.options[0]))
        for pointed in ((), tuple(refs)):
            shown = presenter.odds(view, decision, picked, pointed)
            if shown is not None:
                seen.add(decision.kind)
                assert sum(row.ways for row in shown.rows) == shown.total
                assert all(0 <= at < len(shown.columns) for at, _ in shown.finals)
                cited = {shown.clause, *(line.clause for line in (*shown.lines, *shown.assumed))}
                assert {clause.removeprefix("siege:") for clause in cited} <= known, decision.kind
                for say in says:
                    assert all(one == "" or say(one) for one in _told(shown))
    assert seen <= odds.ROLLS


def test_a_far_hex_is_marched_to_in_one_gesture(presenter: SiegePresenter) -> None:
    tried = 0
    for match, decision in questions({}, 3, 400):
        if decision.kind != "march":
            continue
        view = match.view(decision.seat)
        found = presenter.reach(view, decision, ())
        far = max(found.values(), key=lambda reach: len(reach.actions), default=None)
        if far is None or len(far.actions) < 2:
            continue
        tried += 1
        state = match.state
        for action in far.actions:
            assert presenter.game.pending(state)[0].contains(action)
            tx: Any = Tx(evolve, state, Chance(Seeded(1)))
            presenter.game.resolve(tx, decision.seat, action)
            state = tx.state
    assert tried


RARE: list[tuple[str, str, Any, dict[str, Any]]] = [
    ("overstack", "h2413: A11 A12 A13; h2414: S1", OverstackFrame("aztec", "h2413"), {}),
    ("last_steps", "h2413: A11:1 A12:1", LossFrame("aztec", ("A11", "A12"), 1, "ground", "h2413"), {}),
    ("losses", "h2413: A1 A2", LossFrame("aztec", ("A1", "A2"), 2, "ground", "h2413"), {}),
    ("lake_battle", "l11: S12 S13 A1; l12: S14 A2", AfloatFrame(("l11", "l12")), {}),
    ("getaway", "h1003: S1; h1403: S2; h2414: CORTES", GetawayFrame("CORTES"), {}),
    ("sacrifice", "h2413: A1", SacrificeFrame(), {"opt_prisoners": True, "active": "aztec"}),
    ("disease_losses", "h2413: A1 A2; h2414: S1", DiseaseFrame("aztec", 2), {"opt_disease": True}),
]


@pytest.mark.parametrize(("kind", "text", "frame", "options"), RARE, ids=[row[0] for row in RARE])
def test_rare_questions_can_be_answered_too(
    presenter: SiegePresenter, kind: str, text: str, frame: Any, options: dict[str, Any]
) -> None:
    s = position(text, frames=(frame,), **options)
    decision = presenter.game.pending(s)[0]
    assert decision.kind == kind
    there = shown_pieces(presenter, presenter.game.view(s, decision.seat), decision)
    for wanted in decision.domain.answers():
        tool = make_tool(presenter, s, decision, lambda action: None)
        if isinstance(decision.domain, OneOf):
            refs = presenter.clicks(s, decision, wanted)
        elif isinstance(wanted, Allocated):
            refs = tuple(presenter.item_ref(decision, slot) for slot, n in wanted.amounts for _ in range(n))
        else:
            assert isinstance(wanted, Chosen)
            refs = tuple(presenter.item_ref(decision, item) for item in wanted.items)
        assert set(refs) <= there
        results = [tool.click((ref,)) for ref in refs]
        given = results[-1] if isinstance(results[-1], Answer) else tool.confirm()
        assert given == Answer((wanted,))
        assert all(say(presenter.saying(s, decision, wanted)) for say in wordings())


def test_an_ampersand_is_shown_on_buttons(qtbot: QtBot) -> None:
    ui = picture_ui("en", "light", 100)
    prompt, filters = PromptBar(ui), Segments(ui)
    qtbot.addWidget(prompt)
    qtbot.addWidget(filters)
    said = texts.CALL_RECOVERY()
    assert "&" in ui.words(said)
    made = prompt._push(Button("call", said))
    qtbot.addWidget(made)
    filters.set_items([("rr", "")], "rr")
    filters.set_text("rr", ui.words(texts.RECOVERIES()))
    assert unmarked(made.text()) == ui.words.sentence(said)
    assert unmarked(filters.button("rr").text()) == "R&R"


def test_a_battle_is_told_line_by_line(presenter: SiegePresenter) -> None:
    s = position("h2414: S9 S1; h2413: A1:2", frames=(GroundFrame(),))
    target = next(iter(s.stacks["aztec"]))
    reckoned = preview(tables(), s, target, ("S9", "S1"))
    shown = odds_battles.battle(tables(), s, reckoned)
    assert shown.total == 36
    assert shown.columns[shown.finals[0][0]] == reckoned.column
    assert [line.clause for line in shown.lines][:3] == ["siege:8.2", "siege:8.3", "siege:8.9A"]
    assert len(shown.lines) == 4 + len(reckoned.shifts) + len(reckoned.modifiers)
    assert all(row.defender <= 2 for row in shown.rows)


def test_unseen_counters_are_said_to_be_missing(presenter: SiegePresenter) -> None:
    s = position("h2414: S9 S1; h2413: A1 A11", frames=(GroundFrame(),), opt_fog=True)
    view = presenter.game.view(s, "spanish")
    assert view.stacks["aztec"]["h2413"] == ("A1", None)
    decision = presenter.game.pending(view)[0]
    shown = presenter.odds(view, decision, (), ("place:h2413",))
    assert shown is not None
    assert decision.contains(Attack("h2413"))
    assert shown.assumed[0].clause == "siege:8.8A"
    assert presenter.inspect(view, "place:h2413") is not None


def test_every_action_has_a_button_or_something_to_point_at() -> None:
    pointless = set()
    for action in msgspec.inspect.type_info(SiegeAction).types:  # type: ignore[attr-defined]
        fields = [field.name for field in action.fields]
        if not fields and action.cls not in BUTTONS and action.cls is not Passed:
            pointless.add(action.cls.__name__)
    assert pointless == set()


def test_its_presenter_is_found_and_knows_one_board() -> None:
    found: Presenter = presenter_of("siege")
    assert isinstance(found, SiegePresenter)
    assert presenter_for(found.game) is found
    assert found.first_board == BOARD
    assert found.board(found.first_board) is found.board(BOARD)
    with pytest.raises(KeyError):
        found.board("strategic")


def test_the_briefing_knows_every_option(presenter: SiegePresenter) -> None:
    briefing = presenter.briefing("siege")
    for option in presenter.game.info.options:
        assert all(say(briefing.effects[option.key]) for say in wordings())
    assert set(briefing.needs) <= set(briefing.effects)


def test_every_place_is_told_of(presenter: SiegePresenter) -> None:
    known = {clause.id for clause in clauses("siege")}
    view = position("h2414: S9 S1; l11: S12 CORTES@S12", couplet=1)
    for place in presenter.board(BOARD).places:
        found = presenter.inspect(view, f"place:{place}")
        assert found is not None, place
        assert found.number
        cited = [value.clause for value in found.facts]
        cited += [value.clause for group in found.groups for piece in group.pieces for value in piece.values]
        assert {clause.removeprefix("siege:") for clause in cited} <= known, place
        assert all(say(one) for say in wordings() for one in _said(found) if one != ""), place


def test_counters_of_the_help(presenter: SiegePresenter) -> None:
    for unit, row in presenter.tables.units.items():
        kind = "leader" if unit in presenter.tables.leaders else "unit"
        found = presenter.pictured(f"{kind}/{unit}", str)
        assert found is not None
        assert len(found.faces) == max(1, row.steps)
    assert presenter.pictured("marker/sacrifice", str) is not None
    assert presenter.pictured("unit/nobody", str) is None
    assert texts.HINTS
