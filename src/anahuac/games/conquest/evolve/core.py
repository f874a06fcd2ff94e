"""What the facts of :mod:`anahuac.games.conquest.events.core` do to the state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from anahuac.games.conquest.events import core as ev
from anahuac.games.conquest.frames.turn import TurnFrame
from anahuac.games.conquest.model import Battle, Commander, Stack, State, Unit
from anahuac.games.conquest.terms import ELIMINATED, STILL, Camp


def with_frames(s: State, event: ev.FramePushed) -> State:
    """Push."""
    return replace(s, frames=(*s.frames, event.frame))


def without_frame(s: State, event: ev.FramePopped) -> State:
    """Pop."""
    del event
    return replace(s, frames=s.frames[:-1])


def with_changed_frame(s: State, event: ev.FrameChanged) -> State:
    """Replace the top."""
    return replace(s, frames=(*s.frames[:-1], event.frame))


def turn_began(s: State, event: ev.TurnBegan) -> State:
    """A new turn."""
    return replace(s, turn=event.turn)


def phase_began(s: State, event: ev.PhaseBegan) -> State:
    """The phase of a camp: nothing has moved."""
    units = {k: replace(u, march=STILL) if u.march else u for k, u in s.units.items()}
    commanders = {k: replace(c, march=STILL) if c.march else c for k, c in s.commanders.items()}
    return replace(s, active=event.camp, units=units, commanders=commanders)


def stage_reached(s: State, event: ev.StageReached) -> State:
    """The turn frame shows the stage."""
    return replace(s, frames=(*s.frames[:-1], TurnFrame(event.stage)))


def match_ended(s: State, event: ev.MatchEnded) -> State:
    """Nothing goes on any more."""
    return replace(s, frames=(), verdict=event.verdict, battle=None, siege=None)


def pieces_moved(s: State, event: ev.PiecesMoved) -> State:
    """Pieces stand in another zone."""
    units = dict(s.units)
    commanders = dict(s.commanders)
    for piece in event.pieces:
        unit = units.get(piece)
        if unit is not None:
            units[piece] = replace(unit, zone=event.to, march=max(unit.march, event.march))
        else:
            commander = commanders[piece]
            commanders[piece] = replace(commander, zone=event.to, march=max(commander.march, event.march))
    left = _removed(s.stacks, event.camp, (event.origin,), event.pieces)
    stacks = _added(left, units, event.camp, event.to, event.pieces)
    return replace(s, units=units, commanders=commanders, stacks=stacks)


def pieces_placed(s: State, event: ev.PiecesPlaced) -> State:
    """Pieces come onto the map."""
    units = dict(s.units)
    commanders = dict(s.commanders)
    for piece, sp in event.pieces:
        if piece in units:
            units[piece] = Unit(event.zone, sp, event.camp)
        else:
            commanders[piece] = Commander(event.zone, event.why == "return", event.camp)
    ids = tuple(piece for piece, _ in event.pieces)
    return replace(
        s, units=units, commanders=commanders, stacks=_added(s.stacks, units, event.camp, event.zone, ids)
    )


def marched(s: State, event: ev.Marched) -> State:
    """Pieces count as having moved."""
    units = dict(s.units)
    commanders = dict(s.commanders)
    for piece in event.pieces:
        if piece in units:
            units[piece] = replace(units[piece], march=max(units[piece].march, event.march))
        else:
            commanders[piece] = replace(commanders[piece], march=max(commanders[piece].march, event.march))
    return replace(s, units=units, commanders=commanders)


def form_taken(s: State, event: ev.FormTaken) -> State:
    """A stack's form."""
    return _with_stack(s, event.camp, event.zone, garrison=event.garrison)


def leader_named(s: State, event: ev.LeaderNamed) -> State:
    """A stack's leader among equals."""
    return _with_stack(s, event.camp, event.zone, leader=event.leader)


def steps_lost(s: State, event: ev.StepsLost) -> State:
    """Strength goes; units without any go to their group."""
    units = dict(s.units)
    gone: list[str] = []
    for piece, lost in event.losses:
        left = units[piece].sp - lost
        if left > 0:
            units[piece] = replace(units[piece], sp=left)
        else:
            units[piece] = Unit(ELIMINATED, 0, units[piece].camp)
            gone.append(piece)
    s = replace(s, units=units)
    total = sum(lost for _, lost in event.losses)
    return _gone(_counted(s, event.camp, total), event.camp, event.zone, gone)


def units_eliminated(s: State, event: ev.UnitsEliminated) -> State:
    """Whole units go."""
    units = dict(s.units)
    total = 0
    for piece in event.units:
        total += units[piece].sp
        units[piece] = Unit(ELIMINATED, 0, units[piece].camp)
    s = replace(s, units=units)
    return _gone(_counted(s, event.camp, total), event.camp, event.zone, event.units)


def commander_eliminated(s: State, event: ev.CommanderEliminated) -> State:
    """A commander goes to the group, to come back by his back side (7.2-i)."""
    commander = s.commanders[event.commander]
    fallen = Commander(ELIMINATED, commander.back, commander.camp, STILL, s.turn)
    s = replace(s, commanders={**s.commanders, event.commander: fallen})
    return _gone(s, event.camp, event.zone, (event.commander,))


def control_taken(s: State, event: ev.ControlTaken) -> State:
    """A control marker."""
    return replace(s, control={**s.control, event.zone: event.camp})


def fight_marked(s: State, event: ev.FightMarked) -> State:
    """A Battle or Siege marker."""
    return replace(s, fights={**s.fights, event.zone: event.kind})


def fight_cleared(s: State, event: ev.FightCleared) -> State:
    """The marker is off."""
    return replace(s, fights={zone: kind for zone, kind in s.fights.items() if zone != event.zone})


def points_scored(s: State, event: ev.PointsScored) -> State:
    """Victory points; a total is never below 0 (12-a)."""
    return replace(s, vp={**s.vp, event.camp: max(0, s.vp[event.camp] + event.points)})


def item_logged(s: State, event: ev.ItemLogged) -> State:
    """One more item for the diplomacy step."""
    return replace(s, items=(*s.items, event.item))


def cursor_moved(s: State, event: ev.CursorMoved) -> State:
    """A cursor's box."""
    return replace(s, cursors={**s.cursors, event.nation: event.to})


def items_applied(s: State, event: ev.ItemsApplied) -> State:
    """The log of the turn is empty."""
    del event
    return replace(s, items=())


def camp_changed(s: State, event: ev.CampChanged) -> State:
    """A nation's counters change camp where they are (11-h)."""
    units, commanders = dict(s.units), dict(s.commanders)
    stacks = s.stacks
    for piece in event.pieces:
        unit = units.get(piece)
        old = commanders[piece].camp if unit is None else unit.camp
        zone = commanders[piece].zone if unit is None else unit.zone
        if unit is None:
            commanders[piece] = replace(commanders[piece], camp=event.camp)
        else:
            units[piece] = replace(unit, camp=event.camp)
        if zone > ELIMINATED and old != event.camp:
            garrison = stacks[old][zone].garrison
            joins = zone in stacks[event.camp]
            stacks = _added(_removed(stacks, old, (zone,), (piece,)), units, event.camp, zone, (piece,))
            if not joins:
                kept = replace(stacks[event.camp][zone], garrison=garrison)
                stacks = {**stacks, event.camp: {**stacks[event.camp], zone: kept}}
    camps = {**s.camps, event.nation: event.camp}
    return replace(s, camps=camps, units=units, commanders=commanders, stacks=stacks)


def _with_stack(s: State, camp: Camp, zone: int, **changes: Any) -> State:
    stack = replace(s.stacks[camp][zone], **changes)
    return replace(s, stacks={**s.stacks, camp: {**s.stacks[camp], zone: stack}})


def _removed(
    stacks: Mapping[str, Mapping[int, Stack]], camp: Camp, zones: Iterable[int], pieces: Iterable[str]
) -> Mapping[str, Mapping[int, Stack]]:
    """Stacks without some pieces in some zones; an empty stack is none."""
    gone = set(pieces)
    mine = dict(stacks[camp])
    for zone in zones:
        stack = mine.get(zone)
        if stack is None:
            continue
        left = tuple(piece for piece in stack.pieces if piece not in gone)
        if not left:
            del mine[zone]
        elif len(left) < len(stack.pieces):
            mine[zone] = Stack(left, stack.garrison, None if stack.leader in gone else stack.leader)
    return {**stacks, camp: mine}


def _added(
    stacks: Mapping[str, Mapping[int, Stack]],
    units: Mapping[str, Unit],
    camp: Camp,
    zone: int,
    pieces: Iterable[str],
) -> Mapping[str, Mapping[int, Stack]]:
    """Stacks with pieces joined in a zone, in id order; the choice of a leader ends when the stack changes.

    Commanders left alone by a garrison are none any more (G-7), so whoever joins them finds no garrison.
    """
    here = stacks[camp].get(zone)
    if here is None:
        joined = Stack(tuple(sorted(pieces)))
    else:
        garrison = here.garrison and any(piece in units for piece in here.pieces)
        joined = Stack(tuple(sorted({*here.pieces, *pieces})), garrison)
    return {**stacks, camp: {**stacks[camp], zone: joined}}


def _gone(s: State, camp: Camp, zone: int, pieces: Iterable[str]) -> State:
    """Take eliminated pieces out of their stack and off the tactical board."""
    gone = set(pieces)
    if not gone:
        return s
    battle = s.battle
    if battle is not None:
        battle = _off_board(battle, gone)
    return replace(s, stacks=_removed(s.stacks, camp, (zone,), gone), battle=battle)


def _off_board(battle: Battle, gone: set[str]) -> Battle:
    hidden = battle.hidden
    if hidden:
        left = {c: tuple(piece for piece in h.pieces if piece not in gone) for c, h in hidden.items()}
        hidden = {c: replace(h, pieces=left[c]) for c, h in hidden.items() if left[c]}
    return replace(
        battle,
        at={piece: tz for piece, tz in battle.at.items() if piece not in gone},
        barred=tuple(piece for piece in battle.barred if piece not in gone),
        sacrifice=None if battle.sacrifice in gone else battle.sacrifice,
        generals={camp: None if general in gone else general for camp, general in battle.generals.items()},
        hidden=hidden,
    )


def _counted(s: State, camp: Camp, steps: int) -> State:
    """Add to the count of steps lost in the battle or siege being fought."""
    if s.battle is not None:
        lost = {**s.battle.steps_lost, camp: s.battle.steps_lost.get(camp, 0) + steps}
        return replace(s, battle=replace(s.battle, steps_lost=lost))
    if s.siege is not None:
        lost = {**s.siege.steps_lost, camp: s.siege.steps_lost.get(camp, 0) + steps}
        return replace(s, siege=replace(s.siege, steps_lost=lost))
    return s


CORE: dict[type, Callable[[State, Any], State]] = {
    ev.FramePushed: with_frames,
    ev.FramePopped: without_frame,
    ev.FrameChanged: with_changed_frame,
    ev.TurnBegan: turn_began,
    ev.PhaseBegan: phase_began,
    ev.StageReached: stage_reached,
    ev.MatchEnded: match_ended,
    ev.PiecesMoved: pieces_moved,
    ev.PiecesPlaced: pieces_placed,
    ev.Marched: marched,
    ev.FormTaken: form_taken,
    ev.LeaderNamed: leader_named,
    ev.StepsLost: steps_lost,
    ev.UnitsEliminated: units_eliminated,
    ev.CommanderEliminated: commander_eliminated,
    ev.ControlTaken: control_taken,
    ev.FightMarked: fight_marked,
    ev.FightCleared: fight_cleared,
    ev.PointsScored: points_scored,
    ev.ItemLogged: item_logged,
    ev.CursorMoved: cursor_moved,
    ev.ItemsApplied: items_applied,
    ev.CampChanged: camp_changed,
}
