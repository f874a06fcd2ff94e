"""The settings of the siege as options of a match: keys, defaults, allowed values, clause."""

from __future__ import annotations

from anahuac.engine.game import OptionInfo, OptionValue
from anahuac.engine.text import Ref
from anahuac.games.siege.data import Tables
from anahuac.games.siege.shapes import SettingRow


def option_infos(t: Tables) -> tuple[OptionInfo, ...]:
    """Every setting of the data: the options of the rulebook first, then the switches of the rulings."""
    infos = [_info(row) for row in t.settings.values()]
    return tuple(sorted(infos, key=lambda info: not info.is_optional_rule))


def allowed_values(row: SettingRow) -> tuple[OptionValue, ...]:
    """Values a setting can take."""
    if row.type == "bool":
        return (False, True)
    return tuple(choice.value for choice in row.choices)


def _info(row: SettingRow) -> OptionInfo:
    return OptionInfo(
        key=row.key,
        default=row.default,
        values=allowed_values(row),
        clause=f"siege:{row.clauses[0]}",
        title=Ref("setting", row.key),
        ruling=row.ruling,
        is_optional_rule=row.key.startswith("opt_"),
    )
