"""10.2: the desertion check of the Indian Allies."""

from __future__ import annotations

from anahuac.engine.game import Tx
from anahuac.engine.rules import rule
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import MarkersCleared, PiecesLeft
from anahuac.games.siege.events.recovery import AlliesCameBack, DesertionChecked, TroublesForgotten
from anahuac.games.siege.model import DESERTED, OFF_MAP, State, is_occupied
from anahuac.games.siege.terms import AZTEC, SPANISH, is_hex, is_lake


@rule("siege:10.2A", "siege:10.2B", "siege:10.2E")
def check_desertion(t: Tables, tx: Tx[State, Event]) -> bool:
    """A die with its modifiers; below the threshold all go who ever do. Not again once they went; whether they go."""
    if tx.state.tally.deserted:
        return False
    die = tx.chance.roll("desertion", 6)
    counted = modifiers(t, tx.state)
    result = die + sum(value for _, value in counted)
    deserts = result < t.rolls.desertion.deserts_below
    tx.emit(DesertionChecked(die, counted, result, deserts))
    going = deserters(t, tx.state) if deserts else ()
    if going:
        tx.emit(PiecesLeft(SPANISH, going, DESERTED, "deserted"))
    return deserts


@rule("siege:10.2A", "siege:11.1C", "siege:11.1D", "siege:11.5C", "siege:11.5E", "siege:R-18")
def modifiers(t: Tables, s: State) -> tuple[tuple[str, int], ...]:
    """What weighs on the check now, by id of the data, and how much; nothing that does not hold."""
    row = t.rolls.desertion
    markers = len(s.temples.sacrificed)
    if s.settings.rul_prisoner_drm == "markers_and_unplaced":
        markers = min(row.sacrifice_max, markers + s.tally.takings)
    counts = {
        "sacrifice": markers,
        "raid": int(s.tally.raided),
        "objection": int(s.tally.objected),
        "chapultepec": int(is_occupied(s, AZTEC, t.desertion_hex)),
    }
    return tuple((key, value * counts[key]) for key, value in row.modifiers.items() if counts[key])


@rule("siege:10.2B", "siege:10.2C", "siege:R-23")
def deserters(t: Tables, s: State) -> tuple[str, ...]:
    """The Allies who would go home: on the map, and beside it after Tepeyac; never the elite, never the dead."""
    beside = (OFF_MAP,) if s.settings.rul_desertion_offmap else ()
    return tuple(
        unit
        for unit, row in t.units.items()
        if row.side == "ally"
        and unit in s.pieces
        and unit not in t.rolls.desertion.never
        and (is_hex(s.pieces[unit].at) or is_lake(s.pieces[unit].at) or s.pieces[unit].at in beside)
    )


@rule("siege:10.1", "siege:11.1D", "siege:11.5C")
def forget_troubles(t: Tables, tx: Tx[State, Event]) -> None:
    """After the check the sacrifice markers go, and raid, objection and prisoners count no more."""
    del t
    if tx.state.temples.sacrificed:
        tx.emit(MarkersCleared("sacrificed"))
    tally = tx.state.tally
    if tally.raided or tally.objected or tally.takings:
        tx.emit(TroublesForgotten())


@rule("siege:10.2D")
def come_back(t: Tables, tx: Tx[State, Event]) -> None:
    """Those who went home in an earlier R&R are at hand again at full strength."""
    due = tuple((unit, t.units[unit].steps) for unit, one in _in_order(t, tx.state) if one == DESERTED)
    if due:
        tx.emit(AlliesCameBack(due))


def _in_order(t: Tables, s: State) -> tuple[tuple[str, str], ...]:
    return tuple((unit, s.pieces[unit].at) for unit in t.units if unit in s.pieces)
