"""What searches do not tell apart."""

from __future__ import annotations

import sys

import pytest

from anahuac.folding import folded, folded_letter


@pytest.mark.parametrize(
    ("said", "compared"),
    [
        ("Tēnōchtitlan", "tenochtitlan"),
        ("CŒUR Été", "coeur ete"),
        ("e\u0301te\u0301", "ete"),  # accents that are letters of their own
        ("Straße Łódź", "strasse lodz"),
        ("ǽ Ǽ ǣ ǿ Ǿ", "ae ae ae o o"),  # ligatures with accents
        ("", ""),
    ],
)
def test_accents_macrons_ligatures_and_capitals(said: str, compared: str) -> None:
    assert folded(said) == compared


def test_a_letter_may_become_none_or_two() -> None:
    assert [folded_letter(letter) for letter in ("Œ", "\u0304", "ō")] == ["oe", "", "o"]


def test_what_is_folded_folds_no_further() -> None:
    """Over all letters there are, so that none is compared half written out."""
    letters = map(chr, (*range(0xD800), *range(0xE000, sys.maxunicode + 1)))
    assert [letter for letter in letters if folded(once := folded_letter.__wrapped__(letter)) != once] == []
