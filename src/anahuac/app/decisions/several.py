"""Some, Allocate, Order and Amount: answers put together bit by bit, then confirmed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from anahuac.app.decisions.base import CLEAR, CLEAR_KEY, Answer, Changed, Nothing, Probe, Result, Tool
from anahuac.app.presenter import Button, DecisionPresenter, Mark, Reach
from anahuac.engine.decision import (
    Allocate,
    Allocated,
    Amount,
    Chosen,
    Decision,
    Number,
    Order,
    Ordered,
    Some,
)
from anahuac.engine.text import Param, plural, text

CHOSEN_OF = text("decision", "{chosen} of {most} chosen")
CHOSEN_EXACTLY = text("decision", "{chosen} chosen, {least} needed")
STILL = plural("decision", "%n still to allot", "", 1)
ALLOTTED = text("decision", "All allotted")
ORDERED_SO_FAR = text("decision", "{count} of {all} in order")


class _Items(Tool):
    """Base of tools whose items may be refs of the board; where they are not, they are buttons."""

    def __init__(
        self, presenter: DecisionPresenter, view: Any, decision: Decision, items: Sequence[str], probe: Probe
    ) -> None:
        super().__init__(presenter, view, decision, probe)
        self._items = tuple(items)
        self._of_ref: dict[str, list[str]] = {}
        for item in items:
            self._of_ref.setdefault(presenter.item_ref(decision, item), []).append(item)

    def _ref(self, item: str) -> str:
        return self.presenter.item_ref(self.decision, item)

    def _item_buttons(self, chosen: Sequence[str]) -> tuple[Button, ...]:
        """A button for each item that is nowhere on the board."""
        return tuple(
            Button(
                f"item:{item}",
                self.presenter.item_name(self.decision, item),
                glyph="tick" if item in chosen else "",
            )
            for item in self._items
            if not self._ref(item)
        )

    def _clear_button(self, enabled: bool) -> Button:
        return Button(CLEAR_KEY, CLEAR(), "plain", "Escape", enabled=enabled)

    def _hit(self, refs: Sequence[str]) -> tuple[str, ...]:
        for ref in refs:
            if ref in self._of_ref:
                return tuple(self._of_ref[ref])
        return ()

    def click(self, refs: Sequence[str]) -> Result:
        items = self._hit(refs)
        return self._take(items) if items else self._refused(refs, ())

    def press(self, key: str) -> Result:
        if key.startswith("item:"):
            return self._take((key.removeprefix("item:"),))
        return super().press(key)

    def _take(self, items: tuple[str, ...]) -> Result:
        del items
        return Nothing()


class Choosing(_Items):
    """Some: pointing at an item chooses it or gives it up."""

    def __init__(
        self, presenter: DecisionPresenter, view: Any, decision: Decision, domain: Some, probe: Probe
    ) -> None:
        super().__init__(presenter, view, decision, domain.items, probe)
        self._domain = domain
        self.chosen: list[str] = list(presenter.preset(view, decision))
        self._preset = tuple(self.chosen)

    def marks(self) -> Mapping[str, Mark]:
        found: dict[str, Mark] = {ref: reach.mark for ref, reach in self._reach().items()}
        for ref, items in self._of_ref.items():
            if ref:
                found[ref] = "selected" if all(item in self.chosen for item in items) else "reach"
        return found

    def targets(self) -> tuple[str, ...]:
        return (*(ref for ref in self._of_ref if ref), *self._reach())

    def route(self, ref: str) -> Reach | None:
        return self._reach().get(ref)

    def takes(self, refs: Sequence[str]) -> bool:
        """Nothing is added to as many as can be chosen, unless it takes the place of the only one."""
        items = self._hit(refs)
        if items and len(self.chosen) == self._domain.most != 1:
            return all(item in self.chosen for item in items)
        return super().takes(refs)

    def click(self, refs: Sequence[str]) -> Result:
        """An item, or a place that the items chosen can go to in the same gesture."""
        if not self._hit(refs):
            for ref in refs:
                reach = self._reach().get(ref)
                if reach is not None:
                    return Answer(reach.actions)
        return super().click(refs)

    def _reach(self) -> Mapping[str, Reach]:
        return self.presenter.reach(self.view, self.decision, self.chosen)

    def buttons(self) -> tuple[Button, ...]:
        ready = self._domain.least <= len(self.chosen) <= self._domain.most
        confirm = self._confirm_button(ready and bool(self.chosen or not self.decision.may_pass))
        return (*self._item_buttons(self.chosen), *self._pass_button(), confirm)

    def status(self) -> Param:
        if self._domain.least == self._domain.most:
            return CHOSEN_EXACTLY(chosen=len(self.chosen), least=self._domain.least)
        return CHOSEN_OF(chosen=len(self.chosen), most=self._domain.most)

    def confirm(self) -> Result:
        if not self._domain.least <= len(self.chosen) <= self._domain.most:
            return Nothing()
        return self._checked(Chosen(tuple(item for item in self._domain.items if item in self.chosen)))

    def back(self) -> Result:
        if not self.chosen or (self._preset and tuple(self.chosen) == self._preset):
            return Nothing()
        self.chosen.pop()
        return Changed()

    def clear(self) -> Result:
        if tuple(self.chosen) == self._preset:
            return Nothing()
        self.chosen = list(self._preset)
        return Changed()

    def _take(self, items: tuple[str, ...]) -> Result:
        missing = [item for item in items if item not in self.chosen]
        if not missing:
            self.chosen = [item for item in self.chosen if item not in items]
            return Changed()
        if len(self.chosen) == self._domain.most:
            if self._domain.most != 1:
                return Nothing()
            self.chosen = []
        self.chosen.append(missing[0])
        return Changed()


class Allotting(_Items):
    """Allocate: every pointing adds one to a slot; at its most the slot empties again."""

    def __init__(
        self, presenter: DecisionPresenter, view: Any, decision: Decision, domain: Allocate, probe: Probe
    ) -> None:
        super().__init__(presenter, view, decision, [slot for slot, _ in domain.slots], probe)
        self._domain = domain
        self._most = dict(domain.slots)
        self.taken: list[str] = []

    @property
    def left(self) -> int:
        """How much is still to allot."""
        return self._domain.total - len(self.taken)

    def marks(self) -> Mapping[str, Mark]:
        found: dict[str, Mark] = {}
        for ref, slots in self._of_ref.items():
            if ref:
                is_full = all(self.taken.count(slot) == self._most[slot] for slot in slots)
                taken = self._count(slots)
                done = taken and (is_full or not self.left)
                found[ref] = "selected" if done else "target" if self.left else ""
        return found

    def targets(self) -> tuple[str, ...]:
        return tuple(ref for ref in self._of_ref if ref)

    def counts(self) -> Mapping[str, int]:
        return {ref: count for ref, slots in self._of_ref.items() if (count := self._count(slots))}

    def buttons(self) -> tuple[Button, ...]:
        return (
            *self._item_buttons(self.taken),
            self._clear_button(bool(self.taken)),
            self._confirm_button(self.left == 0),
        )

    def status(self) -> Param:
        return STILL(self.left) if self.left else ALLOTTED()

    def confirm(self) -> Result:
        if self.left:
            return Nothing()
        counts = {slot: self.taken.count(slot) for slot, _ in self._domain.slots}
        return self._checked(Allocated(tuple((slot, count) for slot, count in counts.items() if count)))

    def back(self) -> Result:
        if not self.taken:
            return Nothing()
        self.taken.pop()
        return Changed()

    def _count(self, slots: Sequence[str]) -> int:
        return sum(self.taken.count(slot) for slot in slots)

    def _take(self, items: tuple[str, ...]) -> Result:
        open_slots = [slot for slot in items if self.taken.count(slot) < self._most[slot]]
        if open_slots and self.left:
            self.taken.append(open_slots[0])
        elif self._count(items):
            self.taken = [slot for slot in self.taken if slot not in items]
        else:
            return Nothing()
        return Changed()


class Ordering(_Items):
    """Order: items are pointed at one after the other; the last one falls into place by itself."""

    def __init__(
        self, presenter: DecisionPresenter, view: Any, decision: Decision, domain: Order, probe: Probe
    ) -> None:
        super().__init__(presenter, view, decision, domain.items, probe)
        self._domain = domain
        self.order: list[str] = []

    def marks(self) -> Mapping[str, Mark]:
        return {
            ref: "selected" if all(item in self.order for item in items) else "reach"
            for ref, items in self._of_ref.items()
            if ref
        }

    def counts(self) -> Mapping[str, int]:
        return {ref: at + 1 for at, item in enumerate(self.order) if (ref := self._ref(item))}

    def buttons(self) -> tuple[Button, ...]:
        return (
            *self._item_buttons(self.order),
            self._clear_button(bool(self.order)),
            self._confirm_button(len(self.order) == len(self._domain.items)),
        )

    def status(self) -> Param:
        return ORDERED_SO_FAR(count=len(self.order), all=len(self._domain.items))

    def confirm(self) -> Result:
        if len(self.order) != len(self._domain.items):
            return Nothing()
        return self._checked(Ordered(tuple(self.order)))

    def back(self) -> Result:
        if not self.order:
            return Nothing()
        self.order.pop()
        return Changed()

    def _take(self, items: tuple[str, ...]) -> Result:
        missing = [item for item in items if item not in self.order]
        if missing:
            self.order.append(missing[0])
        else:
            self.order = [item for item in self.order if item not in items]
        rest = [item for item in self._domain.items if item not in self.order]
        if missing and len(rest) == 1:
            self.order += rest
        return Changed()


class Counting(Tool):
    """Amount: a number set in the prompt bar."""

    def __init__(
        self, presenter: DecisionPresenter, view: Any, decision: Decision, domain: Amount, probe: Probe
    ) -> None:
        super().__init__(presenter, view, decision, probe)
        self._domain = domain
        self.value = domain.least

    def amount(self) -> tuple[int, int, int] | None:
        return self._domain.least, self._domain.most, self.value

    def set_amount(self, value: int) -> Result:
        self.value = min(max(value, self._domain.least), self._domain.most)
        return Changed()

    def buttons(self) -> tuple[Button, ...]:
        return (*self._pass_button(), replace(self._confirm_button(True)))

    def confirm(self) -> Result:
        return self._checked(Number(self.value))
