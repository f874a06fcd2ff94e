"""Chapter 7.1: the Spanish reinforcements: when, where, and how strong they come ashore."""

from __future__ import annotations

from anahuac.engine.game import Tx
from anahuac.engine.rules import rule
from anahuac.games.conquest.data import Reinforcements, Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import PiecesPlaced
from anahuac.games.conquest.events.strategic import ArrivalTurnRolled, LandingRolled, ReinforcementsLanded
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules.ch02_forms import settle_form
from anahuac.games.conquest.rules.ch05_zones import controller, is_disputed
from anahuac.games.conquest.rules.ch08_displaced import displace_lone_commanders
from anahuac.games.conquest.terms import CAMPS, Camp


def group_of(t: Tables, s: State) -> Reinforcements:
    """The reinforcements of the match's scenario."""
    return t.scenarios[s.scenario].reinforcements


@rule("conquest:7.1-a", "conquest:7.1-b", "conquest:7.1-c", "conquest:7.1-d")
def roll_landing(t: Tables, tx: Tx[State, Event], camp: Camp) -> int | None:
    """Roll where a camp's reinforcements land, if they are due; ``None``: not this turn."""
    group = group_of(t, tx.state)
    if group.nation != camp:
        return None
    awaited = tx.state.reinforcement.due is not None
    if awaited and tx.state.settings.opt_reinforcement_turn_die and tx.state.turn == group.turn:
        _roll_turn(tx, group)
    due = tx.state.reinforcement.due
    if due is None or tx.state.turn < due:
        return None
    die = tx.chance.roll("rr.landing", 6)
    zone, delayed = landing_at(t, tx.state, die)
    tx.emit(LandingRolled(camp, die, zone, delayed))
    return None if delayed else zone


@rule("conquest:7.1-c", "conquest:7.1-d")
def landing_at(t: Tables, s: State, die: int) -> tuple[int, bool]:
    """The zone that a die names, and whether the enemy keeps the reinforcements off it."""
    group = group_of(t, s)
    zone = next(landing.zone for landing in group.landing if die in landing.die)
    kept_off = any(controller(t, s, zone) == camp for camp in CAMPS if camp != group.nation)
    return zone, kept_off or is_disputed(s, zone)


@rule("conquest:7.1-b")
def _roll_turn(tx: Tx[State, Event], group: Reinforcements) -> None:
    die = tx.chance.roll("rr.arrival_turn", 6)
    tx.emit(ArrivalTurnRolled(die, next(row.turn for row in group.optional_turn_die if die in row.die)))


@rule("conquest:7.1-e", "conquest:7.1-f", "conquest:7.1-g", "conquest:R-20")
def come_ashore(t: Tables, tx: Tx[State, Event], camp: Camp, zone: int) -> None:
    """Roll for each counter in the order of the list, and place those that have a strength point left.

    Arrival is no movement (7.1-g). An enemy commander alone in the zone withdraws (8-n).
    """
    group = group_of(t, tx.state)
    rolls = []
    for strength in group.units:
        die = tx.chance.roll("rr.strength", 6)
        rolls.append((strength.id, die, strength.sp - (die in group.loses_a_step_on)))
    tx.emit(ReinforcementsLanded(camp, zone, tuple(rolls)))
    ashore = tuple((unit, sp) for unit, _, sp in rolls if sp > 0)
    if ashore:
        tx.emit(PiecesPlaced(camp, zone, ashore, "reinforcement"))
        settle_form(t, tx, camp, zone)
        displace_lone_commanders(t, tx, camp, zone)
