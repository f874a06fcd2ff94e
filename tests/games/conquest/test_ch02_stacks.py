"""Chapter 2: camps, strength, forms of stacks, leaders, who commands whom, rival allies."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from anahuac.engine.rules import Refusal
from anahuac.engine.text import Ref
from anahuac.games.conquest.actions.core import Done, TakeForm
from anahuac.games.conquest.actions.strategic import PickUp, Step
from anahuac.games.conquest.events.core import FormTaken
from anahuac.games.conquest.model import (
    Stack,
    camp_of,
    commanders_in,
    form_of,
    is_commander,
    strength,
    zone_of,
)
from anahuac.games.conquest.rules import ch02_form_choice, ch10_casualties
from anahuac.games.conquest.rules.ch02_stacks import (
    leader_candidates,
    leader_of,
    may_be_army,
    may_be_garrison,
    may_lead,
    may_stand,
)
from anahuac.games.conquest.terms import INDIAN, SPAIN, enemy
from anahuac.games.conquest.texts import strategic as texts
from anahuac.games.conquest.values import camp_of_nation, is_historical, steps_of
from tests.games.conquest.play import conquest, position
from tests.games.conquest.strategy import movement, options, set_out, steps


@pytest.mark.rule("conquest:G-1", "conquest:G-2")
def test_nations_and_their_camps_at_the_start() -> None:
    p = conquest("")
    camps = {nation: camp_of_nation(p.state, nation) for nation in p.t.nations}
    assert camps.pop("spain") == SPAIN
    assert set(camps.values()) == {INDIAN}
    assert sorted(camps) == ["mexico", "other", "texcoco", "tlacopan", "tlaxcala"]
    assert {nation for nation, cursor in p.t.cursors.items() if cursor.may_change_camp} == {
        "texcoco",
        "tlaxcala",
        "other",
    }


@pytest.mark.rule("conquest:G-3", "conquest:R-01")
def test_strength_counts_the_points_of_units_and_nothing_of_commanders() -> None:
    s = position("35 spain army: cortes alvarado sp-eb-1:2 sp-eb-3:1 sp-ca-1:1")
    assert strength(s, s.stacks[SPAIN][35].pieces) == 4


@pytest.mark.rule("conquest:G-4", "conquest:R-17")
def test_steps_of_units() -> None:
    p = conquest("")
    assert steps_of(p.t, p.state, "sp-ca-1") == 2
    assert steps_of(p.t, p.state, "mx-eb-1") == 2
    assert steps_of(p.t, p.state, "ot-fr-1") == 1
    assert steps_of(p.t, position("", other_peoples_steps=2), "ot-fr-1") == 2


@pytest.mark.rule("conquest:G-6")
def test_each_camp_is_the_other_ones_enemy() -> None:
    assert (enemy(SPAIN), enemy(INDIAN)) == (INDIAN, SPAIN)


@pytest.mark.rule("conquest:G-7", "conquest:R-11")
@pytest.mark.parametrize(
    ("stack", "form"),
    [
        ("30 indian army: emperor mx-eb-1", "army"),
        ("30 indian garrison: emperor mx-eb-1", "garrison"),
        ("30 indian garrison: mx-eb-1", "garrison"),
        ("9 indian uncommanded: mx-eb-1", "uncommanded"),
        ("9 indian lone: emperor cuitlahuac", "lone"),
    ],
)
def test_forms_follow_from_who_is_there(stack: str, form: str) -> None:
    s = position(stack)
    zone = next(iter(s.stacks[INDIAN]))
    assert form_of(s, INDIAN, zone) == form
    assert form_of(s, SPAIN, zone) is None


@pytest.mark.rule("conquest:G-7")
def test_only_a_fortress_holds_a_garrison_and_only_a_commander_an_army() -> None:
    p = conquest("30 indian garrison: mx-eb-1; 9 indian army: emperor mx-eb-2; 8 indian lone: cuitlahuac")
    assert may_be_garrison(p.t, p.state, INDIAN, 30)
    assert not may_be_army(p.state, INDIAN, 30)
    assert not may_be_garrison(p.t, p.state, INDIAN, 9)
    assert may_be_army(p.state, INDIAN, 9)
    assert not may_be_army(p.state, INDIAN, 8)
    assert not may_be_garrison(p.t, p.state, INDIAN, 8)
    assert not may_be_army(p.state, INDIAN, 1)


@pytest.mark.rule("conquest:G-7")
def test_owners_are_asked_about_stacks_with_a_choice_and_about_no_other() -> None:
    p = conquest(
        "30 indian army: emperor mx-eb-1; 9 indian army: cuitlahuac mx-eb-2; 31 indian army: mx-eb-3; "
        "22 indian garrison: quippiaztzin mx-fr-1"
    )
    p.do(ch02_form_choice.ask_forms, INDIAN, (9, 30, 31), "conquest:7.2-n")
    assert form_of(p.state, INDIAN, 31) == "garrison"
    assert options(p, INDIAN) == (TakeForm(30, False), TakeForm(30, True))
    assert p.clause_against(INDIAN, TakeForm(9, True)) == "conquest:G-7"
    assert p.clause_against(INDIAN, TakeForm(31, False)) == "conquest:G-7"
    assert p.clause_against(INDIAN, TakeForm(1, True)) == "conquest:G-7"
    settled = texts.FORM_IS_SETTLED(place=Ref("place", "22"))
    assert p.refusal(INDIAN, TakeForm(22, False)) == Refusal("conquest:7.2-n", settled)
    p.play(INDIAN, TakeForm(30, True))
    assert p.last(FormTaken) == FormTaken(INDIAN, 30, True)
    assert p.pending == ()


@pytest.mark.rule("conquest:G-7")
def test_commanders_whom_a_garrison_leaves_alone_are_no_garrison_for_those_who_come() -> None:
    p = conquest(
        "30 indian garrison: emperor cuitlahuac mx-eb-1; 37 indian army: quippiaztzin mx-eb-2",
        active=INDIAN,
        turn=4,
    )
    steps(set_out(movement(p), 30, "cuitlahuac", "mx-eb-1"), 31).play(INDIAN, Done())
    assert form_of(p.state, INDIAN, 30) == "lone"
    steps(set_out(p, 37, "quippiaztzin", "mx-eb-2"), 30).play(INDIAN, Done())
    assert p.ask(INDIAN).kind == "movement", "nobody is asked for a form: no garrison was there to merge with"
    assert form_of(p.state, INDIAN, 30) == "army"


@pytest.mark.rule("conquest:G-7")
def test_a_garrison_whose_units_are_picked_up_is_none_any_more() -> None:
    p = conquest(
        "30 indian garrison: emperor mx-eb-1; 31 indian army: cuitlahuac mx-fr-1; 37 indian army: quippiaztzin mx-eb-2",
        active=INDIAN,
        turn=4,
    )
    steps(set_out(movement(p), 31, "cuitlahuac", "mx-fr-1"), 30).play(INDIAN, PickUp("mx-eb-1"))
    steps(p, 14).play(INDIAN, Done())
    assert form_of(p.state, INDIAN, 30) == "lone"
    steps(set_out(p, 37, "quippiaztzin", "mx-eb-2"), 30).play(INDIAN, Done())
    assert (p.ask(INDIAN).kind, form_of(p.state, INDIAN, 30)) == ("movement", "army")


@pytest.mark.rule("conquest:G-8")
def test_the_choice_of_a_leader_ends_with_him() -> None:
    p = conquest("35 spain army: alvarado sandoval sp-eb-1 sp-eb-2")
    stack = replace(p.state.stacks[SPAIN][35], leader="sandoval")
    p.set(stacks={**p.state.stacks, SPAIN: {35: stack}})
    p.do(ch10_casualties.eliminate_units, SPAIN, ("sp-eb-1",), "combat", 35)
    assert p.state.stacks[SPAIN][35].leader == "sandoval"
    p.do(ch10_casualties.eliminate_commander, "sandoval", "combat", 35, True)
    assert p.state.stacks[SPAIN][35].leader is None
    assert leader_of(p.t, p.state, p.state.stacks[SPAIN][35]) == "alvarado"


@pytest.mark.rule("conquest:G-8", "conquest:R-13")
def test_the_highest_spaniard_leads_whatever_the_rank_of_a_chief() -> None:
    p = conquest(
        "35 spain army: castaneda maxixcatzin sp-eb-1; 32 spain army: maxixcatzin tl-eb-2",
        camps={"tlaxcala": SPAIN},
    )
    assert leader_candidates(p.t, p.state, ("maxixcatzin", "castaneda", "sp-eb-1")) == ("castaneda",)
    assert leader_of(p.t, p.state, Stack(("maxixcatzin", "tl-eb-2"))) == "maxixcatzin"
    assert leader_of(p.t, p.state, Stack(("tl-eb-2",))) is None


@pytest.mark.rule("conquest:G-8")
def test_among_equals_the_owners_choice_leads_as_long_as_it_is_one_of_them() -> None:
    p = conquest("35 spain army: alvarado sandoval olid sp-eb-1")
    equals = Stack(("alvarado", "olid", "sandoval", "sp-eb-1"))
    assert leader_candidates(p.t, p.state, equals.pieces) == ("alvarado", "sandoval")
    assert leader_of(p.t, p.state, equals) == "alvarado"
    assert leader_of(p.t, p.state, Stack(equals.pieces, leader="sandoval")) == "sandoval"
    assert leader_of(p.t, p.state, Stack(equals.pieces, leader="olid")) == "alvarado"


@pytest.mark.rule("conquest:G-9", "conquest:R-23")
def test_fronts_narvaez_and_the_successor_are_historical() -> None:
    p = conquest(
        "35 spain lone: cortes/back olid alvarado/back; 22 indian lone: emperor/back cuitlahuac/back"
    )
    historical = {
        c: is_historical(p.t, p.state, c) for c in ("cortes", "olid", "alvarado", "emperor", "cuitlahuac")
    }
    assert historical == {
        "cortes": True,
        "olid": True,
        "alvarado": False,
        "emperor": True,
        "cuitlahuac": False,
    }


@pytest.mark.rule("conquest:8-l")
@pytest.mark.parametrize(
    ("chief", "follower", "may"),
    [
        ("cortes", "sp-eb-1", True),
        ("cortes", "tl-eb-1", True),
        ("cortes", "maxixcatzin", True),
        ("maxixcatzin", "sp-eb-1", False),
        ("maxixcatzin", "cortes", False),
        ("maxixcatzin", "ot-fr-1", True),
        ("maxixcatzin", "ixtlilxochitl", True),
    ],
)
def test_command_in_the_spanish_camp(chief: str, follower: str, may: bool) -> None:
    p = conquest(
        "32 spain army: cortes maxixcatzin ixtlilxochitl sp-eb-1 tl-eb-1 ot-fr-1",
        camps={"tlaxcala": SPAIN, "texcoco": SPAIN, "other": SPAIN},
    )
    assert may_lead(p.t, p.state, chief, follower) is may


@pytest.mark.rule("conquest:8-l")
@pytest.mark.parametrize(
    ("chief", "follower", "may"),
    [
        ("ixtlilxochitl", "mx-eb-1", True),
        ("ixtlilxochitl", "tp-eb-1", True),
        ("emperor", "ot-fr-1", True),
        ("emperor", "tl-eb-1", False),
        ("maxixcatzin", "tl-eb-1", True),
        ("maxixcatzin", "ot-fr-1", False),
        ("maxixcatzin", "maxixcatzin", True),
    ],
)
def test_command_in_the_indian_camp(chief: str, follower: str, may: bool) -> None:
    p = conquest(
        "22 indian army: emperor ixtlilxochitl mx-eb-1 tp-eb-1 ot-fr-1; 32 indian army: maxixcatzin tl-eb-1"
    )
    assert may_lead(p.t, p.state, chief, follower) is may


@pytest.mark.rule("conquest:8-m")
def test_rival_allies_keep_apart_while_tlaxcala_is_indian() -> None:
    p = conquest("9 indian army: maxixcatzin tl-eb-1; 39 indian garrison: ot-jav-5")
    assert not may_stand(p.t, p.state, INDIAN, ("mx-eb-1",), 24), "Tlaxcala's land"
    assert not may_stand(p.t, p.state, INDIAN, ("tl-eb-2",), 23), "land of the Triple Alliance"
    assert not may_stand(p.t, p.state, INDIAN, ("mx-eb-1",), 9), "Tlaxcala's company"
    assert not may_stand(p.t, p.state, INDIAN, ("mx-eb-1", "tl-eb-2"), 38), "each other's company"
    assert may_stand(p.t, p.state, INDIAN, ("ot-fr-1",), 24), "the Other Peoples are nobody's rivals"
    assert may_stand(p.t, p.state, INDIAN, ("tl-eb-2",), 39)


@pytest.mark.rule("conquest:8-m")
def test_rivalry_ends_with_the_alliance() -> None:
    p = conquest("", camps={"tlaxcala": SPAIN})
    assert may_stand(p.t, p.state, INDIAN, ("mx-eb-1",), 24)
    q = conquest("", camps={"texcoco": SPAIN})
    assert may_stand(q.t, q.state, SPAIN, ("tx-eb-1",), 24)
    assert may_stand(q.t, q.state, INDIAN, ("tl-eb-1",), 23), "Texcoco is an enemy now"
    assert not may_stand(q.t, q.state, INDIAN, ("tl-eb-1",), 14), "Tlacopan is not"


@pytest.mark.rule("conquest:8-m", "conquest:8-g")
def test_an_army_cannot_march_into_rivals_to_pick_them_up() -> None:
    p = conquest(
        "17 indian army: ixtlilxochitl tx-eb-1; 10 indian uncommanded: tl-eb-1", active=INDIAN, turn=4
    )
    set_out(movement(p), 17, "ixtlilxochitl", "tx-eb-1")
    assert p.clause_against(INDIAN, Step(10)) == "conquest:8-m"
    assert p.clause_against(INDIAN, PickUp("tl-eb-1")) == "conquest:8-g"


def test_lookups_of_pieces() -> None:
    s = position("35 spain army: cortes sp-eb-1; eliminated: olid")
    assert (camp_of("cortes", s), camp_of("sp-eb-1", s), camp_of("olid", s)) == (SPAIN, SPAIN, SPAIN)
    assert (zone_of("cortes", s), zone_of("sp-eb-1", s), zone_of("olid", s)) == (35, 35, 0)
    assert commanders_in(s, SPAIN, 35) == ("cortes",)
    assert commanders_in(s, SPAIN, 1) == ()
    assert is_commander("cortes", s)
    assert not is_commander("sp-eb-1", s)
