"""Whether a window can be shown at all: without a display Qt would end the process with a message of its own."""

from __future__ import annotations

import re
import socket
import sys
from collections.abc import Mapping
from pathlib import Path


def has_display(environment: Mapping[str, str], system: str = sys.platform) -> bool:
    """Whether a window can be shown on a system (``sys.platform``) with these variables."""
    if system in ("win32", "darwin") or environment.get("QT_QPA_PLATFORM"):
        return True
    wayland = environment.get("WAYLAND_DISPLAY")
    if wayland and Path(environment.get("XDG_RUNTIME_DIR", ""), wayland).exists():
        return True
    return _answers(environment.get("DISPLAY", ""))


def _answers(display: str) -> bool:
    """Whether an X server listens at ``host:number``; without a host, at the local socket of that number."""
    found = re.fullmatch(r"(?:unix)?([^:]*):(\d{1,5})(?:\.\d+)?", display)
    if found is None:
        return display.startswith("/") and Path(display.rpartition(".")[0] or display).exists()
    host, number = found[1], int(found[2])
    if host:
        return _connects(socket.AF_INET, (host, 6000 + number))
    local = f"/tmp/.X11-unix/X{number}"
    return _connects(socket.AF_UNIX, local) or _connects(socket.AF_UNIX, f"\0{local}")


def _connects(family: int, address: str | tuple[str, int]) -> bool:
    with socket.socket(family) as probe:
        probe.settimeout(2)
        try:
            probe.connect(address)
        except OSError:
            return False
    return True
