"""8.8: what a seat may see under fog, of states and of events."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from anahuac.engine.chance import Chance, Scripted, Seeded, picker
from anahuac.engine.conformance import check_descriptions, check_round_trip, check_step, check_views
from anahuac.engine.game import Setup, Tx, apply, begin, check
from anahuac.engine.text import Ref, Text
from anahuac.games.siege.actions.sequence import Concede
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import (
    FramePushed,
    PiecesLeft,
    PiecesMoved,
    PiecesPlaced,
    StackOrdered,
    StepsGained,
    StepsLost,
)
from anahuac.games.siege.events.ground import StackSeen
from anahuac.games.siege.frames.combat import BattleFrame
from anahuac.games.siege.frames.movement import MarchFrame
from anahuac.games.siege.frames.placing import PlaceFrame
from anahuac.games.siege.game import Siege
from anahuac.games.siege.model import HIDDEN, OFF_MAP, Piece, State
from anahuac.games.siege.views import Watched
from tests.games.siege.hand import FULL, assert_sound, position, tables

BOARD = "h1004: S1 S2; l5: S12 A13 A14; h3016: A1 A2 CUAUHTEMOC; h2810: A11; h2910: A3 A12:1"


@cache
def game() -> Siege:
    """The game over the shipped tables."""
    return Siege(tables())


def fog(text: str = BOARD, **options: Any) -> State:
    """A position with fog."""
    return position(text, opt_fog=True, **options)


def noted(state: State, *events: Event) -> list[Event]:
    """Events as the game records them under fog."""
    watched = Watched(tables(), Tx(game().evolve, state, Chance(Scripted())))
    for event in events:
        watched.emit(event)
    return watched.events


@pytest.mark.rule("siege:8.8A")
def test_the_spanish_player_sees_the_top_of_a_stack_and_all_of_an_area() -> None:
    state = fog()
    for seat in ("spanish", None):
        view = game().view(state, seat)
        assert view.stacks["aztec"]["h3016"] == ("A1", None, None)
        assert view.stacks["aztec"]["h2810"] == ("A11",)
        assert view.stacks["aztec"]["l5"] == ("A13", "A14")
        assert view.stacks["spanish"] == state.stacks["spanish"]
        assert view.pieces["A2"] == view.pieces["A12"] == Piece(HIDDEN, 0)
        assert view.pieces["A1"] == state.pieces["A1"]
        assert game().is_plausible(view)


@pytest.mark.rule("siege:8.8B")
@pytest.mark.rule("siege:1.4")
def test_the_aztec_player_sees_all_and_without_the_option_everybody_does() -> None:
    assert game().view(fog(), "aztec") == fog()
    assert game().view(position(BOARD), "spanish") == position(BOARD)


@pytest.mark.rule("siege:8.8A")
def test_a_stack_that_is_attacked_is_seen_and_so_is_who_takes_part() -> None:
    seen = fog(frames=(BattleFrame("h3016", "lead", attackers=("S1",), seen=True),))
    assert game().view(seen, "spanish").stacks["aztec"]["h3016"] == ("A1", "A2", "CUAUHTEMOC")
    attack = fog(active="aztec", frames=(BattleFrame("h1004", "roll", attackers=("A12",)),))
    assert game().view(attack, "spanish").stacks["aztec"]["h2910"] == ("A3", "A12")


@pytest.mark.rule("siege:8.8A")
def test_what_the_aztec_player_is_about_names_nothing_hidden() -> None:
    marching = fog(active="aztec", frames=(MarchFrame("h2910", ("A3", "A12")),))
    assert game().view(marching, "spanish").frames == (MarchFrame("h2910", ("A3",)),)
    placing = fog(
        "h3016: A1; off_map: A2 A3", frames=(PlaceFrame("aztec", ("A2", "A3"), "redeployed", chosen="A2"),)
    )
    view = game().view(placing, "spanish")
    assert view.frames == (PlaceFrame("aztec", (), "redeployed"),)
    assert view.pieces["A2"].at == HIDDEN
    assert game().pending(view) == ()
    assert game().pending(placing) != ()


@pytest.mark.rule("siege:8.8A")
@pytest.mark.parametrize("seed", range(5))
def test_a_possible_state_is_legal_and_looks_the_same(seed: int) -> None:
    state = fog(f"{BOARD}; h2710: A15; h2711: A4 A16; h2712: A5 A6 A7")
    view = game().view(state, "spanish")
    possible = game().determinize(view, "spanish", picker(seed))
    assert game().view(possible, "spanish") == view
    assert_sound(possible)
    assert game().is_plausible(possible)
    placing = fog("h3016: A1 A2; off_map: A3 A11", frames=(PlaceFrame("aztec", ("A3", "A11"), "redeployed"),))
    view = game().view(placing, "spanish")
    possible = game().determinize(view, "spanish", picker(seed))
    assert game().view(possible, "spanish") == view
    assert [piece.at for piece in possible.pieces.values()].count(OFF_MAP) == 2


@pytest.mark.rule("siege:8.8A")
def test_events_do_not_name_what_was_not_seen() -> None:
    state = fog(f"{BOARD}; h2911: A4; off_map: A15")
    events = noted(
        state,
        PiecesMoved("aztec", ("A12",), "h2910", "h2911", "march", 1),
        PiecesMoved("aztec", ("A4", "A12"), "h2911", "h2912", "march", 1),
        StepsLost("aztec", (("A2", 1),), "bombardment"),
        StepsGained("aztec", "A2", 1, 1),
        PiecesPlaced("aztec", (("A15", 2),), "h2810", "returned"),
        PiecesLeft("aztec", ("A1",), OFF_MAP, "taken_up"),
    )
    seen = [game().redact(event, "spanish") for event in events]
    assert seen == [
        PiecesMoved("aztec", (HIDDEN,), "h2910", "h2911", "march", 1),
        PiecesMoved("aztec", ("A4", HIDDEN), "h2911", "h2912", "march", 1),
        StepsLost("aztec", ((HIDDEN, 1),), "bombardment"),
        StepsGained("aztec", HIDDEN, 1, 1),
        PiecesPlaced("aztec", (("A15", 2),), "h2810", "returned"),
        PiecesLeft("aztec", ("A1",), OFF_MAP, "taken_up"),
    ]
    for event, told in zip(events, seen, strict=True):
        assert game().redact(event, "aztec") == event
        assert told is not None
        assert game().redact(told, None) == told
        assert game().describe(told, state) is not None


@pytest.mark.rule("siege:8.8A")
def test_a_unit_that_comes_out_alone_or_dies_is_seen() -> None:
    out = PiecesMoved("aztec", ("A12",), "h2910", "h2912", "march", 1)
    dead = StepsLost("aztec", (("A12", 1),), "ground")
    for event in (out, dead):
        assert noted(fog(), event) == [event]


@pytest.mark.rule("siege:8.8A")
def test_of_what_is_placed_the_top_and_what_is_afloat_is_seen() -> None:
    pile = ("A2", "A3", "A4")
    state = fog("h3016: A1; off_map: A2 A3 A4", frames=(PlaceFrame("aztec", pile, "redeployed"),))
    places = dict(zip(pile, ("h2810", "l5", "h3016"), strict=True))
    events = noted(
        state, *(PiecesPlaced("aztec", ((piece, 4),), place, "redeployed") for piece, place in places.items())
    )
    told = [game().redact(event, "spanish") for event in events]
    assert told == [*events[:2], PiecesPlaced("aztec", ((HIDDEN, 0),), "h3016", "redeployed")]


def test_frames_and_orders_are_told_without_names() -> None:
    order = StackOrdered("aztec", "h3016", ("A2", "A1", "CUAUHTEMOC"))
    assert game().redact(order, "spanish") == StackOrdered("aztec", "h3016", ("A2", None, None))
    pushed = FramePushed(MarchFrame("h2910", ("A3", "A12")))
    assert game().redact(pushed, "spanish") == FramePushed(MarchFrame("h2910"))
    assert game().redact(pushed, "aztec") == pushed


@pytest.mark.rule("siege:8.8A")
def test_looking_at_a_stack_cannot_be_undone() -> None:
    assert game().discloses(StackSeen("h3016", (("A1", 4),)))
    assert not game().discloses(PiecesMoved("spanish", ("S1",), "h1004", "h1005", "march", 1))


def test_giving_up_is_always_possible() -> None:
    _, step = begin(game(), Setup("siege"), Seeded(1))
    assert check(game(), step.state, step.pending, "aztec", Concede()) is None
    over = apply(game(), step.state, step.pending, "aztec", Concede(), Seeded(1))
    outcome = game().outcome(over.state)
    assert outcome is not None
    assert outcome.winner == "spanish"
    assert over.pending == ()


def refs(param: Any) -> Iterator[Ref]:
    """Every name in a text."""
    if isinstance(param, Ref):
        yield param
    elif isinstance(param, Text):
        for _, value in param.params:
            yield from refs(value)
    elif isinstance(param, tuple):
        for value in param:
            yield from refs(value)


def check_names(step: Any) -> None:
    """Every name of a prompt or of a log line, as each seat is told, is one of the data, in both languages."""
    texts: list[Any] = [decision.prompt for decision in step.pending]
    for seat in ("spanish", "aztec", None):
        for event in step.events:
            told = game().redact(event, seat)
            line = None if told is None else game().describe(told, step.state)
            if line is not None:
                texts.append(line.text)
                assert all(piece in step.state.pieces or piece == HIDDEN for piece in line.pieces)
                assert all(place.startswith("place:") for place in line.places), line
    for ref in refs(tuple(texts)):
        assert {"en", "fr"} <= game().names(ref).keys()


@pytest.mark.parametrize(("seed", "options"), [(1, FULL), (2, FULL), (3, {})])
def test_played_at_random_every_view_holds(seed: int, options: dict[str, Any]) -> None:
    """Some hundred steps from the start, each through what the kernel demands of views, events and states."""
    pick, source = picker(seed), Seeded(seed)
    before, step = begin(game(), Setup("siege", options), source)
    check_step(game(), before, step)
    for number in range(600):
        if not step.pending:
            break
        decision = step.pending[0]
        action = decision.sample(pick)
        if check(game(), step.state, step.pending, decision.seat, action) is not None:
            continue
        before = step.state
        step = apply(game(), before, step.pending, decision.seat, action, source)
        if number % 3 == 0:
            check_step(game(), before, step)
            check_views(game(), step, pick)
            check_descriptions(game(), step)
            check_round_trip(game(), step.state, step, action)
        check_names(step)


def test_views_have_the_shape_of_states() -> None:
    view = game().view(fog(), "spanish")
    assert msgspec.json.decode(msgspec.json.encode(view), type=State) == view
