"""Play: the session, the decision tool, the map and the panels brought together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from anahuac.app.decisions import Tool, make_tool
from anahuac.app.decisions.arranging import Arranging
from anahuac.app.decisions.confirming import Confirming
from anahuac.app.decisions.several import Allotting
from anahuac.app.mapview import MapView, TokenSpec
from anahuac.app.mapview.tokens import Ways
from anahuac.app.panels.inspector import Inspector
from anahuac.app.panels.prompt import PromptBar
from anahuac.app.presenter import Button, GamePanels, Presenter, Scene, with_keys
from anahuac.app.session import REFUSAL, Session
from anahuac.app.ui import Ui
from anahuac.app.windows.aiming import Aiming
from anahuac.app.windows.gestures import HAND_OVER_KEY, Gestures
from anahuac.app.windows.inspecting import Inspecting
from anahuac.app.windows.passing import Passing
from anahuac.engine.game import Outcome
from anahuac.engine.rules import Refusal
from anahuac.engine.text import Param, Ref, Text, text

WAITING = text("play", "The {seat} is to decide.")
COMPUTER = text("play", "The computer plays for the {seat}.")
NEXT = text("play", "The {seat} is next.")
HAND_OVER = text("play", "Hand over to the {seat}")
STOPPED = text("play", "The computer has been stopped.")
OVER = text("play", "{reason}")
#: What the menus offer once a match is over, by the keys of their entries.
AFTER = (
    Button("menu:history", text("play", "Look back")(), glyph="history"),
    Button("menu:statistics", text("play", "Statistics")(), glyph="balance"),
    Button("menu:close", text("play", "To the start page")()),
)


class Play(QObject):
    """Keeps the table in step with the session, and hands what a person does to the tool."""

    clause_asked = Signal(str)
    board_changed = Signal(str)
    panel_wanted = Signal(str)  # the question is answered in this panel, on the map again for ""
    shown = Signal()
    pointed = Signal(
        tuple
    )  # refs of what the pointer or the map cursor is on, from the nearest to the widest
    menu_asked = Signal(str)  # an entry of the menus, by its key
    tool_shown = Signal()  # the answer under way has another state, or there is another question

    def __init__(
        self,
        ui: Ui,
        session: Session,
        presenter: Presenter,
        view: MapView,
        prompt: PromptBar,
        inspector: Inspector,
        panels: GamePanels | None,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.ui = ui
        self.session = session
        self.presenter = presenter
        self.map = view
        self.prompt = prompt
        self.inspector = inspector
        self.panels = panels
        self.tool: Tool | None = None
        self._scene = Scene("", "place", ())
        self.inspecting = Inspecting(ui, session, presenter, inspector, self)
        self._over = ""
        #: Refs that a lesson speaks of: they are looked at before what the question is about.
        self.spoken_of: tuple[str, ...] = ()
        self._wanted = ""
        self.aiming = Aiming(ui, presenter, view, self)
        self._overlay: dict[str, str] = {}
        self._pointed: tuple[str, ...] = ()
        self._step_marks: dict[str, str] = {}
        self._halted = False
        self._passing = Passing(session, presenter)
        self._ways: Ways = {}
        self._connect()

    def _connect(self) -> None:
        session, view, prompt = self.session, self.map, self.prompt
        session.stepped.connect(self.refresh)
        session.looked.connect(self.refresh)
        session.thinking_changed.connect(self._show_thinking)
        session.failed.connect(self._show_failure)
        session.refused.connect(self.show_refusal)
        session.ended.connect(self._ended)
        view.place_hovered.connect(self._place_hovered)
        view.token_hovered.connect(self._token_hovered)
        view.token_focused.connect(self._token_focused)
        view.cursor_moved.connect(self._cursor_moved)
        view.keyboard.begins = self.focus_place
        view.set_describer(self._describe, self._describe_piece)
        prompt.undo_asked.connect(self.undo)
        prompt.redo_asked.connect(self.redo)
        prompt.stop_asked.connect(self._stop)
        prompt.skip_asked.connect(session.hurry)
        prompt.resume_asked.connect(self._resume)
        prompt.clause_asked.connect(self.clause_asked)
        self.inspector.clause_asked.connect(self.clause_asked)
        self.ui.words.changed.connect(self.refresh)
        if self.panels is not None:
            self.panels.inspected.connect(self.inspect)
        self.gestures = Gestures(self)
        self.inspecting.cursor = lambda: view.keyboard.round.current or ""

    # ------------------------------------------------------------------ what is shown

    def refresh(self) -> None:
        """Take up the present state and question."""
        session = self.session
        if session.curtain is not None:
            self._forget()
            self.shown.emit()
            return
        view = session.view
        decision = session.decision
        before, self.tool = self.tool, None
        if decision is not None:
            self.tool = make_tool(self.presenter, view, decision, session.check)
            if before is not None:
                self.tool.follow(before)
        self._show_scene()
        self._ways = self._passing.ways()
        if self.panels is not None:
            self.panels.show_view(view, decision)
            self._tell_latest(view)
        self.inspecting.pinned = self.subject or self.inspecting.pinned
        self.prompt.clear_refusal()
        self.show_tool()
        self._ways = {}
        self.look_there()
        self._show_thinking()
        self.shown.emit()
        wanted = self.panels.wanted(decision) if self.panels is not None else ""
        if session.handing is not None:
            wanted = "dice"  # what has come of it is read there before the curtain falls
        if wanted != self._wanted:
            self._wanted = wanted
            self.panel_wanted.emit(wanted)

    def _tell_latest(self, view: Any) -> None:
        """Lines of the last steps, as many as the panels want."""
        assert self.panels is not None
        wanted = self.panels.told_of(view)
        if wanted:
            now = self.session.looking
            last = self.session.match.last.number if now is None else now
            told = [e for e in self.session.lines_after(max(0, last - wanted)) if e.step <= last]
            self.panels.show_told([entry.line for entry in told if entry.line.kind != REFUSAL])

    def _forget(self) -> None:
        """Behind the curtain nothing stays of what a seat saw, pointed at or was told, in hidden widgets neither."""
        self.tool = None
        self._passing.forget()
        self._over, self._pointed, self._overlay, self._step_marks = "", (), {}, {}
        self.inspecting.forget()
        self.aiming.show(None, self._scene, "", "", {})
        self.map.keyboard.hide()
        self.map.set_overlay({})
        self.map.set_actionable(())
        self.prompt.forget()
        if self.panels is not None:
            self.panels.show_view(self.session.match.view(None), None)
            self.panels.show_told(())
            self.panels.show_marks({})
        self.tool_shown.emit()

    def _show_scene(self) -> None:
        view = self.session.view
        before = self._scene.board
        scene = self._scene = self.presenter.scene(view, self.session.viewpoint, self.ui.words)
        if scene.board != before:
            self.map.set_board(self.presenter.board(scene.board))
            self.inspecting.pinned = self.inspecting.hover = self._over = ""
            self.board_changed.emit(scene.board)
        self.map.set_language(self.ui.words.language)

    @property
    def subject(self) -> str:
        """The place that the question is about, as a ref; "" for none."""
        asked = self.session.decision
        about = asked.subject if asked is not None else ()
        return next((ref for ref in about if not ref.startswith("piece:")), "")

    def focus_place(self) -> str:
        """The place to look at first: what the question is about, or the first thing that can be pointed at."""
        return next(iter(self._places_asked()), "")

    def _places_asked(self) -> list[str]:
        """Places that are spoken of, or that the question is about; else those of all that can be pointed at."""
        for refs in (self.spoken_of, self._subject(), self.tool.targets() if self.tool is not None else ()):
            places = [place for ref in refs if (place := self._place_of(ref))]
            if places:
                return places
        return []

    def _place_of(self, ref: str) -> str:
        prefix = self._scene.prefix + ":"
        if ref.startswith(prefix):
            return ref.removeprefix(prefix)
        piece = ref.removeprefix("piece:")
        return next((token.place for token in self._scene.tokens if piece in token.ids), "")

    def look_there(self) -> None:
        """Bring what is asked about into view, unless some of it is, or all of the board."""
        board = self.map.board
        if self._scene.whole and self.map.zoom <= self.map.camera.fitting() * 1.05:
            return
        places = [place for place in self._places_asked() if board is not None and place in board.places]
        if board is None or not places:
            return
        if not any(self.map.sight.sees(place) for place in places):
            self.map.show_place(places[0])

    def imagine(self, view: Any) -> None:
        """Show the board as it would be; ``None`` shows it as it is."""
        view = self.session.view if view is None else view
        self._scene = self.presenter.scene(view, self.session.viewpoint, self.ui.words)
        self.show_tool()

    @property
    def scene(self) -> Scene:
        """What the map shows."""
        return self._scene

    def show_tool(self) -> None:
        """Marks, buttons and the state of the answer."""
        marks = dict(self.tool.marks()) if self.tool is not None else {}
        counts = dict(self.tool.counts()) if self.tool is not None else {}
        picked = frozenset(ref.partition(":")[2] for ref, mark in marks.items() if mark == "selected")
        subject = frozenset(ref.removeprefix("piece:") for ref in self._subject() if ref.startswith("piece:"))
        if isinstance(self.tool, Allotting):
            subject = frozenset()  # ringed are those that lose
        prefix = self._scene.prefix + ":"
        tokens = [*self._scene.tokens, *self._arranged(prefix)]
        able = self._able(marks)
        shown = [self._token(token, picked, subject, counts) for token in tokens]
        shown = [replace(token, able=True) if able.intersection(token.ids) else token for token in shown]
        moves = frozenset(ref.removeprefix("piece:") for ref in self.tool.moves) if self.tool else frozenset()
        shown = [replace(token, movable=True) if moves.intersection(token.ids) else token for token in shown]
        self.map.pointer.sweeps = self.tool is not None and self.tool.sweeps
        self.map.set_tokens(shown, ways=self._ways)
        overlay: dict[str, str] = {
            ref.removeprefix(prefix): mark for ref, mark in marks.items() if mark and ref.startswith(prefix)
        }
        about = [ref for ref in self._subject() if ref.startswith(prefix)]
        if not any(marks.get(ref) == "selected" for ref in about):  # of several, the one pointed at is meant
            for ref in about:
                overlay.setdefault(ref.removeprefix(prefix), "selected")
        for place, mark in self._marks_of_pieces(marks, tokens).items():
            overlay.setdefault(place, mark)
        for ref in self._pointed:
            if ref.startswith(prefix):
                overlay.setdefault(ref.removeprefix(prefix), "adjacent")
        self._overlay = overlay
        self.map.set_overlay({**overlay, **self._step_marks})
        targets = self.tool.targets() if self.tool else ()
        self.map.set_actionable(
            [ref.removeprefix("piece:") for ref in targets if ref.startswith("piece:")],
            [
                ref.removeprefix(prefix)
                for ref in targets
                if ref.startswith(prefix) and marks.get(ref) not in ("", "blocked")
            ],
        )
        self.inspecting.show(self.tool)
        if self.panels is not None:
            self.panels.show_marks(marks)
        self._show_prompt()
        self._show_aim()
        self.tool_shown.emit()

    def _able(self, marks: Mapping[str, str]) -> frozenset[str]:
        """Pieces on a board seen whole of which a question about a place wants one: they are marked themselves."""
        if not self._scene.whole or not self._subject() or self.tool is None:
            return frozenset()
        wanted = [ref for ref, mark in marks.items() if mark in ("reach", "reach_last") and ":" in ref]
        if not all(ref.startswith("piece:") for ref in wanted if not ref.startswith("do:")):
            return frozenset()
        return frozenset(ref.removeprefix("piece:") for ref in wanted)

    def _arranged(self, prefix: str) -> tuple[TokenSpec, ...]:
        """Pieces that the tool has placed and nobody has confirmed yet."""
        if not isinstance(self.tool, Arranging):
            return ()
        placed = {}
        decision = self.tool.decision
        for field, option in self.tool.placed.items():
            piece = self.presenter.item_ref(decision, field).partition(":")[2]
            place = self.presenter.item_ref(decision, option)
            if piece and place.startswith(prefix):
                placed[piece] = place.removeprefix(prefix)
        if self.panels is not None:
            self.panels.show_placed(frozenset(placed))
        return self.presenter.placed(self.session.view, placed, self.ui.words)

    @staticmethod
    def _marks_of_pieces(marks: Mapping[str, str], tokens: Sequence[TokenSpec]) -> dict[str, str]:
        """Where pieces stand that can be pointed at: the ground under them shows it, targets before reach."""
        found: dict[str, str] = {}
        for token in tokens:
            for piece in token.ids:
                mark = marks.get(f"piece:{piece}", "")
                if mark == "target" or (mark == "reach" and token.place not in found):
                    found[token.place] = mark
        return found

    def _subject(self) -> tuple[str, ...]:
        decision = self.session.decision
        return decision.subject if decision is not None else ()

    def _token(
        self, token: TokenSpec, picked: frozenset[str], subject: frozenset[str], counts: Mapping[str, int]
    ) -> TokenSpec:
        """A stack as the tool marks it; steps to be lost stand on its badge."""
        mine = picked.intersection(token.ids)
        meant = mine or subject.intersection(token.ids)
        each = {piece: count for piece in token.ids if (count := counts.get(f"piece:{piece}", 0))}
        lost = sum(each.values())
        if not meant and not lost:
            return token
        badge = token.badge if not lost else self.ui.words(-lost)
        losses = tuple((piece, self.ui.words(-count)) for piece, count in each.items())
        return replace(token, selected=bool(meant), picked=mine, badge=badge, losses=losses)

    def _show_prompt(self) -> None:
        session, prompt = self.session, self.prompt
        decision = session.decision
        outcome = session.outcome
        seat = decision.seat if decision is not None else next(iter(session.awaited), session.viewpoint)
        if outcome is not None:
            seat = outcome.winner
        name: Param = Ref("camp", seat) if seat is not None else ""
        prompt.show_seat(name, self.presenter.seat_role(seat) + ".text", self.presenter.seat_glyph(seat))
        if outcome is not None:
            prompt.show_question(OVER(reason=outcome.reason))
            prompt.show_buttons(with_keys(AFTER))
        elif isinstance(self.tool, Confirming):
            prompt.show_question(self.tool.question, self.tool.decision.clause)
            prompt.show_buttons(with_keys(self.tool.buttons()))
        elif decision is not None and self.tool is not None:
            hint = self.presenter.hint(session.view, decision)
            asks = self.tool.asks()
            brief = self.presenter.brief(decision) if asks == decision.prompt else ""
            prompt.show_question(asks, decision.clause, self.tool.status(), hint, brief)
            prompt.show_buttons(with_keys(self.tool.buttons()), self.tool.amount())
        elif session.handing is not None:
            name = Ref("camp", session.handing, "def")
            prompt.show_question(NEXT(seat=name))
            prompt.show_buttons((Button(HAND_OVER_KEY, HAND_OVER(seat=name), "primary", "Return"),))
        else:
            said = COMPUTER if seat is not None and not session.seats[seat].is_human else WAITING
            prompt.show_question(said(seat=Ref("camp", seat or "", "def")))
            prompt.show_buttons(())
        prompt.show_history(session.undo_refusal() or "", session.redo_refusal() or "")

    @property
    def stalled(self) -> bool:
        """Whether a computer has something to decide and does not think about it."""
        session = self.session
        waits = any(not session.seats[seat].is_human for seat in session.awaited)
        return waits and not session.thinking

    def _show_thinking(self) -> None:
        thinking = self.session.thinking
        stopped = self._halted and self.stalled
        self.prompt.show_thinking(bool(thinking), self.session.progress, stopped, self.session.hurried)

    def show_refusal(self, refusal: Refusal) -> None:
        """In the prompt bar, and in the log, where it can be read again."""
        self.session.note_refusal(refusal)
        self.prompt.show_refusal(refusal)

    def _show_failure(self, reason: Text) -> None:
        self.prompt.show_refusal(reason)

    def _ended(self, outcome: Outcome) -> None:
        del outcome
        self.show_tool()

    # ------------------------------------------------------------------ the inspector

    def inspect(self, ref: str) -> None:
        """Show a ref in the inspector and keep it there."""
        self.inspecting.pinned = ref
        self.inspecting.show(self.tool)

    def _place_hovered(self, place: str) -> None:
        self.inspecting.hover = f"{self._scene.prefix}:{place}" if place else ""
        if self.session.curtain is not None:
            return
        if place and not self.inspecting.pinned:
            self.inspecting.show(self.tool)
        self._show_aim()

    def _token_hovered(self, piece: str, place: str) -> None:
        del place
        self._over = piece
        if self.session.curtain is None:
            self._show_aim()

    def _cursor_moved(self, place: str) -> None:
        if place:
            self.inspect(f"{self._scene.prefix}:{place}")
            self.inspecting.hover = self.inspecting.pinned
            self._show_aim()

    def _token_focused(self, piece: str, place: str) -> None:
        del piece
        if place:
            self.inspect(f"{self._scene.prefix}:{place}")

    def _describe(self, place: str) -> str:
        return self.inspecting.described(f"{self._scene.prefix}:{place}")

    def _describe_piece(self, piece: str, place: str) -> str:
        return self.inspecting.described_piece(f"piece:{piece}", f"{self._scene.prefix}:{place}")

    def go_to(self, refs: tuple[str, ...]) -> None:
        """Bring the first place that refs name, or where their piece stands, to the middle of the map."""
        if self.session.curtain is not None:
            return
        place = next((place for ref in refs if (place := self._place_of(ref))), "")
        board = self.map.board
        if board is not None and place in board.places:
            self.map.centre_on(place)
            self.inspect(f"{self._scene.prefix}:{place}")

    def point_out(self, refs: tuple[str, ...]) -> None:
        """Mark places that something outside the map speaks of."""
        refs = tuple(ref for ref in refs if ":" in ref)
        if refs != self._pointed and self.session.curtain is None:
            self._pointed = refs
            self.show_tool()

    def mark_step(self, marks: Mapping[str, str]) -> None:
        """Mark places of the step that is looked at, whatever else is marked; none when it is the present one."""
        if marks != self._step_marks:
            self._step_marks = dict(marks)
            self.map.set_overlay({**self._overlay, **self._step_marks})

    def _show_aim(self) -> None:
        """What the pointer is over, as the tool would take it."""
        self.aiming.show(self.tool, self._scene, self.inspecting.hover, self._over, self._overlay)
        refs = (f"piece:{self._over}" if self._over else "", self.inspecting.hover)
        self.pointed.emit(tuple(ref for ref in refs if ref))

    # ------------------------------------------------------------------ back and forth

    def undo(self) -> None:
        """Take the last gesture back."""
        self.session.undo()

    def redo(self) -> None:
        """Restore it."""
        self.session.redo()

    def _stop(self) -> None:
        if not self.session.thinking:
            return
        self._halted = True
        self.session.stop_thinking()
        self._show_thinking()

    def _resume(self) -> None:
        self._halted = False
        self.session.resume_thinking()
