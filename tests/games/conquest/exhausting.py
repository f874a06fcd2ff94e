"""Every way the dice can fall, through the real transaction, with owners who answer as the previews assume.

Dice for commanders are left out of the count: none of them dies on a 10, and the previews tell of each as a risk.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import prod
from typing import Any

from anahuac.engine.decision import (
    Action,
    Allocate,
    Allocated,
    Chosen,
    Decision,
    OneOf,
    Passed,
    Some,
)
from anahuac.engine.game import apply
from anahuac.games.conquest.actions.melee import FightToTheDeath
from anahuac.games.conquest.actions.siege import Sacrifice
from anahuac.games.conquest.events.battle import BattleDecided, ShotFired, WarDogsLoosed
from anahuac.games.conquest.events.casualties import CommanderTested, Sacrificed
from anahuac.games.conquest.events.core import PointsScored, StepsLost
from anahuac.games.conquest.events.melee import CounterRolled, PiecesShifted, RetreatBlocked, RetreatIgnored
from anahuac.games.conquest.events.siege import CombatDecided, ExitTried
from anahuac.games.conquest.frames.melee import ResultFrame
from anahuac.games.conquest.frames.siege import EffectsFrame
from anahuac.games.conquest.model import State
from anahuac.games.conquest.odds import Odds, Points, Row
from anahuac.games.conquest.odds.board import given_up, steadfast
from anahuac.games.conquest.odds.tolls import spread
from anahuac.games.conquest.terms import CAMPS, Camp, enemy
from tests.games.conquest.play import game

#: Questions that belong to carrying out a result.
OWNERS = frozenset(
    (
        "losses",
        "sacrifice",
        "advance",
        "hold",
        "leave",
        "rehome",
        "first_loss",
        "reveal",
        "to_the_death",
        "sortie",
        "who_runs",
        "refuge",
        "discard",
        "general",
    )
)
#: Dice for commanders, who survive them.
COMMANDERS = ("commander", "fire.commander", "death_to_the_commander")
Seen = tuple[Any, ...]


class Branching:
    """Dice that follow a path and go on with ones; ``asked`` are the sides of all dice, commanders' left out."""

    def __init__(self, path: Iterable[int]) -> None:
        self.path = list(path)
        self.asked: list[int] = []
        self.values: list[int] = []

    def next(self, label: str, sides: int) -> int:
        """The next die of the path."""
        if label in COMMANDERS:
            return sides
        at = len(self.asked)
        self.asked.append(sides)
        self.values.append(self.path[at] if at < len(self.path) else 1)
        return self.values[-1]


def every_way(
    state: State,
    pending: tuple[Decision, ...],
    seat: str,
    action: Action,
    markers: tuple[str, ...],
    kind: str,
) -> Counter[Seen]:
    """What the dice bring after an action, each with its weight: a share of the product of all sides."""
    found: Counter[Seen] = Counter()
    path: list[int] | None = []
    leaves = []
    while path is not None:
        dice = Branching(path)
        seen = _run(state, pending, seat, action, markers, dice, kind)
        leaves.append((seen, tuple(dice.asked)))
        path = _next(dice.values, dice.asked)
    most = max((prod(asked) for _, asked in leaves), default=1)
    for seen, asked in leaves:
        found[seen] += most // prod(asked)
    return found


def _next(values: list[int], asked: list[int]) -> list[int] | None:
    """The next path, counting up the last die that can."""
    for at in range(len(values) - 1, -1, -1):
        if values[at] < asked[at]:
            return [*values[:at], values[at] + 1]
    return None


def _run(
    state: State,
    pending: tuple[Decision, ...],
    seat: str,
    action: Action,
    markers: tuple[str, ...],
    dice: Branching,
    kind: str,
) -> Seen:
    step = apply(game(), state, pending, seat, action, dice)
    events = list(step.events)
    retreating: set[Camp] = set()
    while step.pending and step.pending[0].kind in OWNERS:
        decision = step.pending[0]
        retreating |= _under_r(step.state)
        if decision.kind == "sortie" and kind != "exit":
            break
        chosen = _owner(step.state, decision, markers, retreating)
        step = apply(game(), step.state, step.pending, decision.seat, chosen, dice)
        events += step.events
    return _seen(state, events, kind, _places(state, action))


def _places(s: State, action: Action) -> tuple[str, ...]:
    """The tactical zones that an action or the hand-to-hand under way is about."""
    at = s.battle.at if s.battle is not None else {}
    named = [str(getattr(action, field)) for field in ("origin", "target", "tz") if hasattr(action, field)]
    for frame in s.frames:
        named += [str(getattr(frame, field)) for field in ("origin", "target") if hasattr(frame, field)]
    return tuple(at.get(name, name) for name in named)


def _under_r(s: State) -> set[Camp]:
    """Camps that a result under way sends back."""
    found: set[Camp] = set()
    for frame in s.frames:
        if isinstance(frame, EffectsFrame):
            found |= {side.camp for side in (frame.attacker, frame.defender) if side.result.retreat}
        elif isinstance(frame, ResultFrame):
            camps = (frame.attacker, enemy(frame.attacker))
            found |= {camp for camp, result in zip(camps, frame.results, strict=True) if result.retreat}
    return found


def _owner(s: State, decision: Decision, markers: tuple[str, ...], retreating: set[Camp]) -> Action:
    """A careful owner's answer, as the previews assume it."""
    t = game().tables
    domain = decision.domain
    outside = s.siege is not None and bool(s.siege.sortie) and decision.seat == s.siege.besieger
    guns_first = outside or decision.seat in retreating
    if decision.kind == "losses":
        assert isinstance(domain, Allocate)
        units = tuple(unit for unit, _ in domain.slots)
        return Allocated(_paid(s, units, domain.total, guns_first))
    if decision.kind == "sacrifice":
        assert isinstance(domain, OneOf)
        units = tuple(o.unit for o in domain.options if isinstance(o, Sacrifice))
        guns = [unit for unit in units if t.units[unit].type == "CA"]
        return Sacrifice(guns[0] if guns and guns_first else given_up(t, s, units))
    if decision.kind == "reveal":
        assert isinstance(domain, Some)
        return Chosen(tuple(marker for marker in domain.items if marker in markers))
    if decision.kind == "sortie":
        assert isinstance(domain, Some)
        return Chosen(domain.items)
    if decision.kind == "to_the_death":
        assert isinstance(domain, OneOf)
        frame = s.frames[-2]
        places = (frame.origin, frame.target)  # type: ignore[union-attr]
        here = [o for o in domain.options if isinstance(o, FightToTheDeath) and o.tz in places]
        return here[0] if here else domain.options[0]
    if decision.kind == "hold":
        assert isinstance(domain, Some)
        held = steadfast(t, s, domain.items, domain.most)
        return Chosen(tuple(unit for unit in domain.items if unit in held))
    if decision.kind in ("leave", "advance"):
        return Chosen(())
    return Passed() if decision.may_pass else next(domain.answers())


def _paid(s: State, units: tuple[str, ...], losses: int, guns_first: bool) -> tuple[tuple[str, int], ...]:
    """Losses spread so that as many units stay as can; cannons that an R would take anyway pay first."""
    t = game().tables
    if not guns_first:
        return spread(t, s, units, losses)
    taken: dict[str, int] = {}
    for unit in units:
        if t.units[unit].type == "CA" and losses:
            taken[unit] = min(losses, s.units[unit].sp)
            losses -= taken[unit]
    rest = tuple(unit for unit in units if t.units[unit].type != "CA")
    taken |= dict(spread(t, s, rest, losses))
    return tuple((unit, taken[unit]) for unit in units if unit in taken)


def _seen(s: State, events: list[Any], kind: str, places: tuple[str, ...]) -> Seen:
    """What happened, in the same terms as :func:`told`."""
    steps, taken = Counter[str](), Counter[str]()
    back: set[str] = set()
    blocked: set[str] = set()
    tested: list[tuple[str, str]] = []
    points = Counter[str]()
    said, winner, running = "", None, 0
    for event in events:
        said = _said(event) or said
        match event:
            case StepsLost(camp=camp, cause=cause, losses=lost) if cause in (
                "combat",
                "fire",
                "marker",
                "attrition",
            ):
                steps[camp] += sum(n for _, n in lost)
            case RetreatBlocked(camp=camp, units=units):
                blocked.add(camp)
                running += len(units)
            case Sacrificed(camp=camp):
                taken[camp] += 1
            case PiecesShifted(camp=camp, why="retreat", pieces=pieces):
                back.add(camp)
                running += len(pieces)
            case RetreatIgnored(camp=camp):
                back.add(camp)
            case CommanderTested(commander=chief, mark=mark):
                tested.append((chief, mark))
            case PointsScored(camp=camp, points=n, why=why, piece=piece) if why != "objectives":
                if why != "commander" or (winner is None and _stood_in_fight(s, piece, kind, places)):
                    points[camp] += n
            case BattleDecided(winner=camp) | CombatDecided(winner=camp):
                winner = camp
            case _:
                pass
    if said == "run":
        said = "one_runs" if running == 1 else "two_run"
    sides = tuple((steps[c], c in blocked, taken[c], c in back) for c in CAMPS)
    return sides, winner, tuple(sorted(tested)), said, tuple(points[camp] for camp in CAMPS)


def _said(event: Any) -> str:
    """What a die that is no roll on a combat table says."""
    match event:
        case CounterRolled(die=die, tc=most) | ExitTried(die=die, tc=most):
            return "fails" if die > most else ""
        case ShotFired(die=die, needed=needed):
            return "hit" if die <= needed else "miss"
        case WarDogsLoosed():
            return "run"
    return ""


def _stood_in_fight(s: State, piece: str | None, kind: str, places: tuple[str, ...]) -> bool:
    """Whether a commander lost was in a tactical zone that this roll concerns; others fall in what comes after."""
    if kind not in ("melee", "counter", "fire") or s.battle is None or piece is None:
        return False
    return s.battle.at.get(piece) in places


def told(odds: Odds) -> Counter[Seen]:
    """A preview in the same terms; points that an owner's choice decides are left open."""
    found: Counter[Seen] = Counter()
    for row in odds.rows:
        found[_row(odds, row)] += row.ways
    return found


def _row(odds: Odds, row: Row) -> Seen:
    tolls = {odds.attacker: row.attacker, enemy(odds.attacker): row.defender}
    on_board = odds.kind in ("melee", "counter", "fire", "dogs")
    sides = tuple(
        (
            tolls[camp].all_steps,
            tolls[camp].more > 0,
            tolls[camp].sacrificed,
            # Where R also costs cannons it depends on the losses whether anybody is left to leave.
            None if on_board and tolls[camp].guns else on_board and tolls[camp].retreats,
        )
        for camp in CAMPS
    )
    tested = tuple(sorted((r.piece, r.mark) for r in row.risks if r.mark not in ("death", "alone")))
    certain = [Points(r.winner, r.points, r.points, "") for r in row.risks if r.mark == "alone" and r.winner]
    due = [*row.points, *certain]
    points = tuple(
        (sum(p.least for p in due if p.camp == camp), sum(p.most for p in due if p.camp == camp))
        for camp in CAMPS
    )
    said = row.said if row.said not in ("loses", "nothing") else ""
    return sides, row.winner, tested, said, points


def assert_exact(odds: Odds, ways: Counter[Seen], note: object = "") -> None:
    """The preview tells what the dice do, each outcome with its exact share."""
    total = sum(ways.values())
    foretold: Counter[Seen] = Counter()
    for seen, number in told(odds).items():
        foretold[seen] += number
    assert sum(foretold.values()) == odds.total, (note, odds)
    left = Counter({seen: number * total for seen, number in foretold.items()})
    for seen, number in ways.items():
        due = number * odds.total
        for match in (one for one in left if left[one] and _fits(seen, one, odds)):
            paid = min(due, left[match])
            left[match] -= paid
            due -= paid
        assert not due, (note, seen, list(foretold), odds)
    assert not any(left.values()), (note, ways, foretold, odds)


def _fits(seen: Seen, foretold: Seen, odds: Odds) -> bool:
    bounds = foretold[-1]
    last = next((one for one in odds.assumes if one.what == "last_round"), None)
    if last is not None and foretold[1] is None and seen[1] == last.camp:
        # Said of all outcomes at once: whoever outlasts the last round, and tries no exit, has held the fortress.
        held = tuple(
            (low + (c == last.camp) * last.count, most + (c == last.camp) * last.count)
            for c, (low, most) in zip(CAMPS, bounds, strict=True)
        )
        foretold = (foretold[0], seen[1], *foretold[2:-1], held)
        bounds = held
    alike = all(
        a[:-1] == b[:-1] and b[-1] in (None, a[-1]) for a, b in zip(seen[0], foretold[0], strict=True)
    )
    return (
        alike
        and seen[1:-1] == foretold[1:-1]
        and all(low <= points <= high for points, (low, high) in zip(seen[-1], bounds, strict=True))
    )
