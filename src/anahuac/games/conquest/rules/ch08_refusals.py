"""Chapter 8: why a move is not possible, clause by clause."""

from __future__ import annotations

from anahuac.engine.decision import Action, Chosen, Decision
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.conquest.actions.core import TakeForm
from anahuac.games.conquest.actions.strategic import Leave, MoveOut, PickUp, Step
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.frames.strategic import MarchFrame, MovementFrame
from anahuac.games.conquest.model import State, form_of, zone_of
from anahuac.games.conquest.rules.ch02_form_choice import refuse_form
from anahuac.games.conquest.rules.ch02_stacks import leader_candidates, may_lead, may_stand
from anahuac.games.conquest.rules.ch05_zones import entry_cost, has_units
from anahuac.games.conquest.rules.ch08_march import LEAD_OUT, has_army, has_moved, strands
from anahuac.games.conquest.terms import enemy
from anahuac.games.conquest.texts import strategic as texts
from anahuac.games.conquest.values import strategic_mp


def refuse_movement(
    t: Tables, s: State, frame: MovementFrame, decision: Decision, action: Action
) -> Refusal | None:
    """Why a march cannot begin, or a stack cannot change its form."""
    if decision.contains(action):
        return None
    if isinstance(action, MoveOut):
        return _refuse_move_out(t, s, frame, action)
    if isinstance(action, TakeForm):
        return _refuse_conversion(t, s, action)
    if isinstance(action, Step | PickUp | Leave):
        return Refusal("conquest:8-b", texts.NO_ARMY_CHOSEN())
    return None


@rule("conquest:8-a", "conquest:8-b", "conquest:8-f", "conquest:8-h")
def _refuse_move_out(t: Tables, s: State, frame: MovementFrame, action: MoveOut) -> Refusal | None:
    piece = Ref("piece", action.leader, "def")
    if action.leader in s.units:
        return Refusal("conquest:8-a", texts.UNITS_NEED_COMMANDER(piece=piece))
    stack = s.stacks[s.active].get(action.zone)
    if stack is None or action.leader not in stack.pieces:
        return Refusal("conquest:8-b", texts.NOT_THERE(piece=piece, place=Ref("place", str(action.zone))))
    if has_moved(s, action.leader):
        return Refusal("conquest:8-f", texts.HAS_MOVED(piece=piece))
    if action.leader in frame.stayed:
        return Refusal("conquest:8-b", texts.MARCH_IS_OVER(piece=piece))
    if stack.garrison and strategic_mp(t, s, action.leader) < LEAD_OUT:
        return Refusal("conquest:8-h", texts.CANNOT_LEAD_OUT(LEAD_OUT, piece=piece))
    return None


@rule("conquest:8-h", "conquest:G-7")
def _refuse_conversion(t: Tables, s: State, action: TakeForm) -> Refusal | None:
    refusal = refuse_form(t, s, s.active, action)
    if refusal is not None:
        return refusal
    place = Ref("place", str(action.zone))
    form = form_of(s, s.active, action.zone)
    if action.garrison == (form == "garrison"):
        return Refusal("conquest:8-h", texts.ALREADY_SO(place=place))
    if not action.garrison:
        return Refusal("conquest:8-h", texts.LEAD_IT_OUT(LEAD_OUT, place=place))
    return None


def refuse_march(
    t: Tables, s: State, frame: MarchFrame, decision: Decision, action: Action
) -> Refusal | None:
    """Why a march cannot take that step, or a piece cannot join or be left."""
    if decision.contains(action):
        return None
    match action:
        case Chosen(items=items):
            return next(filter(None, (_refuse_companion(t, s, frame, piece) for piece in items)), None)
        case Step(zone=to):
            return _refuse_step(t, s, frame, to)
        case PickUp(piece=piece):
            return _refuse_pick_up(t, s, frame, piece)
        case Leave(piece=piece):
            return _refuse_leave(s, frame, piece)
        case MoveOut() | TakeForm():
            return Refusal("conquest:8-b", texts.FINISH_FIRST(piece=Ref("piece", frame.leader, "de")))
    return None


@rule("conquest:8-c", "conquest:8-f", "conquest:8-l", "conquest:8-d")
def _refuse_companion(t: Tables, s: State, frame: MarchFrame, piece: str) -> Refusal | None:
    if piece == frame.leader:
        return Refusal("conquest:8-c", texts.MARCHES_ALREADY(piece=Ref("piece", piece, "def")))
    refusal = _refuse_piece(t, s, frame, piece)
    if refusal is not None or piece in s.units:
        return refusal
    if frame.leader not in leader_candidates(t, s, (frame.leader, piece)):
        return Refusal(
            "conquest:8-d",
            texts.OUTRANKS(piece=Ref("piece", piece, "def"), leader=Ref("piece", frame.leader, "def")),
        )
    return None


def _refuse_piece(t: Tables, s: State, frame: MarchFrame, piece: str) -> Refusal | None:
    """Why a piece cannot march under the leader of a march from its zone."""
    name = Ref("piece", piece, "def")
    stack = s.stacks[frame.camp].get(frame.zone)
    if stack is None or piece not in stack.pieces:
        return Refusal("conquest:8-g", texts.NOT_THERE(piece=name, place=Ref("place", str(frame.zone))))
    if has_moved(s, piece):
        return Refusal("conquest:8-f", texts.HAS_MOVED(piece=name))
    if not may_lead(t, s, frame.leader, piece):
        return Refusal("conquest:8-l", texts.NO_COMMAND(leader=Ref("piece", frame.leader, "def"), piece=name))
    return None


@rule("conquest:8-e", "conquest:8-m", "conquest:8-n", "conquest:5-g", "conquest:R-51")
def _refuse_step(t: Tables, s: State, frame: MarchFrame, to: int) -> Refusal | None:
    place, origin = Ref("place", str(to)), Ref("place", str(frame.zone))
    if frame.stage == "muster":
        return Refusal("conquest:8-c", texts.MUSTER_FIRST())
    if to not in t.zones[frame.zone].neighbours:
        return Refusal("conquest:8-e", texts.NOT_ADJACENT(origin=origin, to=place))
    if not may_stand(t, s, frame.camp, frame.pieces, to):
        return Refusal("conquest:8-m", texts.RIVALS(place=place))
    if has_units(s, enemy(frame.camp), to) and not has_army(s, frame):
        return Refusal("conquest:8-n", texts.LONE_BEFORE_ENEMIES(place=place))
    cost = entry_cost(t, s, frame.zone, to)
    if cost > frame.mp:
        return Refusal("conquest:8-e", texts.TOO_FAR(cost, place=place, left=frame.mp))
    return None


@rule("conquest:8-g", "conquest:8-c", "conquest:8-f", "conquest:8-l")
def _refuse_pick_up(t: Tables, s: State, frame: MarchFrame, piece: str) -> Refusal | None:
    if piece in frame.pieces and zone_of(piece, s) == frame.zone:
        return Refusal("conquest:8-g", texts.MARCHES_ALREADY(piece=Ref("piece", piece, "def")))
    refusal = _refuse_piece(t, s, frame, piece)
    if refusal is not None:
        return refusal
    if not frame.steps:
        return Refusal("conquest:8-c", texts.MUSTER_IS_OVER(place=Ref("place", str(frame.zone))))
    if not strands(s, frame, piece):
        return None
    return Refusal("conquest:8-g", texts.COMMANDER_NEEDS_UNITS(piece=Ref("piece", frame.parted[0], "def")))


@rule("conquest:8-g", "conquest:8-f")
def _refuse_leave(s: State, frame: MarchFrame, piece: str) -> Refusal | None:
    name = Ref("piece", piece, "def")
    if piece == frame.leader:
        return Refusal("conquest:8-f", texts.LEADER_STAYS(piece=name))
    if piece not in frame.pieces:
        return Refusal("conquest:8-g", texts.MARCHES_NOT(piece=name))
    if not frame.steps or piece in frame.joined:
        return Refusal("conquest:8-g", texts.JUST_JOINED(piece=name))
    if piece in s.commanders:
        return Refusal("conquest:8-g", texts.COMMANDER_NEEDS_UNITS(piece=name))
    return None
