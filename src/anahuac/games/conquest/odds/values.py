"""What a preview says: factors, columns, one row for each distinct outcome with its ways, what it assumes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from typing import Literal

import msgspec

from anahuac.engine.decision import Action
from anahuac.games.conquest.terms import Camp

#: What is rolled for. ``march`` is a combat that entering a zone would bring.
Kind = Literal[
    "melee", "counter", "fire", "dogs", "minor", "assault", "exit", "sortie", "attrition", "event", "landing"
]


class Factor(msgspec.Struct, frozen=True):
    """A line of the arithmetic: what is counted, its value, the pieces that make it up, the clause.

    ``each`` gives the value of each piece where the pieces add up to the line.
    """

    what: str
    value: int
    clause: str
    pieces: tuple[str, ...] = ()
    each: tuple[int, ...] = ()


class Shift(msgspec.Struct, frozen=True):
    """Columns that something moves the ratio: negative to the left, at most so many."""

    what: str
    by: int
    clause: str


class Toll(msgspec.Struct, frozen=True):
    """What an outcome costs a side.

    ``steps`` strength points are lost, ``more`` because it cannot fall back (10.3.4-p), ``sacrificed`` units or
    commanders are taken whole (10.3.4-u). It ``retreats``, but for up to ``holders`` who may ignore it (10.3.4-n);
    ``guns``: what cannons it still has are lost. ``gone``: no unit is left, however it spreads its losses.
    """

    steps: int = 0
    more: int = 0
    sacrificed: int = 0
    retreats: bool = False
    holders: int = 0
    guns: bool = False
    gone: bool = False

    @property
    def all_steps(self) -> int:
        """Strength points lost without those of sacrificed units."""
        return self.steps + self.more


NO_TOLL = Toll()


class Risk(msgspec.Struct, frozen=True):
    """A commander for whom a die of ``sides`` is rolled in an outcome: up to ``deadly`` he is lost, to so many points
    for ``winner``. ``mark``: "star", "heart", "fire", "death" (T3-i), or "alone": without a unit left to go to he is
    lost for certain (10.3.4-s)."""

    piece: str
    mark: str
    deadly: int
    sides: int
    points: int = 0
    winner: Camp | None = None


class Points(msgspec.Struct, frozen=True):
    """Victory points that an outcome brings a camp; least and most differ where the owner chooses the sacrifice."""

    camp: Camp
    least: int
    most: int
    why: str


class Row(msgspec.Struct, frozen=True):
    """An outcome and in how many ways out of the total it comes.

    ``dice`` are the numbers of the one die that bring it, empty where more than one decides. ``said`` names what
    happens beyond losses: "fails", "hit", "miss", an event of table 2 and so on; ``winner`` has then won the combat.
    """

    ways: int
    attacker: Toll = NO_TOLL
    defender: Toll = NO_TOLL
    risks: tuple[Risk, ...] = ()
    points: tuple[Points, ...] = ()
    winner: Camp | None = None
    said: str = ""
    place: str = ""
    dice: tuple[int, ...] = ()


class Assumed(msgspec.Struct, frozen=True):
    """What the preview takes for granted because the seat cannot know it, or because somebody will choose."""

    what: str
    count: int = 0
    camp: Camp | None = None


class Advice(msgspec.Struct, frozen=True):
    """The single legal change that would improve the outlook most, with its figures.

    ``what``: "instead" (another option of the question), "with" or "without" (a ``piece`` more or less), "best" (no
    other option does better), or "give_up" (the only other choice is to break off). ``action`` is the answer meant.
    """

    what: str
    action: Action | None = None
    piece: str = ""
    odds: Odds | None = None


class Odds(msgspec.Struct, frozen=True):
    """A preview: who against whom, the arithmetic, the columns, every outcome.

    ``refs`` are what the title names. ``ratio`` is the column of the ratio, ``finals`` the columns that are read,
    each with its ways out of ``total``; both empty where no combat table is used.
    """

    kind: Kind
    attacker: Camp
    refs: tuple[str, ...]
    total: int
    rows: tuple[Row, ...]
    factors: tuple[Factor, ...] = ()
    shifts: tuple[Shift, ...] = ()
    modifiers: tuple[Factor, ...] = ()
    table: str = ""
    columns: tuple[str, ...] = ()
    ratio: int = -1
    finals: tuple[tuple[int, int], ...] = ()
    assumes: tuple[Assumed, ...] = ()
    advice: Advice | None = None
    clause: str = ""

    def expected(self, attacker: bool) -> Fraction:
        """Strength points that a side loses on the average, without those of sacrificed units."""
        tolls = ((row.ways, row.attacker if attacker else row.defender) for row in self.rows)
        return Fraction(sum(ways * toll.all_steps for ways, toll in tolls), self.total)

    def sacrifices(self, attacker: bool) -> Fraction:
        """Counters that a side sacrifices on the average."""
        tolls = ((row.ways, row.attacker if attacker else row.defender) for row in self.rows)
        return Fraction(sum(ways * toll.sacrificed for ways, toll in tolls), self.total)

    def chance(self, said: str) -> Fraction:
        """The chance of outcomes so named."""
        return Fraction(sum(row.ways for row in self.rows if row.said == said), self.total)

    @property
    def final(self) -> int:
        """The likeliest column; of equally likely ones the left."""
        return max(self.finals, key=lambda pair: (pair[1], -pair[0]))[0] if self.finals else -1

    @property
    def gain(self) -> Fraction:
        """What the attacker may hope for, for comparing: the enemy's losses less his own."""
        return self.expected(False) + self.sacrifices(False) - self.expected(True) - self.sacrifices(True)


def gathered(rows: Iterable[Row]) -> tuple[Row, ...]:
    """Rows that differ in nothing but their ways thrown together, those worst for the attacker first."""
    ways: Counter[Row] = Counter()
    dice: dict[Row, set[int]] = {}
    for row in rows:
        bare = msgspec.structs.replace(row, ways=0, dice=())
        ways[bare] += row.ways
        dice.setdefault(bare, set()).update(row.dice)
    found = [
        msgspec.structs.replace(bare, ways=number, dice=tuple(sorted(dice[bare])))
        for bare, number in ways.items()
        if number
    ]
    return tuple(sorted(found, key=_worst_first))


def _worst_first(row: Row) -> tuple[int, ...]:
    mine, theirs = row.attacker, row.defender
    return (
        -(mine.all_steps + mine.sacrificed + mine.retreats),
        theirs.all_steps + theirs.sacrificed + theirs.retreats,
        -mine.all_steps,
        theirs.all_steps,
        len(row.risks),
        *row.dice[:1],
    )
