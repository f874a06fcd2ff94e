"""Many battles at random: they end, obey the laws of the board, leave nothing behind, and keep their secrets."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

import msgspec
import pytest

from anahuac.engine.chance import Seeded, picker
from anahuac.engine.decision import Action, Decision
from anahuac.engine.game import Step, apply, decision_of, fold
from anahuac.engine.text import Param, Ref, Text
from anahuac.games.conquest.actions.battle import FightOn
from anahuac.games.conquest.events.battle import BattleDecided
from anahuac.games.conquest.model import Battle, State
from anahuac.games.conquest.rules.ch10_3_3_markers import MOST_COMMITTED, capacity
from anahuac.games.conquest.rules.ch10_3_board import RETREAT, commanders_on_board, units_on_board
from anahuac.games.conquest.terms import CAMPS, SPAIN, enemy
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
        assert play.game.is_plausible(play.state)


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


@pytest.mark.rule(
    "conquest:10.3.2-d", "conquest:10.3.3-d", "conquest:10.3.4-a", "conquest:10.3.4-s", "conquest:10.3.5-a"
)
@pytest.mark.parametrize("batch", range(BATCHES))
def test_battles_obey_the_laws_of_the_board(batch: int) -> None:
    """Whenever anything is asked: who may stand where, who commands, how many markers, whether all is over."""
    for seed in range(batch * SIZE, (batch + 1) * SIZE):
        play_on(random_battle(seed), seed, check_laws)


#: Questions that settle what has just happened; until they are answered a law may wait.
SETTLING = frozenset(("rehome", "general", "discard", "losses", "sacrifice", "hold", "leave", "exit"))


def check_laws(play: Play, before: State) -> None:
    """The laws of the tactical board, between one answer and the next."""
    s = play.state
    battle = s.battle
    if battle is None or battle.result is not None:
        return
    holders: dict[str, set[str]] = defaultdict(set)
    for piece, tz in battle.at.items():
        if piece in s.units:
            holders[tz].add(s.units[piece].camp)
    assert all(len(camps) == 1 for camps in holders.values()), "both camps hold a tactical zone"
    assert not any(piece in battle.at for hidden in battle.hidden.values() for piece in hidden.pieces)
    if before.battle is not None:
        out = {piece for piece, tz in before.battle.at.items() if tz in RETREAT.values()}
        assert all(battle.at.get(piece, "LR").endswith("LR") for piece in out), "nothing leaves that zone"
    if not {decision.kind for decision in play.pending} & SETTLING:
        check_command(play, battle, holders)


def check_command(play: Play, battle: Battle, holders: dict[str, set[str]]) -> None:
    """Commanders among their own, an army commander wherever there can be one, markers within his capacity."""
    s = play.state
    for piece, tz in battle.at.items():
        if piece in s.commanders:
            assert holders[tz] <= {s.commanders[piece].camp}, "a commander stands among enemies"
    for camp, hand in battle.markers.items():
        owner = SPAIN if camp == SPAIN else enemy(SPAIN)
        general = battle.generals[camp]
        assert (general is not None) == bool(commanders_on_board(s, owner))
        assert general is None or battle.at[general] != RETREAT[owner]
        assert len(hand.chosen) + len(hand.committed) <= capacity(play.t, s, owner)
        assert len(hand.committed) + len([m for m in hand.revealed if m != "hidden_units"]) <= MOST_COMMITTED
        assert units_on_board(s, owner), "the battle goes on without a camp"
        commanders = [p for p in battle.at if p in s.commanders and s.commanders[p].camp == camp]
        assert commanders or not battle.had_commander[camp], "the battle goes on without a last commander"


@pytest.mark.rule("conquest:G-10", "conquest:10.3.3-a", "conquest:10.3.4-a", "conquest:T3-l")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_nothing_a_seat_learns_depends_on_the_others_secrets(batch: int) -> None:
    """The same answer with the same dice, but other secrets of the other seat: until one is turned up, the seat
    is told, shown and asked the same, and so is the other in the main."""
    compared = 0
    for seed in range(batch * SIZE, (batch + 1) * SIZE):
        play = random_battle(seed)
        pick, other_world = picker(seed), picker(seed + 1)
        while play.pending:
            decision = play.pending[pick(len(play.pending))]
            action = FightOn() if decision.kind == "fight_on" and pick(2) else decision.sample(pick)
            seat, state = decision.seat, play.state
            possible = play.game.determinize(play.game.view(state, seat), seat, other_world)
            if possible != state:
                compared += compare(play, seat, action, (state, possible), len(play.events))
            play.play(seat, action)
    assert compared > SIZE


def compare(play: Play, seat: str, action: Action, states: tuple[State, State], seed: int) -> int:
    """Whether both worlds give a seat the same, as far as nothing was disclosed; 1 if there was anything to see."""
    game = play.game
    steps: list[Step[State, Any]] = [
        apply(game, state, game.pending(state), seat, action, Seeded(seed)) for state in states
    ]
    disclosed = [any(game.discloses(event) for event in step.events) for step in steps]
    assert disclosed[0] == disclosed[1], "that something is disclosed, or is not, tells the secret too"
    if disclosed[0]:
        return 0
    told = [[game.redact(event, seat) for event in step.events] for step in steps]
    assert told[0] == told[1]
    views = [game.view(step.state, seat) for step in steps]
    assert views[0] == views[1]
    assert decision_of(steps[0].pending, seat) == decision_of(steps[1].pending, seat)
    assert [outline(step.pending) for step in steps[:1]] == [outline(step.pending) for step in steps[1:]]
    return 1


def outline(pending: tuple[Decision, ...]) -> list[tuple[str, str, Text, tuple[str, ...]]]:
    """What of a question anybody could see: whom it is put to, and its words."""
    return [(d.seat, d.kind, d.prompt, d.subject) for d in pending]


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
