"""Texts that a file brings along (the turn, the verdict), read as a stranger's: nothing in them is taken on trust."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from anahuac.engine.decision import Seat
from anahuac.engine.game import Outcome
from anahuac.engine.text import Param, Ref, Text, TextError, fields_of, on_one_line

#: Longest template, and how deep texts may stand inside texts.
MOST_CHARACTERS = 1_000
DEEPEST = 8

#: No number that a game tells comes near.
MOST = 10**12

Word = Annotated[str, msgspec.Meta(max_length=MOST_CHARACTERS)]
Number = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]


class _PlainText(msgspec.Struct, forbid_unknown_fields=True, tag="text"):
    context: Word
    source: Word
    params: list[tuple[Word, Any]]
    n: Number | None


class _PlainRef(msgspec.Struct, forbid_unknown_fields=True, tag="ref"):
    kind: Word
    id: Word
    form: Word


class _PlainOutcome(msgspec.Struct, forbid_unknown_fields=True):
    winner: Word | None
    scores: dict[Word, Number]
    reason: Any


def text_of(plain: object, depth: int = 0) -> Text:
    """A text from decoded JSON whose template has the fields it brings along and no others.

    Raises msgspec.ValidationError or TextError.
    """
    if depth > DEEPEST:
        raise TextError("texts inside texts without end")
    made = msgspec.convert(plain, _PlainText)
    try:
        fields = fields_of(made.source)
    except ValueError as error:
        raise TextError(str(error)) from error
    names = [name for name, _ in made.params]
    if len(names) != len(fields) or set(names) != fields or (made.n is None) == ("%n" in made.source):
        raise TextError("the fields of a text do not fit it")
    params = tuple((name, _param(value, depth)) for name, value in made.params)
    return Text(made.context, on_one_line(made.source), params, made.n)


def _param(plain: object, depth: int) -> Param:
    if isinstance(plain, bool) or plain is None:
        raise TextError("a field holds neither a number nor words")
    if isinstance(plain, int):
        return msgspec.convert(plain, Number)
    if isinstance(plain, str):
        return on_one_line(msgspec.convert(plain, Word))
    if isinstance(plain, list):
        if depth > DEEPEST:
            raise TextError("lists inside lists without end")
        return tuple(_param(part, depth + 1) for part in plain)
    if isinstance(plain, dict) and plain.get("type") == "ref":
        ref = msgspec.convert(plain, _PlainRef)
        return Ref(ref.kind, ref.id, ref.form)
    return text_of(plain, depth + 1)


def outcome_of(plain: object) -> Outcome:
    """A verdict from decoded JSON. Raises msgspec.ValidationError or TextError."""
    made = msgspec.convert(plain, _PlainOutcome)
    scores: dict[Seat, int] = dict(made.scores)
    return Outcome(made.winner, scores, text_of(made.reason))
