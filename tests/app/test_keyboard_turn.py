"""A whole turn by keys alone, from the start page on, as it is seen and as a screen reader tells it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from anahuac.app.matches import Opened
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.newmatch import NewMatchPage
from anahuac.engine.chance import Seeded
from anahuac.engine.game import Setup
from anahuac.engine.match import Match
from anahuac.games.conquest.game import Conquest
from anahuac.registry import load_game
from tests.app.conquestpositions import campaign
from tests.app.keyboard import Hands, Key
from tests.app.test_whole_turn import Turn, chosen

CATALOGUE = Path(__file__).parents[2] / "translations" / "anahuac_fr.ts"
pytestmark = pytest.mark.qt_log_ignore(r"propagateSizeHints|raise\(\)", extend=True)


class Ear:
    """What a screen reader gets: announcements, and name, role and description of what has the focus."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.urgent: list[str] = []
        self.focused: dict[str, set[str]] = {}
        self.nameless: set[str] = set()

    def hear(self, said: str, urgent: bool) -> None:
        (self.urgent if urgent else self.said).append(said)

    def look(self, widget: QWidget) -> None:
        """Take down what has the focus."""
        kind = type(widget).__name__
        found = QAccessible.queryAccessibleInterface(widget)
        name = found.text(QAccessible.Text.Name)
        if not name or found.role() == QAccessible.Role.NoRole:
            self.nameless.add(kind)
        if isinstance(widget, QAbstractButton) and found.role() not in (
            QAccessible.Role.Button,
            QAccessible.Role.CheckBox,
            QAccessible.Role.RadioButton,
            QAccessible.Role.ButtonMenu,
            QAccessible.Role.PushButton,
        ):
            self.nameless.add(f"{kind} is no button")
        self.focused.setdefault(kind, set()).add(f"{name} {found.text(QAccessible.Text.Description)}")

    @property
    def everything(self) -> list[str]:
        """All texts heard."""
        return [*self.said, *self.urgent, *(text for texts in self.focused.values() for text in texts)]


def arranged() -> Match[Turn, object]:
    """The match in which a battle and a siege wait."""
    shipped = load_game("conquest")
    assert isinstance(shipped, Conquest)
    return Match(Turn(shipped.tables), Setup(), Seeded(11))


def begin(window: MainWindow, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the start page to the table, both seats taken by persons."""
    monkeypatch.setattr(
        window.matches, "begin", lambda order, words: Opened(arranged(), dict(order.seats), None)
    )
    window.to_start()
    QApplication.processEvents()
    hands.key(Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(window.new, NewMatchPage)
    for row in window.new.seats:
        human = row.kind.button("human")
        if not human.isChecked():
            hands.tab_to(human)
            hands.key(Key.Key_Space)
        assert row.plan.is_human
    hands.tab_to(window.new.begin)
    hands.key(Key.Key_Space)
    assert window.table is not None


def french() -> list[str]:
    """English texts that are said in other words in French, long enough to be known for English."""
    found = []
    for message in ElementTree.parse(CATALOGUE).iter("message"):
        source, translation = message.findtext("source") or "", message.findtext("translation") or ""
        for part in re.split(r"\{[^}]*\}|%n|&|\(s\)", source):
            plain = part.strip(" .,:;?!()")
            if len(plain) >= 12 and " " in plain and plain not in translation:
                found.append(plain)
    return found


@pytest.mark.usefixtures("listening")
@pytest.mark.timeout(600)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_turn_by_keys(window: MainWindow, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    window.ui.settings.change(auto_answer=False)
    window.set_language(language)
    ear = Ear()
    hands = Hands(window, ear.look)
    begin(window, hands, monkeypatch)
    table = hands.table
    table.announcer.said.connect(ear.hear)
    table.announcer.tell()
    match = table.session.match
    picker = random.Random(5)
    asked: dict[str, int] = {}
    untold: list[str] = []
    curtains = 0
    while match.state.turn == 4 and match.pending:
        if table.session.handing is not None:
            hands.confirm()
        if table.session.curtain is not None:
            curtains += 1
            hands.lift()
        decision = table.session.decision
        assert decision is not None
        question = window.ui.words.sentence(decision.prompt)
        if not any(question in said for said in ear.said[-6:]):
            untold.append(question)
        asked[decision.kind] = asked.get(decision.kind, 0) + 1
        hands.answer(decision, chosen(match, decision, picker))
    kinds = {entry.line.kind for entry in table.session.log_lines()}
    assert curtains >= 4
    assert {"movement", "muster", "march", "deploy", "markers", "fire", "attack"} <= asked.keys()
    assert {"move", "attrition", "battle", "fire", "melee", "siege"} <= kinds
    assert match.state.turn == 5
    assert untold == []
    assert ear.nameless == set()
    assert any("Dés :" in said or "Dice: " in said for said in (s.replace("\u202f", " ") for s in ear.said))
    if language == "fr":
        english = {part for part in french() for said in ear.everything if part in said}
        assert english == set()
    window.set_language("en")


class Shown(QObject):
    """Takes down what is shown as a window of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.seen.append(type(watched).__name__)
        return False


def test_no_page_takes_the_focus_away_while_it_is_made(
    window: MainWindow, sit: Callable[..., MainWindow], qapp: QApplication
) -> None:
    """What is shown before it has a parent is a window for a moment, and the keyboard is nowhere after it."""
    shown = Shown()
    qapp.installEventFilter(shown)
    for page in (
        window.to_start,
        lambda: window.to_new("conquest"),
        lambda: sit(campaign()),
        window.to_start,
    ):
        page()
        QApplication.processEvents()
        assert QApplication.focusWidget() is not None
    qapp.removeEventFilter(shown)
    assert shown.seen == []
