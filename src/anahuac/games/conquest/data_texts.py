"""What can be wrong in the data files of the Conquest, said to whoever writes them."""

from __future__ import annotations

from anahuac.engine.text import text

NO_AREAS = text("conquest data", "there is no board “{board}” with areas")
NO_NODES = text("conquest data", "there is no board “{board}” with nodes")
COST_BELOW_ONE = text("conquest data", "entering a zone costs at least 1 movement point")
BELOW_NOUGHT = text("conquest data", "rp, vp and fv cannot be below 0")
NO_NATION = text("conquest data", "there is no nation “{nation}”")
NO_CAMP = text("conquest data", "there is no camp “{camp}”")
NO_ZONE = text("conquest data", "there is no zone {zone}")
NO_UNIT = text("conquest data", "there is no unit “{unit}”")
NO_UNIT_TYPE = text("conquest data", "there is no type of unit “{type}”")
NO_COMMANDER = text("conquest data", "there is no commander “{commander}”")
BOX_WITH_VALUE = text("conquest data", "the box “{box}” caps no replacements and must have no value")
BOX_WITHOUT_VALUE = text("conquest data", "the box “{box}” caps replacements and needs a value")
NO_BOX = text("conquest data", "the Alliances Table has no box “{box}”")
NO_TURN = text("conquest data", "the calendar has no turn {turn}")
PLACED_TWICE = text("conquest data", "“{piece}” is placed twice")
NOT_THE_CAMPS = text("conquest data", "the camps must be “spain” and “indian”, each once")
OTHER_NATION = text("conquest data", "“{piece}” is of another nation")
ENDS_BEFORE = text("conquest data", "the last turn comes before the first")
HELD_BY_BOTH = text("conquest data", "both camps control zone {zone}")
NO_CURSOR = text("conquest data", "the nation “{nation}” has no cursor")
NO_SEASON = text("conquest data", "there is no season “{season}”")
NO_SUCH_DIE = text("conquest data", "a die shows 1 to 6, not {die}")
TURNS_WITHOUT_GAP = text("conquest data", "the turns must be numbered from 1 without a gap")
RATIOS_RISE = text("conquest data", "the columns must be ratios that rise, such as 1/2-, 1/1, 2/1+")
RANGES_RISE = text(
    "conquest data", "the columns must be ranges that rise without a gap, such as 1-5, 6-10, 11+"
)
NOT_THE_KEYS = text("conquest data", "the keys must be {known}")
FACTORS = text("conquest data", "there must be one combat factor for each of the unit’s steps")
OUTSIDE_TRACK = text("conquest data", "the cursor must start in a box of its nation’s track")
ZONE_FOR_EACH_RESULT = text("conquest data", "each result of a die must lead to one zone")
TURN_FOR_EACH_RESULT = text("conquest data", "each result of a die must lead to one turn")
STRENGTH = text("conquest data", "the unit has 1 to {steps} strength points, not {sp}")
CELL_FOR_EACH_COLUMN = text("conquest data", "the row does not have one cell for each column")
NOT_A_RESULT = text("conquest data", "“{cell}” is not a result of a combat table")
NOT_A_DIE = text("conquest data", "“{label}” is not a row of a table")
RESULT_LEFT_OUT = text("conquest data", "the rows leave out a result of the die")
NO_LAST_TURN = text("conquest data", "exactly one turn must be the last")
