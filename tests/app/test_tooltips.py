"""Every figure that the window shows says what it means, with the clause that says it in full."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from anahuac.app.panels.conquest import texts
from anahuac.app.panels.conquest.markers import MarkerButton
from anahuac.app.panels.conquest.sideboard import Sideboard
from anahuac.app.panels.inspector import CounterButton
from anahuac.app.panels.tips import place
from anahuac.app.presenters.conquest.hints import HINTS
from anahuac.app.session import Session
from anahuac.app.windows.main import MainWindow
from anahuac.engine.text import Ref
from anahuac.games.conquest.frames.strategic import ReplacementFrame
from anahuac.games.conquest.model import Item
from anahuac.games.conquest.rules.ch10_3_3_markers import NEEDS
from anahuac.rulebook import clauses
from tests.app.conquestpositions import battle, campaign, played

Sit = Callable[..., MainWindow]
#: A sentence with its clause at the end.
EXPLAINED = re.compile(r".+ \((rule|règle) ([\w.\-]+)\)\.")


def clause_of(tip: str) -> str:
    """The clause at the end of a tooltip's line."""
    found = EXPLAINED.fullmatch(tip)
    assert found is not None, tip
    return found[2]


def test_every_hint_names_a_clause_of_the_game() -> None:
    """Figures and markers."""
    known = {clause.id for clause in clauses("conquest")}
    assert {clause for _, clause in HINTS.values()} <= known
    assert {clause.removeprefix("conquest:") for clause in NEEDS.values()} <= known
    titles = {clause.id: clause.title["en"].replace("-", " ").lower() for clause in clauses("conquest")}
    for marker, clause in NEEDS.items():
        assert titles[clause.removeprefix("conquest:")].replace(" ", "") == marker.replace("_", ""), marker


@pytest.mark.parametrize("language", ["en", "fr"])
def test_places_and_counters_explain_their_figures(sit: Sit, language: str) -> None:
    """Tenochtitlan has every figure that a place can have."""
    window = sit(campaign())
    window.set_language(language)
    table = window.table
    assert table is not None
    table.play.inspect("place:22")
    QApplication.processEvents()
    inspector = table.inspector
    shown = inspector.shown
    assert shown is not None
    parts = [w for w in inspector.findChildren(QWidget) if not isinstance(w, CounterButton)]
    assert {clause_of(w.toolTip()) for w in parts if w.toolTip()} >= {
        "5-b",
        "5-c",
        "12-c",
        "12-d",
        "7.2-b",
        "9-b",
    }
    for counter in inspector.counters.values():
        assert isinstance(counter, CounterButton)
        lines = counter.toolTip().split("\n")[1:]
        explained = [clause_of(line) for line in lines if "(" in line]
        assert len(explained) >= 3
        assert ("3.2-a" in explained) != ("G-4" in explained), "a commander or a unit"


def test_tracks_and_points_explain_theirs(sit: Sit) -> None:
    """Score, nations, boxes and cursors of the Alliances Table, turns."""
    window = sit(campaign())
    table = window.table
    assert table is not None
    panels = table.panels
    assert panels is not None
    assert clause_of(panels.score.toolTip().split("\n")[-1]) == "12-g"  # type: ignore[attr-defined]
    cells = panels.points._cells  # type: ignore[attr-defined]
    assert clause_of(cells["mexico"].toolTip().split("\n")[1]) == "7.2-b"
    assert clause_of(cells["spain"].toolTip().split("\n")[1]) == "7.2-j"
    boxes = panels.turns.strip.boxes  # type: ignore[attr-defined]
    say = window.ui.words
    assert [clause_of(say(hint)) for hint in boxes[2].hints] == ["3.2-a", "7.2-c"]
    assert [clause_of(say(hint)) for hint in boxes[13].hints] == ["3.2-a", "7.2-d", "6-d"]
    alliances = panels.alliances  # type: ignore[attr-defined]
    t = alliances._t
    assert clause_of(alliances._told("tlaxcala", None).split("\n")[1]) == "11-b"
    assert clause_of(alliances._told("", t.boxes["MD"]).split("\n")[1]) == "11-g"
    assert clause_of(alliances._told("", t.boxes["SU"]).split("\n")[1]) == "11-d"
    assert alliances._told("", None) == ""


def test_a_clause_says_its_title(sit: Sit) -> None:
    """Wherever it stands."""
    window = sit(campaign())
    table = window.table
    assert table is not None
    link = table.prompt.clause
    QApplication.sendEvent(
        link, QHelpEvent(QHelpEvent.Type.ToolTip, QPoint(2, 2), link.mapToGlobal(QPoint(2, 2)))
    )
    title = next(c.title["en"] for c in clauses("conquest") if f"conquest:{c.id}" == link.clause)
    assert QToolTip.text() == f"Rule {link.text()}: {title}"
    QToolTip.hideText()
    question = table.prompt.question
    at = question.mapToGlobal(QPoint(2, 2))
    QApplication.sendEvent(question, QHelpEvent(QHelpEvent.Type.ToolTip, QPoint(2, 2), at))
    first, _, rest = QToolTip.text().partition("\n")
    assert first == f"Rule {link.text()}: {title}"
    assert rest, "and how its section begins"
    QToolTip.hideText()


def tip() -> QRect:
    """Where the tooltip is that is shown."""
    shown = next(t for t in QApplication.topLevelWidgets() if t.inherits("QTipLabel") and t.isVisible())
    return shown.geometry()


def on_screen(widget: QWidget) -> QRect:
    return QRect(widget.mapToGlobal(QPoint()), widget.size())


def point_at(widget: QWidget) -> None:
    middle = widget.rect().center()
    QApplication.sendEvent(widget, QHelpEvent(QHelpEvent.Type.ToolTip, middle, widget.mapToGlobal(middle)))


@pytest.mark.parametrize(("size", "percent"), [((1600, 1000), 100), ((1600, 1000), 200), ((1100, 760), 100)])
def test_no_tooltip_hides_what_one_chooses_from(sit: Sit, size: tuple[int, int], percent: int) -> None:
    """Counters of a panel and markers of a battle: what explains one stands beside all of them, or over it."""
    window = sit(played(battle(), 200, stop="fire"))
    window.set_size(percent)
    window.resize(*size)
    for _ in range(6):
        QApplication.processEvents()
    table = window.table
    assert table is not None
    board = table.play.scene.tokens
    table.play.inspect(f"{table.play.scene.prefix}:{max(board, key=lambda token: len(token.ids)).place}")
    QApplication.processEvents()
    pointed = 0
    for kind in (CounterButton, MarkerButton):
        shown = [w for w in table.findChildren(kind) if not w.visibleRegion().isEmpty() and w.toolTip()]
        for widget in shown:
            point_at(widget)
            pointed += 1
            assert QToolTip.text() == widget.toolTip()
            held = tip()
            assert not held.intersects(on_screen(widget))
            for other in shown:
                if other.mapToGlobal(QPoint()).y() > on_screen(widget).bottom():
                    assert not held.intersects(on_screen(other)), "the row below is hidden"
    assert pointed
    QToolTip.hideText()


def test_where_nothing_is_free_a_tooltip_stands_over_its_row() -> None:
    room = QRect(0, 0, 800, 600)
    size = QSize(200, 80)
    for row in (QRect(20, 300, 60, 60), QRect(700, 20, 60, 60), QRect(400, 540, 60, 60)):
        held = QRect(place(size, row, room, room), size)
        assert room.contains(held)
        assert not held.intersects(row)
    assert place(size, QRect(620, 100, 40, 40), QRect(600, 0, 200, 600), room).x() < 400


def test_remarks_of_panels_go_with_what_they_were_about(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits for diplomacy is explained, and said no more once the cursors have moved."""
    table = sit(campaign()).table
    assert table is not None
    head = table.docks["alliances"].head
    view = table.session.view
    logged = replace(view, items=(Item("spain_wins_admissible_combat", 33),))
    monkeypatch.setattr(Session, "view", property(lambda session: logged))
    table._refresh()
    assert head._remark.text() == "1 item waiting for diplomacy"
    assert clause_of(head._remark.toolTip()) == "11-b"
    monkeypatch.setattr(Session, "view", property(lambda session: view))
    table._refresh()
    assert head._remark.text() == head._remark.toolTip() == ""
    assert table.docks["turns"].head._remark.text(), "what others say stays"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_replacement_points_say_whose_they_are(sit: Sit, language: str) -> None:
    """The Other Peoples serve both camps: what is left to a buyer, were it nothing, is not taken for the land of
    the other."""
    window = sit(campaign())
    window.set_language(language)
    table = window.table
    assert table is not None
    panels = table.panels
    assert isinstance(panels, Sideboard)
    view = table.session.view
    words = window.ui.words
    for points, count in (((("other", 1), ("tlaxcala", 2)), "1"), ((("other", 0),), "0"), ((), "0")):
        frame = ReplacementFrame("purchases", points, infantry=3)
        panels.points.show_view(replace(view, active="spain", frames=(frame,)))
        cells = panels.points._cells
        assert cells["other"].points.text() == count
        assert cells["other"].whose.text() == words.sentence(Ref("camp", "spain"))
        assert cells["spain"].whose.text() == words(texts.LEFT)
        assert cells["mexico"].whose.text() == "", "the other camp buys nothing now"
    panels.points.show_view(view)
    assert cells["other"].whose.text() == words.sentence(Ref("camp", view.camps["other"]))
    for cell in cells.values():
        camp = words.sentence(Ref("camp", view.camps[cell.nation]))
        assert f"({camp})" in cell.accessibleName()
