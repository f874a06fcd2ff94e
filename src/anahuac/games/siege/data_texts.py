"""What can be wrong in the data files of the siege, said to whoever writes them."""

from __future__ import annotations

from anahuac.engine.text import text

NO_LAYER = text("siege data", "there is no board “{board}” with hexes and lake areas")
NO_HEX = text("siege data", "there is no hex {hex}")
NO_LAKE = text("siege data", "there is no lake area {area}")
NO_UNIT = text("siege data", "there is no unit “{unit}”")
NO_CLASS = text("siege data", "there is no class “{kind}”")
NO_SIDE = text("siege data", "there is no side “{side}”")
NO_TRIBE = text("siege data", "there is no people “{tribe}”")
NO_TERRAIN = text("siege data", "the hex {hex} has no terrain")
NO_TEMPLE = text("siege data", "the map has no temple complex")
NOT_THE_CAMPS = text("siege data", "the camps must be “spanish” and “aztec”, each once")
NOT_THE_KEYS = text("siege data", "the keys must be {known}")
NOT_THE_LEADERS = text("siege data", "the leaders must be “CORTES” and “CUAUHTEMOC”, each once")
FACTORS = text("siege data", "there must be one combat factor for each of the unit’s steps")
FACES = text("siege data", "the faces of the counters of “{unit}” do not show each of its steps once")
OTHER_FACTOR = text("siege data", "the face with {steps} steps does not show the unit’s combat factor")
STRANDED = text("siege data", "no causeway leads to the hex {hex}, which lies over water")
WATER_ONLY = text("siege data", "the hexside of {a} and {b} carries a causeway over water, but no causeway")
BLOCKED_CAUSEWAY = text("siege data", "the hexside of {a} and {b} is blocked and carries a causeway")
LONELY_LAKE = text("siege data", "the lake area {area} has no neighbour")
RATIOS_RISE = text("siege data", "the columns must be ratios that rise one by one, such as 1:2, 1:1, 2:1")
ENDS_OF_ODDS = text("siege data", "the ends must be the first and the last column of the table")
CRT_ROWS = text("siege data", "the rows must be the sums of two dice, 2 to 12; {row} is missing or too many")
CRT_CELLS = text("siege data", "row {row} does not have one cell for each column")
CRT_FALLS = text(
    "siege data", "in row {row}, column {column}, the result is worse for the attacker than before it"
)
DIE_HOLE = text("siege data", "the results do not cover {die} exactly once")
NO_SUCH_DIE = text("siege data", "{dice} cannot show {die}")
LEVEL_GAP = text("siege data", "the levels must follow each other from 0 without a gap")
NO_SETTING = text("siege data", "there is no setting “{key}”")
NO_SUCH_VALUE = text("siege data", "the default is not one of the values")
PLACED_TWICE = text("siege data", "“{unit}” is placed twice")
NOT_PLACED = text("siege data", "“{unit}” is placed nowhere")
OTHER_CAMP = text("siege data", "“{unit}” is of the other camp")
NOT_AFLOAT = text("siege data", "“{unit}” cannot start on the lake")
NOT_ON_LAND = text("siege data", "“{unit}” cannot start on land")
OUTSIDE_ZONE = text("siege data", "the hex {hex} is more than {radius} hexes away from {centre}")
NOT_MAINLAND = text("siege data", "the hex {hex} is not on the mainland")
