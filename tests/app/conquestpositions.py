"""Matches of the Conquest to look at: played at random, or beginning with a battle."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from msgspec.structs import replace

from anahuac.engine.chance import Seeded
from anahuac.engine.decision import Action, Decision
from anahuac.engine.game import Setup, Tx
from anahuac.engine.match import Match
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.frames.turn import TurnFrame
from anahuac.games.conquest.game import Conquest
from anahuac.games.conquest.model import State
from anahuac.registry import load_game
from tests.games.conquest.play import position

ARMIES = (
    "33 spain army: cortes alvarado sandoval sp-eb-1 sp-eb-2 sp-eb-3:1 sp-ab-1 sp-ab-2:1 sp-aq-1 sp-cl-1 sp-cm-1"
    " sp-ca-1; 33 indian army: cuitlahuac tetlepanquetzatzin mx-eb-1 mx-eb-2 mx-jav-1:1 mx-jav-2 mx-fr-1 mx-ar-1"
    " tp-jav-1 tp-fr-1 tx-eb-1; 22 indian garrison: emperor mx-eb-3; 35 spain garrison: sp-eb-4"
)


class BattleAtOnce(Conquest):
    """The Conquest from the moment two armies meet in Huamantla."""

    def setup(self, setup: Setup) -> State:
        """Turn 4, the Spanish battles."""
        return replace(position(ARMIES, turn=4), frames=(TurnFrame("attrition"),), fights={33: "battle"})

    def begin(self, tx: Tx[State, Event]) -> None:
        """Straight to the first question."""
        self._frames.settle(tx)


def answer(match: Match[Any, Any], decision: Decision, picker: random.Random) -> Action:
    """A random answer that the rules accept; battles go on rather than break off."""
    if decision.kind == "fight_on":
        return next(iter(decision.domain.answers()))
    for _ in range(200):
        action = decision.sample(picker.randrange)
        if match.check(decision.seat, action) is None:
            return action
    raise AssertionError(decision)


def played(match: Match[Any, Any], steps: int, seed: int = 1, stop: str = "") -> Match[Any, Any]:
    """The match some random steps on, or where a question of this kind is asked."""
    picker = random.Random(seed)
    for _ in range(steps):
        if not match.pending or any(decision.kind == stop for decision in match.pending):
            break
        decision = match.pending[0]
        match.play(decision.seat, answer(match, decision, picker))
    return match


def campaign(seed: int = 1, **options: Any) -> Match[Any, Any]:
    """The shipped campaign."""
    return Match(load_game("conquest"), Setup("campaign", options), Seeded(seed))


@cache
def _battle_game() -> BattleAtOnce:
    game = load_game("conquest")
    assert isinstance(game, Conquest)
    return BattleAtOnce(game.tables)


def battle(seed: int = 1) -> Match[Any, Any]:
    """The match of :class:`BattleAtOnce`."""
    return Match(_battle_game(), Setup(), Seeded(seed))
