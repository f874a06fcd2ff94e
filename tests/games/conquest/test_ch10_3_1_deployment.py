"""Chapter 10.3.1: deployment and army commanders."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from anahuac.engine.decision import Assigned, Program, Quota
from anahuac.games.conquest.actions.battle import NameGeneral
from anahuac.games.conquest.events.battle import BattleBegan, Deployed, GeneralNamed
from anahuac.games.conquest.rules.ch10_3_4_rounds import open_battle
from anahuac.games.conquest.rules.ch10_3_board import ZONES, half_of, is_line_of_retreat, units_at
from anahuac.games.conquest.terms import CAMPS
from tests.games.conquest.battles import FIELD, armies, deploy
from tests.games.conquest.play import Play, game

#: 11 against 10 strength points.
TWO_ARMIES = (
    "cortes alvarado sp-eb-1 sp-eb-2 sp-ab-1 sp-ab-2 sp-cl-1 sp-ca-1:1 / "
    "emperor mx-eb-1 mx-eb-2 mx-fr-1 mx-jav-1 mx-jav-2"
)


def begun(text: str = TWO_ARMIES, **changes: object) -> Play:
    """A battle that asks for the defender's deployment."""
    return Play(armies(text, **changes), dice=[3]).do(open_battle, FIELD)


@pytest.mark.rule("conquest:10.3.1-a", "conquest:R-06")
def test_each_half_has_five_zones_and_a_line_of_retreat() -> None:
    """Six tactical zones, the line of retreat among them, in which nobody fights."""
    board = game().tables.board
    for camp in CAMPS:
        half = {tz for tz in board.nodes if half_of(tz) == camp}
        assert len(ZONES[camp]) == 5
        assert half - set(ZONES[camp]) == {tz for tz in half if is_line_of_retreat(tz)}
        assert len(half) == 6


@pytest.mark.rule("conquest:10.3.1-b")
def test_the_defender_deploys_first_and_the_attacker_sees_it() -> None:
    """The attacker is asked when the defender stands."""
    play = begun(active="indian")
    assert [d.seat for d in play.pending] == ["spain"]
    deploy(play, "spain", {"sp-ca-1": "S.L3", "cortes": "S.L2"})
    assert [d.seat for d in play.pending] == ["indian"]
    assert play.state.battle is not None
    assert play.state.battle.at["sp-ca-1"] == "S.L3"
    assert units_at(play.state, "spain", "S.L1") == ("sp-ab-1", "sp-ab-2", "sp-cl-1", "sp-eb-1", "sp-eb-2")
    assert play.last(BattleBegan) == BattleBegan(
        FIELD, "indian", (("spain", 11), ("indian", 10)), ("spain", "indian"), True
    )


@pytest.mark.rule("conquest:10.3.1-b")
def test_ex_08_a_third_rounded_up_must_stand_in_the_first_line() -> None:
    """11 SP need 4 in the first line; commanders weigh nothing."""
    play = begun(active="indian")
    domain = play.ask("spain", "deploy").domain
    assert isinstance(domain, Program)
    assert domain.quota == Quota("S.L1", 4)
    assert {f.id: f.weight for f in domain.fields}["cortes"] == 0
    assert all(f.options == ZONES["spain"] for f in domain.fields)
    ids = [f.id for f in domain.fields]
    three = {"sp-eb-1": "S.L1", "sp-ca-1": "S.L1", "cortes": "S.L1"}
    weak = Assigned(tuple(three.get(piece, "S.L2") for piece in ids))
    assert play.clause_against("spain", weak) == "conquest:10.3.1-b"
    four = three | {"sp-eb-2": "S.L1"}
    assert play.refusal("spain", Assigned(tuple(four.get(piece, "S.RW") for piece in ids))) is None


@pytest.mark.rule("conquest:10.3.1-b")
@pytest.mark.parametrize("tz", ["S.LR", "I.L1", "I.LW"])
def test_nothing_starts_in_the_line_of_retreat_or_the_other_half(tz: str) -> None:
    """The refusal names the clause."""
    play = begun(active="indian")
    domain = play.ask("spain").domain
    assert isinstance(domain, Program)
    values = tuple(tz if f.id == "sp-cl-1" else "S.L1" for f in domain.fields)
    assert play.clause_against("spain", Assigned(values)) == "conquest:10.3.1-b"


@pytest.mark.rule("conquest:10.3.1-c", "conquest:G-8")
def test_the_leader_is_army_commander() -> None:
    """The highest rank commands; a Spaniard before a chief of higher rank."""
    play = begun(active="indian")
    deploy(play, "spain")
    assert play.last(GeneralNamed) == GeneralNamed("spain", "cortes")
    text = "olid maxixcatzin sp-eb-1 sp-eb-2 sp-eb-4 tl-eb-1 tl-eb-2 / emperor mx-eb-1 mx-eb-2 mx-eb-3 mx-fr-1 mx-jav-1"
    play = begun(text, active="indian", camps={"tlaxcala": "spain"})
    deploy(play, "spain")
    assert play.last(GeneralNamed) == GeneralNamed("spain", "olid")


@pytest.mark.rule("conquest:10.3.1-c", "conquest:G-8")
def test_between_equals_the_owner_names_the_army_commander() -> None:
    """Alvarado and Sandoval have three stars each; a choice that was made holds."""
    text = TWO_ARMIES.replace("cortes alvarado", "alvarado sandoval olid")
    play = begun(text, active="indian")
    deploy(play, "spain")
    play.ask("spain", "general")
    assert play.clause_against("spain", NameGeneral("olid")) == "conquest:G-8"
    play.play("spain", NameGeneral("sandoval"))
    assert play.state.battle is not None
    assert play.state.battle.generals["spain"] == "sandoval"
    assert play.state.stacks["spain"][FIELD].leader == "sandoval"  # until the stack changes
    state = armies(text, active="indian")
    stack = replace(state.stacks["spain"][FIELD], leader="sandoval")
    state = replace(state, stacks={**state.stacks, "spain": {FIELD: stack}})
    play = deploy(Play(state, dice=[]).do(open_battle, FIELD), "spain")
    assert play.last(GeneralNamed) == GeneralNamed("spain", "sandoval")
    assert [d.kind for d in play.pending] == ["deploy"]


@pytest.mark.rule("conquest:10.3.3-c", "conquest:10.3.1-c")
def test_a_camp_without_commander_deploys_too() -> None:
    """It has no army commander, and nobody is asked for one."""
    play = begun(TWO_ARMIES.replace("emperor ", ""))
    deploy(play, "indian")
    assert play.all(GeneralNamed) == []
    assert play.last(Deployed).camp == "indian"
    assert play.state.battle is not None
    assert play.state.battle.had_commander == {"spain": True, "indian": False}


@pytest.mark.rule("conquest:10.3.4-t", "conquest:R-25")
@pytest.mark.parametrize(
    ("army", "spanish"),
    [("castaneda tl-eb-1", True), ("maxixcatzin tl-eb-1 sp-ab-1", True), ("maxixcatzin tl-eb-1", False)],
)
def test_a_spanish_force_has_a_spanish_unit_or_a_spanish_commander(army: str, spanish: bool) -> None:
    """What the army is at the start of the battle decides about its table."""
    play = begun(f"{army} / emperor mx-eb-1", camps={"tlaxcala": "spain"})
    assert play.last(BattleBegan).spanish_force is spanish
