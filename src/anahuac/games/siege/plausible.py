"""Whether a state could be one of this game at all, asked of states that a stranger's file brings along.

No rule is applied: the check is that every name is one of the data, every number within what the counters and
tables know, and that the parts of the state agree with each other. Views are plausible too. What is going on (the
frames) is judged by the names in it, and by asking what is pending.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from anahuac.engine.rules import rule
from anahuac.games.siege.data import Tables
from anahuac.games.siege.model import ELSEWHERE, HIDDEN, Piece, Settings, State, Verdict
from anahuac.games.siege.options import allowed_values
from anahuac.games.siege.rules.ch11_7_signals import is_concealed
from anahuac.games.siege.terms import AZTEC, CAMPS, is_hex, is_lake

#: No count of a match comes near: couplets, R&R Interphases, MP spent in a phase.
MOST = 100_000
#: More than all the bits of what a piece has done.
BITS = 1 << 16


@rule("siege:2.2B", "siege:2.10E")
def is_plausible(t: Tables, s: State) -> bool:
    """Whether a state speaks of nothing but what the game has."""
    return (
        s.scenario in t.scenarios
        and 0 <= s.couplet <= MOST
        and _settings_are_known(t, s.settings)
        and _pieces_are_known(t, s)
        and _stacks_agree(t, s)
        and _temples_are_known(t, s)
        and _counts((s.tally.held, s.tally.takings))
        and all(place in t.hexes for place in s.surplus)
        and _frames_are_known(t, s)
        and (s.verdict is None or _verdict_is_known(t, s.verdict))
    )


def _settings_are_known(t: Tables, settings: Settings) -> bool:
    values = msgspec.structs.asdict(settings)
    return values.keys() == t.settings.keys() and all(
        any(type(value) is type(one) and value == one for one in allowed_values(t.settings[key]))
        for key, value in values.items()
    )


def _pieces_are_known(t: Tables, s: State) -> bool:
    return (
        s.pieces.keys() <= t.units.keys()
        and {unit for unit, row in t.units.items() if row.is_combat_unit} <= s.pieces.keys()
        and all(_piece_is_known(t, s, key, piece) for key, piece in s.pieces.items())
    )


def _piece_is_known(t: Tables, s: State, key: str, piece: Piece) -> bool:
    """A known place, no more steps than it has, a carrier that stands with it."""
    row = t.units[key]
    standing = piece.at in t.hexes or piece.at in t.lakes
    least = 1 if standing and row.is_combat_unit else 0
    return (
        (standing or piece.at in ELSEWHERE)
        and (piece.at != HIDDEN or is_concealed(t, s, row.camp))
        and least <= piece.steps <= row.steps
        and 0 <= piece.spent <= MOST
        and 0 <= piece.done < BITS
        and (not piece.carrier or _is_carried(t, s, key, piece))
    )


def _is_carried(t: Tables, s: State, key: str, piece: Piece) -> bool:
    return (
        piece.carrier in s.pieces
        and piece.carrier != key
        and t.units[piece.carrier].is_combat_unit
        and not t.units[key].is_combat_unit
        and t.units[piece.carrier].camp == t.units[key].camp
        and s.pieces[piece.carrier].at == piece.at
    )


def _stacks_agree(t: Tables, s: State) -> bool:
    """Each piece on the map is in the stack of its camp there, and in no other; unknown ones are only counted."""
    if s.stacks.keys() != set(CAMPS):
        return False
    standing = {(t.units[key].camp, piece.at, key) for key, piece in s.pieces.items() if _stands(piece)}
    listed = [
        (camp, place, piece)
        for camp, stacks in s.stacks.items()
        for place, stack in stacks.items()
        for piece in stack
    ]
    known = Counter(one for one in listed if one[2] is not None)
    unknown = Counter(camp for camp, _, piece in listed if piece is None)
    hidden = Counter(t.units[key].camp for key, piece in s.pieces.items() if piece.at == HIDDEN)
    return (
        known.keys() == standing
        and all(count == 1 for count in known.values())
        and all(stack for stacks in s.stacks.values() for stack in stacks.values())
        and unknown <= hidden
        and all(place in t.hexes for _, place, piece in listed if piece is None)
        and not any(is_hex(place) and place in s.stacks[AZTEC] for place in s.stacks[CAMPS[0]])
    )


def _stands(piece: Piece) -> bool:
    return is_hex(piece.at) or is_lake(piece.at)


def _temples_are_known(t: Tables, s: State) -> bool:
    lists = (s.temples.ever, s.temples.desecrated, s.temples.sacrificed)
    return all(len(set(one)) == len(one) and set(one) <= set(t.temples) for one in lists) and not set(
        s.temples.desecrated
    ) & set(s.temples.sacrificed)


def _frames_are_known(t: Tables, s: State) -> bool:
    """Every name of a counter or a place that what is going on bears is one of the data, every number a small one."""
    ids = {*s.pieces, *t.hexes, *t.lakes}
    for frame in s.frames:
        for value in _values(msgspec.to_builtins(frame)):
            if isinstance(value, int):
                if not 0 <= value <= MOST:
                    return False
            elif _looks_like_an_id(value) and value not in ids:
                return False
    return True


def _looks_like_an_id(word: str) -> bool:
    """Ids of counters are in capitals, those of places a letter and a number; other words are neither."""
    return is_hex(word) or is_lake(word) or (word[:1].isupper() and word.isalnum())


def _values(value: Any) -> Iterator[str | int]:
    """Every string and number inside plain values."""
    if isinstance(value, (str, int)):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _values(inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from _values(inner)


def _verdict_is_known(t: Tables, verdict: Verdict) -> bool:
    levels = {level.id for level in t.levels}
    return 0 <= verdict.points <= MOST and (
        (verdict.why == "island" and verdict.level in levels)
        or (verdict.why in ("cortes", "conceded") and verdict.level == "")
    )


def _counts(numbers: Iterable[int]) -> bool:
    return all(0 <= number <= MOST for number in numbers)
