"""Motion on the table: the curtain and the dice; and that looks change nothing but looks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from anahuac.app.panels.dice import FACES_SHOWN
from anahuac.app.windows.main import MainWindow
from tests.app.conquestpositions import campaign, played

Sit = Callable[..., MainWindow]


def test_the_curtain_falls_and_rises_and_hides_all_from_the_first_moment(sit: Sit, qtbot: QtBot) -> None:
    window = sit(campaign(3), alone=False)
    table = window.table
    assert table is not None
    motion = window.ui.look.motion
    table.session.raise_curtain()
    motion.set_wanted(True)
    motion.durations["curtain"] = 60_000
    table.curtain.fall("Indian camp", "mexico")
    table.area.hide()
    qtbot.waitUntil(lambda: table.curtain.y() > -table.height())
    assert table.curtain.covers
    motion.finish()
    assert table.curtain.geometry() == table.rect()
    table.curtain.lift()
    assert not table.curtain.covers
    assert table.curtain.isVisible()
    table.curtain.lift()  # once is enough
    motion.finish()
    assert table.curtain.isHidden()


def test_dice_tumble_and_come_to_rest_with_their_own_faces(sit: Sit, qtbot: QtBot) -> None:
    window = sit(played(campaign(3), 120))
    table = window.table
    assert table is not None
    tray, motion = table.dice, window.ui.look.motion
    assert tray.last is not None
    qtbot.waitUntil(tray.isVisible)
    still = tray.grab().toImage()
    motion.set_wanted(True)
    motion.durations["dice"] = 60_000
    tray._rolls = tray._rolls[:-1]  # as before the last roll
    tray.take()
    qtbot.waitUntil(lambda: motion.playing)
    assert tray.grab().toImage() != still
    motion.finish()
    assert tray._face == FACES_SHOWN
    assert tray.grab().toImage() == still
    motion.set_wanted(False)
    tray._rolls = tray._rolls[:-1]
    tray.take()
    QApplication.processEvents()
    assert tray.grab().toImage() == still


def test_counters_of_the_inspector_keep_their_marks_in_another_look(sit: Sit) -> None:
    window = sit(played(campaign(3), 120))
    table = window.table
    assert table is not None

    def marks() -> dict[str, str]:
        return {ref: counter._mark for ref, counter in table.inspector.counters.items()}

    before = marks()
    assert any(before.values())
    window.set_theme("dark")
    assert marks() == before
    window.set_language("fr")
    assert marks() == before
