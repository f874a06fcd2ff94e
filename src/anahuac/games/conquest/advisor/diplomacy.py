"""What the Alliances Table is worth, and what it will be worth after another shift (section 11)."""

from __future__ import annotations

from anahuac.games.conquest.data import Cursor, Tables
from anahuac.games.conquest.model import State
from anahuac.games.conquest.terms import SPAIN, TLAXCALA

#: Worth to Spain of a nation on its side for the whole match, as a difference in victory points.
ALLY = {"texcoco": 6.0, TLAXCALA: 9.0, "other": 2.5}
#: Share of it for a cursor that still has so many steps to go.
NEARBY = (1.0, 0.36, 0.14, 0.06, 0.03, 0.01)
#: A nation that cannot change but wavers (10.3.2-c); each step an ally stands beyond the first box.
WAVERING, FIRMER = 0.4, 0.2
TENOCHTITLAN = 22


class Diplomacy:
    """The cursors of a view with the items logged so far this turn, and what a change of them is worth to Spain."""

    def __init__(self, t: Tables, s: State) -> None:
        self._t = t
        turns = len(t.turns)
        self._horizon = min(1.0, (turns + 1 - s.turn) / (0.7 * turns))
        self._camps = s.camps
        now = {nation: cursor.track.index(s.cursors[nation]) for nation, cursor in t.cursors.items()}
        for item in s.items:
            shift = t.alliances.shifts[item.kind]
            now = {n: at if item.skips == n else self._step(t.cursors[n], at, shift) for n, at in now.items()}
        self._now = now
        self._base = self._worth(now)
        self.up = self._after(1) - self._base
        self.down = self._after(-1) - self._base
        self.captured = self._after(2) - self._base

    @property
    def worth(self) -> float:
        """What the table is worth to Spain as it will be at the end of the turn."""
        return self._base

    def joins(self, nation: str) -> float:
        """What it is worth to Spain that a nation joins it at once, as Tlaxcala may (11-f)."""
        box = self._t.cursors[nation].switch_box
        if self._camps[nation] == SPAIN or box is None:
            return 0.0
        track = self._t.cursors[nation].track
        return self._of(nation, track.index(box)) - self._of(nation, self._now[nation])

    def _after(self, shifts: int) -> float:
        step = 1 if shifts > 0 else -1
        at = self._now
        for _ in range(abs(shifts)):
            at = {nation: self._step(self._t.cursors[nation], place, step) for nation, place in at.items()}
        return self._worth(at)

    def _step(self, cursor: Cursor, at: int, shift: int) -> int:
        to = at + shift
        locked = cursor.locked_in_spanish_camp_after_switch and self._camps[cursor.nation] == SPAIN
        if not 0 <= to < len(cursor.track) or self._t.boxes[cursor.track[to]].grey or (locked and shift < 0):
            return at
        return to

    def _worth(self, at: dict[str, int]) -> float:
        return sum(self._of(nation, place) for nation, place in at.items())

    def _of(self, nation: str, at: int) -> float:
        cursor = self._t.cursors[nation]
        boxes = [self._t.boxes[box] for box in cursor.track]
        if not cursor.may_change_camp:
            return WAVERING if boxes[at].zone == "doubt" else 0.0
        first = next(place for place, box in enumerate(boxes) if box.camp == SPAIN)
        if at >= first:
            return self._horizon * ALLY.get(nation, 0.0) + FIRMER * (at - first)
        return self._horizon * ALLY.get(nation, 0.0) * NEARBY[min(first - at, len(NEARBY) - 1)]
