"""Chapter 6: who may end stacked with whom, and how many are too many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from anahuac.engine.rules import Refusal, rule
from anahuac.games.siege.data import Tables
from anahuac.games.siege.model import Settings, State, stack_at
from anahuac.games.siege.terms import AZTEC, Camp, is_lake
from anahuac.games.siege.texts import stacking as texts


@rule("siege:6.1B", "siege:6.2A", "siege:2.14B", "siege:2.14C", "siege:6.2")
def may_mix(t: Tables, settings: Settings, pieces: Iterable[str]) -> bool:
    """Whether pieces may stand or move as one at all, however many: Spanish and Allies never do.

    With option 6.2 neither do Allies of different peoples.
    """
    kinds = [t.units[piece] for piece in pieces]
    sides = {kind.side for kind in kinds}
    if len(sides) > 1:
        return False
    return not settings.opt_ally_stacking or len({kind.tribe for kind in kinds}) <= 1


@rule(
    "siege:6.1A",
    "siege:6.1B",
    "siege:6.2A",
    "siege:6.2B",
    "siege:6.2C",
    "siege:6.3A",
    "siege:6.3B",
    "siege:6.2",
)
def refuse_stack(t: Tables, settings: Settings, pieces: Iterable[str]) -> Refusal | None:
    """Why pieces of one camp may not end together in a hex, ``None`` where they may.

    Leaders, cannon and markers are free (6.1A, 6.6B). Without option 6.2 Allies have no limit among themselves.
    """
    ids = tuple(pieces)
    if len(ids) < 2:
        return None
    kinds = [t.units[piece] for piece in ids]
    number = Counter(kind.kind for kind in kinds)
    sides = {kind.side for kind in kinds}
    limits = t.stacking
    if sides == {"aztec"}:
        if number["aztec_regular"] > max(row.aztec_regular for row in limits.aztec):
            return Refusal("siege:6.3B", texts.TWO_REGULARS())
        if any(
            number["knight"] <= row.knight and number["aztec_regular"] <= row.aztec_regular
            for row in limits.aztec
        ):
            return None
        return Refusal("siege:6.3A", texts.TOO_MANY_AZTECS())
    if len(sides) > 1:
        return Refusal("siege:6.1B", texts.SPANISH_AND_ALLIES())
    if number["infantry"] + number["cavalry"] > limits.spanish:
        return Refusal("siege:6.1A", texts.TOO_MANY_SPANISH(limits.spanish))
    if not settings.opt_ally_stacking or "ally" not in sides:
        return None
    if len({kind.tribe for kind in kinds}) > 1:
        return Refusal("siege:6.2A", texts.TWO_PEOPLES())
    if number["ally_regular"] > limits.ally_regular:
        return Refusal("siege:6.2C", texts.TWO_ALLIED_REGULARS())
    if number["ally_elite"] > limits.ally_elite:
        return Refusal("siege:6.2B", texts.TWO_ELITES())
    return None


def with_those_there(s: State, camp: Camp, pieces: Iterable[str], place: str) -> tuple[str, ...]:
    """Pieces together with the known ones of their camp that stand at a place, each once."""
    return tuple(dict.fromkeys((*stack_at(s, camp, place), *pieces)))


@rule("siege:6.4A", "siege:6.4B", "siege:6.5")
def refuse_end(t: Tables, s: State, camp: Camp, pieces: Iterable[str], place: str) -> Refusal | None:
    """Why pieces may not end at a place with what stands there, ``None`` where they may; areas have no limit."""
    if is_lake(place):
        return None
    return refuse_stack(t, s.settings, with_those_there(s, camp, pieces, place))


def fits(t: Tables, s: State, camp: Camp, pieces: Iterable[str], place: str) -> bool:
    """Whether pieces may end at a place together with what stands there; enemies are not looked at."""
    return refuse_end(t, s, camp, pieces, place) is None


@rule("siege:6.6A", "siege:6.6B", "siege:3.2")
def surplus(t: Tables, settings: Settings, pieces: Iterable[str]) -> int:
    """The least number of pieces that must go for the rest to be a legal stack."""
    ids = tuple(pieces)
    return len(ids) - largest_legal(t, settings, ids)


@rule("siege:6.2")
def largest_legal(t: Tables, settings: Settings, pieces: Iterable[str]) -> int:
    """How many of these pieces can stand together at most."""
    ids = tuple(pieces)
    kinds = [t.units[piece] for piece in ids]
    number = Counter(kind.kind for kind in kinds)
    limits = t.stacking
    if any(kind.camp == AZTEC for kind in kinds):
        fighters = max(
            min(number["knight"], row.knight) + min(number["aztec_regular"], row.aztec_regular)
            for row in limits.aztec
        )
        return fighters + len(ids) - number["knight"] - number["aztec_regular"]
    spanish = [kind for kind in kinds if kind.side == "spanish"]
    counted = number["infantry"] + number["cavalry"]
    europeans = len(spanish) - counted + min(counted, limits.spanish)
    if not settings.opt_ally_stacking:
        return max(europeans, len(kinds) - len(spanish))
    peoples = {kind.tribe for kind in kinds if kind.side == "ally"}
    allies = 0
    for people in peoples:
        of_it = Counter(kind.kind for kind in kinds if kind.tribe == people)
        together = min(of_it["ally_elite"], limits.ally_elite) + min(
            of_it["ally_regular"], limits.ally_regular
        )
        allies = max(allies, together)
    return max(europeans, allies)


def is_overstacked(t: Tables, s: State, camp: Camp, place: str) -> bool:
    """Whether what a camp has in a hex is more than may stand there."""
    return not is_lake(place) and refuse_stack(t, s.settings, stack_at(s, camp, place)) is not None
