"""Time: what a match looked like before, where one is in it, what is worth finding again, and trying otherwise."""
