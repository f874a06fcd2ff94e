"""What every widget is given: the look, the words and the settings in force."""

from __future__ import annotations

from dataclasses import dataclass

from anahuac.app.i18n import Words
from anahuac.app.look.look import Look
from anahuac.app.settings import SettingsFile


@dataclass(frozen=True)
class Ui:
    """One per application. Widgets keep it and read from it; they never copy what may change."""

    look: Look
    words: Words
    settings: SettingsFile
