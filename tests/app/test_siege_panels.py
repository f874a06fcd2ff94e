"""The siege's own panels: what they show of a position line by line, what changes with a step, what stays unseen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from anahuac.app.decisions.placing import Placing
from anahuac.app.panels.siege import figures
from anahuac.app.panels.siege.sideboard import Sideboard
from anahuac.app.panels.siege.steps import Strip
from anahuac.app.presenters.siege import SiegePresenter
from anahuac.app.told import told
from anahuac.app.ui import Ui
from anahuac.app.windows.main import MainWindow
from anahuac.engine.chance import Seeded
from anahuac.engine.game import Setup
from anahuac.engine.match import Match
from anahuac.games.siege.actions.sequence import CallRecovery
from anahuac.games.siege.frames.combat import GroundFrame
from anahuac.games.siege.frames.sequence import TurnFrame
from anahuac.games.siege.model import DEAD, Piece, State, Tally
from anahuac.games.siege.rules.ch03_places import units_of
from anahuac.games.siege.terms import AZTEC, SPANISH
from anahuac.games.siege.views import view
from anahuac.registry import load_game
from tests.app.siegepositions import LATE, late, recovered, siege_from
from tests.games.siege.hand import FULL, position, tables

SIZE = (460, 320)


@pytest.fixture
def board(ui: Ui) -> Iterator[Sideboard]:
    """The panels, each shown by itself."""
    match = siege_from(late())
    ui.words.set_names(match.game.names)
    holder = QWidget()
    made = Sideboard(ui, SiegePresenter(match.game), holder)  # type: ignore[arg-type]
    for spec in made.docks:
        spec.widget.resize(*SIZE)
        spec.widget.show()
    yield made
    for widget in (*(spec.widget for spec in made.docks), holder):
        widget.deleteLater()
    QApplication.sendPostedEvents(
        None, QEvent.Type.DeferredDelete
    )  # no panel goes on listening in later tests
    ui.words.set_names(None)


def show(board: Sideboard, match: Match[Any, Any], seat: str = SPANISH) -> State:
    """A match as a seat sees it."""
    seen: State = match.view(seat)
    asked = match.pending[0] if match.pending and match.pending[0].seat == seat else None
    board.show_view(seen, asked)
    steps = range(max(1, len(match.steps) - board.told_of(seen)), len(match.steps))
    board.show_told([entry.line for step in steps for entry in told(match, seat, step)])
    QApplication.processEvents()
    return seen


def words_of(board: Sideboard) -> list[str]:
    """Everything that is said, shown or not."""
    found = []
    for spec in board.docks:
        for widget in [spec.widget, *spec.widget.findChildren(QWidget)]:
            text = widget.text() if hasattr(widget, "text") else ""
            found += [text, widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
    return found


def test_the_sum_of_loss_points_line_by_line(board: Sideboard) -> None:
    """Each source with what it is made of, the level, and what one thing more would make of it."""
    seen = show(board, siege_from(late()))
    lines = [line.spoken for line in board.losses.lines]
    assert lines == [
        "2 R&R carried out, 5 each: 10",
        "4 Spanish units in the two dead piles, 1 each (S3, S10, S15 and S26; allies never count): 4",
        "Cuauhtemoc neither captured nor killed (he stands in Great Temple of Tenochtitlan): 5",
    ]
    assert sum(term.value for term in figures.terms_of(tables(), seen)) == 19  # type: ignore[misc]
    assert [line.link.clause for line in board.losses.lines] == ["siege:5.4", "siege:5.4", "siege:9.3E"]
    assert board.losses.level.spoken == "Aztec moral victory (17 to 24): 19"
    assert board.losses.advice.said == (
        "With Cuauhtemoc taken: 14, a historical Spanish victory.",
        "One more R&R: 24, still the same level.",
        "2 more R&R: 29, an Aztec cosmological victory.",
    )
    assert board.losses.track.accessibleName() == "19 Loss points"
    button = SiegePresenter(siege_from(late()).game).button(  # type: ignore[arg-type]
        seen, siege_from(late()).pending[0], CallRecovery()
    )
    assert board.losses.ui.words(button.said) == "Call an R&R: +5 LP"


def test_what_one_thing_more_would_make_of_the_sum(board: Sideboard) -> None:
    """Whoever cannot be taken any more is not spoken of; nor is a level beyond the last."""
    show(board, siege_from(late("dead_for_good: CUAUHTEMOC", tally=Tally())))
    assert board.losses.advice.said == (
        "One more R&R: 5, still the same level.",
        "2 more R&R: 10, a historical Spanish victory.",
    )
    show(board, siege_from(late("escaped: CUAUHTEMOC", tally=Tally(held=4))))
    assert board.losses.advice.said == (
        "With Cuauhtemoc taken: 20, an Aztec moral victory.",
        "One more R&R: 30, still the same level.",
    )


def test_dead_piles_and_what_lies_beside_the_map(board: Sideboard) -> None:
    """By side, with those who never come back apart whatever pile they lie in; deserters and raiders are no dead."""
    show(board, siege_from(late(LATE.replace("dead: S3", "dead: S3 A7"))))
    lying = {key: tuple(card.row.counters) for key, card in board.piles.cards.items()}
    assert lying == {
        ("May come back", SPANISH): ("piece:S3", "piece:S44"),
        ("May come back", AZTEC): ("piece:A19", "piece:A31"),
        ("Dead for good", SPANISH): ("piece:S10", "piece:S15", "piece:S26"),
        ("Dead for good", AZTEC): ("piece:A6", "piece:A7"),
    }
    counts = [card.count.text() for card in board.piles.cards.values()]
    assert counts == ["2 · 1 LP", "2", "3 · 3 LP", "2"]
    assert "1 back with one step" in board.piles.heads["May come back"].toolTip()
    beside = {key: tuple(batch.row.counters) for key, batch in board.reserve.batches.items()}
    assert beside[SPANISH, "off_map"] == ("piece:S30", "piece:S31")
    assert beside[SPANISH, "deserted"] == ("piece:S47",)
    assert beside[AZTEC, "raiding"] == ("piece:A40",)


def test_temples_and_what_weighs_on_the_next_rr(board: Sideboard) -> None:
    """Markers and holders, the faces on which the Allies desert and why, the grounds of an objection."""
    show(board, siege_from(late()))
    assert [row.spoken for row in board.recovery.shrines] == [
        "Tlatelolco temple complex: desecrated: no sacrifice here; held by the Spanish camp",
        "Great Temple of Tenochtitlan: sacrifice: Aztec attacks 1 right; held by the Aztec camp",
    ]
    assert [line.spoken for line in board.recovery.lines[:2]] == [
        "Allies desert on 1–5 (sacrificed prisoners −1, a raid since the last R&R −1 and Aztecs in Chapultepec −3;"
        " 2 units would go)",
        "The Aztecs may object (prisoners taken, enemy on causeways or island and Aztecs on the mainland)",
    ]
    assert board.recovery.when.text() == "May be called now: 24 LP, still the same level."
    assert not board.recovery.steps.isVisibleTo(board.recovery)


def test_a_step_changes_only_what_it_must(board: Sideboard) -> None:
    """Another unit dies: its card and its line are made anew, everything else is left as it was."""
    before = late()
    show(board, siege_from(before))
    cards = {key: dict(card.row.counters) for key, card in board.piles.cards.items()}
    batches = {key: dict(batch.row.counters) for key, batch in board.reserve.batches.items()}
    texts = [line.spoken for line in board.losses.lines]
    show(board, siege_from(before))
    assert {key: card.row.counters for key, card in board.piles.cards.items()} == cards
    pieces = {**before.pieces, "S4": Piece(DEAD, 0)}
    show(board, siege_from(replace(before, pieces=pieces)))
    now = {key: card.row.counters for key, card in board.piles.cards.items()}
    changed = ("May come back", SPANISH)
    assert {key for key in cards if now[key] != cards[key]} == {changed}
    assert tuple(now[changed]) == ("piece:S3", "piece:S4", "piece:S44")
    assert [a == b for a, b in zip(texts, (line.spoken for line in board.losses.lines), strict=True)] == [
        True, False, True,
    ]  # fmt: skip
    assert board.losses.track.accessibleName() == "20 Loss points"
    left = {key: batch.row.counters for key, batch in board.reserve.batches.items()}
    assert {key for key in batches if left[key] != batches[key]} == {(SPANISH, "unplaced")}


def test_what_is_hidden_is_nowhere(board: Sideboard) -> None:
    """Two positions that differ only in who lies below Aztec stacks give the same words and pictures."""
    fog = {**FULL, "opt_fog": True}
    one = late(f"{LATE}; h2811: A2 A3 A4; h2812: A24 A9", **fog)
    other = late(f"{LATE}; h2811: A2 A4 A9; h2812: A24 A3", **fog)
    t = tables()
    assert one.pieces != other.pieces
    assert view(t, one, SPANISH).pieces["A3"] == view(t, other, SPANISH).pieces["A3"]
    shown = []
    for state in (one, one, other):  # the first time panels find their places
        show(board, siege_from(state))
        shown.append((words_of(board), [spec.widget.grab().toImage() for spec in board.docks]))
    assert shown[1] == shown[2]
    hidden = t.counters["A3"].name["en"] if "A3" in t.counters else t.units["A3"].name["en"]
    assert not any(hidden in said for said in shown[2][0])


def test_an_rr_step_by_step_with_its_dice(board: Sideboard) -> None:
    """While it goes on the steps stand there; all its dice are those of the log; afterwards it can be read again."""
    match = recovered(siege_from(late(LATE.replace("h1322: A33; ", ""))), "place_which")
    show(board, match)
    rows = board.recovery.steps.rows
    assert [row.state for row in rows.values()] == ["past", "past", "now", *["next"] * 4]
    assert not board.recovery.standing.isVisibleTo(board.recovery)
    assert len(rows["desertion"].strip.rolls) == 1
    assert not rows["dead_pile"].strip.rolls
    match = recovered(siege_from(late()))
    show(board, match)
    assert all(row.state == "past" for row in rows.values())
    lines = [entry.line for step in range(1, len(match.steps)) for entry in told(match, SPANISH, step)]
    dice = [line for line in lines if line.dice and line.clause != "siege:4.5"]
    drawn = [roll.line for row in rows.values() for roll in row.strip.rolls]
    assert drawn == sorted(dice, key=dice.index)
    assert {roll.line.pieces for roll in rows["dead_pile"].strip.rolls} == {
        ("S3",),
        ("S44",),
        ("A19",),
        ("A31",),
    }
    assert rows["replenish"].came.text().endswith("regained")
    assert board.recovery.standing.isVisibleTo(board.recovery)
    assert board.remarks(match.view(SPANISH))["recovery"].said is not None


def test_the_panels_say_all_of_it_in_french_and_in_large_letters(board: Sideboard, ui: Ui) -> None:
    """Nothing said in English is left, and no figure is wider than its panel."""
    show(board, siege_from(late()))
    ui.words.set_language("fr")
    ui.look.set_text_scale(2.0)
    QApplication.processEvents()
    said = " ".join(words_of(board))
    assert "points de perte" in said
    for english in ("Loss", "carried out", "May ", "counters", "Allies", "nobody"):
        assert english not in said
    for strip in board.recovery.findChildren(Strip):
        assert strip.minimumSizeHint().width() <= SIZE[0]


def test_by_keyboard(board: Sideboard, ui: Ui, qtbot: QtBot) -> None:
    """Arrows go from level to level of the track and from column to column of the table; Enter shows a temple."""
    show(board, siege_from(late()))
    track, table = board.losses.track, board.crt
    QTest.keyClick(track, Qt.Key.Key_Right)
    assert track.accessibleDescription().startswith("Aztec moral victory: 17 to 24.")
    QTest.keyClick(track, Qt.Key.Key_Right)
    assert track.accessibleDescription().startswith("Aztec cosmological victory: 25 and more.")
    QTest.keyClick(table, Qt.Key.Key_End)
    assert table.accessibleDescription().startswith("Column 8:1. 2: 1/3, 3: 1/3")
    with qtbot.waitSignal(board.inspected) as pressed:
        QTest.keyClick(board.recovery.shrines[1], Qt.Key.Key_Return)
    assert pressed.args == ["place:h3016"]


def test_the_table_shows_the_columns_of_the_battle_that_is_planned(board: Sideboard) -> None:
    """Framed what the odds give, filled what is read; nothing once no battle is asked about."""
    state = replace(position("h3024: A22; h3025: S7 S2; h3016: A1", frames=(), **FULL), couplet=3)
    match = siege_from(replace(state, frames=(TurnFrame("ground"), GroundFrame())))
    assert match.pending[0].kind == "attack"
    show(board, match)
    odds = board._presenter.odds(match.view(SPANISH), match.pending[0], (), ())
    assert odds is not None
    assert (board.crt.ratio, board.crt.read) == (odds.ratio, tuple(at for at, _ in odds.finals))
    show(board, siege_from(late()))
    assert (board.crt.ratio, board.crt.read) == (-1, ())


def test_what_a_scenario_plays_without_is_not_said_to_wait(board: Sideboard) -> None:
    game: Any = load_game("siege")
    match: Match[Any, Any] = Match(game, Setup("tlacopan"), Seeded(3))
    playing = set(units_of(tables().scenarios["tlacopan"], SPANISH))
    show(board, match)
    waiting = board.reserve.batches[SPANISH, "unplaced"].row.counters
    assert {ref.removeprefix("piece:") for ref in waiting} == playing & match.state.pieces.keys()
    shown = SiegePresenter(game).inspect(match.view(SPANISH), "camp:spanish")
    assert shown is not None
    assert {piece.ref.removeprefix("piece:") for group in shown.groups for piece in group.pieces} <= playing


def test_counters_are_placed_from_the_panel_by_pointing_and_by_dragging(
    sit: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A counter pointed at is held, and its places are marked; one that is dragged goes there at once."""
    game: Any = load_game("siege")
    match: Match[Any, Any] = Match(game, Setup(), Seeded(3))
    window = sit(match)
    table = window.table
    assert table is not None
    panels: Any = table.panels
    assert match.pending[0].kind == "place_which"
    assert table.docks["reserve"].isVisible()
    row = panels.reserve.batches[SPANISH, "unplaced"].row
    marked = [ref for ref, mark in ((ref, counter._mark) for ref, counter in row.counters.items()) if mark]
    assert set(marked) == {f"piece:{option.piece}" for option in match.pending[0].domain.options}  # type: ignore[union-attr]
    row.counters[marked[0]].click()
    tool = table.play.tool
    assert isinstance(tool, Placing)
    assert tool.marks()[marked[0]] == "selected"
    place = next(ref for ref, mark in tool.marks().items() if mark == "reach" and ref.startswith("place:"))
    place = place.removeprefix("place:")
    monkeypatch.setattr(table.map, "place_at", lambda at: place)
    panels.ref_dropped.emit(marked[0], table.map.viewport().mapToGlobal(QPoint(5, 5)))
    assert match.state.pieces[marked[0].removeprefix("piece:")].at == place
