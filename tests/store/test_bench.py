"""The measurements of the store measure something, and tidy up."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from anahuac.engine.game import Setup
from anahuac.store import connection
from anahuac.store.bench import commit_costs, loading_costs
from tests.store.conftest import SAFELY
from tests.store.games import Marathon


def test_costs_are_measured_and_nothing_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "SAFELY", SAFELY)
    short: Any = Marathon(20)  # is over after some steps, and is then taken back by half
    commit, append = commit_costs(tmp_path, short, Setup(), 60)
    assert commit > append > 0
    loading, jump = loading_costs(tmp_path, short, Setup(), steps=200, jumps=5)
    assert loading > jump > 0
    assert os.listdir(tmp_path) == []
