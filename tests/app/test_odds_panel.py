"""Odds before one chooses: the panel, what it follows, and when it stands in front."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from anahuac.app.panels.odds import OddsPanel
from anahuac.app.panels.widgets import ClauseLink
from anahuac.app.presenter import OddsShown
from anahuac.app.presenters.conquest import ConquestPresenter
from anahuac.app.ui import Ui
from anahuac.app.windows.main import MainWindow
from anahuac.engine.decision import Decision, OneOf
from anahuac.engine.game import NOT_ASKED
from anahuac.engine.text import Text
from anahuac.games.conquest.actions.melee import Attack
from anahuac.games.conquest.actions.siege import FightAt
from anahuac.games.conquest.frames.siege import CombatsFrame, SiegeFrame
from anahuac.games.conquest.frames.strategic import MarchFrame, MovementFrame
from anahuac.games.conquest.model import Reinforcement, Siege, State
from tests.app.conquestpositions import battle, campaign, played
from tests.games.conquest.battles import fight, go_on, hand
from tests.games.conquest.play import Play, game, position

BOARD = (
    "S.L1: cortes sp-eb-1 sp-eb-2 sp-cl-1; S.LW: sp-ab-1:1; I.L1: quippiaztzin mx-jav-1 mx-eb-1;"
    " I.RW: emperor mx-eb-2 mx-eb-3"
)


@pytest.fixture
def presenter() -> ConquestPresenter:
    return ConquestPresenter(game())


def attack() -> tuple[State, Decision]:
    """A hand-to-hand to be chosen, the enemy holding a marker face down."""
    hands = {"spain": hand(), "indian": hand(committed="feint", deck="indian")}
    play = fight(BOARD, stage="melee", hands=hands).do(go_on)
    return play.game.view(play.state, "spain"), play.ask("spain", "attack")


def assault() -> tuple[State, Decision]:
    """Another round of a siege, or none."""
    line = (
        "32 spain army: cortes alvarado sandoval sp-eb-1 sp-eb-2 sp-eb-3 sp-eb-4 sp-eb-5 sp-ab-1 sp-ca-1;"
        " 32 indian garrison: maxixcatzin tl-eb-1 tl-eb-2 tl-eb-3 tl-eb-4"
    )
    s = replace(position(line), siege=Siege(32, "spain", 4, 1, 2, True), frames=(SiegeFrame(32, "continue"),))
    play = Play(s).do(go_on)
    return play.state, play.pending[0]


def source(said: Any) -> str:
    """The template of a text."""
    return said.source if isinstance(said, Text) else str(said)


# ---------------------------------------------------------------------- which answer is meant


def test_what_is_picked_and_pointed_at_is_meant(presenter: ConquestPresenter) -> None:
    """From the picked zone into the one pointed at; with nothing picked the best that is left."""
    view, decision = attack()
    weak = presenter.odds(view, decision, ("tz:S.LW",), ("tz:I.RW",))
    best = presenter.odds(view, decision, (), ())
    into = presenter.odds(view, decision, (), ("tz:I.RW",))
    assert weak is not None
    assert best is not None
    assert into is not None
    assert [line.value for line in weak.lines[:2]] == [2, 10]
    assert best == presenter.odds(view, decision, ("tz:S.L1",), ("tz:I.L1",))
    assert into == weak
    assert presenter.rolls(decision)


def test_a_piece_under_the_pointer_is_nearer_than_its_place(presenter: ConquestPresenter) -> None:
    """Of two targets in a zone the one pointed at; by the zone alone, the best shot into it."""
    play = fight("S.L1: cortes sp-aq-1; I.L1: mx-eb-1 mx-jav-1; I.RW: emperor mx-ar-1", stage="fire").do(
        go_on
    )
    decision = play.ask("spain", "fire")
    for target in ("mx-eb-1", "mx-jav-1"):
        odds = presenter.odds(play.state, decision, ("piece:sp-aq-1",), (f"piece:{target}", "tz:I.L1"))
        assert odds is not None
        assert dict(odds.title.params)["target"].id == target  # type: ignore[union-attr]
    zone = presenter.odds(play.state, decision, ("piece:sp-aq-1",), ("tz:I.RW",))
    assert zone is not None
    assert dict(zone.title.params)["target"].id == "mx-ar-1"  # type: ignore[union-attr]


def test_outcomes_with_the_same_losses_share_a_row(presenter: ConquestPresenter) -> None:
    """The ways of a row are those of its outcomes together; all rows make up the total."""
    odds = presenter.odds(*assault(), (), ())
    assert odds is not None
    assert sum(row.ways for row in odds.rows) == odds.total == 216
    losses = [(row.attacker, row.defender) for row in odds.rows]
    assert len(losses) == len(set(losses))
    assert any(len(row.notes) > 1 for row in odds.rows)
    assert [source(said) for said in odds.advice] == ["Lifting the siege: %n VP for the {camp}."]


def march(line: str, leader: str, pieces: tuple[str, ...], zone: int, **changes: Any) -> Play:
    """A march under way."""
    frame = MarchFrame("spain", leader, zone, 4, (leader, *pieces), "march")
    return Play(replace(position(line, **changes), frames=(MovementFrame(), frame))).do(go_on)


def test_marches_tell_what_waits_at_their_end(presenter: ConquestPresenter, ui: Ui) -> None:
    """A siege, a battle, control, the die of attrition: with the cost on the way, and as odds where one points."""
    line = (
        "24 spain army: cortes sp-eb-1 sp-eb-2 sp-eb-3; 32 indian garrison: maxixcatzin tl-eb-1;"
        " 25 indian army: emperor mx-eb-1"
    )
    pieces = ("sp-eb-1", "sp-eb-2", "sp-eb-3")
    play = march(line, "cortes", pieces, 24, turn=4, control={32: "indian", 23: "indian"})
    decision = play.ask("spain", "march")
    ui.words.set_names(game().names)
    reach = presenter.reach(play.state, decision, ())
    said = {ref: ui.words(one.label) for ref, one in reach.items()}
    assert re.fullmatch(
        r"1 MP: siege with an assault at once, average losses \d\.\d against \d\.\d and attrition 2 in 6",
        said["place:32"],
    ), said["place:32"]
    assert said["place:25"] == "1 MP: minor battle and attrition 2 in 6"
    assert said["place:23"] == "1 MP: takes control and attrition 2 in 6"
    assert said["place:16"] == "2 MP: attrition 3 in 6"
    siege = presenter.odds(play.state, decision, (), ("place:32",))
    assert siege is not None
    assert siege.attack
    assert source(siege.title) == "Assault on the fortress: {place}"
    assert [source(line.name) for line in siege.assumed] == ["As the stacks stand now, before attrition."]
    check = presenter.odds(play.state, decision, (), ("place:16",))
    assert check is not None
    assert not check.attack
    assert check.roles == ("spain", "")
    assert presenter.odds(play.state, decision, (), ()) is None
    assert not presenter.rolls(decision)


def test_events_and_landings_are_told(presenter: ConquestPresenter, ui: Ui) -> None:
    """What an event of a major battle does stands beneath it; where reinforcements may land, in the inspector."""
    line = (
        "10 spain army: cortes sp-eb-1 sp-eb-2 sp-eb-3 sp-eb-4 sp-eb-5;"
        " 10 indian army: emperor mx-eb-1 mx-eb-2 mx-eb-3 tx-eb-1 tx-ar-1"
    )
    s = replace(position(line, turn=7), frames=(CombatsFrame("battles"),), reinforcement=Reinforcement(8))
    decision = Decision("spain", "next_combat", NOT_ASKED(), OneOf((FightAt(10),)), "conquest:6-c")
    odds = presenter.odds(s, decision, (), ())
    assert odds is not None
    ui.words.set_names(game().names)
    told = {ui.words(row.said): [ui.words(said) for note in row.notes for said in note] for row in odds.rows}
    assert told["treason"] == ["each Spanish unit leaves on a 1"]
    assert told["weapons on the ground: no effect"] == []
    facts = presenter.inspect(s, "nation:spain")
    assert facts is not None
    said = [ui.words(fact.name) for fact in facts.facts]
    assert said == [
        "Landing at Veracruz: 2 in 6",
        "Landing at Cempoala: 2 in 6, kept off by the enemy",
        "Landing at Nautla: 2 in 6",
    ]


def test_the_inspector_tells_it_too(sit: Callable[..., MainWindow]) -> None:
    """Of a place in reach it says first what the way there costs and what it sets off."""
    window = sit(played(campaign(), 3000, stop="march"))
    table = window.table
    assert table is not None
    tool = table.play.tool
    assert tool is not None
    ref = next(ref for ref in tool.targets() if tool.route(ref) is not None)
    route = tool.route(ref)
    table.play.inspect(ref)
    assert route is not None
    assert table.inspector.shown is not None
    assert table.inspector.shown.facts[0].name == route.label
    assert table.ui.words.sentence(route.label) in table.play.inspecting.described(ref)


# ---------------------------------------------------------------------- the panel


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_shown_is_told(ui: Ui, qtbot: QtBot, presenter: ConquestPresenter, language: str) -> None:
    """The description has each line, each outcome with its ways, and the advice."""
    ui.words.set_names(game().names)
    ui.words.set_language(language)
    panel = OddsPanel(ui)
    qtbot.addWidget(panel)
    odds = presenter.odds(*attack(), ("tz:S.LW",), ("tz:I.RW",))
    assert odds is not None
    panel.show_odds(odds)
    told = panel.accessibleDescription().splitlines()
    spoken = sum(len(row.spoken) for row in odds.rows)
    lines = len(odds.lines) + spoken + len(odds.expected) + len(odds.assumed) + len(odds.advice)
    assert len(told) == lines
    expected = {
        "en": "Expected: attackers 1.0, defenders 0.5 steps",
        "fr": "attaquants 1,0\u00a0PF, défenseurs 0,5\u00a0PF",
    }
    assert any(expected[language] in line for line in told)
    assert panel.accessibleName() == ui.words.sentence(odds.title)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("width", [280, 440])
def test_nothing_is_cut_or_overlaps(
    ui: Ui, qtbot: QtBot, presenter: ConquestPresenter, scale: float, width: int
) -> None:
    """Links stay inside, apart from each other, and the height holds all that is drawn."""
    ui.words.set_names(game().names)
    ui.words.set_language("fr")
    ui.look.set_text_scale(scale)
    panel = OddsPanel(ui)
    qtbot.addWidget(panel)
    panel.show_odds(presenter.odds(*assault(), (), ()))
    width = round(width * scale)
    panel.resize(width, panel.heightForWidth(width))
    panel.show()
    drawn, _, height = panel._composed(width)
    words = [one.rect for one in drawn if one.kind == "text" and one.align == Qt.AlignmentFlag.AlignLeft]
    assert max(rect.bottom() for rect in words) <= height
    links = [link.geometry() for link in panel.findChildren(ClauseLink) if not link.isHidden()]
    assert len(links) >= 6
    for at, link in enumerate(links):
        assert panel.rect().contains(link)
        assert not any(link.intersects(other) for other in links[at + 1 :])
        assert not any(rect.toRect().intersects(link) for rect in words)


def test_the_shift_is_drawn_from_the_ratio_to_the_final_column(
    ui: Ui, qtbot: QtBot, presenter: ConquestPresenter
) -> None:
    """The ratio's column, the likeliest, those that guns may bring, and the arrow between."""
    panel = OddsPanel(ui)
    qtbot.addWidget(panel)
    panel.show_odds(presenter.odds(*assault(), (), ()))
    kinds = [one.kind for one in panel._composed(440)[0]]
    assert kinds.count("final") == 1
    assert kinds.count("possible") == 2
    assert kinds.count("shift") == 1
    panel.show_odds(presenter.odds(*attack(), ("tz:S.LW",), ("tz:I.RW",)))
    assert "shift" not in [one.kind for one in panel._composed(440)[0]]


# ---------------------------------------------------------------------- the window


def shown(window: MainWindow) -> OddsShown | None:
    """What the panel of a window shows."""
    panel = window.findChild(OddsPanel)
    assert isinstance(panel, OddsPanel)
    return panel.shown


def test_the_dock_comes_with_an_attack(sit: Callable[..., MainWindow]) -> None:
    """Away while marches are planned; in front, and following the pointer, in a battle."""
    window = sit(played(battle(3), 3000, stop="attack"))
    table = window.table
    assert table is not None
    assert not table.docks["odds"].isHidden()
    first = shown(window)
    assert first is not None
    tool = table.play.tool
    assert tool is not None
    domain = tool.decision.domain
    assert isinstance(domain, OneOf)
    targets = {option.target for option in domain.options if isinstance(option, Attack)}
    best = dict(first.title.params)["target"].id  # type: ignore[union-attr]
    table.play.pointed.emit((f"tz:{min(targets - {best})}",))
    assert shown(window) != first


def test_the_board_keeps_its_width_while_one_shoots(sit: Callable[..., MainWindow]) -> None:
    """The odds of a shot stand in a tab, those of an attack beside the board."""
    window = sit(played(battle(3), 3000, stop="fire"))
    table = window.table
    assert table is not None
    assert table.docks["odds"] in table.area.tabifiedDockWidgets(table.docks["log"])
    window = sit(played(battle(3), 3000, stop="attack"))
    table = window.table
    assert table is not None
    assert not table.area.tabifiedDockWidgets(table.docks["odds"])
    assert table.docks["odds"].x() > table.map.width() / 2


def test_no_dock_without_a_roll(sit: Callable[..., MainWindow]) -> None:
    """At the first question of a campaign there is nothing to roll for."""
    window = sit(campaign())
    assert window.table is not None
    assert window.table.docks["odds"].isHidden()
    assert shown(window) is None


def test_a_clause_is_asked_for_by_keyboard(sit: Callable[..., MainWindow], qtbot: QtBot) -> None:
    """A link of the panel opens the clause."""
    window = sit(played(battle(3), 3000, stop="attack"))
    panel = window.findChild(OddsPanel)
    assert isinstance(panel, OddsPanel)
    link = next(one for one in panel.findChildren(ClauseLink) if one.isVisible())
    link.setFocus()
    with qtbot.waitSignal(panel.clause_asked, timeout=2000) as asked:
        QTest.keyClick(link, Qt.Key.Key_Space)
    assert asked.args == [link.clause]


def test_nothing_is_shown_behind_a_curtain(sit: Callable[..., MainWindow]) -> None:
    """While the table is handed over no odds are kept."""
    window = sit(played(battle(3), 3000, stop="attack"), alone=False)
    table = window.table
    assert table is not None
    if table.session.curtain is None:
        tool = table.play.tool
        assert tool is not None
        table.session.play(next(iter(tool.decision.domain.answers())))
    if table.session.curtain is not None:
        assert shown(window) is None
