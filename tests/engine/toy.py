"""A tiny game for the kernel's tests: two seats hide a number, then race by dice. Knows every domain kind."""

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
from anahuac.engine.frames import Frames, Handler
from anahuac.engine.game import GameInfo, LogLine, Outcome, SeatInfo, Setup, SetupError, Standing, Tx
from anahuac.engine.rules import Refusal
from anahuac.engine.text import Ref, text

GOAL = 12
NO_SCENARIO = text("toy", "There is no scenario {name}.")
TOO_TIRED = text("toy", "{seat} is too tired to run.")
ASK = text("toy", "What now?")
RAN = text("toy", "{seat} runs {steps}")
WON = text("toy", "{seat} arrives first.")


class Hide(msgspec.Struct, frozen=True, tag="hide"):
    """Both seats choose a secret number."""


class Race(msgspec.Struct, frozen=True, tag="race"):
    """Seats move in turn."""

    seat: str


class Warmup(msgspec.Struct, frozen=True, tag="warmup"):
    """One decision of each other kind, then the race."""

    stage: int = 0


class Run(Action, frozen=True, tag="run"):
    """Roll and go."""


class Rest(Action, frozen=True, tag="rest"):
    """Stay."""


class State(msgspec.Struct, frozen=True):
    """Where everybody is, and everybody's secret (``None``: unknown to the viewer, 0: none yet)."""

    at: Mapping[str, int]
    secret: Mapping[str, int | None]
    frames: tuple[Hide | Race | Warmup, ...]
    tired: str | None = None


class Hidden(msgspec.Struct, frozen=True, tag="hidden"):
    """A seat chose its secret; ``None`` to the others."""

    seat: str
    value: int | None


class Framed(msgspec.Struct, frozen=True, tag="framed"):
    """Another frame is on top."""

    frame: Hide | Race | Warmup


class Ran(msgspec.Struct, frozen=True, tag="ran"):
    """A seat ran."""

    seat: str
    steps: int


class Shown(msgspec.Struct, frozen=True, tag="shown"):
    """The race is over, secrets are open."""

    seat: str


Event = Hidden | Framed | Ran | Shown
SEATS = ("red", "blue")


class ToyAdvisor:
    """Running is better than resting, a high secret better than a low one; of the rest there is no opinion."""

    def evaluate(self, view: State, seat: Seat) -> float:
        return float(view.at[seat] - max(view.at[other] for other in SEATS if other != seat))

    def rate(self, view: State, decision: Decision, action: Action) -> float | None:
        return float(action.value) if isinstance(action, Number) else None

    def propose(self, view: State, decision: Decision, limit: int, pick: Picker) -> tuple[Action, ...]:
        return decision.answers(limit)


class Toy:
    """The game."""

    advisor = ToyAdvisor()

    state_type = State
    event_type: Any = Event
    action_type: Any = Run | Rest | Number | Chosen | Allocated | Ordered | Assigned | Passed

    info = GameInfo(
        "toy", 1, Ref("game", "toy"), tuple(SeatInfo(s, Ref("seat", s)) for s in SEATS), ("only",), ()
    )

    def __init__(self) -> None:
        #: How firmly events stand, by their types, where a test wants it otherwise.
        self.stands: dict[type, Standing] = {}
        self._frames: Frames[State, Any] = Frames(
            lambda s: s.frames[-1] if s.frames else None,
            {
                Hide: Handler(self._hide, self._hidden, self._all_hidden),
                Warmup: Handler(self._warmup, self._warm, self._never),
                Race: Handler(self._race, self._raced, self._never),
            },
        )

    def setup(self, setup: Setup) -> State:
        if setup.scenario not in ("", "only"):
            raise SetupError(NO_SCENARIO(name=setup.scenario))
        return State(dict.fromkeys(SEATS, 0), dict.fromkeys(SEATS, 0), (Hide(),))

    def begin(self, tx: Tx[State, Any]) -> None:
        self._frames.settle(tx)

    def evolve(self, state: State, event: Any) -> State:
        match event:
            case Hidden(seat, value):
                return replace(state, secret={**state.secret, seat: value})
            case Framed(frame):
                return replace(state, frames=(frame,))
            case Ran(seat, steps):
                return replace(
                    state, at={**state.at, seat: state.at[seat] + steps}, tired=seat if steps == 6 else None
                )
        return replace(state, frames=())

    def pending(self, state: State) -> tuple[Decision, ...]:
        return self._frames.pending(state)

    def refuse(self, state: State, decision: Decision, action: Action) -> Refusal | None:
        if isinstance(action, Run) and state.tired == decision.seat:
            return Refusal("toy:2", TOO_TIRED(seat=decision.seat))
        return None

    def is_free(self, state: State, seat: Seat, action: Action) -> bool:
        return False

    def resolve(self, tx: Tx[State, Any], seat: Seat, action: Action) -> None:
        self._frames.answer(tx, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        if state.frames:
            return None
        winner = max(SEATS, key=lambda seat: state.at[seat])
        return Outcome(winner, dict(state.at), WON(seat=winner))

    def view(self, state: State, seat: Seat | None) -> State:
        secret = {s: v if s == seat or v == 0 or not state.frames else None for s, v in state.secret.items()}
        return replace(state, secret=secret)

    def redact(self, event: Any, seat: Seat | None) -> Any:
        return Hidden(event.seat, None) if isinstance(event, Hidden) and event.seat != seat else event

    def standing(self, event: Any, state: State) -> Standing:
        """How the test wants it."""
        return self.stands.get(type(event), "")

    def discloses(self, event: Any) -> bool:
        return isinstance(event, Shown)

    def is_plausible(self, state: State) -> bool:
        return state.at.keys() == set(SEATS) and all(at >= 0 for at in state.at.values())

    def determinize(self, view: State, seat: Seat, pick: Picker) -> State:
        return replace(view, secret={s: 1 + pick(9) if v is None else v for s, v in view.secret.items()})

    def describe(self, event: Any, state: State) -> LogLine | None:
        return (
            LogLine(RAN(seat=event.seat, steps=event.steps), "toy:1", "move")
            if isinstance(event, Ran)
            else None
        )

    def names(self, ref: Ref) -> Mapping[str, str]:
        return {"en": ref.id, "fr": ref.id}

    # frames

    def _hide(self, s: State, frame: Hide) -> tuple[Decision, ...]:
        open_seats = [seat for seat in SEATS if s.secret[seat] == 0]
        return tuple(Decision(seat, "hide", ASK(), Amount(1, 9), "toy:1") for seat in open_seats)

    def _hidden(self, tx: Tx[State, Any], frame: Hide, seat: Seat, action: Action) -> None:
        assert isinstance(action, Number)
        tx.emit(Hidden(seat, action.value))

    def _all_hidden(self, tx: Tx[State, Any], frame: Hide) -> None:
        tx.emit(Framed(Warmup()))

    def _warmup(self, s: State, frame: Warmup) -> tuple[Decision, ...]:
        domain = (
            Some(("a", "b", "c"), 1, 2),
            Allocate((("x", 2), ("y", 3)), 3),
            Order(("a", "b", "c")),
            Program((Field("p", ("l", "r"), 2), Field("q", ("l", "r"), 1)), Quota("l", 2)),
        )[frame.stage]
        return (Decision("red", f"warmup{frame.stage}", ASK(), domain, "toy:1", may_pass=frame.stage == 2),)

    def _warm(self, tx: Tx[State, Any], frame: Warmup, seat: Seat, action: Action) -> None:
        tx.emit(Framed(Race("red") if frame.stage == 3 else Warmup(frame.stage + 1)))

    def _race(self, s: State, frame: Race) -> tuple[Decision, ...]:
        options = (Rest(),) if s.tired == frame.seat else (Run(), Rest())
        return (Decision(frame.seat, "race", ASK(), OneOf(options), "toy:1"),)

    def _raced(self, tx: Tx[State, Any], frame: Race, seat: Seat, action: Action) -> None:
        if isinstance(action, Run):
            tx.emit(Ran(seat, tx.chance.roll("run", 6)))
        if tx.state.at[seat] >= GOAL:
            tx.emit(Shown(seat))
        else:
            tx.emit(Framed(Race("blue" if seat == "red" else "red")))

    def _never(self, tx: Tx[State, Any], frame: Any) -> None:
        raise AssertionError("always asks")
