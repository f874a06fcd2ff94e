"""``anahuac render``: pictures of the size asked for, the same every time, whole or not at all."""

from __future__ import annotations

import errno
import os
import struct
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from anahuac.engine.game import Setup
from anahuac.sim import simulate
from anahuac.system_texts import REASONS
from anahuac.wording import Wording
from tests.cli.conftest import Terminal
from tests.pictures import alike

WINDOW = ("render", "--window", "conquest", "--size", "1200x800")
SOURCES = Path(__file__).resolve().parents[2] / "src"
DISPLAY = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def rendered(*words: str) -> subprocess.CompletedProcess[str]:
    """A picture drawn as a person has it drawn: by a process of its own, here without any display."""
    environment = {name: value for name, value in os.environ.items() if name not in DISPLAY}
    return subprocess.run(
        [sys.executable, "-m", "anahuac", *words],
        capture_output=True,
        text=True,
        env={**environment, "PYTHONPATH": str(SOURCES), "LC_ALL": "en_GB.UTF-8"},
        check=False,
    )


def size_of(picture: Path) -> tuple[int, ...]:
    """Width and height from the head of a PNG."""
    head = picture.read_bytes()[:24]
    assert head.startswith(b"\x89PNG\r\n\x1a\n")
    return struct.unpack(">II", head[16:24])


def test_a_map_is_drawn_within_the_size_in_its_own_proportions(terminal: Terminal, tmp_path: Path) -> None:
    """In each language its names; a picture of that name is replaced."""
    out = tmp_path / "carte d’été.png"
    ran = terminal("render", "--map", "conquest", "--size", "700x500", str(out))
    assert (ran.code, ran.out, ran.err) == (0, f"{out} written\n", "")
    wide, high = size_of(out)
    assert wide <= 700
    assert high <= 500
    assert wide == 700 or high == 500
    english = out.read_bytes()
    assert terminal("render", "--map", "conquest", "--size", "700x500", "--lang", "fr", str(out)).code == 0
    assert out.read_bytes() != english
    assert list(tmp_path.iterdir()) == [out]


def test_a_window_is_drawn_without_display_and_the_same_every_time(tmp_path: Path) -> None:
    """Nothing is said but that it is done; theme, text and seed change it."""
    made: list[QImage] = []
    for words in ((), ("--seed", "1"), ("--theme", "dark", "--text", "150"), ("--seed", "2")):
        out = tmp_path / f"{len(made)}.png"
        ran = rendered(*WINDOW, "--steps", "40", *words, str(out))
        assert (ran.returncode, ran.stdout, ran.stderr) == (0, f"{out} written\n", "")
        assert size_of(out) == (1200, 800)
        made.append(QImage(str(out)))
    assert alike(made[0], made[1])
    assert not any(alike(made[i], made[j]) for i, j in combinations(range(1, 4), 2))


def test_the_window_of_a_saved_match_is_drawn(terminal: Terminal, tmp_path: Path) -> None:
    """Which is not changed; its dice are its own; a damaged one leaves no picture."""
    simulate("conquest", Setup(), {"spain": "random", "indian": "random"}, 1, 1, save=tmp_path)
    match = tmp_path / "match-0001.anahuac"
    before = match.read_bytes()
    out = tmp_path / "w.png"
    words = ("render", "--size", "900x700", str(out), "--window", str(match))
    assert rendered(*words).returncode == 0
    assert size_of(out) == (900, 700)
    assert match.read_bytes() == before
    assert "--steps belongs to a new match" in terminal(*words, "--steps", "4").err
    match.write_bytes(before[:9000])
    out.unlink()
    ran = terminal(*words)
    assert ran.code == 1
    assert ran.err.startswith(f"anahuac: {match}: ")
    assert not out.exists()


def test_what_goes_wrong_while_the_window_draws_is_told_and_leaves_no_picture(tmp_path: Path) -> None:
    """Qt would print the trace and draw on without what failed, and the exit code would say that all is well."""
    out = tmp_path / "w.png"
    script = (
        "import sys; from anahuac.cli import main; from anahuac.app.windows.play import Play;"
        "Play._show_scene = lambda *_: 1 / 0;"
        f"sys.exit(main(['render', '--window', 'conquest', {str(out)!r}]))"
    )
    environment = {**os.environ, "PYTHONPATH": str(SOURCES), "XDG_STATE_HOME": str(tmp_path / "state")}
    ran = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, env=environment, check=False
    )
    assert ran.returncode == 1
    assert "(ZeroDivisionError)" in ran.stderr
    assert "Traceback" not in ran.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["state"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_picture_that_cannot_be_written_is_told(terminal: Terminal, tmp_path: Path, lang: str) -> None:
    """Before anything is drawn, and nothing is left."""
    out = tmp_path / "none" / "w.png"
    ran = terminal("render", "--map", "conquest", str(out), lang=lang)
    assert (ran.code, ran.out) == (1, "")
    assert Wording(lang)(REASONS[errno.ENOENT]) in ran.err
    (tmp_path / "taken.png").mkdir()
    assert terminal("render", "--map", "conquest", "--size", "200x200", str(tmp_path / "taken.png")).code == 1
    assert [path.name for path in tmp_path.iterdir()] == ["taken.png"]


def test_the_replay_is_drawn_at_a_step(tmp_path: Path) -> None:
    """Another step is another picture; a step beyond the end is the last."""
    drawn = {}
    for at in ("2", "9", "99"):
        out = tmp_path / f"{at}.png"
        words = (*WINDOW, "--steps", "9", "--page", "replay", "--at", at, str(out))
        ran = rendered(*words)
        assert (ran.returncode, ran.stderr) == (0, "")
        drawn[at] = QImage(str(out))
    assert not alike(drawn["2"], drawn["9"])
    assert alike(drawn["9"], drawn["99"])


def test_the_rules_are_drawn_at_a_clause(tmp_path: Path) -> None:
    """Each clause another picture, and none that of the match alone."""
    drawn = set()
    for page in ((), ("--page", "help:8-e"), ("--page", "help:9-c")):
        out = tmp_path / "rules.png"
        ran = rendered(*WINDOW, "--steps", "4", *page, str(out))
        assert (ran.returncode, ran.stderr) == (0, "")
        drawn.add(out.read_bytes())
    assert len(drawn) == 3


def test_a_lesson_is_drawn_at_a_task(tmp_path: Path) -> None:
    """Each task another picture; without a number the first."""
    drawn = {}
    for page in ("lesson", "lesson:1", "lesson:9"):
        out = tmp_path / "lesson.png"
        ran = rendered(*WINDOW, "--page", page, str(out))
        assert (ran.returncode, ran.stderr) == (0, "")
        drawn[page] = out.read_bytes()
    assert drawn["lesson"] == drawn["lesson:1"]
    assert drawn["lesson"] != drawn["lesson:9"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--window", "conquest", "--page", "lesson:0"), "from 1 to 99, not 0"),
        (("--window", "conquest", "--page", "moon"), "there is no page moon"),
        (("--window", "conquest", "--at", "3"), "--at goes with --page replay only"),
        (("--window", "conquest", "--page", "replay", "--at", "x"), "not x"),
        (("--map", "conquest", "--page", "replay"), "--page goes with --window only"),
        (("--window", "conquest", "--page", "help", "--at", "3"), "--at goes with --page replay only"),
        (("--window", "conquest", "--page", "help:99-z"), "the rules of conquest have no clause 99-z"),
    ],
)
def test_a_page_that_cannot_be_is_wrong_usage(
    terminal: Terminal, tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    ran = terminal("render", *words, str(tmp_path / "out.png"))
    assert ran.code == 2
    assert said in ran.err
