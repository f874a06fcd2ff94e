"""What the benchmark says: the rows, their baselines and units, and why one was not measured."""

from __future__ import annotations

from anahuac.engine.text import text

HEADINGS = (
    text("bench", "No."),
    text("bench", "What"),
    text("bench", "Figure"),
    text("bench", "Baseline"),
    text("bench", "Ratio"),
    text("bench", "Budget"),
    text("bench", "Aim"),
)
AT_MOST = text("bench", "≤ {value}")
AT_LEAST = text("bench", "≥ {value}")
NONE = text("bench", "–")
MEASURING = text("bench", "measuring {number} …")
NOTE = text("bench", "{number}: {what}")
COMPARED = text("bench", "the baseline is {baseline}")

# ---------------------------------------------------------------- units
SECONDS = text("bench", "{value} s")
MILLISECONDS = text("bench", "{value} ms")
MEGABYTES = text("bench", "{value} MB")
PER_SECOND = text("bench", "{value} a second")
PER_MINUTE = text("bench", "{value} a minute")
PERCENT = text("bench", "{value} %")
TIMES = text("bench", "{value}×")

# ---------------------------------------------------------------- rows
START = text("bench", "start to painted start screen, processor time")
OPEN = text("bench", "open a match to painted map, by the clock")
MEMORY = text("bench", "memory in a match (PSS)")
REPAINT = text("bench", "full repaint at 1920×1080, map with all counters")
PAN = text("bench", "pan step, 95th percentile")
ZOOM = text("bench", "zoom step, 95th percentile")
CLICK = text("bench", "click to marked legal moves, 95th percentile")
ODDS = text("bench", "odds of an attack pointed at, exact, 95th percentile")
STEP = text("bench", "steps through the kernel in random play")
MATCHES = text("bench", "random matches on one core")
GREEDY_MATCH = text("bench", "a match of greedy against greedy")
GREEDY_ANSWER = text("bench", "the slowest answer of greedy in it")
COMMIT = text("bench", "one step committed to the match file")
LOAD = text("bench", "load a match of 10,000 steps")
JUMP = text("bench", "jump anywhere in a match, 95th percentile")
UNDO = text("bench", "undo and redo of a gesture, window repainted, 95th percentile")
SWITCH = text("bench", "switch of theme, text size or language, the slowest")
IDLE = text("bench", "idle processor time with a match open")
TILE = text("bench", "a tile of the map of the siege painted, on average")

# ---------------------------------------------------------------- baselines
BARE_WINDOW = text("bench", "a process with a bare window")
COPY = text("bench", "copying one frame in memory")
CONQUEST_TILE = text("bench", "a tile of the map of the Conquest")
CHESS = text("bench", "the random moves a second of python-chess")
APPEND = text("bench", "appending 300 bytes to a file and forcing them to disk")

# ---------------------------------------------------------------- why not
NOT_MEASURED = text("bench", "not measured: {reason}")
NO_CHESS = text("bench", "python-chess is not installed")
NO_PROC = text("bench", "this system does not tell the memory of a process")
PROCESS_FAILED = text("bench", "a process ended early: {what}")
NOTHING_DONE = text("bench", "there was no occasion for it")
FAILED = text("bench", "it failed: {what}")
