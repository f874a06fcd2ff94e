"""Texts become strings: translation, fields, names with their forms, plurals, lists, numbers."""

from __future__ import annotations

import logging

import pytest

from anahuac.engine.game import LogLine
from anahuac.engine.text import Ref, plural, text
from anahuac.wording import LIST_LAST, LIST_MORE, CatalogueFault, Wording, _typeset, catalogue

MARCH = text("test", "{who} marches to {place}.")
LOSSES = plural("test", "{who} loses %n step(s).", "", 1)
BRACES = text("test", "{{braces}} stay")

FRENCH = {
    ("test", MARCH.source): ("{who} marche vers {place}.",),
    ("test", LOSSES.source): ("{who} perd %n pas.", "{who} perd %n pas au total."),
    ("list", LIST_MORE.source): ("{first}, {rest}",),
    ("list", LIST_LAST.source): ("{first} et {last}",),
}
NAMES = {
    "otumba": {"en": "Otumba", "fr": "Otumba"},
    "mexico": {"en": "Mexico", "fr": "Mexique", "fr_def": "le Mexique"},
    "spain": {"en": "Spain", "fr": "Espagne", "fr_def": "l’Espagne", "fr_de": "de l’Espagne"},
}


def names(ref: Ref) -> dict[str, str]:
    """The names above."""
    return NAMES[ref.id]


@pytest.fixture
def french() -> Wording:
    """A French wording over a small catalogue."""
    return Wording("fr", names, FRENCH)


@pytest.fixture
def english() -> Wording:
    """An English wording without catalogue."""
    return Wording("en", names, {})


def test_fields_are_filled_in_the_order_of_the_translation(french: Wording, english: Wording) -> None:
    said = MARCH(who=Ref("nation", "spain", "def"), place=Ref("place", "otumba"))
    assert french(said) == "l’Espagne marche vers Otumba."
    assert french.sentence(said) == "L’Espagne marche vers Otumba."
    assert english(said) == "Spain marches to Otumba."


@pytest.mark.parametrize(
    ("id_", "form", "said"),
    [
        ("spain", "", "Espagne"),
        ("spain", "de", "de l’Espagne"),
        ("otumba", "de", "d’Otumba"),
        ("otumba", "def", "Otumba"),
        ("mexico", "de", "du Mexique"),
    ],
)
def test_a_french_form_left_out_is_made_from_the_name(
    french: Wording, id_: str, form: str, said: str
) -> None:
    assert french(Ref("x", id_, form)) == said


def test_french_counts_nothing_and_one_as_singular(french: Wording, english: Wording) -> None:
    who = Ref("nation", "mexico")
    assert french(LOSSES(0, who=who)) == "Mexique perd 0 pas."
    assert french(LOSSES(2, who=who)) == "Mexique perd 2 pas au total."
    assert english(LOSSES(1, who=who)) == "Mexico loses 1 step."
    assert english(LOSSES(0, who=who)) == "Mexico loses 0 steps."


def test_lists_are_joined_as_the_language_does(french: Wording, english: Wording) -> None:
    assert french(("a", "b", "c")) == "a, b et c"
    assert english(("a", "b", "c")) == "a, b and c"
    assert english(("a",)) == "a"
    assert english(()) == ""


def test_numbers_follow_the_language(french: Wording, english: Wording) -> None:
    assert (english(1519), english(12345), english(-3)) == ("1519", "12,345", "\u22123")
    assert french(12345) == "12\u202f345"
    assert french.percent(45) == "45\u202f%"


def test_a_missing_translation_is_shown_in_english_and_logged_once(
    french: Wording, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "anahuac.wording"):
        assert [french(BRACES), french(BRACES())] == ["{braces} stay", "{braces} stay"]
    assert len(caplog.records) == 1


def test_a_log_line_begins_with_a_capital(french: Wording) -> None:
    line = LogLine(MARCH(who=Ref("n", "mexico", "def"), place="x"), "conquest:8-a", "move")
    assert french.log_line(line) == "Le Mexique marche vers x."


def test_french_punctuation_takes_thin_spaces_and_real_apostrophes() -> None:
    assert _typeset("l'armée : « oui » !", "fr") == "l’armée\u202f: «\u202foui\u202f»\u202f!"
    assert _typeset("it's : so", "en") == "it's : so"


def test_a_language_without_catalogue_has_no_entries() -> None:
    assert catalogue("xx") == {}


CATALOGUE = """<?xml version="1.0" encoding="utf-8"?><TS version="2.1" language="fr_FR"><context>
<name>a &amp; b</name>
<message><source>One &lt;b&gt;</source><translation>Un &lt;b&gt;</translation></message>
<message numerus="yes"><source>%n day(s)</source><translation>
    <numerusform>%n jour</numerusform><numerusform>%n jours</numerusform></translation></message>
<message><source>Two</source><translation type="unfinished">Deux</translation></message>
<message><source>Three</source><translation type="vanished">Trois</translation></message>
<message><source>Four</source><translation></translation></message>
</context><context><name>c</name>
<message><source>Five</source><comment>said of horses</comment><translation>Cinq</translation></message>
</context></TS>"""


def test_a_catalogue_gives_what_is_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("anahuac.wording.translation_bytes", lambda _: CATALOGUE.encode())
    assert catalogue.__wrapped__("fr") == {
        ("a & b", "One <b>"): ("Un <b>",),
        ("a & b", "%n day(s)"): ("%n jour", "%n jours"),
        ("c", "Five"): ("Cinq",),
    }


def test_what_is_no_catalogue_is_told_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("anahuac.wording.translation_bytes", lambda _: b"<TS>\n<context></TS>")
    with pytest.raises(CatalogueFault, match=r"anahuac_fr\.ts: mismatched tag: line 2"):
        catalogue.__wrapped__("fr")


def test_an_unknown_language_falls_back_to_english() -> None:
    assert Wording("xx", names, {}).language == "en"
