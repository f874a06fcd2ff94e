"""Chapter 10.3: the tactical board, as every part of a battle looks at it (10.3.1-a)."""

from __future__ import annotations

from anahuac.engine.game import Tx
from anahuac.engine.rules import rule
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.melee import UnitsAppeared
from anahuac.games.conquest.model import Battle, State
from anahuac.games.conquest.terms import SPAIN, Camp, enemy

#: The five tactical zones of each half in which pieces deploy and fight, in the order of Treason's dice (1.16).
ZONES: dict[Camp, tuple[str, ...]] = {
    "spain": ("S.L1", "S.L2", "S.L3", "S.LW", "S.RW"),
    "indian": ("I.L1", "I.L2", "I.L3", "I.LW", "I.RW"),
}
#: Lines of retreat.
RETREAT: dict[Camp, str] = {"spain": "S.LR", "indian": "I.LR"}
#: First lines.
FIRST_LINE: dict[Camp, str] = {"spain": "S.L1", "indian": "I.L1"}


def fought(s: State) -> Battle:
    """The battle being fought. Only to be asked while there is one."""
    assert s.battle is not None
    return s.battle


@rule("conquest:10.3.1-a", "conquest:R-06")
def is_line_of_retreat(tz: str) -> bool:
    """Whether a tactical zone is a line of retreat."""
    return tz.endswith("LR")


def half_of(tz: str) -> Camp:
    """The camp in whose half of the board a tactical zone lies."""
    return SPAIN if tz[0] == "S" else "indian"


def force(s: State, camp: Camp) -> tuple[str, ...]:
    """Ids of all pieces of a camp in the battle, on the board or hidden, sorted; each is in its stack (G-7)."""
    stack = s.stacks[camp].get(fought(s).zone)
    return () if stack is None else stack.pieces


def units_at(s: State, camp: Camp, tz: str) -> tuple[str, ...]:
    """Ids of a camp's units in a tactical zone, sorted."""
    at, units = fought(s).at, s.units
    return tuple([p for p in force(s, camp) if at.get(p) == tz and p in units])


def commanders_at(s: State, camp: Camp, tz: str) -> tuple[str, ...]:
    """Ids of a camp's commanders in a tactical zone, sorted."""
    at, commanders = fought(s).at, s.commanders
    return tuple([p for p in force(s, camp) if at.get(p) == tz and p in commanders])


def has_units(s: State, camp: Camp, tz: str) -> bool:
    """Whether a camp has a unit in a tactical zone."""
    at, units = fought(s).at, s.units
    return any(at.get(p) == tz and p in units for p in force(s, camp))


def units_on_board(s: State, camp: Camp) -> tuple[str, ...]:
    """Ids of a camp's units outside its line of retreat, sorted; hidden ones are not on the board."""
    at, units, retreat = fought(s).at, s.units, RETREAT[camp]
    return tuple([p for p in force(s, camp) if p in units and at.get(p, retreat) != retreat])


def fights(s: State, camp: Camp) -> bool:
    """Whether a camp has a unit outside its line of retreat, hidden ones left out."""
    at, units, retreat = fought(s).at, s.units, RETREAT[camp]
    return any(p in units and at.get(p, retreat) != retreat for p in force(s, camp))


def commanders_on_board(s: State, camp: Camp) -> tuple[str, ...]:
    """Ids of a camp's commanders outside its line of retreat, sorted."""
    at, commanders, retreat = fought(s).at, s.commanders, RETREAT[camp]
    return tuple([p for p in force(s, camp) if p in commanders and at.get(p, retreat) != retreat])


@rule("conquest:T3-l", "conquest:G-10")
def may_hide_in(s: State, camp: Camp, tz: str) -> bool:
    """Whether units of a camp may lie hidden in a tactical zone for all that its enemy knows: one of its own half
    where he has no unit himself. Where they really lie plays no part."""
    return tz in ZONES[camp] and not has_units(s, enemy(camp), tz)


@rule("conquest:T3-l", "conquest:R-34")
def appear(tx: Tx[State, Event], camp: Camp, forced: bool) -> None:
    """Put a camp's hidden units, if it has any, where they lay; ``forced`` unless the owner wished it."""
    hidden = fought(tx.state).hidden.get(camp)
    if hidden is not None and hidden.tz is not None:
        tx.emit(UnitsAppeared(camp, hidden.pieces, hidden.tz, forced))
