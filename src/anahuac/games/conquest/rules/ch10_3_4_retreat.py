"""Chapter 10.3.4.4: retreats on the tactical board, commanders left alone, and hidden units that come out."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from anahuac.board.graph import GraphBoard
from anahuac.engine.decision import Action, Decision, OneOf, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.conquest.actions.melee import FallBackTo
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import FrameChanged, FramePopped, FramePushed
from anahuac.games.conquest.events.melee import Driver, NobodyHidden, PiecesShifted, RetreatBlocked
from anahuac.games.conquest.frames.melee import ExitFrame, RehomeFrame
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules.ch10_3_board import (
    appear,
    commanders_at,
    force,
    fought,
    has_units,
    is_line_of_retreat,
    may_hide_in,
    units_at,
    units_on_board,
)
from anahuac.games.conquest.rules.ch10_casualties import ask_losses, eliminate_commander
from anahuac.games.conquest.terms import Camp, Cause, enemy
from anahuac.games.conquest.texts import melee as texts
from anahuac.games.conquest.values import by_rank_then_name

# ---------------------------------------------------------------------- retreats


@rule("conquest:10.3.4-p", "conquest:R-37")
def retreat_units(t: Tables, tx: Tx[State, Event], camp: Camp, units: tuple[str, ...], why: Driver) -> None:
    """Drive units back one tactical zone each; where enemies block the way they stay and one of them pays.

    Commanders they leave behind alone, and enemy commanders whom they come upon, go where 10.3.4-s says.
    """
    at = fought(tx.state).at
    zones = dict.fromkeys(at[unit] for unit in units)
    for tz in zones:
        fall_back(t, tx, camp, tz, tuple(unit for unit in units if at[unit] == tz), why)


@rule("conquest:10.3.4-p", "conquest:10.3.4-o")
def fall_back(
    t: Tables,
    tx: Tx[State, Event],
    camp: Camp,
    tz: str,
    units: tuple[str, ...],
    why: Driver,
    escort: tuple[str, ...] = (),
) -> str | None:
    """Drive units of one tactical zone back, the commanders of the ``escort`` going along.

    Returns where they went, ``None`` if they stayed or their owner has yet to choose among several ways.
    May push frames: the choice, a loss, the refuge of commanders.
    """
    exits = t.board.next_on("retreat", camp, tz)
    if not exits or not units:
        return None
    free = tuple(other for other in exits if not _is_closed(t, tx, camp, other))
    if not free:
        _stay(t, tx, camp, tz, exits[0], units, why)
        return None
    if len(free) > 1:
        tx.emit(FramePushed(ExitFrame(camp, tz, units)))
        return None
    _go(t, tx, camp, tz, free[0], (*units, *escort))
    return free[0]


def _is_closed(t: Tables, tx: Tx[State, Event], camp: Camp, tz: str) -> bool:
    """Whether enemy units bar a tactical zone; hidden ones come out when somebody tries to enter."""
    foe = enemy(camp)
    surprise(t, tx, foe, tz)
    return has_units(tx.state, foe, tz)


def _go(t: Tables, tx: Tx[State, Event], camp: Camp, tz: str, to: str, pieces: tuple[str, ...]) -> None:
    tx.emit(PiecesShifted(camp, pieces, tz, to, "retreat"))
    rehome_commanders(t, tx, enemy(camp), to)
    rehome_commanders(t, tx, camp, tz)


@rule("conquest:10.3.4-p")
def _stay(
    t: Tables, tx: Tx[State, Event], camp: Camp, tz: str, to: str, units: tuple[str, ...], why: Driver
) -> None:
    tx.emit(RetreatBlocked(camp, tz, to, units))
    # Below the loss, so that it looks at the tactical zone after it.
    tx.emit(FramePushed(RehomeFrame(camp, tz)))
    cause: Cause = "combat" if why == "result" else "marker"
    ask_losses(t, tx, camp, units_at(tx.state, camp, tz), 1, cause, fought(tx.state).zone, tz)


# ---------------------------------------------------------------------- commanders left alone


@rule("conquest:10.3.4-s")
def refuges(t: Tables, s: State, camp: Camp, tz: str) -> tuple[tuple[str, ...], int]:
    """The tactical zones with units of a camp that are nearest to ``tz``, and how many movement points away.

    The own line of retreat counts, enemies on the way do not.
    """
    at, units = fought(s).at, s.units
    costs = _costs_from(t.board, tz)
    held = sorted({at[p] for p in force(s, camp) if p in units and p in at} & costs.keys())
    least = min((costs[other] for other in held), default=0)
    return tuple(other for other in held if costs[other] == least), least


@lru_cache(maxsize=64)
def _costs_from(board: GraphBoard, start: str) -> dict[str, int]:
    """Movement points to every tactical zone, whoever stands between."""
    return {tz: cost for tz in board.nodes if (cost := board.shortest(start, tz)) is not None}


@rule("conquest:10.3.4-s", "conquest:R-23")
def rehome_commanders(t: Tables, tx: Tx[State, Event], camp: Camp, tz: str) -> None:
    """Send commanders of a camp who are without units in ``tz`` to the nearest of theirs; none left: they die.

    To be called where units left a tactical zone other than by their owner's wish, and where enemy units came
    in. Nothing happens while the camp has a unit there. Pushes a frame if the owner has a choice.
    """
    s = tx.state
    lone = _lone_commanders(t, s, camp, tz)
    if not lone:
        return
    if not units_on_board(s, camp) and camp in fought(s).hidden:
        reveal_hidden(t, tx, camp, forced=True)
        rehome_commanders(t, tx, camp, tz)
        return
    nearest, cost = refuges(t, s, camp, tz)
    if len(nearest) > 1:
        tx.emit(FramePushed(RehomeFrame(camp, tz)))
    elif nearest:
        tx.emit(PiecesShifted(camp, lone, tz, nearest[0], "displaced", cost))
    else:
        for commander in lone:
            eliminate_commander(t, tx, commander, "no_refuge", fought(tx.state).zone, True)


def _lone_commanders(t: Tables, s: State, camp: Camp, tz: str) -> tuple[str, ...]:
    commanders = commanders_at(s, camp, tz)
    if not commanders or is_line_of_retreat(tz) or has_units(s, camp, tz):
        return ()
    return by_rank_then_name(t, s, commanders)


# ---------------------------------------------------------------------- hidden units


@rule("conquest:T3-l", "conquest:R-34", "conquest:G-10")
def surprise(t: Tables, tx: Tx[State, Event], camp: Camp, tz: str) -> bool:
    """Let the hidden units of a camp come out if it is ``tz`` that an enemy tries to enter. Says whether.

    That they are not there is a fact too, where they might have been: the enemy has learnt it.
    """
    s = tx.state
    hidden = fought(s).hidden.get(camp)
    if hidden is None:
        return False
    if hidden.tz == tz:
        reveal_hidden(t, tx, camp, forced=True)
        return True
    if may_hide_in(s, camp, tz):
        tx.emit(NobodyHidden(camp, tz))
    return False


@rule("conquest:T3-l", "conquest:R-34")
def reveal_hidden(t: Tables, tx: Tx[State, Event], camp: Camp, forced: bool) -> None:
    """Put the hidden units of a camp on the board, all together. Does nothing if there are none."""
    hidden = fought(tx.state).hidden.get(camp)
    if hidden is None or hidden.tz is None:
        return
    appear(tx, camp, forced)
    rehome_commanders(t, tx, enemy(camp), hidden.tz)


# ---------------------------------------------------------------------- frames


@rule("conquest:10.3.4-s")
def pending_rehome(t: Tables, s: State, frame: RehomeFrame) -> tuple[Decision, ...]:
    """Where the first of the commanders goes, if several tactical zones are equally near."""
    lone = _lone_commanders(t, s, frame.camp, frame.tz)
    if not lone:
        return ()
    nearest, _ = refuges(t, s, frame.camp, frame.tz)
    if len(nearest) < 2:
        return ()
    options = OneOf(tuple(FallBackTo(lone[0], tz) for tz in nearest))
    prompt = texts.REHOME(piece=Ref("piece", lone[0], "def"), tz=Ref("tz", frame.tz, "def"))
    subject = (f"piece:{lone[0]}", f"tz:{frame.tz}")
    return (Decision(frame.camp, "rehome", prompt, options, "conquest:10.3.4-s", subject=subject),)


def answer_rehome(t: Tables, tx: Tx[State, Event], frame: RehomeFrame, seat: Seat, action: Action) -> None:
    """The owner has chosen for one of them."""
    assert isinstance(action, FallBackTo)
    _, cost = refuges(t, tx.state, frame.camp, frame.tz)
    tx.emit(PiecesShifted(frame.camp, (action.piece,), frame.tz, action.tz, "displaced", cost))


def run_rehome(t: Tables, tx: Tx[State, Event], frame: RehomeFrame) -> None:
    """No choice is left."""
    tx.emit(FramePopped())
    rehome_commanders(t, tx, frame.camp, frame.tz)


def refuse_rehome(
    t: Tables, s: State, frame: RehomeFrame, decision: Decision, action: Action
) -> Refusal | None:
    """Only the nearest tactical zones with own units are open."""
    if isinstance(action, FallBackTo) and not decision.contains(action):
        return Refusal("conquest:10.3.4-s", texts.ONLY_THE_NEAREST())
    return None


@rule("conquest:R-37")
def pending_exit(t: Tables, s: State, frame: ExitFrame) -> tuple[Decision, ...]:
    """Which way the first of the units takes."""
    if not frame.units:
        return ()
    foe = enemy(frame.camp)
    exits = t.board.next_on("retreat", frame.camp, frame.tz)
    free = [tz for tz in exits if not has_units(s, foe, tz)]
    options = OneOf(tuple(FallBackTo(frame.units[0], tz) for tz in free))
    prompt = texts.CHOOSE_EXIT(piece=Ref("piece", frame.units[0], "de"), tz=Ref("tz", frame.tz, "de"))
    subject = (f"piece:{frame.units[0]}", f"tz:{frame.tz}")
    return (Decision(frame.camp, "exit", prompt, options, "conquest:R-37", subject=subject),)


def answer_exit(t: Tables, tx: Tx[State, Event], frame: ExitFrame, seat: Seat, action: Action) -> None:
    """One unit is on its way."""
    assert isinstance(action, FallBackTo)
    tx.emit(FrameChanged(replace(frame, units=frame.units[1:])))
    _go(t, tx, frame.camp, frame.tz, action.tz, (action.piece,))


def run_exit(t: Tables, tx: Tx[State, Event], frame: ExitFrame) -> None:
    """All are gone."""
    tx.emit(FramePopped())


def refuse_exit(t: Tables, s: State, frame: ExitFrame, decision: Decision, action: Action) -> Refusal | None:
    """Only the ways back, and only where no enemy stands."""
    if isinstance(action, FallBackTo) and not decision.contains(action):
        return Refusal("conquest:10.3.4-p", texts.NO_WAY_BACK(tz=Ref("tz", action.tz, "def")))
    return None


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    RehomeFrame: (pending_rehome, answer_rehome, run_rehome),
    ExitFrame: (pending_exit, answer_exit, run_exit),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {
    RehomeFrame: refuse_rehome,
    ExitFrame: refuse_exit,
}
