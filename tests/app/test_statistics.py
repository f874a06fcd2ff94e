"""The statistics of a match: right figures, told apart without colour, and none that a seat may not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from anahuac.app.charting import Chart, Course, Deed, Series, steps_of_scale
from anahuac.app.panels.charts import DASHES, ChartView
from anahuac.app.presenters.conquest import statistics
from anahuac.app.ui import Ui
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.statistics import Statistics
from anahuac.engine.match import Match
from anahuac.games.conquest.terms import AWAITED, CAMPS, ELIMINATED
from anahuac.registry import load_game
from tests.app.conquestpositions import battle, campaign, played

Sit = Callable[..., MainWindow]
pytestmark = pytest.mark.qt_log_ignore(
    r"propagateSizeHints|raise\(\)", extend=True
)  # by the offscreen platform


def course_of(match: Match[Any, Any], seat: str | None = None) -> Course:
    """The whole course with one column."""
    deeds = [
        Deed(match.events(seat, step), partial(match.view, seat, step - 1))
        for step in range(1, len(match.steps))
    ]
    return Course(("1",), (match.view(seat),), tuple(deeds))


@pytest.mark.parametrize("highest", [1, 2, 3, 9, 10, 23, 99, 100, 1234])
def test_a_scale_is_round_reaches_the_top_and_is_not_crowded(highest: int) -> None:
    marks = list(steps_of_scale(highest))
    assert marks[0] == 0
    assert marks[-1] >= highest > marks[-1] - (marks[1] - marks[0])
    assert 2 <= len(marks) <= 6
    assert str(marks[1]).rstrip("0") in ("1", "2", "5")


@pytest.mark.parametrize("seed", range(6))
def test_steps_lost_are_those_that_are_missing(seed: int) -> None:
    match = played(campaign(seed), 700, seed)
    lost: Counter[str] = Counter()
    for step in range(1, len(match.steps)):
        before, after = match.view(None, step - 1), match.view(None, step)
        for piece, unit in before.units.items():
            left = after.units[piece]
            had = unit.sp if unit.zone not in (ELIMINATED, AWAITED) else 0
            has = left.sp if left.zone not in (ELIMINATED, AWAITED) else 0
            lost[unit.camp] += max(0, had - has)
    told = statistics.steps_lost(course_of(match))
    assert sum(lost.values()) > 5
    assert {camp: sum(n for (c, _), n in told.items() if c == camp) for camp in CAMPS} == dict(lost)
    assert {cause for _, cause in told} <= set(statistics.CAUSE_NAMES)


@pytest.mark.parametrize("seed", range(4))
def test_points_by_source_sum_up_to_the_score(seed: int) -> None:
    match = played(campaign(seed), 2000, seed)
    told = statistics.points_scored(course_of(match))
    for camp in CAMPS:
        assert sum(n for (c, _), n in told.items() if c == camp) == match.view(None).vp[camp]
    assert {why for _, why in told} <= set(statistics.SOURCE_NAMES)


def test_strength_counts_what_is_in_play() -> None:
    game = load_game("conquest")
    view = campaign().view(None)
    count = statistics.steps_by_nation(game.tables, view)  # type: ignore[attr-defined]
    in_play = [unit for unit in view.units.values() if unit.zone not in (ELIMINATED, AWAITED)]
    assert sum(count.values()) == sum(unit.sp for unit in in_play) > 0
    assert count["mexico"] > count["tlacopan"]


def test_lines_are_told_apart_without_colour_and_charts_by_a_screen_reader(ui: Ui, qtbot: QtBot) -> None:
    assert len(set(DASHES)) == len(DASHES) >= 6
    series = (Series("A", "spain", (1, 4), "spain"), Series("B", "mexico", (0, 2), "mexico"))
    view = ChartView(ui, Chart("points", "Points", ("1", "2"), series))
    qtbot.addWidget(view)
    view.resize(400, view.sizeHint().height())
    assert view.accessibleName() == "Points"
    assert "A, 2: 4" in view.accessibleDescription()
    assert view.told_at(QPointF(view.width() - 12, 60)) == "A, 2: 4\nB, 2: 2"
    assert view.told_at(QPointF(-50, -50)) == ""
    before = view.grab().toImage()
    view.show_chart(Chart("points", "Points", ("1", "2"), series, "bars"))
    assert view.grab().toImage() != before


def test_the_window_shows_the_course_and_follows_it(sit: Sit, qtbot: QtBot) -> None:
    window = sit(played(campaign(2), 400, 2))
    window.menus.actions["statistics"].trigger()
    dialog = next(iter(window.findChildren(Statistics)))
    qtbot.waitUntil(lambda: "losses" in dialog.charts, timeout=10000)
    points = dialog.charts["points"].chart
    assert window.table is not None
    view = window.table.session.view
    assert [series.values[-1] for series in points.series] == [view.vp[camp] for camp in CAMPS]
    assert points.columns == tuple(str(turn + 1) for turn in range(view.turn))
    window.set_language("fr")
    assert dialog.charts["points"].accessibleName() == "Points de victoire"
    window.to_start()
    assert not dialog.isVisible()


def test_nothing_is_shown_behind_the_curtain(sit: Sit, qtbot: QtBot) -> None:
    window = sit(battle(), alone=False)
    window.menus.actions["statistics"].trigger()
    dialog = next(iter(window.findChildren(Statistics)))
    assert not dialog.charts
    assert dialog.nothing.text() == "The seats are changing."
    assert window.table is not None
    window.table.session.raise_curtain()
    qtbot.waitUntil(lambda: "strength" in dialog.charts, timeout=10000)
