"""Matches of the siege to look at: from positions made by hand."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

from anahuac.engine.chance import Seeded
from anahuac.engine.game import Setup, Tx
from anahuac.engine.match import Match
from anahuac.games.siege.actions.sequence import Agree, CallRecovery
from anahuac.games.siege.events import Event
from anahuac.games.siege.frames.sequence import DeclareFrame, TurnFrame
from anahuac.games.siege.game import Siege
from anahuac.games.siege.model import State, Tally, Temples
from tests.games.siege.hand import FULL, position, tables

#: Late in a siege: 2 R&R, four Spanish units lost, both temples marked.
LATE = (
    "h3025: A5; h3022: A22 A23; h3016: CUAUHTEMOC A1; h2810: S9:2 S1:2; h3026: S7 S2; l17: S18 S19;"
    " l11: S12 CORTES@S12; h1322: A33; dead: S3 S44 A19 A31; dead_for_good: S10 S15 S26 A6;"
    " off_map: S30 S31; deserted: S47; raiding: A40"
)


class SiegeFrom(Siege):
    """The siege from a position on."""

    def __init__(self, state: State) -> None:
        super().__init__(tables())
        self._state = state

    def setup(self, setup: Setup) -> State:
        """The position."""
        return self._state

    def begin(self, tx: Tx[State, Event]) -> None:
        """Straight to the first question."""
        self._frames.settle(tx)


def siege_from(state: State, seed: int = 1) -> Match[Any, Any]:
    """A match that begins with a position."""
    return Match(SiegeFrom(state), Setup(), Seeded(seed))


def late(text: str = LATE, **more: Any) -> State:
    """The end of couplet 11: another couplet, or an R&R?"""
    frames = (TurnFrame("declare"), DeclareFrame())
    temples = Temples(ever=("h2810",), desecrated=("h2810",), sacrificed=("h3016",))
    fields = {**FULL, "tally": Tally(held=2, raided=True, prisoners=True), "temples": temples, **more}
    return replace(position(text, frames=frames, **fields), couplet=11)


def recovered(match: Match[Any, Any], stop: str = "declare", seed: int = 1) -> Match[Any, Any]:
    """An R&R is called and carried out at random, up to a question of this kind."""
    match.play("spanish", CallRecovery())
    picker = random.Random(seed)
    while match.pending[0].kind != stop:
        decision = match.pending[0]
        action: Any = Agree() if decision.kind == "object" else decision.sample(picker.randrange)
        if match.check(decision.seat, action) is None:
            match.play(decision.seat, action)
    return match
