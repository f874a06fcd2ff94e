"""What one points at for each action of the siege, and what the others are called on a button."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from anahuac.app.presenter import Button, Forced, Mark
from anahuac.app.presenters.siege import texts
from anahuac.engine.decision import Action, Chosen, Decision, OneOf, Passed, Some
from anahuac.engine.text import Param, Ref, Template, Text
from anahuac.games.siege.actions import ground, leaders, movement, placing, sequence
from anahuac.games.siege.actions.afloat import Bombard, FightInArea
from anahuac.games.siege.data import Tables
from anahuac.games.siege.model import State, is_occupied
from anahuac.games.siege.rules.ch11_7_signals import is_concealed
from anahuac.games.siege.terms import AZTEC, SPANISH, enemy, is_hex, is_lake

#: Actions that are one button, with their words, their role and key.
BUTTONS: dict[type[Action], Button] = {
    movement.EndMovement: Button("", texts.END_LAND(), "primary", "Return"),
    movement.Stop: Button("", texts.STOP(), "primary", "Return"),
    movement.Depart: Button("", texts.LEAVE_MAP(), "warn"),
    ground.EndCombat: Button("", texts.END_COMBAT(), "primary", "Return"),
    ground.NobodyThrough: Button("", texts.NOBODY_THROUGH()),
    ground.StayBehind: Button("", texts.STAY_BEHIND()),
    ground.Halt: Button("", texts.HALT(), "primary", "Return"),
    ground.FightOn: Button("", texts.FIGHT_ON(), "primary", "Return"),
    ground.DropAttack: Button("", texts.DROP_ATTACK(), "warn"),
    ground.Spring: Button("", texts.SPRING(), "primary", "Return"),
    ground.HoldBack: Button("", texts.HOLD_BACK()),
    sequence.Continue: Button("", texts.CONTINUE(), "primary", "Return"),
    sequence.CallRecovery: Button("", texts.CALL_RECOVERY()),
    sequence.Agree: Button("", texts.AGREE(), "primary", "Return"),
    sequence.Object: Button("", texts.OBJECT()),
    sequence.Concede: Button("", texts.CONCEDE(), "warn"),
}
#: Fields of actions that name what is pointed at, in the order in which one would.
_FIELDS = ("knight", "piece", "unit", "target", "to", "place", "area", "temple", "carrier")
_PASS: dict[str, Template] = {
    "deployed": texts.BEGIN,
    "carriers": texts.KEEP_CARRIERS,
    "overstack": texts.MERCY,
    "order": texts.ORDER_DONE,
    "bombard": texts.HOLD_FIRE,
    "charge": texts.NO_CHARGE,
}
#: Questions that leave no choice and yet are not answered unasked: nothing is left to do but to end.
_FORCED: dict[str, Forced] = {"lake": "ends", "land": "ends", "march": "ends", "attack": "ends"}
#: Questions whose answers everybody sees at once, whoever is asked: none names a counter that could be unseen.
_OPEN = frozenset(
    {
        *("attack", "through", "attackers", "lead", "trap", "trap_path", "object", "sacrifice"),
        *("lake_battle", "withhold", "bombard", "declare", "charge", "push"),
    }
)
#: What is asked before a phase ends that offers more than its end.
_UNFINISHED: dict[str, Template] = {
    "land": texts.LEFT_TO_MARCH,
    "lake": texts.LEFT_TO_SAIL,
    "attack": texts.LEFT_TO_ATTACK,
}
#: What follows an answer without anything having happened yet.
_BEGINS: dict[str, tuple[type[Action], ...]] = {
    "place_where": (placing.Take,),
    "place_aboard": (placing.PlaceAt,),
    "sail_group": (movement.Embark,),
    "sail": (movement.Embark, Chosen),
    "march_group": (movement.SetOut, movement.GoOn),
    "march": (movement.SetOut, movement.GoOn, Chosen),
    "through": (ground.Attack, ground.Through, ground.NobodyThrough),
    "attackers": (ground.Attack, ground.Through, ground.NobodyThrough),
}


def ref_of(value: str) -> str:
    """The ref of a place or a piece, "" for none."""
    if not value:
        return ""
    return f"place:{value}" if is_hex(value) or is_lake(value) else f"piece:{value}"


def named(value: str) -> Ref:
    """The name of a place or a piece."""
    return Ref("place" if is_hex(value) or is_lake(value) else "piece", value)


def clicks(decision: Decision, action: Action) -> tuple[str, ...]:
    """What one points at; buttons have none. A counter still in the hand is taken up from beside the map."""
    if type(action) in BUTTONS or isinstance(action, Passed | ground.Lead):
        return ()
    fields = msgspec.structs.asdict(action)
    if isinstance(action, placing.PlaceAt):
        return (ref_of(action.place),)
    if isinstance(action, placing.Board):
        return (ref_of(action.carrier),)
    refs = tuple(ref for name in _FIELDS if name in fields and (ref := ref_of(str(fields[name]))))
    variant = _variant(decision, action)
    return (*refs, variant) if variant else refs


def _variant(decision: Decision, action: Action) -> str:
    """What tells an option from another that one points at alike, so that both become buttons."""
    if not isinstance(decision.domain, OneOf):
        return ""
    match action:
        case ground.Advance(piece=piece, leader=leader):
            if leader:
                return "do:leader"
            led = (isinstance(o, ground.Advance) and o.piece == piece and o.leader for o in _all(decision))
            return "do:alone" if any(led) else ""
        case ground.SetTrap(target=target, knight=knight, give=give):
            if give:
                return "do:give"
            return "do:plain" if ground.SetTrap(target, knight, True) in _all(decision) else ""
        case movement.SetOut(place=place):
            return "do:out" if movement.GoOn(place) in _all(decision) else ""
        case movement.GoOn(place=place):
            return "do:on" if movement.SetOut(place) in _all(decision) else ""
    return ""


def _all(decision: Decision) -> tuple[Action, ...]:
    return decision.domain.options if isinstance(decision.domain, OneOf) else ()


def mark(s: State, decision: Decision, action: Action, ref: str) -> Mark:
    """Enemies are targets; where one can go is reach."""
    del decision
    match action:
        case ground.Attack() | FightInArea():
            return "target"
        case Bombard(target=target) | ground.SetTrap(target=target):
            return "target" if ref == ref_of(target) else "reach"
        case movement.Step(to=to) | movement.Sail(to=to):
            return "target" if is_occupied(s, enemy(s.active), to) else "reach"
        case movement.Remove():
            return "target"
    return "reach"


def button(decision: Decision, action: Action) -> Button:
    """An action as a button."""
    if isinstance(action, Passed):
        known = _PASS.get(decision.kind, texts.PASS)()
        ends = decision.kind in ("deployed", "carriers", "order", "bombard")
        return Button("", known, "primary", "Return") if ends else Button("", known)
    if isinstance(action, movement.EndMovement) and decision.kind == "lake":
        return replace(BUTTONS[movement.EndMovement], said=texts.END_LAKE())
    found = BUTTONS.get(type(action))
    if found is not None:
        return found
    said: Param
    match action:
        case placing.Take(piece=piece):
            said = texts.PLACE(piece=Ref("piece", piece, "def"))
        case ground.Lead(leader=leader):
            said = texts.LEAD(leader=Ref("piece", leader))
        case ground.Advance(leader=leader):
            said = texts.WITH_LEADER(leader=Ref("piece", leader)) if leader else texts.ALONE()
        case ground.SetTrap(give=give):
            said = texts.GIVE_STEP() if give else texts.PLAIN_TRAP()
        case movement.SetOut():
            said = texts.SET_OUT()
        case movement.GoOn():
            said = texts.GO_ON()
        case Chosen(items=items):
            said = texts.ANSWER(what=tuple(map(named, items)))
        case _:
            values = (str(value) for value in msgspec.structs.asdict(action).values() if value)
            said = texts.ANSWER(what=tuple(map(named, values)))
    return Button("", said)


SAYINGS: dict[type[Action], Template] = {
    placing.PlaceAt: texts.SAY_PUT,
    placing.Board: texts.SAY_ABOARD,
    placing.Lift: texts.SAY_LIFT,
    movement.Carry: texts.SAY_CARRY,
    movement.Embark: texts.SAY_EMBARK,
    movement.Sail: texts.SAY_SAIL,
    movement.GoAboard: texts.SAY_ABOARD,
    movement.Disembark: texts.SAY_LAND,
    movement.SetOut: texts.SAY_SET_OUT,
    movement.GoOn: texts.SAY_GO_ON,
    movement.Step: texts.SAY_STEP,
    movement.LeaveBehind: texts.SAY_LEAVE,
    movement.Remove: texts.SAY_REMOVE,
    movement.PutOnTop: texts.SAY_ON_TOP,
    FightInArea: texts.SAY_FIGHT,
    Bombard: texts.SAY_BOMBARD,
    leaders.SacrificeAt: texts.SAY_SACRIFICE,
    ground.Attack: texts.SAY_ATTACK,
    ground.Through: texts.SAY_THROUGH,
    ground.Lure: texts.SAY_LURE,
    ground.Push: texts.SAY_PUSH,
}


#: Sayings in which a place stands by itself, after a comma or a colon, in some language.
_BARE = (
    texts.SAY_PUT,
    texts.SAY_LAND,
    texts.SAY_SAIL,
    texts.SAY_SACRIFICE,
    texts.SAY_TRAP,
    texts.SAY_TRAP_GIVE,
)


def saying(decision: Decision, action: Action) -> Param:
    """A single answer in words; one that is a button says what the button says."""
    match action:
        case ground.Advance(leader=leader):
            template = texts.SAY_ADVANCE_BOTH if leader else texts.SAY_ADVANCE
        case ground.SetTrap(give=give):
            template = texts.SAY_TRAP_GIVE if give else texts.SAY_TRAP
        case leaders.GetAway(carrier=carrier):
            template = texts.SAY_GET_ABOARD if carrier else texts.SAY_GET_AWAY
        case placing.Arrange(puts=puts):
            return texts.SAY_ARRANGE(len(puts))
        case _ if type(action) in SAYINGS:
            template = SAYINGS[type(action)]
        case _:
            return button(decision, action).said
    fields = msgspec.structs.asdict(action)
    bare = template in _BARE
    return template(**{name: _said(str(fields[name]), bare) for name in template.fields})


def _said(value: str, bare: bool) -> Ref:
    """A name as a sentence takes it: with its article, a place without where it stands by itself."""
    name = named(value)
    return name if bare and name.kind == "place" else replace(name, form="def")


def forced(decision: Decision) -> Forced:
    """What to do with a question that leaves no choice."""
    return _FORCED.get(decision.kind, "given")


def is_open(t: Tables, view: State, decision: Decision) -> bool:
    """What a camp does is seen by all, unless its counters may be unseen under others (8.8, 11.7)."""
    camp = AZTEC if decision.seat == AZTEC else SPANISH
    return decision.kind in _OPEN or not is_concealed(t, view, camp)


def begins(before: Action, decision: Decision) -> bool:
    """Somebody is named, and nobody has moved or fought yet."""
    return isinstance(before, _BEGINS.get(decision.kind, ()))


def unfinished(decision: Decision, action: Action) -> Text | None:
    """What is asked before an answer ends a phase in which something is left to do."""
    known = _UNFINISHED.get(decision.kind)
    if known is None or not isinstance(action, movement.EndMovement | ground.EndCombat):
        return None
    kinds = (movement.SetOut, movement.GoOn, movement.Embark, ground.Attack)
    left = {
        getattr(o, "place", "") or getattr(o, "target", "") for o in _all(decision) if isinstance(o, kinds)
    }
    return known(len(left)) if left else None


def narrowed(options: tuple[Action, ...]) -> Param:
    """What is asked once only these are left: those on the march, or others of the hex."""
    kinds = {type(option) for option in options}
    return texts.WHICH_MARCH() if kinds == {movement.SetOut, movement.GoOn} else ""


def preset(decision: Decision) -> tuple[str, ...]:
    """All that can go, or attack, unless left out."""
    if decision.kind in ("march_group", "sail_group", "attackers") and isinstance(decision.domain, Some):
        return decision.domain.items[: decision.domain.most]
    return ()
