"""States that could not be ones of this game are told from those that could."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from anahuac.engine.game import Setup
from anahuac.games.siege.frames.combat import BattleFrame, LossFrame
from anahuac.games.siege.frames.movement import LandFrame, MarchFrame
from anahuac.games.siege.frames.recovery import DiseaseFrame
from anahuac.games.siege.frames.sequence import TurnFrame
from anahuac.games.siege.model import DEAD, HIDDEN, Piece, State, Tally, Temples, Verdict
from tests.games.siege.hand import position
from tests.games.siege.test_views import game

GOOD = position("h1004: S1 S25@S1; l11: S12 CORTES@S12; h3016: A1:2 A11; l5: A12; dead: A13 S2")


def with_piece(key: str, **changes: Any) -> State:
    """The good state with a piece changed."""
    return replace(GOOD, pieces={**GOOD.pieces, key: replace(GOOD.pieces[key], **changes)})


def with_stack(camp: str, place: str, *stack: str | None) -> State:
    """The good state with a stack that does not agree."""
    return replace(GOOD, stacks={**GOOD.stacks, camp: {**GOOD.stacks[camp], place: stack}})


def with_frame(frame: Any) -> State:
    """The good state with something going on."""
    return replace(GOOD, frames=(TurnFrame("land"), frame))


@pytest.mark.rule("siege:2.2B")
def test_a_position_and_the_start_are_plausible() -> None:
    assert game().is_plausible(GOOD)
    assert game().is_plausible(game().setup(Setup("siege")))
    assert game().is_plausible(game().setup(Setup("siege", {"opt_cannon": True})))
    assert game().is_plausible(with_frame(LandFrame(("S1",))))
    assert game().is_plausible(with_frame(DiseaseFrame("spanish", 3)))


NOT: dict[str, Callable[[], State]] = {
    "scenario": lambda: replace(GOOD, scenario="tlaxcala"),
    "couplet": lambda: replace(GOOD, couplet=-1),
    "setting": lambda: replace(GOOD, settings=replace(GOOD.settings, rul_overstack="shrug")),
    "setting of another type": lambda: replace(GOOD, settings=replace(GOOD.settings, opt_fog=1)),
    "place": lambda: with_piece("S2", at="h0000"),
    "steps": lambda: with_piece("S1", steps=5),
    "no steps on the map": lambda: with_piece("A11", steps=0),
    "negative steps": lambda: with_piece("S2", steps=-1),
    "spent": lambda: with_piece("S1", spent=-1),
    "carrier": lambda: with_piece("S25", carrier="S3"),
    "carrier of a unit": lambda: with_piece("A11", carrier="A1"),
    "carries itself": lambda: with_piece("S25", carrier="S25"),
    "hidden without fog": lambda: with_piece("A13", at=HIDDEN, steps=0),
    "unknown piece": lambda: replace(GOOD, pieces={**GOOD.pieces, "S99": Piece(DEAD, 0)}),
    "missing unit": lambda: replace(GOOD, pieces={k: p for k, p in GOOD.pieces.items() if k != "A13"}),
    "stands in no stack": lambda: with_piece("A13", at="h3016", steps=2),
    "stack of the absent": lambda: with_stack("aztec", "h2810", "A13"),
    "twice in a stack": lambda: with_stack("aztec", "l5", "A12", "A12"),
    "empty stack": lambda: with_stack("aztec", "h2810"),
    "unknown in a stack": lambda: with_stack("aztec", "l5", "A12", None),
    "both camps in a hex": lambda: replace(
        position("h3016: A1"),
        stacks={"aztec": {"h3016": ("A1",)}, "spanish": {"h3016": ("S1",)}},
        pieces={**position("h3016: A1").pieces, "S1": Piece("h3016", 4)},
    ),
    "third camp": lambda: replace(GOOD, stacks={**GOOD.stacks, "tlaxcala": {}}),
    "temple": lambda: replace(GOOD, temples=Temples(ever=("h1004",))),
    "both markers": lambda: replace(GOOD, temples=Temples(desecrated=("h3016",), sacrificed=("h3016",))),
    "count": lambda: replace(GOOD, tally=Tally(held=-1)),
    "surplus": lambda: replace(GOOD, surplus=("l5",)),
    "frame's unit": lambda: with_frame(LandFrame(("S99",))),
    "frame's place": lambda: with_frame(MarchFrame("h0000")),
    "frame's number": lambda: with_frame(LossFrame("aztec", ("A1",), -3, "ground")),
    "battle's unit": lambda: with_frame(BattleFrame("h3016", "roll", attackers=("X1",))),
    "verdict": lambda: replace(GOOD, frames=(), verdict=Verdict("spanish", 3, "tie", "island")),
    "verdict's points": lambda: replace(GOOD, frames=(), verdict=Verdict("aztec", -3, "", "cortes")),
}


@pytest.mark.parametrize("what", NOT)
def test_what_the_game_does_not_have_is_not_plausible(what: str) -> None:
    assert not game().is_plausible(NOT[what]())
