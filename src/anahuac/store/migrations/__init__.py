"""How the tables of a match file came to be, version by version, for alembic; see :mod:`anahuac.store.upgrade`."""
