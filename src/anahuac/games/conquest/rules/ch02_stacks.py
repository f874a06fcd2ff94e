"""Chapter 2 and 8.2: stacks, their leaders, who may command whom, rival allies (G-7, G-8, 8-l, 8-m)."""

from __future__ import annotations

from anahuac.engine.rules import rule
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.model import Stack, State
from anahuac.games.conquest.terms import INDIAN, OTHER, SPAIN, TLAXCALA, TRIPLE_ALLIANCE, Camp
from anahuac.games.conquest.values import by_rank_then_name, is_spanish, nation_of, rank_of


@rule("conquest:G-8")
def leader_candidates(t: Tables, s: State, pieces: tuple[str, ...]) -> tuple[str, ...]:
    """Commanders of highest rank among some pieces, a Spanish one before any allied chief (R-13)."""
    commanders = [piece for piece in pieces if piece in s.commanders]
    spanish = [piece for piece in commanders if is_spanish(t, piece)]
    commanders = spanish or commanders
    if not commanders:
        return ()
    best = max(rank_of(t, s, piece) for piece in commanders)
    return by_rank_then_name(t, s, tuple(piece for piece in commanders if rank_of(t, s, piece) == best))


@rule("conquest:G-8")
def leader_of(t: Tables, s: State, stack: Stack) -> str | None:
    """The leader of a stack; among equals the owner's choice, else the first by name."""
    candidates = leader_candidates(t, s, stack.pieces)
    if stack.leader in candidates:
        return stack.leader
    return candidates[0] if candidates else None


@rule("conquest:8-l", "conquest:G-2")
def may_lead(t: Tables, s: State, commander: str, piece: str) -> bool:
    """Whether a commander may command a piece of his own camp. Every commander commands himself."""
    if commander == piece:
        return True
    chief, follower = nation_of(t, commander), nation_of(t, piece)
    if chief == SPAIN:
        return True
    if follower == SPAIN:
        return False
    if s.commanders[commander].camp == SPAIN:
        return True
    if chief == TLAXCALA:
        return follower == TLAXCALA
    return follower in TRIPLE_ALLIANCE or follower == OTHER


@rule("conquest:8-m")
def is_rival_land(t: Tables, s: State, nation: str, zone: int) -> bool:
    """Whether a zone is land of a rival of the Indian camp, closed to a nation while Tlaxcala is Indian.

    A nation that has gone over to Spain is a rival no more but an enemy, and its land is open.
    """
    if s.camps[TLAXCALA] != INDIAN:
        return False
    land = t.zones[zone].nation
    if nation == TLAXCALA:
        return land in TRIPLE_ALLIANCE and s.camps.get(land) == INDIAN
    return nation in TRIPLE_ALLIANCE and land == TLAXCALA and s.camps.get(nation) == INDIAN


@rule("conquest:8-m")
def may_stand(t: Tables, s: State, camp: Camp, pieces: tuple[str, ...], zone: int) -> bool:
    """Whether pieces of a camp may be in a zone as far as rival allies go: territory and company."""
    if camp == SPAIN or s.camps[TLAXCALA] != INDIAN:
        return True
    return may_nations_stand(t, s, camp, {nation_of(t, piece) for piece in pieces}, zone)


@rule("conquest:8-m")
def may_nations_stand(t: Tables, s: State, camp: Camp, nations: set[str], zone: int) -> bool:
    """Whether counters of these nations may be in a zone together, on that land and with who stands there."""
    if camp == SPAIN or s.camps[TLAXCALA] != INDIAN:
        return True
    if any(is_rival_land(t, s, nation, zone) for nation in nations):
        return False
    stack = s.stacks[camp].get(zone)
    company = nations if stack is None else nations | {nation_of(t, piece) for piece in stack.pieces}
    return not (TLAXCALA in company and any(nation in TRIPLE_ALLIANCE for nation in company))


@rule("conquest:G-7", "conquest:7.2-n")
def may_be_garrison(t: Tables, s: State, camp: Camp, zone: int) -> bool:
    """Whether a camp's stack may stand as a garrison: units, a fortress value, and no enemy units (8-h)."""
    stack = s.stacks[camp].get(zone)
    return stack is not None and t.zones[zone].fv > 0 and any(piece in s.units for piece in stack.pieces)


@rule("conquest:G-7")
def may_be_army(s: State, camp: Camp, zone: int) -> bool:
    """Whether a camp's stack may stand as an army: units and a commander."""
    stack = s.stacks[camp].get(zone)
    return (
        stack is not None
        and any(piece in s.units for piece in stack.pieces)
        and any(piece in s.commanders for piece in stack.pieces)
    )
