"""What the seats may know: chosen markers and hiding places are absent from views and events of the other seat."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from anahuac.engine.chance import picker
from anahuac.engine.decision import Chosen
from anahuac.games.conquest.events.battle import MarkersRevealed, RoundBegan
from anahuac.games.conquest.events.core import FramePopped
from anahuac.games.conquest.events.melee import UnitsAppeared, UnitsHidden
from anahuac.games.conquest.frames.battle import RevealFrame
from anahuac.games.conquest.model import Hidden, State
from anahuac.games.conquest.rules.ch10_3_3_markers import markers_of
from anahuac.games.conquest.terms import INDIAN
from tests.games.conquest.battles import fight, hand
from tests.games.conquest.play import game

BOARD = "S.L1: cortes sp-eb-1; I.L1: emperor mx-eb-1; I.LW spain: sp-cl-1"
SECRET = "planted"


def planted() -> State:
    """Secrets of the Indian seat that carry a word to look for."""
    secrets = tuple(f"{SECRET}-{n}" for n in range(6))
    hands = {
        "spain": hand("war_dogs", "to_the_death"),
        "indian": replace(
            hand(deck=INDIAN),
            chosen=secrets[:1],
            committed=secrets[1:3],
            lost=secrets[3:4],
            readied=secrets[4:5],
        ),
    }
    hidden = {"indian": Hidden(("mx-jav-1",), f"{SECRET}-tz", 1)}
    return fight(BOARD, hands=hands, battle={"hidden": hidden}).state


@pytest.mark.rule("conquest:G-10", "conquest:10.3.3-a", "conquest:T3-l")
@pytest.mark.parametrize("seat", ["spain", None])
def test_no_secret_is_in_another_view(seat: str | None) -> None:
    """Neither in the other seat's nor in a spectator's; their number is."""
    view = game().view(planted(), seat)
    assert SECRET not in msgspec.json.encode(view).decode()
    assert view.battle is not None
    cards = view.battle.markers["indian"]
    assert (len(cards.chosen), len(cards.committed), len(cards.lost)) == (1, 2, 1)
    assert view.battle.hidden["indian"].pieces == ("mx-jav-1",)
    own = view.battle.markers["spain"].chosen
    assert own == (("war_dogs",) if seat == "spain" else (None,))


@pytest.mark.rule("conquest:G-10")
def test_the_own_view_keeps_the_own_secrets() -> None:
    """Nothing of the seat's own is taken away."""
    state = planted()
    view = game().view(state, "indian")
    assert view.battle is not None
    assert state.battle is not None
    assert view.battle.markers["indian"] == state.battle.markers["indian"]
    assert view.battle.hidden == state.battle.hidden


@pytest.mark.rule("conquest:G-10", "conquest:T3-l")
def test_the_hiding_place_is_not_told() -> None:
    """Which units hide is public, where is not."""
    event = UnitsHidden("indian", ("mx-jav-1",), "I.L3")
    assert game().redact(event, "spain") == UnitsHidden("indian", ("mx-jav-1",), None)
    assert game().redact(event, None) == UnitsHidden("indian", ("mx-jav-1",), None)
    assert game().redact(event, "indian") == event
    assert game().redact(FramePopped(), "spain") == FramePopped()


@pytest.mark.rule("conquest:G-10", "conquest:10.3.4-a")
def test_what_discloses_a_secret_cannot_be_undone() -> None:
    """Markers face up and hidden units in sight; a round that begins tells nothing."""
    assert game().discloses(MarkersRevealed("indian", ("shock",), "hand_to_hand"))
    assert game().discloses(UnitsAppeared("indian", ("mx-jav-1",), "I.L3", forced=False))
    assert not game().discloses(RoundBegan(2))


def imagined(state: State, seat: str, times: int = 60) -> list[Any]:
    """Battles that a seat could think it is in."""
    pick = picker(1)
    view = game().view(state, seat)
    return [game().determinize(view, seat, pick).battle for _ in range(times)]


@pytest.mark.rule("conquest:G-10")
def test_unknown_markers_are_any_of_the_set_not_seen_yet() -> None:
    """Not those revealed or spent, never twice the same, Zig-zag only from turn 11."""
    cards = replace(hand("feint", "noria", "shock", deck=INDIAN), spent=("harassment",))
    for turn in (4, 12):
        state = fight(BOARD, turn=turn, hands={"spain": hand("war_dogs"), "indian": cards}).state
        seen = set()
        for battle in imagined(state, "spain"):
            guess = battle.markers["indian"]
            assert len({*guess.chosen, *guess.committed}) == 2
            seen |= {*guess.chosen, *guess.committed}
            assert battle.markers["spain"].chosen == ("war_dogs",)
        assert seen == set(markers_of(game().tables, state, INDIAN)) - {"shock", "harassment"}


@pytest.mark.rule("conquest:G-10", "conquest:R-49")
def test_the_set_once_chosen_from_decides() -> None:
    """A Spanish-camp army under a chief holds Indian markers, also after he fell."""
    hands = {"spain": hand("shock", deck=INDIAN), "indian": hand(deck=INDIAN)}
    state = fight(BOARD, hands=hands).state
    for battle in imagined(state, "indian", 10):
        assert battle.markers["spain"].chosen[0] in markers_of(game().tables, state, INDIAN)


@pytest.mark.rule("conquest:G-10", "conquest:T3-l")
def test_hidden_units_are_imagined_where_they_may_lie() -> None:
    """Any zone of their half without enemy units."""
    hidden = {"indian": Hidden(("mx-jav-1",), "I.L3", 1)}
    state = fight(BOARD, battle={"hidden": hidden}).state
    places = {battle.hidden["indian"].tz for battle in imagined(state, "spain")}
    assert places == {"I.L1", "I.L2", "I.L3", "I.RW"}
    assert {battle.hidden["indian"].tz for battle in imagined(state, "indian", 5)} == {"I.L3"}


@pytest.mark.rule("conquest:G-10", "conquest:10.3.4-b")
def test_a_sealed_decision_is_imagined_too() -> None:
    """The other has decided what to reveal: nothing or whatever it could, until both are turned up."""
    hands = {"spain": hand(committed="war_dogs"), "indian": hand(committed="harassment", deck=INDIAN)}
    play = fight("S.L1: cortes sp-eb-1; I.L1: emperor mx-jav-1", stage="fire", hands=hands, turn=12)
    play.do(lambda t, tx: None).play("indian", Chosen(("harassment",)))
    assert isinstance(play.state.frames[-1], RevealFrame)
    guesses = [b.markers["indian"] for b in imagined(play.state, "spain")]
    assert {g.readied for g in guesses} >= {(), ("harassment",), ("zigzag",)}
    assert all(set(g.readied) <= set(g.committed) for g in guesses)


def test_outside_battles_a_view_is_the_state() -> None:
    """Everything else is public (G-10)."""
    state = replace(planted(), battle=None)
    assert game().view(state, "spain") is state
    assert game().determinize(state, "spain", picker(0)) is state
