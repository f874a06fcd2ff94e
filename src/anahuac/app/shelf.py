"""What the start page shows of the games before any of them is loaded: names and seats, from one small file.

The page must be there at once, so it reads ``games/shelf.json`` instead of a game with its rules and tables.
A test holds the file against the games themselves.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from functools import cache

import msgspec

from anahuac.engine.text import Ref
from anahuac.resources import resource_bytes
from anahuac.wording import Names

SHELF = "games/shelf.json"
Forms = dict[str, str]


class SeatCard(msgspec.Struct, frozen=True):
    """A seat: its id, the forms of its name, the colour role and the pictogram of its camp."""

    id: str
    name: Forms
    role: str
    glyph: str


class GameCard(msgspec.Struct, frozen=True):
    """A game at a glance: the forms of its name, its seats in order, and by kind and id what else is named where a
    match stands; ``middle`` is what small pictures of its map show, in shares of the map's width and height."""

    name: Forms
    seats: tuple[SeatCard, ...]
    names: Mapping[str, Mapping[str, Forms]] = {}
    middle: tuple[float, float] = (0.5, 0.5)


@cache
def shelf() -> Mapping[str, GameCard]:
    """All games by id. Raises ResourceMissing, msgspec.DecodeError where the program's own file is damaged."""
    return msgspec.json.decode(resource_bytes(SHELF), type=dict[str, GameCard])


def card_of(game: str) -> GameCard:
    """A game's card; one without seats for a game that is not on the shelf."""
    return shelf().get(game) or GameCard({}, ())


def game_name(game: str) -> Ref:
    """The name of a game, as a text names it."""
    return Ref("game", game)


def title_of(game: str, language: str) -> str:
    """The name of a game in a language, whatever game's names the window speaks with; its id where it has none."""
    forms = card_of(game).name
    return forms.get(language) or forms.get("en", game)


class ShelfNames:
    """Names on the start page, where matches of all games stand: from the shelf what there is, everything else from the
    games, then loaded, ``game`` first. No two games have the same name for different things. With ``own``, names of a
    game that is there, these come first and nothing is loaded."""

    def __init__(self, game: str, own: Names | None = None) -> None:
        self._own = own
        self._games = () if own is not None else (game, *(other for other in shelf() if other != game))
        self._known: dict[tuple[str, str], Mapping[str, str]] = {}
        for name, card in shelf().items():
            self._known["game", name] = card.name
            self._known |= {("camp", seat.id): seat.name for seat in card.seats}
            self._known |= {
                (kind, key): forms for kind, names in card.names.items() for key, forms in names.items()
            }

    def __call__(self, ref: Ref) -> Mapping[str, str]:
        """Forms of a name. Raises KeyError for one that nobody has."""
        if self._own is not None:
            with contextlib.suppress(KeyError):
                return self._own(ref)
        found = self._known.get((ref.kind, ref.id))
        if found is not None:
            return found
        from anahuac.registry import load_game

        for game in self._games:
            try:
                return load_game(game).names(ref)
            except KeyError:
                continue
        raise KeyError(ref.kind, ref.id)
