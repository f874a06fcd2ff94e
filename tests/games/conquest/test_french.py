"""The French of log lines, prompts and outcomes with real names in them: elisions, contractions, capitals."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from anahuac.engine.chance import Seeded, picker
from anahuac.engine.game import Setup
from anahuac.engine.match import Match
from anahuac.engine.text import Text
from anahuac.games.conquest.model import State
from anahuac.wording import Wording
from tests.games.conquest.battles import play_on, random_battle
from tests.games.conquest.play import game

#: What no French sentence of ours may hold, and why.
FAULTS = {
    "a preposition that runs together with its article": re.compile(r"\b(?:de|à) (?:le|les) ", re.IGNORECASE),
    "an elision left out": re.compile(r"\b(?:de|le|la|que) [aeéèêiîoôuy]", re.IGNORECASE),
    "two articles or prepositions": re.compile(
        r"\b(?:de|du|des|le|la|les) (?:de|du|des) |\b(?:du|des|le|la|les) (?:le|la|les) ", re.IGNORECASE
    ),
    "a typewriter's apostrophe": re.compile("'"),
    "a plain space before a sign that takes a thin one": re.compile(r" [:;!?»]|« "),
    "a field left open": re.compile(r"[{}]|%n|\(s\)"),
    "two spaces": re.compile(r"  "),
    "a small letter at the beginning": re.compile(r"^[a-zà-ÿ]"),
}


def told_in_a_match(seed: int, steps: int) -> Iterator[Text]:
    """Prompts and log lines of a match played at random, and its outcome."""
    match = Match(game(), Setup(), Seeded(seed))
    pick = picker(seed)
    for _ in range(steps):
        if not match.pending:
            break
        decision = match.pending[0]
        yield decision.prompt
        played = match.play(decision.seat, decision.sample(pick))
        yield from told(played.events, played.state)
    if match.outcome is not None:
        yield match.outcome.reason


def told_in_a_battle(seed: int) -> Iterator[Text]:
    """Prompts and log lines of a battle on the tactical board."""
    play = random_battle(seed)
    for decision in play_on(play, seed):
        yield decision.prompt
    yield from told(play.events, play.state)


def told(events: Iterable[Any], state: State) -> Iterator[Text]:
    """The log lines of events."""
    for event in events:
        line = game().describe(event, state)
        if line is not None:
            yield line.text


def faults_of(texts: Iterator[Text]) -> dict[str, str]:
    """Sentences with a fault, and which."""
    french = Wording("fr", game().names)
    found = {}
    for text in texts:
        said = french.sentence(text)
        for fault, pattern in FAULTS.items():
            if pattern.search(said):
                found[said] = fault
    return found


@pytest.mark.parametrize("seed", range(4))
def test_a_match_reads_well(seed: int, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "anahuac.wording"):
        assert faults_of(told_in_a_match(seed, 1500)) == {}
    assert caplog.messages == [], "every text is translated and every name is known"


def test_battles_read_well(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "anahuac.wording"):
        assert faults_of(text for seed in range(40) for text in told_in_a_battle(seed)) == {}
    assert caplog.messages == []


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        ("Pertes de le camp espagnol", "a preposition that runs together with its article"),
        ("La marche de Olid", "an elision left out"),
        ("Curseur de des Autres peuples", "two articles or prepositions"),
        ("le camp indien se replie", "a small letter at the beginning"),
        ("Ronde : 1", "a plain space before a sign that takes a thin one"),
    ],
)
def test_the_check_itself_finds_faults(said: str, fault: str) -> None:
    assert FAULTS[fault].search(said)
