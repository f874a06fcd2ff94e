"""Texts of the Conquest's panels."""

from __future__ import annotations

from anahuac.engine.text import plural, text

ALLIANCES = text("conquest-panels", "Alliances Table")
POINTS = text("conquest-panels", "Replacement points")
SCORE = text("conquest-panels", "Victory points")
TURNS = text("conquest-panels", "Turns and seasons")
RESERVE = text("conquest-panels", "Eliminated")
S_ALLIANCES = text("conquest-panels", "Alliances")
S_POINTS = text("conquest-panels", "RP")
S_SCORE = text("conquest-panels", "VP")
S_TURNS = text("conquest-panels", "Turns")
MAJOR = text("conquest-panels", "Major")
MINOR = text("conquest-panels", "Minor")
UNSHAKEABLE = text("conquest-panels", "unshakeable")
DOUBT = text("conquest-panels", "doubt")
CURSOR_AT = text("conquest-panels", "{nation}: {box}")
MAY_CROSS = text("conquest-panels", "may change camp")
MAY_NOT_CROSS = text("conquest-panels", "never changes camp")
MAY_STAND = text("conquest-panels", "may come into: {boxes}")
LOGGED = plural("conquest-panels", "%n item(s) waiting for diplomacy", "", 1)
TURN_OF = text("conquest-panels", "turn {turn} of {last}")
SPOKEN_TURN = text("conquest-panels", "Turn {turn}, {months} {year}, {season}")
HARVEST = text("conquest-panels", "harvest")
SMALLPOX = text("conquest-panels", "smallpox")
REINFORCEMENTS = text("conquest-panels", "Spanish reinforcements due")
LAST = text("conquest-panels", "last turn")
WITH = text("conquest-panels", "{turn}: {things}")
VP_OF = plural("conquest-panels", "{camp}: %n victory point(s)", "", 1)
LEVEL_NOW = text("conquest-panels", "if it ended now: {level}")
NO_LEVEL = text("conquest-panels", "no winner below {points}")
RP_OF = plural("conquest-panels", "{nation}: %n replacement point(s) from its land ({camp})", "", 1)
RP_SPANISH = plural("conquest-panels", "{nation}: %n strength point(s) of this turn ({camp})", "", 1)
RP_LEFT = plural("conquest-panels", "{nation}: %n point(s) left to buy with ({camp})", "", 1)
LEFT = text("conquest-panels", "left")
OTHERS = text("conquest-panels", "Others")
GONE = plural("conquest-panels", "%n eliminated", "", 1)
NONE_GONE = text("conquest-panels", "none eliminated")
MARKERS_OF = text("conquest-panels", "{camp}, tactical markers")
LOST_BY = plural("conquest-panels", "{camp}: %n step(s) lost", "", 1)
STEPS_LOST = text("conquest-panels", "Steps lost in this battle")
FACE_DOWN = plural("conquest-panels", "%n face down", "", 1)
READY = text("conquest-panels", "ready")
SET_ASIDE = text("conquest-panels", "in this round")
PLAYED = text("conquest-panels", "played")
USED = text("conquest-panels", "used")
IN_HAND = text("conquest-panels", "to choose")
CHOSEN = text("conquest-panels", "chosen")
LAST_FIRE = text("conquest-panels", "Last fire")
LAST_RESULT = text("conquest-panels", "Last result")
SHOT_HIT = text("conquest-panels", "{type}, hit: needed {needed}")
SHOT_MISSED = text("conquest-panels", "{type}, missed: needed {needed}")
FIRST_NUMBERS = text("conquest-panels", "1–{most}")
EVENT_NOW = text("conquest-panels", "Event: {event}")
SUMMARY = text("conquest-panels", "Victory points: Spain {spain}, Indians {indian}")
SOURCE = text("conquest-panels", "{what}: {state}")
TO_DEPLOY = text("conquest-panels", "{camp}, to deploy")
BATTLE = text("conquest-panels", "The battle")
S_BATTLE = text("conquest-panels", "Markers")
SEQUENCE = text("conquest-panels", "Sequence of the round")
SHORT = {
    "spain": text("conquest-panels", "Sp"),
    "mexico": text("conquest-panels", "Mx"),
    "tlacopan": text("conquest-panels", "Tp"),
    "texcoco": text("conquest-panels", "Tx"),
    "tlaxcala": text("conquest-panels", "Tl"),
    "other": text("conquest-panels", "OP"),
}
#: Months of a turn as its box has room for them, by their full English name.
MONTHS = {
    "May-June": text("conquest-panels", "May-June"),
    "July-August": text("conquest-panels", "July-Aug."),
    "September-October": text("conquest-panels", "Sept.-Oct."),
    "November-December": text("conquest-panels", "Nov.-Dec."),
    "January-February": text("conquest-panels", "Jan.-Feb."),
    "March-April": text("conquest-panels", "Mar.-Apr."),
}
