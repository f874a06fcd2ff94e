"""What every widget is given: the look, the words, the settings in force, and the small pictures of maps."""

from __future__ import annotations

import msgspec

from anahuac.app.i18n import Words
from anahuac.app.look.look import Look
from anahuac.app.settings import SettingsFile
from anahuac.app.thumbs import Thumbs


class Ui(msgspec.Struct, frozen=True):
    """One per application. Widgets keep it and read from it; they never copy what may change."""

    look: Look
    words: Words
    settings: SettingsFile
    thumbs: Thumbs = msgspec.field(default_factory=Thumbs)
