"""The Conquest as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from msgspec.structs import replace

from anahuac.engine.decision import Action, Decision, Picker, Seat
from anahuac.engine.game import GameInfo, LogLine, Outcome, SeatInfo, Setup, Standing, Tx
from anahuac.engine.rules import Refusal
from anahuac.engine.text import Ref, Text
from anahuac.games.conquest import flow, views
from anahuac.games.conquest.actions import ConquestAction
from anahuac.games.conquest.actions.core import Concede
from anahuac.games.conquest.advisor import ConquestAdvisor
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import MatchEnded
from anahuac.games.conquest.evolve import evolve
from anahuac.games.conquest.model import State
from anahuac.games.conquest.names import BACK, names_of
from anahuac.games.conquest.options import option_infos
from anahuac.games.conquest.plausible import is_plausible
from anahuac.games.conquest.rules import ch06_sequence, ch12_victory, ch13_scenario
from anahuac.games.conquest.terms import INDIAN, SPAIN
from anahuac.games.conquest.texts import DESCRIBE
from anahuac.games.conquest.texts.core import ended

#: Raised whenever a rules fix changes what a recorded match would do when run again.
RULES_VERSION = 1


class Conquest:
    """Cortes and the conquest of Mexico, 1519-1521. Seats: the two camps."""

    state_type = State
    event_type: Any = Event
    action_type: Any = ConquestAction

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._frames = flow.bind(tables)
        self._names = names_of(tables)
        self.info = GameInfo(
            id="conquest",
            rules_version=RULES_VERSION,
            name=Ref("game", "conquest"),
            seats=(SeatInfo(SPAIN, Ref("camp", SPAIN)), SeatInfo(INDIAN, Ref("camp", INDIAN))),
            scenarios=tuple(tables.scenarios),
            options=option_infos(tables),
        )

    @cached_property
    def advisor(self) -> ConquestAdvisor:
        """What computer players and hints ask; made when the first does."""
        return ConquestAdvisor(self.tables)

    def setup(self, setup: Setup) -> State:
        """The state before the first choice. Raises SetupError."""
        return ch13_scenario.initial_state(self.tables, setup)

    def begin(self, tx: Tx[State, Event]) -> None:
        """Up to the first choice of forms."""
        ch06_sequence.open_match(self.tables, tx)
        self._frames.settle(tx)

    def evolve(self, state: State, event: Event) -> State:
        """The state after a fact."""
        return evolve(state, event)

    def is_plausible(self, state: State) -> bool:
        """Whether a state names nothing but what the data have, and agrees with itself."""
        return is_plausible(self.tables, state)

    def pending(self, state: State) -> tuple[Decision, ...]:
        """Open decisions of the innermost frame."""
        return self._frames.pending(state)

    def refuse(self, state: State, decision: Decision, action: Action) -> Refusal | None:
        """The clause that an action breaks, as the frame's module tells it."""
        frame = state.frames[-1]
        explain = flow.REFUSALS.get(type(frame))
        return None if explain is None else explain(self.tables, state, frame, decision, action)

    def is_free(self, state: State, seat: Seat, action: Action) -> bool:
        """Conceding is possible at any time (6-e)."""
        return isinstance(action, Concede) and bool(state.frames) and seat in (SPAIN, INDIAN)

    def resolve(self, tx: Tx[State, Event], seat: Seat, action: Action) -> None:
        """Carry out a checked action."""
        if isinstance(action, Concede):
            ch12_victory.concede(self.tables, tx, SPAIN if seat == SPAIN else INDIAN)
            self._frames.settle(tx)
        else:
            self._frames.answer(tx, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        """The result once the match is over (12-g)."""
        return ch12_victory.outcome(self.tables, state)

    def view(self, state: State, seat: Seat | None) -> State:
        """What a seat may know: all but the other's markers and hiding place (G-10)."""
        return views.view(self.tables, state, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """An event as a seat may know it."""
        return views.redact(self.tables, event, seat)

    def discloses(self, event: Event) -> bool:
        """Whether an event turns up something secret."""
        return views.discloses(event)

    def standing(self, event: Event, state: State) -> Standing:
        """Whatever dice, secrets and the other camp leave free is taken back freely."""
        del event, state
        return ""

    def determinize(self, view: State, seat: Seat, pick: Picker) -> State:
        """A full state that a seat's view allows."""
        return views.determinize(self.tables, view, seat, pick)

    def describe(self, event: Event, state: State) -> LogLine | None:
        """An event as a line of the log; commanders who show their back go by its name."""
        if isinstance(event, MatchEnded):
            return ended(event, state.vp)
        describe = DESCRIBE.get(type(event))
        line = None if describe is None else describe(event)
        if line is None or not any(commander.back for commander in state.commanders.values()):
            return line
        return replace(line, text=_by_side(line.text, state))

    def names(self, ref: Ref) -> Mapping[str, str]:
        """Forms of a name. Raises KeyError for a name that the data does not have."""
        return self._names[ref.kind, ref.id]


def _by_side(param: Any, state: State) -> Any:
    """A text with every commander named by the side he shows."""
    if isinstance(param, Ref):
        commander = state.commanders.get(param.id) if param.kind == "piece" else None
        return Ref("piece", param.id + BACK, param.form) if commander and commander.back else param
    if isinstance(param, Text):
        return replace(param, params=tuple((key, _by_side(value, state)) for key, value in param.params))
    if isinstance(param, tuple):
        return tuple(_by_side(value, state) for value in param)
    return param
