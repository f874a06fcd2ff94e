"""Access keys of menus: every entry has one, no two of a menu the same, in every language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtGui import QAction

from anahuac.app.panels.widgets import escaped


def give_access(actions: Sequence[QAction]) -> None:
    """Mark a letter in the title of every action of one menu.

    The letter that a translator has marked stays where it is the first to claim it, every keyboard has it, and no
    other entry can do with that letter alone; others get the first letter of a word, or else any letter or figure.
    """
    titled = [action for action in actions if not action.isSeparator() and action.text()]
    titles = tuple(action.text() for action in titled)
    for action, title, said in zip(titled, titles, _given(titles), strict=True):
        if said != title:
            action.setText(said)


@lru_cache(maxsize=256)
def _given(titles: tuple[str, ...]) -> tuple[str, ...]:
    """The titles of one menu with their letters marked."""
    wishes = {unmarked(title): marked(title) for title in titles}
    held: dict[str, str] = {}  # letters given, and the titles they were given to
    for title in sorted(wishes, key=lambda title: not wishes[title]):
        _give(title, wishes, held, set())
    letters = {title: letter for letter, title in held.items()}
    return tuple(_with_letter(title, wishes, letters) for title in titles)


def _with_letter(said: str, wishes: dict[str, str], letters: dict[str, str]) -> str:
    """A title with the letter it has been given marked."""
    title = unmarked(said)
    if wishes[title] and letters.get(title) == wishes[title]:
        return said
    at = next((at for at in _places(title) if title[at].casefold() == letters.get(title)), None)
    return escaped(title) if at is None else f"{escaped(title[:at])}&{escaped(title[at:])}"


def _give(title: str, wishes: dict[str, str], held: dict[str, str], tried: set[str]) -> bool:
    """Give a title a letter; who holds it already may have to take another."""
    letters = [wishes[title]] if wishes[title] else []
    letters += [title[at].casefold() for at in _places(title)]
    for letter in sorted(dict.fromkeys(letters), key=lambda letter: letter in held):
        if letter not in tried:
            tried.add(letter)
            if letter not in held or _give(held[letter], wishes, held, tried):
                held[letter] = title
                return True
    return False


def marked(title: str) -> str:
    """The access key of a title, "" where it has none or one that not every keyboard has."""
    _, mark, rest = title.replace("&&", "").partition("&")
    return rest[0].casefold() if mark and rest and _is_common(rest[0]) else ""


def unmarked(title: str) -> str:
    """A title as it is read: without the mark of its access key."""
    return title.replace("&&", "\0").replace("&", "").replace("\0", "&")


def _is_common(letter: str) -> bool:
    return letter.isascii() and letter.isalnum()


@lru_cache(maxsize=512)
def _places(said: str) -> tuple[int, ...]:
    """Where a mark can stand: at words first."""
    places = [at for at, letter in enumerate(said) if _is_common(letter)]
    first = [at for at in places if at == 0 or not said[at - 1].isalnum()]
    return (*first, *(at for at in places if at > 0 and said[at - 1].isalnum()))
