"""Windows that change their size at any moment: in a process of its own, for a fault of Qt would end all tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = """
import random, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from anahuac.app.application import make_application, make_ui
from anahuac.app.folders import folders
from anahuac.app.garbage import GuiGarbage
from anahuac.app.matches import Matches, Opened
from anahuac.app.players import SeatPlan
from anahuac.app.settings import Settings, SettingsFile
from anahuac.app.windows.features.reading import Reading
from anahuac.app.windows.main import MainWindow
from tests.app.conquestpositions import battle, campaign, played

seed, home = int(sys.argv[1]), sys.argv[2]
pick = random.Random(seed)
app = make_application()
garbage = GuiGarbage()
ui = make_ui(app, SettingsFile(None, Settings(language="en", theme="light", motion=False)))
window = MainWindow(ui, Matches(folders(Path(home))))
window.resize(1600, 1000)
window.show()
match = played(campaign(seed), 3000) if seed % 3 == 0 else played(battle() if seed % 2 else campaign(seed), 60)
asked = match.pending[0].seat if match.pending else "spain"
seats = {seat: SeatPlan() if seat == asked else SeatPlan("nobody") for seat in ("spain", "indian")}
window.sit_down(Opened(match, seats))
reading = next(feature for feature in window.features if isinstance(feature, Reading))
QApplication.processEvents()
window.resize(1024, 700)  # at once, before the first arrangement has been laid out
for _ in range(40):
    for _ in range(pick.randrange(3)):
        QApplication.processEvents()
    match pick.randrange(7):
        case 0:
            window.set_size(pick.choice((100, 125, 150, 200)))
        case 1:
            session = window.table.session
            session.look_now() if session.looking is not None else session.look_at(pick.randrange(9))
        case 2:
            reading.open()
        case 3:
            reading.close()
        case _:
            window.resize(pick.randrange(640, 2200), pick.randrange(480, 1300))
window.to_start()
QApplication.processEvents()
window.close()
garbage.release()
"""


@pytest.mark.parametrize("seed", range(6))
def test_sizes_change_at_any_moment(seed: int, tmp_path: Path) -> None:
    env = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT))),
    }
    words = [sys.executable, "-X", "faulthandler", "-c", SCRIPT.strip(), str(seed), str(tmp_path)]
    ran = subprocess.run(words, env=env, capture_output=True, text=True, timeout=240, check=False)
    assert ran.returncode == 0, ran.stderr[-2000:]
    assert "Traceback" not in ran.stderr
