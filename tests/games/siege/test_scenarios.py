"""The scenarios beside the rulebook's: who takes part, how they stand, and that matches of them end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from anahuac.bots.greedy import choose_greedily
from anahuac.engine.chance import Seeded, picker
from anahuac.engine.game import Setup
from anahuac.engine.match import Match
from anahuac.games.siege.game import Siege
from anahuac.games.siege.model import DEAD, UNPLACED
from anahuac.games.siege.rules.ch05_victory import loss_points
from anahuac.games.siege.terms import AZTEC
from tests.games.siege.hand import FULL, tables


def test_the_rulebooks_set_up_comes_first() -> None:
    """It is what a match is of that names no scenario."""
    assert Siege(tables()).info.scenarios == ("siege", "siege_billed", "storm", "tlacopan")
    assert Siege(tables()).setup(Setup()).scenario == "siege"


def test_the_harder_siege_differs_by_its_bill_alone() -> None:
    """Two R&Rs are counted from the start; all else is the rulebook's."""
    even, plain = (tables().scenarios[key] for key in ("siege_billed", "siege"))
    assert replace(even, id="siege", name=plain.name, recoveries=0) == plain
    assert loss_points(tables(), Siege(tables()).setup(Setup("siege_billed"))).recoveries == 10


def test_the_last_assault_begins_with_losses() -> None:
    """Worn units, dead ones, an R&R that has been held: all count from the start."""
    state = Siege(tables()).setup(Setup("storm", dict(FULL)))
    assert state.tally.held == 1
    assert (state.pieces["S1"].steps, state.pieces["A1"].steps) == (3, 3)
    assert (state.pieces["S3"].at, state.pieces["A6"].at, state.pieces["A53"].at) == (DEAD, DEAD, DEAD)
    points = loss_points(tables(), state)
    assert (points.recoveries, points.dead_units, points.cuauhtemoc) == (5, 2, 5)


@pytest.mark.parametrize("scenario", ["storm", "tlacopan"])
def test_a_greedy_match_ends(scenario: str) -> None:
    """Whoever is absent stays away; the Aztecs set up in their quarter."""
    game = Siege(tables())
    file = tables().scenario_files[scenario]
    match = Match(game, Setup(scenario), Seeded(3), keep=False)
    pick = picker(3)
    quarter = {*file.aztec.hexes}
    while match.pending and match.state.couplet <= 120:
        if match.state.couplet == 0:
            assert {place.removeprefix("h") for place in match.state.stacks[AZTEC]} <= quarter
        decision = match.pending[0]
        match.play(decision.seat, choose_greedily(game, match.view(decision.seat), decision, pick))
    assert match.state.verdict is not None
    assert {match.state.pieces[unit].at for unit in file.absent if unit in match.state.pieces} == {UNPLACED}
