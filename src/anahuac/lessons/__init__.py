"""Guided lessons: a match with a task at every turn, kept in ``resources/games/GAME/lessons/NAME.toml``.

A lesson is data. The match it leads through is an ordinary one, played by the game's own rules; the lesson only
brings along the dice, what the other seats answer, and the words. Nothing here knows Qt or any one game.
"""
