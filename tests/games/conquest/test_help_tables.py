"""Tables of the rules help say what the data say."""

from __future__ import annotations

from anahuac.engine.sheet import Shown
from anahuac.games.conquest.crt import parse_cell
from anahuac.games.conquest.game import Conquest
from anahuac.games.conquest.helptables import sheets
from anahuac.registry import load_game


def test_results_read_back_as_they_are_rolled() -> None:
    """Every cell of both combat tables."""
    game = load_game("conquest")
    assert isinstance(game, Conquest)
    for sheet, table in zip(
        sheets(game.tables, "combat"), (game.tables.war, game.tables.flower), strict=True
    ):
        assert sheet.columns[1:] == table.columns
        for row, cells in zip(sheet.rows, table.rows.values(), strict=True):
            assert tuple(parse_cell(str(cell)) for cell in row[1:]) == cells


def test_units_are_told_by_type_and_nation_with_both_sides() -> None:
    """Nine counters of Spanish swords and shields in one row."""
    game = load_game("conquest")
    assert isinstance(game, Conquest)
    rows = {row[0].picture: row for row in sheets(game.tables, "units")[0].rows if isinstance(row[0], Shown)}
    assert len(rows) == len({(kind.nation, kind.type) for kind in game.tables.units.values()})
    spanish = rows["unit/spain-EB"]
    assert spanish[2] == 9
    assert dict(spanish[3].params) == {"full": 5, "reduced": 3}  # type: ignore[union-attr]
