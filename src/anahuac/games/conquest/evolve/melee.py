"""What the facts of hand-to-hand fighting and tactical movement do to the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from anahuac.games.conquest.events import melee as ev
from anahuac.games.conquest.model import Battle, Hidden, State
from anahuac.games.conquest.terms import INDIAN, SPAIN

#: The marker that stays out until its units appear (T3-l).
HIDDEN_UNITS = "hidden_units"
#: Lines of retreat.
RETREAT = {SPAIN: "S.LR", INDIAN: "I.LR"}


def _fought(s: State) -> Battle:
    assert s.battle is not None
    return s.battle


def unchanged(s: State, event: object) -> State:
    """Something that other facts follow from."""
    return s


def pieces_shifted(s: State, event: ev.PiecesShifted) -> State:
    """Pieces in another tactical zone; who goes to his line of retreat commands the army no longer (R-39)."""
    battle = _fought(s)
    generals = battle.generals
    if event.to == RETREAT[event.camp] and generals[event.camp] in event.pieces:
        generals = {**generals, event.camp: None}
    at = {**battle.at, **dict.fromkeys(event.pieces, event.to)}
    return replace(s, battle=replace(battle, at=at, generals=generals))


def attack_declared(s: State, event: ev.AttackDeclared) -> State:
    """The attack or the counter-attack of the round is made."""
    battle = _fought(s)
    if event.counter:
        return replace(s, battle=replace(battle, countered_this_round=True))
    return replace(s, battle=replace(battle, attacked_this_round=True))


def units_doubled(s: State, event: ev.UnitsDoubled) -> State:
    """They count twice until the round ends."""
    return replace(s, battle=replace(_fought(s), doubled=event.units))


def death_rolled(s: State, event: ev.DeathRolled) -> State:
    """An army without its head is broken."""
    broken = s.commanders[event.general].camp if event.breaks else None
    return replace(s, battle=replace(_fought(s), broken=broken))


def units_swapped(s: State, event: ev.UnitsSwapped) -> State:
    """Two units change places."""
    battle = _fought(s)
    at = {**battle.at, event.reduced: battle.at[event.full], event.full: battle.at[event.reduced]}
    return replace(s, battle=replace(battle, at=at))


def units_hidden(s: State, event: ev.UnitsHidden) -> State:
    """Off the board, in a place only their owner knows."""
    battle = _fought(s)
    gone = set(event.pieces)
    at = {piece: tz for piece, tz in battle.at.items() if piece not in gone}
    hidden = {**battle.hidden, event.camp: Hidden(event.pieces, event.tz, battle.round)}
    return replace(s, battle=replace(battle, at=at, hidden=hidden))


def units_appeared(s: State, event: ev.UnitsAppeared) -> State:
    """On the board again; their marker is used up."""
    battle = _fought(s)
    hand = battle.markers[event.camp]
    if HIDDEN_UNITS in hand.revealed:
        revealed = tuple(marker for marker in hand.revealed if marker != HIDDEN_UNITS)
        hand = replace(hand, revealed=revealed, spent=(*hand.spent, HIDDEN_UNITS))
    battle = replace(
        battle,
        at={**battle.at, **dict.fromkeys(event.pieces, event.tz)},
        hidden={camp: hidden for camp, hidden in battle.hidden.items() if camp != event.camp},
        markers={**battle.markers, event.camp: hand},
    )
    return replace(s, battle=battle)


MELEE: dict[type, Callable[[State, Any], State]] = {
    ev.PiecesShifted: pieces_shifted,
    ev.RetreatBlocked: unchanged,
    ev.RetreatIgnored: unchanged,
    ev.AttackDeclared: attack_declared,
    ev.AttackDeclined: unchanged,
    ev.AttackVoid: unchanged,
    ev.UnitsDoubled: units_doubled,
    ev.FeintRolled: unchanged,
    ev.ShockRolled: unchanged,
    ev.ShockCancelled: unchanged,
    ev.FirstLossNamed: unchanged,
    ev.HandToHandFought: unchanged,
    ev.DeathRolled: death_rolled,
    ev.CounterRolled: unchanged,
    ev.EnvelopingRolled: unchanged,
    ev.UnitsSwapped: units_swapped,
    ev.UnitsHidden: units_hidden,
    ev.UnitsAppeared: units_appeared,
    ev.NobodyHidden: unchanged,
}
