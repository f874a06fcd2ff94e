"""The siege's own panels."""
