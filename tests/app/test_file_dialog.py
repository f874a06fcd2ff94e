"""Qt's own dialog for files, which stands in where a desktop has none: its buttons are seen in both themes."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QToolButton
from pytestqt.qtbot import QtBot

from anahuac.app.ui import Ui
from tests.app.seeing import contrast_of

BUTTONS = ("toParentButton", "newFolderButton", "listModeButton", "detailModeButton")
FADED = ("backButton", "forwardButton")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_pictures_on_its_buttons_are_seen(ui: Ui, qtbot: QtBot, tmp_path: Path, theme: str) -> None:
    ui.look.set_theme(theme)
    dialog = QFileDialog(None, "", str(tmp_path))
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    dialog.show()
    for name in (*BUTTONS, *FADED):
        button = dialog.findChild(QToolButton, name)
        assert isinstance(button, QToolButton)
        picture = button.grab().toImage()
        inner = button.rect().adjusted(6, 6, -6, -6)  # without its frame
        least = 3.0 if name in BUTTONS else 1.8  # there is nowhere to go back to
        assert contrast_of(picture, inner, picture.devicePixelRatio()) >= least, name
