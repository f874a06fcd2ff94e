"""10.1, 10.2, 10.8: the R&R Interphase as a whole, and the desertion of the Allies."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.engine.chance import picker
from anahuac.games.siege.actions.sequence import CallRecovery, Continue
from anahuac.games.siege.events.core import MarkersCleared
from anahuac.games.siege.events.recovery import DesertionChecked, RecoveryBegan
from anahuac.games.siege.frames.sequence import DeclareFrame, TurnFrame
from anahuac.games.siege.model import DEAD, DESERTED, OFF_MAP, Tally, Temples
from anahuac.games.siege.rules import ch10_2_desertion, ch10_places, ch10_recovery
from tests.games.siege.hand import Hand, assert_sound, hand, position, tables

ALLIES = "h1004: S37; h1105: S36; l11: S30; dead: S38"


def checked(*dice: int, text: str = ALLIES, **options: Any) -> Hand:
    """The desertion check."""
    return hand(text, dice, **options).do(ch10_2_desertion.check_desertion)


def held(play: Hand, seed: int = 1) -> Hand:
    """An R&R played at random until the Spanish player has the word again."""
    pick = picker(seed)
    while not any(decision.kind == "declare" for decision in play.pending):
        play.play(play.ask().sample(pick))
    assert_sound(play.state)
    return play


@pytest.mark.rule("siege:10.2A")
@pytest.mark.rule("siege:10.2B")
@pytest.mark.parametrize(("die", "result", "deserts"), [(3, 0, True), (4, 1, False)])
def test_e50_markers_and_an_objection_weigh_on_the_check(die: int, result: int, deserts: bool) -> None:
    play = checked(die, temples=Temples(sacrificed=("h2810", "h3016")), tally=Tally(objected=True, held=1))
    assert play.all(DesertionChecked) == [
        DesertionChecked(die, (("sacrifice", -2), ("objection", -1)), result, deserts)
    ]
    assert play.state.tally.deserted == deserts
    assert play.at("S37", "S30") == ((DESERTED, DESERTED) if deserts else ("h1004", "l11"))


@pytest.mark.rule("siege:10.2C")
def test_the_elite_never_go_and_the_dead_stay_dead() -> None:
    assert checked(1, text=f"{ALLIES}; h1322: A11").at("S36", "S38") == ("h1105", DEAD)


@pytest.mark.rule("siege:10.2A")
@pytest.mark.parametrize(("die", "deserts"), [(3, True), (4, False)])
def test_e51_aztecs_in_chapultepec_weigh_three(die: int, deserts: bool) -> None:
    play = checked(die, text=f"{ALLIES}; h1322: A11")
    assert play.all(DesertionChecked)[0].modifiers == (("chapultepec", -3),)
    assert play.state.tally.deserted == deserts


@pytest.mark.rule("siege:11.1C")
@pytest.mark.rule("siege:11.1D")
@pytest.mark.rule("siege:11.5E")
@pytest.mark.rule("siege:R-18")
def test_raids_and_prisoners_without_a_marker_weigh_too_up_to_two() -> None:
    raid = position(ALLIES, tally=Tally(raided=True, takings=3))
    count = ch10_2_desertion.modifiers
    assert count(tables(), raid) == (("sacrifice", -2), ("raid", -1))
    one = position(ALLIES, temples=Temples(sacrificed=("h3016",)), tally=Tally(takings=1))
    assert count(tables(), one) == (("sacrifice", -2),)
    markers = position(ALLIES, tally=Tally(takings=3), rul_prisoner_drm="markers")
    assert count(tables(), markers) == ()


@pytest.mark.rule("siege:R-23")
def test_those_beside_the_map_go_home_too_if_the_ruling_says_so() -> None:
    text = "h1322: A11; off_map: S37"
    assert checked(1, text=text).at("S37") == (DESERTED,)
    assert checked(1, text=text, rul_desertion_offmap=False).at("S37") == (OFF_MAP,)


@pytest.mark.rule("siege:10.2D")
@pytest.mark.rule("siege:10.2E")
def test_e52_deserters_are_back_at_full_strength_in_the_next_and_never_go_again() -> None:
    frames = (TurnFrame("declare"),)
    text = "h1004: S37:1 S38; h1105: S36; h1322: A11; h3016: A12 CUAUHTEMOC; l11: S12 CORTES@S12"
    play = hand(text, (1,) * 200, frames=frames, tally=Tally(held=1, objected=True, raided=True))
    play.do(ch10_recovery.open_recovery)
    held(play)
    assert play.at("S37", "S38") == (DESERTED, DESERTED)
    play.play(CallRecovery())
    held(play)
    assert len(play.all(DesertionChecked)) == 1
    assert [play.state.pieces[unit].steps for unit in ("S37", "S38")] == [2, 2]
    assert all(at.startswith("h") for at in play.at("S37", "S38"))


@pytest.mark.rule("siege:10.1")
@pytest.mark.rule("siege:11.6B")
@pytest.mark.rule("siege:11.5C")
@pytest.mark.rule("siege:R-17")
def test_markers_go_in_their_order() -> None:
    temples = Temples(ever=("h2810",), desecrated=("h2810",), sacrificed=("h3016",))
    begin = {"frames": (TurnFrame("declare"),), "temples": temples, "tally": Tally(takings=1, raided=True)}
    play = hand("h1004: S1; h3016: A11", None, **begin).do(ch10_recovery.open_recovery)
    kinds = [
        type(event).__name__ for event in play.events[:9] if not type(event).__name__.startswith("Frame")
    ]
    assert kinds[:5] == [
        "RecoveryBegan",
        "MarkersCleared",
        "DesertionChecked",
        "MarkersCleared",
        "TroublesForgotten",
    ]
    assert play.all(DesertionChecked)[0].modifiers == (("sacrifice", -2), ("raid", -1))
    assert play.state.temples == Temples(ever=("h2810",))
    assert (play.state.tally.takings, play.state.tally.raided) == (0, False)
    early = hand("h1004: S1; h3016: A11", None, rul_sacrifice_clear="rr_start", **begin)
    early.do(ch10_recovery.open_recovery)
    assert early.events[1:3] == [MarkersCleared("desecrated"), MarkersCleared("sacrificed")]


@pytest.mark.rule("siege:8.20")
@pytest.mark.rule("siege:11.8")
@pytest.mark.rule("siege:10.1")
@pytest.mark.rule("siege:10.3")
@pytest.mark.rule("siege:10.3.6")
@pytest.mark.parametrize("seed", [1, 2])
def test_after_an_r_and_r_everybody_stands_where_he_may(seed: int) -> None:
    """Two of them in a row at random, from a position in the middle of a siege."""
    text = (
        "h2307: S1 S9 S25@S1; h2408: S2:1; h1004: S36 S37; h1005: S30; l5: S12:1 S13; l11: S14 CORTES@S14; "
        "h3016: A1:2 A2 CUAUHTEMOC; h2810: A11 A3; h1322: A12; l4: A13 A14; dead: A15 A16 A17 S3 S38 A4 S15"
    )
    play = hand(text, None, frames=(TurnFrame("declare"),), opt_cannon=True, opt_disease=True)
    play.do(ch10_recovery.open_recovery)
    held(play, seed)
    for camp, places in play.state.stacks.items():
        for place in places:
            if place.startswith("l"):
                closed = tables().lakes[place].is_closed_to_aztecs
                assert closed == (camp == "spanish")
            elif camp == "aztec":
                assert tables().hexes[place].region == "island" or place in ("h1322", "h2543")
    assert not set(play.state.stacks["spanish"]) & set(play.state.stacks["aztec"])
    assert play.all(RecoveryBegan) == [RecoveryBegan(1)]


@pytest.mark.rule("siege:10.8A")
@pytest.mark.rule("siege:10.8B")
@pytest.mark.rule("siege:10.8C")
def test_e60_another_at_once_may_not_be_objected_to() -> None:
    """Even with the Spanish side on the island, which would be a reason."""
    text = "h2307: S1; h3016: A1 A2 A3 CUAUHTEMOC; h3015: A4 A5 A6"
    play = hand(text, None, frames=(TurnFrame("declare"), DeclareFrame(again=True)), tally=Tally(held=1))
    play.play(CallRecovery())
    assert play.state.tally.held == 2
    assert all(decision.kind != "object" for decision in play.pending)
    held(play)
    play.play(Continue())
    assert play.state.couplet == 2


# ---------------------------------------------------------------------- where they are placed


def spanish(text: str, piece: str = "S1", **options: Any) -> set[str]:
    """Where a piece of the Spanish side may be redeployed."""
    return set(ch10_places.redeployment_places(tables(), position(text, **options), piece))


def aztec(text: str, piece: str = "A11", **options: Any) -> set[str]:
    """Where an Aztec piece may be redeployed."""
    return set(ch10_places.redeployment_places(tables(), position(text, **options), piece))


@pytest.mark.rule("siege:10.3.4")
@pytest.mark.rule("siege:7.8B")
@pytest.mark.rule("siege:2.14H")
def test_the_spanish_side_redeploys_on_the_mainland_and_tepeyac() -> None:
    t = tables()
    regions = {t.hexes[place].region for place in spanish("")}
    assert regions == {"mainland", "tepeyac"}
    assert "h1322" in spanish("")
    assert "h1322" not in spanish("h1322: A11")
    assert spanish("", "S12") == {"l7", "l11", "l15", "l21", "l29"}
    assert "h1004" not in spanish("h1004: S37")


@pytest.mark.rule("siege:10.3.2B")
def test_held_forts_and_the_causeways_to_them_are_open() -> None:
    held = spanish("h2307: S2")
    assert {"h2307", "h2207", "h1604"} <= held
    assert "h2213" not in held
    cut = spanish("h3025: S2; h2543: A11")
    assert "h3025" in cut
    assert "h3026" not in cut
    assert "h3019" not in spanish("h3019: S2")


@pytest.mark.rule("siege:10.3.5A")
@pytest.mark.rule("siege:10.3.5B")
@pytest.mark.rule("siege:10.3.5C")
@pytest.mark.rule("siege:7.8D")
def test_the_aztecs_redeploy_on_the_island_in_their_forts_and_on_the_lake() -> None:
    t = tables()
    free = aztec("h2307: S2; h2810: A1 A2 A3")
    assert {t.hexes[place].region for place in free if place.startswith("h")} == {"island"}
    assert not {"h2307", "h2810", "h3023", "h1322"} & free
    assert {place for place in t.lakes if t.lakes[place].is_closed_to_aztecs}.isdisjoint(free)
    assert "l5" in free
    assert {"h1322", "h2543"} <= aztec("h1322: A1; h2543: A2")
    assert all(t.hexes[place].region == "island" for place in aztec("", "CUAUHTEMOC"))


@pytest.mark.rule("siege:10.3.5D")
@pytest.mark.rule("siege:R-22")
def test_nothing_near_tepeyac() -> None:
    """No hex of the island lies so near; of the areas it is a reading."""
    t = tables()
    near = {place for place in t.lakes if ch10_places.near_tepeyac(t, place)}
    assert near
    assert near & aztec("") == {place for place in near if not t.lakes[place].is_closed_to_aztecs}
    assert not near & aztec("", rul_tepeyac_exclusion="hexes_and_areas")
    assert not any(ch10_places.near_tepeyac(t, place) for place in t.regions["island"])
