"""A walk through every window: both languages, both themes, three text sizes, large and small.

Nothing is cut or over something else, every control has a name, no text is faint, none is of the other language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QDialog, QHBoxLayout, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from anahuac.app.windows.main import MainWindow
from tests.app.conquestpositions import battle, campaign, played
from tests.app.seeing import contrast_of, faults

Sit = Callable[..., MainWindow]
pytestmark = pytest.mark.qt_log_ignore(
    r"propagateSizeHints|raise\(\)", extend=True
)  # by the offscreen platform

LOOKS = [("en", "light"), ("fr", "dark"), ("fr", "light"), ("en", "dark")]


def early(window: MainWindow, sit: Sit) -> QWidget:
    return sit(campaign())


def middle(window: MainWindow, sit: Sit) -> QWidget:
    return sit(played(campaign(), 300))


def marching(window: MainWindow, sit: Sit) -> QWidget:
    return sit(played(campaign(), 90, stop="march"))


def besieging(window: MainWindow, sit: Sit) -> QWidget:
    return sit(played(campaign(3), 900, 3, stop="attack_again"))


def deploying(window: MainWindow, sit: Sit) -> QWidget:
    return sit(battle())


def firing(window: MainWindow, sit: Sit) -> QWidget:
    return sit(played(battle(), 60, stop="fire"))


def attacking(window: MainWindow, sit: Sit) -> QWidget:
    return sit(played(battle(), 60, stop="attack"))


def curtain(window: MainWindow, sit: Sit) -> QWidget:
    return sit(campaign(), alone=False)


def over(window: MainWindow, sit: Sit) -> QWidget:
    return sit(played(campaign(), 3000))


def start(window: MainWindow, sit: Sit) -> QWidget:
    window.to_start()
    return window


def new(window: MainWindow, sit: Sit) -> QWidget:
    window.to_new("conquest")
    return window


def looking_back(window: MainWindow, sit: Sit) -> QWidget:
    sit(played(campaign(), 200))
    assert window.table is not None
    window.table.session.look_at(120)
    return window


def learning(window: MainWindow, sit: Sit) -> QWidget:
    window.ui.settings.change(lessons={"conquest/first-march": 9})
    window.learn_asked.emit("conquest")
    return window


PAGES = (
    start,
    new,
    early,
    middle,
    marching,
    besieging,
    deploying,
    firing,
    attacking,
    curtain,
    over,
    looking_back,
    learning,
)


def dress(window: MainWindow, language: str, theme: str, percent: int, size: tuple[int, int]) -> None:
    window.set_language(language)
    window.set_theme(theme)
    window.set_size(percent)
    window.resize(*size)
    for _ in range(6):
        QApplication.processEvents()


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.__name__)
def test_nothing_is_cut_faint_or_nameless(
    window: MainWindow, sit: Sit, page: Callable[..., QWidget], percent: int
) -> None:
    page(window, sit)
    found: list[str] = []
    for size in ((1600, 1000), (1024, 700)):
        for language, theme in LOOKS if size[0] == 1600 else LOOKS[:2]:
            dress(window, language, theme, percent, size)
            assert window.size().toTuple() == size, "nothing forces the window to be larger"
            found += [f"{language} {theme} {size[0]}: {fault}" for fault in faults(window)]
    window.set_size(100)
    assert found == []


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_place_has_room_in_the_inspector(sit: Sit, language: str, percent: int) -> None:
    window = sit(played(campaign(), 300))
    dress(window, language, "light", percent, (1024, 700))
    table = window.table
    assert table is not None
    assert table.map.board is not None
    found: list[str] = []
    for place in table.map.board.places:
        table.play.inspect(f"place:{place}")
        found += [f"{place}: {fault}" for fault in faults(table.inspector, with_contrast=False)]
    window.set_size(100)
    assert found == []


def dialogs(window: MainWindow) -> Iterator[QDialog]:
    """Every dialog of the menus, one after the other."""
    for key in ("search", "keys", "moment", "statistics"):
        window.menus.actions[key].trigger()
        for _ in range(8):
            QApplication.processEvents()
        dialog = next(d for d in window.findChildren(QDialog) if d.isVisible())
        yield dialog
        dialog.reject()
        QApplication.processEvents()


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_nothing_is_cut_in_a_dialog(sit: Sit, percent: int) -> None:
    window = sit(played(campaign(2), 400, 2))
    found: list[str] = []
    for language, theme in LOOKS[:2]:
        dress(window, language, theme, percent, (1600, 1000))
        for dialog in dialogs(window):
            name = type(dialog).__name__
            found += [f"{language} {theme} {name}: {fault}" for fault in faults(dialog)]
    window.set_size(100)
    assert found == []


def test_what_is_looked_for_would_be_found(qtbot: QtBot) -> None:
    """The walk sees a cut label, a faint one, a nameless button, and one text over another."""
    box = QWidget()
    qtbot.addWidget(box)
    box.resize(300, 100)
    box.setStyleSheet("background: white")
    row = QHBoxLayout(box)
    for text, style in (("A long text without room", "color: black"), ("Grey", "color: #bbbbbb")):
        label = QLabel(text)
        label.setStyleSheet(style)
        row.addWidget(label)
    row.itemAt(0).widget().setFixedWidth(30)
    row.addWidget(QPushButton(""))
    over_it = QLabel("Over", box)
    box.show()
    over_it.setGeometry(row.itemAt(0).widget().geometry())
    over_it.show()
    kinds = {fault.partition(":")[0] for fault in faults(box)}
    assert kinds >= {"cut", "faint", "without a name", "over each other"}


def test_contrast_is_the_webs() -> None:
    picture = QImage(20, 20, QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    for x in range(5, 9):
        picture.setPixelColor(x, 8, QColor("black"))
    assert contrast_of(picture, picture.rect()) == pytest.approx(21)
