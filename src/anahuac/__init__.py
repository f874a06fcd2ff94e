"""Anahuac: board wargames on the conquest of Mexico, with the rules enforced."""

__version__ = "0.1.0"
