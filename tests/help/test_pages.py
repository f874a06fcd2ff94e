"""Pages are read into their parts, and nothing in one can load, run or break anything."""

from __future__ import annotations

import pytest

from anahuac.help import Example, Grid, Heading, Picture, Prose, Section, TableOf, page_faults, read_page
from anahuac.help.blocks import plain
from anahuac.help.checking import Known
from anahuac.wording import Wording

PAGE = """# Moving

Who moves, and how far.

## Only commanders move {8-a 8-b}

A unit goes [with its commander](clause:8-b).

![Swords and shields](picture:unit/spain-EB)
{{table:units}}

### In the rain

- one
- two

> **Example.** Cortés goes
> to Jalapa.

| Die | Loss |
|-----|------|
| 1   | **2** |

## Nothing more
"""


def told(text: str | bytes, name: str = "08-moving") -> list[tuple[int, str]]:
    """Lines and reasons of the faults of a page."""
    data = text if isinstance(text, bytes) else text.encode("utf-8")
    return [(fault.line, Wording("en")(fault.reason)) for fault in read_page(name, data)[1]]


def test_a_page_is_read_into_its_parts() -> None:
    """Title, lead, sections with their clauses and lines, and every kind of block in order."""
    page, faults = read_page("08-moving", PAGE.encode("utf-8"))
    assert faults == []
    assert page.title == "Moving"
    assert [(s.title, s.clauses, s.line) for s in page.sections] == [
        ("Moving", (), 1),
        ("Only commanders move", ("8-a", "8-b"), 5),
        ("Nothing more", (), 24),
    ]
    assert page.sections[0].blocks == (Prose("Who moves, and how far."),)
    assert page.sections[1].blocks == (
        Prose("A unit goes [with its commander](clause:8-b)."),
        Picture("unit/spain-EB", "Swords and shields"),
        TableOf("units"),
        Heading("In the rain"),
        Prose("- one\n- two"),
        Example("**Example.** Cortés goes\nto Jalapa."),
        Grid(("Die", "Loss"), (("1", "**2**"),)),
    )
    assert page.sections[1].links == ("clause:8-b",)
    assert "Example. Cortés goes to Jalapa." in page.sections[1].text


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("<script>alert(1)</script>", "HTML"),
        ("see <b>this</b>", "HTML"),
        ("&lt;img&gt;", "HTML"),
        ("<https://example.org>", "HTML"),
        ("https://example.org", "addresses"),
        ("write to somebody@example.org", "addresses"),
        ("[here](https://example.org)", "addresses"),
        ("[here](//example.org/x)", "leads to"),
        ("[here](../../secret.txt)", "leads to"),
        ("[here](javascript:alert)", "leads to"),
        ("[here](clause:<b>)", "HTML"),
        ("[here]: target", "leads to"),
        ("[here][there]", "leads to"),
        ("![map](map.png)", "picture stands"),
        ("![map](picture:../../map)", "picture stands"),
        ("word ![map](picture:glyph/star)", "picture stands"),
        ("{{table:Units!}}", "table of the game"),
        ("`code`", "code"),
        ("> > twice", "nested"),
        ("                  - far in", "nested"),
        ("[" * 60, "nested"),
        ("x" * 5000, "longer"),
        ("a\x00b", "nobody could see"),
        ("a\u202eb", "nobody could see"),
    ],
)
def test_what_is_hostile_is_told_and_left_out(line: str, reason: str) -> None:
    """It reaches neither the Markdown reader nor the search; the rest of the page stays."""
    page, faults = read_page("08-x", f"# Title\n\nbefore\n\n{line}\n\nafter\n".encode())
    assert faults
    assert all(fault.line == 5 for fault in faults)
    assert any(reason in Wording("en")(fault.reason) for fault in faults)
    assert page.sections[0].blocks == (Prose("before\n\n\n\nafter"),)


def test_a_page_that_is_none_is_told() -> None:
    """Whatever the bytes are."""
    assert "UTF-8" in told(b"\xff\xfe\x00")[0][1]
    assert "more than" in told(b"a" * 200_000)[0][1]
    assert "first line" in told("")[0][1]
    assert "first line" in told("no title")[0][1]


@pytest.mark.parametrize(
    ("heading", "reason"),
    [
        ("## Title {8-a", "braces"),
        ("## Title {}", "braces"),
        ("## Title {first rule}", "braces"),
        ("## {8-a}", "heading is empty"),
        ("### Title {8-a}", "braces"),
        ("#### Deep", "headings below"),
        ("# Again", "one title"),
    ],
)
def test_headings_that_are_none_are_told(heading: str, reason: str) -> None:
    """A slip in the braces would leave a clause without its section."""
    found = told(f"# Title\n\n{heading}\n\ntext\n")
    assert [line for line, _ in found] == [3]
    assert reason in found[0][1]


def test_words_of_markdown() -> None:
    """What is read aloud and searched has no marks of Markdown; figures keep their stars."""
    assert plain("**2** for [a battle](clause:12-b),\n*not* 3 \\* 4") == "2 for a battle, not 3 * 4"
    assert plain("1. one\n2. two") == "one two"


def files(en: str, fr: str) -> dict[str, bytes]:
    """The same page in both languages."""
    return {
        "help/en/08-moving.md": en.encode("utf-8"),
        "help/fr/08-moving.md": fr.encode("utf-8"),
    }


def all_told(pages: dict[str, bytes], known: Known) -> list[tuple[str, int, str]]:
    """File, line and reason of everything wrong."""
    return [(name, fault.line, Wording("en")(fault.reason)) for name, fault in page_faults(pages, known)]


SOUND = "# M\n\n## A {8-a 8-b 1-a}\n\nx\n"


def test_sound_pages_have_no_fault(known: Known) -> None:
    """The check finds nothing where nothing is wrong."""
    assert all_told(files(SOUND, SOUND), known) == []


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("x\n", "[x](clause:9-z)\n", "no clause 9-z"),
        ("x\n", "[x](page:other)\n", "no page “other”"),
        ("x\n", "![x](picture:unit/spain-XX)\n", "no picture “unit/spain-XX”"),
        ("x\n", "{{table:other}}\n", "no table “other”"),
        ("{8-a 8-b 1-a}", "{8-a 1-a}", "8-b is explained nowhere"),
        ("x\n", "x\n\n## B {8-a}\n", "8-a is explained in 08-moving.md too"),
        ("{8-a 8-b 1-a}", "{8-a 8-b 9-z}", "no clause 9-z"),
    ],
)
def test_what_leads_nowhere_is_told(known: Known, old: str, new: str, reason: str) -> None:
    """Links, pictures, tables; clauses explained twice or not at all, flavour apart."""
    page = SOUND.replace(old, new)
    assert any(reason in said for _, _, said in all_told(files(page, page), known))


def test_both_languages_have_the_same_pages_and_sections(known: Known) -> None:
    """Switching the language keeps the place; that needs the same place in both."""
    alone = {"help/en/08-moving.md": SOUND.encode()}
    assert any("missing in the language “fr”" in said for _, _, said in all_told(alone, known))
    more = files(SOUND, SOUND + "\n## B\n\ny\n")
    assert any("not as many in “en”" in said for _, _, said in all_told(more, known))
    other = files(SOUND + "\n## B {1-a}\n", SOUND.replace(" 1-a", "") + "\n## B {1-a}\n")
    assert any("other clauses" in said for _, _, said in all_told(other, known))
    shown = files(SOUND + "\n{{table:units}}\n", SOUND)
    assert any("pictures and tables" in said for _, _, said in all_told(shown, known))


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("Attention!", "before “!”"),
        ("Attention !", "before “!”"),
        ("Deux points\u00a0: voici", "before “:”"),
        ("« Oui\u202f»", "after “«”"),
        ("l'armée", "straight"),
    ],
)
def test_french_is_set_as_french(known: Known, line: str, reason: str) -> None:
    """In English the same is no fault."""
    found = all_told(files(SOUND + line, SOUND + line), known)
    assert [name for name, _, _ in found] == ["help/fr/08-moving.md"]
    assert reason in found[0][2]
    right = "Voyez [ceci\u202f: cela](clause:8-a)\u202f; «\u202foui\u202f»\u202f!\n\n| a | b |\n|:--|---|\n| c | d |"
    assert all_told(files(SOUND + right, SOUND + right), known) == []


def test_a_name_that_is_none_is_told(known: Known) -> None:
    """Pages are put in order by their numbers."""
    strange = {"help/en/Été.md": SOUND.encode(), "help/de/01-x.md": SOUND.encode()}
    assert [said[:16] for _, _, said in all_told(strange, known)] == ["pages are called"] * 2


def test_a_section_knows_its_words() -> None:
    """A picture is found by what it shows."""
    assert Section("T", (), (Picture("glyph/star", "A star"), TableOf("units"))).text == "A star"
