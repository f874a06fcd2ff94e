"""What every test gets: an offscreen Qt, folders of its own, hypothesis without a clock."""

from __future__ import annotations

import gc
import os

os.environ["QT_QPA_PLATFORM"] = os.environ.get("QT_QPA_PLATFORM") or "offscreen"  # before Qt is imported

import pytest
from hypothesis import HealthCheck, settings

# Machines are shared and slow at times: no deadline, and on CI the same examples at every run.
settings.register_profile("local", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", parent=settings.get_profile("local"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")


def pytest_collection_finish() -> None:
    """Modules and collected tests stay to the end: no search for garbage need go through them, test after test."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _own_folders(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Keep every test, and every process it starts, away from the person's own settings and matches."""
    home = tmp_path_factory.mktemp("home")
    for name, folder in {
        "XDG_CONFIG_HOME": "config",
        "XDG_DATA_HOME": "data",
        "XDG_STATE_HOME": "state",
        "XDG_CACHE_HOME": "cache",
        "APPDATA": "roaming",
        "LOCALAPPDATA": "local",
    }.items():
        os.environ[name] = str(home / folder)
