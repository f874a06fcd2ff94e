"""Stacks as an advisor weighs them, and what a view holds, worked out once a view."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules.ch02_stacks import may_lead
from anahuac.games.conquest.rules.ch05_zones import controller
from anahuac.games.conquest.rules.ch08_march import LEAD_OUT
from anahuac.games.conquest.rules.ch09_attrition import loss_at
from anahuac.games.conquest.terms import CAMPS, SPAIN, STILL, Camp
from anahuac.games.conquest.values import cf_of, is_historical, rank_of, strategic_mp, tc_of

#: Worth in victory points of a combat factor: Spanish units hardly come back, Indian ones are bought again.
SPANISH_FACTOR, INDIAN_FACTOR = 0.17, 0.07
#: What guns are worth beyond their factors, and cavalry.
GUNS, HORSE = 0.5, 0.15
FAR = 99
#: Range of a cannon.
LONGEST_RANGE = 3


class Force(NamedTuple):
    """What some pieces of a camp amount to. ``guns`` is a factor for each die of its cannons; ``heroes`` are its
    historical Spanish commanders, ``stakes`` the victory points at risk where its commanders are tested."""

    sp: int = 0
    cf: int = 0
    worth: float = 0.0
    guns: tuple[int, ...] = ()
    chiefs: int = 0
    heroes: int = 0
    historical: int = 0
    stakes: float = 0.0
    spanish: bool = False
    weakest: int = FAR

    def __add__(self, other: Force) -> Force:  # type: ignore[override]
        return Force(
            self.sp + other.sp,
            self.cf + other.cf,
            self.worth + other.worth,
            self.guns + other.guns,
            self.chiefs + other.chiefs,
            self.heroes + other.heroes,
            self.historical + other.historical,
            self.stakes + other.stakes,
            self.spanish or other.spanish,
            min(self.weakest, other.weakest),
        )


NOTHING = Force()


class Mobile(NamedTuple):
    """An army that could march: where it is, how far it gets, what it is, and whether it may still move this turn."""

    zone: int
    mp: int
    force: Force
    is_ready: bool


def worth_of_factor(nation: str) -> float:
    """Worth of a combat factor of a nation, in victory points."""
    return SPANISH_FACTOR if nation == SPAIN else INDIAN_FACTOR


def worth_of_commander(t: Tables, s: State, piece: str) -> float:
    """Victory points that go with a commander, and what it means to lose him for the cursors (12-e, 11-b)."""
    tc = tc_of(t, s, piece)
    nation = t.commanders[piece].nation
    if nation == SPAIN:
        if not is_historical(t, s, piece):
            return 0.5
        return tc + (4.0 if rank_of(t, s, piece) == 4 else 0.5)
    return tc + 3.0 if piece == "emperor" else 0.6


class Look:
    """One look at a view: the forces in every zone, who can come where. Made anew for each view."""

    def __init__(self, t: Tables, s: State) -> None:
        self.t = t
        self.s = s
        self._pieces: dict[str, Force] = {}
        self._forces: dict[tuple[Camp, int], Force] = {}

    def of(self, pieces: Iterable[str]) -> Force:
        """The force of some pieces."""
        total = NOTHING
        for piece in pieces:
            one = self._pieces.get(piece)
            if one is None:
                one = self._pieces[piece] = self._weigh(piece)
            total = total + one
        return total

    def _weigh(self, piece: str) -> Force:
        t, s = self.t, self.s
        unit = s.units.get(piece)
        if unit is None:
            spanish = t.commanders[piece].nation == SPAIN
            historical = is_historical(t, s, piece)
            stakes = worth_of_commander(t, s, piece) if historical else 0.0
            hero = int(spanish and historical)
            return Force(0, 0, 0.0, (), 1, hero, int(historical), stakes, spanish)
        kind = t.units[piece]
        cf = cf_of(t, s, piece)
        worth = cf * worth_of_factor(kind.nation)
        guns: tuple[int, ...] = ()
        if kind.type == "CA":
            worth += GUNS * unit.sp
            guns = (cf,) * unit.sp
        elif kind.type in ("CL", "CM"):
            worth += HORSE
        return Force(unit.sp, cf, worth, guns, 0, 0, 0, 0.0, kind.nation == SPAIN, cf)

    def at(self, camp: Camp, zone: int) -> Force:
        """What a camp has in a zone."""
        found = self._forces.get((camp, zone))
        if found is None:
            stack = self.s.stacks[camp].get(zone)
            found = NOTHING if stack is None else self.of(stack.pieces)
            self._forces[camp, zone] = found
        return found

    def is_garrison(self, camp: Camp, zone: int) -> bool:
        """Whether a camp's stack stands as a garrison."""
        stack = self.s.stacks[camp].get(zone)
        return stack is not None and stack.garrison

    @cached_property
    def controllers(self) -> dict[int, Camp | None]:
        """Who controls each zone."""
        return {zone: controller(self.t, self.s, zone) for zone in self.t.zones}

    @cached_property
    def armies(self) -> dict[Camp, tuple[Mobile, ...]]:
        """What each camp could march with, were it to move now: in each zone the best commander and all he leads."""
        found: dict[Camp, tuple[Mobile, ...]] = {}
        for camp in CAMPS:
            rows = []
            for zone, stack in self.s.stacks[camp].items():
                leaders = [piece for piece in stack.pieces if piece in self.s.commanders]
                if not leaders:
                    continue
                led = [(self._led(leader, stack.pieces), leader) for leader in leaders]
                force, leader = max(led, key=lambda row: (row[0].cf, row[1]))
                mp = strategic_mp(self.t, self.s, leader) - (LEAD_OUT if stack.garrison else 0)
                if force.sp and mp > 0:
                    rows.append(Mobile(zone, mp, force, self.s.commanders[leader].march == STILL))
            found[camp] = tuple(rows)
        return found

    def _led(self, leader: str, pieces: tuple[str, ...]) -> Force:
        return self.of(piece for piece in pieces if may_lead(self.t, self.s, leader, piece))


class Map:
    """What never changes: distances between zones in movement points, whoever stands on the way, and
    between tactical zones; what shooters reach; objectives; the mean loss by attrition for each column and modifier."""

    def __init__(self, t: Tables) -> None:
        self.distance: dict[int, dict[int, int]] = {zone: _from(t, zone) for zone in t.zones}
        board = t.board
        self.tactical = {
            (a, b): cost
            for a in board.nodes
            for b in board.nodes
            if (cost := board.shortest(a, b)) is not None
        }
        self.range = {
            (tz, rf): frozenset(board.within("fire", tz, rf))
            for tz in board.nodes
            for rf in range(1, LONGEST_RANGE + 1)
        }
        self.objectives = tuple(zone.id for zone in t.zones.values() if zone.vp)
        self.attrition = {
            (column, modifier): sum(loss_at(t, column, die + modifier) for die in range(1, 7)) / 6
            for column in range(len(t.attrition.columns))
            for modifier in range(-1, 3)
        }


def _from(t: Tables, origin: int) -> dict[int, int]:
    found = {origin: 0}
    border = [origin]
    while border:
        border.sort(key=lambda zone: (-found[zone], zone))
        zone = border.pop()
        for to in t.zones[zone].neighbours:
            total = found[zone] + t.zones[to].cost
            if total < found.get(to, FAR):
                found[to] = total
                border.append(to)
    return found
