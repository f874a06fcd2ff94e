"""What entering a zone would set off: a battle, a siege, the attrition die, control (5-d, 8-j, 8-k, 9)."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from anahuac.engine.rules import rule
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events.core import PiecesMoved
from anahuac.games.conquest.evolve import evolve
from anahuac.games.conquest.frames.siege import CombatKind
from anahuac.games.conquest.model import State, units_in
from anahuac.games.conquest.odds.board import DIE
from anahuac.games.conquest.odds.strategic import assault, attrition, event, minor
from anahuac.games.conquest.odds.values import Assumed, Odds
from anahuac.games.conquest.rules.ch05_control import controller
from anahuac.games.conquest.rules.ch05_zones import has_units
from anahuac.games.conquest.rules.ch09_attrition import check_of
from anahuac.games.conquest.rules.ch10_1_combat import kind_of
from anahuac.games.conquest.rules.ch10_effects import is_spanish_force
from anahuac.games.conquest.terms import CLIMBED, MOVED, Camp, enemy


class Entry(msgspec.Struct, frozen=True):
    """What follows when a march ends its way in a zone.

    ``combat`` is the kind of combat, ``None`` for none; ``loses`` the chance that attrition then costs the stack
    something and ``expected`` how many strength points on the average; ``takes``: an objective changes hands at once.
    """

    combat: CombatKind | None
    loses: Fraction
    expected: Fraction
    takes: bool


def moved_to(
    t: Tables, s: State, camp: Camp, pieces: tuple[str, ...], origin: int, way: tuple[int, ...]
) -> State:
    """The view with a march at the end of its way, everything on the way as it is now."""
    march = CLIMBED if any(t.zones[zone].cost > 1 for zone in way) else MOVED
    return evolve(s, PiecesMoved(camp, pieces, origin, way[-1], march, "march"))


@rule("conquest:8-j", "conquest:8-k", "conquest:5-d", "conquest:9-a")
def entry(
    t: Tables, s: State, camp: Camp, pieces: tuple[str, ...], origin: int, way: tuple[int, ...]
) -> Entry:
    """What a march sets off where its way ends; the check is that of the whole stack it makes there."""
    zone = way[-1]
    there = moved_to(t, s, camp, pieces, origin, way)
    army = any(piece in s.units for piece in pieces)
    fights = army and has_units(there, enemy(camp), zone)
    combat = kind_of(there, zone) if fights and s.active == camp else None
    takes = army and not fights and t.zones[zone].vp > 0 and controller(t, s, zone) != camp
    if not units_in(there, camp, zone):
        return Entry(combat, Fraction(0), Fraction(0), takes)
    check = check_of(t, there, camp, zone)
    losses = [min(check.loss(t, die), check.sp) for die in range(1, DIE + 1)]
    return Entry(combat, Fraction(sum(map(bool, losses)), DIE), Fraction(sum(losses), DIE), takes)


def on_entering(
    t: Tables, s: State, camp: Camp, pieces: tuple[str, ...], origin: int, way: tuple[int, ...]
) -> Odds | None:
    """The odds of the combat that a march brings about, else those of its attrition; ``None`` for no units."""
    zone = way[-1]
    there = moved_to(t, s, camp, pieces, origin, way)
    if not units_in(there, camp, zone):
        return None
    if not has_units(there, enemy(camp), zone) or s.active != camp:
        return attrition(t, there, camp, zone)
    return assuming(combat(t, there, zone), Assumed("before_attrition"))


def combat(t: Tables, s: State, zone: int) -> Odds:
    """The first roll of the combat in a disputed zone; of a major battle, its event."""
    kind = kind_of(s, zone)
    if kind == "major":
        return event(t, s, zone)
    spanish = is_spanish_force(t, s, zone)
    if kind == "minor":
        return minor(t, s, zone, spanish)
    return assault(t, s, zone, s.active, spanish)


def assuming(odds: Odds, *more: Assumed) -> Odds:
    """The same odds with more taken for granted."""
    return msgspec.structs.replace(odds, assumes=(*odds.assumes, *more))
