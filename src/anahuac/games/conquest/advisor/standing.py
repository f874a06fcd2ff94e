"""How the match stands by victory points: only a higher level wins (12-g), and the end tells which points count."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.model import State
from anahuac.games.conquest.terms import CAMPS, SPAIN, Camp, enemy

#: Turns before the end from which levels count, the more the nearer it is.
LATE = 3
#: What victory instead of a tie is worth, in victory points.
VERDICT = 12.0
#: How far totals may still be off at the end, and how much more for each turn to come.
DOUBT, DOUBT_A_TURN = 0.7, 1.0


class Standing:
    """The totals of a view, objectives counted for whoever controls them now."""

    def __init__(self, t: Tables, s: State, controllers: Mapping[int, Camp | None]) -> None:
        self._firsts = sorted(row.min for row in t.levels if row.min > 0)
        left = t.last_turn - s.turn
        self._late = max(0.0, 1 - left / LATE)
        self._doubt = DOUBT + DOUBT_A_TURN * left
        self._totals: dict[Camp, int] = {camp: s.vp[camp] for camp in CAMPS}
        for zone in t.zones.values():
            holder = controllers[zone.id] if zone.vp else None
            if holder is not None:
                self._totals[holder] += zone.vp
        self._known: dict[tuple[int, int], float] = {}
        self.lead = self._lead(0, 0) if self._late else 0.0

    def worth(self, camp: Camp, own: int, other: int) -> float:
        """What it is worth to a camp that its total and the enemy's change by these points."""
        plain = float(own - other)
        if not self._late:
            return plain
        spain, indian = (own, other) if camp == SPAIN else (other, own)
        shift = self._lead(spain, indian) - self.lead
        verdict = VERDICT * (shift if camp == SPAIN else -shift)
        return (1 - self._late) * plain + self._late * (verdict + 0.25 * plain)

    def _lead(self, spain: int, indian: int) -> float:
        """The chance that Spain wins less the chance that it loses, with these points more."""
        found = self._known.get((spain, indian))
        if found is None:
            ours, theirs = (
                self._reaches(self._totals[camp] + more)
                for camp, more in ((SPAIN, spain), (enemy(SPAIN), indian))
            )
            found = 0.0
            for rank, chance in enumerate(ours):
                found += chance * (sum(theirs[:rank]) - sum(theirs[rank + 1 :]))
            self._known[spain, indian] = found
        return found

    def _reaches(self, total: int) -> list[float]:
        """The chance of each level, the lowest first."""
        above = [1 / (1 + exp(-(total + 0.5 - first) / self._doubt)) for first in self._firsts]
        edges = [1.0, *above, 0.0]
        return [edges[at] - edges[at + 1] for at in range(len(edges) - 1)]
