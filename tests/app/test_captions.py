"""Words under markers, above odds and on the card of what happened fit, in both languages and all text sizes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from anahuac.app.look.counters import MARKER_GLYPHS
from anahuac.app.panels.conquest import texts
from anahuac.app.panels.conquest.markers import MarkerButton
from anahuac.app.panels.odds import OddsPanel
from anahuac.app.panels.sincecard import SHARE, SinceCard
from anahuac.app.presenter import OddsShown
from anahuac.app.presenters.conquest.presenter import ConquestPresenter
from anahuac.app.session import LogEntry
from anahuac.app.ui import Ui
from anahuac.app.windows.main import MainWindow
from anahuac.engine.game import LogLine
from anahuac.registry import load_game
from tests.app.conquestpositions import battle, campaign, played

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


LONG = "Événement aléatoire de la bataille, avec des mots qui ne tiennent jamais sur une seule ligne "


def settled() -> None:
    for _ in range(4):
        QApplication.processEvents()


def shows_whole(card: SinceCard, room: int) -> None:
    """Every line of the card as high as it is, none over another, the buttons too, all within the room."""
    assert card.geometry().bottom() <= room
    lines = [line for line in card.findChildren(QLabel) if line.isVisible() and line.text()]
    said = [line for line in lines if line.wordWrap()]
    assert said
    for line in lines:
        wanted = line.heightForWidth(line.width()) if line.wordWrap() else line.sizeHint().height()
        assert line.height() >= wanted, line.text()
    for button in (card.skip, card.show_button):
        assert button.height() >= button.sizeHint().height()
        assert button.geometry().bottom() <= card.height()
        assert all(line.mapTo(card, line.rect().bottomLeft()).y() <= button.y() for line in lines)
    ends = sorted((line.mapTo(card, line.rect().topLeft()).y(), line.height()) for line in said)
    assert all(top + high <= below for (top, high), (below, _) in pairwise(ends)), ends


@pytest.mark.parametrize("room", [(1500, 410), (1004, 180), (560, 330)])
@pytest.mark.parametrize("scale", SCALES)
def test_the_card_of_what_happened_shows_its_lines_whole(
    spoken: Ui, qtbot: QtBot, scale: float, room: tuple[int, int]
) -> None:
    """At once, and after everything that makes lines longer or the room smaller while it is open."""
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(1500, 700)
    over.show()
    card = SinceCard(spoken, ConquestPresenter(load_game("conquest")), over)  # type: ignore[arg-type]
    said = (LONG, "7 FC contre 10", LONG * 2) if room[1] > 200 else (LONG, "7 FC contre 10")
    lines = [LogLine(said[at % len(said)], "conquest:10.3.2-a", "battle", "spain") for at in range(10)]
    card.tell([LogEntry(at, line) for at, line in enumerate(lines)])  # type: ignore[arg-type]
    settled()
    shows_whole(card, over.height())
    spoken.look.set_text_scale(scale)
    settled()
    shows_whole(card, over.height())
    over.resize(*room)
    settled()
    shows_whole(card, over.height())
    spoken.words.set_language("en")
    spoken.words.set_language("fr")
    settled()
    shows_whole(card, over.height())
    over.resize(1500, 900)
    settled()
    shows_whole(card, over.height())
    assert card.title.isVisible()


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", [(1600, 1000), (1024, 700)])
@pytest.mark.parametrize("kind", ["losses", "movement"])
def test_that_card_is_whole_over_map_and_battle(
    sit: Callable[..., MainWindow], size: tuple[int, int], scale: float, kind: str
) -> None:
    match = battle() if kind == "losses" else campaign()
    window = sit(played(match, 200, stop=kind))
    window.resize(*size)
    window.set_language("fr")
    window.set_size(round(scale * 100))
    settled()
    card = window.findChild(SinceCard)
    assert window.table is not None
    assert isinstance(card, SinceCard)
    card.tell(window.table.session.log_lines())
    settled()
    shows_whole(card, window.table.map_frame.height())
    told = [line for line in card.findChildren(QLabel) if line.isVisible() and line.wordWrap()]
    assert card.height() <= window.table.map_frame.height() * SHARE + 1 or len(told) == 1
