"""What stands where, as a seat sees it: strength of every stack, unknown counters estimated (8.8)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from anahuac.games.siege.data import Tables
from anahuac.games.siege.model import HIDDEN, State
from anahuac.games.siege.terms import CAMPS, Camp, is_hex

#: What an unknown counter is taken for: combat factor, steps, and the class by camp.
UNKNOWN_CF = 5
UNKNOWN_STEPS = 2
UNKNOWN_KIND: dict[Camp, str] = {"aztec": "aztec_regular", "spanish": "ally_regular"}


class Host(NamedTuple):
    """A camp's stack at a place: its pieces that are known, its factors and steps, what else stands there."""

    place: str
    pieces: tuple[str, ...]
    units: tuple[str, ...]
    cf: int
    steps: int
    unknown: int
    cannon: bool
    leader: bool
    worth: float


#: What a step of each class is worth, and what the last of a unit is worth beyond.
STEP_WORTH = {
    "infantry": 1.0,
    "cavalry": 1.1,
    "gunboat": 0.5,
    "ally_elite": 0.4,
    "ally_regular": 0.3,
    "knight": 0.75,
    "aztec_regular": 0.5,
}
LAST_WORTH = {"infantry": 1.2, "cavalry": 1.2, "gunboat": 1.2}


def step_worth(t: Tables, s: State, unit: str, taken: int = 0) -> float:
    """What the next step of a unit is worth once it has lost ``taken``."""
    kind = t.units[unit].kind
    last = LAST_WORTH.get(kind, 0.0) if s.pieces[unit].steps - taken <= 1 else 0.0
    return STEP_WORTH.get(kind, 0.0) + last


class Look:
    """Both camps' stacks."""

    def __init__(self, t: Tables, s: State) -> None:
        self.t = t
        self.s = s
        self.hosts: dict[Camp, dict[str, Host]] = {
            camp: {place: self._host(camp, place, stack) for place, stack in s.stacks[camp].items()}
            for camp in CAMPS
        }

    def _host(self, camp: Camp, place: str, stack: tuple[str | None, ...]) -> Host:
        known = [piece for piece in stack if piece is not None and self.s.pieces[piece].at != HIDDEN]
        return self.host(place, known, len(stack) - len(known), camp)

    def host(self, place: str, pieces: Iterable[str], unknown: int = 0, camp: Camp = "aztec") -> Host:
        """Some pieces as if they stood at a place together, with a number of unknown ones of a camp."""
        ids = tuple(pieces)
        units, cf, steps, worth = [], unknown * UNKNOWN_CF, unknown * UNKNOWN_STEPS, 0.0
        cannon = leader = False
        for piece in ids:
            row = self.t.units[piece]
            if row.steps:
                left = self.s.pieces[piece].steps
                units.append(piece)
                cf += row.cf.get(left, 0)
                steps += left
                worth += STEP_WORTH[row.kind] * left
            elif row.kind == "cannon":
                cannon = True
            else:
                leader = True
        worth += unknown * UNKNOWN_STEPS * STEP_WORTH[UNKNOWN_KIND[camp]]
        return Host(place, ids, tuple(units), cf, steps, unknown, cannon, leader, worth)

    def fighting(self, camp: Camp) -> tuple[Host, ...]:
        """The stacks of a camp in hexes that hold combat units."""
        return tuple(host for place, host in self.hosts[camp].items() if host.steps and is_hex(place))
