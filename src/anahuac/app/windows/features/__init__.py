"""What the window offers, in the order of the menus' entries: one module and one class each."""

from __future__ import annotations

from anahuac.app.windows.feature import Feature
from anahuac.app.windows.features.advice import Advice
from anahuac.app.windows.features.appearance import Appearance
from anahuac.app.windows.features.exporting import Exporting
from anahuac.app.windows.features.figures import Figures
from anahuac.app.windows.features.files import Files
from anahuac.app.windows.features.hands import Hands
from anahuac.app.windows.features.help import Help
from anahuac.app.windows.features.history import History
from anahuac.app.windows.features.keys import Keys
from anahuac.app.windows.features.lesson import Lessons
from anahuac.app.windows.features.moving import Moving
from anahuac.app.windows.features.odds import Foresight
from anahuac.app.windows.features.overlays import Overlays
from anahuac.app.windows.features.pace import Pace
from anahuac.app.windows.features.placing import Trays
from anahuac.app.windows.features.reading import Reading
from anahuac.app.windows.features.recent import Recent
from anahuac.app.windows.features.recently import Recently
from anahuac.app.windows.features.trials import Trials

FEATURES: tuple[type[Feature], ...] = (
    Files,
    Recent,
    Exporting,
    Advice,
    Trays,
    Hands,
    Pace,
    Figures,
    History,
    Trials,
    Recently,
    Foresight,
    Appearance,
    Overlays,
    Moving,
    Reading,
    Lessons,
    Keys,
    Help,
)

__all__ = ["FEATURES"]
