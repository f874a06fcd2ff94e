"""The tables of the siege: counters, charts, dice, settings, set-up, names."""

from __future__ import annotations

from collections import Counter

import pytest

from anahuac.games.siege import terms
from anahuac.games.siege.data import Tables
from anahuac.games.siege.dice import bombard_class
from anahuac.games.siege.names import names_of
from anahuac.games.siege.options import option_infos


def test_the_counters_are_128(tables: Tables) -> None:
    assert len(tables.counters) == 128
    assert Counter(unit.kind for unit in tables.units.values()) == {
        "infantry": 8,
        "cavalry": 3,
        "gunboat": 13,
        "cannon": 4,
        "ally_elite": 2,
        "ally_regular": 18,
        "knight": 10,
        "aztec_regular": 43,
        "leader": 2,
    }
    substitutes = {one.unit for one in tables.counters.values() if one.role == "substitute"}
    assert substitutes == {unit.id for unit in tables.units.values() if unit.steps == 4}


def test_units_by_number(tables: Tables) -> None:
    elite = tables.units["S29"]
    assert (elite.steps, elite.factor(4), elite.ma, elite.lake) == (4, 6, 5, True)
    assert tables.tribes[elite.tribe].name["en"] == "Texcocan"
    regular = tables.units["A11"]
    assert (regular.steps, regular.factor(2), regular.ma, regular.camp) == (2, 4, 4, "aztec")
    assert [tables.units["S9"].factor(steps) for steps in (4, 3, 2, 1, 0)] == [10, 8, 5, 3, 0]
    assert tables.units["S34"].tribe == "Xo"
    assert not tables.units["S25"].is_combat_unit
    assert (tables.units["S12"].moves, tables.units["S25"].moves) == ("lake_area", "carried")
    assert tables.spanish_units == tuple(f"S{number}" for number in range(1, 29))
    assert tables.units["S30"].camp == "spanish"
    assert tables.counters["A1*"].printed == "Tzilacatzin's K *"
    assert list(tables.order)[:2] == ["S1", "S2"]


@pytest.mark.parametrize(
    ("roll", "index", "column", "cell"),
    [
        (5, 2, "3:1", (1, 2)),
        (7, 9, "8:1", (0, 4)),
        (12, -7, "1:4", (1, 1)),
        (4, -1, "1:2", (3, 0)),
        (11, 0, "1:1", (1, 2)),
    ],
)
def test_the_combat_results_table(
    tables: Tables, roll: int, index: int, column: str, cell: tuple[int, int]
) -> None:
    assert (tables.crt.column(index), tables.crt.cell(roll, index)) == (column, cell)


def test_expected_losses_are_those_of_the_dossier(tables: Tables) -> None:
    ways = {roll: 6 - abs(7 - roll) for roll in range(2, 13)}
    for side, due in (
        (0, [2.72, 2.42, 2.14, 1.64, 1.36, 1.0, 0.81, 0.44, 0.28, 0.17, 0.08]),
        (1, [0.17, 0.42, 0.92, 1.25, 1.81, 2.22, 2.64, 2.92, 3.28, 3.75, 4.19]),
    ):
        found = [
            round(sum(ways[roll] * tables.crt.cell(roll, index)[side] for roll in ways) / 36, 2)
            for index in range(-3, 8)
        ]
        assert found == due


def test_terrain_and_shifts(tables: Tables) -> None:
    shifts = {key: (row.shift_for("aztec"), row.shift_for("spanish")) for key, row in tables.terrain.items()}
    assert shifts["dry_land_city"] == (-1, -1)
    assert shifts["chinampa_city"] == (-1, 0)
    assert shifts["fortress"] == shifts["temple_complex"] == (-2, -2)
    assert shifts["major_fortress"] == (-3, -3)
    assert shifts["clear"] == shifts["causeway"] == shifts["lake"] == (0, 0)
    assert {key: row.value for key, row in tables.shifts.items()} == {
        "concentric": 1,
        "cuauhtemoc_leads": 2,
        "cortes_leads": 1,
        "cortes_defends": -1,
        "sacrifice_marker": 1,
    }
    assert tables.shifts["sacrifice_marker"].max_count == 2
    assert tables.entry_costs["spanish"]["h3023"] is None
    assert tables.causeway_costs == {"aztec": 1, "spanish": 2}
    assert tables.loss_modifiers["gunboat"].operation == "multiply"


def test_tables_of_the_dice(tables: Tables) -> None:
    rolls = tables.rolls
    assert [rolls.break_out.lost(die) for die in range(1, 7)] == [1, 1, 1, 1, 2, 3]
    assert [rolls.replenishment.steps("elite", die) for die in range(1, 7)] == [2, 1, 1, 1, 0, 0]
    assert [rolls.replenishment.steps("knight", die) for die in range(1, 7)] == [1, 1, 1, 0, 0, 0]
    assert [rolls.replenishment.steps("regular", die) for die in range(1, 7)] == [1, 1, 0, 0, 0, 0]
    assert [rolls.dead_pile.fate("regular", die) for die in range(1, 7)] == [
        "full", "one_step", "one_step", "stays", "stays", "dead_for_good",
    ]  # fmt: skip
    assert rolls.dead_pile.fate("elite", 1) == "one_step"
    assert rolls.objection.threshold == 12
    assert rolls.desertion.modifiers == {"sacrifice": -1, "raid": -1, "objection": -1, "chapultepec": -3}
    assert tables.desertion_hex == "h1322"
    assert rolls.leader_risk.lost_on == {
        "stack_destroyed": [7], "led_no_loss": [2], "led_with_loss": [2, 12], "stack_hurt": [12],
    }  # fmt: skip
    assert rolls.trap.success == {"plain": [6], "step_given": [4, 5, 6]}
    assert rolls.charge.success == {"with_knight": [5, 6], "without_knight": [3, 4, 5, 6]}
    assert (rolls.prisoners.taken_on, rolls.disease.outbreak_on) == ([1, 2], [2, 12])
    assert rolls.disease.losses == {"spanish": "1d6", "aztec": "2d6"}
    assert rolls.bombardment.hit_on[bombard_class("spanish")] == [1, 2, 3]
    assert rolls.bombardment.hit_on[bombard_class("ally")] == [1]
    assert {key: row.points for key, row in tables.loss_points.items()} == {
        "rr": 5, "dead_units": 1, "cuauhtemoc_free": 5,
    }  # fmt: skip
    assert [(level.first, level.to, level.winner) for level in tables.levels] == [
        (0, 8, "spanish"), (9, 16, "spanish"), (17, 24, "aztec"), (25, None, "aztec"),
    ]  # fmt: skip


def test_the_set_up(tables: Tables) -> None:
    scenario = tables.scenarios["siege"]
    assert scenario.order == terms.CAMPS
    assert scenario.fleet.lake == "l11"
    assert scenario.fleet.aboard == ("CORTES",)
    assert [zone.may_overstack for zone in scenario.zones] == [False, False, True]
    assert [len(zone.hexes) for zone in scenario.zones] == [19, 19, 9]
    assert scenario.aztec.closed_lakes == ("l7", "l11", "l15", "l21", "l29")
    assert (scenario.aztec.min_distance, scenario.aztec.only_island) == (4, ("CUAUHTEMOC",))
    assert tables.leaders["CUAUHTEMOC"].released_at_units == 5
    assert tables.leaders["CORTES"].confined_to is None


def test_settings_are_options_and_rulings(tables: Tables) -> None:
    infos = option_infos(tables)
    assert [info.key for info in infos] == [*terms.OPTIONS, *terms.RULINGS]
    assert [info.is_optional_rule for info in infos].index(False) == 11
    for info in infos:
        assert info.default in info.values
        assert info.clause.startswith("siege:")
    assert tables.settings["opt_signals"].needs == ["opt_desecration"]
    assert not any(tables.presets["basic"].values.values())
    assert all(tables.presets["full"].values.values())
    assert sorted(tables.presets["full"].values) == sorted(terms.OPTIONS)


def test_everything_has_a_name_in_both_languages(tables: Tables) -> None:
    names = names_of(tables)
    for key, forms in names.items():
        assert forms["en"], key
        assert forms["fr"], key
    assert names["place", "h2408"]["fr_def"] == "l’hexagone 2408"
    assert names["place", "l5"]["en"] == "lake area 5"
    assert names["piece", "S18"]["fr_de"] == "du brigantin d’Antonio de Carvajal"
    assert names["setting_value", "rul_getaway=anywhere"]["en"] == "anywhere on the map"
    pieces = Counter(forms["en"] for (kind, _), forms in names.items() if kind == "piece")
    assert [name for name, many in pieces.items() if many > 1 and "marker" not in name] == []
    for kind in ("camp", "class", "tribe", "setting", "level", "zone", "terrain", "phase", "rr_step", "game"):
        assert any(found == kind for found, _ in names), kind


def test_ids_of_places_cannot_be_taken_for_each_other(tables: Tables) -> None:
    """No id is the beginning of one of another kind, and hexes are all of one length."""
    places = {*tables.hexes, *tables.lakes}
    assert all(terms.is_hex(one) != terms.is_lake(one) for one in places)
    assert not places & {*tables.units, *tables.counters}
    assert {len(one) for one in tables.hexes} == {5}
    assert not terms.is_hex("hidden")
    assert not terms.is_lake("lost")
    assert terms.hex_place("2810") == "h2810"
    assert terms.lake_place(5) == "l5"
    assert terms.enemy("spanish") == "aztec"
    assert terms.enemy("aztec") == "spanish"
