"""When a position of the siege is, the phases as a ribbon, and what of a match is worth marking on its bars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from anahuac.app.presenter import Heading, Landmark, Moment, Stage
from anahuac.app.presenters.siege import texts
from anahuac.app.presenters.siege.faces import battlefield
from anahuac.engine.game import LogLine
from anahuac.engine.text import Param, Ref
from anahuac.games.siege.events.core import PiecesMoved
from anahuac.games.siege.frames.afloat import BombardFrame
from anahuac.games.siege.frames.recovery import RecoveryStepFrame
from anahuac.games.siege.frames.sequence import DeclareFrame, DeployFrame, ObjectFrame, TurnFrame
from anahuac.games.siege.model import HIDDEN, State
from anahuac.games.siege.terms import is_hex

#: Colour role of each camp.
ROLES = {"spanish": "siege.spanish", "aztec": "siege.aztec"}
#: The phase of the data for each stage of a player-turn.
_PHASES = {
    "opening": "carriers",
    "carriers": "carriers",
    "lake": "lake_movement",
    "land": "land_movement",
    "moved": "land_movement",
    "afloat": "lake_combat",
    "ground": "ground_combat",
    "fought": "end",
    "declare": "end",
}
#: The stage of the ribbon for each step of an R&R; the step is the one that comes next.
STAGE_OF: dict[str, str] = {
    "desertion": "desertion",
    "spanish_up": "desertion",
    "aztec_up": "take_up",
    "spanish_down": "take_up",
    "aztec_down": "redeploy",
    "replenish": "redeploy",
    "dead_pile": "replenish",
    "spanish_back": "dead_pile",
    "aztec_back": "back",
    "disease": "back",
    "over": "disease",
}
_GREAT = {"battle", "lake_battle"}
_SMALL = {"bombardment", "leader", "loss", "move", "prisoners", "rr", "temple"}


def heading_of(s: State, scenario: str) -> Heading:
    """What is played, and where it stands."""
    place = battlefield(s)
    title: Param = Ref("scenario", scenario)
    if place:
        of = texts.BATTLE_OF if is_hex(place) else texts.LAKE_BATTLE_OF
        title = of(place=Ref("place", place, "def" if is_hex(place) else ""))
    return Heading(title, _now(s), ribbon_of(s))


def _now(s: State) -> Param:
    if not s.frames:
        return texts.OVER()
    deploying = _of(s, DeployFrame)
    if deploying is not None:
        return texts.DEPLOYMENT_OF(camp=Ref("camp", deploying.camp, "de"))
    if _of(s, RecoveryStepFrame) is not None:
        return texts.RECOVERY(number=s.tally.held)
    if _of(s, DeclareFrame) is not None or _of(s, ObjectFrame) is not None:
        return texts.COUPLET(number=s.couplet)
    return texts.TURN_OF(number=s.couplet, camp=Ref("camp", s.active, "de"))


def _of(s: State, kind: type[Any]) -> Any:
    """The innermost frame of a kind, ``None`` for none."""
    return next((frame for frame in reversed(s.frames) if isinstance(frame, kind)), None)


def ribbon_of(s: State) -> tuple[Stage, ...]:
    """The phases of the player-turn, or the steps of the R&R, with the present one."""
    recovery = _of(s, RecoveryStepFrame)
    if recovery is not None:
        keys = tuple(texts.STAGES)
        return _stages(tuple(texts.STAGES[key]() for key in keys), keys.index(STAGE_OF[recovery.step]))
    phase = _phase(s)
    if not phase or s.couplet == 0:
        return ()
    phases = (
        "carriers",
        "lake_movement",
        "land_movement",
        "lake_combat",
        "bombardment",
        "ground_combat",
        "end",
    )
    return _stages(tuple(Ref("phase", f"{s.active}_{one}") for one in phases), phases.index(phase))


def _stages(said: tuple[Param, ...], now: int) -> tuple[Stage, ...]:
    return tuple(
        Stage(one, "now" if at == now else "past" if at < now else "next") for at, one in enumerate(said)
    )


def _phase(s: State) -> str:
    """The phase of the player-turn, without its camp; "" when none is going on."""
    turn = _of(s, TurnFrame)
    if turn is None:
        return ""
    return "bombardment" if _of(s, BombardFrame) is not None else _PHASES[turn.stage]


def moment_of(s: State) -> Moment:
    """Couplet and phase; an R&R belongs to the couplet before it."""
    turn = str(s.couplet)
    name = texts.COUPLET(number=s.couplet) if s.couplet else texts.SETUP()
    key, phase, role = _moment(s)
    season = "season.dry" if s.tally.held % 2 == 0 else "season.rainy"
    return Moment(turn, turn if s.couplet else "", name, season, key, phase, role, numbered=True)


def _moment(s: State) -> tuple[str, Param, str]:
    if not s.frames:
        return "end", texts.OVER(), ""
    recovery, deploying = _of(s, RecoveryStepFrame), _of(s, DeployFrame)
    if recovery is not None:
        stage = STAGE_OF[recovery.step]
        return f"rr{s.tally.held}:{stage}", texts.STAGES[stage](), ""
    if deploying is not None:
        camp = deploying.camp
        return f"{camp}:setup", texts.DEPLOYMENT_OF(camp=Ref("camp", camp, "de")), ROLES[camp]
    if _of(s, DeclareFrame) is not None or _of(s, ObjectFrame) is not None:
        return "declare", texts.DECLARATION(), ""
    phase = _phase(s)
    if not phase:
        return "setup", texts.SETUP(), ""
    said = texts.PHASE_OF(camp=Ref("camp", s.active), phase=Ref("phase", f"{s.active}_{phase}"))
    return f"{s.active}:{phase}", said, ROLES[s.active]


def landmark_of(line: LogLine) -> Landmark:
    """Battles are seen from afar, what costs or changes something from near."""
    if line.is_heading:
        return ""
    return "great" if line.kind in _GREAT else "small" if line.kind in _SMALL else ""


def price_of(events: Sequence[Any]) -> Param:
    """Movement points of the marches among the events."""
    cost = sum(event.cost for event in events if isinstance(event, PiecesMoved) and event.why == "march")
    return texts.PRICE(cost=cost) if cost else ""


def ways_of(events: Sequence[Any]) -> dict[str, tuple[str, ...]]:
    """The places that known pieces went through, in order; one that was set down elsewhere begins anew."""
    ways: dict[str, tuple[str, ...]] = {}
    for event in events:
        if not isinstance(event, PiecesMoved):
            continue
        for piece in event.pieces:
            if piece != HIDDEN:
                before = ways.get(piece, ())
                goes_on = before[-1:] == (event.origin,)
                ways[piece] = (*before, event.to) if goes_on else (event.origin, event.to)
    return ways
