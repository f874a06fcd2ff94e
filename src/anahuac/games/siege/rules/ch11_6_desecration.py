"""Chapter 11.6: temples are desecrated by cavalry, or by infantry with Cortes, that enter them."""

from __future__ import annotations

from collections.abc import Iterable

from anahuac.engine.game import Tx
from anahuac.engine.rules import rule
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import TempleDesecrated
from anahuac.games.siege.model import State, stack_at
from anahuac.games.siege.terms import CORTES, SPANISH


@rule("siege:11.6A", "siege:11.6B", "siege:1.4", "siege:9.1A", "siege:11.6", "siege:R-1")
def entered(t: Tables, tx: Tx[State, Event], pieces: Iterable[str], place: str) -> None:
    """Pieces have just come into a hex, if only to pass: a temple there may be desecrated by it.

    Played without the option it is remembered all the same, for Cuauhtemoc's sake (9.1A). In an R&R period a temple
    is desecrated once.
    """
    s = tx.state
    if place not in t.temples:
        return
    option = s.settings.opt_desecration
    already = s.temples.desecrated if option else s.temples.ever
    if place in already or not (option or s.settings.rul_track_desecration_always):
        return
    if desecrates(t, s, tuple(pieces), place):
        tx.emit(TempleDesecrated(place, option))


@rule("siege:11.6A", "siege:R-27")
def desecrates(t: Tables, s: State, pieces: tuple[str, ...], place: str) -> bool:
    """Whether pieces that have come into a temple desecrate it: cavalry, or infantry and Cortes together.

    By the ruling it is enough that one of the two joins the other there.
    """
    kinds = {t.units[piece].kind for piece in pieces}
    if "cavalry" in kinds:
        return True
    there = pieces
    if s.settings.rul_desecration_join and ("infantry" in kinds or CORTES in pieces):
        there = (*pieces, *stack_at(s, SPANISH, place))
    return CORTES in there and any(t.units[piece].kind == "infantry" for piece in there)
