"""States from a stranger's file: what no match could hold is found, whatever played matches hold is not."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

from anahuac.engine import conformance
from anahuac.engine.game import Setup
from anahuac.games.conquest.model import State
from anahuac.registry import load_game
from tests.games.conquest.battles import play_on, random_battle

GAME = load_game("conquest")
Plain = dict[str, Any]


@cache
def played(holding: str) -> Plain:
    """A state of a random match in which there is a battle with markers, a siege, or the end, as plain values."""
    states: list[State] = []
    if holding == "battle":
        play_on(random_battle(1), 1, lambda play, _: states.append(play.state))
    else:
        states = [step.state for step in conformance.play_random(GAME, Setup(), 1, every=10**9)]
    found = next(s for s in states if getattr(s, holding) and (s.battle is None or s.battle.markers))
    return dict(msgspec.to_builtins(found, str_keys=True))


def first(mapping: dict[str, Any]) -> Any:
    """The first value of a mapping."""
    return next(iter(mapping.values()))


def stack(s: Plain) -> Plain:
    """Some Indian stack."""
    return dict(first(s["stacks"]["indian"]))


def unit_at(s: Plain, half: str) -> str:
    """A unit on one half of the tactical board."""
    return next(piece for piece, tz in s["battle"]["at"].items() if tz[0] == half and piece in s["units"])


def absent(s: Plain, group: str) -> str:
    """A piece that does not fight."""
    return next(piece for piece in s[group] if piece not in s["battle"]["at"])


def stack_of(s: Plain, piece: str) -> Any:
    """The Indian stack a piece is in."""
    return next(one for one in s["stacks"]["indian"].values() if piece in one["pieces"])


def swapped(generals: dict[str, Any]) -> dict[str, Any]:
    """Each army under the other's commander."""
    return {"spain": generals["indian"], "indian": generals["spain"]}


SPOILT: list[tuple[str, str, Callable[[Plain], object]]] = [
    ("battle", "turn", lambda s: s.update(turn=15)),
    ("battle", "turn", lambda s: s.update(turn=0)),
    ("battle", "scenario", lambda s: s.update(scenario="<b>")),
    ("battle", "setting", lambda s: s["settings"].update(crt_top_row="9+")),
    ("battle", "setting of another type", lambda s: s["settings"].update(other_peoples_steps=99)),
    ("battle", "edge", lambda s: s["settings"].update(edge_cost_overrides=[[1, 40, 3]])),
    ("battle", "edge cost", lambda s: s["settings"].update(edge_cost_overrides=[[1, 2, 10**9]])),
    ("battle", "unit missing", lambda s: s["units"].pop("sp-eb-1")),
    ("battle", "unit added", lambda s: s["units"].update(ghost=first(s["units"]))),
    ("battle", "strength", lambda s: first(s["units"]).update(sp=3)),
    ("battle", "strength below none", lambda s: first(s["units"]).update(sp=-1)),
    ("battle", "march", lambda s: first(s["units"]).update(march=3)),
    ("battle", "zone", lambda s: first(s["commanders"]).update(zone=41)),
    ("battle", "fell", lambda s: first(s["commanders"]).update(fell=10**9)),
    ("battle", "stack gone", lambda s: s["stacks"]["indian"].popitem()),
    ("battle", "stack of nobody", lambda s: s["stacks"].update(france={})),
    ("battle", "stack elsewhere", lambda s: s["stacks"]["indian"].update({"99": stack(s)})),
    ("battle", "piece twice", lambda s: first(s["stacks"]["indian"])["pieces"].append(stack(s)["pieces"][0])),
    ("battle", "piece of nobody", lambda s: first(s["stacks"]["indian"]).update(pieces=["ghost"])),
    ("battle", "leader", lambda s: first(s["stacks"]["indian"]).update(leader="\x1b[2J")),
    ("battle", "control", lambda s: s["control"].update({"1519": "spain"})),
    ("battle", "fights", lambda s: s["fights"].update({"1": "duel"})),
    ("battle", "camps", lambda s: s["camps"].popitem()),
    ("battle", "cursors", lambda s: s["cursors"].popitem()),
    ("battle", "box", lambda s: s["cursors"].update(tlaxcala="Z9")),
    ("battle", "points", lambda s: s["vp"].popitem()),
    ("battle", "too many points", lambda s: s["vp"].update(spain=10**15)),
    ("battle", "points below none", lambda s: s["vp"].update(spain=-1)),
    ("battle", "items", lambda s: s.update(items=[{"kind": "magic", "zone": 1, "skips": None}])),
    ("battle", "reinforcements", lambda s: s["reinforcement"].update(due=99)),
    ("battle", "battle zone", lambda s: s["battle"].update(zone=0)),
    ("battle", "piece in battle", lambda s: s["battle"]["at"].update(ghost="S.LW")),
    ("battle", "place in battle", lambda s: s["battle"]["at"].update({"sp-eb-1": "S.XX"})),
    ("battle", "camp in battle", lambda s: s["battle"]["generals"].update(france=None)),
    ("battle", "general", lambda s: s["battle"]["generals"].update(spain="ghost")),
    ("battle", "no place for a general", lambda s: s["battle"]["generals"].pop("spain")),
    ("battle", "unit as general", lambda s: s["battle"]["generals"].update(indian=unit_at(s, "I"))),
    (
        "battle",
        "general of the enemy",
        lambda s: s["battle"].update(generals=swapped(s["battle"]["generals"])),
    ),
    ("battle", "general elsewhere", lambda s: s["battle"]["generals"].update(spain=absent(s, "commanders"))),
    ("battle", "who had commanders", lambda s: s["battle"].update(had_commander={})),
    ("battle", "nobody on the board", lambda s: s["battle"].update(at={})),
    ("battle", "one gone from the board", lambda s: s["battle"]["at"].popitem()),
    ("battle", "one from elsewhere", lambda s: s["battle"]["at"].update({absent(s, "units"): "S.L1"})),
    ("battle", "hand missing", lambda s: s["battle"]["markers"].popitem()),
    ("battle", "marker of the enemy's set", lambda s: s["battle"]["markers"]["spain"].update(deck="indian")),
    (
        "battle",
        "marker twice",
        lambda s: s["battle"]["markers"]["spain"].update(spent=["shock"], lost=["shock"]),
    ),
    ("battle", "no strength", lambda s: s["units"][unit_at(s, "I")].update(sp=0)),
    ("battle", "leader without rank", lambda s: stack_of(s, unit_at(s, "I")).update(leader=unit_at(s, "I"))),
    ("battle", "no course of the battle", lambda s: s.update(frames=s["frames"][1:])),
    ("battle", "course of the battle twice", lambda s: s["frames"].insert(0, s["frames"][0])),
    ("siege", "sieges twice", lambda s: s["frames"].append(s["frames"][2])),
    ("siege", "walls", lambda s: s["siege"].update(fv=9)),
    ("battle", "marker", lambda s: first(s["battle"]["markers"]).update(spent=["cheat"])),
    ("battle", "event", lambda s: s["battle"].update(event="earthquake")),
    ("battle", "round", lambda s: s["battle"].update(round=-1)),
    ("siege", "siege zone", lambda s: s["siege"].update(zone=-1)),
    ("siege", "siege round", lambda s: s["siege"].update(round=10**9)),
    ("siege", "sortie", lambda s: s["siege"].update(sortie=["ghost"])),
    ("verdict", "level", lambda s: s["verdict"]["levels"].update(spain="total")),
    ("verdict", "camp", lambda s: s["verdict"]["levels"].update(france="none")),
]


@pytest.mark.parametrize(("holding", "what", "spoil"), SPOILT, ids=[row[1] for row in SPOILT])
def test_what_no_match_could_hold(holding: str, what: str, spoil: Callable[[Plain], object]) -> None:
    """It is of the right types, so that decoding alone does not find it."""
    plain: Plain = msgspec.json.decode(msgspec.json.encode(played(holding)))
    assert GAME.is_plausible(as_state(plain)), what
    spoil(plain)
    assert not GAME.is_plausible(as_state(plain)), what


def as_state(plain: Plain) -> State:
    """A state from plain values."""
    return msgspec.convert(plain, State, str_keys=True)


def test_what_a_seat_sees_is_plausible_too() -> None:
    """With the other's markers covered."""
    state = as_state(played("battle"))
    for seat in ("spain", "indian", None):
        assert GAME.is_plausible(GAME.view(state, seat))
