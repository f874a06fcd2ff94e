"""What the inspector says of places, tactical zones and nations."""

from __future__ import annotations

from collections.abc import Iterable

from anahuac.app.presenter import Group, Inspection, Value
from anahuac.app.presenters.conquest import odds_texts, texts
from anahuac.app.presenters.conquest.faces import Say, in_order, name_of, piece_of
from anahuac.app.presenters.conquest.hints import hint
from anahuac.engine.text import Param, Ref
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.model import State, form_of, strength
from anahuac.games.conquest.odds.strategic import landing
from anahuac.games.conquest.rules.ch02_stacks import leader_of
from anahuac.games.conquest.rules.ch05_control import controller, why_controlled
from anahuac.games.conquest.terms import AWAITED, CAMPS, ELIMINATED, SPAIN, Camp
from anahuac.games.conquest.values import cf_of, nation_of

ROLES = {"spain": "spain", "indian": "mexico"}


def inspect(t: Tables, s: State, ref: str, say: Say) -> Inspection | None:
    """What there is to say about a ref; a piece says where it stands."""
    kind, _, name = ref.partition(":")
    if kind == "place" and name.isdecimal() and int(name) in t.zones:
        return _zone(t, s, int(name), say)
    if kind == "tz" and s.battle is not None:
        return _tactical(t, s, name, say)
    if kind == "nation" and name in t.nations:
        return _nation(t, s, name, say)
    if kind == "piece":
        return _of_piece(t, s, name, say)
    return None


def where(s: State, piece: str) -> str:
    """The ref of the place a piece is in: tactical zone, zone, or its nation's eliminated units; "" if none."""
    if s.battle is not None and piece in s.battle.at:
        return f"tz:{s.battle.at[piece]}"
    unit = s.units.get(piece)
    commander = s.commanders.get(piece)
    if unit is None and commander is None:
        return ""
    zone = unit.zone if unit is not None else commander.zone if commander is not None else ELIMINATED
    return f"place:{zone}" if zone > ELIMINATED else ""


def _of_piece(t: Tables, s: State, piece: str, say: Say) -> Inspection | None:
    if piece not in s.units and piece not in s.commanders:
        return None
    return inspect(t, s, where(s, piece) or f"nation:{nation_of(t, piece)}", say)


def _zone(t: Tables, s: State, zone: int, say: Say) -> Inspection:
    row = t.zones[zone]
    facts = [
        Value(
            texts.MOUNTAIN(row.cost) if row.cost > 1 else texts.OPEN_LAND(row.cost),
            clause="conquest:5-b",
            glyph="mountain" if row.cost > 1 else "movement",
            hint=hint("entry"),
        ),
        Value(_held(t, s, zone), clause="conquest:5-c", hint=hint("held")),
    ]
    for value, name, clause, glyph, key in (
        (row.fv, texts.FORTRESS(), "conquest:5-a", "fortress", "fortress"),
        (row.vp, texts.OBJECTIVE(), "conquest:5-d", "star", "objective"),
        (row.rp, texts.HARVEST(), "conquest:7.2-a", "harvest", "harvest"),
    ):
        if value:
            facts.append(Value(name, value, clause, glyph, short=True, hint=hint(key)))
    groups = tuple(_stack(t, s, camp, zone, say) for camp in CAMPS if zone in s.stacks[camp])
    subtitle = row.name.get("nah", "")
    return Inspection(f"place:{zone}", Ref("place", str(zone)), subtitle, str(zone), tuple(facts), groups)


def _held(t: Tables, s: State, zone: int) -> Param:
    why = why_controlled(t, s, zone)
    camp = controller(t, s, zone)
    if camp is None:
        return texts.HELD.get(why, texts.HELD["nobody"])()
    who = Ref("camp", camp, "def")
    if why == "territory":
        nation = t.zones[zone].nation
        return texts.HELD_BY[why](camp=who, nation=Ref("nation", nation or "", "de"))
    return texts.HELD_BY[why](camp=who)


def _stack(t: Tables, s: State, camp: Camp, zone: int, say: Say) -> Group:
    stack = s.stacks[camp][zone]
    form = form_of(s, camp, zone) or "army"
    pieces = in_order(t, s, stack.pieces, leader_of(t, s, stack))
    return Group(
        texts.FORMS[form](camp=Ref("camp", camp)),
        texts.COUNT(len(pieces), sp=strength(s, pieces)),
        tuple(piece_of(t, s, piece, say) for piece in pieces),
        ROLES[camp],
        hint("stack"),
    )


def _tactical(t: Tables, s: State, tz: str, say: Say) -> Inspection:
    assert s.battle is not None
    groups = []
    for camp in CAMPS:
        here = tuple(p for p, at in s.battle.at.items() if at == tz and _camp_of(s, p) == camp)
        if here:
            cf = sum(cf_of(t, s, piece) for piece in here if piece in s.units)
            groups.append(
                Group(
                    Ref("camp", camp),
                    texts.TACTICAL_SUM(cf=cf, sp=strength(s, here)),
                    tuple(piece_of(t, s, piece, say) for piece in in_order(t, s, here)),
                    ROLES[camp],
                    hint("tactical"),
                )
            )
    return Inspection(f"tz:{tz}", Ref("tz", tz), groups=tuple(groups))


def _nation(t: Tables, s: State, nation: str, say: Say) -> Inspection:
    gone = eliminated(t, s, nation)
    groups = []
    if gone:
        pieces = tuple(piece_of(t, s, piece, say) for piece in gone)
        title = texts.ELIMINATED(nation=Ref("nation", nation))
        groups.append(Group(title, texts.ELIMINATED_COUNT(len(gone)), pieces, nation, hint("eliminated")))
    awaited = [u for u, unit in s.units.items() if unit.zone == AWAITED and nation_of(t, u) == nation]
    if awaited and s.reinforcement.due is not None:
        pieces = tuple(piece_of(t, s, piece, say) for piece in awaited)
        due = texts.AWAITED_ON(turn=s.reinforcement.due)
        groups.append(Group(texts.AWAITED(), due, pieces, nation, hint("awaited")))
    facts = _landing(t, s, nation) if groups else (Value(texts.NOBODY_ELIMINATED()),)
    return Inspection(f"nation:{nation}", Ref("nation", nation), facts=facts, groups=tuple(groups))


def _landing(t: Tables, s: State, nation: str) -> tuple[Value, ...]:
    """Where the next die may bring a nation's reinforcements."""
    odds = landing(t, s) if nation == SPAIN else None
    if odds is None:
        return ()
    said = {"lands": odds_texts.LANDS_ON, "delayed": odds_texts.KEPT_OFF}
    return tuple(
        Value(
            said[row.said](place=Ref("place", row.place), ways=row.ways), clause=odds.clause, glyph="landing"
        )
        for row in odds.rows
    )


def eliminated(t: Tables, s: State, nation: str) -> tuple[str, ...]:
    """The group of eliminated units and commanders of a nation, commanders first."""
    pieces = [*s.commanders, *s.units]
    return in_order(
        t, s, tuple(p for p in pieces if nation_of(t, p) == nation and _zone_of(s, p) == ELIMINATED)
    )


def _zone_of(s: State, piece: str) -> int:
    unit = s.units.get(piece)
    return s.commanders[piece].zone if unit is None else unit.zone


def _camp_of(s: State, piece: str) -> Camp:
    unit = s.units.get(piece)
    return s.commanders[piece].camp if unit is None else unit.camp


def names(s: State, pieces: Iterable[str]) -> tuple[Ref, ...]:
    """Names of pieces as a list."""
    return tuple(name_of(s, piece) for piece in pieces)


NATIONS = (SPAIN, "mexico", "tlacopan", "texcoco", "tlaxcala", "other")
