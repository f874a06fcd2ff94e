"""What a stack in a zone is worth to its camp: what it holds, what it fears, what it can still do."""

from __future__ import annotations

from functools import cached_property

from anahuac.games.conquest.advisor.force import Force, Look, Map
from anahuac.games.conquest.advisor.odds import Odds
from anahuac.games.conquest.advisor.stakes import Stakes
from anahuac.games.conquest.rules.ch08_march import LEAD_OUT
from anahuac.games.conquest.terms import INDIAN, SPAIN, TLAXCALA, Camp, enemy

#: What comes a turn later counts for less; and a little less for each movement point on the way.
PATIENCE, WAY = 0.72, 0.02
#: A commander without units: for each point at stake with him, and for any; twice that within the enemy's reach.
ALONE_GREAT, ALONE = -0.12, -0.1
#: The great do not ride alone: above these stakes.
GREAT, NEVER = 6.0, -4.0
#: Units without a commander that are worth fetching, and how far their prospects draw one who could.
ORPHANS, FETCHED = 3, 0.8
#: Share of their worth that is wasted while they wait, as a commander without troops sees it.
WASTED = 0.6
#: March of a commander who is still to come.
USUAL_MARCH = 4
#: A share of what all could do together that an army may expect to contribute to.
CONCERT = 0.75
#: Strength points of a coalition that is still counted on; how far those who could join an attack are trusted to.
COALITION, TRUST = 44, 0.8
#: A chance of victory below which nobody looks further.
SLIM = 0.05


class Judge(Stakes):
    """The judgement of a camp on one view."""

    def __init__(self, look: Look, chart: Map, odds: Odds, camp: Camp) -> None:
        super().__init__(look, chart, odds, camp)
        self._stacks: dict[tuple[Camp, int, Force, bool, int], float] = {}
        self._fetching = False

    def stack(self, camp: Camp, zone: int, force: Force, walled: bool, mp: int) -> float:
        """What a camp's stack is worth in a zone, ``walled`` as a garrison.

        ``mp`` is how far its leader marches on a turn; 0: nobody leads it.
        """
        key = (camp, zone, force, walled, mp)
        found = self._stacks.get(key)
        if found is None:
            found = self._stacks[key] = self._stack(camp, zone, force, walled, mp)
        return found

    def _stack(self, camp: Camp, zone: int, force: Force, walled: bool, mp: int) -> float:
        foe = enemy(camp)
        there = self.look.at(foe, zone)
        if not force.sp:
            if not force.chiefs:
                return 0.0
            alone = (
                ALONE * force.chiefs + ALONE_GREAT * force.stakes + (NEVER if force.stakes > GREAT else 0.0)
            )
            near, _ = self.threat(camp, zone)
            alone *= 2.0 if near.sp else 1.0
            return alone + (self.fetching(camp, zone, mp, alone=True) if mp > 0 else 0.0)
        if there.sp:
            walled = self.look.is_garrison(foe, zone)
            worth = self.attack(camp, zone, force, there, walled)
            return worth + self._afterwards(camp, zone, force, there, walled, mp)
        worth = self.gain(camp, zone) + self.guard(camp, zone)
        worth -= self.risk(camp, zone, force, walled) + self.idle(force, walled)
        if mp > 0:
            worth += self.prospect(camp, zone, force, mp - (LEAD_OUT if walled else 0), mp)
        return worth

    def _afterwards(self, camp: Camp, zone: int, force: Force, there: Force, walled: bool, mp: int) -> float:
        """What an army that wins here may go on to do, and has to fear here."""
        clash = self.clash(camp, zone, force, there, walled)
        if clash.win < SLIM:
            return 0.0
        left = max(1, round(force.sp - clash.own))
        cf = force.cf * left // force.sp
        after = force._replace(sp=left, cf=cf, worth=force.worth * left / force.sp)
        danger = self.risk(camp, zone, after, self.t.zones[zone].fv > 0)
        hope = self.prospect(camp, zone, after, mp, mp) if mp > 0 else 0.0
        return clash.win * (hope - danger)

    # ------------------------------------------------------------------ what an army can still do

    @cached_property
    def targets(self) -> dict[Camp, tuple[int, ...]]:
        """Zones worth marching to: with enemies, or an objective in enemy hands."""
        found: dict[Camp, tuple[int, ...]] = {}
        for camp in (SPAIN, INDIAN):
            foe = enemy(camp)
            zones = {zone for zone in self.s.stacks[foe] if self.look.at(foe, zone).sp}
            zones |= {zone for zone in self.map.objectives if self.s.control.get(zone) == foe}
            found[camp] = tuple(sorted(zones))
        return found

    @cached_property
    def coalitions(self) -> dict[Camp, Force]:
        """All that a camp could bring together: its armies, and units that its commanders could fetch."""
        found: dict[Camp, Force] = {}
        for camp in (SPAIN, INDIAN):
            apart = camp == INDIAN and self.s.camps[TLAXCALA] == INDIAN
            armies = [(army.zone, army.force) for army in self.look.armies[camp]]
            if camp == SPAIN:
                armies += [(zone, self.look.at(camp, zone)) for zone in self._leaderless(camp)]
            total = Force()
            for zone, force in sorted(armies, key=lambda row: (-row[1].cf, row[0])):
                if apart and self.t.zones[zone].nation == TLAXCALA:
                    continue
                if total.sp + force.sp <= COALITION or not total.sp:
                    total = total + force
            found[camp] = total
        return found

    def helpers(self, camp: Camp, zone: int, origin: int, most: int) -> Force:
        """Armies of a camp that could still come to a zone this turn, none of more than ``most`` combat factors;
        those there and at the origin left out."""
        total = Force()
        apart = camp == INDIAN and self.s.camps[TLAXCALA] == INDIAN
        tlaxcalan = self.t.zones[origin].nation == TLAXCALA
        for army in self.look.armies[camp]:
            if apart and (self.t.zones[army.zone].nation == TLAXCALA) != tlaxcalan:
                continue
            near = self.map.distance[army.zone][zone] <= army.mp
            if near and army.is_ready and army.force.cf <= most and army.zone not in (zone, origin):
                total = total + army.force
        return total

    def joint(self, camp: Camp, zone: int, force: Force, origin: int) -> float:
        """What an attack is worth to the greater part of those who could still join it; the others are trusted to
        follow."""
        there = self.look.at(enemy(camp), zone)
        helpers = self.helpers(camp, zone, origin, force.cf)
        if not helpers.sp or not force.sp:
            return 0.0
        together = force + helpers
        worth = self.attack(camp, zone, together, there, self.look.is_garrison(enemy(camp), zone))
        return TRUST * worth * force.cf / together.cf

    def prospect(self, camp: Camp, zone: int, force: Force, first: int, mp: int) -> float:
        """The best an army can look forward to: a target by itself, or its share in what all do together.

        ``first`` are its movement points on its first march, ``mp`` those of later ones.
        """
        best = 0.0
        together = self.coalitions[camp]
        share = CONCERT * min(1.0, force.cf / together.cf) if together.cf else 0.0
        foe = enemy(camp)
        distance = self.map.distance[zone]
        for target in self.targets[camp]:
            if target == zone:
                continue
            far = distance[target]
            turns = 1 + max(0, -(-(far - max(first, 0)) // mp))
            if turns > self.turns_left:
                continue
            there = self.look.at(foe, target)
            walled = self.look.is_garrison(foe, target)
            if there.sp:
                alone = self.attack(camp, target, force, there, walled)
                joint = share * self.attack(camp, target, together, there, walled) if share else 0.0
            else:
                alone = joint = self.gain(camp, target)
            worth = max(alone, joint) * PATIENCE**turns
            worth -= WAY * far
            best = max(best, worth)
        return max(best, self.fetching(camp, zone, mp))

    @cached_property
    def orphans(self) -> dict[Camp, dict[int, float]]:
        """Zones with units that nobody leads, and what they could do if somebody came."""
        found: dict[Camp, dict[int, float]] = {}
        for camp in (SPAIN, INDIAN):
            found[camp] = {}
            for zone in self._leaderless(camp):
                force = self.look.at(camp, zone)
                found[camp][zone] = self.prospect(camp, zone, force, USUAL_MARCH, USUAL_MARCH)
        return found

    def _leaderless(self, camp: Camp) -> list[int]:
        """Zones with a few units of a camp, no commander and no enemy."""
        found = []
        for zone in self.s.stacks[camp]:
            force = self.look.at(camp, zone)
            if force.sp >= ORPHANS and not force.chiefs and not self.look.at(enemy(camp), zone).sp:
                found.append(zone)
        return found

    def fetching(self, camp: Camp, zone: int, mp: int, *, alone: bool = False) -> float:
        """What a commander can look forward to by going where units wait for one; ``alone``: he leads none now."""
        if "orphans" not in self.__dict__ and self._fetching:
            return 0.0
        self._fetching = True
        best = 0.0
        for place, worth in self.orphans[camp].items():
            far = self.map.distance[zone][place]
            turns = -(-far // mp)
            if alone:
                worth = max(worth, WASTED * self.matter * self.look.at(camp, place).worth)
            if place != zone and worth > 0 and turns <= self.turns_left:
                best = max(best, FETCHED * worth * PATIENCE**turns - WAY * far)
        return best
