"""Chapter 10.3.4.3: hand-to-hand, from the choice of the tactical zones to Death to the commander."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from anahuac.engine.decision import Action, Decision, OneOf, Passed, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.conquest.actions.melee import Attack
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import FrameChanged, FramePopped, FramePushed
from anahuac.games.conquest.events.melee import (
    AttackDeclared,
    AttackDeclined,
    AttackVoid,
    DeathRolled,
    HandToHandFought,
)
from anahuac.games.conquest.frames.melee import MeleeFrame, MeleeStage
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules import ch10_3_4_3_markers as markers
from anahuac.games.conquest.rules import ch10_3_4_ratio as ratio
from anahuac.games.conquest.rules.ch10_3_3_markers import (
    is_in_force,
    open_reveal,
    spend,
    spend_sequence,
)
from anahuac.games.conquest.rules.ch10_3_4_4_results import open_advance, open_result
from anahuac.games.conquest.rules.ch10_3_5_end import battle_ended, regroup
from anahuac.games.conquest.rules.ch10_3_board import fought, has_units, is_line_of_retreat, units_at
from anahuac.games.conquest.rules.ch10_casualties import eliminate_commander
from anahuac.games.conquest.terms import CAMPS, Camp, enemy
from anahuac.games.conquest.texts import melee as texts
from anahuac.games.conquest.values import cf_of

#: Links across which one attacks bear this tag in the board's data.
LINK = "hand_to_hand"
#: Up to this die Death to the commander kills (T3-i).
DEADLY = 3

# ---------------------------------------------------------------------- who may attack whom


@rule("conquest:10.3.4-h")
def attacks(t: Tables, s: State, camp: Camp) -> tuple[Attack, ...]:
    """Every pair of tactical zones that a camp may attack from and into now, in board order."""
    mine: set[str] = set()
    theirs: set[str] = set()
    units = s.units
    for piece, tz in fought(s).at.items():
        unit = units.get(piece)
        if unit is not None:
            (mine if unit.camp == camp else theirs).add(tz)
    board = t.board
    return tuple(
        Attack(origin, target)
        for origin in board.nodes
        if origin in mine
        for target in board.neighbours[origin]
        if target in theirs and board.tagged(origin, target, LINK)
    )


def why_no_attack(t: Tables, s: State, camp: Camp, origin: str, target: str) -> Refusal | None:
    """Why a camp cannot attack across a pair of tactical zones, or ``None``."""
    clause = "conquest:10.3.4-h"
    if is_line_of_retreat(origin) or is_line_of_retreat(target):
        return Refusal(clause, texts.NO_LINE_OF_RETREAT())
    if not has_units(s, camp, origin):
        return Refusal(clause, texts.NOBODY_ATTACKS(origin=Ref("tz", origin, "def")))
    if not has_units(s, enemy(camp), target):
        return Refusal(clause, texts.NOBODY_TO_ATTACK(target=Ref("tz", target, "def")))
    if not t.board.tagged(origin, target, LINK):
        return Refusal(
            clause, texts.NO_LINK(origin=Ref("tz", origin, "def"), target=Ref("tz", target, "def"))
        )
    return None


@rule("conquest:10.3.4-j", "conquest:T3-h")
def combat_factors(t: Tables, s: State, units: tuple[str, ...]) -> int:
    """Sum of the combat factors shown; those of units that fight to the death count twice."""
    doubled = fought(s).doubled
    return sum(cf_of(t, s, unit) * (2 if unit in doubled else 1) for unit in units)


# ---------------------------------------------------------------------- the sequence


@rule("conquest:10.3.4-h", "conquest:R-55")
def open_hand_to_hand(t: Tables, tx: Tx[State, Event]) -> None:
    """The attacker's hand-to-hand of the round; nothing where no two tactical zones face each other."""
    tx.emit(FramePushed(MeleeFrame(fought(tx.state).attacker, "pair")))


def launch(tx: Tx[State, Event], camp: Camp, origin: str, target: str) -> None:
    """A counter-attack that came off: from its markers on a hand-to-hand like any other (10.3.4-A)."""
    tx.emit(FramePushed(MeleeFrame(camp, "double", origin, target, counter=True)))


@rule("conquest:10.3.4-h", "conquest:R-55")
def pending_melee(t: Tables, s: State, frame: MeleeFrame) -> tuple[Decision, ...]:
    """The pair of tactical zones; in the first round there is no way round it."""
    if frame.stage != "pair":
        return ()
    options = attacks(t, s, frame.attacker)
    if not options:
        return ()
    optional = fought(s).round > 1
    prompt = texts.ATTACK_OR_NOT() if optional else texts.ATTACK()
    return (
        Decision(frame.attacker, "attack", prompt, OneOf(options), "conquest:10.3.4-h", may_pass=optional),
    )


def answer_melee(t: Tables, tx: Tx[State, Event], frame: MeleeFrame, seat: Seat, action: Action) -> None:
    """An attack is declared, or none."""
    if isinstance(action, Passed):
        tx.emit(FramePopped())
        tx.emit(AttackDeclined(frame.attacker))
        return
    assert isinstance(action, Attack)
    tx.emit(AttackDeclared(frame.attacker, action.origin, action.target))
    tx.emit(FrameChanged(MeleeFrame(frame.attacker, "reveal", action.origin, action.target)))


def refuse_melee(
    t: Tables, s: State, frame: MeleeFrame, decision: Decision, action: Action
) -> Refusal | None:
    """No attack in the first round, or one across no link, from or into the wrong place."""
    if isinstance(action, Passed) and not decision.may_pass:
        return Refusal("conquest:R-55", texts.MUST_ATTACK())
    if isinstance(action, Attack) and not decision.contains(action):
        return why_no_attack(t, s, frame.attacker, action.origin, action.target)
    return None


@rule("conquest:10.3.4-i", "conquest:10.3.4-l")
def run_melee(t: Tables, tx: Tx[State, Event], frame: MeleeFrame) -> None:
    """One stage after the other, as long as the battle lasts."""
    if frame.stage == "pair" or battle_ended(t, tx):
        tx.emit(FramePopped())
    elif not regroup(t, tx):
        STAGES[frame.stage](t, tx, frame)


def _to(tx: Tx[State, Event], frame: MeleeFrame, stage: MeleeStage) -> None:
    tx.emit(FrameChanged(replace(frame, stage=stage)))


def _reveal(t: Tables, tx: Tx[State, Event], frame: MeleeFrame) -> None:
    s = tx.state
    hands = fought(s).markers
    if not any(camp in hands and hands[camp].committed for camp in CAMPS):
        _to(tx, frame, "fight")
        return
    _to(tx, frame, "double")
    open_reveal(t, tx, "hand_to_hand", markers.usable(t, s, frame.attacker, frame.origin, frame.target))


def _double(t: Tables, tx: Tx[State, Event], frame: MeleeFrame) -> None:
    _to(tx, frame, "feint")
    for camp in CAMPS:
        if is_in_force(tx.state, camp, "to_the_death"):
            markers.double(t, tx, camp)


def _feint(t: Tables, tx: Tx[State, Event], frame: MeleeFrame) -> None:
    _to(tx, frame, "feint_back")
    if is_in_force(tx.state, frame.attacker, "feint"):
        markers.feint(t, tx, frame.attacker)


def _feint_back(t: Tables, tx: Tx[State, Event], frame: MeleeFrame) -> None:
    _to(tx, frame, "shock")
    if is_in_force(tx.state, enemy(frame.attacker), "feint"):
        markers.feint(t, tx, enemy(frame.attacker))


def _shock(t: Tables, tx: Tx[State, Event], frame: MeleeFrame) -> None:
    _to(tx, frame, "fight")
    if is_in_force(tx.state, frame.attacker, "shock"):
        markers.shock(t, tx, frame.attacker, frame.origin, frame.target)


@rule("conquest:10.3.4-i", "conquest:R-36")
def _fight(t: Tables, tx: Tx[State, Event], frame: MeleeFrame) -> None:
    """Nobody left to attack: no die, but an advance; nobody left attacking: the attack is lost."""
    s = tx.state
    attackers = units_at(s, frame.attacker, frame.origin)
    lost = not attackers
    if lost or not has_units(s, enemy(frame.attacker), frame.target):
        _to(tx, frame, "end")
        tx.emit(AttackVoid(frame.attacker, frame.origin, frame.target, lost))
        if not lost:
            open_advance(t, tx, frame.attacker, frame.origin, frame.target)
        return
    after: MeleeStage = "charge" if is_in_force(s, frame.attacker, "cavalry_charge") else "advance"
    _strike(t, tx, frame, attackers, after)


@rule("conquest:T3-e", "conquest:R-33")
def _charge(t: Tables, tx: Tx[State, Event], frame: MeleeFrame) -> None:
    """The cavalry attacks again by itself, if it and its enemy are still there."""
    s = tx.state
    cavalry = cavalry_at(t, s, frame.attacker, frame.origin)
    if cavalry and has_units(s, enemy(frame.attacker), frame.target):
        _strike(t, tx, frame, cavalry, "advance")
    else:
        _to(tx, frame, "advance")


@rule("conquest:10.3.4-j", "conquest:10.3.4-k", "conquest:10.3.4-t")
def strike_of(
    t: Tables, s: State, camp: Camp, origin: str, target: str, attackers: tuple[str, ...]
) -> ratio.Strike:
    """The roll of a camp's units of ``origin`` against whoever stands in ``target``, before its die."""
    battle = fought(s)
    attack = combat_factors(t, s, attackers)
    defence = combat_factors(t, s, units_at(s, enemy(camp), target))
    table = ratio.table_for(t, s, camp, battle.spanish_force, battle.war_to_the_death)
    column = ratio.column_of(t, s, table, attack, defence, capped_allowed=True)
    ground, leader = ratio.modifiers(t, s, camp, origin, target)
    return ratio.Strike(table, attack, defence, column, 0, ground, leader)


@rule("conquest:T3-e")
def cavalry_at(t: Tables, s: State, camp: Camp, tz: str) -> tuple[str, ...]:
    """A camp's cavalry in a tactical zone: those who charge."""
    return tuple(unit for unit in units_at(s, camp, tz) if t.units[unit].type in markers.CAVALRY)


@rule("conquest:10.3.4-j", "conquest:10.3.4-k", "conquest:10.3.4-t", "conquest:T3-d")
def _strike(
    t: Tables, tx: Tx[State, Event], frame: MeleeFrame, attackers: tuple[str, ...], after: MeleeStage
) -> None:
    """Ratio, die, table; then the result."""
    s = tx.state
    camp = frame.attacker
    strike = strike_of(t, s, camp, frame.origin, frame.target, attackers)
    die = tx.chance.roll("crt", 6)
    results = strike.results(t, s, die)
    tx.emit(
        HandToHandFought(
            camp,
            frame.origin,
            frame.target,
            strike.attack,
            strike.defence,
            "war" if strike.table is t.war else "flower",
            strike.table.columns[strike.column],
            die,
            strike.ground,
            strike.leader,
            *results,
            counter=frame.counter,
            charge=frame.stage == "charge",
        )
    )
    picks = results[1].losses > 0 and markers.charges_on_foot(t, s, camp, frame.origin)
    if picks:
        spend(tx, camp, "infantry_charge")
    tx.emit(FrameChanged(replace(frame, stage=after, star=frame.star or results[1].star)))
    open_result(t, tx, camp, frame.origin, frame.target, results, picks)


@rule("conquest:10.3.4-r")
def _advance(t: Tables, tx: Tx[State, Event], frame: MeleeFrame) -> None:
    _to(tx, frame, "death" if frame.star else "end")
    open_advance(t, tx, frame.attacker, frame.origin, frame.target)


@rule("conquest:T3-i", "conquest:R-32")
def _death(t: Tables, tx: Tx[State, Event], frame: MeleeFrame) -> None:
    """Last of all: the enemy army commander, wherever he is; with him falls the battle."""
    _to(tx, frame, "end")
    s = tx.state
    general = fought(s).generals[enemy(frame.attacker)]
    if general is None or not is_in_force(s, frame.attacker, "death_to_the_commander"):
        return
    die = tx.chance.roll("death_to_the_commander", 6)
    breaks = die <= DEADLY
    tx.emit(DeathRolled(frame.attacker, general, die, breaks))
    if breaks:
        eliminate_commander(t, tx, general, "combat", fought(s).zone, True)


def _end(t: Tables, tx: Tx[State, Event], frame: MeleeFrame) -> None:
    spend_sequence(t, tx, "hand_to_hand")
    tx.emit(FramePopped())


#: What each stage does; it names the next before it does anything that may push a frame.
STAGES: dict[MeleeStage, Callable[[Tables, Tx[State, Event], MeleeFrame], None]] = {
    "reveal": _reveal,
    "double": _double,
    "feint": _feint,
    "feint_back": _feint_back,
    "shock": _shock,
    "fight": _fight,
    "charge": _charge,
    "advance": _advance,
    "death": _death,
    "end": _end,
}
HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    MeleeFrame: (pending_melee, answer_melee, run_melee),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {MeleeFrame: refuse_melee}
