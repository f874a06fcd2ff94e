"""Figures of balance that games ship: they fit their format, the rules of today and each other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from anahuac import balance, content
from anahuac.registry import RULES_IDS, load_game
from anahuac.resources import ResourceMissing, resource_bytes, resource_path
from anahuac.sim import wilson

GOOD: dict[str, Any] = {
    "format": "anahuac-balance",
    "version": 1,
    "game": "conquest",
    "played": [
        {
            "scenario": "campaign",
            "rules_version": 1,
            "matches": 10,
            "seed": 3,
            "players": {"spain": "greedy", "indian": "greedy"},
            "wins": {"spain": 2, "indian": 5},
            "draws": 2,
            "unfinished": 1,
            "win_rate": {"spain": [0.06, 0.22, 0.55], "indian": [0.27, 0.56, 0.81]},
        }
    ],
}


@pytest.mark.parametrize("name", RULES_IDS)
def test_what_a_game_ships_fits_its_rules_seats_and_scenarios(name: str) -> None:
    try:
        data = resource_bytes(f"games/{name}/{balance.FILE}")
    except ResourceMissing:
        assert name != "conquest", "the Conquest ships figures"
        return
    assert not list(balance.faults(name, data))
    info = load_game(name).info
    seats = [seat.id for seat in info.seats]
    for row in balance.read(data).played:
        assert row.scenario in info.scenarios
        assert row.rules_version == info.rules_version, "played again when the rules change"
        assert list(row.players) == seats
        assert row.matches >= 100
        assert row.win_rate == {seat: wilson(row.wins[seat], row.finished) for seat in seats}
        assert balance.balance_of(name, row.scenario, info.rules_version) == row
        assert balance.balance_of(name, row.scenario, info.rules_version + 1) is None


@pytest.mark.parametrize(
    ("change", "place", "reason"),
    [
        ({"draws": 3}, "/played/0", "the results add up to 11, but 10 matches were played"),
        ({"players": {"spain": "greedy"}}, "/played/0", "the results are not those of the seats that played"),
        (
            {"win_rate": {"spain": [0.3, 0.2, 0.5], "indian": [0.2, 0.5, 0.8]}},
            "/played/0/win_rate",
            "a share does not lie within its interval",
        ),
        ({"matches": 0}, "/played/0/matches", ""),
        ({"seed": "three"}, "/played/0/seed", ""),
    ],
)
def test_figures_that_do_not_agree_are_named_with_their_place(
    change: dict[str, Any], place: str, reason: str
) -> None:
    bad = json.dumps({**GOOD, "played": [{**GOOD["played"][0], **change}]}).encode()
    assert not list(balance.faults("conquest", json.dumps(GOOD).encode()))
    (fault,) = balance.faults("conquest", bad)
    assert fault.file == balance.FILE
    assert fault.place == place
    assert not reason or reason in str(fault)


def test_figures_of_another_game_are_refused_and_validate_tells_it(tmp_path: Path) -> None:
    data = json.dumps({**GOOD, "game": "siege"}).encode()
    (fault,) = balance.faults("conquest", data)
    assert fault.place == "/game"
    folder = tmp_path / "conquest"
    folder.mkdir()
    (folder / "scenarios").mkdir()
    (folder / "map.json").write_bytes(resource_path("games/conquest/map.json").read_bytes())
    (folder / balance.FILE).write_bytes(data)
    found = [fault for fault in content.faults(folder) if fault.file.endswith(balance.FILE)]
    assert [fault.place for fault in found] == ["/game"]
