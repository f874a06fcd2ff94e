"""Decisions inside a major battle: strikes and counter-strikes, shots, ground, and whether to go on (10.3.4)."""

from __future__ import annotations

from anahuac.engine.decision import Action, Chosen, Decision, Passed
from anahuac.games.conquest.actions.battle import (
    FightOn,
    Fire,
    LooseDogs,
    MarkForSacrifice,
    NameGeneral,
)
from anahuac.games.conquest.actions.core import Done
from anahuac.games.conquest.actions.melee import (
    Attack,
    CounterAttack,
    FallBackTo,
    FightToTheDeath,
    Shift,
    Swap,
    TakeFirstLoss,
)
from anahuac.games.conquest.advisor.field import OTHERS, SPANISH, Field
from anahuac.games.conquest.advisor.force import worth_of_commander
from anahuac.games.conquest.advisor.judge import Judge
from anahuac.games.conquest.frames.melee import AdvanceFrame, HoldFrame, ShiftsFrame
from anahuac.games.conquest.rules.ch10_3_3_markers import capacity
from anahuac.games.conquest.rules.ch10_3_4_2_fire import SILENCED
from anahuac.games.conquest.rules.ch10_3_board import FIRST_LINE, RETREAT, fought
from anahuac.games.conquest.terms import SPAIN, Camp
from anahuac.games.conquest.values import cf_at, is_spanish, tc_of

#: Rounds after which an attacker who gains nothing gives up, and after which he gives up anyway; one who is much
#: the stronger hunts longer.
PATIENT, LONGEST, HUNT = 3, 10, 16
STRONGER = 1.5
#: An attacker goes on above this ratio of factors.
BREAK_WAR, BREAK_FLOWER = 0.5, 0.9
#: A move must make the position better by so much.
USEFUL = 0.02


def field_of(judge: Judge) -> Field:
    """The board of the view."""
    return Field(judge, fought(judge.s))


# ---------------------------------------------------------------------- strikes


def rate_attack(judge: Judge, decision: Decision, action: Action) -> float:
    """An attack by its averaged result; to decline is worth nothing."""
    if isinstance(action, Passed):
        return 0.0
    assert isinstance(action, Attack)
    return field_of(judge).strike(judge.camp, action.origin, action.target) + 0.05


def rate_counter(judge: Judge, decision: Decision, action: Action) -> float:
    """A counter-attack by its averaged result and the chance that it comes off."""
    if isinstance(action, Passed):
        return 0.0
    assert isinstance(action, CounterAttack)
    chance = min(tc_of(judge.t, judge.s, action.commander), 6) / 6
    return chance * field_of(judge).strike(judge.camp, action.origin, action.target)


def rate_fight_on(judge: Judge, decision: Decision, action: Action) -> float:
    """Go on as long as there is hope and something to gain."""
    battle = fought(judge.s)
    field = field_of(judge)
    mine, theirs = field.factors(judge.camp), field.factors(judge.foe)
    war = (judge.camp == SPAIN and battle.spanish_force) or battle.war_to_the_death
    hope = mine / max(theirs, 1) - (BREAK_WAR if war else BREAK_FLOWER)
    if battle.round >= PATIENT and field.best(judge.camp) <= 0:
        hope -= 0.5
    if battle.round >= (HUNT if mine >= STRONGER * theirs else LONGEST):
        hope = -1.0
    return hope if isinstance(action, FightOn) else 0.0


# ---------------------------------------------------------------------- fire


def rate_fire(judge: Judge, decision: Decision, action: Action) -> float:
    """A shot by the chance to hit and what the step is worth."""
    if isinstance(action, Passed):
        return 0.0
    assert isinstance(action, Fire)
    t, s, battle = judge.t, judge.s, fought(judge.s)
    target = s.units[action.target]
    sides = 6 if is_spanish(t, action.unit) else 10
    hits = min(judge.look.of((action.unit,)).cf, sides) / sides
    if battle.rain and t.units[action.unit].type in SILENCED:
        return 0.0
    step = judge.look.of((action.target,)).cf
    if target.sp > 1:
        step -= cf_at(t, s, action.target, target.sp - 1)
    worth = step * (SPANISH if is_spanish(t, action.target) else OTHERS) + 0.02
    tz = battle.at[action.target]
    stakes = sum(
        worth_of_commander(t, s, piece)
        for piece, at in battle.at.items()
        if at == tz and piece in s.commanders and s.commanders[piece].camp == judge.foe
    )
    front = 0.02 if tz == FIRST_LINE[judge.foe] else 0.0
    return hits * worth + stakes * 0.1 / sides + front


def rate_dogs(judge: Judge, decision: Decision, action: Action) -> float:
    """Dogs go where light troops carry most of a line."""
    assert isinstance(action, LooseDogs)
    field = field_of(judge)
    units = [u for u in field.group(judge.foe, action.tz).units if judge.t.units[u].type != "EB"]
    loose = sorted((judge.look.of((unit,)).cf for unit in units), reverse=True)
    return sum(loose[:2]) + (2.0 if action.tz == FIRST_LINE[judge.foe] else 0.0)


# ---------------------------------------------------------------------- retreats, advances, moves


def hold(judge: Judge, frame: HoldFrame) -> Chosen:
    """Guns hold first, then the strongest; where most of a line would go, the line goes back together."""
    field = field_of(judge)
    group = field.group(frame.camp, frame.tz)
    by_worth = sorted(group.units, key=lambda u: (judge.t.units[u].type != "CA", -judge.look.of((u,)).cf, u))
    chosen = by_worth[: frame.most]
    guns = [unit for unit in chosen if judge.t.units[unit].type == "CA"]
    out = any(to == RETREAT[frame.camp] for to in judge.t.board.next_on("retreat", frame.camp, frame.tz))
    cf = sum(judge.look.of((unit,)).cf for unit in chosen)
    if not out and cf < 0.6 * group.cf:
        chosen = guns
    return Chosen(tuple(sorted(chosen)))


def leave(judge: Judge, frame: HoldFrame, items: tuple[str, ...]) -> Chosen:
    """Commanders stay with those who hold if they are the stronger part."""
    field = field_of(judge)
    held = sum(judge.look.of((unit,)).cf for unit in frame.held or ())
    return Chosen(() if 2 * held >= field.group(frame.camp, frame.tz).cf else items)


def advances(judge: Judge, frame: AdvanceFrame, items: tuple[str, ...]) -> tuple[Chosen, ...]:
    """All follow, or none: whichever position looks better comes first."""
    field = field_of(judge)
    stay = field.worth(frame.camp)
    go = field.with_pieces(items, frame.target).worth(frame.camp)
    everybody, nobody = Chosen(items), Chosen(())
    return (everybody, nobody) if go > stay - USEFUL else (nobody, everybody)


def escort(judge: Judge, frame: AdvanceFrame, items: tuple[str, ...]) -> Chosen:
    """Commanders follow where the greater part went; one stays with what is left."""
    field = field_of(judge)
    behind, ahead = field.group(frame.camp, frame.origin), field.group(frame.camp, frame.target)
    if not behind.units:
        return Chosen(items)
    if behind.cf > ahead.cf or len(items) == 1:
        return Chosen(() if behind.cf > ahead.cf else items)
    stays = min(items, key=lambda c: (tc_of(judge.t, judge.s, c), c))
    return Chosen(tuple(commander for commander in items if commander != stays))


def rate_shifts(judge: Judge, frame: ShiftsFrame, options: tuple[Action, ...]) -> dict[Action, float]:
    """Moves on the board by the position after them, each piece by itself or with those who can go the same way;
    to stay is the measure."""
    field = field_of(judge)
    now = field.worth(judge.camp)
    rated: dict[Action, float] = {}
    alike: dict[tuple[str, int, str, str], float] = {}
    ways: dict[tuple[str, str], list[Shift]] = {}
    for option in options:
        if not isinstance(option, Shift):
            rated[option] = USEFUL if isinstance(option, Done) else 0.0
            continue
        start = field.at[option.piece]
        if option.tz == RETREAT[judge.camp]:
            rated[option] = -9.0
            continue
        ways.setdefault((start, option.tz), []).append(option)
        if option.piece in judge.s.commanders:
            worth = field.with_pieces((option.piece,), option.tz).worth(judge.camp)
            rated[option] = worth + _company(judge, field, option.piece, option.tz) - now
        else:
            kind, unit = judge.t.units[option.piece], judge.s.units[option.piece]
            key = (f"{kind.nation} {kind.type}", unit.sp, start, option.tz)
            if key not in alike:
                alike[key] = field.with_pieces((option.piece,), option.tz).worth(judge.camp) - now
            rated[option] = alike[key]
    most = capacity(judge.t, judge.s, frame.camp) - sum(piece in judge.t.units for piece in frame.moved)
    for (_, tz), shifts in ways.items():
        for option, worth in _together(judge, field, tz, shifts, most, now):
            rated[option] = max(rated[option], worth)
    return rated


def _together(
    judge: Judge, field: Field, tz: str, shifts: list[Shift], most: int, now: float
) -> list[tuple[Shift, float]]:
    """What it brings that the strongest of a tactical zone go somewhere together, a commander with them."""
    units = [shift for shift in shifts if shift.piece in judge.s.units]
    units = [shift for shift in units if judge.t.units[shift.piece].type != "CA"]
    if min(len(units), most) < 2:
        return []
    units.sort(key=lambda shift: (-judge.look.of((shift.piece,)).cf, shift.piece))
    units = units[:most]
    chiefs = [shift for shift in shifts if shift.piece in judge.s.commanders]
    chiefs.sort(key=lambda shift: (-tc_of(judge.t, judge.s, shift.piece), shift.piece))
    party = (*(shift.piece for shift in units), *(shift.piece for shift in chiefs[:1]))
    worth = field.with_pieces(party, tz).worth(judge.camp) - now
    return [(shift, worth - 0.001 * number) for number, shift in enumerate(units)]


def _company(judge: Judge, field: Field, piece: str, tz: str) -> float:
    """A commander belongs with units."""
    old = field.group(judge.camp, field.at[piece])
    new = field.group(judge.camp, tz)
    if not new.units:
        return -2.0
    return 1.0 if not old.units else -0.01


def rate_fall_back(judge: Judge, decision: Decision, action: Action) -> float:
    """Where one's own are strongest, out of the line of retreat if possible."""
    assert isinstance(action, FallBackTo)
    field = field_of(judge)
    camp = judge.camp
    worth = float(field.group(camp, action.tz).cf)
    return worth - (50.0 if action.tz == RETREAT[camp] else 0.0)


# ---------------------------------------------------------------------- choices of pieces


def rate_choice(judge: Judge, decision: Decision, action: Action) -> float:
    """Single choices of a piece or tactical zone inside a battle."""
    t, s = judge.t, judge.s
    match action:
        case NameGeneral(commander=commander):
            return tc_of(t, s, commander) - 0.1 * worth_of_commander(t, s, commander)
        case MarkForSacrifice(piece=piece):
            return _worth_as_offering(judge, piece)
        case FightToTheDeath(tz=tz):
            return doubled_worth(judge, field_of(judge), tz)
        case TakeFirstLoss(unit=unit):
            left = s.units[unit].sp - 1
            return judge.look.of((unit,)).cf - (cf_at(t, s, unit, left) if left else 0)
        case Swap(reduced=reduced):
            return float(judge.look.of((reduced,)).cf)
    return 0.0


def _worth_as_offering(judge: Judge, piece: str) -> float:
    """Points for a marked counter, and whether it stands where it can be reached."""
    t, s = judge.t, judge.s
    points = 2.0 * tc_of(t, s, piece) if piece in s.commanders else float(judge.look.of((piece,)).cf)
    at = fought(s).at[piece]
    return points * (1.0 if at == FIRST_LINE[SPAIN] else 0.7 if at.endswith("W") else 0.3)


def doubled_worth(judge: Judge, field: Field, tz: str) -> float:
    """What it brings that a tactical zone's units count twice in the fight at hand."""
    group = field.group(SPAIN, tz)
    best = 0.0
    for worth, origin, target in field.strikes(SPAIN):
        if origin == tz:
            best = max(best, field.strike(SPAIN, origin, target, cf=2 * group.cf) - worth)
    return best + 0.01 * group.cf


def strongest(judge: Judge, units: tuple[str, ...], number: int, camp: Camp) -> Chosen:
    """The ``number`` units whose going hurts the other side most, in the order asked; one's own: least."""
    theirs = camp != judge.camp
    order = sorted(units, key=lambda u: ((-1 if theirs else 1) * judge.look.of((u,)).cf, u))[:number]
    return Chosen(tuple(unit for unit in units if unit in order))
