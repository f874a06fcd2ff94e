"""The preview of an answer, and the one change that would improve it most."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

from msgspec.structs import replace

from anahuac.engine.decision import Action, Chosen, Decision, OneOf, Some
from anahuac.games.conquest.actions.battle import Fire, LooseDogs
from anahuac.games.conquest.actions.melee import Attack, CounterAttack, FightToTheDeath
from anahuac.games.conquest.actions.siege import AttackAgain, BreakOff, FightAt, MakeExit
from anahuac.games.conquest.actions.strategic import CheckStack, Step
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.frames.battle import RevealFrame
from anahuac.games.conquest.frames.melee import CounterFrame, MeleeFrame
from anahuac.games.conquest.frames.siege import AcceleratedFrame, SiegeFrame
from anahuac.games.conquest.frames.strategic import MarchFrame
from anahuac.games.conquest.model import State
from anahuac.games.conquest.odds import board, shooting, strategic
from anahuac.games.conquest.odds.board import Pairing
from anahuac.games.conquest.odds.entering import combat, on_entering
from anahuac.games.conquest.odds.values import Advice, Odds
from anahuac.games.conquest.rules.ch10_3_board import fought, units_at
from anahuac.games.conquest.rules.ch10_4_siege import fought as besieged
from anahuac.games.conquest.terms import INDIAN, SPAIN, Camp

#: Alternatives looked at for the advice.
MOST = 48
#: Questions whose options differ in what one hopes for; in others the advice would compare unlike things.
COMPARED = frozenset(
    ("attack", "counter", "fire", "exit", "sortie", "reveal", "to_the_death", "march", "muster", "war_dogs")
)


def preview(
    t: Tables,
    view: State,
    decision: Decision,
    action: Action,
    way: tuple[int, ...] = (),
    advised: bool = True,
) -> Odds | None:
    """The exact odds of what an answer sets rolling, ``None`` where no die follows from it.

    ``view`` is a seat's. Of a march ``way`` are the zones it goes through, the last one where it ends; the answer
    to who goes along then says who marches. ``advised``: work out the advice too.
    """
    odds = _odds(t, view, decision, action, way)
    if odds is None or not advised:
        return odds
    if isinstance(action, AttackAgain):
        return replace(odds, advice=Advice("give_up", BreakOff()))
    if decision.kind not in COMPARED:
        return odds
    return replace(odds, advice=_advice(t, view, decision, action, way, odds))


def best_of(t: Tables, view: State, decision: Decision, actions: Iterable[Action]) -> Action | None:
    """The answer among some with the best outlook, ``None`` if none has odds."""
    found = [
        (odds, action) for action in actions if (odds := _odds(t, view, decision, action, ())) is not None
    ]
    return max(found, key=lambda pair: _worth(pair[0]))[1] if found else None


def _camp(decision: Decision) -> Camp:
    return SPAIN if decision.seat == SPAIN else INDIAN


def _odds(t: Tables, s: State, decision: Decision, action: Action, way: tuple[int, ...]) -> Odds | None:
    top = s.frames[-1] if s.frames else None
    if isinstance(top, MarchFrame):
        return _of_march(t, s, top, decision, action, way)
    if s.battle is not None:
        return _on_board(t, s, decision, action)
    match action:
        case MakeExit(commander=commander) if s.siege is not None:
            siege = besieged(s)
            return strategic.exit_(t, s, siege.zone, siege.spanish_force, commander)
        case Chosen(items=units) if isinstance(top, SiegeFrame) and top.stage == "sortie" and top.commander:
            spanish = besieged(s).spanish_force
            return strategic.sortie(t, s, top.zone, spanish, top.commander, units) if units else None
        case AttackAgain() if isinstance(top, SiegeFrame):
            siege = besieged(s)
            return strategic.assault(t, s, siege.zone, siege.besieger, siege.spanish_force)
        case AttackAgain() if isinstance(top, AcceleratedFrame):
            return strategic.minor(t, s, top.zone, top.spanish_force)
        case FightAt(zone=zone):
            return combat(t, s, zone)
        case CheckStack(zone=zone):
            return strategic.attrition(t, s, s.active, zone)
    return None


def _on_board(t: Tables, s: State, decision: Decision, action: Action) -> Odds | None:
    camp = _camp(decision)
    match action:
        case Attack(origin=origin, target=target):
            return board.melee(t, s, Pairing(camp, origin, target))
        case CounterAttack(origin=origin, target=target, commander=commander):
            return board.counter(t, s, Pairing(camp, origin, target, counter=True), commander)
        case Fire(unit=unit, target=target):
            return shooting.fire(t, s, unit, target)
        case LooseDogs(tz=tz):
            return shooting.dogs(t, s, camp, tz)
        case Chosen(items=markers) if decision.kind == "reveal":
            return _revealing(t, s, camp, markers)
        case FightToTheDeath(tz=tz):
            doubled = units_at(s, camp, tz)
            return _under_way(t, replace(s, battle=replace(fought(s), doubled=doubled)), frozenset())
    return None


def _revealing(t: Tables, s: State, camp: Camp, markers: tuple[str, ...]) -> Odds | None:
    """A hand-to-hand with the markers that the seat would reveal."""
    top = s.frames[-1]
    if not isinstance(top, RevealFrame) or top.sequence != "hand_to_hand":
        return None
    return _under_way(t, s, frozenset(markers), camp)


def _under_way(t: Tables, s: State, markers: frozenset[str], revealer: Camp | None = None) -> Odds | None:
    """The hand-to-hand or counter-attack below the question."""
    for frame in reversed(s.frames):
        if isinstance(frame, MeleeFrame):
            return board.melee(
                t, s, _pairing(s, frame.attacker, frame.origin, frame.target, markers, revealer)
            )
        if isinstance(frame, CounterFrame):
            pairing = _pairing(s, frame.camp, frame.origin, frame.target, markers, revealer)
            return board.counter(t, s, pairing, frame.commander)
    return None


def _pairing(
    s: State, camp: Camp, origin: str, target: str, markers: frozenset[str], revealer: Camp | None
) -> Pairing:
    mine = markers if revealer in (None, camp) else markers & {"to_the_death"}
    return Pairing(camp, origin, target, mine)


def _of_march(
    t: Tables, s: State, frame: MarchFrame, decision: Decision, action: Action, way: tuple[int, ...]
) -> Odds | None:
    pieces = frame.pieces
    if isinstance(action, Chosen) and decision.kind == "muster":
        pieces = (frame.leader, *action.items)
    elif isinstance(action, Step):
        way = way or (action.zone,)
    return on_entering(t, s, frame.camp, pieces, frame.zone, way) if way else None


# ---------------------------------------------------------------------- advice


def _worth(odds: Odds) -> tuple[float, float]:
    """How good odds are for whoever rolls: hoped-for losses, then the chance that they come off at all."""
    return float(odds.gain), -float(odds.chance("fails"))


def _hope(odds: Odds, what: str, mine: bool) -> Fraction:
    """What a change is judged by. Who sends fewer loses fewer, which is no merit: then the enemy's losses count."""
    if what == "instead":
        return odds.gain if mine else -odds.gain
    return odds.expected(not mine) + odds.sacrifices(not mine)


def _advice(
    t: Tables, s: State, decision: Decision, action: Action, way: tuple[int, ...], odds: Odds
) -> Advice | None:
    """The legal single change that helps most; "best" where there are others and none helps."""
    if odds.kind == "attrition":
        return None
    mine = odds.attacker == _camp(decision)
    here: Fraction | None = None
    best: Advice | None = None
    tried = 0
    for what, piece, other in _changes(decision, action):
        changed = _odds(t, s, decision, other, () if what == "instead" else way)
        if changed is None or changed.kind != odds.kind:
            continue
        if here is None:
            here = _hope(odds, what, mine)
        tried += 1
        hope = _hope(changed, what, mine)
        if hope > here:
            here, best = hope, Advice(what, other, piece, changed)
        if tried >= MOST:
            break
    return best or (Advice("best") if tried else None)


def _changes(decision: Decision, action: Action) -> Iterator[tuple[str, str, Action]]:
    """Answers that differ from this one in one thing: another option, or one item more or less."""
    domain = decision.domain
    if isinstance(domain, OneOf):
        for option in domain.options:
            if option != action and type(option) is type(action):
                yield "instead", "", option
    elif isinstance(domain, Some) and isinstance(action, Chosen):
        for item in domain.items:
            adds = item not in action.items
            kept = tuple(one for one in domain.items if (one in action.items) != (one == item))
            if domain.least <= len(kept) <= domain.most:
                yield ("with" if adds else "without"), item, Chosen(kept)
