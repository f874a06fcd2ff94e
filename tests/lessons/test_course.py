"""Lessons without a window: their files, playing them to the end, and every way of straying from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from anahuac.app.lesson.wording import as_html, plainly, told
from anahuac.engine.chance import picker
from anahuac.engine.decision import Decision, Picker
from anahuac.engine.game import decision_of, state_hash
from anahuac.engine.match import UndoRefused
from anahuac.games.conquest.actions.core import Done
from anahuac.games.conquest.actions.strategic import CheckAll
from anahuac.lessons.carrying import carry_out, go_to
from anahuac.lessons.checking import lesson_faults
from anahuac.lessons.course import Course
from anahuac.lessons.document import Lesson, LessonFault, read_lesson
from anahuac.lessons.shelf import lesson_ids, open_lesson
from anahuac.registry import GAME_IDS, load_game
from anahuac.resources import resource_bytes
from anahuac.wording import LANGUAGES, Wording

NAME = "lessons/first-march.toml"
LESSONS = [(game, name) for game in GAME_IDS for name in lesson_ids(game)]
TASKS = range(12)


def shipped() -> str:
    """The text of the first lesson's file."""
    return resource_bytes(f"games/conquest/{NAME}").decode("utf-8")


def first_march() -> Lesson:
    return open_lesson("conquest", "first-march")


def at_task(number: int) -> Course:
    """The first lesson at the beginning of a task."""
    course = Course.begin(load_game("conquest"), first_march())
    go_to(course, number)
    assert course.at == number
    return course


def rewind(course: Course, to: int) -> None:
    """Take the match back as the window does for a lesson."""
    if to < course.match.last.number:
        course.match.rated = False
        course.match.undo(to)
        course.match.rated = True
    course.look()


# ---------------------------------------------------------------------- the files


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_shipped_lessons_are_sound_and_can_be_played_to_the_end(game: str, name: str) -> None:
    file = f"lessons/{name}.toml"
    found = lesson_faults(game, {file: resource_bytes(f"games/{game}/{file}")})
    assert [(place, Wording("en")(reason)) for _, place, reason in found] == []


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_has_about_twelve_tasks(game: str, name: str) -> None:
    assert 10 <= len(open_lesson(game, name).tasks) <= 14


FAULTS: tuple[tuple[Callable[[str], str], str, str], ...] = (
    (lambda text: text[:900] + "=", "", "this is not TOML"),
    (lambda text: text.replace('"anahuac-lesson"', '"anahuac-map"'), "/format", "“anahuac-map”"),
    (lambda text: text.replace("version = 1", "version = 9"), "/version", "no version 9"),
    (lambda text: text.replace("seed = 1519", 'seed = "x"'), "/seed", "must be"),
    (lambda text: text.replace("undo = true", "redo = true"), "/tasks/5", "“redo” is not known"),
    (lambda text: text.replace('id = "first-march"', 'id = "march"'), "/id", "called NAME.toml"),
    (lambda text: text.replace('id = "army"', 'id = "look"'), "/tasks/1/id", "“look” is used twice"),
    (lambda text: text.replace('seat = "spain"', 'seat = "france"'), "/seat", "no seat “france”"),
    (lambda text: text.replace('scenario = "campaign"', 'scenario = "none"'), "/setup", "cannot begin"),
    (lambda text: text.replace('"conquest:8-e"', '"conquest:8-zz"'), "/tasks/4/clause", "no clause"),
    (lambda text: text.replace('point = ["place:35"]', 'point = ["place:99"]'), "/tasks/0", "“place:99”"),
    (lambda text: text.replace('"log:8-e:34"', '"log:8-zz:34"'), "/tasks/4/fields/march", "“log:8-zz:34”"),
    (
        lambda text: text.replace('play = [{ action = "done" }]', 'play = [{ action = "dance" }]'),
        "/tasks/7/play/0",
        "all its fields",
    ),
    (
        lambda text: text.replace('{ action = "check_stack" }', '{ action = "check_stack", sp = 1 }'),
        "/tasks/8/allow/0",
        "no action “check_stack”",
    ),
    (lambda text: text.replace("{march}", "{way}"), "/tasks/4/done/en", "not those of the task: march"),
    (lambda text: text.replace("Annulez", "  "), "/tasks/5/title", "missing in “fr”"),
    (
        lambda text: text.replace("Un autre avis\u202f?", "Un autre avis ?"),
        "/tasks/5/text/fr",
        "thin no-break",
    ),
    (lambda text: text.replace("undo = true", 'undo = true\npoint = ["place:35"]'), "/tasks/5", "or none"),
    (lambda text: text.replace("zone = 33 },\n]", "zone = 27 },\n]"), "/tasks/6", "is refused"),
    (lambda text: text.replace('    { action = "done" },\n', ""), "/tasks/10", "nobody knows what to answer"),
    (
        lambda text: text.replace("dice = { attrition", 'dice = { "storm" = [1], attrition'),
        "/tasks/8/dice/storm",
        "no die",
    ),
)


@pytest.mark.parametrize(("spoil", "place", "reason"), FAULTS, ids=range(len(FAULTS)))
def test_faults_are_told_with_their_place(spoil: Callable[[str], str], place: str, reason: str) -> None:
    spoilt = spoil(shipped())
    assert spoilt != shipped()
    found = [
        (fault.file, fault.place, Wording("en")(fault.reason))
        for fault in lesson_faults("conquest", {NAME: spoilt.encode()})
    ]
    assert found, "a fault is told"
    assert found[0][:2] == (NAME, place)
    assert reason in found[0][2]


def test_what_is_no_lesson_at_all_is_refused() -> None:
    for data in (b"\xff\xfe", b"[" * 5000, b"a = 1", b"x" * 300_000):
        with pytest.raises(LessonFault):
            read_lesson(data)


# ---------------------------------------------------------------------- what it says


def claims(course: Course) -> bool:
    """Whether what the tasks say of the board, once they are complete, is so. The view of the seat is enough."""
    state: Any = course.match.view(course.lesson.seat)
    task = course.task.id
    camp = {zone: stack.pieces for zone, stack in state.stacks["spain"].items()}
    if task == "army":
        return not state.stacks["spain"][35].garrison
    if task in ("leader", "garrison", "undo"):
        return len(camp[35]) == 13
    if task == "mountains":
        return len(camp[34]) == 12 and camp[35] == ("sp-eb-3",)
    if task in ("far", "end"):
        return len(camp[33]) == 12 and state.fights == {33: "siege"} and camp[35] == ("sp-eb-3",)
    if task == "attrition":
        return sum(state.units[piece].sp for piece in camp[33] if piece in state.units) == 9
    if task == "assault":
        return bool(state.vp["spain"] == 1) and 33 not in state.stacks["indian"]
    return True


def test_what_the_lesson_says_of_the_board_is_so() -> None:
    course = Course.begin(load_game("conquest"), first_march())
    for task in course.lesson.tasks:
        assert carry_out(course) is None, task.id
        assert claims(course), task.id
        course.next()
    state: Any = course.match.view("spain")
    before: Any = course.match.view("spain", 0)
    assert state.turn == 2
    assert all(state.cursors[nation] != before.cursors[nation] for nation in before.cursors)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_filled_in_and_read_out_without_markup(language: str) -> None:
    course = Course.begin(load_game("conquest"), first_march())
    wording = Wording(language, load_game("conquest").names)
    for task in course.lesson.tasks:
        carry_out(course)
        for said in (task.title, task.text, task.done, task.astray, *(wrong.text for wrong in task.wrong)):
            words = told(course, said, wording, language)
            assert "…" not in words, "every line of the log that is quoted is there"
            assert not {"{", "}"} & set(words)
            assert "**" not in plainly(words)
        course.next()
    assert "4*" in plainly(told(course_at_assault(), {"en": "{assault} 4*"}, wording, "en"))


def course_at_assault() -> Course:
    course = at_task(9)
    carry_out(course)
    return course


def test_an_asterisk_of_a_result_is_no_markup() -> None:
    course = course_at_assault()
    said = told(course, course.task.done, Wording("en", load_game("conquest").names), "en")
    assert "6*R" in plainly(said)
    assert "6*R" in as_html(said)
    assert "<b>" not in as_html(said)


# ---------------------------------------------------------------------- dice and the others


def test_the_lesson_goes_the_same_way_each_time() -> None:
    ends = {state_hash(at_task(11).match.state) for _ in range(2)}
    assert len(ends) == 1


def test_other_seats_answer_as_the_lesson_has_it() -> None:
    course = at_task(1)
    course.match.play("spain", course.to_show()[0])
    while course.match.pending[0].seat == "indian":
        answer = course.answer(course.match.pending[0])
        assert answer is not None
        assert getattr(answer, "garrison", False)
        course.match.play("indian", answer)


def test_undo_of_the_match_is_barred_by_dice_but_a_lesson_goes_back() -> None:
    course = at_task(8)
    carry_out(course)
    with pytest.raises(UndoRefused):
        course.match.undo()
    start = course.return_to()
    rewind(course, start)
    assert course.match.last.number == start
    assert not course.complete
    assert carry_out(course) is None
    assert claims(course)


def test_going_back_leads_to_the_task_before_and_its_board() -> None:
    course = at_task(8)
    hashes = []
    while (to := course.back()) is not None:
        rewind(course, to)
        hashes.append((course.at, course.match.last.number))
    assert [at for at, _ in hashes] == [7, 6, 4, 3, 2, 1, 0], (
        "the march taken back in task 6 cannot be gone back to"
    )
    assert course.match.last.number == 0


def test_whoever_takes_back_more_than_the_task_is_led_back_too() -> None:
    course = at_task(4)
    course.match.undo()
    course.look()
    assert course.task.id == "leader"
    assert not course.complete


def test_whoever_plays_on_without_next_is_followed() -> None:
    course = at_task(6)
    carry_out(course)
    assert course.task.id == "far"
    assert course.complete
    course.match.play("spain", Done())
    course.look()
    assert course.task.id == "end", "though ending the movement was the only answer"
    assert course.complete
    course.match.play("spain", CheckAll())
    course.look()
    assert course.task.id == "attrition"
    assert not course.complete
    assert carry_out(course) is None
    assert claims(course), "the dice of the task had been laid out in time"


def test_a_march_in_two_gestures_is_taken_back_in_two() -> None:
    course = at_task(4)
    for action in course.to_show():
        course.match.play("spain", action)
        course.look()
    course.next()
    course.match.undo()
    course.look()
    assert course.task.id == "undo"
    assert not course.complete, "who goes along is chosen still"
    course.match.undo()
    course.look()
    assert course.complete
    assert claims(course)
    course.next()
    assert carry_out(course) is None


# ---------------------------------------------------------------------- straying


def random_answers(course: Course, pick: Picker) -> None:
    """Up to six answers of one's own at random, or something taken back, and whatever the others answer."""
    for _ in range(1 + pick(6)):
        _others(course, pick)
        match, seat = course.match, course.lesson.seat
        decision = decision_of(match.pending, seat)
        if decision is None:
            return
        if pick(5) == 0 and match.undo_refusal(match.undo_target) is None and match.last.number:
            match.undo()
        elif pick(5) == 0 and match.can_redo:
            match.redo()
        else:
            action = decision.sample(pick)
            if match.check(seat, action) is not None:
                continue
            match.play(seat, action)
        course.look()
        _consistent(course)


def _others(course: Course, pick: Picker) -> None:
    match = course.match
    for _ in range(200):
        decision: Decision | None = next((d for d in match.pending if d.seat != course.lesson.seat), None)
        if decision is None:
            return
        answer = course.answer(decision) or decision.sample(pick)
        if match.check(decision.seat, answer) is None:
            match.play(decision.seat, answer)
            course.look()


def _consistent(course: Course) -> None:
    """Never complete and astray at once, and never complete where what is told then is not so."""
    assert not (course.complete and course.astray is not None and course.task.play)
    assert course.start <= course.match.last.number or course.task.undo
    own = [step for step in course.match.steps[course.start + 1 :] if step.seat == course.lesson.seat]
    if course.complete and course.task.play and len(own) <= len(course.task.play):
        assert claims(course), (course.task.id, [step.action for step in own])


@pytest.mark.timeout(400)
@pytest.mark.parametrize("task", TASKS)
def test_200_ways_off_each_task_all_lead_back(task: int) -> None:
    """Nothing crashes, and from everywhere the lesson's own answer completes the task that is shown."""
    course = at_task(task)
    wording = Wording("en", load_game("conquest").names)
    pick = picker(task + 1)
    for _ in range(200):
        random_answers(course, pick)
        told(course, course.astray or course.task.text, wording, "en")
        _finish_from_here(course)
        rewind_to_task(course, task)


def _finish_from_here(course: Course) -> None:
    rewind(course, course.return_to())
    assert carry_out(course) is None, course.task.id
    assert claims(course), course.task.id


def rewind_to_task(course: Course, task: int) -> None:
    """Back to a task, by going back and doing what is shown, as somebody would."""
    while course.at >= task and (to := course.back()) is not None:
        rewind(course, to)
    rewind(course, course.return_to())
    go_to(course, task)
    assert course.at == task
