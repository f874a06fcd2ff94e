"""The parts of dev.py that can be wrong without anybody noticing."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[1]

SOURCE = '''
"""It's a module."""
STORMS = text("siege", "{unit} storms {place}.")
LOST = plural(
    "siege",
    "{side} loses %n step(s) & "
    "%n march(es).",
    "",
    1,
)
'''


@pytest.fixture
def dev(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """dev.py as a module, working on an empty project of one source file."""
    spec = importlib.util.spec_from_file_location("dev", ROOT / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "BIN", Path(sys.executable).parent)
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "texts.py").write_text(SOURCE, "utf-8")
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    return module


def test_extraction_finds_texts_and_both_plural_forms(dev: ModuleType, tmp_path: Path) -> None:
    assert dev.translate(prune=False) == 0
    french = (tmp_path / "translations" / "anahuac_fr.ts").read_text("utf-8")
    assert "<source>{unit} storms {place}.</source>" in french
    assert french.count("<numerusform></numerusform>") == 2
    assert "<location" not in french
    english = (tmp_path / "translations" / "anahuac_en.ts").read_text("utf-8")
    assert "storms" not in english
    assert "unfinished" not in english
    assert "<numerusform>{side} loses %n step &amp; %n march.</numerusform>" in english
    assert "<numerusform>{side} loses %n steps &amp; %n marches.</numerusform>" in english


def test_extraction_keeps_translations_until_it_is_told_to_prune(dev: ModuleType, tmp_path: Path) -> None:
    dev.translate(prune=False)
    catalogue = tmp_path / "translations" / "anahuac_fr.ts"
    text = catalogue.read_text("utf-8")
    empty = '<translation type="unfinished"></translation>'
    catalogue.write_text(text.replace(empty, "<translation>{unit} attaque {place}.</translation>"), "utf-8")
    done = catalogue.read_bytes()
    dev.translate(prune=False)
    assert catalogue.read_bytes() == done, "a second run changed something"
    (tmp_path / "src" / "texts.py").write_text(SOURCE.replace("storms", "assaults"), "utf-8")
    dev.translate(prune=False)
    assert "{unit} attaque {place}." in catalogue.read_text("utf-8")
    dev.translate(prune=True)
    assert 'type="vanished"' not in catalogue.read_text("utf-8")


@pytest.mark.parametrize(
    ("source", "forms"),
    [
        ("%n step(s) lost", ("%n step lost", "%n steps lost")),
        ("%n march(es)", ("%n march", "%n marches")),
        ("%n still to place (Spain)", ("%n still to place (Spain)", "%n still to place (Spain)")),
    ],
)
def test_english_number_forms_follow_from_the_source(
    dev: ModuleType, source: str, forms: tuple[str, str]
) -> None:
    assert dev.number_forms(source) == forms


def test_missing_libraries_are_named_with_the_command_that_installs_them(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "IS_LINUX", True)
    monkeypatch.setattr(dev, "is_present", lambda library: library != "libEGL.so.1")
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(SystemExit) as caught:
        dev.ensure_system("play")
    assert "libEGL.so.1" in str(caught.value)
    assert "sudo apt-get install --yes --no-install-recommends libegl1\n" in str(caught.value)


def test_a_missing_test_library_does_not_keep_the_suite_from_running(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "IS_LINUX", True)
    monkeypatch.setattr(dev, "is_present", lambda library: library != "Xvfb")
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000, raising=False)
    dev.ensure_system("test")
    assert "no-install-recommends xvfb" in capsys.readouterr().err


def test_a_checkout_that_cannot_be_written_is_told(dev: ModuleType, tmp_path: Path) -> None:
    """The very first thing that a newcomer's command does there fails: one line says where."""
    shutil.copy(ROOT / "dev.py", tmp_path)
    (tmp_path / ".venv.lock").mkdir()
    environment = {**os.environ, "DISPLAY": ""}
    ran = subprocess.run(
        [sys.executable, "dev.py", "play"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert ran.returncode == 1
    assert ran.stderr.startswith("dev.py: ")
    assert ".venv.lock" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1
