"""Chapter 10.3.4: ratio, table and die of a hand-to-hand; accelerated battles and sieges use them too."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from anahuac.engine.rules import rule
from anahuac.games.conquest.crt import Result
from anahuac.games.conquest.data import CombatTable, Tables
from anahuac.games.conquest.model import State
from anahuac.games.conquest.terms import SPAIN, Camp


@rule("conquest:10.3.4-j", "conquest:R-09")
def war_column(t: Tables, s: State, att: int, dfd: int) -> int:
    """Column of table 4: the nearest printed fraction, at a tie the lower one or as the setting says."""
    higher = s.settings.war_ratio_tie == "higher"
    column = 0
    for over, under in _midpoints(t.war.columns):
        left, right = att * under, dfd * over
        if left > right or (higher and left == right):
            column += 1
        else:
            break
    return column


@rule("conquest:10.3.4-j", "conquest:R-09")
def flower_column(t: Tables, s: State, att: int, dfd: int, capped_allowed: bool) -> int:
    """Column of table 5: whole multiples rounded down, or as the setting says.

    ``capped_allowed`` is true in regular battles and sieges, where the value "capped" of the setting reduces
    the ratio to the fractions of table 4 first; accelerated battles never reduce it.
    """
    last = len(t.flower.columns) - 1
    mode = s.settings.flower_ratio
    if mode == "capped" and capped_allowed:
        # Of the five fractions only 2/1 reaches the second column.
        return 1 if war_column(t, s, att, dfd) == len(t.war.columns) - 1 else 0
    if dfd <= 0:
        return last
    # "nearest" gives a tie to the defender, like table 4.
    multiple = -((dfd - 2 * att) // (2 * dfd)) if mode == "nearest" else att // dfd
    return min(max(multiple - 1, 0), last)


def column_of(t: Tables, s: State, table: CombatTable, att: int, dfd: int, capped_allowed: bool) -> int:
    """Column of a ratio on one of the two tables."""
    if table is t.war:
        return war_column(t, s, att, dfd)
    return flower_column(t, s, att, dfd, capped_allowed)


@rule("conquest:10.3.4-t", "conquest:R-25")
def table_for(
    t: Tables, s: State, attacker_camp: Camp, spanish_force: bool, war_to_the_death: bool
) -> CombatTable:
    """The table of whoever attacks in this hand-to-hand.

    ``spanish_force``: the Spanish camp had a Spanish unit or commander when the battle or siege began;
    ``war_to_the_death``: the random event of that name is in force.
    """
    del s
    if attacker_camp == SPAIN:
        return t.war if spanish_force else t.flower
    return t.war if war_to_the_death else t.flower


@rule("conquest:10.3.4-k", "conquest:R-07")
def read(t: Tables, s: State, table: CombatTable, column: int, die: int) -> tuple[Result, Result]:
    """Attacker's and defender's result at a modified die; beyond the ends the end row or column counts."""
    del t
    return table.cell(die, column, 6 if s.settings.crt_top_row == "6+" else None)


def shifted(column: int, left: int) -> int:
    """A column moved to the left; it stops at the leftmost (10.4-e)."""
    return max(0, column - left)


@rule("conquest:10.3.4-k", "conquest:R-56")
def modifiers(t: Tables, s: State, attacker_camp: Camp, origin: str, target: str) -> tuple[int, int]:
    """What is added to the die: for ground won (tactical modifier) and for the attacker's army commander."""
    battle = s.battle
    general = None if battle is None else battle.generals[attacker_camp]
    leads = battle is not None and general is not None and battle.at.get(general) == origin
    return t.board.modifier("attack", attacker_camp, origin, target), int(leads)


class Strike(NamedTuple):
    """A roll on a combat table as it stands before its die: the two sums, the table, the columns, the modifiers.

    ``ratio`` is the column of the two sums, ``left`` the columns that a fortress moves it to the left (10.4-e);
    ``ground`` and ``leader`` are added to the die.
    """

    table: CombatTable
    attack: int
    defence: int
    ratio: int
    left: int = 0
    ground: int = 0
    leader: int = 0

    @property
    def column(self) -> int:
        """The column that is read."""
        return shifted(self.ratio, self.left)

    def results(self, t: Tables, s: State, die: int) -> tuple[Result, Result]:
        """Attacker's and defender's result at a die."""
        return read(t, s, self.table, self.column, die + self.ground + self.leader)


@cache
def _midpoints(columns: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """Half-way points between neighbouring printed ratios, as numerator and denominator."""
    ratios = [Fraction(label.rstrip("+-")) for label in columns]
    middles = [(low + high) / 2 for low, high in pairwise(ratios)]
    return tuple((middle.numerator, middle.denominator) for middle in middles)
