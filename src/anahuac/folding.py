"""Texts as searches compare them: without capitals, accents and macrons, and with ligatures written out."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

_LIGATURES = {"œ": "oe", "æ": "ae", "ß": "ss", "ø": "o", "ł": "l"}


@lru_cache(maxsize=4096)
def folded_letter(letter: str) -> str:
    """A letter as it is compared; none where it is but an accent, more than one for a ligature."""
    # Accents go first: ligatures may bear them, and small letters too are found only in what is left.
    bare = "".join(one for one in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(one))
    return "".join(_LIGATURES.get(one, one) for one in bare.casefold())


def folded(said: str) -> str:
    """A text as it is compared, letter by letter."""
    return "".join(map(folded_letter, said))
