"""The action somebody means who points where no option leads, so that the rules can say why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from anahuac.engine.decision import Action, Decision
from anahuac.games.siege.actions import ground, leaders, movement, placing
from anahuac.games.siege.actions.afloat import Bombard, FightInArea
from anahuac.games.siege.terms import is_hex, is_lake

#: What pointing at a place means, by the kind of question.
_PLACES: dict[str, Callable[[str], Action]] = {
    "lake": movement.Embark,
    "sail": movement.Sail,
    "land": movement.SetOut,
    "march": movement.Step,
    "lake_battle": FightInArea,
    "getaway": leaders.GetAway,
    "sacrifice": leaders.SacrificeAt,
    "attack": ground.Attack,
    "trap_path": ground.Lure,
    "push": ground.Push,
}
#: The same for a piece.
_PIECES: dict[str, Callable[[str], Action]] = {
    "deployed": placing.Lift,
    "march": movement.LeaveBehind,
    "overstack": movement.Remove,
    "order": movement.PutOnTop,
    "through": ground.Through,
    "advance": ground.Advance,
}


def imagine(decision: Decision, ref: str, picked: Sequence[str]) -> Action | None:
    """By the kind of question, what is pointed at, and what was pointed at before."""
    kind, _, name = ref.partition(":")
    held = next((one.partition(":")[2] for one in picked if one.startswith("piece:")), "")
    if kind == "place" and (is_hex(name) or is_lake(name)):
        return _place(decision, name, held)
    if kind != "piece":
        return None
    if held and decision.kind == "carriers":
        return movement.Carry(held, name)
    made = _PIECES.get(decision.kind)
    return made(name) if made is not None else None


def _place(decision: Decision, name: str, held: str) -> Action | None:
    if decision.kind == "place_where":
        return placing.PlaceAt(_subject(decision), name)
    if decision.kind == "bombard":
        return Bombard(held, name) if held and is_hex(name) else None
    if decision.kind == "lake" and held:
        return movement.Disembark(held, name)
    made = _PLACES.get(decision.kind)
    return made(name) if made is not None else None


def _subject(decision: Decision) -> str:
    """The piece a decision is about."""
    return next((ref.removeprefix("piece:") for ref in decision.subject if ref.startswith("piece:")), "")
