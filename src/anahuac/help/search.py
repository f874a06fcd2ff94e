"""Full-text search of the rules help: accents and capitals do not matter, words count from their beginning."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from anahuac.folding import folded, folded_letter

_WORD = re.compile(r"[0-9a-z]+")
_CLAUSE = re.compile(r"[A-Za-z]{0,2}-?\d[\w.\-]*", re.ASCII)
#: What a word found counts in the title of a page, the heading of a section, a heading or clause within, the text.
TITLE, HEADING, WITHIN, TEXT = 1000, 300, 100, 10
#: More often than that does not count.
MOST_TIMES = 5
SNIPPET = 150
MOST_WORDS = 12


def words_of(said: str) -> list[str]:
    """Its words in order, as they are compared."""
    return _WORD.findall(folded(said))


class Words:
    """Words of a text, to be asked how often one begins so."""

    def __init__(self, said: str) -> None:
        self._sorted = sorted(words_of(said))

    def times(self, start: str) -> tuple[int, bool]:
        """How many words begin so, and whether one is just that."""
        low = bisect_left(self._sorted, start)
        high = bisect_left(self._sorted, start + "\uffff")
        return high - low, low < high and self._sorted[low] == start


@dataclass(frozen=True)
class Entry:
    """A section as the search sees it. ``within`` are its inner headings and the titles of its clauses."""

    number: int
    page: str
    title: str
    clauses: tuple[str, ...]
    within: str
    text: str
    is_page: bool
    fields: tuple[tuple[Words, int], ...] = field(default=(), compare=False)

    @classmethod
    def of(
        cls,
        number: int,
        page: str,
        title: str,
        clauses: tuple[str, ...],
        within: str,
        text: str,
        is_page: bool,
    ) -> Entry:
        """An entry with its words counted. The title of its page counts a little, so that both can be asked for."""
        fields = (
            (Words(title), TITLE if is_page else HEADING),
            (Words(within), WITHIN),
            (Words(text), TEXT),
            (Words("" if is_page else page), 1),
        )
        return cls(number, page, title, clauses, within, text, is_page, fields)


class Hit(NamedTuple):
    """A section found. ``snippet`` are pieces of its text in order, each with whether it is what was looked for."""

    number: int
    score: int
    snippet: tuple[tuple[str, bool], ...]


def search(entries: Sequence[Entry], query: str) -> list[Hit]:
    """Sections that hold every word asked for, the best first; for the number of a clause those that explain it."""
    wanted = list(dict.fromkeys(words_of(query)))[:MOST_WORDS]
    if not wanted:
        return []
    hits = dict(_by_clause(entries, query.strip()))
    if not hits:
        hits = {entry.number: score for entry in entries if (score := _score(entry, wanted))}
    else:
        wanted = []  # the number itself is in no text
    order = sorted(hits.items(), key=lambda pair: (-pair[1], pair[0]))
    by_number = {entry.number: entry for entry in entries}
    return [Hit(number, score, snippet(by_number[number].text, wanted)) for number, score in order]


def _score(entry: Entry, wanted: Iterable[str]) -> int:
    """What a section is worth; 0 where a word is missing."""
    whole = 0
    for word in wanted:
        found = 0
        for words, weight in entry.fields:
            times, exact = words.times(word)
            found += min(times, MOST_TIMES) * weight * (3 if exact else 2)
        if not found:
            return 0
        whole += found
    return whole


def _by_clause(entries: Sequence[Entry], query: str) -> list[tuple[int, int]]:
    """Sections that explain a clause: that very one, then written otherwise, then those that begin so."""
    if not _CLAUSE.fullmatch(query):
        return []
    best = 100 * TITLE
    found = []
    for entry in entries:
        scores = [
            best * 4 if clause == query else best * 2 if clause.casefold() == query.casefold() else best
            for clause in entry.clauses
            if clause.casefold().startswith(query.casefold())
        ]
        if scores:
            found.append((entry.number, max(scores)))
    return found


def snippet(text: str, wanted: Sequence[str], most: int = SNIPPET) -> tuple[tuple[str, bool], ...]:
    """The text around the first words found, those words marked; its beginning where there are none."""
    small: list[str] = []
    origin: list[int] = []  # of each folded letter, which letter it comes from
    for at, letter in enumerate(text):
        for one in folded_letter(letter):
            small.append(one)
            origin.append(at)
    joined = "".join(small)
    spots = [
        (origin[found.start()], origin[found.start() + len(word) - 1] + 1)
        for found in _WORD.finditer(joined)
        for word in wanted
        if found[0].startswith(word)
    ]
    spots = sorted(dict(sorted(spots)).items())
    first = _word_start(text, max(0, spots[0][0] - most // 3)) if spots else 0
    last = min(len(text), first + most)
    if last < len(text):
        last = max(text.rfind(" ", first, last), first + most // 2)
    pieces: list[tuple[str, bool]] = [("… ", False)] if first else []
    at = first
    for start, end in spots:
        if start < at or end > last:
            continue
        pieces += [(text[at:start], False), (text[start:end], True)]
        at = end
    pieces.append((text[at:last] + (" …" if last < len(text) else ""), False))
    return tuple(piece for piece in pieces if piece[0])


def _word_start(text: str, at: int) -> int:
    return text.rfind(" ", 0, at) + 1 if at else 0
