"""Chapter 8.1 to 8.8, 8.17 to 8.21: ground combat, one battle after another (1.B).

A battle: the target, who attacks along a limited causeway, who else, a trap or a charge, the leader, the dice, the
losses of both, what follows from them, the advance.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from anahuac.engine.decision import Action, Chosen, Decision, OneOf, Seat, Some
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.siege.actions.ground import Attack, EndCombat, Lead, NobodyThrough, StayBehind, Through
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import FrameChanged, FramePopped, FramePushed, Marked
from anahuac.games.siege.events.ground import BattleFought
from anahuac.games.siege.frames.combat import BattleFrame, BattleStage, Fought, GroundFrame
from anahuac.games.siege.model import ATTACKED, DEFENDED, LED, State, has_done, stack_at
from anahuac.games.siege.rules import (
    ch08_advance,
    ch08_losses,
    ch08_odds,
    ch09_leaders,
    ch11_2_traps,
    ch11_3_charges,
    ch11_4_cannon,
    ch11_5_prisoners,
)
from anahuac.games.siege.rules.ch08_seen import hurt_since, look, stood
from anahuac.games.siege.rules.ch08_targets import candidates, fighters, is_target, limited, targets
from anahuac.games.siege.terms import AZTEC, enemy
from anahuac.games.siege.texts import ground as texts

# ---------------------------------------------------------------------- the phase


@rule("siege:4.2", "siege:8.1A", "siege:8.6A")
def open_ground(t: Tables, tx: Tx[State, Event]) -> None:
    """Sub-phase 2b begins; with nothing to attack it is over at once."""
    frame = GroundFrame()
    if targets(t, tx.state, frame):
        tx.emit(FramePushed(frame))


@rule("siege:8.1A", "siege:8.6A", "siege:8.6B")
def pending_ground(t: Tables, s: State, frame: GroundFrame) -> tuple[Decision, ...]:
    """The next hex to attack, or no more: one battle is over before the next is chosen."""
    found = targets(t, s, frame)
    if not found:
        return ()
    options = OneOf((*(Attack(place) for place in found), EndCombat()))
    return (Decision(s.active, "attack", texts.ATTACK(), options, "siege:8.6A"),)


def answer_ground(t: Tables, tx: Tx[State, Event], frame: GroundFrame, seat: Seat, action: Action) -> None:
    """A battle begins, or the phase is over."""
    del t, frame, seat
    if isinstance(action, Attack):
        tx.emit(FramePushed(BattleFrame(action.target, "through")))
    else:
        tx.emit(FramePopped())


def run_ground(t: Tables, tx: Tx[State, Event], frame: GroundFrame) -> None:
    """Nothing is left to attack."""
    del t, frame
    tx.emit(FramePopped())


@rule("siege:8.1A", "siege:8.5C")
def refuse_ground(
    t: Tables, s: State, frame: GroundFrame, decision: Decision, action: Action
) -> Refusal | None:
    """Nobody there, attacked already, or nobody next to it."""
    if not isinstance(action, Attack) or decision.contains(action):
        return None
    place = Ref("place", action.target)
    if not is_target(t, s, enemy(s.active), action.target):
        return Refusal("siege:8.1A", texts.NOBODY_THERE(place=place))
    if action.target in frame.fought:
        return Refusal("siege:8.5C", texts.FOUGHT_ALREADY(place=place))
    return Refusal("siege:8.1A", texts.OUT_OF_REACH(place=place))


# ---------------------------------------------------------------------- who attacks


@rule("siege:8.21A", "siege:8.21E")
def causeway_to_ask(t: Tables, s: State, frame: BattleFrame) -> tuple[str, tuple[str, ...]]:
    """The next hex with more units under the limit of 8.21 than may attack, and those units; ``""`` for none."""
    room = t.limits.causeway_attackers
    for origin, units in limited(t, s, s.active, frame.target).items():
        open_ = tuple(unit for unit in units if unit not in frame.fixed)
        left = room - frame.asked.count(origin)
        if 0 < left < len(open_):
            return origin, open_
    return "", ()


@rule("siege:8.4", "siege:8.7", "siege:8.21A")
def joiners(t: Tables, s: State, frame: BattleFrame) -> tuple[str, ...]:
    """Who may join those that are fixed: all that can attack but those for whom a causeway has no room."""
    shut = {
        unit
        for origin, units in limited(t, s, s.active, frame.target).items()
        if origin in frame.asked
        for unit in units
    }
    able = candidates(t, s, s.active, frame.target)
    return tuple(unit for unit in able if unit not in shut and unit not in frame.fixed)


def pending_battle(t: Tables, s: State, frame: BattleFrame) -> tuple[Decision, ...]:
    """Who attacks, and whether the leader leads; the rest goes by itself or is asked in frames of its own."""
    if frame.stage == "through":
        return _ask_through(t, s, frame)
    if frame.stage == "attackers":
        return _ask_attackers(t, s, frame)
    if frame.stage == "lead":
        return ch09_leaders.use_of_leader(t, s, s.active, frame.attackers, frame.target)
    return ()


def _ask_through(t: Tables, s: State, frame: BattleFrame) -> tuple[Decision, ...]:
    origin, units = causeway_to_ask(t, s, frame)
    if not origin:
        return ()
    others = any(unit not in units for unit in joiners(t, s, frame))
    nobody = (NobodyThrough(),) if others or frame.fixed else ()
    prompt = texts.THROUGH(target=Ref("place", frame.target, "def"), origin=Ref("place", origin, "def"))
    options = OneOf((*(Through(unit) for unit in units), *nobody))
    subject = (f"place:{frame.target}", f"place:{origin}")
    return (Decision(s.active, "through", prompt, options, "siege:8.21A", subject=subject),)


def _ask_attackers(t: Tables, s: State, frame: BattleFrame) -> tuple[Decision, ...]:
    free = joiners(t, s, frame)
    least = 0 if frame.fixed else 1
    if len(free) <= least:
        return ()
    target = Ref("place", frame.target, "def")
    fixed = tuple(Ref("piece", unit) for unit in frame.fixed)
    prompt = texts.JOIN_IN(pieces=fixed, target=target) if fixed else texts.ATTACKERS(target=target)
    subject = (f"place:{frame.target}", *(f"piece:{unit}" for unit in frame.fixed))
    some = Some(free, least, len(free))
    return (Decision(s.active, "attackers", prompt, some, "siege:8.4", subject=subject),)


def answer_battle(t: Tables, tx: Tx[State, Event], frame: BattleFrame, seat: Seat, action: Action) -> None:
    """Who attacks, or who leads."""
    del seat
    if isinstance(action, Through):
        origin = tx.state.pieces[action.unit].at
        changed = replace(frame, asked=(*frame.asked, origin), fixed=(*frame.fixed, action.unit))
        tx.emit(FrameChanged(changed))
    elif isinstance(action, NobodyThrough):
        origin, _ = causeway_to_ask(t, tx.state, frame)
        asked = (*frame.asked, *(origin for _ in range(t.limits.causeway_attackers)))
        tx.emit(FrameChanged(replace(frame, asked=asked)))
    elif isinstance(action, Chosen):
        _attack_with(t, tx, frame, action.items)
    elif isinstance(action, Lead | StayBehind):
        led = action.leader if isinstance(action, Lead) else ""
        tx.emit(FrameChanged(replace(frame, stage="roll", led=led)))


def _attack_with(t: Tables, tx: Tx[State, Event], frame: BattleFrame, joining: tuple[str, ...]) -> None:
    units = tuple(sorted((*frame.fixed, *joining), key=t.order.__getitem__))
    tx.emit(FrameChanged(replace(frame, stage="ruse", attackers=units)))


@rule("siege:8.1A", "siege:8.4", "siege:8.5A", "siege:8.5C", "siege:8.21A")
def refuse_battle(
    t: Tables, s: State, frame: BattleFrame, decision: Decision, action: Action
) -> Refusal | None:
    """A unit that cannot attack there, or nobody at all."""
    if decision.contains(action):
        return None
    if decision.kind == "through":
        if isinstance(action, Through):
            return _why_not(t, s, frame, action.unit)
        return Refusal("siege:8.4", texts.NOBODY_ATTACKS()) if isinstance(action, NobodyThrough) else None
    if decision.kind != "attackers" or not isinstance(action, Chosen):
        return None
    offered = joiners(t, s, frame)
    for unit in action.items:
        if unit not in offered and unit not in frame.fixed:
            return _why_not(t, s, frame, unit)
    return None if action.items else Refusal("siege:8.4", texts.NOBODY_ATTACKS())


def _why_not(t: Tables, s: State, frame: BattleFrame, unit: str) -> Refusal:
    row = t.units.get(unit)
    piece = Ref("piece", unit)
    if row is None or row.camp != s.active or not row.is_combat_unit:
        return Refusal("siege:8.1A", texts.NOT_YOUR_UNIT(piece=piece))
    if has_done(s, unit, ATTACKED):
        return Refusal("siege:8.5C", texts.HAS_ATTACKED(piece=piece))
    if s.pieces[unit].at not in t.open_neighbours[frame.target]:
        return Refusal("siege:8.4", texts.NOT_ADJACENT(piece=piece, place=Ref("place", frame.target, "def")))
    return Refusal("siege:8.21A", texts.CAUSEWAY_IS_FULL(piece=piece))


# ---------------------------------------------------------------------- the battle


def run_battle(t: Tables, tx: Tx[State, Event], frame: BattleFrame) -> None:
    """The next step of the battle."""
    STEPS[frame.stage](t, tx, frame)


def _through_asked(t: Tables, tx: Tx[State, Event], frame: BattleFrame) -> None:
    del t
    tx.emit(FrameChanged(replace(frame, stage="attackers")))


def _attackers_known(t: Tables, tx: Tx[State, Event], frame: BattleFrame) -> None:
    free = joiners(t, tx.state, frame)
    _attack_with(t, tx, frame, () if frame.fixed else free)


@rule("siege:11.2.1A", "siege:11.3.1A", "siege:11.7")
def _ruse(t: Tables, tx: Tx[State, Event], frame: BattleFrame) -> None:
    """A trap or a charge may come before the battle; after a trap there is no other.

    An attack of the Aztecs is declared now: they may look at whom they attack before a trap is set.
    """
    if tx.state.active == AZTEC and not frame.seen:
        look(t, tx, frame.target)
        frame = replace(frame, seen=True)
    tx.emit(FrameChanged(replace(frame, stage="lead")))
    if tx.state.active == AZTEC:
        if not frame.trapped:
            ch11_2_traps.offer(t, tx, frame.target, frame.attackers)
    else:
        ch11_3_charges.offer(t, tx, frame.target, frame.attackers)


def _leader_known(t: Tables, tx: Tx[State, Event], frame: BattleFrame) -> None:
    (leader,) = ch09_leaders.leaders_at_hand(t, tx.state, tx.state.active, frame.attackers)
    tx.emit(FrameChanged(replace(frame, stage="roll", led=leader)))


@rule("siege:8.2", "siege:8.5C", "siege:8.17", "siege:9.1B", "siege:9.2")
def _roll(t: Tables, tx: Tx[State, Event], frame: BattleFrame) -> None:
    """The stack is seen, the odds are reckoned, the dice fall; everyone in it is marked."""
    camp = tx.state.active
    if not frame.seen:
        look(t, tx, frame.target)
    s = tx.state
    attackers = involved(t, s, frame.attackers)
    defenders = stack_at(s, enemy(camp), frame.target)
    odds = preview(t, s, frame.target, frame.attackers, frame.led)
    dice = (tx.chance.roll("crt", 6), tx.chance.roll("crt", 6))
    table, losses = ch08_odds.losses(t, odds, sum(dice))
    before = stood(t, s, (*frame.attackers, *defenders))
    carried = ch11_4_cannon.carried_among(s, (*attackers, *defenders))
    shifts = tuple((shift.id, shift.value) for shift in odds.shifts)
    tx.emit(
        BattleFought(
            camp,
            frame.target,
            attackers,
            defenders,
            odds.attack,
            odds.defence,
            odds.raw,
            shifts,
            odds.column,
            dice,
            table,
            losses,
            frame.led,
        )
    )
    tx.emit(Marked(frame.attackers, ATTACKED))
    tx.emit(Marked(fighters(t, s, enemy(camp), frame.target), DEFENDED))
    if frame.led:
        tx.emit(Marked((frame.led,), LED))
    tx.emit(
        FrameChanged(
            replace(
                frame,
                stage="attacker_losses",
                seen=True,
                defenders=defenders,
                before=before,
                carried=carried,
                losses=losses,
            )
        )
    )


@rule("siege:8.2", "siege:8.3", "siege:8.8A")
def preview(t: Tables, s: State, target: str, units: tuple[str, ...], led: str = "") -> ch08_odds.Reckoning:
    """The arithmetic of an attack by units of the active camp on a hex, as a seat's view lets it be reckoned."""
    there = s.stacks[enemy(s.active)].get(target, ())
    return ch08_odds.reckon(t, s, s.active, involved(t, s, units), there, target, led)


@rule("siege:8.20", "siege:9.3B", "siege:11.4A")
def involved(t: Tables, s: State, units: tuple[str, ...]) -> tuple[str, ...]:
    """Attacking units, the cannon they carry, and the leader who stands with them, whether he leads or not."""
    leader = ch09_leaders.LEADER[s.active]
    with_him = (leader,) if ch09_leaders.is_with(t, s, leader, units) else ()
    return (*ch11_4_cannon.with_cannon(t, s, units), *with_him)


@rule("siege:8.18", "siege:8.18.2")
def _attacker_losses(t: Tables, tx: Tx[State, Event], frame: BattleFrame) -> None:
    tx.emit(FrameChanged(replace(frame, stage="defender_losses")))
    ch08_losses.ask_losses(t, tx, tx.state.active, frame.attackers, frame.losses[0], "ground", frame.target)


@rule("siege:8.18", "siege:8.18.2")
def _defender_losses(t: Tables, tx: Tx[State, Event], frame: BattleFrame) -> None:
    tx.emit(FrameChanged(replace(frame, stage="prisoners")))
    camp = enemy(tx.state.active)
    ch08_losses.ask_losses(t, tx, camp, frame.defenders, frame.losses[1], "ground", frame.target)


def fought_of(t: Tables, s: State, frame: BattleFrame) -> Fought:
    """What is told of the battle once its losses are taken."""
    hurt = hurt_since(s, frame.before)
    lost = [0, 0]
    for unit, _, steps in hurt:
        lost[t.units[unit].camp != s.active] += steps
    leader = ch09_leaders.LEADER[s.active]
    near = any(place == s.pieces[leader].at for unit, place, _ in frame.before if unit in frame.attackers)
    cannon = tuple(piece for piece, carrier in frame.carried if carrier in frame.attackers)
    attackers = (*frame.attackers, *cannon, *((leader,) if near or frame.led else ()))
    return Fought(
        "ground",
        frame.target,
        s.active,
        attackers,
        frame.defenders,
        frame.led,
        lost[0],
        lost[1],
        hurt,
        frame.carried,
    )


def _prisoners(t: Tables, tx: Tx[State, Event], frame: BattleFrame) -> None:
    tx.emit(FrameChanged(replace(frame, stage="leaders")))
    ch11_4_cannon.fall_with_carriers(t, tx, frame.carried)
    ch11_5_prisoners.check(t, tx, fought_of(t, tx.state, frame))


def _leaders(t: Tables, tx: Tx[State, Event], frame: BattleFrame) -> None:
    tx.emit(FrameChanged(replace(frame, stage="advance")))
    ch09_leaders.open_checks(t, tx, fought_of(t, tx.state, frame))


@rule("siege:8.19A", "siege:8.19B", "siege:8.19C")
def _advance(t: Tables, tx: Tx[State, Event], frame: BattleFrame) -> None:
    """With no defender left the attackers enter; the defender never does."""
    tx.emit(FrameChanged(replace(frame, stage="over")))
    s = tx.state
    if not is_target(t, s, enemy(s.active), frame.target):
        ch08_advance.open_advance(t, tx, frame.target, frame.attackers)


@rule("siege:8.5C", "siege:8.6B")
def _over(t: Tables, tx: Tx[State, Event], frame: BattleFrame) -> None:
    """Back to the phase; a hex whose units have held is not attacked again."""
    tx.emit(FramePopped())
    below = tx.state.frames[-1]
    if isinstance(below, GroundFrame) and is_target(t, tx.state, enemy(tx.state.active), frame.target):
        tx.emit(FrameChanged(GroundFrame((*below.fought, frame.target))))


STEPS: dict[BattleStage, Callable[[Tables, Tx[State, Event], BattleFrame], None]] = {
    "through": _through_asked,
    "attackers": _attackers_known,
    "ruse": _ruse,
    "lead": _leader_known,
    "roll": _roll,
    "attacker_losses": _attacker_losses,
    "defender_losses": _defender_losses,
    "prisoners": _prisoners,
    "leaders": _leaders,
    "advance": _advance,
    "over": _over,
}
HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    GroundFrame: (pending_ground, answer_ground, run_ground),
    BattleFrame: (pending_battle, answer_battle, run_battle),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {
    GroundFrame: refuse_ground,
    BattleFrame: refuse_battle,
}
