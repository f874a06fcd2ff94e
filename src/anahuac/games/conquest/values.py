"""Values of counters as they show now: side, season and settings taken into account."""

from __future__ import annotations

from anahuac.engine.rules import rule
from anahuac.games.conquest.data import CommanderSide, Tables, UnitKind
from anahuac.games.conquest.model import State
from anahuac.games.conquest.terms import ELIMINATED, OTHER, SPAIN, Camp


def nation_of(t: Tables, piece: str) -> str:
    """The nation of a unit or commander."""
    unit = t.units.get(piece)
    return t.commanders[piece].nation if unit is None else unit.nation


@rule("conquest:G-4")
def steps_of(t: Tables, s: State, unit: str) -> int:
    """Steps of a unit; Other Peoples have one unless the setting gives them two (R-17)."""
    kind = t.units[unit]
    return s.settings.other_peoples_steps if kind.nation == OTHER else kind.steps


@rule("conquest:3.1-c")
def cf_at(t: Tables, s: State, unit: str, sp: int) -> int:
    """Combat factor of a unit showing ``sp`` strength points."""
    kind = t.units[unit]
    if kind.nation == OTHER and s.settings.other_peoples_steps == 2:
        kind = _two_step_like(t, kind.type)
    return kind.cf[str(sp)]


def cf_of(t: Tables, s: State, unit: str) -> int:
    """Visible combat factor of a unit on the map or board."""
    return cf_at(t, s, unit, s.units[unit].sp)


@rule("conquest:7.2-a")
def rp_cost(t: Tables, s: State, unit: str, sp: int) -> int | None:
    """Replacement points for buying a unit at ``sp`` strength points; ``None``: it cannot be bought (X)."""
    kind = t.units[unit]
    if kind.nation == OTHER and s.settings.other_peoples_steps == 2:
        kind = _two_step_like(t, kind.type)
    return None if kind.rp_cost is None else kind.rp_cost.get(str(sp))


def side_of(t: Tables, s: State, commander: str) -> CommanderSide:
    """The side a commander shows."""
    kind = t.commanders[commander]
    return kind.verso if s.commanders[commander].back else kind


@rule("conquest:3.2-a")
def strategic_mp(t: Tables, s: State, commander: str) -> int:
    """Strategic movement allowance: 1 less in the rainy season."""
    side = side_of(t, s, commander)
    return side.mp_rainy if t.turns[s.turn].season == "rainy" else side.mp


def tc_of(t: Tables, s: State, commander: str) -> int:
    """Tactical capacity of the side shown."""
    return side_of(t, s, commander).tc


def rank_of(t: Tables, s: State, commander: str) -> int:
    """Stars of the side shown."""
    return side_of(t, s, commander).rank


@rule("conquest:G-9")
def is_historical(t: Tables, s: State, commander: str) -> bool:
    """Whether a commander counts as historical; Narvaez and the Successor do (R-23)."""
    return side_of(t, s, commander).historical


def by_rank_then_name(t: Tables, s: State, commanders: tuple[str, ...]) -> tuple[str, ...]:
    """Commanders in the order in which their dice are rolled (1.16): highest rank first, then name."""
    return tuple(sorted(commanders, key=lambda c: (-rank_of(t, s, c), side_of(t, s, c).name["en"], c)))


def is_spanish(t: Tables, piece: str) -> bool:
    """Whether a piece is of the Spanish nation (not merely of its camp)."""
    return nation_of(t, piece) == SPAIN


def on_map(s: State, piece: str) -> bool:
    """Whether a piece is in a strategic zone."""
    unit = s.units.get(piece)
    zone = s.commanders[piece].zone if unit is None else unit.zone
    return zone > ELIMINATED


def historical_commanders(t: Tables, s: State, commanders: tuple[str, ...]) -> tuple[str, ...]:
    """Those among some commanders who are historical, in the order of their dice."""
    return by_rank_then_name(t, s, tuple(c for c in commanders if is_historical(t, s, c)))


def camp_of_nation(s: State, nation: str) -> Camp:
    """The camp of a nation now; Spain is always Spanish (G-1)."""
    return s.camps.get(nation, SPAIN)


def _two_step_like(t: Tables, unit_type: str) -> UnitKind:
    return next(k for k in t.units.values() if k.type == unit_type and k.nation != OTHER and k.steps == 2)
