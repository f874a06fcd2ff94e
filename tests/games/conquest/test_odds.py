"""Previews against worked examples: their lines, columns, advice, and what a seat may not know."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from anahuac.engine.decision import Chosen, Decision, OneOf, Some
from anahuac.engine.game import NOT_ASKED
from anahuac.games.conquest.actions.battle import Fire
from anahuac.games.conquest.actions.melee import Attack
from anahuac.games.conquest.actions.siege import AttackAgain, MakeExit
from anahuac.games.conquest.frames.siege import SiegeFrame
from anahuac.games.conquest.model import Hidden, Siege
from anahuac.games.conquest.odds import Odds, Row, preview, strategic
from anahuac.games.conquest.odds.board import Pairing, melee
from anahuac.games.conquest.odds.entering import entry
from anahuac.games.conquest.odds.shooting import fire
from tests.games.conquest.battles import fight, go_on, hand
from tests.games.conquest.play import Play, game, position

T = game().tables


def at(odds: Odds, die: int) -> Row:
    """The outcome of a number of the one die."""
    return next(row for row in odds.rows if die in row.dice)


@pytest.mark.rule("conquest:10.3.4-j", "conquest:10.3.4-k", "conquest:12-f")
def test_ex14_the_printed_attack() -> None:
    """8 to 3 reads 2/1; a 5 and the army commander make 6: S, the reduced swordsmen, 3 points."""
    board = "I.L1: emperor mx-eb-1 mx-jav-1; S.L1: alvarado sp-eb-1:1; S.L2: sp-aq-1"
    play = fight(board, attacker="indian", turn=12)
    odds = melee(T, play.state, Pairing("indian", "I.L1", "S.L1"))
    assert [(f.what, f.value, f.each) for f in odds.factors] == [
        ("attackers", 8, (5, 3)),
        ("defenders", 3, (3,)),
    ]
    assert (odds.columns[odds.ratio], odds.columns[odds.final], odds.table) == ("2/1", "2/1", "flower")
    assert [(f.what, f.value) for f in odds.modifiers] == [("leader", 1)]
    row = at(odds, 5)
    assert (row.attacker.all_steps, row.defender.all_steps, row.defender.sacrificed) == (0, 0, 1)
    assert [(p.camp, p.least, p.most) for p in row.points] == [("indian", 3, 3)]


@pytest.mark.rule("conquest:R-07", "conquest:10.3.4-k")
@pytest.mark.parametrize(("top", "steps"), [("7+", 5), ("6+", 4)])
def test_ex19_the_top_row(top: str, steps: int) -> None:
    """12 to 9 from behind: a 4 and 3 more is 7; by the setting the row of the 6."""
    board = (
        "I.L2 spain: cortes sp-cl-1 sp-cl-2:1 sp-eb-1:1; S.L2: sp-aq-1;"
        " I.L1: mx-eb-1 mx-jav-1 mx-jav-2:1; I.L3: emperor tx-ar-1"
    )
    play = fight(board, crt_top_row=top, battle={"generals": {"spain": None, "indian": "emperor"}})
    s = play.state
    units = dict(s.units) | {"mx-jav-2": replace(s.units["mx-jav-2"], sp=1)}
    odds = melee(T, replace(s, units=units), Pairing("spain", "I.L2", "I.L1"))
    assert odds.modifiers[0].what == "ground"
    assert odds.modifiers[0].value == 3
    column = odds.columns.index("3/2")
    assert T.war.cell(4 + 3, column, 6 if top == "6+" else None)[1].losses == steps


@pytest.mark.rule("conquest:9-b", "conquest:9-c")
def test_ex20_to_ex23_attrition() -> None:
    """A garrison at rest loses nothing; armies do by size, season and mountains."""
    garrison = position("23 indian garrison: mx-eb-1 mx-eb-2 mx-eb-3 tx-eb-1 tx-jav-1", active="indian")
    assert strategic.attrition(T, garrison, "indian", 23).expected(True) == 0  # EX-20
    foot = [f"sp-eb-{number}" for number in range(1, 10)]
    big = " ".join([*foot, "sp-ab-1", "sp-ab-2", "sp-ab-3", "sp-ab-4", "sp-aq-1"])
    army = position(f"23 spain army: cortes {big} sp-aq-2")
    assert at(strategic.attrition(T, army, "spain", 23), 4).attacker.steps == 1  # EX-21, 30 SP
    more = position(f"23 spain army: cortes {big} sp-aq-2 sp-aq-3:1")
    assert at(strategic.attrition(T, more, "spain", 23), 4).attacker.steps == 2  # EX-21, 31 SP
    led = position(f"23 spain army: cortes {' '.join(big.split()[:6])}", turn=5)
    moved = replace(led, units={u: replace(x, march=1) if x.zone == 23 else x for u, x in led.units.items()})
    odds = strategic.attrition(T, moved, "spain", 23)
    assert [(f.what, f.value) for f in odds.modifiers] == [("dry", 1)]
    assert at(odds, 6).attacker.steps == 2  # EX-22


@pytest.mark.rule("conquest:10.2-a", "conquest:10.2-b", "conquest:12-b")
def test_ex38_to_ex40_minor_battles() -> None:
    """8 against 4: a 4 takes all four; 9 Indians against 4 read 2/1; 6 against 4 drive off on a 2."""
    s = position(
        "10 spain army: cortes sp-eb-1 sp-eb-2 sp-eb-3 sp-ab-1; 10 indian army: emperor mx-eb-1 mx-eb-2"
    )
    row = at(strategic.minor(T, s, 10, True), 4)  # EX-38
    assert (row.defender.steps, row.defender.gone, row.winner) == (4, True, "spain")
    assert [(r.piece, r.mark, r.deadly, r.sides, r.points) for r in row.risks] == [
        ("emperor", "star", 1, 10, 3)
    ]
    assert not row.points
    s = position(
        "10 indian army: emperor mx-eb-1 mx-eb-2 mx-eb-3 tx-eb-1 tx-jav-1:1; 10 spain army: cortes sp-eb-1 sp-eb-2",
        active="indian",
    )
    odds = strategic.minor(T, s, 10, True)  # EX-39
    assert odds.columns[odds.final] == "2/1"
    assert (at(odds, 3).attacker.steps, at(odds, 3).winner) == (2, None)
    s = position("10 spain army: cortes sp-eb-1 sp-eb-2 sp-eb-3; 10 indian army: emperor mx-eb-1 mx-eb-2")
    row = at(strategic.minor(T, s, 10, True), 2)  # EX-40
    assert (row.attacker.steps, row.defender.steps, row.defender.retreats, row.winner) == (
        2,
        1,
        True,
        "spain",
    )


@pytest.mark.rule("conquest:10.4-d", "conquest:10.4-e", "conquest:R-41")
def test_ex54_and_ex55_assaults() -> None:
    """32 to 20 at a fortress of 2: each wall that the guns leave has its column; without guns 1/1 goes far left."""
    line = (
        "32 spain army: cortes alvarado sandoval sp-eb-1 sp-eb-2 sp-eb-3 sp-eb-4 sp-eb-5 sp-ab-1 sp-ca-1;"
        " 32 indian garrison: maxixcatzin tl-eb-1 tl-eb-2 tl-eb-3 tl-eb-4"
    )
    odds = strategic.assault(T, position(line), 32, "spain", True)
    assert [f.value for f in odds.factors] == [32, 20]
    assert odds.columns[odds.ratio] == "3/2"
    assert [(shift.what, shift.by) for shift in odds.shifts] == [("fortress", -2), ("guns", 2)]
    # Two dice against a factor of 4: both miss in 4 ways of 36, one hits in 16, both in 16; six times each.
    finals = {odds.columns[column]: ways for column, ways in odds.finals}
    assert finals == {"2/3": 24, "1/1": 96, "3/2": 96}
    assert odds.total == 216
    assert [(f.what, f.value) for f in odds.modifiers] == [("storm_leaders", 1)]
    plain = (
        "22 spain army: cortes alvarado sp-eb-1 sp-eb-4 sp-eb-5 sp-eb-6;"
        " 22 indian garrison: emperor mx-eb-1 mx-eb-2 mx-eb-3 tx-eb-1"
    )
    odds = strategic.assault(T, position(plain), 22, "spain", True)
    assert odds.columns[odds.ratio] == "1/1"
    assert odds.columns[odds.final] == "1/2-"
    row = at(odds, 3)
    assert (row.attacker.steps, row.attacker.retreats, row.defender.steps) == (4, False, 0)


@pytest.mark.rule("conquest:10.4-g", "conquest:R-42")
def test_ex57_an_exit() -> None:
    """TC 2: four numbers of six fail; of the others each opens a sortie without walls."""
    s = position("22 spain army: cortes sp-eb-1 sp-eb-2; 22 indian garrison: quippiaztzin mx-eb-1 mx-eb-2")
    s = replace(s, siege=Siege(22, "spain", 4, 1, 3, True), frames=(SiegeFrame(22, "exit"),))
    options = OneOf((MakeExit("quippiaztzin"),))
    decision = Decision("indian", "exit", NOT_ASKED(), options, "conquest:10.4-g", may_pass=True)
    odds = preview(T, s, decision, options.options[0])
    assert odds is not None
    assert odds.chance("fails") == Fraction(4, 6)
    assert (odds.total, odds.shifts, odds.table) == (36, (), "flower")


@pytest.mark.rule("conquest:10.3.4-e", "conquest:10.3.4-g")
def test_ex12_a_shot() -> None:
    """A javelin of 3 hits on three numbers of ten; on a 1 the commander beside the target is in danger."""
    board = "S.L1: cortes sp-eb-1; I.L1: emperor mx-jav-1"
    odds = fire(T, fight(board).state, "mx-jav-1", "sp-eb-1")
    assert odds.chance("hit") == Fraction(3, 10)
    assert [(risk.piece, risk.points) for risk in at(odds, 1).risks] == [("cortes", 4)]
    assert not at(odds, 2).risks


@pytest.mark.rule("conquest:10.3.4-n", "conquest:T3-i")
def test_who_may_hold_and_who_is_hunted() -> None:
    """Up to TC counters may ignore an R; Death to the commander has three numbers of six after a star."""
    board = (
        "S.L1: cortes sp-cl-1 sp-cl-2 sp-cl-3 sp-cm-1;"
        " I.L1: quippiaztzin mx-eb-1 mx-eb-2 mx-eb-3; I.L3: emperor tx-ar-1"
    )
    play = fight(board)
    plain = melee(T, play.state, Pairing("spain", "S.L1", "I.L1"))
    assert max(row.defender.holders for row in plain.rows if row.defender.retreats) == 2
    hunted = melee(T, play.state, Pairing("spain", "S.L1", "I.L1", frozenset(("death_to_the_commander",))))
    deaths = {
        (r.piece, r.deadly, r.sides, r.points) for row in hunted.rows for r in row.risks if r.mark == "death"
    }
    assert deaths == {("emperor", 3, 6, 3)}


@pytest.mark.rule("conquest:G-10", "conquest:10.3.4-a", "conquest:T3-l")
def test_a_preview_keeps_secrets() -> None:
    """Whatever the other camp has committed or hidden, a seat is told the same: how many, not which."""
    board = "S.L1: cortes sp-eb-1 sp-aq-1; S.L2: sp-ab-1; I.L1: cuitlahuac mx-eb-1 mx-jav-1; I.L2: emperor mx-fr-1"
    told = []
    for markers, tz in (("feint shock", "I.L2"), ("noria harassment", "I.RW")):
        hands = {"spain": hand(committed="war_dogs"), "indian": hand(committed=markers, deck="indian")}
        hidden = {"indian": Hidden(("tx-eb-1",), tz, round=1)}
        play = fight(board, stage="melee", hands=hands, battle={"hidden": hidden}).do(go_on)
        view = play.game.view(play.state, "spain")
        told.append(preview(T, view, play.ask("spain", "attack"), Attack("S.L1", "I.L1")))
    assert told[0] == told[1]
    assert told[0] is not None
    said = {(one.what, one.count, one.camp) for one in told[0].assumes}
    assert {("face_down", 2, "indian"), ("hidden", 1, "indian")} <= said


@pytest.mark.rule("conquest:10.3.4-h")
def test_the_advice_is_the_best_other_attack() -> None:
    """Of all other pairs the one with the most to gain, with its own figures; at the best none is named."""
    board = (
        "S.L1: cortes sp-eb-1 sp-eb-2 sp-cm-1; S.LW: sp-ab-1:1; I.L1: mx-jav-1; I.RW: emperor mx-eb-1 mx-eb-2"
    )
    play = fight(board, stage="melee").do(go_on)
    decision = play.ask("spain", "attack")
    weak = preview(T, play.state, decision, Attack("S.LW", "I.RW"))
    assert weak is not None
    assert weak.advice is not None
    assert (weak.advice.what, weak.advice.action) == ("instead", Attack("S.L1", "I.L1"))
    assert weak.advice.odds == melee(T, play.state, Pairing("spain", "S.L1", "I.L1"))
    strong = preview(T, play.state, decision, Attack("S.L1", "I.L1"))
    assert strong is not None
    assert strong.advice is not None
    assert strong.advice.what == "best"


@pytest.mark.rule("conquest:10.4-g", "conquest:10.3.4-c")
def test_the_advice_adds_or_leaves_a_unit() -> None:
    """A sortie of few is told which unit would help it most; a shot which other shot hits more often."""
    s = position("22 spain army: cortes sp-eb-1; 22 indian garrison: emperor mx-eb-1 mx-eb-2 mx-jav-1")
    s = replace(s, siege=Siege(22, "spain", 4, 1, 3, True), frames=(SiegeFrame(22, "sortie", "emperor"),))
    domain = Some(("mx-eb-1", "mx-eb-2", "mx-jav-1"), 1, 3)
    decision = Decision("indian", "sortie", NOT_ASKED(), domain, "conquest:10.4-g")
    odds = preview(T, s, decision, Chosen(("mx-eb-1", "mx-jav-1")))
    assert odds is not None
    assert odds.advice is not None
    assert (odds.advice.what, odds.advice.piece) == ("with", "mx-eb-2")
    play = fight("S.L1: cortes sp-aq-1 sp-ab-1:1; I.L1: emperor mx-eb-1", stage="fire").do(go_on)
    shot = preview(T, play.state, play.ask("spain", "fire"), Fire("sp-ab-1", "mx-eb-1"))
    assert shot is not None
    assert shot.advice is not None
    assert shot.advice.action == Fire("sp-aq-1", "mx-eb-1")


@pytest.mark.rule("conquest:8-j", "conquest:8-k", "conquest:5-d", "conquest:9-a")
def test_what_entering_sets_off() -> None:
    """A siege, a battle of either size, an objective that changes hands, and the die of attrition afterwards."""
    s = position(
        "24 spain army: cortes sp-eb-1 sp-eb-2 sp-eb-3; 32 indian garrison: maxixcatzin tl-eb-1;"
        " 25 indian army: emperor mx-eb-1; 35 spain garrison: sp-ab-1",
        turn=4,
        control={32: "indian", 23: "indian"},
    )
    pieces = ("cortes", "sp-eb-1", "sp-eb-2", "sp-eb-3")
    assert entry(T, s, "spain", pieces, 24, (32,)).combat == "siege"
    assert entry(T, s, "spain", pieces, 24, (25,)).combat == "minor"
    taken = entry(T, s, "spain", pieces, 24, (23,))
    assert (taken.combat, taken.takes) == (None, True)
    # 6 SP in the dry season: the column 6-10 costs one on a 5 and on a 6; over a mountain on a 4 as well.
    assert taken.expected == Fraction(2, 6)
    assert entry(T, s, "spain", pieces, 24, (16,)).loses == Fraction(3, 6)
    assert entry(T, s, "spain", ("cortes",), 24, (17,)).loses == 0


@pytest.mark.rule("conquest:10.4-h", "conquest:10.4-i")
def test_the_last_round_is_told() -> None:
    """In the last round the besieger is told what holding out brings the other side."""
    s = position("22 spain army: cortes sp-eb-1; 22 indian garrison: emperor mx-eb-1")
    s = replace(s, siege=Siege(22, "spain", 3, 2, 3, True), frames=(SiegeFrame(22, "continue"),))
    play = Play(s).do(go_on)
    odds = preview(T, play.state, play.ask("spain", "attack_again"), AttackAgain())
    assert odds is not None
    assert [(one.what, one.count, one.camp) for one in odds.assumes] == [("last_round", 3, "indian")]
