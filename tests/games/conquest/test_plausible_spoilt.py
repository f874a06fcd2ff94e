"""Played states with something taken out, doubled or put in another's place: found out, or played on unharmed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from anahuac.engine import conformance
from anahuac.engine.chance import Seeded, picker
from anahuac.engine.decision import Picker
from anahuac.engine.game import Setup, apply
from anahuac.games.conquest.model import State
from anahuac.registry import load_game
from tests.games.conquest.battles import play_on, random_battle

GAME = load_game("conquest")
Place = tuple[Any, ...]
#: Seeds of battles and of whole matches whose states are spoilt.
BATTLES, MATCHES = range(60), range(4)
BATCHES = 8
#: How often each state is spoilt in a batch, and how far it is then played on.
SPOILT, STEPS = 12, 30


@cache
def played() -> tuple[State, ...]:
    """Two states of battles, sieges, marches and the rest for every frame on top, and every stage of it."""
    found: dict[str, list[State]] = {}

    def keep(state: State) -> None:
        if state.frames:
            top = state.frames[-1]
            below = "" if len(state.frames) < 2 else type(state.frames[-2]).__name__
            kept = found.setdefault(f"{type(top).__name__} {getattr(top, 'stage', '')} {below}", [])
            if len(kept) < 2:
                kept.append(state)

    for seed in BATTLES:
        play_on(random_battle(seed), seed, lambda play, _: keep(play.state))
    for seed in MATCHES:
        for step in conformance.play_random(GAME, Setup(), seed, every=10**9):
            keep(step.state)
    return tuple(state for kept in found.values() for state in kept)


def places(value: Any, here: Place = ()) -> Iterator[Place]:
    """Where something lies in plain values."""
    yield here
    if isinstance(value, (dict, list)):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from places(value[key], (*here, key))


def at(plain: Any, place: Place) -> Any:
    """What lies there."""
    for key in place:
        plain = plain[key]
    return plain


def spoil(plain: dict[str, Any], pick: Picker) -> None:
    """Change one thing: take it out, double it, or put something of its kind in its place."""
    # What is going on is spoilt most: all the rest is the same in every state.
    parts = [part for part in ("frames", "battle", "siege", "stacks") if plain.get(part)]
    root = parts if pick(4) else [key for key in plain if key != "settings"]
    part = root[pick(len(root))]
    inside = [place for place in places(plain[part], (part,)) if place != (part,)]
    if not inside:
        return
    place = inside[pick(len(inside))]
    holder, key, value = at(plain, place[:-1]), place[-1], at(plain, place)
    how = pick(4)
    if how == 0 and isinstance(holder, list):
        holder.pop(key)
    elif how == 1 and isinstance(holder, list):
        holder.insert(pick(len(holder) + 1), value)
    elif how == 0 and isinstance(holder, dict) and "type" not in holder and pick(2):
        del holder[key]
    elif how == 2 and isinstance(value, (dict, list)):
        value.clear()
    else:
        holder[key] = other_than(plain, value, pick)


def other_than(plain: dict[str, Any], value: Any, pick: Picker) -> Any:
    """Something of the same kind as a value."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return (0, 1, 2, 3, 5, 14, 22, 33, value + 1, value - 1, 10**6)[pick(11)]
    units, chiefs = list(plain["units"]), list(plain["commanders"])
    zones = list(GAME.tables.board.nodes)  # type: ignore[attr-defined]
    for known in (units, chiefs, zones, ["spain", "indian"], list(GAME.tables.markers)):  # type: ignore[attr-defined]
        if value in known:
            known = units + chiefs if known is units or known is chiefs else known
            return known[pick(len(known))]
    if value is None:
        return (units[pick(len(units))], chiefs[pick(len(chiefs))], zones[pick(len(zones))], "spain", 1)[
            pick(5)
        ]
    if isinstance(value, list):
        return [*value, (*units, *chiefs)[pick(len(units) + len(chiefs))]]
    words = [found for place in places(plain) if isinstance(found := at(plain, place), str)]
    return words[pick(len(words))] if isinstance(value, str) else None


def harm(state: State, seed: int) -> None:
    """Look at a state and play it on, as whoever has opened it would."""
    pick, source = picker(seed), Seeded(seed)
    pending = GAME.pending(state)
    for _ in range(STEPS):
        for seat in ("spain", "indian", None):
            GAME.pending(GAME.view(state, seat))
        if not pending:
            break
        decision = pending[pick(len(pending))]
        step = apply(GAME, state, pending, decision.seat, decision.sample(pick), source)
        state, pending = step.state, step.pending


def is_opened(state: State) -> bool:
    """Whether a file with this state would be opened."""
    return GAME.is_plausible(state) and all(decision.has_answer() for decision in GAME.pending(state))


@pytest.mark.rule("conquest:G-7")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_whatever_is_spoilt_is_found_or_does_no_harm(batch: int) -> None:
    """Else a stranger's file would open, and end in a traceback."""
    pick = picker(batch)
    opened = 0
    for number, state in enumerate(played()):
        for _ in range(SPOILT):
            plain = msgspec.json.decode(msgspec.json.encode(state))
            for _ in range(1 + pick(2)):
                spoil(plain, pick)
            try:
                spoilt = msgspec.json.decode(msgspec.json.encode(plain), type=State)
            except msgspec.ValidationError:
                continue
            if is_opened(spoilt):
                opened += 1
                harm(spoilt, number)
    assert opened > len(played())
