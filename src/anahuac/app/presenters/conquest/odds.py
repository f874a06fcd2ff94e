"""Exact odds as the panel shows them: which answer is meant, and its preview in plain values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from anahuac.app.presenter import OddsLine, OddsShown
from anahuac.app.presenters.conquest import odds_texts as texts
from anahuac.app.presenters.conquest.faces import name_of
from anahuac.app.presenters.conquest.marching import reach_of
from anahuac.app.presenters.conquest.odds_rows import number, rows_of
from anahuac.engine.decision import Action, Chosen, Decision, OneOf, Some
from anahuac.engine.text import Param, Ref
from anahuac.games.conquest.actions.battle import Fire
from anahuac.games.conquest.actions.strategic import Step
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.model import State
from anahuac.games.conquest.odds import Advice, Assumed, Factor, Odds, best_of, preview
from anahuac.games.conquest.terms import INDIAN, SPAIN, enemy

#: Questions that plan a roll: their odds stay in sight.
ROLLS = frozenset(("attack", "counter", "exit", "sortie", "attack_again", "next_combat", "to_the_death"))
#: Others whose answers have odds.
MARCHES = ("march", "muster")
#: More options than these are not weighed against each other for want of a target.
MOST = 120
ROLES = {SPAIN: "spain", INDIAN: "mexico"}
_CLAUSES = {
    "face_down": "conquest:10.3.4-a",
    "hidden": "conquest:T3-l",
    "careful": "conquest:10.3.4-l",
    "may_hold": "conquest:10.3.4-n",
    "single": "conquest:R-24",
    "last_round": "conquest:10.4-i",
    "all_go": "conquest:10.4-g",
    "before_attrition": "conquest:6-b",
}
_GLYPHS = {
    "fire": "range",
    "assault": "siege",
    "attrition": "attrition",
    "dogs": "war-dogs",
    "landing": "landing",
}
Clicks = Callable[[Decision, Action], tuple[str, ...]]


def shown(
    t: Tables, s: State, decision: Decision, clicks: Clicks, picked: Sequence[str], refs: Sequence[str]
) -> OddsShown | None:
    """The odds of what is picked and pointed at."""
    way: tuple[int, ...] = ()
    if decision.kind in MARCHES:
        action, way = _march(t, s, decision, picked, refs)
    else:
        action = meant(t, s, decision, clicks, picked, refs)
    odds = preview(t, s, decision, action, way) if action is not None else None
    return None if odds is None else told(t, s, odds)


def meant(
    t: Tables, s: State, decision: Decision, clicks: Clicks, picked: Sequence[str], refs: Sequence[str]
) -> Action | None:
    """The answer that is pointed at; of several that may be meant the one with the best outlook."""
    domain = decision.domain
    if isinstance(domain, Some):
        names = {ref.partition(":")[2] for ref in picked}
        return Chosen(tuple(item for item in domain.items if item in names))
    if not isinstance(domain, OneOf):
        return None
    at = s.battle.at if s.battle is not None else {}
    wanted = {ref for ref in picked if not ref.startswith("do:")}
    reached = [(option, _refs(at, option, clicks(decision, option))) for option in domain.options]
    for ref in refs:
        fits = [option for option, there in reached if ref in there and wanted <= there]
        if fits:
            return fits[0] if len(fits) == 1 else best_of(t, s, decision, fits[:MOST]) or fits[0]
    fits = [option for option, there in reached if wanted <= there]
    return best_of(t, s, decision, fits[:MOST])


def _refs(at: object, option: Action, clicks: tuple[str, ...]) -> frozenset[str]:
    """Refs that lead to an option; a shot is also meant by the tactical zone of its target."""
    if isinstance(option, Fire) and isinstance(at, dict):
        return frozenset((*clicks, f"tz:{at.get(option.target, '')}"))
    return frozenset(clicks)


def _march(
    t: Tables, s: State, decision: Decision, picked: Sequence[str], refs: Sequence[str]
) -> tuple[Action | None, tuple[int, ...]]:
    """The march to the place pointed at, and the zones on its way."""
    reach = reach_of(t, s, decision, picked, told=False)
    route = next((reach[ref] for ref in refs if ref in reach), None)
    if route is None:
        return None, ()
    way = tuple(int(ref.partition(":")[2]) for ref in route.way)
    first = route.actions[0]
    return (first if isinstance(first, Chosen) else Step(way[-1])), way


# ---------------------------------------------------------------------- in plain values


def told(t: Tables, s: State, odds: Odds) -> OddsShown:
    """A preview as the panel shows it."""
    single = odds.kind == "attrition"
    plain = odds.kind in ("event", "landing", "dogs", "fire")
    head = texts.STEPS_OF_STACK() if single else texts.OUTCOMES() if plain else texts.STEPS_LOST()
    camps = (odds.attacker, enemy(odds.attacker))
    return OddsShown(
        title=title_of(s, odds),
        clause=odds.clause,
        dice=_dice(odds),
        lines=(*_factors(t, s, odds.factors), *_columns(odds), *_modifiers(odds), *_final(odds)),
        total=odds.total,
        rows=rows_of(s, odds),
        head=head,
        of=texts.CHANCE_IN(total=odds.total),
        columns=odds.columns,
        ratio=odds.ratio,
        finals=odds.finals,
        roles=(ROLES[camps[0]], "" if single else ROLES[camps[1]]),
        expected=_expected(odds),
        glyph=_GLYPHS.get(odds.kind, "battle"),
        attack=odds.kind not in ("attrition", "landing"),
        assumed=tuple(_assumed(one) for one in odds.assumes),
        advice=advice_of(t, s, odds, odds.advice) if odds.advice is not None else (),
    )


def title_of(s: State, odds: Odds) -> Param:
    """What is planned."""
    names = [ref.partition(":") for ref in odds.refs]
    title = texts.TITLES[odds.kind]
    found: dict[str, Param] = {}
    for kind, _, name in names:
        if kind == "place":
            found["place"] = Ref("place", name)
        elif kind == "tz":
            found["target" if len(names) == 1 or "origin" in found else "origin"] = Ref(kind, name, "def")
        elif kind == "piece":
            found["target" if "piece" in found else "piece"] = name_of(s, name)
    if odds.kind in ("melee", "counter"):
        found["origin"] = Ref("tz", names[0][2], "de")
    return title(**{field: found[field] for field in title.fields})


def _dice(odds: Odds) -> Param:
    sides = odds.total if odds.kind == "fire" else 6
    count, rest = 0, odds.total
    while rest > 1 and rest % sides == 0:
        count, rest = count + 1, rest // sides
    return texts.ONE_DIE(sides=sides) if count <= 1 else texts.DICE(count=count, sides=sides)


def _factors(t: Tables, s: State, factors: Iterable[Factor]) -> Iterable[OddsLine]:
    for factor in factors:
        yield OddsLine(texts.FACTORS[factor.what](), factor.value, _detail(t, s, factor), factor.clause)


def _detail(t: Tables, s: State, factor: Factor) -> Param:
    """What a sum is made of: units by type and value, commanders by name."""
    if not factor.each:
        return tuple(name_of(s, piece) for piece in factor.pieces)
    kinds: Counter[tuple[str, int]] = Counter()
    for piece, value in zip(factor.pieces, factor.each, strict=True):
        kinds[t.units[piece].type, value] += 1
    return tuple(
        texts.OF_ONE(type=Ref("type", kind), value=value)
        if count == 1
        else texts.OF_MANY(count=count, type=Ref("type", kind), value=value)
        for (kind, value), count in kinds.items()
    )


def _columns(odds: Odds) -> Iterable[OddsLine]:
    if odds.ratio < 0 or not odds.table:
        return
    table = Ref("table", "war_to_the_death" if odds.table == "war" else "flower_war")
    yield OddsLine(texts.RATIO(table=table), odds.columns[odds.ratio], clause="conquest:10.3.4-j")
    for shift in odds.shifts:
        if shift.by < 0:
            yield OddsLine(texts.FORTRESS(), texts.COLUMNS_LEFT(-shift.by), clause=shift.clause)
        else:
            yield OddsLine(texts.GUNS(), texts.UP_TO_RIGHT(shift.by), clause=shift.clause)


def _modifiers(odds: Odds) -> Iterable[OddsLine]:
    for factor in odds.modifiers:
        value: Param = texts.PLUS(value=factor.value) if factor.value > 0 else factor.value
        yield OddsLine(texts.FACTORS[factor.what](), value, clause=factor.clause)


def _final(odds: Odds) -> Iterable[OddsLine]:
    if odds.finals:
        name = texts.FINAL() if len(odds.finals) == 1 else texts.FINALS()
        yield OddsLine(name, odds.columns[odds.final], strong=True)


def _expected(odds: Odds) -> tuple[Param, ...]:
    if odds.kind in ("event", "landing", "dogs"):
        return ()
    if odds.kind == "fire":
        hits = odds.chance("hit") * odds.total
        return (texts.HIT_CHANCE(ways=int(hits), total=odds.total),)
    if odds.kind == "attrition":
        return (texts.EXPECTED_STACK(attacker=number(odds.expected(True))),)
    found: list[Param] = [
        texts.EXPECTED(attacker=number(odds.expected(True)), defender=number(odds.expected(False)))
    ]
    given = odds.sacrifices(True) + odds.sacrifices(False)
    if given:
        found.append(texts.SACRIFICED(count=number(given)))
    return tuple(found)


def _assumed(one: Assumed) -> OddsLine:
    camp = Ref("camp", one.camp or SPAIN, "def")
    said: Param
    match one.what:
        case "face_down":
            said = texts.FACE_DOWN(one.count, camp=Ref("camp", one.camp or SPAIN, "de"))
        case "hidden":
            said = texts.HIDDEN(one.count, camp=Ref("camp", one.camp or SPAIN, "de"))
        case "may_hold":
            said = texts.MAY_HOLD()
        case "last_round":
            said = texts.LAST_ROUND(one.count, camp=camp)
        case _:
            said = texts.ASSUMED[one.what]()
    return OddsLine(said, "", clause=_CLAUSES[one.what])


def advice_of(t: Tables, s: State, planned: Odds, advice: Advice) -> tuple[Param, ...]:
    """The change that helps most and its figures, or that there is none."""
    if advice.what == "give_up":
        camp = Ref("camp", enemy(planned.attacker), "def")
        kind, _, zone = planned.refs[0].partition(":")
        fv = t.zones[int(zone)].fv if planned.kind == "assault" and kind == "place" else 0
        return (texts.LIFT_SIEGE(fv, camp=camp) if fv else texts.BREAK_OFF(camp=camp),)
    odds = advice.odds
    if odds is None:
        return (texts.BEST(),)
    if advice.what in ("with", "without"):
        marker = advice.piece not in s.units and advice.piece not in s.commanders
        piece = Ref("marker", advice.piece) if marker else name_of(s, advice.piece)
        said: Param = texts.WITH(piece=piece) if advice.what == "with" else texts.WITHOUT(piece=piece)
    else:
        said = _instead(s, odds)
    return said, _figures(odds)


def _instead(s: State, odds: Odds) -> Param:
    names = [ref.partition(":") for ref in odds.refs]
    if odds.kind in ("melee", "counter"):
        return texts.BETTER_ATTACK(target=Ref("tz", names[1][2], "def"), origin=Ref("tz", names[0][2], "de"))
    if odds.kind == "fire":
        return texts.BETTER_SHOT(piece=name_of(s, names[0][2]), target=name_of(s, names[1][2]))
    kind, _, name = names[-1]
    return texts.BETTER(target=name_of(s, name) if kind == "piece" else Ref(kind, name))


def _figures(odds: Odds) -> Param:
    if odds.kind == "fire":
        return texts.HIT_CHANCE(ways=int(odds.chance("hit") * odds.total), total=odds.total)
    mine, theirs = number(odds.expected(True)), number(odds.expected(False))
    if odds.finals:
        return texts.FIGURES(column=odds.columns[odds.final], attacker=mine, defender=theirs)
    return texts.FIGURES_PLAIN(attacker=mine, defender=theirs)
