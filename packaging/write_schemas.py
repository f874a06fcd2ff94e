"""Write the JSON schemas of our file formats into a folder, normally ``resources/schemas``.

Usage: python packaging/write_schemas.py FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

from anahuac.board.codec import schema

if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    Path(sys.argv[1], "map.schema.json").write_bytes(schema())
