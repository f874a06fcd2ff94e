"""Match files of every released version are opened, told, verified and played on by this one.

Those of the version that is being made are written anew by ``packaging/write_saves.py`` when its rules change.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from anahuac import __version__
from anahuac.engine.chance import picker
from anahuac.registry import GAME_IDS, load_game
from anahuac.store import open_match, read_info, verify_match

SAVES = Path(__file__).parents[1] / "saves"
FILES = sorted(SAVES.glob("*/*.anahuac"))


def test_there_are_files_of_this_version_for_every_game() -> None:
    here = {path.name for path in FILES if path.parent.name == __version__}
    assert here == {f"{game}-{kind}.anahuac" for game in GAME_IDS for kind in ("finished", "broken-off")}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_old_match_is_all_there(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / path.name
    shutil.copyfile(path, copy)
    info = read_info(copy)
    assert info.app_version == path.parent.name
    opened = open_match(copy, load_game)
    match, game = opened.match, opened.match.game
    lines = 0
    for number in range(len(match.steps)):
        for seat in (*(seat.id for seat in game.info.seats), None):
            view = match.view(seat, number)
            lines += sum(game.describe(event, view) is not None for event in match.events(seat, number))
    assert lines > len(match.steps)
    if path.stem.endswith("finished"):
        assert match.outcome is not None
        assert match.outcome == info.outcome
    else:
        match.redo()
        pick = picker(1)
        for _ in range(20):
            decision = match.pending[0]
            match.play(decision.seat, decision.sample(pick))
    opened.file.close()
    differences, steps = verify_match(copy, load_game)
    assert differences == [], "other rules; until the version is released: packaging/write_saves.py"
    assert steps >= len(match.steps)
