"""State of a Conquest match: pieces, stacks, control, alliances, points, and the battle or siege being fought.

Everything is a frozen struct with plain values, so that states can be compared, hashed, pickled and stored.
Mappings are never changed in place; :mod:`anahuac.games.conquest.evolve` makes new ones.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from anahuac.games.conquest.frames import Frame
from anahuac.games.conquest.terms import SPAIN, STILL, Camp, Form


class Unit(msgspec.Struct, frozen=True):
    """A combat counter: its strategic zone (or ELIMINATED, AWAITED), strength points left, camp, march this turn."""

    zone: int
    sp: int
    camp: Camp
    march: int = STILL


class Commander(msgspec.Struct, frozen=True):
    """A commander: zone (or ELIMINATED), whether his back side shows, camp, march this turn.

    ``fell`` is the turn of his elimination while he is eliminated, else 0 (7.2-i).
    """

    zone: int
    back: bool
    camp: Camp
    march: int = STILL
    fell: int = 0


class Stack(msgspec.Struct, frozen=True):
    """All counters of one camp in a zone (G-7), by id.

    ``garrison`` is the owner's choice between army and garrison; the other forms follow from who is there.
    ``leader`` is the owner's choice among commanders of equal rank (G-8), or ``None`` while none was needed.
    """

    pieces: tuple[str, ...]
    garrison: bool = False
    leader: str | None = None


class Item(msgspec.Struct, frozen=True):
    """One logged reason for the cursors to move (11-b): ``kind`` is a key of the shifts, ``skips`` a cursor's
    nation it no longer moves (11-f)."""

    kind: str
    zone: int
    skips: str | None = None


class MarkerHand(msgspec.Struct, frozen=True):
    """Tactical markers of a camp in a battle. ``None`` stands for a marker that the viewer cannot know.

    ``chosen`` are those still face down and uncommitted, ``committed`` set aside for this round,
    ``revealed`` face up and in force this sequence or round, ``spent`` used up; ``lost`` went unused and nobody
    else saw them. ``readied`` are those of the committed that will be revealed once both players have chosen;
    another seat sees none. ``deck`` is the set they were chosen from (R-49).
    """

    chosen: tuple[str | None, ...] = ()
    committed: tuple[str | None, ...] = ()
    revealed: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()
    lost: tuple[str | None, ...] = ()
    readied: tuple[str, ...] = ()
    deck: Camp = SPAIN


class Hidden(msgspec.Struct, frozen=True):
    """Units off the board under the Hidden units marker; ``tz`` is ``None`` to whoever may not know it (T3-l).

    ``round`` is the round in which they hid: they may appear in a later one only.
    """

    pieces: tuple[str, ...]
    tz: str | None
    round: int = 0


class BattleResult(msgspec.Struct, frozen=True):
    """Who won a battle that is over but not yet cleared away.

    ``why`` is "eliminated" (no unit left), "line_of_retreat" (none left outside it), "no_commander", "fell_back",
    "death_to_the_commander" or "event".
    """

    winner: Camp
    why: str


class Battle(msgspec.Struct, frozen=True):
    """A major battle on the tactical board (10.3).

    ``at`` gives each piece's tactical zone; pieces hidden or eliminated are not in it. ``barred`` are the pieces
    that Treason or Weapons on the ground sent to their line of retreat. ``generals`` are the army commanders.
    ``had_commander`` and ``spanish_force`` record the start of the battle for 10.3.5-a and 10.3.4-t.
    ``doubled`` are the units whose combat factors count twice this round (T3-h), ``broken`` the camp that lost
    its army commander to Death to the commander and with him the battle (T3-i).
    """

    zone: int
    attacker: Camp
    round: int
    at: Mapping[str, str]
    markers: Mapping[str, MarkerHand]
    generals: Mapping[str, str | None]
    had_commander: Mapping[str, bool]
    spanish_force: bool
    event: str | None = None
    war_to_the_death: bool = False
    rain: bool = False
    barred: tuple[str, ...] = ()
    sacrifice: str | None = None
    hidden: Mapping[str, Hidden] = {}
    doubled: tuple[str, ...] = ()
    broken: Camp | None = None
    fired: tuple[str, ...] = ()
    ceased: tuple[str, ...] = ()
    steps_lost: Mapping[str, int] = {}
    attacked_this_round: bool = False
    countered_this_round: bool = False
    fell_back: bool = False
    result: BattleResult | None = None


class Siege(msgspec.Struct, frozen=True):
    """A siege (10.4): besieger is the active camp; ``sortie`` are the pieces that made an exit."""

    zone: int
    besieger: Camp
    rounds: int
    round: int
    fv: int
    spanish_force: bool
    exit_tried: bool = False
    sortie: tuple[str, ...] = ()
    steps_lost: Mapping[str, int] = {}


class Verdict(msgspec.Struct, frozen=True):
    """The end: winner or tie (``None``), the levels of victory, and whether a player conceded."""

    winner: Camp | None
    levels: Mapping[str, str]
    conceded: bool = False


class Settings(msgspec.Struct, frozen=True):
    """Every switch of the rules, with the defaults of the rulings register. Keys are those of the data."""

    opt_reinforcement_turn_die: bool = False
    opt_spanish_sp_any_combination: bool = False
    opt_random_markers: bool = False
    crt_top_row: str = "7+"
    flower_ratio: str = "floor"
    war_ratio_tie: str = "lower"
    other_peoples_steps: int = 1
    accelerated_rounds: str = "attacker_choice"
    harvest_mode: str = "per_nation"
    harvest_then_smallpox: bool = True
    siege_rounds_commanders: str = "besieger"
    war_dogs_chooser: str = "spain"
    commander_sacrifice_factor: int = 2
    tlaxcala_may_cross_by_cursor: bool = True
    tlaxcala_right_only: bool = True
    switched_objective_flips_marker: bool = True
    edge_cost_overrides: tuple[tuple[int, int, int], ...] = ()


class Reinforcement(msgspec.Struct, frozen=True):
    """The Spanish reinforcements (7.1): the turn they are due, or ``None`` once they have arrived."""

    due: int | None


class State(msgspec.Struct, frozen=True):
    """A whole match at one moment.

    ``stacks`` is camp -> zone -> stack and agrees with the zones of the pieces. ``control`` holds the control
    markers of objective zones, ``fights`` the Battle and Siege markers, ``camps`` each nation's camp,
    ``cursors`` each cursor's box, ``items`` what the diplomacy step of this turn will apply, in order.
    ``frames`` is what is going on, innermost last; empty when the match is over. ``scenario`` is its id.
    """

    turn: int
    active: Camp
    units: Mapping[str, Unit]
    commanders: Mapping[str, Commander]
    stacks: Mapping[str, Mapping[int, Stack]]
    control: Mapping[int, Camp]
    fights: Mapping[int, str]
    camps: Mapping[str, Camp]
    cursors: Mapping[str, str]
    vp: Mapping[str, int]
    settings: Settings
    reinforcement: Reinforcement
    frames: tuple[Frame, ...]
    items: tuple[Item, ...] = ()
    battle: Battle | None = None
    siege: Siege | None = None
    verdict: Verdict | None = None
    scenario: str = "campaign"


def is_commander(piece: str, state: State) -> bool:
    """Whether a piece id is a commander's."""
    return piece in state.commanders


def camp_of(piece: str, state: State) -> Camp:
    """The camp of a unit or commander."""
    unit = state.units.get(piece)
    return state.commanders[piece].camp if unit is None else unit.camp


def zone_of(piece: str, state: State) -> int:
    """The strategic zone of a piece, ELIMINATED or AWAITED."""
    unit = state.units.get(piece)
    return state.commanders[piece].zone if unit is None else unit.zone


def stack_at(state: State, camp: Camp, zone: int) -> Stack | None:
    """The stack of a camp in a zone, if any."""
    return state.stacks[camp].get(zone)


def units_in(state: State, camp: Camp, zone: int) -> tuple[str, ...]:
    """Ids of a camp's units in a zone."""
    stack = state.stacks[camp].get(zone)
    return () if stack is None else tuple(piece for piece in stack.pieces if piece in state.units)


def commanders_in(state: State, camp: Camp, zone: int) -> tuple[str, ...]:
    """Ids of a camp's commanders in a zone."""
    stack = state.stacks[camp].get(zone)
    return () if stack is None else tuple(piece for piece in stack.pieces if piece in state.commanders)


def strength(state: State, pieces: tuple[str, ...]) -> int:
    """Strength points of the units among some pieces (G-3)."""
    return sum(state.units[piece].sp for piece in pieces if piece in state.units)


def form_of(state: State, camp: Camp, zone: int) -> Form | None:
    """The form of a camp's stack in a zone (G-7), ``None`` where it has none."""
    stack = state.stacks[camp].get(zone)
    if stack is None:
        return None
    if not any(piece in state.units for piece in stack.pieces):
        return "lone"
    if stack.garrison:
        return "garrison"
    return "army" if any(piece in state.commanders for piece in stack.pieces) else "uncommanded"
