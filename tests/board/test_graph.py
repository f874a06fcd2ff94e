"""The graph board, on the tactical board of the Conquest."""

from __future__ import annotations

from itertools import product

import pytest

from anahuac.board.document import GraphLayer
from anahuac.board.graph import GraphBoard

FIGHTING = ("LW", "RW", "L1", "L2", "L3")
DEPTH = {"LW": 1, "RW": 1, "L1": 1, "L2": 2, "L3": 3}


@pytest.fixture(scope="module")
def board(tactical: GraphLayer) -> GraphBoard:
    return GraphBoard(tactical)


def test_zones_belong_to_their_camps(board: GraphBoard) -> None:
    assert list(board.nodes) == [f"{half}.{zone}" for half in "SI" for zone in (*FIGHTING, "LR")]
    assert {node.side for key, node in board.nodes.items() if key.startswith("S.")} == {"spain"}
    assert {node.side for key, node in board.nodes.items() if key.startswith("I.")} == {"indian"}


@pytest.mark.rule("conquest:10.3.4-d")
@pytest.mark.parametrize("half", "SI")
def test_fire_distance_follows_the_depth_of_the_zones(board: GraphBoard, half: str) -> None:
    other = "I" if half == "S" else "S"
    for a, b in product(FIGHTING, FIGHTING):
        across = board.distance("fire", f"{half}.{a}", f"{other}.{b}")
        assert across == DEPTH[a] + DEPTH[b] - 1
        inside = board.distance("fire", f"{half}.{a}", f"{half}.{b}")
        linked = board.cost(f"{half}.{a}", f"{half}.{b}") is not None
        assert inside == (0 if a == b else 1 if linked else 2)
    assert board.distance("fire", f"{half}.LR", f"{half}.L3") is None
    assert board.distance("fire", f"{half}.LR", f"{half}.LR") is None


def test_ranges_of_the_worked_battle(board: GraphBoard) -> None:
    assert board.within("fire", "S.L3", 3) == (
        "S.LW",
        "S.RW",
        "S.L1",
        "S.L2",
        "I.LW",
        "I.RW",
        "I.L1",
    )
    assert board.within("fire", "S.L1", 1) == ("S.LW", "S.RW", "S.L2", "I.LW", "I.RW", "I.L1")
    assert board.within("fire", "S.LR", 9) == ()


def test_costs_the_rulebook_prints(board: GraphBoard) -> None:
    assert board.cost("S.L1", "S.RW") == 1
    assert board.shortest("S.L2", "I.L1") == 2
    assert board.cost("S.LW", "I.L1") is None
    assert board.cost("I.L1", "I.LW") == board.cost("I.LW", "I.L1") == 1


def test_reach_with_allowance_and_condition(board: GraphBoard) -> None:
    assert {node: cost for node, (cost, _) in board.reach("S.L1", 1).items()} == {
        "S.L1": 0,
        "S.L2": 1,
        "S.LW": 1,
        "S.RW": 1,
        "I.L1": 1,
    }
    own = board.reach("S.L1", 2, lambda _, b: board.nodes[b].side == "spain" and b != "S.L2")
    assert {node: cost for node, (cost, _) in own.items()} == {"S.L1": 0, "S.LW": 1, "S.RW": 1}


def test_nothing_is_fought_across_a_line_of_retreat(board: GraphBoard) -> None:
    for a in board.nodes:
        for b in board.neighbours[a]:
            assert board.tagged(a, b, "hand_to_hand") is ("LR" not in a + b)
    assert not board.tagged("S.LW", "I.L1", "hand_to_hand")


def test_facing_retreat_and_modifiers(board: GraphBoard) -> None:
    assert board.paired("facing", "S.LW") == ("I.RW",)
    assert board.paired("facing", "I.L1") == ("S.L1",)
    assert board.paired("facing", "S.L2") == ()
    assert board.next_on("retreat", "spain", "I.L3") == ("I.L2",)
    assert board.next_on("retreat", "spain", "S.LW") == ("S.LR",)
    assert board.next_on("retreat", "spain", "S.LR") == ()
    assert board.modifier("attack", "spain", "I.L2", "I.L1") == 3
    assert board.modifier("attack", "indian", "S.L1", "S.L2") == 1
    assert board.modifier("attack", "indian", "I.L1", "S.L1") == 0


def test_every_retreat_ends_in_the_own_line_of_retreat(board: GraphBoard) -> None:
    for side, half in (("spain", "S"), ("indian", "I")):
        for start in board.nodes:
            if start.endswith("LR"):
                continue
            node, steps = start, 0
            while node != f"{half}.LR":
                assert board.cost(node, board.next_on("retreat", side, node)[0]) is not None
                node, steps = board.next_on("retreat", side, node)[0], steps + 1
                assert steps < 8


def test_unknown_tables_are_told(board: GraphBoard) -> None:
    with pytest.raises(KeyError):
        board.distance("sight", "S.L1", "S.L2")
    with pytest.raises(KeyError):
        board.next_on("flight", "spain", "S.L1")
