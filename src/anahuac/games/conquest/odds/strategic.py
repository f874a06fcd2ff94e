"""Odds on the strategic map: minor battles, sieges, the event of a major battle, attrition, landings."""

from __future__ import annotations

from msgspec.structs import replace

from anahuac.engine.rules import rule
from anahuac.games.conquest.crt import Result
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.model import State, commanders_in, strength, units_in
from anahuac.games.conquest.odds.board import DIE, factors_of, table_of
from anahuac.games.conquest.odds.tolls import points_of_sacrifice, risks_of, toll_of
from anahuac.games.conquest.odds.values import Assumed, Factor, Odds, Points, Row, Shift, Toll, gathered
from anahuac.games.conquest.rules import ch07_reinforcements, ch10_effects
from anahuac.games.conquest.rules.ch09_attrition import check_of
from anahuac.games.conquest.rules.ch10_2_accelerated import roll_of
from anahuac.games.conquest.rules.ch10_3_2_events import event_of
from anahuac.games.conquest.rules.ch10_3_4_ratio import Strike
from anahuac.games.conquest.rules.ch10_4_siege import assault_of, exit_units, guns_of, sortie_of
from anahuac.games.conquest.terms import SPAIN, Camp, enemy
from anahuac.games.conquest.values import is_spanish, tc_of

# ---------------------------------------------------------------------- minor battles


@rule("conquest:10.2-a", "conquest:10.2-b", "conquest:10.2-d")
def minor(t: Tables, s: State, zone: int, spanish_force: bool) -> Odds:
    """A roll of an accelerated battle between the two stacks in a zone."""
    attacker = s.active
    strike = roll_of(t, s, attacker, zone, spanish_force)
    rows = [
        replace(_outcome(t, s, attacker, zone, strike.results(t, s, die), siege=False), dice=(die,))
        for die in range(1, DIE + 1)
    ]
    single = (Assumed("single"),) if s.settings.accelerated_rounds == "single" else ()
    return Odds(
        kind="minor",
        attacker=attacker,
        refs=(f"place:{zone}",),
        total=DIE,
        rows=gathered(rows),
        factors=_sp_factors(s, strike, attacker, zone),
        table=table_of(t, strike),
        columns=strike.table.columns,
        ratio=strike.ratio,
        finals=((strike.column, DIE),),
        assumes=single,
        clause="conquest:10.2-a",
    )


def _sp_factors(s: State, strike: Strike, attacker: Camp, zone: int) -> tuple[Factor, ...]:
    clause = "conquest:10.2-a"
    mine, theirs = (units_in(s, camp, zone) for camp in (attacker, enemy(attacker)))
    return (
        Factor("attackers_sp", strike.attack, clause, mine, tuple(s.units[unit].sp for unit in mine)),
        Factor("defenders_sp", strike.defence, clause, theirs, tuple(s.units[unit].sp for unit in theirs)),
    )


def _outcome(
    t: Tables,
    s: State,
    attacker: Camp,
    zone: int,
    results: tuple[Result, Result],
    *,
    siege: bool,
    mine: tuple[str, ...] | None = None,
) -> Row:
    """What a result costs the two stacks, and who has then won. ``mine`` are the attackers if not the stack."""
    defender = enemy(attacker)
    pieces = (mine or s.stacks[attacker][zone].pieces, s.stacks[defender][zone].pieces)
    tolls = [
        toll_of(t, s, side, result, moves=not siege) for side, result in zip(pieces, results, strict=True)
    ]
    risks = tuple(
        risk for side, result in zip(pieces, results, strict=True) for risk in risks_of(t, s, side, result)
    )
    points = tuple(
        point
        for side, result, toll in zip(pieces, results, tolls, strict=True)
        if result.sacrifice and toll.sacrificed
        for point in points_of_sacrifice(t, s, side, result)
    )
    winner = None
    if tolls[0].gone or (not tolls[1].gone and tolls[0].retreats):
        winner = defender
    elif tolls[1].gone or tolls[1].retreats:
        winner = attacker
    if any(toll.gone for toll in tolls):
        # Who is alone in the zone has won, and an R no longer moves him.
        tolls = [replace(toll, retreats=False, guns=toll.guns and siege) for toll in tolls]
    return Row(1, tolls[0], tolls[1], risks, points, winner)


# ---------------------------------------------------------------------- sieges


@rule("conquest:10.4-d")
def walls_left(t: Tables, s: State, besieger: Camp, zone: int) -> dict[int, int]:
    """The fortress value that the guns leave, each with its ways out of six to the power of their dice."""
    left = {t.zones[zone].fv: 1}
    for _, dice, needed in guns_of(t, s, besieger, zone):
        hit = min(needed, DIE)
        for _ in range(dice):
            after: dict[int, int] = {}
            for fv, ways in left.items():
                for value, share in ((max(0, fv - 1), hit), (fv, DIE - hit)):
                    if share:
                        after[value] = after.get(value, 0) + ways * share
            left = after
    return left


@rule("conquest:10.4-d", "conquest:10.4-e", "conquest:10.4-f", "conquest:10.4-h")
def assault(t: Tables, s: State, zone: int, besieger: Camp, spanish_force: bool) -> Odds:
    """The next round of a siege: the guns, then the assault."""
    walls = walls_left(t, s, besieger, zone)
    guns = guns_of(t, s, besieger, zone)
    total = sum(walls.values()) * DIE
    rows: list[Row] = []
    finals: dict[int, int] = {}
    for fv, ways in walls.items():
        strike = assault_of(t, s, besieger, zone, spanish_force, fv)
        finals[strike.column] = finals.get(strike.column, 0) + ways * DIE
        rows += [
            replace(
                _siege_row(t, s, besieger, zone, strike.results(t, s, die)),
                ways=ways,
                dice=() if guns else (die,),
            )
            for die in range(1, DIE + 1)
        ]
    whole = assault_of(t, s, besieger, zone, spanish_force, t.zones[zone].fv)
    shifts = [Shift("fortress", -whole.left, "conquest:10.4-e")] if whole.left else []
    dice = sum(number for _, number, _ in guns)
    if dice and whole.left:
        shifts.append(Shift("guns", min(dice, whole.left), "conquest:10.4-d"))
    mine, theirs = units_in(s, besieger, zone), units_in(s, enemy(besieger), zone)
    modifiers = (Factor("storm_leaders", 1, "conquest:10.4-e"),) if whole.leader else ()
    siege = s.siege
    last = siege is not None and siege.round + 1 >= siege.rounds
    return Odds(
        kind="assault",
        attacker=besieger,
        refs=(f"place:{zone}",),
        total=total,
        rows=gathered(rows),
        factors=factors_of(t, s, whole, mine, theirs, clause="conquest:10.4-e"),
        shifts=tuple(shifts),
        modifiers=modifiers,
        table=table_of(t, whole),
        columns=whole.table.columns,
        ratio=whole.ratio,
        finals=tuple(sorted(finals.items())),
        assumes=(Assumed("last_round", t.zones[zone].fv, enemy(besieger)),) if last else (),
        clause="conquest:10.4-e",
    )


def _siege_row(
    t: Tables,
    s: State,
    besieger: Camp,
    zone: int,
    results: tuple[Result, Result],
    sortie: tuple[str, ...] | None = None,
) -> Row:
    """An outcome in a siege; whoever has nobody left has lost it, and points are due for the walls (12-c)."""
    attacker = enemy(besieger) if sortie is not None else besieger
    row = _outcome(t, s, attacker, zone, results, siege=True, mine=sortie)
    besieged = enemy(besieger)
    gone = {attacker: row.attacker.gone, enemy(attacker): row.defender.gone}
    if sortie is not None and not set(units_in(s, besieged, zone)) <= set(sortie):
        gone[besieged] = False
    winner = besieged if gone[besieger] else besieger if gone[besieged] else None
    points = row.points
    fv = t.zones[zone].fv
    if winner is not None and fv and not gone[winner]:
        points = (*points, Points(winner, fv, fv, "siege"))
    return replace(row, winner=winner, points=points)


@rule("conquest:10.4-g")
def sortie(
    t: Tables, s: State, zone: int, spanish_force: bool, commander: str, units: tuple[str, ...]
) -> Odds:
    """A sortie of some besieged units under a commander who has made his exit."""
    besieged = s.commanders[commander].camp
    besieger = enemy(besieged)
    strike = sortie_of(t, s, besieged, zone, spanish_force, commander, units)
    mine = (*units, commander)
    rows = [
        replace(_sortie_row(t, s, besieger, zone, strike.results(t, s, die), mine), dice=(die,))
        for die in range(1, DIE + 1)
    ]
    modifiers = (Factor("leader", 1, "conquest:R-56", (commander,)),) if strike.leader else ()
    return Odds(
        kind="sortie",
        attacker=besieged,
        refs=(f"place:{zone}", f"piece:{commander}"),
        total=DIE,
        rows=gathered(rows),
        factors=factors_of(t, s, strike, units, units_in(s, besieger, zone), clause="conquest:10.4-g"),
        modifiers=modifiers,
        table=table_of(t, strike),
        columns=strike.table.columns,
        ratio=strike.ratio,
        finals=((strike.column, DIE),),
        clause="conquest:10.4-g",
    )


@rule("conquest:10.4-g", "conquest:R-42")
def _sortie_row(
    t: Tables, s: State, besieger: Camp, zone: int, results: tuple[Result, Result], mine: tuple[str, ...]
) -> Row:
    """An outcome of a sortie: cannons that are left alone before it are lost as well."""
    row = _siege_row(t, s, besieger, zone, results, mine)
    row = _guns_overrun(t, s, besieger, zone, results[1], row)
    return _held_out(t, s, row)


@rule("conquest:10.4-h", "conquest:10.4-i", "conquest:12-c")
def _held_out(t: Tables, s: State, row: Row) -> Row:
    """After an exit of the last round nothing comes any more: who is still besieged has won."""
    siege = s.siege
    if row.winner is not None or siege is None or siege.round < siege.rounds:
        return row
    winner, fv = enemy(siege.besieger), t.zones[siege.zone].fv
    points = (*row.points, Points(winner, fv, fv, "siege")) if fv else row.points
    return replace(row, winner=winner, points=points)


def _guns_overrun(t: Tables, s: State, besieger: Camp, zone: int, result: Result, row: Row) -> Row:
    """Cannons of the besieger that are left alone before the sortie are lost."""
    guns = ch10_effects.cannons_in(t, s, besieger, zone)
    if not guns or row.defender.gone or row.attacker.gone:
        return row
    others = tuple(unit for unit in units_in(s, besieger, zone) if unit not in guns)
    # The besieger, being careful, lets his cannons pay first if that keeps somebody beside them.
    kept = toll_of(t, s, s.stacks[besieger][zone].pieces, replace(result, retreat=True), moves=False)
    if others and not kept.gone:
        return row
    toll = replace(row.defender, guns=True, gone=True)
    besieged = enemy(besieger)
    fv = t.zones[zone].fv
    points = (*row.points, Points(besieged, fv, fv, "siege")) if fv else row.points
    return replace(row, defender=toll, winner=besieged, points=points)


@rule("conquest:10.4-g")
def exit_(t: Tables, s: State, zone: int, spanish_force: bool, commander: str) -> Odds:
    """An attempt to get out: the die against the commander's capacity, then a sortie of all who can go."""
    base = sortie(t, s, zone, spanish_force, commander, exit_units(t, s, zone, commander))
    capacity = min(tc_of(t, s, commander), DIE)
    rows = [replace(row, ways=row.ways * capacity, dice=()) for row in base.rows]
    if capacity < DIE:
        rows.append(_held_out(t, s, Row((DIE - capacity) * DIE, said="fails")))
    several = len(base.factors[0].pieces) > 1
    return replace(
        base,
        kind="exit",
        total=DIE * DIE,
        rows=gathered(rows),
        factors=(*base.factors, Factor("capacity", capacity, "conquest:10.4-g", (commander,))),
        finals=tuple((column, ways * DIE) for column, ways in base.finals),
        assumes=(Assumed("all_go"),) if several else (),
    )


# ---------------------------------------------------------------------- other dice


@rule("conquest:9-b", "conquest:9-c", "conquest:9-d")
def attrition(t: Tables, s: State, camp: Camp, zone: int) -> Odds:
    """The check of a stack."""
    check = check_of(t, s, camp, zone)
    rows = []
    for die in range(1, DIE + 1):
        lost = min(check.loss(t, die), check.sp)
        rows.append(
            Row(1, Toll(lost, gone=lost == check.sp), said="loses" if lost else "nothing", dice=(die,))
        )
    modifiers = tuple(
        Factor(what, value, "conquest:9-c")
        for what, value in (("garrison", check.garrison), ("mountain", check.mountain), ("dry", check.dry))
        if value
    )
    units = units_in(s, camp, zone)
    return Odds(
        kind="attrition",
        attacker=camp,
        refs=(f"place:{zone}",),
        total=DIE,
        rows=gathered(rows),
        factors=(
            Factor("strength", check.sp, "conquest:9-b", units, tuple(s.units[unit].sp for unit in units)),
        ),
        modifiers=modifiers,
        columns=tuple(t.attrition.columns),
        ratio=check.column,
        finals=((check.column, DIE),),
        clause="conquest:9-c",
    )


@rule("conquest:10.3.2-a")
def event(t: Tables, s: State, zone: int) -> Odds:
    """The random event of a major battle to come, with what both armies bring."""
    rows = []
    for die in range(1, DIE + 1):
        said, applies = event_of(t, s, zone, die)
        rows.append(Row(1, said=said, place="" if applies else "idle", dice=(die,)))
    modifier = t.turns[s.turn].event_modifier
    factors = []
    for camp, what in ((s.active, "attackers_sp"), (enemy(s.active), "defenders_sp")):
        units = units_in(s, camp, zone)
        sps = tuple(s.units[unit].sp for unit in units)
        factors.append(Factor(what, strength(s, units), "conquest:10.1-b", units, sps))
    for camp, what in ((s.active, "attackers_tc"), (enemy(s.active), "defenders_tc")):
        chiefs = commanders_in(s, camp, zone)
        best = max((tc_of(t, s, chief) for chief in chiefs), default=0)
        factors.append(Factor(what, best, "conquest:10.3.3-a", chiefs))
    return Odds(
        kind="event",
        attacker=s.active,
        refs=(f"place:{zone}",),
        total=DIE,
        rows=tuple(sorted(gathered(rows), key=lambda row: row.dice)),
        factors=tuple(factors),
        modifiers=(Factor("turn", modifier, "conquest:10.3.2-a"),) if modifier else (),
        clause="conquest:10.3.2-a",
    )


@rule("conquest:10.3.2-b")
def treason(t: Tables, s: State, zone: int) -> Odds:
    """How many Spanish units Treason takes out of a battle: each on a 1."""
    units = [unit for unit in units_in(s, SPAIN, zone) if is_spanish(t, unit)]
    ways = [1]
    for _ in units:
        ways = [
            (ways[at] * (DIE - 1) if at < len(ways) else 0) + (ways[at - 1] if at else 0)
            for at in range(len(ways) + 1)
        ]
    rows = tuple(
        Row(number, said="leave" if at else "nothing", place=str(at)) for at, number in enumerate(ways)
    )
    return Odds(
        kind="event",
        attacker=SPAIN,
        refs=(f"place:{zone}",),
        total=DIE ** len(units),
        rows=rows,
        factors=(Factor("spanish_units", len(units), "conquest:10.3.2-b", tuple(units)),),
        clause="conquest:10.3.2-b",
    )


@rule("conquest:7.1-b", "conquest:7.1-c", "conquest:7.1-d")
def landing(t: Tables, s: State) -> Odds | None:
    """Where the awaited reinforcements land by the next die, or are kept off; ``None`` if none are awaited."""
    group = ch07_reinforcements.group_of(t, s)
    if s.reinforcement.due is None:
        return None
    rows = []
    for die in range(1, DIE + 1):
        zone, delayed = ch07_reinforcements.landing_at(t, s, die)
        rows.append(Row(1, said="delayed" if delayed else "lands", place=str(zone), dice=(die,)))
    return Odds(
        kind="landing",
        attacker=SPAIN,
        refs=(f"nation:{group.nation}",),
        total=DIE,
        rows=tuple(sorted(gathered(rows), key=lambda row: row.dice)),
        factors=(Factor("due", s.reinforcement.due, "conquest:7.1-b"),),
        clause="conquest:7.1-c",
    )
