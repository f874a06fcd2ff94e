"""OneOf: what is pointed at narrows the options until one is left.

Every option tells which refs one points at to choose it. Those of a fire are the firing unit and the target,
those of a march step its zone. Options without refs are buttons all the time, options whose refs have all
been pointed at become buttons when several are left. A ref that begins with ``do:`` is on no board: it says
that pointing alone must not choose the option, so that it stays a button (or Enter).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from anahuac.app.decisions.base import Answer, Changed, Nothing, Probe, Result, Tool
from anahuac.app.presenter import Button, DecisionPresenter, Mark, Reach
from anahuac.engine.decision import Action, Decision, OneOf
from anahuac.engine.text import Param

VIRTUAL = "do:"
_STRONGEST: tuple[Mark, ...] = ("target", "reach", "reach_last", "blocked", "")


class Narrowing(Tool):
    """Chooses one option. ``picked`` are the refs pointed at so far."""

    def __init__(
        self, presenter: DecisionPresenter, view: Any, decision: Decision, domain: OneOf, probe: Probe
    ) -> None:
        super().__init__(presenter, view, decision, probe)
        self._clicks: list[tuple[Action, tuple[str, ...]]] = [
            (option, presenter.clicks(view, decision, option)) for option in domain.options
        ]
        self.picked: tuple[str, ...] = ()
        self._left: list[tuple[Action, tuple[str, ...]]] = []
        self._reach: Mapping[str, Reach] = {}
        self._narrow(())

    # ------------------------------------------------------------------ what to show

    def marks(self) -> Mapping[str, Mark]:
        """Refs that lead on, as the presenter marks them, and what is picked."""
        found: dict[str, Mark] = {}
        for ref, reach in self._reach.items():
            found[ref] = reach.mark
        for option, clicks in self._left:
            for ref in clicks:
                if ref in self.picked or ref in self._reach or ref.startswith(VIRTUAL):
                    continue
                mark = self.presenter.mark(self.view, self.decision, option, ref)
                known = found.get(ref)
                if known is None or _STRONGEST.index(mark) < _STRONGEST.index(known):
                    found[ref] = mark
        if self.picked and all(self._offers(clicks) for _, clicks in self._left):
            for option, clicks in self._matching(
                self.picked[:-1]
            ):  # what could be meant in place of the last
                for ref in clicks:
                    if ref not in found and not ref.startswith(VIRTUAL):
                        found[ref] = self.presenter.mark(self.view, self.decision, option, ref)
        found.update(dict.fromkeys(self.picked, "selected"))
        return found

    def asks(self) -> Param:
        """Of the options left, once only buttons are left to choose between."""
        if not self.picked or not all(self._offers(clicks) for _, clicks in self._left):
            return super().asks()
        options = tuple(option for option, _ in self._left)
        return self.presenter.narrowed(self.decision, options) or super().asks()

    def buttons(self) -> tuple[Button, ...]:
        """Options without refs, and those whose refs are all picked."""
        made = [
            self._button(at, option)
            for at, (option, clicks) in enumerate(self._clicks)
            if self._offers(clicks)
        ]
        made += self._pass_button()
        primary = [button for button in made if button.role == "primary"]
        others = [button for button in made if button.role != "primary"]
        if not primary and len(others) == 1 and others[0].role == "plain":
            return (replace(others[0], role="primary", shortcut=others[0].shortcut or "Return"),)
        return (*others, *primary)

    def route(self, ref: str) -> Reach | None:
        """The way a gesture to this ref takes."""
        return self._reach.get(ref)

    def takes(self, refs: Sequence[str]) -> bool:
        """What is in the options left, and what would begin afresh."""
        return any(ref in self._reach or any(ref in clicks for _, clicks in self._clicks) for ref in refs)

    # ------------------------------------------------------------------ what a person does

    def click(self, refs: Sequence[str]) -> Result:
        """Take the first ref that narrows; else one that would begin afresh; else say why not."""
        for ref in refs:
            if ref not in self.picked and self._matching((*self.picked, ref)):
                return self._pick((*self.picked, ref))
            if ref in self._reach and not any(ref in clicks for _, clicks in self._left):
                return Answer(self._reach[ref].actions)
        for ref in refs:  # the nearest first: a counter begins afresh before its ground is given up
            if ref in self.picked:
                self._narrow(tuple(kept for kept in self.picked if kept != ref))
                return Changed()
            for kept in range(len(self.picked) - 1, -1, -1):
                if self._matching((*self.picked[:kept], ref)):
                    return self._pick((*self.picked[:kept], ref))
        return self._refused(refs, self.picked)

    def press(self, key: str) -> Result:
        """A button: the option of that number."""
        if key.startswith("option:"):
            return self._checked(self._clicks[int(key.removeprefix("option:"))][0])
        return super().press(key)

    def confirm(self) -> Result:
        """The one option left, or the primary button."""
        if self.picked and len(self._left) == 1:
            return self._checked(self._left[0][0])
        for button in self.buttons():
            if button.role == "primary":
                return self.press(button.key)
        return Nothing()

    def back(self) -> Result:
        """Give the last ref up."""
        if not self.picked:
            return Nothing()
        self._narrow(self.picked[:-1])
        return Changed()

    # ------------------------------------------------------------------ helpers

    def _offers(self, clicks: tuple[str, ...]) -> bool:
        if not clicks:
            return True
        pointed = {ref for ref in clicks if not ref.startswith(VIRTUAL)}
        return bool(self.picked) and pointed <= set(self.picked) <= set(clicks)

    def _button(self, at: int, option: Action) -> Button:
        return replace(self.presenter.button(self.view, self.decision, option), key=f"option:{at}")

    def _matching(self, picked: tuple[str, ...]) -> list[tuple[Action, tuple[str, ...]]]:
        wanted = set(picked)
        return [(option, clicks) for option, clicks in self._clicks if clicks and wanted <= set(clicks)]

    def _narrow(self, picked: tuple[str, ...]) -> None:
        self.picked = picked
        self._left = self._matching(picked)
        self._reach = self.presenter.reach(self.view, self.decision, picked)

    def _pick(self, picked: tuple[str, ...]) -> Result:
        self._narrow(picked)
        if len(self._left) == 1 and set(self._left[0][1]) <= set(picked):
            return self._checked(self._left[0][0])
        return Changed()
