"""A table of a game's data as people read it: rows of texts, names, numbers and small pictures, in no language."""

from __future__ import annotations

from typing import NamedTuple

from anahuac.engine.text import Param


class Shown(NamedTuple):
    """A cell that is a picture (``"unit/spain-EB"``, as pages of the rules help name it) with its name."""

    picture: str
    name: Param


#: What stands in a cell.
Cell = Param | Shown


class Sheet(NamedTuple):
    """A table: a heading for each column, rows of as many cells, a sentence below; ``title`` where there are
    several.

    ``strong`` tells that the first column names its row.
    """

    columns: tuple[Param, ...]
    rows: tuple[tuple[Cell, ...], ...]
    title: Param = ""
    note: Param = ""
    strong: bool = True
