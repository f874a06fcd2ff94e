"""Notes belong to a seat; those written before belong to everybody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the seat, and leave the column without a default, as new files have it."""
    with op.batch_alter_table("note", recreate="always") as note:
        note.add_column(sa.Column("seat", sa.Text, nullable=False, server_default=""))
    with op.batch_alter_table("note", recreate="always") as note:
        note.alter_column("seat", server_default=None)
