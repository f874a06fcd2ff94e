"""Short hands for tests of the strategic part."""

from __future__ import annotations

from anahuac.engine.decision import Chosen, OneOf, Some
from anahuac.games.conquest.actions.strategic import MoveOut, Step
from anahuac.games.conquest.rules import ch08_movement
from tests.games.conquest.play import Play


def movement(p: Play) -> Play:
    """Open the movement step of the active camp."""
    return p.do(ch08_movement.open_movement)


def set_out(p: Play, zone: int, leader: str, *companions: str) -> Play:
    """Begin a march: the leader and those who go with him, all others stay."""
    seat = p.state.active
    p.play(seat, MoveOut(zone, leader))
    asked = p.ask(seat)
    if asked.kind == "muster":
        assert isinstance(asked.domain, Some)
        p.play(seat, Chosen(tuple(piece for piece in asked.domain.items if piece in companions)))
    else:
        assert not companions, "nobody was there to go along"
    return p


def steps(p: Play, *zones: int) -> Play:
    """March through zones."""
    for zone in zones:
        p.play(p.state.active, Step(zone))
    return p


def options(p: Play, seat: str) -> tuple[object, ...]:
    """The options of the open decision of a seat."""
    domain = p.ask(seat).domain
    assert isinstance(domain, OneOf)
    return domain.options
