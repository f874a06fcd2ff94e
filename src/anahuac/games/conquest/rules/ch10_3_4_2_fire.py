"""Chapter 10.3.4.2: the fire sequence of a round, with War dogs, Harassment and Zig-zag."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from anahuac.board.graph import GraphBoard
from anahuac.engine.decision import Action, Chosen, Decision, OneOf, Passed, Seat, Some
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.conquest.actions.battle import Fire, LooseDogs
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.battle import FireCeased, ShotFired, WarDogsLoosed
from anahuac.games.conquest.events.core import FrameChanged, FramePopped, FramePushed, StepsLost
from anahuac.games.conquest.frames.battle import FireFrame, WarDogsFrame
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules.ch10_3_3_markers import is_in_force, open_reveal, spend_sequence
from anahuac.games.conquest.rules.ch10_3_4_retreat import rehome_commanders, retreat_units
from anahuac.games.conquest.rules.ch10_3_5_end import battle_ended, regroup
from anahuac.games.conquest.rules.ch10_3_board import (
    RETREAT,
    commanders_at,
    fought,
    has_units,
    is_line_of_retreat,
    units_at,
    units_on_board,
)
from anahuac.games.conquest.rules.ch10_casualties import roll_for_commanders
from anahuac.games.conquest.terms import CAMPS, INDIAN, SPAIN, Camp, enemy
from anahuac.games.conquest.texts import battle as texts
from anahuac.games.conquest.values import cf_of, is_spanish

#: Types that can be shot at only where they are alone (10.3.4-f).
PROTECTED = frozenset(("CL", "CM", "CA"))
#: Types that rain silences (10.3.2-e).
SILENCED = frozenset(("CA", "AQ", "AB", "AR"))
#: Types that run from dogs (T3-a), and whose hits harass (T3-b).
LIGHT = frozenset(("AR", "JAV", "FR"))
#: Dice of War dogs up to which one unit runs; above it two do (T3-a).
ONE_RUNS = 3


def open_fire(t: Tables, tx: Tx[State, Event]) -> None:
    """Begin the fire sequence."""
    tx.emit(FramePushed(FireFrame("reveal", fought(tx.state).attacker)))


# ---------------------------------------------------------------------- who may shoot at whom


@rule("conquest:10.3.4-c", "conquest:10.3.2-e")
def can_shoot(t: Tables, s: State, unit: str) -> bool:
    """Whether a unit may still shoot this round, as far as it is itself concerned."""
    battle = fought(s)
    kind = t.units[unit]
    return (
        kind.rf > 0
        and unit not in battle.fired
        and not is_line_of_retreat(battle.at.get(unit, "LR"))
        and not (battle.rain and kind.type in SILENCED)
    )


@rule("conquest:10.3.4-d", "conquest:10.3.4-f")
def targets_by_zone(t: Tables, s: State, camp: Camp) -> dict[str, list[str]]:
    """Units of a camp that can be shot at, by tactical zone, sorted: all but protected ones in company."""
    at = fought(s).at
    zones: dict[str, list[str]] = {}
    for unit in units_on_board(s, camp):
        zones.setdefault(at[unit], []).append(unit)
    for tz, here in zones.items():
        exposed = [unit for unit in here if t.units[unit].type not in PROTECTED]
        zones[tz] = exposed or here
    return zones


@rule("conquest:10.3.4-d")
def shots(t: Tables, s: State, camp: Camp) -> tuple[Fire, ...]:
    """Every shot a camp can fire now: shooters in id order, for each its targets by zone of the board."""
    battle = fought(s)
    if camp in battle.ceased:
        return ()
    shooters = [unit for unit in units_on_board(s, camp) if can_shoot(t, s, unit)]
    if not shooters:
        return ()
    targets = targets_by_zone(t, s, enemy(camp))
    return tuple(
        Fire(unit, target)
        for unit in shooters
        for tz in _in_range(t.board, battle.at[unit], t.units[unit].rf)
        if tz in targets
        for target in targets[tz]
    )


@lru_cache(maxsize=256)
def _in_range(board: GraphBoard, start: str, reach: int) -> tuple[str, ...]:
    return board.within("fire", start, reach)


@rule("conquest:T3-a", "conquest:T3-b", "conquest:T3-c")
def usable_markers(t: Tables, s: State, camp: Camp) -> tuple[str, ...]:
    """Fire markers whose needs a camp meets: a Spanish unit for War dogs, light troops for Harassment."""
    on_board = units_on_board(s, camp)
    usable = ["zigzag"]
    if any(is_spanish(t, unit) for unit in on_board):
        usable.append("war_dogs")
    if any(t.units[unit].type in LIGHT for unit in on_board):
        usable.append("harassment")
    return tuple(usable)


# ---------------------------------------------------------------------- the sequence


@rule("conquest:10.3.4-b", "conquest:10.3.4-c")
def run_fire(t: Tables, tx: Tx[State, Event], frame: FireFrame) -> None:
    """Markers of both sides first, War dogs next, then shot by shot, the attacker first.

    Who has no shot to fire leaves the turn to the other; when neither has, the fire is over.
    """
    if frame.stage == "reveal":
        tx.emit(FrameChanged(FireFrame("dogs", frame.camp)))
        open_reveal(t, tx, "fire", {camp: usable_markers(t, tx.state, camp) for camp in CAMPS})
    elif frame.stage == "dogs":
        tx.emit(FrameChanged(FireFrame("turn", frame.camp)))
        if is_in_force(tx.state, SPAIN, "war_dogs"):
            tx.emit(FramePushed(WarDogsFrame()))
    elif frame.stage == "settle":
        tx.emit(FrameChanged(FireFrame("turn", frame.camp)))
        assert frame.tz is not None
        rehome_commanders(t, tx, frame.camp, frame.tz)
    elif frame.stage == "turn":
        if battle_ended(t, tx):
            tx.emit(FramePopped())
        elif not regroup(t, tx):
            tx.emit(FrameChanged(FireFrame("shot", frame.camp)))
    elif frame.stage == "shot":
        tx.emit(FrameChanged(FireFrame("alone", enemy(frame.camp))))
    else:
        spend_sequence(t, tx, "fire")
        tx.emit(FramePopped())


def pending_fire(t: Tables, s: State, frame: FireFrame) -> tuple[Decision, ...]:
    """The next shot of the camp whose turn it is, if it has one; declining it ends its fire."""
    if frame.stage not in ("shot", "alone"):
        return ()
    options = shots(t, s, frame.camp)
    if not options:
        return ()
    return (Decision(frame.camp, "fire", texts.SHOOT(), OneOf(options), "conquest:10.3.4-c", may_pass=True),)


def answer_fire(t: Tables, tx: Tx[State, Event], frame: FireFrame, seat: Seat, action: Action) -> None:
    """A shot, or the end of a camp's fire."""
    other = enemy(frame.camp)
    if isinstance(action, Passed):
        tx.emit(FireCeased(frame.camp))
        tx.emit(FrameChanged(FireFrame("turn", other)))
        return
    assert isinstance(action, Fire)
    _shoot(t, tx, frame.camp, action.unit, action.target)


class ShotOdds(NamedTuple):
    """A shot hits with a die of ``sides`` up to ``needed``."""

    sides: int
    needed: int
    zig_zag: bool


@rule("conquest:10.3.4-e", "conquest:T3-c")
def odds_of_shot(t: Tables, s: State, unit: str, target: str) -> ShotOdds:
    """What a shot needs: the combat factor of the unit; from an arquebus, a 1 while its Indian target zig-zags."""
    shooter = s.units[unit]
    zig_zag = (
        t.units[unit].type == "AQ"
        and not is_spanish(t, target)
        and is_in_force(s, enemy(shooter.camp), "zigzag")
    )
    return ShotOdds(6 if is_spanish(t, unit) else 10, 1 if zig_zag else cf_of(t, s, unit), zig_zag)


@rule("conquest:T3-b")
def harasses(t: Tables, s: State, unit: str, target: str) -> bool:
    """Whether a hit of a unit also drives its target back."""
    light = t.units[unit].type in LIGHT and t.units[target].type != "CA"
    return light and is_in_force(s, s.units[unit].camp, "harassment")


@rule("conquest:10.3.4-e", "conquest:10.3.4-g", "conquest:T3-b", "conquest:R-50")
def _shoot(t: Tables, tx: Tx[State, Event], camp: Camp, unit: str, target: str) -> None:
    """Roll for a shot and carry out the hit: the loss, commanders on a natural 1, the retreat under Harassment."""
    s = tx.state
    battle = fought(s)
    foe = enemy(camp)
    tz = battle.at[target]
    sides, needed, zig_zag = odds_of_shot(t, s, unit, target)
    die = tx.chance.roll("fire", sides)
    tx.emit(ShotFired(camp, unit, target, battle.at[unit], tz, sides, die, needed, zig_zag))
    if die > needed:
        tx.emit(FrameChanged(FireFrame("turn", foe)))
        return
    tx.emit(FrameChanged(FireFrame("settle", foe, tz)))
    tx.emit(StepsLost(foe, ((target, 1),), "fire", battle.zone, tz))
    if die == 1:
        commanders = commanders_at(tx.state, foe, tz)
        roll_for_commanders(t, tx, foe, commanders, battle.zone, tz=tz, fire=True)
    if harasses(t, s, unit, target) and target in fought(tx.state).at:
        retreat_units(t, tx, foe, (target,), "harassment")


def refuse_fire(t: Tables, s: State, frame: FireFrame, decision: Decision, action: Action) -> Refusal | None:
    """Why a shot is not possible."""
    if not isinstance(action, Fire) or decision.contains(action):
        return None
    return _shooter_refused(t, s, frame.camp, action.unit) or _target_refused(t, s, frame.camp, action)


@rule("conquest:10.3.4-c", "conquest:10.3.2-e")
def _shooter_refused(t: Tables, s: State, camp: Camp, unit: str) -> Refusal | None:
    battle = fought(s)
    piece = Ref("piece", unit)
    if unit not in s.units or s.units[unit].camp != camp:
        return Refusal("conquest:10.3.4-c", texts.NOT_YOUR_UNIT(piece=piece))
    if t.units[unit].rf == 0:
        return Refusal("conquest:3.1-c", texts.CANNOT_SHOOT(piece=piece))
    if is_line_of_retreat(battle.at.get(unit, RETREAT[camp])):
        return Refusal("conquest:10.3.4-c", texts.SHOOTER_AWAY(piece=piece))
    if unit in battle.fired:
        return Refusal("conquest:10.3.4-c", texts.SHOT_ALREADY(piece=piece))
    if battle.rain and t.units[unit].type in SILENCED:
        return Refusal("conquest:10.3.2-e", texts.SILENT_IN_RAIN(piece=piece))
    return None


@rule("conquest:10.3.4-d", "conquest:10.3.4-f")
def _target_refused(t: Tables, s: State, camp: Camp, action: Fire) -> Refusal | None:
    battle = fought(s)
    target = Ref("piece", action.target, "def")
    unit = s.units.get(action.target)
    tz = battle.at.get(action.target)
    if unit is None or unit.camp == camp or tz is None:
        return Refusal("conquest:10.3.4-d", texts.NOT_A_TARGET(piece=target))
    if is_line_of_retreat(tz):
        return Refusal("conquest:10.3.4-d", texts.BEYOND_FIRE(tz=Ref("tz", tz, "def")))
    distance = t.board.distance("fire", battle.at[action.unit], tz)
    reach = t.units[action.unit].rf
    if distance is None or distance > reach:
        line = texts.OUT_OF_RANGE(
            target=target,
            tz=Ref("tz", tz, "def"),
            piece=Ref("piece", action.unit, "de"),
            distance=distance or 0,
            range=reach,
        )
        return Refusal("conquest:10.3.4-d", line)
    return Refusal("conquest:10.3.4-f", texts.PROTECTED(target=target, tz=Ref("tz", tz, "def")))


# ---------------------------------------------------------------------- War dogs


@rule("conquest:T3-a")
def dog_zones(t: Tables, s: State) -> tuple[str, ...]:
    """Tactical zones with light Indian troops next to one that the Spanish camp holds; lines of retreat are none."""
    return tuple(
        tz
        for tz in sorted(set(fought(s).at.values()))
        if not is_line_of_retreat(tz) and runners(t, s, tz) and _is_next_to_spaniards(t, s, tz)
    )


def _is_next_to_spaniards(t: Tables, s: State, tz: str) -> bool:
    return any(
        not is_line_of_retreat(near) and has_units(s, SPAIN, near) for near in t.board.neighbours.get(tz, ())
    )


@rule("conquest:T3-a")
def runners(t: Tables, s: State, tz: str) -> tuple[str, ...]:
    """The light Indian units in a tactical zone."""
    return tuple(unit for unit in units_at(s, INDIAN, tz) if t.units[unit].type in LIGHT)


@rule("conquest:T3-a")
def scared_by(die: int) -> int:
    """How many units run from the dogs at a die."""
    return 1 if die <= ONE_RUNS else 2


@rule("conquest:T3-a", "conquest:R-29")
def pending_dogs(t: Tables, s: State, frame: WarDogsFrame) -> tuple[Decision, ...]:
    """Where the dogs go; then which units run, chosen by the player that the setting names."""
    if frame.tz is None:
        options = OneOf(tuple(LooseDogs(tz) for tz in dog_zones(t, s)))
        if not options.options:
            return ()
        return (Decision(SPAIN, "war_dogs", texts.WHERE_DOGS(), options, "conquest:T3-a"),)
    seat = SPAIN if s.settings.war_dogs_chooser == "spain" else INDIAN
    domain = Some(runners(t, s, frame.tz), frame.count, frame.count)
    prompt = texts.WHO_RUNS(frame.count, tz=Ref("tz", frame.tz, "def"))
    return (Decision(seat, "who_runs", prompt, domain, "conquest:T3-a", subject=(f"tz:{frame.tz}",)),)


def answer_dogs(t: Tables, tx: Tx[State, Event], frame: WarDogsFrame, seat: Seat, action: Action) -> None:
    """The dogs are loose: one unit runs at 1 to 3, two at 4 to 6."""
    if isinstance(action, Chosen):
        tx.emit(FramePopped())
        retreat_units(t, tx, INDIAN, action.items, "war_dogs")
        return
    assert isinstance(action, LooseDogs)
    die = tx.chance.roll("war_dogs", 6)
    light = runners(t, tx.state, action.tz)
    count = scared_by(die)
    tx.emit(WarDogsLoosed(SPAIN, action.tz, die, count))
    if count < len(light):
        tx.emit(FrameChanged(WarDogsFrame(action.tz, count)))
    else:
        tx.emit(FramePopped())
        retreat_units(t, tx, INDIAN, light, "war_dogs")


def run_dogs(t: Tables, tx: Tx[State, Event], frame: WarDogsFrame) -> None:
    """Nobody is there to run: the marker has no effect."""
    tx.emit(FramePopped())


def refuse_dogs(
    t: Tables, s: State, frame: WarDogsFrame, decision: Decision, action: Action
) -> Refusal | None:
    """A tactical zone out of reach or without light troops, or a unit that does not run."""
    if decision.contains(action):
        return None
    if isinstance(action, LooseDogs):
        name = Ref("tz", action.tz, "def")
        if not _is_next_to_spaniards(t, s, action.tz) or is_line_of_retreat(action.tz):
            return Refusal("conquest:T3-a", texts.DOGS_NOT_THERE(tz=name))
        return Refusal("conquest:T3-a", texts.DOGS_FIND_NOBODY(tz=name))
    if isinstance(action, Chosen) and frame.tz is not None:
        light = runners(t, s, frame.tz)
        for unit in action.items:
            if unit not in light:
                return Refusal("conquest:T3-a", texts.NOT_SCARED(piece=Ref("piece", unit)))
        return Refusal("conquest:T3-a", texts.WHO_RUNS(frame.count, tz=Ref("tz", frame.tz, "def")))
    return None


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    FireFrame: (pending_fire, answer_fire, run_fire),
    WarDogsFrame: (pending_dogs, answer_dogs, run_dogs),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {
    FireFrame: refuse_fire,
    WarDogsFrame: refuse_dogs,
}
