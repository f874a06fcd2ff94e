"""Words under markers, above odds and on the card of what happened fit, in both languages and all text sizes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from anahuac.app.look.counters import MARKER_GLYPHS
from anahuac.app.panels.conquest import texts
from anahuac.app.panels.conquest.markers import MarkerButton
from anahuac.app.panels.odds import OddsPanel
from anahuac.app.panels.sincecard import MARGIN, SinceCard
from anahuac.app.presenter import OddsShown
from anahuac.app.presenters.conquest.presenter import ConquestPresenter
from anahuac.app.session import LogEntry
from anahuac.app.ui import Ui
from anahuac.engine.game import LogLine
from anahuac.registry import load_game

SCALES = [1.0, 1.5, 2.0]
STATES = (texts.IN_HAND, texts.READY, texts.SET_ASIDE, texts.PLAYED, texts.USED)


@pytest.fixture(params=["en", "fr"])
def spoken(ui: Ui, request: pytest.FixtureRequest) -> Ui:
    """A language, with the game's names."""
    ui.words.set_names(load_game("conquest").names)
    ui.words.set_language(request.param)
    return ui


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("compact", [False, True])
def test_name_and_caption_of_every_marker_fit(spoken: Ui, qtbot: QtBot, scale: float, compact: bool) -> None:
    spoken.look.set_text_scale(scale)
    wrap = Qt.TextFlag.TextWordWrap
    for marker in (*MARKER_GLYPHS, None):
        for state in STATES:
            for count in (1,) if marker is not None else (1, 2, 4):
                button = MarkerButton(spoken, "indian", marker, state(), count=count)
                qtbot.addWidget(button)
                button.set_compact(compact)
                button.show_mark("selected")
                size = button.sizeHint()
                free = size.height() - 8 - button._side
                room = QRectF(0, 0, size.width(), 10_000)
                said = (button.name, spoken.words(button.caption))
                needed = [m.boundingRect(room, wrap, s) for m, s in zip(button._metrics, said, strict=True)]
                assert sum(box.height() for box in needed) <= free + 1, said
                assert max(box.width() for box in needed) <= size.width(), said


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("width", [300, 420, 520])
@pytest.mark.parametrize("words", [3, 9, 20])
def test_the_heading_of_odds_covers_neither_dice_nor_clause(
    ui: Ui, qtbot: QtBot, scale: float, width: int, words: int
) -> None:
    ui.look.set_text_scale(scale)
    panel = OddsPanel(ui)
    qtbot.addWidget(panel)
    panel.show_odds(OddsShown("ligne " * words, "conquest:10.3.4-h", "D6", (), 36, ()))
    drawn, placed, _ = panel._composed(width)
    title = next(one.rect for one in drawn if one.said.startswith("Ligne"))
    dice = next(one for one in drawn if one.said == "D6")
    (_, right, middle) = placed[0]
    beside = right - panel._measure.sizeHint().width()
    if middle > title.bottom():
        assert dice.rect.top() >= title.bottom()
    else:
        assert title.right() <= beside
        assert dice.rect.right() <= beside
        assert title.height() < 3 * ui.look.px(26), "more than two lines take the whole width"


@pytest.mark.parametrize("scale", SCALES)
def test_the_card_of_what_happened_shows_its_lines_whole(spoken: Ui, qtbot: QtBot, scale: float) -> None:
    spoken.look.set_text_scale(scale)
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(1500, 410)
    over.show()
    card = SinceCard(spoken, ConquestPresenter(load_game("conquest")), over)  # type: ignore[arg-type]
    long = "Événement aléatoire de la bataille, avec des mots qui ne tiennent jamais sur une seule ligne " * 2
    card.tell([LogEntry(at, LogLine(long, "conquest:10.3.2-a", "battle", "spain")) for at in range(9)])  # type: ignore[arg-type]
    for _ in range(3):
        QApplication.processEvents()
    assert card.geometry().bottom() <= over.height() - MARGIN
    lines = [line for line in card.findChildren(QLabel) if line.isVisible() and line.wordWrap()]
    assert lines
    for line in lines:
        assert line.height() >= line.heightForWidth(line.width()), line.text()
    for button in (card.skip, card.show_button):
        assert button.geometry().bottom() <= card.height()
        assert all(line.mapTo(card, line.rect().bottomLeft()).y() <= button.y() for line in lines)
