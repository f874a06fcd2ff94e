"""What a seat may know of a battle's secrets: chosen markers, and where hidden units lie (G-10, 10.3.3).

Everything else in the game is public. A seat of ``None`` is a spectator, who knows neither camp's secrets.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from anahuac.engine.decision import Picker, Seat
from anahuac.engine.rules import rule
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.battle import (
    MarkersChosen,
    MarkersCommitted,
    MarkersDiscarded,
    MarkersReadied,
    MarkersRevealed,
    NothingRevealed,
)
from anahuac.games.conquest.events.melee import NobodyHidden, UnitsAppeared, UnitsHidden
from anahuac.games.conquest.frames.battle import RevealFrame
from anahuac.games.conquest.model import Battle, Hidden, MarkerHand, State
from anahuac.games.conquest.rules.ch10_3_3_markers import markers_of, may_reveal
from anahuac.games.conquest.rules.ch10_3_board import ZONES, may_hide_in
from anahuac.games.conquest.terms import INDIAN, SPAIN, Camp


@rule("conquest:G-10", "conquest:10.3.3-a", "conquest:T3-l")
def view(t: Tables, s: State, seat: Seat | None) -> State:
    """The state with each marker and hiding place that the seat cannot know replaced by ``None``."""
    battle = s.battle
    if battle is None or not (battle.markers or battle.hidden):
        return s
    markers = {camp: hand if camp == seat else _covered(hand) for camp, hand in battle.markers.items()}
    hidden = {camp: h if camp == seat else replace(h, tz=None) for camp, h in battle.hidden.items()}
    return replace(s, battle=replace(battle, markers=markers, hidden=hidden))


def _covered(hand: MarkerHand) -> MarkerHand:
    return replace(
        hand,
        chosen=(None,) * len(hand.chosen),
        committed=(None,) * len(hand.committed),
        lost=(None,) * len(hand.lost),
        readied=(),
    )


def _chosen(event: MarkersChosen) -> MarkersChosen:
    return replace(event, markers=(None,) * len(event.markers))


def _discarded(event: MarkersDiscarded) -> MarkersDiscarded:
    return replace(event, chosen=(None,) * len(event.chosen), committed=(None,) * len(event.committed))


def _committed(event: MarkersCommitted) -> MarkersCommitted:
    return replace(event, markers=(None,) * len(event.markers))


def _readied(event: MarkersReadied) -> MarkersReadied:
    return replace(event, markers=())


def _hidden(event: UnitsHidden) -> UnitsHidden:
    return replace(event, tz=None)


#: The secret events, each with what another seat gets.
REDACTIONS: dict[type, Callable[[Any], Event]] = {
    MarkersChosen: _chosen,
    MarkersDiscarded: _discarded,
    MarkersCommitted: _committed,
    MarkersReadied: _readied,
    UnitsHidden: _hidden,
}


@rule("conquest:G-10", "conquest:10.3.4-a")
def redact(t: Tables, event: Event, seat: Seat | None) -> Event:
    """The event as a seat may know it: of the other's markers only the number, of his hiding place nothing."""
    cover = REDACTIONS.get(type(event))
    if cover is None:
        return event
    owner: Any = event
    return event if owner.camp == seat else cover(event)


def discloses(event: Event) -> bool:
    """Whether an event turns up something that was secret: markers face up, hidden units in sight, or that there
    are none where there might have been."""
    return isinstance(event, (MarkersRevealed, NothingRevealed, UnitsAppeared, NobodyHidden))


# ---------------------------------------------------------------------- what the secrets may be


@rule("conquest:G-10")
def determinize(t: Tables, view: State, seat: Seat, pick: Picker) -> State:
    """A full state that a seat's view allows: unknown markers are any of the set that have not been seen,
    units lie hidden in any tactical zone where they may."""
    battle = view.battle
    if battle is None:
        return view
    markers = {camp: _filled(t, view, hand, pick) for camp, hand in battle.markers.items()}
    hidden = {camp: _placed(view, _camp(camp), h, pick) for camp, h in battle.hidden.items()}
    full = replace(view, battle=replace(battle, markers=markers, hidden=hidden))
    top = view.frames[-1] if view.frames else None
    return _readied_at_random(t, full, top, seat, pick) if isinstance(top, RevealFrame) else full


def _filled(t: Tables, s: State, hand: MarkerHand, pick: Picker) -> MarkerHand:
    piles = (hand.chosen, hand.committed, hand.lost)
    if not any(None in pile for pile in piles):
        return hand
    seen = {*hand.revealed, *hand.spent, *(marker for pile in piles for marker in pile)}
    left = [marker for marker in markers_of(t, s, hand.deck) if marker not in seen]
    chosen, committed, lost = (
        tuple(left.pop(pick(len(left))) if marker is None else marker for marker in pile) for pile in piles
    )
    return replace(hand, chosen=chosen, committed=committed, lost=lost)


def _placed(s: State, camp: Camp, hidden: Hidden, pick: Picker) -> Hidden:
    if hidden.tz is not None:
        return hidden
    zones = [tz for tz in ZONES[camp] if may_hide_in(s, camp, tz)]
    return replace(hidden, tz=zones[pick(len(zones))])


def _readied_at_random(t: Tables, s: State, frame: RevealFrame, seat: Seat, pick: Picker) -> State:
    """What the others have decided to reveal is sealed until all have: any of what they could."""
    battle = s.battle
    assert isinstance(battle, Battle)
    markers = dict(battle.markers)
    for camp, hand in battle.markers.items():
        if camp != seat and camp not in frame.waiting:
            possible = may_reveal(t, s, frame, _camp(camp))
            markers[camp] = replace(hand, readied=tuple(marker for marker in possible if pick(2)))
    return replace(s, battle=replace(battle, markers=markers))


def _camp(camp: str) -> Camp:
    return SPAIN if camp == SPAIN else INDIAN
