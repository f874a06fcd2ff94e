"""What the facts of combat on the strategic map, of sieges and of diplomacy do to the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from anahuac.games.conquest.events import siege as ev
from anahuac.games.conquest.events.diplomacy import ItemsOvertaken
from anahuac.games.conquest.evolve.casualties import CASUALTIES
from anahuac.games.conquest.model import Siege, State


def told(s: State, event: object) -> State:
    """Only for the log."""
    del event
    return s


def siege_began(s: State, event: ev.SiegeBegan) -> State:
    """The siege is on; its first round is still to come."""
    siege = Siege(event.zone, event.besieger, event.rounds, 0, event.fv, event.spanish_force)
    return replace(s, siege=siege)


def siege_round_began(s: State, event: ev.SiegeRoundBegan) -> State:
    """A new round: breaches repaired, an exit possible again."""
    return _with_siege(s, round=event.round, fv=event.fv, exit_tried=False)


def artillery_fired(s: State, event: ev.ArtilleryFired) -> State:
    """The fortress value left."""
    return _with_siege(s, fv=event.fv)


def exit_tried(s: State, event: ev.ExitTried) -> State:
    """The one attempt of the round."""
    del event
    return _with_siege(s, exit_tried=True)


def sortie_made(s: State, event: ev.SortieMade) -> State:
    """Pieces stand before the walls."""
    return _with_siege(s, sortie=event.pieces)


def sortie_returned(s: State, event: ev.SortieReturned) -> State:
    """Nobody stands before the walls."""
    del event
    return _with_siege(s, sortie=())


def siege_ended(s: State, event: ev.SiegeEnded) -> State:
    """No siege is being fought."""
    del event
    return replace(s, siege=None)


def items_overtaken(s: State, event: ItemsOvertaken) -> State:
    """Items logged so far leave a nation's cursor alone."""
    return replace(s, items=tuple(replace(item, skips=event.nation) for item in s.items))


def _with_siege(s: State, **changes: Any) -> State:
    assert s.siege is not None
    return replace(s, siege=replace(s.siege, **changes))


SIEGE: dict[type, Callable[[State, Any], State]] = {
    **CASUALTIES,
    ev.CombatBegan: told,
    ev.AcceleratedRolled: told,
    ev.CombatDecided: told,
    ev.SiegeBegan: siege_began,
    ev.SiegeRoundBegan: siege_round_began,
    ev.ArtilleryFired: artillery_fired,
    ev.AssaultRolled: told,
    ev.ExitTried: exit_tried,
    ev.SortieMade: sortie_made,
    ev.SortieFought: told,
    ev.SortieReturned: sortie_returned,
    ev.SiegeEnded: siege_ended,
    ItemsOvertaken: items_overtaken,
}
