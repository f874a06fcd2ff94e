"""Answers in words, as advice gives them: what one would do, whatever of it is pointed at on the map."""

from __future__ import annotations

import msgspec

from anahuac.app.presenters.conquest import texts
from anahuac.app.presenters.conquest.answers import Answers
from anahuac.engine.decision import Action, Decision
from anahuac.engine.text import Param, Ref, Template, text
from anahuac.games.conquest.actions import battle, core, melee, siege, strategic
from anahuac.games.conquest.model import State

SAYINGS: dict[type[Action], Template] = {
    strategic.ReturnCommander: text("conquest-sayings", "bring {commander} back in {zone}"),
    strategic.Buy: text("conquest-sayings", "buy {unit} with {sp} SP in {zone}"),
    strategic.ReturnUnit: text("conquest-sayings", "bring {unit} back with {sp} SP in {zone}"),
    strategic.Flip: text("conquest-sayings", "restore {unit}"),
    strategic.MoveOut: text("conquest-sayings", "march with {leader} from {zone}"),
    strategic.Step: text("conquest-sayings", "march to {zone}"),
    strategic.PickUp: text("conquest-sayings", "take {piece} along"),
    strategic.Leave: text("conquest-sayings", "leave {piece} here"),
    strategic.Displace: text("conquest-sayings", "withdraw {commander} to {zone}"),
    strategic.CheckStack: text("conquest-sayings", "check the stack in {zone}"),
    siege.Sacrifice: text("conquest-sayings", "sacrifice {unit}"),
    siege.FightAt: text("conquest-sayings", "fight in {zone}"),
    siege.MakeExit: text("conquest-sayings", "make an exit with {commander}"),
    siege.WithdrawTo: text("conquest-sayings", "withdraw to {zone}"),
    battle.NameGeneral: text("conquest-sayings", "give {commander} the command"),
    battle.MarkForSacrifice: text("conquest-sayings", "mark {piece} for sacrifice"),
    battle.LooseDogs: text("conquest-sayings", "loose the war dogs on {tz}"),
    battle.Fire: text("conquest-sayings", "fire with {unit} at {target}"),
    melee.Attack: text("conquest-sayings", "attack {target} from {origin}"),
    melee.CounterAttack: text("conquest-sayings", "counter-attack {target} from {origin} with {commander}"),
    melee.FightToTheDeath: text("conquest-sayings", "fight to the death in {tz}"),
    melee.Feint: text("conquest-sayings", "feint from {origin} to {to}"),
    melee.TakeFirstLoss: text("conquest-sayings", "let {unit} take the first loss"),
    melee.FallBackTo: text("conquest-sayings", "fall back with {piece} to {tz}"),
    melee.Shift: text("conquest-sayings", "move {piece} to {tz}"),
    melee.Swap: text("conquest-sayings", "put {full} in the place of {reduced}"),
    melee.HideIn: text("conquest-sayings", "hide in {tz}"),
}


def saying(answers: Answers, view: State, decision: Decision, action: Action) -> Param:
    """A single answer in words; one that is a button says what the button says."""
    if isinstance(action, core.TakeForm):
        form = answers.button(view, decision, action).said
        return texts.TO_PLACE(what=form, place=Ref("place", str(action.zone)))
    template = SAYINGS.get(type(action))
    if template is None:
        return answers.button(view, decision, action).said
    fields = msgspec.structs.asdict(action)
    return template(**{name: _named(answers, name, value) for name, value in fields.items()})


def _named(answers: Answers, field: str, value: object) -> Param:
    kind, colon, name = answers.ref(value, field).partition(":")
    if colon:
        return Ref(kind, name)
    return value if isinstance(value, int) else str(value)
