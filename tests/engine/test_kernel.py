"""The kernel: texts, chance, domains, frames, applying, hashing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from anahuac.engine import conformance, text
from anahuac.engine.chance import Chance, ChanceMismatch, Draw, Replayed, Scripted, Seeded, picker
from anahuac.engine.decision import (
    Action,
    Allocate,
    Allocated,
    Amount,
    Assigned,
    Chosen,
    Decision,
    Domain,
    Field,
    Number,
    OneOf,
    Order,
    Ordered,
    Passed,
    Picker,
    Program,
    Quota,
    Some,
)
from anahuac.engine.frames import EndlessFrames, Frames, Handler
from anahuac.engine.game import Setup, SetupError, Tx, apply, begin, check, state_hash
from anahuac.engine.rules import IllegalAction
from tests.engine.toy import Race, Rest, Run, State, Toy

ASK = text.text("t", "?")


def test_template_binds_exactly_its_fields() -> None:
    greeting = text.text("t", "{who} greets {whom}.")
    assert greeting(who="A", whom=text.Ref("camp", "spain")).params[1][1] == text.Ref("camp", "spain")
    with pytest.raises(text.TextError):
        greeting(who="A")
    with pytest.raises(text.TextError):
        greeting(who="A", whom="B", when="now")


@pytest.mark.parametrize("source", ["{}", "{a.b}", "{a:>3}", "{a!r}", "{0}"])
def test_template_refuses_fields_that_translators_cannot_keep(source: str) -> None:
    with pytest.raises(text.TextError):
        text.text("t", source)


def test_plural_needs_its_count() -> None:
    lost = text.plural("t", "%n step(s) of {unit}", "", 1)
    assert lost(2, unit="x").n == 2
    with pytest.raises(text.TextError):
        lost(unit="x")
    with pytest.raises(text.TextError):
        text.plural("t", "steps", "", 1)


def test_seeded_goes_on_where_it_stood() -> None:
    whole = Seeded(7)
    first = [whole.next("d", 6) for _ in range(20)]
    rest = Seeded(7, used=15)
    assert [rest.next("d", 6) for _ in range(5)] == first[15:]
    assert set(first) <= set(range(1, 7))


def test_seeded_sequence_is_kept() -> None:
    """The sequence is part of every saved match: it must never change, on any Python."""
    source = Seeded(1519)
    assert [source.next("d", 6) for _ in range(8)] == [2, 5, 4, 6, 1, 1, 3, 6]


def test_replayed_refuses_another_question() -> None:
    draws = [Draw("fire", 6, 3)]
    assert Replayed(draws).next("fire", 6) == 3
    with pytest.raises(ChanceMismatch, match="shock"):
        Replayed(draws).next("shock", 6)
    with pytest.raises(ChanceMismatch):
        Replayed(draws).next("fire", 10)
    assert not Replayed(draws).exhausted
    replay = Replayed(draws)
    replay.next("fire", 6)
    assert replay.exhausted
    with pytest.raises(ChanceMismatch, match="after the last"):
        replay.next("fire", 6)


def test_scripted_refuses_impossible_dice() -> None:
    with pytest.raises(ChanceMismatch, match="1-6"):
        Scripted(7).next("fire", 6)
    with pytest.raises(ChanceMismatch, match="no scripted"):
        Scripted().next("fire", 6)


def test_chance_records_draws_and_shuffles() -> None:
    chance = Chance(Scripted(2, 1, 1))
    assert chance.shuffle("s", ("a", "b", "c")) == ("b", "a", "c")
    assert chance.draws == [Draw("s", 3, 2), Draw("s", 2, 1), Draw("s", 1, 1)]
    assert Chance(Scripted(3)).draw("d", "xyz") == "z"


ids = st.lists(st.sampled_from("abcdefgh"), min_size=1, max_size=6, unique=True).map(tuple)


@st.composite
def domains(draw: st.DrawFn) -> Domain:
    items = draw(ids)
    kind = draw(st.integers(0, 5))
    if kind == 0:
        return OneOf(tuple(Number(at) for at in range(len(items))))
    if kind == 1:
        least = draw(st.integers(0, len(items)))
        return Some(items, least, draw(st.integers(least, len(items))))
    if kind == 2:
        least = draw(st.integers(-3, 3))
        return Amount(least, least + draw(st.integers(0, 5)))
    if kind == 3:
        slots = tuple((item, draw(st.integers(1, 3))) for item in items)
        return Allocate(slots, draw(st.integers(0, sum(most for _, most in slots))))
    if kind == 4:
        return Order(items[:5])
    fields = tuple(Field(item, ("l", "r", "c"), draw(st.integers(0, 2))) for item in items[:4])
    return Program(fields, Quota("l", draw(st.integers(0, sum(f.weight for f in fields)))))


@given(domains(), st.integers(0, 2**32))
def test_samples_and_answers_are_inside_their_domain(domain: Domain, seed: int) -> None:
    decision = Decision("a", "k", ASK(), domain, "t:1")
    assert decision.contains(domain.sample(picker(seed)))
    answers = decision.answers(300)
    assert answers
    assert len(set(answers)) == len(answers)
    assert all(decision.contains(answer) for answer in answers)
    if decision.is_forced():
        assert decision.forced_answer() == answers[0]
        if not isinstance(domain, Order):
            assert len(answers) == 1
    assert decision.contains(Passed()) is False


@given(domains(), st.integers(-1, 12))
def test_whether_there_is_an_answer_is_known_without_looking(domain: Domain, many: int) -> None:
    """Also of questions that ask for too much, as only a stranger's file brings along."""
    if isinstance(domain, Some):
        domain = replace(domain, least=max(many, 0))
    elif isinstance(domain, Amount):
        domain = replace(domain, most=many)
    elif isinstance(domain, Allocate):
        domain = replace(domain, total=many)
    elif isinstance(domain, OneOf):
        domain = replace(domain, options=domain.options[:many])
    elif isinstance(domain, Program):
        domain = replace(domain, quota=Quota("l", many))
    found = next((a for a in domain.answers() if domain.contains(a)), None)
    assert domain.has_answer() == (found is not None)
    assert Decision("a", "k", ASK(), domain, "t:1", may_pass=True).has_answer()


@pytest.mark.parametrize(
    ("domain", "wrong"),
    [
        (Some(("a", "b"), 1, 2), Chosen(("b", "a"))),
        (Some(("a", "b"), 1, 2), Chosen(("a", "a"))),
        (Some(("a", "b"), 1, 2), Chosen(())),
        (Some(("a", "b"), 1, 2), Chosen(("c",))),
        (Amount(1, 3), Number(4)),
        (Allocate((("a", 2), ("b", 1)), 2), Allocated((("a", 3),))),
        (Allocate((("a", 2), ("b", 1)), 2), Allocated((("b", 1), ("a", 1)))),
        (Allocate((("a", 2), ("b", 1)), 2), Allocated((("a", 1), ("b", 1), ("c", 0)))),
        (Allocate((("a", 2), ("b", 1)), 2), Allocated((("a", 2), ("b", 0)))),
        (Order(("a", "b")), Ordered(("a", "a"))),
        (Program((Field("p", ("l", "r"), 1),), Quota("l", 1)), Assigned(("r",))),
        (Program((Field("p", ("l", "r"), 1),)), Assigned(("x",))),
        (OneOf((Number(1),)), Number(2)),
    ],
)
def test_wrong_answers_are_outside(domain: Domain, wrong: Action) -> None:
    assert not domain.contains(wrong)


def test_apply_refuses_with_clause_and_leaves_no_trace() -> None:
    game = Toy()
    _, step = begin(game, Setup(), Seeded(1))
    assert check(game, step.state, step.pending, "red", Number(10)) is not None
    with pytest.raises(IllegalAction) as caught:
        apply(game, step.state, step.pending, "red", Run(), Seeded(1))
    assert caught.value.refusal.clause == "toy:1"
    assert check(game, step.state, (), "red", Run()) is not None


def test_a_games_own_reason_comes_before_the_domains() -> None:
    game = Toy()
    tired = State({"red": 6, "blue": 0}, {"red": 1, "blue": 1}, (Race("red"),), "red")
    refusal = check(game, tired, game.pending(tired), "red", Run())
    assert refusal is not None
    assert refusal.clause == "toy:2"
    assert check(game, tired, game.pending(tired), "red", Rest()) is None


def test_unknown_scenario_is_a_setup_error() -> None:
    with pytest.raises(SetupError, match="no scenario"):
        begin(Toy(), Setup("nowhere"), Seeded(1))


def test_endless_frames_are_found() -> None:
    frames: Frames[int, int] = Frames(
        lambda s: s, {int: Handler(lambda s, f: (), lambda *a: None, lambda tx, f: None)}
    )
    tx: Tx[int, int] = Tx(lambda s, e: s + e, 1, Chance(Scripted()))
    with pytest.raises(EndlessFrames):
        frames.settle(tx)


@pytest.mark.parametrize("seed", range(10))
def test_toy_passes_the_battery(seed: int) -> None:
    assert len(conformance.play_random(Toy(), Setup(), seed)) > 6


class Blind(Toy):
    """Its views hide from a seat what it is asked."""

    def view(self, state: State, seat: str | None) -> State:
        return replace(super().view(state, seat), frames=())


class Forgetful(Toy):
    """Its state does not follow from its events."""

    def evolve(self, state: State, event: Any) -> State:
        self.calls = getattr(self, "calls", 0) + 1
        return state if self.calls % 7 == 0 else super().evolve(state, event)


class Telling(Toy):
    """It makes up what a seat already knows."""

    def determinize(self, view: State, seat: str, pick: Picker) -> State:
        return replace(view, secret=dict.fromkeys(view.secret, 9))


@pytest.mark.parametrize("game", [Blind(), Forgetful(), Telling()])
def test_battery_finds_broken_promises(game: Toy) -> None:
    def battery() -> None:
        for seed in range(10):
            conformance.play_random(game, Setup(), seed)

    with pytest.raises(conformance.Unsound):
        battery()


HASH = """
from anahuac.engine.game import Setup, state_hash
from anahuac.engine import conformance
from tests.engine.toy import Toy
print(state_hash(conformance.play_random(Toy(), Setup(), 5)[-1].state))
"""


@pytest.mark.parametrize("hash_seed", ["0", "1", "4711"])
def test_state_hash_does_not_depend_on_the_hash_seed(hash_seed: str) -> None:
    root = Path(__file__).parents[2]
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
    done = subprocess.run([sys.executable, "-c", HASH], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == state_hash(conformance.play_random(Toy(), Setup(), 5)[-1].state)
