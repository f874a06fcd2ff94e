"""Tiles on the disk: found again, thrown away when there are too many, painted where they cannot be read."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from anahuac.app.look.look import Look
from anahuac.app.look.mapart.strategic import StrategicBoard
from anahuac.app.mapview import MapView, kept, settle, workers
from anahuac.app.mapview.kept import KeptTiles


def tile(colour: Qt.GlobalColor, side: int = 64) -> QImage:
    """A tile of one colour."""
    made = QImage(side, side, QImage.Format.Format_RGB32)
    made.fill(colour)
    return made


def test_a_tile_comes_back_as_it_was(tmp_path: Path, qapp: QApplication) -> None:
    kept = KeptTiles(tmp_path / "tiles")
    assert kept.load("a", 64) is None
    kept.save("a", tile(Qt.GlobalColor.red))
    assert KeptTiles(tmp_path / "tiles").load("a", 64) == tile(Qt.GlobalColor.red)
    assert kept.load("b", 64) is None
    assert kept.load("a", 512) is None


@pytest.mark.parametrize("what", ["__version__", "PAINTERS", "asset"])
def test_what_was_painted_otherwise_is_not_found(
    tmp_path: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """By another version, by other painters, in other colours."""
    saved = KeptTiles(tmp_path)
    saved.save("a", tile(Qt.GlobalColor.red))
    monkeypatch.setattr(kept, what, (lambda *_: b"{}") if what == "asset" else "other")
    assert saved.load("a", 64) is None


def test_a_picture_may_be_wider_than_high(tmp_path: Path, qapp: QApplication) -> None:
    wide = tile(Qt.GlobalColor.red).scaled(64, 40)
    saved = KeptTiles(tmp_path)
    saved.save("a", wide)
    assert saved.load("a", 64, 40) == wide
    assert saved.load("a", 64) is None


def test_a_damaged_tile_is_none(tmp_path: Path, qapp: QApplication) -> None:
    kept = KeptTiles(tmp_path)
    kept.save("a", tile(Qt.GlobalColor.red))
    (file,) = tmp_path.iterdir()
    whole = file.read_bytes()
    for damaged in (b"", whole[:3], whole[:40], whole[:-1], whole[:99] + b"?" + whole[100:]):
        file.write_bytes(damaged)
        assert kept.load("a", 64) is None
    file.write_bytes(whole)
    assert kept.load("a", 64) == tile(Qt.GlobalColor.red)


def test_the_oldest_tiles_go(tmp_path: Path, qapp: QApplication) -> None:
    kept = KeptTiles(tmp_path, most=3)
    for at, key in enumerate("abcd"):
        kept.save(key, tile(Qt.GlobalColor.red))
        os.utime(kept._path(key), (at, at))
    assert len(list(tmp_path.iterdir())) == 3
    assert kept.load("a", 64) is None
    assert kept.load("d", 64) is not None


def test_a_disk_that_refuses_is_asked_once(tmp_path: Path, qapp: QApplication) -> None:
    (tmp_path / "in the way").write_text("")
    kept = KeptTiles(tmp_path / "in the way" / "tiles")
    kept.save("a", tile(Qt.GlobalColor.red))
    assert kept.load("a", 64) is None
    assert kept._refused


def test_a_map_opened_again_is_not_painted_again(
    qtbot: QtBot,
    strategic: StrategicBoard,
    tmp_path: Path,
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    look = Look(qapp, "light")

    def shown(folder: str = "tiles") -> MapView:
        view = MapView(look)
        view.tiles.keep_in(tmp_path / folder)
        qtbot.addWidget(view)
        view.resize(700, 500)
        view.show()
        view.set_board(strategic)
        settle(view, QApplication.processEvents)
        return view

    shown("before").close_down()  # the first letters ever painted are rounded otherwise
    first = shown()
    assert first.painted
    qtbot.waitUntil(lambda: not first.tiles._worker._unsaved)
    picture = first.grab().toImage()
    first.close_down()
    painted: list[object] = []
    paint = workers.paint_tile
    monkeypatch.setattr(workers, "paint_tile", lambda *given: painted.append(given) or paint(*given))
    monkeypatch.setattr(StrategicBoard, "paint_quick", lambda *given: painted.append(given))
    second = shown()
    assert second.grab().toImage() == picture
    assert painted == []
    second.close_down()
