"""Whether what is going on (the frames) could go on in a state, asked like :mod:`anahuac.games.conquest.plausible`.

Fields are judged by their names, over all types of frames: what names pieces, zones, tactical zones or numbers
anywhere does so everywhere. Where a frame acts on pieces they must be there, and be its camp's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import msgspec

from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.frames import Frame
from anahuac.games.conquest.frames import battle as fb
from anahuac.games.conquest.frames import casualties as fc
from anahuac.games.conquest.frames import melee as fm
from anahuac.games.conquest.frames import siege as fs
from anahuac.games.conquest.frames import strategic as ft
from anahuac.games.conquest.frames.turn import TurnFrame
from anahuac.games.conquest.model import State
from anahuac.games.conquest.plausible_battle import counts
from anahuac.games.conquest.rules.ch05_zones import has_units
from anahuac.games.conquest.rules.ch10_3_board import units_at
from anahuac.games.conquest.terms import CAMPS, ELIMINATED, Camp

PIECES = (
    "pieces",
    "units",
    "commanders",
    "among",
    "left",
    "moved",
    "held",
    "joined",
    "parted",
    "returned",
    "stayed",
)
ONE_PIECE = ("leader", "commander", "first", "going")
ZONES = ("zones", "touched")
TACTICAL = ("tz", "origin", "target", "to")
#: Frames that end with the tactical board they stand on.
ON_BOARD = tuple(
    kind for kind in (*fb.BattleFrames.__args__, *fm.MeleeFrames.__args__) if kind is not fb.BattleFrame
)
#: Frames that are popped by their last answer before anything follows from it.
ON_TOP = (
    *(
        fc.LossFrame,
        fc.SacrificeFrame,
        fb.DeployFrame,
        fb.GeneralFrame,
        fb.MarkSacrificeFrame,
        fb.MarkersFrame,
    ),
    *(fb.DiscardFrame, fb.CommitFrame, fb.RevealFrame, fm.HoldFrame),
)


def are_frames_plausible(t: Tables, s: State) -> bool:
    """Whether every frame names what there is, and stands where a frame of its type can."""
    return all(
        _names_are_known(t, frame)
        and _may_stand(s, at, frame)
        and PRESENT.get(type(frame), _anywhere)(s, frame)
        for at, frame in enumerate(s.frames)
    )


def _may_stand(s: State, at: int, frame: Frame) -> bool:
    """The turn lies at the bottom, a march on the movement it belongs to, a fight's frames on the fight; what is
    done once it is answered, on top."""
    if isinstance(frame, TurnFrame):
        return at == 0
    if isinstance(frame, ON_TOP) and at < len(s.frames) - 1:
        return False
    if isinstance(frame, ft.MarchFrame):
        return at > 0 and isinstance(s.frames[at - 1], ft.MovementFrame) and frame.camp == s.active
    if isinstance(frame, fb.BattleFrame):
        return s.battle is not None or frame.stage in ("leave", "done")
    if isinstance(frame, fs.SiegeFrame):
        return s.siege is not None
    return not isinstance(frame, ON_BOARD) or (
        s.battle is not None and any(isinstance(below, fb.BattleFrame) for below in s.frames[:at])
    )


# ---------------------------------------------------------------------- names


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, str], ...]:
    """The fields of a type of frame, each with what it is judged as."""
    judged = {
        **dict.fromkeys(PIECES, "pieces"),
        **dict.fromkeys(ONE_PIECE, "piece"),
        **dict.fromkeys(ZONES, "zones"),
        **dict.fromkeys(TACTICAL, "tactical"),
        "zone": "zone",
        "waiting": "camps",
    }
    return tuple((name, judged.get(name, "other")) for name in kind.__struct_fields__)


def _names_are_known(t: Tables, frame: msgspec.Struct) -> bool:
    return all(JUDGES[kind](t, getattr(frame, name)) for name, kind in _fields(type(frame)))


def _once(items: tuple[object, ...] | None, known: Iterable[object]) -> bool:
    return items is None or (len(set(items)) == len(items) and set(items) <= set(known))


def _other(t: Tables, value: Any) -> bool:
    """Numbers within bounds, structs within structs; enumerations were judged when they were decoded."""
    if isinstance(value, int):
        return counts((value,))
    return not isinstance(value, fs.Side) or _names_are_known(t, value)


JUDGES: dict[str, Callable[[Tables, Any], bool]] = {
    # What is "left" may be pieces or movement points.
    "pieces": lambda t, value: counts((value,)) if isinstance(value, int) else _once(value, t.order),
    "piece": lambda t, value: not value or value in t.order,
    "zones": lambda t, value: _once(value, t.zones),
    "zone": lambda t, value: value in t.zones,
    "tactical": lambda t, value: not value or value in t.board.nodes,
    "camps": lambda t, value: bool(value) and _once(value, CAMPS),
    "other": _other,
}


# ---------------------------------------------------------------------- who must be there


def _anywhere(s: State, frame: Any) -> bool:
    return True


def _in_zone(s: State, camp: Camp, zone: int, pieces: Iterable[str]) -> bool:
    stack = s.stacks[camp].get(zone)
    return set(() if stack is None else stack.pieces).issuperset(pieces)


def _at(s: State, camp: Camp, tz: str, pieces: Iterable[str]) -> bool:
    """Whether pieces of a camp stand in a tactical zone; in any, for no name."""
    assert s.battle is not None
    at = s.battle.at
    return all(
        piece in at
        and (not tz or at[piece] == tz)
        and (s.units.get(piece) or s.commanders[piece]).camp == camp
        for piece in pieces
    )


def _march(s: State, frame: ft.MarchFrame) -> bool:
    named = (frame.leader, *frame.pieces, *frame.parted)
    return (
        frame.leader in frame.pieces
        and frame.leader in s.commanders
        and set(frame.joined) <= set(frame.pieces)
        and not set(frame.parted) & set(frame.pieces)
        and _in_zone(s, frame.camp, frame.zone, named)
    )


def _losses(s: State, frame: fc.LossFrame) -> bool:
    return (
        all(unit in s.units for unit in frame.units)
        and _in_zone(s, frame.camp, frame.zone, frame.units)
        and 0 < frame.steps <= sum(s.units[unit].sp for unit in frame.units)
    )


def _sacrifice(s: State, frame: fc.SacrificeFrame) -> bool:
    units = frame.units
    return bool(units) and s.units.keys() >= set(units) and _in_zone(s, frame.camp, frame.zone, units)


def _commanders_in(s: State, frame: ft.DisplaceFrame | fs.RefugeFrame) -> bool:
    return s.commanders.keys() >= set(frame.commanders) and _in_zone(
        s, frame.camp, frame.zone, frame.commanders
    )


def _forms(s: State, frame: ft.FormsFrame) -> bool:
    return s.stacks[frame.camp].keys() >= set(frame.zones)


def _general(s: State, frame: fb.GeneralFrame) -> bool:
    among = frame.among
    return bool(among) and s.commanders.keys() >= set(among) and _at(s, frame.camp, "", among)


def _drive(s: State, frame: fm.DriveFrame) -> bool:
    return 0 < frame.count <= len(frame.units) and _units_at(s, frame.camp, frame.tz, frame.units)


def _units_at(s: State, camp: Camp, tz: str, units: tuple[str, ...]) -> bool:
    return s.units.keys() >= set(units) and _at(s, camp, tz, units)


def _hold(s: State, frame: fm.HoldFrame) -> bool:
    if frame.held is not None:
        return _units_at(s, frame.camp, frame.tz, frame.held)
    return 0 < frame.most <= len(units_at(s, frame.camp, frame.tz))


def _counter(s: State, frame: fm.CounterFrame) -> bool:
    if frame.stage != "choice" and not (frame.origin and frame.target):
        return False
    commander = frame.commander
    return not commander or (commander in s.commanders and _at(s, frame.camp, "", (commander,)))


def _is_there(s: State, side: fs.Side, zone: int) -> bool:
    """Whether the pieces of a side are its camp's and in the zone, but for those who have fallen."""
    found = [s.units.get(piece) or s.commanders[piece] for piece in side.pieces]
    return all(one.camp == side.camp and one.zone in (zone, ELIMINATED) for one in found)


#: For types of frames that act on pieces: whether these are there.
PRESENT: dict[type, Callable[[State, Any], bool]] = {
    ft.MarchFrame: _march,
    ft.FormsFrame: _forms,
    ft.DisplaceFrame: _commanders_in,
    fs.RefugeFrame: lambda s, frame: bool(frame.commanders) and _commanders_in(s, frame),
    fs.WithdrawalFrame: lambda s, frame: (
        bool(frame.pieces) and _in_zone(s, frame.camp, frame.zone, frame.pieces)
    ),
    fc.LossFrame: _losses,
    fc.SacrificeFrame: _sacrifice,
    fb.GeneralFrame: _general,
    fm.DriveFrame: _drive,
    fm.HoldFrame: _hold,
    fm.ExitFrame: lambda s, frame: _units_at(s, frame.camp, frame.tz, frame.units),
    fm.HidingFrame: lambda s, frame: _units_at(s, frame.camp, "", frame.units),
    fm.ShiftsFrame: lambda s, frame: not frame.going or _at(s, frame.camp, "", (frame.going,)),
    fm.CounterFrame: _counter,
    fm.FeintFrame: lambda s, frame: bool(frame.origin) == bool(frame.to),
    fm.MeleeFrame: lambda s, frame: frame.stage == "pair" or bool(frame.origin and frame.target),
    ft.AttritionFrame: lambda s, frame: all(has_units(s, s.active, zone) for zone in frame.zones),
    fs.EffectsFrame: lambda s, frame: (
        frame.attacker.camp != frame.defender.camp
        and _is_there(s, frame.attacker, frame.zone)
        and _is_there(s, frame.defender, frame.zone)
    ),
}
