"""Playing by mouse: every answer is given by clicks on what the window shows, as a person would."""

from __future__ import annotations

from typing import Any

import msgspec
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from anahuac.app.decisions.confirming import YES_KEY, Confirming
from anahuac.app.panels.conquest.sideboard import Sideboard
from anahuac.app.windows.table import TablePage
from anahuac.engine.decision import Action, Allocated, Chosen, Decision, OneOf, Passed, Program

LEFT = Qt.MouseButton.LeftButton


def click(widget: QWidget, qtbot: QtBot) -> None:
    """Click the middle of a widget, scrolled into view if need be."""
    qtbot.mouseClick(widget, LEFT, pos=widget.rect().center())


def _click_map(table: TablePage, spot: QPointF, qtbot: QtBot) -> None:
    at = table.map.mapFromScene(spot)
    qtbot.mouseMove(table.map.viewport(), at)
    qtbot.mouseClick(table.map.viewport(), LEFT, pos=at)


def _on_screen(table: TablePage, at: QPoint) -> bool:
    """Whether a point of the map is visible and under nothing that lies over it."""
    if not table.map.viewport().rect().adjusted(4, 4, -4, -4).contains(at):
        return False
    above = (table.corner.legend, table.corner.zoom, table.corner.minimap, table.corner.buttons)
    return not any(w.isVisible() and w.geometry().adjusted(-2, -2, 2, 2).contains(at) for w in above)


def click_place(table: TablePage, place: str, qtbot: QtBot) -> None:
    """Click the ground of a place, clear of its counters; the counter on top where they fill it."""
    board = table.map.board
    assert board is not None
    table.map.centre_on(place)
    QApplication.processEvents()
    path = board.places[place].path
    taken = [token.outline().adjusted(-9, -9, 9, 9) for token in table.map.tokens]
    outer = path.boundingRect()
    box = outer.adjusted(
        outer.width() * 0.05, outer.height() * 0.05, -outer.width() * 0.05, -outer.height() * 0.05
    )
    for share in range(1, 900):
        x, y = share * 0.618 % 1, share / 900
        spot = QPointF(box.left() + box.width() * x, box.top() + box.height() * y)
        free = path.contains(spot) and not any(outline.contains(spot) for outline in taken)
        if free and _on_screen(table, table.map.mapFromScene(spot)):
            _click_map(table, spot, qtbot)
            return
    tops = [token.spec.top for token in table.map.tokens if token.spec.place == place]
    assert any(click_top(table, top, qtbot) for top in tops), f"no free ground in {place}"


def click_top(table: TablePage, piece: str, qtbot: QtBot) -> bool:
    """Click a piece on the map, if it is on top of its stack."""
    token = table.map.tokens.of_piece(piece)
    if token is None or token.spec.top != piece:
        return False
    table.map.centre_on(token.spec.place)
    QApplication.processEvents()
    body = token.outline()
    for dx, dy in ((0.5, 0.5), (0.3, 0.3), (0.3, 0.7), (0.15, 0.5), (0.5, 0.15)):
        spot = QPointF(body.left() + body.width() * dx, body.top() + body.height() * dy)
        if (
            _on_screen(table, table.map.mapFromScene(spot))
            and table.map.tokens.at(spot.x(), spot.y()) is token
        ):
            _click_map(table, spot, qtbot)
            return True
    return False


def click_ref(table: TablePage, ref: str, qtbot: QtBot) -> None:
    """Click whatever shows a ref: a place, a counter on the map or in a panel, a marker."""
    kind, _, name = ref.partition(":")
    panels = table.panels
    if kind in ("place", "tz"):
        click_place(table, name, qtbot)
        return
    if kind == "marker":
        assert isinstance(panels, Sideboard)
        click(next(b for b in panels.battle.buttons if b.ref == ref), qtbot)
        return
    if click_top(table, name, qtbot):
        return
    conquest = isinstance(panels, Sideboard)
    battle, reserve = (panels.battle.counters, panels.reserve.counters) if conquest else ({}, {})
    for counters in (battle, table.inspector.counters, reserve):
        if ref in counters and not counters[ref].isHidden():
            click(counters[ref], qtbot)
            return
    table.play.inspect(ref)
    click(table.inspector.counters[ref], qtbot)


def press(table: TablePage, key: str, qtbot: QtBot) -> None:
    """Press a button of the prompt bar, or its entry in the menu of more answers."""
    QApplication.processEvents()
    for button in table.prompt.findChildren(QAbstractButton):
        if button.property("key") == key and not button.isHidden():
            qtbot.mouseClick(button, LEFT)
            return
    for action in table.prompt.more.menu().actions():
        if action.data() == key:
            action.trigger()
            return
    raise AssertionError(f"no button {key}")


def answer_by_mouse(table: TablePage, decision: Decision, action: Action, qtbot: QtBot) -> None:
    """Give this answer to the question on the table."""
    session = table.session
    before = session.match.last
    match action:
        case Passed():
            press(table, "pass", qtbot)
        case Chosen(items=items):
            _choose(table, decision, items, qtbot)
        case Allocated(amounts=amounts):
            for slot, count in amounts:
                for _ in range(count):
                    click_ref(table, f"piece:{slot}", qtbot)
            press(table, "confirm", qtbot)
        case _ if isinstance(decision.domain, Program):
            press(table, "place", qtbot)
            press(table, "confirm", qtbot)
        case _:
            _narrow(table, decision, action, qtbot)
    assert session.match.last is not before, (decision.kind, msgspec.to_builtins(action))


def _choose(table: TablePage, decision: Decision, items: tuple[str, ...], qtbot: QtBot) -> None:
    for item in decision.domain.items:  # type: ignore[union-attr]
        tool: Any = table.play.tool
        if (item in tool.chosen) != (item in items):
            click_ref(table, table.presenter.item_ref(decision, item), qtbot)
    press(table, "confirm", qtbot)


def _narrow(table: TablePage, decision: Decision, action: Action, qtbot: QtBot) -> None:
    assert isinstance(decision.domain, OneOf)
    before = table.session.match.last
    for ref in table.presenter.clicks(table.session.view, decision, action):
        if not ref.startswith("do:"):
            click_ref(table, ref, qtbot)
            if table.session.match.last is not before:
                return
    press(table, f"option:{decision.domain.options.index(action)}", qtbot)
    if isinstance(table.play.tool, Confirming):
        press(table, YES_KEY, qtbot)
