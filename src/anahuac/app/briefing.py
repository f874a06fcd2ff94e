"""A scenario as the new-match page tells it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from anahuac.engine.text import Param


class Briefing(msgspec.Struct, frozen=True):
    """A scenario as the new-match page tells it: what it is, and lines of (what, how, clause).

    ``effects`` says in a few words what each option changes, ``needs`` names for an option the one it depends on, both
    by key. ``where`` are places of the first board at which its counters are set up, each with a colour role, for its
    picture.
    """

    text: Param
    lines: tuple[tuple[Param, Param, str], ...] = ()
    span: Param = ""
    note: Param = ""
    effects: Mapping[str, Param] = {}
    needs: Mapping[str, str] = {}
    where: tuple[tuple[str, str], ...] = ()
