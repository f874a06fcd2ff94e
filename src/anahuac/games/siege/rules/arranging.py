"""Several counters placed at once, and what stands already taken up again while the set-up goes on (3, 10.3, 10.6).

What is asked concerns one counter after the other. These answers are free at any moment of it, and break no rule that
the same counters placed one by one would keep.
"""

from __future__ import annotations

from msgspec.structs import replace

from anahuac.engine.decision import Action
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.siege.actions.placing import Arrange, Lift, Put
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import FrameChanged, FramePushed, PiecesLeft
from anahuac.games.siege.frames.placing import PlaceFrame
from anahuac.games.siege.frames.sequence import DeployFrame
from anahuac.games.siege.model import UNPLACED, State
from anahuac.games.siege.rules import placing
from anahuac.games.siege.rules.ch03_places import may_be_lifted
from anahuac.games.siege.terms import Camp
from anahuac.games.siege.texts import placing as texts


def hand_of(s: State, camp: str) -> PlaceFrame | None:
    """What a camp has left to place, and why; ``None`` while it places nothing. Nothing is left of a set-up that
    only has to be ended."""
    top = s.frames[-1] if s.frames else None
    if isinstance(top, DeployFrame) and top.camp == camp:
        return PlaceFrame(top.camp, (), "set_up")
    return top if isinstance(top, PlaceFrame) and top.camp == camp else None


@rule("siege:3.2A", "siege:3.3A")
def liftable(t: Tables, s: State, camp: str) -> tuple[str, ...]:
    """Counters that a camp may take up again now: in its set-up only."""
    hand = hand_of(s, camp)
    return may_be_lifted(t, s, hand.camp) if hand is not None and hand.why == "set_up" else ()


@rule("siege:3.2A", "siege:3.3A")
def lift(t: Tables, tx: Tx[State, Event], camp: Camp, piece: str) -> None:
    """A counter of the set-up comes back into the hand."""
    hand = hand_of(tx.state, camp)
    assert hand is not None
    tx.emit(PiecesLeft(camp, (piece,), UNPLACED, "taken_up"))
    pieces = placing.in_order(t, (*hand.pieces, piece))
    after = replace(hand, pieces=pieces, chosen="", aboard_at="")
    is_placing = isinstance(tx.state.frames[-1], PlaceFrame)
    tx.emit(FrameChanged(after) if is_placing else FramePushed(after))


def lifted(t: Tables, tx: Tx[State, Event], camp: Camp, piece: str) -> bool:
    """Whether a counter is in the hand, taken up first where that is allowed."""
    hand = hand_of(tx.state, camp)
    if hand is not None and piece in hand.pieces:
        return True
    if piece not in liftable(t, tx.state, camp):
        return False
    lift(t, tx, camp, piece)
    return True


@rule(
    "siege:3.2A",
    "siege:3.3A",
    "siege:10.3.4",
    "siege:10.3.5A",
    "siege:10.6B",
)
def arrange(t: Tables, tx: Tx[State, Event], camp: Camp, puts: tuple[Put, ...]) -> Refusal | None:
    """Put counters where they go, up to the first that may not stand there then: the clause against it."""
    for one in puts:
        refusal = _put(t, tx, camp, one)
        if refusal is not None:
            return refusal
    return None


def _put(t: Tables, tx: Tx[State, Event], camp: Camp, one: Put) -> Refusal | None:
    piece, place = one.piece, one.place
    named = Ref("piece", piece)
    if piece not in t.units or not lifted(t, tx, camp, piece):
        return Refusal("siege:3.2A", texts.NOT_IN_HAND(piece=named))
    hand = hand_of(tx.state, camp)
    assert hand is not None
    clause = placing.CLAUSES[hand.why, camp]
    if waits(t, hand, piece):
        return Refusal(clause, texts.UNITS_FIRST(piece=named))
    if place not in placing.allowed(t, tx.state, piece, hand.why):
        return placing.refuse_at(t, tx.state, hand, piece, place)
    if not one.carrier:
        placing.put(t, tx, replace(hand, chosen="", aboard_at=""), piece, place)
    elif one.carrier in placing.boats_for(t, tx.state, piece, place):
        placing.put_aboard(tx, hand, piece, place, one.carrier)
    else:
        return Refusal("siege:9.4A", texts.NOT_HERE(piece=named))
    return None


def waits(t: Tables, hand: PlaceFrame, piece: str) -> bool:
    """Whether a counter waits for combat units that are still to be placed: cannon and leaders do."""
    return not t.units[piece].is_combat_unit and any(t.units[other].is_combat_unit for other in hand.pieces)


def is_free(t: Tables, tx: Tx[State, Event], camp: Camp, action: Action) -> bool:
    """Whether a camp may answer so now. ``tx`` is one that is thrown away."""
    if isinstance(action, Lift):
        return action.piece in liftable(t, tx.state, camp)
    if not isinstance(action, Arrange) or hand_of(tx.state, camp) is None:
        return False
    return bool(action.puts) and arrange(t, tx, camp, action.puts) is None


def carry_out(t: Tables, tx: Tx[State, Event], camp: Camp, action: Action) -> None:
    """A free answer that has been checked."""
    if isinstance(action, Lift):
        lift(t, tx, camp, action.piece)
    elif isinstance(action, Arrange):
        arrange(t, tx, camp, action.puts)
