"""Program: every piece gets a place (a deployment), then the whole is confirmed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from anahuac.app.decisions.base import CLEAR, CLEAR_KEY, Changed, Nothing, Probe, Refused, Result, Tool
from anahuac.app.presenter import Button, DecisionPresenter, Mark
from anahuac.engine.decision import Assigned, Decision, Program
from anahuac.engine.rules import Refusal
from anahuac.engine.text import Param, plural, text

PLACE_FOR_ME = text("decision", "Place for me")
UNPLACED = plural("decision", "%n still to place", "", 1)
SHORT = plural("decision", "%n missing at {option}", "", 1)
ALL_PLACED = text("decision", "All placed")
NOT_THERE = text("decision", "{piece} cannot be placed at {option}.")
PLACE_KEY = "place"


class Arranging(Tool):
    """Chooses a value for every field: point at a piece (or several), then at where it goes.

    ``placed`` are the values so far, ``held`` the fields pointed at and not yet placed.
    """

    def __init__(
        self, presenter: DecisionPresenter, view: Any, decision: Decision, domain: Program, probe: Probe
    ) -> None:
        super().__init__(presenter, view, decision, probe)
        self._domain = domain
        self._fields = {field.id: field for field in domain.fields}
        self._field_of = {presenter.item_ref(decision, field.id): field.id for field in domain.fields}
        options = dict.fromkeys(option for field in domain.fields for option in field.options)
        self._option_of = {presenter.item_ref(decision, option): option for option in options}
        self.placed: dict[str, str] = {
            field.id: field.options[0] for field in domain.fields if len(field.options) == 1
        }
        self.held: list[str] = []
        self._past: list[dict[str, str]] = []

    # ------------------------------------------------------------------ what to show

    def marks(self) -> Mapping[str, Mark]:
        found: dict[str, Mark] = {}
        for ref, field in self._field_of.items():
            if field in self.held:
                found[ref] = "selected"
            elif len(self._fields[field].options) > 1:
                found[ref] = "reach" if field not in self.placed else ""
        if self.held:
            for ref, option in self._option_of.items():
                if all(option in self._fields[field].options for field in self.held):
                    found[ref] = "reach"
        return found

    def targets(self) -> tuple[str, ...]:
        return tuple(ref for ref, mark in self.marks().items() if mark != "selected")

    def takes(self, refs: Sequence[str]) -> bool:
        """A piece that has its place can be given another, though nothing marks it."""
        fields = (self._fields[self._field_of[ref]] for ref in refs if ref in self._field_of)
        return any(len(field.options) > 1 for field in fields) or super().takes(refs)

    def buttons(self) -> tuple[Button, ...]:
        made = []
        if self.held:
            options = [
                Button(f"option:{option}", self.presenter.item_name(self.decision, option))
                for ref, option in self._option_of.items()
                if not ref and all(option in self._fields[field].options for field in self.held)
            ]
            made += options
        if self.presenter.arrangement(self.view, self.decision) is not None:
            made.append(Button(PLACE_KEY, PLACE_FOR_ME(), shortcut="P"))
        made.append(Button(CLEAR_KEY, CLEAR(), shortcut="Escape", enabled=bool(self._past or self.held)))
        made.append(self._confirm_button(self._is_complete()))
        return tuple(made)

    def status(self) -> Param:
        unplaced = len(self._fields) - len(self.placed)
        if unplaced:
            return UNPLACED(unplaced)
        short = self._short()
        if short and self._domain.quota is not None:
            return SHORT(short, option=self.presenter.item_name(self.decision, self._domain.quota.option))
        return ALL_PLACED()

    # ------------------------------------------------------------------ what a person does

    def click(self, refs: Sequence[str]) -> Result:
        for ref in refs:
            if ref in self._field_of and len(self._fields[self._field_of[ref]].options) > 1:
                field = self._field_of[ref]
                if field in self.held:
                    self.held.remove(field)
                else:
                    self.held.append(field)
                return Changed()
        for ref in refs:
            if ref in self._option_of and self.held:
                return self.place(tuple(self.held), self._option_of[ref])
        return self._refused(refs, self.held)

    def place(self, fields: tuple[str, ...], option: str) -> Result:
        """Put fields at an option; those that may not go there are refused by name."""
        for field in fields:
            if option not in self._fields[field].options:
                name = self.presenter.item_name(self.decision, field)
                where = self.presenter.item_name(self.decision, option)
                return Refused(Refusal(self.decision.clause, NOT_THERE(piece=name, option=where)))
        self._past.append(dict(self.placed))
        self.placed.update(dict.fromkeys(fields, option))
        self.held = []
        return Changed()

    def drop(self, piece_ref: str, place_refs: Sequence[str]) -> Result:
        """A piece was dragged to a place."""
        field = self._field_of.get(piece_ref)
        option = next((self._option_of[ref] for ref in place_refs if ref in self._option_of), None)
        if field is None or option is None:
            return Nothing()
        return self.place((field,), option)

    def press(self, key: str) -> Result:
        if key == PLACE_KEY:
            values = self.presenter.arrangement(self.view, self.decision)
            if values is None:
                return Nothing()
            self._past.append(dict(self.placed))
            self.held = []
            self.placed = {field.id: value for field, value in zip(self._domain.fields, values, strict=True)}
            return Changed()
        if key.startswith("option:"):
            return self.place(tuple(self.held), key.removeprefix("option:"))
        return super().press(key)

    def confirm(self) -> Result:
        if len(self.placed) < len(self._fields):
            return Nothing()
        return self._checked(Assigned(self._values()))

    def back(self) -> Result:
        if self.held:
            self.held.pop()
        elif self._past:
            self.placed = self._past.pop()
        else:
            return Nothing()
        return Changed()

    # ------------------------------------------------------------------ helpers

    def _values(self) -> tuple[str, ...]:
        return tuple(self.placed[field.id] for field in self._domain.fields)

    def _is_complete(self) -> bool:
        return len(self.placed) == len(self._fields) and not self._short()

    def _short(self) -> int:
        if len(self.placed) < len(self._fields):
            return 0
        return self._domain.short_of_quota(self._values())
