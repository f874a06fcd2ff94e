"""Chapter 10.3.4: ratios, columns, tables and dice of a hand-to-hand."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from anahuac.games.conquest.crt import Result
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.model import Battle, State
from anahuac.games.conquest.rules import ch10_3_4_ratio as ratio
from tests.games.conquest.play import game, position


def tables() -> Tables:
    """The shipped tables."""
    return game().tables


def bare(**settings: Any) -> State:
    """A state that holds settings and nothing else."""
    return position("", **settings)


def led(general: str, tz: str) -> State:
    """A battle in which this general of either camp stands in a tactical zone."""
    generals = {"spain": general, "indian": general}
    had = {"spain": True, "indian": True}
    return replace(bare(), battle=Battle(22, "spain", 1, {general: tz}, {}, generals, had, True))


def war(att: int, dfd: int, **settings: Any) -> str:
    """The label of a column of table 4."""
    return tables().war.columns[ratio.war_column(tables(), bare(**settings), att, dfd)]


def flower(att: int, dfd: int, capped_allowed: bool = True, **settings: Any) -> str:
    """The label of a column of table 5."""
    column = ratio.flower_column(tables(), bare(**settings), att, dfd, capped_allowed)
    return tables().flower.columns[column]


@pytest.mark.rule("conquest:10.3.4-j", "conquest:R-09")
def test_ex_17_table_4_takes_the_nearest_fraction() -> None:
    """Ties go to the lower column, both ends are open."""
    expected = {
        (9, 10): "1/1",
        (13, 10): "3/2",
        (25, 19): "3/2",
        (40, 10): "2/1+",
        (1, 10): "1/2-",
        (5, 4): "1/1",
        (7, 4): "3/2",
        (5, 6): "2/3",
        (7, 12): "1/2-",
    }
    assert {pair: war(*pair) for pair in expected} == expected


@pytest.mark.rule("conquest:10.3.4-j", "conquest:R-09")
def test_ties_of_table_4_may_be_set_to_the_higher_column() -> None:
    """Only ties change."""
    assert [war(a, d, war_ratio_tie="higher") for a, d in ((5, 4), (7, 4), (5, 6), (7, 12))] == [
        "3/2",
        "2/1+",
        "1/1",
        "2/3",
    ]
    assert war(6, 5, war_ratio_tie="higher") == "1/1"


@pytest.mark.rule("conquest:10.3.4-j", "conquest:R-09")
def test_ex_18_table_5_rounds_down_to_whole_multiples() -> None:
    """What falls short of the next multiple does not count."""
    expected = {
        (3, 4): "1/1-",
        (5, 3): "1/1-",
        (8, 3): "2/1",
        (15, 4): "3/1",
        (20, 5): "4/1",
        (19, 3): "5/1+",
    }
    assert {pair: flower(*pair) for pair in expected} == expected


@pytest.mark.rule("conquest:R-09")
def test_table_5_by_its_other_settings() -> None:
    """Nearest multiple (a tie for the defender); or the fractions of table 4 first, outside quick battles."""
    assert [flower(a, d, flower_ratio="nearest") for a, d in ((8, 3), (5, 2), (3, 2), (8, 5), (1, 9))] == [
        "3/1",
        "2/1",
        "1/1-",
        "2/1",
        "1/1-",
    ]
    assert [flower(a, d, flower_ratio="capped") for a, d in ((8, 3), (20, 5), (7, 4), (3, 2))] == [
        "2/1",
        "2/1",
        "1/1-",
        "1/1-",
    ]
    assert flower(20, 5, capped_allowed=False, flower_ratio="capped") == "4/1"


@pytest.mark.rule("conquest:R-07", "conquest:10.3.4-k")
def test_ex_19_a_die_above_the_table_reads_its_last_row() -> None:
    """12:9 is 3/2; a 4 with +3 for a rear attack goes beyond 6."""
    t = tables()
    column = ratio.war_column(t, bare(), 12, 9)
    assert t.war.columns[column] == "3/2"
    nothing, hit = ratio.read(t, bare(), t.war, column, 4 + 3)
    assert (nothing, hit) == (Result(), Result(losses=5, star=True, retreat=True))
    capped = ratio.read(t, bare(crt_top_row="6+"), t.war, column, 4 + 3)
    assert capped == (Result(), Result(losses=4, star=True))


@pytest.mark.rule("conquest:10.3.4-k", "conquest:R-56")
def test_ex_41_modifiers_for_ground_won_and_for_the_army_commander() -> None:
    """They add up, and nothing is added in the own half."""
    t = tables()

    def both(camp: str, origin: str, target: str, general_at: str = "S.LR") -> tuple[int, int]:
        return ratio.modifiers(t, led("cortes", general_at), camp, origin, target)  # type: ignore[arg-type]

    assert both("spain", "I.LW", "I.L2", "I.LW") == (2, 1)
    assert both("spain", "I.L2", "I.L1") == (3, 0)
    assert both("spain", "S.L2", "S.L1") == (0, 0)
    assert both("spain", "S.L1", "I.L1", "S.L1") == (0, 1)
    assert both("spain", "I.L1", "I.L2") == (1, 0)
    assert both("indian", "S.L1", "S.RW") == (2, 0)
    assert both("indian", "S.L3", "S.L2") == (3, 0)


@pytest.mark.rule("conquest:10.3.4-t", "conquest:R-25")
def test_the_table_follows_the_attacker() -> None:
    """Spain fights to the death unless only allies came; the Indian camp only under the event."""
    t, s = tables(), bare()
    assert ratio.table_for(t, s, "spain", True, False) is t.war
    assert ratio.table_for(t, s, "spain", False, True) is t.flower
    assert ratio.table_for(t, s, "indian", True, False) is t.flower
    assert ratio.table_for(t, s, "indian", True, True) is t.war


@pytest.mark.rule("conquest:10.4-e")
def test_a_shift_stops_at_the_leftmost_column() -> None:
    """A strong fortress cannot push the ratio off the table."""
    assert [ratio.shifted(3, left) for left in (0, 1, 3, 5)] == [3, 2, 0, 0]
