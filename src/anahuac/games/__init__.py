"""The games. Each is its own package, knows the kernel and the board, and never another game."""
