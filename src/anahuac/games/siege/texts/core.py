"""Log lines of the facts that several chapters state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.game import Die, LogLine
from anahuac.engine.text import Param, Ref, Template, Text, plural, text
from anahuac.games.siege.events import core as ev
from anahuac.games.siege.model import OFF_MAP
from anahuac.games.siege.terms import CUAUHTEMOC, SPANISH, enemy

COUPLET = text("siege", "Couplet {number}")
PLAYER_TURN = text("siege", "Player-turn of the {camp}")
STAGES: dict[str, Text] = {
    "lake": text("siege", "Lake movement")(),
    "land": text("siege", "Land movement")(),
    "afloat": text("siege", "Lake combat and bombardment")(),
    "ground": text("siege", "Ground combat")(),
}
MARCHED = text("siege", "From {origin} to {to}, {cost} MP: {pieces}")
MOVED: dict[str, tuple[Template, str]] = {
    "lake": (text("siege", "By water from {origin} to {to}: {pieces}"), "siege:7.10A"),
    "advance": (text("siege", "Advance from {origin} to {to}: {pieces}"), "siege:8.19A"),
    "trap": (text("siege", "The trappers draw back from {origin} to {to}: {pieces}"), "siege:11.2.2A"),
    "trapped": (text("siege", "Drawn into the trap from {origin} to {to}: {pieces}"), "siege:11.2.2B"),
    "push": (text("siege", "Pushed back from {origin} to {to}: {pieces}"), "siege:11.3.2A"),
    "charge": (text("siege", "The charge carries from {origin} to {to}: {pieces}"), "siege:11.3.2B"),
}
PLACED: dict[str, tuple[Template, str]] = {
    "set_up": (text("siege", "Set up in {place}: {pieces}"), "siege:3.1"),
    "redeployed": (text("siege", "Redeployed to {place}: {pieces}"), "siege:10.3"),
    "returned": (text("siege", "Back from the dead pile in {place}: {pieces}"), "siege:10.6A"),
    "getaway": (text("siege", "Got away to {place}: {pieces}"), "siege:9.3A"),
}
LEFT: dict[str, tuple[Template, str]] = {
    "tepeyac": (text("siege", "Off the map by Tepeyac: {pieces}"), "siege:7.8C"),
    "raid": (text("siege", "On a raid beyond the map: {pieces}"), "siege:11.1A"),
    "escape": (text("siege", "Escaped from the map: {pieces}"), "siege:9.5"),
    "deserted": (text("siege", "Gone home: {pieces}"), "siege:10.2B"),
    "captured": (text("siege", "Captured or killed: {pieces}"), "siege:9.3"),
    "overstacked": (text("siege", "Removed from an overstacked hex: {pieces}"), "siege:6.6A"),
    "fell": (text("siege", "Lost with their unit: {pieces}"), "siege:11.4F"),
}
TAKEN_UP = plural("siege", "{camp}: %n counter(s) taken up from the map", "", 1)
LOST = plural("siege", "%n step(s) of {piece}", "", 1)
LOSSES = text("siege", "Losses of the {camp}: {losses}")
CAUSES = {
    "lake": "siege:8.18",
    "bombardment": "siege:8.24E",
    "trap": "siege:11.2.1C",
    "charge": "siege:11.3.2A",
    "break_out": "siege:10.3.1B",
    "disease": "siege:11.8C",
}
REPLENISHED = plural("siege", "{piece}: die {die}, %n step(s) back", "", 1)
FILLED = text("siege", "{piece}: at full strength again")
CARRIED = text("siege", "{piece} goes with {carrier}")
LEFT_ALONE = text("siege", "{piece} goes with nobody")
DESECRATED = text("siege", "Temple desecrated: {place}")
SACRIFICED = text("siege", "Prisoners are sacrificed: {place}")
CLEARED: dict[str, tuple[Text, str]] = {
    "desecrated": (text("siege", "The temples are no longer desecrated")(), "siege:11.6B"),
    "sacrificed": (text("siege", "The sacrifice markers are taken off the temples")(), "siege:11.5C"),
}
FREED = text("siege", "{leader} may leave the island from now on")
ENDED_ISLAND = plural("siege", "The match is over: {level}, with %n Loss point(s)", "", 1)
ENDED_CORTES = text("siege", "The match is over: {leader} is lost, the {camp} has won")
ENDED_CONCEDED = text("siege", "The match is over: the {other} concedes, the {camp} has won")


def pieces(ids: tuple[str, ...]) -> tuple[Param, ...]:
    """Names of pieces as a list."""
    return tuple(Ref("piece", piece) for piece in ids)


def place(at: str, form: str = "") -> Ref:
    """The name of a hex or a lake area."""
    return Ref("place", at, form)


def places(*at: str) -> tuple[str, ...]:
    """Places for the log's hover."""
    return tuple(f"place:{one}" for one in at)


def _couplet(e: ev.CoupletBegan) -> LogLine:
    return LogLine(COUPLET(number=e.number), "siege:4.1A", "turn", is_heading=True)


def _player_turn(e: ev.PlayerTurnBegan) -> LogLine:
    line = PLAYER_TURN(camp=Ref("camp", e.camp, "de"))
    return LogLine(line, "siege:4.2", "phase", e.camp, is_heading=True)


def _stage(e: ev.StageReached) -> LogLine | None:
    line = STAGES.get(e.stage)
    return None if line is None else LogLine(line, "siege:4.2", "stage")


def _placed(e: ev.PiecesPlaced) -> LogLine | None:
    if e.why not in PLACED:
        return None
    template, clause = PLACED[e.why]
    ids = tuple(piece for piece, _ in e.pieces)
    line = template(place=place(e.place), pieces=pieces(ids))
    return LogLine(line, clause, "rr", e.camp, places=places(e.place), pieces=ids)


def _moved(e: ev.PiecesMoved) -> LogLine:
    fields: dict[str, Param] = {"origin": place(e.origin), "to": place(e.to), "pieces": pieces(e.pieces)}
    if e.why in MOVED:
        template, clause = MOVED[e.why]
        line = template(**fields)
    else:
        line, clause = MARCHED(cost=e.cost, **fields), "siege:7.1B"
    return LogLine(line, clause, "move", e.camp, places=places(e.origin, e.to), pieces=e.pieces)


def _left(e: ev.PiecesLeft) -> LogLine | None:
    if e.why == "taken_up" and e.to == OFF_MAP:
        clause = "siege:10.3.1A" if e.camp == SPANISH else "siege:10.3.3A"
        line = TAKEN_UP(len(e.pieces), camp=Ref("camp", e.camp))
        return LogLine(line, clause, "rr", e.camp, pieces=e.pieces)
    if e.why not in LEFT:
        return None
    template, clause = LEFT[e.why]
    kind = "leader" if e.why in ("captured", "escape") else "loss"
    return LogLine(template(pieces=pieces(e.pieces)), clause, kind, e.camp, pieces=e.pieces)


def _lost(e: ev.StepsLost) -> LogLine:
    losses = tuple(LOST(steps, piece=Ref("piece", piece, "de")) for piece, steps in e.losses)
    line = LOSSES(camp=Ref("camp", e.camp, "de"), losses=losses)
    ids = tuple(piece for piece, _ in e.losses)
    return LogLine(line, CAUSES.get(e.cause, "siege:8.18"), "loss", e.camp, pieces=ids)


def _gained(e: ev.StepsGained) -> LogLine:
    piece = Ref("piece", e.unit)
    if not e.die:
        return LogLine(FILLED(piece=piece), "siege:10.4B", "rr", e.camp, pieces=(e.unit,))
    line = REPLENISHED(e.steps, piece=piece, die=e.die)
    return LogLine(line, "siege:10.4A", "rr", e.camp, (Die(6, e.die, e.camp),), pieces=(e.unit,))


def _carried(e: ev.CarrierTaken) -> LogLine:
    piece = Ref("piece", e.piece)
    line = (
        CARRIED(piece=Ref("piece", e.piece, "de"), carrier=Ref("piece", e.carrier))
        if e.carrier
        else LEFT_ALONE(piece=piece)
    )
    ids = (e.piece, e.carrier) if e.carrier else (e.piece,)
    return LogLine(line, "siege:9.4A" if e.piece.isalpha() else "siege:11.4B", "move", pieces=ids)


def _desecrated(e: ev.TempleDesecrated) -> LogLine:
    return LogLine(
        DESECRATED(place=place(e.temple)), "siege:11.6A", "temple", SPANISH, places=places(e.temple)
    )


def _sacrificed(e: ev.TempleSacrificed) -> LogLine:
    camp = enemy(SPANISH)
    return LogLine(SACRIFICED(place=place(e.temple)), "siege:11.5B", "temple", camp, places=places(e.temple))


def _cleared(e: ev.MarkersCleared) -> LogLine:
    line, clause = CLEARED[e.kind]
    return LogLine(line, clause, "temple")


def _freed(e: ev.CuauhtemocFreed) -> LogLine:
    del e
    line = FREED(leader=Ref("piece", CUAUHTEMOC))
    return LogLine(line, "siege:9.1A", "leader", enemy(SPANISH), pieces=(CUAUHTEMOC,))


def _ended(e: ev.MatchEnded) -> LogLine:
    """The last line: how it came, who has won, and the points where they count (5)."""
    verdict = e.verdict
    camp = Ref("camp", verdict.winner, "def")
    if verdict.why == "island":
        line = ENDED_ISLAND(verdict.points, level=Ref("level", verdict.level, "def"))
        return LogLine(line, "siege:5.5", "turn", is_heading=True)
    if verdict.why == "cortes":
        line = ENDED_CORTES(leader=Ref("piece", "CORTES"), camp=camp)
        return LogLine(line, "siege:5.2", "turn", is_heading=True)
    line = ENDED_CONCEDED(other=Ref("camp", enemy(verdict.winner), "def"), camp=camp)
    return LogLine(line, "siege:5.1", "turn", is_heading=True)


DESCRIBE: dict[type, Callable[[Any], LogLine | None]] = {
    ev.CoupletBegan: _couplet,
    ev.PlayerTurnBegan: _player_turn,
    ev.StageReached: _stage,
    ev.PiecesPlaced: _placed,
    ev.PiecesMoved: _moved,
    ev.PiecesLeft: _left,
    ev.StepsLost: _lost,
    ev.StepsGained: _gained,
    ev.CarrierTaken: _carried,
    ev.TempleDesecrated: _desecrated,
    ev.TempleSacrificed: _sacrificed,
    ev.MarkersCleared: _cleared,
    ev.CuauhtemocFreed: _freed,
    ev.MatchEnded: _ended,
}
