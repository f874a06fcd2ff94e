"""Log lines of the facts that several chapters state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from anahuac.engine.game import LogLine
from anahuac.engine.text import Param, Ref, Text, plural, text
from anahuac.games.conquest.events import core as ev
from anahuac.games.conquest.terms import SPAIN, enemy

TURN = text("conquest", "Turn {turn}, {months}")
PHASE = text("conquest", "Phase of the {camp}")
MOVED = plural("conquest", "{leader} from {origin} to {to} with %n counter(s): {cost} MP", "", 1)
MOVED_ALONE = text("conquest", "{piece} from {origin} to {to}: {cost} MP")
RETREATED = plural("conquest", "Retreat from {origin} to {to}: %n counter(s)", "", 1)
DISPLACED = text("conquest", "{piece} withdraws from {origin} to {to}")
SWITCHED_AWAY = text("conquest", "After the change of alliance, from {origin} to {to}: {pieces}")
PLACED = text("conquest", "Placed in {place}: {pieces}")
RETURNED = text("conquest", "Back on the map in {place}: {pieces}")
ARRIVED = text("conquest", "Reinforcements ashore in {place}: {pieces}")
AT_STRENGTH = plural("conquest", "{piece} with %n SP", "", 1)
BECAME_GARRISON = text("conquest", "{place}: the {camp} stands as a garrison")
BECAME_ARMY = text("conquest", "{place}: the {camp} stands as an army")
LOST = plural("conquest", "%n step(s) of {piece}", "", 1)
LOSSES = text("conquest", "Losses of the {camp}: {losses}")
UNITS_GONE = text("conquest", "Eliminated: {pieces}")
UNITS_SACRIFICED = text("conquest", "Sacrificed: {pieces}")
COMMANDER_GONE = text("conquest", "{piece} is eliminated")
COMMANDER_SACRIFICED = text("conquest", "{piece} is sacrificed")
CONTROL = text("conquest", "The {camp} takes control of {place}")
BATTLE_MARK = text("conquest", "Battle in {place}")
SIEGE_MARK = text("conquest", "Siege of {place}")
SCORED = plural("conquest", "{camp}: %n victory point(s), {why}", "", 1)
WHY: dict[str, Text] = {
    "battle": text("conquest", "major battle won")(),
    "siege": text("conquest", "siege decided")(),
    "commander": text("conquest", "commander eliminated")(),
    "sacrifice": text("conquest", "sacrifice")(),
}
OBJECTIVE_HELD = text("conquest", "objective held in {place}")
LOGGED: dict[str, Text] = {
    "spain_wins_admissible_combat": text("conquest", "A victory of Spain will count in diplomacy")(),
    "indian_wins_admissible_combat": text(
        "conquest", "A victory of the Indian camp will count in diplomacy"
    )(),
    "tenochtitlan_captured_by_spain": text(
        "conquest", "The capture of Tenochtitlan will count in diplomacy"
    )(),
    "emperor_or_successor_eliminated": text("conquest", "The fall of the emperor will count in diplomacy")(),
    "cortes_eliminated": text("conquest", "The loss of Cortés will count in diplomacy")(),
}
CURSOR = text("conquest", "Cursor of {nation}: {origin} → {to}")
SWITCHED = text("conquest", "Change of alliance: {nation}, now in the {camp}")
ENDED_WON = text("conquest", "The match is over: the {camp} wins, {level}, with {points} VP to {theirs}")
ENDED_TIED = text(
    "conquest",
    "The match is over: a tie, both camps reach the same level ({level}), the {camp} with {points} VP, the {other}"
    " with {theirs}",
)
ENDED_CONCEDED = text(
    "conquest", "The match is over: the {other} concedes, the {camp} wins, with {points} VP to {theirs}"
)


def pieces(ids: tuple[str, ...]) -> tuple[Param, ...]:
    """Names of pieces as a list."""
    return tuple(Ref("piece", piece) for piece in ids)


def place(zone: int, form: str = "") -> Ref:
    """The name of a strategic zone."""
    return Ref("place", str(zone), form)


def at(zone: int, tz: str | None = None) -> tuple[str, ...]:
    """Places for the log's hover: the tactical zone if there is one, else the strategic zone."""
    return (f"place:{zone}",) if tz is None else (f"tz:{tz}",)


def _turn(e: ev.TurnBegan) -> LogLine:
    line = TURN(turn=e.turn, months=Ref("months", str(e.turn)))
    return LogLine(line, "conquest:6-a", "turn", is_heading=True)


def _phase(e: ev.PhaseBegan) -> LogLine:
    return LogLine(PHASE(camp=Ref("camp", e.camp, "de")), "conquest:6-b", "phase", e.camp, is_heading=True)


def _moved(e: ev.PiecesMoved) -> LogLine:
    places = (f"place:{e.origin}", f"place:{e.to}")
    first = Ref("piece", e.pieces[0])
    if e.why == "retreat":
        line = RETREATED(len(e.pieces), origin=place(e.origin, "de"), to=place(e.to))
        clause = "conquest:10.5-a"
    elif e.why == "displaced":
        withdrawn = Ref("piece", e.pieces[0], "de")
        line = DISPLACED(piece=withdrawn, origin=place(e.origin), to=place(e.to))
        clause = "conquest:8-n"
    elif e.why == "switch":
        line = SWITCHED_AWAY(pieces=pieces(e.pieces), origin=place(e.origin), to=place(e.to))
        clause = "conquest:11-h"
    elif len(e.pieces) == 1:
        line = MOVED_ALONE(piece=first, origin=place(e.origin), to=place(e.to), cost=e.cost)
        clause = "conquest:8-e"
    else:
        count = len(e.pieces) - 1
        line = MOVED(count, leader=first, origin=place(e.origin), to=place(e.to), cost=e.cost)
        clause = "conquest:8-e"
    return LogLine(line, clause, "move", e.camp, places=places, pieces=e.pieces)


def _placed(e: ev.PiecesPlaced) -> LogLine:
    names: tuple[Param, ...] = tuple(
        AT_STRENGTH(sp, piece=Ref("piece", piece)) if sp else Ref("piece", piece) for piece, sp in e.pieces
    )
    template, clause = {
        "reinforcement": (ARRIVED, "conquest:7.1-e"),
        "return": (RETURNED, "conquest:7.2-i"),
    }.get(e.why, (PLACED, "conquest:7.2-m"))
    ids = tuple(piece for piece, _ in e.pieces)
    return LogLine(
        template(pieces=names, place=place(e.zone)), clause, "rr", e.camp, places=at(e.zone), pieces=ids
    )


def _form(e: ev.FormTaken) -> LogLine:
    template = BECAME_GARRISON if e.garrison else BECAME_ARMY
    line = template(place=place(e.zone), camp=Ref("camp", e.camp, "def"))
    return LogLine(line, "conquest:G-7", "move", e.camp, places=at(e.zone))


def _lost(e: ev.StepsLost) -> LogLine:
    losses = tuple(LOST(n, piece=Ref("piece", piece, "def")) for piece, n in e.losses)
    clause = "conquest:9-d" if e.cause == "attrition" else "conquest:10.3.4-m"
    line = LOSSES(camp=Ref("camp", e.camp, "de"), losses=losses)
    return LogLine(
        line, clause, "loss", e.camp, places=at(e.zone, e.tz), pieces=tuple(p for p, _ in e.losses)
    )


def _units_gone(e: ev.UnitsEliminated) -> LogLine:
    sacrificed = e.cause == "sacrifice"
    template, clause = (
        (UNITS_SACRIFICED, "conquest:10.3.4-u") if sacrificed else (UNITS_GONE, "conquest:10.3.4-n")
    )
    return LogLine(
        template(pieces=pieces(e.units)), clause, "loss", e.camp, places=at(e.zone, e.tz), pieces=e.units
    )


def _commander_gone(e: ev.CommanderEliminated) -> LogLine:
    template = COMMANDER_SACRIFICED if e.cause == "sacrifice" else COMMANDER_GONE
    clause = "conquest:8-n"
    if e.in_combat:
        clause = "conquest:12-f" if e.cause == "sacrifice" else "conquest:12-e"
    line = template(piece=Ref("piece", e.commander, "def"))
    return LogLine(line, clause, "commander", e.camp, places=at(e.zone), pieces=(e.commander,))


def _control(e: ev.ControlTaken) -> LogLine:
    line = CONTROL(camp=Ref("camp", e.camp, "def"), place=place(e.zone, "de"))
    return LogLine(line, "conquest:5-d", "control", e.camp, places=at(e.zone))


def _fight(e: ev.FightMarked) -> LogLine:
    template = BATTLE_MARK if e.kind == "battle" else SIEGE_MARK
    form = "" if e.kind == "battle" else "de"
    return LogLine(template(place=place(e.zone, form)), "conquest:8-j", e.kind, places=at(e.zone))


def _scored(e: ev.PointsScored) -> LogLine:
    places = () if e.zone is None else at(e.zone)
    why = OBJECTIVE_HELD(place=place(e.zone)) if e.why == "objectives" and e.zone is not None else WHY[e.why]
    line = SCORED(e.points, camp=Ref("camp", e.camp), why=why)
    return LogLine(line, e.clause, "points", e.camp, places=places, pieces=(e.piece,) if e.piece else ())


def _logged(e: ev.ItemLogged) -> LogLine:
    return LogLine(
        LOGGED[e.item.kind], "conquest:11-b", "diplomacy", places=at(e.item.zone) if e.item.zone else ()
    )


def _cursor(e: ev.CursorMoved) -> LogLine:
    line = CURSOR(nation=Ref("nation", e.nation, "de"), origin=Ref("box", e.origin), to=Ref("box", e.to))
    return LogLine(line, "conquest:11-c", "diplomacy")


def _switched(e: ev.CampChanged) -> LogLine:
    line = SWITCHED(nation=Ref("nation", e.nation, "def"), camp=Ref("camp", e.camp, "def"))
    return LogLine(line, "conquest:11-h", "diplomacy", e.camp)


def ended(e: ev.MatchEnded, points: Mapping[str, int]) -> LogLine:
    """The last line: who wins, at which level, and the ``points`` of the camps (12-g, 6-e)."""
    verdict = e.verdict
    camp = verdict.winner or SPAIN
    other = enemy(camp)
    scores = {"points": points[camp], "theirs": points[other]}
    level = Ref("level", verdict.levels[camp])
    if verdict.conceded:
        line = ENDED_CONCEDED(camp=Ref("camp", camp, "def"), other=Ref("camp", other, "def"), **scores)
        return LogLine(line, "conquest:6-e", "turn", is_heading=True)
    if verdict.winner is None:
        line = ENDED_TIED(
            level=level, camp=Ref("camp", camp, "def"), other=Ref("camp", other, "def"), **scores
        )
    else:
        line = ENDED_WON(camp=Ref("camp", camp, "def"), level=level, **scores)
    return LogLine(line, "conquest:12-g", "turn", is_heading=True)


DESCRIBE: dict[type, Callable[[Any], LogLine | None]] = {
    ev.TurnBegan: _turn,
    ev.PhaseBegan: _phase,
    ev.PiecesMoved: _moved,
    ev.PiecesPlaced: _placed,
    ev.FormTaken: _form,
    ev.StepsLost: _lost,
    ev.UnitsEliminated: _units_gone,
    ev.CommanderEliminated: _commander_gone,
    ev.ControlTaken: _control,
    ev.FightMarked: _fight,
    ev.PointsScored: _scored,
    ev.ItemLogged: _logged,
    ev.CursorMoved: _cursor,
    ev.CampChanged: _switched,
}
