"""One outcome of a roll in plain values: pips, what else it brings, and all of it in a sentence."""

from __future__ import annotations

from fractions import Fraction

from anahuac.app.presenter import OddsRow
from anahuac.app.presenters.conquest import odds_texts as texts
from anahuac.app.presenters.conquest.faces import name_of
from anahuac.engine.text import Param, Ref, Template
from anahuac.games.conquest.model import State
from anahuac.games.conquest.odds import Odds, Points, Risk, Row, Toll


def number(value: Fraction) -> Param:
    """A figure with one decimal, rounded."""
    tenths = int(value * 10 + Fraction(1, 2))
    return texts.DECIMAL(whole=tenths // 10, tenth=tenths % 10)


def rows_of(s: State, odds: Odds) -> tuple[OddsRow, ...]:
    """The outcomes as the panel shows them: those with the same losses together, what tells them apart beneath."""
    groups: dict[tuple[Param, int, int, int, int], list[Row]] = {}
    for row in odds.rows:
        mine, theirs = row.attacker, row.defender
        key = _said(odds, row), mine.all_steps, theirs.all_steps, mine.sacrificed, theirs.sacrificed
        groups.setdefault(key, []).append(row)
    return tuple(_group(s, odds, key[0], rows) for key, rows in groups.items())


def _group(s: State, odds: Odds, said: Param, rows: list[Row]) -> OddsRow:
    first = rows[0]
    ways = sum(row.ways for row in rows)
    notes: list[tuple[Param, ...]] = []
    parts: list[Param] = []
    for row in rows:
        told = tuple(_notes(s, odds, row))
        if told:
            whole = row.ways == ways
            notes.append(told if whole else (texts.PART(ways=row.ways, all=ways), *told))
            parts.append(texts.SPOKEN_PART(ways=row.ways, what=told))
    what = (said,) if said else tuple(_losses(odds, first))
    return OddsRow(
        ways=ways,
        attacker=first.attacker.all_steps,
        defender=first.defender.all_steps,
        attacker_taken=first.attacker.sacrificed,
        defender_taken=first.defender.sacrificed,
        said=said,
        notes=tuple(notes),
        spoken=(texts.SPOKEN(ways=ways, total=odds.total, what=what or texts.NOTHING()), *parts),
    )


def _said(odds: Odds, row: Row) -> Param:
    """What stands in place of losses."""
    if row.said == "lands":
        return texts.LANDS(place=Ref("place", row.place))
    if row.said == "delayed":
        return texts.DELAYED(place=Ref("place", row.place))
    if odds.kind == "event":
        event = Ref("event", row.said)
        return texts.EVENT_IDLE(event=event) if row.place else event
    return texts.SAID[row.said]() if row.said in texts.SAID else ""


def _losses(odds: Odds, row: Row) -> list[Param]:
    """What both sides lose, in words."""
    mine, theirs = row.attacker, row.defender
    if odds.kind == "attrition":
        return [texts.STACK_LOSES(mine.all_steps)] if mine.all_steps else []
    if odds.kind == "fire":
        return [texts.DEFENDERS_LOSE(theirs.all_steps)]
    found: list[Param] = []
    if mine.all_steps or theirs.all_steps:
        found += [texts.ATTACKERS_LOSE(mine.all_steps), texts.DEFENDERS_LOSE(theirs.all_steps)]
    if mine.sacrificed:
        found.append(texts.ATTACKERS_GIVE(mine.sacrificed))
    if theirs.sacrificed:
        found.append(texts.DEFENDERS_GIVE(theirs.sacrificed))
    return found


def _notes(s: State, odds: Odds, row: Row) -> list[Param]:
    """Retreats, cannons, commanders in danger, who wins, points."""
    if odds.kind == "attrition":
        return [texts.STACK_GONE()] if row.attacker.gone else []
    found: list[Param] = []
    if odds.kind == "event" and not row.place and row.said in texts.EVENTS:
        found.append(texts.EVENTS[row.said]())
    if row.said not in ("one_runs", "two_run"):
        found += _side(row.attacker, ATTACKERS)
        found += _side(row.defender, DEFENDERS)
    elif row.defender.more:
        found.append(texts.DEFENDERS_BARRED())
    found += [_risk(s, risk) for risk in row.risks]
    if row.winner is not None:
        found.append(texts.WINS(camp=Ref("camp", row.winner, "def")))
    found += [_points(point) for point in row.points]
    return found


ATTACKERS: tuple[Template, Template, Template] = (
    texts.ATTACKERS_RETREAT,
    texts.ATTACKERS_BARRED,
    texts.ATTACKERS_GUNS,
)
DEFENDERS: tuple[Template, Template, Template] = (
    texts.DEFENDERS_RETREAT,
    texts.DEFENDERS_BARRED,
    texts.DEFENDERS_GUNS,
)


def _side(toll: Toll, said: tuple[Template, Template, Template]) -> list[Param]:
    retreat, barred, guns = said
    found: list[Param] = []
    if toll.retreats:
        found.append(texts.DEFENDERS_HOLD(toll.holders) if toll.holders else retreat())
    if toll.more:
        found.append(barred())
    if toll.guns:
        found.append(guns())
    return found


def _risk(s: State, risk: Risk) -> Param:
    piece = name_of(s, risk.piece)
    if risk.mark == "alone":
        return texts.LOST_POINTS(piece=piece, points=risk.points) if risk.points else texts.LOST(piece=piece)
    numbers: Param = texts.UP_TO(most=risk.deadly) if risk.deadly > 1 else 1
    if risk.points:
        return texts.RISK_POINTS(piece=piece, numbers=numbers, sides=risk.sides, points=risk.points)
    return texts.RISK(piece=piece, numbers=numbers, sides=risk.sides)


def _points(points: Points) -> Param:
    camp = Ref("camp", points.camp)
    if points.least == points.most:
        return texts.POINTS(camp=camp, points=points.most)
    return texts.POINTS_RANGE(camp=camp, least=points.least, most=points.most)
