"""The guided lesson in the window: by its own answers, by mouse and by keys, left, kept, taken up again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from anahuac.app.lesson.guide import FRONT, PANEL, Guide
from anahuac.app.windows.accesskeys import unmarked
from anahuac.app.windows.features.lesson import Lessons, key_of
from anahuac.app.windows.lessonentry import LessonEntry
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.startparts import GameCard
from anahuac.app.windows.table import TablePage
from anahuac.engine.decision import Chosen, Passed
from anahuac.games.conquest.actions.core import TakeForm
from anahuac.games.conquest.actions.siege import BreakOff
from anahuac.lessons.shelf import open_lesson
from tests.app.mouse import answer_by_mouse, click, click_place, click_ref
from tests.app.seeing import faults

KEY = key_of("conquest", "first-march")
COUNT = len(open_lesson("conquest", "first-march").tasks)
pytestmark = pytest.mark.qt_log_ignore(r"propagateSizeHints|raise\(\)", extend=True)


def feature(window: MainWindow) -> Lessons:
    return next(f for f in window.features if isinstance(f, Lessons))


def settled(window: MainWindow, qtbot: QtBot) -> None:
    """The others have answered and everything has its place."""
    table = table_of(window)
    qtbot.waitUntil(lambda: table.session.decision is not None, timeout=20_000)
    for _ in range(4):
        QApplication.processEvents()


def table_of(window: MainWindow) -> TablePage:
    assert window.table is not None
    return window.table


@pytest.fixture
def learn(window: MainWindow, qtbot: QtBot) -> Callable[..., Guide]:
    """Begin the lesson, at a task if one is named."""

    def begun(task: int = 0) -> Guide:
        window.ui.settings.change(lessons={KEY: task} if task else {})
        window.learn_asked.emit("conquest")
        settled(window, qtbot)
        guide = feature(window).guide
        assert guide is not None
        assert guide.course.at == task
        return guide

    return begun


# ---------------------------------------------------------------------- through it


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_whole_lesson_by_its_own_answers(
    window: MainWindow, learn: Callable[..., Guide], qtbot: QtBot, language: str
) -> None:
    """Each task is told in the language spoken, what it speaks of is there, and *Show me* completes it."""
    window.set_language(language)
    guide = learn()
    card = guide.card
    seen = set()
    for number, task in enumerate(guide.course.lesson.tasks):
        settled(window, qtbot)
        assert guide.course.at == number
        assert card.title.text() == task.title[language]
        assert card.step.text() == window.ui.words.wording(f"{number + 1}") + (
            f" of {COUNT}" if language == "en" else f" sur {COUNT}"
        )
        assert card.clause.clause == task.clause
        _marks_are_there(guide, window)
        if not guide.course.complete:
            assert not card.next.isEnabled()
            click(card.show_me, qtbot)
            settled(window, qtbot)
        assert guide.course.complete, task.id
        assert guide.course.astray is None
        seen.add(card.done.text())
        if not guide.course.is_last:
            assert card.next.isEnabled()
            click(card.next, qtbot)
    assert card.tag.isVisible()
    assert len(seen) > COUNT - 3, "what came of it is told"
    assert window.ui.settings.values.lessons == {KEY: COUNT}
    assert table_of(window).session.match.state.vp["spain"] == 1


def _marks_are_there(guide: Guide, window: MainWindow) -> None:
    """Every place has its ring, every control its frame, every panel is in front."""
    for mark in guide.course.task.marks:
        if mark.startswith("place:"):
            assert mark.removeprefix("place:") in guide._rings.items, mark
        elif mark.startswith(FRONT):
            assert mark.removeprefix(FRONT) in table_of(window).docks, mark
        else:
            control = guide.control(mark)
            assert control is not None, mark
            assert control.isVisible(), mark
            frame = guide._frames.frames[mark]
            assert frame.isVisible(), mark
            if mark.startswith(PANEL):
                assert not control.visibleRegion().isEmpty(), mark


def test_the_whole_lesson_by_mouse(window: MainWindow, learn: Callable[..., Guide], qtbot: QtBot) -> None:
    """As somebody plays it who does what the card says."""
    guide = learn()
    table = table_of(window)
    while True:
        settled(window, qtbot)
        task = guide.course.task
        _do_by_mouse(guide, table, window, qtbot)
        settled(window, qtbot)
        assert guide.course.complete, task.id
        if guide.course.is_last:
            break
        click(guide.card.next, qtbot)
    assert table.session.match.state.vp["spain"] == 1


def _do_by_mouse(guide: Guide, table: TablePage, window: MainWindow, qtbot: QtBot) -> None:
    task = guide.course.task
    if task.point or task.leave:
        for ref in task.point or task.leave:
            click_ref(table, ref, qtbot)
    elif task.undo:
        click(table.prompt.undo, qtbot)
    elif task.id in ("mountains", "far"):  # the choice of who goes along and the steps are one gesture
        if task.id == "far":
            click_ref(table, "piece:sp-eb-3", qtbot)
        click_place(table, "34" if task.id == "mountains" else "33", qtbot)
    else:
        for action in guide.course.to_show():
            settled(window, qtbot)
            decision = table.session.decision
            assert decision is not None
            assert not isinstance(action, Chosen | Passed)
            answer_by_mouse(table, decision, action, qtbot)


@pytest.mark.usefixtures("active_window")
def test_by_keys_alone(window: MainWindow, learn: Callable[..., Guide], qtbot: QtBot) -> None:
    """The entries of the menu have keys, the card is a part that F6 stops at, its buttons take the focus."""
    guide = learn()
    assert guide.card in table_of(window).parts()
    actions = window.menus.actions
    assert [window.menus.keys(f"lesson_{key}") for key in ("next", "back", "show")] == [
        ("F3",),
        ("Shift+F3",),
        ("F2",),
    ]
    qtbot.keyClick(window, Qt.Key.Key_F2)
    assert guide.course.complete
    qtbot.keyClick(window, Qt.Key.Key_F3)
    assert guide.course.at == 1
    qtbot.keyClick(window, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert guide.course.at == 0
    assert all(
        button.focusPolicy() & Qt.FocusPolicy.TabFocus
        for button in (guide.card.back, guide.card.show_me, guide.card.next, guide.card.leave)
    )
    assert all(actions[f"lesson_{key}"].isEnabled() for key in ("next", "back", "show", "anew", "leave"))


def test_pointing_by_the_keyboard_counts(
    window: MainWindow, learn: Callable[..., Guide], qtbot: QtBot
) -> None:
    guide = learn()
    table_of(window).map.cursor_moved.emit("35")
    assert guide.course.complete


def test_each_task_is_announced_with_its_place_in_the_lesson(
    window: MainWindow, learn: Callable[..., Guide], qtbot: QtBot
) -> None:
    guide = learn()
    said: list[str] = []
    guide.announced.connect(said.append)
    guide.show_me()
    guide.next()
    assert len(said) == 2
    assert said[0].startswith("Five commanders")
    assert said[1].splitlines()[:2] == [f"2 of {COUNT}", "Make it an army"]
    assert "**" not in said[1]


# ---------------------------------------------------------------------- straying


def test_whoever_strays_is_told_why_and_led_back(
    window: MainWindow, learn: Callable[..., Guide], qtbot: QtBot
) -> None:
    guide = learn(1)
    table = table_of(window)
    start = table.session.match.last.number
    table.session.play(TakeForm(35, garrison=True))
    settled(window, qtbot)
    assert "2 of his 4 movement points" in guide.card.astray.text()
    assert guide.card.returning.isVisible()
    assert not guide.card.next.isVisible()
    assert table.session.match.last.number > start + 1, "the others have answered all the same"
    click(guide.card.returning, qtbot)
    assert table.session.match.last.number == start
    assert guide.course.astray is None
    click(guide.card.show_me, qtbot)
    settled(window, qtbot)
    assert guide.course.complete


def test_what_a_task_speaks_of_comes_into_sight(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1600, 1000)
    window.learn_asked.emit("siege")
    settled(window, qtbot)
    guide, table = feature(window).guide, table_of(window)
    assert guide is not None
    places = [mark.partition(":")[2] for mark in guide.course.task.marks if mark.startswith("place:")]
    assert places
    qtbot.waitUntil(lambda: any(table.map.sight.sees(place) for place in places), timeout=10_000)


def test_only_the_lesson_goes_back_across_dice(
    window: MainWindow, learn: Callable[..., Guide], qtbot: QtBot
) -> None:
    """Undo keeps its limits in a lesson, so that what it says of them is so."""
    guide = learn(9)
    table = table_of(window)
    assert table.session.undo_refusal() is not None
    table.session.play(BreakOff())
    settled(window, qtbot)
    assert guide.course.astray is not None
    guide.return_to_task()
    settled(window, qtbot)
    assert table.session.match.rated
    assert table.session.undo_refusal() is not None
    assert guide.course.astray is None
    guide.back()
    settled(window, qtbot)
    assert guide.course.task.id == "attrition"
    decision = table.session.decision
    assert decision is not None
    assert decision.kind == "attrition"


def test_show_me_from_astray_comes_back_first(
    window: MainWindow, learn: Callable[..., Guide], qtbot: QtBot
) -> None:
    guide = learn(1)
    table_of(window).session.play(TakeForm(35, garrison=True))
    settled(window, qtbot)
    guide.show_me()
    settled(window, qtbot)
    assert guide.course.complete
    assert not table_of(window).session.match.state.stacks["spain"][35].garrison


def test_looking_back_in_history_does_no_harm(
    window: MainWindow, learn: Callable[..., Guide], qtbot: QtBot
) -> None:
    guide = learn(4)
    session = table_of(window).session
    session.look_at(1)
    guide.show_me()
    settled(window, qtbot)
    assert session.looking is None
    assert guide.course.complete


# ---------------------------------------------------------------------- while it runs


def test_language_theme_and_size_change_while_it_runs(
    window: MainWindow, learn: Callable[..., Guide], qtbot: QtBot
) -> None:
    guide = learn(4)
    guide.show_me()
    settled(window, qtbot)
    window.set_language("fr")
    assert guide.card.title.text() == "Marchez dans les montagnes"
    assert "PM" in guide.card.done.text(), "a line of the log in the other language"
    assert guide.card.lesson.text() == "Leçon\u202f: Première marche"
    window.set_theme("dark")
    window.set_size(200)
    for _ in range(6):
        QApplication.processEvents()
    assert guide.card.lies, "at 200 % the card lies under the board"
    assert guide.course.complete
    window.set_size(100)


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", [(1600, 1000), (1024, 700)])
def test_nothing_of_the_card_is_cut(
    window: MainWindow, learn: Callable[..., Guide], qtbot: QtBot, size: tuple[int, int], percent: int
) -> None:
    guide = learn()
    window.set_size(percent)
    window.resize(*size)
    found: list[str] = []
    for language in ("en", "fr"):
        window.set_language(language)
        for complete, straying in ((False, False), (True, False), (False, True)):
            guide.card.show_state(
                complete=complete,
                done="Done.",
                astray="No." if straying else None,
                first=False,
                last=False,
            )
            for _ in range(6):
                QApplication.processEvents()
            found += faults(guide.card)
        guide.card.ask_leave()
        for _ in range(6):
            QApplication.processEvents()
        found += faults(guide.card)
        guide.card._stay()
    assert window.size().toTuple() == size
    window.set_size(100)
    assert found == []


# ---------------------------------------------------------------------- in and out


def test_ways_in(window: MainWindow, qtbot: QtBot) -> None:
    """From the start page, the page of a new match and the help menu, whose entry has the lesson's name."""
    window.to_start()
    assert window.start is not None
    card = window.start.findChild(GameCard)
    assert card is not None
    card.learn_asked.emit(card.game)
    settled(window, qtbot)
    assert feature(window).guide is not None
    window.to_new("conquest")
    assert feature(window).guide is None
    assert window.new is not None
    entry = next(entry for entry in window.new.findChildren(LessonEntry) if entry.isVisible())
    assert [label.text() for label in entry.findChildren(QLabel) if label.property("role") == "tag-gold"] == [
        "lesson"
    ]
    entry.pressed.emit()
    settled(window, qtbot)
    assert feature(window).guide is not None
    window.menus.menu("help").aboutToShow.emit()
    action = window.menus.actions[f"learn:{KEY}"]
    assert unmarked(action.text()) == "Learn: First march"
    action.trigger()
    settled(window, qtbot)
    assert feature(window).guide is not None


def test_a_finished_lesson_has_its_tag(window: MainWindow, qtbot: QtBot) -> None:
    window.ui.settings.change(lessons={KEY: COUNT})
    window.to_new("conquest")
    assert window.new is not None
    entry = next(entry for entry in window.new.findChildren(LessonEntry) if entry.isVisible())
    assert "lesson done" in [label.text() for label in entry.findChildren(QLabel)]


def test_it_goes_on_where_it_was_left(window: MainWindow, learn: Callable[..., Guide], qtbot: QtBot) -> None:
    guide = learn(3)
    guide.show_me()
    guide.next()
    assert window.ui.settings.values.lessons == {KEY: 4}
    feature(window).drop()
    assert window.table is None
    window.learn_asked.emit("conquest")
    settled(window, qtbot)
    again = feature(window).guide
    assert again is not None
    assert again.course.task.id == "mountains"
    feature(window).begin_anew()
    settled(window, qtbot)
    assert feature(window).guide is not None
    assert feature(window).guide.course.at == 0  # type: ignore[union-attr]
    assert window.ui.settings.values.lessons == {KEY: 4}, "what was reached stays"


def test_leaving_asks_what_becomes_of_the_match(
    window: MainWindow, learn: Callable[..., Guide], qtbot: QtBot
) -> None:
    guide = learn(2)
    click(guide.card.leave, qtbot)
    assert guide.card.keep.isVisible()
    click(guide.card.stay, qtbot)
    assert not guide.card.keep.isVisible()
    assert guide.card.back.isVisible()
    click(guide.card.leave, qtbot)
    click(guide.card.drop, qtbot)
    assert window.table is None
    assert window.matches.entries() == []


def test_the_match_of_a_lesson_can_be_kept(
    window: MainWindow, learn: Callable[..., Guide], qtbot: QtBot
) -> None:
    """As an ordinary match of the library against the computer, with its history, which verifies."""
    from anahuac.registry import load_game
    from anahuac.store import verify_match

    guide = learn(9)
    steps = table_of(window).session.match.last.number
    click(guide.card.leave, qtbot)
    click(guide.card.keep, qtbot)
    table = table_of(window)
    assert feature(window).guide is None
    assert table.session.match.last.number == steps
    assert window.opened is not None
    assert window.opened.path is not None
    assert not table.session.seats["indian"].is_human
    entries = window.matches.entries()
    assert [entry.name for entry in entries] == ["First march – lesson"]
    assert not verify_match(window.opened.path, load_game).differences
    table.session.play(*guide.course.to_show())
    assert table.session.match.last.number == steps + 1, "it goes on"


def test_a_lesson_leaves_nothing_behind_on_the_next_table(
    window: MainWindow, learn: Callable[..., Guide], sit: Callable[..., MainWindow]
) -> None:
    from tests.app.conquestpositions import campaign

    learn()
    sit(campaign())
    assert feature(window).guide is None
    assert table_of(window).beside.card is None
    assert not any(
        window.menus.actions[f"lesson_{key}"].isEnabled() for key in ("next", "back", "show", "anew", "leave")
    )


def test_nothing_comes_over_the_map_by_itself(
    window: MainWindow, learn: Callable[..., Guide], qtbot: QtBot
) -> None:
    """What happened since one's last turn is told by the lesson; the menu shows it all the same."""
    from anahuac.app.windows.features.recently import Recently

    guide = learn(10)
    guide.show_me()
    settled(window, qtbot)
    assert guide.course.complete
    recently = next(f for f in window.features if isinstance(f, Recently))
    assert recently.card is not None
    assert not recently.card.isVisible()
    window.menus.actions["since"].trigger()
    assert recently.card.isVisible()


def test_the_others_answer_at_once_even_off_the_lessons_way(
    window: MainWindow, learn: Callable[..., Guide], qtbot: QtBot
) -> None:
    """What the lesson does not foresee is answered by the game's own advice."""
    from anahuac.app.lesson.players import Answering

    guide = learn(1)
    match = table_of(window).session.match
    table_of(window).session.play(*guide.course.to_show())
    qtbot.waitUntil(lambda: bool(match.pending) and match.pending[0].seat == "spain", timeout=20_000)
    player = Answering(guide.course)
    decision = match.pending[0]
    player.ask(match.view("spain"), decision)
    thought = player.poll()
    assert thought is not None
    assert thought.action is not None
    assert decision.contains(thought.action)
    assert player.poll() is None


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_a_task_told_stays_true_once_it_is_done(
    window: MainWindow, learn: Callable[..., Guide], qtbot: QtBot, language: str
) -> None:
    """A text that quotes the log quotes what had happened when it was told, beside what has come of it."""
    window.set_language(language)
    guide = learn()
    card, course = guide.card, guide.course
    while True:
        settled(window, qtbot)
        before, task = card.text.text(), course.task
        if not course.complete:
            click(card.show_me, qtbot)
            settled(window, qtbot)
        assert card.text.text() == before, task.id
        if course.is_last:
            break
        click(card.next, qtbot)
