"""Chapter 10.1: which combats there are, of which kind, and which comes next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.decision import Action, Decision, OneOf, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.conquest.actions.siege import FightAt
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import FightCleared, FramePopped, FramePushed
from anahuac.games.conquest.events.siege import CombatBegan
from anahuac.games.conquest.frames.siege import CombatKind, CombatsFrame
from anahuac.games.conquest.model import State, form_of, strength
from anahuac.games.conquest.rules import ch10_2_accelerated, ch10_3_4_rounds, ch10_4_siege
from anahuac.games.conquest.rules.ch05_zones import has_units, is_disputed
from anahuac.games.conquest.rules.ch08_displaced import displace_lone_commanders
from anahuac.games.conquest.terms import CAMPS, enemy
from anahuac.games.conquest.texts import siege as texts

#: Strength points that both camps need for a major battle (10.1-b).
MAJOR = 10


@rule("conquest:10.1-a", "conquest:9-d", "conquest:8-n")
def open_battles(t: Tables, tx: Tx[State, Event]) -> None:
    """The stage of battles.

    Where attrition took the last unit of an attacker, nobody is left to fight: the marker is taken off, and his
    commanders, alone beside enemy units, make way like any lone commander.
    """
    tx.emit(FramePushed(CombatsFrame("battles")))
    for zone in sorted(tx.state.fights):
        if is_disputed(tx.state, zone):
            continue
        tx.emit(FightCleared(zone))
        for camp in CAMPS:
            if has_units(tx.state, camp, zone):
                displace_lone_commanders(t, tx, camp, zone)


def open_sieges(t: Tables, tx: Tx[State, Event]) -> None:
    """The stage of sieges, after all battles (6-c)."""
    del t
    tx.emit(FramePushed(CombatsFrame("sieges")))


@rule("conquest:10.1-a")
def is_siege(s: State, zone: int) -> bool:
    """Whether the combat in a disputed zone is a siege: the inactive camp stands there as a garrison."""
    return form_of(s, enemy(s.active), zone) == "garrison"


@rule("conquest:10.1-b", "conquest:R-04")
def kind_of(s: State, zone: int) -> CombatKind:
    """The kind of the combat in a disputed zone: major if both camps have 10 strength points now."""
    if is_siege(s, zone):
        return "siege"
    both = min(strength(s, s.stacks[camp][zone].pieces) for camp in (s.active, enemy(s.active)))
    return "major" if both >= MAJOR else "minor"


@rule("conquest:10.1-a", "conquest:6-c")
def combats(s: State, frame: CombatsFrame) -> tuple[int, ...]:
    """The zones in which a combat of this stage is still to be fought, rising."""
    foe = enemy(s.active)
    enemies = s.stacks[foe]
    disputed = [
        zone
        for zone in s.stacks[s.active]
        if zone in enemies and has_units(s, s.active, zone) and has_units(s, foe, zone)
    ]
    if frame.stage == "battles":
        disputed = [zone for zone in disputed if not is_siege(s, zone)]
    return tuple(sorted(disputed))


@rule("conquest:6-c", "conquest:R-57")
def pending_combats(t: Tables, s: State, frame: CombatsFrame) -> tuple[Decision, ...]:
    """Which combat comes next, if there are several."""
    del t
    zones = combats(s, frame)
    if len(zones) < 2:
        return ()
    prompt = texts.NEXT_BATTLE() if frame.stage == "battles" else texts.NEXT_SIEGE()
    options = OneOf(tuple(FightAt(zone) for zone in zones))
    subject = tuple(f"place:{zone}" for zone in zones)
    return (Decision(s.active, "next_combat", prompt, options, "conquest:6-c", subject=subject),)


def answer_combats(t: Tables, tx: Tx[State, Event], frame: CombatsFrame, seat: Seat, action: Action) -> None:
    """The active player has chosen."""
    del frame, seat
    assert isinstance(action, FightAt)
    _begin(t, tx, action.zone)


def run_combats(t: Tables, tx: Tx[State, Event], frame: CombatsFrame) -> None:
    """The only combat left, or the end of the stage."""
    zones = combats(tx.state, frame)
    if zones:
        _begin(t, tx, zones[0])
    else:
        tx.emit(FramePopped())


def refuse_combats(
    t: Tables, s: State, frame: CombatsFrame, decision: Decision, action: Action
) -> Refusal | None:
    """No combat there, or a siege while battles are left."""
    del t
    if not isinstance(action, FightAt) or decision.contains(action):
        return None
    place = Ref("place", str(action.zone), "de")
    if frame.stage == "battles" and action.zone in combats(s, CombatsFrame("sieges")):
        return Refusal("conquest:6-c", texts.BATTLES_FIRST(place=place))
    return Refusal("conquest:10.1-a", texts.NO_COMBAT(place=Ref("place", str(action.zone))))


@rule("conquest:10.1-b")
def _begin(t: Tables, tx: Tx[State, Event], zone: int) -> None:
    s = tx.state
    kind = kind_of(s, zone)
    attacking, defending = (strength(s, s.stacks[camp][zone].pieces) for camp in (s.active, enemy(s.active)))
    tx.emit(CombatBegan(zone, kind, s.active, attacking, defending))
    if kind == "major":
        ch10_3_4_rounds.open_battle(t, tx, zone)
    elif kind == "minor":
        ch10_2_accelerated.open_accelerated(t, tx, zone)
    else:
        ch10_4_siege.open_siege(t, tx, zone)


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    CombatsFrame: (pending_combats, answer_combats, run_combats),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {CombatsFrame: refuse_combats}
