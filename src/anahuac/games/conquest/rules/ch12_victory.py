"""Chapter 12: victory points, levels of victory, the verdict, conceding."""

from __future__ import annotations

from collections.abc import Mapping

from anahuac.engine.game import Outcome, Tx
from anahuac.engine.rules import rule
from anahuac.engine.text import Ref
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import MatchEnded, PointsScored
from anahuac.games.conquest.model import State, Verdict
from anahuac.games.conquest.names import BACK
from anahuac.games.conquest.rules.ch05_zones import controller
from anahuac.games.conquest.terms import CAMPS, INDIAN, SPAIN, Camp, enemy
from anahuac.games.conquest.texts import victory as texts
from anahuac.games.conquest.values import cf_of, is_historical, is_spanish, tc_of

#: Points due for something: to whom, how many, why, by which clause.
Due = tuple[Camp, int, str, str]

MAJOR_BATTLE = 2
EMPEROR = "emperor"


@rule("conquest:12-a", "conquest:R-47")
def score(
    t: Tables,
    tx: Tx[State, Event],
    camp: Camp,
    points: int,
    why: str,
    clause: str,
    *,
    piece: str | None = None,
    zone: int | None = None,
    back: bool = False,
) -> None:
    """Add points to a camp's total, at once; 0 points leave no trace."""
    del t
    if points:
        face = None if piece is None else piece + BACK if back else piece
        tx.emit(PointsScored(camp, points, why, clause, piece, zone, face))


@rule("conquest:12-e", "conquest:12-f", "conquest:R-26")
def points_for_commander(
    t: Tables, s: State, commander: str, in_combat: bool, sacrificed: bool
) -> Due | None:
    """Points for the elimination of a commander as he shows now, or ``None``."""
    tc = tc_of(t, s, commander)
    camp = s.commanders[commander].camp
    if sacrificed and camp == SPAIN:
        doubled = is_spanish(t, commander) and is_historical(t, s, commander)
        factor = s.settings.commander_sacrifice_factor if doubled else 1
        return INDIAN, tc * factor, "sacrifice", "conquest:12-f"
    if not in_combat:
        return None
    if is_spanish(t, commander):
        return (INDIAN, tc, "commander", "conquest:12-e") if is_historical(t, s, commander) else None
    return (SPAIN, tc, "commander", "conquest:12-e") if commander == EMPEROR else None


@rule("conquest:12-f", "conquest:R-26")
def points_for_sacrificed_unit(t: Tables, s: State, unit: str) -> Due | None:
    """Its visible combat factor to the Indian camp; nothing for what Spanish-camp Indians sacrifice."""
    if s.units[unit].camp != SPAIN:
        return None
    return INDIAN, cf_of(t, s, unit), "sacrifice", "conquest:12-f"


@rule("conquest:12-d")
def objectives_held(t: Tables, s: State) -> dict[Camp, list[int]]:
    """The objective zones that each camp controls now."""
    held: dict[Camp, list[int]] = {camp: [] for camp in CAMPS}
    for zone in t.zones.values():
        if zone.vp:
            camp = controller(t, s, zone.id)
            if camp is not None:
                held[camp].append(zone.id)
    return held


@rule("conquest:12-g", "conquest:R-47")
def level_of(t: Tables, points: int) -> str:
    """The level of victory that a total reaches: the id of its row."""
    return max((row for row in t.levels if row.min <= points), key=lambda row: row.min).level


@rule("conquest:12-g")
def verdict_of(t: Tables, vp: Mapping[str, int]) -> Verdict:
    """Who wins by these totals: the higher level; the same level is a tie whatever the points."""
    levels: dict[str, str] = {camp: level_of(t, vp[camp]) for camp in CAMPS}
    rank = {row.level: row.min for row in t.levels}
    spain, indian = rank[levels[SPAIN]], rank[levels[INDIAN]]
    winner = None if spain == indian else SPAIN if spain > indian else INDIAN
    return Verdict(winner, levels)


@rule("conquest:12-d", "conquest:12-g", "conquest:4-a", "conquest:6-d")
def determine_victory(t: Tables, tx: Tx[State, Event]) -> None:
    """The end of the last turn: count the objectives, pronounce the verdict."""
    for camp, zones in objectives_held(t, tx.state).items():
        for zone in zones:
            score(t, tx, camp, t.zones[zone].vp, "objectives", "conquest:12-d", zone=zone)
    tx.emit(MatchEnded(verdict_of(t, tx.state.vp)))


@rule("conquest:6-e")
def concede(t: Tables, tx: Tx[State, Event], camp: Camp) -> None:
    """A player gives up; the other wins whatever the points."""
    levels: dict[str, str] = {side: level_of(t, tx.state.vp[side]) for side in CAMPS}
    tx.emit(MatchEnded(Verdict(enemy(camp), levels, conceded=True)))


@rule("conquest:12-g", "conquest:6-e")
def outcome(t: Tables, s: State) -> Outcome | None:
    """The result for the kernel, once there is a verdict."""
    del t
    verdict = s.verdict
    if verdict is None:
        return None
    scores = {str(camp): s.vp[camp] for camp in CAMPS}
    if verdict.winner is None:
        reason = texts.TIE(level=Ref("level", verdict.levels[SPAIN]))
    elif verdict.conceded:
        reason = texts.CONCEDED(camp=Ref("camp", enemy(verdict.winner), "def"))
    else:
        reason = texts.VICTORY(
            camp=Ref("camp", verdict.winner, "def"), level=Ref("level", verdict.levels[verdict.winner])
        )
    return Outcome(verdict.winner, scores, reason)
