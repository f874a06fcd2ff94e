"""Chapter 11.7: the Aztecs' watchers and signals; with them, and with fog (8.8), whose stacks show their tops only."""

from __future__ import annotations

from anahuac.engine.rules import rule
from anahuac.games.siege.data import Tables
from anahuac.games.siege.model import State
from anahuac.games.siege.terms import AZTEC, Camp


@rule("siege:11.7")
def signals_broken(t: Tables, s: State) -> bool:
    """Whether the Aztecs have no temple left to give signals from."""
    return s.settings.opt_signals and all(temple in s.temples.desecrated for temple in t.temples)


@rule("siege:8.8", "siege:8.8A", "siege:8.8B", "siege:11.7")
def is_concealed(t: Tables, s: State, camp: Camp) -> bool:
    """Whether a camp's stacks show their tops only: the Aztecs' under fog, the Spanish side's while no temple is left
    to give signals from."""
    return s.settings.opt_fog if camp == AZTEC else signals_broken(t, s)
