"""Whether a state could be one of this game at all, asked of states that a stranger's file brings along.

No rule is applied: the check is that every name is one of the data, every number within what the counters and
tables know, and that the parts of the state agree with each other and with what is going on (the frames).
"""

from __future__ import annotations

import msgspec

from anahuac.engine.game import SetupError
from anahuac.engine.rules import rule
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.model import State, Verdict
from anahuac.games.conquest.plausible_battle import counts, is_battle_plausible, is_siege_plausible
from anahuac.games.conquest.plausible_frames import are_frames_plausible
from anahuac.games.conquest.rules.ch13_scenario import settings_from
from anahuac.games.conquest.terms import AWAITED, CAMPS, CLIMBED, ELIMINATED, MOVED, STILL
from anahuac.games.conquest.values import steps_of

MARCHES = (STILL, MOVED, CLIMBED)
#: Markers of combats to come.
FIGHTS = {"battle", "siege"}
_EDGE = ("from", "to", "cost")


@rule("conquest:G-7")
def is_plausible(t: Tables, s: State) -> bool:
    """Whether a state speaks of nothing but what the game has."""
    return (
        s.scenario in t.scenarios
        and s.turn in t.turns
        and _settings_are_known(t, s)
        and _pieces_are_known(t, s)
        and _stacks_agree(t, s)
        and _alliances_are_known(t, s)
        and (s.battle is None or is_battle_plausible(t, s, s.battle))
        and (s.siege is None or is_siege_plausible(t, s, s.siege))
        and are_frames_plausible(t, s)
        and (s.verdict is None or _verdict_is_known(t, s.verdict))
    )


def _settings_are_known(t: Tables, s: State) -> bool:
    options = msgspec.structs.asdict(s.settings)
    for key, value in options.items():
        if isinstance(value, tuple):
            options[key] = [dict(zip(_EDGE, edge, strict=True)) for edge in value]
    try:
        return settings_from(t, options) == s.settings
    except SetupError:
        return False


def _pieces_are_known(t: Tables, s: State) -> bool:
    if s.units.keys() != t.units.keys() or s.commanders.keys() != t.commanders.keys():
        return False
    places = {ELIMINATED, AWAITED, *t.zones}
    return all(
        unit.zone in places
        and unit.march in MARCHES
        and (0 if unit.zone <= ELIMINATED else 1) <= unit.sp <= steps_of(t, s, piece)
        for piece, unit in s.units.items()
    ) and all(
        one.zone in places and one.march in MARCHES and (one.fell == 0 or one.fell in t.turns)
        for one in s.commanders.values()
    )


def _stacks_agree(t: Tables, s: State) -> bool:
    """Each piece in a zone is in the stack of its camp there, and in no other."""
    standing: dict[tuple[str, int], set[str]] = {}
    for group in (s.units, s.commanders):
        for piece, one in group.items():
            if one.zone not in (ELIMINATED, AWAITED):
                standing.setdefault((one.camp, one.zone), set()).add(piece)
    found = {(camp, zone): stack for camp, stacks in s.stacks.items() for zone, stack in stacks.items()}
    return (
        s.stacks.keys() == set(CAMPS)
        and found.keys() == standing.keys()
        and all(
            len(stack.pieces) == len(standing[at]) and set(stack.pieces) == standing[at]
            for at, stack in found.items()
        )
        and all(
            stack.leader is None or (stack.leader in stack.pieces and stack.leader in s.commanders)
            for stack in found.values()
        )
    )


def _alliances_are_known(t: Tables, s: State) -> bool:
    return (
        s.camps.keys() == t.nations.keys()
        and s.cursors.keys() == t.cursors.keys()
        and all(box in t.cursors[nation].track for nation, box in s.cursors.items())
        and s.vp.keys() == set(CAMPS)
        and counts(s.vp.values())
        and set(s.fights.values()) <= FIGHTS
        and {*s.control, *s.fights, *(item.zone for item in s.items)} <= t.zones.keys()
        and all(item.kind in t.alliances.shifts for item in s.items)
        and all(item.skips is None or item.skips in t.nations for item in s.items)
        and (s.reinforcement.due is None or s.reinforcement.due in t.turns)
    )


def _verdict_is_known(t: Tables, verdict: Verdict) -> bool:
    known = {level.level for level in t.levels}
    return verdict.levels.keys() == set(CAMPS) and known.issuperset(verdict.levels.values())
