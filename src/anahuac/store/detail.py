"""Why a row or its JSON cannot be understood, in words: the decoder itself complains in English only."""

from __future__ import annotations

import msgspec

from anahuac.engine.text import Text
from anahuac.store import texts


def detail_of(error: Exception, payload: str = "") -> Text:
    """What an error that the reading of ``payload`` raised means for somebody who knows JSON."""
    from anahuac import board_texts
    from anahuac.board.codec import explain, unreadable
    from anahuac.board.errors import Reason

    match error:
        case msgspec.ValidationError():
            inside, reason = explain(str(error))
            said = board_texts.said(reason)
            return texts.INSIDE(place=inside, reason=said) if inside else said
        case msgspec.DecodeError():
            return board_texts.said(unreadable(payload.encode(), error))
        case RecursionError():
            return board_texts.said(Reason("too-deep"))
    return texts.ODD(kind=type(error).__name__)
