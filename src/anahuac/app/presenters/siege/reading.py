"""What the inspector says of hexes, lake areas and what is beside the map."""

from __future__ import annotations

from anahuac.app.presenter import Group, Inspection, Value
from anahuac.app.presenters.siege import texts
from anahuac.app.presenters.siege.faces import piece_of, role_of, unseen_pieces
from anahuac.app.presenters.siege.times import ROLES
from anahuac.engine.text import Param, Ref
from anahuac.games.siege.data import Tables
from anahuac.games.siege.model import ELSEWHERE, State, stack_at
from anahuac.games.siege.rules.ch03_places import takes_part
from anahuac.games.siege.rules.ch08_odds import TERRAIN_CLAUSES
from anahuac.games.siege.terms import CAMPS, Camp

_CAUSEWAY = "siege:7.7.2.5"
#: Clauses of what terrain costs.
_COSTS = {
    "clear": "siege:7.7.1.1B",
    "dry_land_city": "siege:7.7.2.1B",
    "chinampa_city": "siege:7.7.2.2B",
    "temple_complex": "siege:7.7.2.3B",
    "fortress": "siege:7.7.2.4",
    "major_fortress": "siege:7.7.2.4",
    "causeway": "siege:7.7.2.5",
    "quagmire": "siege:7.7.1.2",
    "lake": "siege:7.11C",
}


def inspect(t: Tables, s: State, ref: str) -> Inspection | None:
    """What there is to say about a ref; a piece says where it stands, one beside the map who else is there."""
    kind, _, name = ref.partition(":")
    if kind == "piece" and name in s.pieces:
        at = s.pieces[name].at
        return _camp(t, s, t.units[name].camp) if at in ELSEWHERE else inspect(t, s, f"place:{at}")
    if kind == "place" and name in t.hexes:
        return _hex(t, s, name)
    if kind == "place" and name in t.lakes:
        return _lake(t, s, name)
    if kind == "camp":
        camp = next((one for one in CAMPS if one == name), None)
        return _camp(t, s, camp) if camp is not None else None
    return None


def _hex(t: Tables, s: State, place: str) -> Inspection:
    one = t.hexes[place]
    facts: list[Value] = []
    terrain, row = Ref("terrain", one.terrain), t.terrain[one.terrain]
    spanish, aztec = t.entry_costs["spanish"][place], t.entry_costs["aztec"][place]
    if spanish is not None and aztec is not None:
        facts.append(
            Value(texts.COSTS(terrain=terrain, spanish=spanish, aztec=aztec), clause=_COSTS[one.terrain])
        )
    elif not one.has_causeway:
        facts.append(Value(texts.NO_ENTRY(terrain=terrain), clause=_COSTS[one.terrain]))
    if one.has_causeway:
        along = t.causeway_costs
        said = texts.CAUSEWAY(spanish=along["spanish"], aztec=along["aztec"])
        facts.append(Value(said, clause=_CAUSEWAY, glyph="movement"))
    if row.shift:
        name = texts.DEFENCE() if row.shift_applies_to == "any" else texts.DEFENCE_AZTEC()
        facts.append(Value(name, row.shift, TERRAIN_CLAUSES.get(one.terrain, ""), "fortress"))
    if one.lakes:
        facts.append(Value(texts.SHORE(lakes=_places(one.lakes)), clause="siege:2.2A", glyph="lake"))
    if place in s.temples.desecrated:
        facts.append(Value(texts.DESECRATED(), clause="siege:11.6", glyph="temple-desecrated"))
    if place in s.temples.sacrificed:
        facts.append(Value(texts.SACRIFICED(), clause="siege:11.5", glyph="sacrifice"))
    title = Ref("place", place)
    return Inspection(f"place:{place}", title, "", one.number, tuple(facts), _groups(t, s, place))


def _lake(t: Tables, s: State, place: str) -> Inspection:
    one = t.lakes[place]
    facts = []
    if one.open_water:
        facts.append(
            Value(texts.OPEN_WATER(lakes=_places(one.open_water)), clause="siege:7.10D", glyph="lake")
        )
    if one.across:
        facts.append(Value(texts.ACROSS(lakes=_places(one.across)), clause="siege:7.11B"))
    if one.is_closed_to_aztecs:
        facts.append(Value(texts.CLOSED(), clause="siege:2.12C", glyph="lock"))
    number = str(one.number)
    title = Ref("place", place)
    return Inspection(f"place:{place}", title, "", number, tuple(facts), _groups(t, s, place))


def _places(places: tuple[str, ...]) -> tuple[Param, ...]:
    return tuple(Ref("place", place) for place in places)


def _groups(t: Tables, s: State, place: str) -> tuple[Group, ...]:
    return tuple(_stack(t, s, camp, place) for camp in CAMPS if place in s.stacks[camp])


def _stack(t: Tables, s: State, camp: Camp, place: str) -> Group:
    known = stack_at(s, camp, place)
    unseen = len(s.stacks[camp][place]) - len(known)
    cf = sum(t.units[piece].factor(s.pieces[piece].steps) for piece in known)
    steps = sum(s.pieces[piece].steps for piece in known)
    summary = texts.STRENGTH_SEEN if unseen else texts.STRENGTH
    pieces = (*(piece_of(t, s, piece) for piece in known), *unseen_pieces(camp, place, unseen))
    role = role_of(t, known[0]) if known else ROLES[camp]
    return Group(Ref("camp", camp), summary(cf=cf, steps=steps), pieces, role)


def _camp(t: Tables, s: State, camp: Camp) -> Inspection:
    """What a camp has beside the map, by what became of it."""
    groups = []
    for where in ELSEWHERE:
        here = [
            piece
            for piece, now in s.pieces.items()
            if now.at == where and t.units[piece].camp == camp and takes_part(t, s, piece)
        ]
        if here:
            pieces = tuple(piece_of(t, s, piece) for piece in here)
            groups.append(Group(texts.ELSEWHERE[where](), texts.COUNT(len(here)), pieces, ROLES[camp]))
    facts = () if groups else (Value(texts.ALL_ON_MAP()),)
    return Inspection(f"camp:{camp}", Ref("camp", camp), facts=facts, groups=tuple(groups))
