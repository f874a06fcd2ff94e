"""Turn the source data of the siege into the resource files of the game.

Usage: python packaging/convert_siege MAP.json DATA.json OUTPUT_FOLDER

Running it again on the same sources reproduces every file byte for byte.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import later
import map_data
import rules_data
import settings

from anahuac.board.canonical import render
from anahuac.board.codec import encode_map


def main(arguments: list[str]) -> None:
    """Write every resource file of the game below the output folder."""
    if len(arguments) != 3:
        raise SystemExit(__doc__)
    board = json.loads(Path(arguments[0]).read_bytes())
    source = json.loads(Path(arguments[1]).read_bytes())
    out = Path(arguments[2])
    files = {
        "counters.json": rules_data.counters(source),
        "charts.json": rules_data.charts(source, board),
        "rolls.json": rules_data.rolls(source),
        "settings.json": settings.settings(source),
        "scenarios/siege.json": rules_data.scenario(source, board),
        **later.scenarios(source, board),
    }
    texts = {name: render(value) for name, value in files.items()}
    texts["map.json"] = encode_map(map_data.document(board))
    for name, text in texts.items():
        path = out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)


if __name__ == "__main__":
    main(sys.argv[1:])
