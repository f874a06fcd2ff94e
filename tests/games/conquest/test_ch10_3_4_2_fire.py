"""Chapter 10.3.4.2: fire, with War dogs, Harassment and Zig-zag."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from anahuac.engine.decision import Action, Chosen, Decision, OneOf, Passed, Some
from anahuac.games.conquest.actions.battle import Fire, LooseDogs, NameGeneral
from anahuac.games.conquest.events.battle import BattleDecided, FireCeased, ShotFired, WarDogsLoosed
from anahuac.games.conquest.events.casualties import CommanderTested
from anahuac.games.conquest.events.core import CommanderEliminated, PointsScored, StepsLost
from anahuac.games.conquest.events.melee import PiecesShifted
from anahuac.games.conquest.rules.ch10_3_3_markers import is_in_force
from anahuac.games.conquest.rules.ch10_3_4_2_fire import open_fire, shots, usable_markers
from anahuac.games.conquest.terms import INDIAN, SPAIN, Camp
from tests.games.conquest.battles import fight, hand
from tests.games.conquest.play import Play

BOARD = (
    "S.L1: alvarado sp-eb-1 sp-ab-1 sp-aq-1; S.L3: sp-ca-1; I.L1: cuitlahuac mx-eb-1 mx-jav-1; I.L2: mx-fr-1"
)


def firing(
    board: str = BOARD,
    dice: Sequence[int] = (),
    spanish: str = "",
    indian: str = "",
    attacker: Camp = SPAIN,
    **changes: Any,
) -> Play:
    """The fire sequence with these markers already face up, and nothing after it."""
    hands = {"spain": hand(revealed=spanish), "indian": hand(revealed=indian, deck=INDIAN)}
    return fight(board, hands=hands, attacker=attacker, dice=dice, **changes).set(frames=()).do(open_fire)


def options(play: Play, seat: str) -> set[tuple[str, str]]:
    """Shots a seat may fire."""
    domain = play.ask(seat, "fire").domain
    assert isinstance(domain, OneOf)
    return {(a.unit, a.target) for a in domain.options if isinstance(a, Fire)}


def tz(play: Play, piece: str) -> str | None:
    """Where a piece stands."""
    assert play.state.battle is not None
    return play.state.battle.at.get(piece)


# ---------------------------------------------------------------------- the alternation


@pytest.mark.rule("conquest:10.3.4-c")
@pytest.mark.parametrize("attacker", ["spain", "indian"])
def test_shots_alternate_and_the_attacker_begins(attacker: Camp) -> None:
    """Single shots; when one side has no unit left to fire, the other fires the rest one by one."""
    play = firing(dice=[6, 10, 6, 10, 6] if attacker == SPAIN else [10, 6, 10, 6, 6], attacker=attacker)
    order = []
    while play.pending:
        decision = play.pending[0]
        assert isinstance(decision.domain, OneOf)
        order.append(decision.seat)
        play.play(decision.seat, decision.domain.options[0])
    if attacker == SPAIN:
        assert order == ["spain", "indian", "spain", "indian", "spain"]
    else:
        assert order == ["indian", "spain", "indian", "spain", "spain"]
    assert play.state.battle is not None
    assert set(play.state.battle.fired) == {"sp-ab-1", "sp-aq-1", "sp-ca-1", "mx-jav-1", "mx-fr-1"}


@pytest.mark.rule("conquest:10.3.4-c")
def test_who_declines_has_no_further_shots() -> None:
    """Spain ceases; the Indian camp goes on alone, then the sequence ends."""
    play = firing(dice=[10, 10])
    play.play("spain", Passed())
    assert play.last(FireCeased) == FireCeased("spain")
    play.play("indian", Fire("mx-fr-1", "sp-eb-1"))
    play.play("indian", Fire("mx-jav-1", "sp-eb-1"))
    assert play.pending == ()
    assert play.state.frames == ()


@pytest.mark.rule("conquest:10.3.4-c", "conquest:3.1-c", "conquest:10.3.2-e", "conquest:10.3.4-d")
def test_illegal_shots_name_their_clause() -> None:
    """No range, twice, from the line of retreat or in hiding, in the rain, at nobody, out of range."""
    play = firing(
        BOARD + "; S.LR: sp-ab-2; I.LR: mx-jav-2; I.L3: mx-ar-1",
        battle={"fired": ("sp-ab-1",), "rain": True},
    )
    refused: list[tuple[Action, str]] = [
        (Fire("sp-eb-1", "mx-eb-1"), "conquest:3.1-c"),
        (Fire("sp-ab-2", "mx-eb-1"), "conquest:10.3.4-c"),
        (Fire("mx-fr-1", "mx-eb-1"), "conquest:10.3.4-c"),
    ]
    play_dry = firing(
        BOARD + "; S.LR: sp-ab-2; I.LR: mx-jav-2; I.L3: mx-ar-1", battle={"fired": ("sp-ab-1",)}
    )
    for action, clause in refused:
        assert play_dry.clause_against("spain", action) == clause
    assert play_dry.clause_against("spain", Fire("sp-ab-1", "mx-eb-1")) == "conquest:10.3.4-c"
    assert play_dry.clause_against("spain", Fire("sp-aq-1", "mx-fr-1")) == "conquest:10.3.4-d"
    assert play_dry.clause_against("spain", Fire("sp-ca-1", "mx-jav-2")) == "conquest:10.3.4-d"
    assert play_dry.clause_against("spain", Fire("sp-ca-1", "sp-eb-1")) == "conquest:10.3.4-d"
    assert [d.seat for d in play.pending] == ["indian"], "in the rain Spain has nobody to shoot"
    assert play.clause_against("indian", Fire("mx-ar-1", "sp-eb-1")) == "conquest:10.3.2-e"


# ---------------------------------------------------------------------- range and targets


@pytest.mark.rule("conquest:10.3.4-d")
@pytest.mark.parametrize(
    ("shooter", "at", "reached"),
    [
        ("sp-aq-1", "S.L1", {"I.L1", "I.LW", "I.RW"}),
        ("sp-aq-1", "S.LW", {"I.L1", "I.LW", "I.RW"}),
        ("sp-aq-1", "S.L2", set()),
        ("sp-ab-1", "S.RW", {"I.L1", "I.LW", "I.RW", "I.L2"}),
        ("sp-ab-1", "S.L2", {"I.L1", "I.LW", "I.RW"}),
        ("sp-ca-1", "S.L1", {"I.L1", "I.LW", "I.RW", "I.L2", "I.L3"}),
        ("sp-ca-1", "S.L3", {"I.L1", "I.LW", "I.RW"}),
    ],
)
def test_range_counts_lines(shooter: str, at: str, reached: set[str]) -> None:
    """Range 1 reaches the first line and both wings from the first line or a wing, 2 the second, 3 the third."""
    board = f"{at}: cortes {shooter}; I.L1: mx-eb-1 emperor; I.LW: mx-eb-2; I.RW: mx-eb-3; I.L2: tx-eb-1; I.L3: tp-eb-1"
    play = fight(board)
    assert {tz(play, shot.target) for shot in shots(play.t, play.state, SPAIN)} == reached


@pytest.mark.rule("conquest:10.3.4-d")
def test_ground_won_is_shot_at_from_behind() -> None:
    """Inside a half the distance is 1 between linked zones, else 2."""
    play = fight(
        "S.L1: cortes sp-eb-1; I.L1: emperor mx-eb-1; I.LW spain: sp-aq-1; I.L3: mx-eb-2; I.RW: mx-fr-1"
    )
    assert {shot.target for shot in shots(play.t, play.state, SPAIN)} == {"mx-eb-1", "mx-eb-2"}
    assert ("mx-fr-1", "sp-aq-1") in {(s.unit, s.target) for s in shots(play.t, play.state, INDIAN)}


@pytest.mark.rule("conquest:10.3.4-f")
def test_cavalry_and_cannons_are_shot_at_only_alone() -> None:
    """A third kind of unit in their zone protects all three; commanders protect nobody."""
    company = "S.L1: cortes sp-cl-1 sp-ca-1 sp-cm-1:1 sp-ab-1; I.L1: emperor mx-jav-1; S.LW: sp-cl-2"
    play = firing(company, attacker=INDIAN)
    assert options(play, "indian") == {("mx-jav-1", "sp-ab-1"), ("mx-jav-1", "sp-cl-2")}
    assert play.clause_against("indian", Fire("mx-jav-1", "sp-ca-1")) == "conquest:10.3.4-f"
    play = firing(company.replace(" sp-ab-1", ""), attacker=INDIAN)
    assert {target for _, target in options(play, "indian")} == {"sp-cl-1", "sp-ca-1", "sp-cm-1", "sp-cl-2"}


# ---------------------------------------------------------------------- hits


@pytest.mark.rule("conquest:10.3.4-e")
def test_spaniards_roll_a_d6_and_indians_of_either_camp_a_d10() -> None:
    """A hit is the combat factor of the side shown or less, and costs 1 SP at once."""
    board = "S.L1: cortes sp-ab-1; S.LW: tl-jav-1; I.L1: emperor mx-jav-1:1 mx-eb-1"
    play = firing(board, dice=[3, 2, 4], camps={"tlaxcala": "spain"})
    play.play("spain", Fire("sp-ab-1", "mx-jav-1"))
    assert play.last(ShotFired) == ShotFired("spain", "sp-ab-1", "mx-jav-1", "S.L1", "I.L1", 6, 3, 3)
    assert play.last(StepsLost).losses == (("mx-jav-1", 1),)
    assert tz(play, "mx-jav-1") is None, "its only strength point"
    play.play("spain", Fire("tl-jav-1", "mx-eb-1"))
    shot = play.last(ShotFired)
    assert (shot.sides, shot.needed, shot.die) == (10, 3, 2)
    assert play.state.units["mx-eb-1"].sp == 1


@pytest.mark.rule("conquest:10.3.4-e")
def test_a_unit_that_was_hit_shoots_with_what_it_has_left() -> None:
    """3 misses with the reduced side's 2."""
    play = firing("S.L1: cortes sp-ab-1; I.L1: emperor mx-jav-1", dice=[2, 3])
    play.play("spain", Fire("sp-ab-1", "mx-jav-1"))
    play.play("indian", Fire("mx-jav-1", "sp-ab-1"))
    shot = play.last(ShotFired)
    assert (shot.needed, shot.die) == (2, 3)
    assert play.state.units["sp-ab-1"].sp == 2


@pytest.mark.rule("conquest:10.3.4-g", "conquest:R-50")
def test_a_natural_1_threatens_the_historical_commanders_there() -> None:
    """Highest rank first; an anonymous one is immune; VP by 12-e, and his camp goes on under the next."""
    board = "S.L1: cortes alvarado olid/back sp-eb-1; S.L2: castaneda; I.L1: emperor mx-jav-1"
    play = firing(board, dice=[1, 1, 7], attacker=INDIAN)
    play.play("indian", Fire("mx-jav-1", "sp-eb-1"))
    tested = [(e.commander, e.die) for e in play.all(CommanderTested)]
    assert tested == [("cortes", 1), ("alvarado", 7)]
    assert play.last(CommanderEliminated).commander == "cortes"
    assert play.last(PointsScored).points == 4
    assert play.state.battle is not None
    assert play.state.battle.generals["spain"] == "alvarado"
    assert play.dice_left == ()


@pytest.mark.rule("conquest:10.3.4-g", "conquest:10.3.3-d")
def test_an_army_commander_shot_is_replaced_before_the_next_shot() -> None:
    """Between equals his owner decides; the fire goes on afterwards."""
    board = "S.L1: cortes sp-eb-1; S.L2: alvarado sandoval sp-ab-1; I.L1: emperor mx-jav-1"
    play = firing(board, dice=[1, 1], attacker=INDIAN)
    play.play("indian", Fire("mx-jav-1", "sp-eb-1"))
    play.play("spain", NameGeneral("sandoval"))
    assert play.state.battle is not None
    assert play.state.battle.generals["spain"] == "sandoval"
    play.ask("spain", "fire")


@pytest.mark.rule("conquest:10.3.4-g")
def test_another_hit_threatens_nobody() -> None:
    """Only the natural 1 does."""
    play = firing("S.L1: cortes sp-eb-1; I.L1: emperor mx-jav-1", dice=[2], attacker=INDIAN)
    play.play("indian", Fire("mx-jav-1", "sp-eb-1"))
    assert play.all(CommanderTested) == []


@pytest.mark.rule("conquest:10.3.4-s")
def test_a_commander_whose_last_unit_was_shot_goes_to_the_nearest() -> None:
    """From the wing to the second line: 2 MP, nearer than the third line behind it."""
    board = "S.LW: cortes sp-ab-1:1; S.L3: sp-ca-1; I.L1: emperor mx-jav-1"
    play = firing(board, dice=[2], attacker=INDIAN)
    play.play("indian", Fire("mx-jav-1", "sp-ab-1"))
    assert tz(play, "cortes") == "S.L3"


@pytest.mark.rule("conquest:10.3.5-a")
def test_fire_can_end_the_battle() -> None:
    """The last enemy unit is shot: no further shots, and the battle is decided."""
    play = firing("S.L1: cortes sp-ab-1 sp-ab-2; I.L1: emperor mx-jav-1:1", dice=[2])
    play.play("spain", Fire("sp-ab-1", "mx-jav-1"))
    assert play.last(BattleDecided) == BattleDecided("spain", "eliminated")
    assert play.pending == ()


# ---------------------------------------------------------------------- markers


@pytest.mark.rule("conquest:10.3.4-b")
def test_fire_markers_are_revealed_before_the_first_shot_and_hold_for_all() -> None:
    """Both at once; they are spent when the last shot is fired."""
    hands = {"spain": hand(committed="war_dogs"), "indian": hand(committed="harassment feint", deck=INDIAN)}
    play = fight(
        "S.L1: cortes sp-ab-1; I.L1: emperor mx-fr-1 mx-jav-1 mx-eb-1", hands=hands, dice=[2, 10, 10]
    )
    play.set(frames=()).do(open_fire)
    assert {(d.seat, d.kind) for d in play.pending} == {("spain", "reveal"), ("indian", "reveal")}
    assert play.ask("indian").domain == Some(("harassment",), 0, 1)
    play.play("indian", Chosen(("harassment",)))
    play.play("spain", Chosen(("war_dogs",)))
    play.ask("spain", "war_dogs")
    play.play("spain", LooseDogs("I.L1"))
    play.play("spain", Chosen(("mx-fr-1",)))
    play.play("spain", Passed())
    assert is_in_force(play.state, INDIAN, "harassment")
    play.play("indian", Fire("mx-jav-1", "sp-ab-1"))
    play.play("indian", Fire("mx-fr-1", "sp-ab-1"))
    assert play.state.battle is not None
    assert play.state.battle.markers["indian"].spent == ("harassment",)
    assert play.state.battle.markers["indian"].committed == ("feint",)
    assert play.state.battle.markers["spain"].spent == ("war_dogs",)


@pytest.mark.rule("conquest:T3-a", "conquest:T3-b", "conquest:T3-c")
def test_what_fire_markers_need() -> None:
    """War dogs a Spanish unit in the battle, Harassment light troops; the needs are known to all."""
    play = fight("S.L1: maxixcatzin tl-eb-1; I.L1: emperor mx-eb-1", camps={"tlaxcala": "spain"})
    assert usable_markers(play.t, play.state, SPAIN) == ("zigzag",)
    assert usable_markers(play.t, play.state, INDIAN) == ("zigzag",)
    play = fight("S.L1: cortes sp-eb-1; I.L1: emperor mx-jav-1")
    assert set(usable_markers(play.t, play.state, SPAIN)) == {"zigzag", "war_dogs"}
    assert set(usable_markers(play.t, play.state, INDIAN)) == {"zigzag", "harassment"}


DOGS = (
    "S.L1: cortes sp-eb-1; S.LR: sp-ab-1; I.L1: emperor mx-eb-1 mx-fr-1 mx-jav-1 mx-ar-1; I.LW: mx-fr-2; "
    "I.RW: tx-eb-1; I.L2: tx-jav-1"
)


@pytest.mark.rule("conquest:T3-a")
def test_war_dogs_go_next_to_an_own_zone_with_units() -> None:
    """Only I.L1 is linked to S.L1; a zone without light troops, or not linked, is refused."""
    play = firing(DOGS + "; S.LW: sp-cl-1", spanish="war_dogs")
    domain = play.ask("spain", "war_dogs").domain
    assert domain == OneOf((LooseDogs("I.L1"),))
    for zone in ("I.LW", "I.L2", "I.RW", "I.LR"):
        assert play.clause_against("spain", LooseDogs(zone)) == "conquest:T3-a"


@pytest.mark.rule("conquest:T3-a", "conquest:R-06")
def test_war_dogs_have_nothing_to_do_with_lines_of_retreat() -> None:
    """Neither from the own one into the third line beside it, nor into the enemy's."""
    board = (
        "S.L1: cortes sp-eb-1; S.LR: sp-eb-2; S.L3 indian: mx-jav-1; "
        "I.L3 spain: sp-cl-1; I.LR: mx-fr-1; I.L2: mx-ar-1"
    )
    play = firing(board, spanish="war_dogs")
    assert play.ask("spain", "war_dogs").domain == OneOf((LooseDogs("I.L2"),))
    for zone in ("S.L3", "I.LR"):
        assert play.clause_against("spain", LooseDogs(zone)) == "conquest:T3-a"


@pytest.mark.rule("conquest:T3-a", "conquest:R-29")
@pytest.mark.parametrize(("die", "count"), [(1, 1), (3, 1), (4, 2), (6, 2)])
def test_ex_11_war_dogs_drive_one_or_two_light_units_back(die: int, count: int) -> None:
    """At 1-3 one, at 4-6 two, chosen by Spain; sword-bearers never run."""
    play = firing(DOGS, dice=[die], spanish="war_dogs")
    play.play("spain", LooseDogs("I.L1"))
    assert play.last(WarDogsLoosed) == WarDogsLoosed("spain", "I.L1", die, count)
    assert play.ask("spain", "who_runs").domain == Some(("mx-ar-1", "mx-fr-1", "mx-jav-1"), count, count)
    assert play.clause_against("spain", Chosen(("mx-eb-1",))) == "conquest:T3-a"
    chosen = ("mx-ar-1", "mx-fr-1")[-count:]
    play.play("spain", Chosen(chosen))
    assert play.last(PiecesShifted) == PiecesShifted("indian", chosen, "I.L1", "I.L2", "retreat")


@pytest.mark.rule("conquest:T3-a", "conquest:R-29")
def test_the_setting_lets_the_owner_choose_who_runs() -> None:
    """As the printed example has it."""
    play = firing(DOGS, dice=[2], spanish="war_dogs", war_dogs_chooser="owner")
    play.play("spain", LooseDogs("I.L1"))
    play.play("indian", Chosen(("mx-fr-1",)))
    assert tz(play, "mx-fr-1") == "I.L2"


@pytest.mark.rule("conquest:T3-a")
def test_war_dogs_find_no_more_than_there_are() -> None:
    """One light unit there and a 5: it runs, nothing is asked."""
    play = firing("S.L1: cortes sp-eb-1; I.L1: emperor mx-eb-1 mx-fr-1", dice=[5], spanish="war_dogs")
    play.play("spain", LooseDogs("I.L1"))
    assert tz(play, "mx-fr-1") == "I.L2"
    play = firing("S.L1: cortes sp-eb-1; I.L1: emperor mx-eb-1; I.L2: mx-fr-1", spanish="war_dogs")
    assert play.all(WarDogsLoosed) == [], "nobody to be set on: the marker has no effect"


@pytest.mark.rule("conquest:T3-b")
def test_ex_44_harassment_drives_the_target_back() -> None:
    """AB hit by AR: 1 SP and to S.L2; the cannon was no target beside it, and is one afterwards."""
    board = "S.L1: cortes sp-ab-1 sp-ca-1; I.L1: emperor mx-ar-1 mx-jav-1"
    play = firing(board, dice=[3], indian="harassment", attacker=INDIAN)
    assert {target for _, target in options(play, "indian")} == {"sp-ab-1"}
    play.play("indian", Fire("mx-ar-1", "sp-ab-1"))
    assert play.state.units["sp-ab-1"].sp == 1
    assert tz(play, "sp-ab-1") == "S.L2"
    play.play("spain", Passed())
    assert options(play, "indian") == {("mx-jav-1", "sp-ca-1")}


@pytest.mark.rule("conquest:T3-b")
def test_harassed_cannons_stay() -> None:
    """They lose their point and keep their place; without the marker nobody retreats."""
    board = "S.L1: cortes sp-ca-1; I.L1: emperor mx-jav-1; S.L2: sp-eb-1"
    play = firing(board, dice=[2], indian="harassment", attacker=INDIAN)
    play.play("indian", Fire("mx-jav-1", "sp-ca-1"))
    assert (play.state.units["sp-ca-1"].sp, tz(play, "sp-ca-1")) == (1, "S.L1")
    play = firing("S.L1: cortes sp-ab-1; I.L1: emperor mx-jav-1", dice=[2], attacker=INDIAN)
    play.play("indian", Fire("mx-jav-1", "sp-ab-1"))
    assert tz(play, "sp-ab-1") == "S.L1"


@pytest.mark.rule("conquest:T3-b", "conquest:10.3.3-b")
def test_harassment_does_not_drive_back_what_the_other_camp_hits() -> None:
    """The marker serves its own camp's light troops."""
    board = "S.L1: cortes sp-ab-1; S.LW: tl-jav-1; I.L1: emperor mx-jav-1"
    play = firing(board, dice=[2], indian="harassment", camps={"tlaxcala": "spain"})
    play.play("spain", Fire("tl-jav-1", "mx-jav-1"))
    assert tz(play, "mx-jav-1") == "I.L1"


@pytest.mark.rule("conquest:T3-b", "conquest:10.3.3-b")
def test_harassment_drives_back_only_what_light_troops_hit_and_what_survives() -> None:
    """Crossbows beside Tlaxcalan javelins under a chief harass nobody; the dead go nowhere."""
    board = "S.L1: maxixcatzin sp-ab-1; S.LW: tl-jav-1; I.L1: emperor mx-eb-1 mx-jav-1:1"
    play = firing(board, dice=[2, 7, 2], spanish="harassment", camps={"tlaxcala": "spain"})
    play.play("spain", Fire("sp-ab-1", "mx-eb-1"))
    assert (play.state.units["mx-eb-1"].sp, tz(play, "mx-eb-1")) == (1, "I.L1")
    play.play("indian", Fire("mx-jav-1", "tl-jav-1"))
    play.play("spain", Fire("tl-jav-1", "mx-jav-1"))
    assert tz(play, "mx-jav-1") is None
    assert play.all(PiecesShifted) == []


@pytest.mark.rule("conquest:T3-c")
@pytest.mark.parametrize(("die", "hit"), [(1, True), (2, False)])
def test_zig_zag_lets_arquebuses_hit_on_a_1_only(die: int, hit: bool) -> None:
    """Whatever their combat factor; crossbows are not concerned."""
    dice = [die, 7, 3] if hit else [die, 3]
    play = firing(
        "S.L1: cortes sp-aq-2 sp-ab-1; I.L1: emperor mx-eb-1 mx-eb-2", dice=dice, indian="zigzag", turn=12
    )
    play.play("spain", Fire("sp-aq-2", "mx-eb-1"))
    shot = play.last(ShotFired)
    assert (shot.needed, shot.zig_zag) == (1, True)
    assert play.state.units["mx-eb-1"].sp == (1 if hit else 2)
    play.play("spain", Fire("sp-ab-1", "mx-eb-2"))
    assert play.state.units["mx-eb-2"].sp == 1


# ---------------------------------------------------------------------- the printed example


@pytest.mark.rule("conquest:10.3.4-c", "conquest:10.3.4-e", "conquest:T3-a", "conquest:T3-c")
def test_ex_12_the_shots_of_the_printed_example() -> None:
    """War dogs, then JAV misses, AB hits FR, FR hits EB, AQ misses in the zig-zag, CA misses from S.L3."""
    board = (
        "S.L1: alvarado sp-eb-1 sp-ab-1 sp-aq-2; S.L3: sp-ca-2; "
        "I.L1: emperor/back mx-eb-1 mx-jav-1 mx-fr-1; I.L2: cuitlahuac"
    )
    play = firing(
        board, dice=[3, 10, 2, 2, 2, 6], spanish="war_dogs", indian="zigzag", attacker=INDIAN, turn=12,
        war_dogs_chooser="owner",
    )  # fmt: skip
    play.play("spain", LooseDogs("I.L1"))
    play.play("indian", Chosen(("mx-fr-1",)))
    assert tz(play, "mx-fr-1") == "I.L2"
    for seat, unit, target, hit in (
        ("indian", "mx-jav-1", "sp-eb-1", False),
        ("spain", "sp-ab-1", "mx-fr-1", True),
        ("indian", "mx-fr-1", "sp-eb-1", True),
        ("spain", "sp-aq-2", "mx-eb-1", False),
        ("spain", "sp-ca-2", "mx-eb-1", False),
    ):
        play.play(seat, Fire(unit, target))
        shot = play.last(ShotFired)
        assert (shot.die <= shot.needed) is hit
    assert play.last(ShotFired).needed == 4
    assert play.state.units["mx-fr-1"].sp == play.state.units["sp-eb-1"].sp == 1
    assert play.dice_left == ()
    assert play.pending == ()


def test_a_shot_is_offered_in_the_order_of_clicks() -> None:
    """Unit, then target; options in id order, so that scripts of answers keep their meaning."""
    play = firing(BOARD)
    decision: Decision = play.ask("spain", "fire")
    assert isinstance(decision.domain, OneOf)
    units = [a.unit for a in decision.domain.options if isinstance(a, Fire)]
    assert units == sorted(units)
    assert decision.may_pass
