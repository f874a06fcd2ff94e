"""What the inspector shows: the ref that was pointed at last, else the place under the pointer."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QObject

from anahuac.app.decisions import Tool
from anahuac.app.panels.inspector import Inspector
from anahuac.app.presenter import Inspection, Presenter, Value
from anahuac.app.session import Session
from anahuac.app.ui import Ui


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

    def _inspected(self, ref: str) -> Inspection | None:
        """What there is to say; of a place that the tool leads to, first what the way costs and sets off."""
        found = self._presenter.inspect(self._session.view, ref)
        route = self._tool.route(ref) if self._tool is not None else None
        if found is None or route is None or route.label == "":
            return found
        return replace(found, facts=(Value(route.label, glyph="movement", strong=True), *found.facts))

    def described(self, ref: str) -> str:
        """What a screen reader says of a place: its name, its facts, who is there."""
        found = self._inspected(ref)
        if found is None:
            return ref.partition(":")[2]
        words = self._words
        parts = [words.sentence(found.title)]
        parts += [words.sentence(fact.name) for fact in found.facts if fact.value == ""]
        parts += [f"{words.sentence(group.title)} {words(group.summary)}" for group in found.groups]
        return ". ".join(parts)
