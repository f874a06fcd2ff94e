"""What the benchmark measures from inside the window: painting, moving the map, clicking, taking back.

Each function runs in a process of its own without display and prints lines of JSON, because only this part of
the program may know Qt. See :mod:`anahuac.cli.bench.window`.
"""

from __future__ import annotations

import math
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from anahuac.app.application import picture_ui
from anahuac.app.folders import folders
from anahuac.app.garbage import GuiGarbage
from anahuac.app.look.board import BoardPicture, Detail
from anahuac.app.look.mapart.siege import SiegeBoard, read_siege_furniture, siege_picture
from anahuac.app.mapview import MapView, settle
from anahuac.app.mapview.workers import TILE, TileKey, paint_tile
from anahuac.app.matches import Matches
from anahuac.app.panels.odds import OddsPanel
from anahuac.app.players import SeatPlan
from anahuac.app.presenter import Presenter
from anahuac.app.presenting import presenter_for
from anahuac.app.watching import say
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.orders import NewMatch
from anahuac.app.windows.table import TablePage
from anahuac.board.codec import decode_map
from anahuac.engine.chance import Seeded, picker
from anahuac.engine.decision import Decision, OneOf
from anahuac.engine.game import Setup
from anahuac.engine.match import Match
from anahuac.registry import load_game
from anahuac.resources import resource_bytes

FRAME = (1920, 1080)
REPAINTS, PANS, ZOOMS, CLICKS = 40, 160, 48, 40
#: Previews looked at, and how many of one question.
PREVIEWS, MOST_OPTIONS = 150, 6
#: Steps played before the map is measured: a position from the middle of a match.
MIDGAME = 250


def measure() -> None:
    """Print the milliseconds of all that is measured in one process: repaint, pan, zoom, odds, click, undo, switch."""
    garbage = GuiGarbage()
    ui = picture_ui("en", "light", 100)
    say(**_map_times(_crowded_map(ui)), odds=_odds_times(ui))
    with tempfile.TemporaryDirectory() as folder:
        window = MainWindow(ui, Matches(folders(Path(folder))))
        window.resize(*FRAME)
        window.show()
        seats = {info.id: SeatPlan() for info in load_game("conquest").info.seats}
        window.begin(NewMatch("conquest", Setup(), seats, 1))
        assert window.table is not None
        say(**_hand_times(window.table), **_switch_times(window))
        window.to_start()
        window.close()
    garbage.release()


def measure_tiles() -> None:
    """Print the milliseconds of every tile of the siege's map and of the Conquest's, painted a second time."""
    garbage = GuiGarbage()
    picture_ui("en", "light", 100)
    siege = siege_picture(
        decode_map(resource_bytes("games/siege/map.json"), "map.json"),
        read_siege_furniture(resource_bytes("games/siege/picture.json")),
    )
    say(
        siege=_tile_times(SiegeBoard(siege)),
        conquest=_tile_times(presenter_for(load_game("conquest")).board("strategic")),
    )
    garbage.release()


def _tile_times(board: BoardPicture) -> list[float]:
    detail, side = Detail(), TILE
    columns = range(math.ceil(board.bounds.width() / side))
    keys = [TileKey(1, 1.0, c, r) for r in range(math.ceil(board.bounds.height() / side)) for c in columns]
    for key in keys:  # what is drawn once and kept is made now
        paint_tile(board, key, detail)
    return [_timed(partial(paint_tile, board, key, detail)) for key in keys]


def _timed(action: Callable[[], object]) -> float:
    """Milliseconds of an action and all that it causes to be painted."""
    began = time.perf_counter()
    action()
    QApplication.processEvents()
    took = 1000 * (time.perf_counter() - began)
    # An event loop would delete by now what was thrown away; here nobody else does.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return took


def _crowded_map(ui: Any) -> MapView:
    """The strategic map with every counter of a position from the middle of a match."""
    game = load_game("conquest")
    match: Match[Any, Any] = Match(game, Setup(), Seeded(1))
    pick = picker(1)
    while match.pending and match.last.number < MIDGAME:
        decision = match.pending[0]
        action = decision.sample(pick)
        if match.check(decision.seat, action) is None:
            match.play(decision.seat, action)
    presenter = presenter_for(game)
    ui.words.set_names(game.names)
    view = MapView(ui.look, "en")
    view.resize(*FRAME)
    view.show()
    view.set_board(presenter.board(presenter.first_board))
    view.set_tokens(presenter.scene(match.view(None), None, ui.words).tokens, animate=False)
    settle(view, QApplication.processEvents)
    return view


def _odds_times(ui: Any) -> list[float]:
    """A hand that points at everything that can be attacked in a match at random: the odds worked out and painted."""
    presenter = presenter_for(load_game("conquest"))
    match: Match[Any, Any] = Match(presenter.game, Setup(), Seeded(2))
    pick = picker(2)
    panel = OddsPanel(ui)
    panel.resize(440, 900)
    panel.show()
    times: list[float] = []
    while match.pending and len(times) < PREVIEWS:
        decision = match.pending[0]
        view = match.view(decision.seat)
        if presenter.odds(view, decision, (), ()) is not None and isinstance(decision.domain, OneOf):
            for option in decision.domain.options[:MOST_OPTIONS]:
                refs = presenter.clicks(view, decision, option)
                panel.show_odds(None)
                times.append(_timed(partial(_point, panel, presenter, view, decision, refs)))
                if len(times) == PREVIEWS:
                    break
        action = decision.sample(pick)
        if match.check(decision.seat, action) is None:
            match.play(decision.seat, action)
    panel.close()
    return times


def _point(
    panel: OddsPanel, presenter: Presenter, view: Any, decision: Decision, refs: tuple[str, ...]
) -> None:
    panel.show_odds(presenter.odds(view, decision, refs[:-1], refs[-1:]))


def _map_times(view: MapView) -> dict[str, list[float]]:
    repaints = [_timed(view.viewport().repaint) for _ in range(REPAINTS)]
    view.set_zoom(1.2)
    pans = [_timed(partial(view.pan, _way(at))) for at in range(PANS)]
    view.fit()
    settle(view, QApplication.processEvents)
    zooms = [_timed(view.zoom_in if at // 8 % 2 == 0 else view.zoom_out) for at in range(ZOOMS)]
    view.close()
    view.close_down()
    return {"repaint": repaints, "pan": pans, "zoom": zooms}


def _way(at: int) -> QPoint:
    """A hand that drags the map to and fro and slowly down."""
    return QPoint(-48 if at // 40 % 2 == 0 else 48, -16 if at // 80 == 0 else 16)


def _hand_times(table: TablePage) -> dict[str, list[float]]:
    """A person who clicks what is marked; each gesture that can be taken back is, and is made again."""
    times: dict[str, list[float]] = {"click": [], "undo": []}
    pick = picker(7)
    for _ in range(20 * CLICKS):
        session = table.session
        if len(times["click"]) >= CLICKS or session.outcome is not None:
            break
        session.hand_over()
        if session.curtain is not None:
            session.raise_curtain()
        settle(table.map, QApplication.processEvents)
        spots = list(_marked(table))
        if not spots or pick(4) == 0:
            _answer_at_random(table, pick)
            continue
        steps = session.match.last.number
        place, spot = spots[pick(len(spots))]
        table.map.centre_on(place)
        settle(table.map, QApplication.processEvents)
        at = table.map.viewportTransform().map(spot).toPoint()
        left = Qt.MouseButton.LeftButton
        times["click"].append(_timed(partial(QTest.mouseClick, table.map.viewport(), left, pos=at)))
        if session.match.last.number > steps and session.undo_refusal() is None:
            times["undo"] += [_timed(session.undo), _timed(session.redo)]
    return times


def _switch_times(window: MainWindow) -> dict[str, list[float]]:
    """Another theme, text size and language and back again, with every panel of the table there."""
    switches = (
        (window.set_theme, ("dark", "light")),
        (window.set_size, (125, 100)),
        (window.set_language, ("fr", "en")),
    )
    times = []
    for switch, values in switches:
        for value in values:
            assert window.table is not None
            settle(window.table.map, QApplication.processEvents)
            times.append(_timed(partial(switch, value)))  # type: ignore[arg-type]
    return {"switch": times}


def _marked(table: TablePage) -> Iterator[tuple[str, Any]]:
    """Places of the map that can be clicked now, each with a point of it."""
    board, tool = table.map.board, table.play.tool
    if board is None or tool is None:
        return
    for ref in tool.targets():
        place = ref.partition(":")[2]
        if not ref.startswith("piece:") and place in board.places:
            yield place, table.map.spot(place, "values")


def _answer_at_random(table: TablePage, pick: Callable[[int], int]) -> None:
    decision = table.session.decision
    if decision is None:
        return
    action = decision.sample(pick)
    while table.session.check(action) is not None:
        action = decision.sample(pick)
    table.session.play(action)
    QApplication.processEvents()
