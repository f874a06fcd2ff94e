"""What a battle costs on average: the Combat Results Table summed over the two dice."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from anahuac.games.siege.data import Tables
from anahuac.games.siege.rules.ch08_odds import raised
from anahuac.games.siege.shapes import LossModifier

#: Outcomes of two dice.
OUTCOMES = 36


class Clash(NamedTuple):
    """A battle on average: steps lost by the attacker and by the defender, and the chances that the attacker loses
    any at all, that the defender does, that the attackers are all lost, and that the defenders are."""

    own: float
    foe: float
    hurt: float
    foe_hurt: float
    wiped: float
    cleared: float


class Chances:
    """Averages of the table, worked out once for each column, modifier and number of steps that can be lost."""

    def __init__(self, t: Tables) -> None:
        self._t = t
        self._known: dict[tuple[int, str, bool, int, int], Clash] = {}

    def clash(self, index: int, modifier: str, by_aztecs: bool, own: int, foe: int) -> Clash:
        """A battle at an odds index after all shifts; ``own`` and ``foe`` are the steps that both sides have.

        ``modifier`` is the id of what raises the Aztec loss (8.20, 8.23), "" for nothing.
        """
        column = self._t.crt.clamped(index)
        key = (column, modifier, by_aztecs, own, foe)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._clash(*key)
        return found

    def _clash(self, column: int, modifier: str, by_aztecs: bool, own: int, foe: int) -> Clash:
        row = self._t.loss_modifiers[modifier] if modifier else None
        total = [0, 0, 0, 0, 0, 0]
        for one, other in product(range(1, 7), repeat=2):
            mine, theirs = self._cell(one + other, column, row, by_aztecs)
            total[0] += min(mine, own)
            total[1] += min(theirs, foe)
            total[2] += mine > 0
            total[3] += theirs > 0
            total[4] += mine >= own
            total[5] += theirs >= foe
        return Clash(*(value / OUTCOMES for value in total))

    def _cell(self, roll: int, column: int, row: LossModifier | None, by_aztecs: bool) -> tuple[int, int]:
        mine, theirs = self._t.crt.cell(roll, column)
        if row is None:
            return mine, theirs
        return (raised(row, mine), theirs) if by_aztecs else (mine, raised(row, theirs))
