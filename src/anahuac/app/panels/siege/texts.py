"""Texts of the siege's panels."""

from __future__ import annotations

from anahuac.engine.text import plural, text

# ---------------------------------------------------------------------- Loss points

LOSSES = text("siege-panels", "Loss points")
S_LOSSES = text("siege-panels", "Losses")
NOW = text("siege-panels", "if the siege ended now")
ENDED = text("siege-panels", "the siege is over")
POINTS = plural("siege-panels", "%n Loss point(s)", "", 1)
RECOVERIES = plural("siege-panels", "%n R&R carried out, {each} each", "", 1)
RECOVERIES_TIP = text(
    "siege-panels", "Every R&R that takes place counts, whatever it brings; a denied one does not."
)
DEAD = plural("siege-panels", "%n Spanish unit(s) in the two dead piles, {each} each", "", 1)
DEAD_TIP = text(
    "siege-panels", "Infantry, cavalry, gunboats and cannon. One that comes back costs nothing any more."
)
ALLIES = text("siege-panels", "allies never count")
DEAD_WHO = text("siege-panels", "{units}; allies never count")
AT_LARGE = text("siege-panels", "Cuauhtemoc neither captured nor killed")
CAUGHT = text("siege-panels", "Cuauhtemoc captured or killed")
LARGE_TIP = text(
    "siege-panels", "They count as long as he is free, wherever he is; an escape does not spare them."
)
HE_STANDS = text("siege-panels", "he stands in {place}")
HE_ESCAPED = text("siege-panels", "he has escaped")
FROM_TO = text("siege-panels", "{first} to {last}")
AND_MORE = text("siege-panels", "{first} and more")
WITH_HIM_TAKEN = text("siege-panels", "With Cuauhtemoc taken: {points}, {level}.")
SAME_LEVEL = text("siege-panels", "still the same level")
ONE_MORE = text("siege-panels", "One more R&R: {points}, {level}.")
MORE = plural("siege-panels", "%n more R&R: {points}, {level}.", "", 1)
CORTES_IS_LOST = text("siege-panels", "Cortes is lost: Loss points no longer matter.")
GIVEN_UP = text("siege-panels", "One side has given up: Loss points no longer matter.")
BAND = text("siege-panels", "{level}: {range}")
TODAY = text("siege-panels", "{points}: {level}")
#: The levels of victory as the track has room for them, and within a sentence.
SHORT_LEVELS = {
    "spanish_overwhelming": text("siege-panels", "overwhelming Spanish"),
    "spanish_historical": text("siege-panels", "historical Spanish"),
    "aztec_moral": text("siege-panels", "Aztec moral"),
    "aztec_cosmological": text("siege-panels", "cosmological"),
}
LEVELS = {
    "spanish_overwhelming": text("siege-panels", "an overwhelming Spanish victory"),
    "spanish_historical": text("siege-panels", "a historical Spanish victory"),
    "aztec_moral": text("siege-panels", "an Aztec moral victory"),
    "aztec_cosmological": text("siege-panels", "an Aztec cosmological victory"),
}

# ---------------------------------------------------------------------- dead piles

PILES = text("siege-panels", "Dead piles")
S_PILES = text("siege-panels", "Dead")
AFTER = text("siege-panels", "after R&R no. {number}")
NO_RR = text("siege-panels", "no R&R yet")
MAY_RETURN = text("siege-panels", "May come back")
FOR_GOOD = text("siege-panels", "Dead for good")
NOBODY = text("siege-panels", "nobody")
IN_PILE = plural("siege-panels", "%n counter(s)", "", 1)
COSTS = plural("siege-panels", "%n LP", "", 1)
COSTS_TIP = plural("siege-panels", "They cost the Spanish player %n Loss point(s).", "", 1)
PILE_OF = text("siege-panels", "{pile}, {camp}")
NEVER_BACK = text("siege-panels", "Knights, gunboats and cannon are lost at once.")
ROLLED_FOR = text("siege-panels", "One die for each in an R&R:")
REGULARS = text("siege-panels", "Regulars: {results}")
ELITES = text("siege-panels", "Spaniards and elite: {results}")
FATE = text("siege-panels", "{faces} {fate}")
FATES = {
    "full": text("siege-panels", "back at full strength"),
    "one_step": text("siege-panels", "back with one step"),
    "stays": text("siege-panels", "stays dead"),
    "dead_for_good": text("siege-panels", "lost for good"),
}
FACES = text("siege-panels", "{first}–{last}")

# ---------------------------------------------------------------------- R&R and temples

RECOVERY = text("siege-panels", "R&R and temples")
S_RECOVERY = text("siege-panels", "R&R")
HELD = plural("siege-panels", "%n R&R, next costs {cost} LP", "", 1)
NONE_HELD = text("siege-panels", "No R&R yet, the first costs {cost} LP")
TRACK = text("siege-panels", "R&R carried out")
MAY_CALL_NOW = text("siege-panels", "May be called now: {points} LP, {level}.")
MAY_CALL = text("siege-panels", "May be called after each Aztec player-turn.")
COUPLETS = plural("siege-panels", "couplet %n", "", 1)
ALLIES_STAY = text("siege-panels", "Allies stay whatever the die says")
ALLIES_LEAVE = text("siege-panels", "Allies desert on {faces}")
ALLIES_WENT = text("siege-panels", "The Allies have deserted once, and never will again")
DESERTERS = plural("siege-panels", "%n unit(s) would go", "", 1)
DESERTION_TIP = text(
    "siege-panels",
    "A die with these modifiers at the beginning of the R&R; below {least} the Allies go home.",
)
WEIGHTS = {
    "sacrifice": text("siege-panels", "sacrificed prisoners"),
    "raid": text("siege-panels", "a raid since the last R&R"),
    "objection": text("siege-panels", "an objection that failed"),
    "chapultepec": text("siege-panels", "Aztecs in Chapultepec"),
}
WEIGHED = text("siege-panels", "{weights}; {goers}")
WEIGHT = text("siege-panels", "{what} {value}")
OBJECTION = text("siege-panels", "The Aztecs may object")
REASONS = {
    "prisoners": text("siege-panels", "prisoners taken"),
    "intruders": text("siege-panels", "enemy on causeways or island"),
    "sortie": text("siege-panels", "Aztecs on the mainland"),
}
FREE_TO_GO = text("siege-panels", "Cuauhtemoc may leave the island")
SACRIFICE = text("siege-panels", "sacrifice: Aztec attacks {count} right")
DESECRATED = text("siege-panels", "desecrated: no sacrifice here")
UNMARKED = text("siege-panels", "no marker")
EMPTY = text("siege-panels", "empty")
HELD_BY = text("siege-panels", "held by the {camp}")
BOTH = text("siege-panels", "{one}; {other}")
SACRIFICE_TIP = text(
    "siege-panels", "Each marker moves every Aztec attack to the right, and weighs on the desertion check."
)
DESECRATED_TIP = text(
    "siege-panels",
    "Until the next R&R no prisoners are sacrificed here. Once all are desecrated Cuauhtemoc may flee.",
)
UNMARKED_TIP = text(
    "siege-panels", "Prisoners can be sacrificed here; cavalry, or Cortes with infantry, desecrate it."
)

# ---------------------------------------------------------------------- the steps of an R&R

GOING_ON = text("siege-panels", "R&R no. {number}")
DONE = text("siege-panels", "done")
IN_TURN = text("siege-panels", "now")
TO_COME = text("siege-panels", "to come")
STEP = text("siege-panels", "{step}: {state}")
GUIDES = {
    "desertion": text("siege-panels", "A die with its modifiers decides whether the Allies go home."),
    "take_up": text(
        "siege-panels", "Both sides leave the map; the surrounded roll to break out, forts may be held."
    ),
    "redeploy": text("siege-panels", "The Spanish side places its counters, then the Aztecs theirs."),
    "replenish": text("siege-panels", "A die for each unit below its full steps; gunboats are filled up."),
    "dead_pile": text("siege-panels", "A die for each dead unit that may come back."),
    "back": text("siege-panels", "Those who came back are placed, the Spanish side's first."),
    "disease": text("siege-panels", "Two dice tell whether disease breaks out in both camps."),
}
FLED = text("siege-panels", "the Allies go home")
STAYED = text("siege-panels", "the Allies stay")
BROKEN_OUT = plural("siege-panels", "%n unit(s) broke out, {steps} steps lost", "", 1)
REGAINED = plural("siege-panels", "%n step(s) regained", "", 1)
BACK = plural("siege-panels", "%n back", "", 1)
LOST = plural("siege-panels", "%n lost for good", "", 1)
GAIN = text("siege-panels", "+{steps}")
LOSS = text("siege-panels", "−{steps}")
BACK_SIGN = text("siege-panels", "back")
LOST_SIGN = text("siege-panels", "lost")

# ---------------------------------------------------------------------- beside the map

RESERVE = text("siege-panels", "Beside the map")
S_RESERVE = text("siege-panels", "Off map")
ALL_ON_MAP = text("siege-panels", "All counters are on the map.")
WAITING = text("siege-panels", "{camp}: {where}")
PLACE_THEM = text("siege-panels", "Click a counter, or drag it to the map.")

# ---------------------------------------------------------------------- the table of results

CRT = text("siege-panels", "Combat Results Table")
S_CRT = text("siege-panels", "CRT")
ATTACKER_FIRST = text("siege-panels", "attackers / defenders")
CELL = text("siege-panels", "{attacker}/{defender}")
CELL_SAID = text("siege-panels", "{column}, roll {roll}: attackers lose {attacker}, defenders {defender}")
COLUMN = text("siege-panels", "Column {column}")
RATIO = text("siege-panels", "ratio {column}")
READ = text("siege-panels", "read: {columns}")
NO_BATTLE = text("siege-panels", "no battle is planned")
ROLL = text("siege-panels", "2D6")
