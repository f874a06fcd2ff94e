"""Run as a process of its own: plays a match into a file and says after each entry what is on the disk.

``python -m tests.store.writer FILE`` begins one and never ends; ``... FILE hold`` opens one and waits.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from anahuac.store import open_match
from tests.store.games import begin, load, play


def main(path: Path, *, hold: bool) -> None:
    """See the module."""
    print("ready", flush=True)
    if hold:
        opened = open_match(path, load)
        print("held", flush=True)
        time.sleep(100)
        opened.file.close()
        return
    match, file = begin(path)
    count = 0
    while True:
        print(match.last.number, match.last.hash, flush=True)
        count += 1
        if count % 10 == 7:
            match.undo(to=len(match.steps) - 3)
        elif count % 10 == 8:
            match.redo()
        else:
            play(match, 1, seed=count)
    file.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), hold="hold" in sys.argv)
