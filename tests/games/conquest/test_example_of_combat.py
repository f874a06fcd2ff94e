"""The printed example of combat (turn 12) from the first deployment to the end of its first round, with its dice."""

from __future__ import annotations

import pytest

from anahuac.engine.decision import Action, Chosen, OneOf, Passed
from anahuac.games.conquest.actions.battle import Fire, LooseDogs
from anahuac.games.conquest.actions.core import Done
from anahuac.games.conquest.actions.melee import Attack, FallBackTo, Shift
from anahuac.games.conquest.events.core import PointsScored, UnitsEliminated
from anahuac.games.conquest.events.melee import HandToHandFought, PiecesShifted, ShockRolled
from anahuac.games.conquest.model import Battle
from anahuac.games.conquest.rules.ch10_3_4_rounds import open_battle
from tests.games.conquest.battles import FIELD, armies, deploy
from tests.games.conquest.play import Play

ARMIES = (
    "alvarado sp-eb-1 sp-ab-1 sp-aq-2 sp-ca-1:1 sp-cl-1:1 tl-eb-1 ot-fr-1 / "
    "emperor/back cuitlahuac mx-eb-1 mx-jav-1 mx-fr-1 mx-jav-2:1 tx-jav-1 tp-jav-1 ot-jav-1"
)


def board(play: Play) -> Battle:
    """The battle as it stands."""
    assert play.state.battle is not None
    return play.state.battle


@pytest.mark.rule(
    "conquest:10.3.4-c", "conquest:10.3.4-i", "conquest:10.3.4-s", "conquest:10.3.4-D", "conquest:T3-f"
)
def test_ex_07_to_ex_16_the_printed_example() -> None:
    """Every step of it; the only dice it does not print belong to shots it leaves out."""
    state = armies(
        ARMIES,
        turn=12,
        active="indian",
        camps={"tlaxcala": "spain"},
        cursors={"texcoco": "MD", "tlacopan": "MD", "other": "M3", "tlaxcala": "S5"},
        war_dogs_chooser="owner",
    )
    play = Play(state, dice=[1, 3, 10, 2, 2, 2, 6, 3, 5]).do(open_battle, FIELD)
    deploy(play, "spain", {"sp-ca-1": "S.L3", "sp-cl-1": "S.RW", "tl-eb-1": "S.RW", "ot-fr-1": "S.L3"})
    deploy(play, "indian", {"mx-jav-2": "I.L3"})
    assert {p for p, tz in board(play).at.items() if tz == "I.LR"} == {"tx-jav-1", "tp-jav-1", "ot-jav-1"}
    play.play("indian", Chosen(("zigzag", "shock", "feint", "noria")))
    play.play("spain", Chosen(("war_dogs", "infantry_charge", "to_the_death")))
    play.play("spain", Chosen(("war_dogs",)))
    play.play("indian", Chosen(("zigzag", "shock")))
    play.play("spain", Chosen(("war_dogs",)))
    play.play("indian", Chosen(("zigzag",)))
    play.play("spain", LooseDogs("I.L1"))
    play.play("indian", Chosen(("mx-fr-1",)))
    assert board(play).at["mx-fr-1"] == "I.L2"

    play.play("indian", Fire("mx-jav-1", "sp-eb-1"))
    play.play("spain", Fire("sp-ab-1", "mx-fr-1"))
    play.play("indian", Fire("mx-fr-1", "sp-eb-1"))
    play.play("spain", Fire("sp-aq-2", "mx-eb-1"))
    play.play("spain", Fire("sp-ca-1", "mx-eb-1"))
    assert play.state.units["mx-fr-1"].sp == play.state.units["sp-eb-1"].sp == 1
    assert play.state.units["mx-eb-1"].sp == 2

    play.play("indian", Attack("I.L1", "S.L1"))
    play.play("indian", Chosen(("shock",)))
    assert play.last(ShockRolled).count == 2
    assert board(play).at["sp-aq-2"] == board(play).at["sp-ab-1"] == "S.L2"
    fought = play.last(HandToHandFought)
    assert (fought.attack, fought.defence, fought.column) == (8, 3, "2/1")
    assert (fought.die, fought.ground, fought.leader) == (5, 0, 1)
    assert play.last(UnitsEliminated).units == ("sp-eb-1",)
    assert (play.last(PointsScored).camp, play.last(PointsScored).points) == ("indian", 3)

    refuges = play.ask("spain", "rehome").domain
    assert refuges == OneOf((FallBackTo("alvarado", "S.L2"), FallBackTo("alvarado", "S.RW")))
    play.play("spain", FallBackTo("alvarado", "S.RW"))
    play.play("indian", Chosen(("mx-eb-1", "mx-jav-1")))
    assert play.last(PiecesShifted).to == "S.L1"
    while play.pending[0].kind != "shift":
        decision = play.pending[0]
        answer: Action = Passed() if decision.may_pass else Chosen(())
        play.play(decision.seat, answer)
    play.play("indian", Shift("mx-fr-1", "S.L1"))
    assert board(play).at["mx-fr-1"] == "S.L1"
    while play.pending[0].kind == "shift":
        play.play(play.pending[0].seat, Done())
    assert [(d.seat, d.kind) for d in play.pending] == [("indian", "fight_on")]
    assert play.dice_left == ()
