"""The protocol every game fulfils, and the two functions that drive one: :func:`begin` and :func:`apply`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, Generic, Literal, Protocol, TypeVar, runtime_checkable

import msgspec

from anahuac.engine.chance import Chance, Draw, Source
from anahuac.engine.decision import Action, Decision, Picker, Seat
from anahuac.engine.rules import IllegalAction, Refusal
from anahuac.engine.text import Ref, Text, in_english, text

S = TypeVar("S")
E = TypeVar("E")
V_contra = TypeVar("V_contra", contravariant=True)

#: Value of an option; JSON scalars or a list of objects for tables of exceptions.
OptionValue = bool | int | str | list[dict[str, int]]

NOT_ASKED = text("engine", "Nothing is asked of this side now.")
NOT_POSSIBLE = text("engine", "That is not among the possibilities.")


class Setup(msgspec.Struct, frozen=True):
    """What a match starts from: scenario id and the options that differ from their defaults."""

    scenario: str = ""
    options: dict[str, OptionValue] = {}


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat: its id and the name of its camp."""

    id: Seat
    name: Ref


class OptionInfo(msgspec.Struct, frozen=True):
    """A setting of the rules.

    ``values`` are the allowed ones (empty: a list of exceptions), ``title`` names it (a value's label is
    ``Ref("setting_value", "key=value")``), ``clause`` and ``ruling`` tell where it comes from.
    """

    key: str
    default: OptionValue
    values: tuple[OptionValue, ...]
    clause: str
    title: Ref
    ruling: str | None = None
    is_optional_rule: bool = False


class GameInfo(msgspec.Struct, frozen=True):
    """What the library and the window know about a game without running it."""

    id: str
    rules_version: int
    name: Ref
    seats: tuple[SeatInfo, ...]
    scenarios: tuple[str, ...]
    options: tuple[OptionInfo, ...]


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: the winning seat (``None``: a tie), each seat's score, and why in one sentence."""

    winner: Seat | None
    scores: dict[Seat, int]
    reason: Text


class Die(msgspec.Struct, frozen=True):
    """A die as the log shows it."""

    sides: int
    value: int
    seat: Seat | None = None


class LogLine(msgspec.Struct, frozen=True):
    """An event as a line of the log.

    ``kind`` groups lines for filters and icons, ``places`` and ``pieces`` are what hovering shows on the map,
    ``is_heading`` marks the beginning of a turn or phase.
    """

    text: Text
    clause: str
    kind: str
    seat: Seat | None = None
    dice: tuple[Die, ...] = ()
    places: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    is_heading: bool = False


class Tx(Generic[S, E]):
    """A transaction: rules read ``state``, draw from ``chance`` and ``emit`` events; nothing else changes."""

    __slots__ = ("_evolve", "chance", "events", "pending", "state")

    def __init__(self, evolve: Callable[[S, E], S], state: S, chance: Chance) -> None:
        self._evolve = evolve
        self.state = state
        self.chance = chance
        self.events: list[E] = []
        #: Open decisions of ``state`` where the game worked them out, else ``None``.
        self.pending: tuple[Decision, ...] | None = None

    def emit(self, event: E) -> None:
        """Record a fact; ``state`` shows it at once."""
        self.state = self._evolve(self.state, event)
        self.events.append(event)


#: How firmly a step stands: it is taken back freely (""), only if the other seat agrees, or not at all.
Standing = Literal["", "agreed", "final"]


class Game(Protocol[S, E]):
    """A game: pure functions over its own immutable state. See ``CONTRIBUTING`` for how one is added."""

    @property
    def info(self) -> GameInfo:
        """Seats, scenarios, options."""
        ...

    @property
    def advisor(self) -> Advisor[S]:
        """Judgement for computer players."""
        ...

    @property
    def state_type(self) -> type[S]:
        """The struct of the state, for decoding."""
        ...

    @property
    def event_type(self) -> Any:
        """The tagged union of events, for decoding."""
        ...

    @property
    def action_type(self) -> Any:
        """The tagged union of actions, for decoding."""
        ...

    def setup(self, setup: Setup) -> S:
        """The state before the first event. Raises SetupError for an unknown scenario or option value."""
        ...

    def begin(self, tx: Tx[S, E]) -> None:
        """Opening events, up to the first decision."""
        ...

    def evolve(self, state: S, event: E) -> S:
        """The state after a fact. No legality, no chance, no search."""
        ...

    def is_plausible(self, state: S) -> bool:
        """Whether a state could be one of this game: every name known, every number within what the game has.

        Asked of states that a stranger's file brings along; one for which it is true can be viewed and shown.
        """
        ...

    def pending(self, state: S) -> tuple[Decision, ...]:
        """Open decisions, at most one per seat. Works on views as well as on full states."""
        ...

    def refuse(self, state: S, decision: Decision, action: Action) -> Refusal | None:
        """The clause an action breaks: beyond the domain for an action inside it, or why it is outside.

        ``None`` allows an action inside the domain.
        """
        ...

    def is_free(self, state: S, seat: Seat, action: Action) -> bool:
        """Whether a seat may do this at any time, asked or not (concede)."""
        ...

    def resolve(self, tx: Tx[S, E], seat: Seat, action: Action) -> None:
        """Carry out a checked action, up to the next decision."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """The result, once the match is over."""
        ...

    def view(self, state: S, seat: Seat | None) -> S:
        """The state as a seat (``None``: a spectator) may know it, unknowns explicit."""
        ...

    def redact(self, event: E, seat: Seat | None) -> E | None:
        """The event as a seat may know it; ``None`` when it may not know that it happened."""
        ...

    def discloses(self, event: E) -> bool:
        """Whether the event shows somebody something new that was secret; such a step cannot be undone."""
        ...

    def standing(self, event: E, state: S) -> Standing:
        """How firmly an event stands by the game's own rules; ``state`` is the state after the event's step."""
        ...

    def determinize(self, view: S, seat: Seat, pick: Picker) -> S:
        """A full state consistent with a seat's view."""
        ...

    def describe(self, event: E, state: S) -> LogLine | None:
        """The event as a line of the log; ``None`` for bookkeeping nobody needs to read.

        ``state`` is the state after the event's step, for names that change in play.
        """
        ...

    def names(self, ref: Ref) -> Mapping[str, str]:
        """Forms of a name by language: ``{"en": ..., "fr": ..., "fr_def": ..., "fr_de": ...}``."""
        ...


class Advisor(Protocol[V_contra]):
    """What a game tells a computer player. Everything is judged from a seat's view alone."""

    def evaluate(self, view: V_contra, seat: Seat) -> float:
        """How good a view is for a seat; only differences count."""
        ...

    def rate(self, view: V_contra, decision: Decision, action: Action) -> float | None:
        """How promising an answer looks by itself; ``None`` where only trying it tells."""
        ...

    def propose(self, view: V_contra, decision: Decision, limit: int, pick: Picker) -> tuple[Action, ...]:
        """Up to ``limit`` answers worth trying, the likeliest good one first, at least one."""
        ...


@runtime_checkable
class Leaning(Protocol):
    """A game that says what a player who chooses at random leans to, for its matches to end in reasonable time."""

    def leaning(self, view: Any, decision: Decision) -> Mapping[Action, int] | None:
        """Weights (0 or more) of the answers of a decision; ``None``: each is as likely as the others."""
        ...


class SetupError(ValueError):
    """A match cannot start from this set-up; ``reason`` says why."""

    def __init__(self, reason: Text) -> None:
        super().__init__(in_english(reason))
        self.reason = reason


class Step(Generic[S, E]):
    """What one action did: the new state, its events and draws, and the decisions open after it."""

    __slots__ = ("draws", "events", "pending", "state")

    def __init__(
        self, state: S, events: tuple[E, ...], draws: tuple[Draw, ...], pending: tuple[Decision, ...]
    ) -> None:
        self.state = state
        self.events = events
        self.draws = draws
        self.pending = pending


def decision_of(pending: tuple[Decision, ...], seat: Seat) -> Decision | None:
    """The open decision of a seat, if any."""
    for decision in pending:
        if decision.seat == seat:
            return decision
    return None


def check(
    game: Game[S, E], state: S, pending: tuple[Decision, ...], seat: Seat, action: Action
) -> Refusal | None:
    """Why a seat may not do this now, or ``None``. ``pending`` are the open decisions of ``state``."""
    if game.is_free(state, seat, action):
        return None
    decision = decision_of(pending, seat)
    if decision is None:
        return Refusal(pending[0].clause if pending else "", NOT_ASKED())
    inside = decision.contains(action)
    refusal = game.refuse(state, decision, action)
    if refusal is not None:
        return refusal
    return None if inside else Refusal(decision.clause, NOT_POSSIBLE())


def begin(game: Game[S, E], setup: Setup, source: Source) -> tuple[S, Step[S, E]]:
    """Start a match: the state before the first event and the opening step. Raises SetupError."""
    state = game.setup(setup)
    tx: Tx[S, E] = Tx(game.evolve, state, Chance(source))
    game.begin(tx)
    return state, _finish(game, tx)


def apply(
    game: Game[S, E], state: S, pending: tuple[Decision, ...], seat: Seat, action: Action, source: Source
) -> Step[S, E]:
    """Check and carry out an action. Raises IllegalAction; an exception leaves no trace."""
    refusal = check(game, state, pending, seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    tx: Tx[S, E] = Tx(game.evolve, state, Chance(source))
    game.resolve(tx, seat, action)
    return _finish(game, tx)


def _finish(game: Game[S, E], tx: Tx[S, E]) -> Step[S, E]:
    pending = tx.pending if tx.pending is not None else game.pending(tx.state)
    return Step(tx.state, tuple(tx.events), tuple(tx.chance.draws), pending)


def fold(game: Game[S, E], state: S, events: tuple[E, ...] | list[E]) -> S:
    """The state after these facts."""
    for event in events:
        state = game.evolve(state, event)
    return state


def state_hash(state: object) -> str:
    """32 hex digits over the canonical JSON of a state: the same on every system, Python and hash seed."""
    plain = msgspec.to_builtins(state, order="sorted", str_keys=True)
    return blake2b(msgspec.json.encode(plain), digest_size=16).hexdigest()
