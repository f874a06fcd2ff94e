"""Chapters 7.1, 7.3, 7.7 and 11.7: movement points, what a hex costs, and which hexes cannot be entered at all."""

from __future__ import annotations

from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.siege.data import Tables
from anahuac.games.siege.model import MARCHED, State, has_done
from anahuac.games.siege.rules import ch09_leaders
from anahuac.games.siege.rules.ch11_7_signals import signals_broken
from anahuac.games.siege.terms import AZTEC
from anahuac.games.siege.texts import movement as texts


@rule("siege:2.11", "siege:7.1A", "siege:11.7")
def allowance(t: Tables, s: State, piece: str) -> int:
    """Movement points of a piece in a phase; one less for Aztecs while both temples are desecrated (11.7)."""
    unit = t.units[piece]
    if unit.camp == AZTEC and signals_broken(t, s):
        return max(0, unit.ma + t.movement.signals)
    return unit.ma


@rule("siege:7.1A", "siege:7.2A")
def points_left(t: Tables, s: State, piece: str) -> int:
    """Movement points that a piece has not spent in this phase."""
    return max(0, allowance(t, s, piece) - s.pieces[piece].spent)


@rule(
    "siege:7.1B",
    "siege:7.7.1.1B",
    "siege:7.7.2.1A",
    "siege:7.7.2.1B",
    "siege:7.7.2.2B",
    "siege:7.7.2.3B",
    "siege:7.7.2.4",
    "siege:7.7.2.5",
    "siege:7.7.2.5A1",
    "siege:7.7.2.5A2",
    "siege:7.7.2.5B",
    "siege:7.7.2.5C",
    "siege:R-5",
)
def cost(t: Tables, s: State, piece: str, a: str, b: str) -> int | None:
    """MP for a piece to go from a hex to the next; ``None`` where it cannot at all, whoever stands there.

    The cheaper of causeway and terrain where both lead there. Cannon count as the infantry that carries them.
    """
    if refuse_side(t, s, piece, a, b) is not None:
        return None
    camp = t.units[piece].camp
    by_causeway = t.causeway_costs[camp] if t.hexsides[a, b].causeway else None
    by_terrain = None if _needs_causeway(t, piece, b) else t.entry_costs[camp][b]
    if by_causeway is None:
        return by_terrain
    if by_terrain is None or s.settings.rul_causeway_cost == "forced":
        return by_causeway
    return min(by_causeway, by_terrain)


@rule("siege:7.7.2.2C", "siege:7.7.2.5D")
def _needs_causeway(t: Tables, piece: str, b: str) -> bool:
    """Whether only a causeway leads a piece into a hex: cavalry into chinampas."""
    return t.units[piece].kind == "cavalry" and t.hexes[b].terrain == "chinampa_city"


@rule("siege:7.3B", "siege:7.7.1.2", "siege:7.8A", "siege:7.11C", "siege:2.12B", "siege:2.14G", "siege:9.1A")
def refuse_side(t: Tables, s: State, piece: str, a: str, b: str) -> Refusal | None:
    """Why a piece can never go from a hex to another by land, ``None`` where it can."""
    named = Ref("piece", piece)
    if t.units[piece].moves == "lake_area":
        return Refusal("siege:2.12B", texts.BOATS_STAY_AFLOAT(piece=named))
    if b not in t.hexes:
        return Refusal("siege:7.11C", texts.NO_LAND())
    if t.hexes[b].terrain == "quagmire":
        return Refusal("siege:7.7.1.2", texts.QUAGMIRE())
    side = t.hexsides.get((a, b))
    if side is None:
        return Refusal("siege:7.1B", texts.NOT_ADJACENT())
    if not side.passable:
        return Refusal("siege:7.3B", texts.SIDE_SHUT())
    if _needs_causeway(t, piece, b) and not side.causeway:
        return Refusal("siege:7.7.2.2C", texts.CAVALRY_IN_CHINAMPAS())
    into_tepeyac = t.hexes[b].region == "tepeyac" != t.hexes[a].region
    if into_tepeyac and not side.causeway:
        return Refusal("siege:7.8A", texts.TEPEYAC_BY_CAUSEWAY())
    if not ch09_leaders.may_go(t, s, piece, b):
        return Refusal("siege:9.1A", texts.CONFINED(piece=named))
    return None


@rule("siege:7.3A", "siege:7.6B")
def step_cost(t: Tables, s: State, piece: str, a: str, b: str, spent: int | None = None) -> int | None:
    """MP that a piece pays for a step now; ``None`` where it cannot make it.

    A piece that has not moved may always make one, for all it has. ``spent`` supposes it has used so many.
    """
    full = cost(t, s, piece, a, b)
    if full is None:
        return None
    before = s.pieces[piece].spent if spent is None else spent
    ma = allowance(t, s, piece)
    if full <= ma - before or (ma > 0 and before == 0 and not has_done(s, piece, MARCHED)):
        return full
    return None
