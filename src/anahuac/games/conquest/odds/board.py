"""Odds of hand-to-hand on the tactical board, with its markers, and of counter-attacks (10.3.4.3 to 10.3.4.5)."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from anahuac.engine.rules import rule
from anahuac.games.conquest.crt import Result
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events.core import StepsLost, UnitsEliminated
from anahuac.games.conquest.events.melee import PiecesShifted
from anahuac.games.conquest.evolve import evolve
from anahuac.games.conquest.model import MarkerHand, State
from anahuac.games.conquest.odds.tolls import points_of_sacrifice, risk_of, risks_of, spread, toll_of
from anahuac.games.conquest.odds.values import (
    Assumed,
    Factor,
    Odds,
    Points,
    Risk,
    Row,
    Toll,
    gathered,
)
from anahuac.games.conquest.rules.ch10_3_3_markers import is_in_force
from anahuac.games.conquest.rules.ch10_3_4_3_markers import all_spanish
from anahuac.games.conquest.rules.ch10_3_4_3_melee import DEADLY, cavalry_at, strike_of
from anahuac.games.conquest.rules.ch10_3_4_ratio import Strike
from anahuac.games.conquest.rules.ch10_3_board import (
    commanders_at,
    force,
    fought,
    has_units,
    is_line_of_retreat,
    units_at,
    units_on_board,
)
from anahuac.games.conquest.rules.ch12_victory import MAJOR_BATTLE
from anahuac.games.conquest.terms import Camp, enemy
from anahuac.games.conquest.values import cf_of, tc_of

DIE = 6


class Pairing(NamedTuple):
    """Who attacks from where into where, with which hand-to-hand markers beyond those in force."""

    camp: Camp
    origin: str
    target: str
    markers: frozenset[str] = frozenset()
    counter: bool = False


# ---------------------------------------------------------------------- hand-to-hand


@rule("conquest:10.3.4-j", "conquest:10.3.4-k", "conquest:T3-e", "conquest:T3-h", "conquest:T3-i")
def melee(t: Tables, view: State, pairing: Pairing) -> Odds:
    """A hand-to-hand as the seat sees it now; face-down markers of others change nothing yet, which it says."""
    s = with_doubled(t, view, pairing)
    camp, origin, target = pairing.camp, pairing.origin, pairing.target
    attackers = units_at(s, camp, origin)
    strike = strike_of(t, s, camp, origin, target, attackers)
    charge = "cavalry_charge" in pairing.markers or is_in_force(s, camp, "cavalry_charge")
    rows = [
        row
        for die in range(1, DIE + 1)
        for row in _blow(t, s, pairing, strike.results(t, s, die), die, charge)
    ]
    total = DIE * DIE if charge else DIE
    return Odds(
        kind="melee",
        attacker=camp,
        refs=(f"tz:{origin}", f"tz:{target}"),
        total=total,
        rows=gathered(rows),
        factors=factors_of(t, s, strike, attackers, units_at(s, enemy(camp), target), _doubled(s)),
        modifiers=modifiers_of(strike),
        table=table_of(t, strike),
        columns=strike.table.columns,
        ratio=strike.ratio,
        finals=((strike.column, total),),
        assumes=_assumed(t, view, pairing, charge, strike),
        clause="conquest:10.3.4-h",
    )


def _doubled(s: State) -> tuple[str, ...]:
    return fought(s).doubled


def _blow(
    t: Tables, s: State, pairing: Pairing, results: tuple[Result, Result], die: int, charge: bool
) -> list[Row]:
    """The outcomes of one result, with those of the cavalry's second attack where there is one."""
    first = _outcome(t, s, pairing, results)
    if not charge:
        return [replace(first, ways=1, dice=(die,))]
    after = _after(t, s, pairing, results, first)
    cavalry = cavalry_at(t, after, pairing.camp, pairing.origin)
    foes = has_units(after, enemy(pairing.camp), pairing.target)
    if first.winner is not None or not cavalry or not foes:
        return [replace(first, ways=DIE)]
    again = strike_of(t, after, pairing.camp, pairing.origin, pairing.target, cavalry)
    return [
        replace(_joined(first, _outcome(t, after, pairing, again.results(t, after, second))), ways=1)
        for second in range(1, DIE + 1)
    ]


def _joined(first: Row, second: Row) -> Row:
    """Two outcomes one after the other."""
    return Row(
        ways=1,
        attacker=_sum(first.attacker, second.attacker),
        defender=_sum(first.defender, second.defender),
        risks=(
            *first.risks,
            *(risk for risk in second.risks if risk.mark != "death" or risk not in first.risks),
        ),
        points=(*first.points, *second.points),
        winner=second.winner,
        said=second.said,
    )


def _sum(one: Toll, two: Toll) -> Toll:
    return Toll(
        steps=one.steps + two.steps,
        more=one.more + two.more,
        sacrificed=one.sacrificed + two.sacrificed,
        retreats=one.retreats or two.retreats,
        holders=two.holders if two.retreats else one.holders,
        guns=one.guns or two.guns,
        gone=two.gone,
    )


@rule("conquest:10.3.4-m", "conquest:10.3.4-n", "conquest:10.3.4-p", "conquest:10.3.5-a")
def _outcome(t: Tables, s: State, pairing: Pairing, results: tuple[Result, Result]) -> Row:
    """What a result does to both sides, and whether it ends the battle."""
    camp, foe = pairing.camp, enemy(pairing.camp)
    sides = ((camp, pairing.origin, results[0], False), (foe, pairing.target, results[1], True))
    tolls: list[Toll] = []
    risks: list[Risk] = []
    points: list[Points] = []
    gone = [
        toll_of(t, s, units_at(s, side, tz), replace(result, retreat=False)).gone
        for side, tz, result, _ in sides
    ]
    # If the losses end the battle nobody retreats in it any more.
    decided = any(dead and _alone(s, side, tz) for dead, (side, tz, _, _) in zip(gone, sides, strict=True))
    for side, tz, result, attacked in sides:
        units, chiefs = units_at(s, side, tz), commanders_at(s, side, tz)
        suffered = replace(result, retreat=False) if decided else result
        capacity = max((tc_of(t, s, chief) for chief in chiefs), default=0) if attacked else 0
        # The attackers leave before the defenders, and who is dead bars no way.
        away = gone[0] or (bool(tolls) and tolls[0].retreats) if attacked else gone[1]
        blocked = is_blocked(t, s, side, tz, pairing.origin if attacked else pairing.target, away)
        toll = toll_of(t, s, (*units, *chiefs), suffered, board=True, capacity=capacity, blocked=blocked)
        tolls.append(toll)
        risks += risks_of(t, s, (*units, *chiefs), result)
        if result.sacrifice and toll.sacrificed:
            points += points_of_sacrifice(t, s, (*units, *chiefs), result)
    risks += _death(t, s, pairing, results[1])
    lost = []
    for (side, tz, _, _), toll in zip(sides, tolls, strict=True):
        risks += left_alone(t, s, side, tz, toll)
        if beaten(t, s, side, tz, toll):
            lost.append(side)
    return decided_by(s, Row(1, tolls[0], tolls[1], tuple(risks), tuple(points)), lost, camp)


@rule("conquest:10.3.5-a", "conquest:10.3.4-F", "conquest:12-b", "conquest:R-52", "conquest:R-58")
def decided_by(s: State, row: Row, lost: list[Camp], camp: Camp) -> Row:
    """An outcome of ``camp``'s roll with the end that it brings: some camps have nobody left to fight.

    Who fell back has lost, unless the defender's army breaks in the last counter-attack.
    """
    battle = fought(s)
    if not lost and not battle.fell_back:
        return row
    loser = lost[0] if len(lost) == 1 else battle.attacker
    winner = enemy(loser)
    toll = row.attacker if winner == camp else row.defender
    nobody = toll.gone and winner in lost and len(force_units(s, winner)) == len(units_on_board(s, winner))
    points = () if nobody else (Points(winner, MAJOR_BATTLE, MAJOR_BATTLE, "battle"),)
    return replace(row, winner=winner, points=(*row.points, *points))


def force_units(s: State, camp: Camp) -> tuple[str, ...]:
    """All units of a camp in the battle, wherever they are."""
    return tuple(piece for piece in force(s, camp) if piece in s.units)


@rule("conquest:10.3.4-s", "conquest:R-23")
def left_alone(t: Tables, s: State, camp: Camp, tz: str, toll: Toll) -> tuple[Risk, ...]:
    """The commanders of a tactical zone who are lost because no unit of theirs is left in the battle."""
    if not toll.gone or len(force_units(s, camp)) > len(units_at(s, camp, tz)):
        return ()
    chiefs = commanders_at(s, camp, tz)
    return tuple(replace(risk_of(t, s, chief, "alone"), deadly=1, sides=1) for chief in chiefs)


@rule("conquest:T3-i", "conquest:R-32")
def _death(t: Tables, s: State, pairing: Pairing, result: Result) -> tuple[Risk, ...]:
    """The die of Death to the commander after a ``*``."""
    camp = pairing.camp
    marker = "death_to_the_commander"
    general = fought(s).generals[enemy(camp)]
    if not result.star or general is None:
        return ()
    if marker not in pairing.markers and not is_in_force(s, camp, marker):
        return ()
    risk = risk_of(t, s, general, "death")
    return (Risk(general, "death", DEADLY, DIE, risk.points, risk.winner),)


def _alone(s: State, camp: Camp, tz: str) -> bool:
    """Whether all units that a camp still has in the battle stand in one tactical zone."""
    return camp not in fought(s).hidden and len(units_on_board(s, camp)) == len(units_at(s, camp, tz))


def beaten(t: Tables, s: State, camp: Camp, tz: str, toll: Toll) -> bool:
    """Whether an outcome leaves a camp nobody outside its line of retreat."""
    if not _alone(s, camp, tz):
        return False
    to_the_rear = toll.retreats and not toll.holders and any(map(is_line_of_retreat, exits(t, camp, tz)))
    return toll.gone or to_the_rear


def exits(t: Tables, camp: Camp, tz: str) -> tuple[str, ...]:
    """Where a camp falls back to from a tactical zone."""
    return t.board.next_on("retreat", camp, tz)


@rule("conquest:10.3.4-p")
def is_blocked(t: Tables, s: State, camp: Camp, tz: str, left: str = "", is_left: bool = False) -> bool:
    """Whether enemies, as far as the seat knows them, bar every way back; ``left`` is a tactical zone that they have
    left by then if ``is_left``."""
    hidden = fought(s).hidden.get(enemy(camp))
    ways = exits(t, camp, tz)
    return bool(ways) and all(
        (has_units(s, enemy(camp), way) and not (is_left and way == left))
        or (hidden is not None and hidden.tz == way)
        for way in ways
    )


def _after(t: Tables, s: State, pairing: Pairing, results: tuple[Result, Result], row: Row) -> State:
    """The board after a result, both owners being careful."""
    zone = fought(s).zone
    for camp, tz, result, toll in (
        (pairing.camp, pairing.origin, results[0], row.attacker),
        (enemy(pairing.camp), pairing.target, results[1], row.defender),
    ):
        lost = spread(t, s, units_at(s, camp, tz), result.losses)
        if lost:
            s = evolve(s, StepsLost(camp, lost, "combat", zone, tz))
        units = units_at(s, camp, tz)
        if result.sacrifice and units:
            s = evolve(s, UnitsEliminated(camp, (given_up(t, s, units),), "sacrifice", zone, tz))
        s = _fallen_back(t, s, camp, tz, toll)
    return s


def _fallen_back(t: Tables, s: State, camp: Camp, tz: str, toll: Toll) -> State:
    """The board after an R: as many as may hold do, the others leave or pay for staying."""
    units = units_at(s, camp, tz)
    if not units or not (toll.retreats or toll.more):
        return s
    zone = fought(s).zone
    leaving = tuple(unit for unit in units if unit not in steadfast(t, s, units, toll.holders))
    guns = tuple(unit for unit in leaving if t.units[unit].type == "CA")
    if guns:
        s = evolve(s, UnitsEliminated(camp, guns, "combat", zone, tz))
        leaving = tuple(unit for unit in leaving if unit not in guns)
    if toll.more:
        return evolve(s, StepsLost(camp, spread(t, s, units_at(s, camp, tz), toll.more), "combat", zone, tz))
    return evolve(s, PiecesShifted(camp, leaving, tz, exits(t, camp, tz)[0], "retreat")) if leaving else s


def steadfast(t: Tables, s: State, units: tuple[str, ...], most: int) -> tuple[str, ...]:
    """The units whom a careful owner lets ignore an R: the strongest, cavalry first, cannons last of equals."""
    order = {"CL": 0, "CM": 0, "CA": 2}
    ranked = sorted(units, key=lambda u: (-cf_of(t, s, u), order.get(t.units[u].type, 1), t.order[u]))
    return tuple(ranked[:most])


def given_up(t: Tables, s: State, units: tuple[str, ...]) -> str:
    """The unit that a careful owner sacrifices: the marked one if he must, else the weakest; cavalry last."""
    marked = fought(s).sacrifice if s.battle is not None else None
    if marked in units:
        return str(marked)
    return min(units, key=lambda u: (cf_of(t, s, u), t.units[u].type in ("CL", "CM"), t.order[u]))


@rule("conquest:T3-h", "conquest:R-31")
def with_doubled(t: Tables, s: State, pairing: Pairing) -> State:
    """The view with the units of the one tactical zone that would fight to the death counted twice."""
    if "to_the_death" not in pairing.markers:
        return s
    battle = fought(s)
    for camp, tz in ((pairing.camp, pairing.origin), (enemy(pairing.camp), pairing.target)):
        if tz in all_spanish(t, s, camp):
            return replace(s, battle=replace(battle, doubled=units_at(s, camp, tz)))
    return s


def factors_of(
    t: Tables,
    s: State,
    strike: Strike,
    attackers: tuple[str, ...],
    defenders: tuple[str, ...],
    doubled: tuple[str, ...] = (),
    clause: str = "conquest:10.3.4-j",
) -> tuple[Factor, ...]:
    """The two sums with what makes them up."""
    return tuple(
        Factor(
            what,
            total,
            clause,
            units,
            tuple(cf_of(t, s, unit) * (2 if unit in doubled else 1) for unit in units),
        )
        for what, total, units in (
            ("attackers", strike.attack, attackers),
            ("defenders", strike.defence, defenders),
        )
    )


def modifiers_of(strike: Strike) -> tuple[Factor, ...]:
    """What is added to the die on the board."""
    found = []
    if strike.ground:
        found.append(Factor("ground", strike.ground, "conquest:10.3.4-k"))
    if strike.leader:
        found.append(Factor("leader", strike.leader, "conquest:R-56"))
    return tuple(found)


def table_of(t: Tables, strike: Strike) -> str:
    """The table's id: "war" or "flower"."""
    return "war" if strike.table is t.war else "flower"


@rule("conquest:G-10", "conquest:10.3.4-a")
def _assumed(t: Tables, s: State, pairing: Pairing, charge: bool, strike: Strike) -> tuple[Assumed, ...]:
    found = []
    battle = fought(s)
    for camp in (enemy(pairing.camp), pairing.camp):
        hand = battle.markers.get(camp)
        if hand is not None and (unknown := unknown_in(t, hand, pairing)):
            found.append(Assumed("face_down", unknown, camp))
    foe = enemy(pairing.camp)
    if foe in battle.hidden and battle.hidden[foe].tz is None:
        found.append(Assumed("hidden", len(battle.hidden[foe].pieces), foe))
    if charge:
        found.append(Assumed("careful"))
    if commanders_at(s, foe, pairing.target) and any(
        strike.results(t, s, die)[1].retreat for die in range(1, DIE + 1)
    ):
        found.append(Assumed("may_hold", camp=foe))
    return tuple(found)


def unknown_in(t: Tables, hand: MarkerHand, pairing: Pairing) -> int:
    """Committed markers that may still act in a hand-to-hand and are not part of the preview."""
    return sum(
        marker is None or (t.markers[marker].phase == "hand_to_hand" and marker not in pairing.markers)
        for marker in hand.committed
    )


@rule("conquest:10.3.4-A")
def counter(t: Tables, view: State, pairing: Pairing, commander: str) -> Odds:
    """A counter-attack: the die against the commander's capacity, then a hand-to-hand with the sides exchanged."""
    base = melee(t, view, pairing)
    capacity = min(tc_of(t, view, commander), DIE)
    rows = [replace(row, ways=row.ways * capacity, dice=()) for row in base.rows]
    if capacity < DIE:
        nothing = Row((DIE - capacity) * base.total, said="fails")
        rows.append(decided_by(view, nothing, [], pairing.camp))
    return replace(
        base,
        kind="counter",
        total=base.total * DIE,
        rows=gathered(rows),
        factors=(*base.factors, Factor("capacity", capacity, "conquest:10.3.4-A", (commander,))),
        finals=tuple((column, ways * DIE) for column, ways in base.finals),
        clause="conquest:10.3.4-A",
    )
