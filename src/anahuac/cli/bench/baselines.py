"""What the rows are compared with, measured in the same run: python-chess, memory, the disk."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from time import perf_counter

from anahuac.cli.bench import texts
from anahuac.cli.bench.rows import NotMeasured, median

#: Run as a program of its own: its licence does not allow it to be part of this one.
CHESS = """
import random, sys, time
try:
    import chess
except ImportError:
    sys.exit(3)
pick = random.Random(1)
moves, until = 0, time.perf_counter() + 2.0
began = time.perf_counter()
while time.perf_counter() < until:
    board = chess.Board()
    while not board.is_game_over() and len(board.move_stack) < 200:
        board.push(pick.choice(list(board.legal_moves)))
        moves += 1
print(moves / (time.perf_counter() - began))
"""
FRAME_BYTES = 1920 * 1080 * 4
APPENDED = 300


@cache
def chess_moves_per_second() -> float:
    """Random moves a second of python-chess. Raises NotMeasured where it is not installed."""
    ran = subprocess.run(
        [sys.executable, "-c", CHESS], capture_output=True, text=True, timeout=120, check=False
    )
    if ran.returncode == 3:
        raise NotMeasured(texts.NO_CHESS())
    if ran.returncode:
        raise NotMeasured(texts.PROCESS_FAILED(what=str(ran.returncode)))
    return float(ran.stdout)


def frame_copy() -> float:
    """Milliseconds to copy the bytes of a frame of 1920 by 1080 points."""
    source, target = bytearray(FRAME_BYTES), bytearray(FRAME_BYTES)
    view = memoryview(target)
    times = []
    for _ in range(30):
        began = perf_counter()
        view[:] = source
        times.append(perf_counter() - began)
    return 1000 * median(times)


def forced_append(folder: Path) -> float:
    """Milliseconds to append 300 bytes to a file and have them on disk."""
    path = folder / "appended"
    times = []
    with path.open("ab", buffering=0) as file:
        for _ in range(60):
            began = perf_counter()
            file.write(b"x" * APPENDED)
            os.fsync(file.fileno())
            times.append(perf_counter() - began)
    return 1000 * median(times)
