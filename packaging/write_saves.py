"""Writes the match files of this version that later versions must open: tests/saves/VERSION/*.anahuac.

Usage: python packaging/write_saves.py [GAME...]

Run it whenever rules change until the version is released; from then on its files are never written again.
Each game, or each one named, gives a match that is over and one broken off, with steps taken back.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from anahuac import __version__
from anahuac.engine.chance import Seeded, picker
from anahuac.engine.decision import Picker
from anahuac.engine.game import Game, Setup
from anahuac.engine.match import Match
from anahuac.registry import GAME_IDS, load_game
from anahuac.store import MatchFile, write_match
from anahuac.store.files import ENDING

SAVES = Path(__file__).resolve().parents[1] / "tests" / "saves"
#: Of so many matches the shortest is kept, because the file goes with the source.
TRIES = 60
BROKEN_OFF = 90


def play(match: Match[Any, Any], steps: int, pick: Picker) -> None:
    """Play on at random, to the end or so many steps."""
    for _ in range(steps):
        if not match.pending:
            return
        decision = match.pending[pick(len(match.pending))]
        match.play(decision.seat, decision.sample(pick))


def write_finished(path: Path, game: Game[Any, Any], players: dict[str, str]) -> None:
    """The shortest of some random matches; one that gets longer than another was is not played on."""
    best: tuple[int, Match[Any, Any]] | None = None
    shortest = 1_000_000
    for seed in range(TRIES):
        match = Match(game, Setup(), Seeded(seed), rated=False)
        play(match, shortest - 1, picker(seed))
        if match.outcome is not None:
            shortest, best = match.last.number, (seed, match)
    assert best is not None, f"no random match of {game.info.id} came to its end"
    write_match(path, best[1], seed=best[0], players=players, name="Finished")


def write_broken_off(path: Path, game: Game[Any, Any], players: dict[str, str]) -> None:
    """A match that goes on, with steps taken back, given again, and waiting to be given again."""
    path.unlink(missing_ok=True)
    file = MatchFile.create(path, game, Setup(), seed=1519, players=players, name="Broken off", rated=False)
    pick = picker(1519)
    match = Match(game, Setup(), Seeded(1519), rated=False, journal=file.journal)
    play(match, BROKEN_OFF, pick)
    match.undo(to=BROKEN_OFF // 2)
    match.redo()
    play(match, BROKEN_OFF // 3, pick)
    match.undo()
    file.close()


def main(games: Sequence[str]) -> None:
    """Write the files of these games."""
    folder = SAVES / __version__
    folder.mkdir(parents=True, exist_ok=True)
    for name in games:
        game = load_game(name)
        players = {info.id: "random" for info in game.info.seats}
        write_finished(folder / f"{name}-finished{ENDING}", game, players)
        write_broken_off(folder / f"{name}-broken-off{ENDING}", game, players)


if __name__ == "__main__":
    main(sys.argv[1:] or GAME_IDS)
