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
from PySide6.QtWidgets import QApplication, QLabel
from anahuac.app.application import make_application, make_ui
from anahuac.app.folders import folders
from anahuac.app.garbage import GuiGarbage
from anahuac.app.matches import Matches, Opened
from anahuac.app.panels.conquest import texts
from anahuac.app.panels.docks import Dock
from anahuac.app.players import SeatPlan
from anahuac.app.settings import Settings, SettingsFile
from anahuac.app.windows.features.reading import Reading
from anahuac.app.windows.main import MainWindow
from anahuac.engine.text import Ref
from anahuac.wording import Wording
from tests.app.conquestpositions import answer, battle, campaign, played

seed, home = int(sys.argv[1]), sys.argv[2]
pick = random.Random(seed)
app = make_application()
garbage = GuiGarbage()
ui = make_ui(app, SettingsFile(None, Settings(language="en", theme="light", motion=False)))
window = MainWindow(ui, Matches(folders(Path(home))))
window.resize(1600, 1000)
window.show()
match = played(campaign(seed), 3000) if seed % 3 == 0 else played(battle() if seed % 2 else campaign(seed), 60)
seats = {seat: SeatPlan() for seat in ("spain", "indian")}
window.sit_down(Opened(match, seats))
window.table.session.raise_curtain()

did = []
STANDING = (texts.MARKERS_OF(camp=Ref("camp", "spain")), texts.MARKERS_OF(camp=Ref("camp", "indian")), texts.STEPS_LOST)
SAID = {
    code: {Wording(code, ui.words._names).sentence(said) for said in STANDING} for code in ("en", "fr")
}
TITLES = {code: SAID[code] - SAID["fr" if code == "en" else "en"] for code in SAID}


def settle():
    for _ in range(12):
        QApplication.processEvents()


def told():
    # What stands, against what belongs here; and words of panels that are not of the language spoken.
    table = window.table
    arrangement = table.arrangement
    stands = {key for key, dock in table.docks.items() if not dock.isHidden()}
    belong = arrangement.belonging()
    strip = table.area.findChild(Dock, "summary")
    faults = []
    if not belong <= stands <= belong | {table._wanted}:
        faults.append(f"stand {sorted(stands)}, belong {sorted(belong)}")
    homeless = {key for key in stands if arrangement._is_homeless(table.docks[key])}
    if homeless:
        faults.append(f"without a place {sorted(homeless)}")
    if strip is not None and not strip.isHidden() and arrangement.tier.name not in ("narrow", "small"):
        faults.append(f"the strip of small windows {strip.geometry()}")
    said = {made.text() for dock in table.docks.values() for made in dock.findChildren(QLabel)}
    foreign = said & TITLES["en" if ui.words.language == "fr" else "fr"]
    if foreign:
        faults.append(f"foreign {foreign}")
    if faults:
        raise SystemExit(f"{arrangement.tier} past {arrangement.past} reading {arrangement.reading!r} "
                         f"asked {arrangement.asked!r}: {faults}; did {did[-8:]}")


reading = next(feature for feature in window.features if isinstance(feature, Reading))
QApplication.processEvents()
window.resize(1024, 700)  # at once, before the first arrangement has been laid out
for turn in range(50):
    for _ in range(pick.randrange(3)):
        QApplication.processEvents()
    if turn % 3 == 2:
        settle()
        window.table.session.raise_curtain()
        settle()
        told()
    did.append(pick.randrange(13))
    match did[-1]:
        case 0:
            window.set_size(pick.choice((100, 125, 150, 200)))
        case 1:
            session = window.table.session
            session.look_now() if session.looking is not None else session.look_at(pick.randrange(9))
        case 2:
            reading.open()
        case 3:
            reading.close()
        case 4:
            window.set_language(pick.choice(("en", "fr")))
        case 5:
            window.set_theme(pick.choice(("light", "dark")))
        case 6 | 7:
            session = window.table.session
            if session.looking is None:
                for _ in range(pick.choice((1, 1, 5, 20))):
                    session.hand_over()
                    session.raise_curtain()
                    if session.decision is not None:
                        session.play(answer(session.match, session.decision, pick))
        case 8:
            window.table.ask_for(pick.choice(("", "odds")), pick.random() < 0.5)
        case 9:  # as by hand
            docks = [dock for dock in window.table.docks.values() if dock.isVisible()]
            if docks:
                dock = pick.choice(docks)
                dock.setFloating(not dock.isFloating())
                QApplication.processEvents()
                window.table.arrangement.layouts.touched.emit()
        case 10:
            if pick.random() < 0.5:
                window.table.arrange_anew()
        case _:
            window.resize(pick.randrange(640, 2200), pick.randrange(480, 1300))
window.table.session.raise_curtain()
settle()
told()
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
