"""Chapter 10.3.2: random events of a major battle."""

from __future__ import annotations

import pytest

from anahuac.games.conquest.actions.battle import MarkForSacrifice
from anahuac.games.conquest.events.battle import (
    BattleDecided,
    BattleEventRolled,
    GeneralNamed,
    PiecesBarred,
    TreasonRolled,
)
from anahuac.games.conquest.events.core import CommanderEliminated, UnitsEliminated
from anahuac.games.conquest.rules.ch10_3_2_events import event_at, roll_event
from anahuac.games.conquest.rules.ch10_3_4_2_fire import can_shoot
from tests.games.conquest.battles import fight, go_on
from tests.games.conquest.play import Play, game

BOARD = (
    "S.L1: cortes sp-eb-1 sp-ab-1 maxixcatzin tl-ar-1; S.L2: sp-ca-1; S.LW: sp-cl-1 ot-fr-1; "
    "I.L1: emperor mx-eb-1 mx-fr-1 ot-jav-1; I.L2: ixtlilxochitl tx-jav-1 tp-jav-1"
)
ALLIES = {"tlaxcala": "spain"}


def rolled(*dice: int, board: str = BOARD, turn: int = 4, **changes: object) -> Play:
    """The event of a battle, and what it does at once."""
    changes.setdefault("camps", ALLIES)
    return fight(board, turn=turn, stage="markers", dice=dice, **changes).do(roll_event)  # type: ignore[arg-type]


@pytest.mark.rule("conquest:10.3.2-a")
@pytest.mark.parametrize(
    ("roll", "event"),
    [
        (0, "treason"),
        (1, "treason"),
        (2, "weapons_on_the_ground"),
        (3, "nothing"),
        (4, "rain"),
        (5, "human_sacrifices"),
        (6, "war_to_the_death"),
        (7, "war_to_the_death"),
    ],
)
def test_table_2(roll: int, event: str) -> None:
    """Its ends are open."""
    assert event_at(game().tables, roll) == event


@pytest.mark.rule("conquest:10.3.2-a")
@pytest.mark.parametrize(("turn", "modifier"), [(5, 0), (6, -1), (10, -1), (11, 1), (14, 1)])
def test_the_die_is_modified_by_the_turn(turn: int, modifier: int) -> None:
    """The active player rolls; on turns 6 to 10 treason is nearer, from 11 on war to the death."""
    play = rolled(3 - modifier, turn=turn, attacker="indian")
    assert play.last(BattleEventRolled) == BattleEventRolled(
        "indian", 3 - modifier, modifier, "nothing", True
    )


@pytest.mark.rule("conquest:10.3.2-b", "conquest:R-53")
def test_treason_rolls_for_every_spanish_unit_in_order() -> None:
    """L1, L2, LW, and within a zone in counter order (1.16); the Indian attacker changes nothing."""
    play = rolled(1, 6, 1, 2, 1, 4, attacker="indian", board=BOARD + "; S.RW: sp-eb-2")
    assert play.last(TreasonRolled).dice == (
        ("sp-eb-1", 6),
        ("sp-ab-1", 1),
        ("sp-ca-1", 2),
        ("sp-cl-1", 1),
        ("sp-eb-2", 4),
    )
    battle = play.state.battle
    assert battle is not None
    assert battle.barred == ("sp-ab-1", "sp-cl-1")
    assert battle.at["sp-ab-1"] == battle.at["sp-cl-1"] == "S.LR"


@pytest.mark.rule("conquest:10.3.2-b")
def test_treason_without_a_spanish_unit_is_nothing() -> None:
    """No dice; the log says that it has no effect."""
    board = "S.L1: maxixcatzin tl-eb-1; I.L1: emperor mx-eb-1"
    play = rolled(1, board=board)
    assert play.last(BattleEventRolled).applies is False
    assert play.dice_left == ()
    assert play.all(PiecesBarred) == []


@pytest.mark.rule("conquest:10.3.2-c", "conquest:11-g")
def test_ex_09_weapons_on_the_ground_concerns_the_active_camp_only() -> None:
    """Texcoco, Tlacopan and Other Peoples in doubt: the active Indian camp's go, Spain's Other Peoples stay."""
    cursors = {"texcoco": "MD", "tlacopan": "MD", "other": "M3", "tlaxcala": "S5"}
    play = rolled(1, turn=12, attacker="indian", cursors=cursors)
    event = play.last(PiecesBarred)
    assert event.camp == "indian"
    assert set(event.pieces) == {"ot-jav-1", "ixtlilxochitl", "tx-jav-1", "tp-jav-1"}
    battle = play.state.battle
    assert battle is not None
    assert {battle.at[p] for p in event.pieces} == {"I.LR"}
    assert battle.at["ot-fr-1"] == "S.LW"


@pytest.mark.rule("conquest:10.3.2-c")
@pytest.mark.parametrize(("box", "gone"), [("S4", True), ("S3", True), ("S5", False), ("S6", False)])
def test_ex_50_tlaxcala_beside_an_active_spain(box: str, gone: bool) -> None:
    """In doubt at S3 and S4 its units and Maxixcatzin go to the line of retreat; at S5 nothing happens."""
    play = rolled(2, cursors={"tlaxcala": box, "other": "M6"})
    battle = play.state.battle
    assert battle is not None
    assert set(battle.barred) == ({"tl-ar-1", "maxixcatzin"} if gone else set())
    assert play.last(BattleEventRolled).applies is gone


@pytest.mark.rule("conquest:10.3.2-c")
def test_doubt_counts_in_either_half_of_the_table() -> None:
    """Spain's own Other Peoples waver while the cursor stands in a Mexican doubt box."""
    play = rolled(2, cursors={"tlaxcala": "S6", "other": "M4"})
    assert play.last(PiecesBarred).pieces == ("ot-fr-1",)


@pytest.mark.rule("conquest:10.3.2-d", "conquest:R-39")
def test_a_barred_commander_is_no_army_commander() -> None:
    """The next in rank outside the line of retreat takes over before markers are chosen."""
    board = "S.L1: cortes sp-eb-1; I.L1: ixtlilxochitl mx-eb-1 tx-jav-1 quippiaztzin"
    play = fight(
        board, stage="event", dice=[2], attacker="indian", cursors={"texcoco": "MD"},
        battle={"generals": {"spain": "cortes", "indian": "ixtlilxochitl"}, "markers": {}},
    ).do(go_on)  # fmt: skip
    assert play.last(GeneralNamed) == GeneralNamed("indian", "quippiaztzin", succeeds=True)
    domain = play.ask("indian", "markers").domain
    assert getattr(domain, "least", None) == 2


@pytest.mark.rule("conquest:10.3.2-d")
def test_an_army_of_waverers_loses_at_once() -> None:
    """No unit is left outside the line of retreat; those units leave alive, since no other ones fell."""
    board = "S.L1: cortes sp-eb-1; I.L1: ixtlilxochitl tx-eb-1 tx-jav-1"
    play = rolled(2, board=board, attacker="indian", cursors={"texcoco": "MD"})
    assert play.last(BattleDecided) == BattleDecided("spain", "event")
    assert play.all(UnitsEliminated) == []
    assert play.state.battle is None


@pytest.mark.rule("conquest:10.3.2-d")
def test_barred_pieces_share_the_fate_of_an_eliminated_army() -> None:
    """As soon as no other unit of their army survives they are eliminated too, the commander included."""
    board = "S.L1: cortes sp-eb-1; I.L3: emperor; I.LR: ixtlilxochitl tx-jav-1"
    play = fight(board, stage="melee", battle={"barred": ("ixtlilxochitl", "tx-jav-1")}).do(go_on)
    assert play.last(BattleDecided) == BattleDecided("spain", "line_of_retreat")
    assert [e.units for e in play.all(UnitsEliminated)] == [("tx-jav-1",)]
    assert "ixtlilxochitl" in {e.commander for e in play.all(CommanderEliminated)}


@pytest.mark.rule("conquest:10.3.2-d", "conquest:10.3.5-b")
def test_barred_pieces_rejoin_after_the_battle() -> None:
    """The winner's stay in the zone with the army."""
    board = "S.L1: cortes sp-eb-1; S.LR: tl-ar-1; I.LR: emperor mx-eb-1"
    play = fight(board, stage="melee", battle={"barred": ("tl-ar-1",)}, camps=ALLIES).do(go_on)
    assert play.last(BattleDecided) == BattleDecided("spain", "line_of_retreat")
    while play.pending:
        decision = play.pending[0]
        play.play(decision.seat, next(decision.domain.answers()))
    assert set(play.state.stacks["spain"][9].pieces) == {"cortes", "sp-eb-1", "tl-ar-1"}


@pytest.mark.rule("conquest:10.3.2-e")
@pytest.mark.parametrize(("turn", "silent"), [(4, False), (8, True), (12, False)])
def test_ex_45_rain_falls_in_the_rainy_season_only(turn: int, silent: bool) -> None:
    """AR, AB, AQ and CA are silent, FR and JAV shoot; in the dry season nothing happens."""
    board = "S.L1: cortes sp-ab-1 sp-aq-1 sp-ca-1 tl-ar-1; I.L1: emperor mx-fr-1 mx-jav-1 mx-ar-1"
    die = {4: 4, 8: 5, 12: 3}[turn]
    play = rolled(die, board=board, turn=turn)
    s = play.state
    assert s.battle is not None
    assert s.battle.event == "rain"
    assert s.battle.rain is silent
    for unit in ("sp-ab-1", "sp-aq-1", "sp-ca-1", "tl-ar-1", "mx-ar-1"):
        assert can_shoot(play.t, s, unit) is not silent
    assert can_shoot(play.t, s, "mx-fr-1")
    assert can_shoot(play.t, s, "mx-jav-1")


@pytest.mark.rule("conquest:10.3.2-f", "conquest:10.3.4-z")
@pytest.mark.parametrize("attacker", ["spain", "indian"])
def test_the_indian_player_marks_an_enemy_counter(attacker: str) -> None:
    """A unit or a commander of the Spanish camp, whoever attacks; the marker lies until it works."""
    play = rolled(5, attacker=attacker)
    assert [d.seat for d in play.pending] == ["indian"]
    options = {a.piece for a in play.ask("indian", "mark_sacrifice").domain.answers()}  # type: ignore[attr-defined]
    spaniards = {"cortes", "sp-eb-1", "sp-ab-1", "maxixcatzin", "tl-ar-1", "sp-ca-1", "sp-cl-1", "ot-fr-1"}
    assert options == spaniards
    assert play.clause_against("indian", MarkForSacrifice("mx-eb-1")) == "conquest:10.3.2-f"
    play.play("indian", MarkForSacrifice("cortes"))
    assert play.state.battle is not None
    assert play.state.battle.sacrifice == "cortes"


@pytest.mark.rule("conquest:10.3.2-g")
def test_war_to_the_death_changes_the_indian_table() -> None:
    """The switch is set for the whole battle."""
    assert rolled(6).state.battle.war_to_the_death is True  # type: ignore[union-attr]
    assert rolled(6, turn=7).state.battle.war_to_the_death is False  # type: ignore[union-attr]


@pytest.mark.rule("conquest:10.3.2-e")
def test_nothing_is_nothing() -> None:
    """On a 3."""
    play = rolled(3)
    assert play.state.battle is not None
    assert (play.state.battle.rain, play.state.battle.barred, play.state.battle.result) == (False, (), None)
    assert play.all(BattleDecided) == []
