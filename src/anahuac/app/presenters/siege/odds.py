"""Exact odds of the siege as the panel shows them: battles by their arithmetic, single dice by their faces."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import TypeVar

from anahuac.app.presenter import OddsLine, OddsRow, OddsShown
from anahuac.app.presenters.siege import odds_texts as texts
from anahuac.app.presenters.siege.answers import clicks
from anahuac.app.presenters.siege.odds_battles import battle, best
from anahuac.engine.decision import Action, Decision, OneOf, Some
from anahuac.engine.text import Param, Ref
from anahuac.games.siege.actions.afloat import Bombard, FightInArea
from anahuac.games.siege.actions.ground import Attack, SetTrap, Through
from anahuac.games.siege.data import Tables
from anahuac.games.siege.frames.afloat import LakeBattleFrame
from anahuac.games.siege.frames.combat import BattleFrame, ChargeFrame
from anahuac.games.siege.model import State, stack_at
from anahuac.games.siege.rules import ch08_afloat, ch08_odds
from anahuac.games.siege.rules.ch04_sequence import full_knights
from anahuac.games.siege.rules.ch08_bombardment import hits, modifier
from anahuac.games.siege.rules.ch08_ground import preview
from anahuac.games.siege.rules.ch08_targets import candidates, fighters
from anahuac.games.siege.rules.ch09_leaders import LEADER
from anahuac.games.siege.terms import AZTEC, enemy

#: Questions that plan a roll: their odds stay in sight.
ROLLS = frozenset(
    (
        *("attack", "through", "attackers", "lead", "lake_battle", "withhold"),
        *("bombard", "trap", "charge", "object"),
    )
)
A = TypeVar("A", bound=Action)
_SIDES = 6


def shown(
    t: Tables, s: State, decision: Decision, picked: Sequence[str], refs: Sequence[str]
) -> OddsShown | None:
    """The odds of what is picked and pointed at; ``None`` where no dice follow."""
    match decision.kind:
        case "attack":
            return _attack(t, s, decision, picked, refs)
        case "through" | "attackers":
            return _joining(t, s, decision, picked, refs)
        case "lead":
            return _leading(t, s)
        case "lake_battle" | "withhold":
            return _on_the_lake(t, s, decision, picked, refs)
        case "bombard":
            shot = _meant(decision, Bombard, picked, refs)
            return _shot(t, s, shot) if shot is not None else None
        case "trap":
            trap = _meant(decision, SetTrap, picked, refs)
            return _trap(t, trap) if trap is not None else None
        case "charge":
            return _charge(t, s, decision, picked)
        case "object":
            return _objection(t, s)
    return None


def _meant(decision: Decision, kind: type[A], picked: Sequence[str], refs: Sequence[str]) -> A | None:
    """The option of a kind that is pointed at, nearest ref first; the only one that can still be meant."""
    if not isinstance(decision.domain, OneOf):
        return None
    wanted = {ref for ref in picked if not ref.startswith("do:")}
    left = [
        (option, there)
        for option in decision.domain.options
        if isinstance(option, kind) and wanted <= (there := set(clicks(decision, option)))
    ]
    for ref in refs:
        for option, there in left:
            if ref in there:
                return option
    return left[0][0] if len(left) == 1 else None


# ---------------------------------------------------------------------- battles


def _attack(
    t: Tables, s: State, decision: Decision, picked: Sequence[str], refs: Sequence[str]
) -> OddsShown | None:
    meant = _meant(decision, Attack, picked, refs)
    if not isinstance(decision.domain, OneOf):
        return None
    targets = [option for option in decision.domain.options if isinstance(option, Attack)]
    found = [meant] if meant is not None else targets
    reckoned = [preview(t, s, one.target, candidates(t, s, s.active, one.target)) for one in found]
    chosen = best(t, s, reckoned)
    if chosen is None:
        return None
    assumed = OddsLine(texts.EVERYBODY(), "", clause="siege:8.4")
    return battle(t, s, chosen, assumed=(assumed, OddsLine(texts.NO_LEADER(), "", clause="siege:9.3C")))


def _battle_frame(s: State) -> BattleFrame | None:
    return next((frame for frame in reversed(s.frames) if isinstance(frame, BattleFrame)), None)


def _joining(
    t: Tables, s: State, decision: Decision, picked: Sequence[str], refs: Sequence[str]
) -> OddsShown | None:
    frame = _battle_frame(s)
    if frame is None:
        return None
    if isinstance(decision.domain, Some):
        joining = _items(decision.domain, picked)
    else:
        through = _meant(decision, Through, picked, refs)
        joining = (through.unit,) if through is not None else ()
    units = (*frame.fixed, *joining)
    if not units:
        return None
    assumed = OddsLine(texts.NO_LEADER(), "", clause="siege:9.3C")
    return battle(t, s, preview(t, s, frame.target, units), assumed=(assumed,))


def _items(domain: Some, picked: Sequence[str]) -> tuple[str, ...]:
    """The items of an answer that are picked, by id or by ref."""
    names = {ref.rpartition(":")[2] for ref in picked}
    return tuple(item for item in domain.items if item in names)


def _leading(t: Tables, s: State) -> OddsShown | None:
    """With the leader at the head, and what it would be without him."""
    leader = LEADER[s.active]
    frame = s.frames[-1] if s.frames else None
    if isinstance(frame, BattleFrame):
        units = tuple(unit for unit in frame.attackers if t.units[unit].is_combat_unit)
        with_him = preview(t, s, frame.target, units, leader)
        without = preview(t, s, frame.target, units)
    elif isinstance(frame, LakeBattleFrame):
        with_him = ch08_afloat.reckoning(t, s, frame, leader)
        without = ch08_afloat.reckoning(t, s, frame, "")
    else:
        return None
    return battle(t, s, with_him, leader, without)


def _on_the_lake(
    t: Tables, s: State, decision: Decision, picked: Sequence[str], refs: Sequence[str]
) -> OddsShown | None:
    frame = s.frames[-1] if s.frames else None
    assumed = (OddsLine(texts.NO_LEADER(), "", clause="siege:9.3C"),)
    if isinstance(frame, LakeBattleFrame) and isinstance(decision.domain, Some):
        out = _items(decision.domain, picked)
        units = tuple(unit for unit in frame.attackers if unit not in out)
        theirs = ch08_afloat.with_leader(s, enemy(s.active), frame.defenders)
        found = ch08_odds.reckon(t, s, s.active, units, theirs, frame.area)
        return battle(t, s, found, assumed=assumed)
    meant = _meant(decision, FightInArea, picked, refs)
    if meant is None:
        return None
    mine = fighters(t, s, s.active, meant.area)
    theirs = ch08_afloat.with_leader(s, enemy(s.active), fighters(t, s, enemy(s.active), meant.area))
    return battle(t, s, ch08_odds.reckon(t, s, s.active, mine, theirs, meant.area), assumed=assumed)


# ---------------------------------------------------------------------- single dice


def _die(
    title: Param, clause: str, lines: tuple[OddsLine, ...], faces: int, yes: Param, no: Param, glyph: str
) -> OddsShown:
    """One die that succeeds on so many of its faces."""
    rows = tuple(
        OddsRow(ways, said=said, spoken=(texts.SPOKEN(ways=ways, total=_SIDES, what=said),))
        for ways, said in ((faces, yes), (_SIDES - faces, no))
        if ways
    )
    return OddsShown(
        title,
        clause,
        texts.ONE_DIE(),
        lines,
        _SIDES,
        rows,
        head=texts.OUTCOMES(),
        of=texts.OF(total=_SIDES),
        expected=(texts.CHANCE(ways=faces, total=_SIDES),),
        glyph=glyph,
    )


def _shot(t: Tables, s: State, shot: Bombard) -> OddsShown:
    faces = hits(t, s, shot.unit, shot.target)
    lines = [OddsLine(texts.HITS_ON(), faces, clause="siege:8.24D", strong=True)]
    extra = modifier(t, s, shot.target)
    if extra:
        lines.insert(0, OddsLine(texts.DIE_PLUS(), texts.PLUS(value=extra), clause="siege:8.24G"))
    title = texts.SHOT(unit=Ref("piece", shot.unit, "de"), place=Ref("place", shot.target))
    return _die(title, "siege:8.24D", tuple(lines), len(faces), texts.HIT(), texts.MISS(), "cannon")


def _trap(t: Tables, trap: SetTrap) -> OddsShown:
    faces = tuple(t.rolls.trap.success["step_given" if trap.give else "plain"])
    lines = (OddsLine(texts.SUCCEEDS_ON(), faces, clause="siege:11.2.1C", strong=True),)
    title = texts.TRAP(knight=Ref("piece", trap.knight))
    return _die(title, "siege:11.2.1A", lines, len(faces), texts.SPRUNG(), texts.FAILED(), "battle")


def _objection(t: Tables, s: State) -> OddsShown:
    knights, threshold = full_knights(t, s), t.rolls.objection.threshold
    faces = sum(die + knights >= threshold for die in range(1, _SIDES + 1))
    lines = (
        OddsLine(texts.KNIGHTS(), texts.PLUS(value=knights), clause="siege:4.5"),
        OddsLine(texts.THRESHOLD(), threshold, clause="siege:4.5", strong=True),
    )
    return _die(texts.OBJECTION(), "siege:4.5", lines, faces, texts.DENIED(), texts.HELD(), "balance")


def _charge(t: Tables, s: State, decision: Decision, picked: Sequence[str]) -> OddsShown | None:
    """A die for each that charges."""
    frame = s.frames[-1] if s.frames else None
    if not isinstance(frame, ChargeFrame) or not isinstance(decision.domain, Some):
        return None
    count = len(_items(decision.domain, picked)) or len(decision.domain.items)
    stack = s.stacks[AZTEC].get(frame.target, ())
    knight = any(t.units[unit].kind == "knight" for unit in stack_at(s, AZTEC, frame.target))
    faces = tuple(t.rolls.charge.success["with_knight" if knight else "without_knight"])
    yes, total = len(faces), _SIDES**count
    rows = []
    for lucky in range(count, -1, -1):
        ways = comb(count, lucky) * yes**lucky * (_SIDES - yes) ** (count - lucky)
        said: Param = texts.SUCCESSES(lucky) if lucky else texts.FAILED()
        rows.append(OddsRow(ways, said=said, spoken=(texts.SPOKEN(ways=ways, total=total, what=said),)))
    lines = (OddsLine(texts.SUCCEEDS_ON(), faces, clause="siege:11.3.1B", strong=True),)
    unsure = None in stack and not knight
    return OddsShown(
        texts.CHARGE(place=Ref("place", frame.target, "def")),
        "siege:11.3.1A",
        texts.DICE(count=count),
        lines,
        total,
        tuple(row for row in rows if row.ways),
        head=texts.OUTCOMES(),
        of=texts.OF(total=total),
        expected=(texts.CHANCE(ways=total - (_SIDES - yes) ** count, total=total),),
        glyph="charge-horse",
        assumed=(OddsLine(texts.KNIGHT_UNSEEN(), "", clause="siege:8.8A"),) if unsure else (),
    )
