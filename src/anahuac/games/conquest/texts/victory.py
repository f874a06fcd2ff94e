"""Texts of the end of a match."""

from __future__ import annotations

from anahuac.engine.text import text

TIE = text("conquest", "A tie: both camps reach the same level ({level}).")
VICTORY = text("conquest", "The {camp} wins: {level}.")
CONCEDED = text("conquest", "The {camp} concedes.")
