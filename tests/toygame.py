"""A game small enough to see through, for tests of the kernel's users: every kind of question, a die, a secret.

Two seats, red and blue, have two pieces each in five places. The option ``stages`` lists what is asked, in
order: ``secret`` (both at once), ``move``, ``loss``, ``some``, ``deploy``, ``order``, ``amount``. After the
last stage the match is over and red has won.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from anahuac.engine.decision import (
    Action,
    Allocate,
    Allocated,
    Amount,
    Assigned,
    Chosen,
    Decision,
    Field,
    Number,
    OneOf,
    Order,
    Ordered,
    Passed,
    Picker,
    Program,
    Quota,
    Seat,
    Some,
)
from anahuac.engine.game import (
    Die,
    GameInfo,
    LogLine,
    OptionInfo,
    Outcome,
    SeatInfo,
    Setup,
    SetupError,
    Standing,
    Tx,
)
from anahuac.engine.rules import Refusal
from anahuac.engine.text import Ref, text

RED, BLUE = "red", "blue"
SEATS = (RED, BLUE)
BORDERS = {26: (27, 33, 34), 27: (26, 35), 33: (26, 34), 34: (26, 33, 35), 35: (27, 34)}
STAGES = ("secret", "move", "loss", "some", "deploy", "order", "amount")

Q = {
    "secret": text("toy", "Choose a sign in secret."),
    "move": text("toy", "Move {who}: {left} left."),
    "loss": text("toy", "Take two losses."),
    "some": text("toy", "Choose one or two pieces."),
    "deploy": text("toy", "Deploy: one at least in front."),
    "order": text("toy", "Put them in order."),
    "amount": text("toy", "How many?"),
}
TOO_FAR = text("toy", "{place} is too far.")
MOVED = text("toy", "{piece} goes to {place}.")
ROLLED = text("toy", "A die for {seat}.")
SIGNED = text("toy", "{seat} has chosen a sign.")
ANSWERED = text("toy", "{seat} has answered.")
UNKNOWN = text("toy", "No such stage.")
RED_WINS = text("toy", "Red has more patience.")


class Pick(Action, frozen=True, tag="pick"):
    """Choose a sign."""

    sign: str


class Go(Action, frozen=True, tag="go"):
    """Move a piece."""

    piece: str
    place: int


class Done(Action, frozen=True, tag="done"):
    """End moving."""


class Signed(msgspec.Struct, frozen=True, tag="signed"):
    """A seat chose a sign, ``None`` where it is not known."""

    seat: Seat
    sign: str | None


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """A piece went to a place."""

    piece: str
    place: int


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    """A die was rolled."""

    seat: Seat
    value: int


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """A seat answered a question."""

    seat: Seat
    stage: str


class Went(msgspec.Struct, frozen=True, tag="went"):
    """The next stage began."""


class State(msgspec.Struct, frozen=True):
    """Where everything is."""

    stages: tuple[str, ...]
    at: Mapping[str, int]
    signs: Mapping[str, str | None] = {}
    moves: int = 2
    rolls: tuple[int, ...] = ()


Event = Signed | Moved | Rolled | Answered | Went
ToyAction = Pick | Go | Done | Passed | Chosen | Number | Allocated | Ordered | Assigned


class Toy:
    """The game. See the module."""

    state_type = State
    event_type: Any = Event
    action_type: Any = ToyAction

    def __init__(self) -> None:
        self.info = GameInfo(
            "toy",
            1,
            Ref("game", "toy"),
            tuple(SeatInfo(seat, Ref("camp", seat)) for seat in SEATS),
            ("only",),
            (OptionInfo("stages", "move", (), "toy:1", Ref("setting", "stages")),),
        )

    @property
    def advisor(self) -> Any:
        """Nobody gives advice."""
        return None

    def setup(self, setup: Setup) -> State:
        """The beginning."""
        stages = tuple(str(setup.options.get("stages", "move")).split(","))
        if not set(stages) <= set(STAGES):
            raise SetupError(UNKNOWN())
        return State(stages, {"red-1": 26, "red-2": 26, "blue-1": 33, "blue-2": 35})

    def begin(self, tx: Tx[State, Event]) -> None:
        """Nothing happens before the first question."""

    def evolve(self, state: State, event: Event) -> State:
        """The state after a fact."""
        match event:
            case Signed(seat=seat, sign=sign):
                return replace(state, signs={**state.signs, seat: sign})
            case Moved(piece=piece, place=place):
                return replace(state, at={**state.at, piece: place}, moves=state.moves - 1)
            case Rolled(value=value):
                return replace(state, rolls=(*state.rolls, value))
            case Answered():
                return state
            case Went():
                return replace(state, stages=state.stages[1:], moves=2)

    def pending(self, state: State) -> tuple[Decision, ...]:
        """What is asked."""
        if not state.stages:
            return ()
        stage = state.stages[0]
        seats = [s for s in SEATS if s not in state.signs] if stage == "secret" else [self._asked(stage)]
        return tuple(self._decision(state, stage, seat) for seat in seats)

    def _asked(self, stage: str) -> Seat:
        return BLUE if stage == "loss" else RED

    def _decision(self, state: State, stage: str, seat: Seat) -> Decision:
        mine = tuple(piece for piece in sorted(state.at) if piece.startswith(seat))
        prompt = Q[stage](who=Ref("camp", seat), left=state.moves) if stage == "move" else Q[stage]()
        domains: dict[str, Any] = {
            "secret": lambda: OneOf((Pick("sun"), Pick("moon"))),
            "move": lambda: OneOf((*self._goes(state, mine), Done())),
            "loss": lambda: Allocate(tuple((piece, 2) for piece in mine), 2),
            "some": lambda: Some(mine, 1, 2),
            "deploy": lambda: Program(
                tuple(Field(piece, ("front", "back"), 1) for piece in mine), Quota("front", 1)
            ),
            "order": lambda: Order(mine),
            "amount": lambda: Amount(1, 6),
        }
        return Decision(seat, stage, prompt, domains[stage](), f"toy:{STAGES.index(stage) + 1}")

    def _goes(self, state: State, pieces: tuple[str, ...]) -> tuple[Action, ...]:
        if not state.moves:
            return ()
        return tuple(Go(piece, place) for piece in pieces for place in BORDERS[state.at[piece]])

    def refuse(self, state: State, decision: Decision, action: Action) -> Refusal | None:
        """Why a piece cannot go so far."""
        if isinstance(action, Go) and not decision.contains(action):
            return Refusal("toy:2.1", TOO_FAR(place=Ref("place", str(action.place))))
        return None

    def is_free(self, state: State, seat: Seat, action: Action) -> bool:
        """Nothing is."""
        return False

    def resolve(self, tx: Tx[State, Event], seat: Seat, action: Action) -> None:
        """Carry out an answer."""
        stage = tx.state.stages[0]
        match action:
            case Pick(sign=sign):
                tx.emit(Signed(seat, sign))
                if len(tx.state.signs) < len(SEATS):
                    return
            case Go(piece=piece, place=place):
                tx.emit(Moved(piece, place))
                return
            case Done():
                pass
            case _:
                tx.emit(Answered(seat, stage))
                if stage == "loss":
                    tx.emit(Rolled(seat, tx.chance.roll("toy.loss", 6)))
        tx.emit(Went())

    def outcome(self, state: State) -> Outcome | None:
        """Red wins at the end."""
        return None if state.stages else Outcome(RED, {RED: 1, BLUE: 0}, RED_WINS())

    def view(self, state: State, seat: Seat | None) -> State:
        """The other's sign is not known."""
        return replace(state, signs={s: sign if s == seat else None for s, sign in state.signs.items()})

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """The other's sign is not told."""
        return replace(event, sign=None) if isinstance(event, Signed) and event.seat != seat else event

    def standing(self, event: Event, state: State) -> Standing:
        """Taken back freely."""
        del event, state
        return ""

    def discloses(self, event: Event) -> bool:
        """Signs are never shown."""
        return False

    def is_plausible(self, state: State) -> bool:
        """Only camps have signs."""
        return state.signs.keys() <= {RED, BLUE}

    def determinize(self, view: State, seat: Seat, pick: Picker) -> State:
        """Any sign for an unknown one."""
        signs = {s: ("sun", "moon")[pick(2)] if sign is None else sign for s, sign in view.signs.items()}
        return replace(view, signs=signs)

    def describe(self, event: Event, state: State) -> LogLine | None:
        """An event as a line."""
        match event:
            case Moved(piece=piece, place=place):
                said = MOVED(piece=Ref("piece", piece), place=Ref("place", str(place)))
                where = (f"place:{place}",)
                return LogLine(said, "toy:2", "move", piece.split("-")[0], (), where, (f"piece:{piece}",))
            case Rolled(seat=seat, value=value):
                said = ROLLED(seat=Ref("camp", seat))
                return LogLine(said, "toy:3", "battle", seat, (Die(6, value, seat),))
            case Signed(seat=seat, sign=sign):
                said = SIGNED(seat=Ref("camp", seat))
                return LogLine(said, "toy:1", "marker", seat, pieces=() if sign is None else (sign,))
            case Answered(seat=seat):
                return LogLine(ANSWERED(seat=Ref("camp", seat)), "toy:4", "turn", seat)
            case Went():
                return None

    def names(self, ref: Ref) -> Mapping[str, str]:
        """Names are their ids with a capital, in both languages alike but for camps."""
        if ref.kind == "camp":
            french = {RED: "Rouges", BLUE: "Bleus"}[ref.id]
            return {"en": ref.id.capitalize(), "fr": french}
        return {"en": ref.id.capitalize(), "fr": ref.id.capitalize()}
