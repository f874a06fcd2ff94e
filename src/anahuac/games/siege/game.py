"""The siege as a game of the kernel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from anahuac.engine.chance import Chance, Scripted
from anahuac.engine.decision import Action, Decision, Picker, Seat
from anahuac.engine.game import GameInfo, LogLine, Outcome, SeatInfo, Setup, Standing, Tx
from anahuac.engine.rules import Refusal
from anahuac.engine.text import Ref
from anahuac.games.siege import flow, views
from anahuac.games.siege.actions import SiegeAction
from anahuac.games.siege.actions.placing import Arrange, Lift
from anahuac.games.siege.actions.sequence import Concede
from anahuac.games.siege.advisor import SiegeAdvisor
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.evolve import evolve
from anahuac.games.siege.leaning import leaning
from anahuac.games.siege.model import State
from anahuac.games.siege.names import names_of
from anahuac.games.siege.options import option_infos
from anahuac.games.siege.plausible import is_plausible
from anahuac.games.siege.rules import (
    arranging,
    ch03_setup,
    ch04_sequence,
    ch04_takeback,
    ch05_victory,
)
from anahuac.games.siege.terms import AZTEC, CAMPS, SPANISH, Camp
from anahuac.games.siege.texts import DESCRIBE

#: Raised whenever a rules fix changes what a recorded match would do when run again.
RULES_VERSION = 1


class Siege:
    """The siege of Tenochtitlan, 1521. Seats: the two camps."""

    state_type = State
    event_type: Any = Event
    action_type: Any = SiegeAction

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._frames = flow.bind(tables)
        self._names = names_of(tables)
        self.advisor = SiegeAdvisor(tables)
        self.info = GameInfo(
            id="siege",
            rules_version=RULES_VERSION,
            name=Ref("game", "siege"),
            seats=tuple(SeatInfo(camp, Ref("camp", camp)) for camp in CAMPS),
            scenarios=tuple(tables.scenarios),
            options=option_infos(tables),
        )

    def setup(self, setup: Setup) -> State:
        """The state before the first counter is placed. Raises SetupError."""
        return ch03_setup.initial_state(self.tables, setup)

    def begin(self, tx: Tx[State, Event]) -> None:
        """Up to the first counter to be placed."""

        def begin(watched: Tx[State, Event]) -> None:
            ch04_sequence.open_match(self.tables, watched)
            self._frames.settle(watched)

        self._watching(tx, begin)

    def evolve(self, state: State, event: Event) -> State:
        """The state after a fact."""
        return evolve(state, event)

    def is_plausible(self, state: State) -> bool:
        """Whether a state names nothing but what the data have, and agrees with itself."""
        return is_plausible(self.tables, state)

    def pending(self, state: State) -> tuple[Decision, ...]:
        """Open decisions of the innermost frame; none on a view that does not show what the other camp chooses from."""
        if state.frames and views.is_covered(self.tables, state):
            return ()
        return self._frames.pending(state)

    def refuse(self, state: State, decision: Decision, action: Action) -> Refusal | None:
        """The clause that an action breaks, as the frame's module tells it."""
        if isinstance(action, Arrange):
            return arranging.arrange(self.tables, self._scratch(state), _camp(decision.seat), action.puts)
        frame = state.frames[-1]
        explain = flow.REFUSALS.get(type(frame))
        return None if explain is None else explain(self.tables, state, frame, decision, action)

    def is_free(self, state: State, seat: Seat, action: Action) -> bool:
        """Conceding is possible at any time, counters are placed together or taken back while their camp places."""
        if isinstance(action, Arrange | Lift):
            return arranging.is_free(self.tables, self._scratch(state), _camp(seat), action)
        return isinstance(action, Concede) and bool(state.frames) and seat in CAMPS

    def resolve(self, tx: Tx[State, Event], seat: Seat, action: Action) -> None:
        """Carry out a checked action."""

        def carry_out(watched: Tx[State, Event]) -> None:
            if isinstance(action, Concede):
                ch05_victory.concede(self.tables, watched, _camp(seat))
                self._frames.settle(watched)
            elif isinstance(action, Arrange | Lift):
                arranging.carry_out(self.tables, watched, _camp(seat), action)
                self._frames.settle(watched)
            else:
                self._frames.answer(watched, seat, action)

        self._watching(tx, carry_out)

    def _scratch(self, state: State) -> Tx[State, Event]:
        """Somewhere to try what draws nothing."""
        return Tx(evolve, state, Chance(Scripted()))

    def _watching(self, tx: Tx[State, Event], do: Callable[[Tx[State, Event]], None]) -> None:
        """Where stacks may show their tops only every fact notes what stays unseen of it."""
        if not (tx.state.settings.opt_fog or tx.state.settings.opt_signals):
            do(tx)
            return
        watched = views.Watched(self.tables, tx)
        do(watched)
        tx.state = watched.state
        tx.events.extend(watched.events)
        tx.pending = watched.pending

    def leaning(self, view: State, decision: Decision) -> Mapping[Action, int] | None:
        """What a player who chooses at random leans to."""
        return leaning(self.tables, view, decision)

    def outcome(self, state: State) -> Outcome | None:
        """The result once the match is over (5)."""
        return ch05_victory.outcome(self.tables, state)

    def view(self, state: State, seat: Seat | None) -> State:
        """What a seat may know: stacks may show their tops only (8.8, 11.7)."""
        return views.view(self.tables, state, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """An event as a seat may know it."""
        return views.redact(self.tables, event, seat)

    def discloses(self, event: Event) -> bool:
        """Whether an event turns up something secret."""
        return views.discloses(event)

    def standing(self, event: Event, state: State) -> Standing:
        """A phase that has been left is taken back with the opponent's consent, or never (4.1D)."""
        return ch04_takeback.standing(event, state)

    def determinize(self, view: State, seat: Seat, pick: Picker) -> State:
        """A full state that a seat's view allows."""
        return views.determinize(self.tables, view, seat, pick)

    def describe(self, event: Event, state: State) -> LogLine | None:
        """An event as a line of the log."""
        del state
        describe = DESCRIBE.get(type(event))
        return None if describe is None else describe(event)

    def names(self, ref: Ref) -> Mapping[str, str]:
        """Forms of a name. Raises KeyError for a name that the data does not have."""
        return self._names[ref.kind, ref.id]


def _camp(seat: Seat) -> Camp:
    return AZTEC if seat == AZTEC else SPANISH
