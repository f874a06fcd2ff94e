"""Actions of the sequence of play (4) and conceding."""

from __future__ import annotations

from anahuac.engine.decision import Action


class Continue(Action, frozen=True, tag="continue"):
    """Another couplet (4.3B)."""


class CallRecovery(Action, frozen=True, tag="call_recovery"):
    """Call an R&R (4.3C, 10.8)."""


class Agree(Action, frozen=True, tag="agree"):
    """Let the R&R happen (4.4)."""


class Object(Action, frozen=True, tag="object"):
    """Object to the R&R (4.5)."""


class Concede(Action, frozen=True, tag="concede"):
    """Give up the match."""


SequenceActions = Continue | CallRecovery | Agree | Object | Concede
