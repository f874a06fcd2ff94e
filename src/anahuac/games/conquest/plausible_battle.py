"""Whether a battle or siege could be one of this game, asked like :mod:`anahuac.games.conquest.plausible`."""

from __future__ import annotations

from collections.abc import Iterable

from anahuac.engine.rules import rule
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.frames.battle import BattleFrame, DeployFrame, MarkersFrame
from anahuac.games.conquest.frames.siege import SiegeFrame
from anahuac.games.conquest.model import Battle, MarkerHand, Siege, State
from anahuac.games.conquest.rules.ch10_3_3_markers import markers_of
from anahuac.games.conquest.rules.ch10_3_board import RETREAT, ZONES
from anahuac.games.conquest.terms import CAMPS, Camp

#: No count of a match comes near: points, rounds, steps lost.
MOST = 10_000
#: What ends a battle.
ENDS = {"eliminated", "line_of_retreat", "no_commander", "fell_back", "death_to_the_commander", "event"}
#: Stages before any marker is dealt.
BARE = ("deploy_defender", "deploy_attacker", "event", "markers")


def counts(numbers: Iterable[int]) -> bool:
    """Whether numbers are such as a match could have counted up to."""
    return all(0 <= number <= MOST for number in numbers)


@rule("conquest:G-7")
def is_battle_plausible(t: Tables, s: State, battle: Battle) -> bool:
    """Whether a battle is fought by those who stand in its zone, each at one place, with markers of their sets."""
    course = [frame for frame in s.frames if isinstance(frame, BattleFrame)]
    armies = {camp: _army(s, camp, battle.zone) for camp in CAMPS}
    return (
        len(course) == 1
        and battle.zone == course[0].zone
        and battle.attacker == s.active
        and set(battle.at.values()) <= t.board.nodes.keys()
        and all(_stands(s, battle, course[0], camp, army) for camp, army in armies.items())
        and len(battle.at) == sum(piece in battle.at for army in armies.values() for piece in army)
        and _is_led(s, battle)
        and _names_are_known(t, battle, {piece for army in armies.values() for piece in army})
        and _hands_are_known(t, s, battle, course[0])
        and (battle.result is None or battle.result.why in ENDS)
        and set(battle.steps_lost) <= set(CAMPS)
        and counts((battle.round, *battle.steps_lost.values(), *(h.round for h in battle.hidden.values())))
    )


def _army(s: State, camp: Camp, zone: int) -> tuple[str, ...]:
    stack = s.stacks[camp].get(zone)
    return () if stack is None else stack.pieces


def _stands(s: State, battle: Battle, course: BattleFrame, camp: Camp, army: tuple[str, ...]) -> bool:
    """Whether each piece of a camp is on the board or hidden, or all of them are still to be deployed."""
    hidden = battle.hidden.get(camp)
    out = () if hidden is None else hidden.pieces
    if hidden is not None and (not out or (hidden.tz is not None and hidden.tz not in ZONES[camp])):
        return False
    waits = course.stage == "deploy_defender" or (
        course.stage == "deploy_attacker" and camp == battle.attacker
    )
    if waits or any(isinstance(frame, DeployFrame) and frame.camp == camp for frame in s.frames):
        return not out and bool(army) and not any(piece in battle.at for piece in army)
    return set(out) == {piece for piece in army if piece not in battle.at} and len(out) == len(set(out))


def _is_led(s: State, battle: Battle) -> bool:
    """Army commanders are commanders of their camp on the board, not in the line of retreat (R-39)."""
    return (
        battle.generals.keys() == set(CAMPS)
        and battle.had_commander.keys() == set(CAMPS)
        and all(
            general is None
            or (
                general in s.commanders
                and s.commanders[general].camp == camp
                and battle.at.get(general, RETREAT[camp]) != RETREAT[camp]
            )
            for camp in CAMPS
            for general in (battle.generals[camp],)
        )
    )


def _names_are_known(t: Tables, battle: Battle, there: set[str]) -> bool:
    """Who is marked or barred fights; who has fired or counts twice may have fallen since."""
    return (
        there.issuperset(battle.barred)
        and (battle.sacrifice is None or battle.sacrifice in there)
        and t.units.keys() >= {*battle.doubled, *battle.fired}
        and set(CAMPS).issuperset((*battle.ceased, *battle.hidden))
        and (battle.event is None or battle.event in {row.id for row in t.events})
    )


@rule("conquest:10.3.3-a", "conquest:R-49")
def _hands_are_known(t: Tables, s: State, battle: Battle, course: BattleFrame) -> bool:
    """Both camps have a hand once markers are dealt, but for those still asked; each of one set, no marker twice."""
    asked = {camp for frame in s.frames if isinstance(frame, MarkersFrame) for camp in frame.waiting}
    dealt = set() if course.stage in BARE else set(CAMPS) - asked
    return battle.markers.keys() == dealt and all(
        _is_hand(set(markers_of(t, s, hand.deck)), hand) for hand in battle.markers.values()
    )


def _is_hand(deck: set[str], hand: MarkerHand) -> bool:
    held = [*hand.chosen, *hand.committed, *hand.revealed, *hand.spent, *hand.lost]
    known = [marker for marker in held if marker is not None]
    return (
        len(held) <= len(deck)
        and len(known) == len(set(known))
        and deck.issuperset(known)
        and set(hand.readied) <= set(hand.committed)
        and len(hand.readied) == len(set(hand.readied))
    )


def is_siege_plausible(t: Tables, s: State, siege: Siege) -> bool:
    """Whether a siege is that of the frame, laid by the active camp; who made the sortie may have fallen in it."""
    course = [frame for frame in s.frames if isinstance(frame, SiegeFrame)]
    return (
        len(course) == 1
        and siege.zone == course[0].zone
        and siege.zone in t.zones
        and siege.besieger == s.active
        and t.order.keys() >= set(siege.sortie)
        and len(siege.sortie) == len(set(siege.sortie))
        and 0 <= siege.fv <= t.zones[siege.zone].fv
        and set(siege.steps_lost) <= set(CAMPS)
        and counts((siege.rounds, siege.round, *siege.steps_lost.values()))
    )
