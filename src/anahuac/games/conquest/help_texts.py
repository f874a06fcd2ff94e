"""Headings, cells and remarks of the tables that the rules help draws from the data."""

from __future__ import annotations

from anahuac.engine.text import text

MARKER = text("conquest tables", "Marker")
CAMP = text("conquest tables", "Camp")
CAMPS = {"spain": text("conquest tables", "Spain"), "indian": text("conquest tables", "Indians")}
NEEDS = text("conquest tables", "Needs")
DOES = text("conquest tables", "Effect")
SEQUENCES = {
    "fire": text("conquest tables", "fire"),
    "hand_to_hand": text("conquest tables", "hand-to-hand"),
    "tactical_movement": text("conquest tables", "movement"),
}
#: What a marker asks for, and what it does, by its id.
MARKERS_NEED = {
    "war_dogs": text("conquest tables", "a Spanish unit"),
    "harassment": text("conquest tables", "AR, JAV or FR"),
    "zigzag": text("conquest tables", "from turn 11"),
    "infantry_charge": text("conquest tables", "Spanish EB"),
    "cavalry_charge": text("conquest tables", "cavalry in the attack"),
    "shock": text("conquest tables", "Indian EB in the attack"),
    "feint": text("conquest tables", "an attack by the enemy"),
    "to_the_death": text("conquest tables", "a zone of Spanish units alone"),
    "death_to_the_commander": text("conquest tables", "cavalry in the attack, a * for the enemy"),
    "noria": text("conquest tables", "units of 1 SP in the 1st line"),
    "enveloping": text("conquest tables", "more units on a wing"),
    "hidden_units": text("conquest tables", "up to four Indian units"),
}
MARKERS_DO = {
    "war_dogs": text("conquest tables", "drive back one or two AR, JAV or FR"),
    "harassment": text("conquest tables", "whom your light troops hit falls back too"),
    "zigzag": text("conquest tables", "arquebuses hit Indians on a 1 only"),
    "infantry_charge": text("conquest tables", "cancels a Shock, or names who takes the first loss"),
    "cavalry_charge": text("conquest tables", "the cavalry attacks the same zone again"),
    "shock": text("conquest tables", "drives back up to three units before the ratio"),
    "feint": text("conquest tables", "moves up to six units once an attack is announced"),
    "to_the_death": text("conquest tables", "doubles the CF of a zone for the round"),
    "death_to_the_commander": text("conquest tables", "on 1 to 3 the enemy army commander dies"),
    "noria": text("conquest tables", "fresh units of the same type take their places"),
    "enveloping": text("conquest tables", "drives up to three units off the wing opposite"),
    "hidden_units": text("conquest tables", "leave the board and come out where you noted"),
}
DIE = text("conquest tables", "Die")
RATIO_NOTE = text(
    "conquest tables",
    "Attacker / defender. A number: SP lost; *: commanders in danger; R: retreat; S: a sacrifice; H: the heart.",
)
UNIT = text("conquest tables", "Unit")

NATION = text("conquest tables", "Nation")
CF = text("conquest tables", "CF")
MP = text("conquest tables", "MP")
RF = text("conquest tables", "Range")
RP = text("conquest tables", "RP")
SP = text("conquest tables", "SP")
FV = text("conquest tables", "FV")
VP = text("conquest tables", "VP")
COUNT = text("conquest tables", "Number")
SIDES = text("conquest tables", "{full}/{reduced}")
UNITS_NOTE = text(
    "conquest tables", "CF and cost in RP: full side / reduced side. Spain’s units cannot be bought."
)
HITS = text("conquest tables", "Hits on")
UP_TO = text("conquest tables", "1 to {most}")
DICE = text("conquest tables", "Die")
D6 = text("conquest tables", "D6")
D10 = text("conquest tables", "D10")
FIRE_NOTE = text("conquest tables", "Full side / reduced side.")
UNITS_OF = text("conquest tables", "Units")
COMMANDERS = text("conquest tables", "Commanders")

ATTRITION_NOTE = text("conquest tables", "Strength points lost, by the die with its modifiers.")
TURN = text("conquest tables", "Turn")
MONTHS = text("conquest tables", "Months")
MONTHS_OF = text("conquest tables", "{months} {year}")
SEASON = text("conquest tables", "Season")
BRINGS = text("conquest tables", "What it brings")
HARVEST = text("conquest tables", "harvest")
SMALLPOX = text("conquest tables", "smallpox")
LANDING = text("conquest tables", "Spanish reinforcements")
LAST = text("conquest tables", "last turn")
ZIGZAG = text("conquest tables", "Zig-zag can be chosen")
EVENT_MODIFIER = text("conquest tables", "events {modifier}")
INFANTRY = text("conquest tables", "Infantry SP")
CAVALRY = text("conquest tables", "Cavalry SP")
LANDS_IN = text("conquest tables", "Landing place")
EVENT = text("conquest tables", "Event")
EVENT_NOTE = text("conquest tables", "turns {turns}: {modifier} to the die")
FROM_TO = text("conquest tables", "{first} to {last}")
TERRAIN = text("conquest tables", "Terrain")
COST = text("conquest tables", "Cost")
MOUNTAIN = text("conquest tables", "Mountain")
OPEN = text("conquest tables", "Open land")
ZONES = text("conquest tables", "Zones")
PLACE = text("conquest tables", "Zone")
LAND_OF = text("conquest tables", "Land of")
NOBODY = text("conquest tables", "nobody")
PLACES_NOTE = text("conquest tables", "Zones with a fortress, victory points or replacement points.")
LEVEL = text("conquest tables", "Level")
FROM = text("conquest tables", "From")
BELOW = text("conquest tables", "below")
BOX = text("conquest tables", "Box at the start")
BOXES = text("conquest tables", "Boxes")
CROSSES = text("conquest tables", "Changes camp")
YES = text("conquest tables", "possible")
NO = text("conquest tables", "never")
SHIFT = text("conquest tables", "Shift")
CAUSE = text("conquest tables", "What happened")
TO_SPAIN = text("conquest tables", "one box toward Spain")
TO_INDIANS = text("conquest tables", "one box toward the Indian camp")
CAUSES = {
    "spain_wins_admissible_combat": text(
        "conquest tables", "the Spanish camp wins a major battle or a siege"
    ),
    "indian_wins_admissible_combat": text(
        "conquest tables", "the Indian camp wins a major battle or a siege"
    ),
    "tenochtitlan_captured_by_spain": text("conquest tables", "Spain takes Tenochtitlan"),
    "emperor_or_successor_eliminated": text("conquest tables", "the Emperor or his Successor falls"),
    "cortes_eliminated": text("conquest tables", "Cortés falls"),
}
ROUNDS = text("conquest tables", "Rounds of a siege")
ROUNDS_HOW = text("conquest tables", "D6, and 1 for each historical commander of the besieger")
GUNS = text("conquest tables", "Cannons")
GUNS_HOW = text("conquest tables", "a D6 for each SP; up to the CF takes 1 off the walls this round")
WALLS = text("conquest tables", "Walls")
WALLS_HOW = text("conquest tables", "one column to the left for each point of FV that is left")
STORM = text("conquest tables", "Leaders")
STORM_HOW = text("conquest tables", "three historical Spanish commanders add 1 to the die")
EXIT = text("conquest tables", "Exit")
EXIT_HOW = text("conquest tables", "a D6 up to the TC of who leads it")
PART = text("conquest tables", "Part")
HOW = text("conquest tables", "What is rolled")
