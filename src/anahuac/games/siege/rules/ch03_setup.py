"""Chapter 3: the state before the first counter is placed, and the deployment of both camps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from anahuac.engine.decision import Action, Decision, OneOf, Seat
from anahuac.engine.game import OptionValue, Setup, SetupError, Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.games.siege.actions.placing import Lift
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import FramePopped, PiecesLeft
from anahuac.games.siege.events.setup import DeploymentEnded
from anahuac.games.siege.frames.sequence import DeployFrame
from anahuac.games.siege.model import DEAD, UNPLACED, Piece, Settings, State, Tally
from anahuac.games.siege.options import allowed_values
from anahuac.games.siege.rules.ch03_places import (
    may_be_lifted,
    overstacked_at_the_start,
    scenario_of,
    units_of,
)
from anahuac.games.siege.rules.ch08_fog import order_stacks
from anahuac.games.siege.rules.placing import open_placing
from anahuac.games.siege.shapes import SettingRow
from anahuac.games.siege.terms import CAMPS, SPANISH, Camp
from anahuac.games.siege.texts import setup as texts


@rule("siege:1.4", "siege:2.10F", "siege:2.13", "siege:3.1", "siege:8.20")
def initial_state(t: Tables, setup: Setup) -> State:
    """The state before anything is placed: every unit at full strength, markers aside; no cannon without option 8.20.

    A scenario that begins later has units that are worn or dead by then, and R&R Interphases that have been held.
    Raises SetupError for an unknown scenario or option, or a value that an option cannot have.
    """
    if setup.scenario and setup.scenario not in t.scenarios:
        raise SetupError(texts.NO_SUCH_SCENARIO(scenario=setup.scenario))
    scenario = t.scenarios[setup.scenario or next(iter(t.scenarios))]
    settings = settings_from(t, setup.options)
    return State(
        couplet=0,
        active=scenario.order[0],
        pieces={
            unit: Piece(DEAD, 0)
            if unit in scenario.dead
            else Piece(UNPLACED, scenario.steps.get(unit, row.steps))
            for unit, row in t.units.items()
            if row.kind != "cannon" or settings.opt_cannon
        },
        stacks={camp: {} for camp in CAMPS},
        settings=settings,
        frames=(),
        tally=Tally(held=scenario.recoveries),
        scenario=scenario.id,
    )


def settings_from(t: Tables, options: Mapping[str, OptionValue]) -> Settings:
    """The settings of a match. Raises SetupError for an unknown key or a value it cannot have."""
    values: dict[str, Any] = {}
    for key, value in options.items():
        if key not in t.settings:
            raise SetupError(texts.NO_SUCH_OPTION(option=key))
        values[key] = _setting(t.settings[key], value)
    for key, row in t.settings.items():
        values.setdefault(key, row.default)
    return Settings(**values)


def _setting(row: SettingRow, value: OptionValue) -> Any:
    # 1 and True are equal, and so are 0 and False: the type decides.
    if not any(type(value) is type(allowed) and value == allowed for allowed in allowed_values(row)):
        raise SetupError(texts.NO_SUCH_VALUE(option=row.key, value=str(value)))
    return value


# ---------------------------------------------------------------------- deployment


def _waiting(t: Tables, s: State, camp: Camp) -> tuple[str, ...]:
    units = units_of(scenario_of(t, s), camp)
    return tuple(unit for unit in units if unit in s.pieces and s.pieces[unit].at == UNPLACED)


@rule("siege:3.2A", "siege:3.3A")
def pending_deployment(t: Tables, s: State, frame: DeployFrame) -> tuple[Decision, ...]:
    """Once everything stands its owner may take counters up again; passing ends the deployment."""
    if _waiting(t, s, frame.camp):
        return ()
    lifts = tuple(map(Lift, may_be_lifted(t, s, frame.camp)))
    clause = "siege:3.2A" if frame.camp == SPANISH else "siege:3.3A"
    return (Decision(frame.camp, "deployed", texts.SET_UP_DONE(), OneOf(lifts), clause, may_pass=True),)


@rule("siege:3.2", "siege:6.6A")
def answer_deployment(
    t: Tables, tx: Tx[State, Event], frame: DeployFrame, seat: Seat, action: Action
) -> None:
    """A counter is taken up to stand elsewhere, or the deployment ends."""
    del seat
    if isinstance(action, Lift):
        tx.emit(PiecesLeft(frame.camp, (action.piece,), UNPLACED, "taken_up"))
        return
    surplus = overstacked_at_the_start(t, tx.state) if frame.camp == SPANISH else ()
    tx.emit(FramePopped())
    tx.emit(DeploymentEnded(frame.camp, surplus))
    order_stacks(t, tx, frame.camp)


def run_deployment(t: Tables, tx: Tx[State, Event], frame: DeployFrame) -> None:
    """What waits is placed."""
    open_placing(t, tx, frame.camp, _waiting(t, tx.state, frame.camp), "set_up")


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    DeployFrame: (pending_deployment, answer_deployment, run_deployment),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {}
