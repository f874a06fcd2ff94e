"""Chapter 10.3.4.6: the sequence of tactical movement."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from anahuac.board.graph import GraphBoard
from anahuac.board.paths import way
from anahuac.engine.decision import Action, Decision, OneOf, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.conquest.actions.core import Done
from anahuac.games.conquest.actions.melee import Shift
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import FrameChanged, FramePopped, FramePushed
from anahuac.games.conquest.events.melee import PiecesShifted
from anahuac.games.conquest.frames.melee import AppearFrame, HidingFrame, MovesFrame, NoriaFrame, ShiftsFrame
from anahuac.games.conquest.model import Battle, State, camp_of
from anahuac.games.conquest.rules.ch02_stacks import may_lead
from anahuac.games.conquest.rules.ch10_3_3_markers import (
    capacity,
    is_in_force,
    open_reveal,
    spend_sequence,
)
from anahuac.games.conquest.rules.ch10_3_4_6_markers import envelop, wings_of
from anahuac.games.conquest.rules.ch10_3_4_retreat import rehome_commanders, surprise
from anahuac.games.conquest.rules.ch10_3_5_end import battle_ended, regroup
from anahuac.games.conquest.rules.ch10_3_board import RETREAT, force, fought, units_at, units_on_board
from anahuac.games.conquest.rules.ch10_casualties import eliminate_units
from anahuac.games.conquest.terms import CAMPS, Camp, enemy
from anahuac.games.conquest.texts import melee as texts
from anahuac.games.conquest.values import side_of

#: Markers of this sequence, in the order in which they are resolved (10.3.4-C).
MARKERS = ("enveloping", "noria", "hidden_units")
#: More movement points than any way over the board costs.
FARTHEST = 1_000


@rule("conquest:T3-l")
def offer_reveal(t: Tables, tx: Tx[State, Event]) -> None:
    """Ask each camp whose units hid in an earlier round whether they come out now, at the start of a sequence."""
    battle = fought(tx.state)
    # The attacker's frame goes on top: he decides first.
    for camp in (enemy(battle.attacker), battle.attacker):
        hidden = battle.hidden.get(camp)
        if hidden is not None and hidden.round < battle.round:
            tx.emit(FramePushed(AppearFrame(camp)))


# ---------------------------------------------------------------------- the sequence


@rule("conquest:10.3.4-C", "conquest:10.3.4-D")
def open_tactical_movement(t: Tables, tx: Tx[State, Event]) -> None:
    """Markers first, then the moves of the active camp, then those of the other."""
    tx.emit(FramePushed(MovesFrame("reveal")))


def pending_moves(t: Tables, s: State, frame: MovesFrame) -> tuple[Decision, ...]:
    """The sequence itself asks nothing."""
    return ()


def answer_moves(t: Tables, tx: Tx[State, Event], frame: MovesFrame, seat: Seat, action: Action) -> None:
    """Never called: nothing is asked."""
    raise AssertionError("the sequence of tactical movement asks nothing")


@rule("conquest:10.3.4-C", "conquest:10.3.3-d")
def run_moves(t: Tables, tx: Tx[State, Event], frame: MovesFrame) -> None:
    """The next part, as long as the battle lasts; who lost his army commander names another first."""
    if battle_ended(t, tx):
        tx.emit(FramePopped())
        return
    if regroup(t, tx):
        return
    battle = fought(tx.state)
    camps = (battle.attacker, enemy(battle.attacker))
    if frame.stage == "reveal":
        committed = any(camp in battle.markers and battle.markers[camp].committed for camp in CAMPS)
        tx.emit(FrameChanged(MovesFrame("enveloping" if committed else "first")))
        open_reveal(t, tx, "tactical_movement", dict.fromkeys(CAMPS, MARKERS))
    elif frame.stage == "enveloping":
        _enveloping(t, tx, frame, camps)
    elif frame.stage == "noria":
        tx.emit(FrameChanged(MovesFrame("hiding")))
        for camp in reversed(camps):
            if is_in_force(tx.state, camp, "noria"):
                tx.emit(FramePushed(NoriaFrame(camp)))
    elif frame.stage == "hiding":
        tx.emit(FrameChanged(MovesFrame("first")))
        for camp in reversed(camps):
            if is_in_force(tx.state, camp, "hidden_units") and camp not in battle.hidden:
                tx.emit(FramePushed(HidingFrame(camp)))
    elif frame.stage == "first":
        tx.emit(FrameChanged(MovesFrame("second")))
        tx.emit(FramePushed(ShiftsFrame(camps[0])))
    elif frame.stage == "second":
        tx.emit(FrameChanged(MovesFrame("end")))
        tx.emit(FramePushed(ShiftsFrame(camps[1])))
    else:
        spend_sequence(t, tx, "tactical_movement")
        tx.emit(FramePopped())


@rule("conquest:T3-k")
def _enveloping(t: Tables, tx: Tx[State, Event], frame: MovesFrame, camps: tuple[Camp, Camp]) -> None:
    """Wing by wing, left before right, the attacker's before the defender's."""
    wings = [(camp, wing) for camp in camps for wing in wings_of(t, camp)]
    for step in range(frame.step, len(wings)):
        camp, wing = wings[step]
        if is_in_force(tx.state, camp, "enveloping"):
            tx.emit(FrameChanged(MovesFrame("enveloping", step + 1)))
            envelop(t, tx, camp, wing)
            return
    tx.emit(FrameChanged(MovesFrame("noria")))


# ---------------------------------------------------------------------- moves


class _Ground(NamedTuple):
    """What a camp finds on the board: where it may not go, and where a move stops."""

    closed: frozenset[str]
    stops: frozenset[str]


@rule("conquest:10.3.4-D")
def _ground(t: Tables, s: State, camp: Camp) -> _Ground:
    """Enemy units close a tactical zone, cannons alone only stop a move; so does the own line of retreat.

    What lies in their line of retreat plays no part: nobody goes there anyway.
    """
    foe = enemy(camp)
    at, kinds, retreat = fought(s).at, t.units, RETREAT[foe]
    guns: set[str] = set()
    closed = {retreat}
    for unit in units_on_board(s, foe):
        (guns if kinds[unit].type == "CA" else closed).add(at[unit])
    return _Ground(frozenset(closed), frozenset(guns - closed | {RETREAT[camp]}))


@lru_cache(maxsize=4096)
def _ways(board: GraphBoard, start: str, ground: _Ground) -> tuple[tuple[str, int, tuple[str, ...]], ...]:
    """Every tactical zone that can be reached at all: its cost, and the way there without the start. In board order."""

    def may_step(a: str, b: str) -> bool:
        return b not in ground.closed and (a == start or a not in ground.stops)

    reached = board.reach(start, FARTHEST, may_step)
    return tuple(
        (tz, reached[tz][0], way(reached, tz)[1:]) for tz in board.nodes if tz in reached and tz != start
    )


@lru_cache(maxsize=4096)
def _shifts(board: GraphBoard, piece: str, start: str, mp: int, ground: _Ground) -> tuple[Shift, ...]:
    """Every move open to a piece with these movement points: the same on many boards, so kept."""
    return tuple(Shift(piece, tz) for tz, cost, _ in _ways(board, start, ground) if cost <= mp)


@rule("conquest:10.3.4-D", "conquest:10.3.4-E", "conquest:G-8", "conquest:10.3.3-c")
def movable(t: Tables, s: State, frame: ShiftsFrame) -> tuple[tuple[str, int], ...]:
    """Pieces that may still move, each with its movement points: commanders, and as many units as the tactical
    capacity of the army commander allows, of those that obey him."""
    battle = fought(s)
    moved, going = frame.moved, frame.going
    general = battle.generals[frame.camp]
    chief = general if _units_left(t, s, frame) > 0 else None
    at, units, retreat = battle.at, s.units, RETREAT[frame.camp]
    found: list[str] = []
    for piece in force(s, frame.camp):
        if at.get(piece, retreat) == retreat or (piece in moved and piece != going):
            continue
        if piece not in units or piece == going or (chief and may_lead(t, s, chief, piece)):
            found.append(piece)
    found.sort(key=t.order.__getitem__)
    return tuple((piece, _allowance(t, s, frame, piece)) for piece in found)


def _allowance(t: Tables, s: State, frame: ShiftsFrame, piece: str) -> int:
    """Movement points that a piece has left."""
    if piece == frame.going:
        return frame.left
    kind = t.units.get(piece)
    return side_of(t, s, piece).mp if kind is None else kind.mp


def _units_left(t: Tables, s: State, frame: ShiftsFrame) -> int:
    return capacity(t, s, frame.camp) - sum(piece in t.units for piece in frame.moved)


@rule("conquest:10.3.4-D")
def pending_shifts(t: Tables, s: State, frame: ShiftsFrame) -> tuple[Decision, ...]:
    """Another move, or the end; after a move the end is asked even where no other is open, so that it can be taken
    back."""
    if frame.due:
        return ()
    at = fought(s).at
    ground = _ground(t, s, frame.camp)
    options: list[Action] = []
    for piece, mp in movable(t, s, frame):
        options.extend(_shifts(t.board, piece, at[piece], mp, ground))
    if not options and not frame.moved:
        return ()
    if frame.going:
        prompt = texts.SHIFT_ON(frame.left, piece=Ref("piece", frame.going))
        subject: tuple[str, ...] = (f"piece:{frame.going}",)
    else:
        prompt = texts.SHIFT(max(0, _units_left(t, s, frame))) if options else texts.NOTHING_LEFT()
        subject = ()
    domain = OneOf((*options, Done()))
    return (Decision(frame.camp, "shift", prompt, domain, "conquest:10.3.4-D", subject=subject),)


@rule("conquest:10.3.4-D", "conquest:10.3.4-s", "conquest:T3-l")
def answer_shifts(t: Tables, tx: Tx[State, Event], frame: ShiftsFrame, seat: Seat, action: Action) -> None:
    """A piece goes: up to hidden units that bar its way, over cannons, or where it wanted.

    Commanders who stand alone on its way give way to a unit. While enemies hide, what it has left is kept, so that
    its owner can lead it by a way of his own; each zone that it enters tells whether they are there.
    """
    if not isinstance(action, Shift):
        tx.emit(FramePopped())
        return
    s = tx.state
    battle = fought(s)
    camp, foe, piece = frame.camp, enemy(frame.camp), action.piece
    start = battle.at[piece]
    mp = _allowance(t, s, frame, piece)
    ways = {tz: (cost, path) for tz, cost, path in _ways(t.board, start, _ground(t, s, camp))}
    cost, path = ways[action.tz]
    hidden = battle.hidden.get(foe)
    ambush = hidden.tz if hidden is not None and hidden.tz in path else None
    if ambush is not None:
        path = path[: path.index(ambush)]
        cost = ways[path[-1]][0] if path else 0
    goal = path[-1] if path else start
    guns = units_at(s, foe, goal)
    leaves = goal == RETREAT[camp]
    going = cost < mp and ambush is None and not leaves and (bool(guns) or hidden is not None)
    tx.emit(
        FrameChanged(
            replace(
                frame,
                moved=frame.moved if piece in frame.moved else (*frame.moved, piece),
                going=piece if going else "",
                left=mp - cost if going else 0,
                due=bool(guns) or ambush is not None or leaves or _post(battle, foe) in path,
            )
        )
    )
    for tz in path:
        surprise(t, tx, foe, tz)
    eliminate_units(t, tx, foe, guns, "overrun", battle.zone, goal)
    if path:
        tx.emit(PiecesShifted(camp, (piece,), start, goal, "move", cost))
    if guns or piece in t.units:
        for tz in path:
            rehome_commanders(t, tx, foe, tz)
    if ambush is not None:
        surprise(t, tx, foe, ambush)


def _post(battle: Battle, camp: Camp) -> str | None:
    """Where the army commander of a camp stands."""
    general = battle.generals[camp]
    return None if general is None else battle.at[general]


@rule("conquest:10.3.5-a", "conquest:10.3.3-d")
def run_shifts(t: Tables, tx: Tx[State, Event], frame: ShiftsFrame) -> None:
    """Whether the last move ended the battle, or took the army commander out of it; if nobody can move any
    more, the camp's moves are over."""
    if not frame.due or battle_ended(t, tx):
        tx.emit(FramePopped())
    elif not regroup(t, tx):
        tx.emit(FrameChanged(replace(frame, due=False)))


@rule("conquest:10.3.4-D")
def refuse_shifts(
    t: Tables, s: State, frame: ShiftsFrame, decision: Decision, action: Action
) -> Refusal | None:
    """Who may not move, and where nobody may go."""
    if not isinstance(action, Shift) or decision.contains(action):
        return None
    why = _why_not_he(t, s, frame, action.piece)
    clause = "conquest:10.3.4-D"
    if why is not None:
        return why
    mp = _allowance(t, s, frame, action.piece)
    tz = Ref("tz", action.tz, "def")
    if fought(s).at[action.piece] == action.tz:
        return Refusal(clause, texts.ALREADY_THERE(piece=Ref("piece", action.piece)))
    if action.tz == RETREAT[enemy(frame.camp)]:
        return Refusal(clause, texts.ENEMY_RETREAT(tz=tz))
    if action.tz in _ground(t, s, frame.camp).closed:
        return Refusal(clause, texts.ENEMIES_THERE(tz=tz))
    return Refusal(clause, texts.TOO_FAR(piece=Ref("piece", action.piece), tz=tz, mp=mp))


def _why_not_he(t: Tables, s: State, frame: ShiftsFrame, piece: str) -> Refusal | None:
    battle = fought(s)
    clause = "conquest:10.3.4-D"
    name = Ref("piece", piece)
    if piece not in battle.at or camp_of(piece, s) != frame.camp:
        return Refusal(clause, texts.NOT_YOURS_HERE(piece=name))
    if battle.at[piece] == RETREAT[frame.camp]:
        return Refusal(clause, texts.STAYS_IN_RETREAT())
    if piece == frame.going:
        return None
    if piece in frame.moved:
        return Refusal(clause, texts.HAS_SHIFTED(piece=name))
    if piece in s.commanders:
        return None
    general = battle.generals[frame.camp]
    if general is None:
        return Refusal("conquest:10.3.3-c", texts.NO_GENERAL())
    if not may_lead(t, s, general, piece):
        return Refusal("conquest:G-8", texts.NOT_UNDER_HIM(piece=name, general=Ref("piece", general, "de")))
    if _units_left(t, s, frame) <= 0:
        return Refusal(clause, texts.TC_USED_UP(capacity(t, s, frame.camp)))
    return None


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    MovesFrame: (pending_moves, answer_moves, run_moves),
    ShiftsFrame: (pending_shifts, answer_shifts, run_shifts),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {ShiftsFrame: refuse_shifts}
