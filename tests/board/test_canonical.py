"""Canonical JSON text."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anahuac.board.canonical import LINE, render

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(values)
def test_the_text_means_the_value_and_is_its_own_canonical_form(value: object) -> None:
    text = render(value)
    assert json.loads(text) == value
    assert render(json.loads(text)) == text


def test_what_fits_on_a_line_stands_on_one_and_the_rest_is_spread() -> None:
    assert render({"a": [1, 2.0, "é"]}) == '{"a": [1, 2.0, "é"]}\n'.encode()
    long = render({"points": [[float(n), 0.5] for n in range(20)]}).decode()
    assert long.startswith('{\n "points": [\n  [0.0, 0.5],\n  [1.0, 0.5],\n')
    assert max(map(len, long.splitlines())) <= LINE


@pytest.mark.parametrize("number", [float("nan"), float("inf")])
def test_numbers_that_json_has_not_are_refused(number: float) -> None:
    with pytest.raises(ValueError, match="JSON"):
        render([number])
