"""Facts of the strategic part: landings, replacement points, marches, attrition."""

from __future__ import annotations

import msgspec

from anahuac.games.conquest.terms import Camp


class ArrivalTurnRolled(msgspec.Struct, frozen=True, tag="arrival_turn_rolled"):
    """The optional die decided on which turn the reinforcements are due (7.1-b)."""

    die: int
    due: int


class LandingRolled(msgspec.Struct, frozen=True, tag="landing_rolled"):
    """The die sent the reinforcements to a zone; ``delayed``: the enemy controls it (7.1-c, 7.1-d)."""

    camp: Camp
    die: int
    zone: int
    delayed: bool


class ReinforcementsLanded(msgspec.Struct, frozen=True, tag="reinforcements_landed"):
    """The reinforcements are ashore. ``rolls`` are unit, die, and strength points it arrives with (7.1-e)."""

    camp: Camp
    zone: int
    rolls: tuple[tuple[str, int, int], ...]


class NationPoints(msgspec.Struct, frozen=True):
    """Replacement points of a nation: of its zones, whether the harvest halved them, the smallpox die, the rest."""

    nation: str
    land: int
    halved: bool
    smallpox: int | None
    left: int


class PointsCounted(msgspec.Struct, frozen=True, tag="points_counted"):
    """A camp counted its replacement points (7.2-b to 7.2-d, 7.2-j).

    ``pool`` is what all nations may spend together where the harvest is pooled, ``cap`` the limit on returning
    Other Peoples; ``None`` where there is no such limit. ``infantry`` and ``cavalry`` are Spanish strength points.
    """

    camp: Camp
    nations: tuple[NationPoints, ...]
    pool: int | None
    cap: int | None
    infantry: int
    cavalry: int


class UnitRestored(msgspec.Struct, frozen=True, tag="unit_restored"):
    """A reduced unit on the map is at this strength again (7.2-k)."""

    camp: Camp
    unit: str
    sp: int
    zone: int


class GarrisonLedOut(msgspec.Struct, frozen=True, tag="garrison_led_out"):
    """A garrison or a part of it became a marching army; its pieces count as having moved (8-h)."""

    camp: Camp
    zone: int
    pieces: tuple[str, ...]
    cost: int
    march: int


class PiecePickedUp(msgspec.Struct, frozen=True, tag="piece_picked_up"):
    """A marching army took a piece along (8-g)."""

    camp: Camp
    zone: int
    piece: str


class PieceLeft(msgspec.Struct, frozen=True, tag="piece_left"):
    """A marching army left a piece behind (8-g)."""

    camp: Camp
    zone: int
    piece: str


class AttritionRolled(msgspec.Struct, frozen=True, tag="attrition_rolled"):
    """A stack was checked for attrition (9): its strength points, the die, each modifier, points to remove."""

    camp: Camp
    zone: int
    sp: int
    die: int
    garrison: int
    mountain: int
    dry: int
    column: str
    loss: int


StrategicEvents = (
    ArrivalTurnRolled
    | LandingRolled
    | ReinforcementsLanded
    | PointsCounted
    | UnitRestored
    | GarrisonLedOut
    | PiecePickedUp
    | PieceLeft
    | AttritionRolled
)
