"""Chapter 13: the set-up, from a scenario and the settings of the match; forms are chosen first (13-a)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from anahuac.engine.game import OptionValue, Setup, SetupError, Tx
from anahuac.engine.rules import rule
from anahuac.games.conquest.data import Scenario, SettingRow, Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.frames.turn import TurnFrame
from anahuac.games.conquest.model import Commander, Reinforcement, Settings, Stack, State, Unit
from anahuac.games.conquest.options import allowed_values
from anahuac.games.conquest.rules.ch02_form_choice import ask_forms
from anahuac.games.conquest.terms import AWAITED, CAMPS, OTHER, SPAIN, Camp
from anahuac.games.conquest.texts import strategic as texts

#: Cost of a step that a setting may name: free steps would let a march go on for ever.
LEAST_COST, MOST_COST = 1, 20


def scenario_of(t: Tables, s: State) -> Scenario:
    """The scenario that a match is played from."""
    return t.scenarios[s.scenario]


@rule("conquest:13-a", "conquest:13-b", "conquest:13-c", "conquest:7.1-a", "conquest:R-44", "conquest:R-55b")
def initial_state(t: Tables, setup: Setup) -> State:
    """The state before the choice of forms: first turn, counters in their zones, cursors, markers, points.

    Counters that a scenario neither places nor brings as reinforcements are not in play. Raises SetupError for
    an unknown scenario or option, or a value that an option cannot have.
    """
    if setup.scenario and setup.scenario not in t.scenarios:
        raise SetupError(texts.NO_SUCH_SCENARIO(scenario=setup.scenario))
    scenario = t.scenarios[setup.scenario or next(iter(t.scenarios))]
    settings = settings_from(t, setup.options)
    camps = _camps(t, scenario)
    units = {unit: Unit(AWAITED, 0, _shows(camps, scenario, kind.nation)) for unit, kind in t.units.items()}
    commanders = {
        commander: Commander(AWAITED, False, camps[kind.nation]) for commander, kind in t.commanders.items()
    }
    pieces: dict[Camp, dict[int, list[str]]] = {camp: {} for camp in CAMPS}
    for placement in scenario.placements:
        camp = _shows(camps, scenario, placement.nation)
        here = pieces[camp].setdefault(placement.zone, [])
        for strength in placement.units:
            sp = _full_if_full(t, settings, strength.id, strength.sp)
            units[strength.id] = Unit(placement.zone, sp, camp)
            here.append(strength.id)
        for commander in placement.commanders:
            commanders[commander] = Commander(placement.zone, False, camp)
            here.append(commander)
    for strength in scenario.reinforcements.units:
        units[strength.id] = Unit(AWAITED, strength.sp, units[strength.id].camp)
    return State(
        turn=scenario.first_turn,
        active=SPAIN,
        units=units,
        commanders=commanders,
        stacks={camp: _stacks(t, pieces[camp]) for camp in CAMPS},
        control={zone: camp for camp in CAMPS for zone in scenario.control_markers.get(camp, ())},
        fights={},
        camps=camps,
        cursors=dict(scenario.alliances),
        vp={camp: scenario.victory_points.get(camp, 0) for camp in CAMPS},
        settings=settings,
        reinforcement=Reinforcement(scenario.reinforcements.turn if scenario.reinforcements.units else None),
        frames=(TurnFrame("setup"),),
        scenario=scenario.id,
    )


@rule("conquest:13-a")
def open_setup(t: Tables, tx: Tx[State, Event]) -> None:
    """Each owner chooses between army and garrison where he can, the first camp of the scenario first."""
    for camp in reversed(scenario_of(t, tx.state).form_choice_order):
        ask_forms(t, tx, camp, tuple(tx.state.stacks[camp]), "conquest:13-a")


def settings_from(t: Tables, options: Mapping[str, OptionValue]) -> Settings:
    """The settings of a match. Raises SetupError for an unknown key or a value it cannot have."""
    rows = {row.key: row for row in t.settings}
    values: dict[str, Any] = {}
    for key, value in options.items():
        if key not in rows:
            raise SetupError(texts.NO_SUCH_OPTION(option=key))
        values[key] = _setting(t, rows[key], value)
    for key, row in rows.items():
        if key not in values:
            values[key] = _setting(t, row, row.default)
    return Settings(**values)


def _setting(t: Tables, row: SettingRow, value: OptionValue) -> Any:
    if row.type == "edge_costs":
        return _edge_costs(t, row.key, value)
    # 1 and True are equal, and so are 0 and False: the type decides.
    if not any(type(value) is type(allowed) and value == allowed for allowed in allowed_values(row)):
        raise SetupError(texts.NO_SUCH_VALUE(option=row.key, value=str(value)))
    return value


@rule("conquest:R-10")
def _edge_costs(t: Tables, key: str, value: OptionValue) -> tuple[tuple[int, int, int], ...]:
    """Exceptions to the cost of entry, as (from, to, cost): each between neighbours, each way given once.

    There and back are two ways, each with the cost of the zone entered (5-b).
    """
    if not isinstance(value, list):
        raise SetupError(texts.NO_SUCH_VALUE(option=key, value=str(value)))
    found: dict[tuple[int, int], int] = {}
    for row in value:
        if sorted(row) != ["cost", "from", "to"] or any(type(number) is not int for number in row.values()):
            raise SetupError(texts.NO_SUCH_VALUE(option=key, value=str(row)))
        origin, to, cost = row["from"], row["to"], row["cost"]
        if origin not in t.zones or to not in t.zones[origin].neighbours:
            raise SetupError(texts.NOT_NEIGHBOURS(option=key, origin=origin, to=to))
        if not LEAST_COST <= cost <= MOST_COST:
            raise SetupError(texts.COST_OUT_OF_RANGE(option=key, least=LEAST_COST, most=MOST_COST))
        if (origin, to) in found:
            raise SetupError(texts.TWO_COSTS(option=key, origin=origin, to=to))
        found[origin, to] = cost
    return tuple((origin, to, cost) for (origin, to), cost in found.items())


@rule("conquest:G-1", "conquest:13-b")
def _camps(t: Tables, scenario: Scenario) -> dict[str, Camp]:
    """Each nation's camp: that of its cursor's box, else the one it never leaves."""
    return {
        nation.id: t.boxes[scenario.alliances[nation.id]].camp if nation.id in t.cursors else nation.camp
        for nation in t.nations.values()
    }


def _shows(camps: Mapping[str, Camp], scenario: Scenario, nation: str) -> Camp:
    """The camp that a nation's counters start in; those of the Other Peoples show a side."""
    return scenario.other_peoples_camp if nation == OTHER else camps[nation]


@rule("conquest:R-17")
def _full_if_full(t: Tables, settings: Settings, unit: str, sp: int) -> int:
    """A unit at full strength stays so where the setting gives the Other Peoples two steps."""
    kind = t.units[unit]
    return settings.other_peoples_steps if kind.nation == OTHER and sp == kind.steps else sp


@rule("conquest:13-a", "conquest:R-11")
def _stacks(t: Tables, pieces: Mapping[int, list[str]]) -> dict[int, Stack]:
    """Stacks as they stand: without commander in a fortress, a garrison."""
    return {
        zone: Stack(
            tuple(sorted(here)),
            garrison=t.zones[zone].fv > 0 and not any(piece in t.commanders for piece in here),
        )
        for zone, here in pieces.items()
    }
