"""Ready-made choices of options: as shipped, every optional rule, one's own preset; and how a choice differs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from anahuac.engine.game import OptionInfo, OptionValue

SHIPPED, FULL, MINE, OWN = "shipped", "full", "mine", "own"
#: Options that differ from their defaults.
Values = dict[str, OptionValue]


def usable(infos: Sequence[OptionInfo], kept: Mapping[str, Any]) -> Values:
    """What can be taken of a preset that another version may have kept."""
    made: Values = {}
    for info in infos:
        value = kept.get(info.key, info.default)
        fits = any(value == allowed and type(value) is type(allowed) for allowed in info.values)
        if info.values and fits and value != info.default:
            made[info.key] = value
    return made


class Presets:
    """The presets of a game by key, ``mine`` only where one has been kept."""

    def __init__(self, infos: Sequence[OptionInfo], mine: Mapping[str, Any] | None) -> None:
        self._infos = infos
        self.of_key: dict[str, Values] = {
            SHIPPED: {},
            FULL: {
                info.key: True for info in infos if info.is_optional_rule and info.values == (False, True)
            },
        }
        if mine is not None:
            self.of_key[MINE] = usable(infos, mine)

    def named(self, values: Values) -> str:
        """The preset that a choice is, ``own`` for none; one's own before the others."""
        order = sorted(self.of_key, key=lambda key: key != MINE)
        return next((key for key in order if self.of_key[key] == values), OWN)

    def nearest(self, values: Values) -> tuple[str, tuple[str, ...]]:
        """The preset that a choice differs least from, and the keys in which it does, in the order of options."""

        def differing(key: str) -> tuple[str, ...]:
            other = self.of_key[key]
            return tuple(
                i.key for i in self._infos if values.get(i.key, i.default) != other.get(i.key, i.default)
            )

        best = min(self.of_key, key=lambda key: len(differing(key)))
        return best, differing(best)
