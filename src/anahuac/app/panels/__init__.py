"""Panels: what stands round the map. Generic ones here, those of one game in a package of its name."""
