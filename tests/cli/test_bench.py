"""``anahuac bench``: its rows and their budgets, how they are told, and that nothing makes it fail."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from anahuac.cli.bench import baselines, disk, playing, table, texts, window
from anahuac.cli.bench.rows import NotMeasured, Row, Sample, median, percentile
from tests.cli.conftest import Terminal

#: Number, budget, aim, whether it bounds a ratio, whether it is to be reached.
BUDGETS = [
    ("1", 2.0, 1.3, True, False),
    ("2", 2.5, 1.5, True, False),
    ("3", 3.0, 2.0, True, False),
    ("4", 5, 3, True, False),
    ("5a", 8, 3, False, False),
    ("5b", 16, 5, False, False),
    ("7", 50, 16, False, False),
    ("8", 50, 10, False, False),
    ("9", 1.0, 4.0, True, True),
    ("10", 200, 1000, False, True),
    ("11", 5, 2, False, False),
    ("12", 1, 0.2, False, False),
    ("13", 10, 5, True, False),
    ("14a", 1, 0.3, False, False),
    ("14b", 200, 50, False, False),
    ("15", 50, 16, False, False),
    ("16", 500, 150, False, False),
    ("18", 1, 0.1, False, False),
    ("19", 1.5, 1, True, False),
]


def broken() -> Sample:
    """A row that cannot be measured because of a mistake of ours."""
    raise KeyError("x")


def unmeasured() -> Sample:
    """A row that cannot be measured on this system."""
    raise NotMeasured(texts.NO_CHESS())


ROWS = (
    Row("1", texts.START, texts.SECONDS, 2.0, 1.3, lambda: Sample(0.258, 0.172), texts.BARE_WINDOW),
    Row("9", texts.STEP, texts.PER_SECOND, 1, 4, unmeasured, texts.CHESS, is_least=True),
    Row("10", texts.MATCHES, texts.PER_MINUTE, 200, 1000, lambda: Sample(12345.6), is_least=True),
    Row("11", texts.GREEDY_MATCH, texts.SECONDS, 5, 2, broken),
)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows that take no time."""
    monkeypatch.setattr(table, "ROWS", ROWS)


def test_every_row_has_its_budget() -> None:
    """As they were agreed upon; a change of one is a decision, not an accident."""
    found = [(r.number, r.budget, r.aim, r.baseline is not None, r.is_least) for r in table.ROWS]
    assert found == BUDGETS


@pytest.mark.usefixtures("small")
def test_figure_baseline_ratio_and_budget_are_told(terminal: Terminal) -> None:
    """What could not be measured says why, and hides nothing else; the exit code is 0."""
    ran = terminal("bench")
    assert (ran.code, ran.err) == (0, "")
    lines = [" ".join(line.split()) for line in ran.out.splitlines()]
    assert lines == [
        "No. What Figure Baseline Ratio Budget Aim",
        "1 start to painted start screen, processor time 0.258 s 0.172 s 1.5× ≤ 2× ≤ 1.3×",
        "9 steps through the kernel in random play – – – ≥ 1× ≥ 4×",
        "10 random matches on one core 12,346 a minute – – ≥ 200 a minute ≥ 1000 a minute",
        "11 a match of greedy against greedy – – – ≤ 5 s ≤ 2 s",
        "1: the baseline is a process with a bare window",
        "9: not measured: python-chess is not installed",
        "11: not measured: it failed: KeyError: 'x'",
    ]


@pytest.mark.usefixtures("small")
def test_single_rows_are_measured(terminal: Terminal) -> None:
    """In their own order, the others not at all; a number that there is not is wrong usage."""
    ran = terminal("bench", "--row", "10", "--row", "1", "--json")
    assert [row["row"] for row in ran.data["rows"]] == ["1", "10"]
    ran = terminal("bench", "--row", "1", "--row", "5")
    assert (ran.code, ran.out) == (2, "")
    assert "there is no row 5; there are: 1, 9, 10, 11" in ran.err


@pytest.mark.usefixtures("small")
def test_decimals_follow_the_language(terminal: Terminal) -> None:
    """A comma in French, and no English word."""
    out = terminal("bench", lang="fr").out
    assert "0,258 s" in out
    assert "1,5×" in out
    assert "not measured" not in out
    assert "KeyError" in out


@pytest.mark.usefixtures("small")
def test_the_json_has_every_figure_for_programs(terminal: Terminal) -> None:
    """Numbers as they were measured, with what they are measured against."""
    ran = terminal("bench", "--json")
    assert (ran.code, ran.err) == (0, "")
    assert set(ran.data) == {"system", "rows"}
    first, second, *_ = ran.data["rows"]
    assert first == {
        "row": "1",
        "what": "start to painted start screen, processor time",
        "unit": "s",
        "figure": 0.258,
        "baseline": 0.172,
        "baseline_what": "a process with a bare window",
        "ratio": pytest.approx(1.5),
        "budget": 2.0,
        "aim": 1.3,
        "budget_of": "ratio",
        "is_least": False,
    }
    assert second["not_measured"] == "python-chess is not installed"
    assert (second["figure"], second["ratio"]) == (None, None)


@pytest.mark.parametrize(
    ("values", "share", "expected"),
    [
        ([3, 1, 2], 0.5, 2),
        ([4, 1, 3, 2], 0.5, 2),
        (range(1, 101), 0.95, 95),
        ([7], 0.95, 7),
        ([1, 9], 1.0, 9),
    ],
)
def test_percentiles_are_values_that_were_measured(
    values: Sequence[float], share: float, expected: float
) -> None:
    """The smallest that at least this share does not exceed."""
    assert percentile(values, share) == expected


def test_a_percentile_of_nothing_is_an_error() -> None:
    """It would be a figure out of thin air."""
    with pytest.raises(ValueError, match="no values"):
        median([])


def test_the_rival_is_run_as_a_program_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is not installed, or fails, the row says so."""
    answers = iter([(3, ""), (1, ""), (0, "18234.5\n")])

    def run(words: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        assert words[1] == "-c"
        code, out = next(answers)
        return subprocess.CompletedProcess(words, code, out)

    monkeypatch.setattr(subprocess, "run", run)
    for reason in (texts.NO_CHESS(), texts.PROCESS_FAILED(what="1")):
        with pytest.raises(NotMeasured) as caught:
            baselines.chess_moves_per_second.__wrapped__()
        assert caught.value.reason == reason
    assert baselines.chess_moves_per_second.__wrapped__() == 18234.5


def test_memory_and_disk_are_measured(tmp_path: Path) -> None:
    """A frame takes between a hundredth and a hundred milliseconds everywhere."""
    assert 0.01 < baselines.frame_copy() < 100
    assert baselines.forced_append(tmp_path) > 0
    assert (tmp_path / "appended").stat().st_size == 60 * baselines.APPENDED


def test_the_rules_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """For a moment only."""
    monkeypatch.setattr(playing, "SECONDS", 0.01)
    monkeypatch.setattr(playing, "chess_moves_per_second", lambda: 10.0)
    sample = playing.kernel_steps()
    assert sample.figure > 100
    assert sample.ratio == sample.figure / 10
    assert playing.random_matches().figure > 1


def test_the_disk_is_measured_and_left_as_it_was(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In the folder that holds the person's matches, with a shorter match than the real one."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(disk, "LONG", 60)
    monkeypatch.setattr(disk, "COMMITS", 10)
    disk._long.cache_clear()
    try:
        assert all(row.measure().figure > 0 for row in disk.ROWS)
    finally:
        disk._long.cache_clear()
    assert list((tmp_path / "Anahuac").iterdir()) == []


def test_starts_are_measured_from_beside() -> None:
    """A bare window, and the start screen of the program itself."""
    bare = window._start(window.BARE)
    ours = window._start(window.OPENED, "screen", "0")
    assert 0 < bare.cpu < ours.cpu
    assert 0 < bare.wall < ours.wall
    assert bare.idle is None


def test_a_process_that_ends_early_is_told() -> None:
    """Without waiting for it."""
    with pytest.raises(NotMeasured) as caught:
        window._start("import sys; sys.exit(5)")
    assert caught.value.reason == texts.PROCESS_FAILED(what="5")


def test_painting_and_clicking_are_measured_from_within(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that has a window tells its times; here with few of each."""
    fewer = (
        "import anahuac.app.measuring as m; m.REPAINTS = m.PANS = m.ZOOMS = 8;"
        " m.CLICKS = m.PREVIEWS = 3; m.measure()"
    )
    monkeypatch.setattr(window, "MEASURED", fewer)
    window._inside.cache_clear()
    try:
        times = window._inside()
        assert {key: len(found) for key, found in times.items() if key != "undo"} == {
            "repaint": 8,
            "pan": 8,
            "zoom": 8,
            "odds": 3,
            "click": 3,
            "switch": 6,
        }
        assert all(time > 0 for found in times.values() for time in found)
        assert window.repaint().baseline is not None
        assert window.click().figure == max(times["click"])
    finally:
        window._inside.cache_clear()
