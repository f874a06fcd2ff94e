"""Texts of regular battles but for the hand-to-hand fighting and tactical movement."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.game import Die, LogLine
from anahuac.engine.text import Ref, Template, Text, plural, text
from anahuac.games.conquest.events import battle as ev
from anahuac.games.conquest.terms import INDIAN, SPAIN
from anahuac.games.conquest.texts.core import at, pieces, place

# ---------------------------------------------------------------------- prompts

DEPLOY = plural("conquest", "Deploy your army; the first line needs at least %n SP.", "", 1)
NAME_GENERAL = text("conquest", "Name the army commander among those of equal rank.")
MARK_SACRIFICE = text("conquest", "Choose the enemy counter that receives the Sacrifice marker.")
CHOOSE_MARKERS = plural("conquest", "Choose %n tactical marker(s) for this battle.", "", 1)
DISCARD_MARKERS = plural(
    "conquest", "Give up %n unused marker(s): the new army commander cannot use more.", "", 1
)
COMMIT_MARKERS = text("conquest", "Commit none, one or two markers to this round.")
REVEAL: dict[str, Template] = {
    "fire": text("conquest", "Which committed markers do you reveal for the fire?"),
    "hand_to_hand": text("conquest", "Which committed markers do you reveal for this hand-to-hand?"),
    "tactical_movement": text("conquest", "Which committed markers do you reveal for the tactical movement?"),
}
REVEAL_CLAUSE = {
    "fire": "conquest:10.3.4-b",
    "hand_to_hand": "conquest:10.3.4-i",
    "tactical_movement": "conquest:10.3.4-C",
}
WHERE_DOGS = text("conquest", "War dogs: choose the tactical zone they are set on.")
WHO_RUNS = plural("conquest", "War dogs: choose the %n unit(s) in the {tz} that retreat.", "", 1)
SHOOT = text("conquest", "Choose a unit to shoot and its target, or cease fire for this round.")
FIGHT_ON = text("conquest", "Begin another round, or fall back?")
WHERE_FROM_RETREAT = plural(
    "conquest", "Choose the zone that %n counter(s) in the line of retreat leave for.", "", 1
)

# ---------------------------------------------------------------------- refusals

OWN_HALF_ONLY = text(
    "conquest", "{piece} must be deployed in one of the five tactical zones of its own half."
)
SHORT_OF_FIRST_LINE = plural(
    "conquest", "The first line needs %n SP more: a third of the army stands there.", "", 1
)
NOT_OF_HIGHEST_RANK = text("conquest", "{piece} cannot be army commander: another takes precedence.")
NOT_AN_ENEMY = text("conquest", "{piece} is not an enemy counter on the board.")
ZIG_ZAG_TOO_EARLY = text("conquest", "Zig-zag is not available before turn 11.")
NOT_YOUR_MARKER = text("conquest", "{marker} is not in the set of your army commander.")
EXACTLY_SO_MANY = plural("conquest", "Exactly %n different marker(s) must be chosen.", "", 1)
AT_MOST_TWO = text("conquest", "No more than two markers can be committed to a round.")
NOT_IN_HAND = text("conquest", "Only markers chosen for this battle and not yet played can be committed.")
NOT_COMMITTED = text("conquest", "{marker} was not committed to this round.")
OTHER_SEQUENCE = text("conquest", "{marker} acts in another sequence of the round.")
NO_COMMANDER_FOR_IT = text("conquest", "{marker} needs a commander of its own side on the board.")
NEEDS_NOT_MET = text("conquest", "{marker} cannot be used here: what it needs is missing.")
CANNOT_SHOOT = text("conquest", "{piece} has no range of fire.")
SHOT_ALREADY = text("conquest", "{piece} has already shot this round.")
SILENT_IN_RAIN = text("conquest", "{piece} cannot shoot in the rain.")
SHOOTER_AWAY = text("conquest", "{piece} stands in the line of retreat or is hidden, and cannot shoot.")
NOT_YOUR_UNIT = text("conquest", "{piece} is not a unit of yours on the board.")
NOT_A_TARGET = text("conquest", "{piece} is not an enemy unit on the board.")
OUT_OF_RANGE = text(
    "conquest", "Out of range of {piece}: {target} in the {tz}, distance {distance}, range {range}."
)
BEYOND_FIRE = text("conquest", "Nobody in the {tz} can be shot at.")
PROTECTED = text("conquest", "{target} cannot be shot at while other units stand in the {tz}.")
DOGS_NOT_THERE = text("conquest", "The {tz} is not next to a tactical zone that you hold.")
DOGS_FIND_NOBODY = text(
    "conquest", "No unit in the {tz} runs from dogs: only bowmen, javelin throwers and slingers do."
)
NOT_SCARED = text("conquest", "{piece} does not run from dogs here.")

# ---------------------------------------------------------------------- log

BEGAN = text(
    "conquest", "Battle of {place}, attack of the {camp}: Spanish camp {spain} SP, Indian camp {indian} SP"
)
DEPLOYED = plural("conquest", "The {camp} deploys: %n counter(s)", "", 1)
GENERAL = text("conquest", "Army commander of the {camp}: {piece}")
SUCCESSOR = text("conquest", "New army commander of the {camp}: {piece}")
EVENT = text("conquest", "Random event: die {die}, modifier {modifier}: {event}")
EVENT_WITHOUT_EFFECT = text(
    "conquest", "Random event: die {die}, modifier {modifier}: {event}, without effect here"
)
TREASON = text("conquest", "Treason: dice for {pieces}")
BARRED = text("conquest", "To the line of retreat, because of {event}: {pieces}")
MARKED = text("conquest", "Sacrifice marker on {piece}")
HAS_MARKERS = plural("conquest", "The {camp} has %n tactical marker(s)", "", 1)
DREW_MARKERS = plural("conquest", "The {camp} has drawn %n tactical marker(s)", "", 1)
GAVE_UP = plural("conquest", "The {camp} gives up %n unused marker(s)", "", 1)
COMMITTED = plural("conquest", "The {camp} commits %n marker(s) to this round", "", 1)
REVEALED = text("conquest", "The {camp} reveals {markers}")
#: The name of a marker, which may read like what it is about: hidden units are not revealed by it.
NAMED = text("conquest", "“{marker}”")
ROUND = text("conquest", "Round {round}")
DOGS = plural("conquest", "War dogs against the {tz}, die {die}: %n unit(s) to retreat", "", 1)
HIT = text("conquest", "Fire of {piece} at {target} in the {tz}: {die}, {needed} or less needed, hit")
MISSED = text("conquest", "Fire of {piece} at {target} in the {tz}: {die}, {needed} or less needed, missed")
MISSED_ZIG_ZAG = text(
    "conquest", "Fire of {piece} at {target} in the {tz}: {die}, only a 1 hits the zig-zag, missed"
)
CEASED = text("conquest", "The {camp} ceases fire")
FELL_BACK = text("conquest", "The {camp} falls back")
WON: dict[str, Template] = {
    "eliminated": text("conquest", "The {winner} wins the battle: no enemy unit is left"),
    "line_of_retreat": text("conquest", "The {winner} wins the battle: all enemy units have retreated"),
    "no_commander": text("conquest", "The {winner} wins the battle: the enemy has no commander left"),
    "fell_back": text("conquest", "The {winner} wins the battle: the attacker has fallen back"),
    "death_to_the_commander": text(
        "conquest", "The {winner} wins the battle: the enemy army commander is dead"
    ),
    "event": text("conquest", "The {winner} wins the battle: no enemy unit is willing to fight"),
}


def _camp(camp: str, form: str = "def") -> Ref:
    return Ref("camp", camp, form)


def _tz(tz: str) -> Ref:
    return Ref("tz", tz, "def")


def _began(e: ev.BattleBegan) -> LogLine:
    sp = dict(e.strengths)
    line = BEGAN(place=place(e.zone, "de"), camp=_camp(e.attacker, "de"), spain=sp[SPAIN], indian=sp[INDIAN])
    return LogLine(line, "conquest:10.1-b", "battle", e.attacker, places=at(e.zone))


def _deployed(e: ev.Deployed) -> LogLine:
    places = tuple(sorted({f"tz:{tz}" for _, tz in e.places}))
    line = DEPLOYED(len(e.places), camp=_camp(e.camp))
    ids = tuple(piece for piece, _ in e.places)
    return LogLine(line, "conquest:10.3.1-b", "battle", e.camp, places=places, pieces=ids)


def _general(e: ev.GeneralNamed) -> LogLine | None:
    if e.commander is None:
        return None
    template, clause = (SUCCESSOR, "conquest:10.3.3-d") if e.succeeds else (GENERAL, "conquest:10.3.1-c")
    line = template(piece=Ref("piece", e.commander), camp=_camp(e.camp, "de"))
    return LogLine(line, clause, "commander", e.camp, pieces=(e.commander,))


def _event(e: ev.BattleEventRolled) -> LogLine:
    template = EVENT if e.applies else EVENT_WITHOUT_EFFECT
    line = template(die=e.die, modifier=e.modifier, event=Ref("event", e.event))
    return LogLine(line, "conquest:10.3.2-a", "battle", e.camp, dice=(Die(6, e.die, e.camp),))


def _treason(e: ev.TreasonRolled) -> LogLine:
    ids = tuple(unit for unit, _ in e.dice)
    dice = tuple(Die(6, die, SPAIN) for _, die in e.dice)
    return LogLine(TREASON(pieces=pieces(ids)), "conquest:10.3.2-b", "battle", SPAIN, dice=dice, pieces=ids)


def _barred(e: ev.PiecesBarred) -> LogLine:
    clause = "conquest:10.3.2-b" if e.why == "treason" else "conquest:10.3.2-c"
    line = BARRED(event=Ref("event", e.why, "de"), pieces=pieces(e.pieces))
    return LogLine(line, clause, "battle", e.camp, pieces=e.pieces)


def _marked(e: ev.SacrificeMarked) -> LogLine:
    line = MARKED(piece=Ref("piece", e.piece, "def"))
    return LogLine(line, "conquest:10.3.2-f", "marker", INDIAN, pieces=(e.piece,))


def _has_markers(e: ev.MarkersChosen) -> LogLine:
    template = DREW_MARKERS if e.drawn else HAS_MARKERS
    line = template(len(e.markers), camp=_camp(e.camp))
    return LogLine(line, "conquest:10.3.3-a", "marker", e.camp)


def _gave_up(e: ev.MarkersDiscarded) -> LogLine:
    line = GAVE_UP(len(e.chosen) + len(e.committed), camp=_camp(e.camp))
    return LogLine(line, "conquest:10.3.3-d", "marker", e.camp)


def _committed(e: ev.MarkersCommitted) -> LogLine:
    return LogLine(COMMITTED(len(e.markers), camp=_camp(e.camp)), "conquest:10.3.4-a", "marker", e.camp)


def _revealed(e: ev.MarkersRevealed) -> LogLine:
    names = tuple(NAMED(marker=Ref("marker", marker)) for marker in e.markers)
    line = REVEALED(camp=_camp(e.camp), markers=names)
    return LogLine(line, REVEAL_CLAUSE[e.sequence], "marker", e.camp)


def _round(e: ev.RoundBegan) -> LogLine:
    return LogLine(ROUND(round=e.round), "conquest:10.3.4-a", "battle")


def _dogs(e: ev.WarDogsLoosed) -> LogLine:
    line = DOGS(e.count, tz=_tz(e.tz), die=e.die)
    dice = (Die(6, e.die, e.camp),)
    return LogLine(line, "conquest:T3-a", "marker", e.camp, dice=dice, places=(f"tz:{e.tz}",))


def _shot(e: ev.ShotFired) -> LogLine:
    names: dict[str, Ref] = {
        "piece": Ref("piece", e.unit, "de"),
        "target": Ref("piece", e.target, "def"),
        "tz": _tz(e.tz),
    }
    line: Text
    clause = "conquest:10.3.4-e"
    if e.die <= e.needed:
        line = HIT(die=e.die, needed=e.needed, **names)
    elif e.zig_zag:
        line, clause = MISSED_ZIG_ZAG(die=e.die, **names), "conquest:T3-c"
    else:
        line = MISSED(die=e.die, needed=e.needed, **names)
    places = (f"tz:{e.origin}", f"tz:{e.tz}")
    dice = (Die(e.sides, e.die, e.camp),)
    return LogLine(line, clause, "fire", e.camp, dice=dice, places=places, pieces=(e.unit, e.target))


def _ceased(e: ev.FireCeased) -> LogLine:
    return LogLine(CEASED(camp=_camp(e.camp)), "conquest:10.3.4-c", "fire", e.camp)


def _fell_back(e: ev.FellBack) -> LogLine:
    return LogLine(FELL_BACK(camp=_camp(e.camp)), "conquest:10.3.4-F", "battle", e.camp)


def _decided(e: ev.BattleDecided) -> LogLine:
    return LogLine(WON[e.why](winner=_camp(e.winner)), "conquest:10.3.5-a", "battle", e.winner)


DESCRIBE: dict[type, Callable[[Any], LogLine | None]] = {
    ev.BattleBegan: _began,
    ev.Deployed: _deployed,
    ev.GeneralNamed: _general,
    ev.BattleEventRolled: _event,
    ev.TreasonRolled: _treason,
    ev.PiecesBarred: _barred,
    ev.SacrificeMarked: _marked,
    ev.MarkersChosen: _has_markers,
    ev.MarkersDiscarded: _gave_up,
    ev.MarkersCommitted: _committed,
    ev.MarkersRevealed: _revealed,
    ev.RoundBegan: _round,
    ev.WarDogsLoosed: _dogs,
    ev.ShotFired: _shot,
    ev.FireCeased: _ceased,
    ev.FellBack: _fell_back,
    ev.BattleDecided: _decided,
}
