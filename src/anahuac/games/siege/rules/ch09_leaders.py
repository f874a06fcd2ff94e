"""Chapter 9: what a leader does in battle, what may befall him there, where he gets away to.

For the movement of leaders: :func:`may_go` says where Cuauhtemoc may be, :func:`captured` is what befalls a leader
who is come upon alone (9.3D). For a battle: :func:`use_of_leader` asks whether he lends himself,
:func:`leader_shifts` gives his columns, :func:`open_checks` looks after both leaders once the losses are taken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from anahuac.engine.decision import Action, Decision, OneOf, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.siege.actions.ground import Lead, StayBehind
from anahuac.games.siege.actions.leaders import GetAway
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import (
    CarrierTaken,
    CuauhtemocFreed,
    FrameChanged,
    FramePopped,
    FramePushed,
    Marked,
    PiecesLeft,
    PiecesPlaced,
    StackOrdered,
)
from anahuac.games.siege.events.leaders import LeaderCaught, LeaderRisked, LeaderSank, RiskCase
from anahuac.games.siege.frames.combat import Fought
from anahuac.games.siege.frames.leaders import GetawayFrame, RiskFrame
from anahuac.games.siege.model import DEAD_FOR_GOOD, LED, State, has_done, is_occupied, stack_at
from anahuac.games.siege.rules import ch05_victory, ch09_getaway
from anahuac.games.siege.shapes import ShiftRow
from anahuac.games.siege.terms import (
    AZTEC,
    CORTES,
    CUAUHTEMOC,
    SPANISH,
    Camp,
    enemy,
    is_hex,
    is_lake,
)
from anahuac.games.siege.texts import leaders as texts

#: The leader of each camp.
LEADER: dict[Camp, str] = {SPANISH: CORTES, AZTEC: CUAUHTEMOC}
#: The row of the shift that a leader is worth in an attack (9.1B, 9.2).
LEADS = {CORTES: "cortes_leads", CUAUHTEMOC: "cuauhtemoc_leads"}


# ---------------------------------------------------------------------- Cuauhtemoc and the island


@rule("siege:9.1A")
def free_cuauhtemoc(t: Tables, tx: Tx[State, Event]) -> None:
    """At the start of an Aztec Movement Phase: every temple desecrated at some time, few Aztec units on the island.

    Once freed he is free for good.
    """
    s = tx.state
    leader = t.leaders[CUAUHTEMOC]
    if s.freed or not on_map(s, CUAUHTEMOC) or not all(temple in s.temples.ever for temple in t.temples):
        return
    if aztecs_on_island(t, s) <= leader.released_at_units:
        tx.emit(CuauhtemocFreed())


@rule("siege:9.1A", "siege:2.14A", "siege:R-16")
def aztecs_on_island(t: Tables, s: State) -> int:
    """The Aztec units on the island as 9.1A counts them, Cuauhtemoc himself by the ruling."""
    return sum(
        1
        for place in s.stacks[AZTEC]
        if is_hex(place) and t.hexes[place].region == "island"
        for piece in stack_at(s, AZTEC, place)
        if piece != CUAUHTEMOC or s.settings.rul_cuauhtemoc_counts_in_five
    )


@rule("siege:9.1A")
def may_go(t: Tables, s: State, piece: str, place: str) -> bool:
    """Whether a piece may be in a place as far as 9.1A says: Cuauhtemoc stays on the island until he is freed.

    A lake area is off the island. Every other piece may go anywhere as far as this clause is concerned.
    """
    row = t.leaders.get(piece)
    if row is None or row.confined_to is None or s.freed:
        return True
    return is_hex(place) and t.hexes[place].region == row.confined_to


def on_map(s: State, piece: str) -> bool:
    """Whether a piece is in a hex or a lake area that the viewer knows."""
    at = s.pieces[piece].at if piece in s.pieces else ""
    return is_hex(at) or is_lake(at)


# ---------------------------------------------------------------------- leaders in a battle


@rule("siege:9.1B", "siege:9.2", "siege:9.4A")
def is_with(t: Tables, s: State, leader: str, units: Iterable[str]) -> bool:
    """Whether a leader is stacked with one of these units: in its hex, or aboard of it in a lake area.

    Cortes goes with Spanish units only, and neither goes with cannon alone: they do not fight.
    """
    if not on_map(s, leader):
        return False
    piece, row = s.pieces[leader], t.leaders[leader]
    if is_lake(piece.at):
        return piece.carrier != "" and piece.carrier in units
    return any(
        s.pieces[unit].at == piece.at
        and t.units[unit].kind in row.stacks_with
        and t.units[unit].is_combat_unit
        for unit in units
    )


@rule("siege:9.1B", "siege:9.2", "siege:9.3C", "siege:R-12")
def leaders_at_hand(t: Tables, s: State, camp: Camp, attackers: Iterable[str]) -> tuple[str, ...]:
    """Who may lead an attack by these units: ``""`` for nobody, then the leader if he is with them.

    He leads one battle in a phase. By the other ruling he must, where he can.
    """
    leader = LEADER[camp]
    if not is_with(t, s, leader, tuple(attackers)) or has_done(s, leader, LED):
        return ("",)
    return (leader,) if s.settings.rul_leader_use_on_attack == "automatic" else ("", leader)


@rule("siege:9.3C")
def use_of_leader(
    t: Tables, s: State, camp: Camp, attackers: Iterable[str], place: str
) -> tuple[Decision, ...]:
    """The question whether the leader lends himself to an attack on a place; nothing where there is no choice.

    It is answered with ``Lead`` or ``StayBehind``.
    """
    choice = leaders_at_hand(t, s, camp, attackers)
    if len(choice) == 1:
        return ()
    prompt = texts.LEAD(leader=Ref("piece", LEADER[camp]), place=Ref("place", place))
    domain = OneOf(tuple(Lead(leader) if leader else StayBehind() for leader in choice))
    clause = "siege:9.1B" if camp == AZTEC else "siege:9.2"
    subject = (f"place:{place}", f"piece:{LEADER[camp]}")
    return (Decision(camp, "lead", prompt, domain, clause, subject=subject),)


@rule("siege:9.1B", "siege:9.2")
def leader_shifts(
    t: Tables, s: State, attacker: Camp, defenders: Iterable[str], led: str
) -> tuple[ShiftRow, ...]:
    """The columns for the leader of the attack, and for Cortes among the defenders."""
    rows = [t.shifts[LEADS[led]]] if led else []
    if attacker == AZTEC and is_with(t, s, CORTES, tuple(defenders)):
        rows.append(t.shifts["cortes_defends"])
    return tuple(rows)


# ---------------------------------------------------------------------- what befalls them


@rule("siege:9.3", "siege:9.3A", "siege:9.3B", "siege:9.3C", "siege:R-10")
def open_checks(t: Tables, tx: Tx[State, Event], fought: Fought) -> None:
    """Once the losses are taken: the defender's leader, then the attacker's. The match may be over after that."""
    if fought.kind == "bombardment" and not tx.state.settings.rul_bombard_triggers_leader_checks:
        return
    camps = tuple(
        camp for camp in (enemy(fought.attacker), fought.attacker) if cases(t, tx.state, fought, LEADER[camp])
    )
    if camps:
        tx.emit(FramePushed(RiskFrame(fought, camps)))


@rule("siege:9.3A", "siege:9.3B", "siege:9.3C", "siege:R-13")
def cases(t: Tables, s: State, fought: Fought, leader: str) -> tuple[RiskCase, ...]:
    """The rolls for a leader after a battle, at most one by the ruling: the gravest case.

    His stack is gone; else he led; else his stack lost steps.
    """
    if not on_map(s, leader):
        return ()
    hurt = is_stack_hurt(t, s, fought, leader)
    if hurt and not company(t, s, leader):
        return ("stack_destroyed",)
    found: list[RiskCase] = []
    if fought.led == leader:
        found.append("led_with_loss" if fought.attacker_loss else "led_no_loss")
    if hurt and (not found or s.settings.rul_leader_rolls == "both"):
        found.append("stack_hurt")
    return tuple(found)


@rule("siege:9.3A", "siege:9.3B", "siege:9.4A")
def is_stack_hurt(t: Tables, s: State, fought: Fought, leader: str) -> bool:
    """Whether units stacked with a leader lost steps; in a lake area, whether the one that carried him did."""
    piece, row = s.pieces[leader], t.leaders[leader]
    if fought.kind == "bombardment":
        return (
            fought.defender_loss > 0 and piece.at == fought.place and fought.attacker != t.units[leader].camp
        )
    if is_lake(piece.at):
        carriers = [carrier for who, carrier in fought.carried if who == leader]
        return any(unit in carriers for unit, _, _ in fought.hurt)
    return any(
        place == piece.at and t.units[unit].kind in row.stacks_with
        for unit, place, lost in fought.hurt
        if lost
    )


def company(t: Tables, s: State, leader: str) -> tuple[str, ...]:
    """The combat units that a leader is stacked with: those of his hex, or the one that carries him afloat."""
    piece, row = s.pieces[leader], t.leaders[leader]
    if is_lake(piece.at):
        return (piece.carrier,) if piece.carrier else ()
    return tuple(
        unit
        for unit in stack_at(s, t.units[leader].camp, piece.at)
        if t.units[unit].is_combat_unit and t.units[unit].kind in row.stacks_with
    )


def run_risk(t: Tables, tx: Tx[State, Event], frame: RiskFrame) -> None:
    """The next leader, or the end of it."""
    if not frame.camps:
        tx.emit(FramePopped())
        return
    camp, *rest = frame.camps
    tx.emit(FrameChanged(RiskFrame(frame.fought, tuple(rest))))
    leader = LEADER[camp]
    for case in cases(t, tx.state, frame.fought, leader):
        risk(t, tx, leader, case)
        if not on_map(tx.state, leader):
            return


@rule("siege:9.3A", "siege:9.3B", "siege:9.3C", "siege:9.4A", "siege:R-15")
def risk(t: Tables, tx: Tx[State, Event], leader: str, case: RiskCase) -> None:
    """Two dice of the opponent; with his carrier a leader afloat is lost without them."""
    at = tx.state.pieces[leader].at
    sinks = case == "stack_destroyed" and is_lake(at) and tx.state.settings.rul_lake_leader == "shared"
    if sinks:
        tx.emit(LeaderSank(leader, at))
        captured(t, tx, leader)
        return
    dice = (tx.chance.roll("leader", 6), tx.chance.roll("leader", 6))
    is_lost = sum(dice) in t.rolls.leader_risk.lost_on[case]
    tx.emit(LeaderRisked(leader, case, dice, is_lost))
    if is_lost:
        captured(t, tx, leader)
    elif case == "stack_destroyed":
        get_away(t, tx, leader)


@rule("siege:9.3A", "siege:9.3D", "siege:5.2")
def captured(t: Tables, tx: Tx[State, Event], leader: str, by: str = "") -> None:
    """A leader is out of the game; if it is Cortes, the Aztec player has won at once: no frame is left.

    ``by`` is the unit that moved into the hex where he was alone (9.3D).
    """
    if by:
        tx.emit(LeaderCaught(leader, tx.state.pieces[leader].at, by))
    tx.emit(PiecesLeft(t.units[leader].camp, (leader,), DEAD_FOR_GOOD, "captured"))
    if leader == CORTES:
        ch05_victory.end_by_loss_of_cortes(t, tx)


@rule("siege:9.3D")
def lone_leader(t: Tables, s: State, camp: Camp, place: str) -> str:
    """The leader whom an enemy unit of ``camp`` would capture by moving into a hex, ``""`` for none.

    He is alone there, or with cannon only. Whoever sees only the top of a stack sees him there if he is alone.
    """
    foe = enemy(camp)
    leader = LEADER[foe]
    if not is_hex(place) or not is_occupied(s, foe, place) or s.pieces[leader].at != place:
        return ""
    others = [piece for piece in s.stacks[foe][place] if piece != leader]
    return leader if all(piece is not None and t.units[piece].kind == "cannon" for piece in others) else ""


# ---------------------------------------------------------------------- the getaway


@rule("siege:9.3A")
def get_away(t: Tables, tx: Tx[State, Event], leader: str) -> None:
    """A leader without a stack goes to the nearest friendly unit; without any on the map he is captured.

    His owner is asked where there are equals. Of use after 9.3A wherever a stack is lost (10.3.1).
    """
    refuges = ch09_getaway.refuges(t, tx.state, leader)
    if not refuges:
        captured(t, tx, leader)
    elif len(refuges) == 1:
        _arrive(t, tx, leader, *refuges[0])
    else:
        tx.emit(FramePushed(GetawayFrame(leader)))


@rule("siege:9.3A")
def _arrive(t: Tables, tx: Tx[State, Event], leader: str, place: str, carrier: str) -> None:
    """He is placed on top; what he did in the phase stays done."""
    camp = t.units[leader].camp
    done = tx.state.pieces[leader].done
    there = tx.state.stacks[camp].get(place, ())
    there = tuple(piece for piece in there if piece != leader)
    tx.emit(PiecesPlaced(camp, ((leader, 0),), place, "getaway"))
    tx.emit(StackOrdered(camp, place, (leader, *there)))
    if carrier:
        tx.emit(CarrierTaken(leader, carrier))
    if done:
        tx.emit(Marked((leader,), done))


@rule("siege:9.3A")
def pending_getaway(t: Tables, s: State, frame: GetawayFrame) -> tuple[Decision, ...]:
    """Where to, among equals."""
    camp = t.units[frame.leader].camp
    options = tuple(GetAway(place, carrier) for place, carrier in ch09_getaway.refuges(t, s, frame.leader))
    prompt = texts.GET_AWAY(leader=Ref("piece", frame.leader))
    subject = (f"piece:{frame.leader}",)
    return (Decision(camp, "getaway", prompt, OneOf(options), "siege:9.3A", subject=subject),)


def answer_getaway(t: Tables, tx: Tx[State, Event], frame: GetawayFrame, seat: Seat, action: Action) -> None:
    """There he is."""
    del seat
    assert isinstance(action, GetAway)
    tx.emit(FramePopped())
    _arrive(t, tx, frame.leader, action.place, action.carrier)


@rule("siege:9.3A")
def refuse_getaway(
    t: Tables, s: State, frame: GetawayFrame, decision: Decision, action: Action
) -> Refusal | None:
    """No unit that could take him in, or one that is farther away."""
    if not isinstance(action, GetAway) or decision.contains(action):
        return None
    leader = Ref("piece", frame.leader)
    if not ch09_getaway.hosts(t, s, frame.leader, action.place):
        return Refusal("siege:9.3A", texts.NO_REFUGE(leader=leader, place=Ref("place", action.place)))
    return Refusal("siege:9.3A", texts.NOT_THE_NEAREST(leader=leader, place=Ref("place", action.place)))


def _asks_nothing(t: Tables, s: State, frame: RiskFrame) -> tuple[Decision, ...]:
    del t, s, frame
    return ()


def _no_answer(t: Tables, tx: Tx[State, Event], frame: Any, seat: Seat, action: Action) -> None:
    raise AssertionError("nothing is asked here")


def _no_run(t: Tables, tx: Tx[State, Event], frame: Any) -> None:
    raise AssertionError("this waits for an answer")


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    RiskFrame: (_asks_nothing, _no_answer, run_risk),
    GetawayFrame: (pending_getaway, answer_getaway, _no_run),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {GetawayFrame: refuse_getaway}
