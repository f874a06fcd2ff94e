"""Chapter 10.4: sieges: length, artillery, assaults, exits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from msgspec.structs import replace

from anahuac.engine.decision import Action, Chosen, Decision, OneOf, Passed, Seat, Some
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.conquest.actions.siege import AttackAgain, BreakOff, MakeExit
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import FrameChanged, FramePopped, FramePushed, LeaderNamed
from anahuac.games.conquest.events.siege import (
    ArtilleryFired,
    AssaultRolled,
    ExitTried,
    SiegeBegan,
    SiegeEnded,
    SiegeRoundBegan,
    SortieFought,
    SortieMade,
    SortieReturned,
)
from anahuac.games.conquest.frames.siege import Side, SiegeFrame
from anahuac.games.conquest.model import Siege, State, commanders_in, units_in
from anahuac.games.conquest.rules import ch10_effects
from anahuac.games.conquest.rules.ch02_stacks import leader_candidates, may_lead
from anahuac.games.conquest.rules.ch05_zones import has_units
from anahuac.games.conquest.rules.ch10_3_4_ratio import Strike, column_of, table_for
from anahuac.games.conquest.rules.ch10_5_after import conclude, take_refuge
from anahuac.games.conquest.rules.ch10_casualties import eliminate_units
from anahuac.games.conquest.terms import ELIMINATED, Camp, enemy
from anahuac.games.conquest.texts import siege as texts
from anahuac.games.conquest.values import by_rank_then_name, cf_of, historical_commanders, is_spanish, tc_of

#: Historical Spanish commanders who give an assault its bonus (10.4-e).
STORM_LEADERS = 3


def fought(s: State) -> Siege:
    """The siege being fought. Only to be asked while there is one."""
    assert s.siege is not None
    return s.siege


# ---------------------------------------------------------------------- a siege


@rule("conquest:10.4-a", "conquest:10.4-b", "conquest:R-41")
def open_siege(t: Tables, tx: Tx[State, Event], zone: int) -> None:
    """Roll the number of rounds: a die and 1 for each historical commander of the besieger (by the setting of
    both sides). No markers, no random event."""
    s = tx.state
    camps = (s.active, enemy(s.active)) if s.settings.siege_rounds_commanders == "both" else (s.active,)
    commanders = sum(len(historical_commanders(t, s, commanders_in(s, camp, zone))) for camp in camps)
    die = tx.chance.roll("siege.rounds", 6)
    spanish_force = ch10_effects.is_spanish_force(t, s, zone)
    rounds = die + commanders
    tx.emit(SiegeBegan(zone, s.active, die, commanders, rounds, t.zones[zone].fv, spanish_force))
    tx.emit(FramePushed(SiegeFrame(zone, "round")))


def pending_siege(t: Tables, s: State, frame: SiegeFrame) -> tuple[Decision, ...]:
    """The exit and who makes it, and whether the besieger goes on."""
    if frame.stage == "exit":
        return _pending_exit(t, s, frame)
    if frame.stage == "sortie":
        return _pending_sortie(t, s, frame)
    if frame.stage == "continue" and fought(s).round < fought(s).rounds:
        return _pending_continue(s, frame)
    return ()


def answer_siege(t: Tables, tx: Tx[State, Event], frame: SiegeFrame, seat: Seat, action: Action) -> None:
    """An answer to one of these."""
    del seat
    match action:
        case MakeExit(commander=commander):
            _try_exit(t, tx, frame, commander)
        case Passed():
            tx.emit(FrameChanged(replace(frame, stage="continue")))
        case Chosen(items=units):
            _sortie(t, tx, frame, units)
        case BreakOff():
            _end(t, tx, frame, enemy(fought(tx.state).besieger), "lifted")
        case _:
            tx.emit(FrameChanged(replace(frame, stage="round")))


@rule("conquest:10.4-c")
def run_siege(t: Tables, tx: Tx[State, Event], frame: SiegeFrame) -> None:
    """The next sequence of the round: artillery and assault, exit, end of the round."""
    match frame.stage:
        case "round":
            _bombard(t, tx, frame)
            _assault(t, tx, frame)
        case "assaulted":
            _after_assault(t, tx, frame)
        case "exit":
            tx.emit(FrameChanged(replace(frame, stage="continue")))
        case "sortie":
            assert frame.commander is not None
            _sortie(t, tx, frame, exit_units(t, tx.state, frame.zone, frame.commander))
        case "sortied":
            _after_sortie(t, tx, frame)
        case "returning":
            _return(t, tx, frame)
        case "continue":
            _end(t, tx, frame, enemy(fought(tx.state).besieger), "rounds")


# ---------------------------------------------------------------------- artillery and assault


@rule("conquest:10.4-d")
def guns_of(t: Tables, s: State, besieger: Camp, zone: int) -> tuple[tuple[str, int, int], ...]:
    """The besieging cannons in the order of their dice: each with how many dice it has and up to what they hit."""
    return tuple(
        (cannon, s.units[cannon].sp, cf_of(t, s, cannon))
        for cannon in ch10_effects.cannons_in(t, s, besieger, zone)
    )


@rule("conquest:10.4-e", "conquest:R-25", "conquest:R-41", "conquest:R-56")
def assault_of(t: Tables, s: State, besieger: Camp, zone: int, spanish_force: bool, fv: int) -> Strike:
    """The roll of an assault before its die, against walls of which ``fv`` is left."""
    att = _factors(t, s, s.stacks[besieger][zone].pieces)
    dfd = _factors(t, s, s.stacks[enemy(besieger)][zone].pieces)
    table = table_for(t, s, besieger, spanish_force, False)
    ratio = column_of(t, s, table, att, dfd, True)
    return Strike(table, att, dfd, ratio, fv, 0, storm_bonus(t, s, besieger, zone))


@rule("conquest:10.4-d")
def _bombard(t: Tables, tx: Tx[State, Event], frame: SiegeFrame) -> None:
    """A new round with the walls repaired; a die for each strength point of each besieging cannon."""
    zone, siege = frame.zone, fought(tx.state)
    tx.emit(SiegeRoundBegan(zone, siege.round + 1, siege.rounds, t.zones[zone].fv))
    for cannon, number, cf in guns_of(t, tx.state, siege.besieger, zone):
        dice = tuple(tx.chance.roll("siege.artillery", 6) for _ in range(number))
        left = max(0, fought(tx.state).fv - sum(die <= cf for die in dice))
        tx.emit(ArtilleryFired(zone, siege.besieger, cannon, dice, cf, left))


@rule("conquest:10.4-e", "conquest:R-25", "conquest:R-41", "conquest:R-56")
def _assault(t: Tables, tx: Tx[State, Event], frame: SiegeFrame) -> None:
    """Ratio of combat factors, shifted left by the fortress value left, a die and the bonus of three leaders."""
    s, zone = tx.state, frame.zone
    siege = fought(s)
    attacker, defender = siege.besieger, enemy(siege.besieger)
    mine, theirs = s.stacks[attacker][zone].pieces, s.stacks[defender][zone].pieces
    strike = assault_of(t, s, attacker, zone, siege.spanish_force, siege.fv)
    columns = strike.table.columns
    die = tx.chance.roll("crt", 6)
    first, second = strike.results(t, s, die)
    tx.emit(
        AssaultRolled(
            zone,
            attacker,
            strike.attack,
            strike.defence,
            ch10_effects.table_id(t, strike.table),
            columns[strike.ratio],
            siege.fv,
            columns[strike.column],
            die,
            strike.leader,
            first,
            second,
        )
    )
    tx.emit(FrameChanged(replace(frame, stage="assaulted", attacker=first, defender=second)))
    ch10_effects.open_effects(t, tx, zone, Side(attacker, mine, first), Side(defender, theirs, second))


@rule("conquest:10.4-e", "conquest:R-41")
def storm_bonus(t: Tables, s: State, besieger: Camp, zone: int) -> int:
    """1 if three or more historical Spanish commanders are among the besiegers."""
    leaders = historical_commanders(t, s, commanders_in(s, besieger, zone))
    return int(sum(is_spanish(t, leader) for leader in leaders) >= STORM_LEADERS)


@rule("conquest:10.4-f", "conquest:10.4-h")
def _after_assault(t: Tables, tx: Tx[State, Event], frame: SiegeFrame) -> None:
    """R costs cannons and moves nobody; then an exit, if both sides are still there."""
    besieger = fought(tx.state).besieger
    if frame.attacker.retreat:
        ch10_effects.eliminate_cannons(t, tx, besieger, frame.zone)
    if frame.defender.retreat:
        ch10_effects.eliminate_cannons(t, tx, enemy(besieger), frame.zone)
    if not _is_over(t, tx, frame):
        tx.emit(FrameChanged(replace(frame, stage="exit")))


# ---------------------------------------------------------------------- exit


@rule("conquest:10.4-g", "conquest:8-l")
def exit_units(t: Tables, s: State, zone: int, commander: str) -> tuple[str, ...]:
    """The besieged units that a commander may lead out: not cannons, nor those he may not command."""
    camp = s.commanders[commander].camp
    units = [
        unit
        for unit in units_in(s, camp, zone)
        if t.units[unit].type != ch10_effects.CANNON and may_lead(t, s, commander, unit)
    ]
    return tuple(sorted(units, key=t.order.__getitem__))


@rule("conquest:10.4-g")
def exit_leaders(t: Tables, s: State, zone: int) -> tuple[str, ...]:
    """The besieged commanders who have units to lead out, by rank."""
    besieged = enemy(fought(s).besieger)
    commanders = by_rank_then_name(t, s, commanders_in(s, besieged, zone))
    return tuple(commander for commander in commanders if exit_units(t, s, zone, commander))


@rule("conquest:10.4-g")
def _pending_exit(t: Tables, s: State, frame: SiegeFrame) -> tuple[Decision, ...]:
    leaders = exit_leaders(t, s, frame.zone)
    if not leaders or fought(s).exit_tried:
        return ()
    besieged = enemy(fought(s).besieger)
    prompt = texts.TRY_EXIT(place=Ref("place", str(frame.zone), "de"))
    options = OneOf(tuple(MakeExit(leader) for leader in leaders))
    subject = (f"place:{frame.zone}",)
    return (Decision(besieged, "exit", prompt, options, "conquest:10.4-g", may_pass=True, subject=subject),)


@rule("conquest:10.4-g", "conquest:G-8")
def _try_exit(t: Tables, tx: Tx[State, Event], frame: SiegeFrame, commander: str) -> None:
    """A die against his tactical capacity; who is sent among equals leads the besieged until their stack changes."""
    s = tx.state
    stack = s.stacks[s.commanders[commander].camp][frame.zone]
    equals = leader_candidates(t, s, stack.pieces)
    if len(equals) > 1 and commander in equals and stack.leader is None:
        tx.emit(LeaderNamed(s.commanders[commander].camp, frame.zone, commander))
    tc = tc_of(t, s, commander)
    die = tx.chance.roll("siege.exit", 6)
    chief = s.commanders[commander]
    tx.emit(ExitTried(frame.zone, chief.camp, commander, die, tc, chief.back))
    if die <= tc:
        tx.emit(FrameChanged(replace(frame, stage="sortie", commander=commander)))
    else:
        tx.emit(FrameChanged(replace(frame, stage="continue")))


@rule("conquest:10.4-g")
def _pending_sortie(t: Tables, s: State, frame: SiegeFrame) -> tuple[Decision, ...]:
    """Which units go out with him, if there is a choice."""
    assert frame.commander is not None
    units = exit_units(t, s, frame.zone, frame.commander)
    if len(units) < 2:
        return ()
    prompt = texts.SORTIE_UNITS(piece=Ref("piece", frame.commander, "def"))
    subject = (f"piece:{frame.commander}", f"place:{frame.zone}")
    domain = Some(units, 1, len(units))
    besieged = s.commanders[frame.commander].camp
    return (Decision(besieged, "sortie", prompt, domain, "conquest:10.4-g", subject=subject),)


@rule("conquest:10.4-g", "conquest:R-42", "conquest:R-56", "conquest:10.3.4-t")
def sortie_of(
    t: Tables,
    s: State,
    besieged: Camp,
    zone: int,
    spanish_force: bool,
    commander: str,
    units: tuple[str, ...],
) -> Strike:
    """The roll of a sortie before its die: without the walls, by the table of the besieged; +1 if their leader
    leads."""
    att = _factors(t, s, units)
    dfd = _factors(t, s, s.stacks[enemy(besieged)][zone].pieces)
    table = table_for(t, s, besieged, spanish_force, False)
    column = column_of(t, s, table, att, dfd, True)
    return Strike(table, att, dfd, column, 0, 0, int(_leads(t, s, besieged, zone, commander)))


@rule("conquest:10.4-g", "conquest:R-42", "conquest:R-56", "conquest:10.3.4-t")
def _sortie(t: Tables, tx: Tx[State, Event], frame: SiegeFrame, units: tuple[str, ...]) -> None:
    """The besieged attack the whole besieger."""
    assert frame.commander is not None
    zone, siege = frame.zone, fought(tx.state)
    attacker, defender = enemy(siege.besieger), siege.besieger
    mine = (*units, frame.commander)
    tx.emit(SortieMade(zone, attacker, mine))
    s = tx.state
    theirs = s.stacks[defender][zone].pieces
    strike = sortie_of(t, s, attacker, zone, siege.spanish_force, frame.commander, units)
    die = tx.chance.roll("crt", 6)
    first, second = strike.results(t, s, die)
    name = ch10_effects.table_id(t, strike.table)
    column = strike.table.columns[strike.column]
    tx.emit(
        SortieFought(
            zone, attacker, strike.attack, strike.defence, name, column, die, strike.leader, first, second
        )
    )
    tx.emit(FrameChanged(replace(frame, stage="sortied", attacker=first, defender=second)))
    ch10_effects.open_effects(t, tx, zone, Side(attacker, mine, first), Side(defender, theirs, second))


@rule("conquest:10.4-g", "conquest:R-42", "conquest:10.3.4-s")
def _after_sortie(t: Tables, tx: Tx[State, Event], frame: SiegeFrame) -> None:
    """R costs the besieger's cannons; cannons left alone before the sortie are lost.

    A leader who has lost every unit that went out with him stands alone outside, and takes refuge from there.
    """
    assert frame.commander is not None
    zone, siege = frame.zone, fought(tx.state)
    besieger = siege.besieger
    if frame.defender.retreat:
        ch10_effects.eliminate_cannons(t, tx, besieger, zone)
    s = tx.state
    cannons = ch10_effects.cannons_in(t, s, besieger, zone)
    went_out = any(piece in s.units and s.units[piece].zone > ELIMINATED for piece in siege.sortie)
    if cannons and went_out and len(cannons) == len(units_in(s, besieger, zone)):
        eliminate_units(t, tx, besieger, cannons, "overrun", zone)
    tx.emit(FrameChanged(replace(frame, stage="returning")))
    if not went_out and frame.commander in commanders_in(tx.state, enemy(besieger), zone):
        take_refuge(t, tx, enemy(besieger), zone, (frame.commander,))


@rule("conquest:10.4-g", "conquest:R-42")
def _return(t: Tables, tx: Tx[State, Event], frame: SiegeFrame) -> None:
    """The sortie goes back behind the walls; the siege goes on if both sides are still there."""
    tx.emit(SortieReturned(frame.zone))
    if not _is_over(t, tx, frame):
        tx.emit(FrameChanged(replace(frame, stage="continue", commander=None)))


def _leads(t: Tables, s: State, camp: Camp, zone: int, commander: str) -> bool:
    """Whether he is the leader of the besieged; among equals whoever his owner sends, unless he named one."""
    stack = s.stacks[camp][zone]
    candidates = leader_candidates(t, s, stack.pieces)
    return commander == stack.leader if stack.leader in candidates else commander in candidates


# ---------------------------------------------------------------------- end of the round, end of the siege


@rule("conquest:10.4-h")
def _pending_continue(s: State, frame: SiegeFrame) -> tuple[Decision, ...]:
    siege = fought(s)
    left = siege.rounds - siege.round
    prompt = texts.GO_ON_WITH_SIEGE(left, place=Ref("place", str(frame.zone), "de"))
    options = OneOf((AttackAgain(), BreakOff()))
    subject = (f"place:{frame.zone}",)
    return (Decision(siege.besieger, "attack_again", prompt, options, "conquest:10.4-h", subject=subject),)


@rule("conquest:10.4-h", "conquest:R-52")
def _is_over(t: Tables, tx: Tx[State, Event], frame: SiegeFrame) -> bool:
    """End the siege if a side has no unit left; if neither has, the besieged keep the zone."""
    besieger = fought(tx.state).besieger
    besieged = enemy(besieger)
    if not has_units(tx.state, besieger, frame.zone):
        _end(t, tx, frame, besieged, "eliminated")
    elif not has_units(tx.state, besieged, frame.zone):
        _end(t, tx, frame, besieger, "eliminated")
    else:
        return False
    return True


@rule("conquest:10.4-i")
def _end(
    t: Tables,
    tx: Tx[State, Event],
    frame: SiegeFrame,
    winner: Camp,
    why: Literal["eliminated", "lifted", "rounds"],
) -> None:
    """The besieger has won only if nobody is left inside; else he has to leave."""
    tx.emit(FramePopped())
    tx.emit(SiegeEnded(frame.zone, fought(tx.state).besieger, winner, why))
    conclude(t, tx, frame.zone, winner, "siege")


def _factors(t: Tables, s: State, pieces: tuple[str, ...]) -> int:
    return sum(cf_of(t, s, piece) for piece in pieces if piece in s.units)


@rule("conquest:10.4-g")
def refuse_siege(
    t: Tables, s: State, frame: SiegeFrame, decision: Decision, action: Action
) -> Refusal | None:
    """An exit without commander, with cannons, or with units that he may not command."""
    if decision.contains(action):
        return None
    if isinstance(action, MakeExit):
        piece = Ref("piece", action.commander, "def")
        if action.commander in s.commanders and action.commander in commanders_in(
            s, enemy(fought(s).besieger), frame.zone
        ):
            return Refusal("conquest:10.4-g", texts.NOBODY_TO_LEAD(piece=piece))
        return Refusal("conquest:10.4-g", texts.NOT_A_BESIEGED_COMMANDER(piece=piece))
    if isinstance(action, Chosen) and frame.stage == "sortie":
        return _why_no_sortie(t, s, frame, action.items)
    return None


def _why_no_sortie(t: Tables, s: State, frame: SiegeFrame, units: tuple[str, ...]) -> Refusal | None:
    assert frame.commander is not None
    if not units:
        return Refusal("conquest:10.4-g", texts.NEEDS_A_UNIT())
    allowed = exit_units(t, s, frame.zone, frame.commander)
    for unit in units:
        piece = Ref("piece", unit)
        if unit in allowed:
            continue
        if unit in s.units and t.units[unit].type == ch10_effects.CANNON:
            return Refusal("conquest:10.4-g", texts.NO_CANNONS(piece=piece))
        if unit in units_in(s, s.commanders[frame.commander].camp, frame.zone):
            chief = Ref("piece", frame.commander, "def")
            return Refusal("conquest:8-l", texts.MAY_NOT_LEAD(chief=chief, piece=Ref("piece", unit, "def")))
        return Refusal("conquest:10.4-g", texts.NOT_BESIEGED(piece=piece))
    return None


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    SiegeFrame: (pending_siege, answer_siege, run_siege),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {SiegeFrame: refuse_siege}
