"""A match of any length for tests of the store: the toy race with a goal far away and turns that the list shows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec.structs import replace

from anahuac.engine.chance import Seeded, picker
from anahuac.engine.decision import Action, Allocated, Assigned, Chosen, Number, Ordered, Seat
from anahuac.engine.game import Game, LogLine, Setup, Tx
from anahuac.engine.match import Match
from anahuac.engine.text import text
from anahuac.store import MatchFile
from tests.engine.toy import Framed, Race, Ran, Run, Shown, State, Toy

TURN = text("toy", "{seat} to run from {place}.")
PLAYERS = {"red": "human", "blue": "greedy"}
OPENING: tuple[tuple[Seat, Action], ...] = (
    ("red", Number(4)),
    ("blue", Number(5)),
    ("red", Chosen(("a",))),
    ("red", Allocated((("x", 1), ("y", 2)))),
    ("red", Ordered(("b", "a", "c"))),
    ("red", Assigned(("l", "r"))),
)


class Marathon(Toy):
    """The toy whose race ends at ``goal``. Rolling is a turn of its own in the list of matches."""

    def __init__(self, goal: int = 10**9, rules_version: int = 1) -> None:
        super().__init__()
        self.goal = goal
        self.info = replace(Toy.info, rules_version=rules_version)

    def describe(self, event: Any, state: State) -> LogLine | None:
        """A heading whenever somebody may run."""
        if isinstance(event, Framed) and isinstance(event.frame, Race):
            seat = event.frame.seat
            said = TURN(seat=seat, place=str(state.at[seat]))
            return LogLine(said, "toy:1", "turn", is_heading=True)
        return super().describe(event, state)

    def _raced(self, tx: Tx[State, Any], frame: Race, seat: Seat, action: Action) -> None:
        if isinstance(action, Run):
            tx.emit(Ran(seat, tx.chance.roll("run", 6)))
        if tx.state.at[seat] >= self.goal:
            tx.emit(Shown(seat))
        else:
            tx.emit(Framed(Race("blue" if seat == "red" else "red")))


def load(game: str) -> Game[Any, Any]:
    """The loader that tests hand to the store."""
    return {"toy": Marathon()}[game]  # type: ignore[dict-item]


def begin(
    path: Path, *, seed: int = 3, rated: bool = False, name: str = ""
) -> tuple[Match[Any, Any], MatchFile]:
    """A new match in a file."""
    game: Any = Marathon()
    file = MatchFile.create(path, game, Setup(), seed=seed, players=PLAYERS, name=name, rated=rated)
    return Match(game, Setup(), Seeded(seed), rated=rated, journal=file.journal), file


def play(match: Match[Any, Any], steps: int, seed: int = 1) -> None:
    """Play on at random; the opening is always the same."""
    pick = picker(seed)
    for _ in range(steps):
        number = match.last.number
        if number < len(OPENING):
            match.play(*OPENING[number])
        elif match.pending:
            decision = match.pending[0]
            match.play(decision.seat, decision.sample(pick))


def trace(match: Match[Any, Any]) -> list[tuple[Any, ...]]:
    """Everything about a match that a file must bring back."""
    return [
        (s.number, s.seat, s.action, s.events, s.draws, s.state, s.pending, s.gesture, s.barrier, s.hash)
        for s in match.steps
    ]
