"""Cells of the combat results tables (3.4, 3.5): one side's result as a value."""

from __future__ import annotations

import re

import msgspec

from anahuac.engine.rules import rule


class Result(msgspec.Struct, frozen=True):
    """What one side suffers: strength points lost, and the marks ``*``, R, S and the heart."""

    losses: int = 0
    star: bool = False
    retreat: bool = False
    sacrifice: bool = False
    heart: bool = False

    @property
    def is_empty(self) -> bool:
        """Whether nothing happens to this side."""
        return self == NOTHING


NOTHING = Result()
_SIDE = re.compile(r"(\d*)(\*?)(R?)\+?(S?)\+?(H?)")


@rule("conquest:10.3.4-m")
def parse_side(code: str) -> Result:
    """A side of a cell: ``[n]["*"]["R"]["+"]["S"]["+"]["H"]``, an empty number is 0. Raises ValueError."""
    match = _SIDE.fullmatch(code)
    if match is None or not code:
        raise ValueError(f"{code!r} is not a combat result")
    number, star, retreat, sacrifice, heart = match.groups()
    return Result(int(number or 0), bool(star), bool(retreat), bool(sacrifice), bool(heart))


def parse_cell(code: str) -> tuple[Result, Result]:
    """A cell ``attacker/defender``. Raises ValueError."""
    attacker, slash, defender = code.partition("/")
    if not slash:
        raise ValueError(f"{code!r} is not of the form attacker/defender")
    return parse_side(attacker), parse_side(defender)
