"""What a person does at the table: clicks, drops, keys and buttons, handed to the tool that answers the question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QKeyCombination, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QKeySequence

from anahuac.app.decisions import Answer, Changed, Nothing, Refused, Result
from anahuac.app.decisions.arranging import PLACE_KEY, Arranging
from anahuac.app.decisions.confirming import NO_KEY, Confirming
from anahuac.app.decisions.placing import Placing
from anahuac.app.decisions.several import Allotting, Choosing, Ordering
from anahuac.app.windows.ahead import Ahead
from anahuac.engine.text import text

if TYPE_CHECKING:
    from anahuac.app.windows.play import Play


HAND_OVER_KEY = "hand-over"
LIKE_THIS = text("play", "So the computer would place them. Keep it?")
KEEP = text("play", "Keep it")
SHIFT = Qt.KeyboardModifier.ShiftModifier
#: Tools whose answers are put together bit by bit, then confirmed.
GATHERING = (Choosing, Allotting, Ordering, Arranging)


class Gestures(QObject):
    """Belongs to a :class:`Play`, which shows what comes of it."""

    def __init__(self, play: Play) -> None:
        super().__init__(play)
        self._play = play
        self._ahead = Ahead(play, self._propose)
        view, prompt = play.map, play.prompt
        view.place_clicked.connect(self._place_clicked)
        view.token_clicked.connect(self._token_clicked)
        view.token_double_clicked.connect(self._token_double_clicked)
        view.token_lifted.connect(self._token_lifted)
        view.token_dropped.connect(self._token_dropped)
        view.places_sweeping.connect(self._sweeping)
        view.places_swept.connect(self._swept)
        view.keyboard.confirms = self._confirms_on_map
        prompt.pressed.connect(self.press)
        prompt.amount_changed.connect(self._amount)
        play.inspector.piece_pressed.connect(self.point_at_ref)
        play.inspector.piece_entered.connect(self.enter_at)
        if play.panels is not None:
            play.panels.ref_pressed.connect(self.point_at_ref)
            play.panels.ref_entered.connect(self.enter_at)
            play.panels.ref_dropped.connect(self.drop_at)

    def _confirms_on_map(self, piece: str, place: str) -> bool:
        refs = (f"{self._play.scene.prefix}:{place}",)
        return self.confirms_at((f"piece:{piece}", *refs) if piece else refs)

    def _place_clicked(self, place: str, modifiers: Qt.KeyboardModifier) -> None:
        if not self._fills(place, modifiers):
            self.point_at((f"{self._play.scene.prefix}:{place}",))

    def _token_clicked(self, piece: str, place: str, modifiers: Qt.KeyboardModifier) -> None:
        if not self._fills(place, modifiers):
            self.point_at((f"piece:{piece}", f"{self._play.scene.prefix}:{place}"))

    def _fills(self, place: str, modifiers: Qt.KeyboardModifier) -> bool:
        """Whether a click, or Enter, with Shift places as many of what is held as may stand there."""
        tool = self._play.tool
        if not modifiers & SHIFT or tool is None or not tool.sweeps:
            return False
        self._take(tool.sweep((f"{self._play.scene.prefix}:{place}",), fill=True))
        return True

    def _sweeping(self, places: tuple[str, ...]) -> None:
        """Places that the pointer is going over with the button down: those that count are marked."""
        prefix = self._play.scene.prefix + ":"
        marks = self._play.tool.marks() if self._play.tool is not None else {}
        self._play.mark_step({place: "selected" for place in places if marks.get(prefix + place)})

    def _swept(self, places: tuple[str, ...], modifiers: Qt.KeyboardModifier) -> None:
        self._play.mark_step({})
        prefix, tool = self._play.scene.prefix + ":", self._play.tool
        if tool is not None:
            self._take(tool.sweep(tuple(prefix + place for place in places), bool(modifiers & SHIFT)))

    def hold(self, ref: str, more: bool = False) -> None:
        """A counter to be placed is taken up, beside others that are held if there shall be ``more``."""
        if isinstance(self._play.tool, Placing):
            self._take(self._play.tool.hold(ref, more))

    def _token_lifted(self, piece: str, place: str) -> None:
        del place
        self.hold(f"piece:{piece}")

    def take_back(self, ref: str) -> None:
        """A counter that was placed comes off the map."""
        if isinstance(self._play.tool, Placing):
            self._take(self._play.tool.take_back(ref))

    def _token_double_clicked(self, piece: str, place: str) -> None:
        """Every counter of the stack at once, where several can be chosen."""
        del piece
        here = next((t for t in self._play.scene.tokens if t.place == place and len(t.ids) > 1), None)
        if here is not None and self._play.tool is not None:
            marks = self._play.tool.marks()
            for other in here.ids:
                if marks.get(f"piece:{other}") == "reach":
                    self._take(self._play.tool.click((f"piece:{other}",)))

    def _token_dropped(self, piece: str, place: str) -> None:
        target = f"{self._play.scene.prefix}:{place}"
        if isinstance(self._play.tool, Arranging | Placing):
            self._take(self._play.tool.drop(f"piece:{piece}", (target,)))
        elif self._play.tool is not None:
            first = self._play.tool.click((f"piece:{piece}",))
            if isinstance(first, Answer | Refused):
                self._take(first)
            elif self._play.tool is not None:
                self._take(self._play.tool.click((target,)))

    def drop_at(self, ref: str, at: QPoint) -> None:
        """Something of a panel was dragged; let go over the map, it goes to the place there."""
        viewport = self._play.map.viewport()
        here = viewport.mapFromGlobal(at)
        place = self._play.map.place_at(QPointF(here)) if viewport.rect().contains(here) else ""
        if place:
            self._token_dropped(ref.removeprefix("piece:"), place)

    def enter_at(self, ref: str) -> None:
        """Enter on something of a panel: an answer that is put together bit by bit is confirmed; while it is not
        whole, and to other questions, it is as if it had been clicked, but what is chosen stays so."""
        tool = self._play.tool
        if isinstance(tool, GATHERING):
            result = tool.confirm()
            if not isinstance(result, Nothing):
                self._take(result)
            elif tool.marks().get(ref) != "selected":
                self.point_at_ref(ref)
        elif self.confirms_at((ref,)):
            self.confirm()
        else:
            self.point_at_ref(ref)

    def confirms_at(self, refs: Sequence[str]) -> bool:
        """Whether Enter on these refs confirms, as the button with that key says, rather than points at them.

        It does where pointing would lead nowhere, or would give up what is chosen already. Where a place itself is the
        answer, why it is none comes first: nobody ends a phase by aiming too far.
        """
        tool = self._play.tool
        if tool is None or isinstance(tool, Confirming):
            return True
        gathering = isinstance(tool, GATHERING)
        if tool.takes(refs):
            marks = tool.marks()
            return gathering and next((marks[ref] for ref in refs if marks.get(ref)), "") == "selected"
        if not any(button.shortcut == "Return" and button.enabled for button in tool.buttons()):
            return False
        return gathering or isinstance(tool.click(refs), Nothing)

    def point_at_ref(self, ref: str) -> None:
        """Something of a panel was pointed at: as if it had been clicked on the map."""
        self.point_at((ref,))

    def point_at(self, refs: Sequence[str]) -> None:
        """Something was clicked: its refs from the nearest to the widest. It is inspected, and the tool told."""
        place = next((ref for ref in refs if not ref.startswith(("piece:", "marker:"))), "")
        if place:
            self._play.inspecting.pinned = place
        self._unask()
        if self._play.tool is None:
            if place:
                self._play.inspect(place)
            return
        self._take(self._play.tool.click(refs))

    def confirm(self) -> None:
        """Enter."""
        self._play.session.hand_over()
        if self._play.tool is not None:
            self._take(self._play.tool.confirm())

    def back(self) -> None:
        """Backspace."""
        if self._play.tool is not None:
            self._take(self._play.tool.back())

    def escape(self) -> None:
        """Esc: give up what was pointed at; then what the last answer has only begun; then the map's cursor goes,
        and the inspector follows the pointer, unless the question is about a place and answered there."""
        if self._unask():
            self._play.show_tool()
            return
        if self._play.tool is not None and isinstance(self._play.tool.clear(), Changed):
            self._play.show_tool()
            return
        if self._has_begun():
            self._play.session.undo()
            return
        self._play.inspecting.pinned = self._play.subject
        self._play.map.keyboard.hide()
        self._play.prompt.clear_refusal()
        self._play.show_tool()

    def _has_begun(self) -> bool:
        """Whether the last gesture has only begun what is asked about, and can be taken back."""
        session, tool = self._play.session, self._play.tool
        if tool is None or session.undo_refusal() is not None:
            return False
        before = session.match.steps[session.match.last.gesture].action
        return before is not None and self._play.presenter.begins(before, tool.decision)

    def shortcut(self, keys: QKeyCombination) -> bool:
        """Press the answer that has this key; whether there was one."""
        if Qt.Key.Key_1 <= keys.key() <= Qt.Key.Key_9:  # on the keypad too, and where figures need Shift
            keys = QKeyCombination(keys.key())
        wanted = QKeySequence(keys)
        for button in self._play.prompt.answers:
            if button.enabled and button.shortcut and QKeySequence(button.shortcut) == wanted:
                self.press(button.key)
                return True
        return False

    def press(self, key: str) -> None:
        """A button of the prompt bar, or an entry of the menus that stands for it."""
        if key.startswith("menu:"):
            self._play.menu_asked.emit(key.removeprefix("menu:"))
            return
        if key == HAND_OVER_KEY:
            self._play.session.hand_over()
        if self._play.tool is None:
            return
        if key == PLACE_KEY and isinstance(self._play.tool, Placing):
            self._ahead.begin(self._play.tool)
            return
        result = self._play.tool.press(key)
        if key == NO_KEY:
            self._unask()
        self._take(result)

    def _unask(self) -> bool:
        """Give up a question whether to end a phase, and go on as before it."""
        if not isinstance(self._play.tool, Confirming):
            return False
        self._play.tool = self._play.tool.inner
        if isinstance(self._play.tool, Placing):
            self._play.imagine(None)
        return True

    def _propose(self, answer: Answer) -> None:
        """Counters placed by the computer: shown first where they could not be taken back."""
        tool = self._play.tool
        after = tool.hand.after(answer.actions) if isinstance(tool, Placing) else None
        if tool is None or after is None:
            self._take(answer)
            return
        self._play.tool = Confirming(tool, answer, LIKE_THIS(), KEEP())
        self._play.imagine(after)

    def _amount(self, value: int) -> None:
        if self._play.tool is not None:
            self._take(self._play.tool.set_amount(value))

    def _take(self, result: Result) -> None:
        match result:
            case Answer(actions=actions):
                if not self._ask_first(result):
                    self._play.session.play(*actions)
            case Refused(refusal=refusal):
                self._play.show_tool()
                self._play.show_refusal(refusal)
            case Changed():
                self._play.prompt.clear_refusal()
                self._play.show_tool()
            case _:
                self._play.show_tool()

    def _ask_first(self, answer: Answer) -> bool:
        """Whether the prompt bar asks once more, because the answer ends a phase with something left to do."""
        tool = self._play.tool
        if tool is None or isinstance(tool, Confirming) or not self._play.ui.settings.values.confirm_phase:
            return False
        question = self._play.presenter.unfinished(self._play.session.view, tool.decision, answer.actions[0])
        if question is None:
            return False
        self._play.tool = Confirming(tool, answer, question)
        self._play.prompt.clear_refusal()
        self._play.show_tool()
        return True
