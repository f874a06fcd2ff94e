"""Headings, cells and remarks of the tables that the rules help draws from the data."""

from __future__ import annotations

from anahuac.engine.text import plural, text

DIE = text("siege tables", "Die")
ROLL = text("siege tables", "Roll")
DICE = text("siege tables", "Dice")
RESULT = text("siege tables", "Result")
NOTHING = text("siege tables", "nothing")
SPAN = text("siege tables", "{first} to {last}")
D6 = text("siege tables", "one die")
TWO_D6 = text("siege tables", "two dice")
STEPS = plural("siege tables", "%n step(s)", "", 1)
HEXES = plural("siege tables", "%n hex(es)", "", 1)
LOST = text("siege tables", "Steps lost")
UP_TO = text("siege tables", "up to {last}")

# ---------------------------------------------------------------------- fighting

CRT_NOTE = text(
    "siege tables",
    "Attacker / defender: steps lost. Odds beyond the ends are read in the last column, once all shifts are counted.",
)
TERRAIN = text("siege tables", "Terrain")
SPANISH_MP = text("siege tables", "MP, Spanish side")
AZTEC_MP = text("siege tables", "MP, Aztecs")
DEFENCE = text("siege tables", "Columns in defence")
AZTECS_ONLY = text("siege tables", "{columns}, Aztecs alone")
TERRAIN_NOTE = text(
    "siege tables",
    "Cavalry enters chinampas along a causeway only. Who crosses a causeway hexside pays for the causeway or for the"
    " terrain behind it.",
)
SHIFT = text("siege tables", "What shifts the odds")
BY = text("siege tables", "Columns")
AT_MOST = text("siege tables", "At most")
TIMES = plural("siege tables", "%n time(s)", "", 1)
MODIFIER = text("siege tables", "What changes the Aztec loss")
CHANGE = text("siege tables", "Change")
BATTLES = text("siege tables", "Battles")
GROUND = text("siege tables", "on land")
AFLOAT = text("siege tables", "on the lake")
ADDED = text("siege tables", "{number} more, and {least} in place of 0")
MULTIPLIED = text("siege tables", "{number} times, and {least} in place of 0")
WHO = text("siege tables", "Who")
HITS = text("siege tables", "Hits on")
BOMBARD_NOTE = text(
    "siege tables",
    "Against a coastal fortress {modifier} is added to the die of gunboats; others cannot fire at it. At most"
    " {most} units against a hex in a phase.",
)
FIRES = {
    "gunboat": text("siege tables", "gunboats"),
    "ally": text("siege tables", "Allies afloat"),
    "aztec": text("siege tables", "Aztecs afloat"),
}
CASE = text("siege tables", "Case")
LOST_ON = text("siege tables", "He is lost on")
LEADERS = {
    "stack_destroyed": text("siege tables", "his whole stack is lost"),
    "led_no_loss": text("siege tables", "he led an attack that cost no step"),
    "led_with_loss": text("siege tables", "he led an attack that cost steps"),
    "stack_hurt": text("siege tables", "his stack lost steps in defence"),
}

# ---------------------------------------------------------------------- units

UNIT = text("siege tables", "Unit")
NAME = text("siege tables", "Name")
CLASS = text("siege tables", "Class")
SIDE = text("siege tables", "Side")
COUNT = text("siege tables", "Number")
STEPS_OF = text("siege tables", "Steps")
CF = text("siege tables", "CF")
MA = text("siege tables", "MA")
LAKE = text("siege tables", "Lake")
PEOPLE = text("siege tables", "People")
YES = text("siege tables", "yes")
NO = text("siege tables", "no")
AREAS = text("siege tables", "one area")
CARRIED = text("siege tables", "carried")
UNITS_NOTE = text("siege tables", "CF from full strength down to the last step.")
STACK = text("siege tables", "In a hex")
LIMIT = text("siege tables", "Limit")
SPANISH_STACK = text("siege tables", "Spanish infantry and cavalry")
SPANISH_LIMIT = text("siege tables", "{number}; cannon and Cortés do not count")
ALLY_STACK = text("siege tables", "Allies, with the option")
ALLY_LIMIT = text("siege tables", "of one people: {units}")
ELITES_OF = plural("siege tables", "%n elite unit(s)", "", 1)
REGULARS_OF = plural("siege tables", "%n regular unit(s)", "", 1)
KNIGHTS_OF = plural("siege tables", "%n Knight(s)", "", 1)
AZTEC_STACK = text("siege tables", "Aztecs")
LAKE_STACK = text("siege tables", "A lake area")
LAKE_LIMIT = text("siege tables", "no limit")
STACKING_NOTE = text("siege tables", "Spanish units and Allies never stay in the same hex.")
CODE = text("siege tables", "Code")
ELITES = text("siege tables", "Elite")
REGULARS = text("siege tables", "Regulars")
ZONE = text("siege tables", "Camp")
WHERE = text("siege tables", "Where")
WITHIN = text("siege tables", "within {radius} hexes of {place}")
UNITS_OF = text("siege tables", "Units")
MANY = text("siege tables", "{kind} × {number}")
SETUP_NOTE = text(
    "siege tables", "The Aztecs set up after that, {distance} hexes or more from any unit on land."
)
FORT = text("siege tables", "Fortress or temple")
HEX = text("siege tables", "Hex")
STAY = text("siege tables", "Who may stay in an R&R")
LAKES = text("siege tables", "Shore of")

# ---------------------------------------------------------------------- sequence, Loss points, recovery

PHASE = text("siege tables", "Step")
WHOSE = text("siege tables", "Whose")
RULE = text("siege tables", "Rule")
SOURCE = text("siege tables", "Source")
POINTS = text("siege tables", "Loss points")
EACH = text("siege tables", "{points} each")
LEVEL = text("siege tables", "Level")
FROM_UP = text("siege tables", "{first} and more")
WINNER = text("siege tables", "Winner")
LEVELS_NOTE = text("siege tables", "If Cortés is lost, the Aztecs have won at once, whatever the points.")
ROLLER = text("siege tables", "Who rolls")
ROLLERS = {
    "attacker": text("siege tables", "the attacker"),
    "phasing": text("siege tables", "the active player"),
    "aztec": text("siege tables", "the Aztec player"),
    "spanish": text("siege tables", "the Spanish player"),
    "owner": text("siege tables", "the owner"),
    "opponent": text("siege tables", "the opponent"),
}
ROLLS = {
    "crt": text("siege tables", "combat"),
    "bombard": text("siege tables", "bombardment"),
    "objection": text("siege tables", "objection"),
    "desertion": text("siege tables", "desertion"),
    "break_out": text("siege tables", "break-out"),
    "replenish": text("siege tables", "replenishment"),
    "dead_pile": text("siege tables", "dead pile"),
    "trap": text("siege tables", "trap"),
    "charge": text("siege tables", "charge"),
    "prisoners": text("siege tables", "prisoners"),
    "leader": text("siege tables", "risk of a leader"),
    "disease": text("siege tables", "disease"),
    "disease_spanish": text("siege tables", "disease: steps of the Spanish side"),
    "disease_aztec": text("siege tables", "disease: steps of the Aztecs"),
}
MODIFIED_BY = text("siege tables", "What changes the die")
DESERTION_MODIFIERS = {
    "sacrifice": text("siege tables", "each sacrifice marker, {most} at most"),
    "raid": text("siege tables", "a raid since the last R&R"),
    "objection": text("siege tables", "an objection that failed"),
    "chapultepec": text("siege tables", "an Aztec unit in {place}"),
}
DESERTION_NOTE = text("siege tables", "Below {limit} the regular Allies go home. Elite ones never do.")
OBJECTION_NOTE = text(
    "siege tables",
    "The die, and 1 for each Knight of full strength on the map: from {threshold} on the R&R is denied.",
)
OUTCOME = text("siege tables", "Outcome")
DENIED = text("siege tables", "the R&R is denied")
HELD = text("siege tables", "the R&R is held; desertion {modifier}")
REPLENISHED = {
    "regular": text("siege tables", "regulars, Aztec and allied"),
    "elite": text("siege tables", "Spanish units and elite Allies"),
    "knight": text("siege tables", "Knights"),
}
REPLENISH_NOTE = text(
    "siege tables", "Gunboats are filled up without a roll. Nobody goes above full strength."
)
FATES = {
    "full": text("siege tables", "comes back at full strength"),
    "one_step": text("siege tables", "comes back with one step"),
    "stays": text("siege tables", "stays in the pile"),
    "dead_for_good": text("siege tables", "is lost for good"),
}
DEAD_NOTE = text("siege tables", "Knights, gunboats and cannon never come back.")

# ---------------------------------------------------------------------- ruses

TRAPS = {
    "plain": text("siege tables", "trap, nothing given up"),
    "step_given": text("siege tables", "trap, a step of the Knight given up"),
}
CHARGES = {
    "with_knight": text("siege tables", "charge against a hex with a Knight"),
    "without_knight": text("siege tables", "charge against a hex without one"),
}
PRISONERS = text("siege tables", "prisoners, after a Spanish step lost in defence")
OUTBREAK = text("siege tables", "disease breaks out")
ATTEMPT = text("siege tables", "Attempt")
SUCCEEDS = text("siege tables", "Succeeds on")
RUSES_NOTE = text(
    "siege tables",
    "A charge costs its target {steps} for each success and pushes it {hexes} at most. The path of a trap is {least}"
    " to {most} hexes long.",
)
DISEASE_NOTE = text(
    "siege tables", "Disease costs the Spanish side {spanish}, the Aztecs {aztec}, counted in steps."
)

# ---------------------------------------------------------------------- settings

SETTING = text("siege tables", "Option")
READING = text("siege tables", "Reading")
EFFECT = text("siege tables", "Effect")
USUAL = text("siege tables", "Default")
ON = text("siege tables", "on")
OFF = text("siege tables", "off")
