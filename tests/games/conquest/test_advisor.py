"""What the advisor thinks of positions and single decisions: signs, comparisons, the choices one would expect."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from anahuac.bots.greedy import choose_greedily
from anahuac.engine.chance import Seeded, picker
from anahuac.engine.decision import Allocated, Assigned, Chosen, Program
from anahuac.engine.game import Setup
from anahuac.engine.match import Match
from anahuac.games.conquest.actions.siege import AttackAgain, BreakOff, Sacrifice, WithdrawTo
from anahuac.games.conquest.actions.strategic import MoveOut
from anahuac.games.conquest.advisor import ConquestAdvisor
from anahuac.games.conquest.advisor.diplomacy import Diplomacy
from anahuac.games.conquest.advisor.odds import Odds
from anahuac.games.conquest.advisor.standing import Standing
from anahuac.games.conquest.frames.siege import SiegeFrame, WithdrawalFrame
from anahuac.games.conquest.frames.strategic import MovementFrame
from anahuac.games.conquest.model import Siege, State, units_in
from anahuac.games.conquest.rules.ch10_3_4_rounds import open_battle
from anahuac.games.conquest.rules.ch10_5_after import retreat
from anahuac.games.conquest.rules.ch10_casualties import ask_losses, ask_sacrifice
from anahuac.games.conquest.rules.ch12_victory import determine_victory
from anahuac.games.conquest.terms import INDIAN, SPAIN
from tests.games.conquest.battles import FIELD, armies
from tests.games.conquest.play import Play, conquest, game, position

OBJECTIVES = {14: INDIAN, 22: INDIAN, 23: INDIAN, 32: INDIAN}


def advisor() -> ConquestAdvisor:
    """One that has seen nothing yet."""
    return ConquestAdvisor(game().tables)


def worth(state: State, seat: str = SPAIN) -> float:
    """What a state is worth to a seat."""
    return advisor().evaluate(state, seat)


def best(play: Play, seat: str) -> object:
    """The answer the advisor puts first."""
    return advisor().propose(play.state, play.ask(seat), 24, picker(1))[0]


# ---------------------------------------------------------------------- evaluation


def test_an_objective_is_worth_more_held_than_not() -> None:
    """Tenochtitlan in Spanish hands, all else equal."""
    text = "35 spain army: cortes sp-eb-1; 31 indian army: emperor mx-eb-1"
    held, lost = (position(text, control={**OBJECTIVES, 22: camp}) for camp in (SPAIN, INDIAN))
    assert worth(held) > worth(lost) + 10
    assert worth(held, INDIAN) < worth(lost, INDIAN) - 10


@pytest.mark.parametrize("seat", [SPAIN, INDIAN])
def test_strength_and_points_are_worth_having(seat: str) -> None:
    """One's own units and points raise the worth, the enemy's lower it."""
    weak = position("35 spain army: cortes sp-eb-1; 22 indian garrison: emperor mx-eb-1")
    strong = position("35 spain army: cortes sp-eb-1 sp-eb-2; 22 indian garrison: emperor mx-eb-1")
    points = replace(weak, vp={SPAIN: 3, INDIAN: 0})
    sign = 1 if seat == SPAIN else -1
    assert sign * (worth(strong, seat) - worth(weak, seat)) > 0
    assert sign * (worth(points, seat) - worth(weak, seat)) == pytest.approx(3)


def test_allies_and_doubtful_enemies_are_worth_something() -> None:
    """The nearer a cursor to the other half, the better for Spain; Tlaxcala on its side best of all."""
    text = "35 spain army: cortes sp-eb-1; 22 indian garrison: emperor mx-eb-1"
    boxes = [worth(position(text, cursors={"tlaxcala": box})) for box in ("M6", "M4", "M3")]
    boxes.append(worth(position(text, cursors={"tlaxcala": "S3"}, camps={"tlaxcala": SPAIN})))
    assert boxes == sorted(boxes)
    assert boxes[-1] > boxes[0] + 5


def test_the_verdict_outweighs_everything() -> None:
    """A won match is worth more than any position in one."""
    play = conquest("35 spain army: cortes", turn=14, vp={SPAIN: 20, INDIAN: 0}).do(determine_victory)
    assert worth(play.state) == 100
    assert worth(play.state, INDIAN) == -100


def test_shifts_of_the_cursors() -> None:
    """At the start a shift toward Spain is worth much to it; an ally that cannot be lost joins only once."""
    t = game().tables
    start = Diplomacy(t, position("35 spain army: cortes"))
    assert start.up > 0 > start.down
    assert start.captured > start.up
    assert start.joins("tlaxcala") > 5
    joined = Diplomacy(
        t, position("35 spain army: cortes", camps={"tlaxcala": SPAIN}, cursors={"tlaxcala": "S3"})
    )
    assert joined.joins("tlaxcala") == 0
    assert joined.worth > start.worth


@pytest.mark.rule("conquest:12-g")
def test_on_the_last_turn_only_levels_count() -> None:
    """The point that reaches a level is worth more than the next one; early all points are worth the same."""
    t = game().tables
    controllers = dict.fromkeys(t.zones)
    tied = position("35 spain army: cortes", turn=14, vp={SPAIN: 14, INDIAN: 12})
    last = Standing(t, tied, controllers)
    assert last.worth(SPAIN, 1, 0) > last.worth(SPAIN, 4, 0) - last.worth(SPAIN, 3, 0) + 1
    early = Standing(t, replace(tied, turn=3), controllers)
    assert early.worth(SPAIN, 1, 0) == 1
    assert early.worth(INDIAN, 2, -2) == 4


# ---------------------------------------------------------------------- odds


def odds() -> Odds:
    """Odds under the usual settings."""
    found = Odds(game().tables)
    found.look_at(position("35 spain army: cortes"))
    return found


@pytest.mark.rule("conquest:10.4-e", "conquest:10.4-d")
def test_sieges_go_better_with_strength_guns_and_low_walls() -> None:
    """Compared one change at a time; a chance is never outside 0 to 1."""
    base = odds().siege(True, (8, 18), (6, 14), 2, (), 0, (2, 7))
    stronger = odds().siege(True, (12, 28), (6, 14), 2, (), 0, (2, 7))
    lower = odds().siege(True, (8, 18), (6, 14), 1, (), 0, (2, 7))
    guns = odds().siege(True, (8, 18), (6, 14), 2, (4, 4), 0, (2, 7))
    led = odds().siege(True, (8, 18), (6, 14), 2, (), 1, (2, 7))
    assert all(better.win > base.win for better in (stronger, lower, guns, led))
    assert 0 <= base.win < stronger.win <= 1
    assert 0 <= base.own <= 8
    assert 0 <= base.foe <= 6


def test_a_single_round_of_siege_is_exact() -> None:
    """12 factors against a lone unit of 2 behind no wall: 2/1+ takes it at 2 and more; at 1 it takes one point
    of two, and the besieger loses one where the table says so (3.4)."""
    one = odds().siege(True, (6, 12), (1, 2), 0, (), 0, (1, 1))
    assert one.win == pytest.approx(1.0)
    two = odds().siege(True, (6, 12), (2, 4), 0, (), 0, (1, 1))
    assert two.win == pytest.approx(5 / 6)
    assert two.own == pytest.approx(3 / 6)


def test_the_two_tables_are_not_alike() -> None:
    """At even strength the Indians' table costs its attacker more; a crushing ratio on it brings sacrifices."""
    assert odds().minor(True, 6, 6).own < odds().minor(False, 6, 6).own
    assert odds().minor(False, 20, 4).sacrifices > 0
    assert odds().minor(True, 20, 4).win == pytest.approx(5 / 6)  # at a 1 the attacker retreats


def test_a_major_battle_is_won_by_the_stronger() -> None:
    """The curve rises and is even where it says."""
    wins = [odds().major(True, (12, cf), (12, 30)).win for cf in (15, 30, 36, 60)]
    assert wins == sorted(wins)
    assert wins[2] == pytest.approx(0.5)


# ---------------------------------------------------------------------- decisions


@pytest.mark.rule("conquest:9-d")
def test_full_units_are_reduced_before_any_is_given_up() -> None:
    """Two steps of two swords, bows and a gun: the bows lose least, then a sword; the gun stays."""
    play = conquest("35 spain army: cortes sp-eb-1 sp-eb-2 sp-ab-1 sp-ca-2")
    pieces = play.state.stacks[SPAIN][35].pieces
    play.do(ask_losses, SPAIN, pieces, 2, "attrition", 35)
    answer = best(play, SPAIN)
    assert isinstance(answer, Allocated)
    assert dict(answer.amounts) == {"sp-ab-1": 1, "sp-eb-1": 1}


@pytest.mark.rule("conquest:12-f")
def test_the_cheapest_unit_is_sacrificed() -> None:
    """Points for a sacrifice are the factor shown: an ally's reduced javelins give fewest."""
    play = conquest("35 spain army: cortes sp-eb-1 tl-eb-1 tl-jav-1:1 sp-cl-1", camps={"tlaxcala": SPAIN})
    play.do(ask_sacrifice, SPAIN, play.state.stacks[SPAIN][35].pieces, 35)
    assert best(play, SPAIN) == Sacrifice("tl-jav-1")


def movement(text: str, **changes: object) -> Play:
    """A position in the movement step of a camp."""
    play = conquest(text, **changes)  # type: ignore[arg-type]
    play.set(frames=(MovementFrame(),))
    return play.do(lambda t, tx: None)


def test_spain_marches_on_its_first_turn_with_cortes_at_the_head() -> None:
    """The landing force does not wait, and does not send Cortes away without troops."""
    match = Match(game(), Setup(), Seeded(5), rated=False)
    seen = []
    while match.state.active == SPAIN or match.state.turn == 0:
        decision = match.pending[0]
        action = choose_greedily(game(), match.view(decision.seat), decision, picker(1))
        seen.append((decision.kind, action))
        match.play(decision.seat, action)
    marches = [action for kind, action in seen if kind == "movement" and isinstance(action, MoveOut)]
    assert marches
    assert marches[0].leader == "cortes"
    taken = next(action for kind, action in seen if kind == "muster")
    assert isinstance(taken, Chosen)
    assert sum(piece.startswith("sp-") for piece in taken.items) >= 4


def test_the_emperor_does_not_leave_tenochtitlan_to_the_spaniards() -> None:
    """With Cortes next to it, nobody marches out of the capital and leaves it empty."""
    play = movement(
        "22 indian garrison: emperor mx-eb-1 mx-eb-2 mx-fr-1; 30 spain army: cortes sp-eb-1 sp-eb-2 sp-cl-1 sp-ab-1",
        active=INDIAN,
        control=OBJECTIVES,
        camps={"tlaxcala": SPAIN},
    )
    while play.pending:
        play.play(INDIAN, choose_greedily(game(), play.state, play.ask(INDIAN), picker(1)))
    assert len(units_in(play.state, INDIAN, 22)) == 3


@pytest.mark.rule("conquest:10.4-h")
@pytest.mark.parametrize(
    ("besieged", "goes_on"), [("mx-jav-1:1", True), ("mx-eb-1 mx-eb-2 mx-eb-3 mx-ar-1 mx-fr-1", False)]
)
def test_a_siege_is_pressed_with_hope_and_lifted_without(besieged: str, goes_on: bool) -> None:
    """Four swords before one weak unit go on; two before a full fortress give up."""
    swords = "sp-eb-1 sp-eb-2 sp-eb-4 sp-eb-5" if goes_on else "sp-eb-1:1 sp-eb-2:1"
    play = conquest(f"30 spain army: olid {swords}; 30 indian garrison: {besieged}", turn=5)
    siege = Siege(30, SPAIN, rounds=5, round=2, fv=1, spanish_force=True)
    play.set(siege=siege, frames=(SiegeFrame(30, "continue"),)).do(lambda t, tx: None)
    assert best(play, SPAIN) == (AttackAgain() if goes_on else BreakOff())


@pytest.mark.rule("conquest:10.5-a")
def test_the_beaten_retreat_to_their_friends() -> None:
    """Away from the enemy, into a fortress with a stack of one's own."""
    play = conquest(
        "39 spain army: olid sp-eb-1; 32 spain garrison: cortes sp-eb-2 sp-eb-3 tl-eb-1; 30 indian army: emperor "
        "mx-eb-1 mx-eb-2 mx-eb-3 mx-jav-1; 31 indian army: quippiaztzin mx-jav-2",
        camps={"tlaxcala": SPAIN},
        control={**OBJECTIVES, 32: SPAIN},
    )
    play.do(retreat, SPAIN, 39)
    assert isinstance(play.state.frames[-1], WithdrawalFrame)
    assert best(play, SPAIN) == WithdrawTo(32)


@pytest.mark.rule("conquest:10.3.1-b")
def test_an_order_of_battle_as_one_would_draw_it() -> None:
    """Swords in the first line, bows behind, guns in the third, the quota kept, the general in front."""
    text = "cortes sp-eb-1 sp-eb-2 sp-ab-1 sp-aq-2 sp-ca-2 sp-cl-2 / emperor mx-eb-1 mx-eb-2 mx-jav-1 mx-ar-1 mx-fr-1"
    play = Play(armies(text, active=INDIAN), seed=3).do(open_battle, FIELD)
    decision = play.ask(SPAIN, "deploy")
    answer = best(play, SPAIN)
    assert isinstance(answer, Assigned)
    assert isinstance(decision.domain, Program)
    assert decision.domain.short_of_quota(answer.values) == 0
    places = dict(zip((field.id for field in decision.domain.fields), answer.values, strict=True))
    assert places["sp-eb-1"] == places["sp-eb-2"] == places["cortes"] == "S.L1"
    assert places["sp-ab-1"] in ("S.L1", "S.L2")
    assert places["sp-ca-2"] == "S.L3"
