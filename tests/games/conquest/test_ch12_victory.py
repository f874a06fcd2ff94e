"""Chapter 12: victory points, levels of victory, conceding."""

from __future__ import annotations

import pytest

from anahuac.games.conquest.actions.core import Concede
from anahuac.games.conquest.events.core import CommanderEliminated, MatchEnded, PointsScored
from anahuac.games.conquest.rules import ch10_1_combat, ch12_victory
from anahuac.games.conquest.terms import Cause
from anahuac.wording import Wording
from tests.games.conquest.play import conquest, game


@pytest.mark.rule("conquest:12-a")
@pytest.mark.rule("conquest:R-47")
def test_each_camp_has_its_own_total_never_below_nothing() -> None:
    play = conquest("", vp={"spain": 98})
    play.do(ch12_victory.score, "spain", 5, "battle", "conquest:12-b")
    play.do(ch12_victory.score, "indian", -3, "battle", "conquest:12-b")
    assert play.state.vp == {"spain": 103, "indian": 0}


def test_no_points_leave_no_trace() -> None:
    assert conquest("").do(ch12_victory.score, "spain", 0, "battle", "conquest:12-b").events == []


@pytest.mark.rule("conquest:12-d")
@pytest.mark.rule("conquest:4-a")
@pytest.mark.rule("conquest:6-d")
def test_objectives_count_once_for_whoever_controls_them() -> None:
    play = conquest(
        "22 spain garrison: sp-eb-1; 14 indian lone: cuitlahuac",
        control={22: "indian", 14: "indian", 23: "spain", 32: "indian"},
        camps={"tlaxcala": "spain"},
        turn=14,
    )
    play.do(ch12_victory.determine_victory)
    assert {e.zone: (e.camp, e.points) for e in play.all(PointsScored)} == {
        22: ("spain", 10),
        14: ("indian", 2),
        23: ("spain", 2),
        32: ("indian", 5),
    }
    assert play.state.vp == {"spain": 12, "indian": 7}
    assert play.state.frames == ()
    assert play.state.verdict is not None
    assert play.state.verdict.winner == "spain"
    outcome = play.game.outcome(play.state)
    assert outcome is not None
    assert (outcome.winner, outcome.scores) == ("spain", {"spain": 12, "indian": 7})
    assert dict(outcome.reason.params)["level"].id == "marginal"  # type: ignore[union-attr]


@pytest.mark.rule("conquest:12-g")
@pytest.mark.parametrize(
    ("points", "level"),
    [
        (0, "none"),
        (9, "none"),
        (10, "marginal"),
        (14, "marginal"),
        (15, "decisive"),
        (19, "decisive"),
        (20, "crushing"),
    ],
)
def test_levels(points: int, level: str) -> None:
    assert ch12_victory.level_of(game().tables, points) == level


@pytest.mark.rule("conquest:12-g")
@pytest.mark.rule("conquest:R-47")
@pytest.mark.parametrize(
    ("spain", "indian", "winner"),
    [(21, 14, "spain"), (16, 17, None), (9, 3, None), (10, 9, "spain"), (35, 20, None), (9, 15, "indian")],
)
def test_ex_62_the_higher_level_wins(spain: int, indian: int, winner: str | None) -> None:
    assert ch12_victory.verdict_of(game().tables, {"spain": spain, "indian": indian}).winner == winner


@pytest.mark.rule("conquest:12-g")
def test_a_tie_is_told_as_one() -> None:
    play = conquest("", vp={"spain": 16}).do(ch12_victory.determine_victory)
    outcome = play.game.outcome(play.state)
    assert outcome is not None
    assert outcome.winner is None
    assert "tie" in outcome.reason.source


@pytest.mark.rule("conquest:6-e")
@pytest.mark.parametrize(("seat", "winner"), [("spain", "indian"), ("indian", "spain")])
def test_a_player_may_concede_at_any_time(seat: str, winner: str) -> None:
    text = (
        "26 spain army: cortes sp-eb-1; 26 indian uncommanded: ot-fr-1;"
        " 20 spain army: olid sp-eb-2; 20 indian uncommanded: ot-fr-2"
    )
    play = conquest(text, vp={seat: 30}).do(ch10_1_combat.open_battles)
    play.ask("spain", "next_combat")
    play.play(seat, Concede())
    assert play.last(MatchEnded).verdict.conceded
    assert play.state.frames == ()
    assert play.pending == ()
    outcome = play.game.outcome(play.state)
    assert outcome is not None
    assert outcome.winner == winner


def test_no_outcome_while_the_match_goes_on() -> None:
    assert ch12_victory.outcome(game().tables, conquest("").state) is None


@pytest.mark.rule("conquest:12-g")
@pytest.mark.parametrize(
    ("spain", "indian", "english", "french"),
    [
        (
            21,
            14,
            "The match is over: the Spanish camp wins, crushing victory, with 21 VP to 14",
            "La partie est terminée\u202f: le camp espagnol l’emporte, victoire écrasante, 21\u00a0PV contre 14",
        ),
        (
            9,
            15,
            "The match is over: the Indian camp wins, decisive victory, with 15 VP to 9",
            "La partie est terminée\u202f: le camp indien l’emporte, victoire décisive, 15\u00a0PV contre 9",
        ),
        (
            16,
            17,
            "The match is over: a tie, both camps reach the same level (decisive victory),"
            " the Spanish camp with 16 VP, the Indian camp with 17",
            "La partie est terminée\u202f: match nul, les deux camps atteignent le même niveau"
            " (victoire décisive), le camp espagnol avec 16\u00a0PV, le camp indien avec 17",
        ),
    ],
)
def test_the_last_line_of_the_log_names_winner_level_and_points(
    spain: int, indian: int, english: str, french: str
) -> None:
    verdict = ch12_victory.verdict_of(game().tables, {"spain": spain, "indian": indian})
    line = game().describe(MatchEnded(verdict), conquest("", vp={"spain": spain, "indian": indian}).state)
    assert line is not None
    assert (line.clause, line.is_heading) == ("conquest:12-g", True)
    told = [Wording(language, game().names).log_line(line) for language in ("en", "fr")]
    assert told == [english, french]


@pytest.mark.rule("conquest:6-e")
def test_the_last_line_of_the_log_names_who_conceded() -> None:
    play = conquest("", vp={"spain": 30, "indian": 2}).do(ch12_victory.concede, "spain")
    line = play.game.describe(play.last(MatchEnded), play.state)
    assert line is not None
    assert line.clause == "conquest:6-e"
    told = Wording("en", play.game.names).log_line(line)
    assert told == "The match is over: the Spanish camp concedes, the Indian camp wins, with 2 VP to 30"


@pytest.mark.rule("conquest:12-e")
@pytest.mark.rule("conquest:12-f")
@pytest.mark.parametrize(
    ("cause", "in_combat", "clause"),
    [
        ("sacrifice", True, "12-f"),
        ("combat", True, "12-e"),
        ("no_retreat", True, "12-e"),
        ("no_refuge", False, "8-n"),
    ],
)
def test_the_line_of_a_lost_commander_cites_what_his_points_go_by(
    cause: Cause, in_combat: bool, clause: str
) -> None:
    line = game().describe(CommanderEliminated("spain", "cortes", cause, 26, in_combat), conquest("").state)
    assert line is not None
    assert line.clause == f"conquest:{clause}"
