"""A guided lesson in the window: its words, its other players, its card, and what it points out on the board."""
