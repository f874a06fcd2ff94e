"""A terminal for tests: runs a command line in this process and keeps what it says."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from anahuac.cli import main


class Ran(NamedTuple):
    """What a command line gave."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """The JSON it printed, which is all it printed."""
        return json.loads(self.out)


Terminal = Callable[..., Ran]


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """``terminal("simulate", "conquest", lang="fr")``; never a traceback."""

    def run(*words: str, lang: str = "en") -> Ran:
        for name in ("LC_ALL", "LC_MESSAGES"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("LANG", {"en": "en_GB.UTF-8", "fr": "fr_FR.UTF-8"}[lang])
        capsys.readouterr()
        code = main(words)
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return Ran(code, out, err)

    return run
