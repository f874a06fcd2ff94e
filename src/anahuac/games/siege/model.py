"""State of a siege match: pieces and where they stand, stacks, temples, the counts of R&R, what is going on.

Everything is a frozen struct with plain values, so that states can be compared, hashed, pickled and stored.
Mappings are never changed in place; :mod:`anahuac.games.siege.evolve` makes new ones.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from anahuac.games.siege.frames import Frame
from anahuac.games.siege.terms import CUAUHTEMOC, Camp

# Where a piece is that stands neither in a hex nor in a lake area (2.2B).
UNPLACED = "unplaced"
OFF_MAP = "off_map"
DESERTED = "deserted"
DEAD = "dead"
DEAD_FOR_GOOD = "dead_for_good"
ESCAPED = "escaped"
RAIDING = "raiding"
#: Somewhere in a stack of which the viewer sees the top only (8.8A); in no real state.
HIDDEN = "hidden"
ELSEWHERE = (UNPLACED, OFF_MAP, DESERTED, DEAD, DEAD_FOR_GOOD, ESCAPED, RAIDING, HIDDEN)

# What a piece has done in the phase, as bits of ``Piece.done``.
MARCHED = 1
SAILED = 2
ATTACKED = 4
DEFENDED = 8
BOMBARDED = 16
SET_TRAP = 32
CHARGED = 64
LED = 128


class Piece(msgspec.Struct, frozen=True):
    """A counter: its place (a hex, a lake area or one of ELSEWHERE), steps left, and the unit it goes with.

    ``carrier`` is the infantry of a cannon (11.4B) or the unit that carries a leader afloat (9.4A), "" for none.
    ``spent`` are the movement points used in the phase, ``done`` what it did in it. Leaders and cannon have no
    steps: theirs are 0 from the start. A piece whose place is HIDDEN has 0 steps too.
    """

    at: str
    steps: int
    carrier: str = ""
    spent: int = 0
    done: int = 0


class Temples(msgspec.Struct, frozen=True):
    """The temple complexes, by place: those ever desecrated (9.1A), desecrated now (11.6), with a sacrifice (11.5)."""

    ever: tuple[str, ...] = ()
    desecrated: tuple[str, ...] = ()
    sacrificed: tuple[str, ...] = ()


class Tally(msgspec.Struct, frozen=True):
    """What the R&R Interphases need to know.

    ``held`` counts those carried out (10.1), ``objected`` whether the Aztec player tried to abort the one that is
    called (4.5), ``raided`` whether a raid left since the last (11.1), ``deserted`` whether Allies have ever gone
    home (10.2E), ``takings`` the prisoners taken since the last that got no marker because of desecration (11.5E),
    ``prisoners`` whether some were taken in the Aztec Combat Phase of this couplet (4.4B1).
    """

    held: int = 0
    objected: bool = False
    raided: bool = False
    deserted: bool = False
    takings: int = 0
    prisoners: bool = False


class Verdict(msgspec.Struct, frozen=True):
    """The end: the winner, Loss points, the level of victory (an id of the data), and how it came.

    ``why`` is "island" (5.3), "cortes" (5.2) or "conceded"; points and level are 0 and "" where they don't count.
    """

    winner: Camp
    points: int
    level: str
    why: str


class Settings(msgspec.Struct, frozen=True):
    """Every option and ruling switch, with the defaults of the data. Keys are those of the data."""

    opt_ally_stacking: bool = False
    opt_fog: bool = False
    opt_cannon: bool = False
    opt_causeway_combat: bool = False
    opt_raids: bool = False
    opt_traps: bool = False
    opt_charges: bool = False
    opt_prisoners: bool = False
    opt_desecration: bool = False
    opt_signals: bool = False
    opt_disease: bool = False
    rul_track_desecration_always: bool = True
    rul_aztec_setup_on_causeways: bool = True
    rul_overstack: str = "forbid"
    rul_takeback: str = "ask"
    rul_causeway_cost: str = "min"
    rul_land_on_causeway: bool = True
    rul_cortes_boat_after_boarding: str = "frozen"
    rul_concentric_max: int = 1
    rul_bombard_cap: str = "per_hex"
    rul_bombard_triggers_leader_checks: bool = True
    rul_chapultepec_coastal_fort: bool = True
    rul_leader_use_on_attack: str = "optional"
    rul_leader_rolls: str = "strongest"
    rul_getaway: str = "anywhere"
    rul_lake_leader: str = "shared"
    rul_cuauhtemoc_counts_in_five: bool = True
    rul_sacrifice_clear: str = "after_desertion"
    rul_prisoner_drm: str = "markers_and_unplaced"
    rul_surround: str = "component"
    rul_fort_keepers: str = "spanish"
    rul_aztec_breakout: bool = False
    rul_tepeyac_exclusion: str = "hexes"
    rul_desertion_offmap: bool = True
    rul_tepeyac_exit_cost: int = 1
    rul_setup_overstack: str = "minimum"
    rul_disease_choice: str = "free"
    rul_desecration_join: bool = True


class State(msgspec.Struct, frozen=True):
    """A whole match at one moment.

    ``couplet`` counts the couplets (0 during set-up), ``active`` is the phasing camp. ``stacks`` is camp -> place ->
    pieces, the top first, and agrees with the places of the pieces; ``None`` stands for one that the viewer cannot
    know (8.8A). ``freed`` tells whether Cuauhtemoc may leave the island (9.1A). ``surplus`` are the places
    that may stay overstacked until the first Spanish Movement Phase ends (3.2). ``frames`` is what is going on,
    innermost last; empty when the match is over.
    """

    couplet: int
    active: Camp
    pieces: Mapping[str, Piece]
    stacks: Mapping[str, Mapping[str, tuple[str | None, ...]]]
    settings: Settings
    frames: tuple[Frame, ...]
    temples: Temples = Temples()
    tally: Tally = Tally()
    freed: bool = False
    surplus: tuple[str, ...] = ()
    verdict: Verdict | None = None
    scenario: str = "siege"


def stack_at(s: State, camp: Camp, place: str) -> tuple[str, ...]:
    """Ids of a camp's known pieces at a place, the top first."""
    return tuple(piece for piece in s.stacks[camp].get(place, ()) if piece is not None)


def is_occupied(s: State, camp: Camp, place: str) -> bool:
    """Whether a camp has anything at a place, known or not."""
    return place in s.stacks[camp]


def places_of(s: State, camp: Camp) -> tuple[str, ...]:
    """Places where a camp has pieces, in order of their ids."""
    return tuple(sorted(s.stacks[camp]))


def has_done(s: State, piece: str, what: int) -> bool:
    """Whether a piece did one of these things in the phase."""
    return bool(s.pieces[piece].done & what)


def is_aztec_hidden(s: State, piece: str) -> bool:
    """Whether a piece is one that the viewer cannot place."""
    return s.pieces[piece].at == HIDDEN


def leader_fate(s: State) -> str:
    """What became of Cuauhtemoc: "" while he is in play, else where he went (9.3, 9.5)."""
    at = s.pieces[CUAUHTEMOC].at if CUAUHTEMOC in s.pieces else ""
    return at if at in (DEAD_FOR_GOOD, ESCAPED) else ""
