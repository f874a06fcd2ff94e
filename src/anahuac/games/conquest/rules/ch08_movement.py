"""Chapter 8: strategic movement: army after army, and armies that stand down as garrisons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.decision import Action, Decision, OneOf, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.games.conquest.actions.core import Done, TakeForm
from anahuac.games.conquest.actions.strategic import MoveOut
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import FormTaken, FramePopped, FramePushed
from anahuac.games.conquest.frames.strategic import MarchFrame, MovementFrame
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules import ch08_displaced, ch08_march, ch08_refusals
from anahuac.games.conquest.rules.ch02_form_choice import has_choice_of_form
from anahuac.games.conquest.rules.ch05_zones import entry_cost
from anahuac.games.conquest.rules.ch08_displaced import displace_lone_commanders
from anahuac.games.conquest.terms import STILL
from anahuac.games.conquest.texts import strategic as texts
from anahuac.games.conquest.values import strategic_mp

__all__ = ["displace_lone_commanders", "entry_cost", "open_movement"]


@rule("conquest:6-b", "conquest:8-b")
def open_movement(t: Tables, tx: Tx[State, Event]) -> None:
    """The active camp moves its armies, one after another."""
    del t
    tx.emit(FramePushed(MovementFrame()))


@rule("conquest:8-a", "conquest:8-b", "conquest:8-f", "conquest:8-h")
def pending_movement(t: Tables, s: State, frame: MovementFrame) -> tuple[Decision, ...]:
    """Which commander marches next, which army stands down as a garrison, or the end of the step.

    Asked as long as a commander has not moved or an army could stand down; the end of the step is asked even then,
    where something has moved: dice follow, and a last march could not be taken back any more.
    """
    camp = s.active
    stacks = s.stacks[camp]
    commanders = s.commanders
    options: list[Action] = []
    for zone in sorted(stacks):
        stack = stacks[zone]
        for piece in stack.pieces:
            commander = commanders.get(piece)
            if commander is not None and commander.march == STILL and piece not in frame.stayed:
                if stack.garrison and strategic_mp(t, s, piece) < ch08_march.LEAD_OUT:
                    continue
                options.append(MoveOut(zone, piece))
        if not stack.garrison and t.zones[zone].fv > 0 and has_choice_of_form(t, s, camp, zone):
            options.append(TakeForm(zone, True))
    if not options and not _has_marched(s):
        return ()
    prompt = texts.CHOOSE_ARMY() if options else texts.NOBODY_LEFT()
    options.append(Done())
    return (Decision(camp, "movement", prompt, OneOf(tuple(options)), "conquest:8-b"),)


def _has_marched(s: State) -> bool:
    """Whether a piece of the active camp has moved in this step."""
    return any(
        ch08_march.has_moved(s, piece) for stack in s.stacks[s.active].values() for piece in stack.pieces
    )


def answer_movement(
    t: Tables, tx: Tx[State, Event], frame: MovementFrame, seat: Seat, action: Action
) -> None:
    """Begin a march, stand an army down, or end the step."""
    del seat
    match action:
        case MoveOut(zone=zone, leader=leader):
            ch08_march.open_march(t, tx, tx.state.active, zone, leader)
        case TakeForm(zone=zone):
            tx.emit(FormTaken(tx.state.active, zone, True))
        case _:
            run_movement(t, tx, frame)


def run_movement(t: Tables, tx: Tx[State, Event], frame: MovementFrame) -> None:
    """Nobody is left to move."""
    del t, frame
    tx.emit(FramePopped())


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    MovementFrame: (pending_movement, answer_movement, run_movement),
    **ch08_march.HANDLERS,
    **ch08_displaced.HANDLERS,
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {
    MovementFrame: ch08_refusals.refuse_movement,
    MarchFrame: ch08_refusals.refuse_march,
    **ch08_displaced.REFUSALS,
}
