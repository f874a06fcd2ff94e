"""What the siege's panels tell of a position: the sum of Loss points, dead piles, temples, what weighs on an R&R.

Everything is read from the seat's view, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from anahuac.app.panels.siege import texts
from anahuac.app.presenters.siege.times import STAGE_OF
from anahuac.engine.text import Param, Ref, Template
from anahuac.games.siege.data import Tables
from anahuac.games.siege.dice import Level
from anahuac.games.siege.frames.recovery import RecoveryStepFrame
from anahuac.games.siege.frames.sequence import DeclareFrame
from anahuac.games.siege.model import DEAD, DEAD_FOR_GOOD, ESCAPED, State
from anahuac.games.siege.rules.ch03_places import takes_part
from anahuac.games.siege.rules.ch05_victory import level_of, loss_points
from anahuac.games.siege.rules.ch10_2_desertion import deserters, modifiers
from anahuac.games.siege.rules.ch10_5_dead_pile import who_rolls
from anahuac.games.siege.terms import CAMPS, CUAUHTEMOC, Camp, is_hex, is_lake

#: Faces of the desertion die.
FACES = range(1, 7)
#: An R&R is over, and nothing else has begun.
OVER = "over"


class Term(msgspec.Struct, frozen=True):
    """A line: what counts, its value ("" for none), its clause, of what it is made, what it means."""

    name: Param
    value: Param
    clause: str
    detail: Param = ""
    hint: Param = ""


class Pile(msgspec.Struct, frozen=True):
    """Dead counters of a camp in one of the piles, and the Loss points that they cost."""

    camp: Camp
    pieces: tuple[str, ...]
    points: int


class Shrine(msgspec.Struct, frozen=True):
    """A temple: its marker ("sacrifice", "desecration" or ""), who stands there, clause, columns a sacrifice shifts."""

    place: str
    sign: str
    holder: Camp | None
    clause: str
    shift: int


# ---------------------------------------------------------------------- Loss points


def terms_of(t: Tables, s: State) -> tuple[Term, ...]:
    """The Loss points by source, in the order of the clause (5.4)."""
    points, rows = loss_points(t, s), t.loss_points
    dead = tuple(unit for unit in t.spanish_units if _is_dead(s, unit))
    who = texts.DEAD_WHO(units=dead) if dead else texts.ALLIES()
    recoveries = texts.RECOVERIES(s.tally.held, each=rows["rr"].points)
    lost = texts.DEAD(len(dead), each=rows["dead_units"].points)
    leader = texts.AT_LARGE() if points.cuauhtemoc else texts.CAUGHT()
    return (
        Term(recoveries, points.recoveries, "siege:5.4", "", texts.RECOVERIES_TIP()),
        Term(lost, points.dead_units, "siege:5.4", who, texts.DEAD_TIP()),
        Term(leader, points.cuauhtemoc, "siege:9.3E", _where_he_is(s), texts.LARGE_TIP()),
    )


def _where_he_is(s: State) -> Param:
    """Where Cuauhtemoc stands, as far as the seat can tell."""
    at = s.pieces[CUAUHTEMOC].at if CUAUHTEMOC in s.pieces else ""
    if is_hex(at) or is_lake(at):
        return texts.HE_STANDS(place=Ref("place", at))
    return texts.HE_ESCAPED() if at == ESCAPED else ""


def _is_dead(s: State, unit: str) -> bool:
    return unit in s.pieces and s.pieces[unit].at in (DEAD, DEAD_FOR_GOOD)


def total_of(t: Tables, s: State) -> int:
    """All Loss points: those of the verdict once the match was won on the island."""
    verdict = s.verdict
    return verdict.points if verdict is not None and verdict.why == "island" else loss_points(t, s).total


def range_of(level: Level) -> Param:
    """The Loss points of a level in words."""
    if level.to is None:
        return texts.AND_MORE(first=level.first)
    return texts.FROM_TO(first=level.first, last=level.to)


def short_level(level: Level) -> Param:
    """A level as the track has room for it; one of a variant by its name."""
    return _known(texts.SHORT_LEVELS, level)


def level_within(level: Level) -> Param:
    """A level within a sentence."""
    return _known(texts.LEVELS, level)


def _known(said: dict[str, Template], level: Level) -> Param:
    template = said.get(level.id)
    return template() if template is not None else Ref("level", level.id)


def outlook_of(t: Tables, s: State) -> tuple[Param, ...]:
    """What one thing more would make of the sum: Cuauhtemoc taken, an R&R, as many as change the level."""
    if s.verdict is not None:
        return {"cortes": (texts.CORTES_IS_LOST(),), "conceded": (texts.GIVEN_UP(),)}.get(s.verdict.why, ())
    points = loss_points(t, s)
    said: list[Param] = []
    if points.cuauhtemoc:
        without = points.total - points.cuauhtemoc
        said.append(texts.WITH_HIM_TAKEN(points=without, level=level_within(level_of(t, without))))
    after = next_recovery(t, s)
    said.append(texts.ONE_MORE(points=after, level=level_after(t, s, 1)))
    changing = _until_another_level(t, points.total)
    if changing > 1:
        at = points.total + changing * t.loss_points["rr"].points
        said.append(texts.MORE(changing, points=at, level=level_after(t, s, changing)))
    return tuple(said)


def next_recovery(t: Tables, s: State) -> int:
    """The Loss points after one R&R more."""
    return loss_points(t, s).total + t.loss_points["rr"].points


def level_after(t: Tables, s: State, count: int) -> Param:
    """The level after so many R&R more, or that it is the same."""
    now = loss_points(t, s).total
    after = level_of(t, now + count * t.loss_points["rr"].points)
    return texts.SAME_LEVEL() if after == level_of(t, now) else level_within(after)


def _until_another_level(t: Tables, now: int) -> int:
    """How many R&R change the level, 0: none does."""
    level, each = level_of(t, now), t.loss_points["rr"].points
    if level.to is None or each < 1:
        return 0
    return (level.to - now) // each + 1


# ---------------------------------------------------------------------- dead piles


def piles_of(t: Tables, s: State) -> tuple[tuple[Pile, ...], tuple[Pile, ...]]:
    """Those who may come back, and those who never will, each pile by camp (10.5, 11.4)."""
    may = {camp: who_rolls(t, s, camp) for camp in CAMPS}
    gone = {
        camp: tuple(
            piece
            for piece, row in t.units.items()
            if row.camp == camp and _is_dead(s, piece) and piece not in may[camp]
        )
        for camp in CAMPS
    }
    return _by_camp(t, may), _by_camp(t, gone)


def _by_camp(t: Tables, found: dict[Camp, tuple[str, ...]]) -> tuple[Pile, ...]:
    each = t.loss_points["dead_units"].points
    return tuple(
        Pile(camp, pieces, each * sum(t.classes[t.units[piece].kind].lp for piece in pieces))
        for camp, pieces in found.items()
    )


def fates_of(t: Tables, category: str) -> tuple[Param, ...]:
    """What the die does with the dead of a category, face by face."""
    rows = next(rows for key, rows in t.rolls.dead_pile.results.items() if key == category)
    return tuple(texts.FATE(faces=faces(row.first, row.to), fate=texts.FATES[row.result]()) for row in rows)


def faces(first: int, last: int) -> Param:
    """Faces of a die from one to another."""
    return first if first == last else texts.FACES(first=first, last=last)


# ---------------------------------------------------------------------- R&R and temples


def recovery_stage(s: State) -> str:
    """The stage of the R&R that goes on, OVER after it until it is said what follows, "" without one."""
    for frame in reversed(s.frames):
        if isinstance(frame, RecoveryStepFrame):
            return STAGE_OF[frame.step]
        if isinstance(frame, DeclareFrame) and frame.again:
            return OVER
    return ""


def may_call(s: State) -> bool:
    """Whether the Spanish player can call an R&R now (4.3, 10.8)."""
    return bool(s.frames) and isinstance(s.frames[-1], DeclareFrame)


def weights_of(t: Tables, s: State) -> tuple[tuple[str, int], ...]:
    """What weighs on the desertion check now; nothing once the Allies have deserted."""
    return () if s.tally.deserted else modifiers(t, s)


def deserting_faces(t: Tables, s: State) -> tuple[int, ...]:
    """Faces of the die on which the Allies would go home in an R&R that were held now."""
    if s.tally.deserted:
        return ()
    weight = sum(value for _, value in modifiers(t, s))
    return tuple(face for face in FACES if face + weight < t.rolls.desertion.deserts_below)


def deserting(t: Tables, s: State) -> int:
    """How many Allies would go."""
    return len(deserters(t, s))


def shrines_of(t: Tables, s: State) -> tuple[Shrine, ...]:
    """The temples with their markers and who holds them."""
    return tuple(_shrine(t, s, place) for place in t.temples)


def _shrine(t: Tables, s: State, place: str) -> Shrine:
    sign, clause = "", "siege:11.5"
    if place in s.temples.desecrated:
        sign, clause = "desecration", "siege:11.6"
    elif place in s.temples.sacrificed:
        sign = "sacrifice"
    holder = next((camp for camp in CAMPS if place in s.stacks[camp]), None)
    return Shrine(place, sign, holder, clause, t.shifts["sacrifice_marker"].value)


# ---------------------------------------------------------------------- beside the map


def beside(t: Tables, s: State, where: Sequence[str]) -> tuple[tuple[Camp, str, tuple[str, ...]], ...]:
    """Counters of the match that are neither on the map nor dead, by camp and by what became of them."""
    found = []
    for camp in CAMPS:
        mine = [
            key
            for key, row in t.units.items()
            if row.camp == camp and key in s.pieces and takes_part(t, s, key)
        ]
        for kind in where:
            here = tuple(piece for piece in mine if s.pieces[piece].at == kind)
            if here:
                found.append((camp, kind, here))
    return tuple(found)
