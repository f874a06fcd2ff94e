"""The sequence of a battle's round as a ribbon, read from what is going on."""

from __future__ import annotations

from anahuac.app.presenter import Stage
from anahuac.app.presenters.conquest import texts
from anahuac.games.conquest.frames import battle, melee
from anahuac.games.conquest.model import State

#: What is going on inside a battle, by the frame above the battle's own.
_BY_FRAME: dict[type, str] = {
    battle.DeployFrame: "deploy",
    battle.GeneralFrame: "deploy",
    battle.MarkSacrificeFrame: "deploy",
    battle.MarkersFrame: "markers",
    battle.DiscardFrame: "markers",
    battle.CommitFrame: "markers",
    battle.FireFrame: "fire",
    battle.WarDogsFrame: "fire",
    melee.MeleeFrame: "melee",
    melee.CounterFrame: "counter",
    melee.MovesFrame: "moves",
}
#: The same by the stage that the battle stands before.
_BY_STAGE = {
    "deploy_defender": "deploy",
    "deploy_attacker": "deploy",
    "event": "deploy",
    "markers": "markers",
    "choices": "markers",
    "commit_attacker": "markers",
    "fire": "fire",
    "melee": "melee",
    "counter": "counter",
    "moves": "moves",
}


def ribbon_of(view: State) -> tuple[Stage, ...]:
    """The stages of the round with the present one (10.3.4); armies deploy before the first only."""
    at = next((n for n, frame in enumerate(view.frames) if isinstance(frame, battle.BattleFrame)), None)
    now = "end_of_round"
    if at is not None:
        frame = view.frames[at]
        assert isinstance(frame, battle.BattleFrame)
        above = (_BY_FRAME.get(type(inner)) for inner in view.frames[at + 1 :])
        now = next((key for key in above if key), "") or _BY_STAGE.get(frame.stage, now)
    later = view.battle is not None and view.battle.round > 1
    keys = [key for key in texts.SEQUENCE if key != "deploy" or not later or now == "deploy"]
    place = keys.index(now)
    return tuple(
        Stage(texts.SEQUENCE[key](), "now" if n == place else "past" if n < place else "next")
        for n, key in enumerate(keys)
    )
