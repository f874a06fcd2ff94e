"""What a player who chooses at random leans to, so that a match between two of them comes to an end.

All answers stay possible. R&R Interphases, which mend everything, are rare; not all stacks of a camp march in every
phase; those that march drift to the other camp's leader; Cortes goes ashore, and whoever can take a lone leader does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from anahuac.board.hexgrid import distance
from anahuac.engine.decision import Action, Decision, OneOf
from anahuac.games.siege.actions.ground import EndCombat
from anahuac.games.siege.actions.movement import Disembark, EndMovement, GoOn, SetOut, Step
from anahuac.games.siege.actions.sequence import CallRecovery
from anahuac.games.siege.data import Tables
from anahuac.games.siege.model import State
from anahuac.games.siege.terms import AZTEC, CORTES, CUAUHTEMOC, is_hex

#: How many times as likely another couplet is as an R&R.
ANOTHER_COUPLET = 30
#: One of so many answers ends a movement, and an attack is so many times as likely as the end of the combat.
MOVES, ATTACKS = 5, 6
#: A stack near the other leader, a step nearer to him, onto him; Cortes ashore.
NEAR, NEARER, ONTO, ASHORE = 12, 5, 200, 8
#: From how far a leader draws stacks, in hexes.
SCENT = 6

Weigh = Callable[[Tables, State, str, Sequence[Action]], dict[Action, int]]


def leaning(t: Tables, view: State, decision: Decision) -> Mapping[Action, int] | None:
    """Weights of the options of a decision, ``None`` where each is as likely as the others."""
    weigh = WEIGHTS.get(decision.kind)
    if weigh is None or not isinstance(decision.domain, OneOf):
        return None
    return weigh(t, view, decision.seat, decision.domain.options)


def _quarry(view: State, seat: str) -> str:
    """The hex of the other leader, "" where he is on no hex that is seen."""
    piece = view.pieces.get(CORTES if seat == AZTEC else CUAUHTEMOC)
    return piece.at if piece is not None and is_hex(piece.at) else ""


def _away(t: Tables, a: str, b: str) -> int:
    return distance(t.grid, t.hexes[a].number, t.hexes[b].number)


def _declare(t: Tables, view: State, seat: str, options: Sequence[Action]) -> dict[Action, int]:
    del t, view, seat
    return {option: 1 if isinstance(option, CallRecovery) else ANOTHER_COUPLET for option in options}


def _move(t: Tables, view: State, seat: str, options: Sequence[Action]) -> dict[Action, int]:
    quarry = _quarry(view, seat)
    found: dict[Action, int] = {}
    for option in options:
        found[option] = 1
        if isinstance(option, SetOut | GoOn) and quarry and _away(t, option.place, quarry) <= SCENT:
            found[option] = NEAR
        elif isinstance(option, Disembark):
            found[option] = ASHORE
    others = sum(weight for option, weight in found.items() if not isinstance(option, EndMovement))
    return {
        option: max(1, others // MOVES) if isinstance(option, EndMovement) else weight
        for option, weight in found.items()
    }


def _march(t: Tables, view: State, seat: str, options: Sequence[Action]) -> dict[Action, int]:
    quarry = _quarry(view, seat)
    if not quarry:
        return dict.fromkeys(options, 1)
    steps = {option: _away(t, option.to, quarry) for option in options if isinstance(option, Step)}
    nearest = min(steps.values(), default=0)
    return {
        option: (ONTO if steps[option] == 0 else NEARER if steps[option] == nearest else 1)
        if option in steps
        else 1
        for option in options
    }


def _attack(t: Tables, view: State, seat: str, options: Sequence[Action]) -> dict[Action, int]:
    del t, view, seat
    return {option: 1 if isinstance(option, EndCombat) else ATTACKS for option in options}


WEIGHTS: Mapping[str, Weigh] = {
    "declare": _declare,
    "land": _move,
    "lake": _move,
    "march": _march,
    "attack": _attack,
}
