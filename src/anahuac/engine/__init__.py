"""The kernel: texts, clauses, chance, decisions, frames, the Game protocol and the match.

It knows no hexes, units, turns or phases; a game brings those. Nothing here imports Qt, SQL, files or the clock.
"""
