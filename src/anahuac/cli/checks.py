"""``anahuac verify``, ``replay`` and ``validate``: reading matches and content, changing nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from anahuac.cli import arguments, content, texts
from anahuac.cli.console import DONE, FAILED, CliError, Console
from anahuac.registry import load_game
from anahuac.store import OpenMatch, StoreFault, open_match, verify_match


def verify(console: Console, files: list[str], lang: str) -> int:
    """Run each match again and compare the hash of every step. Exit code 1 when one differs or cannot be read."""
    _language(lang)
    code = DONE
    for given in files:
        path = arguments.existing_file(given)
        try:
            differences, steps = verify_match(path, load_game)
        except StoreFault as fault:
            console.complain(texts.ERROR(reason=fault.reason))
            code = FAILED
            continue
        for difference in differences:
            console.complain(texts.DIFFERS(file=given, step=difference.step, what=difference.what))
            code = FAILED
        if not differences:
            console.say(texts.VERIFIED(steps, file=given))
    return code


def replay(console: Console, file: str, to: str, seat: str, lang: str) -> int:
    """The log of a match as text, as a seat (default: a spectator) may know it, up to a step."""
    _language(lang)
    opened = _open(arguments.existing_file(file))
    match = opened.match
    try:
        game = match.game
        seats = [info.id for info in game.info.seats]
        if seat and seat not in seats:
            raise CliError(texts.UNKNOWN_SEAT(game=game.info.id, seat=seat, known=", ".join(seats)))
        last = len(match.steps) - 1
        until = last
        if to:
            until = arguments.whole_number(to, 0, last, texts.STEPS_RANGE, last=str(last))
        named = console.with_names(game.names)
        for number in range(until + 1):
            _tell(named, game, match.view(seat or None, number), match.events(seat or None, number))
    finally:
        opened.file.close()
    return DONE


def validate(console: Console, paths: list[str], lang: str) -> int:
    """Faults of matches and content files, each with file, place and reason. Exit code 1 when there is one."""
    _language(lang)
    count = 0
    for given in paths:
        path = Path(given)
        if not path.exists():
            raise CliError(texts.NO_FILE(file=given))
        found = 0
        for file, place, reason in content.faults(path):
            console.complain(texts.FAULT_AT(file=file, place=place or "/", reason=reason))
            found += 1
        if not found:
            console.say(texts.VALID(file=given))
        count += found
    if count:
        console.complain(texts.FAULTS(count))
    return FAILED if count else DONE


def _tell(named: Console, game: Any, view: Any, events: tuple[Any, ...]) -> None:
    for event in events:
        line = game.describe(event, view)
        if line is None:
            continue
        sentence = named.wording.log_line(line)
        clause = line.clause.partition(":")[2]
        dice = "".join(f" [{die.value}]" for die in line.dice)
        print(f"\n{sentence}" if line.is_heading else f"  {sentence}{dice}  ({clause})")


def _open(path: Path) -> OpenMatch:
    try:
        return open_match(path, load_game)
    except StoreFault as fault:
        raise CliError(fault.reason, FAILED) from None


def _language(lang: str) -> None:
    if lang:
        arguments.language(lang)
