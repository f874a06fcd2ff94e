"""Prisoners and sacrifice (11.5)."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.games.siege.actions.leaders import SacrificeAt
from anahuac.games.siege.events.leaders import PrisonersTested
from anahuac.games.siege.frames.combat import Fought
from anahuac.games.siege.model import Temples
from anahuac.games.siege.rules import ch11_5_prisoners
from tests.games.siege.hand import Hand, hand

TEXT = "h2711: S1; h2713: S37; l5: S12 S30; h2712: A1 A11"


def raid(*hurt: tuple[str, str, int], attackers: tuple[str, ...] = ("A1", "A11"), **changes: Any) -> Fought:
    """An Aztec battle in which these units lost steps."""
    values: dict[str, Any] = {
        "kind": "ground",
        "place": "h2711",
        "attacker": "aztec",
        "attackers": attackers,
        "defenders": tuple(unit for unit, _, _ in hurt),
        "defender_loss": sum(lost for _, _, lost in hurt),
        "hurt": hurt,
    }
    return Fought(**{**values, **changes})


def checked(fought: Fought, dice: list[int], **options: Any) -> Hand:
    """The check after a battle, with the option."""
    return hand(TEXT, dice, active="aztec", **{"opt_prisoners": True, **options}).do(
        ch11_5_prisoners.check, fought
    )


SPANIARD = raid(("S1", "h2711", 1))


@pytest.mark.rule("siege:11.5A", "siege:11.5B")
def test_e66_prisoners_are_sacrificed_at_a_temple_of_the_aztecs_choice() -> None:
    play = checked(SPANIARD, [2])
    assert play.ask("sacrifice").seat == "aztec"
    assert play.options(SacrificeAt) == [SacrificeAt("h2810"), SacrificeAt("h3016")]
    assert play.clause_against(SacrificeAt("h2712")) == "siege:11.5B"
    play.play(SacrificeAt("h3016"))
    assert play.state.temples.sacrificed == ("h3016",)
    assert play.state.tally.prisoners
    assert play.state.frames == ()


@pytest.mark.rule("siege:11.5A")
def test_a_3_takes_none() -> None:
    play = checked(SPANIARD, [3])
    assert play.pending == ()
    assert not play.state.tally.prisoners
    assert play.all(PrisonersTested) == [PrisonersTested("h2711", 3, False, False)]


@pytest.mark.rule("siege:11.5")
@pytest.mark.rule("siege:11.5A")
@pytest.mark.parametrize(
    ("fought", "options"),
    [
        (raid(("S37", "h2713", 1)), {}),
        (raid(("S1", "h2711", 1), attackers=("A11",)), {}),
        (raid(), {}),
        (raid(("S1", "h2711", 1), kind="bombardment"), {}),
        (SPANIARD, {"opt_prisoners": False}),
        (
            Fought(
                "ground",
                "h2712",
                "spanish",
                ("S1",),
                ("A1",),
                attacker_loss=1,
                hurt=(("S1", "h2711", 1),),
            ),
            {},
        ),
    ],
    ids=["an ally", "no Knight", "no loss", "bombardment", "without the option", "S1 attacks"],
)
def test_e66_no_roll(fought: Fought, options: dict[str, Any]) -> None:
    assert checked(fought, [], **options).events == []


@pytest.mark.rule("siege:11.5A")
def test_boats_are_spanish_defenders_and_allies_beside_them_are_not() -> None:
    lake = {"kind": "lake", "place": "l5"}
    assert checked(raid(("S12", "l5", 1), ("S30", "l5", 1), **lake), [6]).all(PrisonersTested)
    assert checked(raid(("S30", "l5", 1), **lake), []).events == []


@pytest.mark.rule("siege:11.5B")
def test_the_second_marker_goes_to_the_other_temple_without_a_question() -> None:
    play = checked(SPANIARD, [1], temples=Temples(sacrificed=("h2810",)))
    assert play.pending == ()
    assert play.state.temples.sacrificed == ("h2810", "h3016")
    assert play.state.tally.takings == 0


@pytest.mark.rule("siege:11.5D", "siege:11.5E")
@pytest.mark.parametrize(
    ("temples", "takings"),
    [
        (Temples(sacrificed=("h2810", "h3016")), 0),
        (Temples(sacrificed=("h2810",), desecrated=("h3016",)), 1),
        (Temples(desecrated=("h2810", "h3016")), 1),
    ],
    ids=["both markers are out", "one temple desecrated", "both temples desecrated"],
)
def test_without_a_temple_the_taking_counts_where_desecration_is_why(temples: Temples, takings: int) -> None:
    play = checked(SPANIARD, [1], temples=temples)
    assert play.pending == ()
    assert play.state.temples == temples
    assert play.state.tally.takings == takings
    assert play.state.tally.prisoners


@pytest.mark.rule("siege:11.5B", "siege:11.6C")
def test_a_desecrated_temple_takes_no_marker() -> None:
    play = checked(SPANIARD, [1], temples=Temples(desecrated=("h2810",)))
    assert play.pending == ()
    assert play.state.temples.sacrificed == ("h3016",)
