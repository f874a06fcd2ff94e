"""One way to write JSON, so that equal documents are equal bytes.

A container that fits on one line stands on one line; a longer one is spread with
an indent of one space a level. The result is readable, diffs well, and depends
only on the value and the order of its keys.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

LINE = 110
"""Longest line, in characters, on which a whole list or object is kept together."""


def render(value: object) -> bytes:
    """The canonical UTF-8 text of a JSON value, with a final newline.

    ``value`` is built of dict (string keys), list, tuple, str, int, float, bool and
    None. Raises ``ValueError`` for NaN and infinities, ``TypeError`` for anything else.
    """
    return "".join((*_spread(value, 0, 0), "\n")).encode()


def _flat(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(", ", ": "))


def _spread(value: object, depth: int, used: int) -> Iterator[str]:
    """Pieces of text of a value that starts ``used`` characters into its line."""
    line = _flat(value)
    if not isinstance(value, dict | list | tuple) or not value or len(line) + used <= LINE:
        yield line
        return
    pad = " " * (depth + 1)
    opening, closing = ("{", "}") if isinstance(value, dict) else ("[", "]")
    yield opening
    pairs = (
        ((f"{_flat(k)}: ", v) for k, v in value.items())
        if isinstance(value, dict)
        else (("", v) for v in value)
    )
    for number, (label, item) in enumerate(pairs):
        yield f"{',' if number else ''}\n{pad}{label}"
        yield from _spread(item, depth + 1, depth + 2 + len(label))
    yield f"\n{' ' * depth}{closing}"
