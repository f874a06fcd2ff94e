"""What tests of hand-to-hand and tactical movement share: a board at rest, and where its pieces stand."""

from __future__ import annotations

from typing import Any

from anahuac.engine.decision import Chosen
from anahuac.games.conquest.actions.melee import Attack
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
