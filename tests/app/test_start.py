"""The start page: there at once, with real positions, and with what went wrong above everything else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QDate, QLocale, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import anahuac
from anahuac.app.application import make_ui
from anahuac.app.folders import folders
from anahuac.app.matches import Matches
from anahuac.app.players import SeatPlan
from anahuac.app.presenting import presenter_of
from anahuac.app.settings import Settings, SettingsFile
from anahuac.app.shelf import ShelfNames, shelf
from anahuac.app.stopped import RunMark
from anahuac.app.thumbs import EDGE, Thumbs, squares_of, window_of
from anahuac.app.windows.main import MainWindow, _zoom_of
from anahuac.app.windows.start import StartPage
from anahuac.engine.text import Ref
from anahuac.registry import GAME_IDS, load_game

#: What the start page does without: the games and their rules, geometry, the store, the table and its panels.
TOO_HEAVY = (
    "anahuac.games", "anahuac.board", "anahuac.store", "anahuac.bots.worker", "anahuac.app.session",
    "anahuac.app.presenter", "anahuac.app.presenters", "anahuac.app.mapview", "anahuac.app.windows.table",
    "anahuac.app.windows.newmatch", "shapely", "sqlmodel", "sqlalchemy", "alembic", "sqlite3", "typer", "tomllib",
    "logging.handlers", "multiprocessing", "ssl",
)  # fmt: skip
FIRST_PAINT = """
import json, sys
from anahuac.cli.entry import main
from anahuac.app.watching import Watcher
def look(self):
    print(json.dumps(sorted(sys.modules)), flush=True)
    self._app.quit()
Watcher._look = look
from anahuac.app.watching import watch
watcher = watch(False, 0)
sys.exit(main([]))
"""


def page_of(window: MainWindow) -> StartPage:
    """The start page, shown."""
    window.to_start()
    assert window.start is not None
    return window.start


def begun(window: MainWindow, steps: int = 3) -> None:
    """Begin a match of two persons and play some steps."""
    window.to_new("conquest")
    assert window.new is not None
    window.new.seats[1].set_plan(SeatPlan())
    window.new.start()
    assert window.table is not None
    session = window.table.session
    for _ in range(steps):
        session.raise_curtain()
        assert session.decision is not None
        session.play(next(iter(session.decision.domain.answers())))


# ---------------------------------------------------------------------- there at once


def test_the_first_painting_needs_no_game_no_store_and_no_table(tmp_path: Path) -> None:
    home = {f"XDG_{kind}_HOME": str(tmp_path / kind) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
    environment = {
        **os.environ,
        **home,
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": str(Path(anahuac.__file__).parents[1]),
    }
    ran = subprocess.run(
        [sys.executable, "-c", FIRST_PAINT],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    modules = json.loads(ran.stdout)
    assert "anahuac.app.windows.start" in modules
    heavy = [
        name
        for name in modules
        if name.startswith(TOO_HEAVY) and not name.startswith("anahuac.app.presenting")
    ]
    assert heavy == []


def test_the_shelf_says_of_the_games_what_they_say_of_themselves() -> None:
    assert tuple(shelf()) == GAME_IDS
    for game, card in shelf().items():
        presenter = presenter_of(game)
        info = presenter.game.info
        assert card.name == presenter.game.names(info.name)
        assert [seat.id for seat in card.seats] == [seat.id for seat in info.seats]
        for mine, theirs in zip(card.seats, info.seats, strict=True):
            assert mine.name == presenter.game.names(theirs.name)
            assert mine.role == presenter.seat_role(mine.id)
            assert mine.glyph == presenter.seat_glyph(mine.id)
        assert tuple(card.names.get("scenario", info.scenarios[:1])) == info.scenarios, (
            "in their order, the first first"
        )
        for kind, named in card.names.items():
            assert all(forms == presenter.game.names(Ref(kind, key)) for key, forms in named.items())
        names = ShelfNames(game)
        place = Ref("place", next(iter(presenter.board(presenter.first_board).places)))
        assert names(place) == presenter.game.names(place)


def test_when_a_match_stands_is_told_without_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every match of the library has its months in its line; loading the game for them takes a third of a start."""
    monkeypatch.delattr("anahuac.registry.load_game")
    names = ShelfNames("conquest")
    assert names(Ref("months", "5")) == {"en": "January-February", "fr": "janvier-février"}


def test_matches_of_every_game_are_named_beside_each_other() -> None:
    """On the start page whichever game is asked first, at a table its own names before all."""
    for first in GAME_IDS:
        names = ShelfNames(first)
        for game in GAME_IDS:
            own = load_game(game)
            for ref in (own.info.name, *(seat.name for seat in own.info.seats)):
                assert names(ref) == own.names(ref) == ShelfNames(game, own.names)(ref)
    with pytest.raises(KeyError):
        ShelfNames("conquest", load_game("conquest").names)(Ref("place", "h2810"))


def test_a_small_picture_shows_the_middle_of_its_game_and_nothing_beyond_the_map() -> None:
    image = QImage(500, 800, QImage.Format.Format_RGB32)
    frame = EDGE * image.width()
    for middle in ((0.5, 0.5), (0.5, 0.35), (0.0, 0.0), (1.0, 1.0)):
        part = window_of(image, 330, 146, middle)
        assert part.width() / part.height() == pytest.approx(330 / 146, rel=0.02)
        assert part.left() >= frame - 1
        assert part.right() <= image.width() - frame + 1
        assert part.top() >= frame - 1
        assert part.bottom() <= image.height() - frame + 1
    assert window_of(image, 330, 146, (0.5, 0.35)).center().y() == pytest.approx(0.35 * 800)


# ---------------------------------------------------------------------- positions


def test_card_and_library_show_where_the_stacks_stand(window: MainWindow) -> None:
    begun(window)
    assert window.table is not None
    view = window.table.session.match.view(None)
    expected = squares_of(window.table.presenter, view)
    page = page_of(window)
    assert page.card.picture.position is not None
    assert page.card.picture.position.squares == expected != ()
    chosen = page.library.chosen
    assert chosen is not None
    kept = window.ui.thumbs.position(chosen.path)
    assert kept is not None
    assert kept.squares == expected
    assert window.ui.words(kept.said).startswith("Victory points")


def test_positions_are_found_again_and_made_again(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    """From the cache by another run; from the file itself where the cache knows nothing or another file."""
    begun(window)
    assert window.opened is not None
    path = window.opened.path
    assert path is not None
    assert window.table is not None
    presenter, view = window.table.presenter, window.table.session.match.view(None)
    window.to_start()
    kept = Thumbs(tmp_path / "cache")
    kept.remember(path, presenter, view)
    assert Thumbs(tmp_path / "cache").position(path) == kept.position(path) is not None
    window.ui.thumbs._positions.clear()
    page = page_of(window)
    assert page.card.picture.position is None
    qtbot.waitUntil(lambda: page.card.picture.position is not None)
    os.utime(path, ns=(1, 1))
    assert Thumbs(tmp_path / "cache").position(path) is None


def test_a_damaged_cache_is_no_position_and_no_picture(tmp_path: Path, ui: object) -> None:
    thumbs = Thumbs(tmp_path)
    match = tmp_path / "a.anahuac"
    match.write_bytes(b"x")
    file = thumbs._position_file(match)
    assert file is not None
    file.parent.mkdir()
    file.write_bytes(b"{")
    assert thumbs.position(match) is None
    ground = thumbs._ground_file("conquest", "light", 256)
    assert ground is not None
    ground.parent.mkdir()
    ground.write_bytes(b"no picture")
    assert thumbs.ground("conquest", "light", 256) is None


def test_a_map_is_painted_once_and_found_again_by_another_run(window: MainWindow, tmp_path: Path) -> None:
    theme = window.ui.look.theme
    made = Thumbs(tmp_path).make_ground("conquest", theme, 256)
    found = Thumbs(tmp_path).ground("conquest", theme.name, 256)
    assert found is not None
    assert found.size() == made.size()
    assert found.width() == 256
    assert Thumbs(tmp_path).ground("conquest", "dark", 256) is None


# ---------------------------------------------------------------------- what went wrong


def test_a_run_that_was_cut_short_is_noticed_once(tmp_path: Path) -> None:
    code = (
        "import os, sys; from pathlib import Path; from anahuac.app.stopped import RunMark\n"
        "mark = RunMark(Path(sys.argv[1])); mark.begin(); os._exit(9)"
    )
    environment = {**os.environ, "PYTHONPATH": str(Path(anahuac.__file__).parents[1])}
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], env=environment, check=False, timeout=60)
    mark = RunMark(tmp_path)
    mark.begin()
    assert mark.stopped
    second = RunMark(tmp_path)  # another window meanwhile
    second.begin()
    assert not second.stopped
    second.end()
    mark.end()
    after = RunMark(tmp_path)
    after.begin()
    assert not after.stopped
    after.give_up()
    after.end()
    last = RunMark(tmp_path)
    last.begin()
    assert last.stopped
    last.end()


def test_a_stop_is_told_above_the_fold_until_a_match_is_opened(window: MainWindow, qtbot: QtBot) -> None:
    window.tell_stopped()
    page = page_of(window)
    assert page.stopped.isVisible()
    assert page.stopped.mapTo(window, page.stopped.rect().bottomLeft()).y() < window.height() // 2
    asked: list[bool] = []
    page.reports_asked.disconnect()
    page.reports_asked.connect(lambda: asked.append(True))
    qtbot.mouseClick(page.stopped.button, Qt.MouseButton.LeftButton)
    assert asked == [True]
    begun(window, 0)
    assert not page_of(window).stopped.isVisible()


def test_a_file_that_cannot_be_read_is_told_and_shown(window: MainWindow, qtbot: QtBot) -> None:
    begun(window, 0)
    window.to_start()
    (window.matches.folders.matches / "letter.anahuac").write_bytes(b"not a match")
    page = page_of(window)
    assert page.unread.isVisible()
    assert "1" in page.unread.said.text()
    assert page.library_panel.head._remark.text() == "1 match, 1 file that cannot be read"
    assert page.unread.button.text() == "Show in the list"
    page.library.filters.choose("mine")
    qtbot.mouseClick(page.unread.button, Qt.MouseButton.LeftButton)
    chosen = page.library.chosen
    assert chosen is not None
    assert chosen.path.name == "letter.anahuac"


# ---------------------------------------------------------------------- names, place and size


def test_a_match_is_named_by_its_game_and_the_day_as_people_say_it(window: MainWindow) -> None:
    window.set_language("fr")
    day = QLocale("fr").toString(QDate.currentDate(), "d MMMM yyyy")
    for ending in ("", " (2)", " (3)"):
        begun(window, 0)
        assert window.opened is not None
        assert window.opened.path is not None
        assert window.opened.path.stem == f"La conquête du Mexique, {day}{ending}"
        window.to_start()


def kept_window(qapp: QApplication, folder: Path) -> MainWindow:
    """A window over settings of its own on the disk."""
    made = make_ui(qapp, SettingsFile(folder / "settings.json"), "en")
    return MainWindow(made, Matches(folders(folder)))


def test_place_and_size_survive_a_restart(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    first = kept_window(qapp, tmp_path)
    qtbot.addWidget(first)
    assert not first.restore_place()
    place = QRect(40, 50, 720, 510)
    first.setGeometry(place)
    first.show()
    first.close()
    second = kept_window(qapp, tmp_path)
    qtbot.addWidget(second)
    assert second.restore_place()
    assert second.size() == place.size()


@pytest.mark.parametrize("kept", ["", "no geometry", "é"])
def test_a_place_that_cannot_be_used_is_not(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, kept: str
) -> None:
    window = kept_window(qapp, tmp_path)
    qtbot.addWidget(window)
    window.ui.settings.change(windows={"main": kept})
    assert not window.restore_place()


def test_a_window_of_a_missing_screen_comes_back_into_sight(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = kept_window(qapp, tmp_path)
    qtbot.addWidget(window)
    window.setGeometry(QRect(9000, 9000, 700, 500))
    kept = window.saveGeometry().toBase64().toStdString()
    window.ui.settings.change(windows={"main": kept})
    restored = window.restore_place()
    shown = any(screen.availableGeometry().intersects(window.frameGeometry()) for screen in qapp.screens())
    assert shown or not restored

    def astray(self: MainWindow, geometry: QByteArray) -> bool:
        self.setGeometry(QRect(9000, 9000, 700, 500))
        return True

    monkeypatch.setattr(MainWindow, "restoreGeometry", astray)
    assert not window.restore_place()


def test_settings_of_windows_do_not_lose_each_other(window: MainWindow) -> None:
    window.ui.settings.change(windows={"other": "kept"})
    window.close()
    assert window.ui.settings.values.windows["other"] == "kept"
    assert window.ui.settings.values.windows["main"]
    assert Settings().windows == {}


@pytest.mark.parametrize(
    ("kept", "zoom"),
    [("", None), ("x", None), ("nan", None), ("-1", None), ("1e9", None), ("0", 0.0), ("1.5", 1.5)],
)
def test_only_a_possible_zoom_is_taken(kept: str, zoom: float | None) -> None:
    assert _zoom_of(kept) == zoom


def test_the_map_opens_at_the_zoom_it_was_left_at(window: MainWindow, qtbot: QtBot) -> None:
    begun(window, 1)
    table = window.table
    assert table is not None
    table.session.raise_curtain()
    qtbot.waitUntil(lambda: table.zoom_left is not None)
    table.map.set_zoom(1.37)
    page = page_of(window)
    assert page.card.entry is not None
    window.open_file(page.card.entry.path)
    assert window.table is not None
    window.table.session.raise_curtain()
    qtbot.waitUntil(lambda: window.table is not None and window.table.zoom_left is not None)
    assert window.table.map.zoom == pytest.approx(1.37, abs=0.001)
    window.table.map.fit()
    window.to_start()
    assert window.ui.settings.values.windows["zoom"] == "0.0000"
