"""Sentences that explain a figure, with the clause that says it in full."""

from __future__ import annotations

from anahuac.engine.text import Param, Text, text

HINTED = text("hints", "{hint} (rule {clause}).")
TITLED = text("hints", "Rule {clause}: {title}")


def hinted(sentence: Param, clause: str) -> Text:
    """A sentence without its full stop, and its clause (``"game:id"``)."""
    return HINTED(hint=sentence, clause=clause.partition(":")[2])
