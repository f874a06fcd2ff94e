"""11.8: disease."""

from __future__ import annotations

import pytest

from anahuac.engine.decision import Allocate, Allocated
from anahuac.games.siege.events.recovery import DiseaseRolled, DiseaseStruck
from anahuac.games.siege.model import DEAD, DEAD_FOR_GOOD
from anahuac.games.siege.rules import ch11_8_disease
from tests.games.siege.hand import Hand, hand

BOARD = "h1004: S1 S2; l11: S12; h3016: A1 A11; l5: A12 A13"


def struck(*dice: int, text: str = BOARD, **options: object) -> Hand:
    """Disease checked with these dice."""
    return hand(text, dice, opt_disease=True, **options).do(ch11_8_disease.check_disease)


@pytest.mark.rule("siege:11.8A")
@pytest.mark.rule("siege:11.8B")
@pytest.mark.rule("siege:10.7")
def test_only_two_and_twelve_bring_it_and_only_with_the_option() -> None:
    assert struck(1, 2).all(DiseaseRolled) == [DiseaseRolled((1, 2), False)]
    assert struck(1, 1, 1, 1, 1).all(DiseaseRolled)[0].outbreak
    assert hand(BOARD, ()).do(ch11_8_disease.check_disease).events == []


@pytest.mark.rule("siege:11.8C")
@pytest.mark.rule("siege:11.8D")
@pytest.mark.rule("siege:R-26")
def test_e69_each_owner_loses_by_his_dice_where_he_likes() -> None:
    play = struck(6, 6, 4, 4, 5, text=f"{BOARD}; l4: A14 A15 A16")
    assert [(e.camp, e.steps) for e in play.all(DiseaseStruck)] == [("spanish", 4), ("aztec", 9)]
    decision = play.ask("disease_losses")
    assert decision.seat == "spanish"
    assert decision.domain == Allocate((("S1", 4), ("S2", 4), ("S12", 2)), 4)
    play.play(Allocated((("S1", 4),)))
    assert play.at("S1") == (DEAD,)
    assert play.ask("disease_losses").seat == "aztec"
    play.play(Allocated((("A1", 4), ("A11", 2), ("A12", 2), ("A13", 1))))
    assert play.at("A1", "A11", "A12") == (DEAD, DEAD, DEAD)
    assert play.state.pieces["A13"].steps == 1
    assert play.pending == ()


@pytest.mark.rule("siege:11.8C")
def test_what_leaves_no_choice_is_not_asked() -> None:
    play = struck(1, 1, 6, 1, 1, text="h1004: S1:1; h3016: A11")
    assert play.pending == ()
    assert play.at("S1", "A11") == (DEAD, DEAD)


@pytest.mark.rule("siege:R-26")
def test_it_may_go_as_in_combat() -> None:
    """No last step while another unit has more than one."""
    board = "h1004: S1:3 S2:1; l11: S12:1; h3016: A1"
    play = struck(1, 1, 3, 1, 1, text=board, rul_disease_choice="apportion")
    assert play.state.pieces["S1"].steps == 1
    assert play.ask().domain == Allocate((("S1", 1), ("S2", 1), ("S12", 1)), 1)
    play.play(Allocated((("S12", 1),)))
    assert play.at("S12") == (DEAD,)
    assert play.state.pieces["A1"].steps == 2


@pytest.mark.rule("siege:11.4F")
@pytest.mark.rule("siege:9.4A")
def test_what_is_carried_goes_with_its_carrier() -> None:
    play = struck(1, 1, 1, 1, 1, text="h1004: S1:1 S25@S1; h3016: A1")
    assert play.at("S1", "S25") == (DEAD, DEAD_FOR_GOOD)
    sunk = struck(1, 1, 2, 1, 1, text="l11: S12 CORTES@S12; h3016: A1")
    assert sunk.state.verdict is not None
    assert sunk.state.verdict.why == "cortes"
