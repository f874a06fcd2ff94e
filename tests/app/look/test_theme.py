"""Colours by role, the contrast they promise, and the dress of the whole application."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from anahuac.app.look.fonts import advance, sans, serif
from anahuac.app.look.look import Look
from anahuac.app.look.patterns import HEAVY, texture
from anahuac.app.look.skin import SkinFiles, style_sheet
from anahuac.app.look.theme import Theme, mix, palette, state_look, states, theme
from tests.app.seeing import contrast

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)  # said by the offscreen platform


NATIONS = ("spain", "mexico", "tlacopan", "texcoco", "other", "tlaxcala")
PANELS = ("panel", "panel.raised")
#: What is painted in which colour on which, by whoever paints text: panels, counters, tracks, the map, its water.
TEXT_ON: dict[str, tuple[str, ...]] = {
    "ink": (
        *PANELS,
        "window",
        "paper",
        "halo",
        "accent.wash",
        "warn.wash",
        "season.rainy",
        "season.dry",
        "sea",
    ),
    "ink.muted": (*PANELS, "window", "paper", "halo", "land", "accent.wash"),
    "accent": (*PANELS, "accent.wash"),
    "warn": (*PANELS, "warn.wash"),
    "gold": PANELS,
    "accent.on": ("accent",),
    "warn.on": ("warn",),
    "sea.text": ("sea", "sea.deep"),
    "die.pip": ("die.bone",),
    "siege.on": ("siege.spanish", "siege.ally", "siege.aztec"),
    "counter.on": (*NATIONS, "seat.aztec", "seat.toltec", "seat.tepanec", "seat.chichimec"),
    **dict.fromkeys((f"{nation}.text" for nation in NATIONS), PANELS),
    **dict.fromkeys((f"siege.{side}.text" for side in ("spanish", "ally", "aztec")), PANELS),
}
FIELDS = (*NATIONS, "siege.spanish", "siege.ally", "siege.aztec")
LAND = tuple(role for role in palette()["colours"] if role.startswith("land"))


@pytest.mark.parametrize("name", ["light", "dark"])
def test_every_text_is_at_least_four_and_a_half_to_one(name: str) -> None:
    pairs = [(ink, ground) for ink, grounds in TEXT_ON.items() for ground in grounds]
    pairs += [("ink", land) for land in LAND]
    worn = theme(name)
    faint = {pair: round(contrast(*map(worn, pair)), 2) for pair in pairs if contrast(*map(worn, pair)) < 4.5}
    assert len(pairs) > 50
    assert faint == {}


@pytest.mark.parametrize("name", ["light", "dark"])
def test_every_text_of_the_style_sheet_is_at_least_four_and_a_half_to_one(qtbot: QtBot, name: str) -> None:
    """Each rule's colour on its own ground, or on both shades of a panel; what cannot be used may be faint."""
    del qtbot
    worn = theme(name)
    found = []
    for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", style_sheet(worn, 1.0, SkinFiles())):
        ink = re.search(r"(?<![-\w])(?:selection-)?color: (#\w{6})", body)
        if ink is None or ":disabled" in selector:
            continue
        ground = re.search(r"(?<![-\w])background: (#\w{6})", body)
        grounds = [QColor(ground[1])] if ground else [worn(panel) for panel in PANELS]
        found += [(selector.strip(), contrast(QColor(ink[1]), one)) for one in grounds]
    assert len(found) > 20
    assert [(selector, ratio) for selector, ratio in found if ratio < 4.5] == []


def test_heavier_patterns_are_half_as_heavy_again() -> None:
    """Counted in ink: as many marks per width would be 1.5 times as wide; they stand a little apart for it."""
    assert HEAVY == 1.5
    for pattern in ("dots", "hatch45", "hatch135", "rings"):
        inked = []
        for heavy in (False, True):
            brush = texture(pattern, QColor("black"), 12, 2.0, heavy=heavy, ground=QColor("white"))
            assert brush is not None
            tile = brush.texture().toImage()
            dark = sum(
                255 - tile.pixelColor(x, y).lightness()
                for x in range(tile.width())
                for y in range(tile.height())
            )
            inked.append(dark / tile.width() / tile.height())
        assert inked[1] > inked[0] * 1.1, pattern


def test_counters_keep_their_colours_in_both_themes() -> None:
    light, dark = theme("light"), theme("dark")
    for nation in palette()["motifs"]:
        assert light(nation) == dark(nation)
        assert light(nation + ".text") != light("panel")
    assert light("paper") != dark("paper")


def test_a_role_gives_a_fresh_colour_with_its_opacity() -> None:
    sea = theme("light")("sea.line", 0.5)
    assert sea.alphaF() == pytest.approx(0.5, abs=0.01)
    sea.setRed(0)
    assert theme("light")("sea.line").alpha() == 255
    assert theme("light")("sea.line").red() != 0
    with pytest.raises(KeyError):
        theme("light")("no such role")
    assert isinstance(theme("light"), Theme)
    assert mix("#000000", "#FFFFFF", 0.5).lightness() in (127, 128)


def test_each_state_of_a_place_has_a_cue_besides_its_colour() -> None:
    cues = {
        name: (state_look(name).pattern, state_look(name).outline, state_look(name).casing)
        for name in states()
    }
    assert state_look("reach").pattern == "dots"
    assert state_look("target").pattern == "hatch45"
    assert state_look("target").brackets
    assert state_look("blocked").outline == (1.5, Qt.PenStyle.DotLine)
    assert len(set(cues.values())) == len(cues)
    with pytest.raises(KeyError):
        state_look("no such state")


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_style_sheet_is_complete_at_every_text_size(qtbot: QtBot, name: str, scale: float) -> None:
    del qtbot
    sheet = style_sheet(theme(name), scale, SkinFiles())
    assert "$" not in sheet
    sizes = [int(px) for px in re.findall(r"font-size: (\d+)px", sheet)]
    assert min(sizes) >= 11 * scale
    assert sheet.count("{") == sheet.count("}")


@pytest.fixture
def look(qapp: QApplication) -> Look:
    """The look of the test application, light at 100 %."""
    return Look(qapp, "light")


def test_theme_and_text_size_change_while_the_program_runs(
    qtbot: QtBot, qapp: QApplication, look: Look
) -> None:
    button = QPushButton("OK")
    qtbot.addWidget(button)
    button.show()
    before = button.sizeHint().height()
    with qtbot.waitSignal(look.changed):
        look.set_text_scale(2.0)
    assert button.sizeHint().height() > before * 1.5
    with qtbot.waitSignal(look.changed):
        look.set_theme("dark")
    assert look.theme.dark
    assert qapp.palette().window().color() == theme("dark")("window")
    look.set_text_scale(9.0)
    assert look.text_scale == 2.0
    with qtbot.assertNotEmitted(look.changed):
        look.set_theme("dark")
    with pytest.raises(ValueError, match="no such theme"):
        look.set_theme("mauve")
    look.set_theme("light")
    look.set_text_scale(1.0)


def test_heavier_patterns_are_a_choice_and_announced(qtbot: QtBot, look: Look) -> None:
    with qtbot.waitSignal(look.changed):
        look.set_heavy_patterns(True)
    assert look.heavy_patterns


def test_titles_are_set_in_true_small_caps(look: Look) -> None:
    plain, small = serif(16, 600), look.title_font()
    assert small.pixelSize() == 16
    assert advance("otumba", small) > advance("otumba", plain) * 1.1


@pytest.mark.parametrize("face", [serif, sans])
def test_a_font_that_somebody_changes_is_his_own(face: Callable[[float], QFont]) -> None:
    mine = face(31)
    mine.setPixelSize(7)
    mine.setItalic(True)
    assert (face(31).pixelSize(), face(31).italic()) == (31, False)


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("role", FIELDS)
def test_figures_are_read_on_every_field_and_pale_words_on_every_deep_one(name: str, role: str) -> None:
    worn = theme(name)
    assert contrast(worn.on(role), worn(role)) >= 4.5
    assert contrast(worn("counter.on"), mix(worn.deep(role), "#000000", 0.25)) >= 4.5
    assert worn.on(role, 0.5).alphaF() == pytest.approx(0.5, abs=0.01)
