"""Decisions: who must choose, what, and among which answers, as plain data.

A domain is one of a closed union. The window has one tool per kind, computer players one way of sampling per
kind, and the kernel checks every answer against the domain before a game's rules see it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, islice, permutations, product

import msgspec

from anahuac.engine.text import Text

Seat = str
#: Gives a uniform whole number in 0..n-1.
Picker = Callable[[int], int]


class Action(msgspec.Struct, frozen=True):
    """Base of every answer. A game's own actions are frozen, tagged structs derived from it."""


class Passed(Action, frozen=True, tag="passed"):
    """The answer "none of it", where a decision may be passed."""


class Chosen(Action, frozen=True, tag="chosen"):
    """Answer to :class:`Some`: the chosen items, in the order of the domain."""

    items: tuple[str, ...]


class Number(Action, frozen=True, tag="number"):
    """Answer to :class:`Amount`."""

    value: int


class Allocated(Action, frozen=True, tag="allocated"):
    """Answer to :class:`Allocate`: what each slot takes, slots with nothing left out, in domain order."""

    amounts: tuple[tuple[str, int], ...]


class Ordered(Action, frozen=True, tag="ordered"):
    """Answer to :class:`Order`: the items in the chosen order."""

    items: tuple[str, ...]


class Assigned(Action, frozen=True, tag="assigned"):
    """Answer to :class:`Program`: one value per field, in field order."""

    values: tuple[str, ...]


class OneOf(msgspec.Struct, frozen=True, tag="one_of"):
    """Exactly one of these actions. The actions are the game's own structs."""

    options: tuple[Action, ...]

    def contains(self, action: Action) -> bool:
        """Whether the action is one of the options."""
        for option in self.options:
            # Mostly it is the very option that was offered; telling structs apart costs far more.
            if option is action:
                return True
        return action in self.options

    def has_answer(self) -> bool:
        """Whether any answer is inside, without looking for one."""
        return bool(self.options)

    def sample(self, pick: Picker) -> Action:
        """An option, each as likely as the others."""
        return self.options[pick(len(self.options))]

    def answers(self) -> Iterator[Action]:
        """Every option."""
        return iter(self.options)

    def is_forced(self) -> bool:
        """Whether there is nothing to choose."""
        return len(self.options) == 1


class Some(msgspec.Struct, frozen=True, tag="some"):
    """Between ``least`` and ``most`` of the items, each at most once."""

    items: tuple[str, ...]
    least: int
    most: int

    def contains(self, action: Action) -> bool:
        """Whether the action picks known items, without repetition, in domain order and number."""
        if not isinstance(action, Chosen) or not self.least <= len(action.items) <= self.most:
            return False
        wanted = set(action.items)
        return tuple(item for item in self.items if item in wanted) == action.items

    def has_answer(self) -> bool:
        """Whether any answer is inside, without looking for one."""
        return 0 <= self.least <= min(self.most, len(self.items))

    def sample(self, pick: Picker) -> Action:
        """A random number of random items."""
        left = list(self.items)
        size = self.least + pick(self.most - self.least + 1)
        wanted = {left.pop(pick(len(left))) for _ in range(size)}
        return Chosen(tuple(item for item in self.items if item in wanted))

    def answers(self) -> Iterator[Action]:
        """Every selection, smaller ones first."""
        for size in range(self.least, self.most + 1):
            for items in combinations(self.items, size):
                yield Chosen(items)

    def is_forced(self) -> bool:
        """Whether there is nothing to choose."""
        return self.least == self.most and self.most in (0, len(self.items))


class Amount(msgspec.Struct, frozen=True, tag="amount"):
    """A whole number from ``least`` to ``most``."""

    least: int
    most: int

    def contains(self, action: Action) -> bool:
        """Whether the number is in range."""
        return isinstance(action, Number) and self.least <= action.value <= self.most

    def has_answer(self) -> bool:
        """Whether any answer is inside, without looking for one."""
        return self.least <= self.most

    def sample(self, pick: Picker) -> Action:
        """A uniform number."""
        return Number(self.least + pick(self.most - self.least + 1))

    def answers(self) -> Iterator[Action]:
        """Every number, rising."""
        return (Number(value) for value in range(self.least, self.most + 1))

    def is_forced(self) -> bool:
        """Whether there is nothing to choose."""
        return self.least == self.most


class Allocate(msgspec.Struct, frozen=True, tag="allocate"):
    """Exactly ``total`` units of something spread over slots ``(id, most)``, at least 0 each."""

    slots: tuple[tuple[str, int], ...]
    total: int

    def contains(self, action: Action) -> bool:
        """Whether known slots, in order, take between 1 and their most each, and the total together."""
        if not isinstance(action, Allocated):
            return False
        taken = dict(action.amounts)
        in_order = tuple((slot, taken[slot]) for slot, _ in self.slots if slot in taken)
        return (
            in_order == action.amounts
            and all(1 <= taken.get(slot, 1) <= most for slot, most in self.slots)
            and sum(taken.values()) == self.total
        )

    def has_answer(self) -> bool:
        """Whether any answer is inside, without looking for one."""
        return 0 <= self.total <= sum(most for _, most in self.slots)

    def sample(self, pick: Picker) -> Action:
        """One unit after another into a random slot that has room."""
        left = [slot for slot, most in self.slots for _ in range(most)]
        taken: dict[str, int] = {}
        for _ in range(self.total):
            slot = left.pop(pick(len(left)))
            taken[slot] = taken.get(slot, 0) + 1
        return self._answer(taken)

    def answers(self) -> Iterator[Action]:
        """Every spread."""

        def spread(at: int, rest: int) -> Iterator[dict[str, int]]:
            if at == len(self.slots):
                if rest == 0:
                    yield {}
                return
            slot, most = self.slots[at]
            for here in range(min(most, rest) + 1):
                for others in spread(at + 1, rest - here):
                    yield {slot: here, **others} if here else others

        return (self._answer(taken) for taken in spread(0, self.total))

    def is_forced(self) -> bool:
        """Whether there is nothing to choose."""
        return self.total == 0 or self.total == sum(most for _, most in self.slots) or len(self.slots) == 1

    def _answer(self, taken: dict[str, int]) -> Action:
        return Allocated(tuple((slot, taken[slot]) for slot, _ in self.slots if slot in taken))


class Order(msgspec.Struct, frozen=True, tag="order"):
    """All items in an order of choice."""

    items: tuple[str, ...]

    def contains(self, action: Action) -> bool:
        """Whether the answer is a permutation of the items."""
        return isinstance(action, Ordered) and sorted(action.items) == sorted(self.items)

    def has_answer(self) -> bool:
        """Whether any answer is inside, without looking for one."""
        return True

    def sample(self, pick: Picker) -> Action:
        """A random order."""
        left = list(self.items)
        return Ordered(tuple(left.pop(pick(len(left))) for _ in range(len(left))))

    def answers(self) -> Iterator[Action]:
        """Every order."""
        return (Ordered(items) for items in permutations(self.items))

    def is_forced(self) -> bool:
        """Whether there is nothing to choose."""
        return len(self.items) <= 1


class Field(msgspec.Struct, frozen=True):
    """One line of a :class:`Program`: its id, its possible values, and its weight in the quota."""

    id: str
    options: tuple[str, ...]
    weight: int = 0


class Quota(msgspec.Struct, frozen=True):
    """The fields set to ``option`` must weigh at least ``least`` together."""

    option: str
    least: int


class Program(msgspec.Struct, frozen=True, tag="program"):
    """A value for every field at once (a deployment, a set of orders), with at most one quota to keep."""

    fields: tuple[Field, ...]
    quota: Quota | None = None

    def contains(self, action: Action) -> bool:
        """Whether every field has one of its options and the quota is kept."""
        return (
            isinstance(action, Assigned)
            and len(action.values) == len(self.fields)
            and all(value in field.options for field, value in zip(self.fields, action.values, strict=True))
            and self.short_of_quota(action.values) == 0
        )

    def short_of_quota(self, values: tuple[str, ...]) -> int:
        """How much weight is missing at the quota's option; 0 when it is kept or there is none."""
        if self.quota is None:
            return 0
        here = sum(
            field.weight
            for field, value in zip(self.fields, values, strict=True)
            if value == self.quota.option
        )
        return max(0, self.quota.least - here)

    def has_answer(self) -> bool:
        """Whether any answer is inside, without looking for one."""
        return all(field.options for field in self.fields) and (
            self.quota is None
            or self.quota.least
            <= sum(field.weight for field in self.fields if self.quota.option in field.options)
        )

    def sample(self, pick: Picker) -> Action:
        """Random values, then random fields moved to the quota's option until it is kept."""
        values = [field.options[pick(len(field.options))] for field in self.fields]
        if self.quota is not None:
            option = self.quota.option
            movable = [
                at
                for at, field in enumerate(self.fields)
                if field.weight and option in field.options and values[at] != option
            ]
            while movable and self.short_of_quota(tuple(values)):
                values[movable.pop(pick(len(movable)))] = option
        return Assigned(tuple(values))

    def answers(self) -> Iterator[Action]:
        """Every program that keeps the quota."""
        for values in product(*(field.options for field in self.fields)):
            if not self.short_of_quota(values):
                yield Assigned(values)

    def is_forced(self) -> bool:
        """Whether there is nothing to choose."""
        return all(len(field.options) == 1 for field in self.fields)


Domain = OneOf | Some | Amount | Allocate | Order | Program


class Decision(msgspec.Struct, frozen=True):
    """A question to one seat.

    ``kind`` names the question for presenters and computer players, ``clause`` the rule that asks it.
    ``subject`` names what it is about (``("place:22", "unit:sp-eb-1")``), so that the window can show it.
    """

    seat: Seat
    kind: str
    prompt: Text
    domain: Domain
    clause: str
    may_pass: bool = False
    subject: tuple[str, ...] = ()

    def contains(self, action: Action) -> bool:
        """Whether the action answers this question, as far as its domain tells."""
        if isinstance(action, Passed):
            return self.may_pass
        return self.domain.contains(action)

    def sample(self, pick: Picker) -> Action:
        """A random answer; passing weighs as much as one answer of a small domain."""
        if self.may_pass and pick(4) == 0:
            return Passed()
        return self.domain.sample(pick)

    def answers(self, limit: int) -> tuple[Action, ...]:
        """Up to ``limit`` answers, passing first where allowed."""
        first = (Passed(),) if self.may_pass else ()
        return first + tuple(islice(self.domain.answers(), limit - len(first)))

    def has_answer(self) -> bool:
        """Whether it can be answered at all, by passing or from its domain."""
        return self.may_pass or self.domain.has_answer()

    def is_forced(self) -> bool:
        """Whether only one answer is possible."""
        return not self.may_pass and self.domain.is_forced()

    def forced_answer(self) -> Action:
        """The only answer of a forced decision."""
        return next(self.domain.answers())
