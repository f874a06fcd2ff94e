"""Facts of regular battles (10.3) but for the hand-to-hand fighting and tactical movement.

Where a tuple of markers may hold ``None``, the event is secret: another seat gets it with each id replaced.
"""

from __future__ import annotations

import msgspec

from anahuac.games.conquest.frames.battle import Sequence
from anahuac.games.conquest.terms import Camp

Secret = tuple[str | None, ...]


class BattleBegan(msgspec.Struct, frozen=True, tag="battle_began"):
    """A major battle began (10.1-b): who attacks, strength points by camp, and what 10.3.5-a and 10.3.4-t need."""

    zone: int
    attacker: Camp
    strengths: tuple[tuple[Camp, int], ...]
    had_commander: tuple[Camp, ...]
    spanish_force: bool


class Deployed(msgspec.Struct, frozen=True, tag="deployed"):
    """A camp deployed: every piece and its tactical zone (10.3.1-b)."""

    camp: Camp
    places: tuple[tuple[str, str], ...]


class GeneralNamed(msgspec.Struct, frozen=True, tag="general_named"):
    """An army commander was named, or took over (10.3.1-c, 10.3.3-d); ``None``: the camp has none."""

    camp: Camp
    commander: str | None
    succeeds: bool = False


class BattleEventRolled(msgspec.Struct, frozen=True, tag="battle_event_rolled"):
    """The random event of the battle (10.3.2-a); ``applies`` is false where it has no effect here."""

    camp: Camp
    die: int
    modifier: int
    event: str
    applies: bool


class TreasonRolled(msgspec.Struct, frozen=True, tag="treason_rolled"):
    """The dice of Treason, one for each Spanish unit (10.3.2-b)."""

    dice: tuple[tuple[str, int], ...]


class PiecesBarred(msgspec.Struct, frozen=True, tag="pieces_barred"):
    """Pieces went to their line of retreat and do not fight (10.3.2-b, 10.3.2-c). ``why`` is the event."""

    camp: Camp
    pieces: tuple[str, ...]
    why: str


class SacrificeMarked(msgspec.Struct, frozen=True, tag="sacrifice_marked"):
    """The Sacrifice marker was put on a counter (10.3.2-f)."""

    piece: str


class MarkersChosen(msgspec.Struct, frozen=True, tag="markers_chosen"):
    """A camp has its markers for the battle, chosen or ``drawn`` (10.3.3-a). Secret."""

    camp: Camp
    markers: Secret
    deck: Camp
    drawn: bool = False


class MarkersDiscarded(msgspec.Struct, frozen=True, tag="markers_discarded"):
    """A camp gave up unused markers for want of tactical capacity, some of those ``chosen``, some already
    ``committed`` (10.3.3-d). Secret."""

    camp: Camp
    chosen: Secret
    committed: Secret


class MarkersCommitted(msgspec.Struct, frozen=True, tag="markers_committed"):
    """A camp committed markers for the round (10.3.4-a); how many is known to all. Secret."""

    camp: Camp
    markers: Secret


class MarkersReadied(msgspec.Struct, frozen=True, tag="markers_readied"):
    """A camp has decided what to reveal; even the number is secret (another seat gets no marker at all)."""

    camp: Camp
    markers: tuple[str, ...]


class MarkersRevealed(msgspec.Struct, frozen=True, tag="markers_revealed"):
    """A camp turned markers face up for a sequence."""

    camp: Camp
    markers: tuple[str, ...]
    sequence: Sequence


class NothingRevealed(msgspec.Struct, frozen=True, tag="nothing_revealed"):
    """A camp that could have turned up markers for a sequence, and that the other had to wait for, kept all covered."""

    camp: Camp
    sequence: Sequence


class MarkersSpent(msgspec.Struct, frozen=True, tag="markers_spent"):
    """Revealed markers of a camp were discarded after use."""

    camp: Camp
    markers: tuple[str, ...]


class RoundBegan(msgspec.Struct, frozen=True, tag="round_began"):
    """A round began (10.3.4)."""

    round: int


class RoundEnded(msgspec.Struct, frozen=True, tag="round_ended"):
    """A round ended: committed markers that went unused are lost (10.3.4-a)."""

    round: int


class WarDogsLoosed(msgspec.Struct, frozen=True, tag="war_dogs_loosed"):
    """War dogs went into a tactical zone (T3-a); up to ``count`` units there run."""

    camp: Camp
    tz: str
    die: int
    count: int


class ShotFired(msgspec.Struct, frozen=True, tag="shot_fired"):
    """A unit shot (10.3.4-e): hit on ``needed`` or less; ``zig_zag`` tells why only a 1 hits."""

    camp: Camp
    unit: str
    target: str
    origin: str
    tz: str
    sides: int
    die: int
    needed: int
    zig_zag: bool = False


class FireCeased(msgspec.Struct, frozen=True, tag="fire_ceased"):
    """A camp has no further shots this round (10.3.4-c)."""

    camp: Camp


class FellBack(msgspec.Struct, frozen=True, tag="fell_back"):
    """The attacker fell back (10.3.4-F)."""

    camp: Camp


class BattleDecided(msgspec.Struct, frozen=True, tag="battle_decided"):
    """An end condition holds (10.3.5-a); fields as :class:`~anahuac.games.conquest.model.BattleResult`."""

    winner: Camp
    why: str


class BattleCleared(msgspec.Struct, frozen=True, tag="battle_cleared"):
    """The tactical board was cleared; hidden units and those that an event sent away rejoin (10.3.5-b)."""

    zone: int


BattleEvents = (
    BattleBegan
    | Deployed
    | GeneralNamed
    | BattleEventRolled
    | TreasonRolled
    | PiecesBarred
    | SacrificeMarked
    | MarkersChosen
    | MarkersDiscarded
    | MarkersCommitted
    | MarkersReadied
    | MarkersRevealed
    | NothingRevealed
    | MarkersSpent
    | RoundBegan
    | RoundEnded
    | WarDogsLoosed
    | ShotFired
    | FireCeased
    | FellBack
    | BattleDecided
    | BattleCleared
)
