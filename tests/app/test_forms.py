"""Several stacks take their form at once: what is pointed at is the one meant, and nothing else says so."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from anahuac.app.windows.main import MainWindow
from anahuac.engine.decision import OneOf
from anahuac.games.conquest.actions.core import TakeForm
from tests.app.conquestpositions import campaign, played
from tests.app.mouse import click_place, press


def test_the_stack_pointed_at_is_the_one_that_takes_its_form(
    sit: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    match = campaign()
    while len(_zones(match.pending[0].domain)) < 2:
        played(match, 1)
    table = sit(match).table
    assert table is not None
    zones = sorted(_zones(match.pending[0].domain))
    assert len(zones) > 2
    for zone in (zones[1], zones[-1]):
        click_place(table, str(zone), qtbot)
        states = table.map.overlays.states()
        shown = {z: set(states.get(str(z), ())) & {"reach", "selected"} for z in zones}
        assert shown == {z: {"selected"} if z == zone else {"reach"} for z in zones}
        name = table.presenter.inspect(table.session.view, f"place:{zone}")
        assert name is not None
        assert table.prompt.question.text() == f"{table.ui.words.sentence(name.title)}: army or garrison?"
        table.play._place_hovered(str(zones[0]))
        QApplication.processEvents()
        assert table.play.inspecting.pinned == f"place:{zone}", "the inspector stays with it"
        assert table.inspector.shown == name
    domain = match.pending[0].domain
    assert isinstance(domain, OneOf)
    press(table, f"option:{domain.options.index(TakeForm(zones[-1], True))}", qtbot)
    assert zones[-1] not in _zones(match.pending[0].domain)
    assert "army or garrison?" not in table.prompt.question.text()


def _zones(domain: object) -> set[int]:
    """Places whose stacks are asked about."""
    options = domain.options if isinstance(domain, OneOf) else ()
    return {option.zone for option in options if isinstance(option, TakeForm)}
