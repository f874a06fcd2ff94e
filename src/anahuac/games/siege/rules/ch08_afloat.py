"""Chapter 8.22 and 8.23: lake combat, the first half of sub-phase 2a. Bombardment follows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from anahuac.engine.decision import Action, Chosen, Decision, OneOf, Seat, Some
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.siege.actions.afloat import FightInArea
from anahuac.games.siege.actions.ground import Lead
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.afloat import LakeFought
from anahuac.games.siege.events.core import FrameChanged, FramePopped, FramePushed, Marked
from anahuac.games.siege.frames.afloat import LakeBattleFrame
from anahuac.games.siege.frames.combat import AfloatFrame, Fought
from anahuac.games.siege.model import ATTACKED, DEFENDED, LED, State, is_occupied, stack_at
from anahuac.games.siege.rules import (
    ch08_bombardment,
    ch08_losses,
    ch08_odds,
    ch09_leaders,
    ch11_4_cannon,
    ch11_5_prisoners,
)
from anahuac.games.siege.rules.ch08_seen import hurt_since, stood
from anahuac.games.siege.terms import Camp, enemy, is_lake
from anahuac.games.siege.texts import afloat as texts


@rule("siege:8.22A", "siege:8.22B", "siege:8.24A")
def open_afloat(t: Tables, tx: Tx[State, Event]) -> None:
    """Sub-phase 2a: one battle in every area that holds both sides, then bombardment."""
    areas = contested(t, tx.state)
    if areas:
        tx.emit(FramePushed(AfloatFrame(areas)))
    else:
        ch08_bombardment.open_bombardment(t, tx)


@rule("siege:8.22A", "siege:7.11D")
def contested(t: Tables, s: State) -> tuple[str, ...]:
    """The areas that hold combat units of both camps, in the order of their numbers."""
    return tuple(
        area
        for area in t.lakes
        if all(is_occupied(s, camp, area) and crews(t, s, camp, area) for camp in (s.active, enemy(s.active)))
    )


def crews(t: Tables, s: State, camp: Camp, area: str) -> tuple[str, ...]:
    """The combat units of a camp in a lake area, in the order of the counters."""
    found = (piece for piece in stack_at(s, camp, area) if t.units[piece].is_combat_unit)
    return tuple(sorted(found, key=t.order.__getitem__))


# ---------------------------------------------------------------------- the areas, one by one


@rule("siege:8.22A", "siege:8.6A", "siege:8.6B")
def pending_area(t: Tables, s: State, frame: AfloatFrame) -> tuple[Decision, ...]:
    """Which battle is next, where there is more than one left."""
    del t
    if len(frame.areas) <= 1:
        return ()
    options = OneOf(tuple(FightInArea(area) for area in frame.areas))
    subject = tuple(f"place:{area}" for area in frame.areas)
    return (Decision(s.active, "lake_battle", texts.NEXT_AREA(), options, "siege:8.22A", subject=subject),)


def answer_area(t: Tables, tx: Tx[State, Event], frame: AfloatFrame, seat: Seat, action: Action) -> None:
    """The battle of that area begins."""
    del seat
    assert isinstance(action, FightInArea)
    _begin(t, tx, frame, action.area)


@rule("siege:8.22A")
def run_areas(t: Tables, tx: Tx[State, Event], frame: AfloatFrame) -> None:
    """The only area left, or on to bombardment."""
    if frame.areas:
        _begin(t, tx, frame, frame.areas[0])
        return
    tx.emit(FramePopped())
    ch08_bombardment.open_bombardment(t, tx)


@rule("siege:8.22A", "siege:8.3", "siege:8.1B")
def _begin(t: Tables, tx: Tx[State, Event], frame: AfloatFrame, area: str) -> None:
    """All units of the area take part but those whom the attacker withholds."""
    camp = tx.state.active
    mine, theirs = crews(t, tx.state, camp, area), crews(t, tx.state, enemy(camp), area)
    tx.emit(FrameChanged(AfloatFrame(tuple(one for one in frame.areas if one != area))))
    tx.emit(FramePushed(LakeBattleFrame(area, "withhold", mine, theirs)))


@rule("siege:8.22A")
def refuse_area(
    t: Tables, s: State, frame: AfloatFrame, decision: Decision, action: Action
) -> Refusal | None:
    """Not both sides there, or fought already."""
    del s, frame
    if not isinstance(action, FightInArea) or decision.contains(action):
        return None
    place = Ref("place", action.area)
    if action.area not in t.lakes:
        return Refusal("siege:8.22A", texts.NOT_AN_AREA(place=place))
    return Refusal("siege:8.22A", texts.NO_LAKE_BATTLE(place=place))


# ---------------------------------------------------------------------- a battle


@rule("siege:8.22A")
def most_withheld(frame: LakeBattleFrame) -> int:
    """Units that the attacker may withhold: those he has more than the defender, steps not counted."""
    return max(0, len(frame.attackers) - len(frame.defenders))


def reckoning(t: Tables, s: State, frame: LakeBattleFrame, led: str | None = None) -> ch08_odds.Reckoning:
    """The arithmetic of a lake battle as it stands, with the leader of the frame or another (``""``: nobody)."""
    by = frame.led if led is None else led
    camp = s.active
    mine = (*frame.attackers, *([by] if by else []))
    return ch08_odds.reckon(t, s, camp, mine, with_leader(s, enemy(camp), frame.defenders), frame.area, by)


@rule("siege:9.4A")
def with_leader(s: State, camp: Camp, units: tuple[str, ...]) -> tuple[str, ...]:
    """Units, and the leader of their camp if one of them carries him."""
    leader = ch09_leaders.LEADER[camp]
    carrier = s.pieces[leader].carrier if leader in s.pieces else ""
    return (*units, leader) if carrier in units else units


def pending_battle(t: Tables, s: State, frame: LakeBattleFrame) -> tuple[Decision, ...]:
    """Who is withheld, and whether the leader leads."""
    if frame.stage == "withhold" and most_withheld(frame):
        most = most_withheld(frame)
        prompt = texts.WITHHOLD(most, place=Ref("place", frame.area))
        domain = Some(frame.attackers, 0, most)
        subject = (f"place:{frame.area}",)
        return (Decision(s.active, "withhold", prompt, domain, "siege:8.22A", subject=subject),)
    if frame.stage == "lead":
        return ch09_leaders.use_of_leader(t, s, s.active, frame.attackers, frame.area)
    return ()


@rule("siege:8.22A")
def answer_battle(
    t: Tables, tx: Tx[State, Event], frame: LakeBattleFrame, seat: Seat, action: Action
) -> None:
    """The withheld keep out of the battle; the leader leads it, or does not."""
    del t, seat
    if frame.stage == "withhold":
        assert isinstance(action, Chosen)
        left = tuple(unit for unit in frame.attackers if unit not in action.items)
        tx.emit(FrameChanged(replace(frame, stage="lead", attackers=left)))
    else:
        led = action.leader if isinstance(action, Lead) else ""
        tx.emit(FrameChanged(replace(frame, stage="roll", led=led)))


@rule("siege:8.22A")
def run_battle(t: Tables, tx: Tx[State, Event], frame: LakeBattleFrame) -> None:
    """The next stage of a battle that asks nothing."""
    if frame.stage == "withhold":
        tx.emit(FrameChanged(replace(frame, stage="lead")))
    elif frame.stage == "lead":
        led = ch09_leaders.leaders_at_hand(t, tx.state, tx.state.active, frame.attackers)[0]
        tx.emit(FrameChanged(replace(frame, stage="roll", led=led)))
    elif frame.stage == "roll":
        _roll(t, tx, frame)
    elif frame.stage in ("attacker_losses", "defender_losses"):
        _take(t, tx, frame)
    elif frame.stage == "leaders":
        tx.emit(FrameChanged(replace(frame, stage="prisoners")))
        ch09_leaders.open_checks(t, tx, fought(t, tx.state, frame))
    elif frame.stage == "prisoners":
        tx.emit(FrameChanged(replace(frame, stage="over")))
        ch11_5_prisoners.check(t, tx, fought(t, tx.state, frame))
    else:
        tx.emit(FramePopped())


@rule("siege:8.2", "siege:8.17", "siege:8.22A", "siege:8.23", "siege:8.5C")
def _roll(t: Tables, tx: Tx[State, Event], frame: LakeBattleFrame) -> None:
    """Odds and shifts of leaders and markers, two dice, the table, then the doubling for boats."""
    s, camp = tx.state, tx.state.active
    sums = reckoning(t, s, frame)
    dice = (tx.chance.roll("crt", 6), tx.chance.roll("crt", 6))
    table, losses = ch08_odds.losses(t, sums, sum(dice))
    shifts = tuple((shift.id, shift.value) for shift in sums.shifts)
    tx.emit(
        LakeFought(
            camp,
            frame.area,
            frame.attackers,
            frame.defenders,
            frame.led,
            sums.attack,
            sums.defence,
            sums.raw,
            shifts,
            sums.column,
            dice,
            table,
            losses,
        )
    )
    tx.emit(Marked(frame.attackers, ATTACKED))
    tx.emit(Marked(frame.defenders, DEFENDED))
    if frame.led:
        tx.emit(Marked((frame.led,), LED))
    before = stood(t, s, (*frame.attackers, *frame.defenders))
    aboard = (*with_leader(s, camp, frame.attackers), *with_leader(s, enemy(camp), frame.defenders))
    carried = ch11_4_cannon.carried_among(s, aboard)
    rolled = replace(frame, stage="attacker_losses", before=before, carried=carried, losses=losses)
    tx.emit(FrameChanged(rolled))


@rule("siege:8.18", "siege:8.18.2")
def _take(t: Tables, tx: Tx[State, Event], frame: LakeBattleFrame) -> None:
    """Each side takes its losses from its units in the battle, the attacker first."""
    camp = tx.state.active
    if frame.stage == "attacker_losses":
        tx.emit(FrameChanged(replace(frame, stage="defender_losses")))
        ch08_losses.ask_losses(t, tx, camp, frame.attackers, frame.losses[0], "lake", frame.area)
    else:
        tx.emit(FrameChanged(replace(frame, stage="leaders")))
        ch08_losses.ask_losses(t, tx, enemy(camp), frame.defenders, frame.losses[1], "lake", frame.area)


def fought(t: Tables, s: State, frame: LakeBattleFrame) -> Fought:
    """The battle as what follows it needs to know it, once the losses are taken."""
    hurt = hurt_since(s, frame.before)
    lost = [0, 0]
    for unit, _, steps in hurt:
        lost[t.units[unit].camp != s.active] += steps
    mine, theirs = (
        (*units, *(piece for piece, carrier in frame.carried if carrier in units))
        for units in (frame.attackers, frame.defenders)
    )
    return Fought(
        "lake", frame.area, s.active, mine, theirs, frame.led, lost[0], lost[1], hurt, frame.carried
    )


@rule("siege:8.22A")
def refuse_battle(
    t: Tables, s: State, frame: LakeBattleFrame, decision: Decision, action: Action
) -> Refusal | None:
    """More than the surplus, or a unit that is not there."""
    if frame.stage != "withhold":
        if isinstance(action, Lead) and not decision.contains(action):
            return Refusal("siege:9.4A", texts.NOT_ABOARD(leader=Ref("piece", action.leader)))
        return None
    if not isinstance(action, Chosen) or decision.contains(action):
        return None
    for unit in action.items:
        if unit not in frame.attackers:
            here = unit in s.pieces and is_lake(s.pieces[unit].at) and s.pieces[unit].at == frame.area
            theirs = here and t.units[unit].camp != s.active
            said = texts.DEFENDER_WITHHOLDS_NONE if theirs else texts.NOT_IN_AREA
            return Refusal("siege:8.22A", said(piece=Ref("piece", unit), place=Ref("place", frame.area)))
    return Refusal("siege:8.22A", texts.TOO_MANY_WITHHELD(most_withheld(frame)))


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    AfloatFrame: (pending_area, answer_area, run_areas),
    LakeBattleFrame: (pending_battle, answer_battle, run_battle),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {
    AfloatFrame: refuse_area,
    LakeBattleFrame: refuse_battle,
}
