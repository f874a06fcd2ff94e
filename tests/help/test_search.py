"""Search: accents, macrons and capitals do not matter; titles before headings before text; clauses by number."""

from __future__ import annotations

from anahuac.help.book import Book, Place
from anahuac.help.parsing import read_page
from anahuac.help.search import snippet, words_of

FIRST = """# Sieges

How walls are taken.

## Assault {10.4-e}

The besieger storms. A retreat moves nobody.

## Exit {10.4-g 10.4-A}

The besieged come out of Tēnōchtitlan. Commanders lead.
"""
SECOND = """# Battles

About retreats in the open.

## Retreat {10.5-a}

The beaten army leaves; see [the assault](clause:10.4-e) and [itself](clause:10.5-a).

## Afterwards {10.4-a}

Sieges go on: the siege of Cœur, the siege of Été.
"""


def book() -> Book:
    """Two pages."""
    pages = [read_page(f"1{at}-page{at}", text.encode())[0] for at, text in enumerate((FIRST, SECOND))]
    return Book(tuple(pages), {"10.4-e": "Storming the walls"})


def found(query: str) -> list[tuple[str, int]]:
    """Where the hits of a query are."""
    return [(place.page, place.section) for place, _ in book().search(query)]


def test_folding() -> None:
    """Macrons of Nahuatl, French accents and ligatures, capitals."""
    assert words_of("Tēnōchtitlan Cœur ÉTÉ d’Ixtlilxōchitl") == [
        "tenochtitlan", "coeur", "ete", "d", "ixtlilxochitl",
    ]  # fmt: skip


def test_titles_come_before_headings_before_text() -> None:
    """Whatever the order of the pages."""
    assert found("siege") == [("10-page0", 0), ("11-page1", 2), ("10-page0", 1), ("10-page0", 2)]
    assert found("retreat")[0] == ("11-page1", 1)
    assert ("11-page1", 0) in found("retreat")
    assert found("retreat")[1] == ("10-page0", 1), "the very word before one that begins so"


def test_a_word_counts_from_its_beginning_and_every_word_must_be_there() -> None:
    """As one types."""
    assert found("tenoch") == [("10-page0", 2)]
    assert found("TĒNOCH comm") == [("10-page0", 2)]
    assert found("tenoch storms") == []
    assert found("ochtitlan") == []
    assert found("   ") == []
    assert found("?!") == []


def test_the_title_of_a_clause_is_found() -> None:
    """Players know it from popups."""
    assert found("storming walls") == [("10-page0", 1)]


def test_a_clause_is_found_by_its_number() -> None:
    """The very one first, capital letters told apart; the beginning of a number finds all of it."""
    assert found("10.4-a") == [("11-page1", 2), ("10-page0", 2)]
    assert found("10.4-A") == [("10-page0", 2), ("11-page1", 2)]
    assert found("10.4-e") == [("10-page0", 1)]
    assert found("10.5") == [("11-page1", 1)]
    assert found("10.") == [("10-page0", 1), ("10-page0", 2), ("11-page1", 1), ("11-page1", 2)]


def test_snippets_mark_what_was_looked_for() -> None:
    """Around the first word found, in the text's own letters."""
    text = "word " * 40 + "the siege of Été begins" + " word" * 40
    pieces = snippet(text, ["ete", "sie"])
    assert [piece for piece, is_hit in pieces if is_hit] == ["sie", "Été"]
    assert pieces[0] == ("… ", False)
    assert pieces[-1][0].endswith("…")
    assert len("".join(piece for piece, _ in pieces)) < 170
    assert snippet("short", ["x"]) == (("short", False),)
    assert [piece for piece, is_hit in snippet("Cœurs", ["coeur"]) if is_hit] == ["Cœur"]


def test_links_and_cross_references() -> None:
    """By clause, by page with or without its number; a section does not point at itself."""
    pages = book()
    assert pages.of_link("clause:10.4-g") == Place("10-page0", 2)
    assert pages.of_link("page:page1") == pages.of_link("page:11-page1") == Place("11-page1")
    assert pages.of_link("clause:9-z") is None
    assert pages.of_link("https://example.org") is None
    assert pages.see_also(Place("11-page1", 1)) == ("10.4-e",)
    assert pages.title(Place("11-page1", 1)) == "Retreat"
    assert pages.section(Place("11-page1", 9)) is None


def test_an_excerpt_ends_at_a_word() -> None:
    """For the popup of a clause."""
    assert book().excerpt(Place("10-page0", 1), 20) == "The besieger …"
    assert book().excerpt(Place("10-page0", 1)) == "The besieger storms. A retreat moves nobody."
