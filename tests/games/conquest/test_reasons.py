"""What the strategic part forbids, and the sentence with which it does so: each for its own reason."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.engine.decision import Action, Allocated, Chosen
from anahuac.engine.text import Template
from anahuac.games.conquest.actions.core import Done, TakeForm
from anahuac.games.conquest.actions.siege import FightAt, MakeExit, Sacrifice, WithdrawTo
from anahuac.games.conquest.actions.strategic import (
    Buy,
    CheckStack,
    Displace,
    Flip,
    Leave,
    MoveOut,
    PickUp,
    ReturnCommander,
    ReturnUnit,
    Step,
)
from anahuac.games.conquest.rules import (
    ch07_replacements,
    ch08_displaced,
    ch09_attrition,
    ch10_1_combat,
    ch10_5_after,
    ch10_casualties,
)
from anahuac.games.conquest.terms import INDIAN, SPAIN, Camp
from anahuac.games.conquest.texts import casualties, siege, strategic
from tests.games.conquest.play import Play, conquest
from tests.games.conquest.strategy import movement, set_out, steps


def refused(p: Play, action: Action, clause: str, reason: Template, seat: Camp | None = None) -> None:
    """Fails unless the action is refused by that clause in those words."""
    refusal = p.refusal(seat or p.state.active, action)
    assert refusal is not None
    assert (refusal.clause, refusal.reason.source) == (f"conquest:{clause}", reason.source)


def moving(stacks: str, **options: Any) -> Play:
    """The movement step of Spain on turn 4."""
    return movement(conquest(stacks, [], turn=4, **options))


@pytest.mark.rule("conquest:8-a", "conquest:8-b", "conquest:8-f", "conquest:8-h", "conquest:G-7")
def test_marches_that_cannot_begin_and_forms_that_cannot_be() -> None:
    p = moving(
        "35 spain army: cortes castaneda sp-eb-1; 27 spain garrison: olid sp-ab-1; 20 spain garrison: sp-ab-2;"
        " 26 spain army: sandoval sp-eb-3; 30 spain army: alvarado sp-eb-2; 30 indian garrison: mx-eb-1"
    )
    refused(p, MoveOut(35, "sp-eb-1"), "8-a", strategic.UNITS_NEED_COMMANDER)
    refused(p, MoveOut(26, "cortes"), "8-b", strategic.NOT_THERE)
    refused(p, TakeForm(26, True), "G-7", strategic.NO_FORTRESS)
    refused(p, TakeForm(30, True), "8-h", strategic.BESIDE_ENEMIES)
    refused(p, TakeForm(27, True), "8-h", strategic.ALREADY_SO)
    refused(p, TakeForm(26, False), "8-h", strategic.ALREADY_SO)
    refused(p, TakeForm(27, False), "8-h", strategic.LEAD_IT_OUT)
    refused(p, TakeForm(1, True), "G-7", strategic.NO_STACK)
    refused(p, TakeForm(20, False), "G-7", strategic.NO_COMMANDER)
    set_out(p, 35, "castaneda").play(SPAIN, Done())
    refused(p, MoveOut(35, "castaneda"), "8-b", strategic.MARCH_IS_OVER)
    steps(set_out(p, 35, "cortes"), 27).play(SPAIN, Done()).play(SPAIN, TakeForm(27, True))
    refused(p, MoveOut(27, "cortes"), "8-f", strategic.HAS_MOVED)


@pytest.mark.rule("conquest:8-c", "conquest:8-d", "conquest:8-e", "conquest:8-m", "conquest:8-n")
def test_steps_that_cannot_be_taken() -> None:
    p = moving("16 indian army: ixtlilxochitl tx-eb-1 tx-ar-1; 9 spain army: olid sp-eb-1", active=INDIAN)
    p.play(INDIAN, MoveOut(16, "ixtlilxochitl"))
    refused(p, Step(15), "8-c", strategic.MUSTER_FIRST)
    p.play(INDIAN, Chosen(()))
    refused(p, Step(14), "8-e", strategic.NOT_ADJACENT)
    refused(p, Step(24), "8-m", strategic.RIVALS)
    refused(p, Step(9), "8-n", strategic.LONE_BEFORE_ENEMIES)
    refused(p, MoveOut(16, "ixtlilxochitl"), "8-b", strategic.FINISH_FIRST)
    q = steps(set_out(moving("35 spain lone: castaneda"), 35, "castaneda"), 26, 20)
    assert q.ask(SPAIN).kind == "march"
    refused(q, Step(12), "8-e", strategic.TOO_FAR)


@pytest.mark.rule("conquest:8-d", "conquest:8-f", "conquest:8-g", "conquest:8-l")
def test_who_cannot_be_taken_along_or_left() -> None:
    p = moving(
        "35 spain army: maxixcatzin alvarado sp-eb-1 tl-eb-1; 27 spain garrison: castaneda tl-eb-2 sp-ab-1;"
        " 26 spain lone: cortes",
        camps={"tlaxcala": SPAIN},
    )
    steps(set_out(p, 26, "cortes"), 27).play(SPAIN, Done()).play(SPAIN, TakeForm(27, True))
    p.play(SPAIN, MoveOut(35, "alvarado"))
    refused(p, Chosen(("cortes",)), "8-g", strategic.NOT_THERE)
    p.play(SPAIN, Chosen(("maxixcatzin", "tl-eb-1")))
    steps(p, 27)
    refused(p, PickUp("cortes"), "8-f", strategic.HAS_MOVED)
    refused(p, PickUp("tl-eb-1"), "8-g", strategic.MARCHES_ALREADY)
    refused(p, PickUp("sp-eb-1"), "8-g", strategic.NOT_THERE)
    refused(p, Leave("alvarado"), "8-f", strategic.LEADER_STAYS)
    refused(p, Leave("castaneda"), "8-g", strategic.MARCHES_NOT)
    p.play(SPAIN, PickUp("sp-ab-1"))
    refused(p, Leave("sp-ab-1"), "8-g", strategic.JUST_JOINED)
    steps(p, 20)
    refused(p, Leave("maxixcatzin"), "8-g", strategic.COMMANDER_NEEDS_UNITS)
    q = moving("35 spain army: maxixcatzin olid sp-eb-1 tl-eb-1", camps={"tlaxcala": SPAIN})
    q.play(SPAIN, MoveOut(35, "maxixcatzin"))
    refused(q, Chosen(("sp-eb-1",)), "8-l", strategic.NO_COMMAND)
    r = moving("35 spain army: cortes olid sp-eb-1").play(SPAIN, MoveOut(35, "olid"))
    refused(r, Chosen(("cortes",)), "8-d", strategic.OUTRANKS)


@pytest.mark.rule("conquest:7.2-a", "conquest:7.2-e", "conquest:7.2-f", "conquest:7.2-m", "conquest:7.2-n")
def test_what_points_do_not_buy() -> None:
    p = conquest(
        "31 spain army: cortes sp-eb-1; 22 indian garrison: mx-eb-2:1;"
        " eliminated: sp-eb-2 mx-eb-1 mx-jav-1 tl-eb-1 ot-jav-1 ot-jav-2 ot-jav-3 ot-jav-4",
        turn=4,
        active=INDIAN,
        camps={"tlaxcala": SPAIN},
        cursors={"other": "M3"},
    ).do(ch07_replacements.open_replacements)
    refused(p, Buy("sp-eb-2", 1, 22), "7.2-a", strategic.NOT_FOR_POINTS)
    refused(p, Buy("mx-eb-2", 2, 22), "7.2-a", strategic.NOT_ELIMINATED)
    refused(p, Flip("mx-eb-2"), "7.2-a", strategic.NOT_REBUILT)
    refused(p, Buy("tl-eb-1", 2, 32), "7.2-e", strategic.OTHER_CAMPS_NATION)
    refused(p, Buy("ot-jav-1", 2, 2), "7.2-a", strategic.NO_SUCH_SIDE)
    refused(p, Buy("mx-eb-1", 2, 23), "7.2-m", strategic.NOT_ITS_LAND)
    refused(p, Buy("mx-eb-1", 2, 31), "7.2-m", strategic.ENEMY_HOLDS)
    refused(p, Buy("mx-eb-1", 2, 15), "7.2-n", strategic.NOBODY_TO_JOIN)
    refused(p, ReturnCommander("emperor", 22), "7.2-i", strategic.NOT_RETURNING)
    for unit in ("ot-jav-1", "ot-jav-2", "ot-jav-3"):
        p.play(INDIAN, Buy(unit, 1, 2))
    refused(p, Buy("ot-jav-4", 1, 2), "7.2-f", strategic.CAP_REACHED)
    dear = conquest(
        "7 spain army: olid sp-eb-1; 14 spain garrison: sp-eb-2; eliminated: tp-eb-1 mx-jav-1", turn=4
    )
    dear.set(active=INDIAN).do(ch07_replacements.open_replacements)
    refused(dear, Buy("tp-eb-1", 2, 1), "7.2-a", strategic.TOO_DEAR)


@pytest.mark.rule("conquest:7.2-j", "conquest:7.2-k", "conquest:7.2-l", "conquest:7.2-o")
def test_what_strength_points_do_not_restore() -> None:
    p = conquest(
        "40 spain army: olid sp-eb-1 sp-eb-2:1 sp-cl-1:1 sp-ca-1:1; 20 indian uncommanded: mx-jav-1;"
        " eliminated: sp-ab-1 sp-eb-3 sp-aq-1",
        turn=7,
    ).do(ch07_replacements.open_replacements)
    refused(p, Flip("sp-ca-1"), "7.2-k", strategic.NOT_FOR_STRENGTH)
    refused(p, Flip("sp-eb-1"), "7.2-k", strategic.NOT_REDUCED)
    refused(p, ReturnUnit("sp-eb-2", 1, 35), "7.2-k", strategic.NOT_ELIMINATED)
    refused(p, ReturnUnit("sp-ab-1", 2, 35), "7.2-j", strategic.NO_INFANTRY_LEFT)
    refused(p, ReturnUnit("sp-ab-1", 1, 20), "7.2-o", strategic.ENEMY_HOLDS)
    refused(p, ReturnUnit("sp-ab-1", 1, 26), "7.2-o", strategic.NO_SPANIARDS)
    p.play(SPAIN, Flip("sp-cl-1"))
    refused(p, Flip("sp-cl-1"), "7.2-j", strategic.NO_CAVALRY_LEFT)
    q = conquest("40 spain army: olid sp-eb-1:1; eliminated: sp-ab-1 sp-eb-3", turn=10)
    q.do(ch07_replacements.open_replacements)
    refused(q, ReturnUnit("sp-ab-1", 2, 35), "7.2-l", strategic.ONLY_AT_ONE)
    q.play(SPAIN, ReturnUnit("sp-ab-1", 1, 40))
    refused(q, Flip("sp-ab-1"), "7.2-l", strategic.JUST_RETURNED)


@pytest.mark.rule("conquest:8-n", "conquest:9-a")
def test_displaced_commanders_and_stacks_to_check() -> None:
    p = conquest("31 indian lone: emperor").do(ch08_displaced.displace_lone_commanders, SPAIN, 31)
    refused(p, Displace("olid", 30), "8-n", strategic.NOT_DISPLACED, INDIAN)
    refused(p, Displace("emperor", 22), "8-n", strategic.NOT_ADJACENT, INDIAN)
    refused(p, Displace("emperor", 32), "8-m", strategic.RIVALS, INDIAN)
    refused(p, Displace("emperor", 38), "8-n", strategic.NO_REFUGE, INDIAN)
    q = conquest(
        "22 indian garrison: mx-eb-1; 30 indian garrison: mx-eb-2; 14 indian garrison: tp-eb-1; 9 indian lone: emperor",
        [1],
        active=INDIAN,
    ).do(ch09_attrition.open_attrition)
    q.play(INDIAN, CheckStack(22))
    refused(q, CheckStack(22), "9-a", strategic.ALREADY_CHECKED)
    refused(q, CheckStack(9), "9-a", strategic.NOTHING_TO_CHECK)


@pytest.mark.rule("conquest:6-c", "conquest:10.1-a", "conquest:10.3.4-m", "conquest:10.3.4-u")
def test_combats_and_losses() -> None:
    p = conquest(
        "26 spain army: cortes sp-eb-1; 26 indian uncommanded: ot-fr-1; 20 spain army: olid sp-eb-2;"
        " 20 indian uncommanded: ot-fr-2; 27 spain army: alvarado sp-eb-3; 27 indian garrison: ot-jav-2"
    ).do(ch10_1_combat.open_battles)
    refused(p, FightAt(27), "6-c", siege.BATTLES_FIRST)
    refused(p, FightAt(12), "10.1-a", siege.NO_COMBAT)
    units = ("sp-eb-1", "sp-ab-1:1")
    q = conquest(f"26 spain army: cortes {' '.join(units)} sp-aq-1")
    q.do(ch10_casualties.ask_losses, SPAIN, ("sp-eb-1", "sp-ab-1"), 2, "combat", 26)
    refused(q, Allocated((("sp-aq-1", 2),)), "10.3.4-m", casualties.NOT_THAT_UNIT)
    refused(q, Allocated((("sp-ab-1", 2),)), "10.3.4-m", casualties.TOO_MUCH_OF_A_UNIT)
    refused(q, Allocated((("sp-eb-1", 1),)), "10.3.4-m", casualties.WRONG_TOTAL)
    r = conquest(f"26 spain army: cortes {' '.join(units)} sp-aq-1")
    r.do(ch10_casualties.ask_sacrifice, SPAIN, ("sp-eb-1", "sp-ab-1"), 26)
    refused(r, Sacrifice("sp-aq-1"), "10.3.4-u", casualties.NOT_THAT_UNIT)


@pytest.mark.rule("conquest:10.4-g", "conquest:8-l")
def test_exits() -> None:
    p = conquest(
        "30 indian army: cuitlahuac mx-eb-1 mx-eb-2 mx-eb-3 mx-fr-1;"
        " 30 spain garrison: maxixcatzin castaneda tl-eb-1 tl-eb-2 sp-ca-1:1",
        [1, 3, 10, 1],
        active=INDIAN,
        camps={"tlaxcala": SPAIN},
    ).do(ch10_1_combat.open_sieges)
    p.play(INDIAN, Allocated((("mx-eb-1", 2), ("mx-eb-2", 2))))
    refused(p, MakeExit("cuitlahuac"), "10.4-g", siege.NOT_A_BESIEGED_COMMANDER, SPAIN)
    p.play(SPAIN, MakeExit("maxixcatzin"))
    refused(p, Chosen(()), "10.4-g", siege.NEEDS_A_UNIT, SPAIN)
    refused(p, Chosen(("sp-ca-1",)), "10.4-g", siege.NO_CANNONS, SPAIN)
    refused(p, Chosen(("mx-eb-1",)), "10.4-g", siege.NOT_BESIEGED, SPAIN)


@pytest.mark.rule("conquest:10.5-a", "conquest:10.2-d", "conquest:5-g", "conquest:8-m")
def test_retreats_and_refuges() -> None:
    p = conquest("16 indian army: ixtlilxochitl tx-eb-1; 9 spain army: cortes sp-eb-1")
    p.do(ch10_5_after.retreat, INDIAN, 16)
    refused(p, WithdrawTo(16), "10.5-a", siege.MUST_LEAVE, INDIAN)
    refused(p, WithdrawTo(22), "5-g", siege.NOT_ADJACENT, INDIAN)
    refused(p, WithdrawTo(9), "10.5-a", siege.ENEMY_THERE, INDIAN)
    refused(p, WithdrawTo(24), "8-m", siege.RIVALS, INDIAN)
    q = conquest("21 spain army: cortes sp-eb-1; 21 indian lone: cuitlahuac")
    q.do(ch10_5_after.take_refuge, INDIAN, 21)
    refused(q, WithdrawTo(28), "10.2-d", siege.NOT_OURS, INDIAN)
