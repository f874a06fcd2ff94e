"""The log as text and page, the dice as a table: right, in the reader's language, and harmless."""

from __future__ import annotations

import csv
import io
from html.parser import HTMLParser

from anahuac.chronicle import as_page, as_text, dice_table
from anahuac.engine.game import Die, LogLine
from anahuac.engine.text import text
from anahuac.wording import Wording

TURN = text("test", "Turn {n}")
NAMED = text("test", "{who} marches")
LINES = [
    (0, LogLine(TURN(n=1), "toy:1", "turn", is_heading=True)),
    (1, LogLine(NAMED(who="Olid"), "toy:2-a", "move", seat="spain")),
    (2, LogLine(NAMED(who="=1+<b>"), "toy:3", "fight", dice=(Die(6, 4, "spain"), Die(6, 1)))),
]


class Tags(HTMLParser):
    """Names and attributes of all tags of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, list[tuple[str, str | None]]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, attrs))


def test_a_text_has_a_line_for_each_event() -> None:
    told = list(as_text(Wording("en"), LINES))
    assert told == ["\nTurn 1", "  Olid marches  (2-a)", "  =1+<b> marches [4] [1]  (3)"]


def test_a_page_stands_alone_and_holds_no_tags_but_its_own() -> None:
    page = as_page(Wording("fr"), "Ma <script>partie</script>", LINES)
    tags = Tags()
    tags.feed(page)
    assert {tag for tag, _ in tags.found} == {
        "html", "head", "meta", "title", "style", "body", "h1", "h2", "p", "span", "b", "small",
    }  # fmt: skip
    assert not [name for _, attrs in tags.found for name, _ in attrs if name in ("src", "href", "onclick")]
    assert "Règle 2-a" in page
    assert "=1+&lt;b&gt; marches <b>4</b> <b>1</b>" in page


def test_a_table_of_dice_has_a_row_for_each_die() -> None:
    rows = list(csv.reader(io.StringIO(dice_table(Wording("fr"), LINES))))
    assert rows[0] == ["Étape", "Motif", "Camp", "Faces", "Résultat"]
    assert rows[1:] == [["2", " =1+<b> marches", "spain", "6", "4"], ["2", " =1+<b> marches", "", "6", "1"]]
