"""Rows of the log in docks of every width: none over another, no word outside its row, also while one looks back."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from anahuac.app.panels.log import LogPanel
from anahuac.app.panels.loglines import ENTRY
from anahuac.app.players import SeatPlan
from anahuac.app.presenters.conquest.presenter import ConquestPresenter
from anahuac.app.session import Session
from anahuac.app.ui import Ui
from tests.app.conquestpositions import campaign, played

WIDTHS = (300, 640, 410, 331, 520, 365, 470)


@pytest.fixture
def panel(ui: Ui, qtbot: QtBot) -> LogPanel:
    """The log of a match of some turns, an earlier step looked at."""
    match = played(campaign(2), 120)
    ui.words.set_names(match.game.names)
    session = Session(match, {"spain": SeatPlan(), "indian": SeatPlan("nobody")})
    made = LogPanel(ui, session, ConquestPresenter(match.game))  # type: ignore[arg-type]
    qtbot.addWidget(made)
    made.resize(WIDTHS[-1], 500)
    made.show()
    made.take()
    session.look_at(next(e.step for e in session.log_lines() if e.step > 40))
    return made


def rows_of(panel: LogPanel) -> list[QRect]:
    """Where each row is, from top to bottom."""
    model = panel.model
    return [panel.view.visualRect(model.index(row)) for row in range(model.rowCount())]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_rows_neither_overlap_nor_leave_gaps_in_any_width(
    panel: LogPanel, language: str, scale: float
) -> None:
    panel.ui.words.set_language(language)
    panel.ui.look.set_text_scale(scale)
    for width in WIDTHS:
        panel.resize(width, 500)
        QApplication.processEvents()
        rows = rows_of(panel)
        assert all(one.bottom() + 1 == two.top() for one, two in pairwise(rows)), width
        for row, rect in enumerate(rows):
            index = panel.model.index(row)
            entry = index.data(ENTRY)
            area = panel.delegate._text_area(rect, entry)
            flag = Qt.TextFlag.TextWordWrap
            needed = panel.delegate._metrics(entry).boundingRect(
                QRect(area.left(), 0, area.width(), 10_000), flag, index.data()
            )
            below = panel.delegate._dice_rows(rect.width(), entry) * panel.ui.look.px(24)
            assert needed.height() + below <= rect.height(), (width, index.data())


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_sign_of_what_is_to_come_covers_no_words(panel: LogPanel, scale: float) -> None:
    panel.ui.look.set_text_scale(scale)
    panel.resize(WIDTHS[0], 500)
    QApplication.processEvents()
    rows = rows_of(panel)
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
    for row in range(1, len(rows)):
        sign = panel.view.sign_above(row).toAlignedRect().adjusted(0, 1, 0, -1)
        for at in (row - 1, row):
            index = panel.model.index(at)
            entry = index.data(ENTRY)
            if entry.line.dice:
                continue
            area = panel.delegate._text_area(rows[at], entry)
            words = panel.delegate._metrics(entry).boundingRect(area, flags, index.data())
            assert not sign.intersects(words), index.data()


def test_bars_of_the_camps_are_told_apart_without_colour(panel: LogPanel) -> None:
    panel.resize(WIDTHS[0], 6000)
    QApplication.processEvents()
    shapes: dict[str, set[int]] = {"spain": set(), "indian": set()}
    rows = list(rows_of(panel))  # laid out before they are painted
    seen = panel.view.grab().toImage()
    assert rows == list(rows_of(panel))
    for row, rect in enumerate(rows):
        entry = panel.model.index(row).data(ENTRY)
        framed = entry.step == panel.delegate.looking
        if (
            entry.line.seat
            and not framed
            and not entry.line.is_heading
            and panel.view.viewport().rect().contains(rect)
        ):
            x = rect.left() + 6
            # Of the row itself: the pointer of an earlier test may rest on one, which is lit then.
            ground = seen.pixelColor(rect.left() + 2, rect.center().y())
            ink = [seen.pixelColor(x, y) != ground for y in range(rect.top() + 4, rect.bottom() - 3)]
            shapes[entry.line.seat].add(sum(a != b for a, b in pairwise(ink)))
    assert shapes["spain"], "lines of both camps are in sight"
    assert shapes["indian"]
    assert max(shapes["spain"]) < min(shapes["indian"])
