"""Texts of hand-to-hand fighting, counter-attacks and tactical movement."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.game import Die, LogLine
from anahuac.engine.text import Param, Ref, Template, plural, text
from anahuac.games.conquest.crt import Result
from anahuac.games.conquest.events import melee as ev
from anahuac.games.conquest.texts.core import pieces

# ---------------------------------------------------------------------- prompts

ATTACK = text("conquest", "Choose the tactical zone you attack from and the one you attack.")
ATTACK_OR_NOT = text("conquest", "Choose a hand-to-hand attack, or make none this round.")
COUNTER_ATTACK = text("conquest", "Choose a counter-attack and who leads it, or make none.")
TO_THE_DEATH = text("conquest", "To the death: choose the tactical zone where Spanish units count twice.")
FEINT_WHERE = plural(
    "conquest", "Feint of up to %n unit(s): choose from where to where, or move none.", "", 1
)
FEINT_WHO = text("conquest", "Feint: choose the units that go from the {origin} to the {to}.")
SHOCK_WHO = plural("conquest", "Shock: choose the %n unit(s) in the {tz} that retreat.", "", 1)
ENVELOPING_WHO = plural("conquest", "Enveloping: choose the %n unit(s) in the {tz} that retreat.", "", 1)
FIRST_LOSS = text("conquest", "Infantry charge: choose the enemy unit that takes the first loss.")
WHO_HOLDS = plural(
    "conquest", "Retreat from the {tz}: choose up to %n unit(s) that hold their ground.", "", 1
)
WHO_GOES = text("conquest", "Choose the commanders who leave the {tz} with the retreating units.")
ADVANCE = text("conquest", "Choose the units that advance from the {origin} into the {target}.")
ADVANCE_COMMANDERS = text("conquest", "Choose the commanders who advance into the {target} with them.")
REHOME = text("conquest", "{piece} is alone in the {tz}: choose the units he joins.")
CHOOSE_EXIT = text("conquest", "{piece} must leave the {tz}: choose where it retreats.")
NORIA = text("conquest", "Noria: exchange a reduced unit of the first line with a full one, or end.")
HIDE_WHO = text("conquest", "Hidden units: choose up to four units that vanish, or none.")
HIDE_WHERE = text("conquest", "Hidden units: note the tactical zone in which they wait.")
APPEAR = text("conquest", "Let the hidden units come out now?")
NOTHING_LEFT = text("conquest", "Nothing is left to move: end your moves.")
SHIFT = plural("conquest", "Move a piece (%n unit(s) may still move), or end your moves.", "", 1)
SHIFT_ON = plural(
    "conquest", "{piece} may go on: %n MP left. Move it or another piece, or end your moves.", "", 1
)

# ---------------------------------------------------------------------- refusals

NO_LINK = text("conquest", "The {origin} and the {target} are not joined by a dotted line.")
NO_LINE_OF_RETREAT = text("conquest", "Nobody attacks from or into a line of retreat.")
NOBODY_TO_ATTACK = text("conquest", "There is no enemy unit in the {target}.")
NOBODY_ATTACKS = text("conquest", "You have no unit in the {origin}.")
MUST_ATTACK = text("conquest", "In the first round the attacker has to attack while he can.")
COUNTER_NEEDS_COMMANDER = text("conquest", "{piece} is not a commander of yours in the {origin}.")
ONLY_SPANISH = text(
    "conquest", "Only a tactical zone that you hold with Spanish units alone can fight to the death."
)
FEINT_FROM = text("conquest", "A feint starts from a tactical zone with Indian units of yours.")
FEINT_TO = text("conquest", "A feint leads to another tactical zone of your half, free of enemies.")
AT_MOST_UNITS = plural("conquest", "At most %n unit(s).", "", 1)
EXACTLY_UNITS = plural("conquest", "Exactly %n unit(s).", "", 1)
NOT_DRIVEN = text("conquest", "{piece} cannot be driven back here.")
NOT_HIT = text("conquest", "{piece} is not a unit of the attacked tactical zone.")
NOT_IN_FIGHT = text("conquest", "{piece} did not fight there.")
GUNS_STAY = text("conquest", "Cannons never advance after combat.")
ONLY_THE_NEAREST = text("conquest", "He must join the nearest units of his camp.")
NO_WAY_BACK = text("conquest", "The retreat does not lead to the {tz}, or enemies bar it.")
NOT_REDUCED = text("conquest", "{piece} is not a unit of yours with 1 SP in your first line.")
NOT_FULL = text(
    "conquest", "{piece} is not a unit of yours with 2 SP outside the first line and the line of retreat."
)
OTHER_TYPE = text("conquest", "Only units of the same type change places.")
CANNOT_HIDE = text(
    "conquest", "{piece} cannot hide: only Indian units of yours outside the line of retreat can."
)
HIDE_FREE = text("conquest", "Units hide in a tactical zone of their own half without enemy units.")
NOT_YOURS_HERE = text("conquest", "{piece} is not a piece of yours on the board.")
STAYS_IN_RETREAT = text("conquest", "Nothing leaves the line of retreat.")
HAS_SHIFTED = text("conquest", "{piece} has already moved in this round.")
NO_GENERAL = text("conquest", "Without an army commander no unit moves.")
TC_USED_UP = plural("conquest", "The army commander can move only %n unit(s) a round.", "", 1)
NOT_UNDER_HIM = text("conquest", "{piece} does not obey the army commander {general}.")
ENEMIES_THERE = text("conquest", "The {tz} holds enemy units.")
ENEMY_RETREAT = text("conquest", "The {tz} is the enemy line of retreat.")
TOO_FAR = text("conquest", "{piece} cannot reach the {tz} with {mp} MP.")
ALREADY_THERE = text("conquest", "{piece} is there already.")

# ---------------------------------------------------------------------- log

RETREATS = text("conquest", "Retreat from the {origin} to the {to}: {pieces}")
DISPLACED = text("conquest", "Without units in the {origin}, {cost} MP to the {to}: {pieces}")
ADVANCES = text("conquest", "Advance from the {origin} into the {to}: {pieces}")
FEINTS = text("conquest", "Feint from the {origin} to the {to}: {pieces}")
SHIFTS = text("conquest", "{pieces} from the {origin} to the {to}: {cost} MP")
BLOCKED = text("conquest", "No retreat from the {tz}, enemies in the {to}: {pieces}")
HELD = text("conquest", "Holding the {tz}: {pieces}")
ATTACKS = text("conquest", "Attack from the {origin} on the {target}")
COUNTERS = text("conquest", "Counter-attack from the {origin} on the {target}")
NO_ATTACK = text("conquest", "The {camp} makes no attack")
NO_COUNTER = text("conquest", "The {camp} makes no counter-attack")
VOID = text("conquest", "Nobody is left in the {target}: no die is rolled")
LOST_ATTACK = text("conquest", "Nobody is left in the {origin}: the attack is lost")
DOUBLED = text("conquest", "To the death in the {tz}, counted twice: {pieces}")
FEINT = plural("conquest", "Feint, die {die}: up to %n unit(s)", "", 1)
SHOCK = plural("conquest", "Shock on the {tz}, die {die}: %n unit(s) to retreat", "", 1)
SHOCK_STOPPED = text("conquest", "Infantry charge in the {tz}: no shock")
FIRST_TO_FALL = text("conquest", "Infantry charge, first loss: {piece}")
ENVELOPS = plural("conquest", "The {wing} envelops the {tz}, die {die}: %n unit(s) to retreat", "", 1)
SWAPPED = text("conquest", "Noria in the first line: {full} for {reduced}")
VANISHED = text("conquest", "Hidden units leave the board: {pieces}")
APPEARED = text("conquest", "Hidden units appear in the {tz}: {pieces}")
BREAKS = text("conquest", "Death to the commander, die {die}: {piece} falls and his army breaks")
SPARED = text("conquest", "Death to the commander, die {die}: {piece} escapes")
COUNTER_ON = text("conquest", "{piece} leads the counter-attack: die {die}, TC {tc}")
COUNTER_OFF = text("conquest", "{piece} fails to launch the counter-attack: die {die}, TC {tc}")
FOUGHT = text(
    "conquest",
    "{attack} CF against {defence}: {column}, die {die}, modifier {modifier}, {table}: {attacker}/{defender}",
)
FOUGHT_PLAIN = text(
    "conquest", "{attack} CF against {defence}: {column}, die {die}, {table}: {attacker}/{defender}"
)
CHARGED = text(
    "conquest",
    "Cavalry charge, {attack} CF against {defence}: {column}, die {die}, modifier {modifier}, {table}: "
    "{attacker}/{defender}",
)
TABLE: dict[str, Template] = {
    "war": text("conquest", "war to the death"),
    "flower": text("conquest", "flower war"),
}


def _tz(tz: str, form: str = "def") -> Ref:
    return Ref("tz", tz, form)


def code(result: Result) -> str:
    """A side of a result as the tables print it; the heart is a sign of every language."""
    parts = [f"{result.losses or ''}{'*' if result.star else ''}{'R' if result.retreat else ''}"]
    if result.sacrifice:
        parts.append("S")
    if result.heart:
        parts.append("♥")
    return "+".join(part for part in parts if part) or "0"


def _shifted(e: ev.PiecesShifted) -> LogLine:
    names: tuple[Param, ...] = pieces(e.pieces)
    origin, to = _tz(e.origin, "def" if e.why == "displaced" else "de"), _tz(e.to)
    places = (f"tz:{e.origin}", f"tz:{e.to}")
    if e.why == "retreat":
        line, clause = RETREATS(pieces=names, origin=origin, to=to), "conquest:10.3.4-p"
    elif e.why == "displaced":
        line, clause = DISPLACED(pieces=names, origin=origin, to=to, cost=e.cost), "conquest:10.3.4-s"
    elif e.why == "advance":
        line, clause = ADVANCES(pieces=names, origin=origin, to=to), "conquest:10.3.4-r"
    elif e.why == "feint":
        line, clause = FEINTS(pieces=names, origin=origin, to=to), "conquest:T3-g"
    else:
        line, clause = SHIFTS(pieces=names, origin=origin, to=to, cost=e.cost), "conquest:10.3.4-D"
    return LogLine(line, clause, "move", e.camp, places=places, pieces=e.pieces)


def _blocked(e: ev.RetreatBlocked) -> LogLine:
    line = BLOCKED(pieces=pieces(e.units), tz=_tz(e.tz, "de"), to=_tz(e.to))
    return LogLine(
        line, "conquest:10.3.4-p", "melee", e.camp, places=(f"tz:{e.tz}", f"tz:{e.to}"), pieces=e.units
    )


def _held(e: ev.RetreatIgnored) -> LogLine:
    line = HELD(pieces=pieces(e.units), tz=_tz(e.tz))
    return LogLine(line, "conquest:10.3.4-n", "melee", e.camp, places=(f"tz:{e.tz}",), pieces=e.units)


def _declared(e: ev.AttackDeclared) -> LogLine:
    template, clause = (COUNTERS, "conquest:10.3.4-A") if e.counter else (ATTACKS, "conquest:10.3.4-h")
    line = template(origin=_tz(e.origin, "de"), target=_tz(e.target))
    return LogLine(line, clause, "melee", e.camp, places=(f"tz:{e.origin}", f"tz:{e.target}"))


def _declined(e: ev.AttackDeclined) -> LogLine:
    template, clause = (NO_COUNTER, "conquest:10.3.4-A") if e.counter else (NO_ATTACK, "conquest:10.3.4-h")
    return LogLine(template(camp=Ref("camp", e.camp, "def")), clause, "melee", e.camp)


def _void(e: ev.AttackVoid) -> LogLine:
    line = LOST_ATTACK(origin=_tz(e.origin)) if e.lost else VOID(target=_tz(e.target))
    return LogLine(line, "conquest:10.3.4-i", "melee", e.camp, places=(f"tz:{e.origin}", f"tz:{e.target}"))


def _doubled(e: ev.UnitsDoubled) -> LogLine:
    line = DOUBLED(tz=_tz(e.tz), pieces=pieces(e.units))
    return LogLine(line, "conquest:T3-h", "marker", e.camp, places=(f"tz:{e.tz}",), pieces=e.units)


def _feint(e: ev.FeintRolled) -> LogLine:
    return LogLine(FEINT(e.die, die=e.die), "conquest:T3-g", "marker", e.camp, dice=(Die(6, e.die, e.camp),))


def _shock(e: ev.ShockRolled) -> LogLine:
    line = SHOCK(e.count, tz=_tz(e.tz), die=e.die)
    return LogLine(
        line, "conquest:T3-f", "marker", e.camp, dice=(Die(6, e.die, e.camp),), places=(f"tz:{e.tz}",)
    )


def _stopped(e: ev.ShockCancelled) -> LogLine:
    return LogLine(SHOCK_STOPPED(tz=_tz(e.tz)), "conquest:T3-d", "marker", e.camp, places=(f"tz:{e.tz}",))


def _first(e: ev.FirstLossNamed) -> LogLine:
    line = FIRST_TO_FALL(piece=Ref("piece", e.unit))
    return LogLine(line, "conquest:T3-d", "marker", e.camp, pieces=(e.unit,))


def _fought(e: ev.HandToHandFought) -> LogLine:
    fields: dict[str, Param] = {
        "attack": e.attack,
        "defence": e.defence,
        "column": e.column,
        "die": e.die,
        "table": TABLE[e.table](),
        "attacker": code(e.attacker),
        "defender": code(e.defender),
    }
    modifier = e.ground + e.leader
    if e.charge:
        line = CHARGED(modifier=modifier, **fields)
    elif modifier:
        line = FOUGHT(modifier=modifier, **fields)
    else:
        line = FOUGHT_PLAIN(**fields)
    clause = "conquest:T3-e" if e.charge else "conquest:10.3.4-k"
    places = (f"tz:{e.origin}", f"tz:{e.target}")
    return LogLine(line, clause, "melee", e.camp, dice=(Die(6, e.die, e.camp),), places=places)


def _death(e: ev.DeathRolled) -> LogLine:
    line = (BREAKS if e.breaks else SPARED)(die=e.die, piece=Ref("piece", e.general, "def"))
    return LogLine(
        line, "conquest:T3-i", "marker", e.camp, dice=(Die(6, e.die, e.camp),), pieces=(e.general,)
    )


def _counter(e: ev.CounterRolled) -> LogLine:
    template = COUNTER_ON if e.die <= e.tc else COUNTER_OFF
    line = template(piece=Ref("piece", e.commander, "def"), die=e.die, tc=e.tc)
    dice = (Die(6, e.die, e.camp),)
    return LogLine(line, "conquest:10.3.4-A", "melee", e.camp, dice=dice, pieces=(e.commander,))


def _envelops(e: ev.EnvelopingRolled) -> LogLine:
    line = ENVELOPS(e.count, wing=_tz(e.wing), tz=_tz(e.tz), die=e.die)
    places = (f"tz:{e.wing}", f"tz:{e.tz}")
    return LogLine(line, "conquest:T3-k", "marker", e.camp, dice=(Die(6, e.die, e.camp),), places=places)


def _swapped(e: ev.UnitsSwapped) -> LogLine:
    line = SWAPPED(full=Ref("piece", e.full, "def"), reduced=Ref("piece", e.reduced, "de"))
    return LogLine(line, "conquest:T3-j", "marker", e.camp, pieces=(e.full, e.reduced))


def _vanished(e: ev.UnitsHidden) -> LogLine:
    return LogLine(VANISHED(pieces=pieces(e.pieces)), "conquest:T3-l", "marker", e.camp, pieces=e.pieces)


def _appeared(e: ev.UnitsAppeared) -> LogLine:
    line = APPEARED(tz=_tz(e.tz), pieces=pieces(e.pieces))
    return LogLine(line, "conquest:T3-l", "marker", e.camp, places=(f"tz:{e.tz}",), pieces=e.pieces)


DESCRIBE: dict[type, Callable[[Any], LogLine | None]] = {
    ev.PiecesShifted: _shifted,
    ev.RetreatBlocked: _blocked,
    ev.RetreatIgnored: _held,
    ev.AttackDeclared: _declared,
    ev.AttackDeclined: _declined,
    ev.AttackVoid: _void,
    ev.UnitsDoubled: _doubled,
    ev.FeintRolled: _feint,
    ev.ShockRolled: _shock,
    ev.ShockCancelled: _stopped,
    ev.FirstLossNamed: _first,
    ev.HandToHandFought: _fought,
    ev.DeathRolled: _death,
    ev.CounterRolled: _counter,
    ev.EnvelopingRolled: _envelops,
    ev.UnitsSwapped: _swapped,
    ev.UnitsHidden: _vanished,
    ev.UnitsAppeared: _appeared,
}
