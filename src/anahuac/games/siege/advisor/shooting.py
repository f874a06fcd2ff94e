"""Battles afloat and bombardment: the order, who is withheld, what is fired at."""

from __future__ import annotations

from collections.abc import Sequence

from anahuac.engine.decision import Action, Chosen, Decision, Passed, Some
from anahuac.games.siege.actions.afloat import Bombard, FightInArea
from anahuac.games.siege.advisor.judge import LEADER_WORTH, LOST_WITH_STACK, Judge
from anahuac.games.siege.advisor.look import STEP_WORTH
from anahuac.games.siege.advisor.sailing import HIT, targets_on
from anahuac.games.siege.frames.afloat import LakeBattleFrame
from anahuac.games.siege.rules import ch08_bombardment, ch08_odds

#: Killing a unit outright by a shot.
KILLED = 0.15


def rate_areas(judge: Judge, decision: Decision, options: Sequence[Action]) -> dict[Action, float]:
    """The battle with the best odds first; in the end all are fought."""
    del decision
    rated: dict[Action, float] = {}
    for option in options:
        if isinstance(option, FightInArea):
            mine, theirs = judge.mine[option.area], judge.theirs[option.area]
            rated[option] = float(ch08_odds.odds_index(max(1, mine.cf), max(1, theirs.cf)))
    return rated


def choose_withheld(judge: Judge, decision: Decision, domain: Some) -> tuple[Action, ...]:
    """As many as the battle does not need, if they have something to fire at; never the strongest."""
    del decision
    frame = judge.s.frames[-1]
    assert isinstance(frame, LakeBattleFrame)
    t, s = judge.t, judge.s
    shots = targets_on(judge, frame.area)
    strong = sorted(
        frame.attackers, key=lambda unit: (-t.units[unit].factor(s.pieces[unit].steps), t.order[unit])
    )
    carrier = s.pieces[judge.leader].carrier
    theirs = judge.look.host(frame.area, frame.defenders)
    best: tuple[str, ...] = ()
    worth: float | None = None
    for number in range(domain.most + 1):
        fighting = strong[: len(strong) - number]
        host = judge.look.host(frame.area, fighting)
        index = ch08_odds.odds_index(host.cf, theirs.cf)
        modifier = judge.modifier(frame.area, host, theirs)
        clash = judge.chances.clash(index, modifier, judge.camp == "aztec", host.steps, max(1, theirs.steps))
        value = judge.rate_clash(clash, host.units, theirs)
        value += min(number, 4 * len(shots)) * HIT * STEP_WORTH["aztec_regular"] if shots else 0.0
        if carrier in fighting:
            value -= 0.5 * clash.own
        if worth is None or value > worth + 1e-9:
            best, worth = tuple(strong[len(strong) - number :]), value
    return tuple(dict.fromkeys((Chosen(tuple(unit for unit in frame.attackers if unit in best)), Chosen(()))))


def rate_shots(judge: Judge, decision: Decision, options: Sequence[Action]) -> dict[Action, float]:
    """Every shot is for nothing: where a hit is likeliest and hurts most."""
    del decision
    rated: dict[Action, float] = {Passed(): 0.0}
    known: dict[tuple[str, int], float] = {}
    for at, option in enumerate(options):
        if not isinstance(option, Bombard):
            continue
        faces = len(ch08_bombardment.hits(judge.t, judge.s, option.unit, option.target))
        key = (option.target, faces)
        if key not in known:
            known[key] = _shot(judge, option.target, faces / 6)
        rated[option] = known[key] - 0.0001 * at
    return rated


def _shot(judge: Judge, target: str, chance: float) -> float:
    host = judge.theirs[target]
    worth = host.worth / max(1, host.steps)
    if host.steps == len(host.units):
        worth += KILLED
    if target in judge.ground.on_island:
        worth += 0.1
    if host.leader and host.steps == 1:
        worth += LEADER_WORTH[judge.foe] * LOST_WITH_STACK
    return 0.05 + chance * worth
