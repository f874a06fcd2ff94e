"""Whether a window can be shown at all: without a display Qt would end the process with a message of its own."""

from __future__ import annotations

import os
import re
import socket
import sys
from collections.abc import Mapping
from pathlib import Path


def has_display(environment: Mapping[str, str], system: str = sys.platform) -> bool:
    """Whether a window can be shown on a system (``sys.platform``) with these variables.

    ``QT_QPA_PLATFORM`` names ways to show one, the first that works is taken: ``"wayland;xcb"``, ``"offscreen"``.
    """
    wished = [one.partition(":")[0] for one in environment.get("QT_QPA_PLATFORM", "").split(";")]
    if any(wished):
        return any(_shows(one, environment, system) for one in wished)
    return (
        system in ("win32", "darwin") or _has_wayland(environment) or _answers(environment.get("DISPLAY", ""))
    )


def unknown_platform(environment: Mapping[str, str]) -> str:
    """What ``QT_QPA_PLATFORM`` says where Qt has nothing of any such name, else ``""``."""
    said = environment.get("QT_QPA_PLATFORM", "")
    return "" if any(_is_known(one.partition(":")[0], environment) for one in said.split(";")) else said


def _shows(platform: str, environment: Mapping[str, str], system: str) -> bool:
    if not _is_known(platform, environment):
        return False
    if system not in ("win32", "darwin") and platform == "xcb":
        return _answers(environment.get("DISPLAY", ""))
    return not platform.startswith("wayland") or _has_wayland(environment)


def _is_known(platform: str, environment: Mapping[str, str]) -> bool:
    """Whether Qt has a plugin of that name, ``wayland-egl`` being one of ``wayland``."""
    from importlib.util import find_spec

    own = find_spec("PySide6")
    homes = own.submodule_search_locations if own is not None and own.submodule_search_locations else ()
    folders = [Path(home, *inner) for home in homes for inner in (("Qt", "plugins"), ("plugins",))]
    folders += [Path(path) for path in environment.get("QT_PLUGIN_PATH", "").split(os.pathsep) if path]
    places = [folder / "platforms" for folder in folders]
    if environment.get("QT_QPA_PLATFORM_PLUGIN_PATH"):
        places.append(Path(environment["QT_QPA_PLATFORM_PLUGIN_PATH"]))
    plugins = {
        found.name.partition(".")[0].removeprefix("lib") for place in places for found in _inside(place)
    }
    return f"q{platform.partition('-')[0]}" in plugins


def _inside(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError:
        return []


def _has_wayland(environment: Mapping[str, str]) -> bool:
    wayland = environment.get("WAYLAND_DISPLAY")
    return bool(wayland) and Path(environment.get("XDG_RUNTIME_DIR", ""), str(wayland)).exists()


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
