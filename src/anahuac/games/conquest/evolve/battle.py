"""What the facts of regular battles do to the state."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from anahuac.games.conquest.events import battle as ev
from anahuac.games.conquest.model import Battle, BattleResult, MarkerHand, State
from anahuac.games.conquest.terms import CAMPS, SPAIN, Camp

#: The one marker that stays out, used, after the round in which it is played (10.3.4-a).
STAYS = "hidden_units"


def _fought(s: State) -> Battle:
    assert s.battle is not None
    return s.battle


def _with_hand(s: State, camp: Camp, **changes: Any) -> State:
    battle = _fought(s)
    hand = replace(battle.markers[camp], **changes)
    return replace(s, battle=replace(battle, markers={**battle.markers, camp: hand}))


def _taken(markers: ev.Secret, gone: Iterable[str | None]) -> ev.Secret:
    """Markers without some of them; where the viewer knows no id, any unknown one goes."""
    left = list(markers)
    for marker in gone:
        left.remove(marker if marker in left else None)
    return tuple(left)


def battle_began(s: State, event: ev.BattleBegan) -> State:
    """An empty board."""
    battle = Battle(
        zone=event.zone,
        attacker=event.attacker,
        round=0,
        at={},
        markers={},
        generals=dict.fromkeys(CAMPS),
        had_commander={camp: camp in event.had_commander for camp in CAMPS},
        spanish_force=event.spanish_force,
    )
    return replace(s, battle=battle)


def deployed(s: State, event: ev.Deployed) -> State:
    """A camp is on the board."""
    battle = _fought(s)
    return replace(s, battle=replace(battle, at={**battle.at, **dict(event.places)}))


def general_named(s: State, event: ev.GeneralNamed) -> State:
    """An army commander."""
    battle = _fought(s)
    return replace(s, battle=replace(battle, generals={**battle.generals, event.camp: event.commander}))


def battle_event_rolled(s: State, event: ev.BattleEventRolled) -> State:
    """The event of the battle, and the two that are mere switches."""
    battle = replace(
        _fought(s),
        event=event.event,
        rain=event.applies and event.event == "rain",
        war_to_the_death=event.applies and event.event == "war_to_the_death",
    )
    return replace(s, battle=battle)


def unchanged(s: State, event: object) -> State:
    """Dice that other facts follow from."""
    return s


def pieces_barred(s: State, event: ev.PiecesBarred) -> State:
    """Pieces in their line of retreat; none of them is army commander."""
    battle = _fought(s)
    retreat = "S.LR" if event.camp == SPAIN else "I.LR"
    general = battle.generals[event.camp]
    generals = {**battle.generals, event.camp: None if general in event.pieces else general}
    at = {**battle.at, **dict.fromkeys(event.pieces, retreat)}
    barred = (*battle.barred, *event.pieces)
    return replace(s, battle=replace(battle, at=at, barred=barred, generals=generals))


def sacrifice_marked(s: State, event: ev.SacrificeMarked) -> State:
    """The Sacrifice marker."""
    return replace(s, battle=replace(_fought(s), sacrifice=event.piece))


def markers_chosen(s: State, event: ev.MarkersChosen) -> State:
    """A hand of markers."""
    battle = _fought(s)
    hand = MarkerHand(chosen=event.markers, deck=event.deck)
    return replace(s, battle=replace(battle, markers={**battle.markers, event.camp: hand}))


def markers_discarded(s: State, event: ev.MarkersDiscarded) -> State:
    """Markers given up, unseen."""
    hand = _fought(s).markers[event.camp]
    chosen = _taken(hand.chosen, event.chosen)
    committed = _taken(hand.committed, event.committed)
    lost = (*hand.lost, *event.chosen, *event.committed)
    return _with_hand(s, event.camp, chosen=chosen, committed=committed, lost=lost)


def markers_committed(s: State, event: ev.MarkersCommitted) -> State:
    """Markers set aside for the round."""
    hand = _fought(s).markers[event.camp]
    chosen = _taken(hand.chosen, event.markers)
    return _with_hand(s, event.camp, chosen=chosen, committed=(*hand.committed, *event.markers))


def markers_readied(s: State, event: ev.MarkersReadied) -> State:
    """What will be revealed."""
    return _with_hand(s, event.camp, readied=event.markers)


def markers_revealed(s: State, event: ev.MarkersRevealed) -> State:
    """Markers face up."""
    hand = _fought(s).markers[event.camp]
    committed = _taken(hand.committed, event.markers)
    revealed = (*hand.revealed, *event.markers)
    return _with_hand(s, event.camp, committed=committed, revealed=revealed, readied=())


def markers_spent(s: State, event: ev.MarkersSpent) -> State:
    """Markers used up."""
    hand = _fought(s).markers[event.camp]
    revealed = tuple(marker for marker in hand.revealed if marker not in event.markers)
    return _with_hand(s, event.camp, revealed=revealed, spent=(*hand.spent, *event.markers))


def round_began(s: State, event: ev.RoundBegan) -> State:
    """Nobody has shot, attacked or countered yet."""
    battle = replace(
        _fought(s),
        round=event.round,
        fired=(),
        ceased=(),
        doubled=(),
        attacked_this_round=False,
        countered_this_round=False,
    )
    return replace(s, battle=battle)


def round_ended(s: State, event: ev.RoundEnded) -> State:
    """Markers of the round are gone, but for the one that stays."""
    battle = _fought(s)
    hands = {}
    for camp, hand in battle.markers.items():
        used = tuple(marker for marker in hand.revealed if marker != STAYS)
        hands[camp] = replace(
            hand,
            committed=(),
            revealed=tuple(marker for marker in hand.revealed if marker == STAYS),
            spent=(*hand.spent, *used),
            lost=(*hand.lost, *hand.committed),
            readied=(),
        )
    return replace(s, battle=replace(battle, markers=hands))


def shot_fired(s: State, event: ev.ShotFired) -> State:
    """The unit has shot."""
    battle = _fought(s)
    return replace(s, battle=replace(battle, fired=(*battle.fired, event.unit)))


def fire_ceased(s: State, event: ev.FireCeased) -> State:
    """The camp shoots no more this round."""
    battle = _fought(s)
    return replace(s, battle=replace(battle, ceased=(*battle.ceased, event.camp)))


def fell_back(s: State, event: ev.FellBack) -> State:
    """The attacker gives up."""
    return replace(s, battle=replace(_fought(s), fell_back=True))


def battle_decided(s: State, event: ev.BattleDecided) -> State:
    """The battle has a winner."""
    result = BattleResult(event.winner, event.why)
    return replace(s, battle=replace(_fought(s), result=result))


def battle_cleared(s: State, event: ev.BattleCleared) -> State:
    """The board is empty again."""
    return replace(s, battle=None)


BATTLE: dict[type, Callable[[State, Any], State]] = {
    ev.BattleBegan: battle_began,
    ev.Deployed: deployed,
    ev.GeneralNamed: general_named,
    ev.BattleEventRolled: battle_event_rolled,
    ev.TreasonRolled: unchanged,
    ev.PiecesBarred: pieces_barred,
    ev.SacrificeMarked: sacrifice_marked,
    ev.MarkersChosen: markers_chosen,
    ev.MarkersDiscarded: markers_discarded,
    ev.MarkersCommitted: markers_committed,
    ev.MarkersReadied: markers_readied,
    ev.MarkersRevealed: markers_revealed,
    ev.NothingRevealed: unchanged,
    ev.MarkersSpent: markers_spent,
    ev.RoundBegan: round_began,
    ev.RoundEnded: round_ended,
    ev.WarDogsLoosed: unchanged,
    ev.ShotFired: shot_fired,
    ev.FireCeased: fire_ceased,
    ev.FellBack: fell_back,
    ev.BattleDecided: battle_decided,
    ev.BattleCleared: battle_cleared,
}
