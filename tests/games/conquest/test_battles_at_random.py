"""Many battles at random: they end, leave nothing behind, and keep their secrets."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from anahuac.engine.chance import picker
from anahuac.engine.game import decision_of, fold
from anahuac.engine.text import Param, Ref, Text
from anahuac.games.conquest.events.battle import BattleDecided
from anahuac.games.conquest.model import State
from anahuac.games.conquest.terms import CAMPS
from tests.games.conquest.battles import FIELD, play_on, random_battle
from tests.games.conquest.play import Play

BATCHES = 10
SIZE = 12


@pytest.mark.rule("conquest:10.3.5-a", "conquest:10.3.4-F", "conquest:G-10")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_battles_end_cleanly_and_keep_their_secrets(batch: int) -> None:
    """No frame is left, pieces are where stacks say; each view asks its seat the same and follows its events."""
    for seed in range(batch * SIZE, (batch + 1) * SIZE):
        play = random_battle(seed)
        told = Told(play, seed)
        play_on(play, seed, told.watch)
        check_clean(play)


class Told:
    """What each seat, and a spectator, has been told: a view that only redacted events have changed."""

    def __init__(self, play: Play, seed: int) -> None:
        seats: tuple[str | None, ...] = (*CAMPS, None)
        self.views = {seat: play.game.view(play.state, seat) for seat in seats}
        self.told = len(play.events)
        self.pick = picker(seed)

    def watch(self, play: Play, before: State) -> None:
        """After each answer, the views of all and what a seat could imagine behind its own."""
        events = play.events[self.told :]
        self.told = len(play.events)
        assert fold(play.game, before, events) == play.state
        for seat, old in self.views.items():
            view = play.game.view(play.state, seat)
            redacted = [seen for event in events if (seen := play.game.redact(event, seat)) is not None]
            assert fold(play.game, old, redacted) == view
            for event in redacted:
                line = play.game.describe(event, view)
                if line is not None:
                    check_names(play, line.text)
            self.views[seat] = view
            if seat is None:
                continue
            asked = decision_of(play.pending, seat)
            assert decision_of(play.game.pending(view), seat) == asked
            if asked is not None:
                check_names(play, asked.prompt)
            possible = play.game.determinize(view, seat, self.pick)
            assert play.game.view(possible, seat) == view
            assert decision_of(play.game.pending(possible), seat) == asked
            for other in CAMPS:
                theirs = decision_of(play.game.pending(possible), other)
                if theirs is not None:
                    assert theirs.contains(theirs.sample(self.pick))
        assert msgspec.json.decode(msgspec.json.encode(play.state), type=State) == play.state


def check_names(play: Play, said: Param) -> None:
    """Every name in a text is known; raises KeyError otherwise."""
    if isinstance(said, Ref):
        play.game.names(said)
    elif isinstance(said, Text):
        for _, value in said.params:
            check_names(play, value)
    elif isinstance(said, tuple):
        for value in said:
            check_names(play, value)


def check_clean(play: Play) -> None:
    """The battle is over and cleared, its winner alone in the zone, and every piece in one stack."""
    s = play.state
    assert s.frames == ()
    assert s.battle is None
    decided = play.all(BattleDecided)
    assert len(decided) == 1
    for camp in CAMPS:
        stack = s.stacks[camp].get(FIELD)
        assert stack is None or camp == decided[0].winner
    pieces = Counter(p for stacks in s.stacks.values() for stack in stacks.values() for p in stack.pieces)
    assert set(pieces.values()) <= {1}
    for owner, stacks in s.stacks.items():
        for zone, stack in stacks.items():
            for piece in stack.pieces:
                where = s.units.get(piece) or s.commanders[piece]
                assert (where.zone, where.camp) == (zone, owner)
