"""What goes wrong outside the person's power: interruption, a closed pipe, a damaged program, a mistake of ours."""

from __future__ import annotations

import contextlib
import io
import os
import re
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import platformdirs
import pytest

from anahuac import __version__, registry
from anahuac.cli import arguments, main, rules
from anahuac.cli.reports import save_report
from anahuac.cli.texts import PROGRAM_DAMAGED
from anahuac.registry import ContentFault, GameBroken
from anahuac.resources import ResourceMissing
from anahuac.store import StoreFault
from anahuac.store.files import Hold
from anahuac.system_texts import ELSE, REASONS, said
from anahuac.wording import Wording
from tests.cli.conftest import Terminal

SOURCES = Path(__file__).resolve().parents[2] / "src"


def environment(**more: str) -> dict[str, str]:
    """The environment of a process that finds the sources."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    return {**kept, "PYTHONPATH": str(SOURCES), "LANG": "en_GB.UTF-8", **more}


def started(*words: str, **more: Any) -> subprocess.Popen[bytes]:
    """The program as a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "anahuac", *words], stderr=subprocess.PIPE, env=environment(), **more
    )


if sys.platform != "win32":  # there, a terminal sends Ctrl+C to no group of processes

    def is_gone(group: int) -> bool:
        """Whether no process of a group is left, or none soon."""
        for _ in range(50):
            try:
                os.killpg(group, 0)
            except ProcessLookupError:
                return True
            time.sleep(0.1)
        return False

    @pytest.mark.parametrize("workers", ["1", "2"])
    def test_ctrl_c_ends_everything_with_one_line(workers: str) -> None:
        """Sent to the whole group, as a terminal does; no process stays, no traceback is shown.

        A machine with much else to do may not have begun the program by then, so that Python itself is
        interrupted; it is given longer then.
        """
        for patience in (4, 15, 40):
            process = started(
                *("simulate", "conquest", "--matches", "100000", "--workers", workers),
                stdout=subprocess.PIPE,
                start_new_session=True,
            )
            time.sleep(patience)
            os.killpg(process.pid, signal.SIGINT)
            out, err = process.communicate(timeout=30)
            if process.returncode not in (130, -signal.SIGINT):
                break
        assert (process.returncode, out, err.decode()) == (1, b"", "anahuac: interrupted\n")
        assert is_gone(process.pid)

    def test_whoever_plays_for_a_process_that_is_killed_ends_too() -> None:
        """No process waits for ever for matches that nobody hands out any more."""
        process = started(
            *("simulate", "conquest", "--matches", "100000", "--workers", "2"),
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )
        time.sleep(4)
        process.kill()
        process.communicate(timeout=20)
        assert is_gone(process.pid)


def test_a_reader_that_goes_away_is_no_fault() -> None:
    """As in ``anahuac rules conquest | head -1``."""
    with started("rules", "conquest", stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


if sys.platform != "win32":  # there, no process can be kept from writing long files

    @pytest.mark.parametrize("buffered", ["", "1"])
    @pytest.mark.parametrize("words", [["rules", "conquest", "--json"], ["rules", "conquest"], ["--help"]])
    def test_output_that_is_cut_short_is_a_fault(tmp_path: Path, words: list[str], buffered: str) -> None:
        """The disk fills up in the midst: what is lost is told, however little of it, buffered or not."""
        import resource

        whole = subprocess.run(
            [sys.executable, "-m", "anahuac", *words], stdout=subprocess.PIPE, env=environment(), check=True
        ).stdout
        out = tmp_path / "out"
        for most in (len(whole), len(whole) - 1, len(whole) // 2):
            with out.open("wb") as file:
                ran = subprocess.run(
                    [sys.executable, "-m", "anahuac", *words],
                    stdout=file,
                    stderr=subprocess.PIPE,
                    env=environment(PYTHONUNBUFFERED=buffered),
                    preexec_fn=partial(resource.setrlimit, resource.RLIMIT_FSIZE, (most, most)),
                    check=False,
                )
            lost = b"anahuac: the output cannot be written: the file is too large for the disk\n"
            assert (ran.returncode, ran.stderr) == ((0, b"") if most == len(whole) else (1, lost))
            assert out.read_bytes() == whole[:most]


def test_an_unbuffered_stream_is_given_back_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs a command within a program of his own goes on writing to it."""
    with (tmp_path / "out").open("wb", buffering=0) as raw:
        stream = io.TextIOWrapper(raw, encoding="utf-8", write_through=True)  # type: ignore[type-var]
        monkeypatch.setattr(sys, "stdout", stream)
        assert main(["--version"]) == 0
        assert sys.stdout is stream
        print("on")
    assert (tmp_path / "out").read_text("utf-8") == f"Anahuac {__version__}\non\n"


if os.path.exists("/dev/full"):

    @pytest.mark.parametrize("words", [["rules", "conquest"], ["rules", "conquest", "--json"], ["--help"]])
    def test_output_that_cannot_be_written_is_told(words: list[str]) -> None:
        """Into a file on a full disk: one line, no report of a fault that is not the program's."""
        with open("/dev/full", "wb") as full:
            ran = subprocess.run(
                [sys.executable, "-m", "anahuac", *words],
                stdout=full,
                stderr=subprocess.PIPE,
                env=environment(),
                check=False,
            )
        assert ran.returncode == 1
        assert ran.stderr.decode() == "anahuac: the output cannot be written: the disk is full\n"


def test_a_person_without_a_home_is_no_second_fault(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """In some containers the system knows neither name nor folder of whoever runs the program."""

    def nowhere(*_: Any, **__: Any) -> Path:
        raise RuntimeError("no home")

    for name in ("user_config_path", "user_data_path", "user_log_path", "user_cache_path"):
        monkeypatch.setattr(platformdirs, name, nowhere)
    monkeypatch.setattr("anahuac.cli.playing.has_display", lambda _: True)
    ran = terminal("play")
    assert (ran.code, ran.out) == (1, "")
    assert "give one with --data-dir" in ran.err
    assert save_report(KeyError("x")) is None
    with contextlib.closing(Hold(tmp_path / "match.anahuac")), pytest.raises(StoreFault):
        Hold(tmp_path / "match.anahuac")


def test_a_terminal_without_our_letters_shows_others_instead() -> None:
    """French on an old terminal: no traceback, the line as far as it can be shown."""
    ran = subprocess.run(
        [sys.executable, "-m", "anahuac", "rules", "chess", "--lang", "fr"],
        capture_output=True,
        env=environment(PYTHONIOENCODING="ascii"),
        check=False,
    )
    assert ran.returncode == 2
    assert ran.stderr.startswith(b"anahuac?: ")
    assert b"chess" in ran.stderr


def test_json_is_utf_8_on_every_terminal() -> None:
    """Programs read it, whatever a person would see."""
    ran = subprocess.run(
        [sys.executable, "-m", "anahuac", "rules", "conquest", "--json", "--lang", "fr"],
        capture_output=True,
        env=environment(PYTHONIOENCODING="ascii"),
        check=True,
    )
    assert "é" in ran.stdout.decode("utf-8")


def test_an_unexpected_fault_is_saved_and_named(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """One line with the report's place; the report has the trace, and no home path."""

    def fail(*_: Any) -> int:
        raise ZeroDivisionError(f"in {Path.home()}/secret")

    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(rules, "list_rules", fail)
    ran = terminal("rules", "conquest", lang="fr")
    assert (ran.code, ran.out) == (1, "")
    found = re.fullmatch("anahuac\u202f: .+ZeroDivisionError.+ (\\S+txt)\n", ran.err)
    assert found is not None
    report = Path(found[1]).read_text("utf-8")
    assert "ZeroDivisionError: in ~/secret" in report
    assert "in fail" in report
    assert "msgspec" in report
    assert str(Path.home()) not in report


def test_a_report_that_cannot_be_written_is_no_second_fault(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The log folder is a file."""
    (tmp_path / "file").touch()
    assert save_report(KeyError("x"), tmp_path / "file") is None
    monkeypatch.setattr("anahuac.cli.reports.save_report", lambda _: None)
    monkeypatch.setattr(rules, "list_rules", lambda *_: {"y": 1}["x"])
    ran = terminal("rules", "conquest")
    assert ran.err == "anahuac: something unexpected happened (KeyError), and no report could be written\n"


def test_a_damaged_program_is_told(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of the game that is wrong, with place and reason; one that is missing."""

    def broken(_: str) -> Any:
        from anahuac.games.conquest.data_texts import NO_ZONE

        raise GameBroken("conquest", ContentFault("map.json", "/boards", NO_ZONE(zone="7")))

    monkeypatch.setattr(arguments, "load_game", broken)
    ran = terminal("simulate", "conquest")
    assert (ran.code, ran.err) == (
        1,
        "anahuac: conquest cannot be played: map.json, at /boards: there is no zone 7\n",
    )

    def missing(_: str) -> Any:
        raise ResourceMissing("games/conquest/map.json", "no such file")

    monkeypatch.setattr(arguments, "load_game", missing)
    ran = terminal("simulate", "conquest", lang="fr")
    assert ran.code == 1
    assert ran.err == f"anahuac\u202f: {Wording('fr')(PROGRAM_DAMAGED(file='games/conquest/map.json'))}\n"


def test_shipped_files_that_are_damaged_break_the_game_with_file_and_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first fault is told."""
    monkeypatch.setattr(registry, "resource_bytes", lambda _: b"{}")
    registry.load_game.cache_clear()
    try:
        with pytest.raises(GameBroken) as caught:
            registry.load_game("conquest")
    finally:
        registry.load_game.cache_clear()
    assert (caught.value.game, caught.value.fault.file) == ("conquest", "map.json")


@pytest.mark.parametrize("number", REASONS)
def test_what_the_system_refuses_is_said_in_both_languages(number: int) -> None:
    """Its own words are English."""
    told = said(OSError(number, os.strerror(number)))
    assert Wording("fr")(told) != Wording("en")(told)


def test_a_refusal_without_a_text_keeps_the_systems_words() -> None:
    """Better than nothing."""
    assert said(OSError(99999, "Odd")) == ELSE(what="Odd")


def test_main_never_raises(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Not for an interruption while the command line is read."""

    def interrupt(_: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr("anahuac.cli.commands.build", interrupt)
    assert main(["rules", "conquest", "--lang", "en"]) == 1
    assert capsys.readouterr().err == "anahuac: interrupted\n"
