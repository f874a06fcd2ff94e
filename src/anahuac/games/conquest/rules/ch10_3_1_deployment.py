"""Chapter 10.3.1: how a major battle begins: both armies deploy and name their commanders."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.decision import Action, Assigned, Decision, Field, Program, Quota, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.battle import BattleBegan, Deployed, GeneralNamed
from anahuac.games.conquest.events.core import FramePopped, FramePushed
from anahuac.games.conquest.frames.battle import BattleFrame, DeployFrame, GeneralFrame
from anahuac.games.conquest.model import State, strength
from anahuac.games.conquest.rules.ch02_stacks import leader_candidates
from anahuac.games.conquest.rules.ch10_3_board import FIRST_LINE, ZONES, fought
from anahuac.games.conquest.terms import CAMPS, SPAIN, Camp
from anahuac.games.conquest.texts import battle as texts
from anahuac.games.conquest.values import is_spanish


@rule("conquest:10.1-b", "conquest:10.3.1-a", "conquest:10.3.4-t")
def begin_battle(t: Tables, tx: Tx[State, Event], zone: int) -> None:
    """Clear the tactical board for the major battle in a zone; the active camp attacks."""
    s = tx.state
    armies = {camp: s.stacks[camp][zone].pieces for camp in CAMPS}
    strengths = tuple((camp, strength(s, armies[camp])) for camp in CAMPS)
    had_commander = tuple(camp for camp in CAMPS if any(piece in s.commanders for piece in armies[camp]))
    spanish_force = any(is_spanish(t, piece) for piece in armies[SPAIN])
    tx.emit(BattleBegan(zone, s.active, strengths, had_commander, spanish_force))
    tx.emit(FramePushed(BattleFrame(zone, "deploy_defender")))


def army(t: Tables, s: State, camp: Camp) -> tuple[str, ...]:
    """All pieces of a camp in the zone of the battle, in counter order."""
    return tuple(sorted(s.stacks[camp][fought(s).zone].pieces, key=t.order.__getitem__))


@rule("conquest:10.3.1-b")
def first_line_quota(s: State, camp: Camp) -> int:
    """Strength points that must stand in the first line: a third of the army, rounded up."""
    return -(-strength(s, s.stacks[camp][fought(s).zone].pieces) // 3)


@rule("conquest:10.3.1-b")
def pending_deploy(t: Tables, s: State, frame: DeployFrame) -> tuple[Decision, ...]:
    """A tactical zone of the own half for every piece, a third of the strength in the first line."""
    camp = frame.camp
    zones = ZONES[camp]
    units = s.units
    fields = tuple(
        Field(piece, zones, units[piece].sp if piece in units else 0) for piece in army(t, s, camp)
    )
    least = first_line_quota(s, camp)
    domain = Program(fields, Quota(FIRST_LINE[camp], least))
    subject = (f"place:{fought(s).zone}",)
    return (Decision(camp, "deploy", texts.DEPLOY(least), domain, "conquest:10.3.1-b", subject=subject),)


def answer_deploy(t: Tables, tx: Tx[State, Event], frame: DeployFrame, seat: Seat, action: Action) -> None:
    """The army stands, and its commander is named."""
    assert isinstance(action, Assigned)
    pieces = army(t, tx.state, frame.camp)
    tx.emit(FramePopped())
    tx.emit(Deployed(frame.camp, tuple(zip(pieces, action.values, strict=True))))
    name_general(t, tx, frame.camp)


@rule("conquest:10.3.1-b")
def refuse_deploy(
    t: Tables, s: State, frame: DeployFrame, decision: Decision, action: Action
) -> Refusal | None:
    """A zone outside the own half, the line of retreat, or too weak a first line."""
    domain = decision.domain
    if not isinstance(action, Assigned) or not isinstance(domain, Program):
        return None
    for field, value in zip(domain.fields, action.values, strict=False):
        if value not in field.options:
            return Refusal("conquest:10.3.1-b", texts.OWN_HALF_ONLY(piece=Ref("piece", field.id)))
    if len(action.values) == len(domain.fields):
        short = domain.short_of_quota(action.values)
        if short:
            return Refusal("conquest:10.3.1-b", texts.SHORT_OF_FIRST_LINE(short))
    return None


@rule("conquest:10.3.1-c", "conquest:G-8")
def name_general(t: Tables, tx: Tx[State, Event], camp: Camp) -> None:
    """Name the army commander openly; among equals the owner decides, unless he has before."""
    s = tx.state
    stack = s.stacks[camp][fought(s).zone]
    candidates = leader_candidates(t, s, stack.pieces)
    if stack.leader in candidates:
        candidates = (stack.leader,)
    if len(candidates) == 1:
        tx.emit(GeneralNamed(camp, candidates[0]))
    elif candidates:
        tx.emit(FramePushed(GeneralFrame(camp, candidates)))


def run_deploy(t: Tables, tx: Tx[State, Event], frame: DeployFrame) -> None:
    """A deployment always asks."""
    raise AssertionError("a deployment has no pieces")


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    DeployFrame: (pending_deploy, answer_deploy, run_deploy),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {DeployFrame: refuse_deploy}
