"""What searches do not tell apart."""

from __future__ import annotations

import pytest

from anahuac.folding import folded, folded_letter


@pytest.mark.parametrize(
    ("said", "compared"),
    [
        ("Tēnōchtitlan", "tenochtitlan"),
        ("CŒUR Été", "coeur ete"),
        ("e\u0301te\u0301", "ete"),  # accents that are letters of their own
        ("Straße Łódź", "strasse lodz"),
        ("", ""),
    ],
)
def test_accents_macrons_ligatures_and_capitals(said: str, compared: str) -> None:
    assert folded(said) == compared


def test_a_letter_may_become_none_or_two() -> None:
    assert [folded_letter(letter) for letter in ("Œ", "\u0304", "ō")] == ["oe", "", "o"]
