"""Painters of boards: the strategic map layer by layer, and the tactical board."""
