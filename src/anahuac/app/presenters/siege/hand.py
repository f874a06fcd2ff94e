"""What a camp has to place, and where: the set-up (3), redeployment (10.3), return from the dead pile (10.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from msgspec.structs import replace

from anahuac.app.hand import HandGroup, HandKind
from anahuac.app.presenter import Piece
from anahuac.app.presenters.siege import texts
from anahuac.app.presenters.siege.answers import ref_of
from anahuac.app.presenters.siege.faces import piece_of, role_of
from anahuac.engine.chance import Chance, Scripted
from anahuac.engine.decision import Action, Decision
from anahuac.engine.game import Game, Tx
from anahuac.engine.rules import Refusal
from anahuac.engine.text import Param, Ref
from anahuac.games.siege.actions.placing import Arrange, Lift, PlaceAt, Put, Take
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events.core import CarrierTaken, PiecesPlaced
from anahuac.games.siege.frames.placing import PlaceFrame
from anahuac.games.siege.model import State
from anahuac.games.siege.rules import arranging, placing
from anahuac.games.siege.rules.alike import likeness
from anahuac.games.siege.rules.ch03_places import scenario_of
from anahuac.games.siege.rules.ch06_stacking import fits
from anahuac.games.siege.terms import AZTEC, SPANISH, Camp, is_lake

#: Questions of placing; who carries a leader afloat is asked by itself.
KINDS = ("place_which", "place_where", "deployed")
PLANNED = ("place_which", "place_where", "place_aboard")


def hand_for(t: Tables, game: Game[Any, Any], s: State, decision: Decision) -> SiegeHand | None:
    """The hand that a question is about, ``None`` for other questions."""
    frame = arranging.hand_of(s, decision.seat) if decision.kind in KINDS else None
    return SiegeHand(t, game, s, decision, frame) if frame is not None else None


def _id(ref: str) -> str:
    return ref.partition(":")[2]


class SiegeHand:
    """See :class:`anahuac.app.hand.Hand`."""

    def __init__(
        self, t: Tables, game: Game[Any, Any], s: State, decision: Decision, frame: PlaceFrame
    ) -> None:
        self._t, self._game, self._s = t, game, s
        self._decision, self._frame = decision, frame
        self._camp: Camp = AZTEC if decision.seat == AZTEC else SPANISH
        self._places: dict[str, tuple[str, ...]] = {}

    # ------------------------------------------------------------------ what there is

    @cached_property
    def groups(self) -> tuple[HandGroup, ...]:
        """By camp of the besiegers, else by class; counters alike lie on each other."""
        s = self._with_steps()
        found: dict[tuple[str, str], dict[tuple[object, ...], list[str]]] = {}
        for piece in self._frame.pieces:
            alike = found.setdefault(self._group(piece), {})
            alike.setdefault(likeness(self._t, piece, s.pieces[piece].steps), []).append(piece)
        return tuple(
            HandGroup(
                Ref(*group),
                role_of(self._t, next(iter(kinds.values()))[0]),
                tuple(self._kind(s, pieces) for pieces in kinds.values()),
            )
            for group, kinds in found.items()
        )

    def _group(self, piece: str) -> tuple[str, str]:
        """The zone of the set-up, of Aztecs and in an R&R the class: what the heading names."""
        scenario = scenario_of(self._t, self._s)
        if self._frame.why == "set_up" and self._camp == SPANISH:
            zones = (zone.id for zone in scenario.zones if piece in zone.units)
            return "zone", next(zones, scenario.fleet.id)
        return "class", self._t.units[piece].kind

    def _with_steps(self) -> State:
        """The view, with those who come with other steps than they have."""
        steps = self._frame.steps
        changed = {piece: replace(self._s.pieces[piece], steps=number) for piece, number in steps}
        return replace(self._s, pieces={**self._s.pieces, **changed}) if changed else self._s

    def _kind(self, s: State, pieces: Sequence[str]) -> HandKind:
        shown = piece_of(self._t, s, pieces[0])
        if len(pieces) > 1:
            name: Param = texts.IN_HAND(len(pieces), piece=Ref("piece", pieces[0]))
            shown = Piece(shown.ref, shown.face, name, f"×{len(pieces)}", shown.values)
        return HandKind(
            tuple(map(ref_of, pieces)), shown, not arranging.waits(self._t, self._frame, pieces[0])
        )

    @property
    def taken(self) -> str:
        """The counter taken up."""
        return ref_of(self._frame.chosen)

    @cached_property
    def movable(self) -> tuple[str, ...]:
        """What stands in the set-up."""
        return tuple(map(ref_of, arranging.liftable(self._t, self._s, self._camp)))

    # ------------------------------------------------------------------ where it goes

    def _scratch(self) -> Tx[State, Any]:
        return Tx(self._game.evolve, self._s, Chance(Scripted()))

    def places(self, ref: str) -> tuple[str, ...]:
        """Legal places, for one that stands all but its own."""
        if ref not in self._places:
            piece, tx = _id(ref), self._scratch()
            here = self._s.pieces[piece].at
            found: tuple[str, ...] = ()
            if arranging.lifted(self._t, tx, self._camp, piece) and self._is_ready(tx, piece):
                found = placing.allowed(self._t, tx.state, piece, self._frame.why)
            self._places[ref] = tuple(ref_of(place) for place in found if place != here)
        return self._places[ref]

    def _is_ready(self, tx: Tx[State, Any], piece: str) -> bool:
        hand = arranging.hand_of(tx.state, self._camp)
        return hand is not None and not arranging.waits(self._t, hand, piece)

    def put(self, refs: Sequence[str], places: Sequence[str], fill: bool) -> tuple[Action, ...]:
        """One counter as one would answer what is asked; several, or one that stands, in one answer."""
        tx, left, puts = self._scratch(), list(map(_id, refs)), []
        for place in map(_id, places):
            room = len(left) if fill else 1
            for piece in tuple(left):
                if room and self._goes(tx.state, piece, place, by_rights=fill and len(refs) > 1):
                    one = Put(piece, place)
                    if arranging.arrange(self._t, tx, self._camp, (one,)) is None:
                        puts.append(one)
                        left.remove(piece)
                        room -= 1
        if len(puts) == 1 and puts[0].piece in self._frame.pieces:
            return self._single(puts[0])
        return (Arrange(tuple(puts)),) if puts else ()

    def _goes(self, s: State, piece: str, place: str, by_rights: bool) -> bool:
        """Whether it is worth trying; what need not stand overstacked does not where several are placed."""
        return is_lake(place) or not by_rights or fits(self._t, s, self._camp, (piece,), place)

    def _single(self, one: Put) -> tuple[Action, ...]:
        if self._frame.chosen == one.piece:
            return (PlaceAt(one.piece, one.place),)
        if self._decision.contains(Take(one.piece)):
            return Take(one.piece), PlaceAt(one.piece, one.place)
        return (Arrange((one,)),)

    def refusal(self, ref: str, place: str) -> Refusal | None:
        """The clause against it."""
        return arranging.arrange(self._t, self._scratch(), self._camp, (Put(_id(ref), _id(place)),))

    def back(self, ref: str) -> tuple[Action, ...]:
        """Up again."""
        return (Lift(_id(ref)),) if ref in self.movable else ()

    # ------------------------------------------------------------------ as the computer would

    def after(self, actions: Sequence[Action]) -> State | None:
        """In an Interphase nobody is asked whether all counters stand well: dice and the other camp come next."""
        if self._frame.why == "set_up":
            return None
        tx = self._scratch()
        for action in actions:
            if isinstance(action, Arrange):
                arranging.arrange(self._t, tx, self._camp, action.puts)
        return tx.state

    def advised(self) -> Iterator[tuple[Action, ...]]:
        """The greedy player's answers from this view, one after the other."""
        from anahuac.bots.planning import plan

        puts: dict[str, Put] = {}
        for step in plan(self._game, self._s, self._camp, PLANNED):
            for event in step.events:
                self._note(puts, event)
            yield ()
        yield (Arrange(tuple(puts.values())),) if puts else ()

    def _note(self, puts: dict[str, Put], event: object) -> None:
        """What came out of the hand, and who was put aboard."""
        match event:
            case PiecesPlaced(pieces=pieces, place=place, why=why) if why == self._frame.why:
                found = (piece for piece, _ in pieces if piece in self._frame.pieces)
                puts.update({piece: Put(piece, place) for piece in found})
            case CarrierTaken(piece=piece, carrier=carrier) if piece in puts:
                puts[piece] = replace(puts[piece], carrier=carrier)
