"""Chapter 10.3.5: when a battle ends, and who has won it."""

from __future__ import annotations

from anahuac.engine.game import Tx
from anahuac.engine.rules import rule
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.battle import BattleDecided
from anahuac.games.conquest.model import State, units_in
from anahuac.games.conquest.rules.ch10_3_3_markers import open_succession
from anahuac.games.conquest.rules.ch10_3_4_retreat import reveal_hidden
from anahuac.games.conquest.rules.ch10_3_board import fights, force, fought
from anahuac.games.conquest.terms import CAMPS, Camp, enemy


@rule(
    "conquest:10.3.5-a",
    "conquest:10.3.4-G",
    "conquest:R-34",
    "conquest:R-39",
    "conquest:R-52",
    "conquest:R-58",
    "conquest:T3-i",
)
def battle_ended(t: Tables, tx: Tx[State, Event]) -> bool:
    """Whether the battle is over; decides it when an end condition holds now.

    To be asked after each complete result, each shot and each forced move. Where it says yes, whoever asked pops
    his own frames and does nothing more; where it says no, :func:`regroup` is next. It pushes no frame.
    """
    s = tx.state
    battle = fought(s)
    if battle.result is not None:
        return True
    lost: dict[Camp, str] = {}
    for camp in CAMPS:
        why = why_lost(s, camp)
        if why is not None:
            lost[camp] = why
    if not lost:
        return False
    # That the attacker falls back ends the battle only after the last counter-attack (10.3.4-F): a defender whose
    # army breaks in that has lost before.
    loser = next(iter(lost)) if len(lost) == 1 else battle.attacker
    _decide(tx, loser, lost[loser])
    return True


@rule("conquest:R-34", "conquest:10.3.3-d")
def regroup(t: Tables, tx: Tx[State, Event]) -> bool:
    """Put in order what a battle needs to go on: hidden units come out when their camp has no other left to fight,
    and a fallen army commander is replaced.

    Pushes a frame where somebody has a choice, and says whether it did; to be called again until it says no.
    """
    depth = len(tx.state.frames)
    for camp in CAMPS:
        if camp in fought(tx.state).hidden and not fights(tx.state, camp):
            reveal_hidden(t, tx, camp, forced=True)
    return len(tx.state.frames) > depth or open_succession(t, tx)


@rule("conquest:10.3.5-a", "conquest:10.3.4-F")
def lose(t: Tables, tx: Tx[State, Event], camp: Camp, why: str) -> None:
    """End the battle with the defeat of a camp, unless it is decided already."""
    if fought(tx.state).result is None:
        _decide(tx, camp, why)


def _decide(tx: Tx[State, Event], loser: Camp, why: str) -> None:
    tx.emit(BattleDecided(enemy(loser), why))


@rule("conquest:10.3.5-a", "conquest:R-39")
def why_lost(s: State, camp: Camp) -> str | None:
    """The end condition that holds for a camp now, or ``None``."""
    battle = fought(s)
    if battle.broken == camp:
        return "death_to_the_commander"
    if not fights(s, camp) and camp not in battle.hidden:
        return "line_of_retreat" if units_in(s, camp, battle.zone) else "eliminated"
    if battle.had_commander[camp] and not _is_commanded(s, camp):
        return "no_commander"
    return None


def _is_commanded(s: State, camp: Camp) -> bool:
    """Whether a camp has a commander anywhere on the board, the line of retreat included."""
    if fought(s).generals[camp] is not None:
        return True
    return any(piece in s.commanders for piece in force(s, camp))
