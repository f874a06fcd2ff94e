"""French that reads well whatever it is joined to: losses in PF, states that need no agreement, quoted markers."""

from __future__ import annotations

import re

import pytest

from anahuac.app.panels.conquest import texts as panel_texts
from anahuac.app.panels.spoken import MARKS
from anahuac.engine.text import Ref, Template, in_english
from anahuac.games.conquest.events.battle import MarkersRevealed
from anahuac.registry import load_game
from anahuac.wording import Wording, catalogue
from tests.games.conquest.play import conquest

#: « pas » as a noun that counts: « 2 pas », « un pas », « des pas », « pas perdus ».
_COUNTED = re.compile(
    r"(%n|\}|\b(un|deux|des|les|chaque|unique))[ \u00a0]pas\b(?! (de|en) )|\b[Pp]as perdus?\b"
)
#: How a participle or an adjective ends that would have to agree.
_AGREES = re.compile(r"(é|isi|onible|prêt|perdu)s?$")


def test_losses_are_told_in_strength_points() -> None:
    told = [
        form
        for (context, source), forms in catalogue("fr").items()
        if context.startswith("conquest") and re.search(r"\b[Ss]teps?\b|step\(s\)", source)
        for form in forms
    ]
    assert any("PF" in form for form in told)
    assert [form for form in told if _COUNTED.search(form)] == []


@pytest.mark.parametrize("marker", ["hidden_units", "death_to_the_commander"])
def test_markers_are_named_in_quotes(marker: str) -> None:
    game = load_game("conquest")
    state = conquest("").state
    line = game.describe(MarkersRevealed("indian", (marker,), "tactical_movement"), state)
    assert line is not None
    for language, marks in (("fr", "«\u202f{}\u202f»"), ("en", "“{}”")):
        words = Wording(language, game.names)
        assert marks.format(words.name(Ref("marker", marker))) in words.log_line(line)


@pytest.mark.parametrize(
    "state",
    [
        panel_texts.READY,
        panel_texts.SET_ASIDE,
        panel_texts.PLAYED,
        panel_texts.USED,
        panel_texts.IN_HAND,
        *MARKS.values(),
    ],
    ids=lambda template: in_english(template()),
)
def test_a_state_beside_any_name_needs_no_agreement(state: Template) -> None:
    words = Wording("fr")(state).split(",")[0].split()
    assert [word for word in words if _AGREES.search(word)] == []
