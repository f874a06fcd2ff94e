"""Counters of the Conquest as they show now, and the stacks they stand in."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from anahuac.app.look.counters import (
    CommanderFace,
    DiscFace,
    Face,
    UnitFace,
    commander_glyph,
    control_face,
)
from anahuac.app.mapview.tokens import TokenSpec
from anahuac.app.presenter import Piece, Scene, Value
from anahuac.app.presenters.conquest import texts
from anahuac.app.presenters.conquest.hints import hint
from anahuac.engine.text import Param, Ref
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.frames.strategic import MarchFrame
from anahuac.games.conquest.model import Stack, State
from anahuac.games.conquest.names import BACK
from anahuac.games.conquest.rules.ch02_stacks import leader_of
from anahuac.games.conquest.terms import CAMPS, STILL, Camp
from anahuac.games.conquest.values import (
    cf_at,
    cf_of,
    nation_of,
    rank_of,
    rp_cost,
    side_of,
    steps_of,
    strategic_mp,
    tc_of,
)

Say = Callable[[Param], str]
#: Back sides that are a person of his own; the other backs are anonymous.
PERSONS = {"cortes": "narvaez", "emperor": "successor"}


def name_of(s: State, piece: str) -> Ref:
    """The name of a piece; a commander by the side he shows."""
    commander = s.commanders.get(piece)
    return Ref("piece", piece + BACK if commander is not None and commander.back else piece)


def face_of(t: Tables, s: State, piece: str, say: Say | None = None) -> Face:
    """What a counter shows now; an eliminated unit shows its full side."""
    nation = nation_of(t, piece)
    unit = s.units.get(piece)
    if unit is not None:
        kind = t.units[piece]
        steps = steps_of(t, s, piece)
        sp = unit.sp or steps
        return UnitFace(
            nation, kind.type, cf_at(t, s, piece, sp) or None, kind.mp, kind.rf, steps, steps - sp
        )
    back = s.commanders[piece].back
    person = PERSONS.get(piece, "") if back else piece
    number = None if not back or person else _number(side_of(t, s, piece).name["en"])
    return CommanderFace(
        nation,
        rank_of(t, s, piece),
        tc_of(t, s, piece),
        _mp(t, s, piece),
        commander_glyph(person, nation),
        say(name_of(s, piece)) if say is not None else "",
        number,
        bool(back and not person),
    )


def plate_of(s: State, piece: str, say: Say) -> str:
    """The name on a commander's plate: only the first words, what stands in brackets is left out."""
    return say(name_of(s, piece)).partition(" (")[0] if piece in s.commanders else ""


def in_order(t: Tables, s: State, pieces: tuple[str, ...], leader: str | None = None) -> tuple[str, ...]:
    """Pieces from the top of their stack: leader, commanders by rank, then the strongest units."""

    def weight(piece: str) -> tuple[int, int, int]:
        if piece in s.commanders:
            return (0 if piece == leader else 1, -rank_of(t, s, piece), t.order[piece])
        strength = cf_of(t, s, piece) if s.units[piece].sp else 0
        return (2, -strength, t.order[piece])

    return tuple(sorted(pieces, key=weight))


def scene_of(t: Tables, s: State, say: Say) -> Scene:
    """The strategic map with its stacks and markers, or the tactical board of the battle being fought."""
    if s.battle is not None:
        return Scene("tactical", "tz", tuple(tactical_tokens(t, s, s.battle.at, say)), whole=True)
    return Scene("strategic", "place", tuple(_strategic(t, s, say)))


def overview_of(t: Tables, s: State) -> list[tuple[str, str]]:
    """Each stack of the strategic map: its zone, and the nation of its top piece."""
    return [
        (str(zone), nation_of(t, in_order(t, s, stack.pieces, leader_of(t, s, stack))[0]))
        for camp in CAMPS
        for zone, stack in sorted(s.stacks[camp].items())
        if stack.pieces
    ]


def _strategic(t: Tables, s: State, say: Say) -> list[TokenSpec]:
    made = []
    for zone, camp in sorted(s.control.items()):
        spoken = say(texts.CONTROL_MARKER(camp=Ref("camp", camp, "de")))
        faces = (control_face(camp),)
        made.append(TokenSpec(f"control:{zone}", str(zone), faces, anchor="control", size=26, name=spoken))
    for camp in CAMPS:
        for zone, stack in sorted(s.stacks[camp].items()):
            made.append(_stack(t, s, camp, zone, stack, say))
    for zone, kind in sorted(s.fights.items()):
        spoken = say(texts.BATTLE_MARKER() if kind == "battle" else texts.SIEGE_MARKER())
        face = DiscFace("battle" if kind == "battle" else "siege", "warn")
        made.append(TokenSpec(f"fight:{zone}", str(zone), (face,), anchor="fight", size=30, name=spoken))
    return made


def _stack(t: Tables, s: State, camp: Camp, zone: int, stack: Stack, say: Say) -> TokenSpec:
    leader = leader_of(t, s, stack)
    pieces = in_order(t, s, stack.pieces, leader)
    march = [(s.units[p].march if p in s.units else s.commanders[p].march) != STILL for p in pieces]
    return TokenSpec(
        f"{camp}:{zone}",
        str(zone),
        tuple(face_of(t, s, piece) for piece in pieces),
        pieces,
        plate=plate_of(s, pieces[0], say),
        acted=camp == s.active and all(march) and not _marches_on(s, zone, pieces),
        name=say(texts.STACK_OF(len(pieces), camp=Ref("camp", camp, "de"), first=name_of(s, pieces[0]))),
    )


def _marches_on(s: State, zone: int, pieces: tuple[str, ...]) -> bool:
    """Whether a march under way stands here with points left (8-c): nobody of it has done his part yet."""
    marches = [frame for frame in s.frames if isinstance(frame, MarchFrame) and frame.stage != "over"]
    return any(frame.zone == zone and frame.mp > 0 and frame.leader in pieces for frame in marches)


def tactical_tokens(t: Tables, s: State, places: Mapping[str, str], say: Say) -> list[TokenSpec]:
    """Each counter by itself in its tactical zone; ``places`` is piece -> tactical zone."""
    fired = s.battle.fired if s.battle is not None else ()
    by_zone: dict[str, list[str]] = {}
    for piece, tz in places.items():
        by_zone.setdefault(tz, []).append(piece)
    made = []
    for tz, here in sorted(by_zone.items()):
        for piece in in_order(t, s, tuple(here)):
            made.append(
                TokenSpec(
                    piece,
                    tz,
                    (face_of(t, s, piece),),
                    (piece,),
                    plate=_short(plate_of(s, piece, say)),
                    plate_held=True,
                    acted=piece in fired,
                    movable=True,
                    name=say(name_of(s, piece)),
                )
            )
    return made


def _short(plate: str) -> str:
    """A name that fits under a counter of the tactical board, cut as on maps."""
    return plate if len(plate) <= 13 else plate[:9] + "."


def _mp(t: Tables, s: State, commander: str) -> int:
    """Movement points of a commander where he is: in full on the tactical board, by season on the map."""
    if s.battle is not None and commander in s.battle.at:
        return side_of(t, s, commander).mp
    return strategic_mp(t, s, commander)


def piece_of(t: Tables, s: State, piece: str, say: Say) -> Piece:
    """A counter of the inspector, every value by name."""
    face = face_of(t, s, piece, say)
    if isinstance(face, UnitFace):
        kind = t.units[piece]
        steps = texts.OF(left=face.steps - face.lost, all=face.steps)
        values = [
            Value(texts.TYPE(), Ref("type", kind.type)),
            Value(texts.CF(), face.cf or 0, "conquest:3.1-c", hint=hint("cf")),
            Value(texts.TACTICAL_MP(), kind.mp, "conquest:3.1-c", hint=hint("tactical_mp")),
            Value(texts.STEPS(), steps, "conquest:G-4", hint=hint("steps")),
        ]
        if kind.rf:
            values.insert(2, Value(texts.RANGE(), kind.rf, "conquest:3.1-c", hint=hint("range")))
        costs = [rp_cost(t, s, piece, sp) for sp in range(1, face.steps + 1)]
        if any(cost is not None for cost in costs):
            prices = tuple(cost for cost in costs if cost is not None)
            values.append(Value(texts.COST(), prices, "conquest:7.2-a", hint=hint("cost")))
    else:
        values = [
            Value(texts.RANK(), rank_of(t, s, piece), "conquest:3.2-a", hint=hint("rank")),
            Value(texts.TC(), tc_of(t, s, piece), "conquest:3.2-a", hint=hint("tc")),
            Value(texts.MP(), _mp(t, s, piece), "conquest:3.2-a", hint=hint("mp")),
        ]
    return Piece(f"piece:{piece}", face, name_of(s, piece), plate_of(s, piece, say), tuple(values))


def _number(name: str) -> int | None:
    digits = "".join(letter for letter in name if letter.isdigit())
    return int(digits) if digits else None
