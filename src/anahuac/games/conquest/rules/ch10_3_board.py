"""Chapter 10.3: the tactical board, as every part of a battle looks at it (10.3.1-a)."""

from __future__ import annotations

from anahuac.engine.game import Tx
from anahuac.engine.rules import rule
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.melee import UnitsAppeared
from anahuac.games.conquest.model import Battle, State
from anahuac.games.conquest.terms import SPAIN, Camp

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


def units_at(s: State, camp: Camp, tz: str) -> tuple[str, ...]:
    """Ids of a camp's units in a tactical zone, sorted."""
    units = s.units
    return tuple(
        sorted(p for p, at in fought(s).at.items() if at == tz and p in units and units[p].camp == camp)
    )


def commanders_at(s: State, camp: Camp, tz: str) -> tuple[str, ...]:
    """Ids of a camp's commanders in a tactical zone, sorted."""
    commanders = s.commanders
    return tuple(
        sorted(
            p for p, at in fought(s).at.items() if at == tz and p in commanders and commanders[p].camp == camp
        )
    )


def has_units(s: State, camp: Camp, tz: str) -> bool:
    """Whether a camp has a unit in a tactical zone."""
    units = s.units
    return any(at == tz and p in units and units[p].camp == camp for p, at in fought(s).at.items())


def units_on_board(s: State, camp: Camp) -> tuple[str, ...]:
    """Ids of a camp's units outside its line of retreat, sorted; hidden ones are not on the board."""
    units, retreat = s.units, RETREAT[camp]
    return tuple(
        sorted(p for p, at in fought(s).at.items() if at != retreat and p in units and units[p].camp == camp)
    )


def commanders_on_board(s: State, camp: Camp) -> tuple[str, ...]:
    """Ids of a camp's commanders outside its line of retreat, sorted."""
    commanders, retreat = s.commanders, RETREAT[camp]
    return tuple(
        sorted(
            p
            for p, at in fought(s).at.items()
            if at != retreat and p in commanders and commanders[p].camp == camp
        )
    )


@rule("conquest:T3-l", "conquest:R-34")
def appear(tx: Tx[State, Event], camp: Camp, forced: bool) -> None:
    """Put a camp's hidden units, if it has any, where they lay; ``forced`` unless the owner wished it."""
    hidden = fought(tx.state).hidden.get(camp)
    if hidden is not None and hidden.tz is not None:
        tx.emit(UnitsAppeared(camp, hidden.pieces, hidden.tz, forced))
