"""Chapter 10: where units are placed in an R&R: redeployment (10.3.4, 10.3.5) and return from the dead pile (10.6)."""

from __future__ import annotations

from anahuac.engine.rules import rule
from anahuac.games.siege.data import Tables
from anahuac.games.siege.model import State, stack_at
from anahuac.games.siege.rules.ch06_stacking import fits
from anahuac.games.siege.terms import AZTEC, SPANISH, Camp, enemy


@rule("siege:10.3.6")
def redeployment_places(t: Tables, s: State, piece: str) -> tuple[str, ...]:
    """Where a unit may be placed in redeployment, with what already stands on the map; in the order of the data."""
    if t.units[piece].camp == AZTEC:
        return aztec_places(t, s, piece)
    return spanish_places(t, s, piece)


@rule("siege:10.6A", "siege:10.6B", "siege:10.6C")
def return_places(t: Tables, s: State, piece: str) -> tuple[str, ...]:
    """Where a unit back from the dead pile is placed: with others if it can be, else as in redeployment."""
    allowed = redeployment_places(t, s, piece)
    camp = t.units[piece].camp
    occupied = tuple(place for place in allowed if place in s.stacks[camp])
    return occupied or allowed


@rule("siege:10.3.4", "siege:10.3.2B", "siege:7.8B", "siege:11.4A", "siege:9.4A")
def spanish_places(t: Tables, s: State, piece: str) -> tuple[str, ...]:
    """Boats: the eastern areas. Ground units: land off the island, held fortresses and the causeways to them.

    A cannon goes with an infantry as long as there is one, Cortes on land or where a boat is.
    """
    kind = t.units[piece]
    if kind.moves == "lake_area":
        return t.redeployment.gunboat_areas
    land = tuple(
        place
        for place in _spanish_land(t, s)
        if place not in s.stacks[AZTEC] and _has_room(t, s, SPANISH, piece, place)
    )
    if kind.kind == "cannon":
        infantry = tuple(place for place in land if _has(t, s, SPANISH, place, "infantry"))
        return infantry or land
    if kind.kind == "leader":
        boats = tuple(
            place for place in t.redeployment.gunboat_areas if _has(t, s, SPANISH, place, "gunboat")
        )
        return land + boats
    return land


@rule("siege:10.3.2B", "siege:10.3.2C", "siege:2.14H")
def _spanish_land(t: Tables, s: State) -> tuple[str, ...]:
    """The mainland, Tepeyac, forts that are held, and the causeway hexes that still lead from land to one of them."""
    open_too: set[str] = set()
    for fort, way in t.redeployment.fort_causeways.items():
        if fort in s.stacks[SPANISH]:
            open_too |= {fort, *_connected(t, s, way)}
    return tuple(
        place
        for place, one in t.hexes.items()
        if (one.region in ("mainland", "tepeyac") and one.terrain != "quagmire") or place in open_too
    )


def _connected(t: Tables, s: State, way: tuple[str, ...]) -> set[str]:
    """Hexes of a causeway that can be reached along it from the mainland without passing Aztecs."""
    found: set[str] = set()
    edge = [
        place
        for place in way
        if any(t.hexes[other].region in ("mainland", "tepeyac") for other in t.open_neighbours[place])
    ]
    while edge:
        place = edge.pop()
        if place in found or place in s.stacks[AZTEC]:
            continue
        found.add(place)
        edge.extend(other for other in t.open_neighbours[place] if other in way)
    return found


@rule(
    "siege:10.3.5A",
    "siege:10.3.5B",
    "siege:10.3.5C",
    "siege:10.3.5D",
    "siege:7.8D",
    "siege:2.12C",
    "siege:R-22",
)
def aztec_places(t: Tables, s: State, piece: str) -> tuple[str, ...]:
    """Hexes of the island, the forts of 10.3.3B that Aztecs hold, lake areas that are not closed to them.

    Nothing within four hexes of Tepeyac; Cuauhtemoc on the island only.
    """
    is_leader = t.units[piece].kind == "leader"
    held = () if is_leader else t.redeployment.aztec_keepers
    land = tuple(
        place
        for place, one in t.hexes.items()
        if (
            (one.region == "island" and one.terrain != "quagmire")
            or (place in held and place in s.stacks[AZTEC])
        )
        and place not in s.stacks[enemy(AZTEC)]
        and not near_tepeyac(t, place)
        and _has_room(t, s, AZTEC, piece, place)
    )
    if is_leader:
        return land
    return land + tuple(
        place
        for place, one in t.lakes.items()
        if not one.is_closed_to_aztecs
        and not (s.settings.rul_tepeyac_exclusion == "hexes_and_areas" and near_tepeyac(t, place))
    )


@rule("siege:10.3.5D")
def near_tepeyac(t: Tables, place: str) -> bool:
    """Whether a hex, or a hex on the shore of an area, lies within four hexes of Tepeyac."""
    return place in t.near_tepeyac


def _has_room(t: Tables, s: State, camp: Camp, piece: str, place: str) -> bool:
    """Whether a piece may stand in a hex; alone it always may."""
    return place not in s.stacks[camp] or fits(t, s, camp, (piece,), place)


def _has(t: Tables, s: State, camp: Camp, place: str, kind: str) -> bool:
    return any(t.units[piece].kind == kind for piece in stack_at(s, camp, place))
