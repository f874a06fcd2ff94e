"""What a shot needs, before it is fired (10.3.4.2)."""

from __future__ import annotations

from collections.abc import Sequence

from anahuac.app.presenter import Aim
from anahuac.app.presenters.conquest import texts
from anahuac.engine.decision import Decision, OneOf
from anahuac.engine.text import Param
from anahuac.games.conquest.actions.battle import Fire
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules.ch10_3_4_2_fire import odds_of_shot


def aim_of(t: Tables, s: State, decision: Decision, picked: Sequence[str], refs: Sequence[str]) -> Aim | None:
    """The odds of the picked unit against the first target that the refs name; ``None`` for no shot."""
    if s.battle is None or decision.kind != "fire" or not isinstance(decision.domain, OneOf):
        return None
    at = s.battle.at
    shots = [o for o in decision.domain.options if isinstance(o, Fire) and f"piece:{o.unit}" in picked]
    shot = next(
        (o for ref in refs for o in shots if ref in (f"piece:{o.target}", f"tz:{at[o.target]}")), None
    )
    if shot is None:
        return None
    odds = odds_of_shot(t, s, shot.unit, shot.target)
    distance = t.board.distance("fire", at[shot.unit], at[shot.target]) or 0
    numbers: Param = texts.FIRST_NUMBERS(most=odds.needed) if odds.needed > 1 else 1
    said = texts.ZIG_ZAG_SHOT if odds.zig_zag else texts.SHOT
    return Aim(said(range=distance, numbers=numbers), odds.sides, odds.needed)
