"""Chapter 8.9 to 8.17, 8.20, 8.23: odds, column shifts, the column that is read, the losses it gives.

Works on what a seat knows: of an Aztec stack that is not yet seen only the top counts (8.8A), and ``unknown``
tells how many factors are missing from the sum.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from anahuac.engine.rules import rule
from anahuac.games.siege.data import Tables
from anahuac.games.siege.model import HIDDEN, State
from anahuac.games.siege.rules import ch09_leaders, ch11_5_prisoners
from anahuac.games.siege.shapes import LossModifier
from anahuac.games.siege.terms import AZTEC, Camp, enemy, is_hex, ratio

#: The clause of a terrain's shift.
TERRAIN_CLAUSES = {
    "dry_land_city": "siege:8.11",
    "chinampa_city": "siege:8.12",
    "major_fortress": "siege:8.13",
    "fortress": "siege:8.14",
    "temple_complex": "siege:8.14",
}
#: Directions round a hex, clockwise.
DIRECTIONS = 6


class Shift(NamedTuple):
    """A shift in columns, to the right for the attacker when positive: its id (of a shift or a terrain), clause."""

    id: str
    value: int
    clause: str
    is_terrain: bool = False


class Factor(NamedTuple):
    """A unit of a battle and the combat factor it brings."""

    unit: str
    cf: int


class Reckoning(NamedTuple):
    """The arithmetic of a battle, line by line.

    ``raw`` is the odds index before shifts (2:1 is 1, 1:2 is -1), ``shifted`` that after all of them and before the
    ends of the table, ``column`` the label of the column that is read. ``unknown`` counts the defending pieces
    that the viewer cannot see: with any, ``defence``, ``raw`` and the rest are the best that can be hoped for.
    """

    place: str
    attacker: Camp
    attackers: tuple[Factor, ...]
    defenders: tuple[Factor, ...]
    unknown: int
    attack: int
    defence: int
    raw: int
    shifts: tuple[Shift, ...]
    shifted: int
    column: str
    modifiers: tuple[LossModifier, ...]

    @property
    def ratio(self) -> str:
        """The odds before shifts as they are said, "10:1" too."""
        return ratio(self.raw)


@rule("siege:8.9A", "siege:8.9B")
def odds_index(attack: int, defence: int) -> int:
    """The odds of two sums of factors, rounded for the defender, as an unbounded index: n:1 is n - 1, 1:n is 1 - n."""
    if attack >= defence:
        return attack // max(1, defence) - 1
    return 1 + (-defence // max(1, attack))


@rule("siege:8.10A", "siege:8.10B")
def concentric_reasons(t: Tables, target: str, origins: Iterable[str]) -> int:
    """How many of the three arrangements of a concentric assault the attackers' hexes show.

    Two opposite hexes; three hexes with a gap of one between each; more than three. In any terrain.
    """
    around = t.hexes[target].around
    from_ = {direction for direction in range(DIRECTIONS) if around[direction] in set(origins)}
    opposite = any((direction + 3) % DIRECTIONS in from_ for direction in from_)
    triangle = any({start, start + 2, start + 4} <= from_ for start in (0, 1))
    return opposite + triangle + (len(from_) > 3)


@rule("siege:8.10A", "siege:R-8")
def concentric(t: Tables, s: State, target: str, origins: Iterable[str]) -> int:
    """Columns for a concentric assault: one, whatever holds, or as the setting says."""
    most = min(s.settings.rul_concentric_max, concentric_reasons(t, target, origins))
    return t.shifts["concentric"].value * most


@rule("siege:8.11", "siege:8.12", "siege:8.13", "siege:8.14")
def terrain_shift(t: Tables, place: str, defender: Camp) -> Shift | None:
    """The shift of the terrain for a defender of a camp; ``None`` in the open, on causeways and on the lake."""
    if not is_hex(place):
        return None
    terrain = t.hexes[place].terrain
    value = t.terrain[terrain].shift_for(defender)
    return Shift(terrain, value, TERRAIN_CLAUSES[terrain], is_terrain=True) if value else None


@rule("siege:8.15")
def shifts_of(
    t: Tables,
    s: State,
    attacker: Camp,
    attackers: Iterable[str],
    defenders: Iterable[str],
    place: str,
    led: str,
) -> tuple[Shift, ...]:
    """All shifts of a battle, those of the ground first, both sacrifice markers as one; none is of 0 columns."""
    found = []
    terrain = terrain_shift(t, place, enemy(attacker))
    if terrain is not None:
        found.append(terrain)
    if is_hex(place):
        origins = {s.pieces[unit].at for unit in attackers if t.units[unit].is_combat_unit}
        columns = concentric(t, s, place, origins)
        if columns:
            found.append(Shift("concentric", columns, "siege:8.10A"))
    rows = (
        *ch09_leaders.leader_shifts(t, s, attacker, tuple(defenders), led),
        *ch11_5_prisoners.sacrifice_shifts(t, s, attacker),
    )
    for row in dict.fromkeys(row.id for row in rows):
        same = [one for one in rows if one.id == row]
        found.append(Shift(row, sum(one.value for one in same), f"siege:{same[0].clause}"))
    return tuple(found)


@rule("siege:8.2", "siege:8.3", "siege:8.15", "siege:8.16A", "siege:8.16B", "siege:8.16C")
def reckon(
    t: Tables,
    s: State,
    attacker: Camp,
    attackers: Iterable[str],
    defenders: Iterable[str | None],
    place: str,
    led: str = "",
) -> Reckoning:
    """A battle as it stands before its dice, in a hex or a lake area.

    ``attackers`` and ``defenders`` are all pieces involved (cannon and leaders bring no factor), ``None`` for a
    defender that the viewer cannot see; ``led`` is the leader who leads the attack. The ends of the table count
    only once all shifts are added.
    """
    mine, theirs = tuple(attackers), tuple(defenders)
    unseen = sum(1 for piece in theirs if piece is None or s.pieces[piece].at == HIDDEN)
    known = tuple(piece for piece in theirs if piece is not None and s.pieces[piece].at != HIDDEN)
    attack, defence = _factors(t, s, mine), _factors(t, s, known)
    raw = odds_index(sum(one.cf for one in attack), sum(one.cf for one in defence))
    shifts = shifts_of(t, s, attacker, mine, known, place, led)
    shifted = raw + sum(shift.value for shift in shifts)
    return Reckoning(
        place,
        attacker,
        attack,
        defence,
        unseen,
        sum(one.cf for one in attack),
        sum(one.cf for one in defence),
        raw,
        shifts,
        shifted,
        t.crt.column(shifted),
        loss_modifiers(t, s, place, (*mine, *known)),
    )


def _factors(t: Tables, s: State, pieces: tuple[str, ...]) -> tuple[Factor, ...]:
    return tuple(
        Factor(piece, t.units[piece].factor(s.pieces[piece].steps))
        for piece in pieces
        if t.units[piece].is_combat_unit
    )


@rule("siege:8.20", "siege:8.23", "siege:11.4E")
def loss_modifiers(t: Tables, s: State, place: str, pieces: Iterable[str]) -> tuple[LossModifier, ...]:
    """What raises the Aztec loss: one cannon or more among the pieces of a battle on land, one boat on the lake."""
    kinds = {t.units[piece].kind for piece in pieces}
    battle = "ground" if is_hex(place) else "lake"
    return tuple(
        row
        for row in t.loss_modifiers.values()
        if row.battle == battle and row.id in kinds and (row.id != "cannon" or s.settings.opt_cannon)
    )


@rule("siege:8.17", "siege:8.18", "siege:8.20", "siege:8.23")
def losses(t: Tables, reckoning: Reckoning, roll: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The table's steps at a sum of two dice, and the steps after cannon or boats; attacker first in both."""
    table = t.crt.cell(roll, reckoning.shifted)
    aztec = table[0] if reckoning.attacker == AZTEC else table[1]
    for row in reckoning.modifiers:
        aztec = raised(row, aztec)
    return table, (aztec, table[1]) if reckoning.attacker == AZTEC else (table[0], aztec)


def raised(row: LossModifier, loss: int) -> int:
    """An Aztec loss after a modifier; where there was none, what the modifier makes of it."""
    if loss == 0:
        return row.zero_becomes
    return loss + row.value if row.operation == "add" else loss * row.value
