"""Running a match again finds every kind of difference, and nothing where there is none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from anahuac.engine.chance import Seeded
from anahuac.engine.decision import Action
from anahuac.engine.game import Setup, Tx
from anahuac.engine.match import Match
from anahuac.engine.rules import Refusal
from anahuac.store import texts, verify_match, write_match
from anahuac.store.rows import SnapshotRow
from tests.engine.toy import TOO_TIRED, Framed, Race, Ran, Run, Shown, State
from tests.store.games import Marathon, load, play
from tests.store.spoiling import asked, sealed_again, spoil


def under(path: Path, game: Any) -> list[tuple[int, str]]:
    """Step and kind of the differences under other rules."""
    found = verify_match(path, lambda _: game).differences
    return [(difference.step, difference.what.source) for difference in found]


def test_a_match_as_recorded_has_no_difference(saved: Path) -> None:
    before = saved.read_bytes()
    differences, steps = verify_match(saved, load)
    assert differences == []
    assert steps == asked(saved, "SELECT count(*) FROM entry WHERE kind IN ('begin', 'action')") == 136
    assert saved.read_bytes() == before


def test_a_changed_rule_is_found_at_each_step_it_changes(saved: Path) -> None:
    class Limping(Marathon):
        def _raced(self, tx: Tx[State, Any], frame: Race, seat: str, action: Action) -> None:
            if isinstance(action, Run):
                tx.emit(Ran(seat, min(5, tx.chance.roll("run", 6))))
            tx.emit(Framed(Race("blue" if seat == "red" else "red")))

    sixes = asked(saved, "SELECT count(*) FROM entry WHERE kind = 'draw' AND payload LIKE '%6]'")
    found = under(saved, Limping())
    assert sixes > 3
    assert [what for _, what in found] == [texts.OTHER_EVENTS.source, texts.OTHER_HASH.source] * sixes


def test_other_dice_are_found(saved: Path) -> None:
    class Twice(Marathon):
        def _raced(self, tx: Tx[State, Any], frame: Race, seat: str, action: Action) -> None:
            if isinstance(action, Run):
                tx.chance.roll("luck", 2)
            super()._raced(tx, frame, seat, action)

    runs = asked(saved, "SELECT count(*) FROM entry WHERE kind = 'draw'")
    assert [what for _, what in under(saved, Twice())] == [texts.OTHER_CHANCE.source] * runs


def test_dice_that_nobody_asks_for_any_more_are_found(saved: Path) -> None:
    class Certain(Marathon):
        def _raced(self, tx: Tx[State, Any], frame: Race, seat: str, action: Action) -> None:
            if isinstance(action, Run):
                tx.emit(Ran(seat, 3))
            tx.emit(Framed(Race("blue" if seat == "red" else "red")))

    assert texts.OTHER_CHANCE.source in {what for _, what in under(saved, Certain())}


def test_actions_that_are_refused_now_are_found_with_their_clause(saved: Path) -> None:
    class Strict(Marathon):
        def refuse(self, state: State, decision: Any, action: Action) -> Refusal | None:
            if isinstance(action, Run) and decision.seat == "blue":
                return Refusal("toy:9", TOO_TIRED(seat="blue"))
            return super().refuse(state, decision, action)

    game: Any = Strict()
    differences = verify_match(saved, lambda _: game).differences
    assert {difference.what.source for difference in differences} == {texts.NOW_REFUSED.source}
    assert dict(differences[0].what.params)["clause"] == "toy:9"


def test_rules_that_fail_and_starts_that_differ_are_found(saved: Path) -> None:
    class Broken(Marathon):
        def setup(self, setup: Any) -> State:
            return msgspec.structs.replace(super().setup(setup), tired="red")

        def resolve(self, tx: Tx[State, Any], seat: str, action: Action) -> None:
            if isinstance(action, Run):
                raise ZeroDivisionError
            super().resolve(tx, seat, action)

    found = under(saved, Broken())
    assert found[:2] == [(0, texts.OTHER_START.source), (0, texts.OTHER_HASH.source)]
    assert {what for _, what in found[2:]} == {texts.NOW_BROKEN.source}


@pytest.mark.parametrize(
    ("statement", "what"),
    [
        ("UPDATE step SET hash = 'f' WHERE number = 40", texts.OTHER_HASH),
        (
            "UPDATE entry SET payload = replace(payload, 'red', 'blue') WHERE kind = 'event' AND step = 40"
            " AND type = 'framed'",
            texts.OTHER_EVENTS,
        ),
        (
            "UPDATE entry SET payload = '{\"type\":\"rest\"}' WHERE kind = 'action' AND type = 'run'"
            " AND step = (SELECT max(step) FROM entry WHERE type = 'run')",
            texts.OTHER_CHANCE,
        ),
        ("DELETE FROM entry WHERE 0", None),
    ],
)  # fmt: skip
def test_a_planted_difference_is_found_at_its_step(saved: Path, statement: str, what: Any) -> None:
    spoil(saved, statement)
    sealed_again(saved)
    found = verify_match(saved, load).differences
    if what is None:
        assert found == []
        return
    assert found[0].what.source == what.source
    step = asked(saved, f"SELECT step FROM entry WHERE seq = {found[0].entry}")
    assert found[0].step == step


def test_a_planted_snapshot_is_found(saved: Path) -> None:
    seq = asked(saved, "SELECT max(seq) FROM snapshot")
    payload = asked(saved, f"SELECT payload FROM snapshot WHERE seq = {seq}").replace('"red":4', '"red":5')
    row = SnapshotRow(seq, 1, payload).sealed()
    spoil(saved, "UPDATE snapshot SET payload = ?, seal = ? WHERE seq = ?", values=(payload, row.seal, seq))
    found = verify_match(saved, load).differences
    assert texts.OTHER_SNAPSHOT.source in {difference.what.source for difference in found}


def test_a_finished_match_verifies(tmp_path: Path) -> None:
    game: Any = Marathon(30)
    match: Match[Any, Any] = Match(game, Setup(), Seeded(8), rated=False)
    play(match, 1000)
    assert isinstance(match.last.events[-1], Shown)
    write_match(tmp_path / "a.anahuac", match, seed=8, players={})
    assert under(tmp_path / "a.anahuac", game) == []
    assert under(tmp_path / "a.anahuac", Marathon(31)) != []
