"""Chapter 5: Loss points, the levels of victory, the end of the match."""

from __future__ import annotations

from typing import NamedTuple

from anahuac.engine.game import Outcome, Tx
from anahuac.engine.rules import rule
from anahuac.engine.text import Ref
from anahuac.games.siege.data import Tables
from anahuac.games.siege.dice import Level
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import MatchEnded
from anahuac.games.siege.model import DEAD, DEAD_FOR_GOOD, State, Verdict
from anahuac.games.siege.terms import AZTEC, CUAUHTEMOC, SPANISH, Camp, enemy, is_hex
from anahuac.games.siege.texts import victory as texts


class Points(NamedTuple):
    """Loss points by source (5.4): R&R Interphases held, Spanish units in the dead piles, Cuauhtemoc at large."""

    recoveries: int
    dead_units: int
    cuauhtemoc: int

    @property
    def total(self) -> int:
        """All of them."""
        return sum(self)


@rule("siege:5.1", "siege:5.4", "siege:9.3E")
def loss_points(t: Tables, s: State) -> Points:
    """What the Spanish player would count if the match ended now; Allies never count, a unit of four steps once."""
    dead = sum(
        t.classes[t.units[unit].kind].lp
        for unit in t.spanish_units
        if unit in s.pieces and s.pieces[unit].at in (DEAD, DEAD_FOR_GOOD)
    )
    at_large = CUAUHTEMOC in s.pieces and s.pieces[CUAUHTEMOC].at != DEAD_FOR_GOOD
    points = t.loss_points
    return Points(
        s.tally.held * points["rr"].points,
        dead * points["dead_units"].points,
        points["cuauhtemoc_free"].points if at_large else 0,
    )


@rule("siege:5.5")
def level_of(t: Tables, points: int) -> Level:
    """The level of victory that a number of Loss points gives."""
    return next(level for level in t.levels if level.to is None or points <= level.to)


@rule("siege:5.3")
def end_if_island_is_empty(t: Tables, tx: Tx[State, Event]) -> bool:
    """At the end of a Spanish player-turn, and only then: no Aztec unit on the island, Cuauhtemoc included."""
    if any(is_hex(place) and t.hexes[place].region == "island" for place in tx.state.stacks[AZTEC]):
        return False
    points = loss_points(t, tx.state).total
    level = level_of(t, points)
    tx.emit(MatchEnded(Verdict(level.winner, points, level.id, "island")))
    return True


@rule("siege:5.2")
def end_by_loss_of_cortes(t: Tables, tx: Tx[State, Event]) -> None:
    """Cortes killed or captured: the Aztec player has won at once, in any phase."""
    tx.emit(MatchEnded(Verdict(t.rolls.sudden_death.winner, 0, "", "cortes")))


def concede(t: Tables, tx: Tx[State, Event], camp: Camp) -> None:
    """A camp gives up."""
    del t
    tx.emit(MatchEnded(Verdict(enemy(camp), 0, "", "conceded")))


@rule("siege:5.1", "siege:5.5")
def outcome(t: Tables, s: State) -> Outcome | None:
    """The result once the match is over; the score of a camp is 1 for its victory."""
    verdict = s.verdict
    if verdict is None:
        return None
    scores: dict[str, int] = {camp: int(verdict.winner == camp) for camp in (SPANISH, AZTEC)}
    winner = Ref("camp", verdict.winner)
    if verdict.why == "island":
        level = Ref("level", verdict.level)
        reason = texts.ISLAND_TAKEN(verdict.points, level=level)
    elif verdict.why == "cortes":
        reason = texts.CORTES_LOST(winner=winner)
    else:
        reason = texts.CONCEDED(loser=Ref("camp", enemy(verdict.winner)), winner=winner)
    del t
    return Outcome(verdict.winner, scores, reason)
