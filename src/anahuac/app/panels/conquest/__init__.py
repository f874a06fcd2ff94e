"""Panels of the Conquest: alliances, replacement points, eliminated units, the battle's markers."""
