"""Positions made by hand in one line, and a driver of the rules that are there, for tests of movement and set-up.

Import with ``from tests.games.siege.hand import hand``. A position lists stacks, separated by semicolons::

    "h2414: S9 S1:3; l11: S12 CORTES@S12; h3016: A1 CUAUHTEMOC; dead: A11"

A unit without ``:steps`` is at full strength, ``@S12`` names who carries. Pieces not named are unplaced.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeVar

from msgspec.structs import replace

from anahuac.engine.chance import Chance, Scripted, Seeded
from anahuac.engine.decision import Action, Decision, OneOf
from anahuac.engine.game import Setup, Tx
from anahuac.engine.rules import Refusal
from anahuac.games.siege.data import Tables
from anahuac.games.siege.evolve import evolve
from anahuac.games.siege.flow import HANDLERS, REFUSALS, bind, top
from anahuac.games.siege.game import Siege
from anahuac.games.siege.loading import load_tables
from anahuac.games.siege.model import DEAD, ELSEWHERE, UNPLACED, Piece, Settings, State
from anahuac.games.siege.terms import CAMPS, OPTIONS, Camp
from anahuac.resources import resource_bytes, resource_names

E = TypeVar("E")
FOLDER = "games/siege/"
#: Every option of 5.1.
FULL: dict[str, Any] = dict.fromkeys(OPTIONS, True)


@cache
def tables() -> Tables:
    """The shipped tables, loaded once."""
    names = [name for name in resource_names(FOLDER.rstrip("/")) if name.endswith(".json")]
    return load_tables({name.removeprefix(FOLDER): resource_bytes(name) for name in names})


def position(text: str, *, active: Camp = "spanish", frames: Sequence[Any] = (), **options: Any) -> State:
    """A state in which the named pieces stand; ``options`` are settings, or other fields of the state."""
    t = tables()
    settings = Settings(
        **{key: options.pop(key) for key in tuple(options) if key.startswith(("opt_", "rul_"))}
    )
    pieces = {unit: Piece(UNPLACED, row.steps) for unit, row in t.units.items()}
    stacks: dict[str, dict[str, tuple[str | None, ...]]] = {camp: {} for camp in CAMPS}
    for part in filter(None, (part.strip() for part in text.split(";"))):
        place, _, body = part.partition(":")
        for token in body.split():
            token, _, carrier = token.partition("@")
            piece, _, steps = token.partition(":")
            unit = t.units[piece]
            left = int(steps) if steps else 0 if place == DEAD else unit.steps
            pieces[piece] = Piece(place, left, carrier)
            if place not in ELSEWHERE:
                mine = stacks[unit.camp]
                mine[place] = (*mine.get(place, ()), piece)
    state = State(
        couplet=1, active=active, pieces=pieces, stacks=stacks, settings=settings, frames=tuple(frames)
    )
    return replace(state, **options)


class Hand:
    """A position being played: rules are called or actions answered, dice come from the script."""

    def __init__(self, state: State, dice: Sequence[int] | None = None) -> None:
        self.t = tables()
        self.frames = bind(self.t)
        self.state = state
        self.source = Seeded(1) if dice is None else Scripted(*dice)
        self.events: list[Any] = []
        self.pending: tuple[Decision, ...] = self.frames.pending(state) if state.frames else ()

    def do(self, procedure: Callable[..., Any], *args: Any) -> Hand:
        """Run a rule procedure ``procedure(t, tx, *args)`` and what follows, up to the next decision."""
        tx = self._tx()
        procedure(self.t, tx, *args)
        self.frames.settle(tx)
        return self._take(tx)

    def run(self, procedure: Callable[..., Any], *args: Any) -> Any:
        """What a rule procedure ``procedure(t, tx, *args)`` returns; nothing follows."""
        tx = self._tx()
        found = procedure(self.t, tx, *args)
        self._take(tx)
        return found

    def play(self, *actions: Action) -> Hand:
        """Answer decisions, one after another, each by whoever is asked."""
        for action in actions:
            decision = self.ask()
            refusal = self.refusal(action)
            assert refusal is None, f"{action}: {refusal}"
            assert decision.contains(action), f"{action} to {decision}"
            tx = self._tx()
            self.frames.answer(tx, decision.seat, action)
            self._take(tx)
        return self

    def refusal(self, action: Action) -> Refusal | None:
        """Why an action is refused now; ``None`` if it is legal."""
        decision = self.ask()
        refuse = REFUSALS.get(type(top(self.state)))
        found = None if refuse is None else refuse(self.t, self.state, top(self.state), decision, action)
        assert found is not None or decision.contains(action), f"no reason against {action}: {decision}"
        return found

    def clause_against(self, action: Action) -> str:
        """The clause that forbids an action; fails if it is legal."""
        refusal = self.refusal(action)
        assert refusal is not None, f"{action} is legal"
        return refusal.clause

    def ask(self, kind: str | None = None) -> Decision:
        """The one open decision, of a kind if given."""
        assert len(self.pending) == 1, self.pending
        assert kind is None or self.pending[0].kind == kind, self.pending[0]
        return self.pending[0]

    def options(self, kind: type[E]) -> list[E]:
        """The options of a type among those of the open decision."""
        domain = self.ask().domain
        assert isinstance(domain, OneOf)
        return [option for option in domain.options if isinstance(option, kind)]

    def all(self, kind: type[E]) -> list[E]:
        """All events of a type so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def at(self, *pieces: str) -> tuple[str, ...]:
        """Where pieces are."""
        return tuple(self.state.pieces[piece].at for piece in pieces)

    def _tx(self) -> Tx[State, Any]:
        return Tx(evolve, self.state, Chance(self.source))

    def _take(self, tx: Tx[State, Any]) -> Hand:
        self.state = tx.state
        self.events.extend(tx.events)
        frame = top(self.state)
        self.pending = self.frames.pending(self.state) if type(frame) in HANDLERS else ()
        return self


class FromHere(Siege):
    """The siege, begun in a position."""

    def __init__(self, state: State) -> None:
        super().__init__(tables())
        self._start = state

    def setup(self, setup: Setup) -> State:
        """The position."""
        return self._start

    def begin(self, tx: Tx[State, Any]) -> None:
        """Up to the first question from there."""
        self._frames.settle(tx)


def hand(text: str = "", dice: Sequence[int] | None = None, **options: Any) -> Hand:
    """A :func:`position` ready to be played."""
    return Hand(position(text, **options), dice)


def assert_sound(state: State) -> None:
    """Stacks and places of pieces agree, and carriers stand with what they carry."""
    t = tables()
    listed = [
        (camp, place, piece)
        for camp, places in state.stacks.items()
        for place, pieces in places.items()
        for piece in pieces
    ]
    standing = [
        (t.units[key].camp, piece.at, key) for key, piece in state.pieces.items() if piece.at not in ELSEWHERE
    ]
    assert sorted(map(str, listed)) == sorted(map(str, standing))
    for key, piece in state.pieces.items():
        if piece.carrier:
            assert state.pieces[piece.carrier].at == piece.at, key
