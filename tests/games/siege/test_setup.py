"""3: what a match starts from, the deployment of both camps, and placing counters at all."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from anahuac.board.hexgrid import distance
from anahuac.engine.chance import picker
from anahuac.engine.decision import OneOf, Passed
from anahuac.engine.game import OptionValue, Setup, SetupError
from anahuac.games.siege.actions.placing import Board, Lift, PlaceAt, Take
from anahuac.games.siege.events.core import FramePushed
from anahuac.games.siege.events.setup import DeploymentEnded
from anahuac.games.siege.frames.sequence import DeployFrame
from anahuac.games.siege.model import UNPLACED
from anahuac.games.siege.rules.ch03_places import set_up_places, units_of, zone_minimum
from anahuac.games.siege.rules.ch03_setup import initial_state
from anahuac.games.siege.rules.ch06_stacking import is_overstacked, surplus
from anahuac.games.siege.rules.placing import open_placing
from anahuac.games.siege.terms import AZTEC, OPTIONS, SPANISH, Camp, is_hex
from tests.games.siege.hand import FULL, Hand, assert_sound, hand, position, tables

T = tables()
SCENARIO = T.scenarios["siege"]
BASIC: dict[str, OptionValue] = {}


def begun(options: dict[str, OptionValue]) -> Hand:
    """The state before set-up."""
    return Hand(initial_state(T, Setup("siege", options)))


def deploying(play: Hand, camp: Camp) -> Hand:
    """A camp begins to place its counters."""
    return play.do(lambda t, tx: tx.emit(FramePushed(DeployFrame(camp))))


def deployed(options: dict[str, OptionValue], seed: int = 1) -> Hand:
    """Both camps set up at random."""
    play, pick = begun(options), picker(seed)
    for camp in SCENARIO.order:
        deploying(play, camp)
        while play.pending:
            decision = play.ask()
            play.play(Passed() if decision.kind == "deployed" else decision.sample(pick))
    return play


# ---------------------------------------------------------------------- the start


@pytest.mark.rule("siege:3.1")
@pytest.mark.rule("siege:2.10F")
def test_everything_is_at_full_strength_and_nowhere() -> None:
    s = initial_state(T, Setup("siege", dict(FULL)))
    assert set(s.pieces) == set(T.units)
    assert all(piece.at == UNPLACED and piece.steps == T.units[key].steps for key, piece in s.pieces.items())
    assert s.temples.ever == s.temples.sacrificed == ()


@pytest.mark.rule("siege:1.4")
def test_without_their_option_there_are_no_cannon() -> None:
    s = initial_state(T, Setup())
    assert {key for key in T.units if key not in s.pieces} == {"S25", "S26", "S27", "S28"}


@pytest.mark.rule("siege:8.8")
@pytest.mark.rule("siege:R-3")
@pytest.mark.parametrize(
    ("scenario", "options"),
    [
        ("nowhere", {}),
        ("siege", {"opt_nothing": True}),
        ("siege", {"opt_fog": 1}),
        ("siege", {"rul_overstack": "sometimes"}),
    ],
)
def test_a_match_does_not_start_from_what_it_does_not_know(
    scenario: str, options: dict[str, OptionValue]
) -> None:
    with pytest.raises(SetupError):
        initial_state(T, Setup(scenario, options))


# ---------------------------------------------------------------------- the Spanish side


@pytest.mark.rule("siege:3.2A")
@pytest.mark.rule("siege:3.2B")
@pytest.mark.rule("siege:9.4A")
@pytest.mark.parametrize("options", [BASIC, dict(FULL)], ids=["basic", "full"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_everybody_stands_in_his_camp(options: dict[str, OptionValue], seed: int) -> None:
    play = deployed(options, seed)
    assert_sound(play.state)
    for zone in SCENARIO.zones:
        for unit in zone.units:
            if unit in play.state.pieces:
                assert play.state.pieces[unit].at in zone.hexes
    assert {play.state.pieces[unit].at for unit in SCENARIO.fleet.units} == {"l11"}
    assert T.units[play.state.pieces["CORTES"].carrier].kind == "gunboat"
    assert not any(piece.at == UNPLACED for piece in play.state.pieces.values())


@pytest.mark.rule("siege:3.2")
def test_the_least_overstacking_of_each_camp() -> None:
    full, basic = position("", **FULL).settings, position("").settings
    assert [zone_minimum(T, basic, zone, zone.units) for zone in SCENARIO.zones] == [0, 0, 0]
    assert [zone_minimum(T, full, zone, zone.units) for zone in SCENARIO.zones] == [0, 0, 2]


@pytest.mark.rule("siege:3.2")
@pytest.mark.rule("siege:6.1B")
@pytest.mark.rule("siege:6.2A")
@given(st.integers(0, 10_000))
@settings(max_examples=5, deadline=None)
def test_only_iztapalapa_overstacks_and_no_more_than_it_must(seed: int) -> None:
    play = deployed(dict(FULL), seed)
    s = play.state
    crowded = {
        place: surplus(T, s.settings, [p for p in stack if p]) for place, stack in s.stacks[SPANISH].items()
    }
    crowded = {place: over for place, over in crowded.items() if over and is_hex(place)}
    assert sum(crowded.values()) == 2
    assert set(crowded) <= set(SCENARIO.zones[2].hexes)
    assert set(s.surplus) == set(crowded)
    for place in s.stacks[SPANISH]:
        if is_hex(place):
            assert len({T.units[piece].side for piece in s.stacks[SPANISH][place] if piece}) == 1


@pytest.mark.rule("siege:R-25")
@pytest.mark.rule("siege:6.2")
@pytest.mark.rule("siege:3.2")
def test_the_ruling_lets_it_overstack_freely() -> None:
    crowd = "h4244: S41 S42 S43"
    options: dict[str, Any] = {"opt_ally_stacking": True}
    rest = set_up_places(T, position(crowd, **options), "S44")
    assert "h4244" not in rest
    assert "h4244" in set_up_places(T, position(crowd, **options, rul_setup_overstack="free"), "S44")


@pytest.mark.rule("siege:6.1B")
def test_nobody_takes_the_last_room_of_others() -> None:
    # Eight of nine hexes hold Allies: the ninth is kept for the Spanish, and for their cannon.
    zone = SCENARIO.zones[2]
    allies = [unit for unit in zone.units if T.units[unit].side == "ally"]
    text = "; ".join(f"{place}: {unit}" for place, unit in zip(zone.hexes[:8], allies, strict=False))
    s = position(text)
    assert set_up_places(T, s, allies[8]) == zone.hexes[:8]
    assert set_up_places(T, s, "S7") == set_up_places(T, s, "S27") == zone.hexes[8:]


@pytest.mark.rule("siege:3.2A")
def test_a_counter_may_be_taken_up_again_before_it_is_over() -> None:
    play, pick = deploying(begun(BASIC), SPANISH), picker(3)
    while play.ask().kind != "deployed":
        play.play(play.ask().sample(pick))
    play.play(Lift("S1"))
    where = play.options(PlaceAt)
    assert {option.piece for option in where} == {"S1"}
    play.play(where[-1], Lift("CORTES"))
    boats = play.options(Board)
    assert [option.carrier for option in boats] == [f"S{n}" for n in range(12, 25)]
    play.play(boats[-1])
    assert play.state.pieces["CORTES"].carrier == "S24"
    play.play(Passed())
    assert play.all(DeploymentEnded) == [DeploymentEnded(SPANISH)]
    assert play.pending == ()


# ---------------------------------------------------------------------- the Aztecs


@pytest.mark.rule("siege:3.3A")
@pytest.mark.rule("siege:3.3B")
@pytest.mark.rule("siege:9.1A")
@pytest.mark.rule("siege:2.12C")
@pytest.mark.parametrize("seed", [1, 2])
def test_aztecs_stand_four_hexes_away_or_afloat(seed: int) -> None:
    s = deployed(dict(FULL), seed).state
    camps = [T.hexes[place].number for place in s.stacks[SPANISH] if is_hex(place)]
    for place in s.stacks[AZTEC]:
        if is_hex(place):
            assert min(distance(T.grid, T.hexes[place].number, camp) for camp in camps) >= 4
            assert not is_overstacked(T, s, AZTEC, place)
        else:
            assert T.lakes[place].number not in (7, 11, 15, 21, 29)
    assert T.hexes[s.pieces["CUAUHTEMOC"].at].region == "island"


@pytest.mark.rule("siege:R-2")
@pytest.mark.rule("siege:3.3A")
def test_only_units_in_hexes_keep_them_away_and_causeways_are_land_by_the_ruling() -> None:
    s = position("l24: S12; h1004: S1")
    places = set_up_places(T, s, "A11")
    assert "h2543" in places
    assert ("h1206" in places, "h1207" in places) == (False, True)
    assert "h3023" not in places
    strict = set_up_places(T, position("h1004: S1", rul_aztec_setup_on_causeways=False), "A11")
    assert not any(is_hex(place) and T.hexes[place].region == "causeway" for place in strict)


# ---------------------------------------------------------------------- placing


@pytest.mark.rule("siege:6.3B")
def test_alike_counters_are_offered_once_and_the_last_kind_is_not_asked() -> None:
    play = hand("h2508: A12").do(open_placing, AZTEC, ("A1", "A11", "A13", "CUAUHTEMOC"), "set_up")
    assert play.options(Take) == [Take("A1"), Take("A11")]
    play.play(Take("A11"))
    assert play.clause_against(PlaceAt("A11", "h2508")) == "siege:6.3B"
    assert play.clause_against(PlaceAt("A11", "h3023")) == "siege:3.3A"
    play.play(PlaceAt("A11", "l5"), Take("A13"), PlaceAt("A13", "l5"))
    # One Knight is left, and then the leader: neither is asked for.
    assert {option.piece for option in play.options(PlaceAt)} == {"A1"}
    play.play(PlaceAt("A1", "h2508"))
    assert {option.piece for option in play.options(PlaceAt)} == {"CUAUHTEMOC"}


@pytest.mark.rule("siege:7.5A")
def test_nobody_is_placed_among_enemies() -> None:
    play = hand("h2307: S1").do(open_placing, AZTEC, ("A11",), "redeployed")
    assert play.clause_against(PlaceAt("A11", "h2307")) == "siege:7.5A"


@pytest.mark.rule("siege:10.3.4")
@pytest.mark.rule("siege:11.4A")
@pytest.mark.rule("siege:9.4A")
def test_redeployment_puts_cannon_with_infantry_and_cortes_on_land_or_aboard() -> None:
    play = hand("h1004: S1; l7: S12 S13; h1105: S37").do(
        open_placing, SPANISH, ("S25", "S26", "CORTES"), "redeployed"
    )
    assert play.options(Take) == [Take("S25"), Take("CORTES")]
    play.play(Take("S25"))
    assert play.at("S25") == ("h1004",)
    play.play(Take("CORTES"))
    places = {option.place for option in play.options(PlaceAt)}
    assert {"h1004", "h3400", "l7"} <= places
    assert not {"h1105", "l11", "h2508"} & places
    play.play(PlaceAt("CORTES", "l7"), Board("CORTES", "S13"))
    assert play.at("CORTES", "S26") == ("l7", "h1004")


@pytest.mark.rule("siege:10.3.2B")
@pytest.mark.rule("siege:10.3.2C")
def test_a_held_fort_opens_its_causeway_as_far_as_no_aztec_stands_on_it() -> None:
    where = T.redeployment.fort_causeways["h2307"]
    for text, open_to in (("", 0), ("h2307: S1", len(where)), (f"h2307: S1; {where[3]}: A11", 3)):
        play = hand(text).do(open_placing, SPANISH, ("S37",), "redeployed")
        places = {option.place for option in play.options(PlaceAt)}
        assert len(places & set(where)) == open_to
        assert "h2307" not in places
    allies = hand("h2307: S29").do(open_placing, SPANISH, ("S30",), "redeployed")
    assert "h2307" in {option.place for option in allies.options(PlaceAt)}


@pytest.mark.rule("siege:10.3.5A")
@pytest.mark.rule("siege:10.3.5C")
@pytest.mark.rule("siege:7.8D")
def test_aztecs_redeploy_on_the_island_afloat_and_in_forts_they_hold() -> None:
    play = hand("h1322: A1; h2307: S1").do(open_placing, AZTEC, ("A11",), "redeployed")
    places = {option.place for option in play.options(PlaceAt)}
    assert {"h1322", "l5", "h3016"} <= places
    assert not {"h2543", "h2307", "l7", "h3023", "h3400"} & places
    lord = hand("h1322: A1").do(open_placing, AZTEC, ("CUAUHTEMOC",), "redeployed")
    assert {T.hexes[option.place].region for option in lord.options(PlaceAt)} == {"island"}


@pytest.mark.rule("siege:10.6B")
@pytest.mark.rule("siege:10.6C")
def test_who_returns_joins_others_if_he_can() -> None:
    play = hand("h2508: A1; h2408: A12; l5: A13; dead: A11").do(
        open_placing, AZTEC, ("A11",), "returned", {"A11": 1}
    )
    assert {option.place for option in play.options(PlaceAt)} == {"h2508", "l5"}
    play.play(PlaceAt("A11", "h2508"))
    assert play.state.pieces["A11"].steps == 1
    alone = hand("h2408: A12; dead: A11").do(open_placing, AZTEC, ("A11",), "returned", {"A11": 2})
    assert len(alone.options(PlaceAt)) > 100


def test_the_set_up_names_every_counter_once() -> None:
    named = [*units_of(SCENARIO, SPANISH), *units_of(SCENARIO, AZTEC)]
    assert sorted(named) == sorted(T.units)
    assert len(OPTIONS) == 11
    assert isinstance(deploying(begun(BASIC), SPANISH).ask().domain, OneOf)
