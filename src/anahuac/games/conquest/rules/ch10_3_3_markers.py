"""Chapter 10.3.3: tactical markers, from the secret choice to their discarding, and succession in command."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from anahuac.engine.decision import Action, Chosen, Decision, OneOf, Seat, Some
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.conquest.actions.battle import NameGeneral
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.battle import (
    GeneralNamed,
    MarkersChosen,
    MarkersCommitted,
    MarkersDiscarded,
    MarkersReadied,
    MarkersRevealed,
    MarkersSpent,
    NothingRevealed,
)
from anahuac.games.conquest.events.core import FrameChanged, FramePopped, FramePushed, LeaderNamed
from anahuac.games.conquest.frames.battle import (
    CommitFrame,
    DiscardFrame,
    GeneralFrame,
    MarkersFrame,
    RevealFrame,
    Sequence,
)
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules.ch02_stacks import leader_candidates
from anahuac.games.conquest.rules.ch10_3_board import commanders_on_board, fought
from anahuac.games.conquest.terms import CAMPS, INDIAN, SPAIN, Camp, enemy
from anahuac.games.conquest.texts import battle as texts
from anahuac.games.conquest.values import is_spanish, tc_of

#: At most so many markers a round (10.3.4-a).
MOST_COMMITTED = 2
#: The one marker that lies on after its round (T3-l).
HIDDEN_UNITS = "hidden_units"

# ---------------------------------------------------------------------- what holds


@rule("conquest:10.3.3-c")
def capacity(t: Tables, s: State, camp: Camp) -> int:
    """Tactical capacity of a camp's army commander; 0 without one (R-39)."""
    general = fought(s).generals[camp]
    return 0 if general is None else tc_of(t, s, general)


@rule("conquest:10.3.3-b", "conquest:R-49")
def deck_of(t: Tables, s: State, camp: Camp) -> Camp:
    """The set a camp chooses from: the Spanish one under a Spanish army commander, else the Indian."""
    general = fought(s).generals[camp]
    return SPAIN if general is not None and is_spanish(t, general) else INDIAN


@rule("conquest:10.3.3-a", "conquest:T3-c")
def markers_of(t: Tables, s: State, deck: Camp) -> tuple[str, ...]:
    """The markers of a set this turn; Zig-zag is among them from turn 11."""
    zig_zag = t.turns[s.turn].zigzag_available
    return tuple(m.id for m in t.markers.values() if m.camp == deck and (zig_zag or m.id != "zigzag"))


def is_in_force(s: State, camp: Camp, marker: str) -> bool:
    """Whether a camp's marker lies face up and has not been discarded yet."""
    hand = fought(s).markers.get(camp)
    return hand is not None and marker in hand.revealed


@rule("conquest:10.3.3-b")
def is_commanded(t: Tables, s: State, camp: Camp, marker: str) -> bool:
    """Whether a camp has a commander on the board whom a marker serves: Spanish for a Spanish one, else Indian."""
    spanish = t.markers[marker].camp == SPAIN
    return any(is_spanish(t, commander) == spanish for commander in commanders_on_board(s, camp))


# ---------------------------------------------------------------------- what happens


def reveal(t: Tables, tx: Tx[State, Event], camp: Camp, marker: str) -> None:
    """Turn a committed marker face up."""
    sequence: Any = t.markers[marker].phase
    tx.emit(MarkersRevealed(camp, (marker,), sequence))


def spend(tx: Tx[State, Event], camp: Camp, *markers: str) -> None:
    """Discard those among these markers of a camp that lie face up."""
    gone = tuple(marker for marker in markers if is_in_force(tx.state, camp, marker))
    if gone:
        tx.emit(MarkersSpent(camp, gone))


@rule("conquest:10.3.4-a")
def spend_sequence(t: Tables, tx: Tx[State, Event], sequence: Sequence) -> None:
    """A sequence is over: discard the markers revealed for it. Hidden units lies on until its units appear."""
    for camp in CAMPS:
        hand = fought(tx.state).markers.get(camp)
        if hand is not None:
            gone = (m for m in hand.revealed if t.markers[m].phase == sequence and m != HIDDEN_UNITS)
            spend(tx, camp, *gone)


@rule("conquest:10.3.3-a", "conquest:10.3.3-c")
def open_markers(t: Tables, tx: Tx[State, Event]) -> None:
    """Let both camps get their markers: chosen in secret, both at once, or drawn, the defender's first (1.16)."""
    s = tx.state
    attacker = fought(s).attacker
    waiting: list[Camp] = []
    for camp in (enemy(attacker), attacker):
        number = _number(t, s, camp)
        if number == 0:
            tx.emit(MarkersChosen(camp, (), deck_of(t, s, camp)))
        elif s.settings.opt_random_markers:
            _draw(t, tx, camp, number)
        else:
            waiting.append(camp)
    if waiting:
        tx.emit(FramePushed(MarkersFrame(tuple(waiting))))


def open_commitment(t: Tables, tx: Tx[State, Event], camp: Camp) -> None:
    """Ask a camp how many and which markers it commits; without any left there is nothing to ask."""
    if fought(tx.state).markers[camp].chosen:
        tx.emit(FramePushed(CommitFrame(camp)))


@rule("conquest:10.3.4-a", "conquest:10.3.4-b", "conquest:10.3.4-i")
def open_reveal(
    t: Tables, tx: Tx[State, Event], sequence: Sequence, usable: Mapping[str, tuple[str, ...]]
) -> None:
    """Ask both camps, at once and in secret, which committed markers of a sequence to reveal.

    ``usable`` gives, by camp, the markers whose needs the position meets; whether a camp holds them plays no
    part, so that being asked betrays nothing. Pushes one frame, or none where nobody has a marker committed.
    """
    hands = fought(tx.state).markers
    waiting = tuple(camp for camp in CAMPS if camp in hands and hands[camp].committed)
    if waiting:
        tx.emit(FramePushed(RevealFrame(sequence, usable, waiting)))


@rule("conquest:10.3.3-d", "conquest:G-8")
def open_succession(t: Tables, tx: Tx[State, Event]) -> bool:
    """Let a new army commander take over and unused markers beyond his tactical capacity go.

    Pushes at most one frame and says whether it did; to be called again until it says no.
    """
    for camp in CAMPS:
        s = tx.state
        if fought(s).generals[camp] is None:
            candidates = leader_candidates(t, s, commanders_on_board(s, camp))
            if len(candidates) > 1:
                tx.emit(FramePushed(GeneralFrame(camp, candidates, succeeds=True)))
                return True
            if candidates:
                tx.emit(GeneralNamed(camp, candidates[0], succeeds=True))
                s = tx.state
        hand = fought(s).markers.get(camp)
        unused = 0 if hand is None else len(hand.chosen) + len(hand.committed)
        if hand is None or not unused:
            continue
        kept = capacity(t, s, camp)
        if kept == 0:
            tx.emit(MarkersDiscarded(camp, hand.chosen, hand.committed))
        elif unused > kept:
            tx.emit(FramePushed(DiscardFrame(camp, unused - kept)))
            return True
    return False


def _number(t: Tables, s: State, camp: Camp) -> int:
    """How many markers a camp gets: the tactical capacity of its army commander, if the set has as many."""
    return min(capacity(t, s, camp), len(markers_of(t, s, deck_of(t, s, camp))))


@rule("conquest:10.3.3-a")
def _draw(t: Tables, tx: Tx[State, Event], camp: Camp, number: int) -> None:
    deck = deck_of(t, tx.state, camp)
    left = list(markers_of(t, tx.state, deck))
    drawn = tuple(left.pop(tx.chance.roll("markers", len(left)) - 1) for _ in range(number))
    in_order = tuple(marker for marker in markers_of(t, tx.state, deck) if marker in drawn)
    tx.emit(MarkersChosen(camp, in_order, deck, drawn=True))


# ---------------------------------------------------------------------- frames


def pending_markers(t: Tables, s: State, frame: MarkersFrame) -> tuple[Decision, ...]:
    """Each waiting camp chooses exactly as many as its army commander's tactical capacity."""
    return tuple(_choice(t, s, camp) for camp in frame.waiting)


@rule("conquest:10.3.3-a")
def _choice(t: Tables, s: State, camp: Camp) -> Decision:
    number = _number(t, s, camp)
    domain = Some(markers_of(t, s, deck_of(t, s, camp)), number, number)
    general = fought(s).generals[camp]
    subject = () if general is None else (f"piece:{general}",)
    return Decision(
        camp, "markers", texts.CHOOSE_MARKERS(number), domain, "conquest:10.3.3-a", subject=subject
    )


def answer_markers(t: Tables, tx: Tx[State, Event], frame: MarkersFrame, seat: Seat, action: Action) -> None:
    """One camp has chosen; the frame ends with the last."""
    assert isinstance(action, Chosen)
    camp = _camp(seat)
    tx.emit(MarkersChosen(camp, action.items, deck_of(t, tx.state, camp)))
    waiting = tuple(other for other in frame.waiting if other != camp)
    tx.emit(FrameChanged(MarkersFrame(waiting)) if waiting else FramePopped())


def refuse_markers(
    t: Tables, s: State, frame: MarkersFrame, decision: Decision, action: Action
) -> Refusal | None:
    """A foreign marker, Zig-zag too early, or another number than the tactical capacity."""
    if not isinstance(action, Chosen) or decision.contains(action):
        return None
    camp = _camp(decision.seat)
    known = markers_of(t, s, deck_of(t, s, camp))
    for marker in action.items:
        if marker == "zigzag" and "zigzag" not in known and deck_of(t, s, camp) == INDIAN:
            return Refusal("conquest:T3-c", texts.ZIG_ZAG_TOO_EARLY())
        if marker not in known and marker in t.markers:
            return Refusal("conquest:10.3.3-b", texts.NOT_YOUR_MARKER(marker=Ref("marker", marker)))
    number = _number(t, s, camp)
    if len(action.items) != number:
        return Refusal("conquest:10.3.3-a", texts.EXACTLY_SO_MANY(number))
    return None


@rule("conquest:10.3.4-a")
def pending_commit(t: Tables, s: State, frame: CommitFrame) -> tuple[Decision, ...]:
    """None, one or two of the markers left."""
    items = tuple(marker for marker in fought(s).markers[frame.camp].chosen if marker is not None)
    domain = Some(items, 0, min(MOST_COMMITTED, len(items)))
    return (Decision(frame.camp, "commit", texts.COMMIT_MARKERS(), domain, "conquest:10.3.4-a"),)


def answer_commit(t: Tables, tx: Tx[State, Event], frame: CommitFrame, seat: Seat, action: Action) -> None:
    """The camp has set its markers aside."""
    assert isinstance(action, Chosen)
    tx.emit(FramePopped())
    tx.emit(MarkersCommitted(frame.camp, action.items))


def refuse_commit(
    t: Tables, s: State, frame: CommitFrame, decision: Decision, action: Action
) -> Refusal | None:
    """More than two, or a marker that is not in hand."""
    if not isinstance(action, Chosen) or decision.contains(action):
        return None
    if len(action.items) > MOST_COMMITTED:
        return Refusal("conquest:10.3.4-a", texts.AT_MOST_TWO())
    return Refusal("conquest:10.3.3-a", texts.NOT_IN_HAND())


@rule("conquest:10.3.4-a", "conquest:10.3.3-b")
def may_reveal(t: Tables, s: State, frame: RevealFrame, camp: Camp) -> tuple[str, ...]:
    """The committed markers that a camp may turn up now; none that the viewer does not know."""
    usable = frame.usable.get(camp, ())
    return tuple(
        marker
        for marker in fought(s).markers[camp].committed
        if marker is not None and marker in usable and is_commanded(t, s, camp, marker)
    )


def pending_reveal(t: Tables, s: State, frame: RevealFrame) -> tuple[Decision, ...]:
    """Which of its committed markers each waiting camp reveals now."""
    return tuple(_revelation(t, s, frame, camp) for camp in frame.waiting)


@rule("conquest:10.3.4-a", "conquest:10.3.4-b")
def _revelation(t: Tables, s: State, frame: RevealFrame, camp: Camp) -> Decision:
    items = may_reveal(t, s, frame, camp)
    prompt = texts.REVEAL[frame.sequence]()
    return Decision(camp, "reveal", prompt, Some(items, 0, len(items)), texts.REVEAL_CLAUSE[frame.sequence])


@rule("conquest:10.3.4-a", "conquest:G-10")
def answer_reveal(t: Tables, tx: Tx[State, Event], frame: RevealFrame, seat: Seat, action: Action) -> None:
    """A camp has decided; when both have, all that was readied is turned up, the attacker's first."""
    assert isinstance(action, Chosen)
    camp = _camp(seat)
    waiting = tuple(other for other in frame.waiting if other != camp)
    tx.emit(MarkersReadied(camp, action.items))
    if waiting:
        tx.emit(FrameChanged(replace(frame, waiting=waiting)))
        return
    tx.emit(FramePopped())
    battle = fought(tx.state)
    for one in (battle.attacker, enemy(battle.attacker)):
        hand = battle.markers.get(one)
        if hand is not None and hand.readied:
            tx.emit(MarkersRevealed(one, hand.readied, frame.sequence))
        elif hand is not None and hand.committed and one != camp and frame.usable.get(one):
            tx.emit(NothingRevealed(one, frame.sequence))


def refuse_reveal(
    t: Tables, s: State, frame: RevealFrame, decision: Decision, action: Action
) -> Refusal | None:
    """A marker of another sequence, one whose needs are not met, or one that was not committed."""
    if not isinstance(action, Chosen) or decision.contains(action):
        return None
    camp = _camp(decision.seat)
    committed = fought(s).markers[camp].committed
    for marker in action.items:
        name = Ref("marker", marker)
        if marker not in committed:
            return Refusal("conquest:10.3.4-a", texts.NOT_COMMITTED(marker=name))
        if t.markers[marker].phase != frame.sequence:
            return Refusal("conquest:10.3.4-a", texts.OTHER_SEQUENCE(marker=name))
        if not is_commanded(t, s, camp, marker):
            return Refusal("conquest:10.3.3-b", texts.NO_COMMANDER_FOR_IT(marker=name))
        if marker not in frame.usable.get(camp, ()):
            return Refusal(NEEDS.get(marker, decision.clause), texts.NEEDS_NOT_MET(marker=name))
    return None


#: The clause that says what a marker needs (table 3).
NEEDS = {
    "war_dogs": "conquest:T3-a",
    "harassment": "conquest:T3-b",
    "zigzag": "conquest:T3-c",
    "infantry_charge": "conquest:T3-d",
    "cavalry_charge": "conquest:T3-e",
    "shock": "conquest:T3-f",
    "feint": "conquest:T3-g",
    "to_the_death": "conquest:T3-h",
    "death_to_the_commander": "conquest:T3-i",
    "noria": "conquest:T3-j",
    "enveloping": "conquest:T3-k",
    "hidden_units": "conquest:T3-l",
}


@rule("conquest:10.3.1-c", "conquest:10.3.3-d")
def pending_general(t: Tables, s: State, frame: GeneralFrame) -> tuple[Decision, ...]:
    """The owner decides between equals."""
    clause = "conquest:10.3.3-d" if frame.succeeds else "conquest:10.3.1-c"
    options = OneOf(tuple(NameGeneral(commander) for commander in frame.among))
    return (Decision(frame.camp, "general", texts.NAME_GENERAL(), options, clause),)


@rule("conquest:10.3.1-c", "conquest:G-8")
def answer_general(t: Tables, tx: Tx[State, Event], frame: GeneralFrame, seat: Seat, action: Action) -> None:
    """An army commander is named; he leads the stack until it changes. Who succeeds a fallen one leads the battle
    alone, for better ones may stand in the line of retreat."""
    assert isinstance(action, NameGeneral)
    tx.emit(FramePopped())
    if not frame.succeeds:
        tx.emit(LeaderNamed(frame.camp, fought(tx.state).zone, action.commander))
    tx.emit(GeneralNamed(frame.camp, action.commander, frame.succeeds))


def refuse_general(
    t: Tables, s: State, frame: GeneralFrame, decision: Decision, action: Action
) -> Refusal | None:
    """Only one of the highest rank can be army commander."""
    if isinstance(action, NameGeneral) and action.commander not in frame.among:
        return Refusal("conquest:G-8", texts.NOT_OF_HIGHEST_RANK(piece=Ref("piece", action.commander, "def")))
    return None


@rule("conquest:10.3.3-d")
def pending_discard(t: Tables, s: State, frame: DiscardFrame) -> tuple[Decision, ...]:
    """Which unused markers go."""
    hand = fought(s).markers[frame.camp]
    items = tuple(marker for marker in (*hand.chosen, *hand.committed) if marker is not None)
    number = min(frame.excess, len(items))
    prompt = texts.DISCARD_MARKERS(frame.excess)
    return (Decision(frame.camp, "discard", prompt, Some(items, number, number), "conquest:10.3.3-d"),)


def answer_discard(t: Tables, tx: Tx[State, Event], frame: DiscardFrame, seat: Seat, action: Action) -> None:
    """They are gone."""
    assert isinstance(action, Chosen)
    hand = fought(tx.state).markers[frame.camp]
    tx.emit(FramePopped())
    chosen = tuple(marker for marker in hand.chosen if marker in action.items)
    committed = tuple(marker for marker in hand.committed if marker in action.items)
    tx.emit(MarkersDiscarded(frame.camp, chosen, committed))


def refuse_discard(
    t: Tables, s: State, frame: DiscardFrame, decision: Decision, action: Action
) -> Refusal | None:
    """Exactly the excess must go."""
    if isinstance(action, Chosen) and not decision.contains(action):
        return Refusal("conquest:10.3.3-d", texts.DISCARD_MARKERS(frame.excess))
    return None


def run_on(t: Tables, tx: Tx[State, Event], frame: object) -> None:
    """Nothing is left to ask."""
    tx.emit(FramePopped())


def _camp(seat: Seat) -> Camp:
    return SPAIN if seat == SPAIN else INDIAN


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    MarkersFrame: (pending_markers, answer_markers, run_on),
    CommitFrame: (pending_commit, answer_commit, run_on),
    RevealFrame: (pending_reveal, answer_reveal, run_on),
    GeneralFrame: (pending_general, answer_general, run_on),
    DiscardFrame: (pending_discard, answer_discard, run_on),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {
    MarkersFrame: refuse_markers,
    CommitFrame: refuse_commit,
    RevealFrame: refuse_reveal,
    GeneralFrame: refuse_general,
    DiscardFrame: refuse_discard,
}
