"""What a list of matches shows of one, read without its game and without its steps."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec

from anahuac.engine.decision import Seat
from anahuac.engine.game import Outcome, Setup
from anahuac.engine.text import Text, on_one_line
from anahuac.store import texts
from anahuac.store.codec import NO_LABEL, TIME, Short, Standing, decoded, made_from
from anahuac.store.faults import StoreFault
from anahuac.store.rows import MetaRow, read_latest, read_meta
from anahuac.store.upgrade import reading_current
from anahuac.store.words import outcome_of, text_of

#: So far a match may be ahead of this machine's clock: another's may have gone wrong a little.
CLOCKS_DIFFER = timedelta(days=1)


class MatchInfo(msgspec.Struct, frozen=True):
    """A match at a glance.

    ``players`` says who sits on each seat (``"human"`` or a computer player's level), ``steps`` how many steps
    the match has had beyond its opening, ``label`` the turn, ``asked`` whose turn it is, ``played`` and
    ``created`` are times in UTC (ISO 8601), ``""`` where the file tells none that can be, ``rules_version`` and
    ``app_version`` those of the program that played in it last.
    """

    path: Path
    name: str
    game: str
    setup: Setup
    seed: int
    rated: bool
    players: dict[Seat, str]
    steps: int
    label: Text | None
    asked: tuple[Seat, ...]
    outcome: Outcome | None
    created: str
    played: str
    rules_version: int
    app_version: str

    @property
    def scenario(self) -> str:
        """Id of the scenario, ``""`` for the game's first."""
        return self.setup.scenario


def read_info(path: Path) -> MatchInfo:
    """What a list shows of a match: two rows of the file. Raises StoreFault."""
    with reading_current(path, every_page=False) as connection:
        meta = read_meta(path, connection)
        row = read_latest(path, connection)
        if row is None:
            raise StoreFault(path, texts.NOTHING_PLAYED(file=path.name))
        sql = "SELECT label FROM step WHERE label IS NOT NULL ORDER BY seq DESC LIMIT 1"
        label = connection.execute(sql).fetchone()
    said = label[0] if label and isinstance(label[0], str) else NO_LABEL
    return info_of(path, meta, Standing(row.number, row.hash, said, row.asked, row.outcome), row.at)


def sound_time(told: str) -> str:
    """A time that a file tells, ``""`` where it is none, or one to come by more than clocks differ."""
    try:
        found = datetime.strptime(told, TIME).replace(tzinfo=UTC)
    except ValueError:
        return ""
    return told if found - datetime.now(UTC) < CLOCKS_DIFFER else ""


def info_of(path: Path, meta: MetaRow, standing: Standing, at: str) -> MatchInfo:
    """The same from a row of ``meta`` and how the match stands. Raises StoreFault."""
    place = texts.AT_STEP(step=standing.number)
    outcome = standing.outcome
    return MatchInfo(
        path=path,
        name=on_one_line(meta.name),
        game=meta.game,
        setup=decoded(path, texts.AT_META(), meta.setup, Setup),
        seed=meta.seed,
        rated=bool(meta.rated),
        players=decoded(path, texts.AT_META(), meta.players, dict[Short, Short]),
        steps=standing.number,
        label=None if standing.label == NO_LABEL else made_from(path, place, standing.label, text_of),
        asked=decoded(path, place, standing.asked, tuple[Short, ...]),
        outcome=None if outcome is None else made_from(path, place, outcome, outcome_of),
        created=sound_time(meta.created),
        played=sound_time(at),
        rules_version=meta.rules_version,
        app_version=meta.app_version,
    )
