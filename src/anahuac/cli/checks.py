"""``anahuac verify``, ``replay`` and ``validate``: reading matches and content, changing nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.chronicle import as_text
from anahuac.cli import arguments, texts
from anahuac.cli.console import DONE, FAILED, CliError, Console
from anahuac.content import faults
from anahuac.registry import load_game

if TYPE_CHECKING:
    from anahuac.store import OpenMatch


def verify(console: Console, files: list[str]) -> int:
    """Run each match again and compare the hash of every step. Exit code 1 when one differs or cannot be read."""
    from anahuac.store import StoreFault, verify_match

    paths = [arguments.existing_file(given) for given in files]
    code = DONE
    for path in paths:
        try:
            verdict = verify_match(path, load_game)
        except StoreFault as fault:
            console.complain(texts.ERROR(reason=fault.at_path))
            code = FAILED
            continue
        for difference in verdict.differences:
            console.complain(texts.DIFFERS(file=str(path), step=difference.step, what=difference.what))
            code = FAILED
        if not verdict.differences:
            console.say(texts.VERIFIED(verdict.steps, file=str(path)))
    return code


def replay(console: Console, given: str, to: str, seat: str) -> int:
    """The log of a match as text, as a seat (default: a spectator) may know it, up to a step."""
    from anahuac.store import StoreFault, open_match

    path = arguments.existing_file(given)
    try:
        opened = open_match(path, load_game, read_only=True)
        _tell_match(console, opened, to, seat)
    except StoreFault as fault:
        raise CliError(fault.at_path, FAILED) from None
    return DONE


def _tell_match(console: Console, opened: OpenMatch, to: str, seat: str) -> None:
    game = opened.match.game
    seats = [info.id for info in game.info.seats]
    if seat and seat not in seats:
        raise CliError(texts.UNKNOWN_SEAT(game=game.info.id, seat=seat, known=", ".join(seats)))
    last = opened.match.last.number
    until = arguments.whole_number(to, 0, last, texts.STEPS_RANGE) if to else last
    named = console.with_names(game.names)
    lines = ((number, line) for number in range(until + 1) for line in opened.told(seat or None, number))
    for told in as_text(named.wording, lines):
        print(told)


def validate(console: Console, paths: list[str]) -> int:
    """Faults of matches and content files, each with file, place and reason. Exit code 1 when there is one.

    Warnings are told and leave the exit code at 0.
    """
    errors = warnings = 0
    for path in [arguments.existing_path(given) for given in paths]:
        count = 0
        for fault in faults(path):
            console.complain(fault.told())
            count += 1
            errors += not fault.is_warning
            warnings += fault.is_warning
        if not count:
            console.say(texts.VALID(file=str(path)))
    if errors:
        console.complain(texts.FAULTS(errors))
    if warnings:
        console.complain(texts.WARNINGS(warnings))
    return FAILED if errors else DONE
