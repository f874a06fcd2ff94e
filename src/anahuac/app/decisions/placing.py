"""Counters placed one by one: held from a tray or off the map, put where one points, one or many at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from anahuac.app.decisions.arranging import PLACE_FOR_ME, PLACE_KEY, UNPLACED
from anahuac.app.decisions.base import PASS_KEY, Answer, Changed, Nothing, Probe, Refused, Result, Tool
from anahuac.app.hand import Hand, HandKind
from anahuac.app.presenter import Button, DecisionPresenter, Mark
from anahuac.engine.decision import Decision
from anahuac.engine.text import Param, text

WHERE = text("decision", "{piece}: where to?")
WHERE_ALL = text("decision", "These counters: where to?")
TAKE_BACK = text("decision", "Take off the map")
BACK_KEY = "back"


class Placing(Tool):
    """Places what a hand holds. ``held`` are the kinds pointed at, by a ref of each, or one counter of the map;
    ``copies`` how many of a single kind are placed at a time, at most."""

    def __init__(
        self, presenter: DecisionPresenter, view: Any, decision: Decision, hand: Hand, probe: Probe
    ) -> None:
        super().__init__(presenter, view, decision, probe)
        self.hand = hand
        self._kinds = {kind.refs[0]: kind for group in hand.groups for kind in group.kinds}
        self._movable = frozenset(hand.movable)
        self.held: tuple[str, ...] = ()
        self.copies = 1
        self._follows = False  # the next kind is held once this one is used up
        if hand.taken:
            self._hold((self._kind_of(hand.taken),))

    # ------------------------------------------------------------------ what to show

    @property
    def kinds(self) -> Mapping[str, HandKind]:
        """What is in the hand, by the ref of what is placed next of each kind."""
        return self._kinds

    @property
    def moves(self) -> frozenset[str]:
        return self._movable

    @property
    def sweeps(self) -> bool:
        return bool(self._pool())

    def asks(self) -> Param:
        if not self.held:
            return super().asks()
        if len(self.held) > 1:
            return WHERE_ALL()
        return WHERE(piece=self.presenter.item_name(self.decision, self.held[0].partition(":")[2]))

    def status(self) -> Param:
        left = sum(len(kind.refs) for kind in self._kinds.values())
        return UNPLACED(left) if left and self.held else ""

    def marks(self) -> Mapping[str, Mark]:
        found: dict[str, Mark] = {ref: "reach" if kind.ready else "" for ref, kind in self._kinds.items()}
        found.update(dict.fromkeys(() if self.held else self.hand.movable, ""))
        for ref in self.held:
            found.update(dict.fromkeys(self.hand.places(ref), "reach"))
        found.update(dict.fromkeys(self.held, "selected"))
        return found

    def targets(self) -> tuple[str, ...]:
        """Places for what is held; else what can be taken off the map. What is in the hand is not on the map."""
        return tuple(
            ref for ref, mark in self.marks().items() if mark != "selected" and ref not in self._kinds
        )

    def takes(self, refs: Sequence[str]) -> bool:
        return bool(self.held) or any(ref in self._kinds or ref in self._movable for ref in refs)

    def buttons(self) -> tuple[Button, ...]:
        made = []
        if self._kinds:
            made.append(Button(PLACE_KEY, PLACE_FOR_ME(), shortcut="P"))
        if self._moved:
            made.append(Button(BACK_KEY, TAKE_BACK(), shortcut="Delete"))
        return (*made, *self._pass_button())

    def amount(self) -> tuple[int, int, int] | None:
        """How many of the kind that is held, where there are several."""
        most = len(self._kinds[self.held[0]].refs) if len(self.held) == 1 and not self._moved else 0
        return (1, most, self.copies) if most > 1 else None

    # ------------------------------------------------------------------ what a person does

    def click(self, refs: Sequence[str]) -> Result:
        """A counter of the hand is held, or given up; a place takes what is held; one that stands is held."""
        for ref in refs:
            if kind := self._kind_of(ref):
                return self._taken_up(kind)
        places = tuple(ref for ref in refs if not ref.startswith("piece:"))
        standing = next((ref for ref in refs if ref in self._movable), "")
        if standing and (not self.held or standing in self.held or self._moved):
            self._hold(() if standing in self.held else (standing,))
            return Changed()
        return self._put(places[:1], fill=self.copies > 1) if self.held and places else Nothing()

    def hold(self, ref: str, more: bool = False) -> Result:
        """A counter is taken up, beside those that are held already if there shall be ``more``."""
        kind = self._kind_of(ref)
        if not kind and ref not in self._movable:
            return Nothing()
        if kind and more and not self._moved:
            self._hold(tuple(dict.fromkeys((*self.held, kind))))
        elif (kind or ref,) != self.held:
            self._hold((kind or ref,))
        return Changed()

    def sweep(self, places: Sequence[str], fill: bool) -> Result:
        """The pointer went over places: one counter in each, or each filled as far as what is held lasts."""
        if not self.held:
            return Nothing()
        if self._moved:
            return self._put(places[-1:], fill=False)
        one_each = len(self.held) == 1 and self.copies == 1 and not fill
        pool = self._pool() if self.copies > 1 else self._all_held()
        return self._answered(pool, places, not one_each)

    def drop(self, ref: str, place_refs: Sequence[str]) -> Result:
        """A counter was dragged to a place, with the others that are held if it is one of them."""
        kind = self._kind_of(ref) or (ref if ref in self._movable else "")
        places = tuple(place for place in place_refs if not place.startswith("piece:"))
        if not kind or not places:
            return Nothing()
        if kind not in self.held:
            self._hold((kind,))
        return self._put(places[:1], fill=self.copies > 1)

    def take_back(self, ref: str) -> Result:
        """A counter was dragged off the map."""
        actions = self.hand.back(ref)
        return Answer(actions) if actions else Nothing()

    def press(self, key: str) -> Result:
        """A button. What the computer is asked to place takes its time: the window sees to that."""
        if key == BACK_KEY:
            return self.take_back(self._moved)
        return super().press(key)

    def confirm(self) -> Result:
        """Enter ends it once everything stands."""
        return self.press(PASS_KEY) if not self._kinds else Nothing()

    def back(self) -> Result:
        if not self.held:
            return Nothing()
        self._hold(self.held[:-1])
        return Changed()

    def set_amount(self, value: int) -> Result:
        allowed = self.amount()
        if allowed is None or not allowed[0] <= value <= allowed[1]:
            return Nothing()
        self.copies = value
        return Changed()

    def follow(self, before: Tool) -> None:
        """Go on with the kind that was being placed; where it is used up, with the next."""
        if not isinstance(before, Placing) or before._moved or self.hand.taken:
            return
        kept = tuple(kind for ref in before.held if (kind := self._rest_of(before._kinds[ref])))
        if not kept and before._follows:
            kept = self._after(before.held[-1:], before)
        if kept:
            self._hold(kept)
            self._follows = before._follows
            most = len(self._kinds[kept[0]].refs)
            self.copies = min(before.copies, most) if len(kept) == 1 else 1

    # ------------------------------------------------------------------ helpers

    @property
    def _moved(self) -> str:
        """The counter of the map that is held."""
        return self.held[0] if self.held and self.held[0] in self._movable else ""

    def _kind_of(self, ref: str) -> str:
        """The kind of a counter in the hand, by its first ref."""
        return next((first for first, kind in self._kinds.items() if ref in kind.refs), "")

    def _rest_of(self, kind: HandKind) -> str:
        return next((first for ref in kind.refs if (first := self._kind_of(ref))), "")

    def _after(self, held: tuple[str, ...], before: Placing) -> tuple[str, ...]:
        """The kind that came next in the hand before, or the first there is."""
        order = list(before._kinds)
        later = order[order.index(held[0]) + 1 :] if held and held[0] in order else []
        found = (first for ref in (*later, *order) if (first := self._kind_of(ref)))
        return tuple(ref for ref in found if self._kinds[ref].ready)[:1]

    def _hold(self, refs: tuple[str, ...]) -> None:
        self.held = tuple(ref for ref in refs if ref)
        self.copies = 1
        self._follows = False

    def _taken_up(self, kind: str) -> Result:
        if kind in self.held:
            self._hold(tuple(ref for ref in self.held if ref != kind))
        else:
            self._hold((kind,))
            self._follows = True
        return Changed()

    def _pool(self) -> tuple[str, ...]:
        """What is placed at a time, in order."""
        if self._moved or not self.held:
            return self.held
        return self._all_held()[: self.copies] if len(self.held) == 1 else self._all_held()

    def _all_held(self) -> tuple[str, ...]:
        return tuple(ref for held in self.held for ref in self._kinds[held].refs)

    def _put(self, places: Sequence[str], fill: bool) -> Result:
        pool = self._pool()
        return self._answered(pool, places, fill or len(self.held) > 1)

    def _answered(self, pool: Sequence[str], places: Sequence[str], fill: bool) -> Result:
        actions = self.hand.put(pool, places, fill)
        if actions:
            return Answer(actions)
        refusal = self.hand.refusal(pool[0], places[0]) if pool and places else None
        return Refused(refusal) if refusal is not None else Nothing()
