"""Pages as tests write them."""

from __future__ import annotations

import pytest

from anahuac.help.checking import Known
from anahuac.rulebook import Clause


@pytest.fixture
def known() -> Known:
    """A small game: two rules, a flavour, one picture, one table."""
    clauses = [
        Clause("8-a", {"en": "Only commanders move"}, "done"),
        Clause("8-b", {"en": "One army after the other"}, "done"),
        Clause("1-a", {"en": "Scale"}, "done", kind="flavour"),
    ]
    return Known(clauses, {"unit/spain-EB"}, {"units"})
