"""The tables of the siege, for all its tests."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from anahuac.games.siege.data import Tables
from anahuac.games.siege.loading import load_tables
from anahuac.resources import resource_bytes, resource_names

FOLDER = "games/siege"


@pytest.fixture(scope="session")
def siege_files() -> Mapping[str, bytes]:
    paths = [path for path in resource_names(FOLDER) if path.endswith(".json")]
    return {path.removeprefix(f"{FOLDER}/"): resource_bytes(path) for path in paths}


@pytest.fixture(scope="session")
def tables(siege_files: Mapping[str, bytes]) -> Tables:
    return load_tables(siege_files)
