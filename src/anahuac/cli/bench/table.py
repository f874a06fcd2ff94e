"""All rows of the benchmark, measured one after the other and told as a table or as JSON."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from anahuac.cli import texts as usage
from anahuac.cli.bench import disk, playing, texts, window
from anahuac.cli.bench.rows import NotMeasured, Row, Sample
from anahuac.cli.console import DONE, CliError, Console
from anahuac.engine.text import Param, Template, Text

#: In the order of their numbers.
ROWS: tuple[Row, ...] = tuple(
    sorted(
        (*window.ROWS, *playing.ROWS, *disk.ROWS), key=lambda row: (int(row.number.rstrip("ab")), row.number)
    )
)


def chosen(numbers: Sequence[str]) -> tuple[Row, ...]:
    """The rows of these numbers, without any all of them. Raises CliError for a number that no row has."""
    known = [row.number for row in ROWS]
    for number in numbers:
        if number not in known:
            raise CliError(usage.UNKNOWN_ROW(given=number, known=", ".join(known)))
    return tuple(row for row in ROWS if not numbers or row.number in numbers)


def run(console: Console, rows: Sequence[Row], as_json: bool) -> int:
    """Measure these rows and tell them. Exit code 0 whatever comes out."""
    measured = list(_measured(console, rows))
    if as_json:
        told = [_data(console, row, found) for row, found in measured]
        console.data({"system": _system(), "rows": told})
        return DONE
    headings = [console.wording(heading) for heading in texts.HEADINGS]
    console.table([headings, *(_cells(console, row, found) for row, found in measured)])
    for row, found in measured:
        if isinstance(found, Text):
            console.say(texts.NOTE(number=row.number, what=texts.NOT_MEASURED(reason=found)))
        elif row.baseline is not None:
            console.say(texts.NOTE(number=row.number, what=texts.COMPARED(baseline=row.baseline())))
    return DONE


def _measured(console: Console, rows: Sequence[Row]) -> Iterator[tuple[Row, Sample | Text]]:
    for row in rows:
        if sys.stderr is not None and sys.stderr.isatty():
            console.complain(texts.MEASURING(number=row.number))
        try:
            yield row, row.measure()
        except NotMeasured as fault:
            yield row, fault.reason
        except Exception as error:  # one row that breaks must not hide the others
            yield row, texts.FAILED(what=f"{type(error).__name__}: {error}")


def _cells(console: Console, row: Row, found: Sample | Text) -> list[str]:
    say = console.wording
    bound = texts.AT_LEAST if row.is_least else texts.AT_MOST
    unit = row.unit if row.baseline is None else texts.TIMES
    limits = [say(bound(value=unit(value=_decimal(console, limit)))) for limit in (row.budget, row.aim)]
    sample = None if isinstance(found, Text) else found
    figures = [
        _figure(console, row.unit, sample and sample.figure),
        _figure(console, row.unit, sample and sample.baseline),
        _figure(console, texts.TIMES, sample and sample.ratio),
    ]
    return [row.number, say(row.what), *figures, *limits]


def _figure(console: Console, unit: Template, value: float | None) -> str:
    said: Param | Template = texts.NONE if value is None else unit(value=_decimal(console, value))
    return console.wording(said)


def _decimal(console: Console, value: float) -> str:
    """Three significant digits, with the decimal mark of the language."""
    if abs(value) >= 100 or value == int(value):
        return console.wording.number(round(value))
    digits = f"{value:.3g}" if abs(value) >= 0.001 else f"{value:.6f}"
    return digits.replace(".", ",") if console.language == "fr" else digits


def _data(console: Console, row: Row, found: Sample | Text) -> dict[str, Any]:
    say = console.wording
    data: dict[str, Any] = {
        "row": row.number,
        "what": say(row.what),
        "unit": say(row.unit(value="")).strip(),
        "figure": None,
        "baseline": None,
        "baseline_what": None if row.baseline is None else say(row.baseline),
        "ratio": None,
        "budget": row.budget,
        "aim": row.aim,
        "budget_of": "figure" if row.baseline is None else "ratio",
        "is_least": row.is_least,
    }
    if isinstance(found, Text):
        return {**data, "not_measured": say(found)}
    return {**data, "figure": found.figure, "baseline": found.baseline, "ratio": found.ratio}


def _system() -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "processors": os.cpu_count(),
    }
