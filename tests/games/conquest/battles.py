"""Battles in one line: a board of tactical zones, hands of markers, and a driver that plays at random.

A board lists tactical zones, separated by semicolons; a camp is named where it is not that of the half::

    "S.L1: cortes sp-eb-1:2; S.L3: sp-ca-1:1; I.L1: emperor mx-eb-1; I.LW spain: sp-cl-1:1"
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from anahuac.engine.chance import picker
from anahuac.engine.decision import Assigned, Decision, Picker, Program
from anahuac.games.conquest.actions.battle import FightOn
from anahuac.games.conquest.frames.battle import BattleFrame, BattleStage
from anahuac.games.conquest.model import Battle, MarkerHand, State
from anahuac.games.conquest.rules.ch02_stacks import leader_candidates
from anahuac.games.conquest.rules.ch10_3_4_rounds import open_battle
from anahuac.games.conquest.terms import CAMPS, INDIAN, SPAIN, Camp
from anahuac.games.conquest.values import is_spanish
from tests.games.conquest.play import Play, game, position

#: A neutral zone with six neighbours.
FIELD = 9


def hand(chosen: str = "", committed: str = "", revealed: str = "", deck: Camp = SPAIN) -> MarkerHand:
    """A hand of markers from words."""
    return MarkerHand(
        chosen=tuple(chosen.split()),
        committed=tuple(committed.split()),
        revealed=tuple(revealed.split()),
        deck=deck,
    )


def fight(
    board: str,
    *,
    attacker: Camp = SPAIN,
    turn: int = 4,
    stage: BattleStage = "choices",
    zone: int = FIELD,
    dice: Sequence[int] | None = None,
    seed: int = 0,
    hands: dict[str, MarkerHand] | None = None,
    battle: dict[str, Any] | None = None,
    **changes: Any,
) -> Play:
    """A battle standing before a stage, nothing asked yet; go on with ``play.do(go_on)``.

    ``battle`` overrides fields of the battle, ``changes`` go to :func:`tests.games.conquest.play.position`.
    """
    stacks: dict[Camp, list[str]] = {camp: [] for camp in CAMPS}
    at: dict[str, str] = {}
    for part in filter(None, (p.strip() for p in board.split(";"))):
        head, _, body = part.partition(":")
        tz, _, named = head.partition(" ")
        camp = (SPAIN if tz.startswith("S") else INDIAN) if not named else SPAIN if named == SPAIN else INDIAN
        for token in body.split():
            stacks[camp].append(token)
            at[token.partition(":")[0].partition("/")[0]] = tz
    line = "; ".join(f"{zone} {camp} army: {' '.join(tokens)}" for camp, tokens in stacks.items())
    state = position(line, turn=turn, active=attacker, **changes)
    t = game().tables
    candidates = {camp: leader_candidates(t, state, state.stacks[camp][zone].pieces) for camp in CAMPS}
    fought = Battle(
        zone=zone,
        attacker=attacker,
        round=1,
        at=at,
        markers=hands or {camp: hand() for camp in CAMPS},
        generals={camp: found[0] if found else None for camp, found in candidates.items()},
        had_commander={camp: bool(found) for camp, found in candidates.items()},
        spanish_force=any(is_spanish(t, piece) for piece in state.stacks[SPAIN][zone].pieces),
    )
    state = replace(state, battle=replace(fought, **(battle or {})), frames=(BattleFrame(zone, stage),))
    return Play(state, dice, seed)


def armies(text: str, **changes: Any) -> State:
    """A state with two armies in a zone and nothing going on: ``armies("cortes sp-eb-1 / emperor mx-eb-1")``."""
    spanish, _, indian = text.partition("/")
    return position(f"{FIELD} spain army: {spanish}; {FIELD} indian army: {indian}", **changes)


def go_on(t: Any, tx: Any) -> None:
    """Let the top frame go on: nothing to do here, the driver settles."""


def play_on(
    play: Play, seed: int, watch: Callable[[Play, State], None] | None = None, most: int = 3000
) -> list[Decision]:
    """Answer at random until nothing is asked, the attacker fighting on three times in four; what was asked.

    ``watch`` looks on after each answer and also gets the state before it.
    """
    pick = picker(seed)
    asked: list[Decision] = []
    while play.pending:
        assert len(asked) < most, "the battle does not end"
        decision = play.pending[pick(len(play.pending))]
        action = FightOn() if decision.kind == "fight_on" and pick(2) else decision.sample(pick)
        asked.append(decision)
        before = play.state
        play.play(decision.seat, action)
        if watch is not None:
            watch(play, before)
    return asked


def deploy(play: Play, seat: Camp, places: dict[str, str] | None = None) -> Play:
    """Answer a deployment: the first line, but for the pieces named."""
    domain = play.ask(seat, "deploy").domain
    assert isinstance(domain, Program)
    wanted = places or {}
    first = domain.fields[0].options[0]
    return play.play(seat, Assigned(tuple(wanted.get(field.id, first) for field in domain.fields)))


def random_battle(seed: int) -> Play:
    """A battle before deployment between armies drawn from the counters, on some turn, in some settings."""
    pick = picker(seed)
    t = game().tables
    has_allies = pick(2) == 0
    chiefs_alone = has_allies and pick(4) == 0
    nations = {
        SPAIN: (() if chiefs_alone else (SPAIN,)) + (("tlaxcala",) if has_allies else ()),
        INDIAN: ("mexico", "tlacopan", "texcoco"),
    }
    armies_of: dict[str, list[str]] = {}
    for camp, own in nations.items():
        commanders = [c for c, kind in t.commanders.items() if kind.nation in own]
        units = [
            u
            for u, kind in t.units.items()
            if kind.nation in own or (kind.nation == "other" and (u[-1] in "12") == (camp == SPAIN))
        ]
        chosen = _some(pick, commanders, 0 if pick(6) == 0 else 1, 3)
        strengths = [f"{u}:{1 + pick(t.units[u].steps)}" for u in _some(pick, units, 5, 12)]
        armies_of[camp] = chosen + strengths
    cursors = {"texcoco": ("MU", "MD")[pick(2)], "other": ("M5", "M4", "M3")[pick(3)]}
    if has_allies:
        cursors["tlaxcala"] = ("S3", "S4", "S5")[pick(3)]
    state = armies(
        f"{' '.join(armies_of[SPAIN])} / {' '.join(armies_of[INDIAN])}",
        camps={"tlaxcala": SPAIN} if has_allies else {},
        cursors=cursors,
        turn=1 + pick(14),
        active=(SPAIN, INDIAN)[pick(2)],
        opt_random_markers=pick(4) == 0,
        war_dogs_chooser=("spain", "owner")[pick(2)],
        other_peoples_steps=1 + pick(2),
    )
    return Play(state, seed=seed).do(open_battle, FIELD)


def _some(pick: Picker, items: list[str], least: int, most: int) -> list[str]:
    left = list(items)
    number = min(least + pick(most - least + 1), len(left))
    return [left.pop(pick(len(left))) for _ in range(number)]
