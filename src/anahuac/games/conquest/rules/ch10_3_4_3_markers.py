"""Table 3, hand-to-hand: what the markers need, Feint, Shock, To the death, and whom a marker drives back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from msgspec.structs import replace

from anahuac.engine.decision import Action, Chosen, Decision, OneOf, Passed, Seat, Some
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.conquest.actions.melee import Feint, FightToTheDeath
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import FrameChanged, FramePopped, FramePushed
from anahuac.games.conquest.events.melee import (
    FeintRolled,
    PiecesShifted,
    ShockCancelled,
    ShockRolled,
    UnitsDoubled,
)
from anahuac.games.conquest.frames.melee import DoubleFrame, DriveFrame, FeintFrame
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules.ch10_3_3_markers import is_in_force, spend
from anahuac.games.conquest.rules.ch10_3_4_retreat import rehome_commanders, retreat_units
from anahuac.games.conquest.rules.ch10_3_board import ZONES, fought, is_line_of_retreat, units_at
from anahuac.games.conquest.terms import SPAIN, Camp, enemy
from anahuac.games.conquest.texts import melee as texts
from anahuac.games.conquest.values import is_spanish

CAVALRY = ("CL", "CM")
FOOT = ("EB",)
#: Types that neither Shock nor War dogs ever drives back.
STEADY = ("EB", "CA")

# ---------------------------------------------------------------------- needs


@rule("conquest:T3-d", "conquest:T3-e", "conquest:T3-f", "conquest:T3-g", "conquest:T3-h", "conquest:T3-i")
def usable(t: Tables, s: State, attacker: Camp, origin: str, target: str) -> dict[str, tuple[str, ...]]:
    """By camp, the hand-to-hand markers whose needs are met when ``attacker`` attacks ``target`` from ``origin``.

    Whether a camp holds them plays no part.
    """
    defender = enemy(attacker)
    mine, theirs = set(_ground(t, s, attacker)), set(_ground(t, s, defender))
    front = units_at(s, attacker, origin)
    if _has(t, front, FOOT, spanish=True):
        mine.add("infantry_charge")
    if _has(t, front, FOOT, spanish=False):
        mine.add("shock")
    if _has(t, front, CAVALRY, spanish=True):
        mine |= {"cavalry_charge", "death_to_the_commander"}
    if _has(t, units_at(s, defender, target), FOOT, spanish=True):
        theirs.add("infantry_charge")
    return {attacker: tuple(sorted(mine)), defender: tuple(sorted(theirs))}


def _ground(t: Tables, s: State, camp: Camp) -> tuple[str, ...]:
    """Markers of hand-to-hand that serve attacker and defender alike."""
    feint = ("feint",) if feint_sources(t, s, camp) else ()
    return (*feint, "to_the_death") if all_spanish(t, s, camp) else feint


def _has(t: Tables, units: tuple[str, ...], types: tuple[str, ...], spanish: bool) -> bool:
    return any(t.units[unit].type in types and is_spanish(t, unit) == spanish for unit in units)


@rule("conquest:T3-d")
def charges_on_foot(t: Tables, s: State, camp: Camp, origin: str) -> bool:
    """Whether a camp's infantry charge in force still has its swords and shields in the attacking zone."""
    return is_in_force(s, camp, "infantry_charge") and _has(t, units_at(s, camp, origin), FOOT, spanish=True)


@rule("conquest:T3-h", "conquest:R-31")
def all_spanish(t: Tables, s: State, camp: Camp) -> tuple[str, ...]:
    """Tactical zones that a camp holds with Spanish units and no others."""
    if camp != SPAIN:
        return ()
    pure: dict[str, bool] = {}
    for piece, tz in fought(s).at.items():
        if piece in s.units and s.units[piece].camp == camp and not is_line_of_retreat(tz):
            pure[tz] = pure.get(tz, True) and is_spanish(t, piece)
    return tuple(sorted(tz for tz, only in pure.items() if only))


@rule("conquest:T3-g", "conquest:R-36")
def feint_sources(t: Tables, s: State, camp: Camp) -> tuple[str, ...]:
    """Tactical zones from which a camp's Indian units may feint."""
    zones = {
        tz
        for piece, tz in fought(s).at.items()
        if piece in s.units
        and s.units[piece].camp == camp
        and not is_spanish(t, piece)
        and not is_line_of_retreat(tz)
    }
    return tuple(sorted(zones))


@rule("conquest:T3-g", "conquest:T3-l")
def free_of_enemies(s: State, camp: Camp) -> tuple[str, ...]:
    """Tactical zones of a camp's own half without enemy units, its line of retreat left out."""
    units, at = s.units, fought(s).at
    taken = {tz for piece, tz in at.items() if piece in units and units[piece].camp != camp}
    return tuple(tz for tz in ZONES[camp] if tz not in taken)


# ---------------------------------------------------------------------- effects


@rule("conquest:T3-h")
def double(t: Tables, tx: Tx[State, Event], camp: Camp) -> None:
    """To the death is in force: choose the tactical zone whose units count twice."""
    zones = all_spanish(t, tx.state, camp)
    if len(zones) == 1:
        tx.emit(UnitsDoubled(camp, zones[0], units_at(tx.state, camp, zones[0])))
    elif zones:
        tx.emit(FramePushed(DoubleFrame(camp)))


@rule("conquest:T3-g")
def feint(t: Tables, tx: Tx[State, Event], camp: Camp) -> None:
    """Feint is in force: the die says how many units may move at once."""
    die = tx.chance.roll("feint", 6)
    tx.emit(FeintRolled(camp, die))
    tx.emit(FramePushed(FeintFrame(camp, die)))


@rule("conquest:T3-f", "conquest:T3-d", "conquest:R-30")
def shock(t: Tables, tx: Tx[State, Event], camp: Camp, origin: str, target: str) -> None:
    """Shock is in force: units of the attacked tactical zone retreat, unless Spanish infantry charges into it.

    It is wasted if a feint has taken the swords and shields of the attacking zone away.
    """
    s = tx.state
    foe = enemy(camp)
    units = units_at(s, foe, target)
    if not units or not _has(t, units_at(s, camp, origin), FOOT, spanish=False):
        return
    if is_in_force(s, foe, "infantry_charge") and _has(t, units, FOOT, spanish=True):
        tx.emit(ShockCancelled(foe, target))
        spend(tx, foe, "infantry_charge")
        return
    die = tx.chance.roll("shock", 6)
    movable = tuple(unit for unit in units if t.units[unit].type not in STEADY)
    count = min(driven_by(die), len(movable))
    tx.emit(ShockRolled(camp, target, die, count))
    drive(t, tx, camp, foe, target, movable, count, "shock")


@rule("conquest:T3-f", "conquest:T3-k")
def driven_by(die: int) -> int:
    """How many units a Shock or an Enveloping drives back: 1-2 one, 3-4 two, 5-6 three."""
    return (die + 1) // 2


@rule("conquest:R-29")
def drive(
    t: Tables,
    tx: Tx[State, Event],
    chooser: Camp,
    camp: Camp,
    tz: str,
    units: tuple[str, ...],
    count: int,
    why: Literal["shock", "enveloping"],
) -> None:
    """Drive ``count`` of some units of a camp back; the player of the marker picks them where there are more."""
    if count >= len(units):
        retreat_units(t, tx, camp, units, why)
    elif count:
        tx.emit(FramePushed(DriveFrame(chooser, camp, tz, units, count, why)))


# ---------------------------------------------------------------------- frames


@rule("conquest:T3-h")
def pending_double(t: Tables, s: State, frame: DoubleFrame) -> tuple[Decision, ...]:
    """Which tactical zone fights to the death."""
    options = OneOf(tuple(FightToTheDeath(tz) for tz in all_spanish(t, s, frame.camp)))
    return (Decision(frame.camp, "to_the_death", texts.TO_THE_DEATH(), options, "conquest:T3-h"),)


def answer_double(t: Tables, tx: Tx[State, Event], frame: DoubleFrame, seat: Seat, action: Action) -> None:
    """It is chosen."""
    assert isinstance(action, FightToTheDeath)
    tx.emit(FramePopped())
    tx.emit(UnitsDoubled(frame.camp, action.tz, units_at(tx.state, frame.camp, action.tz)))


def refuse_double(
    t: Tables, s: State, frame: DoubleFrame, decision: Decision, action: Action
) -> Refusal | None:
    """Other units than Spanish ones, or none, stand there."""
    if isinstance(action, FightToTheDeath) and not decision.contains(action):
        return Refusal("conquest:T3-h", texts.ONLY_SPANISH())
    return None


@rule("conquest:T3-g", "conquest:R-36")
def pending_feint(t: Tables, s: State, frame: FeintFrame) -> tuple[Decision, ...]:
    """From where to where, then which units."""
    if frame.origin:
        units = _feinting(t, s, frame.camp, frame.origin)
        domain = Some(units, 1, min(frame.most, len(units)))
        prompt = texts.FEINT_WHO(origin=Ref("tz", frame.origin, "de"), to=Ref("tz", frame.to, "def"))
        subject = (f"tz:{frame.origin}", f"tz:{frame.to}")
        return (Decision(frame.camp, "feint_units", prompt, domain, "conquest:T3-g", subject=subject),)
    free = free_of_enemies(s, frame.camp)
    moves = tuple(
        Feint(origin, to) for origin in feint_sources(t, s, frame.camp) for to in free if to != origin
    )
    if not moves:
        return ()
    prompt = texts.FEINT_WHERE(frame.most)
    return (Decision(frame.camp, "feint", prompt, OneOf(moves), "conquest:T3-g", may_pass=True),)


def _feinting(t: Tables, s: State, camp: Camp, tz: str) -> tuple[str, ...]:
    return tuple(unit for unit in units_at(s, camp, tz) if not is_spanish(t, unit))


def answer_feint(t: Tables, tx: Tx[State, Event], frame: FeintFrame, seat: Seat, action: Action) -> None:
    """The way is fixed, or the units go."""
    if isinstance(action, Feint):
        tx.emit(FrameChanged(replace(frame, origin=action.origin, to=action.to)))
        return
    tx.emit(FramePopped())
    if isinstance(action, Passed):
        return
    assert isinstance(action, Chosen)
    tx.emit(PiecesShifted(frame.camp, action.items, frame.origin, frame.to, "feint"))
    rehome_commanders(t, tx, enemy(frame.camp), frame.to)


def refuse_feint(
    t: Tables, s: State, frame: FeintFrame, decision: Decision, action: Action
) -> Refusal | None:
    """A tactical zone that does not fit, or too many units."""
    if decision.contains(action):
        return None
    if isinstance(action, Feint):
        if action.origin not in feint_sources(t, s, frame.camp):
            return Refusal("conquest:T3-g", texts.FEINT_FROM())
        return Refusal("conquest:T3-g", texts.FEINT_TO())
    if isinstance(action, Chosen) and frame.origin:
        for piece in action.items:
            if piece not in _feinting(t, s, frame.camp, frame.origin):
                return Refusal("conquest:T3-g", texts.FEINT_FROM())
        return Refusal("conquest:T3-g", texts.AT_MOST_UNITS(frame.most))
    return None


@rule("conquest:R-29")
def pending_drive(t: Tables, s: State, frame: DriveFrame) -> tuple[Decision, ...]:
    """Which units are driven back."""
    shocked = frame.why == "shock"
    template = texts.SHOCK_WHO if shocked else texts.ENVELOPING_WHO
    clause = "conquest:T3-f" if shocked else "conquest:T3-k"
    domain = Some(frame.units, frame.count, frame.count)
    prompt = template(frame.count, tz=Ref("tz", frame.tz, "def"))
    return (Decision(frame.chooser, "drive", prompt, domain, clause, subject=(f"tz:{frame.tz}",)),)


def answer_drive(t: Tables, tx: Tx[State, Event], frame: DriveFrame, seat: Seat, action: Action) -> None:
    """They are driven back."""
    assert isinstance(action, Chosen)
    tx.emit(FramePopped())
    retreat_units(t, tx, frame.camp, action.items, frame.why)


def refuse_drive(
    t: Tables, s: State, frame: DriveFrame, decision: Decision, action: Action
) -> Refusal | None:
    """Units that do not run, or another number."""
    if not isinstance(action, Chosen) or decision.contains(action):
        return None
    for piece in action.items:
        if piece not in frame.units:
            return Refusal(decision.clause, texts.NOT_DRIVEN(piece=Ref("piece", piece)))
    return Refusal(decision.clause, texts.EXACTLY_UNITS(frame.count))


def run_on(t: Tables, tx: Tx[State, Event], frame: object) -> None:
    """There is nothing to choose."""
    tx.emit(FramePopped())


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    DoubleFrame: (pending_double, answer_double, run_on),
    FeintFrame: (pending_feint, answer_feint, run_on),
    DriveFrame: (pending_drive, answer_drive, run_on),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {
    DoubleFrame: refuse_double,
    FeintFrame: refuse_feint,
    DriveFrame: refuse_drive,
}
