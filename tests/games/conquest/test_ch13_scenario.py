"""Chapter 13: the set-up, the settings, the choice of forms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from anahuac.engine.game import Setup, SetupError
from anahuac.games.conquest.actions.core import TakeForm
from anahuac.games.conquest.events.core import FormTaken, PhaseBegan, TurnBegan
from anahuac.games.conquest.frames.turn import TurnFrame
from anahuac.games.conquest.model import Settings, State, form_of, strength
from anahuac.games.conquest.rules import ch06_sequence
from anahuac.games.conquest.rules.ch05_zones import entry_cost
from anahuac.games.conquest.rules.ch07_points import land_points
from anahuac.games.conquest.rules.ch13_scenario import initial_state, settings_from
from anahuac.games.conquest.terms import AWAITED, CAMPS, INDIAN, INDIAN_NATIONS, SPAIN
from anahuac.resources import resource_bytes
from tests.games.conquest.play import Play, conquest, game
from tests.games.conquest.strategy import options


def start(**chosen: Any) -> State:
    """The state before the first choice."""
    return initial_state(game().tables, Setup("campaign", chosen))


@pytest.mark.rule("conquest:13-a", "conquest:R-55b", "conquest:3.1-a")
def test_counters_stand_in_their_zones_at_their_strength() -> None:
    s = start()
    by_zone = {zone: strength(s, stack.pieces) for camp in CAMPS for zone, stack in s.stacks[camp].items()}
    assert by_zone == {
        35: 11, 22: 10, 30: 6, 31: 8, 23: 10, 14: 10, 24: 2, 25: 4, 32: 10, 33: 4,
        2: 1, 3: 3, 27: 1, 29: 3, 37: 2, 39: 2,
    }  # fmt: skip
    assert s.units["sp-eb-3"].sp == 1
    assert {s.units[u].sp for u in s.units if s.units[u].zone == AWAITED} == {1, 2}
    assert sum(s.units[u].zone == AWAITED for u in s.units) == 14
    assert [c for c, k in s.commanders.items() if k.zone == 35] == [
        "cortes",
        "alvarado",
        "sandoval",
        "olid",
        "castaneda",
    ]
    assert not any(commander.back for commander in s.commanders.values())


@pytest.mark.rule("conquest:13-a", "conquest:G-1", "conquest:7.2-g")
def test_other_peoples_show_their_mexican_side_and_spain_is_alone() -> None:
    s = start()
    assert {s.units[u].camp for u in s.units if u.startswith("ot-")} == {INDIAN}
    assert {nation for nation, camp in s.camps.items() if camp == SPAIN} == {"spain"}
    assert set(s.stacks[SPAIN]) == {35}


@pytest.mark.rule("conquest:13-b", "conquest:12-a", "conquest:R-44")
def test_markers_cursors_and_points_at_the_start() -> None:
    s = start()
    assert s.control == dict.fromkeys((14, 22, 23, 32), INDIAN)
    assert s.vp == {SPAIN: 0, INDIAN: 0}
    assert (s.turn, s.active) == (1, SPAIN)
    assert s.cursors == {"tlacopan": "MU", "texcoco": "MU", "tlaxcala": "M4", "other": "M6"}
    assert s.reinforcement.due == 6
    assert s.frames == (TurnFrame("setup"),)


@pytest.mark.rule("conquest:7.2-b", "conquest:13-b")
def test_replacement_points_of_the_map_at_the_start() -> None:
    s, t = start(), game().tables
    assert {n: land_points(t, s, INDIAN, n) for n in INDIAN_NATIONS} == {
        "mexico": 10, "tlacopan": 5, "texcoco": 5, "tlaxcala": 8, "other": 6
    }  # fmt: skip


@pytest.mark.rule("conquest:13-c")
def test_there_are_no_passage_markers() -> None:
    assert start().fights == {}
    assert not [key for key in game().tables.markers if "passage" in key]


@pytest.mark.rule("conquest:13-d")
def test_colours() -> None:
    raw = msgspec.json.decode(resource_bytes("games/conquest/counters.json"))
    assert {nation["id"]: nation["colour"] for nation in raw["nations"]} == {
        "spain": "red", "mexico": "green", "tlacopan": "blue", "texcoco": "brown", "other": "purple",
        "tlaxcala": "orange",
    }  # fmt: skip


@pytest.mark.rule("conquest:13-a", "conquest:R-11")
def test_spain_chooses_first_then_the_indian_camp_zone_by_zone() -> None:
    p = Play(start(), [])
    p.do(ch06_sequence.open_match)
    assert [decision.seat for decision in p.pending] == [SPAIN]
    assert options(p, SPAIN) == (TakeForm(35, False), TakeForm(35, True))
    p.play(SPAIN, TakeForm(35, False))
    assert p.ask(INDIAN, "form").clause == "conquest:13-a"
    assert {o.zone for o in options(p, INDIAN) if isinstance(o, TakeForm)} == {14, 22, 23, 32}
    for zone in (32, 14, 22):
        p.play(INDIAN, TakeForm(zone, True))
        assert form_of(p.state, INDIAN, zone) == "garrison"
    p.play(INDIAN, TakeForm(23, False))
    assert form_of(p.state, INDIAN, 23) == "army"
    assert {form_of(p.state, INDIAN, z) for z in (2, 3, 24, 25, 27, 29, 30, 31, 33, 37, 39)} == {"garrison"}
    assert len(p.all(FormTaken)) == 3
    assert p.last(TurnBegan) == TurnBegan(1)
    assert p.last(PhaseBegan) == PhaseBegan(SPAIN)
    assert p.ask(SPAIN).kind == "movement"


@pytest.mark.rule("conquest:R-17")
def test_other_peoples_of_two_steps_start_full() -> None:
    assert {u: k.sp for u, k in start(other_peoples_steps=2).units.items() if u == "ot-fr-1"} == {
        "ot-fr-1": 2
    }
    assert start().units["ot-fr-1"].sp == 1


# ---------------------------------------------------------------------- settings


def test_settings_have_the_defaults_of_the_data() -> None:
    assert start().settings == Settings()
    assert {row.key for row in game().tables.settings} == set(Settings.__struct_fields__)


@pytest.mark.parametrize("row", game().tables.settings, ids=lambda row: row.key)
def test_every_value_of_every_setting_is_accepted(row: Any) -> None:
    values = [choice.value for choice in row.choices] or ([False, True] if row.type == "bool" else [])
    for value in values:
        assert getattr(settings_from(game().tables, {row.key: value}), row.key) == value


@pytest.mark.rule("conquest:R-10")
def test_edge_costs_are_read_from_rows() -> None:
    there_and_back = [{"from": 9, "to": 16, "cost": 1}, {"from": 16, "to": 9, "cost": 2}]
    assert start(edge_cost_overrides=there_and_back).settings.edge_cost_overrides == ((9, 16, 1), (16, 9, 2))
    s = start(edge_cost_overrides=[{"from": 9, "to": 16, "cost": 1}])
    assert entry_cost(game().tables, s, 9, 16) == 1


@pytest.mark.parametrize(
    "chosen",
    [
        {"no_such_option": True},
        {"opt_random_markers": 1},
        {"other_peoples_steps": True},
        {"other_peoples_steps": 3},
        {"crt_top_row": "5+"},
        {"edge_cost_overrides": 7},
        {"edge_cost_overrides": [{"from": 9, "to": 16}]},
        {"edge_cost_overrides": [{"from": 9, "to": 22, "cost": 1}]},
        {"edge_cost_overrides": [{"from": 99, "to": 16, "cost": 1}]},
        {"edge_cost_overrides": [{"from": 9, "to": 16, "cost": 0}]},
        {"edge_cost_overrides": [{"from": 9, "to": 16, "cost": 10**30}]},
        {"edge_cost_overrides": [{"from": 9, "to": 16, "cost": cost} for cost in (1, 2)]},
        {"edge_cost_overrides": [{"from": 9, "to": 16, "cost": cost} for cost in (1, 1)]},
    ],
)
def test_options_that_cannot_be_are_refused_with_a_sentence(chosen: Mapping[str, Any]) -> None:
    with pytest.raises(SetupError) as refused:
        start(**chosen)
    assert refused.value.reason.context == "conquest"
    assert "option" in dict(refused.value.reason.params)


def test_an_unknown_scenario_is_refused_and_none_means_the_first() -> None:
    with pytest.raises(SetupError):
        initial_state(game().tables, Setup("no such scenario"))
    assert initial_state(game().tables, Setup()).scenario == "campaign"


def test_a_state_survives_its_journey_through_json() -> None:
    s = start()
    assert msgspec.json.decode(msgspec.json.encode(s), type=State) == s
    assert conquest("").state.scenario == "campaign"
