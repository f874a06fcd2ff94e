"""Answers in words, whatever the shape of the question."""

from __future__ import annotations

from typing import Any

from anahuac.app.presenter import Presenter
from anahuac.engine.decision import (
    Action,
    Allocated,
    Assigned,
    Chosen,
    Decision,
    Number,
    Ordered,
    Passed,
    Program,
)
from anahuac.engine.text import Param, text

NOTHING = text("sayings", "none of them")
SOME_OF = text("sayings", "{item}: {amount}")


def said_of(presenter: Presenter, view: Any, decision: Decision, action: Action) -> Param:
    """An answer as a phrase: the names of what is chosen, or what the game says of an option."""
    match action:
        case Chosen(items=items) | Ordered(items=items):
            return tuple(presenter.item_name(decision, item) for item in items) or NOTHING()
        case Allocated(amounts=amounts):
            named = tuple(SOME_OF(item=presenter.item_name(decision, i), amount=n) for i, n in amounts)
            return named or NOTHING()
        case Number(value=value):
            return value
        case Assigned(values=values) if isinstance(decision.domain, Program):
            fields = decision.domain.fields
            return tuple(
                SOME_OF(item=presenter.item_name(decision, f.id), amount=presenter.item_name(decision, v))
                for f, v in zip(fields, values, strict=True)
            )
        case Passed():
            return presenter.button(view, decision, action).said
    return presenter.saying(view, decision, action)
