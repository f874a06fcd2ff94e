"""10.3.1 to 10.3.3: both camps are taken up from the map; break-outs, and units that stay in forts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.decision import Action, Chosen, Decision, Seat, Some
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import FramePopped, FramePushed, PiecesLeft
from anahuac.games.siege.events.leaders import LeaderRisked
from anahuac.games.siege.events.recovery import BreakOutRolled, UnitsKept
from anahuac.games.siege.frames.recovery import KeepFrame
from anahuac.games.siege.model import OFF_MAP, State, stack_at
from anahuac.games.siege.rules import ch09_leaders
from anahuac.games.siege.rules.ch10_3_1_surrounded import surrounded
from anahuac.games.siege.rules.ch10_losses import lose_steps
from anahuac.games.siege.terms import AZTEC, CUAUHTEMOC, SPANISH, Camp, is_hex, is_lake
from anahuac.games.siege.texts import recovery as texts


def open_take_up(t: Tables, tx: Tx[State, Event], camp: Camp) -> None:
    """A camp's counters leave the map; where some of them may stay their owner is asked first."""
    if may_stay(t, tx.state, camp):
        tx.emit(FramePushed(KeepFrame(camp)))
    else:
        take_up(t, tx, camp, ())


@rule("siege:10.3.2A", "siege:10.3.2C", "siege:10.3.3B", "siege:10.3.5C", "siege:R-20")
def may_stay(t: Tables, s: State, camp: Camp) -> tuple[str, ...]:
    """The pieces of a camp that may stay on the map, in data order.

    The Spanish ones in the coastal fortresses of the island and in Acachinango, the Aztec ones in Chapultepec and
    Acachinango; never Cuauhtemoc, whose place is on the island.
    """
    forts = t.redeployment.spanish_keepers if camp == SPANISH else t.redeployment.aztec_keepers
    sides = ("spanish",) if s.settings.rul_fort_keepers == "spanish" else ("spanish", "ally")
    return tuple(
        piece
        for piece in t.units
        if piece in s.pieces
        and s.pieces[piece].at in forts
        and piece != CUAUHTEMOC
        and t.units[piece].side in (sides if camp == SPANISH else (AZTEC,))
    )


@rule("siege:10.3.2A", "siege:10.3.3B")
def pending_keep(t: Tables, s: State, frame: KeepFrame) -> tuple[Decision, ...]:
    """Unit by unit and fort by fort."""
    items = may_stay(t, s, frame.camp)
    forts = tuple(dict.fromkeys(f"place:{s.pieces[piece].at}" for piece in items))
    clause = "siege:10.3.2A" if frame.camp == SPANISH else "siege:10.3.3B"
    return (
        Decision(frame.camp, "keep", texts.WHO_STAYS(), Some(items, 0, len(items)), clause, subject=forts),
    )


@rule("siege:10.3.2A", "siege:10.3.3B")
def answer_keep(t: Tables, tx: Tx[State, Event], frame: KeepFrame, seat: Seat, action: Action) -> None:
    """Those named stay, all others go."""
    del seat
    assert isinstance(action, Chosen)
    tx.emit(FramePopped())
    if action.items:
        tx.emit(UnitsKept(frame.camp, action.items))
    take_up(t, tx, frame.camp, action.items)


def refuse_keep(t: Tables, s: State, frame: KeepFrame, decision: Decision, action: Action) -> Refusal | None:
    """Who cannot stay, and why."""
    if not isinstance(action, Chosen):
        return None
    allowed = may_stay(t, s, frame.camp)
    for piece in action.items:
        if piece in allowed:
            continue
        if piece == CUAUHTEMOC:
            return Refusal("siege:10.3.5C", texts.ISLAND_ONLY(piece=Ref("piece", piece, "def")))
        if piece in t.units and t.units[piece].side == "ally":
            return Refusal("siege:10.3.2A", texts.ALLY_STAYS_NOT(piece=Ref("piece", piece, "def")))
        return Refusal(decision.clause, texts.STAYS_NOT())
    return None


@rule(
    "siege:10.3.1",
    "siege:10.3.1A",
    "siege:10.3.1B",
    "siege:10.3.1C",
    "siege:10.3.1D",
    "siege:10.3.3A",
    "siege:R-21",
)
def take_up(t: Tables, tx: Tx[State, Event], camp: Camp, kept: tuple[str, ...]) -> None:
    """All but those kept leave the map, with the steps they have; the surrounded roll for their way out."""
    s = tx.state
    rolls = camp == SPANISH or s.settings.rul_aztec_breakout
    caught = tuple(unit for unit in surrounded(t, s, camp) if unit not in kept) if rolls else ()
    before = {place: stack_at(s, camp, place) for place in s.stacks[camp]}
    free = tuple(piece for piece in _on_map(t, s, camp) if piece not in kept)
    for unit in caught:
        break_out(t, tx, camp, unit)
    if caught and not _leaders_come_out(t, tx, camp, before):
        return
    out = tuple(
        piece for piece in free if is_hex(tx.state.pieces[piece].at) or is_lake(tx.state.pieces[piece].at)
    )
    if out:
        tx.emit(PiecesLeft(camp, out, OFF_MAP, "taken_up"))


@rule("siege:10.3.1B", "siege:10.3.1C")
def break_out(t: Tables, tx: Tx[State, Event], camp: Camp, unit: str) -> None:
    """A die, and steps lost by it; who has none left is dead."""
    die = tx.chance.roll("break_out", 6)
    steps = min(t.rolls.break_out.lost(die), tx.state.pieces[unit].steps)
    tx.emit(BreakOutRolled(camp, unit, die, steps))
    lose_steps(t, tx, camp, ((unit, steps),), "break_out")


@rule("siege:9.3A", "siege:10.3.1C")
def _leaders_come_out(
    t: Tables, tx: Tx[State, Event], camp: Camp, before: dict[str, tuple[str, ...]]
) -> bool:
    """A leader comes out with any survivor of his stack; if all are dead two dice tell. Whether the match goes on."""
    for leader in t.leaders:
        s = tx.state
        if leader not in s.pieces or t.units[leader].camp != camp:
            continue
        place = s.pieces[leader].at
        units = [unit for unit in before.get(place, ()) if t.units[unit].is_combat_unit]
        if not is_hex(place) or not units or any(s.pieces[unit].at == place for unit in units):
            continue
        dice = (tx.chance.roll("leader", 6), tx.chance.roll("leader", 6))
        lost = sum(dice) in t.rolls.leader_risk.lost_on["stack_destroyed"]
        tx.emit(LeaderRisked(leader, "stack_destroyed", dice, lost))
        if lost:
            ch09_leaders.captured(t, tx, leader)
            if tx.state.verdict is not None:
                return False
    return True


def _on_map(t: Tables, s: State, camp: Camp) -> tuple[str, ...]:
    return tuple(
        piece
        for piece, row in t.units.items()
        if row.camp == camp
        and piece in s.pieces
        and (is_hex(s.pieces[piece].at) or is_lake(s.pieces[piece].at))
    )


def _no_run(t: Tables, tx: Tx[State, Event], frame: Any) -> None:
    raise AssertionError("this waits for an answer")


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    KeepFrame: (pending_keep, answer_keep, _no_run),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {KeepFrame: refuse_keep}
