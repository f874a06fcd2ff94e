"""``anahuac simulate``: its JSON, its text, its files, and the same results for the same seed."""

from __future__ import annotations

import errno
import re
from pathlib import Path
from typing import Any

import pytest

from anahuac.cli import simulation
from anahuac.cli.texts import WINS, WORKER_DIED
from anahuac.sim import WorkerDied, match_seed
from anahuac.sim.report import Fault, Report
from anahuac.system_texts import REASONS
from anahuac.wording import Wording
from tests.cli.conftest import Ran, Terminal

KEYS = [
    "game",
    "scenario",
    "matches",
    "seats",
    "wins",
    "draws",
    "unfinished",
    "win_rate",
    "steps",
    "steps_per_second",
    "faults",
]
ORDER = ("simulate", "conquest", "--matches", "3", "--seats", "random,random", "--seed", "7")


def without_pace(ran: Ran) -> dict[str, Any]:
    """The JSON but for the only figure that differs between two runs."""
    return {key: value for key, value in ran.data.items() if key != "steps_per_second"}


def test_the_json_has_its_stable_keys(terminal: Terminal) -> None:
    """Programs read them; nothing else is printed."""
    ran = terminal(*ORDER, "--workers", "1", "--json")
    assert (ran.code, ran.err) == (0, "")
    data = ran.data
    assert list(data) == KEYS
    assert (data["game"], data["scenario"], data["matches"]) == ("conquest", "campaign", 3)
    assert data["seats"] == {"spain": "random", "indian": "random"}
    assert set(data["wins"]) == set(data["win_rate"]) == {"spain", "indian"}
    assert sum(data["wins"].values()) + data["draws"] + data["unfinished"] == 3
    for seat, (low, estimate, high) in data["win_rate"].items():
        assert 0 <= low <= estimate <= high <= 1
        assert estimate == pytest.approx(data["wins"][seat] / 3, abs=0.0001)
    assert data["steps"] > 300
    assert data["steps_per_second"] > 0
    assert data["faults"] == []


def test_the_number_of_workers_and_the_language_change_no_result(terminal: Terminal) -> None:
    """Same seed, same results; another seed, others."""
    alone = terminal(*ORDER, "--workers", "1", "--json")
    assert without_pace(terminal(*ORDER, "--workers", "3", "--json", lang="fr")) == without_pace(alone)
    other = terminal(*ORDER[:-1], "8", "--workers", "1", "--json")
    assert without_pace(other) != without_pace(alone)


def test_the_text_names_the_camps_in_the_language(terminal: Terminal) -> None:
    """Win rates with their interval."""
    english = terminal(*ORDER, "--workers", "1")
    assert english.code == 0
    assert english.out.startswith("3 matches of The Conquest of Mexico")
    assert "Spanish camp (random): " in english.out
    french = terminal(*ORDER, "--workers", "1", lang="fr")
    assert french.out.startswith("3 parties")
    assert "amp espagnol (random)" in french.out
    won = {n: Wording("fr")(WINS(n, seat="", player="", low="", high="")) for n in (0, 1, 2)}
    assert [f"{n} gagnée" + "s" * (n > 1) + "," in said for n, said in won.items()] == [True] * 3


def test_matches_are_saved_and_can_be_verified(terminal: Terminal, tmp_path: Path) -> None:
    """In a folder that is made, with letters of every kind in its name; the seed in the file is the match's."""
    from anahuac.store import read_info

    folder = tmp_path / "Éléonore été 日本" / "parties"
    assert terminal(*ORDER, "--save", str(folder)).code == 0
    files = sorted(map(str, folder.iterdir()))
    assert [Path(file).name for file in files] == [f"match-000{n}.anahuac" for n in (1, 2, 3)]
    info = read_info(Path(files[1]))
    assert (info.seed, info.players) == (match_seed(7, 2), {"spain": "random", "indian": "random"})
    ran = terminal("verify", *files)
    assert (ran.code, ran.err) == (0, "")
    assert [line.partition(": ")[0] for line in ran.out.splitlines()] == files
    assert all(line.endswith(" steps, all as recorded") for line in ran.out.splitlines())


def test_a_rule_setting_reaches_the_match(terminal: Terminal, tmp_path: Path) -> None:
    """It is checked, and kept in the match."""
    from anahuac.registry import load_game
    from anahuac.store import read_info

    option = next(info for info in load_game("conquest").info.options if info.values == (False, True))
    chosen = f"{option.key}={str(not option.default).lower()}"
    words = ("simulate", "conquest", "--matches", "1", "--workers", "1", "--save", str(tmp_path))
    assert terminal(*words, "--option", chosen).code == 0
    assert read_info(tmp_path / "match-0001.anahuac").setup.options == {option.key: not option.default}
    wrong = terminal(*words, "--option", f"{option.key}=perhaps", lang="fr")
    assert wrong.code == 2
    assert re.search(f"{option.key} .+ false, true, .+ perhaps", wrong.err)


def test_a_match_that_broke_is_told_and_fails(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """With its seed, so that it can be played again."""
    report = Report(
        game="conquest",
        scenario="campaign",
        matches=2,
        seats={"spain": "random", "indian": "random"},
        wins={"spain": 1, "indian": 0},
        draws=0,
        unfinished=1,
        win_rate={"spain": (0.2, 1.0, 1.0), "indian": (0.0, 0.0, 0.8)},
        steps=12345,
        steps_per_second=9.4,
        faults=[Fault(2, 99, 41, "KeyError: 'x'")],
    )
    monkeypatch.setattr(simulation, "simulate", lambda *_, **__: report)
    ran = terminal(*ORDER)
    assert ran.code == 1
    assert ran.err == "match 2 (seed 99), step 41: KeyError: 'x'\n"
    assert "1 match not finished\n12,345 steps, 9 in a second\n" in ran.out
    as_data = terminal(*ORDER, "--json")
    assert as_data.code == 1
    assert as_data.data["faults"] == [{"match": 2, "seed": 99, "step": 41, "what": "KeyError: 'x'"}]


def test_a_process_that_dies_is_told(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """One line in the person's language."""

    def die(*_: Any, **__: Any) -> Report:
        raise WorkerDied

    monkeypatch.setattr(simulation, "simulate", die)
    ran = terminal(*ORDER, lang="fr")
    assert (ran.code, len(ran.err.splitlines())) == (1, 1)
    assert ran.err == f"anahuac\u202f: {Wording('fr')(WORKER_DIED)}\n"


def test_a_folder_that_cannot_be_made_is_told_before_anything_is_played(
    terminal: Terminal, tmp_path: Path
) -> None:
    """A file stands where the folder should be."""
    (tmp_path / "file").touch()
    for lang in ("en", "fr"):
        ran = terminal(*ORDER, "--save", str(tmp_path / "file" / "folder"), lang=lang)
        assert (ran.code, ran.out) == (1, "")
        assert Wording(lang)(REASONS[errno.ENOTDIR]) in ran.err
    ran = terminal(*ORDER, "--save", str(tmp_path / "file"))
    assert "something of that name is already there" in ran.err
