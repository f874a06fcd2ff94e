"""Flow: which module handles which frame. ``pending`` and ``resolve`` go by the top frame."""

from __future__ import annotations

from anahuac.engine.frames import Frames, bound, gather
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.model import State
from anahuac.games.siege.rules import (
    ch03_setup,
    ch04_sequence,
    ch06_overstack,
    ch07_carriers,
    ch07_lake,
    ch07_land,
    ch07_march,
    ch08_advance,
    ch08_afloat,
    ch08_bombardment,
    ch08_fog,
    ch08_ground,
    ch08_losses,
    ch09_leaders,
    ch10_recovery,
    ch11_2_traps,
    ch11_3_charges,
    ch11_5_prisoners,
    placing,
)

HANDLERS, REFUSALS = gather(
    (
        ch03_setup,
        ch04_sequence,
        ch06_overstack,
        ch07_carriers,
        ch07_lake,
        ch07_land,
        ch07_march,
        ch08_advance,
        ch08_afloat,
        ch08_bombardment,
        ch08_fog,
        ch08_ground,
        ch08_losses,
        ch09_leaders,
        ch10_recovery,
        ch11_2_traps,
        ch11_3_charges,
        ch11_5_prisoners,
        placing,
    )
)


def top(s: State) -> object:
    """The innermost frame, ``None`` when the match is over."""
    return s.frames[-1] if s.frames else None


def bind(t: Tables) -> Frames[State, Event]:
    """The dispatcher over these tables."""
    return bound(t, HANDLERS, top)
