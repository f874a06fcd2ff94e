"""What the window asks of a game's presenter, and the plain values it answers with.

A *ref* names something that can be pointed at: ``"place:22"``, ``"piece:cortes"``, ``"tz:S.L1"``,
``"marker:feint"``, ``"box:M4"``. A presenter reads a seat's view and never the full state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec
from PySide6.QtWidgets import QWidget

from anahuac.app.briefing import Briefing
from anahuac.app.look.board import BoardPicture
from anahuac.app.look.counters import Face
from anahuac.app.mapview.survey import Survey
from anahuac.app.mapview.tokens import TokenSpec
from anahuac.engine.decision import Action, Decision, Seat
from anahuac.engine.game import Game, LogLine
from anahuac.engine.text import Param, Template, Text

if TYPE_CHECKING:
    from anahuac.app.hand import Hand

#: How a ref is marked on the board: names of states of the look, or "" for pointable but unmarked.
Mark = Literal["reach", "reach_last", "target", "selected", "blocked", ""]
Role = Literal["plain", "primary", "warn"]
#: How a log line shows on the bars of the replay: not at all, on the turn looked at, on all turns too.
Landmark = Literal["", "small", "great"]
#: What a question is that leaves no choice. ``given``: its answer goes without saying. ``ends``: it ends what the
#: player was doing, only because nothing is left to do. ``secret``: that it leaves no choice must not be noticed.
Forced = Literal["given", "ends", "secret"]


class Button(msgspec.Struct, frozen=True):
    """An answer, or part of one, as a button of the prompt bar. ``key`` tells the tool which was pressed."""

    key: str
    said: Param
    role: Role = "plain"
    shortcut: str = ""
    hint: Param = ""
    enabled: bool = True
    glyph: str = ""


def with_keys(buttons: Sequence[Button]) -> tuple[Button, ...]:
    """Buttons as they stand, those without a key with a figure from 1 to 9, as far as these last."""
    figures = iter("123456789")
    return tuple(
        button if button.shortcut else msgspec.structs.replace(button, shortcut=next(figures, ""))
        for button in buttons
    )


class Value(msgspec.Struct, frozen=True):
    """A named figure of the inspector, with the clause that gives it and a pictogram; ``hint`` says what it means.

    ``short`` ones stand beside each other in one row.
    """

    name: Param
    value: Param = ""
    clause: str = ""
    glyph: str = ""
    strong: bool = False
    short: bool = False
    hint: Param = ""


class Piece(msgspec.Struct, frozen=True):
    """A counter of the inspector: what is printed on it, its name, its values, what is special about it."""

    ref: str
    face: Face
    name: Param
    plate: str = ""
    values: tuple[Value, ...] = ()


class Group(msgspec.Struct, frozen=True):
    """Pieces that stand together, under a heading with a summary at its right; ``hint`` says what that means."""

    title: Param
    summary: Param = ""
    pieces: tuple[Piece, ...] = ()
    role: str = ""
    hint: Param = ""


class Inspection(msgspec.Struct, frozen=True):
    """What the inspector shows of a place: name, second name, number, facts, and the groups of pieces."""

    ref: str
    title: Param
    subtitle: Param = ""
    number: str = ""
    facts: tuple[Value, ...] = ()
    groups: tuple[Group, ...] = ()


class Reach(msgspec.Struct, frozen=True):
    """A place that a gesture leads to: its actions, the refs on the way, and what the way costs in words."""

    actions: tuple[Action, ...]
    way: tuple[str, ...]
    mark: Mark = "reach"
    label: Param = ""


class Aim(msgspec.Struct, frozen=True):
    """What doing something now would need: a die of ``sides`` that succeeds up to ``hits``."""

    said: Param
    sides: int
    hits: int


class OddsLine(msgspec.Struct, frozen=True):
    """A line of arithmetic: what counts, what it is made of, its value, the clause. A ``strong`` one is a result."""

    name: Param
    value: Param
    detail: Param = ""
    clause: str = ""
    strong: bool = False


class OddsRow(msgspec.Struct, frozen=True):
    """An outcome and in how many ways it comes: pips for what each side loses, crossed ones for counters lost whole.

    ``said`` stands in place of pips where the outcome is no loss; ``notes`` are lines on what else it brings, or
    may bring; ``spoken`` is all of it in sentences.
    """

    ways: int
    attacker: int = 0
    defender: int = 0
    attacker_taken: int = 0
    defender_taken: int = 0
    said: Param = ""
    notes: tuple[tuple[Param, ...], ...] = ()
    spoken: tuple[Param, ...] = ()


class OddsShown(msgspec.Struct, frozen=True):
    """What dice can do after an answer: the arithmetic, the columns of a table, every outcome out of ``total``.

    ``ratio`` is the column that the arithmetic gives (-1: no table), ``finals`` those that are read, each with its
    ways; ``head`` and ``of`` stand above the outcomes. ``assumed`` is what is taken for granted, ``advice`` the one
    change that would help most and its figures.
    """

    title: Param
    clause: str
    dice: Param
    lines: tuple[OddsLine, ...]
    total: int
    rows: tuple[OddsRow, ...]
    head: Param = ""
    of: Param = ""
    columns: tuple[str, ...] = ()
    ratio: int = -1
    finals: tuple[tuple[int, int], ...] = ()
    roles: tuple[str, str] = ("", "")
    expected: tuple[Param, ...] = ()
    assumed: tuple[OddsLine, ...] = ()
    advice: tuple[Param, ...] = ()
    glyph: str = "battle"
    attack: bool = True


class Pictured(msgspec.Struct, frozen=True):
    """A picture of the rules help: counters beside each other, a pictogram, a piece of land, or a hex of the siege's
    map (a kind of ``mapart.siege.KINDS``)."""

    faces: tuple[Face, ...] = ()
    glyph: str = ""
    terrain: Literal["", "mountain", "open"] = ""
    hex: str = ""


class Stage(msgspec.Struct, frozen=True):
    """One step of a sequence ribbon."""

    said: Param
    state: Literal["past", "now", "next"] = "next"


class Heading(msgspec.Struct, frozen=True):
    """Where the match stands, for titles: what is being played, and when."""

    title: Param
    now: Param = ""
    ribbon: tuple[Stage, ...] = ()


class Moment(msgspec.Struct, frozen=True):
    """When a state is, for the bars of the replay: its turn and its phase, each with a key that no other has.

    ``number`` stands large on the turn, ``season`` is its colour role; ``role`` is that of who plays the phase.
    ``numbered``: the name of the turn tells its number, and is enough by itself.
    """

    turn: str
    number: str
    turn_name: Param
    season: str
    phase: str
    phase_name: Param
    role: str
    numbered: bool = False


class Scene(msgspec.Struct, frozen=True):
    """What the map view shows: which board, the prefix of its places' refs, and the stacks on it.

    A ``whole`` board is small enough to be seen whole.
    """

    board: str
    prefix: str
    tokens: tuple[TokenSpec, ...]
    whole: bool = False


class DockSpec(msgspec.Struct, frozen=True):
    """A panel to put up: its key in saved layouts, title, widget, where it stands, the clause it shows.

    ``area``: ``right`` of the map, ``aside`` in a tab there once it is wanted, the ``track`` under it, the ``strip``
    under that, ``under`` the board while the game says so, ``past`` at the right while one looks at history, ``asked``
    nowhere until it is called for, ``read`` likewise and then before all others at the right.
    """

    key: str
    title: Template
    widget: QWidget
    area: Literal["right", "aside", "track", "strip", "under", "past", "asked", "read"]
    clause: str = ""
    short: Template | None = None


class Remark(msgspec.Struct, frozen=True):
    """What stands at the right of a panel's title, and what it means, for a tooltip."""

    said: Param
    means: Param = ""


class GamePanels(Protocol):
    """The panels of one game. ``ref_pressed``, ``ref_entered`` and ``inspected`` are signals that carry a ref,
    ``ref_dropped`` one with a ref and the point of the screen it was dragged to, ``clause_asked`` one with a clause."""

    ref_pressed: Any
    ref_entered: Any
    ref_dropped: Any
    inspected: Any
    clause_asked: Any

    @property
    def docks(self) -> tuple[DockSpec, ...]:
        """All of them, in order."""
        ...

    def show_view(self, view: Any, decision: Decision | None) -> None:
        """The seat's view, and what the seat is asked."""
        ...

    def show_marks(self, marks: Mapping[str, str]) -> None:
        """How the tool marks refs."""
        ...

    def told_of(self, view: Any) -> int:
        """Of how many of the last steps the panels want the lines of the log; none: 0."""
        ...

    def show_told(self, lines: Sequence[LogLine]) -> None:
        """These lines, oldest first, as the seat may read them."""
        ...

    def show_placed(self, pieces: frozenset[str]) -> None:
        """Pieces that an arrangement under way has placed so far."""
        ...

    def wanted(self, decision: Decision | None) -> str:
        """Key of the panel in which a question is answered, or ""."""
        ...

    def under_board(self, view: Any) -> str:
        """Key of the panel that stands under the map in place of track and strip, "" for none."""
        ...

    def remarks(self, view: Any) -> dict[str, Remark]:
        """What stands at the right of panel titles, by key; panels without one have none any more."""
        ...

    def summary(self, view: Any) -> Param:
        """Where the score stands in one line, for narrow windows."""
        ...


class DecisionPresenter(Protocol):
    """What the decision tools need to know of a game."""

    def clicks(self, view: Any, decision: Decision, action: Action) -> tuple[str, ...]:
        """The refs one points at to choose this option, in the order one would; none: it is a button."""
        ...

    def mark(self, view: Any, decision: Decision, action: Action, ref: str) -> Mark:
        """How a ref that leads to this option is marked."""
        ...

    def button(self, view: Any, decision: Decision, action: Action) -> Button:
        """An option, or passing, as a button; its key is set by the tool."""
        ...

    def saying(self, view: Any, decision: Decision, action: Action) -> Param:
        """An option as a phrase that says all of it, where a button would leave out what is pointed at."""
        ...

    def narrowed(self, decision: Decision, options: Sequence[Action]) -> Param:
        """What is asked when only these options are left of many, "" for the question as it was."""
        ...

    def item_ref(self, decision: Decision, item: str) -> str:
        """The ref of an item of Some or Order, a slot of Allocate, a field or option of Program."""
        ...

    def item_name(self, decision: Decision, item: str) -> Param:
        """The same by name."""
        ...

    def imagine(self, view: Any, decision: Decision, ref: str, picked: Sequence[str]) -> Action | None:
        """The action somebody means who points at a ref that leads to no option, so that it can be refused."""
        ...

    def reach(self, view: Any, decision: Decision, picked: Sequence[str]) -> Mapping[str, Reach]:
        """Places beyond the next step that a gesture can lead to, by ref."""
        ...

    def preset(self, view: Any, decision: Decision) -> tuple[str, ...]:
        """Items of a Some that are chosen to begin with."""
        ...

    def arrangement(self, view: Any, decision: Decision) -> tuple[str, ...] | None:
        """A sensible answer to a Program, one value per field; ``None`` where there is no advice."""
        ...

    def hand(self, view: Any, decision: Decision) -> Hand | None:
        """What is to be placed counter by counter, where a question is about that."""
        ...

    def hint(self, view: Any, decision: Decision) -> Param:
        """One sentence on how to answer, or ""."""
        ...

    def explained(self, line: LogLine) -> Param:
        """What the signs in a line of the log mean; "" where it is all words."""
        ...

    def brief(self, decision: Decision) -> Param:
        """The question in few words, for where its own do not fit on a line; "" for none."""
        ...

    def aim(self, view: Any, decision: Decision, picked: Sequence[str], refs: Sequence[str]) -> Aim | None:
        """The odds of what the picked refs would do to the refs pointed at, nearest first."""
        ...

    def odds(
        self, view: Any, decision: Decision, picked: Sequence[str], refs: Sequence[str]
    ) -> OddsShown | None:
        """The exact odds of the answer that is picked so far and pointed at, nearest ref first, else of the best one
        that could still be meant; ``None`` where no dice follow."""
        ...

    def rolls(self, decision: Decision) -> bool:
        """Whether a question plans an attack or another roll that takes its time, so that its odds stay in sight."""
        ...

    def forced(self, decision: Decision) -> Forced:
        """What to do with a question that leaves no choice."""
        ...

    def begins(self, before: Action, decision: Decision) -> bool:
        """Whether the answer before has only begun what this question is about, so that Esc takes it back."""
        ...

    def unfinished(self, view: Any, decision: Decision, action: Action) -> Text | None:
        """The question before an answer that ends a phase with something left to do, or ``None``."""
        ...


class Presenter(DecisionPresenter, Protocol):
    """All the window needs to know of a game."""

    @property
    def game(self) -> Game[Any, Any]:
        """The game presented."""
        ...

    @property
    def first_board(self) -> str:
        """The board on which a match begins: that of :meth:`overview`, and of small pictures of the game."""
        ...

    def seat_role(self, seat: Seat | None) -> str:
        """The colour role of a seat (``"spain"``); ``role + ".text"`` is its colour as text on a panel."""
        ...

    def seat_glyph(self, seat: Seat | None) -> str:
        """The pictogram of a seat."""
        ...

    def kind_glyph(self, kind: str, seat: Seat | None) -> str:
        """The pictogram of a kind of log line."""
        ...

    def kinds(self) -> tuple[tuple[str, Text, tuple[str, ...]], ...]:
        """Filters of the log: key, name, kinds of lines."""
        ...

    def heading(self, view: Any, setup: Any) -> Heading:
        """Where the match stands."""
        ...

    def scene(self, view: Any, seat: Seat | None, say: Callable[[Param], str]) -> Scene:
        """The board and the stacks on it; ``say`` puts names into the language spoken."""
        ...

    def moment(self, view: Any) -> Moment:
        """When this is, for the replay."""
        ...

    def landmark(self, line: LogLine) -> Landmark:
        """How a line shows on the bars of the replay."""
        ...

    def price(self, events: Sequence[Any]) -> Param:
        """What a step's movement cost, short enough for the plate of an arrow; "" for none."""
        ...

    def is_open(self, view: Any, decision: Decision) -> bool:
        """Whether every seat may know how this question was answered, as soon as it is."""
        ...

    def ways(self, events: Sequence[Any]) -> Mapping[str, tuple[str, ...]]:
        """The places that pieces of the first board went through, first and last included, by piece id."""
        ...

    def overview(self, view: Any) -> Sequence[tuple[str, str]]:
        """Where stacks stand on the first board, as (place, colour role of the nation), for a small picture."""
        ...

    def score(self, view: Any) -> Text:
        """How the score stands, in one line."""
        ...

    def survey(self, view: Any, about: frozenset[str], ref: str) -> Survey:
        """What the map is asked to show beside the play.

        ``about`` holds any of ``links`` (ways and their costs), ``holds`` (who controls what) and ``costs`` (what
        each place costs the army on the move, or else the one at ``ref``).
        """
        ...

    def placed(
        self, view: Any, places: Mapping[str, str], say: Callable[[Param], str]
    ) -> tuple[TokenSpec, ...]:
        """Pieces as they would stand at places (a deployment not yet confirmed), by piece and place id."""
        ...

    def board(self, key: str) -> BoardPicture:
        """The picture of a board of :meth:`scene`. Kept; the same object every time."""
        ...

    def inspect(self, view: Any, ref: str) -> Inspection | None:
        """What there is to say about a ref."""
        ...

    def concession(self, view: Any) -> Action | None:
        """The action by which a seat gives up, where the game has one."""
        ...

    def briefing(self, scenario: str) -> Briefing:
        """What a scenario is about."""
        ...

    def pictured(self, name: str, say: Callable[[Param], str]) -> Pictured | None:
        """What a picture of the rules help shows (``"unit/spain-EB"``), or ``None`` for a name it does not have."""
        ...
