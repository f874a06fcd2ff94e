"""The first tables.

A migration is a record of the past: it names columns itself and never imports the models, which go on changing.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables of a file that has none."""
    op.create_table(
        "meta",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("app_version", sa.Text, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("seed", sa.Integer, nullable=False),
        sa.Column("spent", sa.Integer, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("seal", sa.Integer, nullable=False),
    )
    op.create_table(
        "entry",
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("type", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
    )
    op.create_table(
        "step",
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("gesture", sa.Integer),
        sa.Column("barrier", sa.Text),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("label", sa.Text),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("outcome", sa.Text),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("seal", sa.Integer, nullable=False),
    )
    op.create_table(
        "snapshot",
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("seal", sa.Integer, nullable=False),
    )
    op.create_table(
        "note",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("written", sa.Text, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
    )
