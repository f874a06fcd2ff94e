"""Chapter 8.24: shore bombardment, the second half of sub-phase 2a."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from anahuac.engine.decision import Action, Decision, OneOf, Passed, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref, Text
from anahuac.games.siege.actions.afloat import Bombard
from anahuac.games.siege.data import Tables
from anahuac.games.siege.dice import bombard_class
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.afloat import Bombarded
from anahuac.games.siege.events.core import FrameChanged, FramePopped, FramePushed, Marked
from anahuac.games.siege.frames.afloat import BombardFrame, Shot
from anahuac.games.siege.frames.combat import Fought
from anahuac.games.siege.model import ATTACKED, BOMBARDED, State, has_done
from anahuac.games.siege.rules import ch08_losses, ch08_targets, ch09_leaders, ch11_4_cannon
from anahuac.games.siege.terms import AZTEC, Camp, enemy, is_hex, is_lake
from anahuac.games.siege.texts import afloat as texts

#: More options than this are not offered: of units of a kind in an area the first alone.
MOST_OPTIONS = 400


@rule("siege:8.24", "siege:8.24A")
def open_bombardment(t: Tables, tx: Tx[State, Event]) -> None:
    """Bombardment, if anybody can fire at anything."""
    if any(shots(t, tx.state, BombardFrame())):
        tx.emit(FramePushed(BombardFrame()))


# ---------------------------------------------------------------------- who fires at what


@rule("siege:8.24A", "siege:8.24C", "siege:8.5C")
def gunners(t: Tables, s: State) -> tuple[str, ...]:
    """Units of the phasing camp afloat that have neither fought in the phase nor bombarded, in counter order.

    Those of areas without enemies and the withheld have not fought.
    """
    return tuple(
        unit
        for unit, row in t.units.items()
        if row.camp == s.active
        and row.is_combat_unit
        and unit in s.pieces
        and is_lake(s.pieces[unit].at)
        and not has_done(s, unit, ATTACKED | BOMBARDED)
    )


@rule("siege:8.24A", "siege:8.24B", "siege:8.24F", "siege:8.24G")
def shots(t: Tables, s: State, frame: BombardFrame) -> Iterator[Bombard]:
    """Every unit with every hex that it may fire at."""
    found: dict[tuple[str, str], tuple[str, ...]] = {}
    for unit in gunners(t, s):
        area, side = s.pieces[unit].at, t.units[unit].side
        if (area, side) not in found:
            coast = t.lakes[area].coast
            found[area, side] = tuple(hex_ for hex_ in coast if not objection(t, s, frame, unit, hex_))
        yield from (Bombard(unit, target) for target in found[area, side])


@rule("siege:8.24A", "siege:8.24B", "siege:8.24F", "siege:8.24G")
def objection(t: Tables, s: State, frame: BombardFrame, unit: str, target: str) -> Refusal | None:
    """What forbids a unit in a lake area to fire at a hex: no shore, nobody there, the limit, a fortress."""
    area = s.pieces[unit].at
    names = {"piece": Ref("piece", unit), "place": Ref("place", target)}
    if not t.hexes[target].is_coastal:
        return Refusal("siege:8.24F", texts.NOT_COASTAL(place=names["place"]))
    if target not in t.lakes[area].coast:
        return Refusal(
            "siege:8.24A", texts.NOT_ON_THE_SHORE(place=names["place"], area=Ref("place", area, "def"))
        )
    foe = enemy(s.active)
    if not ch08_targets.is_target(t, s, foe, target):
        return Refusal("siege:8.24A", texts.NOBODY_TO_BOMBARD(place=names["place"]))
    if fired_at(s, frame, area, target) >= t.rolls.bombardment.max_units:
        return Refusal("siege:8.24B", texts.ENOUGH_SHOTS(t.rolls.bombardment.max_units, place=names["place"]))
    if is_coastal_fortress(t, s, target):
        if foe != AZTEC:
            return Refusal("siege:8.24F", texts.SAFE_IN_FORTRESS(place=names["place"]))
        if t.units[unit].side == "ally":
            return Refusal("siege:8.24G", texts.ALLIES_AND_FORTRESSES(**names))
    return None


@rule("siege:8.24B", "siege:R-9")
def fired_at(s: State, frame: BombardFrame, area: str, target: str) -> int:
    """Shots at a hex that count against the limit: from anywhere, or by the other ruling from the same area."""
    per_hex = s.settings.rul_bombard_cap == "per_hex"
    return sum(1 for shot in frame.shots if shot.target == target and (per_hex or shot.area == area))


@rule("siege:8.24F", "siege:8.24G", "siege:R-11")
def is_coastal_fortress(t: Tables, s: State, place: str) -> bool:
    """Whether a hex is a fortress on the lake; by the other ruling only those that guard the island's shore."""
    one = t.hexes[place]
    if not s.settings.rul_chapultepec_coastal_fort:
        return one.fortress_kind == "coastal"
    return place in t.fortresses and one.is_coastal


@rule("siege:8.24D", "siege:8.24G")
def hits(t: Tables, s: State, unit: str, target: str) -> tuple[int, ...]:
    """The faces of the die, as rolled, with which a unit hits a hex: for odds shown before the shot."""
    table = t.rolls.bombardment
    extra = modifier(t, s, target)
    return tuple(die for die in range(1, 7) if die + extra in table.hit_on[bombard_class(t.units[unit].side)])


def modifier(t: Tables, s: State, target: str) -> int:
    """What is added to the die: 1 for Aztecs in a coastal fortress."""
    is_hard = s.active != AZTEC and is_coastal_fortress(t, s, target)
    return t.rolls.bombardment.fortress_modifier if is_hard else 0


# ---------------------------------------------------------------------- one shot after another


@rule("siege:8.24A", "siege:8.24B", "siege:8.24C")
def pending_shot(t: Tables, s: State, frame: BombardFrame) -> tuple[Decision, ...]:
    """Who fires at what next, or nobody any more."""
    if frame.struck or frame.fallen or frame.is_over:
        return ()
    options = tuple(shots(t, s, frame))
    if len(options) > MOST_OPTIONS:
        options = _first_of_kind(t, s, options)
    if not options:
        return ()
    return (Decision(s.active, "bombard", texts.BOMBARD(), OneOf(options), "siege:8.24A", may_pass=True),)


def _first_of_kind(t: Tables, s: State, options: tuple[Bombard, ...]) -> tuple[Bombard, ...]:
    """Of units that hit alike from the same area the first alone: it does not matter which of them fires."""
    first: dict[tuple[str, str, str], Bombard] = {}
    for option in options:
        first.setdefault((s.pieces[option.unit].at, t.units[option.unit].side, option.target), option)
    return tuple(first.values())


@rule("siege:8.24C", "siege:8.24D", "siege:8.24E")
def answer_shot(t: Tables, tx: Tx[State, Event], frame: BombardFrame, seat: Seat, action: Action) -> None:
    """One die; a hit costs a step, which the owner takes off where he likes (8.18.2)."""
    del seat
    if isinstance(action, Passed):
        tx.emit(FrameChanged(replace(frame, is_over=True)))
        return
    assert isinstance(action, Bombard)
    s, unit, target = tx.state, action.unit, action.target
    area, foe = s.pieces[unit].at, enemy(s.active)
    die = tx.chance.roll("bombard", 6)
    is_hit = die in hits(t, s, unit, target)
    tx.emit(Bombarded(s.active, unit, area, target, die, modifier(t, s, target), is_hit))
    tx.emit(Marked((unit,), BOMBARDED))
    fired = replace(frame, shots=(*frame.shots, Shot(area, target)))
    if not is_hit:
        tx.emit(FrameChanged(fired))
        return
    carried = ch11_4_cannon.carried_among(s, _cannon_at(t, s, foe, target))
    tx.emit(FrameChanged(replace(fired, struck=target, carried=carried)))
    units = ch08_targets.fighters(t, s, foe, target)
    ch08_losses.ask_losses(t, tx, foe, units, 1, "bombardment", target)


def _cannon_at(t: Tables, s: State, camp: Camp, place: str) -> tuple[str, ...]:
    """The cannon of a camp in a hex, which go down with their carriers; leaders are looked after in their place."""
    return tuple(
        piece
        for piece in s.stacks[camp].get(place, ())
        if piece is not None and t.units[piece].kind == "cannon"
    )


@rule("siege:8.24E", "siege:9.3A", "siege:9.3B", "siege:11.4F")
def run_shots(t: Tables, tx: Tx[State, Event], frame: BombardFrame) -> None:
    """After a hit, what hangs on it; at the end, leaders whose stacks were hurt and hold.

    A leader whose last unit has fallen is looked after at once, one whose stack only lost steps once the
    bombardment is over: so he is at most rolled for once for each stack, however many shots hit it.
    """
    if frame.struck:
        _after_hit(t, tx, frame)
    elif frame.fallen:
        tx.emit(FrameChanged(_settled(tx.state, frame)))
    elif frame.hurt:
        place, *rest = frame.hurt
        tx.emit(FrameChanged(replace(frame, hurt=tuple(rest), is_over=True)))
        ch09_leaders.open_checks(t, tx, bombarded(tx.state, place))
    else:
        tx.emit(FramePopped())


def _after_hit(t: Tables, tx: Tx[State, Event], frame: BombardFrame) -> None:
    ch11_4_cannon.fall_with_carriers(t, tx, frame.carried)
    struck, foe = frame.struck, enemy(tx.state.active)
    calm = replace(frame, struck="", carried=())
    others = tuple(place for place in frame.hurt if place != struck)
    if ch08_targets.fighters(t, tx.state, foe, struck):
        tx.emit(FrameChanged(replace(calm, hurt=(*others, struck))))
        return
    tx.emit(FrameChanged(replace(calm, hurt=others, fallen=struck)))
    ch09_leaders.open_checks(t, tx, bombarded(tx.state, struck))


def _settled(s: State, frame: BombardFrame) -> BombardFrame:
    """A leader who got away is not rolled for because of what his new company suffered before he came."""
    leader = ch09_leaders.LEADER[enemy(s.active)]
    refuge = s.pieces[leader].at if leader in s.pieces else ""
    return replace(frame, fallen="", hurt=tuple(place for place in frame.hurt if place != refuge))


def bombarded(s: State, place: str) -> Fought:
    """A hex that has lost steps by bombardment, for the leader there; who is in it stays unsaid."""
    return Fought("bombardment", place, s.active, (), (), defender_loss=1)


@rule("siege:8.24A", "siege:8.24B", "siege:8.24C", "siege:8.24F", "siege:8.24G", "siege:8.5C")
def refuse_shot(
    t: Tables, s: State, frame: BombardFrame, decision: Decision, action: Action
) -> Refusal | None:
    """Why this unit may not fire at this hex."""
    if not isinstance(action, Bombard) or decision.contains(action):
        return None
    unit, target = action.unit, action.target
    if unit not in s.pieces or not is_lake(s.pieces[unit].at) or t.units[unit].camp != s.active:
        return Refusal("siege:8.24A", _said(texts.NOT_AFLOAT, unit))
    if not t.units[unit].is_combat_unit:
        return Refusal("siege:8.24D", _said(texts.NO_GUNNER, unit))
    if has_done(s, unit, ATTACKED):
        return Refusal("siege:8.5C", _said(texts.HAS_FOUGHT, unit))
    if has_done(s, unit, BOMBARDED):
        return Refusal("siege:8.24C", _said(texts.HAS_BOMBARDED, unit))
    if not is_hex(target) or target not in t.hexes:
        return Refusal("siege:8.24A", texts.NOT_LAND(place=Ref("place", target)))
    return objection(t, s, frame, unit, target)


def _said(template: Callable[..., Text], unit: str) -> Text:
    return template(piece=Ref("piece", unit))


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    BombardFrame: (pending_shot, answer_shot, run_shots),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {BombardFrame: refuse_shot}
