"""The library as the window sees it: whatever a stranger's file or another version's says, the rest is there."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from anahuac.app.folders import folders
from anahuac.app.matches import Matches, local_time
from anahuac.engine.chance import Seeded
from anahuac.engine.game import Setup
from anahuac.engine.match import Match
from anahuac.registry import load_game
from anahuac.store import MatchFile, texts
from tests.store.spoiling import sealed_again, spoil


@pytest.fixture
def matches(tmp_path: Path) -> Matches:
    """A library with two matches of the Conquest."""
    made = Matches(folders(tmp_path))
    made.folders.matches.mkdir(parents=True)
    game = load_game("conquest")
    for name in ("one", "two"):
        path = made.folders.matches / f"{name}.anahuac"
        file = MatchFile.create(path, game, Setup(), seed=1, players={"spain": "human", "indian": "random"})
        Match(game, Setup(), Seeded(1), journal=file.journal)
        file.close()
    return made


def test_a_match_of_a_game_of_another_version_is_one_that_cannot_be_read(matches: Matches) -> None:
    """Nothing here could show its map or its names; its own file is named, the others are there."""
    path = matches.folders.matches / "one.anahuac"
    spoil(path, "UPDATE meta SET game = ?", values=("../\x1bsiege",))
    sealed_again(path)
    two, one = matches.entries()
    assert (two.path.name, two.fault) == ("two.anahuac", None)
    assert (one.path, one.info) == (path, None)
    assert one.fault is not None
    assert one.fault.reason == texts.UNKNOWN_GAME(file="one.anahuac", game="../\ufffdsiege")


def test_a_person_takes_the_seat_of_a_computer_player_that_only_another_version_has(matches: Matches) -> None:
    """The match goes on; a player that does not exist would never answer."""
    path = matches.folders.matches / "one.anahuac"
    spoil(path, "UPDATE meta SET players = ?", values=('{"spain":"<b>expert</b>"}',))
    sealed_again(path)
    opened = matches.open(path)
    assert {seat: plan.is_human for seat, plan in opened.seats.items()} == {"spain": True, "indian": True}
    opened.close()
    again = matches.open(matches.folders.matches / "two.anahuac")
    assert again.seats["indian"].player == "random"
    again.close()


@pytest.mark.parametrize("utc", ["", "yesterday", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z"])
def test_times_of_a_file_that_no_clock_shows(utc: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """West and east of Greenwich the first and the last day lie outside the calendar."""
    for zone in ("UTC+12", "UTC-12"):
        with monkeypatch.context() as patch:
            patch.setenv("TZ", zone)
            getattr(time, "tzset", lambda: None)()
            found = local_time(utc)
            assert found is None or found.year in (1, 9999)
    getattr(time, "tzset", lambda: None)()
