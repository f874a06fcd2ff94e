"""The dice of a lesson: laid out beforehand, by what they are rolled for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from anahuac.engine.chance import Seeded


class Laid:
    """Gives outcomes that were laid out for a label, in order; every other die falls as a seed has it.

    The same is laid out whenever a task begins, so that it goes the same way each time.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._chance = Seeded(seed)
        self.left: dict[str, list[int]] = {}

    def lay(self, dice: Mapping[str, Sequence[int]], task: int) -> None:
        """Lay out what falls from now on; what was laid out before and did not fall is taken away."""
        self._chance = Seeded(self._seed + task)
        self.left = {label: list(values) for label, values in dice.items()}

    def next(self, label: str, sides: int) -> int:
        """The next outcome."""
        waiting = self.left.get(label)
        if waiting and 1 <= waiting[0] <= sides:
            return waiting.pop(0)
        return self._chance.next(label, sides)
