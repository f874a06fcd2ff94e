"""Asked once more: before an answer that ends a phase with something left to do, or that a computer has found."""

from __future__ import annotations

from collections.abc import Mapping

from anahuac.app.decisions.base import Answer, Changed, Nothing, Result, Tool
from anahuac.app.presenter import Button, Mark
from anahuac.engine.text import Text, text

ALL_THE_SAME = text("decision", "End it")
GO_BACK = text("decision", "Go back")
YES_KEY, NO_KEY = "confirm", "back"


class Confirming(Tool):
    """Holds an answer back until it is confirmed. ``inner`` is the tool that gave it and goes on otherwise."""

    def __init__(self, inner: Tool, held: Answer, question: Text, yes: Text | None = None) -> None:
        super().__init__(inner.presenter, inner.view, inner.decision, inner.probe)
        self.inner = inner
        self.held = held
        self.question = question
        self.yes = yes if yes is not None else ALL_THE_SAME()

    def marks(self) -> Mapping[str, Mark]:
        """The board shows what could still be done."""
        return self.inner.marks()

    def targets(self) -> tuple[str, ...]:
        return self.inner.targets()

    def buttons(self) -> tuple[Button, ...]:
        """Back (Esc), and on (Enter)."""
        return (
            Button(NO_KEY, GO_BACK(), shortcut="Escape"),
            Button(YES_KEY, self.yes, "primary", "Return"),
        )

    def press(self, key: str) -> Result:
        """The answer, or back to the tool that gave it."""
        return self.held if key == YES_KEY else Changed() if key == NO_KEY else Nothing()

    def confirm(self) -> Result:
        return self.held
