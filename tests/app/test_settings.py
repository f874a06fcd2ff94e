"""The settings file may be missing, damaged, old or unwritable; crash reports keep the person's paths out."""

from __future__ import annotations

import errno
import logging
import os
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from anahuac import system_texts
from anahuac.app.crash import MOST_REPORTS, CrashGuard, begin_logging
from anahuac.app.folders import discreet, folders
from anahuac.app.settings import DAMAGED, MOST_BYTES, NOT_KEPT, Settings, SettingsFile, read_settings


def test_no_file_gives_the_defaults_without_a_word(tmp_path: Path) -> None:
    assert read_settings(tmp_path / "settings.json") == (Settings(), None)


#: More lists inside lists than the stack would bear.
DEEP = b'{"windows": ' + b"[" * 100_000


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[1, 2]", b"\xff\xfe\x00", b'"text"', b"null", b"\0" * 4096, DEEP]
)
def test_a_damaged_file_is_set_aside_and_told(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    values, notice = read_settings(path)
    assert values == Settings()
    assert notice == DAMAGED(file="settings.damaged.json")
    assert (tmp_path / "settings.damaged.json").read_bytes() == content
    assert not path.exists()


def test_bad_entries_fall_back_one_by_one(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(
        msgspec.json.encode(
            {
                "language": "fr",
                "theme": "pink",
                "text_percent": 9000,
                "motion": "yes",
                "computer_pause": -5,
                "recent": ["a"] * 40,
                "of_a_later_version": {"x": 1},
            }
        )
    )
    values, notice = read_settings(path)
    assert notice is None
    assert (values.language, values.theme, values.text_percent) == ("fr", "system", 200)
    assert (values.motion, values.computer_pause, len(values.recent)) == (True, 0, 12)


def test_a_change_is_written_at_once_and_found_again(tmp_path: Path) -> None:
    path = tmp_path / "Éléonore été 日本" / "settings.json"
    SettingsFile(path).change(language="fr", text_percent=150)
    again = SettingsFile(path)
    assert (again.values.language, again.values.text_percent) == ("fr", 150)
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_a_disk_that_refuses_is_told_once_and_the_choice_holds(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "file").write_text("in the way")
    settings = SettingsFile(tmp_path / "file" / "settings.json")
    told: list[object] = []
    settings.failed.connect(told.append)
    settings.change(theme="dark")
    settings.change(theme="light")
    assert settings.values.theme == "light"
    assert len(told) == 1
    assert told == [NOT_KEPT(reason=system_texts.REASONS[errno.EEXIST]())]


def test_what_cannot_be_read_at_all_is_set_aside_and_not_waited_for(tmp_path: Path) -> None:
    """A pipe, a folder, more than any settings: the person's choices go on in a file of their own."""
    makers: list[Callable[[Path], object]] = [
        Path.mkdir,
        lambda path: path.write_bytes(b" " * (MOST_BYTES + 1)),
    ]
    if hasattr(os, "mkfifo"):
        makers.append(os.mkfifo)
    for number, make in enumerate(makers):
        path = tmp_path / str(number) / "settings.json"
        path.parent.mkdir()
        make(path)
        settings = SettingsFile(path)
        assert settings.notice == DAMAGED(file="settings.damaged.json")
        settings.change(theme="dark")
        assert SettingsFile(path).values.theme == "dark"
        assert (path.parent / "settings.damaged.json").exists()


def test_a_path_that_is_no_text_does_not_keep_the_rest_from_being_kept(tmp_path: Path) -> None:
    """On Linux a file's name may be any bytes; it is known until the program ends, and then forgotten."""
    path = tmp_path / "settings.json"
    settings = SettingsFile(path)
    settings.change(last_match="/m\udcff", recent=("/m\udcff", "/b"), theme="dark")
    assert settings.values.last_match == "/m\udcff"
    again = SettingsFile(path).values
    assert (again.last_match, again.recent, again.theme) == ("", ("/b",), "dark")


def guard(tmp_path: Path) -> tuple[CrashGuard, list[object], list[str]]:
    """A guard with what it told and whether it ended."""
    ended: list[str] = []
    made = CrashGuard(folders(tmp_path), lambda: ended.append("end"))
    told: list[object] = []
    made.crashed.connect(told.append)
    return made, told, ended


def crash(made: CrashGuard, error: BaseException) -> None:
    """Let an exception reach the guard as the event loop would."""
    try:
        raise error
    except BaseException:
        made.handle(*sys.exc_info())  # type: ignore[arg-type]


def test_a_crash_writes_a_report_and_the_program_goes_on(tmp_path: Path, qtbot: QtBot) -> None:
    made, told, ended = guard(tmp_path)
    made.note("step 12 march")
    crash(made, ValueError(f"no such file {Path.home()}/secret/letter"))
    assert ended == []
    (path,) = told
    assert isinstance(path, Path)
    report = path.read_text("utf-8")
    assert "step 12 march" in report
    assert "ValueError" in report
    assert str(Path.home()) not in report


def test_crash_after_crash_ends_the_program(tmp_path: Path, qtbot: QtBot) -> None:
    made, told, ended = guard(tmp_path)
    for _ in range(MOST_REPORTS + 1):
        crash(made, ValueError("again"))
    assert len(told) == MOST_REPORTS
    assert ended == ["end"]


def test_an_interrupt_ends_without_a_report(tmp_path: Path, qtbot: QtBot) -> None:
    made, told, ended = guard(tmp_path)
    crash(made, KeyboardInterrupt())
    assert (told, ended) == ([], ["end"])


def test_a_disk_without_room_for_a_report_is_survived(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "logs").write_text("in the way")
    made, told, _ = guard(tmp_path)
    crash(made, ValueError("x"))
    assert told == [None]


def test_paths_of_other_people_are_kept_out_too() -> None:
    for before, after in (("/home", "x"), ("C:\\Users", "y"), ("/Users", "z")):
        mark = "\\" if "\\" in before else "/"
        assert discreet(mark.join((before, "ana", after))) == mark.join((before, "~", after))


def test_the_log_file_is_discreet_and_rotates(tmp_path: Path) -> None:
    begin_logging(folders(tmp_path))
    logger = logging.getLogger("anahuac")
    logger.warning("opened %s", Path.home() / "matches")
    for handler in list(logger.handlers):
        if hasattr(handler, "maxBytes"):
            handler.close()
            logger.removeHandler(handler)
    written = (tmp_path / "logs" / "anahuac.log").read_text("utf-8")
    assert "opened" in written
    assert str(Path.home()) not in written


def test_the_report_names_versions_and_system(tmp_path: Path, qtbot: QtBot) -> None:
    made, _, _ = guard(tmp_path)
    report = made.report("trace", datetime(2026, 11, 29, 12, 0, tzinfo=UTC))
    assert "2026-11-29 12:00 UTC" in report
    assert "Qt 6." in report
