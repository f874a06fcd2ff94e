"""Old payloads: every change of a payload comes with a function and an example of before and after."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from anahuac.store import StoreFault, open_match, texts
from anahuac.store.upcasts import Payload, Upcasts, upcast
from tests.engine.toy import Ran
from tests.store.games import load, play, trace
from tests.store.spoiling import sealed_again, spoil

#: Game, type and version made -> a payload before and after. Whoever adds an upcaster adds an example.
EXAMPLES: dict[tuple[str, str, int], tuple[Payload, Payload]] = {}


def unproved(upcasts: Upcasts, examples: dict[tuple[str, str, int], Any]) -> set[tuple[str, str, int]]:
    """Upcasters without example, and examples without upcaster."""
    return upcasts.registered() ^ set(examples)


def test_every_upcaster_has_an_example() -> None:
    assert unproved(upcast, EXAMPLES) == set()


def test_every_example_holds() -> None:
    for (game, type_, since), (before, after) in EXAMPLES.items():
        assert upcast.current(game, type_, since - 1, before) == after


def test_an_upcaster_without_example_would_be_noticed() -> None:
    upcasts = Upcasts()

    @upcasts("toy", "ran", since=2)
    def _(old: Payload) -> Payload:
        return old

    assert unproved(upcasts, {}) == {("toy", "ran", 2)}
    assert unproved(upcasts, {("toy", "ran", 2): ()}) == set()
    assert unproved(Upcasts(), {("toy", "ran", 2): ()}) == {("toy", "ran", 2)}


@pytest.mark.parametrize("since", [0, 1, 3])
def test_versions_follow_one_another(since: int) -> None:
    with pytest.raises(ValueError, match="follow"):
        Upcasts()("toy", "ran", since=since)(lambda old: old)


def older(upcasts: Upcasts) -> None:
    """The toy as if its payloads had looked otherwise once."""

    @upcasts("toy", "ran", since=2)
    def _(old: Payload) -> Payload:
        return {"type": "ran", "who": old["runner"], "steps": old["steps"]}

    @upcasts("toy", "ran", since=3)
    def _(old: Payload) -> Payload:
        return {"type": "ran", "seat": old["who"], "steps": old["steps"]}

    @upcasts("toy", "run", since=2)
    def _(old: Payload) -> Payload:
        return {"type": "run"}


def age(path: Path) -> None:
    """Write the payloads of a file as they would have looked then."""
    spoil(
        path,
        "UPDATE entry SET payload = replace(payload, '\"seat\"', '\"runner\"') WHERE type = 'ran'",
        "UPDATE entry SET payload = replace(payload, '\"runner\"', '\"who\"'), version = 2"
        " WHERE type = 'ran' AND seq % 2",
        'UPDATE entry SET payload = \'{"type":"run","how":"fast"}\' WHERE type = \'run\'',
    )
    sealed_again(path)


def test_old_payloads_are_read_through_the_chain(saved: Path) -> None:
    good = open_match(saved, load, read_only=True).match
    upcasts = Upcasts()
    older(upcasts)
    age(saved)
    opened = open_match(saved, load, read_only=True, upcasts=upcasts)
    assert trace(opened.match) == trace(good)


def test_new_payloads_carry_the_new_version(saved: Path) -> None:
    upcasts = Upcasts()
    older(upcasts)
    age(saved)
    opened = open_match(saved, load, upcasts=upcasts)
    while not any(isinstance(event, Ran) for event in opened.match.last.events):
        play(opened.match, 1, seed=len(opened.match.steps))
    opened.file.close()
    again = open_match(saved, load, read_only=True, upcasts=upcasts)
    assert again.match.last.events == opened.match.last.events
    with pytest.raises(StoreFault) as caught:
        open_match(saved, load, read_only=True)
    assert caught.value.reason.source == texts.UNREADABLE.source


def test_an_upcaster_that_trips_over_a_hostile_payload_is_told(saved: Path) -> None:
    upcasts = Upcasts()
    older(upcasts)
    with pytest.raises(StoreFault) as caught:
        trace(open_match(saved, load, read_only=True, upcasts=upcasts).match)
    assert caught.value.reason.source == texts.UNREADABLE.source
