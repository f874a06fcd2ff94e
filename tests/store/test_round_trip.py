"""What is journaled comes back: every step, undo and redo, the dice that follow, what the list shows."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anahuac import __version__
from anahuac.engine.chance import Seeded
from anahuac.engine.game import Game, Setup, Tx
from anahuac.engine.match import Match, UndoRefused
from anahuac.store import MatchFile, StoreFault, open_match, read_info, texts, write_match
from anahuac.store.matchfile import SNAPSHOT_EVERY
from tests.engine.toy import Rest, Run
from tests.store.games import PLAYERS, TURN, Marathon, begin, load, play, trace
from tests.store.spoiling import sealed_again, spoil


def same(one: Match[Any, Any], other: Match[Any, Any]) -> None:
    """Two matches have the same steps and go on alike."""
    assert trace(one) == trace(other)
    assert one.can_redo == other.can_redo
    assert one.initial == other.initial
    assert one.setup == other.setup
    assert one.rated == other.rated
    assert isinstance(one.source, Seeded)
    assert isinstance(other.source, Seeded)
    assert (one.source.seed, one.source.used) == (other.source.seed, other.source.used)


@given(
    st.lists(st.sampled_from(["play", "play", "play", "undo", "back", "redo", "reopen"]), max_size=40),
    st.integers(0, 5),
)
def test_any_way_through_a_match_comes_back(tmp_path_factory: Any, moves: list[str], seed: int) -> None:
    path = tmp_path_factory.mktemp("way") / "way.anahuac"
    match, file = begin(path, seed=seed)
    twin: Match[Any, Any] = Match(match.game, Setup(), Seeded(seed), rated=False)
    for number, move in enumerate(moves):
        if move == "reopen":
            file.close()
            opened = open_match(path, load)
            match, file = opened.match, opened.file
            same(match, twin)
        for one in (match, twin):
            match_step(one, move, number)
    file.close()
    assert os.listdir(path.parent) == [path.name]
    same(open_match(path, load, read_only=True).match, twin)


def match_step(match: Match[Any, Any], move: str, number: int) -> None:
    """One move of the test above; what is refused is refused in both."""
    try:
        if move == "play":
            play(match, 1, seed=number)
        elif move == "undo":
            match.undo()
        elif move == "back":
            match.undo(to=len(match.steps) // 2)
        elif move == "redo":
            match.redo()
    except UndoRefused:
        pass


def test_a_resumed_match_rolls_the_dice_it_would_have_rolled(tmp_path: Path) -> None:
    match, file = begin(tmp_path / "a.anahuac")
    twin, twin_file = begin(tmp_path / "b.anahuac")
    for one in (match, twin):
        play(one, 30)
        one.undo(to=10)
    file.close()
    opened = open_match(file.path, load)
    for one in (opened.match, twin):
        play(one, 100, seed=9)
    assert trace(opened.match) == trace(twin)
    opened.file.close()
    twin_file.close()


def test_after_every_step_there_is_one_file_that_can_be_copied(tmp_path: Path) -> None:
    folder = tmp_path / "Éléonore été 日本 %20?#&"
    folder.mkdir()
    match, file = begin(folder / "Noël 100 % #1?.anahuac")
    copy = tmp_path / "copy.anahuac"
    for number in range(SNAPSHOT_EVERY + 5):
        if number % 7 == 3:
            match.undo()
        else:
            play(match, 1)
        assert os.listdir(folder) == [file.path.name]
        shutil.copyfile(file.path, copy)
        if number % 10 == 0:
            same(open_match(copy, load, read_only=True).match, match)
    file.close()


def test_nothing_is_there_before_the_opening_and_all_of_it_after(tmp_path: Path) -> None:
    path = tmp_path / "new.anahuac"
    game: Any = Marathon()
    file = MatchFile.create(path, game, Setup("only"), seed=7, players=PLAYERS, name="First", rated=True)
    assert os.listdir(tmp_path) == []
    Match(game, Setup("only"), Seeded(7), journal=file.journal)
    info = read_info(path)
    assert (info.name, info.game, info.scenario, info.players) == ("First", "toy", "only", PLAYERS)
    assert (info.steps, info.label, info.asked, info.outcome, info.rated) == (
        0,
        None,
        ("red", "blue"),
        None,
        True,
    )
    assert (info.seed, info.rules_version, info.app_version) == (7, 1, __version__)
    assert info.played >= info.created > "2020"
    file.close()


def test_resuming_runs_no_rule(saved: Path) -> None:
    class Ruleless(Marathon):
        def begin(self, tx: Tx[Any, Any]) -> None:
            raise AssertionError

        def resolve(self, tx: Tx[Any, Any], seat: str, action: Any) -> None:
            raise AssertionError

    game: Any = Ruleless()
    opened = open_match(saved, lambda _: game, read_only=True)
    assert len(trace(opened.match)) == 132


def test_jumping_needs_no_more_than_the_events_since_the_last_snapshot(tmp_path: Path) -> None:
    match: Match[Any, Any] = Match(any_game(), Setup(), Seeded(1), rated=False)
    play(match, 1000)
    path = tmp_path / "long.anahuac"
    write_match(path, match, seed=1, players=PLAYERS)
    folded = 0

    class Counting(Marathon):
        def evolve(self, state: Any, event: Any) -> Any:
            nonlocal folded
            folded += 1
            return super().evolve(state, event)

    game: Any = Counting()
    opened = open_match(path, lambda _: game, read_only=True)
    for number in (1000, 777, 49, 500, 1, 0):
        folded = 0
        assert opened.match.view("red", number) == match.view("red", number)
        assert folded <= 2 * SNAPSHOT_EVERY


def any_game() -> Game[Any, Any]:
    """The marathon, for the type checker."""
    game: Any = Marathon()
    return game


def test_the_list_shows_the_turn_also_after_going_back(tmp_path: Path) -> None:
    match, file = begin(tmp_path / "a.anahuac")
    play(match, 6)
    assert file.info.label == TURN(seat="red", place="0")
    match.play("red", Run())
    match.play("blue", Rest())
    here = str(match.state.at["red"])
    assert file.info.label == TURN(seat="red", place=here)
    match.undo(to=6)
    assert (file.info.label, file.info.asked, file.info.steps) == (TURN(seat="red", place="0"), ("red",), 6)
    match.undo(to=3)
    assert file.info.label is None
    assert read_info(file.path) == file.info
    for _ in range(5):
        match.redo()
    assert file.info.label == TURN(seat="red", place=here)
    assert read_info(file.path) == file.info
    file.close()
    opened = open_match(file.path, load)
    assert opened.info.label == TURN(seat="red", place=here)
    opened.match.undo(to=7)
    assert read_info(file.path).label == TURN(seat="blue", place="0")
    opened.file.close()


def test_a_whole_match_is_written_at_once_and_replaces_the_one_before(tmp_path: Path) -> None:
    path = tmp_path / "out" / "match-0001.anahuac"
    path.parent.mkdir()
    for goal in (5, 40):
        game: Any = Marathon(goal)
        match: Match[Any, Any] = Match(game, Setup(), Seeded(4), rated=False)
        play(match, 500)
        assert match.outcome is not None
        write_match(path, match, seed=4, players=PLAYERS, name="Batch")
        info = read_info(path)
        assert (info.outcome, info.steps, info.asked) == (match.outcome, len(match.steps) - 1, ())
        same(open_match(path, load, read_only=True).match, match)
    assert os.listdir(path.parent) == [path.name]


def test_a_match_saved_without_what_was_taken_back_keeps_its_dice(tmp_path: Path) -> None:
    match: Match[Any, Any] = Match(any_game(), Setup(), Seeded(4), rated=False)
    play(match, 40)
    match.undo(to=6)
    write_match(tmp_path / "a.anahuac", match, seed=4, players={})
    opened = open_match(tmp_path / "a.anahuac", load)
    assert not opened.match.can_redo
    assert opened.match.play("red", Run()).draws == match.play("red", Run()).draws
    opened.file.close()


def test_a_match_saved_with_what_was_taken_back_can_restore_it(tmp_path: Path) -> None:
    match: Match[Any, Any] = Match(any_game(), Setup(), Seeded(4), rated=False)
    play(match, 40)
    match.undo(to=30)
    match.undo(to=6)
    write_match(tmp_path / "a.anahuac", match, seed=4, players={}, redo=True)
    opened = open_match(tmp_path / "a.anahuac", load)
    same(opened.match, match)
    assert [step.number for step in opened.match.undone] == [step.number for step in match.undone] != []
    while match.can_redo:
        for each in (match, opened.match):
            each.redo()
        same(opened.match, match)
    assert opened.match.play("red", Run()).draws == match.play("red", Run()).draws
    opened.file.close()
    same(open_match(tmp_path / "a.anahuac", load, read_only=True).match, match)


def test_a_match_without_history_or_with_an_impossible_seed_is_a_mistake_of_the_caller(
    tmp_path: Path,
) -> None:
    match: Match[Any, Any] = Match(any_game(), Setup(), Seeded(4), keep=False)
    play(match, 3)
    with pytest.raises(ValueError, match="history"):
        write_match(tmp_path / "a.anahuac", match, seed=4, players={})
    with pytest.raises(ValueError, match="seed"):
        begin(tmp_path / "a.anahuac", seed=1 << 63)
    assert os.listdir(tmp_path) == []


def test_a_match_that_is_only_looked_at_refuses_to_be_played(saved: Path) -> None:
    before = saved.read_bytes()
    opened = open_match(saved, load, read_only=True)
    steps = len(opened.match.steps)
    with pytest.raises(StoreFault) as caught:
        play(opened.match, 1)
    assert caught.value.reason == texts.ONLY_LOOKED_AT(file=saved.name)
    assert len(opened.match.steps) == steps
    opened.file.close()
    assert saved.read_bytes() == before


def test_a_closed_file_takes_no_more_steps(saved: Path) -> None:
    opened = open_match(saved, load)
    opened.file.close()
    opened.file.close()
    with pytest.raises(StoreFault) as caught:
        play(opened.match, 1)
    assert caught.value.reason == texts.CLOSED(file=saved.name)


def test_a_branch_of_a_resumed_match_leaves_the_file_alone(saved: Path) -> None:
    opened = open_match(saved, load)
    before = saved.read_bytes()
    trial = opened.match.branch(Seeded(1), step=20)
    play(trial, 50)
    trial.undo(to=3)
    assert saved.read_bytes() == before
    opened.file.close()


def test_the_label_says_nothing_that_a_spectator_may_not_know(tmp_path: Path) -> None:
    class Telling(Marathon):
        def describe(self, event: Any, state: Any) -> Any:
            line = super().describe(event, state)
            if line is not None and line.is_heading:
                seat = next(iter(state.secret))
                return type(line)(
                    TURN(seat=seat, place=str(state.secret[seat])), "toy:1", "turn", is_heading=True
                )
            return line

    game: Any = Telling()
    path = tmp_path / "a.anahuac"
    file = MatchFile.create(path, game, Setup(), seed=1, players={})
    play(Match(game, Setup(), Seeded(1), journal=file.journal), 8)
    assert file.info.label == TURN(seat="red", place="None")
    file.close()


def test_a_match_names_the_program_that_played_in_it_last(saved: Path) -> None:
    spoil(saved, "UPDATE meta SET app_version = '0.0.7', rules_version = 0")
    sealed_again(saved)
    assert (open_match(saved, load, read_only=True).info.app_version, read_info(saved).rules_version) == (
        "0.0.7",
        0,
    )
    opened = open_match(saved, load)
    assert read_info(saved).app_version == "0.0.7"
    play(opened.match, 2)
    opened.file.close()
    assert (read_info(saved).app_version, read_info(saved).rules_version) == (__version__, 1)
    assert open_match(saved, load, read_only=True).info == opened.file.info
