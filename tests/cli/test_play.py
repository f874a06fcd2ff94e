"""``anahuac play``: what the window is told to open, and whether there is a display to open it on."""

from __future__ import annotations

import contextlib
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from anahuac.app import application
from anahuac.app.application import RunOptions
from anahuac.app.players import SeatPlan
from anahuac.cli import main
from anahuac.cli.bench import window
from anahuac.cli.display import has_display, unknown_platform
from anahuac.cli.texts import NO_DISPLAY, NO_PLATFORM, NOT_A_FOLDER
from anahuac.wording import Wording
from tests.cli.conftest import Terminal


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[RunOptions]:
    """What windows were asked to show, which are not opened."""
    asked: list[RunOptions] = []

    def run(options: RunOptions) -> int:
        asked.append(options)
        return 0

    monkeypatch.setattr(application, "run", run)
    return asked


def test_nothing_opens_the_start_screen(terminal: Terminal, opened: list[RunOptions]) -> None:
    """With options too, in front of which no command stands."""
    for words in ((), ("play",), ("--lang", "fr"), ("play", "--lang", "fr")):
        assert terminal(*words).code == 0
    assert [options.language for options in opened] == ["", "", "fr", "fr"]
    assert all((options.match, options.game, options.data_dir) == (None, "", None) for options in opened)


def test_a_match_file_is_opened_as_a_double_click_hands_it_over(
    terminal: Terminal, opened: list[RunOptions], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With or without the command, by a relative name too."""
    match = tmp_path / "Éléonore été 日本.anahuac"
    match.touch()
    monkeypatch.chdir(tmp_path)
    for words in ((str(match),), ("play", str(match)), (match.name,)):
        assert terminal(*words).code == 0
    assert {options.match for options in opened} == {match}


def test_a_lone_file_waits_for_no_parser(
    terminal: Terminal, opened: list[RunOptions], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the command as without; what begins like an option is judged as one."""
    match = tmp_path / "m.anahuac"
    match.touch()
    assert "there is no option -" in terminal("play", "-m.anahuac").err
    monkeypatch.delattr("anahuac.cli.commands.build")
    for words in ((), ("play",), (str(match),), ("play", str(match))):
        assert terminal(*words).code == 0
    assert [options.match for options in opened] == [None, None, match, match]
    assert "no such file" in terminal("play", str(tmp_path / "gone.anahuac")).err


def test_a_new_match_has_its_seats_settings_and_seed(
    terminal: Terminal, opened: list[RunOptions], tmp_path: Path
) -> None:
    """Seats that are not named are people's; without a seed the dice differ from match to match."""
    words = ("play", "conquest/campaign", "--seat", "indian=greedy", "--data-dir", str(tmp_path))
    assert terminal(*words, "--seed", "77").code == 0
    (options,) = opened
    assert (options.game, options.setup.scenario, options.seed) == ("conquest", "campaign", 77)
    assert options.seats == {"spain": SeatPlan(), "indian": SeatPlan("greedy")}
    assert options.data_dir == tmp_path
    for _ in range(3):
        assert terminal(*words).code == 0
    assert len({options.seed for options in opened}) > 2


def test_options_of_a_new_match_need_a_game(
    terminal: Terminal, opened: list[RunOptions], tmp_path: Path
) -> None:
    """They would be lost without one; a file has its own."""
    match = tmp_path / "m.anahuac"
    match.touch()
    for option in (("--seed", "1"), ("--seat", "spain=human"), ("--option", "x=1")):
        assert "belongs to a new match: name its game" in terminal("play", *option).err
        ran = terminal("play", str(match), *option)
        assert ran.code == 2
        assert "cannot go with a file" in ran.err
    assert opened == []


def test_the_folder_for_data_is_no_file(terminal: Terminal, opened: list[RunOptions], tmp_path: Path) -> None:
    """One that is not there yet is made later."""
    (tmp_path / "file").touch()
    ran = terminal("play", "--data-dir", str(tmp_path / "file"), lang="fr")
    assert (ran.code, opened) == (2, [])
    assert ran.err == f"anahuac\u202f: {Wording('fr')(NOT_A_FOLDER(folder=str(tmp_path / 'file')))}\n"
    assert terminal("play", "--data-dir", str(tmp_path / "new")).code == 0
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_without_a_display_one_line_is_told(
    terminal: Terminal, opened: list[RunOptions], monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    """Qt would end the process instead."""
    monkeypatch.setattr("anahuac.cli.playing.has_display", lambda _: False)
    ran = terminal("play", lang=lang)
    assert (ran.code, opened) == (1, [])
    assert ran.err.endswith(f": {Wording(lang)(NO_DISPLAY)}\n")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_way_to_show_windows_that_qt_does_not_know_is_told(
    terminal: Terminal, opened: list[RunOptions], monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    """Qt would end the process instead."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "nonsense")
    ran = terminal("play", lang=lang)
    assert (ran.code, opened) == (1, [])
    assert ran.err.endswith(f": {Wording(lang)(NO_PLATFORM(said='nonsense'))}\n")


def test_displays_are_found(tmp_path: Path) -> None:
    """By the variables of the system; a server that has gone does not count."""
    assert has_display({}, "win32")
    assert has_display({}, "darwin")
    assert has_display({"QT_QPA_PLATFORM": "offscreen"}, "linux")
    assert has_display({"QT_QPA_PLATFORM": "xcb;offscreen:size=800x600"}, "linux")
    assert not has_display({"QT_QPA_PLATFORM": "xcb"}, "linux")
    assert not has_display({"QT_QPA_PLATFORM": "wayland-egl"}, "linux")
    assert not has_display({"QT_QPA_PLATFORM": "nonsense"}, "linux")
    assert unknown_platform({"QT_QPA_PLATFORM": "nonsense;none:x"}) == "nonsense;none:x"
    assert not unknown_platform({"QT_QPA_PLATFORM": "nonsense;xcb"})
    assert not has_display({}, "linux")
    assert not has_display({"DISPLAY": ":59993"}, "linux")
    assert not has_display({"DISPLAY": "nonsense"}, "linux")
    assert not has_display({"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}, "linux")
    (tmp_path / "wayland-0").touch()
    assert has_display({"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}, "linux")


def test_an_x_server_that_answers_is_a_display() -> None:
    """A listener at the port of display number 0 or above stands for it."""
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        server.listen()
        number = server.getsockname()[1] - 6000
        assert has_display({"DISPLAY": f"127.0.0.1:{number}.0"}, "linux")
    assert not has_display({"DISPLAY": f"127.0.0.1:{number}.0"}, "linux")


if sys.platform != "win32":  # there, a terminal sends Ctrl+C to no single process

    def test_ctrl_c_closes_a_window_that_rests(tmp_path: Path) -> None:
        """Qt waits for events and would let Python notice it at the next one only."""
        process = subprocess.Popen(
            [sys.executable, "-m", "anahuac", "play", "conquest", "--data-dir", str(tmp_path)],
            stderr=subprocess.PIPE,
            env={**window._environment(str(tmp_path)), "LANG": "en_GB.UTF-8", "LC_ALL": "en_GB.UTF-8"},
        )
        matches = tmp_path / "matches"
        for _ in range(300):
            if matches.is_dir() and list(matches.glob("*.anahuac")):
                break
            time.sleep(0.1)
        time.sleep(2)
        err = b""
        for _ in range(6):  # on a slow machine the window may not be listening at the first
            process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                _, err = process.communicate(timeout=15)
                break
        assert (process.returncode, err.decode()) == (1, "anahuac: interrupted\n")
        assert main(["verify", *map(str, matches.iterdir())]) == 0
