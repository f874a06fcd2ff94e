"""Chapter 5: Loss points, levels, the end."""

from __future__ import annotations

import pytest

from anahuac.games.siege.frames.sequence import TurnFrame
from anahuac.games.siege.model import Tally, Verdict
from anahuac.games.siege.rules import ch05_victory
from anahuac.games.siege.rules.ch05_victory import Points, level_of, loss_points, outcome
from tests.games.siege.hand import hand, position, tables


@pytest.mark.rule("siege:5.1")
@pytest.mark.rule("siege:5.4")
@pytest.mark.rule("siege:5.5")
@pytest.mark.rule("siege:9.3E")
def test_e58_points_and_level() -> None:
    t = tables()
    taken = loss_points(t, position("dead: S1 S12 S37 A11; dead_for_good: CUAUHTEMOC", tally=Tally(held=3)))
    assert taken == Points(15, 2, 0)
    assert level_of(t, taken.total).id == "aztec_moral"
    free = loss_points(t, position("dead: S1; dead_for_good: S12; h3016: CUAUHTEMOC", tally=Tally(held=3)))
    assert free.total == 22
    assert level_of(t, free.total).id == "aztec_moral"
    escaped = loss_points(t, position("escaped: CUAUHTEMOC"))
    assert escaped == Points(0, 0, 5)


@pytest.mark.rule("siege:5.5")
@pytest.mark.parametrize(
    ("points", "level"),
    [
        (0, "spanish_overwhelming"),
        (8, "spanish_overwhelming"),
        (9, "spanish_historical"),
        (16, "spanish_historical"),
        (17, "aztec_moral"),
        (24, "aztec_moral"),
        (25, "aztec_cosmological"),
        (99, "aztec_cosmological"),
    ],
)
def test_the_levels(points: int, level: str) -> None:
    assert level_of(tables(), points).id == level


@pytest.mark.rule("siege:5.3")
def test_e59_no_aztec_on_the_island_ends_it_whatever_is_afloat() -> None:
    text = "l5: A11 A12 A13 A14 A15 A16 A17 A18; h1322: A19; h3016: S1; dead_for_good: CUAUHTEMOC"
    play = hand(text, (), frames=(TurnFrame("fought"),), tally=Tally(held=2))
    play.do(lambda t, tx: None)
    assert play.state.verdict == Verdict("spanish", 10, "spanish_historical", "island")
    assert play.state.frames == ()
    result = outcome(tables(), play.state)
    assert result is not None
    assert (result.winner, result.scores) == ("spanish", {"spanish": 1, "aztec": 0})


@pytest.mark.rule("siege:5.3")
def test_one_aztec_on_the_island_and_it_goes_on_cuauhtemoc_included() -> None:
    play = hand("h3015: CUAUHTEMOC; h1004: S1", (), frames=(TurnFrame("fought"),))
    play.do(lambda t, tx: None)
    assert play.state.verdict is None
    assert play.state.active == "aztec"


@pytest.mark.rule("siege:5.3")
def test_it_is_not_tested_after_the_aztec_player_turn() -> None:
    play = hand(
        "l5: A11; h1004: S1; dead_for_good: CUAUHTEMOC", (), active="aztec", frames=(TurnFrame("fought"),)
    )
    play.do(lambda t, tx: None)
    assert play.state.verdict is None
    play.ask("declare")


@pytest.mark.rule("siege:5.2")
def test_the_loss_of_cortes_ends_it_at_once() -> None:
    play = hand("h1004: S1", (), frames=(TurnFrame("land"),)).do(ch05_victory.end_by_loss_of_cortes)
    assert play.state.verdict == Verdict("aztec", 0, "", "cortes")
    result = outcome(tables(), play.state)
    assert result is not None
    assert result.winner == "aztec"


def test_giving_up() -> None:
    play = hand("h1004: S1", (), frames=(TurnFrame("land"),)).do(ch05_victory.concede, "aztec")
    assert play.state.verdict == Verdict("spanish", 0, "", "conceded")
    assert outcome(tables(), position("h1004: S1")) is None
