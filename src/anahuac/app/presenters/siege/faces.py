"""Counters of the siege as they show now, and the stacks they stand in."""

from __future__ import annotations

from collections.abc import Callable

from anahuac.app.look.counters import (
    BackFace,
    DiscFace,
    Face,
    SiegeFace,
    SiegeMarkerFace,
    siege_glyph,
    siege_rank,
)
from anahuac.app.mapview.tokens import TokenSpec
from anahuac.app.presenter import Piece, Scene, Value
from anahuac.app.presenters.siege import texts
from anahuac.app.presenters.siege.boards import BOARD
from anahuac.engine.text import Param, Ref
from anahuac.games.siege.data import Tables
from anahuac.games.siege.frames.afloat import LakeBattleFrame
from anahuac.games.siege.frames.combat import BattleFrame
from anahuac.games.siege.frames.movement import LakeFrame, LandFrame
from anahuac.games.siege.model import (
    ATTACKED,
    BOMBARDED,
    HIDDEN,
    MARCHED,
    SAILED,
    State,
    stack_at,
)
from anahuac.games.siege.rules.ch07_costs import points_left
from anahuac.games.siege.terms import CAMPS, CORTES, Camp, is_lake

Say = Callable[[Param], str]
#: Glyph and short name of the leaders, as in the box.
LEADERS = {"CORTES": ("leader-cortes", "Cortés"), "CUAUHTEMOC": ("leader-emperor", "Ctmc")}
#: The back of a counter of a camp that the viewer cannot know.
UNSEEN: dict[Camp, BackFace] = {camp: BackFace(f"siege.{camp}") for camp in CAMPS}


def role_of(t: Tables, piece: str) -> str:
    """The colour role of a counter's side."""
    return f"siege.{t.units[piece].side}"


def face_of(t: Tables, s: State, piece: str) -> Face:
    """What a counter shows now; a unit beside the map that has lost all its steps shows its full side."""
    unit, now = t.units[piece], s.pieces[piece]
    if now.at == HIDDEN:
        return UNSEEN[unit.camp]
    if piece in LEADERS:
        glyph, code = LEADERS[piece]
        return SiegeFace(unit.side, glyph, code, None, unit.ma, lake=unit.lake)
    steps = now.steps or unit.steps
    boat = unit.kind == "gunboat"
    return SiegeFace(
        unit.side,
        siege_glyph(unit.kind, int(piece[1:]), lake=unit.lake, afloat=is_lake(now.at)),
        unit.id,
        unit.factor(steps) if unit.is_combat_unit else None,
        unit.ma or (1 if boat else None),
        unit.steps,
        unit.steps - steps,
        unit.lake,
        siege_rank(unit.kind),
        unit.steps > 2 and steps <= unit.steps // 2,
        unit.tribe or "",
    )


def scene_of(t: Tables, s: State, say: Say) -> Scene:
    """The map with its stacks and markers."""
    made = []
    for camp in CAMPS:
        for place, stack in sorted(s.stacks[camp].items()):
            made.append(_stack(t, s, camp, place, stack, say))
    for temple in t.temples:
        sign = _sign(s, temple)
        if sign is not None:
            name = say(texts.TEMPLE_MARKER(marker=Ref("marker", sign.sign), place=Ref("place", temple)))
            made.append(TokenSpec(f"temple:{temple}", temple, (sign,), anchor="marker", size=26, name=name))
    fought = battlefield(s)
    if fought:
        spoken = say(texts.BATTLE_MARKER(place=Ref("place", fought)))
        disc = DiscFace("battle", "warn")
        made.append(TokenSpec(f"fight:{fought}", fought, (disc,), anchor="control", size=26, name=spoken))
    return Scene(BOARD, "place", tuple(made))


def battlefield(s: State) -> str:
    """The hex or lake area of the battle that is being fought, "" for none."""
    for frame in reversed(s.frames):
        if isinstance(frame, BattleFrame):
            return frame.target
        if isinstance(frame, LakeBattleFrame):
            return frame.area
    return ""


def _sign(s: State, temple: str) -> SiegeMarkerFace | None:
    if temple in s.temples.desecrated:
        return SiegeMarkerFace("desecration")
    return SiegeMarkerFace("sacrifice") if temple in s.temples.sacrificed else None


def overview_of(t: Tables, s: State) -> list[tuple[str, str]]:
    """Each stack: its place, and the colour of its top counter."""
    return [
        (place, f"siege.{camp}" if stack[0] is None else role_of(t, stack[0]))
        for camp in CAMPS
        for place, stack in sorted(s.stacks[camp].items())
        if stack
    ]


def _stack(t: Tables, s: State, camp: Camp, place: str, stack: tuple[str | None, ...], say: Say) -> TokenSpec:
    known = stack_at(s, camp, place)
    first = known[0] if known else HIDDEN
    pieces = tuple(one if one is not None else f"unseen-{place}-{at}" for at, one in enumerate(stack))
    faces = tuple(UNSEEN[camp] if one is None else face_of(t, s, one) for one in stack)
    leader = next((LEADERS[piece][1] for piece in known if piece in LEADERS), "")
    if leader and CORTES not in known:
        leader = say(Ref("piece", "CUAUHTEMOC"))
    return TokenSpec(
        f"{camp}:{place}",
        place,
        faces,
        pieces,
        plate=leader,
        acted=camp == s.active and bool(known) and all(_is_done(t, s, piece) for piece in known),
        name=say(texts.STACK_OF(len(stack), camp=Ref("camp", camp, "de"), first=Ref("piece", first))),
    )


def _is_done(t: Tables, s: State, piece: str) -> bool:
    """Whether a piece has done in this phase what it does once."""
    del t
    moving = any(isinstance(frame, LakeFrame | LandFrame) for frame in s.frames)
    return bool(s.pieces[piece].done & (MARCHED | SAILED if moving else ATTACKED | BOMBARDED))


def piece_of(t: Tables, s: State, piece: str) -> Piece:
    """A counter of the inspector, every value by name."""
    unit, now = t.units[piece], s.pieces[piece]
    if now.at == HIDDEN:
        return Piece(f"piece:{piece}", UNSEEN[unit.camp], Ref("piece", HIDDEN))
    values = [Value(texts.CLASS(), Ref("class", unit.kind), "siege:2.8.1")]
    if unit.tribe:
        values.append(Value(texts.PEOPLE(), Ref("tribe", unit.tribe), "siege:2.7"))
    if unit.is_combat_unit:
        values.append(Value(texts.CF(), unit.factor(now.steps), "siege:2.9"))
        values.append(Value(texts.STEPS(), texts.OF(left=now.steps, all=unit.steps), "siege:2.10A"))
    if unit.ma:
        values.append(Value(texts.MA(), unit.ma, "siege:2.11"))
        if now.spent and unit.camp == s.active:
            values.append(Value(texts.SPENT(), points_left(t, s, piece), "siege:7.1A"))
    if unit.lake:
        values.append(Value(texts.LAKE(), clause="siege:2.12A", glyph="lake"))
    if now.carrier:
        values.append(Value(texts.CARRIED_BY(), Ref("piece", now.carrier), _carried(unit.kind)))
    return Piece(f"piece:{piece}", face_of(t, s, piece), Ref("piece", piece), "", tuple(values))


def _carried(kind: str) -> str:
    return "siege:11.4B" if kind == "cannon" else "siege:9.4A"


def unseen_pieces(camp: Camp, place: str, count: int) -> tuple[Piece, ...]:
    """Counters of a camp's stack that the viewer cannot know (8.8, 11.7)."""
    return tuple(
        Piece(f"unseen:{place}-{at}", UNSEEN[camp], Ref("piece", HIDDEN), "", (Value(texts.HIDDEN()),))
        for at in range(count)
    )
