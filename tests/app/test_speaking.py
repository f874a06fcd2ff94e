"""What a screen reader is told, and where the keyboard is, one thing at a time."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from anahuac.app.panels.conquest.sideboard import Sideboard
from anahuac.app.windows.main import MainWindow
from anahuac.engine.rules import Refusal
from tests.app.conquestpositions import battle, campaign, played
from tests.app.keyboard import NONE, SHIFT, Hands, Key

pytestmark = pytest.mark.usefixtures("listening")

Sit = Callable[..., MainWindow]


def heard(window: MainWindow) -> list[tuple[str, bool]]:
    """Everything that is announced from now on, and whether it cannot wait."""
    assert window.table is not None
    found: list[tuple[str, bool]] = []
    window.table.announcer.said.connect(lambda said, urgent: found.append((said, urgent)))
    return found


def panels(window: MainWindow) -> Sideboard:
    assert window.table is not None
    assert isinstance(window.table.panels, Sideboard)
    return window.table.panels


def test_the_cursor_tells_the_place_and_what_can_be_done_there(sit: Sit) -> None:
    window = sit(played(campaign(), 90, stop="march"))
    said = heard(window)
    hands = Hands(window)
    hands.go("24")
    told = said[-1][0].replace("\u00a0", " ")
    for part in (
        "Hueyotlipan",
        "Can be chosen, as the last step",
        "1 MP",
        "Open land",
        "Held by the Indian camp",
    ):
        assert part in told
    hands.go("22")
    for part in ("Tenochtitlan", "Fortress: 3", "Emperor (Moctezuma)", "Cuitláhuac"):
        assert part in said[-1][0]
    assert "chosen" not in said[-1][0]


def test_tab_tells_a_counter_by_its_name_its_values_and_its_mark(sit: Sit) -> None:
    window = sit(played(battle(), 60, stop="fire"))
    said = heard(window)
    hands = Hands(window)
    hands.to_map()
    hands.key(Key.Key_Tab)
    told = said[-1][0]
    assert "can be chosen" in told.casefold()
    assert "Strength points" in told


def test_a_refusal_cannot_wait_and_names_its_rule(sit: Sit) -> None:
    window = sit(campaign())
    assert window.table is not None
    said = heard(window)
    window.table.play.show_refusal(Refusal("conquest:8-a", "No."))  # type: ignore[arg-type]
    assert said[-1] == ("No. Rule 8-a.", True)


def test_nothing_is_told_behind_the_curtain_but_the_seat(sit: Sit) -> None:
    window = sit(campaign(), alone=False)
    assert window.table is not None
    said = heard(window)
    window.table.announcer.tell()
    assert len(said) <= 1
    Hands(window).lift()
    window.table.announcer.tell()
    assert window.table.prompt.question.text() in said[-1][0]


def test_the_focus_stays_in_the_question_when_its_buttons_change(sit: Sit) -> None:
    window = sit(battle())
    assert window.table is not None
    hands = Hands(window)
    hands.press("place")
    QApplication.processEvents()
    assert window.table.prompt.isAncestorOf(hands.focus)
    assert hands.focus.property("key") == "place"


def test_the_focus_goes_to_a_neighbour_where_a_counter_leaves_the_tray(sit: Sit) -> None:
    window = sit(battle())
    hands = Hands(window)
    tray = panels(window).battle
    first, second = list(tray.counters.values())[:2]
    hands.to(first)
    first.hide()
    QApplication.processEvents()
    assert hands.focus is second


def test_f6_goes_round_and_back(sit: Sit) -> None:
    window = sit(campaign())
    assert window.table is not None
    hands = Hands(window)
    start = hands.focus
    seen = []
    for _ in window.table.parts():
        hands.key(Key.Key_F6)
        seen.append(hands.focus)
    assert hands.focus is start
    assert len(set(seen)) == len(seen) >= 5
    hands.key(Key.Key_F6, SHIFT)
    assert hands.focus is seen[-2]


def test_tab_comes_to_everything_on_the_table(sit: Sit) -> None:
    window = sit(campaign())
    assert window.table is not None
    hands = Hands(window)
    hands.to_map()
    seen = {hands.focus}
    for _ in range(100):
        hands.key(Key.Key_Tab)
        seen.add(hands.focus)
    wanted = [stop for part in window.table.parts() for stop in window.table.areas.stops(part)]
    assert len(wanted) > 20
    assert seen >= set(wanted)


def test_arrows_go_through_the_turns_and_the_alliances(sit: Sit) -> None:
    window = sit(campaign())
    hands = Hands(window)
    strip = panels(window).turns.strip
    hands.to(strip)
    before = strip.accessibleDescription()
    hands.key(Key.Key_Right)
    assert strip.accessibleDescription() != before
    assert "Turn 2" in strip.accessibleDescription()
    hands.key(Key.Key_End)
    hands.key(Key.Key_Home)
    assert strip.accessibleDescription() == before
    table = panels(window).alliances
    hands.to(table)
    hands.key(Key.Key_Right)
    told = table.accessibleDescription()
    assert "may come into" in told.casefold()
    hands.key(Key.Key_Left, NONE)
    assert table.accessibleDescription() != told
    hands.key(Key.Key_Return)
    assert window.table is not None
    assert window.table.inspector.shown is not None
