"""Run by alembic: carries out the migrations on the connection handed over by :mod:`anahuac.store.upgrade`."""

from __future__ import annotations

from alembic import context

from anahuac.store.models import Table

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Table.metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
