"""What all decision tools share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from anahuac.app.presenter import Button, DecisionPresenter, Mark, Reach
from anahuac.engine.decision import Action, Decision, Passed
from anahuac.engine.rules import Refusal
from anahuac.engine.text import Param, text

CONFIRM = text("decision", "Confirm")
CLEAR = text("decision", "Start again")

CONFIRM_KEY, PASS_KEY, CLEAR_KEY = "confirm", "pass", "clear"


class Answer(msgspec.Struct, frozen=True):
    """The decision is answered; several actions are one gesture."""

    actions: tuple[Action, ...]


class Refused(msgspec.Struct, frozen=True):
    """What was pointed at breaks a rule."""

    refusal: Refusal


class Changed(msgspec.Struct, frozen=True):
    """The tool shows something else now."""


class Nothing(msgspec.Struct, frozen=True):
    """Nothing came of it."""


Result = Answer | Refused | Changed | Nothing
Probe = Callable[[Action], Refusal | None]


class Tool:
    """Base: holds the question and the view it is asked in. ``probe`` asks the rules about an action."""

    def __init__(self, presenter: DecisionPresenter, view: Any, decision: Decision, probe: Probe) -> None:
        self.presenter = presenter
        self.view = view
        self.decision = decision
        self.probe = probe

    # ------------------------------------------------------------------ what to show

    def asks(self) -> Param:
        """What is asked, after what has been pointed at so far."""
        return self.decision.prompt

    def marks(self) -> Mapping[str, Mark]:
        """How refs are marked on the board."""
        return {}

    def counts(self) -> Mapping[str, int]:
        """Figures beside refs: steps allotted, place in the order."""
        return {}

    def buttons(self) -> tuple[Button, ...]:
        """Buttons of the prompt bar, the primary one last."""
        return ()

    def status(self) -> Param:
        """How far the answer is, or ""."""
        return ""

    def amount(self) -> tuple[int, int, int] | None:
        """Least, most and present value of a number to set, where there is one."""
        return None

    def route(self, ref: str) -> Reach | None:
        """How a gesture leads to this ref, where it is more than pointing at it."""
        del ref
        return None

    @property
    def moves(self) -> frozenset[str]:
        """Refs of counters on the map that can be dragged now, beside those that always can."""
        return frozenset()

    @property
    def sweeps(self) -> bool:
        """Whether a drag over the ground means all the places that it crosses."""
        return False

    def targets(self) -> tuple[str, ...]:
        """Refs that can be pointed at now, in a steady order, for Tab."""
        return tuple(ref for ref, mark in self.marks().items() if mark != "selected")

    def takes(self, refs: Sequence[str]) -> bool:
        """Whether pointing at one of these refs answers, or changes what is pointed at."""
        marks = self.marks()
        return any(marks.get(ref) for ref in refs)

    # ------------------------------------------------------------------ what a person does

    def click(self, refs: Sequence[str]) -> Result:
        """Something was pointed at: its refs from the nearest (a piece) to the widest (its place)."""
        del refs
        return Nothing()

    def press(self, key: str) -> Result:
        """A button was pressed."""
        if key == PASS_KEY and self.decision.may_pass:
            return Answer((Passed(),))
        if key == CONFIRM_KEY:
            return self.confirm()
        if key == CLEAR_KEY:
            return self.clear()
        return Nothing()

    def confirm(self) -> Result:
        """Enter."""
        return Nothing()

    def back(self) -> Result:
        """Backspace: take back what was pointed at last."""
        return Nothing()

    def clear(self) -> Result:
        """Esc: take back everything pointed at."""
        result = self.back()
        while not isinstance(self.back(), Nothing):
            pass
        return result

    def set_amount(self, value: int) -> Result:
        """A number was set."""
        del value
        return Nothing()

    def sweep(self, places: Sequence[str], fill: bool) -> Result:
        """The pointer went over places with the button down, or one of them is to be filled; see :attr:`sweeps`."""
        del places, fill
        return Nothing()

    def follow(self, before: Tool) -> None:
        """The tool of the question before is put away: what it held may be taken over."""
        del before

    # ------------------------------------------------------------------ helpers

    def _checked(self, action: Action) -> Result:
        """The action as answer, or the clause against it."""
        refusal = self.probe(action)
        return Answer((action,)) if refusal is None else Refused(refusal)

    def _refused(self, refs: Sequence[str], picked: Sequence[str]) -> Result:
        """Why what was pointed at leads nowhere, if the rules can say."""
        for ref in refs:
            action = self.presenter.imagine(self.view, self.decision, ref, picked)
            if action is not None:
                refusal = self.probe(action)
                if refusal is not None:
                    return Refused(refusal)
        return Nothing()

    def _pass_button(self) -> tuple[Button, ...]:
        if not self.decision.may_pass:
            return ()
        look = self.presenter.button(self.view, self.decision, Passed())
        return (replace(look, key=PASS_KEY),)

    def _confirm_button(self, enabled: bool, hint: Param = "") -> Button:
        return Button(CONFIRM_KEY, CONFIRM(), "primary", "Return", hint, enabled)
