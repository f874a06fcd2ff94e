"""What each option of a match changes, in a few words."""

from __future__ import annotations

from anahuac.engine.text import text

SPAN = text("conquest-options", "May 1519 to August 1521, 14 turns")
EFFECTS = {
    "opt_reinforcement_turn_die": text("conquest-options", "by a die: on turn 6, 7 or 8"),
    "opt_spanish_sp_any_combination": text("conquest-options", "a unit may gain two points in one step"),
    "opt_random_markers": text("conquest-options", "nobody chooses which markers he has"),
    "crt_top_row": text("conquest-options", "where the tables end, for high rolls"),
    "flower_ratio": text("conquest-options", "which column an uneven ratio is read in"),
    "war_ratio_tie": text("conquest-options", "which column such a ratio is read in"),
    "other_peoples_steps": text("conquest-options", "two make them twice as hard to eliminate"),
    "accelerated_rounds": text("conquest-options", "what follows a roll that drives nobody out"),
    "harvest_mode": text("conquest-options", "whether one nation may bear another’s loss"),
    "harvest_then_smallpox": text("conquest-options", "off: the sickness takes its share first"),
    "siege_rounds_commanders": text("conquest-options", "how many rounds a siege may last"),
    "war_dogs_chooser": text("conquest-options", "whether strong units or weak ones go back"),
    "commander_sacrifice_factor": text("conquest-options", "points for the Indian camp"),
    "tlaxcala_may_cross_by_cursor": text("conquest-options", "off: only its immediate change brings it over"),
    "tlaxcala_right_only": text("conquest-options", "off: it may move back within the Spanish half"),
    "switched_objective_flips_marker": text("conquest-options", "off: its control markers stay as they are"),
    "edge_cost_overrides": text("conquest-options", "exceptions to one cost for a zone"),
}
