"""The settings of the Conquest as options of a match: keys, defaults, allowed values, clause."""

from __future__ import annotations

from anahuac.engine.game import OptionInfo, OptionValue
from anahuac.engine.text import Ref
from anahuac.games.conquest.data import SettingRow, Tables


def option_infos(t: Tables) -> tuple[OptionInfo, ...]:
    """Every setting of the data, optional rules first."""
    infos = [_info(row) for row in t.settings]
    return tuple(sorted(infos, key=lambda info: not info.is_optional_rule))


def allowed_values(row: SettingRow) -> tuple[OptionValue, ...]:
    """Values a setting can take; empty where it is a list of exceptions."""
    if row.type == "bool":
        return (False, True)
    return tuple(choice.value for choice in row.choices)


def _info(row: SettingRow) -> OptionInfo:
    return OptionInfo(
        key=row.key,
        default=row.default,
        values=allowed_values(row),
        clause=f"conquest:{row.clause}",
        title=Ref("setting", row.key),
        ruling=row.ruling,
        is_optional_rule=row.key.startswith("opt_"),
    )
