"""A battle of the siege in plain values: its arithmetic line by line, and all thirty-six ways of two dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import product
from typing import NamedTuple

from anahuac.app.presenter import OddsLine, OddsRow, OddsShown
from anahuac.app.presenters.siege import odds_texts as texts
from anahuac.engine.text import Param, Ref
from anahuac.games.siege.data import Tables
from anahuac.games.siege.dice import LeaderCase
from anahuac.games.siege.model import State
from anahuac.games.siege.rules.ch08_odds import Factor, Reckoning, losses
from anahuac.games.siege.rules.ch09_leaders import LEADER, is_with
from anahuac.games.siege.terms import Camp, enemy, is_hex

#: Ways of two dice.
WAYS = 36
ROLES = {"spanish": "siege.spanish", "aztec": "siege.aztec"}
_SUMS = Counter(one + other for one, other in product(range(1, 7), repeat=2))


class Outcomes(NamedTuple):
    """How often each pair of losses comes, the attacker's first, and the steps that both have; -1: not known."""

    ways: dict[tuple[int, int], int]
    own: int
    foe: int

    def tenths(self, at: int) -> int:
        """Steps that a side loses on average, in tenths, rounded."""
        total = sum(pair[at] * ways for pair, ways in self.ways.items())
        return (total * 20 + WAYS) // (2 * WAYS)

    @property
    def cleared(self) -> int:
        """Ways that leave no defender."""
        return sum(ways for (_, theirs), ways in self.ways.items() if theirs == self.foe)


def outcomes(t: Tables, s: State, reckoned: Reckoning) -> Outcomes:
    """Both sides' losses for every sum of the dice, no more than they have."""
    own = _steps(s, reckoned.attackers)
    foe = -1 if reckoned.unknown else _steps(s, reckoned.defenders)
    ways: Counter[tuple[int, int]] = Counter()
    for roll, count in _SUMS.items():
        _, (mine, theirs) = losses(t, reckoned, roll)
        ways[min(mine, own), theirs if foe < 0 else min(theirs, foe)] += count
    return Outcomes(dict(sorted(ways.items(), key=lambda one: (-one[0][1], one[0][0]))), own, foe)


def _steps(s: State, factors: Iterable[Factor]) -> int:
    return sum(s.pieces[one.unit].steps for one in factors)


def best(t: Tables, s: State, reckoned: Iterable[Reckoning]) -> Reckoning | None:
    """The battle with the best outlook: what it costs the defenders beyond the attackers' own losses."""

    def outlook(one: Reckoning) -> int:
        found = outcomes(t, s, one)
        return found.tenths(1) - found.tenths(0)

    return max(reckoned, key=outlook, default=None)


def battle(
    t: Tables,
    s: State,
    reckoned: Reckoning,
    led: str = "",
    without: Reckoning | None = None,
    assumed: tuple[OddsLine, ...] = (),
) -> OddsShown:
    """A battle as the panel shows it; ``without`` is the same without its leader."""
    found = outcomes(t, s, reckoned)
    place, on_land = reckoned.place, is_hex(reckoned.place)
    index = t.crt.clamped(reckoned.shifted) - t.crt.first
    raw = t.crt.clamped(reckoned.raw) - t.crt.first
    expected: list[Param] = [
        texts.EXPECTED(attacker=decimal(found.tenths(0)), defender=decimal(found.tenths(1)))
    ]
    if found.cleared and on_land:
        expected.append(texts.CLEARED(ways=found.cleared, total=WAYS))
    if reckoned.unknown:
        assumed = (OddsLine(texts.UNSEEN(reckoned.unknown), "", clause="siege:8.8A"), *assumed)
    advice: tuple[Param, ...] = ()
    if without is not None:
        other = outcomes(t, s, without)
        mine, theirs = decimal(other.tenths(0)), decimal(other.tenths(1))
        figures = texts.FIGURES(column=without.column, attacker=mine, defender=theirs)
        advice = (texts.WITHOUT_HIM(leader=Ref("piece", led)), figures)
    return OddsShown(
        texts.ATTACK(place=Ref("place", place, "def")) if on_land else texts.LAKE(place=Ref("place", place)),
        "siege:8.9A" if on_land else "siege:8.22A",
        texts.DICE(count=2),
        lines_of(reckoned),
        WAYS,
        tuple(_row(t, s, reckoned, found, led, pair, ways) for pair, ways in found.ways.items()),
        head=texts.LOST(),
        of=texts.OF(total=WAYS),
        columns=t.crt.columns,
        ratio=raw,
        finals=((index, WAYS),),
        roles=(ROLES[reckoned.attacker], ROLES[enemy(reckoned.attacker)]),
        expected=tuple(expected),
        assumed=assumed,
        advice=advice,
        glyph="battle" if on_land else "brigantine",
    )


def decimal(tenths: int) -> Param:
    """A figure with one decimal."""
    return texts.DECIMAL(whole=tenths // 10, tenth=tenths % 10)


def lines_of(reckoned: Reckoning) -> tuple[OddsLine, ...]:
    """The arithmetic: both sums, the ratio, each shift with its clause, the column, what raises the Aztec loss."""
    lines = [
        OddsLine(texts.ATTACKERS(), reckoned.attack, _factors(reckoned.attackers), "siege:8.2"),
        OddsLine(texts.DEFENDERS(), reckoned.defence, _factors(reckoned.defenders), "siege:8.3"),
        OddsLine(texts.RATIO(), reckoned.ratio, clause="siege:8.9A"),
    ]
    for shift in reckoned.shifts:
        name = Ref("terrain" if shift.is_terrain else "shift", shift.id)
        by = texts.RIGHT(shift.value) if shift.value > 0 else texts.LEFT(-shift.value)
        lines.append(OddsLine(name, by, clause=shift.clause))
    lines.append(OddsLine(texts.COLUMN(), reckoned.column, clause="siege:8.16C", strong=True))
    for row in reckoned.modifiers:
        said = texts.ADDED if row.operation == "add" else texts.TIMES
        clause = f"siege:{row.clause.partition(',')[0]}"
        lines.append(OddsLine(Ref("loss_modifier", row.id), said(value=row.value), clause=clause))
    return tuple(lines)


def _factors(factors: tuple[Factor, ...]) -> tuple[Param, ...]:
    return tuple(texts.OF_ONE(piece=Ref("piece", one.unit), cf=one.cf) for one in factors)


def _row(
    t: Tables, s: State, reckoned: Reckoning, found: Outcomes, led: str, pair: tuple[int, int], ways: int
) -> OddsRow:
    mine, theirs = pair
    notes: list[Param] = []
    if theirs == found.foe:
        notes.append(texts.ALL_LOST())
    if mine == found.own:
        notes.append(texts.ALL_OWN_LOST())
    for camp, units, lost, all_ in (
        (enemy(reckoned.attacker), reckoned.defenders, theirs, found.foe),
        (reckoned.attacker, reckoned.attackers, mine, found.own),
    ):
        danger = _danger(t, s, camp, units, lost, all_, led)
        if danger:
            notes.append(texts.RISK_OF(leader=Ref("piece", LEADER[camp]), ways=danger))
    what: list[Param] = []
    if mine:
        what.append(texts.WE_LOSE(mine))
    if theirs:
        what.append(texts.THEY_LOSE(theirs))
    what += notes
    spoken = texts.SPOKEN(ways=ways, total=WAYS, what=tuple(what) or texts.NOTHING())
    return OddsRow(
        ways,
        mine,
        theirs,
        said="" if mine or theirs else texts.NOTHING(),
        notes=(tuple(notes),) if notes else (),
        spoken=(spoken,),
    )


def _danger(
    t: Tables, s: State, camp: Camp, factors: tuple[Factor, ...], lost: int, steps: int, led: str
) -> int:
    """In how many ways of 36 the leader of a camp is lost after such losses, at most: in any stack they may fall."""
    leader = LEADER[camp]
    if leader not in s.pieces or not is_with(t, s, leader, tuple(one.unit for one in factors)):
        return 0
    case: LeaderCase
    if lost and lost == steps:
        case = "stack_destroyed"
    elif led == leader:
        case = "led_with_loss" if lost else "led_no_loss"
    elif lost:
        case = "stack_hurt"
    else:
        return 0
    return sum(_SUMS[face] for face in t.rolls.leader_risk.lost_on[case])
