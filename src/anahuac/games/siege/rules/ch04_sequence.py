"""Chapter 4: the couplet and its phases; another couplet or R&R; the objection."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.decision import Action, Decision, OneOf, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.games.siege.actions.sequence import Agree, CallRecovery, Continue, Object
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import (
    CoupletBegan,
    FramePopped,
    FramePushed,
    PlayerTurnBegan,
    StageReached,
)
from anahuac.games.siege.events.sequence import Objected, RecoveryCalled
from anahuac.games.siege.frames.sequence import DeclareFrame, DeployFrame, ObjectFrame, Stage, TurnFrame
from anahuac.games.siege.model import State
from anahuac.games.siege.rules import (
    ch05_victory,
    ch07_carriers,
    ch07_lake,
    ch07_land,
    ch08_afloat,
    ch08_fog,
    ch08_ground,
    ch09_leaders,
    ch10_recovery,
)
from anahuac.games.siege.terms import AZTEC, SPANISH, is_hex, is_lake
from anahuac.games.siege.texts import sequence as texts

Open = Callable[[Tables, Tx[State, Event]], None]
#: The stages of a player-turn in order (4.2), with what each opens.
OPENING: dict[Stage, Open] = {
    "carriers": ch07_carriers.open_carriers,
    "lake": ch07_lake.open_lake,
    "land": ch07_land.open_land,
    "moved": ch08_fog.open_ordering,
    "afloat": ch08_afloat.open_afloat,
    "ground": ch08_ground.open_ground,
    "fought": ch08_fog.open_ordering,
}
STAGES: tuple[Stage, ...] = tuple(OPENING)


@rule("siege:3.2A", "siege:3.3A", "siege:4.1A")
def open_match(t: Tables, tx: Tx[State, Event]) -> None:
    """Both camps place their counters, in the order of the scenario; then the first couplet begins."""
    tx.emit(FramePushed(TurnFrame("opening")))
    for camp in reversed(t.scenarios[tx.state.scenario].order):
        tx.emit(FramePushed(DeployFrame(camp)))


@rule("siege:4.1A", "siege:4.1C", "siege:4.2")
def next_stage(t: Tables, tx: Tx[State, Event], frame: TurnFrame) -> None:
    """The next stage of the player-turn; after the last the other camp's, or the end of the couplet."""
    if frame.stage in ("opening", "declare"):
        begin_couplet(t, tx)
        return
    at = STAGES.index(frame.stage) + 1
    if at < len(STAGES):
        tx.emit(StageReached(STAGES[at]))
        OPENING[STAGES[at]](t, tx)
    elif tx.state.active == SPANISH:
        if not ch05_victory.end_if_island_is_empty(t, tx):
            begin_player_turn(t, tx, AZTEC)
    else:
        tx.emit(StageReached("declare"))
        tx.emit(FramePushed(DeclareFrame()))


@rule("siege:4.1A", "siege:4.2")
def begin_couplet(t: Tables, tx: Tx[State, Event]) -> None:
    """The Spanish player is always first."""
    tx.emit(CoupletBegan(tx.state.couplet + 1))
    begin_player_turn(t, tx, SPANISH)


def begin_player_turn(t: Tables, tx: Tx[State, Event], camp: str) -> None:
    """A camp's player-turn, from its carriers on."""
    tx.emit(PlayerTurnBegan(SPANISH if camp == SPANISH else AZTEC))
    if camp == AZTEC:
        ch09_leaders.free_cuauhtemoc(t, tx)
    tx.emit(StageReached(STAGES[0]))
    OPENING[STAGES[0]](t, tx)


# ---------------------------------------------------------------------- another couplet, or R&R


@rule("siege:4.1B", "siege:4.3A", "siege:10.8A")
def pending_declaration(t: Tables, s: State, frame: DeclareFrame) -> tuple[Decision, ...]:
    """The Spanish player alone says, after each Aztec player-turn and after each R&R."""
    del t, s
    prompt = texts.ANOTHER_RECOVERY() if frame.again else texts.COUPLET_OR_RECOVERY()
    clause = "siege:10.8A" if frame.again else "siege:4.3A"
    return (Decision(SPANISH, "declare", prompt, OneOf((Continue(), CallRecovery())), clause),)


@rule("siege:4.3B", "siege:4.3C", "siege:10.8B")
def answer_declaration(
    t: Tables, tx: Tx[State, Event], frame: DeclareFrame, seat: Seat, action: Action
) -> None:
    """Another couplet begins, or an R&R: the first of a row may be objected to."""
    del seat
    tx.emit(FramePopped())
    if isinstance(action, Continue):
        return
    tx.emit(RecoveryCalled())
    if not frame.again and reasons_to_object(t, tx.state):
        tx.emit(FramePushed(ObjectFrame()))
    else:
        ch10_recovery.open_recovery(t, tx)


@rule("siege:4.4A", "siege:4.4B1", "siege:4.4B2", "siege:4.4B3")
def reasons_to_object(t: Tables, s: State) -> tuple[str, ...]:
    """Which of the three conditions hold now: "prisoners", "intruders" and "sortie"."""
    found = []
    if s.tally.prisoners:
        found.append("prisoners")
    if any(is_hex(place) and t.hexes[place].region in ("causeway", "island") for place in s.stacks[SPANISH]):
        found.append("intruders")
    if any(is_hex(place) and t.hexes[place].region in ("mainland", "tepeyac") for place in s.stacks[AZTEC]):
        found.append("sortie")
    return tuple(found)


def pending_objection(t: Tables, s: State, frame: ObjectFrame) -> tuple[Decision, ...]:
    """Objecting is the Aztec player's choice (4.4A)."""
    del frame
    prompt = texts.OBJECT(full_knights(t, s), threshold=t.rolls.objection.threshold)
    return (Decision(AZTEC, "object", prompt, OneOf((Agree(), Object())), "siege:4.4A"),)


@rule("siege:4.5", "siege:4.5A", "siege:4.5B")
def answer_objection(t: Tables, tx: Tx[State, Event], frame: ObjectFrame, seat: Seat, action: Action) -> None:
    """A die and the full Knights against the threshold: the R&R is denied, or it happens all the same."""
    del frame, seat
    tx.emit(FramePopped())
    if isinstance(action, Agree):
        ch10_recovery.open_recovery(t, tx)
        return
    die = tx.chance.roll("objection", 6)
    knights = full_knights(t, tx.state)
    denied = die + knights >= t.rolls.objection.threshold
    tx.emit(Objected(die, knights, denied))
    if not denied:
        ch10_recovery.open_recovery(t, tx)


@rule("siege:4.5")
def full_knights(t: Tables, s: State) -> int:
    """Knights at full strength on the map, in hexes and lake areas."""
    return sum(
        1
        for unit, row in t.units.items()
        if row.kind == "knight"
        and s.pieces[unit].steps == row.steps
        and (is_hex(s.pieces[unit].at) or is_lake(s.pieces[unit].at))
    )


def _asks_nothing(t: Tables, s: State, frame: TurnFrame) -> tuple[Decision, ...]:
    """The sequence of play asks nobody; the stages it opens do."""
    del t, s, frame
    return ()


def _no_answer(t: Tables, tx: Tx[State, Event], frame: Any, seat: Seat, action: Action) -> None:
    raise AssertionError("nothing is asked here")


def _no_run(t: Tables, tx: Tx[State, Event], frame: Any) -> None:
    raise AssertionError("this waits for an answer")


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    TurnFrame: (_asks_nothing, _no_answer, next_stage),
    DeclareFrame: (pending_declaration, answer_declaration, _no_run),
    ObjectFrame: (pending_objection, answer_objection, _no_run),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {}
