"""French as printers set it: thin no-break spaces, real apostrophes and quotation marks."""

from __future__ import annotations

import re
from collections.abc import Iterator

from anahuac.engine.text import Text
from anahuac.help import texts
from anahuac.help.blocks import plain

_BEFORE = re.compile(r"(?<!\u202f)([;:!?»])")
_AFTER = re.compile(r"«(?!\u202f)")
#: What is no sentence: targets of links, pictures, tables, braces, the rule below a table's header.
_NOT_SAID = re.compile(
    r"\]\([^)]*\)|^!\[(?=[^\]]*\]\()|\{[^{}]*\}|\{\{[^}]*\}\}|^\|?[\s:|\-]+$|\b\d+:\d+\b", re.ASCII
)


def slips(line: str) -> Iterator[Text]:
    """What is not set as French is, in a line of a page."""
    said = plain(_NOT_SAID.sub("", line))
    for found in _BEFORE.finditer(said):
        yield texts.THIN_SPACE(sign=found[1])
    if _AFTER.search(said):
        yield texts.THIN_AFTER()
    if "'" in said or '"' in said:
        yield texts.STRAIGHT()
