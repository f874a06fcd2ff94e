"""Where nobody lies hidden is as secret as where somebody does (G-10, T3-l): no step that tells can be taken back."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from anahuac.engine.chance import Seeded
from anahuac.engine.decision import Action, Chosen, Passed
from anahuac.engine.game import Setup
from anahuac.engine.history import Barrier, Past, Played
from anahuac.engine.match import Match, UndoRefused
from anahuac.games.conquest.actions.melee import Attack, Shift
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.battle import NothingRevealed
from anahuac.games.conquest.events.melee import NobodyHidden, UnitsAppeared
from anahuac.games.conquest.frames.melee import HoldFrame, ShiftsFrame
from anahuac.games.conquest.model import Hidden, Stack, State, Unit
from tests.games.conquest.battles import FIELD, fight, go_on, hand
from tests.games.conquest.fields import field, paused
from tests.games.conquest.play import Play

#: No shot, no marker: only the unit that hides, and who might come upon it.
ARMIES = "S.L1: cortes sp-eb-1 sp-eb-2 sp-cl-1; I.L1: mx-jav-1:1; I.L2: emperor mx-eb-1"


def with_hidden(play: Play, tz: str) -> Play:
    """The same with an archer of the Indian army hidden there."""
    s = play.state
    stacks = dict(s.stacks["indian"])
    stacks[FIELD] = Stack(tuple(sorted((*stacks[FIELD].pieces, "mx-ar-1"))))
    battle = replace(field(play), hidden={"indian": Hidden(("mx-ar-1",), tz, 1)})
    units = {**s.units, "mx-ar-1": Unit(FIELD, 2, "indian")}
    play.state = replace(s, units=units, stacks={**s.stacks, "indian": stacks}, battle=battle)
    return play


def played(play: Play, action: Action) -> tuple[Played[State, Event], Match[State, Event]]:
    """The step of a rated match that begins where a play has got to."""
    game, state = play.game, play.state
    past = Past(game, state)
    opening = Played(0, "", None, (), (), state, game.pending(state), 0, Barrier.START, past=past)
    match = Match.resume(game, Setup(), Seeded(1), past, [opening], [], rated=True)
    return match.play("spain", action), match


def moving(tz: str, board: str = ARMIES) -> Play:
    """Spain's moves while an archer hides."""
    return with_hidden(fight(board, battle={"round": 2}).set(frames=(ShiftsFrame("spain"),)), tz)


def advancing(tz: str) -> Play:
    """Spain has emptied the first line of its last javelins, and may go after them."""
    hands = {"spain": hand(), "indian": hand(deck="indian")}
    play = with_hidden(fight(ARMIES, stage="melee", dice=(6,), battle={"round": 2}, hands=hands), tz).do(
        go_on
    )
    while (asked := play.pending[0]).kind != "advance":
        play.play(asked.seat, Attack("S.L1", "I.L1") if asked.kind == "attack" else Passed())
    return play


def retreating(tz: str) -> Play:
    """Spaniards far in the Indian half have to go back by way of a zone where somebody may hide."""
    board = "S.L1: cortes sp-eb-1; I.L2 spain: olid sp-cl-1 sp-cl-2; I.L3: emperor mx-eb-1"
    play = with_hidden(paused(board, battle={"round": 2}), tz)
    return play.set(frames=(HoldFrame("spain", "I.L2", 1),))


@pytest.mark.rule(
    "conquest:G-10", "conquest:T3-l", "conquest:10.3.4-D", "conquest:10.3.4-r", "conquest:10.3.4-p"
)
@pytest.mark.parametrize(
    ("position", "action", "there", "elsewhere"),
    [
        (moving, Shift("sp-cl-1", "I.LW"), "I.LW", "I.L3"),
        (advancing, Chosen(("sp-cl-1",)), "I.L1", "I.L3"),
        (retreating, Chosen(()), "I.L1", "I.LW"),
    ],
)
def test_who_comes_where_enemies_may_hide_has_learnt_something_hit_or_miss(
    position: object, action: Action, there: str, elsewhere: str
) -> None:
    assert callable(position)
    found, _ = played(position(there), action)
    missed, match = played(position(elsewhere), action)
    assert any(isinstance(event, UnitsAppeared) for event in found.events)
    assert NobodyHidden("indian", there) in missed.events
    assert (found.barrier, missed.barrier) == (Barrier.SECRET, Barrier.SECRET)
    with pytest.raises(UndoRefused):
        match.undo(0, agreed=True)


@pytest.mark.rule("conquest:G-10", "conquest:T3-l")
def test_each_zone_on_the_way_tells_and_ground_that_cannot_hide_anybody_does_not() -> None:
    board = ARMIES.replace("mx-jav-1:1", "emperor").replace("I.L2: emperor", "I.L2:")
    through, _ = played(moving("I.RW", board), Shift("sp-cl-1", "I.LW"))
    looked = [event.tz for event in through.events if isinstance(event, NobodyHidden)]
    assert looked[-1] == "I.LW"
    for tz in ("I.L3", "I.RW"):
        own, _ = played(moving(tz), Shift("sp-cl-1", "S.LW"))
        assert own.barrier is None
    held, _ = played(moving("I.L3", f"{ARMIES}; I.LW spain: sp-cl-2"), Shift("sp-cl-1", "I.LW"))
    assert held.barrier is None, "he stands there himself: there is nothing to learn"


@pytest.mark.rule("conquest:G-10", "conquest:10.3.4-a")
def test_that_the_other_side_reveals_nothing_is_learnt_too() -> None:
    """Whoever decides last sees what the other has readied; alone, or first, nobody has learnt anything."""
    hands = {"spain": hand(committed="enveloping"), "indian": hand(committed="noria", deck="indian")}
    play = fight(ARMIES, stage="moves", hands=hands).do(go_on)
    first, _ = played(play, Chosen(()))
    assert first.barrier is Barrier.SEAT
    last, match = played(play.play("indian", Chosen(())), Chosen(()))
    assert NothingRevealed("indian", "tactical_movement") in last.events
    assert last.barrier is Barrier.SECRET
    with pytest.raises(UndoRefused):
        match.undo(0, agreed=True)
    alone = fight(ARMIES, stage="moves", hands={**hands, "indian": hand(deck="indian")}).do(go_on)
    assert played(alone, Chosen(()))[0].barrier is None
