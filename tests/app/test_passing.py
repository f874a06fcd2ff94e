"""How counters come to where they are: through each area of the march, back the same way by undo and in the replay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from anahuac.app.mapview.moves import Glide, Moves
from anahuac.app.windows import passing
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.table import TablePage
from tests.app.conquestpositions import campaign, played
from tests.app.mouse import click_place, click_top

Sit = Callable[..., MainWindow]


@pytest.fixture
def glides(monkeypatch: pytest.MonkeyPatch) -> list[list[Glide]]:
    """All glides of stacks, change by change."""
    seen: list[list[Glide]] = []
    show = Moves.show

    def shown(self: Moves, glides: Sequence[Glide], joining: Sequence[Glide], *rest: Any) -> None:
        seen.append([*glides, *joining])
        show(self, glides, joining, *rest)

    monkeypatch.setattr(Moves, "show", shown)
    return seen


def marched(sit: Sit, qtbot: QtBot) -> tuple[TablePage, list[str]]:
    """Cortés has marched two areas or more in one gesture; these areas, where he stood first."""
    window = sit(played(campaign(), 60, stop="movement"))
    table = window.table
    assert table is not None
    assert click_top(table, "cortes", qtbot)
    assert table.play.tool is not None
    decision = table.session.decision
    assert decision is not None
    picked = [
        ref.removeprefix("piece:") for ref, mark in table.play.tool.marks().items() if mark == "selected"
    ]
    reaches = table.presenter.reach(table.session.view, decision, picked)
    to = max(reaches, key=lambda ref: len(reaches[ref].way))
    before = table.session.match.last.number
    click_place(table, to.removeprefix("place:"), qtbot)
    game = table.session.match
    events = [event for step in range(before + 1, game.last.number + 1) for event in game.events(None, step)]
    way = list(table.presenter.ways(events)["cortes"])
    assert len(way) > 2
    assert way[-1] == to.removeprefix("place:")
    return table, way


def spots(table: TablePage, places: Sequence[str]) -> list[QPointF]:
    """Where stacks stand in places."""
    return [table.map.spot(place) for place in places]


def via(glides: list[list[Glide]]) -> list[QPointF]:
    """What the glide of the last change passes."""
    (glide,) = next(made for made in reversed(glides) if made)
    return list(glide.via)


def test_a_march_of_several_areas_passes_each(sit: Sit, qtbot: QtBot, glides: list[list[Glide]]) -> None:
    table, way = marched(sit, qtbot)
    assert via(glides) == spots(table, way[1:-1])


def test_undo_and_redo_go_the_same_way(sit: Sit, qtbot: QtBot, glides: list[list[Glide]]) -> None:
    table, way = marched(sit, qtbot)
    glides.clear()
    qtbot.mouseClick(table.prompt.undo, Qt.MouseButton.LeftButton)
    assert via(glides) == spots(table, way[1:-1])[::-1]
    glides.clear()
    table.play.redo()
    assert via(glides) == spots(table, way[1:-1])


def test_the_replay_goes_the_same_way(sit: Sit, qtbot: QtBot, glides: list[list[Glide]]) -> None:
    table, way = marched(sit, qtbot)
    last = table.session.match.last.number
    first = max(0, last - len(way) - 2)
    table.session.look_at(first)
    glides.clear()
    table.session.look_at(last)
    assert via(glides) == spots(table, way[1:-1])
    glides.clear()
    table.session.look_at(first)
    assert via(glides) == spots(table, way[1:-1])[::-1]


def test_over_many_steps_it_goes_straight(
    sit: Sit, qtbot: QtBot, glides: list[list[Glide]], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = marched(sit, qtbot)
    last = table.session.match.last.number
    monkeypatch.setattr(passing, "MOST", last - 1)
    table.session.look_at(0)
    glides.clear()
    table.session.look_at(last)
    assert not any(glide.via for made in glides for glide in made)


def test_behind_the_curtain_no_way_is_kept(sit: Sit, qtbot: QtBot) -> None:
    table, _ = marched(sit, qtbot)
    assert table.play._passing._events
    table.play._forget()
    assert table.play._passing._events == {}
    assert table.play._passing.ways() == {}
