"""Motion: each kind as long as the look says, one thing at a time, ended by a click, at once where it is not wanted."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable

import pytest
from PySide6.QtCore import QEasingCurve, QPointF, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from anahuac.app.look import stillness
from anahuac.app.look.counters import UnitFace
from anahuac.app.look.look import Look
from anahuac.app.look.motion import Motion
from anahuac.app.mapview import MapView, TokenSpec

FULL, HALF = UnitFace("spain", "EB", 5, 3), UnitFace("spain", "EB", 3, 3, lost=1)


def spec(name: str, place: str, *pieces: str, face: UnitFace = FULL) -> TokenSpec:
    return TokenSpec(name, place, tuple(face for _ in pieces), pieces)


@pytest.fixture
def motion(view: MapView) -> Motion:
    """Motion that goes on until it is ended by hand."""
    made = view.look.motion
    made.set_wanted(True)
    made.durations = dict.fromkeys(made.durations, 60_000)
    return made


def item(view: MapView, name: str) -> QPointF:
    token = view.tokens.get(name)
    assert token is not None
    return token.item.pos()


def test_durations_and_easings_are_those_of_the_look(qapp: QApplication) -> None:
    made = Motion()
    curve = QEasingCurve.Type
    assert made.durations == {
        "glide": 220,
        "flip": 180,
        "dice": 300,
        "fade": 120,
        "curtain": 240,
        "elimination": 200,
    }
    assert made.easings == {
        "glide": curve.InOutCubic,
        "flip": curve.InOutSine,
        "dice": curve.OutQuad,
        "fade": curve.Linear,
        "curtain": curve.OutCubic,
        "elimination": curve.InCubic,
    }


def test_one_thing_moves_at_a_time_and_a_click_ends_all(qtbot: QtBot, qapp: QApplication) -> None:
    made, seen, ends = Motion(), {"one": [], "two": []}, []  # type: ignore[var-annotated]
    made.durations["glide"] = made.durations["flip"] = 60_000
    made.play("glide", seen["one"].append, lambda: ends.append("one"))
    made.play("flip", seen["two"].append, lambda: ends.append("two"))
    qtbot.waitUntil(lambda: len(seen["one"]) > 3)
    assert seen["two"] == [0.0]
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)
    assert ends == ["one", "two"]
    assert seen["one"][-1] == seen["two"][-1] == 1.0
    assert not made.playing


def test_nothing_loops_and_each_thing_ends_by_itself(qtbot: QtBot, qapp: QApplication) -> None:
    made, ends = Motion(), []  # type: ignore[var-annotated]
    made.durations["glide"] = made.durations["flip"] = 20
    made.play("glide", lambda share: None, lambda: ends.append(1))
    made.play("flip", lambda share: None, lambda: ends.append(2))
    qtbot.waitUntil(lambda: ends == [1, 2])
    assert not made.playing


@pytest.mark.parametrize("how", ["person", "system"])
def test_unwanted_motion_is_done_at_once(qapp: QApplication, how: str) -> None:
    made, seen = Motion(), []  # type: ignore[var-annotated]
    if how == "person":
        made.set_wanted(False)
    else:
        made.set_system_still(True)
        made.set_wanted(True)  # what is chosen does not overrule the system
    made.play("glide", seen.append, lambda: seen.append(2.0))
    made.fade(seen.append)
    assert seen == [1.0, 2.0, 1.0]
    assert not made.playing
    assert not QApplication.isEffectEnabled(Qt.UIEffect.UI_FadeTooltip)


def test_an_owner_ends_only_its_own(qapp: QApplication) -> None:
    made, ends = Motion(), []  # type: ignore[var-annotated]
    made.durations["glide"] = made.durations["dice"] = 60_000
    mine = object()
    made.play("glide", lambda share: None, lambda: ends.append("mine"), mine)
    made.play("dice", lambda share: None, lambda: ends.append("other"))
    made.finish_of(mine)
    assert ends == ["mine"]
    assert made.playing
    made.finish()
    assert ends == ["mine", "other"]


# ---------------------------------------------------------------- counters


def test_a_stack_that_gets_another_name_glides_from_where_it_stood(view: MapView, motion: Motion) -> None:
    view.set_tokens([spec("spain:35", "35", "a", "b")])
    start = QPointF(item(view, "spain:35"))
    view.set_tokens([spec("spain:26", "26", "a", "b")])
    assert item(view, "spain:26") == start
    motion.finish()
    assert item(view, "spain:26") == view.spot("26")


def test_a_stack_that_joins_another_goes_there_and_is_gone(view: MapView, motion: Motion) -> None:
    view.set_tokens([spec("spain:35", "35", "a"), spec("spain:26", "26", "b")])
    many = len(view.stage.items())
    view.set_tokens([spec("spain:26", "26", "b", "a")])
    assert len(view.stage.items()) == many
    motion.finish()
    assert len(view.stage.items()) == many - 1


def strays(view: MapView, motion: Motion, before: set[object]) -> list[tuple[QPointF, QPointF]]:
    """Start and end of what has come into the picture only to glide."""
    fresh = [found for found in view.stage.items() if found not in before]
    move = motion._move
    assert move is not None
    starts = [QPointF(found.pos()) for found in fresh]
    move.step(1.0)
    return list(zip(starts, [QPointF(found.pos()) for found in fresh], strict=True))


@pytest.mark.parametrize("joined", [("b", "x"), ("x", "b")], ids=["below", "on top"])
def test_pieces_that_were_not_the_top_glide_from_their_stack_into_another(
    view: MapView, motion: Motion, joined: tuple[str, str]
) -> None:
    view.set_tokens([spec("spain:35", "35", "a", "b", "c"), spec("spain:26", "26", "x")])
    before: set[object] = set(view.stage.items())
    ends = view.spot("35"), view.spot("26")
    view.set_tokens([spec("spain:35", "35", "a", "c"), spec("spain:26", "26", *joined)])
    assert [item(view, "spain:35"), item(view, "spain:26")] == list(ends), "both stacks stay"
    assert strays(view, motion, before) == [ends]
    motion.finish()
    assert set(view.stage.items()) == before


def test_a_top_that_leaves_for_another_stack_glides_and_what_it_leaves_stays(
    view: MapView, motion: Motion
) -> None:
    view.set_tokens([spec("spain:35", "35", "a", "b"), spec("spain:26", "26", "x")])
    before: set[object] = set(view.stage.items())
    ends = view.spot("35"), view.spot("26")
    view.set_tokens([spec("spain:35", "35", "b"), spec("spain:26", "26", "a", "x")], ways={"a": ("35", "26")})
    assert strays(view, motion, before) == [ends]


def test_pieces_that_follow_a_top_move_with_it_and_not_twice(view: MapView, motion: Motion) -> None:
    view.set_tokens([spec("spain:35", "35", "a", "b", "c")])
    many = len(view.stage.items())
    view.set_tokens([spec("spain:35", "35", "a"), spec("spain:26", "26", "b", "c")])
    assert len(view.stage.items()) == many + 1, "the new stack alone"
    assert item(view, "spain:26") == view.spot("35")
    motion.finish()
    assert item(view, "spain:26") == view.spot("26")


def test_without_motion_pieces_that_change_stacks_leave_a_trail(view: MapView) -> None:
    view.look.motion.set_wanted(False)
    view.set_tokens([spec("spain:35", "35", "a", "b"), spec("spain:26", "26", "x")])
    many = len(view.stage.items())
    view.set_tokens([spec("spain:35", "35", "a"), spec("spain:26", "26", "x", "b")])
    assert view.tokens.trails == 1
    assert len(view.stage.items()) == many + 1, "the trail alone"


def passed(view: MapView, motion: Motion, name: str) -> list[QPointF]:
    """Where a counter is from the beginning to the end of what moves it."""
    move = motion._move
    assert move is not None
    places = []
    for share in range(1001):
        move.step(share / 1000)
        places.append(QPointF(item(view, name)))
    return places


def far(points: Iterable[QPointF], spot: QPointF) -> float:
    return min(math.dist(point.toTuple(), spot.toTuple()) for point in points)


WAY = ("35", "26", "21", "22")


def test_a_stack_glides_through_each_place_on_its_way(view: MapView, motion: Motion) -> None:
    view.set_tokens([spec("spain:35", "35", "a", "b")])
    view.set_tokens([spec("spain:22", "22", "a", "b")], ways={"a": WAY, "b": WAY})
    points = passed(view, motion, "spain:22")
    nearest = [min(range(1001), key=lambda at: far([points[at]], view.spot(place))) for place in WAY]
    assert nearest == sorted(nearest), "in their order"
    assert all(far(points, view.spot(place)) < 5 for place in WAY)
    lengths = [math.dist(a.toTuple(), b.toTuple()) for a, b in itertools.pairwise(points)]
    assert max(lengths) < 1.5 * sum(lengths) / 1000, (
        "nowhere faster than elsewhere: easing is the look's alone"
    )
    assert len(motion._waiting) == 0, "however long the way, it is one glide"
    motion.finish()
    assert item(view, "spain:22") == view.spot("22")


def test_a_stack_that_joins_another_goes_its_way_there(view: MapView, motion: Motion) -> None:
    view.set_tokens([spec("spain:35", "35", "a"), spec("spain:22", "22", "b")])
    joining = view.tokens.get("spain:35")
    assert joining is not None
    view.set_tokens([spec("spain:22", "22", "b", "a")], ways={"a": WAY})
    move = motion._move
    assert move is not None
    points = []
    for share in range(101):
        move.step(share / 100)
        points.append(QPointF(joining.item.pos()))
    assert all(far(points, view.spot(place)) < 25 for place in WAY)
    motion.finish()
    assert joining.item.scene() is None


@pytest.mark.parametrize("way", [("26", "21", "22"), ("35", "26", "21"), ("35", "22"), (), ("35", "?", "22")])
def test_a_way_that_is_not_that_of_the_counter_is_not_taken(
    view: MapView, motion: Motion, way: tuple[str, ...]
) -> None:
    view.set_tokens([spec("spain:35", "35", "a")])
    view.set_tokens([spec("spain:22", "22", "a")], ways={"a": way})
    ends = view.spot("35"), view.spot("22")
    whole = math.dist(ends[0].toTuple(), ends[1].toTuple())
    for point in passed(view, motion, "spain:22"):
        assert sum(far([end], point) for end in ends) == pytest.approx(whole)


def test_a_click_ends_a_long_way_at_once(view: MapView, motion: Motion, qtbot: QtBot) -> None:
    view.set_tokens([spec("spain:35", "35", "a")])
    view.set_tokens([spec("spain:22", "22", "a")], ways={"a": WAY})
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.viewport().rect().center())
    assert item(view, "spain:22") == view.spot("22")
    assert not motion.playing


def test_a_lost_step_turns_the_counter_over(view: MapView, motion: Motion, qtbot: QtBot) -> None:
    view.set_tokens([spec("eb", "35", "a")])
    token = view.tokens.get("eb")
    assert token is not None
    before = token.item.pixmap().cacheKey()
    view.set_tokens([spec("eb", "35", "a", face=HALF)])
    assert token.item.pixmap().cacheKey() == before  # the old side first
    qtbot.waitUntil(lambda: token.item.transform().m11() < 1)
    motion.finish()
    assert token.item.pixmap().cacheKey() != before
    assert token.item.transform().isIdentity()


def test_what_is_eliminated_drops_and_fades(view: MapView, motion: Motion, qtbot: QtBot) -> None:
    motion.durations["elimination"] = 60_000  # it is still falling, however slow the machine is
    view.set_tokens([spec("eb", "35", "a")])
    token = view.tokens.get("eb")
    assert token is not None
    fallen = token.item
    start = QPointF(fallen.pos())
    view.set_tokens([])
    assert fallen.scene() is view.stage
    qtbot.waitUntil(lambda: fallen.opacity() < 1 and fallen.pos().y() > start.y())
    motion.finish()
    assert fallen.scene() is None


def test_without_motion_a_trail_tells_where_it_came_from(view: MapView, qtbot: QtBot) -> None:
    view.look.motion.set_wanted(False)
    view.set_tokens([spec("spain:35", "35", "a")])
    view.set_tokens([spec("spain:26", "26", "a")])
    assert item(view, "spain:26") == view.spot("26")
    assert view.tokens.trails == 1
    qtbot.waitUntil(lambda: view.tokens.trails == 0)


def test_without_motion_a_counter_jumps_and_the_trail_goes_its_way(view: MapView) -> None:
    view.look.motion.set_wanted(False)
    view.set_tokens([spec("spain:35", "35", "a")])
    view.set_tokens([spec("spain:22", "22", "a")], ways={"a": WAY})
    assert item(view, "spain:22") == view.spot("22")
    (trail,) = view.tokens._moves._trails
    shape = trail.path()
    assert [QPointF(shape.elementAt(at).x, shape.elementAt(at).y) for at in range(shape.elementCount())] == [
        view.spot(place) for place in WAY
    ]


def test_marks_appear_and_are_there_after_a_click(view: MapView, motion: Motion) -> None:
    view.set_overlay({"21": "reach"})
    marks = [mark for mark in view.stage.items() if mark.opacity() < 1]
    assert marks
    motion.finish()
    assert all(mark.opacity() == 1 for mark in marks)


# ---------------------------------------------------------------- what the system asks for


def test_windows_and_the_desktop_portal_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[bool] = []
    monkeypatch.setattr(stillness.sys, "platform", "win32")
    monkeypatch.setattr(stillness, "_windows_animates", lambda: False)
    stillness.ask_system(told.append)
    assert told == [True]

    class Reply:
        def __init__(self, *found: object) -> None:
            self.found = found

        def reply(self) -> Reply:
            return self

        def arguments(self) -> tuple[object, ...]:
            return self.found

    for found, wanted in (((False,), [True]), ((True,), [False]), ((), []), (("no",), [])):
        told.clear()
        stillness._answered(Reply(*found), told.append)
        assert told == wanted


def test_the_look_has_one_motion_for_all(qapp: QApplication) -> None:
    look = Look(qapp, "light")
    one, two = MapView(look), MapView(look)
    one.set_motion(False)
    assert not two.look.motion.enabled
    one.close_down()
    two.close_down()
