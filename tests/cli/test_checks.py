"""``verify``, ``replay`` and ``validate``: what they find, what they tell, whom they tell it."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from anahuac.engine.game import Setup
from anahuac.games.conquest.data_texts import NO_ZONE
from anahuac.resources import resource_path
from anahuac.sim import simulate
from anahuac.store import Difference, Verification
from anahuac.store.texts import OTHER_CHANCE
from anahuac.wording import Wording
from tests.cli.conftest import Terminal
from tests.store.spoiling import sealed_again, spoil


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole match between random players; not to be changed."""
    folder = tmp_path_factory.mktemp("saved")
    simulate("conquest", Setup(), {"spain": "random", "indian": "random"}, 1, 4, save=folder)
    return folder / "match-0001.anahuac"


@pytest.fixture
def match(saved: Path, tmp_path: Path) -> Path:
    """A copy of it to be damaged."""
    return Path(shutil.copy(saved, tmp_path / "match.anahuac"))


def test_every_file_is_verified_whatever_is_wrong_with_the_first(terminal: Terminal, match: Path) -> None:
    """Each is told; one that cannot be read makes the whole fail."""
    foreign = match.with_name("foreign.anahuac")
    foreign.write_text("no match")
    ran = terminal("verify", str(foreign), str(match))
    assert ran.code == 1
    assert ran.err == f"anahuac: {foreign}: this is not a match of Anahuac\n"
    assert ran.out.startswith(f"{match}: ")


def test_nothing_is_verified_when_a_file_is_missing(terminal: Terminal, match: Path) -> None:
    """Wrong usage is told before a long work begins."""
    ran = terminal("verify", str(match), str(match.with_name("none.anahuac")))
    assert (ran.code, ran.out) == (2, "")


def test_a_step_that_comes_out_otherwise_is_told(
    terminal: Terminal, match: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With its number and what is not as recorded, in the language."""
    found = Verification([Difference(3, 7, OTHER_CHANCE(detail="die"))], 9)
    monkeypatch.setattr("anahuac.store.verify_match", lambda *_: found)
    ran = terminal("verify", str(match))
    assert (ran.code, ran.out) == (1, "")
    told = Wording("en")(OTHER_CHANCE(detail="die"))
    assert ran.err == f"{match}: step 3 differs: {told}\n"
    assert "differs" not in terminal("verify", str(match), lang="fr").err


def test_a_replay_tells_the_match_in_the_language_asked_for(terminal: Terminal, saved: Path) -> None:
    """With clauses and dice; ``--to`` ends it earlier."""
    whole = terminal("replay", str(saved))
    assert (whole.code, whole.err) == (0, "")
    assert "\nTurn 1, May-June" in whole.out
    assert "(9-c)" in whole.out
    assert "[6]" in whole.out
    part = terminal("replay", str(saved), "--to", "40")
    assert whole.out.startswith(part.out)
    assert len(part.out) < len(whole.out)
    assert terminal("replay", str(saved), "--lang", "fr").out != whole.out


def test_a_step_beyond_the_end_is_told_with_the_last(terminal: Terminal, saved: Path) -> None:
    """And so is one that is no number, or a seat that is none."""
    ran = terminal("replay", str(saved), "--to", "99999999")
    assert ran.code == 2
    assert "the match has steps 0 to " in ran.err
    assert terminal("replay", str(saved), "--to", "-1").code == 2
    assert "no seat france; it has: spain, indian" in terminal("replay", str(saved), "--as", "france").err


def test_reading_a_match_changes_no_byte_of_it(terminal: Terminal, match: Path) -> None:
    """Not even in a folder that may only be read; nothing lies beside it afterwards."""
    before = match.read_bytes()
    for words in (("verify",), ("replay",), ("validate",)):
        assert terminal(*words, str(match)).code == 0
    assert match.read_bytes() == before
    assert list(match.parent.iterdir()) == [match]


def test_damaged_matches_are_told_in_the_language(terminal: Terminal, match: Path) -> None:
    """By every command that reads one."""
    match.write_bytes(match.read_bytes()[:50_000])
    for command in ("verify", "replay", "validate"):
        ran = terminal(command, str(match), lang="fr")
        assert (ran.code, ran.out) == (1, "")
        assert "match.anahuac" in ran.err


def test_events_that_nobody_can_tell_are_a_fault_of_the_file(terminal: Terminal, match: Path) -> None:
    """They are of their type, and sealed, but make no sense: a crash would be a poor answer to a stranger."""
    spoil(
        match,
        'UPDATE entry SET payload = replace(payload, \'"pieces":[\', \'"pieces":[],"was":[\')'
        " WHERE type = 'garrison_led_out'",
    )
    sealed_again(match)
    for words in (("replay",), ("replay", "--as", "spain"), ("validate",)):
        ran = terminal(*words, str(match), lang="fr")
        assert ran.code == 1
        found = re.match(r"(anahuac\u202f: )?(.+)\u202f: l’étape \d+ ne découle pas", ran.err)
        assert found is not None
        assert found[2] == str(match)


def test_what_a_terminal_would_obey_is_not_sent_to_it(terminal: Terminal, match: Path) -> None:
    """Names of files and words of a stranger's match stay on one line, and nobody's screen is cleared."""
    spoil(match, "UPDATE meta SET game = ?", values=("ch\x1b[2Jess\n\u202egnp",))
    sealed_again(match)
    odd = match.rename(match.with_name("a\x1b]0;b\x07\u2066.anahuac"))
    for command in ("verify", "replay", "validate"):
        ran = terminal(command, str(odd))
        assert ran.code == 1
        assert "ch\ufffd[2Jess \ufffdgnp" in ran.err
        assert "a\ufffd]0;b\ufffd\ufffd.anahuac: " in ran.err
        assert not re.search("[\x00-\x09\x0b-\x1f\u202e\u2066]", ran.err)


def test_validate_counts_and_names_every_fault(terminal: Terminal, match: Path, tmp_path: Path) -> None:
    """Sound files too; the exit code tells a program."""
    data = Path(shutil.copytree(resource_path("games/conquest"), tmp_path / "content"))
    scenario = data / "scenarios" / "campaign.json"
    scenario.write_text(scenario.read_text("utf-8").replace('"zone": 35', '"zone": 77', 1), "utf-8")
    ran = terminal("validate", str(match), str(data))
    assert ran.code == 1
    assert ran.out == f"{match}: no fault\n"
    assert ran.err == f"{scenario}, /placements/0/zone: there is no zone 77\n1 fault\n"
    french = terminal("validate", str(data), lang="fr").err
    assert french.startswith(f"{scenario}, /placements/0/zone\u202f: {Wording('fr')(NO_ZONE(zone='77'))}\n1 ")


def test_warnings_are_told_and_do_not_fail(terminal: Terminal, tmp_path: Path) -> None:
    """They ask the author to look."""
    data = Path(shutil.copytree(resource_path("games/conquest"), tmp_path / "content"))
    plan = data / "map.json"
    plan.write_text(plan.read_text("utf-8").replace('"fr": "Xilotepec"', '"fr": ""', 1), "utf-8")
    ran = terminal("validate", str(data))
    assert ran.code == 0
    assert "worth a look: the name is missing in “fr”" in ran.err
    assert ran.err.endswith("1 place worth a look\n")
