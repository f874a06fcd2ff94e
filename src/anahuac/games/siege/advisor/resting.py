"""Between couplets: R&R or not, the objection, who stays in forts; carriers, order of stacks, what is removed."""

from __future__ import annotations

from collections.abc import Sequence

from anahuac.engine.decision import Action, Chosen, Decision, Passed, Some
from anahuac.games.siege.actions.movement import Carry, PutOnTop, Remove
from anahuac.games.siege.actions.placing import Lift
from anahuac.games.siege.actions.sequence import Agree, CallRecovery, Continue, Object
from anahuac.games.siege.advisor.judge import Judge
from anahuac.games.siege.advisor.look import STEP_WORTH
from anahuac.games.siege.frames.sequence import DeclareFrame
from anahuac.games.siege.model import DEAD, DEAD_FOR_GOOD, stack_at
from anahuac.games.siege.rules import ch04_sequence
from anahuac.games.siege.rules.ch05_victory import level_of, loss_points
from anahuac.games.siege.terms import SPANISH, is_hex

#: Below which share of their steps Europeans need an R&R that can be afforded, and one that costs the victory.
SPENT, BROKEN = 0.4, 0.15
#: Loss points that must be left for Europeans who will fall after it.
RESERVE = 4
#: How many times as strong the Aztecs must be.
OUTNUMBERED = 2.0
#: Factors in a fort that hold it through an R&R.
GARRISON = 16
#: An attack as good as this on intruders is not let go by.
WORTH_OBJECTING = 1.0


def rate_declaration(judge: Judge, decision: Decision, options: Sequence[Action]) -> dict[Action, float]:
    """Couplets cost nothing (13.1A); R&R only for Europeans who are worn out, and never twice in a row."""
    del decision
    frame = judge.s.frames[-1]
    again = isinstance(frame, DeclareFrame) and frame.again
    need = 0.0 if again else needs_rest(judge)
    return {
        option: need if isinstance(option, CallRecovery) else 0.5 if isinstance(option, Continue) else 0.0
        for option in options
    }


def needs_rest(judge: Judge) -> float:
    """1 where the Europeans are so worn that an R&R pays, or nobody is left on land to end the siege, else 0."""
    t, s = judge.t, judge.s
    if not any(host.steps for place, host in judge.mine.items() if is_hex(place)):
        return 1.0
    europeans = [
        unit for unit in t.units.values() if unit.side == "spanish" and unit.kind in ("infantry", "cavalry")
    ]
    full = sum(unit.steps for unit in europeans)
    left = sum(
        s.pieces[unit.id].steps for unit in europeans if s.pieces[unit.id].at not in (DEAD, DEAD_FOR_GOOD)
    )
    limit = SPENT if _is_affordable(judge) else BROKEN
    if left >= limit * full:
        return 0.0
    if judge.is_hopeless:
        return 0.0
    aztecs = sum(host.cf for host in judge.theirs.values())
    mine = sum(host.cf for place, host in judge.mine.items() if is_hex(place))
    return 1.0 if aztecs > OUTNUMBERED * mine else 0.0


def _is_affordable(judge: Judge) -> bool:
    """Whether one more R&R leaves enough Loss points for a victory (5.4, 5.5)."""
    points = loss_points(judge.t, judge.s)
    total = points.recoveries + points.dead_units + judge.t.loss_points["rr"].points + RESERVE
    return level_of(judge.t, total).winner == SPANISH


def rate_objection(judge: Judge, decision: Decision, options: Sequence[Action]) -> dict[Action, float]:
    """To object pays where it can succeed and intruders are within reach of a good attack."""
    del decision
    t, s = judge.t, judge.s
    knights = ch04_sequence.full_knights(t, s)
    faces = sum(1 for die in range(1, 7) if die + knights >= t.rolls.objection.threshold)
    best = max((judge.prospect(place) for place in judge.barred), default=0.0)
    hunted = 2.0 if s.pieces["CORTES"].at == judge.alone != "" else 0.0
    worth = faces / 6 * (best + hunted) - 0.25
    return {
        option: worth if isinstance(option, Object) else 0.0
        for option in options
        if isinstance(option, Agree | Object)
    }


def choose_keepers(judge: Judge, decision: Decision, domain: Some) -> tuple[Action, ...]:
    """A strong garrison stays in its fort and keeps the way open; Aztecs are all taken up."""
    del decision
    if judge.camp != SPANISH:
        return (Chosen(()),)
    s = judge.s
    strength: dict[str, int] = {}
    for piece in domain.items:
        at = s.pieces[piece].at
        strength[at] = strength.get(at, 0) + judge.t.units[piece].factor(s.pieces[piece].steps)
    return tuple(
        dict.fromkeys(
            (
                Chosen(tuple(piece for piece in domain.items if strength[s.pieces[piece].at] >= GARRISON)),
                Chosen(()),
            )
        )
    )


def rate_carriers(judge: Judge, decision: Decision, options: Sequence[Action]) -> dict[Action, float]:
    """Somebody else carries only where he has clearly more steps left."""
    del decision
    rated: dict[Action, float] = {Passed(): 0.0}
    for at, option in enumerate(options):
        if isinstance(option, Carry):
            now = judge.s.pieces[option.piece].carrier
            before = judge.s.pieces[now].steps if now else 0
            rated[option] = judge.s.pieces[option.carrier].steps - before - 0.5 - 0.001 * at
    return rated


def rate_order(judge: Judge, decision: Decision, options: Sequence[Action]) -> dict[Action, float]:
    """Regulars on top hide Knights and the leader below them."""
    del decision
    rated: dict[Action, float] = {Passed(): 0.0}
    for at, option in enumerate(options):
        if isinstance(option, PutOnTop):
            top = stack_at(judge.s, judge.camp, judge.s.pieces[option.piece].at)[0]
            gain = _shows(judge, top) - _shows(judge, option.piece)
            rated[option] = gain - 0.1 - 0.0001 * at
    return rated


def _shows(judge: Judge, piece: str) -> float:
    """How much a piece on top tells."""
    return {"leader": 2.0, "knight": 1.0}.get(judge.t.units[piece].kind, 0.0)


def rate_removal(judge: Judge, decision: Decision, options: Sequence[Action]) -> dict[Action, float]:
    """The enemy's best goes."""
    del decision
    rated: dict[Action, float] = {Passed(): 0.0}
    for at, option in enumerate(options):
        if isinstance(option, Remove):
            row = judge.t.units[option.piece]
            steps = judge.s.pieces[option.piece].steps
            rated[option] = 0.1 + STEP_WORTH.get(row.kind, 1.0) * max(1, steps) - 0.001 * at
    return rated


def rate_lift(judge: Judge, decision: Decision, options: Sequence[Action]) -> dict[Action, float]:
    """What stands, stands."""
    del judge, decision
    rated: dict[Action, float] = {Passed(): 1.0}
    rated.update({option: -0.001 * at for at, option in enumerate(options) if isinstance(option, Lift)})
    return rated
