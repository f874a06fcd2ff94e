"""Chapter 8: enemies on the way: fights, control, lone commanders, rivals, a change of camp (EX-34, EX-36)."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.engine.chance import picker
from anahuac.engine.decision import Some
from anahuac.games.conquest.actions.core import Done
from anahuac.games.conquest.actions.strategic import Displace, MoveOut, Step
from anahuac.games.conquest.events.core import (
    CampChanged,
    CommanderEliminated,
    ControlTaken,
    FightMarked,
    PiecesMoved,
    PointsScored,
)
from anahuac.games.conquest.frames.strategic import MarchFrame
from anahuac.games.conquest.model import form_of
from anahuac.games.conquest.rules import ch08_displaced
from anahuac.games.conquest.terms import CAMPS, INDIAN, SPAIN
from tests.games.conquest.play import Play, conquest, game
from tests.games.conquest.strategy import movement, options, set_out, steps


def moving(stacks: str, *, turn: int = 4, active: Any = SPAIN, **settings: Any) -> Play:
    """A position at the beginning of the movement step."""
    return movement(conquest(stacks, [], turn=turn, active=active, **settings))


# ---------------------------------------------------------------------- fights and control


@pytest.mark.rule("conquest:8-j")
@pytest.mark.parametrize(
    ("enemies", "kind"),
    [
        ("33 indian garrison: tl-eb-4", "siege"),
        ("33 indian army: maxixcatzin tl-eb-4", "battle"),
        ("26 indian uncommanded: ot-jav-1", "battle"),
    ],
)
def test_enemy_units_stop_an_army_and_the_fight_is_marked(enemies: str, kind: str) -> None:
    zone = int(enemies[:2])
    p = moving(f"34 spain army: cortes sp-eb-1; 40 spain army: olid sp-eb-2; {enemies}")
    steps(set_out(p, 34, "cortes", "sp-eb-1"), zone)
    assert p.last(FightMarked) == FightMarked(zone, kind)  # type: ignore[arg-type]
    assert p.state.fights == {zone: kind}
    assert p.ask(SPAIN).kind == "movement", "the march is over, whatever points are left"


@pytest.mark.rule("conquest:8-j")
def test_further_armies_join_and_the_marker_is_put_once() -> None:
    p = moving("34 spain army: cortes sp-eb-1; 40 spain army: olid sp-eb-2; 33 indian garrison: tl-eb-4")
    steps(set_out(p, 34, "cortes", "sp-eb-1"), 33)
    steps(set_out(p, 40, "olid", "sp-eb-2"), 33)
    assert set(p.state.stacks[SPAIN][33].pieces) == {"cortes", "olid", "sp-eb-1", "sp-eb-2"}
    assert form_of(p.state, SPAIN, 33) == "army"
    assert len(p.all(FightMarked)) == 1


@pytest.mark.rule("conquest:8-k", "conquest:5-d")
def test_an_empty_objective_changes_hands_in_passing_if_units_come() -> None:
    start = {14: INDIAN, 22: INDIAN, 23: INDIAN, 32: INDIAN}
    p = moving("21 spain army: cortes sp-eb-1", control=start)
    steps(set_out(p, 21, "cortes", "sp-eb-1"), 14)
    assert p.last(ControlTaken) == ControlTaken(14, SPAIN)
    assert isinstance(p.state.frames[-1], MarchFrame)
    steps(p, 7).play(SPAIN, Done())
    assert p.state.control[14] == SPAIN
    alone = steps(set_out(moving("21 spain lone: cortes", control=start), 21, "cortes"), 14)
    assert alone.all(ControlTaken) == []


@pytest.mark.rule("conquest:8-k")
def test_an_empty_fortress_and_enemy_land_do_not_stop_an_army() -> None:
    p = steps(set_out(moving("34 spain army: cortes sp-eb-1"), 34, "cortes", "sp-eb-1"), 33, 25)
    assert (p.state.fights, p.all(ControlTaken)) == ({}, [])
    assert isinstance(p.state.frames[-1], MarchFrame)


@pytest.mark.rule("conquest:8-k", "conquest:11-f", "conquest:R-46")
def test_ex_36_tlaxcala_joins_spain_in_the_middle_of_the_march() -> None:
    p = moving("40 spain army: cortes sp-eb-1; 33 indian garrison: tl-eb-4", control={32: INDIAN})
    steps(set_out(p, 40, "cortes", "sp-eb-1"), 32)
    assert p.last(ControlTaken) == ControlTaken(32, SPAIN)
    assert p.last(CampChanged).nation == "tlaxcala"
    assert p.state.cursors["tlaxcala"] == "S3"
    assert p.state.units["tl-eb-4"].camp == SPAIN
    top = p.state.frames[-1]
    assert isinstance(top, MarchFrame)
    assert top.mp == 4
    steps(p, 33)
    assert p.state.fights == {}, "they are friends now"
    p.play(SPAIN, Done())
    assert p.ask(SPAIN).kind == "form"


# ---------------------------------------------------------------------- lone commanders


@pytest.mark.rule("conquest:8-n", "conquest:R-14")
def test_a_commander_alone_moves_at_the_normal_cost_but_not_into_enemies() -> None:
    p = set_out(moving("26 spain lone: olid; 33 indian garrison: tl-eb-4"), 26, "olid")
    assert p.clause_against(SPAIN, Step(33)) == "conquest:8-n"
    steps(p, 34)
    assert p.last(PiecesMoved).cost == 2


@pytest.mark.rule("conquest:8-n", "conquest:R-14", "conquest:5-c")
def test_ex_34_he_goes_to_his_own_camps_zone_if_there_is_one() -> None:
    stacks = "26 spain lone: olid; 27 indian army: cuitlahuac mx-eb-1; "
    others = "33 indian garrison: tl-eb-4; 34 indian uncommanded: ot-jav-1; "
    p = moving(stacks + others + "35 spain garrison: sp-eb-1", active=INDIAN)
    steps(set_out(p, 27, "cuitlahuac", "mx-eb-1"), 26)
    assert p.state.commanders["olid"].zone == 35
    assert p.last(PiecesMoved) == PiecesMoved(SPAIN, ("olid",), 26, 35, 0, "displaced")
    assert isinstance(p.state.frames[-1], MarchFrame), "the enemy is not stopped by him"


@pytest.mark.rule("conquest:8-n", "conquest:R-14")
def test_ex_34_otherwise_his_owner_picks_one_of_the_zones_of_nobody() -> None:
    stacks = (
        "26 spain lone: olid; 27 indian army: cuitlahuac mx-eb-1; 33 indian garrison: tl-eb-4; "
        "34 indian uncommanded: ot-jav-1; 35 indian garrison: ot-jav-2"
    )
    p = moving(stacks, active=INDIAN)
    steps(set_out(p, 27, "cuitlahuac", "mx-eb-1"), 26)
    assert options(p, SPAIN) == tuple(Displace("olid", zone) for zone in (12, 19, 20))
    assert p.ask(SPAIN, "displace").clause == "conquest:8-n"
    assert p.clause_against(SPAIN, Displace("olid", 27)) == "conquest:8-n", "Indian territory"
    assert p.clause_against(SPAIN, Displace("olid", 40)) == "conquest:8-n", "not adjacent"
    assert p.clause_against(SPAIN, Displace("cortes", 12)) == "conquest:8-n"
    p.play(SPAIN, Displace("olid", 19))
    assert p.state.commanders["olid"].zone == 19
    assert p.ask(INDIAN).kind == "march", "the march goes on"


@pytest.mark.rule("conquest:8-n", "conquest:R-14", "conquest:12-e")
def test_ex_34_without_a_refuge_he_is_eliminated_without_points() -> None:
    near = [zone for zone in conquest("").t.zones[26].neighbours if zone != 27]
    guards = [f"{zone} indian garrison: mx-jav-{at}" for at, zone in enumerate(near[:5], 1)]
    guards += [f"{zone} indian garrison: mx-ar-{at}" for at, zone in enumerate(near[5:], 1)]
    held = "; ".join(guards)
    p = moving(f"26 spain lone: olid; 27 indian army: cuitlahuac mx-eb-1; {held}", active=INDIAN)
    steps(set_out(p, 27, "cuitlahuac", "mx-eb-1"), 26)
    lost = p.last(CommanderEliminated)
    assert (lost.commander, lost.cause, lost.in_combat) == ("olid", "no_refuge", False)
    assert p.all(PointsScored) == []
    assert p.state.commanders["olid"].fell == 4


@pytest.mark.rule("conquest:8-n", "conquest:R-14")
def test_even_a_commander_alone_drives_another_out() -> None:
    p = moving("20 spain lone: olid; 26 indian lone: cuitlahuac; 13 spain garrison: sp-eb-1", active=INDIAN)
    steps(set_out(p, 26, "cuitlahuac"), 20)
    assert p.state.commanders["olid"].zone == 13
    assert p.state.commanders["cuitlahuac"].zone == 20


@pytest.mark.rule("conquest:8-n")
def test_several_commanders_withdraw_one_by_one_and_each_may_go_elsewhere() -> None:
    p = moving(
        "20 spain lone: olid cortes; 26 indian army: cuitlahuac mx-eb-1; 13 spain uncommanded: sp-eb-1; "
        "12 spain uncommanded: sp-eb-2",
        active=INDIAN,
    )
    steps(set_out(p, 26, "cuitlahuac", "mx-eb-1"), 20)
    assert len(options(p, SPAIN)) == 4
    p.play(SPAIN, Displace("olid", 12)).play(SPAIN, Displace("cortes", 13))
    assert (p.state.commanders["olid"].zone, p.state.commanders["cortes"].zone) == (12, 13)
    assert form_of(p.state, SPAIN, 13) == "army"


@pytest.mark.rule("conquest:8-n", "conquest:R-14")
def test_a_displaced_commander_drives_out_enemies_alone_where_he_comes() -> None:
    p = conquest("14 spain army: cortes sp-eb-1; 22 indian lone: emperor; 30 spain lone: olid", turn=4)
    p.do(ch08_displaced.displace_lone_commanders, SPAIN, 22)
    assert p.state.commanders["emperor"].zone == 30, "the causeway he has left"
    assert p.state.commanders["olid"].zone == 14, "the only zone of Spain beside"
    assert [e.why for e in p.all(PiecesMoved)] == ["displaced", "displaced"]


@pytest.mark.rule("conquest:8-n", "conquest:R-14")
def test_among_zones_of_nobody_those_without_enemies_come_first() -> None:
    p = conquest("20 spain lone: cortes; 19 indian lone: emperor; 12 indian lone: cuitlahuac", turn=4)
    assert ch08_displaced.refuges(p.t, p.state, SPAIN, "cortes", 20) == (13, 26)
    closed = "13 indian uncommanded: mx-eb-1; 26 indian uncommanded: mx-eb-2; "
    p = conquest(closed + "20 spain lone: cortes; 12 indian lone: cuitlahuac", turn=4)
    assert ch08_displaced.refuges(p.t, p.state, SPAIN, "cortes", 20) == (12,), "better than to be eliminated"


@pytest.mark.rule("conquest:8-n", "conquest:R-14")
def test_a_march_is_stopped_by_no_commander_who_makes_way() -> None:
    stacks = (
        "21 spain lone: olid; 14 indian lone: emperor; 30 spain lone: alvarado; 29 indian lone: cuitlahuac"
    )
    p = steps(set_out(moving(stacks, control={14: INDIAN}), 21, "olid"), 14)
    p.play(INDIAN, Displace("emperor", 30))
    while p.ask(p.pending[0].seat).kind == "displace":
        assert p.pending[0].seat == INDIAN or p.state.commanders["alvarado"].zone != 30
        assert not any(isinstance(a, Displace) and a.zone == 14 for a in options(p, p.pending[0].seat))
        p.play(p.pending[0].seat, options(p, p.pending[0].seat)[0])  # type: ignore[arg-type]
    assert p.state.commanders["olid"].zone == 14
    assert p.ask(SPAIN).kind == "march"


@pytest.mark.rule("conquest:8-n", "conquest:R-14", "conquest:8-m")
@pytest.mark.parametrize("seed", range(40))
def test_however_commanders_drive_each_other_out_the_camps_stand_apart_at_last(seed: int) -> None:
    """Commanders alone strewn over neighbouring zones, and one camp's march at random."""
    pick = picker(seed)
    t = game().tables
    camps: dict[str, Any] = {"tlaxcala": (SPAIN, INDIAN)[pick(2)], "texcoco": (SPAIN, INDIAN)[pick(2)]}
    centre = 1 + pick(len(t.zones))
    beside = t.zones[centre].neighbours
    near = sorted({centre, *beside, *t.zones[beside[0]].neighbours})
    strewn: dict[int, tuple[str, list[str]]] = {}
    for chief, kind in t.commanders.items():
        camp = camps.get(kind.nation, SPAIN if kind.nation == SPAIN else INDIAN)
        holder, here = strewn.setdefault(near[pick(len(near))], (camp, []))
        if holder == camp and not (here and kind.nation == "tlaxcala"):
            here.append(chief)
    text = "; ".join(f"{zone} {camp} lone: {' '.join(here)}" for zone, (camp, here) in strewn.items() if here)
    p = movement(conquest(text, turn=4, active=CAMPS[pick(2)], camps=camps, seed=seed))
    for _ in range(300):
        if not p.pending:
            break
        if p.pending[0].kind != "displace":
            both = set(p.state.stacks[SPAIN]) & set(p.state.stacks[INDIAN])
            assert not both, "commanders of both camps alone in a zone"
        p.play(p.pending[0].seat, p.pending[0].sample(pick))
    else:
        raise AssertionError("they drive each other to and fro")


@pytest.mark.rule("conquest:8-n", "conquest:8-m")
def test_rival_land_is_no_refuge() -> None:
    p = conquest("31 indian lone: emperor maxixcatzin", turn=4)
    refuges = {c: ch08_displaced.refuges(p.t, p.state, INDIAN, c, 31) for c in ("emperor", "maxixcatzin")}
    assert refuges == {"emperor": (23, 30, 37, 39), "maxixcatzin": (24, 32, 37, 39)}
    q = conquest("31 indian lone: emperor", turn=4).do(ch08_displaced.displace_lone_commanders, SPAIN, 31)
    assert q.clause_against(INDIAN, Displace("emperor", 32)) == "conquest:8-m"


@pytest.mark.rule("conquest:8-n", "conquest:5-e")
def test_a_zone_in_dispute_is_no_refuge() -> None:
    p = conquest("26 spain lone: olid; 20 spain army: cortes sp-eb-1; 20 indian uncommanded: mx-eb-1")
    assert ch08_displaced.refuges(p.t, p.state, SPAIN, "olid", 26) == (12, 19, 34, 35)


@pytest.mark.rule("conquest:8-n")
def test_who_has_units_with_him_is_not_displaced() -> None:
    p = conquest("26 spain army: olid sp-eb-1").do(ch08_displaced.displace_lone_commanders, INDIAN, 26)
    assert p.events == []
    q = conquest("").do(ch08_displaced.displace_lone_commanders, INDIAN, 26)
    assert q.events == []


# ---------------------------------------------------------------------- rivals


@pytest.mark.rule("conquest:8-m")
@pytest.mark.parametrize(
    ("stacks", "zone", "leader", "unit", "closed", "opened"),
    [
        ("39 indian army: emperor mx-eb-1", 39, "emperor", "mx-eb-1", 32, 31),
        ("39 indian army: maxixcatzin tl-eb-1", 39, "maxixcatzin", "tl-eb-1", 31, 32),
        (
            "38 indian army: emperor mx-eb-1; 40 indian army: maxixcatzin tl-eb-1",
            38,
            "emperor",
            "mx-eb-1",
            40,
            39,
        ),
    ],
)
def test_rivals_keep_out_of_each_others_land_and_company(
    stacks: str, zone: int, leader: str, unit: str, closed: int, opened: int
) -> None:
    p = set_out(moving(stacks, active=INDIAN), zone, leader, unit)
    assert p.clause_against(INDIAN, Step(closed)) == "conquest:8-m"
    assert Step(opened) in options(p, INDIAN)


@pytest.mark.rule("conquest:8-m", "conquest:8-l")
def test_maxixcatzin_leads_no_other_peoples_while_tlaxcala_is_indian() -> None:
    p = moving("39 indian army: maxixcatzin ot-jav-5 tl-eb-1", active=INDIAN)
    p.play(INDIAN, MoveOut(39, "maxixcatzin"))
    assert p.ask(INDIAN, "muster").domain == Some(("tl-eb-1",), 0, 1)
