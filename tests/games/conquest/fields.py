"""What tests of hand-to-hand and tactical movement share: a board at rest, and where its pieces stand."""

from __future__ import annotations

from typing import Any

from anahuac.engine.decision import Chosen, OneOf
from anahuac.games.conquest.actions.melee import Attack, Shift
from anahuac.games.conquest.model import Battle, MarkerHand
from tests.games.conquest.battles import fight, go_on, hand
from tests.games.conquest.play import Play


def paused(board: str, **options: Any) -> Play:
    """A battle in which nothing goes on by itself; options as for :func:`tests.games.conquest.battles.fight`."""
    return fight(board, **options).set(frames=())


def field(play: Play) -> Battle:
    """The battle being fought."""
    assert play.state.battle is not None
    return play.state.battle


def at(play: Play, piece: str) -> str | None:
    """Where a piece stands on the board, ``None`` if it is not on it."""
    return field(play).at.get(piece)


def hands(spain: str = "", indian: str = "", deck: Any = "spain") -> dict[str, MarkerHand]:
    """What both camps have committed to the round."""
    return {"spain": hand(committed=spain, deck=deck), "indian": hand(committed=indian, deck="indian")}


def melee(board: str, *dice: int, spain: str = "", indian: str = "", **options: Any) -> Play:
    """The hand-to-hand sequence of a round, asked for."""
    return fight(
        board, stage="melee", dice=dice, hands=hands(spain, indian, options.pop("deck", "spain")), **options
    ).do(go_on)


def attack(play: Play, origin: str, target: str, spain: str = "", indian: str = "") -> Play:
    """Declare an attack and reveal these markers."""
    play.play(field(play).attacker, Attack(origin, target))
    for camp, markers in (("spain", spain), ("indian", indian)):
        if any(decision.seat == camp and decision.kind == "reveal" for decision in play.pending):
            play.play(camp, Chosen(tuple(markers.split())))
    return play


#: A board with something of everything in its place.
BOARD = (
    "S.L1: alvarado sp-eb-1 sp-ab-1; S.L2: cortes sp-cl-1 sp-ca-1; S.L3: sp-aq-1; S.LR: sp-eb-2; "
    "I.L1: emperor mx-eb-1 mx-jav-1; I.L2: mx-ar-1; I.RW: tx-jav-1"
)


def moves(*dice: int, board: str = BOARD, indian: str = "", **options: Any) -> Play:
    """The sequence of tactical movement of a round in which Spain attacks."""
    hands: dict[str, MarkerHand] = {"spain": hand(), "indian": hand(committed=indian, deck="indian")}
    play = fight(board, stage="moves", dice=dice, hands=hands, **options).do(go_on)
    return play.play("indian", Chosen(tuple(indian.split()))) if indian else play


def options_of(play: Play, seat: str, piece: str) -> set[str]:
    """Where a piece may be moved now."""
    domain = play.ask(seat, "shift").domain
    assert isinstance(domain, OneOf)
    return {move.tz for move in domain.options if isinstance(move, Shift) and move.piece == piece}
