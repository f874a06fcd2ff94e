"""The tables of a match file as SQLModel classes: the one description of them, from which migrations are made.

Importing this costs nearly a second of a processor (pydantic, SQLAlchemy), which a person would wait for when a
match opens. So the journal, opening and listing go through :mod:`anahuac.store.rows`, plain tuples in the same
order; tests hold the two together. Migrations use the classes.
"""

from __future__ import annotations

from typing import ClassVar

from sqlalchemy import MetaData, Text
from sqlmodel import Field, SQLModel


class Table(SQLModel):
    """Base of the tables; they have a catalogue of their own."""

    metadata: ClassVar[MetaData] = MetaData()


class Meta(Table, table=True):
    """The one row that says what match this is. ``setup`` and ``players`` (seat -> player) are JSON."""

    __tablename__ = "meta"

    id: int = Field(primary_key=True)
    game: str = Field(sa_type=Text)
    rules_version: int
    app_version: str = Field(sa_type=Text)
    setup: str = Field(sa_type=Text)
    seed: int
    #: Outcomes drawn from the seed that no entry records (a match saved without what was taken back).
    spent: int
    rated: int
    name: str = Field(sa_type=Text)
    players: str = Field(sa_type=Text)
    created: str = Field(sa_type=Text)
    seal: int


class Entry(Table, table=True):
    """One line of the journal: an action, one of its draws or events, or a going back."""

    __tablename__ = "entry"

    seq: int = Field(primary_key=True)
    step: int
    kind: str = Field(sa_type=Text)
    type: str = Field(sa_type=Text)
    version: int
    seat: str = Field(sa_type=Text)
    payload: str = Field(sa_type=Text)


class Step(Table, table=True):
    """How the match stood after an action or a going back; ``seq`` is the entry it began with.

    ``number`` is the latest step then, ``hash`` that of its state, ``label`` (JSON text, null: as before) the
    turn, ``asked`` (JSON list) the seats that had to decide, ``outcome`` (JSON, null: none), ``at`` the time in
    UTC, ``seal`` the checksum of the row and its entries.
    """

    __tablename__ = "step"

    seq: int = Field(primary_key=True)
    number: int
    gesture: int | None
    barrier: str | None = Field(sa_type=Text)
    hash: str = Field(sa_type=Text)
    label: str | None = Field(sa_type=Text)
    asked: str = Field(sa_type=Text)
    outcome: str | None = Field(sa_type=Text)
    at: str = Field(sa_type=Text)
    seal: int


class Snapshot(Table, table=True):
    """The state after entry ``seq`` (0: before the first event) as JSON."""

    __tablename__ = "snapshot"

    seq: int = Field(primary_key=True)
    version: int
    payload: str = Field(sa_type=Text)
    seal: int


class Note(Table, table=True):
    """Something a person wrote about a step; ``seat`` is whose note it is, "" for everybody's."""

    __tablename__ = "note"

    id: int | None = Field(default=None, primary_key=True)
    step: int
    written: str = Field(sa_type=Text)
    content: str = Field(sa_type=Text)
    seat: str = Field(sa_type=Text)
