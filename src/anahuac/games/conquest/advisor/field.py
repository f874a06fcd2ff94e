"""The tactical board as an advisor sees it: who stands where, what a strike would bring, who threatens whom."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple

from anahuac.games.conquest.advisor.force import FAR, worth_of_commander
from anahuac.games.conquest.advisor.judge import Judge
from anahuac.games.conquest.advisor.stakes import FALLS
from anahuac.games.conquest.model import Battle
from anahuac.games.conquest.rules.ch10_3_4_3_markers import CAVALRY, STEADY
from anahuac.games.conquest.rules.ch10_3_4_3_melee import LINK
from anahuac.games.conquest.rules.ch10_3_4_ratio import table_for
from anahuac.games.conquest.rules.ch10_3_board import RETREAT, is_line_of_retreat
from anahuac.games.conquest.terms import SPAIN, Camp, enemy
from anahuac.games.conquest.values import tc_of

#: In a battle a combat factor is worth more than on the map: it decides who wins.
SPANISH, OTHERS = 0.24, 0.14
#: Worth of a sacrificed step beside its points; what keeps an attacker closing in.
STEP, CLOSING = 0.3, 0.012
#: What a retreat costs of a group's factors: a line back, or out of the battle.
LINE_BACK, OUT = 0.12, 0.7


class Group(NamedTuple):
    """One camp's units in a tactical zone."""

    sp: int = 0
    cf: int = 0
    guns: int = 0
    cheapest: int = FAR
    worth: float = 0.0
    units: tuple[str, ...] = ()


EMPTY = Group()


class Field:
    """A position on the board: the pieces' places may differ from the battle's, to try a move out."""

    def __init__(self, judge: Judge, battle: Battle, at: Mapping[str, str] | None = None) -> None:
        self.judge = judge
        self.battle = battle
        self.at = battle.at if at is None else at

    def with_pieces(self, pieces: tuple[str, ...], tz: str) -> Field:
        """The position after some pieces of one camp have gone somewhere; only what they touch is worked out."""
        after = Field(self.judge, self.battle, {**self.at, **dict.fromkeys(pieces, tz)})
        units = self.judge.s.units
        moving = [piece for piece in pieces if piece in units]
        groups = self.groups
        if moving:
            camp = units[moving[0]].camp
            groups = dict(groups)
            for place in sorted({tz, *(self.at[piece] for piece in moving)}):
                here = [u for u in groups.pop((camp, place), EMPTY).units if u not in moving]
                if place == tz:
                    here += moving
                if here:
                    groups[camp, place] = self._group(here)
        after.__dict__["groups"] = groups
        return after

    @cached_property
    def groups(self) -> dict[tuple[Camp, str], Group]:
        """Units by camp and tactical zone."""
        units = self.judge.s.units
        found: dict[tuple[Camp, str], list[str]] = {}
        for piece, tz in self.at.items():
            unit = units.get(piece)
            if unit is not None:
                found.setdefault((unit.camp, tz), []).append(piece)
        return {key: self._group(pieces) for key, pieces in found.items()}

    def _group(self, units: list[str]) -> Group:
        state, kinds, look = self.judge.s.units, self.judge.t.units, self.judge.look
        sp = cf = guns = 0
        cheapest, worth = FAR, 0.0
        for unit in units:
            kind = kinds[unit]
            factor = look.of((unit,)).cf
            sp += state[unit].sp
            cf += factor * 2 if unit in self.battle.doubled else factor
            guns += factor if kind.type == "CA" else 0
            cheapest = min(cheapest, factor)
            worth += factor * (SPANISH if kind.nation == SPAIN else OTHERS)
        return Group(sp, cf, guns, cheapest, worth, tuple(units))

    @cached_property
    def chiefs(self) -> dict[tuple[Camp, str], tuple[str, ...]]:
        """Commanders by camp and tactical zone."""
        commanders = self.judge.s.commanders
        found: dict[tuple[Camp, str], tuple[str, ...]] = {}
        for piece, tz in self.at.items():
            chief = commanders.get(piece)
            if chief is not None:
                found[chief.camp, tz] = (*found.get((chief.camp, tz), ()), piece)
        return found

    def group(self, camp: Camp, tz: str) -> Group:
        """A camp's units in a tactical zone."""
        return self.groups.get((camp, tz), EMPTY)

    def factors(self, camp: Camp) -> int:
        """Combat factors of a camp outside its line of retreat."""
        return sum(g.cf for (owner, tz), g in self.groups.items() if owner == camp and tz != RETREAT[camp])

    # ------------------------------------------------------------------ strikes

    def strike(self, camp: Camp, origin: str, target: str, *, cf: int | None = None) -> float:
        """What a hand-to-hand is worth to the attacking camp, its dice averaged; ``cf``: with these factors."""
        judge, battle = self.judge, self.battle
        foe = enemy(camp)
        own, other = self.group(camp, origin), self.group(foe, target)
        if not own.units or not other.units:
            return 0.0
        table = table_for(judge.t, judge.s, camp, battle.spanish_force, battle.war_to_the_death)
        war = table is judge.t.war
        column = judge.odds.column(war, own.cf if cf is None else cf, other.cf, True)
        general = battle.generals.get(camp)
        bonus = judge.t.board.modifier("attack", camp, origin, target)
        bonus += int(general is not None and self.at.get(general) == origin)
        mine, theirs = own.worth / own.sp, other.worth / other.sp
        mean = judge.odds.strike(war, column, bonus, own.sp, other.sp)
        worth = theirs * mean.foe - mine * mean.own
        if mean.sacrifices:
            worth += mean.sacrifices * self._given(foe, other)
        if mean.own_back:
            worth -= mean.own_back * self._back(camp, origin, own, False)
        if mean.foe_back:
            worth += mean.foe_back * self._back(foe, target, other, True)
        if mean.own_tests:
            worth -= mean.own_tests * self._tested(camp, origin)
        if mean.foe_tests:
            worth += mean.foe_tests * self._tested(foe, target)
        return worth

    def _given(self, camp: Camp, group: Group) -> float:
        """What a sacrifice costs a camp: the unit, and points for its factors if it is a Spanish-camp one."""
        points = group.cheapest if camp == SPAIN else 0
        worth = points + STEP
        marked = self.battle.sacrifice
        if marked is None or camp != SPAIN:
            return worth
        tz = self.at.get(group.units[0])
        if self.at.get(marked) != tz:
            return worth
        if marked in self.judge.s.commanders:
            return worth + 2.0 * tc_of(self.judge.t, self.judge.s, marked)
        return worth + self.judge.look.of((marked,)).cf

    def _tested(self, camp: Camp, tz: str) -> float:
        t, s = self.judge.t, self.judge.s
        return FALLS * sum(worth_of_commander(t, s, chief) for chief in self.chiefs.get((camp, tz), ()))

    def _back(self, camp: Camp, tz: str, group: Group, attacked: bool) -> float:
        """What an R costs: guns, and the rest a line or the battle; a commander attacked lets some hold."""
        t, s = self.judge.t, self.judge.s
        held = 0
        if attacked:
            held = max((tc_of(t, s, chief) for chief in self.chiefs.get((camp, tz), ())), default=0)
        share = max(0.0, 1 - held / len(group.units))
        exits = t.board.next_on("retreat", camp, tz)
        if exits and is_line_of_retreat(exits[0]):
            moved = OUT
        elif exits and all(self.group(enemy(camp), to).units for to in exits):
            moved = 1 / max(group.sp, 1)
        else:
            moved = LINE_BACK
        cost = moved * share * group.worth * (1 - group.guns / group.cf)
        return cost + (0.0 if held else (SPANISH + 0.1) * group.guns)

    def strikes(self, camp: Camp) -> list[tuple[float, str, str]]:
        """Every attack open to a camp with its worth, best first."""
        board = self.judge.t.board
        foe = enemy(camp)
        found = [
            (self.strike(camp, origin, target), origin, target)
            for (owner, origin) in self.groups
            if owner == camp
            for target in board.neighbours[origin]
            if (foe, target) in self.groups and board.tagged(origin, target, LINK)
        ]
        found.sort(key=lambda row: (-row[0], row[1], row[2]))
        return found

    def best(self, camp: Camp) -> float:
        """The best attack of a camp; less than 0 where every attack would cost it."""
        found = self.strikes(camp)
        return found[0][0] if found else 0.0

    # ------------------------------------------------------------------ a position as a whole

    def worth(self, camp: Camp) -> float:
        """How promising a position is for a camp before the next round."""
        foe = enemy(camp)
        attacks = camp == self.battle.attacker
        own, other = max(0.0, self.best(camp)), max(0.0, self.best(foe))
        worth = (1.0 if attacks else 0.5) * own - (0.5 if attacks else 1.0) * other
        if attacks:
            worth -= self._distance(camp)
        return worth + self._posture(camp) - self._posture(foe)

    def _distance(self, camp: Camp) -> float:
        """How far the groups of an attacker still are from the nearest enemy."""
        tactical = self.judge.map.tactical
        foe = enemy(camp)
        theirs = [tz for owner, tz in self.groups if owner == foe and not is_line_of_retreat(tz)]
        if not theirs:
            return 0.0
        return CLOSING * sum(
            group.cf * min(tactical[tz, other] for other in theirs)
            for (owner, tz), group in self.groups.items()
            if owner == camp and group.cf > group.guns
        )

    def _posture(self, camp: Camp) -> float:
        """Shooters in range, guns and commanders covered, a first line that holds."""
        judge = self.judge
        t, s = judge.t, judge.s
        enemies = {tz for owner, tz in self.groups if owner != camp}
        worth = 0.0
        for (owner, tz), group in self.groups.items():
            if owner != camp:
                continue
            if tz == RETREAT[camp]:
                worth -= OUT * group.worth
                continue
            for unit in group.units:
                kind = t.units[unit]
                if kind.rf and not enemies.isdisjoint(judge.map.range[tz, kind.rf]):
                    worth += 0.05 * group.cf / len(group.units)
            if tz.endswith("W"):
                worth -= 0.04 * group.worth
        for (owner, tz), chiefs in self.chiefs.items():
            if owner == camp and (camp, tz) in self.groups and tz != RETREAT[camp]:
                front = max(tc_of(t, s, chief) for chief in chiefs)
                worth += 0.03 * min(front, len(self.groups[camp, tz].units))
        return worth

    def exchange(self) -> float:
        """How the battle stands for the camp of the judge: factors left on the board, weighed."""
        total = 0.0
        for (owner, tz), group in self.groups.items():
            if tz != RETREAT[owner]:
                total += group.worth if owner == self.judge.camp else -group.worth
        return total

    # ------------------------------------------------------------------ who is where

    def kinds(self, camp: Camp, tz: str) -> set[str]:
        """Types of units of a camp in a tactical zone."""
        return {self.judge.t.units[unit].type for unit in self.group(camp, tz).units}

    def has_horse(self, tz: str) -> bool:
        """Whether Spanish cavalry stands in a tactical zone."""
        return not self.kinds(SPAIN, tz).isdisjoint(CAVALRY)

    def shaken(self, camp: Camp, tz: str) -> int:
        """Factors of a camp in a tactical zone that a Shock can drive back."""
        units = self.group(camp, tz).units
        loose = sorted(
            (self.judge.look.of((u,)).cf for u in units if self.judge.t.units[u].type not in STEADY),
            reverse=True,
        )
        return sum(loose[:2])
