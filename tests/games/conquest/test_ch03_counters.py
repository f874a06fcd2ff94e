"""Chapters 1 and 3: counters, their types and values, dice."""

from __future__ import annotations

from collections import Counter

import pytest

from anahuac.engine.chance import Seeded
from anahuac.games.conquest.events.strategic import AttritionRolled
from anahuac.games.conquest.rules import ch09_attrition
from anahuac.games.conquest.rules.ch07_points import class_of
from anahuac.games.conquest.terms import INDIAN, SPAIN
from anahuac.games.conquest.values import (
    by_rank_then_name,
    cf_at,
    cf_of,
    historical_commanders,
    nation_of,
    on_map,
    rank_of,
    rp_cost,
    side_of,
    tc_of,
)
from tests.games.conquest.play import conquest, game, position


@pytest.mark.rule("conquest:3.1-a", "conquest:R-02")
def test_types_of_units() -> None:
    t = game().tables
    assert set(t.unit_types) == {"AB", "AQ", "AR", "CA", "CL", "CM", "EB", "FR", "JAV"}
    assert len(t.units) == 66
    assert Counter(kind.type for kind in t.units.values() if kind.nation == "spain") == {
        "EB": 9, "AB": 4, "AQ": 3, "CL": 3, "CM": 1, "CA": 2
    }  # fmt: skip
    assert {k.type for k in t.units.values() if k.nation != "spain"} == {"EB", "JAV", "AR", "FR"}


@pytest.mark.rule("conquest:3.1-b")
def test_classes_for_spanish_strength_points() -> None:
    units = ("sp-ab-1", "sp-aq-1", "sp-eb-1", "sp-cl-1", "sp-cm-1", "sp-ca-1")
    classes = [class_of(game().tables, unit) for unit in units]
    assert classes == ["infantry", "infantry", "infantry", "cavalry", "cavalry", None]


@pytest.mark.rule("conquest:3.1-c")
def test_values_of_both_sides() -> None:
    t, s = game().tables, position("35 spain army: cortes sp-eb-1:1 sp-cl-1")
    assert (cf_of(t, s, "sp-eb-1"), cf_of(t, s, "sp-cl-1"), cf_at(t, s, "sp-eb-1", 2)) == (3, 5, 5)
    assert {k.rp_cost for k in t.units.values() if k.nation == "spain"} == {None}
    assert (rp_cost(t, s, "mx-eb-1", 2), rp_cost(t, s, "mx-eb-1", 1), rp_cost(t, s, "sp-eb-1", 1)) == (
        4,
        2,
        None,
    )
    assert (rp_cost(t, s, "ot-fr-1", 1), rp_cost(t, s, "ot-fr-1", 2)) == (1, None)
    assert (t.units["sp-ca-1"].rf, t.units["sp-ca-1"].mp, t.units["mx-eb-1"].rf) == (3, 1, 0)
    assert nation_of(t, "tl-eb-1") == "tlaxcala"


@pytest.mark.rule("conquest:3.1-c", "conquest:R-17")
def test_other_peoples_of_two_steps_have_the_values_of_the_type_elsewhere() -> None:
    t, s = game().tables, position("", other_peoples_steps=2)
    assert (cf_at(t, s, "ot-jav-1", 2), cf_at(t, s, "ot-jav-1", 1)) == (3, 2)
    assert (rp_cost(t, s, "ot-ar-1", 2), rp_cost(t, s, "ot-ar-1", 1)) == (3, 2)
    assert cf_at(t, position(""), "ot-jav-1", 1) == 2


@pytest.mark.rule("conquest:3.2-a")
def test_commanders_show_front_or_back() -> None:
    t, s = game().tables, position("35 spain lone: cortes olid/back; 22 indian lone: emperor/back")
    assert (tc_of(t, s, "cortes"), rank_of(t, s, "cortes")) == (4, 4)
    assert (tc_of(t, s, "olid"), rank_of(t, s, "olid")) == (1, 1)
    assert side_of(t, s, "emperor").name["en"] == "Successor"
    assert tc_of(t, s, "emperor") == 4
    assert all(1 <= side.rank <= 4 for k in t.commanders.values() for side in (k, k.verso))
    assert all(side.mp_rainy == side.mp - 1 for k in t.commanders.values() for side in (k, k.verso))


@pytest.mark.rule("conquest:3.2-a")
def test_order_of_commanders_is_rank_then_name() -> None:
    t, s = game().tables, position("35 spain lone: cortes olid sandoval alvarado/back castaneda")
    everybody = ("castaneda", "alvarado", "sandoval", "olid", "cortes")
    assert by_rank_then_name(t, s, everybody) == ("cortes", "sandoval", "alvarado", "olid", "castaneda")
    assert historical_commanders(t, s, everybody) == ("cortes", "sandoval", "olid", "castaneda")
    assert on_map(s, "cortes")
    assert not on_map(s, "emperor")


@pytest.mark.rule("conquest:G-5")
def test_a_d6_has_six_results_and_a_d10s_nought_is_ten() -> None:
    seen = set()
    for seed in range(60):
        p = conquest("9 indian army: emperor mx-eb-1", seed=seed, turn=1, active=INDIAN)
        p.do(ch09_attrition.open_attrition)
        seen.add(p.last(AttritionRolled).die)
    assert seen == {1, 2, 3, 4, 5, 6}
    d10 = Seeded(1)
    assert {d10.next("commander", 10) for _ in range(200)} == set(range(1, 11))


@pytest.mark.rule("conquest:G-1")
def test_the_camp_of_a_counter_is_its_nations() -> None:
    t = game().tables
    assert {t.nations[k.nation].camp for k in t.units.values() if k.nation == "spain"} == {SPAIN}
    assert {t.nations[k.nation].camp for k in t.units.values() if k.nation != "spain"} == {INDIAN}
