"""Ground combat: targets, attackers, causeways, fog, the order of a battle (8.1 to 8.8, 8.17, 8.18, 8.21)."""

from __future__ import annotations

import random

import msgspec
import pytest

from anahuac.engine.chance import Seeded
from anahuac.engine.decision import Action, Allocate, Allocated, Chosen, OneOf, Passed, Some
from anahuac.games.siege import views
from anahuac.games.siege.actions.ground import (
    Advance,
    Attack,
    DropAttack,
    EndCombat,
    FightOn,
    Halt,
    HoldBack,
    Lead,
    Lure,
    NobodyThrough,
    Push,
    SetTrap,
    Spring,
    StayBehind,
    Through,
)
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import PiecesMoved, StepsLost
from anahuac.games.siege.events.ground import BattleFought, StackSeen
from anahuac.games.siege.events.leaders import LeaderRisked, PrisonersTested
from anahuac.games.siege.flow import REFUSALS
from anahuac.games.siege.frames.combat import GroundFrame
from anahuac.games.siege.model import ATTACKED, DEAD, DEFENDED, LED, State, has_done
from anahuac.games.siege.rules.ch08_ground import open_ground, preview
from anahuac.games.siege.rules.ch08_seen import seen_places
from anahuac.games.siege.terms import AZTEC, SPANISH
from tests.games.siege.hand import FULL, Hand, assert_sound, hand, tables

E17 = "h2711: S1 S2 S3 S7 S9 S25@S1 CORTES; h2713: S30; h2712: A1 A11"
ALL_OF_E17 = ("S1", "S2", "S3", "S7", "S9", "S30")


def ground(text: str, dice: tuple[int, ...] = (), **options: object) -> Hand:
    """A position at the beginning of ground combat."""
    return hand(text, dice, **options).do(open_ground)


def steps(play: Hand, *units: str) -> tuple[int, ...]:
    """Steps that units have left."""
    return tuple(play.state.pieces[unit].steps for unit in units)


@pytest.mark.rule("siege:8.1A", "siege:8.6A")
def test_attacking_is_voluntary() -> None:
    """One may end at once; with nobody in reach nothing is asked at all."""
    play = ground("h2711: S1; h2712: A1")
    assert play.ask("attack").domain == OneOf((Attack("h2712"), EndCombat()))
    assert play.ask().seat == SPANISH
    assert play.play(EndCombat()).pending == ()
    assert ground("h2711: S1; h2713: A1").pending == ()
    assert ground("h2711: S25 CORTES; h2712: A1").pending == ()
    assert ground("h2711: S1; h2712: CUAUHTEMOC").pending == ()


@pytest.mark.rule("siege:8.4", "siege:8.5A", "siege:8.5C", "siege:8.7")
def test_e11_one_hex_a_battle() -> None:
    """From 2924 against 3024 or 3025, never both in a battle; who has attacked does not attack again."""
    play = ground("h2924: S1 S2; h3024: A11; h3025: A12", (3, 4))
    assert play.ask("attack").domain == OneOf((Attack("h3024"), Attack("h3025"), EndCombat()))
    play.play(Attack("h3024"))
    assert play.ask("attackers").domain == Some(("S1", "S2"), 1, 2)
    play.play(Chosen(("S1",)))
    assert has_done(play.state, "S1", ATTACKED)
    assert has_done(play.state, "A11", DEFENDED)
    assert play.ask("attack").domain == OneOf((Attack("h3025"), EndCombat()))
    assert play.clause_against(Attack("h3024")) == "siege:8.5C"
    assert play.clause_against(Attack("h2923")) == "siege:8.1A"


@pytest.mark.rule("siege:8.1B", "siege:8.1C", "siege:8.3", "siege:8.5B", "siege:8.18")
def test_all_defend_together() -> None:
    """The phasing camp attacks whatever its posture; every unit of the hex defends, and the result is for both."""
    play = ground("h2711: S1; h2710: A1 A11", (1, 5), active=AZTEC).play(Attack("h2711"), Chosen(("A11",)))
    fought = play.all(BattleFought)[0]
    assert (fought.camp, fought.attackers, fought.defenders) == (AZTEC, ("A11",), ("S1",))
    play = ground("h2711: S1; h2710: A1 A11", (1, 5)).play(Attack("h2710"))
    fought = play.all(BattleFought)[0]
    assert (fought.camp, fought.defenders, fought.defence) == (SPANISH, ("A1", "A11"), 11)
    assert (fought.column, fought.losses) == ("1:3", (3, 0))
    assert steps(play, "S1", "A1", "A11") == (1, 4, 2)
    assert has_done(play.state, "A11", DEFENDED)


@pytest.mark.rule("siege:8.4", "siege:8.5C", "siege:8.1A")
def test_why_a_unit_cannot_attack() -> None:
    """Not adjacent, not one's own, no combat unit, or nobody at all."""
    play = ground("h2711: S1 S2 S25@S1 CORTES; h2709: S3; h2712: A1").play(Attack("h2712"))
    assert play.clause_against(Chosen(("S1", "S3"))) == "siege:8.4"
    assert play.clause_against(Chosen(("A1",))) == "siege:8.1A"
    assert play.clause_against(Chosen(("S25",))) == "siege:8.1A"
    assert play.clause_against(Chosen(())) == "siege:8.4"


@pytest.mark.rule("siege:8.20", "siege:8.18.2", "siege:8.17", "siege:11.4E")
def test_e19_a_cannon_and_the_only_legal_outcome() -> None:
    """4:1, a 7: 1/3, 1/4 with the cannon. A1 and A11 end at one step; the Spanish take one among all six."""
    play = ground(E17.replace(" CORTES", "; h1004: CORTES S8"), (3, 4), opt_cannon=True)
    play.play(Attack("h2712"), Chosen(ALL_OF_E17))
    fought = play.all(BattleFought)[0]
    assert (fought.attack, fought.defence, fought.column, fought.dice) == (46, 11, "4:1", (3, 4))
    assert (fought.table, fought.losses) == ((1, 3), (1, 4))
    assert fought.shifts == (("chinampa_city", -1), ("concentric", 1))
    assert fought.attackers == ("S1", "S25", "S2", "S3", "S7", "S9", "S30")
    losses = play.ask("losses")
    slots = tuple((unit, 1 if unit == "S30" else 3) for unit in ALL_OF_E17)
    assert (losses.seat, losses.domain) == (SPANISH, Allocate(slots, 1))
    play.play(Allocated((("S30", 1),)))
    assert steps(play, "A1", "A11", "S30") == (1, 1, 1)
    assert [event.camp for event in play.all(StepsLost)] == [SPANISH, AZTEC]
    assert play.pending == ()
    assert_sound(play.state)


@pytest.mark.rule("siege:8.20")
@pytest.mark.rule("siege:9.2", "siege:9.3C")
def test_e17_cortes_leads() -> None:
    """5:1 where he lends himself, which is a choice; two dice for him after it, and no second battle."""
    play = ground(E17 + "; h2610: A12; h2710: S4", (1, 1, 3, 3), opt_cannon=True)
    play.play(Attack("h2712"), Chosen(ALL_OF_E17))
    assert play.ask("lead").domain == OneOf((StayBehind(), Lead("CORTES")))
    play.play(Lead("CORTES"))
    assert play.all(BattleFought)[0].column == "5:1"
    assert has_done(play.state, "CORTES", LED)
    assert play.ask("losses").seat == SPANISH
    play.play(Allocated((("S1", 2),)), Allocated((("A1", 3),)))
    assert [event.case for event in play.all(LeaderRisked)] == ["led_with_loss"]
    assert play.all(LeaderRisked)[0].dice == (3, 3)


@pytest.mark.rule("siege:9.2")
def test_a_leader_left_out() -> None:
    """The Spanish may attack without him: 4:1, and no dice for a leader whose stack lost nothing."""
    play = ground(E17, (6, 6)).play(Attack("h2712"), Chosen(("S30",)))
    assert play.all(BattleFought)[0].dice == (6, 6)
    play = ground(E17, (3, 4)).play(Attack("h2712"), Chosen(ALL_OF_E17), StayBehind())
    assert play.all(BattleFought)[0].column == "4:1"
    play.play(Allocated((("S30", 1),)))
    assert play.all(LeaderRisked) == []


@pytest.mark.rule("siege:8.20")
@pytest.mark.rule("siege:8.21", "siege:8.21A", "siege:8.21B", "siege:8.21E")
def test_e20_one_unit_along_a_causeway() -> None:
    """Of S1, S2, S3 in 3106 one attacks 3107, with its cannon and Cortes; without the option all three."""
    where = "h3106: S1 S2 S3 S25@S2 CORTES; h3107: A1"
    play = ground(where, (1, 1, 3, 3), opt_causeway_combat=True, opt_cannon=True).play(Attack("h3107"))
    assert play.ask("through").domain == OneOf((Through("S1"), Through("S2"), Through("S3")))
    assert play.clause_against(NobodyThrough()) == "siege:8.4"
    assert play.clause_against(Through("A1")) == "siege:8.1A"
    play.play(Through("S2"), Lead("CORTES"))
    fought = play.all(BattleFought)[0]
    assert fought.attackers == ("S2", "S25", "CORTES")
    assert fought.attack == 8
    play = ground(where, (1, 1)).play(Attack("h3107"))
    assert play.ask("attackers").domain == Some(("S1", "S2", "S3"), 1, 3)


@pytest.mark.rule("siege:8.21")
@pytest.mark.rule("siege:8.21A", "siege:8.21C", "siege:8.4")
def test_others_attack_beside_the_causeway() -> None:
    """Allies with canoes are free; who found no room is refused; nobody need go where others attack."""
    where = "h3106: S1 S2; h3108: S30 S4; h3107: A1"
    play = ground(where, (6, 6), opt_causeway_combat=True).play(Attack("h3107"))
    assert play.ask("through").domain == OneOf((Through("S1"), Through("S2"), NobodyThrough()))
    play.play(Through("S2"))
    assert play.ask("attackers").domain == Some(("S4", "S30"), 0, 2)
    assert play.clause_against(Chosen(("S1", "S4"))) == "siege:8.21A"
    play.play(Chosen(("S4",)))
    assert play.all(BattleFought)[0].attackers == ("S2", "S4")
    play = ground(where, (6, 6), opt_causeway_combat=True).play(Attack("h3107"), NobodyThrough())
    assert play.ask("attackers").domain == Some(("S4", "S30"), 1, 2)
    two_canoes = ground("h3106: S30 S31; h3107: A1", (6, 6), opt_causeway_combat=True).play(Attack("h3107"))
    assert two_canoes.ask("attackers").domain == Some(("S30", "S31"), 1, 2)


@pytest.mark.rule("siege:8.21")
@pytest.mark.rule("siege:8.21C", "siege:8.21D")
def test_aztecs_are_not_limited() -> None:
    """All of them attack along a causeway, and all units there defend."""
    play = ground("h3107: A1 A2 A3; h3106: S1 S2", (6, 6), active=AZTEC, opt_causeway_combat=True).play(
        Attack("h3106")
    )
    assert play.ask("attackers").domain == Some(("A1", "A2", "A3"), 1, 3)
    play.play(Chosen(("A1", "A2", "A3")))
    assert play.all(BattleFought)[0].defence == 16


@pytest.mark.rule("siege:8.1A")
def test_e21_a_side_that_cannot_be_crossed() -> None:
    """S1 in 3106 and Aztecs in 3007: next to each other, and no attack."""
    assert ground("h3106: S1; h3007: A1").pending == ()


@pytest.mark.rule("siege:8.10A")
def test_e22_along_a_causeway_from_both_sides() -> None:
    """From 1911 and 2112 on 2012: a column for the concentric assault, none for terrain."""
    play = ground("h1911: S1; h2112: S2; h2012: A11", (1, 1)).play(Attack("h2012"), Chosen(("S1", "S2")))
    assert play.all(BattleFought)[0].shifts == (("concentric", 1),)


@pytest.mark.rule("siege:8.5C", "siege:8.6B")
def test_e23_attacked_once_in_a_phase() -> None:
    """A11 holds; its hex is no target any more for anybody."""
    play = ground("h2711: S1; h2713: S2; h2712: A11", (1, 1)).play(Attack("h2712"), Chosen(("S1",)))
    assert play.at("A11") == ("h2712",)
    assert play.pending == ()
    play = ground("h2711: S1; h2713: S2; h2712: A1 A11; h2714: A12", (1, 1)).play(
        Attack("h2712"), Chosen(("S1",))
    )
    assert play.ask("attack").domain == OneOf((Attack("h2714"), EndCombat()))
    assert play.clause_against(Attack("h2712")) == "siege:8.5C"


@pytest.mark.rule("siege:8.8", "siege:8.8A")
def test_the_stack_is_seen_before_the_odds() -> None:
    """Under fog the Spanish see a stack of several when the odds are reckoned, and no way back is left."""
    play = ground("h2711: S1 S2; h2712: A11 A1 CUAUHTEMOC", (6, 6), opt_fog=True).play(Attack("h2712"))
    assert play.all(StackSeen) == []
    play.play(Chosen(("S1", "S2")))
    assert play.all(StackSeen) == [StackSeen("h2712", (("A11", 2), ("A1", 4), ("CUAUHTEMOC", 0)))]
    order = [type(event) for event in play.events]
    assert order.index(StackSeen) < order.index(BattleFought)
    assert seen_places(play.state, "aztec") == ("h2712",)
    alone = ground("h2711: S1 S2; h2712: A1", (6, 6), opt_fog=True).play(Attack("h2712"), Chosen(("S1",)))
    assert alone.all(StackSeen) == []


@pytest.mark.rule("siege:8.8")
@pytest.mark.rule("siege:8.8A", "siege:8.15")
def test_the_preview_on_a_view() -> None:
    """Under fog what is not seen is missing from the sum, and it is said; seen, it is what the battle reckons."""
    where = "h2711: S1 S2 CORTES; h2712: A11 A1"
    play = ground(where, (1, 1, 3, 3), opt_fog=True).play(Attack("h2712"))
    view = views.view(play.t, play.state, SPANISH)
    guess = preview(play.t, view, "h2712", ("S1", "S2"), "CORTES")
    assert (guess.defence, guess.unknown, guess.column) == (4, 1, "4:1")
    full = preview(play.t, play.state, "h2712", ("S1", "S2"), "CORTES")
    play.play(Chosen(("S1", "S2")), Lead("CORTES"))
    fought = play.all(BattleFought)[0]
    assert (fought.attack, fought.defence, fought.column) == (full.attack, full.defence, full.column)
    assert full.unknown == 0


@pytest.mark.rule("siege:11.5")
@pytest.mark.rule("siege:11.5A")
def test_prisoners_after_the_losses() -> None:
    """A Knight attacks S1 and S1 loses steps: a die for prisoners, before the leader's."""
    play = ground("h2508: A1 CUAUHTEMOC; h2408: S1", (1, 1, 5, 4, 4), active=AZTEC, opt_prisoners=True).play(
        Attack("h2408"), Lead("CUAUHTEMOC")
    )
    assert play.all(BattleFought)[0].column == "2:1"
    assert play.all(BattleFought)[0].losses == (3, 1)
    assert [event.die for event in play.all(PrisonersTested)] == [5]
    assert [event.dice for event in play.all(LeaderRisked)] == [(4, 4)]
    order = [type(event) for event in play.events]
    assert order.index(PrisonersTested) < order.index(LeaderRisked)


@pytest.mark.rule("siege:8.6A", "siege:4.2")
def test_the_phase_ends_by_itself() -> None:
    """When the last target is gone nothing is asked any more."""
    play = ground("h2711: S1 S2 S3; h2710: A11:1", (6, 6)).play(Attack("h2710"), Chosen(("S1", "S2", "S3")))
    assert play.at("A11") == (DEAD,)
    assert play.ask("advance").seat == SPANISH
    while play.pending:
        play.play(play.ask().sample(lambda n: n - 1))
    assert not any(isinstance(frame, GroundFrame) for frame in play.state.frames)
    assert play.all(PiecesMoved) != []


@pytest.mark.rule("siege:8.2", "siege:8.6A", "siege:8.8A")
@pytest.mark.parametrize("seed", range(60))
def test_any_phase_comes_to_an_end(seed: int) -> None:
    """Whatever is chosen at random, with all options: sound states, no refusals, an end.

    Every seat is asked the same of its own view as of the whole state.
    """
    pick = random.Random(seed)
    play = hand(random_position(pick), None, active=SPANISH if seed % 2 else AZTEC, **FULL)
    play.source = Seeded(seed)
    play.do(open_ground)
    for _ in range(300):
        assert msgspec.json.decode(msgspec.json.encode(play.state), type=State) == play.state
        if not play.pending:
            break
        view = views.view(play.t, play.state, play.ask().seat)
        assert play.frames.pending(view) == play.pending
        play.play(play.ask().sample(pick.randrange))
        assert_sound(play.state)
    assert play.pending == ()
    assert play.state.verdict is not None or play.state.frames == ()
    for event in play.events:
        assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event


def anything(pick: random.Random, state: State) -> tuple[Action, ...]:
    """Actions of every kind about pieces and places drawn at random, ids that nobody knows among them."""
    unit, other = (pick.choice((*state.pieces, "X9", "")) for _ in range(2))
    near = (*state.stacks[SPANISH], *state.stacks[AZTEC])
    place = pick.choice((*near, "h2712", "h3023", "h9999", "l5", ""))
    return (
        Attack(place),
        EndCombat(),
        Through(unit),
        NobodyThrough(),
        Lead(unit),
        StayBehind(),
        Advance(unit),
        Advance(unit, other),
        Halt(),
        SetTrap(unit, other),
        SetTrap(place, unit, give=True),
        FightOn(),
        DropAttack(),
        Lure(place),
        Spring(),
        Push(place),
        HoldBack(),
        Chosen((unit,)),
        Chosen(()),
        Allocated(((unit, 1),)),
        Passed(),
    )


@pytest.mark.rule("siege:8.1A", "siege:8.4", "siege:8.19A", "siege:11.2.1A", "siege:11.2.2A", "siege:11.3.2A")
@pytest.mark.parametrize("seed", range(20))
def test_whatever_else_is_refused_in_good_order(seed: int) -> None:
    """Any action at any moment: allowed, refused with a clause, or left to the general refusal."""
    pick = random.Random(seed)
    play = hand(random_position(pick), None, active=SPANISH if seed % 2 else AZTEC, **FULL)
    play.source = Seeded(seed)
    play.do(open_ground)
    while play.pending:
        decision = play.ask()
        refuse = REFUSALS.get(type(play.state.frames[-1]))
        for action in (one for _ in range(10) for one in anything(pick, play.state)):
            if refuse is not None:
                found = refuse(play.t, play.state, play.state.frames[-1], decision, action)
                assert found is None or not decision.contains(action)
        play.play(decision.sample(pick.randrange))


def random_position(pick: random.Random) -> str:
    """Spanish and Aztec stacks mixed in the north-west of the island and on the causeway to Tepeyac."""
    places = [f"h{column}{row:02}" for column in range(24, 31) for row in range(6, 14)]
    land = [place for place in places if place in tables().hexes and not tables().hexes[place].over_water]
    stacks = [
        "S1 S2 S9 S25@S1 CORTES",
        "S3 S10 S26@S3",
        "S11",
        "S6 S7:1 S8:2 S28",
        "S30",
        "S37:1",
        "A1 A11",
        "A2 A3 CUAUHTEMOC",
        "A4:1 A12",
        "A5 A6:2 A7",
        "A14:1",
        "A9",
        "A15",
        "A10 A16:1",
        "A17",
    ]
    pick.shuffle(land)
    causeway = ["h3106: S4 S5 S27@S4", "h3107: A8 A13"]
    return "; ".join((*causeway, *(f"{place}: {stack}" for place, stack in zip(land, stacks, strict=False))))
