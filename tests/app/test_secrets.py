"""Two matches that differ only in what the other seat hides look, read and sound the same to all others."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from anahuac.app.folders import folders
from anahuac.app.matches import Matches, Opened
from anahuac.app.players import SeatPlan
from anahuac.app.ui import Ui
from anahuac.app.windows import pastdesk
from anahuac.app.windows.entries import entries
from anahuac.app.windows.main import MainWindow
from anahuac.engine.decision import Action, Chosen, Decision, OneOf, Some
from anahuac.engine.match import Match
from tests.app.conquestpositions import answer, battle, campaign, played

pytestmark = [
    pytest.mark.usefixtures("listening"),
    pytest.mark.qt_log_ignore(r"propagateSizeHints|raise\(\)", extend=True),
]


@pytest.fixture(autouse=True)
def nothing_is_made_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parts of the history are made while nobody does anything: how many there are says how fast a machine was."""
    monkeypatch.setattr(pastdesk, "READY_MS", 10**8)


#: Steps after which a battle that has not come to a secret will not come to it.
LONG = 500
#: The most by which a shade of 255 may differ and be taken for the same.
ROUNDING = 8


class Evidence(NamedTuple):
    """All that a window gives to eyes and ears."""

    picture: QImage
    title: str
    texts: list[tuple[str, ...]]
    menus: list[tuple[str, bool, str]]
    windows: list[str]
    heard: list[str]


def texts_of(window: MainWindow) -> list[tuple[str, ...]]:
    """What every widget says, those that are hidden too: a screen reader can read those as well."""
    found = []
    for widget in [window, *window.findChildren(QWidget)]:
        said = ""
        if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
            said = widget.text()
        elif isinstance(widget, QComboBox):
            said = widget.currentText()
        texts = (said, widget.accessibleName(), widget.accessibleDescription(), widget.toolTip())
        if any(texts):
            found.append((type(widget).__name__, *texts))
    return sorted(found)


def settled(window: MainWindow, qtbot: QtBot) -> QImage:
    """The window once nothing moves any more: panels take their sizes, and what is told late has been told."""
    before = QImage()
    still = 0
    for _ in range(100):
        qtbot.wait(30)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # as the running program does
        now = window.grab().toImage()
        still = still + 1 if now == before else 0
        before = now
        if still == 8:
            break
    return before


def evidence(window: MainWindow, heard: list[str], qtbot: QtBot) -> Evidence:
    picture = settled(window, qtbot)
    app_windows = [type(w).__name__ for w in QApplication.topLevelWidgets() if w.isVisible()]
    menus = [
        (entry.title, entry.action.isEnabled(), entry.action.toolTip()) for entry in entries(window.line.bar)
    ]
    return Evidence(
        picture,
        window.windowTitle(),
        texts_of(window),
        menus,
        sorted(app_windows),
        list(heard),
    )


def alike(one: QImage, two: QImage) -> bool:
    """The same picture; what was painted twice may differ by a rounding in a soft edge."""
    if one == two:
        return True
    if one.size() != two.size():
        return False
    first, second = (p.convertToFormat(QImage.Format.Format_RGB32).constBits() for p in (one, two))
    return max(abs(a - b) for a, b in zip(bytes(first), bytes(second), strict=True)) <= ROUNDING


def differences(one: Evidence, two: Evidence) -> list[str]:
    """What tells them apart."""
    found = [f"only in one: {text}" for text in one.texts if text not in two.texts]
    found += [f"only in two: {text}" for text in two.texts if text not in one.texts]
    found += [f"menu: {a} {b}" for a, b in zip(one.menus, two.menus, strict=True) if a != b]
    found += [f"heard: {a!r} {b!r}" for a, b in zip(one.heard, two.heard, strict=False) if a != b]
    found += ["heard more"] if len(one.heard) != len(two.heard) else []
    found += [f"title: {one.title} {two.title}"] if one.title != two.title else []
    found += [f"windows: {one.windows} {two.windows}"] if one.windows != two.windows else []
    found += [] if alike(one.picture, two.picture) else ["picture"]
    return found


class Secret(NamedTuple):
    """A question whose answer is secret: the match before it, who answers, and two answers."""

    match: Callable[[], Match[Any, Any]]
    decision: Decision
    answers: tuple[Action, Action]


def markers() -> Secret:
    """Which tactical markers a camp takes into a battle (10.3.3)."""

    def made() -> Match[Any, Any]:
        return played(battle(), 60, stop="markers")

    match = made()
    decision = next(d for d in match.pending if d.kind == "markers")
    assert isinstance(decision.domain, Some)
    found = []
    picker = random.Random(1)
    while len(found) < 2:
        action = answer(match, decision, picker)
        assert isinstance(action, Chosen)
        names = {item.partition("#")[0] for item in action.items}
        if len(action.items) == decision.domain.most and all(names != other for other, _ in found):
            found.append((names, action))
    return Secret(made, decision, (found[0][1], found[1][1]))


def hiding() -> Secret:
    """Where units lie hidden (T3-l)."""
    for seed in count(1):
        match = played(battle(seed), LONG, seed, stop="hide_where")
        asked = next((d for d in match.pending if d.kind == "hide_where"), None)
        if asked is not None and isinstance(asked.domain, OneOf) and len(asked.domain.options) > 1:
            first, *_, last = asked.domain.options

            def made(seed: int = seed) -> Match[Any, Any]:
                return played(battle(seed), LONG, seed, stop="hide_where")

            return Secret(made, asked, (first, last))
    raise AssertionError


def run(ui: Ui, qtbot: QtBot, folder: Path, secret: Secret, action: Action) -> tuple[Evidence, Evidence]:
    """What there is to see and hear at the curtain after a secret answer, and once the other seat sits there."""
    match = secret.match()
    window = MainWindow(ui, Matches(folders(folder)))
    window.resize(QSize(1600, 1000))
    qtbot.addWidget(window)
    window.show()
    window.sit_down(Opened(match, {info.id: SeatPlan() for info in match.game.info.seats}))
    table = window.table
    assert table is not None
    heard: list[str] = []
    session = table.session
    session.raise_curtain()
    assert session.viewpoint == secret.decision.seat
    table.announcer.said.connect(lambda said, urgent: heard.append(said))
    for ref in (
        table.presenter.clicks(session.view, secret.decision, action)
        if isinstance(secret.decision.domain, OneOf)
        else [table.presenter.item_ref(secret.decision, item) for item in getattr(action, "items", ())]
    ):
        place = ref.partition(":")[2]
        if table.map.board is not None and place in table.map.board.places:
            table.map.keyboard.move_to(place)
        table.play.gestures.point_at((ref,))
    if session.match.last.action != action:
        table.play.gestures.confirm()
    assert session.match.last.action == action
    picker = random.Random(3)
    while session.curtain is None:
        if session.handing is not None:
            session.hand_over()
            continue
        decision = session.decision
        assert decision is not None
        session.play(answer(match, decision, picker))
    heard.clear()  # from here on it is for other ears
    behind = evidence(window, heard, qtbot)
    table.announcer.tell()
    session.raise_curtain()
    table.dice.reader.refresh()  # at once: left alone they wait until there is time
    table.log.reader.refresh()
    qtbot.waitUntil(lambda: table.map.quiet, timeout=30_000)
    other = evidence(window, heard, qtbot)
    window.close()
    return behind, other


@pytest.mark.timeout(300)
@pytest.mark.parametrize("kind", [markers, hiding], ids=["markers", "hidden units"])
def test_the_curtain_and_the_other_seat_keep_the_secret(
    ui: Ui, qtbot: QtBot, tmp_path: Path, kind: Callable[[], Secret]
) -> None:
    ui.settings.change(auto_answer=False)
    secret = kind()
    run(
        ui, qtbot, tmp_path / "a", secret, secret.answers[0]
    )  # the first digits ever painted are rounded otherwise
    behind_one, other_one = run(ui, qtbot, tmp_path / "a", secret, secret.answers[0])
    behind_two, other_two = run(ui, qtbot, tmp_path / "a", secret, secret.answers[1])
    assert differences(behind_one, behind_two) == []
    assert differences(other_one, other_two) == []
    assert other_one.heard
    assert other_one.picture != behind_one.picture


def test_what_is_looked_for_would_be_found(ui: Ui, qtbot: QtBot, tmp_path: Path) -> None:
    """The seat that chose does see the difference."""
    secret = markers()
    seen = []
    for action in secret.answers:
        match = secret.match()
        match.play(secret.decision.seat, action)
        window = MainWindow(ui, Matches(folders(tmp_path)))
        window.resize(QSize(1600, 1000))
        qtbot.addWidget(window)
        window.show()
        seats = {info.id: SeatPlan("nobody") for info in match.game.info.seats}
        window.sit_down(Opened(match, {**seats, secret.decision.seat: SeatPlan()}))
        seen.append(evidence(window, [], qtbot))
        window.close()
    found = differences(*seen)
    assert "picture" in found
    assert any(fault.startswith("only in") for fault in found)


def test_a_panel_in_a_window_of_its_own_is_empty_behind_the_curtain(
    sit: Callable[..., MainWindow], qapp: QApplication
) -> None:
    window = sit(campaign(), alone=False)
    table = window.table
    assert table is not None
    table.session.raise_curtain()
    table.docks["inspector"].setFloating(True)
    picker = random.Random(1)
    while table.session.curtain is None:
        assert table.inspector.isVisible()
        decision = table.session.decision
        assert decision is not None
        table.session.play(answer(table.session.match, decision, picker))
        qapp.processEvents()
        table.session.hand_over()
    assert not table.inspector.isVisible()
    table.session.raise_curtain()
    assert table.inspector.isVisible()
