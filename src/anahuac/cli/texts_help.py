"""The help of the command line: what each command and option is for, and how its values are called."""

from __future__ import annotations

from anahuac.engine.text import text

# ---------------------------------------------------------------- headings
USAGE = text("cli help", "Usage:")
ARGUMENTS = text("cli help", "Arguments")
OPTIONS = text("cli help", "Options")
COMMANDS = text("cli help", "Commands")
DEFAULT = text("cli help", "{help} [default: {value}]")
OPTIONS_HERE = text("cli help", "[OPTIONS]")
OPTIONAL = text("cli help", "[{name}]")
COMMAND_HERE = text("cli help", "COMMAND ...")

# ---------------------------------------------------------------- how values are called
FILE = text("cli help", "FILE")
FILES = text("cli help", "FILE...")
PATHS = text("cli help", "PATH...")
GAME = text("cli help", "GAME")
GAME_SCENARIO = text("cli help", "GAME[/SCENARIO]")
FILE_OR_GAME = text("cli help", "FILE|GAME[/SCENARIO]")
OUT = text("cli help", "OUT.png")
SEAT = text("cli help", "SEAT")
SEAT_PLAYER = text("cli help", "SEAT=PLAYER")
PLAYERS = text("cli help", "PLAYER,PLAYER")
KEY_VALUE = text("cli help", "KEY=VALUE")
NUMBER = text("cli help", "N")
FOLDER = text("cli help", "DIR")
STEP = text("cli help", "STEP")
PERCENT = text("cli help", "PERCENT")
SIZE = text("cli help", "WxH")

# ---------------------------------------------------------------- commands
ABOUT = text("cli help", "Board games about the conquest of Mexico, with the rules enforced.")
PLAY = text("cli help", "Open the window: the start screen, a match file, or a new match.")
SIMULATE = text("cli help", "Let computer players play many matches and count who wins.")
VERIFY = text("cli help", "Run matches again from their actions and dice and compare every step.")
REPLAY = text("cli help", "Tell a match as text, as a seat may know it.")
VALIDATE = text("cli help", "Look for faults in content files and matches.")
RENDER = text("cli help", "Draw a map or the whole window as a picture.")
RULES = text("cli help", "List the clauses of a rulebook, where they are carried out and tested.")
BENCH = text("cli help", "Measure speed and memory against baselines.")

# ---------------------------------------------------------------- arguments and options
ARG_PLAY = text("cli help", "A match file, or a game and scenario for a new match.")
ARG_GAME = text("cli help", "The game.")
ARG_SIMULATE = text("cli help", "The game, and the scenario unless it is the first one.")
ARG_MATCHES = text("cli help", "Match files.")
ARG_MATCH = text("cli help", "A match file.")
ARG_PATHS = text("cli help", "Files, or folders with all they hold.")
ARG_OUT = text("cli help", "The picture to write.")
OPT_LANG = text("cli help", "Language: en or fr.")
OPT_DATA_DIR = text("cli help", "Folder for matches, settings and logs in place of the system's own.")
OPT_JSON = text("cli help", "Print JSON for programs.")
OPT_ROW = text("cli help", "Measure this row only. May be repeated.")
OPT_SEED = text("cli help", "Seed of the dice; the same seed gives the same dice.")
OPT_SEAT = text("cli help", "Who sits where: human, random or greedy. May be repeated.")
OPT_SEATS = text("cli help", "The computer players of all seats in order.")
OPT_MATCHES = text("cli help", "How many matches.")
OPT_WORKERS = text("cli help", "How many processes; as many as processors unless given.")
OPT_SAVE = text("cli help", "Folder that takes the matches.")
OPT_OPTION = text("cli help", "A rule setting. May be repeated.")
OPT_TO = text("cli help", "Stop after this step.")
OPT_AS = text("cli help", "Tell it as this seat may know it, not as a spectator.")
OPT_MAP = text("cli help", "The game whose map is drawn.")
OPT_WINDOW = text("cli help", "The match, or game and scenario, whose window is drawn.")
OPT_STEPS = text("cli help", "Random steps to play before drawing.")
OPT_PAGE = text(
    "cli help", "What the window shows besides: the history of the match, its rules, or the lesson."
)
OPT_AT = text("cli help", "The step that the replay looks at; without it the latest.")
OPT_THEME = text("cli help", "Theme: light or dark.")
OPT_TEXT = text("cli help", "Text size in per cent, 100 to 200.")
OPT_SIZE = text("cli help", "Size of the picture in points.")
OPT_VERSION = text("cli help", "Print the version.")
OPT_HELP = text("cli help", "Print this help.")
