"""What is taken out of a match holds what the seat may know, and a disk that refuses is told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog

from anahuac.app.look.board import Detail
from anahuac.app.windows.features import exporting
from anahuac.app.windows.main import MainWindow
from tests.app.conquestpositions import battle, campaign, played

Sit = Callable[..., MainWindow]


@pytest.fixture
def chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """Let the file dialog give a name."""

    def choose(name: str) -> Path:
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / name), ""))
        return tmp_path / name

    return choose


def test_the_log_is_written_as_it_is_read(sit: Sit, chosen: Callable[[str], Path]) -> None:
    window = sit(played(campaign(), 120, 3))
    assert window.table is not None
    file = chosen("journal")
    window.menus.actions["export-text"].trigger()
    written = file.with_name("journal.txt").read_text("utf-8")
    for entry in window.table.session.log_lines():
        assert window.ui.words.wording.log_line(entry.line) in written
    assert window.table.prompt.warning.text() == "Written to journal.txt."
    assert window.table.prompt.warning_glyph.isHidden()


def test_page_and_dice_are_written(sit: Sit, chosen: Callable[[str], Path]) -> None:
    window = sit(played(campaign(), 120, 3))
    assert window.table is not None
    page, table = chosen("log.html"), None
    window.menus.actions["export-page"].trigger()
    assert page.read_text("utf-8").startswith("<!DOCTYPE html>")
    table = chosen("dice.csv")
    window.menus.actions["export-dice"].trigger()
    dice = [die for entry in window.table.session.log_lines() for die in entry.line.dice]
    assert len(table.read_text("utf-8-sig").splitlines()) == 1 + len(dice) > 1


def test_pictures_of_map_and_window(
    sit: Sit, chosen: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exporting, "MAP_WIDTH", 900)
    window = sit(campaign())
    file = chosen("map.png")
    window.menus.actions["export-map"].trigger()
    picture = QImage(str(file))
    assert picture.width() == 900
    assert len({picture.pixel(x, y) for x in range(0, 900, 9) for y in range(0, picture.height(), 9)}) > 60
    file = chosen("window.png")
    window.menus.actions["export-window"].trigger()
    assert QImage(str(file)).size() == window.grab().size()


def test_a_large_picture_has_large_badges_and_plates(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Made small again it is the picture of a view of that size; one of a larger view is not."""
    table = sit(played(campaign(3), 120)).table
    assert table is not None

    def made(view: int, wide: int) -> QImage:
        monkeypatch.setattr(exporting, "VIEW_WIDTH", view)
        monkeypatch.setattr(exporting, "MAP_WIDTH", wide)
        picture = exporting.printed(table)
        assert picture is not None
        assert picture.width() == wide
        picture.setDevicePixelRatio(1.0)
        return picture

    small = made(1200, 1200)
    board = table.map.board
    assert board is not None
    scale = 1200 / board.bounds.width()
    spots = [board.anchor(token.place, "stack", Detail()) for token in table.play.scene.tokens if token.plate]
    middles = [(spot - board.bounds.topLeft()) * scale for spot in spots]
    near = [
        (round(spot.x()) + dx, round(spot.y()) + dy)
        for spot in middles
        for dx in range(-38, 38, 2)
        for dy in range(-38, 38, 2)
    ]

    def unlike(picture: QImage) -> int:
        smooth = Qt.TransformationMode.SmoothTransformation
        shrunk = picture.scaled(small.size(), Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
        pairs = ((small.pixelColor(*at), shrunk.pixelColor(*at)) for at in near if small.valid(*at))
        return sum(abs(one.lightness() - other.lightness()) > 60 for one, other in pairs)

    assert unlike(made(1200, 2400)) < 0.7 * unlike(made(2400, 2400))


def test_a_folder_that_refuses_is_told_and_nothing_is_written(
    sit: Sit, chosen: Callable[[str], Path], tmp_path: Path
) -> None:
    window = sit(campaign())
    assert window.table is not None
    chosen("nowhere/log.txt")
    window.menus.actions["export-text"].trigger()
    assert window.table.prompt.warning.text().startswith("Could not write log.txt: ")
    assert not list(tmp_path.glob("nowhere*"))


def test_nothing_is_taken_out_behind_the_curtain(sit: Sit) -> None:
    window = sit(battle(), alone=False)
    assert window.table is not None
    assert window.table.session.curtain is not None
    exports = [action for key, action in window.menus.actions.items() if key.startswith("export-")]
    assert len(exports) == 5
    assert not any(action.isEnabled() for action in exports)
    window.table.session.raise_curtain()
    assert all(action.isEnabled() for action in exports)
