"""Chapters 10.3.4 and 10.3.5: rounds, falling back, the end of a battle and what follows at once."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from anahuac.engine.decision import Chosen, Passed
from anahuac.games.conquest.actions.battle import FallBack, FightOn
from anahuac.games.conquest.actions.melee import CounterAttack, FallBackTo, HideIn
from anahuac.games.conquest.actions.siege import WithdrawTo
from anahuac.games.conquest.events.battle import (
    BattleCleared,
    BattleDecided,
    FellBack,
    GeneralNamed,
    RoundBegan,
    RoundEnded,
)
from anahuac.games.conquest.events.core import PiecesMoved, PointsScored, StepsLost, UnitsEliminated
from anahuac.games.conquest.events.melee import PiecesShifted, UnitsAppeared
from anahuac.games.conquest.model import Hidden
from anahuac.games.conquest.rules.ch10_3_4_rounds import open_battle
from anahuac.games.conquest.rules.ch10_3_5_end import battle_ended, lose, regroup
from anahuac.games.conquest.rules.ch10_casualties import eliminate_commander, eliminate_units
from anahuac.games.conquest.terms import SPAIN, Camp
from tests.games.conquest.battles import FIELD, armies, deploy, fight, go_on, hand
from tests.games.conquest.play import Play

BOARD = "S.L1: cortes sp-eb-1 sp-eb-2; I.L1: emperor mx-eb-1 mx-eb-2"


def decided(board: str, attacker: Camp = "spain", **battle: Any) -> tuple[str, str] | None:
    """Winner and reason if the battle is over as it stands."""
    play = fight(board, attacker=attacker, battle=battle).set(frames=()).do(battle_ended)
    events = play.all(BattleDecided)
    return (events[0].winner, events[0].why) if events else None


def first_answers(play: Play, *seats: str) -> Play:
    """Decline what can be declined, else give the first answer, as long as only these seats are asked."""
    while play.pending and play.pending[0].seat in seats:
        decision = play.pending[0]
        play.play(decision.seat, Passed() if decision.may_pass else next(decision.domain.answers()))
    return play


# ---------------------------------------------------------------------- a round


@pytest.mark.rule("conquest:10.3.4-a", "conquest:10.3.4-b", "conquest:10.3.4-C", "conquest:10.3.4-F")
def test_the_sequences_of_a_round() -> None:
    """Choices, fire, hand-to-hand, counter-attack, movement of both, then the attacker's decision."""
    text = (
        "cortes sp-eb-1 sp-ab-1 sp-ab-2 sp-eb-2 sp-eb-4 / emperor mx-eb-1 mx-eb-2 mx-fr-1 mx-jav-1 mx-jav-2"
    )
    play = Play(armies(text), seed=1).do(open_battle, FIELD)
    kinds = []
    while play.pending and play.pending[0].kind != "fight_on":
        decision = play.pending[0]
        kinds.append(decision.kind)
        play.play(decision.seat, Passed() if decision.may_pass else next(decision.domain.answers()))
    order = ["deploy", "markers", "commit", "fire", "attack", "counter", "shift"]
    assert list(dict.fromkeys(kind for kind in kinds if kind in order)) == order
    assert play.all(RoundBegan) == [RoundBegan(1)]


@pytest.mark.rule("conquest:10.3.4-F")
def test_the_attacker_goes_on_with_a_new_round() -> None:
    """It begins with the tactical choices, and everybody may shoot again."""
    play = fight(BOARD, stage="end_of_round", battle={"fired": ("sp-ab-1",), "ceased": ("indian",)}).do(go_on)
    assert [(d.seat, d.kind) for d in play.pending] == [("spain", "fight_on")]
    play.play("spain", FightOn())
    assert play.last(RoundEnded) == RoundEnded(1)
    assert play.last(RoundBegan) == RoundBegan(2)
    assert play.state.battle is not None
    assert (play.state.battle.fired, play.state.battle.ceased) == ((), ())


@pytest.mark.rule("conquest:10.3.4-F", "conquest:R-58")
def test_falling_back_gives_the_defender_a_last_counter_attack() -> None:
    """Even if he made one this round; then the attacker has lost, leaves, and the defender scores."""
    play = fight(BOARD, stage="end_of_round", battle={"countered_this_round": True}).do(go_on)
    play.play("spain", FallBack())
    assert play.last(FellBack) == FellBack("spain")
    play.ask("indian", "counter")
    play.play("indian", Passed())
    assert play.last(BattleDecided) == BattleDecided("indian", "fell_back")
    assert play.last(PointsScored).points == 2
    play.ask("spain", "retreat")
    play.play("spain", WithdrawTo(8))
    assert play.state.frames == ()
    assert set(play.state.stacks["spain"]) == {8}
    assert play.state.battle is None


@pytest.mark.rule("conquest:10.3.4-F")
def test_without_a_counter_attack_to_make_the_battle_just_ends() -> None:
    """No commander of the defender stands next to the attacker."""
    play = fight("S.L1: cortes sp-eb-1; I.L3: emperor mx-eb-1", stage="end_of_round").do(go_on)
    play.play("spain", FallBack())
    assert play.last(BattleDecided) == BattleDecided("indian", "fell_back")


# ---------------------------------------------------------------------- end conditions


@pytest.mark.rule("conquest:10.3.5-a")
@pytest.mark.parametrize(
    ("board", "outcome"),
    [
        (BOARD, None),
        ("S.L1: cortes sp-eb-1; I.L3: emperor", ("spain", "eliminated")),
        ("S.L1: cortes; I.L3: emperor mx-eb-1", ("indian", "eliminated")),
        ("S.LR: cortes sp-eb-1; I.L3: emperor mx-eb-1", ("indian", "line_of_retreat")),
        ("S.L1: sp-eb-1; I.L3: emperor mx-eb-1", None),
        ("S.L1: sp-eb-1; I.L3: mx-eb-1", None),
    ],
)
def test_end_conditions(board: str, outcome: tuple[str, str] | None) -> None:
    """No unit left, or none outside the line of retreat; a camp that had no commander cannot lose its last."""
    assert decided(board) == outcome


@pytest.mark.rule("conquest:10.3.4-G", "conquest:10.3.5-a")
def test_a_defender_wholly_in_his_line_of_retreat_has_lost() -> None:
    """Leaving the field and the end condition are one moment."""
    assert decided("S.L1: cortes sp-eb-1; I.LR: mx-eb-1; I.L3: emperor") == ("spain", "line_of_retreat")


@pytest.mark.rule("conquest:10.3.5-a", "conquest:R-39")
def test_the_last_commander_counts_only_for_a_camp_that_had_one() -> None:
    """One set aside in the line of retreat still belongs to the army."""
    had = {"spain": True, "indian": True}
    assert decided("S.L1: sp-eb-1; I.L1: emperor mx-eb-1", had_commander=had) == ("indian", "no_commander")
    kept = "S.L1: sp-eb-1; S.LR: maxixcatzin tl-ar-1; I.L1: emperor mx-eb-1"
    play = fight(kept, battle={"had_commander": had}, camps={"tlaxcala": "spain"}).set(frames=())
    assert play.do(battle_ended).all(BattleDecided) == []


def _wipe_out(t: Any, tx: Any) -> None:
    eliminate_units(t, tx, "spain", ("sp-eb-1", "sp-eb-2"), "combat", FIELD)
    eliminate_units(t, tx, "indian", ("mx-eb-1", "mx-eb-2"), "combat", FIELD)


@pytest.mark.rule("conquest:10.3.5-a", "conquest:R-52")
@pytest.mark.parametrize("attacker", ["spain", "indian"])
def test_when_both_lose_at_once_the_defender_wins(attacker: Camp) -> None:
    """With no unit left on either side nobody scores."""
    outcome = decided("S.L1: cortes; I.L1: emperor", attacker=attacker)
    assert outcome == ("indian" if attacker == "spain" else "spain", "eliminated")
    play = fight(BOARD, attacker=attacker, stage="melee").do(_wipe_out)
    assert "battle" not in {event.why for event in play.all(PointsScored)}
    assert play.last(BattleCleared) == BattleCleared(FIELD)


@pytest.mark.rule("conquest:10.3.4-F", "conquest:10.3.5-a", "conquest:R-58")
def test_who_fell_back_has_lost_unless_the_defenders_army_broke_before() -> None:
    """The withdrawal ends the battle after the last counter-attack; what ends it during that comes first."""
    assert decided(BOARD, fell_back=True) is None, "not before the counter-attack"
    board = "S.L1: cortes sp-eb-1; I.LR: emperor mx-eb-1"
    assert decided(board, fell_back=True) == ("spain", "line_of_retreat")
    assert decided("S.L1: cortes; I.L1: emperor mx-eb-1", fell_back=True) == ("indian", "eliminated")
    assert decided("S.L1: cortes; I.L1: emperor", fell_back=True) == ("indian", "eliminated"), "both at once"


@pytest.mark.rule("conquest:10.3.4-F", "conquest:R-58", "conquest:12-b", "conquest:10.5-a")
def test_a_last_counter_attack_that_destroys_its_army_leaves_the_field_to_the_attacker() -> None:
    """He stays where he stands, and scores the battle."""
    board = "S.L1: cortes sp-eb-1:1; I.L1: emperor mx-eb-1 mx-eb-2 mx-jav-1"
    play = fight(board, attacker="indian", stage="end_of_round", dice=(1, 1, 5), battle={"round": 1}).do(
        go_on
    )
    play.play("indian", FallBack()).play("spain", CounterAttack("S.L1", "I.L1", "cortes"))
    first_answers(play, "spain")
    assert play.last(BattleDecided) == BattleDecided("indian", "eliminated")
    assert play.state.stacks["indian"][FIELD].pieces == ("emperor", "mx-eb-1", "mx-eb-2", "mx-jav-1")
    assert FIELD not in play.state.stacks["spain"]
    assert not play.pending


@pytest.mark.rule("conquest:T3-i", "conquest:10.3.5-a")
def test_death_to_the_commander_ends_the_battle() -> None:
    """Whatever units its camp still has."""
    assert decided(BOARD, broken="indian") == ("spain", "death_to_the_commander")


@pytest.mark.rule("conquest:10.3.5-a")
def test_a_decided_battle_stays_decided() -> None:
    """A second end condition changes nothing."""
    play = fight(BOARD).set(frames=()).do(lose, SPAIN, "fell_back").do(lose, "indian", "event")
    assert play.do(battle_ended).all(BattleDecided) == [BattleDecided("indian", "fell_back")]


@pytest.mark.rule("conquest:R-34", "conquest:T3-l")
def test_hidden_units_come_out_when_no_other_is_left_to_fight() -> None:
    """The battle goes on; units in the line of retreat do not fight."""
    play = fight("S.L1: cortes sp-eb-1; I.L2: emperor; I.LR: mx-eb-1")
    stack = play.state.stacks["indian"][FIELD]
    stacks = {**play.state.stacks, "indian": {FIELD: replace(stack, pieces=(*stack.pieces, "mx-jav-1"))}}
    unit = replace(play.state.units["mx-jav-1"], zone=FIELD, sp=2)
    battle = replace(play.state.battle, hidden={"indian": Hidden(("mx-jav-1",), "I.L3", 1)})  # type: ignore[type-var]
    play.set(stacks=stacks, units={**play.state.units, "mx-jav-1": unit}, battle=battle, frames=())
    play.do(battle_ended).do(regroup)
    assert play.last(UnitsAppeared) == UnitsAppeared("indian", ("mx-jav-1",), "I.L3", forced=True)
    assert play.all(BattleDecided) == []


@pytest.mark.rule("conquest:R-34", "conquest:10.3.4-s")
def test_a_lone_commander_gives_way_to_units_that_come_out() -> None:
    """Olid stood where they lay; he goes to the nearest zone with units of his camp before anything else."""
    board = "S.L1: cortes sp-eb-1; I.L3 spain: olid; I.L2: emperor; I.LR: mx-eb-1 mx-jav-1"
    play = fight(board, stage="melee")
    battle = play.state.battle
    assert battle is not None
    at = {piece: tz for piece, tz in battle.at.items() if piece != "mx-jav-1"}
    play.set(battle=replace(battle, at=at, hidden={"indian": Hidden(("mx-jav-1",), "I.L3", 1)})).do(go_on)
    shifted = play.last(PiecesShifted)
    assert (shifted.pieces, shifted.to, shifted.why) == (("olid",), "S.L1", "displaced")


@pytest.mark.rule("conquest:R-34", "conquest:10.3.4-s")
def test_who_hides_all_his_units_under_a_lone_enemy_commander_drives_him_off_at_once() -> None:
    """Nothing else is asked while he stands among them."""
    board = "S.L1: cortes sp-eb-1; I.RW spain: sandoval; I.L1: emperor mx-eb-1 mx-jav-1"
    hands = {"spain": hand(), "indian": hand(committed="hidden_units", deck="indian")}
    play = fight(board, stage="moves", hands=hands).do(go_on).play("indian", Chosen(("hidden_units",)))
    play.play("indian", Chosen(("mx-eb-1", "mx-jav-1"))).play("indian", HideIn("I.RW"))
    assert play.last(PiecesShifted).pieces == ("sandoval",)
    play.ask("spain", "shift")


@pytest.mark.rule("conquest:R-34", "conquest:10.3.4-s")
def test_a_lone_commander_among_units_that_come_out_is_asked_where_he_goes() -> None:
    """Two zones with his units are equally near; the round waits for it."""
    board = "S.L1: cortes sp-eb-1; S.RW: sp-cl-1; I.L3 spain: sandoval; I.L1: emperor mx-eb-1"
    hands = {"spain": hand(), "indian": hand(committed="hidden_units", deck="indian")}
    play = fight(board, stage="moves", hands=hands).do(go_on).play("indian", Chosen(("hidden_units",)))
    play.play("indian", Chosen(("mx-eb-1",))).play("indian", HideIn("I.L3"))
    play.play("spain", FallBackTo("sandoval", "S.RW")).ask("spain", "shift")


@pytest.mark.rule("conquest:10.3.5-a")
def test_a_battle_that_is_over_asks_nothing_more() -> None:
    """Not even which markers of the next sequence to reveal."""
    hands = {"spain": hand(committed="war_dogs"), "indian": hand(deck="indian")}
    play = fight("S.L1: cortes sp-eb-1; I.LR: emperor mx-eb-1", stage="fire", hands=hands).do(go_on)
    assert play.last(BattleDecided) == BattleDecided("spain", "line_of_retreat")


@pytest.mark.rule("conquest:10.3.3-d")
def test_the_only_successor_takes_over_at_once() -> None:
    """Nobody has to be asked."""
    play = fight("S.L1: cortes olid sp-eb-1; I.L1: emperor mx-eb-1").set(frames=())
    play.do(eliminate_commander, "cortes", "combat", FIELD, True).do(regroup)
    assert play.last(GeneralNamed) == GeneralNamed("spain", "olid", succeeds=True)


# ---------------------------------------------------------------------- the line of retreat afterwards


@pytest.mark.rule("conquest:10.3.5-b", "conquest:R-39")
def test_the_winners_units_in_the_line_of_retreat_must_leave() -> None:
    """After the losers are gone, to a neighbour without enemies; those that an event sent there stay."""
    board = "S.L1: cortes sp-eb-1; S.LR: olid sp-ab-1 sp-cl-1; I.LR: emperor mx-eb-1"
    play = fight(board, stage="melee", battle={"barred": ("sp-cl-1",)}).do(go_on)
    play.ask("indian", "retreat")
    play.play("indian", WithdrawTo(8))
    zones = {a.zone for a in play.ask("spain", "retreat").domain.answers() if isinstance(a, WithdrawTo)}
    assert zones == {3, 4, 10, 15, 16, 17}
    play.play("spain", WithdrawTo(10))
    first_answers(play, "spain")
    assert play.last(PiecesMoved).pieces == ("olid", "sp-ab-1")
    assert set(play.state.stacks["spain"][FIELD].pieces) == {"cortes", "sp-eb-1", "sp-cl-1"}


@pytest.mark.rule("conquest:10.3.5-b")
def test_they_rejoin_where_no_zone_is_open() -> None:
    """Every neighbour holds enemy units: nobody is eliminated."""
    play = fight("S.L1: cortes sp-eb-1; S.LR: sp-ab-1; I.LR: emperor mx-eb-1", stage="melee")
    units, stacks = dict(play.state.units), dict(play.state.stacks["indian"])
    besiegers = ("mx-jav-1", "mx-jav-2", "mx-jav-3", "mx-fr-1", "tx-eb-1", "tx-ar-1", "tx-ar-2")
    for zone, unit in zip(play.t.zones[FIELD].neighbours, besiegers, strict=True):
        units[unit] = replace(units[unit], zone=zone, sp=2)
        stacks[zone] = replace(stacks[FIELD], pieces=(unit,))
    play.set(units=units, stacks={**play.state.stacks, "indian": stacks}).do(go_on)
    first_answers(play, "spain", "indian")
    assert set(play.state.stacks["spain"][FIELD].pieces) == {"cortes", "sp-eb-1", "sp-ab-1"}
    assert play.all(UnitsEliminated) == []


@pytest.mark.rule("conquest:10.3.5-b", "conquest:T3-l")
def test_unrevealed_hidden_units_rejoin() -> None:
    """They were never out of their stack."""
    play = fight("S.LR: cortes sp-eb-1; I.L1: emperor mx-eb-1 mx-jav-1", attacker="indian", stage="melee")
    battle = play.state.battle
    assert battle is not None
    at = {piece: tz for piece, tz in battle.at.items() if piece != "mx-jav-1"}
    battle = replace(battle, at=at, hidden={"indian": Hidden(("mx-jav-1",), "I.L3", 1)})
    play.set(battle=battle).do(go_on)
    first_answers(play, "spain", "indian")
    assert set(play.state.stacks["indian"][FIELD].pieces) == {"emperor", "mx-eb-1", "mx-jav-1"}


@pytest.mark.rule("conquest:10.3.5-b")
def test_an_army_that_won_in_its_line_of_retreat_stays() -> None:
    """Both armies had left the field; the defender holds the zone, for somebody must."""
    play = fight("S.LR: cortes sp-eb-1; I.LR: emperor mx-eb-1", stage="melee").do(go_on)
    assert play.last(BattleDecided).winner == "indian"
    first_answers(play, "spain", "indian")
    assert set(play.state.stacks["indian"][FIELD].pieces) == {"emperor", "mx-eb-1"}
    assert FIELD not in play.state.stacks["spain"]


# ---------------------------------------------------------------------- the printed example


@pytest.mark.rule("conquest:10.3.1-b", "conquest:10.3.2-c", "conquest:10.3.3-a", "conquest:10.3.4-a")
def test_ex_07_to_ex_10_the_printed_battle_begins() -> None:
    """12 SP against 11: deployment, Weapons on the ground, markers, commitment of 1 and 2."""
    text = (
        "alvarado sp-eb-1 sp-ab-1 sp-aq-2 sp-ca-1:1 sp-cl-1:1 tl-eb-1 ot-fr-1 / "
        "emperor/back cuitlahuac mx-eb-1 mx-jav-1 mx-fr-1 mx-jav-2:1 tx-jav-1 tp-jav-1 ot-jav-1"
    )
    state = armies(
        text, turn=12, active="indian", camps={"tlaxcala": "spain"},
        cursors={"texcoco": "MD", "tlacopan": "MD", "other": "M3", "tlaxcala": "S5"},
    )  # fmt: skip
    play = Play(state, dice=[1]).do(open_battle, FIELD)
    assert play.ask("spain", "deploy").prompt.n == 4
    deploy(play, "spain", {"sp-ca-1": "S.L3", "sp-cl-1": "S.RW", "tl-eb-1": "S.RW", "ot-fr-1": "S.L2"})
    assert play.ask("indian", "deploy").prompt.n == 4
    deploy(play, "indian", {"mx-jav-2": "I.L3"})
    battle = play.state.battle
    assert battle is not None
    assert {piece for piece, tz in battle.at.items() if tz == "I.LR"} == {"tx-jav-1", "tp-jav-1", "ot-jav-1"}
    assert battle.generals == {"spain": "alvarado", "indian": "emperor"}
    play.play("indian", Chosen(("zigzag", "shock", "feint", "noria")))
    play.play("spain", Chosen(("war_dogs", "infantry_charge", "to_the_death")))
    play.play("spain", Chosen(("war_dogs",)))
    play.play("indian", Chosen(("zigzag", "shock")))
    assert {d.kind for d in play.pending} == {"reveal"}
    assert play.all(StepsLost) == []
    assert play.dice_left == ()
