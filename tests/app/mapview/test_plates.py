"""Name plates of commanders: they give way to counters, names and each other, and never leave their counter."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF

from anahuac.app.look.counters import CommanderFace, StackFace, UnitFace
from anahuac.app.look.counters.stacks import hanging
from anahuac.app.look.mapart.strategic import StrategicBoard
from anahuac.app.mapview import MapView, TokenSpec
from anahuac.app.mapview.plates import LEAST, Hung, Plate, hang
from anahuac.app.mapview.tokens import Token

NAMES = ("Tetlepanquetzatzin", "Quippiaztzin", "Maxixcatzin", "Ixtlilxochitl")
LEADER = CommanderFace("mexico", 2, 2, 3, "commander-indian")
UNIT = UnitFace("mexico", "EB", 5, 3)


def plate_of(view: MapView, token: Token) -> QRectF:
    """What a plate covers on the board."""
    zoom = view.camera.zoom
    px = round(token.size * zoom)
    box = hanging(token.spec.stack, px, *token.hung).translated(-px / 2, -px / 2)
    return QRectF(box.x() / zoom, box.y() / zoom, box.width() / zoom, box.height() / zoom).translated(
        token.at
    )


def size(box: QRectF) -> float:
    return max(0.0, box.width()) * max(0.0, box.height())


@pytest.mark.parametrize(("text", "zoom"), [(1.0, 0.83), (2.0, 1.2)])
def test_long_names_cover_neither_counters_nor_names_nor_each_other(
    view: MapView, strategic: StrategicBoard, text: float, zoom: float
) -> None:
    view.look.set_text_scale(text)
    view.set_board(strategic)
    view.camera.look_at(strategic.bounds.center(), zoom)
    view.set_tokens(
        [
            TokenSpec(f"stack:{key}", key, (LEADER, UNIT, UNIT), plate=NAMES[at % len(NAMES)])
            for at, key in enumerate(strategic.places)
        ]
    )
    view.rest.settle()
    tokens = list(view.tokens)
    plates = [plate_of(view, token) for token in tokens]
    aside = 0
    for token, plate in zip(tokens, plates, strict=True):
        body = token.outline()
        assert (plate & body.adjusted(0, 0, 0, 20)).width() > 18, "it hangs at its counter"
        aside += bool(token.hung.aside)
        others = [(other, box) for other, box in zip(tokens, plates, strict=True) if other is not token]
        over = [o.spec.id for o, box in others if size(plate & box) > 30 or size(plate & o.outline()) > 30]
        names = strategic.layout("en", view.detail().text_scale)
        over += [
            block.name for block in names.values() if size(plate & block.name_box.adjusted(4, 8, -4, -5)) > 30
        ]
        assert not over, (token.spec.plate, token.spec.place, over)
    assert aside


def test_a_plate_moves_aside_before_it_is_written_smaller() -> None:
    plate = Plate(StackFace((LEADER,), NAMES[0]), 48, QPointF(100, 100))
    whole = plate.box(Hung(1.6))
    assert hang(plate, 1.6, []) == Hung(1.6)
    left = whole.adjusted(-40, 0, 0, 0)
    left.setRight(whole.left() + 10)
    aside = hang(plate, 1.6, [left])
    assert aside.scale == 1.6
    assert aside.aside > 0
    both = hang(plate, 1.6, [left, left.translated(whole.width(), 0)])
    assert LEAST <= both.scale < 1.6
    assert not plate.box(both).intersects(left.adjusted(0, 0, -2, 0))
