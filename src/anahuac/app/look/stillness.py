"""Whether the system asks programs for less motion. Qt does not tell; each system is asked in its own way."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

_SPI_GETCLIENTAREAANIMATION = 0x1042
_PORTAL = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
)
_GNOME = ("org.gnome.desktop.interface", "enable-animations")


def ask_system(tell: Callable[[bool], object]) -> object:
    """Tell whether less motion is asked for, now or as soon as the system answers; it may never do.

    What is returned has to be kept until then.
    """
    if sys.platform == "win32":
        tell(not _windows_animates())
        return None
    if sys.platform == "darwin":
        return None
    return _ask_portal(tell)


def _windows_animates() -> bool:
    """*Show animations in Windows*."""
    import ctypes

    shown = ctypes.c_int(1)
    windll: Any = ctypes.windll  # type: ignore[attr-defined,unused-ignore]
    windll.user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(shown), 0)
    return bool(shown.value)


def _ask_portal(tell: Callable[[bool], object]) -> object:
    """The desktop's setting by way of its portal, without waiting for the answer."""
    from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return None
    message = QDBusMessage.createMethodCall(*_PORTAL, "ReadOne")
    message.setArguments(list(_GNOME))
    watcher = QDBusPendingCallWatcher(bus.asyncCall(message))
    watcher.finished.connect(lambda _: _answered(watcher, tell))
    return watcher


def _answered(watcher: Any, tell: Callable[[bool], object]) -> None:
    found = watcher.reply().arguments()
    value: Any = found[0] if found else None
    value = value.variant() if hasattr(value, "variant") else value
    if isinstance(value, bool):
        tell(not value)
