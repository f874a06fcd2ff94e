"""Everything the store tells a person: what is wrong with a file, and what differs when a match is run again.

The reasons of faults begin with the file and end without a full stop, because they are shown inside sentences.
"""

from __future__ import annotations

from anahuac.engine.text import text

# ---------------------------------------------------------------- what a file is not
MISSING = text("store", "{file}: there is no such file")
NOT_A_FILE = text("store", "{file}: this is not a file")
EMPTY = text("store", "{file}: the file is empty")
FOREIGN = text("store", "{file}: this is not a match of Anahuac")
STRANGE = text("store", "{file}: the file holds something that no match of Anahuac has: {what}")
TOO_BIG = text("store", "{file}: the file is too big for a match, more than {most} megabytes")
TOO_MANY_NOTES = text("store", "{file}: a match keeps no more than {most} notes")
TOO_LONG = text("store", "{file}: a match of more than {most} entries cannot be kept")
TOO_SLOW = text("store", "{file}: reading the file takes too long; it is damaged or not made by Anahuac")
TRUNCATED = text("store", "{file}: the end of the file is missing; it was copied or sent incompletely")
DAMAGED = text("store", "{file}: the file is damaged")
DAMAGED_AT = text("store", "{file}: the file is damaged at {place}")
OTHER_VERSION = text(
    "store",
    "{file}: the file is damaged or was changed by another program: its heading tells version {header} of the"
    " tables, they themselves “{table}”",
)
UNREADABLE = text("store", "{file}: {place} cannot be understood: {detail}")
INCONSISTENT = text("store", "{file}: step {step} does not follow from what came before")
NOTHING_PLAYED = text("store", "{file}: nothing has been played in this match yet")
UNKNOWN_GAME = text("store", "{file}: this program does not know the game {game}")
UNFIT = text("store", "{file}: the match cannot be set up again: {reason}")
NEWER = text(
    "store",
    "{file}: written by Anahuac {theirs} in format {their_format}; this is Anahuac {ours} with format"
    " {our_format}, please install the newer version",
)
NEWER_UNNAMED = text(
    "store",
    "{file}: written by a newer Anahuac in format {their_format}; this is Anahuac {ours} with format"
    " {our_format}, please install the newer version",
)
NEWER_RULES = text(
    "store",
    "{file}: played by version {theirs} of the rules, with Anahuac {program}; this is Anahuac {ours} with"
    " version {own} of the rules, please install the newer version",
)

# ---------------------------------------------------------------- what the system refuses
READ_ONLY = text("store", "{file}: the file is read-only")
READ_ONLY_FOLDER = text("store", "{file}: nothing may be written in the folder {folder}")
NO_FOLDER = text("store", "{file}: there is no folder {folder}")
NO_ACCESS = text("store", "{file}: the file may not be read")
EXISTS = text("store", "{file}: there is already a file of that name")
DISK_FULL = text("store", "{file}: the disk is full")
DISK_FAILED = text("store", "{file}: the disk reports an error ({detail})")
IN_USE = text("store", "{file}: the match is open in another window or program")
CHANGED = text("store", "{file}: the file has been changed by another program since it was opened")
MOVED = text("store", "{file}: the file has been moved or deleted since it was opened")
INTERRUPTED = text(
    "store",
    "{file}: writing was interrupted and has to be tidied up first; copy the file and its journal to a folder"
    " that can be written",
)
UPGRADE_FAILED = text("store", "{file}: the file cannot be brought up to date: {detail}")
CLOSED = text("store", "{file}: the match has been closed")
ONLY_LOOKED_AT = text("store", "{file}: the match is open for reading only")

# ---------------------------------------------------------------- places in a file
AT_META = text("store", "the heading")
AT_STEP = text("store", "step {step}")
AT_ENTRY = text("store", "entry {entry} of step {step}")
AT_SNAPSHOT = text("store", "the position kept after entry {entry}")
AT_TABLE = text("store", "the table {table}")
INSIDE = text("store", "{place}: {reason}")
ODD = text("store", "the content is not of the kind that belongs here ({kind})")

# ---------------------------------------------------------------- the library
AUTOSAVE_NAME = text("store", "{game}, {date}")
NOT_IN_LIBRARY = text("store", "{file}: this file is not in the library")

# ---------------------------------------------------------------- running again
OTHER_START = text("verify", "the match starts from another position")
OTHER_HASH = text("verify", "the position differs: recorded {recorded}, now {now}")
OTHER_EVENTS = text("verify", "the events differ: event {at}, recorded {recorded}, now {now}")
OTHER_CHANCE = text("verify", "chance is called upon differently: {detail}")
OTHER_SNAPSHOT = text("verify", "the position kept in the file differs from the one played")
NOW_REFUSED = text("verify", "the rules refuse this now, by clause {clause}: {reason}")
NOW_BROKEN = text("verify", "the rules fail: {kind}")
NOW_UNFIT = text("verify", "the match cannot be set up again: {reason}")
NOTHING = text("verify", "none")
