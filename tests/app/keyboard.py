"""Playing by keys alone: every answer is given by keys that go to what has the focus, as a person's do."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from anahuac.app.decisions.arranging import Arranging
from anahuac.app.decisions.confirming import YES_KEY, Confirming
from anahuac.app.mapview.mapcursor import DIRECTIONS, neighbour
from anahuac.app.panels.conquest.sideboard import Sideboard
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.table import TablePage
from anahuac.engine.decision import Action, Allocated, Chosen, Decision, OneOf, Passed, Program

Key = Qt.Key
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier
#: More keys than this in a row without coming anywhere are a way that does not exist.
PATIENCE = 120


class Hands:
    """Somebody with a keyboard before a window. ``after`` is called after every key, with what has the focus."""

    def __init__(self, window: MainWindow, after: Callable[[QWidget], None] = lambda widget: None) -> None:
        self.window = window
        self.after = after
        self.pressed = 0
        window.activateWindow()
        QApplication.processEvents()

    @property
    def table(self) -> TablePage:
        assert self.window.table is not None
        return self.window.table

    @property
    def focus(self) -> QWidget:
        """What keys go to."""
        found = QApplication.focusWidget()
        assert found is not None, "the keyboard is nowhere"
        return found

    def key(self, key: Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a key."""
        self.pressed += 1
        QTest.keyClick(self.focus, key, modifiers)
        QApplication.processEvents()
        found = QApplication.focusWidget()
        if found is not None:
            self.after(found)

    def until(self, key: Key, reached: Callable[[], bool], modifiers: Qt.KeyboardModifier = NONE) -> bool:
        """Press a key until something is reached; whether it was, before one would give up."""
        for _ in range(PATIENCE):
            if reached():
                return True
            self.key(key, modifiers)
        return reached()

    def tab_to(self, widget: QWidget) -> None:
        """Tab until a widget has the focus, anywhere in a window without parts."""
        assert self.until(Key.Key_Tab, widget.hasFocus), f"Tab does not lead to {widget}"

    # ------------------------------------------------------------------ on the table

    def to(self, widget: QWidget) -> None:
        """F6 to the part that holds a widget, Tab to it."""
        part = next((p for p in self.table.parts() if p is widget or p.isAncestorOf(widget)), None)
        assert part is not None, f"F6 does not lead to {widget} {widget.accessibleName()!r}"
        here = lambda: part is self.focus or part.isAncestorOf(self.focus)  # noqa: E731
        assert self.until(Key.Key_F6, here), f"F6 does not lead to {part}"
        for key, modifiers in ((Key.Key_Tab, NONE), (Key.Key_Backtab, SHIFT)):
            for _ in range(PATIENCE):
                if widget.hasFocus():
                    return
                self.key(key, modifiers)
                if not here():
                    break
            assert self.until(Key.Key_F6, here)
        raise AssertionError(f"Tab does not lead to {widget} {widget.accessibleName()!r}")

    def to_map(self) -> None:
        """F6 until the map has the focus."""
        self.to(self.table.map)

    def go(self, place: str) -> None:
        """Arrows to a place."""
        self.to_map()
        view = self.table.map
        assert view.board is not None
        if view.keyboard.place is None:
            self.key(Key.Key_Right)
        start = view.keyboard.place
        ways: dict[str | None, tuple[Key, ...]] = {start: ()}
        queue = deque([start])
        while queue and place not in ways:
            here = queue.popleft()
            for key, (dx, dy) in DIRECTIONS.items():
                there = neighbour(view.board.places, here, dx, dy)
                if there is not None and there not in ways:
                    ways[there] = (*ways[here], key)
                    queue.append(there)
        assert place in ways, f"no arrows lead from {start} to {place}"
        for key in ways[place]:
            self.key(key)
        assert view.keyboard.place == place

    def piece(self, ref: str) -> None:
        """Tab to a piece on the map that can act, else to its counter in a panel; then press it."""
        view, name = self.table.map, ref.partition(":")[2]
        token = view.tokens.of_piece(name)
        tool = self.table.play.tool
        if token is not None and tool is not None and ref in tool.targets():
            self.to_map()
            if self.until(Key.Key_Tab, lambda: view.keyboard.round.current == name or not view.hasFocus()):
                if not view.hasFocus():  # the round begins anew
                    self.to_map()
                    self.until(Key.Key_Tab, lambda: view.keyboard.round.current == name)
                assert view.keyboard.round.current == name, f"Tab does not come to {name}"
                self.key(Key.Key_Space if tool.marks().get(ref) == "selected" else Key.Key_Return)
                return
        panels = self.table.panels
        conquest = isinstance(panels, Sideboard)
        for counters in (panels.battle.counters, panels.reserve.counters) if conquest else ():
            if ref in counters and not counters[ref].isHidden():
                self.to(counters[ref])
                self.key(Key.Key_Space)
                return
        if token is not None:
            self.go(token.spec.place)
        elif ref not in self.table.inspector.counters:
            raise AssertionError(f"{name} is nowhere")
        self.to(self.table.inspector.counters[ref])
        self.key(Key.Key_Space)

    def point(self, ref: str) -> None:
        """Choose whatever a ref names."""
        kind, _, name = ref.partition(":")
        panels = self.table.panels
        if kind in ("place", "tz"):
            self.go(name)
            self.key(Key.Key_Return)
        elif kind == "marker":
            assert isinstance(panels, Sideboard)
            self.to(next(button for button in panels.battle.buttons if button.ref == ref))
            self.key(Key.Key_Space)
        else:
            self.piece(ref)

    def press(self, key: str) -> None:
        """Press a button of the prompt bar, or its entry in the menu of more answers."""
        prompt = self.table.prompt
        for button in prompt.findChildren(QAbstractButton):
            if button.property("key") == key and not button.isHidden():
                self.to(button)
                self.key(Key.Key_Space)
                return
        at = [action.data() for action in prompt.more.menu().actions()].index(key)
        self.to(prompt.more)
        QTimer.singleShot(0, lambda: self._choose_entry(at))
        self.key(Key.Key_Space)

    def _choose_entry(self, at: int) -> None:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        for _ in range(at + 1):
            QTest.keyClick(menu, Key.Key_Down)
        QTest.keyClick(menu, Key.Key_Return)

    def confirm(self) -> None:
        """Ctrl+Enter holds everywhere."""
        self.key(Key.Key_Return, CONTROL)

    def lift(self) -> None:
        """Come to the table where the curtain is down."""
        if self.table.session.curtain is not None:
            assert self.table.curtain.hasFocus()
            self.key(Key.Key_Return)

    # ------------------------------------------------------------------ answers

    def answer(self, decision: Decision, action: Action) -> None:
        """Give this answer to the question on the table."""
        session = self.table.session
        before = session.match.last
        match action:
            case Passed():
                self.press("pass")
            case Chosen(items=items):
                self._choose(decision, items)
            case Allocated(amounts=amounts):
                for slot, count in amounts:
                    for _ in range(count):
                        self.point(self.table.presenter.item_ref(decision, slot))
                self.confirm()
            case _ if isinstance(decision.domain, Program):
                self._arrange(decision)
            case _:
                self._narrow(decision, action)
        assert session.match.last is not before, (decision.kind, msgspec.to_builtins(action))

    def _choose(self, decision: Decision, items: tuple[str, ...]) -> None:
        for item in decision.domain.items:  # type: ignore[union-attr]
            tool: Any = self.table.play.tool
            if (item in tool.chosen) != (item in items):
                self.point(self.table.presenter.item_ref(decision, item))
        self.confirm()

    def _arrange(self, decision: Decision) -> None:
        """One counter is carried to a zone by hand, the others stand as the program proposes."""
        tool = self.table.play.tool
        assert isinstance(tool, Arranging)
        assert isinstance(decision.domain, Program)
        field = next((field for field in decision.domain.fields if len(field.options) > 1), None)
        if field is not None:
            self.point(self.table.presenter.item_ref(decision, field.id))
            self.point(self.table.presenter.item_ref(decision, field.options[0]))
            assert tool.placed[field.id] == field.options[0]
        self.press("place")
        self.confirm()

    def _narrow(self, decision: Decision, action: Action) -> None:
        assert isinstance(decision.domain, OneOf)
        session = self.table.session
        before = session.match.last
        for ref in self.table.presenter.clicks(session.view, decision, action):
            if not ref.startswith("do:"):
                self.point(ref)
                if session.match.last is not before:
                    return
        self.press(f"option:{decision.domain.options.index(action)}")
        if isinstance(self.table.play.tool, Confirming):
            self.press(YES_KEY)
