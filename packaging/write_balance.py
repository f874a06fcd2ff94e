"""Plays matches between computer players and keeps what they show: resources/games/GAME/balance.json.

Usage: python packaging/write_balance.py GAME[/SCENARIO] [--matches 200] [--seats greedy,greedy] [--seed 3]

The same figures are given by ``anahuac simulate`` with the same words. Run it again when the rules of a game or its
computer players change; other scenarios of the file keep what they have.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

from anahuac.balance import FILE, FORMAT, VERSION, BalanceFile, Played, read
from anahuac.engine.game import Game, Setup
from anahuac.registry import load_game
from anahuac.sim import Report, simulate

GAMES = Path(__file__).resolve().parents[1] / "resources" / "games"
#: Columns of a line of the file.
WIDTH = 2


def played(game: Game[Any, Any], report: Report, seed: int) -> Played:
    """What the file keeps of a report."""
    if report.faults:
        raise SystemExit(f"a match broke: {report.faults[0]}")
    return Played(
        scenario=report.scenario,
        rules_version=game.info.rules_version,
        matches=report.matches,
        seed=seed,
        players=report.seats,
        wins=report.wins,
        draws=report.draws,
        unfinished=report.unfinished,
        win_rate=report.win_rate,
    )


def write(path: Path, game: str, row: Played) -> None:
    """Put the row of a scenario into the file, in place of an earlier one."""
    kept = read(path.read_bytes()).played if path.exists() else []
    rows = [each for each in kept if each.scenario != row.scenario]
    file = BalanceFile(
        format=FORMAT,
        version=VERSION,
        provenance=[
            "Matches between computer players, all options as shipped, by packaging/write_balance.py."
        ],
        game=game,
        played=sorted([*rows, row], key=lambda each: each.scenario),
    )
    data = msgspec.json.format(msgspec.json.encode(file), indent=WIDTH) + b"\n"
    read(data)
    path.write_bytes(data)


def main() -> None:
    """Play, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", metavar="GAME[/SCENARIO]")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seats", default="greedy,greedy")
    parser.add_argument("--seed", type=int, default=3)
    wanted = parser.parse_args()
    name, _, scenario = wanted.what.partition("/")
    game = load_game(name)
    seats = dict(zip((info.id for info in game.info.seats), wanted.seats.split(","), strict=True))
    setup = Setup(scenario or game.info.scenarios[0])
    report = simulate(name, setup, seats, wanted.matches, wanted.seed)
    write(GAMES / name / FILE, name, played(game, report, wanted.seed))


if __name__ == "__main__":
    main()
