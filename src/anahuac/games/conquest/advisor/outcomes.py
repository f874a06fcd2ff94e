"""Outcomes of combats as the odds give them: of a whole attack, of a roll, on average."""

from __future__ import annotations

from typing import NamedTuple


class Clash(NamedTuple):
    """What an attack comes to: chance to win, steps lost by each side, units sacrificed on the defender's side,
    how often each side's historical commanders are tested, and the chance that each side loses its last unit."""

    win: float
    own: float
    foe: float
    sacrifices: float
    own_tests: float
    foe_tests: float
    own_gone: float
    foe_gone: float


class Blow(NamedTuple):
    """A result with its likelihood: steps lost, whether a side has to retreat, sacrifices, tests."""

    chance: float
    own: int
    foe: int
    own_back: bool
    foe_back: bool
    sacrifices: int
    own_test: bool
    foe_test: bool


class Mean(NamedTuple):
    """A roll on average: steps lost, retreats, sacrifices on the defender's side, tests of commanders."""

    own: float
    foe: float
    own_back: float
    foe_back: float
    sacrifices: float
    own_tests: float
    foe_tests: float


class Assault(NamedTuple):
    """An assault: (own steps lost, the other's, chance), and what it brings on average beside."""

    losses: tuple[tuple[int, int, float], ...]
    sacrifices: float
    own_tests: float
    foe_tests: float
