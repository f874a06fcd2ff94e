"""Steps of a match to rows of the journal, and rows to actions, draws, events and states."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

from anahuac import __version__
from anahuac.engine.chance import Draw
from anahuac.engine.decision import Action
from anahuac.engine.game import Game, Setup
from anahuac.engine.history import Played, Rewound
from anahuac.engine.text import Text, TextError
from anahuac.store import texts
from anahuac.store.detail import detail_of
from anahuac.store.faults import StoreFault
from anahuac.store.rows import ACTION, BEGIN, DRAW, EVENT, REWIND, EntryRow, MetaRow, SnapshotRow, StepRow
from anahuac.store.upcasts import STATE, Upcasts, upcast

T = TypeVar("T")
Short = Annotated[str, msgspec.Meta(max_length=100)]
#: What a stranger's file may make of msgspec: a wrong shape, bad JSON, too deep, not text at all.
BAD_JSON = (msgspec.MsgspecError, RecursionError, UnicodeError)


#: The label of a match in which no turn has begun, as JSON.
NO_LABEL = "null"


class Standing(msgspec.Struct, frozen=True):
    """How a match stands after a step, as lists of matches show it.

    ``label`` (a text or null), ``asked`` (the seats that must decide) and ``outcome`` (``None``: none yet) are
    JSON as in the file: who lists a match decodes them, who goes back in one only copies them.
    """

    number: int
    hash: str
    label: str
    asked: str
    outcome: str | None


#: How a time is written.
TIME = "%Y-%m-%dT%H:%M:%SZ"


def now() -> str:
    """The time in UTC, to the second."""
    return datetime.now(UTC).strftime(TIME)


def sayable(name: str) -> str:
    """A match's name as a file can keep it: not too long, without the halves of letters that names of files
    bring along which are not in the system's encoding."""
    return name.encode(errors="replace").decode()[:200]


def to_json(value: object) -> str:
    """A value as JSON text."""
    return msgspec.json.encode(value).decode()


def decoded(path: Path, place: Text, payload: str, type_: Any) -> Any:
    """A value of a type from JSON text. Raises StoreFault naming the place."""
    try:
        return msgspec.json.decode(payload, type=type_)
    except BAD_JSON as error:
        raise unreadable(path, place, error, payload) from error


def made_from(path: Path, place: Text, payload: str, make: Callable[[object], T]) -> T:
    """What ``make`` makes of JSON text. Raises StoreFault naming the place."""
    plain = decoded(path, place, payload, Any)
    try:
        return make(plain)
    except (*BAD_JSON, TextError) as error:
        raise unreadable(path, place, error) from error


def unreadable(path: Path, place: Text, error: Exception, payload: str = "") -> StoreFault:
    """The fault of a place that cannot be understood, because of what the reading of ``payload`` raised."""
    return StoreFault(path, texts.UNREADABLE(file=path.name, place=place, detail=detail_of(error, payload)))


class Codec:
    """Writes and reads the payloads of one game."""

    def __init__(self, game: Game[Any, Any], upcasts: Upcasts = upcast) -> None:
        self.game = game
        self.upcasts = upcasts
        self._types: dict[str, Any] = {
            ACTION: game.action_type,
            EVENT: game.event_type,
            STATE: game.state_type,
            DRAW: Draw,
        }
        self._decoders = {kind: msgspec.json.Decoder(made) for kind, made in self._types.items()}

    # ------------------------------------------------------------------ writing

    def entries(self, seq: int, step: Played[Any, Any]) -> list[EntryRow]:
        """A step's rows of the journal, the first of them numbered ``seq``."""
        if step.action is None:
            rows = [EntryRow(seq, step.number, BEGIN, "", 1, "", "null")]
        else:
            rows = [self._entry(seq, step, ACTION, step.action)]
        for draw in step.draws:
            rows.append(EntryRow(seq + len(rows), step.number, DRAW, "", 1, step.seat, to_json(draw)))
        for event in step.events:
            rows.append(self._entry(seq + len(rows), step, EVENT, event))
        return rows

    def _entry(self, seq: int, step: Played[Any, Any], kind: str, made: Any) -> EntryRow:
        type_ = made.__struct_config__.tag
        version = self.upcasts.version(self.game.info.id, type_)
        return EntryRow(seq, step.number, kind, type_, version, step.seat, to_json(made))

    def rewind(self, seq: int, entry: Rewound) -> EntryRow:
        """The row of a going back."""
        return EntryRow(seq, entry.to, REWIND, "", 1, "", to_json(entry))

    def snapshot(self, seq: int, state: Any) -> SnapshotRow:
        """The row of the state after entry ``seq``."""
        version = self.upcasts.version(self.game.info.id, STATE)
        return SnapshotRow(seq, version, to_json(state)).sealed()

    def meta(
        self, setup: Setup, seed: int, spent: int, players: dict[str, str], name: str, rated: bool
    ) -> MetaRow:
        """The row that says what match this is."""
        info = self.game.info
        set_up, sat = to_json(setup), to_json(players)
        row = MetaRow(
            1,
            info.id,
            info.rules_version,
            __version__,
            set_up,
            seed,
            spent,
            int(rated),
            sayable(name),
            sat,
            now(),
        )
        return row.sealed()

    def standing(self, step: Played[Any, Any], before: Standing | None, label: str = NO_LABEL) -> Standing:
        """How the match stands after a step that follows another standing, or an opening in the turn of ``label``."""
        began = turn_begun(self.game, step)
        label = to_json(began) if began is not None else label if before is None else before.label
        asked = to_json([decision.seat for decision in step.pending])
        outcome = self.game.outcome(step.state)
        return Standing(step.number, step.hash, label, asked, None if outcome is None else to_json(outcome))

    # ------------------------------------------------------------------ reading

    def read(self, path: Path, place: Text, kind: str, row: EntryRow | SnapshotRow) -> Any:
        """The action, draw, event or state of a row. Raises StoreFault naming the place."""
        type_ = STATE if isinstance(row, SnapshotRow) else row.type
        game = self.game.info.id
        newest = self.upcasts.version(game, type_)
        try:
            if row.version == newest:
                return self._decoders[kind].decode(row.payload)
            if not 1 <= row.version < newest:
                raise msgspec.ValidationError(f"{type_} of version {row.version}, known up to {newest}")
            old = msgspec.json.decode(row.payload, type=dict[str, Any])
            made = self.upcasts.current(game, type_, row.version, old)
            return msgspec.convert(made, self._types[kind], str_keys=True)
        except (*BAD_JSON, LookupError, TypeError, ValueError) as error:
            raise unreadable(path, place, error, row.payload) from error

    def action(self, path: Path, place: Text, row: EntryRow) -> Action | None:
        """The action of a step's first row, ``None`` for the opening."""
        return None if row.kind == BEGIN else self.read(path, place, ACTION, row)


def turn_begun(game: Game[Any, Any], step: Played[Any, Any]) -> Text | None:
    """The heading of the turn that began in a step, as a spectator reads it."""
    for event in reversed(step.events):
        line = game.describe(event, step.state)
        if line is None or not line.is_heading or line.kind != "turn":
            continue
        seen = game.redact(event, None)
        told = None if seen is None else game.describe(seen, game.view(step.state, None))
        if told is not None:
            return told.text
    return None


def step_row(seq: int, entry: Played[Any, Any] | Rewound, after: Standing, label_before: str) -> StepRow:
    """The row of ``step`` for an entry that began with ``seq``, without its seal."""
    barrier = gesture = None
    if isinstance(entry, Played):
        gesture = entry.gesture
        barrier = None if entry.barrier is None else entry.barrier.value
    label = None if after.label == label_before else after.label
    return StepRow(seq, after.number, gesture, barrier, after.hash, label, after.asked, after.outcome, now())
