"""Tactical markers: which to take into a battle, when to commit and reveal them, and what to do with them."""

from __future__ import annotations

from anahuac.engine.decision import Action, Chosen, Decision, Passed
from anahuac.games.conquest.actions.melee import Feint, HideIn
from anahuac.games.conquest.advisor.field import Field
from anahuac.games.conquest.advisor.fighting import doubled_worth, field_of
from anahuac.games.conquest.advisor.judge import Judge
from anahuac.games.conquest.frames.battle import RevealFrame
from anahuac.games.conquest.frames.melee import CounterFrame, FeintFrame, MeleeFrame
from anahuac.games.conquest.rules.ch10_3_4_2_fire import LIGHT
from anahuac.games.conquest.rules.ch10_3_4_3_markers import free_of_enemies
from anahuac.games.conquest.rules.ch10_3_4_6_markers import swaps, wings_of
from anahuac.games.conquest.rules.ch10_3_board import FIRST_LINE, fought, units_on_board
from anahuac.games.conquest.terms import SPAIN
from anahuac.games.conquest.values import is_spanish

#: How good a marker is in general, before the position says more.
IN_GENERAL = {
    "death_to_the_commander": 3.0,
    "to_the_death": 2.6,
    "infantry_charge": 1.6,
    "cavalry_charge": 1.8,
    "war_dogs": 1.0,
    "shock": 2.5,
    "harassment": 2.0,
    "zigzag": 1.2,
    "feint": 1.5,
    "noria": 1.0,
    "enveloping": 1.1,
    "hidden_units": 0.2,
}
#: A marker is committed when the position makes it worth so much.
COMMITTED = 0.5
#: Average of a Feint's die.
FEINTING = 3


def choose(judge: Judge, items: tuple[str, ...], number: int) -> Chosen:
    """The markers that the army can use best."""
    field = field_of(judge)
    order = sorted(items, key=lambda m: (-IN_GENERAL[m] * _use(judge, field, m), m))[:number]
    return Chosen(tuple(marker for marker in items if marker in order))


def discard(judge: Judge, items: tuple[str, ...], number: int) -> Chosen:
    """Those that are of least use."""
    field = field_of(judge)
    order = sorted(items, key=lambda m: (IN_GENERAL[m] * _use(judge, field, m), m))[:number]
    return Chosen(tuple(marker for marker in items if marker in order))


def commit(judge: Judge, items: tuple[str, ...], most: int) -> Chosen:
    """The two that this round promises most for."""
    field = field_of(judge)
    attacks = judge.camp == fought(judge.s).attacker
    good = [(_now(judge, field, marker, attacks), marker) for marker in items]
    good.sort(key=lambda row: (-row[0], row[1]))
    chosen = [marker for worth, marker in good[:most] if worth >= COMMITTED]
    return Chosen(tuple(marker for marker in items if marker in chosen))


def _use(judge: Judge, field: Field, marker: str) -> float:
    """How far an army has what a marker needs: 0 not at all, 1 well."""
    t, s, camp = judge.t, judge.s, judge.camp
    units = units_on_board(s, camp)
    types = [t.units[unit].type for unit in units]
    spanish = any(is_spanish(t, unit) for unit in units)
    match marker:
        case "cavalry_charge" | "death_to_the_commander":
            return 1.0 if any(kind in ("CL", "CM") for kind in types) else 0.05
        case "infantry_charge":
            return 1.0 if spanish and "EB" in types else 0.05
        case "to_the_death" | "war_dogs":
            return 1.0 if spanish else 0.05
        case "shock":
            return min(1.0, types.count("EB") / 2)
        case "harassment":
            return min(1.0, sum(kind in LIGHT for kind in types) / 4)
        case "zigzag":
            foes = units_on_board(s, judge.foe)
            return min(1.0, sum(t.units[unit].type == "AQ" for unit in foes) / 2)
    return 0.8


def _now(judge: Judge, field: Field, marker: str, attacks: bool) -> float:
    """What a marker promises in this round."""
    camp, foe = judge.camp, judge.foe
    own = field.strikes(camp)
    theirs = field.strikes(foe)
    if not attacks:
        own = [(0.4 * worth, origin, target) for worth, origin, target in own]
    best = max(own, default=(0.0, "", ""))
    horse = [worth for worth, origin, _ in own if camp == SPAIN and field.has_horse(origin)]
    use = _use(judge, field, marker)
    match marker:
        case "death_to_the_commander":
            return 2.0 if horse and max(horse) > 0.5 and fought(judge.s).generals[foe] is not None else 0.0
        case "cavalry_charge":
            return 1.0 if horse and max(horse) > 0.4 else 0.0
        case "infantry_charge":
            return 0.8 * use if best[0] > 0 or theirs else 0.0
        case "to_the_death":
            return max((doubled_worth(judge, field, tz) for _, tz, _ in own), default=0.0)
        case "war_dogs":
            loose = field.kinds(foe, FIRST_LINE[foe]) & LIGHT
            return 0.6 if loose else 0.0
        case "shock":
            if not best[1] or "EB" not in field.kinds(camp, best[1]):
                return 0.0
            return (1.2 if attacks else 0.6) * min(1.0, field.shaken(foe, best[2]) / 4)
        case "harassment":
            return 1.2 * use
        case "zigzag":
            return 1.0 * use
        case "feint":
            return 0.7 if own and theirs else 0.0
        case "noria":
            return 0.3 * len(swaps(judge.t, judge.s, camp))
        case "enveloping":
            return 0.9 * sum(_outflanks(judge, field, wing) for wing in wings_of(judge.t, camp))
    return 0.0


def _outflanks(judge: Judge, field: Field, wing: str) -> bool:
    mine = len(field.group(judge.camp, wing).units)
    facing = judge.t.board.paired("facing", wing)
    return any(0 < len(field.group(judge.foe, other).units) < mine for other in facing)


# ---------------------------------------------------------------------- revealing


def reveal(judge: Judge, frame: RevealFrame, items: tuple[str, ...]) -> Chosen:
    """All that helps in the fight at hand; a Feint only where it changes something."""
    chosen = [marker for marker in items if _helps(judge, marker)]
    return Chosen(tuple(chosen))


def _helps(judge: Judge, marker: str) -> bool:
    s = judge.s
    field = field_of(judge)
    fight = next((f for f in reversed(s.frames) if isinstance(f, (MeleeFrame, CounterFrame))), None)
    if fight is None or not fight.origin:
        return marker != "enveloping" or any(
            _outflanks(judge, field, wing) for wing in wings_of(judge.t, judge.camp)
        )
    attacker = fight.attacker if isinstance(fight, MeleeFrame) else fight.camp
    attacks = attacker == judge.camp
    if marker == "to_the_death":
        tz = fight.origin if attacks else fight.target
        units = field.group(SPAIN, tz).units
        return bool(units) and all(is_spanish(judge.t, unit) for unit in units)
    if marker == "shock":
        return field.shaken(judge.foe, fight.target) > 0
    if marker == "feint":
        return _feint_gain(judge, field, fight.origin, fight.target, attacks)[0] > 0.1
    return True


# ---------------------------------------------------------------------- Feint, Hidden units


def _feint_gain(
    judge: Judge, field: Field, origin: str, target: str, attacks: bool
) -> tuple[float, str, str, tuple[str, ...]]:
    """The best Feint for the fight at hand: its worth, from where to where, and who goes."""
    camp, foe = judge.camp, judge.foe
    free = free_of_enemies(judge.s, camp)
    mine = origin if attacks else target
    sign = 1.0 if attacks else -1.0
    who = camp if attacks else foe
    now = sign * field.strike(who, origin, target)
    best: tuple[float, str, str, tuple[str, ...]] = (0.0, "", "", ())
    moves = [(tz, mine) for (owner, tz) in field.groups if owner == camp and tz != mine and tz in free]
    if mine in free:
        moves = [(tz, mine) for tz, _ in moves]
        moves += [(mine, tz) for tz in free if tz != mine] if not attacks else []
    else:
        moves = []
    for start, to in sorted(moves):
        units = sorted(
            (u for u in field.group(camp, start).units if not is_spanish(judge.t, u)),
            key=lambda u: (-judge.look.of((u,)).cf, u),
        )
        party = tuple(units[:FEINTING]) if to == mine else tuple(units)
        if not party:
            continue
        after = sign * field.with_pieces(party, to).strike(who, origin, target)
        if after - now > best[0]:
            best = (after - now, start, to, party)
    return best


def _fight(judge: Judge) -> tuple[str, str, bool] | None:
    fight = next((f for f in reversed(judge.s.frames) if isinstance(f, MeleeFrame)), None)
    if fight is None or not fight.origin:
        return None
    return fight.origin, fight.target, fight.attacker == judge.camp


def rate_feint(judge: Judge, decision: Decision, action: Action) -> float:
    """The one that changes the fight most; none if it changes nothing."""
    fight = _fight(judge)
    if isinstance(action, Passed) or fight is None:
        return 0.0
    assert isinstance(action, Feint)
    gain, start, to, _ = _feint_gain(judge, field_of(judge), *fight)
    return gain if (action.origin, action.to) == (start, to) else -1.0


def feint_units(judge: Judge, frame: FeintFrame, items: tuple[str, ...], most: int) -> Chosen:
    """The strongest go into a fight, everybody out of one."""
    order = sorted(items, key=lambda u: (-judge.look.of((u,)).cf, u))[:most]
    return Chosen(tuple(unit for unit in items if unit in order))


def hide(judge: Judge, items: tuple[str, ...], most: int) -> Chosen:
    """Two units from behind, if any."""
    field = field_of(judge)
    behind = [unit for unit in items if field.at[unit] != FIRST_LINE[judge.camp]][: min(2, most)]
    return Chosen(tuple(behind or items[:1]))


def rate_hiding(judge: Judge, decision: Decision, action: Action) -> float:
    """Hidden units wait in the first line if it is free, else on a wing."""
    assert isinstance(action, HideIn)
    field = field_of(judge)
    return float(action.tz == FIRST_LINE[judge.camp]) + 0.1 * field.group(judge.camp, action.tz).cf
