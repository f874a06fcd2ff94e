"""What the command line says: faults, wrong usage, results. The help is in :mod:`anahuac.cli.texts_help`."""

from __future__ import annotations

from anahuac.engine.text import plural, text

# ---------------------------------------------------------------- faults
ERROR = text("cli", "anahuac: {reason}")
INTERRUPTED = text("cli", "interrupted")
BUG = text("cli", "something unexpected happened ({kind}); a report is in {file}")
BUG_UNSAVED = text("cli", "something unexpected happened ({kind}), and no report could be written")
WORKER_DIED = text("cli", "a process that played matches ended unexpectedly")
GAME_BROKEN = text("cli", "{game} cannot be played: {file}, at {place}: {reason}")
OUTPUT_LOST = text("cli", "the output cannot be written: {reason}")
PROGRAM_DAMAGED = text("cli", "the program's file {file} is missing or damaged; install it again")

# ---------------------------------------------------------------- wrong usage
SEE_HELP = text("cli", "See: {command} --help")
NO_SUCH_OPTION = text("cli", "there is no option {option}")
NO_SUCH_COMMAND = text("cli", "there is no command {command}; there are: {known}")
MISSING = text("cli", "{name} is missing")
NEEDS_VALUE = text("cli", "the option {option} needs a value")
TAKES_NO_VALUE = text("cli", "the option {option} takes no value")
TOO_MANY = text("cli", "too many arguments: {extra}")
NOT_UNDERSTOOD = text("cli", "the command line cannot be understood: {what}")
NOT_AT_TABLE = text(
    "cli", "the window does not show {game} yet; its rules run on the command line. It shows: {known}"
)
UNKNOWN_GAME = text("cli", "there is no game {given}; there are: {known}")
UNKNOWN_SCENARIO = text("cli", "{game} has no scenario {scenario}; it has: {known}")
UNKNOWN_LEVEL = text("cli", "there is no computer player {level}; there are: {known}")
UNKNOWN_PLAYER = text("cli", "there is no player {level}; there are: {known}")
UNKNOWN_SEAT = text("cli", "{game} has no seat {seat}; it has: {known}")
SEAT_FORM = text("cli", "a seat is given as SEAT=PLAYER, not {given}")
SEATS_COUNT = plural("cli", "--seats takes %n player(s) for this game, separated by commas", "", 1)
SEED_RANGE = text("cli", "a seed is a whole number from 0 to {most}, not {given}")
MATCHES_RANGE = text("cli", "the number of matches is a whole number from 1 to {most}, not {given}")
WORKERS_RANGE = text("cli", "the number of workers is a whole number from 1 to {most}, not {given}")
SIZE_FORM = text("cli", "a size is given as WIDTHxHEIGHT with 100 to {most} points each, not {given}")
PERCENT_RANGE = text("cli", "text size is a whole number from 100 to {most}, not {given}")
STEPS_RANGE = text("cli", "the match has steps 0 to {most}, not {given}")
STEPS_COUNT = text("cli", "the number of steps is a whole number from 0 to {most}, not {given}")
UNKNOWN_CLAUSE = text("cli", "the rules of {game} have no clause {clause}")
UNKNOWN_PAGE = text("cli", "there is no page {given}; there are: {known}")
AT_COUNT = text("cli", "the step to look at is a whole number from 0 to {most}, not {given}")
TASK_NUMBER = text("cli", "the task of the lesson is a whole number from 1 to {most}, not {given}")
REPLAY_ONLY = text("cli", "{option} goes with --page replay only")
UNKNOWN_LANGUAGE = text("cli", "there is no language {given}; there are: {known}")
UNKNOWN_THEME = text("cli", "there is no theme {given}; there are: {known}")
UNKNOWN_ROW = text("cli", "there is no row {given}; there are: {known}")
OPTION_FORM = text("cli", "a rule setting is given as KEY=VALUE, not {given}")
UNKNOWN_SETTING = text("cli", "{game} has no rule setting {key}; it has: {known}")
SETTING_VALUE = text("cli", "the rule setting {key} takes {known}, not {given}")
SETTING_LIST = text("cli", "the rule setting {key} takes a list of objects with whole numbers, not {given}")
ONE_OF_TWO = text("cli", "give either --map GAME or --window MATCH")
NOT_WITH_FILE = text("cli", "{option} belongs to a new match and cannot go with a file")
NEEDS_GAME = text("cli", "{option} belongs to a new match: name its game")
WINDOW_ONLY = text("cli", "{option} goes with --window only")
NO_FILE = text("cli", "{file}: there is no such file")
NOT_A_FILE = text("cli", "{file}: this is not a file")
NO_NAME = text("cli", "the name of a file is missing")
NO_FOLDER = text("cli", "{folder}: there is no such folder")
NOT_A_FOLDER = text("cli", "{folder}: this is not a folder")
NOT_A_PICTURE = text("cli", "{file}: the name of a picture ends in .png")
CANNOT_WRITE = text("cli", "{file}: cannot be written: {reason}")
CANNOT_READ = text("cli", "{file}: cannot be read: {reason}")
NO_HOME = text(
    "cli", "the system names no folder of your own for matches and settings: give one with --data-dir"
)
NO_DISPLAY = text("cli", "a window needs a display, and none was found")
NO_PLATFORM = text(
    "cli", "a window cannot be shown by “{said}”, as QT_QPA_PLATFORM wants: Qt has nothing of that name"
)

# ---------------------------------------------------------------- results
SIMULATED = plural("cli", "%n match(es) of {game}: {scenario}", "", 1)
WINS = plural("cli", "{seat} ({player}): %n won, that is {low} to {high}", "", 1)
DRAWS = plural("cli", "%n tie(s)", "", 1)
UNFINISHED = plural("cli", "%n match(es) not finished", "", 1)
STEPS = plural("cli", "%n step(s), {rate} in a second", "", 1)
FAULT = text("cli", "match {number} (seed {seed}), step {step}: {what}")
VERIFIED = plural("cli", "{file}: %n step(s), all as recorded", "", 1)
DIFFERS = text("cli", "{file}: step {step} differs: {what}")
VALID = text("cli", "{file}: no fault")
FAULTS = plural("cli", "%n fault(s)", "", 1)
WARNINGS = plural("cli", "%n place(s) worth a look", "", 1)
WRITTEN = text("cli", "{file} written")
CLAUSE_STATE = {
    "done": text("cli", "done"),
    "partial": text("cli", "partial"),
    "out": text("cli", "left out"),
}
CLAUSES = text("cli", "{done} of {all} clauses done")
VERSION = text("cli", "Anahuac {version}")
