"""Counters on the map: one pixmap item per stack, painted once, changed only where the stack changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec
from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from anahuac.app.look.board import BoardPicture, Detail
from anahuac.app.look.counters import CounterCache, Face, StackFace, stack_picture
from anahuac.app.look.counters.stacks import peek_of
from anahuac.app.look.motion import Motion

from .moves import Flip, Glide, Moves
from .plates import Hung, Plate, hang

AUTO = "auto"
Z_TOKENS = 30.0
_LEAST, _MOST = 12, 160
#: What is halo of a label's room.
_HALO = (8, 8, -8, -9)
#: The places that pieces went through, first and last included, by piece id.
Ways = Mapping[str, Sequence[str]]
NO_WAYS: Ways = {}


class TokenSpec(msgspec.Struct, frozen=True):
    """A stack as the map shows it.

    ``faces`` from top to bottom, ``pieces`` their ids in the same order (for clicks and drags; empty: the
    token's own
    id). ``anchor``: ``auto`` stands side by side with the other such tokens of its place in order of the
    list; a name
    of the board's anchors (``control``); or a point in board units. ``badge`` None counts the faces.
    ``size`` is the
    counter's width in board units, None the board's own. ``picked`` are pieces ringed when the stack is
    fanned out.
    ``plate_held`` keeps the plate as small as its counter is wide: others stand close by.
    ``able`` says that it is one of those to choose from.
    ``losses`` are the figures on pieces that are to lose something, above all neighbours.
    ``name`` is what a screen reader says.
    """

    id: str
    place: str
    faces: tuple[Face, ...]
    pieces: tuple[str, ...] = ()
    anchor: str | tuple[float, float] = AUTO
    plate: str = ""
    badge: str | None = None
    acted: bool = False
    selected: bool = False
    picked: frozenset[str] = frozenset()
    losses: tuple[tuple[str, str], ...] = ()
    plate_held: bool = False
    able: bool = False
    movable: bool = False
    size: float | None = None
    name: str = ""

    @property
    def ids(self) -> tuple[str, ...]:
        """Ids of the pieces, top to bottom."""
        return self.pieces or (self.id,)

    @property
    def top(self) -> str:
        """The piece that a click on the closed stack means."""
        return self.ids[0]

    @property
    def stack(self) -> StackFace:
        """What is drawn."""
        count = self.badge if self.badge is not None else str(len(self.faces)) if len(self.faces) > 1 else ""
        return StackFace(self.faces, self.plate, count, self.acted, self.selected, self.plate_held, self.able)


class Token:
    """A spec with its item in the scene."""

    def __init__(self, spec: TokenSpec) -> None:
        self.spec = spec
        self.item = QGraphicsPixmapItem()
        self.at = QPointF()
        self.size = 1.0
        self.body = QRectF()
        self.hung = Hung()
        self.drawn: tuple[object, ...] = ()

    def outline(self) -> QRectF:
        """Counter and edges in board units."""
        return self.body.translated(self.at)


class _Stood(NamedTuple):
    """Where a piece was before a change: in which stack, at what place and point, and what it showed."""

    token: str
    place: str
    at: QPointF
    face: Face


def _place_of(before: Mapping[str, _Stood], piece: str) -> str | None:
    stood = before.get(piece)
    return None if stood is None else stood.place


class TokenLayer(QObject):
    """All tokens of a board. Items live as long as their token's id; only what differs is drawn again."""

    def __init__(
        self, scene: QGraphicsScene, cache: CounterCache, motion: Motion, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._cache = cache
        self._tokens: dict[str, Token] = {}
        self._board: BoardPicture | None = None
        self._detail = Detail()
        self._zoom = 1.0
        self._ratio = 1.0
        self._plates = 1.0
        self._names_on: list[QRectF] = []
        self._names_for: tuple[object, ...] = ()
        self._moves = Moves(scene, motion, self)

    def __len__(self) -> int:
        return len(self._tokens)

    def __iter__(self) -> Iterator[Token]:
        return iter(self._tokens.values())

    def get(self, token: str) -> Token | None:
        """A token by its id."""
        return self._tokens.get(token)

    def of_piece(self, piece: str) -> Token | None:
        """The token that a piece is part of."""
        return next((t for t in self._tokens.values() if piece in t.spec.ids), None)

    def set_board(self, board: BoardPicture, detail: Detail) -> None:
        """Stand on a board with its names placed as ``detail`` says; tokens keep their items and find new
        places."""
        self._board, self._detail = board, detail
        self._measure()
        self.finish()
        self._stand(animate=False)

    def set_tokens(self, specs: Sequence[TokenSpec], animate: bool = False, ways: Ways = NO_WAYS) -> None:
        """Show exactly these. The last stands above the others.

        If asked, moved ones glide to their place, those whose top counter shows another side flip, and those
        whose pieces are gone drop. ``ways`` tells of pieces the places they went through, from where they stood to
        where they stand now; they glide from place to place.
        """
        self.finish()
        wanted = {spec.id: spec for spec in specs}
        before = {
            piece: _Stood(token.spec.id, token.spec.place, token.at, face)
            for token in self._tokens.values()
            for piece, face in zip(token.spec.ids, token.spec.faces, strict=False)
        }
        gone = [self._tokens.pop(name) for name in [n for n in self._tokens if n not in wanted]]
        flips: list[Flip] = []
        came_along: set[str] = set()
        fresh: set[str] = set()
        order: dict[str, Token] = {}
        for rank, spec in enumerate(specs):
            token = self._tokens.get(spec.id)
            if token is None:
                token = Token(spec)
                self._scene.addItem(token.item)
                came = before.get(spec.top) if animate else None
                if came is None:
                    fresh.add(spec.id)
                else:  # another name for what stood elsewhere
                    token.item.setPos(came.at)
                    token.at = came.at
                    came_along.add(spec.id)
            elif animate and _turned(token.spec, spec):
                flips.append(Flip(token.item, token.item.pixmap(), token.item.offset()))
            token.spec = spec
            token.item.setZValue(Z_TOKENS + rank / 1000 + (5 if spec.selected else 0))
            order[spec.id] = token
        self._tokens = order
        self._measure()
        glides = [
            glide._replace(via=self._via(spec.top, _place_of(before, spec.top), spec.place, ways))
            for spec, glide in self._stand(animate, fresh)
        ]
        for token in order.values():
            self._draw(token)
        self._lift_losses()
        if not animate:
            self._moves.remove(token.item for token in gone)
            return
        here = {piece: token for token in order.values() for piece in token.spec.ids}
        joining, lost = [], []
        led = {(before[token.spec.top].token, name) for name, token in order.items() if name in came_along}
        for token in gone:
            other = here.get(token.spec.top)
            if other is not None:
                led.add((token.spec.id, other.spec.id))
            if other is None:
                lost.append(token.item)
            elif other.spec.id in came_along or other.at == token.at:
                self._moves.remove([token.item])  # the other goes in its place
            else:  # it has become part of a stack that stood there
                via = self._via(token.spec.top, token.spec.place, other.spec.place, ways)
                joining.append(Glide(token.item, QPointF(token.item.pos()), other.at, via))
        joining += self._strays(before, here, led, ways)
        self._moves.show(glides, joining, flips, lost, self._zoom)

    def _strays(
        self,
        before: Mapping[str, _Stood],
        here: Mapping[str, Token],
        led: Container[tuple[str, str]],
        ways: Ways,
    ) -> list[Glide]:
        """Pieces that have gone from one stack into another, by themselves: no top of a stack has taken them along.

        ``led`` are the stacks, old and new, between which a whole counter moves anyway.
        """
        groups: dict[tuple[str, str], list[str]] = {}
        for piece, stood in before.items():
            token = here.get(piece)
            if token is not None and token.spec.id != stood.token and (stood.token, token.spec.id) not in led:
                groups.setdefault((stood.token, token.spec.id), []).append(piece)
        glides = []
        for pieces in groups.values():
            first, to = before[pieces[0]], here[pieces[0]]
            if first.at == to.at:
                continue
            faces = tuple(before[piece].face for piece in pieces)
            stray = Token(TokenSpec(pieces[0], to.spec.place, faces, tuple(pieces)))
            stray.size = to.size
            self._scene.addItem(stray.item)
            self._draw(stray)
            stray.item.setPos(first.at)
            stray.item.setZValue(to.item.zValue())
            via = self._via(pieces[0], first.place, to.spec.place, ways)
            glides.append(Glide(stray.item, QPointF(first.at), to.at, via))
        return glides

    def set_scale(self, zoom: float, ratio: float, plates: float) -> None:
        """Remember the scale to draw at from now on; :meth:`stale` tells what was drawn for another."""
        self._zoom, self._ratio, self._plates = zoom, ratio, plates

    def set_detail(self, detail: Detail) -> None:
        """Remember how names are placed from now on; tokens move when they are set next."""
        self._detail = detail

    def stale(self) -> list[Token]:
        """Tokens drawn for another scale, theme or text size."""
        return [token for token in self._tokens.values() if token.drawn != self._look_of(token)]

    def refresh(self, token: Token) -> None:
        """Draw a token for the scale in force."""
        self._draw(token)

    def at(self, x: float, y: float) -> Token | None:
        """The uppermost token at a point in board units."""
        point = QPointF(x, y)
        hits = [t for t in self._tokens.values() if t.item.isVisible() and t.outline().contains(point)]
        return max(hits, key=_height, default=None)

    def finish(self) -> None:
        """End all that moves at once."""
        self._moves.finish()

    @property
    def trails(self) -> int:
        """How many trails of moves nobody saw are shown."""
        return self._moves.trails

    def _measure(self) -> None:
        """Find the width of every counter: its own, or what the board gives for so many in its place."""
        if self._board is None:
            return
        counts = Counter(t.spec.place for t in self._tokens.values() if t.spec.anchor == AUTO)
        plated = Counter(
            t.spec.place for t in self._tokens.values() if t.spec.anchor == AUTO and t.spec.plate
        )
        for token in self._tokens.values():
            self._size(token, counts, plated)
            token.body = self._body(token)

    def _size(self, token: Token, counts: Counter[str], plated: Counter[str]) -> None:
        spec, board = token.spec, self._board
        assert board is not None
        if spec.size is not None:
            token.size = spec.size
        elif spec.anchor == AUTO:
            token.size = board.piece_size_for(spec.place, counts[spec.place], plated[spec.place])
        else:
            token.size = board.piece_size

    def _body(self, token: Token) -> QRectF:
        """Counter and edges round the counter's middle, in board units."""
        px = self._px(token)
        peek = peek_of(px, len(token.spec.faces))
        scale = 1 / self._zoom
        return QRectF(-px / 2 * scale, (-px / 2 - peek) * scale, (px + peek) * scale, (px + peek) * scale)

    def _look_of(self, token: Token) -> tuple[object, ...]:
        return (token.spec.stack, token.size, self._zoom, self._ratio, token.hung, self._detail.scheme)

    def _px(self, token: Token) -> int:
        """Width of its counter on the screen."""
        return min(max(round(token.size * self._zoom), _LEAST), _MOST)

    def _draw(self, token: Token) -> None:
        look = self._look_of(token)
        if token.drawn == look or self._board is None:
            return
        px = self._px(token)
        made = stack_picture(token.spec.stack, px, self._detail.theme, self._cache, self._ratio, *token.hung)
        token.item.setPixmap(made.pixmap)
        token.item.setOffset(-(made.corner + QPointF(px / 2, px / 2)))
        token.item.setScale(1 / self._zoom)
        token.body = self._body(token)
        token.drawn = look

    def _via(self, piece: str, origin: str | None, to: str, ways: Ways) -> tuple[QPointF, ...]:
        """Where a piece passes on its way; nowhere if the way told is not that from where it stood to where it is."""
        way = ways.get(piece, ())
        board = self._board
        if board is None or len(way) < 3 or (way[0], way[-1]) != (origin, to):
            return ()
        return tuple(
            board.anchor(place, "stack", self._detail) for place in way[1:-1] if place in board.places
        )

    def _stand(self, animate: bool, fresh: Container[str] = ()) -> list[tuple[TokenSpec, Glide]]:
        """Put tokens where they belong; those that are to glide there are returned and left where they are."""
        board = self._board
        if board is None:
            return []
        rows: dict[str, list[Token]] = {}
        for token in self._tokens.values():
            if token.spec.anchor == AUTO:
                rows.setdefault(token.spec.place, []).append(token)
        spots: dict[str, QPointF] = {}
        for place, tokens in rows.items():
            plated = sum(bool(token.spec.plate) for token in tokens)
            places = board.arrange(place, len(tokens), self._detail, plated)
            for token, spot in zip(tokens, places, strict=False):
                spots[token.spec.id] = spot
        glides = []
        for token in self._tokens.values():
            several = len(rows.get(token.spec.place, ())) > 1
            spot = spots.get(token.spec.id) or self._spot(board, token.spec, several)
            if animate and token.spec.id not in fresh and spot != token.at:
                glides.append((token.spec, Glide(token.item, QPointF(token.item.pos()), spot)))
            else:
                token.item.setPos(spot)
            token.at = spot
        self._hang_plates()
        return glides

    def _hang_plates(self) -> None:
        """Find how each plate covers no other, no counter and no name, if it can."""
        plated = [token for token in self._tokens.values() if token.spec.plate]
        bodies = {id(token): self._on_screen(token.outline()) for token in self._tokens.values()}
        hung: list[QRectF] = []
        for token in plated:
            px = self._px(token)
            plate = Plate(token.spec.stack, px, token.at * self._zoom - QPointF(px / 2, px / 2))
            others = (body for key, body in bodies.items() if key != id(token))
            token.hung = hang(plate, self._plates, [*others, *hung, *self._names()])
            hung.append(plate.box(token.hung))

    def _on_screen(self, box: QRectF) -> QRectF:
        """A box in board units as pixels of the screen, less what may be touched."""
        zoom = self._zoom
        found = QRectF(box.x() * zoom, box.y() * zoom, box.width() * zoom, box.height() * zoom)
        return found.adjusted(1, 1, -1, -1)

    def _names(self) -> list[QRectF]:
        """Where names are written on the board, on the screen."""
        board = self._board
        key = (None if board is None else board.key, self._detail, self._zoom)
        if board is not None and key != self._names_for:
            labels = board.labels(self._detail, QRectF())
            self._names_on = [self._on_screen(label.rect.adjusted(*_HALO)) for label in labels]
            self._names_for = key
        return self._names_on

    def _lift_losses(self) -> None:
        """Raise what has losses: a badge reaches up and right, so what stands lower and more to the left is higher."""
        losing = [token for token in self._tokens.values() if token.spec.losses]
        losing.sort(key=lambda token: token.at.y() - token.at.x())
        for rank, token in enumerate(losing):
            token.item.setZValue(Z_TOKENS + 8 + rank / 1000)

    def _spot(self, board: BoardPicture, spec: TokenSpec, several: bool) -> QPointF:
        if isinstance(spec.anchor, tuple):
            return QPointF(*spec.anchor)
        if spec.anchor == "control" and several:
            return board.anchor(spec.place, "control_of_two", self._detail)
        return board.anchor(spec.place, spec.anchor, self._detail)


def _turned(old: TokenSpec, new: TokenSpec) -> bool:
    """Whether the top counter is the same and shows something else: a step lost, another side."""
    return old.top == new.top and old.faces[:1] != new.faces[:1]


def _height(token: Token) -> float:
    return token.item.zValue()
