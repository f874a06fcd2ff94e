"""Access keys of menus: every entry has one, no two of a menu the same, in every language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtGui import QAction

from anahuac.app.panels.widgets import escaped


def give_access(actions: Sequence[QAction]) -> None:
    """Mark a letter in the title of every action of one menu.

    The letter that a translator has marked stays where it is the first to claim it, every keyboard has it, and no
    other entry can do with that letter alone; others get the first letter of a word, or else any letter or figure.
    """
    titled = [action for action in actions if not action.isSeparator() and action.text()]
    wishes = {unmarked(action.text()): marked(action.text()) for action in titled}
    held: dict[str, str] = {}  # letters given, and the titles they were given to
    for title in sorted(wishes, key=lambda title: not wishes[title]):
        _give(title, wishes, held, set())
    letters = {title: letter for letter, title in held.items()}
    for action in titled:
        title = unmarked(action.text())
        if wishes[title] and letters.get(title) == wishes[title]:
            continue
        at = next((at for at in _places(title) if title[at].casefold() == letters.get(title)), None)
        said = escaped(title) if at is None else f"{escaped(title[:at])}&{escaped(title[at:])}"
        if said != action.text():
            action.setText(said)


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


def _places(said: str) -> Iterator[int]:
    """Where a mark can stand: at words first."""
    places = [at for at, letter in enumerate(said) if _is_common(letter)]
    yield from (at for at in places if at == 0 or not said[at - 1].isalnum())
    yield from (at for at in places if at > 0 and said[at - 1].isalnum())
