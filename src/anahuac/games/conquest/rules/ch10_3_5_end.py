"""Chapter 10.3.5: when a battle ends, and who has won it."""

from __future__ import annotations

from anahuac.engine.game import Tx
from anahuac.engine.rules import rule
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.battle import BattleDecided
from anahuac.games.conquest.model import State, units_in
from anahuac.games.conquest.rules.ch10_3_3_markers import name_successors
from anahuac.games.conquest.rules.ch10_3_board import RETREAT, appear, fought
from anahuac.games.conquest.terms import CAMPS, Camp, enemy


@rule(
    "conquest:10.3.5-a",
    "conquest:10.3.4-G",
    "conquest:R-34",
    "conquest:R-39",
    "conquest:R-52",
    "conquest:T3-i",
)
def battle_ended(t: Tables, tx: Tx[State, Event]) -> bool:
    """Whether the battle is over; decides it when an end condition holds now.

    To be asked after each complete result, each shot and each forced move. Where it says yes, whoever asked pops
    his own frames and does nothing more. It pushes no frame. Hidden units come out when their camp has no other
    left to fight, and a fallen army commander's only possible successor takes over.
    """
    s = tx.state
    battle = fought(s)
    if battle.result is not None:
        return True
    fighting, commanding = _who_is_left(s)
    for camp in CAMPS:
        if camp not in fighting and camp in battle.hidden:
            appear(tx, camp, forced=True)
            fighting.add(camp)
    lost: dict[Camp, str] = {}
    for camp in CAMPS:
        why = _why_lost(tx.state, camp, fighting, commanding)
        if why is not None:
            lost[camp] = why
    if not lost:
        if None in battle.generals.values():
            name_successors(t, tx)
        return False
    if battle.fell_back:
        # He who fell back has lost whatever the last counter-attack brings (10.3.4-F).
        lost.setdefault(battle.attacker, "fell_back")
    loser = next(iter(lost)) if len(lost) == 1 else battle.attacker
    _decide(tx, loser, lost[loser])
    return True


@rule("conquest:10.3.5-a", "conquest:10.3.4-F")
def lose(t: Tables, tx: Tx[State, Event], camp: Camp, why: str) -> None:
    """End the battle with the defeat of a camp, unless it is decided already."""
    if fought(tx.state).result is None:
        _decide(tx, camp, why)


def _decide(tx: Tx[State, Event], loser: Camp, why: str) -> None:
    tx.emit(BattleDecided(enemy(loser), why))


def _who_is_left(s: State) -> tuple[set[Camp], set[Camp]]:
    """The camps with a unit outside their line of retreat, and those with a commander anywhere on the board."""
    units, commanders, battle = s.units, s.commanders, fought(s)
    # Whoever has an army commander has a commander, so that few boards need to be searched for more.
    commanding = {camp for camp in CAMPS if battle.generals[camp] is not None}
    fighting: set[Camp] = set()
    for piece, tz in battle.at.items():
        unit = units.get(piece)
        if unit is None:
            commanding.add(commanders[piece].camp)
        elif tz != RETREAT[unit.camp]:
            fighting.add(unit.camp)
        if len(fighting) == len(commanding) == len(CAMPS):
            break
    return fighting, commanding


def _why_lost(s: State, camp: Camp, fighting: set[Camp], commanding: set[Camp]) -> str | None:
    """The end condition that holds for a camp, or ``None``."""
    battle = fought(s)
    if battle.broken == camp:
        return "death_to_the_commander"
    if camp not in fighting:
        return "line_of_retreat" if units_in(s, camp, battle.zone) else "eliminated"
    if battle.had_commander[camp] and camp not in commanding:
        return "no_commander"
    return None
