"""What the inspector shows: the ref that was pointed at last, else the place under the pointer."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace
from PySide6.QtCore import QObject

from anahuac.app.decisions import Tool
from anahuac.app.panels.inspector import NAMED, Inspector
from anahuac.app.panels.spoken import CHOOSABLE, CHOSEN, of_mark, sentences
from anahuac.app.presenter import Inspection, Presenter, Value
from anahuac.app.session import Session
from anahuac.app.ui import Ui
from anahuac.engine.text import Param


class Inspecting(QObject):
    """Keeps the inspector fed. ``pinned`` and ``hover`` are refs, "" for none."""

    def __init__(
        self, ui: Ui, session: Session, presenter: Presenter, inspector: Inspector, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._words = ui.words
        self._session = session
        self._presenter = presenter
        self._inspector = inspector
        self.pinned = ""
        self.hover = ""
        #: The piece that the map's cursor is at, for none an empty one.
        self.cursor: Callable[[], str] = str
        self._tool: Tool | None = None

    def show(self, tool: Tool | None) -> None:
        """Say what there is to say, with the counters as the tool marks them."""
        if self._session.curtain is not None:
            return
        ref = self.pinned or self.hover
        self._tool = tool
        found = self._inspected(ref) if ref else None
        self._inspector.show_inspection(found)
        if tool is not None:
            self._inspector.show_marks(dict(tool.marks()), dict(tool.counts()))
        else:
            self._inspector.show_marks({}, {})
        self._inspector.show_cursor(f"piece:{self.cursor()}")

    def _inspected(self, ref: str) -> Inspection | None:
        """What there is to say; of a place that the tool leads to, first what the way costs and sets off."""
        found = self._presenter.inspect(self._session.view, ref)
        route = self._tool.route(ref) if self._tool is not None else None
        if found is None or route is None or route.label == "":
            return found
        return replace(found, facts=(Value(route.label, glyph="movement", strong=True), *found.facts))

    def forget(self) -> None:
        """Show nothing, and know nothing of what was shown."""
        self.pinned = self.hover = ""
        self._tool = None
        self._inspector.show_inspection(None)
        self._inspector.show_marks({}, {})

    def described(self, ref: str) -> str:
        """What a screen reader says of a place: its name, what can be done there, its facts, who stands there."""
        found = self._inspected(ref)
        if found is None:
            return ref.partition(":")[2]
        words = self._words
        parts = [words.sentence(found.title), *self._doable(ref, found)]
        for fact in found.facts:
            said = NAMED(name=fact.name, value=fact.value) if fact.value != "" else fact.name
            parts.append(words.sentence(said))
        for group in found.groups:
            parts.append(f"{words.sentence(group.title)} {words(group.summary)}")
            parts.append(words.sentence((*(piece.name for piece in group.pieces),)))
        return sentences(parts)

    def described_piece(self, piece: str, place: str) -> str:
        """What a screen reader says of a counter: its name, how it is marked, where it stands, its values."""
        found = self._inspected(place)
        words = self._words
        here = next((p for g in found.groups for p in g.pieces if p.ref == piece), None) if found else None
        if found is None or here is None:
            return self.described(place)
        marks, counts = self._marked()
        parts = [words.sentence(here.name)]
        parts += [words.sentence(said) for said in of_mark(marks.get(piece, ""), counts.get(piece, 0))]
        parts.append(words.sentence(found.title))
        parts += [words.sentence(NAMED(name=value.name, value=value.value)) for value in here.values]
        return sentences(parts)

    def _doable(self, ref: str, found: Inspection) -> list[str]:
        """What the answer under way can do with a place and with those who stand there."""
        marks, counts = self._marked()
        said: list[Param] = [*of_mark(marks.get(ref, ""), counts.get(ref, 0))]
        pieces = [piece for group in found.groups for piece in group.pieces]
        able = tuple(p.name for p in pieces if marks.get(p.ref) in ("reach", "reach_last", "target"))
        taken = tuple(p.name for p in pieces if marks.get(p.ref) == "selected")
        said += [CHOOSABLE(pieces=able)] if able else []
        said += [CHOSEN(pieces=taken)] if taken else []
        return [self._words.sentence(part) for part in said]

    def _marked(self) -> tuple[Mapping[str, str], Mapping[str, int]]:
        tool = self._tool
        return (tool.marks(), tool.counts()) if tool is not None else ({}, {})
