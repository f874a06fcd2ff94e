"""What is known of each side's chances: matches between computer players, played once and kept beside a game's data.

``balance.json`` in a game's folder holds one row a scenario, as ``packaging/write_balance.py`` played it. Figures are
shown for the rules that they were played with, and no others.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec

from anahuac.datafiles import DataFault, DataFile, Id, Row, decode, text_faults
from anahuac.engine.text import text
from anahuac.resources import ResourceMissing, resource_bytes

#: The file in a game's folder, and what it says it is.
FILE = "balance.json"
FORMAT, VERSION = "anahuac-balance", 1

Matches = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Share = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]

WRONG_SUM = text("content", "the results add up to {sum}, but {matches} matches were played")
OTHER_SEATS = text("content", "the results are not those of the seats that played")
NO_INTERVAL = text("content", "a share does not lie within its interval")
FOREIGN = text("content", "these are figures of {game}")


class Played(Row, frozen=True, kw_only=True):
    """The matches of one scenario, all options as shipped: who played, and how often each seat won.

    ``win_rate`` is seat -> (low, estimate, high) of the 95 % interval over the finished matches, in which a tie is
    no win; ``rules_version`` is that of the game when they were played.
    """

    scenario: Id
    rules_version: int
    matches: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    seed: Annotated[int, msgspec.Meta(ge=0)]
    players: dict[Id, Id]
    wins: dict[Id, Matches]
    draws: Matches
    unfinished: Matches
    win_rate: dict[Id, tuple[Share, Share, Share]]

    @property
    def finished(self) -> int:
        """How many matches came to an end."""
        return self.matches - self.unfinished


class BalanceFile(DataFile, frozen=True, kw_only=True):
    """The file: a row for each scenario that has been played."""

    game: Id
    played: list[Played]


def read(data: bytes) -> BalanceFile:
    """The content of a file. Raises DataFault where it is not of its shape, or its figures do not agree."""
    file = decode({FILE: data}, FILE, BalanceFile, FORMAT, VERSION)
    for number, row in enumerate(file.played):
        place = f"/played/{number}"
        found = sum(row.wins.values()) + row.draws + row.unfinished
        if found != row.matches:
            raise DataFault(FILE, place, WRONG_SUM(sum=found, matches=row.matches))
        if not row.players or not row.players.keys() == row.wins.keys() == row.win_rate.keys():
            raise DataFault(FILE, place, OTHER_SEATS())
        if not all(low <= share <= high for low, share, high in row.win_rate.values()):
            raise DataFault(FILE, f"{place}/win_rate", NO_INTERVAL())
    return file


def faults(game: str, data: bytes) -> Iterator[DataFault]:
    """What is wrong with a file in the folder of a game."""
    try:
        file = read(data)
    except DataFault as fault:
        yield fault
        return
    yield from text_faults(FILE, data)
    if file.game != game:
        yield DataFault(FILE, "/game", FOREIGN(game=file.game))


def balance_of(game: str, scenario: str, rules_version: int) -> Played | None:
    """The figures shipped for a scenario and these rules; ``None`` where there are none, or none that can be read."""
    try:
        file = read(resource_bytes(f"games/{game}/{FILE}"))
    except (ResourceMissing, DataFault):
        return None
    rows = (row for row in file.played if row.scenario == scenario and row.rules_version == rules_version)
    return next(rows, None) if file.game == game else None
