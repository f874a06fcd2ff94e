"""Positions in one line, scripted dice, and a driver for tests of the rules.

Import with ``from tests.games.conquest.play import conquest``. A position lists stacks, separated by semicolons::

    "35 spain army: cortes sp-eb-1:2 sp-ab-2:1; 22 indian garrison: emperor mx-eb-1; eliminated: mx-jav-1 olid"

A unit without ``:sp`` is at full strength, ``cortes/back`` shows his back. Pieces not named are not in play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from anahuac.engine.chance import Chance, Scripted, Seeded
from anahuac.engine.decision import Action, Decision
from anahuac.engine.game import Tx, apply, check, decision_of
from anahuac.engine.rules import Refusal
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.game import Conquest
from anahuac.games.conquest.model import Commander, Reinforcement, Settings, Stack, State, Unit
from anahuac.games.conquest.terms import AWAITED, CAMPS, ELIMINATED, SPAIN, Camp
from anahuac.registry import load_game

E = TypeVar("E")


def game() -> Conquest:
    """The shipped game, loaded once."""
    loaded = load_game("conquest")
    assert isinstance(loaded, Conquest)
    return loaded


def position(
    text: str,
    *,
    turn: int = 1,
    active: Camp = "spain",
    camps: dict[str, Camp] | None = None,
    cursors: dict[str, str] | None = None,
    control: dict[int, Camp] | None = None,
    vp: dict[str, int] | None = None,
    **settings: Any,
) -> State:
    """A state with nothing going on (no frame). Camps, cursors and settings default to the start."""
    t = game().tables
    chosen = Settings(**settings)
    nation_camps: dict[str, Camp] = {n.id: n.camp for n in t.nations.values()} | (camps or {})
    units = {u: Unit(AWAITED, 0, nation_camps[k.nation]) for u, k in t.units.items()}
    commanders = {c: Commander(AWAITED, False, nation_camps[k.nation]) for c, k in t.commanders.items()}
    stacks: dict[str, dict[int, Stack]] = {camp: {} for camp in CAMPS}
    for part in filter(None, (p.strip() for p in text.split(";"))):
        head, _, body = part.partition(":")
        words = head.split()
        zone, camp, form = (0, SPAIN, "") if words == ["eliminated"] else (int(words[0]), words[1], words[2])
        ids = []
        for token in body.split():
            piece, _, sp = token.partition(":")
            piece, _, side = piece.partition("/")
            ids.append(piece)
            if piece in units:
                owner = units[piece].camp if zone == ELIMINATED else camp
                full = (
                    chosen.other_peoples_steps if t.units[piece].nation == "other" else t.units[piece].steps
                )
                units[piece] = Unit(zone, 0 if zone == ELIMINATED else int(sp or full), owner)  # type: ignore[arg-type]
            else:
                owner = commanders[piece].camp if zone == ELIMINATED else camp
                fell = max(1, turn - 1) if zone == ELIMINATED else 0
                commanders[piece] = Commander(zone, side == "back", owner, fell=fell)  # type: ignore[arg-type]
        if zone != ELIMINATED:
            stacks[camp][zone] = Stack(tuple(sorted(ids)), form == "garrison")
    return State(
        turn=turn,
        active=active,
        units=units,
        commanders=commanders,
        stacks=stacks,
        control=control or {},
        fights={},
        camps=nation_camps,
        cursors={c: k.start for c, k in t.cursors.items()} | (cursors or {}),
        vp=dict.fromkeys(CAMPS, 0) | (vp or {}),
        settings=chosen,
        reinforcement=Reinforcement(None),
        frames=(),
    )


#: Sides of the dice by their label, where it is no D6 (G-5). Shots are by D6 or D10; markers are drawn.
SIDES: dict[str, tuple[int, ...]] = {
    "commander": (10,),
    "fire.commander": (10,),
    "fire": (6, 10),
    "markers": tuple(range(1, 8)),
}


class Dice(Scripted):
    """Scripted dice that mind how many sides are asked of them."""

    def next(self, label: str, sides: int) -> int:
        """The next scripted outcome, of a die that the rules know for this."""
        assert sides in SIDES.get(label, (6,)), f"{label}: no D{sides}"
        return super().next(label, sides)


class Play:
    """A position being played: rules are called or actions answered, dice come from the script."""

    def __init__(self, state: State, dice: Sequence[int] | None = None, seed: int = 0) -> None:
        self.game = game()
        self.t = self.game.tables
        self.state = state
        self.source = Seeded(seed) if dice is None else Dice(*dice)
        self.pending: tuple[Decision, ...] = ()
        self.events: list[Any] = []

    def do(self, procedure: Callable[..., Any], *args: Any, **kwargs: Any) -> Play:
        """Run a rule procedure ``procedure(t, tx, *args)`` and what follows, up to the next decision."""
        tx: Tx[State, Event] = Tx(self.game.evolve, self.state, Chance(self.source))
        procedure(self.t, tx, *args, **kwargs)
        self.game._frames.settle(tx)
        self._take(tx.state, tuple(tx.events), tx.pending or ())
        return self

    def play(self, seat: str, action: Action) -> Play:
        """Answer a decision."""
        step = apply(self.game, self.state, self.pending, seat, action, self.source)
        self._take(step.state, step.events, step.pending)
        return self

    def refusal(self, seat: str, action: Action) -> Refusal | None:
        """Why an action is refused now, ``None`` if it is legal."""
        return check(self.game, self.state, self.pending, seat, action)

    def clause_against(self, seat: str, action: Action) -> str:
        """The clause that forbids an action; fails if it is legal."""
        refusal = self.refusal(seat, action)
        assert refusal is not None, f"{action} is legal"
        return refusal.clause

    def ask(self, seat: str, kind: str | None = None) -> Decision:
        """The open decision of a seat, of a kind if given."""
        decision = decision_of(self.pending, seat)
        assert decision is not None, f"nothing asked of {seat}; pending {self.pending}"
        assert kind is None or decision.kind == kind, f"{decision.kind} asked, not {kind}"
        return decision

    def last(self, kind: type[E]) -> E:
        """The latest event of a type."""
        return next(event for event in reversed(self.events) if isinstance(event, kind))

    def all(self, kind: type[E]) -> list[E]:
        """All events of a type so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def set(self, **changes: Any) -> Play:
        """Change the state for the test (``battle=...``)."""
        self.state = replace(self.state, **changes)
        return self

    @property
    def dice_left(self) -> tuple[int, ...]:
        """Scripted dice not rolled yet."""
        assert isinstance(self.source, Scripted)
        return self.source.left

    def _take(self, state: State, events: tuple[Any, ...], pending: tuple[Decision, ...]) -> None:
        self.state = state
        self.events.extend(events)
        self.pending = pending


def conquest(text: str, dice: Sequence[int] | None = None, seed: int = 0, **options: Any) -> Play:
    """A :func:`position` with scripted dice (or a seed) ready to be played."""
    return Play(position(text, **options), dice, seed)
