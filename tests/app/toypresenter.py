"""How the toy game looks, for tests of what every game's window shares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from anahuac.app.briefing import Briefing
from anahuac.app.mapview.survey import Survey
from anahuac.app.presenter import (
    Aim,
    Button,
    Forced,
    Heading,
    Inspection,
    Landmark,
    Mark,
    Moment,
    OddsShown,
    Reach,
    Value,
)
from anahuac.engine.decision import Action, Decision, Seat
from anahuac.engine.game import LogLine
from anahuac.engine.text import Param, Ref, Text, text
from tests.toygame import BORDERS, Done, Go, Pick, Toy

DONE = text("toy", "Done")
CHOOSE = text("toy", "Choose {sign}")
PASS = text("toy", "None")
HINT = text("toy", "Point at a piece.")
ALL = text("toy", "all")


class ToyPresenter:
    """Presents the toy game."""

    first_board = "toy"

    def __init__(self) -> None:
        self.game = Toy()

    def clicks(self, view: Any, decision: Decision, action: Action) -> tuple[str, ...]:
        """A move: the piece, then the place."""
        return (f"piece:{action.piece}", f"place:{action.place}") if isinstance(action, Go) else ()

    def mark(self, view: Any, decision: Decision, action: Action, ref: str) -> Mark:
        """Places with an enemy are targets."""
        if isinstance(action, Go) and ref == f"place:{action.place}":
            return "target" if action.place in {view.at["blue-1"], view.at["blue-2"]} else "reach"
        return ""

    def button(self, view: Any, decision: Decision, action: Action) -> Button:
        """Done, a sign, passing."""
        match action:
            case Done():
                return Button("", DONE(), "primary", "Return")
            case Pick(sign=sign):
                return Button("", CHOOSE(sign=sign))
            case _:
                return Button("", PASS())

    def saying(self, view: Any, decision: Decision, action: Action) -> Param:
        """As on the button."""
        return self.button(view, decision, action).said

    def moment(self, view: Any) -> Moment:
        """A turn for every two stages, a phase for each."""
        left = len(view.stages)
        turn, stage = str(left // 2), view.stages[0] if view.stages else "over"
        return Moment(turn, turn, f"turn {turn}", "season.dry", stage, stage, "spain")

    def landmark(self, line: LogLine) -> Landmark:
        """Moves are small, dice are great."""
        return "great" if line.kind == "battle" else "small" if line.kind == "move" else ""

    def price(self, events: Sequence[Any]) -> Param:
        """Nothing costs."""
        return ""

    def is_open(self, view: Any, decision: Decision) -> bool:
        """All but the secret."""
        del view
        return decision.kind != "secret"

    def ways(self, events: Sequence[Any]) -> Mapping[str, tuple[str, ...]]:
        """Nobody goes far."""
        return {}

    def score(self, view: Any) -> Text:
        """Nobody counts."""
        return ALL()

    def overview(self, view: Any) -> Sequence[tuple[str, str]]:
        """Every piece by itself."""
        return [(str(place), "spain") for place in view.at.values()]

    def item_ref(self, decision: Decision, item: str) -> str:
        """Pieces are on the board, front and back are not."""
        return f"piece:{item}" if "-" in item else ""

    def item_name(self, decision: Decision, item: str) -> Param:
        """By id."""
        return Ref("piece", item)

    def imagine(self, view: Any, decision: Decision, ref: str, picked: Sequence[str]) -> Action | None:
        """A place means going there with the piece picked."""
        if not ref.startswith("place:") or not picked:
            return None
        return Go(picked[0].removeprefix("piece:"), int(ref.removeprefix("place:")))

    def reach(self, view: Any, decision: Decision, picked: Sequence[str]) -> Mapping[str, Reach]:
        """Two steps away."""
        if not picked or decision.kind != "move" or view.moves < 2 or not picked[0].startswith("piece:"):
            return {}
        piece = picked[0].removeprefix("piece:")
        here = view.at[piece]
        found = {}
        for first in BORDERS[here]:
            for second in BORDERS[first]:
                if second != here and second not in BORDERS[here]:
                    way = (f"place:{first}", f"place:{second}")
                    steps = (Go(piece, first), Go(piece, second))
                    found.setdefault(f"place:{second}", Reach(steps, way, "reach_last"))
        return found

    def preset(self, view: Any, decision: Decision) -> tuple[str, ...]:
        """Nobody."""
        return ()

    def arrangement(self, view: Any, decision: Decision) -> tuple[str, ...] | None:
        """Everybody in front."""
        return ("front", "front")

    def narrowed(self, decision: Decision, options: Sequence[Action]) -> Param:
        """Nothing more to ask."""
        del decision, options
        return ""

    def hand(self, view: Any, decision: Decision) -> None:
        """Nothing is placed counter by counter."""
        del view, decision

    def hint(self, view: Any, decision: Decision) -> Param:
        """The same for all."""
        return HINT()

    def explained(self, line: LogLine) -> Param:
        """It has no signs."""
        del line
        return ""

    def brief(self, decision: Decision) -> Param:
        """Its questions are short."""
        del decision
        return ""

    def aim(self, view: Any, decision: Decision, picked: Sequence[str], refs: Sequence[str]) -> Aim | None:
        """Nobody shoots."""
        return None

    def odds(
        self, view: Any, decision: Decision, picked: Sequence[str], refs: Sequence[str]
    ) -> OddsShown | None:
        """No dice."""
        return None

    def rolls(self, decision: Decision) -> bool:
        """Never."""
        return False

    def forced(self, decision: Decision) -> Forced:
        """Moves end; signs are secret."""
        how: dict[str, Forced] = {"move": "ends", "secret": "secret"}
        return how.get(decision.kind, "given")

    def begins(self, before: Action, decision: Decision) -> bool:
        """Every answer is whole."""
        return False

    def unfinished(self, view: Any, decision: Decision, action: Action) -> Text | None:
        """Asked while moves are left."""
        left = decision.kind == "move" and isinstance(action, Done) and view.moves
        return ALL() if left else None

    def seat_role(self, seat: Seat | None) -> str:
        """Red is Spain's, blue Tlacopan's."""
        return "spain" if seat == "red" else "tlacopan"

    def seat_glyph(self, seat: Seat | None) -> str:
        """Flags."""
        return "control-spain" if seat == "red" else "control-indian"

    def kind_glyph(self, kind: str, seat: Seat | None) -> str:
        """One for all."""
        return "movement"

    def kinds(self) -> tuple[tuple[str, Text, tuple[str, ...]], ...]:
        """Everything, or moves."""
        return (("all", ALL(), ()), ("moves", DONE(), ("move",)))

    def heading(self, view: Any, setup: Any) -> Heading:
        """The toy."""
        return Heading(Ref("game", "toy"), ALL())

    def inspect(self, view: Any, ref: str) -> Inspection | None:
        """The place's name and who is there."""
        return Inspection(ref, Ref("place", ref.split(":")[1]), facts=(Value(ALL(), 3, "toy:1"),))

    def concession(self, view: Any) -> Action | None:
        """Nobody gives up."""
        return None

    def board(self, key: str) -> Any:
        """None."""
        raise KeyError(key)

    def scene(self, view: Any, seat: Seat | None, say: Any) -> Any:
        """No board."""
        raise NotImplementedError

    def survey(self, view: Any, about: frozenset[str], ref: str) -> Survey:
        """Nothing to show."""
        return Survey()

    def briefing(self, scenario: str) -> Briefing:
        """Short."""
        return Briefing(ALL())

    def pictured(self, name: str, say: Any) -> None:
        """None."""
        return
