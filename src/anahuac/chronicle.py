"""The log of a match as a text, as a page for a browser, and its dice as a table for a spreadsheet.

All take ``(step, line)`` pairs in order, as one seat may know them.
"""

from __future__ import annotations

import csv
import html
import io
from collections.abc import Iterable, Iterator

from anahuac.engine.game import LogLine
from anahuac.engine.text import Param, on_one_line, text
from anahuac.wording import Wording

STEP = text("chronicle", "Step")
WHAT = text("chronicle", "What for")
SEAT = text("chronicle", "Side")
SIDES = text("chronicle", "Sides")
VALUE = text("chronicle", "Value")
RULE = text("chronicle", "Rule {clause}")
#: What a spreadsheet would take for a formula at the beginning of a cell.
_FORMULA = ("=", "+", "-", "@", "\t", "\r")

_PAGE = """<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<title>{title}</title>
<style>
body {{ max-width: 46em; margin: 2em auto; padding: 0 1em; font: 16px/1.5 Georgia, serif;
  background: #F2E8D2; color: #2A211A; }}
h1 {{ font-size: 1.6em; }}
h2 {{ font-size: 1.15em; margin: 1.6em 0 0.3em; border-bottom: 1px solid #CFBE9C; }}
p {{ margin: 0.15em 0; display: flex; gap: 0.8em; }}
p span {{ flex: 1; }}
b {{ background: #FFFBF1; border: 1px solid #655646; border-radius: 3px; padding: 0 0.4em; }}
small {{ color: #655646; }}
@media (prefers-color-scheme: dark) {{ body {{ background: #1F1C18; color: #F0E6D2; }}
  h2 {{ border-color: #463D33; }} b {{ background: #302A24; }} small {{ color: #B5A68E; }} }}
</style>
</head>
<body>
<h1>{title}</h1>
{body}
</body>
</html>
"""


def as_text(wording: Wording, lines: Iterable[tuple[int, LogLine]]) -> Iterator[str]:
    """One line each, headings after an empty one, dice in brackets, the clause in parentheses."""
    for _, line in lines:
        sentence = on_one_line(wording.log_line(line))
        clause = line.clause.partition(":")[2]
        dice = "".join(f" [{die.value}]" for die in line.dice)
        yield f"\n{sentence}" if line.is_heading else f"  {sentence}{dice}  ({clause})"


def as_page(wording: Wording, title: Param, lines: Iterable[tuple[int, LogLine]]) -> str:
    """A page of HTML that stands alone: it loads nothing and runs nothing."""
    body = []
    for _, line in lines:
        sentence = html.escape(wording.log_line(line))
        if line.is_heading:
            body.append(f"<h2>{sentence}</h2>")
            continue
        dice = "".join(f" <b>{die.value}</b>" for die in line.dice)
        clause = html.escape(wording(RULE(clause=line.clause.partition(":")[2])))
        body.append(f"<p><span>{sentence}{dice}</span> <small>{clause}</small></p>")
    return _PAGE.format(
        language=wording.language, title=html.escape(wording.sentence(title)), body="\n".join(body)
    )


def dice_table(wording: Wording, lines: Iterable[tuple[int, LogLine]]) -> str:
    """Comma-separated values: a row for each die with its step, purpose, side, number of sides and value."""
    out = io.StringIO(newline="")
    rows = csv.writer(out, lineterminator="\r\n")
    rows.writerow([wording(head()) for head in (STEP, WHAT, SEAT, SIDES, VALUE)])
    for step, line in lines:
        for die in line.dice:
            rows.writerow([step, _cell(wording.log_line(line)), die.seat or "", die.sides, die.value])
    return out.getvalue()


def _cell(said: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f" {said}" if said.startswith(_FORMULA) else said
