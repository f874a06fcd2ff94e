"""Chapter 4: the couplet, what the Spanish player declares, the objection."""

from __future__ import annotations

import pytest

from anahuac.games.siege.actions.sequence import Agree, CallRecovery, Continue, Object
from anahuac.games.siege.events.core import CoupletBegan, PlayerTurnBegan, StageReached
from anahuac.games.siege.events.recovery import RecoveryBegan
from anahuac.games.siege.events.sequence import Objected
from anahuac.games.siege.frames.sequence import DeclareFrame, TurnFrame
from anahuac.games.siege.model import Tally
from anahuac.games.siege.rules import ch04_sequence
from anahuac.games.siege.rules.ch04_sequence import full_knights, reasons_to_object
from tests.games.siege.hand import Hand, hand, position, tables

SIX = "h3016: A1 A2 A3; h3015: A4 A5 A6; h2914: CUAUHTEMOC; h1004: S1"


def called(text: str, *dice: int, **options: object) -> Hand:
    """An R&R is called."""
    frames = (TurnFrame("declare"), DeclareFrame())
    return hand(text, dice or None, frames=frames, active="aztec", **options).play(CallRecovery())


@pytest.mark.rule("siege:4.1A")
@pytest.mark.rule("siege:4.1C")
@pytest.mark.rule("siege:4.2")
def test_a_couplet_is_two_player_turns_the_spanish_one_first() -> None:
    play = hand(SIX, (), frames=(TurnFrame("opening"),), couplet=0)
    play.run(ch04_sequence.next_stage, TurnFrame("opening"))
    assert play.all(CoupletBegan) == [CoupletBegan(1)]
    assert play.all(PlayerTurnBegan) == [PlayerTurnBegan("spanish")]
    stages = []
    for _ in range(20):
        if isinstance(play.state.frames[-1], DeclareFrame):
            break
        frame = play.state.frames[0]
        assert isinstance(frame, TurnFrame)
        stages.append((play.state.active, frame.stage))
        play.state = hand(SIX, (), frames=(frame,), active=play.state.active).state
        play.run(ch04_sequence.next_stage, frame)
    order = ["carriers", "lake", "land", "moved", "afloat", "ground", "fought"]
    assert stages == [(camp, stage) for camp in ("spanish", "aztec") for stage in order]
    assert play.all(StageReached)[-1] == StageReached("declare")


@pytest.mark.rule("siege:4.1B")
@pytest.mark.rule("siege:4.3A")
@pytest.mark.rule("siege:4.3B")
def test_only_the_spanish_player_declares_and_may_go_on() -> None:
    play = hand(SIX, None, frames=(TurnFrame("declare"), DeclareFrame()), active="aztec")
    assert play.ask("declare").seat == "spanish"
    play.run(lambda t, tx: ch04_sequence.answer_declaration(t, tx, DeclareFrame(), "spanish", Continue()))
    assert play.state.frames == (TurnFrame("declare"),)


@pytest.mark.rule("siege:4.3C")
@pytest.mark.rule("siege:4.4A")
def test_without_a_reason_nobody_may_object() -> None:
    play = called(SIX)
    assert play.all(RecoveryBegan) == [RecoveryBegan(1)]


@pytest.mark.rule("siege:4.4B1")
@pytest.mark.rule("siege:4.4B2")
@pytest.mark.rule("siege:4.4B3")
@pytest.mark.parametrize(
    ("more", "prisoners", "reasons"),
    [
        ("", False, ()),
        ("", True, ("prisoners",)),
        ("; h2307: S2", False, ("intruders",)),
        ("; h2543: CORTES", False, ("intruders",)),
        ("; h2543: A11; l5: A12", False, ()),
        ("; h1322: A11", False, ("sortie",)),
        ("; h3400: A11", False, ("sortie",)),
        ("; h1610: S37; h1322: A11", True, ("prisoners", "intruders", "sortie")),
    ],
)
def test_reasons_to_object(more: str, prisoners: bool, reasons: tuple[str, ...]) -> None:
    s = position(SIX + more, tally=Tally(prisoners=prisoners))
    assert reasons_to_object(tables(), s) == reasons


@pytest.mark.rule("siege:4.5")
@pytest.mark.rule("siege:4.5A")
@pytest.mark.rule("siege:4.5B")
@pytest.mark.parametrize(
    ("text", "die", "denied"),
    [
        (f"{SIX}; h2307: S2", 6, True),
        (f"{SIX}; h2307: S2", 5, False),
        (f"{SIX.replace('A6', 'A6:3')}; h2307: S2", 6, False),
    ],
)
def test_e49_a_die_and_the_full_knights_against_twelve(text: str, die: int, denied: bool) -> None:
    play = called(text, die, 6, 6, 6, 6, 6, 6, 6)
    assert play.ask("object").seat == "aztec"
    play.run(
        lambda t, tx: ch04_sequence.answer_objection(t, tx, play.state.frames[-1], "aztec", Object())  # type: ignore[arg-type]
    )
    knights = full_knights(tables(), play.state)
    assert play.all(Objected) == [Objected(die, knights, denied)]
    assert play.state.tally.objected != denied
    assert play.state.tally.held == (0 if denied else 1)


@pytest.mark.rule("siege:4.4A")
def test_objecting_is_a_choice() -> None:
    play = called(f"{SIX}; h2307: S2").play(Agree())
    assert play.all(Objected) == []
    assert play.state.tally.held == 1
    assert not play.state.tally.objected


@pytest.mark.rule("siege:4.5")
def test_knights_count_in_hexes_and_areas_at_full_strength_only() -> None:
    s = position("h3016: A1 A2:3; l5: A3; dead: A4; off_map: A5; h3015: A11")
    assert full_knights(tables(), s) == 2
