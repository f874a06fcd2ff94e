"""The window: the only Qt code of the package."""
