"""Which tool answers which kind of domain; a new kind without one does not pass the type check."""

from __future__ import annotations

from typing import Any, assert_never

from anahuac.app.decisions.arranging import Arranging
from anahuac.app.decisions.base import Probe, Tool
from anahuac.app.decisions.narrowing import Narrowing
from anahuac.app.decisions.placing import Placing
from anahuac.app.decisions.several import Allotting, Choosing, Counting, Ordering
from anahuac.app.presenter import DecisionPresenter
from anahuac.engine.decision import Allocate, Amount, Decision, OneOf, Order, Program, Some


def make_tool(presenter: DecisionPresenter, view: Any, decision: Decision, probe: Probe) -> Tool:
    """The tool for a decision. ``probe`` tells why an action would be refused."""
    hand = presenter.hand(view, decision)
    if hand is not None:
        return Placing(presenter, view, decision, hand, probe)
    domain = decision.domain
    match domain:
        case OneOf():
            return Narrowing(presenter, view, decision, domain, probe)
        case Some():
            return Choosing(presenter, view, decision, domain, probe)
        case Allocate():
            return Allotting(presenter, view, decision, domain, probe)
        case Program():
            return Arranging(presenter, view, decision, domain, probe)
        case Amount():
            return Counting(presenter, view, decision, domain, probe)
        case Order():
            return Ordering(presenter, view, decision, domain, probe)
        case _:
            assert_never(domain)
