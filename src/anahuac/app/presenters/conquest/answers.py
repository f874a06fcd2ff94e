"""What one points at for each action of the Conquest, and what the others are called on a button."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from anahuac.app.presenter import Button, Forced, Mark
from anahuac.app.presenters.conquest import texts
from anahuac.engine.decision import Action, Chosen, Decision, OneOf, Passed
from anahuac.engine.text import Param, Ref, Template, Text
from anahuac.games.conquest.actions import battle, core, melee, siege, strategic
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules.ch05_zones import has_units
from anahuac.games.conquest.terms import enemy
from anahuac.games.conquest.texts.strategic import CHOOSE_FORM

#: Actions that are one button, with their words, their role and key.
BUTTONS: dict[type[Action], Button] = {
    core.Done: Button("", texts.DONE(), "primary", "Return"),
    core.Concede: Button("", texts.CONCEDE(), "warn"),
    strategic.CheckAll: Button("", texts.CHECK_ALL(), "primary", "Return"),
    battle.FightOn: Button("", texts.FIGHT_ON(), "primary", "Return"),
    battle.FallBack: Button("", texts.FALL_BACK(), "warn"),
    melee.Appear: Button("", texts.APPEAR()),
    siege.AttackAgain: Button("", texts.ATTACK_AGAIN(), "primary", "Return"),
    siege.BreakOff: Button("", texts.BREAK_OFF(), "warn"),
}
_DONE: dict[str, Template] = {
    "march": texts.END_MARCH,
    "purchase": texts.END_PURCHASES,
    "movement": texts.END_MOVEMENT,
    "shift": texts.END_MOVES,
    "noria": texts.END_SWAPS,
}
#: What is asked before a phase ends that offers more than its end, by the fields that name what is left.
_UNFINISHED: dict[str, tuple[str, Template]] = {
    "movement": ("leader", texts.NOT_MARCHED),
    "purchase": ("unit", texts.CAN_BUY),
    "shift": ("piece", texts.CAN_SHIFT),
}
#: Questions that leave no choice and yet are not answered unasked: with Done alone nothing is left to do, and a
#: camp with nothing to choose in secret does not let it be seen.
_FORCED: dict[str, Forced] = {
    "purchase": "ends",
    "movement": "ends",
    "march": "ends",
    "shift": "ends",
    "noria": "ends",
    "markers": "secret",
    "reveal": "secret",
    "commit": "secret",
    "hide": "secret",
    "hide_where": "secret",
}
#: Questions whose answers both camps see at once, on the map or on the tactical board.
OPEN = frozenset(
    {
        *("purchase", "return", "movement", "muster", "march", "form", "displace", "rehome", "attrition"),
        *("next_combat", "attack_again", "exit", "refuge", "retreat", "general", "losses", "sacrifice"),
        *("fire", "attack", "counter", "to_the_death", "drive", "hold", "leave", "shift", "noria"),
    }
)
_PASS: dict[str, Template] = {
    "fire": texts.HOLD_FIRE,
    "attack": texts.NO_ATTACK,
    "counter": texts.NO_COUNTER,
    "feint": texts.NO_FEINT,
    "hide": texts.HIDE_NOBODY,
    "appear": texts.STAY_HIDDEN,
    "exit": texts.STAY_IN,
}
_PLACES = ("zone",)
_ATTACKS = ("target", "to", "tz", "zone")


class Answers:
    """Reads actions by their fields: zones are places, the names of tactical zones and counters themselves."""

    def __init__(self, tables: Tables) -> None:
        self._t = tables
        self._several_of: tuple[int, frozenset[str]] = (0, frozenset())

    def ref(self, value: object, field: str = "") -> str:
        """The ref of a field's value, "" for what is on no board."""
        t = self._t
        if isinstance(value, bool):
            return ""
        if isinstance(value, int):
            return f"place:{value}" if field in _PLACES else ""
        text = str(value)
        if text in t.units or text in t.commanders:
            return f"piece:{text}"
        if text in t.markers:
            return f"marker:{text}"
        return f"tz:{text}" if "." in text else ""

    def clicks(self, decision: Decision, action: Action) -> tuple[str, ...]:
        """Refs in the order of the action's fields; buttons have none."""
        match action:
            case core.TakeForm(zone=zone, garrison=garrison):
                form = "do:garrison" if garrison else "do:army"
                return (f"place:{zone}", form) if _zones(decision) > 1 else ()
            case strategic.MoveOut(leader=leader):
                return (f"piece:{leader}",)
            case (
                strategic.Buy(unit=unit, sp=sp, zone=zone) | strategic.ReturnUnit(unit=unit, sp=sp, zone=zone)
            ):
                refs = (f"piece:{unit}", f"place:{zone}")
                return (*refs, f"do:{sp}") if unit in self._several(decision) else refs
        if type(action) in BUTTONS or isinstance(action, Passed):
            return ()
        fields = msgspec.structs.asdict(action)
        return tuple(ref for name, value in fields.items() if (ref := self.ref(value, name)))

    def mark(self, s: State, decision: Decision, action: Action, ref: str) -> Mark:
        """Enemies are targets; where one can go is reach; what one only picks up is not marked on the ground."""
        match action:
            case strategic.Step(zone=zone):
                return "target" if has_units(s, enemy(s.active), zone) else "reach"
            case siege.FightAt():
                return "target"
            case battle.Fire(target=target):
                return "target" if ref == f"piece:{target}" else "reach"
            case melee.Attack(target=target) | melee.CounterAttack(target=target):
                return "target" if ref == f"tz:{target}" else "reach"
            case battle.LooseDogs():
                return "target"
        del decision
        return "reach"

    def button(self, s: State, decision: Decision, action: Action) -> Button:
        """An action as a button."""
        if isinstance(action, Passed):
            return Button("", _PASS.get(decision.kind, texts.PASS)())
        if isinstance(action, core.Done) and decision.kind in _DONE:
            return replace(BUTTONS[core.Done], said=_DONE[decision.kind]())
        if isinstance(action, siege.BreakOff) and s.siege is not None:
            return replace(BUTTONS[siege.BreakOff], said=texts.LIFT_SIEGE())
        known = BUTTONS.get(type(action))
        if known is not None:
            return known
        match action:
            case core.TakeForm(garrison=garrison):
                return Button("", texts.AS_GARRISON() if garrison else texts.AS_ARMY())
            case strategic.Buy(sp=sp) | strategic.ReturnUnit(sp=sp):
                return Button("", texts.FULL_STRENGTH(sp))
        return Button("", texts.ANSWER(what=self._named(action)))

    def _named(self, action: Action) -> tuple[Ref, ...]:
        refs = [
            self.ref(value, name).partition(":") for name, value in msgspec.structs.asdict(action).items()
        ]
        return tuple(Ref(kind, name) for kind, colon, name in refs if colon)

    def _several(self, decision: Decision) -> frozenset[str]:
        """Units that this decision offers at several strengths."""
        if self._several_of[0] != id(decision):
            strengths: dict[str, set[int]] = {}
            if isinstance(decision.domain, OneOf):
                for option in decision.domain.options:
                    if isinstance(option, strategic.Buy | strategic.ReturnUnit):
                        strengths.setdefault(option.unit, set()).add(option.sp)
            several = frozenset(unit for unit, found in strengths.items() if len(found) > 1)
            self._several_of = (id(decision), several)
        return self._several_of[1]


def forced(decision: Decision) -> Forced:
    """What to do with a question that leaves no choice."""
    return _FORCED.get(decision.kind, "given")


def begins(before: Action, decision: Decision) -> bool:
    """A commander has been chosen, or who marches with him, and nobody has marched yet (8-c)."""
    if isinstance(before, strategic.MoveOut):
        return decision.kind in ("muster", "march")
    return isinstance(before, Chosen) and decision.kind == "march"


def unfinished(decision: Decision, action: Action) -> Text | None:
    """What is asked before an answer ends a phase in which something is left to do.

    Counted are the commanders, units or pieces that the options name; an army that could stand down is no reason.
    """
    known = _UNFINISHED.get(decision.kind)
    if known is None or not isinstance(action, core.Done) or not isinstance(decision.domain, OneOf):
        return None
    field, question = known
    left = {named for option in decision.domain.options if (named := getattr(option, field, ""))}
    if not left:
        return None
    return question(len(left)) if question.is_plural else question()


def narrowed(options: Sequence[Action]) -> Param:
    """What is asked once only these options are left: of one stack, its form (13-a)."""
    forms = [option for option in options if isinstance(option, core.TakeForm)]
    zones = {form.zone for form in forms}
    if len(forms) < 2 or len(forms) < len(options) or len(zones) > 1:
        return ""
    return CHOOSE_FORM(place=Ref("place", str(zones.pop())))


def _zones(decision: Decision) -> int:
    """How many places the forms of a decision are about; a movement decision always points."""
    if decision.kind == "movement" or not isinstance(decision.domain, OneOf):
        return 2
    return len({option.zone for option in decision.domain.options if isinstance(option, core.TakeForm)})
