"""Facts of combat on the strategic map, of sieges and of what follows them."""

from __future__ import annotations

from typing import Literal

import msgspec

from anahuac.games.conquest.crt import Result
from anahuac.games.conquest.events.casualties import CasualtyEvents
from anahuac.games.conquest.events.diplomacy import DiplomacyEvents
from anahuac.games.conquest.frames.siege import CombatKind
from anahuac.games.conquest.terms import Camp

#: Ids of the combat tables, as names know them.
TableId = Literal["war_to_the_death", "flower_war"]


class CombatBegan(msgspec.Struct, frozen=True, tag="combat_began"):
    """A combat is being resolved: its kind, and the strength points of both sides (10.1)."""

    zone: int
    kind: CombatKind
    attacker: Camp
    attacker_sp: int
    defender_sp: int


class AcceleratedRolled(msgspec.Struct, frozen=True, tag="accelerated_rolled"):
    """A roll of an accelerated battle: strength points, table and column, die, result (10.2-a)."""

    zone: int
    camp: Camp
    attacker_sp: int
    defender_sp: int
    table: TableId
    column: str
    die: int
    attacker: Result
    defender: Result


class CombatDecided(msgspec.Struct, frozen=True, tag="combat_decided"):
    """A combat has a winner; ``scores`` is false when nobody has a unit left (R-52)."""

    zone: int
    winner: Camp
    kind: CombatKind
    scores: bool


class SiegeBegan(msgspec.Struct, frozen=True, tag="siege_began"):
    """A siege began: its die and the commanders that lengthen it (10.4-a)."""

    zone: int
    besieger: Camp
    die: int
    commanders: int
    rounds: int
    fv: int
    spanish_force: bool


class SiegeRoundBegan(msgspec.Struct, frozen=True, tag="siege_round_began"):
    """A round of a siege began; the fortress value is whole again (10.4-d)."""

    zone: int
    round: int
    rounds: int
    fv: int


class ArtilleryFired(msgspec.Struct, frozen=True, tag="artillery_fired"):
    """A besieging cannon fired: a die for each strength point, hits up to its combat factor (10.4-d).

    ``fv`` is the fortress value left.
    """

    zone: int
    camp: Camp
    unit: str
    dice: tuple[int, ...]
    cf: int
    fv: int


class AssaultRolled(msgspec.Struct, frozen=True, tag="assault_rolled"):
    """An assault: combat factors, column by ratio, fortress value, column read, die and bonus (10.4-e)."""

    zone: int
    camp: Camp
    attacker_cf: int
    defender_cf: int
    table: TableId
    ratio: str
    fv: int
    column: str
    die: int
    bonus: int
    attacker: Result
    defender: Result


class ExitTried(msgspec.Struct, frozen=True, tag="exit_tried"):
    """The besieged tried an exit: the die against the commander's tactical capacity (10.4-g)."""

    zone: int
    camp: Camp
    commander: str
    die: int
    tc: int
    back: bool = False


class SortieMade(msgspec.Struct, frozen=True, tag="sortie_made"):
    """Besieged pieces went out (10.4-g)."""

    zone: int
    camp: Camp
    pieces: tuple[str, ...]


class SortieFought(msgspec.Struct, frozen=True, tag="sortie_fought"):
    """The besieged attacked from their exit (10.4-g)."""

    zone: int
    camp: Camp
    attacker_cf: int
    defender_cf: int
    table: TableId
    column: str
    die: int
    bonus: int
    attacker: Result
    defender: Result


class SortieReturned(msgspec.Struct, frozen=True, tag="sortie_returned"):
    """What is left of the sortie is behind the walls again (10.4-g)."""

    zone: int


class SiegeEnded(msgspec.Struct, frozen=True, tag="siege_ended"):
    """The siege is over: a side has no unit left, the besieger lifted it, or the rounds are used up (10.4-h)."""

    zone: int
    besieger: Camp
    winner: Camp
    why: Literal["eliminated", "lifted", "rounds"]


SiegeEvents = (
    CasualtyEvents
    | DiplomacyEvents
    | CombatBegan
    | AcceleratedRolled
    | CombatDecided
    | SiegeBegan
    | SiegeRoundBegan
    | ArtilleryFired
    | AssaultRolled
    | ExitTried
    | SortieMade
    | SortieFought
    | SortieReturned
    | SiegeEnded
)
