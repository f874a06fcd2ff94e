"""Previews are exact: all dice are rolled through the real transaction from many random positions."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from anahuac.engine.chance import picker
from anahuac.engine.decision import Action, Chosen, Decision, OneOf, Picker, Some
from anahuac.engine.game import NOT_ASKED, decision_of
from anahuac.games.conquest.actions.siege import AttackAgain, FightAt
from anahuac.games.conquest.actions.strategic import CheckStack
from anahuac.games.conquest.events.battle import BattleEventRolled
from anahuac.games.conquest.events.strategic import LandingRolled
from anahuac.games.conquest.frames.siege import CombatsFrame
from anahuac.games.conquest.frames.strategic import AttritionFrame
from anahuac.games.conquest.model import Reinforcement, State
from anahuac.games.conquest.odds import preview, strategic
from anahuac.games.conquest.rules import ch07_reinforcements, ch10_1_combat, ch10_3_2_events
from anahuac.games.conquest.terms import Camp
from tests.games.conquest.battles import FIELD, fight, go_on, hand, random_battle
from tests.games.conquest.exhausting import assert_exact, every_way
from tests.games.conquest.play import Play, game, position

BOARD_KINDS = ("attack", "counter", "fire", "war_dogs", "reveal")
#: Positions of a kind looked at in one batch.
ENOUGH = 12
UNITS = {
    "spain": [
        "sp-eb-1",
        "sp-eb-2",
        "sp-ab-1",
        "sp-aq-1",
        "sp-cl-1",
        "sp-ca-1",
        "sp-ca-2",
        "tl-eb-1",
        "tl-ar-1",
        "ot-jav-1",
    ],
    "indian": ["mx-eb-1", "mx-eb-2", "mx-jav-1", "mx-fr-1", "mx-ar-1", "tx-eb-1", "tp-jav-1", "ot-fr-1"],
}
CHIEFS = {
    "spain": ["cortes", "alvarado", "sandoval", "olid", "castaneda", "maxixcatzin"],
    "indian": ["emperor", "cuitlahuac", "quippiaztzin", "tetlepanquetzatzin", "ixtlilxochitl"],
}


def check(play: Play, decision: Decision, action: Action) -> str:
    """Compare the preview from the seat's view with all dice; gives its kind, "" for none."""
    view = play.game.view(play.state, decision.seat)
    odds = preview(play.game.tables, view, decision, action)
    if odds is None:
        return ""
    markers = action.items if decision.kind == "reveal" and isinstance(action, Chosen) else ()
    ways = every_way(play.state, play.pending, decision.seat, action, markers, odds.kind)
    assert_exact(odds, ways, (decision.kind, action))
    return odds.kind


def some_answer(play: Play, decision: Decision, pick: Picker) -> Action | None:
    """An answer with odds, if there may be one; of markers those that leave nothing else to be decided."""
    if decision.kind == "reveal":
        if len(play.pending) < 2:
            return None  # the other camp has readied something, which nobody may know
        assert isinstance(decision.domain, Some)
        wanted = [m for m in decision.domain.items if m not in ("feint", "shock", "infantry_charge")]
        return Chosen(tuple(marker for marker in wanted if pick(3)))
    assert isinstance(decision.domain, OneOf)
    return decision.domain.options[pick(len(decision.domain.options))]


@pytest.mark.rule("conquest:10.3.4-j", "conquest:10.3.4-A", "conquest:10.3.4-e", "conquest:T3-a")
@pytest.mark.rule("conquest:10.3.4-p", "conquest:10.3.4-s", "conquest:10.3.4-F")
@pytest.mark.parametrize("batch", range(6))
def test_on_the_board(batch: int) -> None:
    """Attacks, counter-attacks, shots, dogs, and hand-to-hand with markers, as they come up in random battles."""
    met: Counter[str] = Counter()
    for seed in range(batch * 10, batch * 10 + 10):
        play, pick = random_battle(seed), picker(seed)
        for _ in range(200):
            battle = play.state.battle
            if not play.pending or battle is None:
                break
            decision = play.pending[pick(len(play.pending))]
            if decision.kind in BOARD_KINDS and not battle.hidden and met[decision.kind] < ENOUGH:
                action = some_answer(play, decision, pick)
                if action is not None:
                    met[decision.kind] += bool(check(play, decision, action))
            play.play(decision.seat, decision.sample(pick))
    assert min(met[kind] for kind in ("attack", "fire", "counter")) > 0


@pytest.mark.rule("conquest:T3-e", "conquest:T3-h", "conquest:T3-i")
@pytest.mark.parametrize("seed", range(40))
def test_markers_of_hand_to_hand(seed: int) -> None:
    """Charges of the cavalry, fights to the death: the second attack after what the first has left."""
    pick = picker(seed)
    markers = [m for m in ("cavalry_charge", "to_the_death", "death_to_the_commander") if pick(3)]
    horse = f"sp-cl-1:{1 + pick(2)} sp-cm-1"
    foot = " ".join(unit for unit in ("sp-eb-1:2", "sp-ab-1:1", "tl-jav-1:2") if pick(2))
    foes = [f"{unit}:{1 + pick(2)}" for unit in UNITS["indian"][:7] if pick(2)] or ["mx-eb-1:2"]
    board = f"S.L1: cortes {horse} {foot}; S.L2: sp-ca-1:1; I.L1: cuitlahuac {' '.join(foes)}; I.L3: emperor tx-ar-1"
    hands = {"spain": hand(committed=" ".join(markers)), "indian": hand(deck="indian")}
    play = fight(board, stage="melee", hands=hands, camps={"tlaxcala": "spain"}).do(go_on)
    attack = play.ask("spain", "attack")
    play.play("spain", attack.domain.options[0])  # type: ignore[union-attr]
    for camp in ("spain", "indian"):
        decision = decision_of(play.pending, camp)
        if decision is None or decision.kind != "reveal":
            continue
        if camp == "spain":
            assert isinstance(decision.domain, Some)
            assert check(play, decision, Chosen(decision.domain.items)) == "melee"
        play.play(camp, Chosen(()))


def random_fight(seed: int, garrison: bool) -> State:
    """Two stacks in a zone with a fortress, at random; the Indians attack as often as the Spaniards."""
    pick = picker(seed)
    active: Camp = ("spain", "indian")[pick(2)]
    parts = []
    for camp in ("spain", "indian"):
        chiefs = [one for one in CHIEFS[camp] if pick(4) == 0 or (camp == active and one == CHIEFS[camp][0])]
        steps = game().tables.units
        most = 2 + pick(6)
        units = [unit for unit in UNITS[camp] if pick(2)][:most] or UNITS[camp][:1]
        sized = [f"{unit}:{1 + pick(steps[unit].steps)}" for unit in units]
        form = "garrison" if garrison and camp != active else "army"
        parts.append(f"32 {camp} {form}: {' '.join([*chiefs, *sized])}")
    table: dict[str, Any] = {
        "crt_top_row": ("7+", "6+")[pick(2)],
        "flower_ratio": ("floor", "nearest", "capped")[pick(3)],
    }
    return position("; ".join(parts), turn=1 + pick(14), active=active, camps={"tlaxcala": "spain"}, **table)


@pytest.mark.rule("conquest:10.4-d", "conquest:10.4-e", "conquest:10.4-f", "conquest:10.4-g", "conquest:R-42")
@pytest.mark.parametrize("seed", range(60))
def test_sieges(seed: int) -> None:
    """Assaults with their guns, exits, sorties: round after round of random sieges."""
    pick = picker(seed)
    play = Play(random_fight(seed, True), seed=seed)
    play.do(ch10_1_combat.open_sieges)
    met: Counter[str] = Counter()
    for _ in range(60):
        if not play.pending or play.state.siege is None:
            break
        decision = play.pending[0]
        action: Action = decision.sample(pick)
        if decision.kind == "exit" and isinstance(decision.domain, OneOf):
            action = decision.domain.options[pick(len(decision.domain.options))]
        if decision.kind == "attack_again":
            action = AttackAgain()
        if decision.kind in ("exit", "attack_again", "sortie"):
            met[check(play, decision, action)] += 1
        play.play(decision.seat, action)
    assert "" not in met


@pytest.mark.rule("conquest:10.2-a", "conquest:10.2-b", "conquest:10.2-d", "conquest:10.4-e")
@pytest.mark.parametrize("seed", range(60))
def test_the_next_combat(seed: int) -> None:
    """Minor battles from the question which combat is next, and again."""
    pick = picker(seed)
    play = Play(random_fight(seed, False), seed=seed)
    zones = {camp: play.state.stacks[camp][32].pieces for camp in ("spain", "indian")}
    if (
        min(sum(play.state.units[p].sp for p in pieces if p in play.state.units) for pieces in zones.values())
        >= 10
    ):
        return
    play.set(
        frames=(CombatsFrame("battles"),),
        settings=replace(play.state.settings, accelerated_rounds="attacker_choice"),
    )
    play.pending = (
        Decision(play.state.active, "next_combat", NOT_ASKED(), OneOf((FightAt(32),)), "conquest:6-c"),
    )
    assert check(play, play.pending[0], FightAt(32)) == "minor"
    play.do(ch10_1_combat.run_combats, play.state.frames[-1])
    while play.pending:
        decision = play.pending[0]
        action = AttackAgain() if decision.kind == "attack_again" else decision.sample(pick)
        if decision.kind == "attack_again":
            assert check(play, decision, action) == "minor"
        play.play(decision.seat, action)


@pytest.mark.rule("conquest:9-b", "conquest:9-c", "conquest:9-d")
@pytest.mark.parametrize("seed", range(30))
def test_attrition(seed: int) -> None:
    """A stack's check, in and out of fortresses, over mountains, in both seasons."""
    pick = picker(seed)
    s = random_fight(seed, False)
    march = pick(3)
    units = {u: replace(unit, march=march) if unit.zone == 32 else unit for u, unit in s.units.items()}
    stacks = {camp: dict(zones) for camp, zones in s.stacks.items()}
    stacks[s.active][32] = replace(stacks[s.active][32], garrison=bool(pick(2)))
    play = Play(replace(s, units=units, stacks=stacks, frames=(AttritionFrame((32,)),)))
    options = OneOf((CheckStack(32),))
    play.pending = (Decision(s.active, "attrition", NOT_ASKED(), options, "conquest:9-a"),)
    assert check(play, play.pending[0], CheckStack(32)) == "attrition"


@pytest.mark.rule("conquest:10.3.2-a", "conquest:10.3.2-b", "conquest:10.3.2-c")
@pytest.mark.parametrize("turn", [2, 4, 7, 9, 12, 13])
def test_events(turn: int) -> None:
    """Table 2 as the die of the battle reads it, and how many leave by Treason."""
    board = (
        "S.L1: cortes sp-eb-1 sp-eb-2; S.LW: sp-cl-1 tl-eb-1; I.L1: emperor mx-eb-1 mx-eb-2; I.L2: tx-ar-1"
    )
    cursors = {"texcoco": "MD", "tlaxcala": "S3"}
    play = fight(board, turn=turn, camps={"tlaxcala": "spain"}, cursors=cursors)
    t = play.t
    odds = strategic.event(t, play.state, FIELD)
    told = {die: (row.said, not row.place) for row in odds.rows for die in row.dice}
    for die in range(1, 7):
        tried = Play(play.state, [die, *([6] * 3)]).do(ch10_3_2_events.roll_event)
        event = tried.last(BattleEventRolled)
        assert told[die] == (event.event, event.applies)
    leave = strategic.treason(t, play.state, FIELD)
    ways: Counter[str] = Counter()
    for dice in product(range(1, 7), repeat=3):
        ways[str(dice.count(1))] += 1
    assert {row.place: row.ways for row in leave.rows} == ways
    assert leave.total == 216


@pytest.mark.rule("conquest:7.1-b", "conquest:7.1-c", "conquest:7.1-d")
def test_landings() -> None:
    """Where each die would bring the reinforcements, and which zones the Indians keep them off."""
    s = position("35 spain garrison: cortes sp-eb-1; 22 indian garrison: emperor mx-eb-1", turn=6)
    s = replace(s, reinforcement=Reinforcement(6))
    odds = strategic.landing(game().tables, s)
    assert odds is not None
    told = {die: (int(row.place), row.said == "delayed") for row in odds.rows for die in row.dice}
    for die in range(1, 7):
        play = Play(s, [die] + [6] * 14).do(ch07_reinforcements.roll_landing, "spain")
        event = play.last(LandingRolled)
        assert told[die] == (event.zone, event.delayed)
    assert [row.ways for row in odds.rows] == [2, 2, 2]
    assert strategic.landing(game().tables, replace(s, reinforcement=Reinforcement(None))) is None
