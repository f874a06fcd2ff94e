"""Log lines and prompts of combat on the strategic map, of losses and of diplomacy."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from anahuac.engine.text import Ref, Text
from anahuac.games.conquest.rules import ch10_1_combat, ch11_diplomacy
from tests.games.conquest.play import Play, conquest

SIEGE = (
    "30 indian army: cuitlahuac mx-eb-1 mx-eb-2 mx-eb-3 mx-fr-1;"
    " 30 spain garrison: olid/back cortes sp-eb-1 sp-ab-1 sp-ab-2 sp-ca-1:1"
)
ASSAULT = (
    "32 spain army: cortes alvarado sandoval sp-eb-1 sp-eb-2 sp-eb-3 sp-ca-2;"
    " 32 indian garrison: maxixcatzin tl-eb-1; 33 indian uncommanded: tl-eb-2 ot-fr-1"
)
BATTLE = "26 spain army: cortes sp-eb-1 sp-eb-2 sp-ca-1; 26 indian army: cuitlahuac mx-eb-1 mx-fr-1"


def refs(param: Any) -> Iterator[Ref]:
    """Every name in a text."""
    if isinstance(param, Ref):
        yield param
    elif isinstance(param, Text):
        for _, value in param.params:
            yield from refs(value)
    elif isinstance(param, tuple):
        for value in param:
            yield from refs(value)


def finish(play: Play, seed: int) -> set[str]:
    """Answer at random to the end; the kinds of questions asked."""
    random = Random(seed)
    asked = set()
    while play.pending:
        decision = play.pending[0]
        asked.add(decision.kind)
        for ref in refs(decision.prompt):
            assert play.game.names(ref)
        play.play(decision.seat, decision.sample(random.randrange))
    return asked


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("text", "active"), [(SIEGE, "indian"), (ASSAULT, "spain"), (BATTLE, "spain")])
def test_every_line_names_what_the_data_knows(text: str, active: Any, seed: int) -> None:
    play = conquest(text, seed=seed, active=active, control={32: "indian"})
    play.do(ch10_1_combat.open_battles)
    finish(play, seed)
    play.do(ch10_1_combat.open_sieges)
    finish(play, seed)
    play.do(ch11_diplomacy.carry_out_diplomacy)
    finish(play, seed)
    lines = [line for event in play.events if (line := play.game.describe(event, play.state)) is not None]
    assert len(lines) > 3
    for line in lines:
        assert line.clause.startswith("conquest:")
        for ref in refs(line.text):
            assert play.game.names(ref)
        for piece in line.pieces:
            assert piece in play.t.order


def test_a_combat_is_told_from_its_heading_to_its_winner() -> None:
    play = conquest("26 spain army: cortes sp-eb-1; 26 indian uncommanded: ot-fr-1", [4])
    play.do(ch10_1_combat.open_battles)
    lines = [line for event in play.events if (line := play.game.describe(event, play.state)) is not None]
    assert [(line.clause, line.is_heading) for line in lines] == [
        ("conquest:10.1-b", True),
        ("conquest:10.2-a", False),
        ("conquest:10.3.4-m", False),
        ("conquest:10.5-c", False),
    ]
    assert [(die.sides, die.value) for die in lines[1].dice] == [(6, 4)]
