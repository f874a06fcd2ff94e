"""The statistics of a match: right figures, told apart without colour, and none that a seat may not know."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from anahuac import __version__
from anahuac.app.charting import Chart, Course, Deed, Series, steps_of_scale
from anahuac.app.panels.charts import DASHES, ChartView
from anahuac.app.presenters.conquest import statistics
from anahuac.app.presenters.siege import statistics as siege_statistics
from anahuac.app.ui import Ui
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.statistics import Statistics
from anahuac.engine.match import Match
from anahuac.games.conquest.terms import AWAITED, CAMPS, ELIMINATED
from anahuac.games.siege.events.afloat import LakeFought
from anahuac.games.siege.events.core import StepsLost
from anahuac.games.siege.events.ground import BattleFought
from anahuac.games.siege.rules.ch05_victory import loss_points
from anahuac.registry import load_game
from anahuac.store import open_match
from tests.app.conquestpositions import battle, campaign, played
from tests.games.siege import hand

Sit = Callable[..., MainWindow]
SIEGE = Path(__file__).parents[1] / "saves" / __version__ / "siege-finished.anahuac"
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


def test_a_siege_is_told_in_figures_that_agree_with_its_course(tmp_path: Path) -> None:
    """Of a recorded match: steps lost by cause and by class, Loss points as they stood, as many rolls as battles."""
    copy = tmp_path / "siege.anahuac"
    shutil.copyfile(SIEGE, copy)
    match = open_match(copy, load_game, read_only=True).match
    tables: Any = match.game.tables  # type: ignore[attr-defined]
    course = course_of(match)
    causes, classes = siege_statistics.steps_lost(tables, course)
    events = [event for deed in course.deeds for event in deed.events]
    lost = sum(steps for event in events if isinstance(event, StepsLost) for _, steps in event.losses)
    assert sum(causes.values()) == sum(classes.values()) == lost > 5
    assert {cause for _, cause in causes} <= set(siege_statistics.CAUSE_NAMES)
    two, one = siege_statistics.dice(course)
    assert sum(two.values()) == sum(isinstance(event, BattleFought | LakeFought) for event in events) > 0
    assert {int(face) for _, face in one} <= set(range(1, 7))
    charts = {chart.key: chart for chart in siege_statistics.charts_of(tables, course)}
    total = charts["points"].series[0].values
    assert total == (loss_points(tables, course.views[0]).total,)
    assert charts["strength"].series[2].values[0] > 0


def test_of_aztecs_under_fog_no_strength_is_told() -> None:
    game: Any = load_game("siege")
    state = hand.position("h2414: S9 S1; h2413: A1 A11", opt_fog=True)
    for seat, sides in (("spanish", 2), ("aztec", 3), (None, 2)):
        view = game.view(state, seat)
        charts = siege_statistics.charts_of(game.tables, Course(("1",), (view,), ()))
        strength = next(chart for chart in charts if chart.key == "strength")
        assert len(strength.series) == sides
        assert (strength.note == siege_statistics.UNSEEN()) == (sides == 2)
