"""Type faces fall back without a fuss; every pictogram can be drawn, and is drawn once per size."""

from __future__ import annotations

import logging

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from anahuac.app.look import fonts
from anahuac.app.look.pictograms import PictogramCache, icon, paint_pictogram, pictogram
from anahuac.resources import ResourceMissing, resource_names

from .conftest import colours, difference, picture

NAMES = [name.split("/")[-1][:-4] for name in resource_names("icons")]


def test_a_missing_font_package_is_a_line_in_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(fonts, "_PACKAGES", {"no_such_font_package": ("Regular",)})
    monkeypatch.setattr(fonts, "_loaded", {})
    with caplog.at_level(logging.WARNING):
        assert not fonts.load_fonts()
    assert "no_such_font_package" in caplog.text
    assert fonts.advance("Mexico", fonts.serif(17)) > 20


@pytest.mark.parametrize("name", NAMES)
def test_every_pictogram_is_seen_at_twenty_pixels(name: str) -> None:
    def draw(painter: QPainter) -> None:
        paint_pictogram(painter, name, QRectF(0, 0, 20, 20), "#000000")

    blank = picture(lambda _painter: None, 20, 20, "#FFFFFF")
    limit = 0.0 if name == "die-blank" else 12.0
    assert difference(picture(draw, 20, 20, "#FFFFFF"), blank) > limit


def test_a_pictogram_takes_its_colour_and_opacity() -> None:
    def draw(painter: QPainter) -> None:
        half = QColor("#FF0000")
        half.setAlphaF(0.5)
        paint_pictogram(painter, "star", QRectF(0, 0, 64, 64), half)

    middle = picture(draw, 64, 64, "#FFFFFF").pixelColor(32, 34)
    assert middle.red() == 255
    assert 110 < middle.green() < 145


def test_an_unknown_pictogram_is_refused_by_name() -> None:
    with pytest.raises(ResourceMissing, match="no-such"):
        pictogram("no-such", 20, "#000000")


def test_pixmaps_are_kept_within_a_bound() -> None:
    cache = PictogramCache(limit=3 * 32 * 32 * 4)
    first = cache.pixmap("star", 32, "#000000")
    assert cache.pixmap("star", 32, "#000000").cacheKey() == first.cacheKey()
    for name in ("lake", "city", "temple", "boat"):
        cache.pixmap(name, 32, "#000000")
    assert cache._used <= 3 * 32 * 32 * 4
    assert cache.pixmap("star", 16, "#000000", 2.0).deviceIndependentSize().width() == 16


def test_icons_have_a_disabled_side() -> None:
    made = icon("history", "#000000", "#AAAAAA")
    assert colours(made.pixmap(20, 20).toImage()) > 2
    assert made.availableSizes()
