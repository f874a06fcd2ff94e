"""Chapter 7: reinforcements, returning commanders, points, purchases and placement, in the order of R-20."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from anahuac.engine.decision import Action, Decision, OneOf, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.games.conquest.actions.core import Done
from anahuac.games.conquest.actions.strategic import Buy, Flip, ReturnCommander, ReturnUnit
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import FrameChanged, FramePopped, FramePushed, PiecesPlaced
from anahuac.games.conquest.events.strategic import UnitRestored
from anahuac.games.conquest.frames.strategic import ReplacementFrame
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules import ch05_control, ch07_points, ch07_refusals
from anahuac.games.conquest.rules.ch02_form_choice import ask_forms
from anahuac.games.conquest.rules.ch02_forms import settle_form
from anahuac.games.conquest.rules.ch07_reinforcements import come_ashore, roll_landing
from anahuac.games.conquest.rules.ch08_displaced import displace_lone_commanders
from anahuac.games.conquest.terms import ELIMINATED, OTHER, SPAIN
from anahuac.games.conquest.texts import strategic as texts
from anahuac.games.conquest.values import is_spanish, nation_of, rp_cost, steps_of

#: By nation, then by type: the first eliminated counter of that type; the others are its equals.
Groups = dict[str, dict[str, str]]


@rule("conquest:6-b", "conquest:7.1-a")
def open_replacements(t: Tables, tx: Tx[State, Event]) -> None:
    """Begin the step; there is none on the first turn."""
    if t.turns[tx.state.turn].rr_sequence:
        tx.emit(FramePushed(ReplacementFrame("reinforcements")))


# ---------------------------------------------------------------------- what can be bought


@rule("conquest:7.2-a", "conquest:7.2-e", "conquest:7.2-f", "conquest:7.2-h", "conquest:7.2-m")
def indian_purchases(t: Tables, s: State, frame: ReplacementFrame, groups: Groups) -> Iterator[Buy]:
    """Eliminated Indian units that the points left allow, at each strength and in each zone."""
    camp = s.active
    for nation, points in frame.points:
        group = groups.get(nation)
        budget = points if frame.pool is None else min(points, frame.pool)
        if not group or not budget or (nation == OTHER and frame.cap == 0):
            continue
        zones = ch07_points.placement_zones(t, s, camp, nation, commander=False)
        for unit in group.values():
            for sp in range(steps_of(t, s, unit), 0, -1):
                cost = rp_cost(t, s, unit, sp)
                if cost is not None and cost <= budget:
                    yield from (Buy(unit, sp, zone) for zone in zones)


@rule("conquest:7.2-k", "conquest:7.2-l", "conquest:7.2-o", "conquest:R-21")
def spanish_purchases(
    t: Tables, s: State, frame: ReplacementFrame, groups: Groups
) -> Iterator[Flip | ReturnUnit]:
    """Spanish units that strength points can restore on the map or bring back."""
    if not frame.infantry and not frame.cavalry:
        return
    budget = {"infantry": frame.infantry, "cavalry": frame.cavalry, None: 0}
    any_mix = s.settings.opt_spanish_sp_any_combination
    stacks = s.stacks[SPAIN]
    for zone in sorted(stacks):
        seen = set()
        for piece in stacks[zone].pieces:
            unit = s.units.get(piece)
            if unit is None or not is_spanish(t, piece) or unit.sp >= steps_of(t, s, piece):
                continue
            kind = t.units[piece].type
            if budget[ch07_points.class_of(t, piece)] and kind not in seen:
                if piece in frame.returned and not any_mix:
                    continue
                seen.add(kind)
                yield Flip(piece)
    zones = ch07_points.spanish_zones(t, s)
    for unit_id in groups.get(SPAIN, {}).values():
        most = min(budget[ch07_points.class_of(t, unit_id)], steps_of(t, s, unit_id) if any_mix else 1)
        for sp in range(most, 0, -1):
            yield from (ReturnUnit(unit_id, sp, zone) for zone in zones)


def eliminated(t: Tables, s: State) -> Groups:
    """The groups of eliminated units, equal counters (same nation and type) named once."""
    groups: Groups = {}
    units = s.units
    for unit, kind in t.units.items():
        if units[unit].zone == ELIMINATED:
            groups.setdefault(kind.nation, {}).setdefault(kind.type, unit)
    return groups


# ---------------------------------------------------------------------- the frame


@rule("conquest:7.2-i", "conquest:7.2-k", "conquest:7.2-m")
def pending_replacements(t: Tables, s: State, frame: ReplacementFrame) -> tuple[Decision, ...]:
    """Where commanders return, then purchases until the owner has done."""
    camp = s.active
    if frame.stage == "commanders":
        returns = tuple(
            ReturnCommander(commander, zone)
            for commander in ch07_points.returning(t, s, camp)
            for zone in ch07_points.commander_zones(t, s, commander)
        )
        if not returns:
            return ()
        return (Decision(camp, "return", texts.CHOOSE_RETURN(), OneOf(returns), "conquest:7.2-i"),)
    if frame.stage != "purchases" or not (frame.points or frame.infantry or frame.cavalry):
        return ()
    groups = eliminated(t, s)
    options: list[Action] = [
        *indian_purchases(t, s, frame, groups),
        *spanish_purchases(t, s, frame, groups),
    ]
    if not options:
        return ()
    options.append(Done())
    clause = "conquest:7.2-a" if frame.points else "conquest:7.2-k"
    return (Decision(camp, "purchase", texts.CHOOSE_PURCHASE(), OneOf(tuple(options)), clause),)


def answer_replacements(
    t: Tables, tx: Tx[State, Event], frame: ReplacementFrame, seat: Seat, action: Action
) -> None:
    """Carry out one return or purchase."""
    del seat
    match action:
        case ReturnCommander(commander=commander, zone=zone):
            _place(t, tx, frame, commander, 0, zone, "return")
        case Buy(unit=unit, sp=sp, zone=zone):
            _place(t, tx, _paid(t, tx.state, frame, unit, sp), unit, sp, zone, "replacement")
        case ReturnUnit(unit=unit, sp=sp, zone=zone):
            paid = _spent(t, frame, unit, sp)
            _place(t, tx, replace(paid, returned=(*paid.returned, unit)), unit, sp, zone, "replacement")
        case Flip(unit=unit):
            tx.emit(FrameChanged(_spent(t, frame, unit, 1)))
            tx.emit(
                UnitRestored(tx.state.active, unit, steps_of(t, tx.state, unit), tx.state.units[unit].zone)
            )
        case _:
            run_replacements(t, tx, frame)


@rule("conquest:7.1-f", "conquest:7.2-n", "conquest:R-20")
def run_replacements(t: Tables, tx: Tx[State, Event], frame: ReplacementFrame) -> None:
    """Go a stage further; at the end the owner chooses the forms of the stacks that received something."""
    camp = tx.state.active
    if frame.stage == "reinforcements":
        zone = roll_landing(t, tx, camp)
        tx.emit(FrameChanged(replace(frame, stage="commanders", touched=() if zone is None else (zone,))))
        if zone is not None:
            come_ashore(t, tx, camp, zone)
    elif frame.stage == "commanders":
        tx.emit(FrameChanged(replace(frame, stage="points")))
    elif frame.stage == "points":
        counted = ch07_points.count_points(t, tx, camp)
        points = tuple((row.nation, row.left) for row in counted.nations if row.left)
        ready = replace(
            frame,
            stage="purchases",
            points=points,
            pool=counted.pool,
            cap=counted.cap,
            infantry=counted.infantry,
            cavalry=counted.cavalry,
        )
        tx.emit(FrameChanged(ready))
    else:
        tx.emit(FramePopped())
        zones = tuple(zone for zone in frame.touched if zone in tx.state.stacks[camp])
        ask_forms(t, tx, camp, zones, "conquest:7.2-n")


@rule("conquest:7.2-g", "conquest:7.2-m", "conquest:7.2-n", "conquest:7.2-p", "conquest:8-n", "conquest:5-d")
def _place(
    t: Tables, tx: Tx[State, Event], frame: ReplacementFrame, piece: str, sp: int, zone: int, why: str
) -> None:
    """Put a counter on the map for the camp that pays; placement is no movement."""
    camp = tx.state.active
    tx.emit(FrameChanged(replace(frame, touched=tuple(sorted({*frame.touched, zone})))))
    tx.emit(PiecesPlaced(camp, zone, ((piece, sp),), why))
    settle_form(t, tx, camp, zone)
    if sp:
        ch05_control.take_marker(t, tx, camp, zone)
    displace_lone_commanders(t, tx, camp, zone)


@rule("conquest:7.2-a", "conquest:7.2-f")
def _paid(t: Tables, s: State, frame: ReplacementFrame, unit: str, sp: int) -> ReplacementFrame:
    """The frame with the points of a purchase gone; points never pass from nation to nation."""
    cost = rp_cost(t, s, unit, sp)
    assert cost is not None
    nation = nation_of(t, unit)
    return replace(
        frame,
        points=tuple((n, left - cost if n == nation else left) for n, left in frame.points),
        pool=None if frame.pool is None else frame.pool - cost,
        cap=frame.cap - 1 if nation == OTHER and frame.cap is not None else frame.cap,
    )


@rule("conquest:7.2-k")
def _spent(t: Tables, frame: ReplacementFrame, unit: str, sp: int) -> ReplacementFrame:
    """The frame with strength points of a unit's class gone."""
    if ch07_points.class_of(t, unit) == "infantry":
        return replace(frame, infantry=frame.infantry - sp)
    return replace(frame, cavalry=frame.cavalry - sp)


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    ReplacementFrame: (pending_replacements, answer_replacements, run_replacements),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {
    ReplacementFrame: ch07_refusals.refuse_replacements,
}
