"""Running a match again from its actions and its recorded chance, and comparing every step with the file."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from anahuac.engine.chance import ChanceMismatch, Draw, Replayed
from anahuac.engine.game import Game, Setup, SetupError, Step, apply, begin, state_hash
from anahuac.engine.rules import IllegalAction
from anahuac.engine.text import Text
from anahuac.store import texts
from anahuac.store.codec import decoded, to_json
from anahuac.store.faults import StoreFault
from anahuac.store.reading import LoadGame, game_of, past_of, read_rows
from anahuac.store.recall import Line, Recalled, RecalledPast, snapshot_state
from anahuac.store.rows import SnapshotRow
from anahuac.store.upcasts import Upcasts, upcast


class Difference(msgspec.Struct, frozen=True):
    """What is not as recorded: at which step, at which entry of the journal, and what."""

    step: int
    entry: int
    what: Text


class Verification(NamedTuple):
    """The result: every difference, and the number of steps that were run again, taken-back ones included."""

    differences: list[Difference]
    steps: int


def verify_match(path: Path, load_game: LoadGame, *, upcasts: Upcasts = upcast) -> Verification:
    """Run a match again and compare draws, events and the hash of the state at every step.

    After a difference the run goes on from the recorded position, so that each is told once. Nothing is written.
    Raises StoreFault when the file itself cannot be read.
    """
    rows = read_rows(path)
    game = game_of(path, rows.meta, load_game)
    past = past_of(path, rows, game, upcasts)
    line = Line(past, rows.snapshots)
    run = _Run(game, past, decoded(path, texts.AT_META(), rows.meta.setup, Setup))
    count = 0
    for row, entries in zip(rows.steps, rows.entries, strict=True):
        step = line.take(row, entries)
        if step is not None:
            count += 1
            run.step(step, row.seq, rows.snapshots.get(entries[-1].seq))
    return Verification(run.differences, count)


class _Ones:
    """Chance for an opening that has recorded none: what comes of it is only looked at."""

    def next(self, label: str, sides: int) -> int:
        del label, sides
        return 1


class _Run:
    def __init__(self, game: Game[Any, Any], past: RecalledPast, setup: Setup) -> None:
        self.differences: list[Difference] = []
        self._game = game
        self._past = past
        self._setup = setup

    def step(self, step: Recalled, seq: int, snapshot: SnapshotRow | None) -> None:
        """Compare one step."""
        found: list[Text] = []
        again = self._again(step, found)
        if again is not None:
            found += self._compare(step, again)
        if snapshot is not None:
            found += self._compare_snapshot(step, snapshot)
        self.differences += [Difference(step.number, seq, what) for what in found]

    def _again(self, step: Recalled, found: list[Text]) -> Step[Any, Any] | None:
        source = Replayed(step.draws)
        try:
            if step.before is None:
                if self._begins_in_a_position(step):
                    return Step(self._past.initial, (), (), self._game.pending(self._past.initial))
                initial, again = begin(self._game, self._setup, source)
                if state_hash(initial) != state_hash(self._past.initial):
                    found.append(texts.OTHER_START())
            else:
                before = step.before
                assert step.action is not None
                again = apply(self._game, before.state, before.pending, step.seat, step.action, source)
        except StoreFault:
            raise
        except ChanceMismatch as error:
            found.append(texts.OTHER_CHANCE(detail=str(error)))
        except SetupError as error:
            found.append(texts.NOW_UNFIT(reason=error.reason))
        except IllegalAction as error:
            refusal = error.refusal
            found.append(texts.NOW_REFUSED(clause=refusal.clause, reason=refusal.reason))
        except Exception as error:  # that the rules fail here is what is looked for
            found.append(texts.NOW_BROKEN(kind=type(error).__name__))
        else:
            if not source.exhausted:
                found.append(texts.OTHER_CHANCE(detail=_left_over(step.draws, len(again.draws))))
            return again
        return None

    def _begins_in_a_position(self, step: Recalled) -> bool:
        """Whether nothing happened in an opening in which something would have: a trial that was kept begins in a
        position, and has no set-up that could be run again."""
        if step.events or step.draws or state_hash(self._past.initial) != step.stored_hash:
            return False
        return bool(begin(self._game, self._setup, _Ones())[1].events)

    def _compare(self, step: Recalled, again: Step[Any, Any]) -> list[Text]:
        found = []
        if again.events != step.events:
            found.append(_first_other(step.events, again.events))
        now = state_hash(again.state)
        if now != step.stored_hash:
            found.append(texts.OTHER_HASH(recorded=step.stored_hash, now=now))
        return found

    def _compare_snapshot(self, step: Recalled, snapshot: SnapshotRow) -> list[Text]:
        kept = snapshot_state(self._past.path, self._past.codec, snapshot)
        return [] if state_hash(kept) == step.stored_hash else [texts.OTHER_SNAPSHOT()]


def _left_over(draws: tuple[Draw, ...], used: int) -> str:
    return " ".join(to_json(draw) for draw in draws[used:])


def _first_other(recorded: tuple[Any, ...], now: tuple[Any, ...]) -> Text:
    at = next(
        (at for at, (old, new) in enumerate(zip(recorded, now, strict=False)) if old != new),
        min(len(recorded), len(now)),
    )
    told = [to_json(events[at])[:200] if at < len(events) else texts.NOTHING() for events in (recorded, now)]
    return texts.OTHER_EVENTS(at=at + 1, recorded=told[0], now=told[1])
