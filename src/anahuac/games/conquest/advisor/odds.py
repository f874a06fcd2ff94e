"""What combats are likely to bring, worked out over the tables without a die: sieges, minor battles, strikes.

Sides are known by their strength points and combat factors; a side that lost steps fights with its share of the
factors, which is what sensible losses come to.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import exp, log

from anahuac.games.conquest.advisor.outcomes import Assault, Blow, Clash, Mean
from anahuac.games.conquest.data import CombatTable, Tables
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules.ch10_3_4_ratio import column_of

#: Sides of the die.
DIE = 6
#: Branches less likely than this are dropped.
FAINT = 2e-4
#: More states of a siege than this are thrown together by twos.
MANY = 64
#: Steps that a sacrificed unit costs.
SACRIFICED = 2
#: Rolls of an accelerated battle looked at.
ROLLS = 6
#: A besieger or attacker breaks off below this share of the factors that the table needs to be even.
HOPELESS_WAR, HOPELESS_FLOWER = 0.45, 0.9
CACHED = 50_000
#: Dice of guns counted; strength above which sides are rounded to two points, and above which to three.
MOST_GUNS, MEDIUM, LARGE = 4, 8, 16


class Odds:
    """Odds on the tables of a game. Everything is cached: the same few thousand questions come up in every match."""

    def __init__(self, t: Tables) -> None:
        self._t = t
        self._settings: State | None = None
        self.blows = lru_cache(CACHED)(self._blows)
        self.strike = lru_cache(CACHED)(self._strike)
        self.assault = lru_cache(CACHED)(self._assault)
        self.sieges = lru_cache(CACHED)(self._siege)
        self.minor = lru_cache(CACHED)(self._minor)

    def look_at(self, s: State) -> None:
        """Take over the settings of a match; odds kept under others are forgotten."""
        if self._settings is None or self._settings.settings != s.settings:
            self.blows.cache_clear()
            self.strike.cache_clear()
            self.assault.cache_clear()
            self.sieges.cache_clear()
            self.minor.cache_clear()
        self._settings = s

    def table(self, war: bool) -> CombatTable:
        """The table that is meant."""
        return self._t.war if war else self._t.flower

    def column(self, war: bool, att: int, dfd: int, capped: bool) -> int:
        """Column of a ratio under the settings looked at."""
        assert self._settings is not None
        return column_of(self._t, self._settings, self.table(war), att, max(dfd, 0), capped)

    def _blows(self, war: bool, column: int, bonus: int) -> tuple[Blow, ...]:
        """The six results of a roll in a column."""
        assert self._settings is not None
        top = 6 if self._settings.settings.crt_top_row == "6+" else None
        found = []
        for die in range(1, DIE + 1):
            own, foe = self.table(war).cell(die + bonus, column, top)
            found.append(
                Blow(
                    1 / DIE,
                    own.losses,
                    foe.losses,
                    own.retreat,
                    foe.retreat,
                    int(foe.sacrifice),
                    own.star or own.heart,
                    foe.star or foe.heart,
                )
            )
        return tuple(found)

    def _strike(self, war: bool, column: int, bonus: int, own: int, foe: int) -> Mean:
        """The mean result of a roll between sides of so many strength points; whoever is gone retreats no more."""
        blows = self.blows(war, column, bonus)
        return Mean(
            sum(min(blow.own, own) for blow in blows) / DIE,
            sum(min(blow.foe, foe) for blow in blows) / DIE,
            sum(blow.own_back and blow.own < own for blow in blows) / DIE,
            sum(blow.foe_back and blow.foe < foe for blow in blows) / DIE,
            sum(blow.sacrifices for blow in blows) / DIE,
            sum(blow.own_test for blow in blows) / DIE,
            sum(blow.foe_test for blow in blows) / DIE,
        )

    # ------------------------------------------------------------------ sieges

    def _assault(self, war: bool, column: int, fv: int, guns: tuple[int, ...], bonus: int) -> Assault:
        """Results of an assault, the guns' dice (each against its factor) taken into account."""
        walls: dict[int, float] = {fv: 1.0}
        for factor in guns:
            hit = min(factor, DIE) / DIE
            after: dict[int, float] = {}
            for left, chance in walls.items():
                after[max(0, left - 1)] = after.get(max(0, left - 1), 0.0) + chance * hit
                after[left] = after.get(left, 0.0) + chance * (1 - hit)
            walls = after
        losses: dict[tuple[int, int], float] = {}
        sacrifices = own_tests = foe_tests = 0.0
        for left, chance in walls.items():
            for blow in self.blows(war, max(0, column - left), bonus):
                here = chance * blow.chance
                key = blow.own, blow.foe + SACRIFICED * blow.sacrifices
                losses[key] = losses.get(key, 0.0) + here
                sacrifices += here * blow.sacrifices
                own_tests += here * blow.own_test
                foe_tests += here * blow.foe_test
        rows = tuple((own, foe, chance) for (own, foe), chance in losses.items())
        return Assault(rows, sacrifices, own_tests, foe_tests)

    def siege(
        self,
        war: bool,
        att: tuple[int, int],
        dfd: tuple[int, int],
        fv: int,
        guns: tuple[int, ...],
        bonus: int,
        rounds: tuple[int, int],
    ) -> Clash:
        """A siege pressed as long as there is hope. Sides are (strength points, combat factors); the number of
        rounds is anything from the first to the second of ``rounds``, each as likely.

        Large sides are rounded a little, so that alike sieges are worked out once.
        """
        mine, theirs = _rounded(att), _rounded(dfd)
        if not war and not guns and self.column(war, mine[1], theirs[1], True) < fv:
            return _in_vain(att, dfd)
        found = self.sieges(
            war, mine, theirs, fv, tuple(sorted(guns, reverse=True)[:MOST_GUNS]), bonus, rounds
        )
        if mine[0] == att[0] and theirs[0] == dfd[0]:
            return found
        return found._replace(own=found.own * att[0] / mine[0], foe=found.foe * dfd[0] / theirs[0])

    def _siege(
        self,
        war: bool,
        att: tuple[int, int],
        dfd: tuple[int, int],
        fv: int,
        guns: tuple[int, ...],
        bonus: int,
        rounds: tuple[int, int],
    ) -> Clash:
        least, most = rounds
        strength, holding = att[0], dfd[0]
        hope = HOPELESS_WAR if war else HOPELESS_FLOWER
        state: dict[tuple[int, int], float] = {(0, 0): 1.0}
        win = own = foe = sacrifices = own_tests = foe_tests = own_gone = foe_gone = 0.0
        for number in range(1, most + 1):
            goes_on = 1.0 if number <= least else (most - number + 1) / (most - number + 2)
            after: dict[tuple[int, int], float] = {}
            for (a, d), chance in state.items():
                mine = att[1] * (strength - a) // strength
                theirs = max(1, -(-dfd[1] * (holding - d) // holding))
                if chance < FAINT or mine < theirs * hope:
                    own += chance * a
                    foe += chance * d
                    continue
                own += chance * (1 - goes_on) * a
                foe += chance * (1 - goes_on) * d
                chance *= goes_on
                assault = self.assault(war, self.column(war, mine, theirs, True), fv, guns, bonus)
                sacrifices += chance * assault.sacrifices
                own_tests += chance * assault.own_tests
                foe_tests += chance * assault.foe_tests
                for lost, killed, share in assault.losses:
                    a2, d2, here = a + lost, d + killed, chance * share
                    if a2 < strength and d2 < holding:
                        after[a2, d2] = after.get((a2, d2), 0.0) + here
                        continue
                    own += here * min(a2, strength)
                    foe += here * min(d2, holding)
                    if d2 >= holding:
                        foe_gone += here
                        if a2 < strength:
                            win += here
                    if a2 >= strength:
                        own_gone += here
            state = after if len(after) <= MANY else _coarse(after)
            if not state:
                break
        for (a, d), chance in state.items():
            own += chance * a
            foe += chance * d
        return Clash(win, own, foe, sacrifices, own_tests, foe_tests, own_gone, foe_gone)

    # ------------------------------------------------------------------ accelerated battles

    def _minor(self, war: bool, att: int, dfd: int) -> Clash:
        """An accelerated battle between two strengths, rolled again as long as there is hope (10.2)."""
        state: Mapping[tuple[int, int], float] = {(att, dfd): 1.0}
        win = own = foe = sacrifices = own_tests = foe_tests = own_gone = foe_gone = 0.0
        for _ in range(ROLLS):
            after: dict[tuple[int, int], float] = {}
            for (a, d), chance in state.items():
                if a < d * (HOPELESS_WAR if war else HOPELESS_FLOWER) and (a, d) != (att, dfd):
                    own += chance * (att - a)
                    foe += chance * (dfd - d)
                    continue
                for blow in self.blows(war, self.column(war, a, d, False), 0):
                    here = chance * blow.chance
                    left = max(0, a - blow.own)
                    held = max(0, d - blow.foe - SACRIFICED * blow.sacrifices)
                    sacrifices += here * blow.sacrifices
                    own_tests += here * blow.own_test
                    foe_tests += here * blow.foe_test
                    if left and held and not blow.own_back and not blow.foe_back:
                        after[left, held] = after.get((left, held), 0.0) + here
                        continue
                    own += here * (att - left)
                    foe += here * (dfd - held)
                    own_gone += here * (not left)
                    foe_gone += here * (not held)
                    if left and (not held or (blow.foe_back and not blow.own_back)):
                        win += here
            state = after
        for (a, d), chance in state.items():
            own += chance * (att - a)
            foe += chance * (dfd - d)
        return Clash(win, own, foe, sacrifices, own_tests, foe_tests, own_gone, foe_gone)

    # ------------------------------------------------------------------ major battles

    def major(self, war: bool, att: tuple[int, int], dfd: tuple[int, int]) -> Clash:
        """A major battle between (strength points, combat factors): a curve over the ratio of factors.

        It is even at ``EVEN_WAR`` for an attacker who reads table 4 and at ``EVEN_FLOWER`` for others.
        """
        ratio = max(att[1], 1) / max(dfd[1], 1)
        even, slope = (EVEN_WAR, SLOPE_WAR) if war else (EVEN_FLOWER, SLOPE_FLOWER)
        win = 1 / (1 + exp(-slope * log(ratio / even)))
        own, foe = att[0] * (0.65 - 0.45 * win), dfd[0] * (0.15 + 0.65 * win)
        sacrifices = 0.0 if war else 0.2 + 0.7 * win
        return Clash(win, own, foe, sacrifices, 0.8, 0.8, 0.15 * (1 - win), 0.5 * win)


#: Ratios of combat factors at which major battles are even, and how steep their curves are, as a few hundred
#: battles between equal players came out.
EVEN_WAR, SLOPE_WAR = 1.2, 3.8
EVEN_FLOWER, SLOPE_FLOWER = 1.25, 2.6


def _rounded(side: tuple[int, int]) -> tuple[int, int]:
    """A side's strength and factors, rounded where it is large."""
    sp, cf = side
    if sp > MEDIUM:
        grain = 2 if sp <= LARGE else 3
        whole = grain * round(sp / grain)
        cf, sp = cf * whole // sp, whole
    return (
        (sp, cf)
        if cf <= 2 * MEDIUM
        else (sp, 2 * round(cf / 2))
        if cf <= 2 * LARGE
        else (sp, 4 * round(cf / 4))
    )


def _in_vain(att: tuple[int, int], dfd: tuple[int, int]) -> Clash:
    """A siege that cannot get over the walls: broken off after an assault or two."""
    return Clash(0.0, min(att[0], 5.0), 0.0, 0.0, 0.8, 0.0, 0.15, 0.0)


def _coarse(state: dict[tuple[int, int], float]) -> dict[tuple[int, int], float]:
    """States of a siege (steps lost by both sides) rounded to even numbers, up and down in turn."""
    found: dict[tuple[int, int], float] = {}
    for (a, d), chance in state.items():
        key = 2 * round(a / 2), 2 * round(d / 2)
        found[key] = found.get(key, 0.0) + chance
    return found
