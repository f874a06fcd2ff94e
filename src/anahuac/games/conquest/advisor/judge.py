"""What a stack in a zone is worth to its camp: what it holds, what it fears, what it can still do.

All worths are differences in victory points (one's own less the enemy's); only differences between them count.
"""

from __future__ import annotations

from functools import cached_property

from anahuac.games.conquest.advisor.diplomacy import TENOCHTITLAN, Diplomacy
from anahuac.games.conquest.advisor.force import Force, Look, Map
from anahuac.games.conquest.advisor.odds import Clash, Odds
from anahuac.games.conquest.rules.ch09_attrition import column_of
from anahuac.games.conquest.rules.ch10_1_combat import MAJOR
from anahuac.games.conquest.rules.ch10_4_siege import STORM_LEADERS
from anahuac.games.conquest.terms import INDIAN, OTHER, SPAIN, TLAXCALA, Camp, enemy

#: An objective changes both totals, but may be lost again.
OBJECTIVE = 1.7
#: A replacement point denied or won, for each turn it counts.
REPLACEMENT = 0.05
#: A major battle (12-b); what a lost minor one costs beside the losses.
BATTLE, ROUTED = 2.0, 0.3
#: Chance that a historical commander falls when tested; share of them in the tactical zone that suffers.
FALLS, PRESENT = 0.1, 0.4
#: Chance that commanders without units find no refuge (10.2-d).
NO_REFUGE = 0.6
#: What comes a turn later counts for less.
PATIENCE = 0.72
#: How much of a danger is feared: within reach, within two turns.
FEARED, SUSPECTED = 0.9, 0.35
#: A commander without units: for each point at stake with him, and for any.
ALONE_GREAT, ALONE = -0.12, -0.1
#: The great do not ride alone: above these stakes.
GREAT, NEVER = 6.0, -4.0
#: Units without a commander that are worth fetching, and how far their prospects draw one who could.
ORPHANS, FETCHED = 3, 0.8
#: March of a commander who is still to come.
USUAL_MARCH = 4
#: A share of what all could do together that an army may expect to contribute to.
CONCERT = 0.75
#: Strength points of an army that still feeds itself; more of a coalition is not counted on.
COALITION = 26


class Judge:
    """The judgement of a camp on one view."""

    def __init__(self, look: Look, chart: Map, odds: Odds, camp: Camp) -> None:
        self.look = look
        self.t = look.t
        self.s = look.s
        self.map = chart
        self.odds = odds
        self.camp = camp
        self.foe = enemy(camp)
        self._gains: dict[tuple[Camp, int], float] = {}
        self._attacks: dict[tuple[Camp, int, Force, Force, bool], float] = {}
        self._stacks: dict[tuple[Camp, int, Force, bool, int], float] = {}
        self._fetching = False
        self._threats: dict[tuple[Camp, int], tuple[Force, Force]] = {}

    @cached_property
    def diplomacy(self) -> Diplomacy:
        """The Alliances Table of the view."""
        return Diplomacy(self.t, self.s)

    @cached_property
    def turns_left(self) -> int:
        """Turns still to come after this one."""
        return self.t.last_turn - self.s.turn

    @cached_property
    def matter(self) -> float:
        """How much strength still matters: all of it until late, hardly any on the last turn."""
        return min(1.0, 0.12 + self.turns_left / 5)

    # ------------------------------------------------------------------ zones

    def gain(self, camp: Camp, zone: int) -> float:
        """What a camp gains by taking a zone from the enemy or from nobody."""
        found = self._gains.get((camp, zone))
        if found is None:
            found = self._gains[camp, zone] = self._gain(camp, zone)
        return found

    def _gain(self, camp: Camp, zone: int) -> float:
        place = self.t.zones[zone]
        worth = 0.0
        if place.vp and self.s.control.get(zone) != camp:
            worth += OBJECTIVE * place.vp
            if camp == SPAIN and zone == TENOCHTITLAN:
                worth += self.diplomacy.up
            if camp == SPAIN and place.nation == TLAXCALA:
                worth += self.diplomacy.joins(TLAXCALA)
        if place.rp and self.look.controllers[zone] != camp and place.nation is not None:
            counts = min(self.turns_left, 6) * (1.0 if place.nation == OTHER else 0.8)
            worth += REPLACEMENT * place.rp * counts
        if camp == SPAIN and self._is_landing(zone) and self.look.controllers[zone] == INDIAN:
            worth += 0.8
        return worth

    def _is_landing(self, zone: int) -> bool:
        due = self.s.reinforcement.due
        landings = self.t.scenarios[self.s.scenario].reinforcements.landing
        return due is not None and due >= self.s.turn and any(row.zone == zone for row in landings)

    def guard(self, camp: Camp, zone: int) -> float:
        """What it is worth to stand in a zone that is one's own: the less, the farther the enemy."""
        place = self.t.zones[zone]
        stake = OBJECTIVE * place.vp if place.vp and self.s.control.get(zone) == camp else 0.0
        if place.rp and self.look.controllers[zone] == camp:
            stake += REPLACEMENT * place.rp * min(self.turns_left, 6)
        if not stake:
            return 0.0
        near, soon = self.threat(camp, zone)
        return stake * (0.95 if near.sp else 0.5 if soon.sp else 0.12)

    def threat(self, camp: Camp, zone: int) -> tuple[Force, Force]:
        """Enemies who could be in a zone on their next march, and those who need one more."""
        found = self._threats.get((camp, zone))
        if found is None:
            found = self._threats[camp, zone] = self._threat(camp, zone)
        return found

    def _threat(self, camp: Camp, zone: int) -> tuple[Force, Force]:
        near = {False: Force(), True: Force()}
        soon = {False: Force(), True: Force()}
        distance = self.map.distance[zone]
        foe = enemy(camp)
        apart = foe == INDIAN and self.s.camps[TLAXCALA] == INDIAN
        for army in self.look.armies[foe]:
            if army.zone == zone:
                continue
            rival = apart and self.t.zones[army.zone].nation == TLAXCALA
            if rival and self.t.zones[zone].nation in ("mexico", "texcoco", "tlacopan"):
                continue
            if not rival and apart and self.t.zones[zone].nation == TLAXCALA:
                continue
            if distance[army.zone] <= army.mp:
                near[rival] = near[rival] + army.force
            elif distance[army.zone] <= 2 * army.mp + 1:
                soon[rival] = soon[rival] + army.force
        return max(near.values(), key=lambda f: f.cf), max(soon.values(), key=lambda f: f.cf)

    # ------------------------------------------------------------------ combats

    def clash(self, camp: Camp, zone: int, own: Force, other: Force, walled: bool) -> Clash:
        """What an attack of a camp in a zone comes to."""
        war = camp == SPAIN and own.spanish
        if walled:
            bonus = int(camp == SPAIN and own.heroes >= STORM_LEADERS)
            rounds = (1 + own.historical, 6 + own.historical)
            fv = self.t.zones[zone].fv
            return self.odds.siege(war, (own.sp, own.cf), (other.sp, other.cf), fv, own.guns, bonus, rounds)
        if min(own.sp, other.sp) >= MAJOR:
            return self.odds.major(war, (own.sp, own.cf), (other.sp, other.cf))
        return self.odds.minor(war, own.sp, other.sp)

    def attack(self, camp: Camp, zone: int, own: Force, other: Force, walled: bool) -> float:
        """What an attack in a zone is worth to the attacking camp, all in all."""
        key = (camp, zone, own, other, walled)
        found = self._attacks.get(key)
        if found is None:
            found = self._attacks[key] = self._attack(*key)
        return found

    def _attack(self, camp: Camp, zone: int, own: Force, other: Force, walled: bool) -> float:
        if not own.sp:
            return -1.0
        clash = self.clash(camp, zone, own, other, walled)
        is_major = not walled and min(own.sp, other.sp) >= MAJOR
        won, lost = self.prizes(camp, zone, walled, is_major)
        worth = clash.win * won - (1 - clash.win) * lost
        return worth + self.toll(camp, own, other, clash, is_major)

    def prizes(self, camp: Camp, zone: int, walled: bool, is_major: bool) -> tuple[float, float]:
        """What victory brings the attacker, what defeat costs him, losses left out."""
        won, lost = self.gain(camp, zone), ROUTED
        if not walled and not is_major:
            return won, lost
        place = self.t.zones[zone]
        points = float(place.fv) if walled else BATTLE
        up, down = self.diplomacy.up, -self.diplomacy.down
        if camp == INDIAN:
            up, down = down, up
        won += points + up
        lost += points + down
        if is_major and camp == SPAIN and not (place.vp and place.nation == TLAXCALA):
            won += max(0.0, self.diplomacy.joins(TLAXCALA))
        if is_major and camp == INDIAN:
            lost += max(0.0, self.diplomacy.joins(TLAXCALA))
        return won, lost

    def toll(self, camp: Camp, own: Force, other: Force, clash: Clash, is_major: bool) -> float:
        """Losses of both sides, sacrifices and commanders, for the attacking camp."""
        worth = self.matter * (
            other.worth * clash.foe / max(other.sp, 1) - own.worth * clash.own / max(own.sp, 1)
        )
        share = FALLS * (PRESENT if is_major else 1.0)
        worth += share * (clash.foe_tests * other.stakes - clash.own_tests * own.stakes)
        worth += NO_REFUGE * (clash.foe_gone * other.stakes - clash.own_gone * own.stakes)
        if camp == INDIAN:
            worth += clash.sacrifices * min(other.weakest, 5)
        return worth

    # ------------------------------------------------------------------ stacks

    def risk(self, camp: Camp, zone: int, force: Force, walled: bool) -> float:
        """What a stack stands to lose to the enemy's next moves."""
        near, soon = self.threat(camp, zone)
        danger = 0.0
        if near.sp:
            danger = FEARED * max(0.0, self.attack(enemy(camp), zone, near, force, walled))
        if soon.sp:
            danger += SUSPECTED * max(0.0, self.attack(enemy(camp), zone, near + soon, force, walled))
        return danger

    def idle(self, force: Force, walled: bool) -> float:
        """What attrition costs a stack that stands still, a turn."""
        return self.attrition(force, -1 if walled else 0)

    def attrition(self, force: Force, modifier: int) -> float:
        """What attrition costs a stack at a modifier of the die (9-c)."""
        if not force.sp:
            return 0.0
        loss = self.map.attrition[column_of(self.t, force.sp), modifier]
        return self.matter * loss * force.worth / force.sp

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
            return alone + (self.fetching(camp, zone, mp) if mp > 0 else 0.0)
        if there.sp:
            walled = self.look.is_garrison(foe, zone)
            worth = self.attack(camp, zone, force, there, walled)
            return worth + self._afterwards(camp, zone, force, there, walled, mp)
        worth = self.gain(camp, zone) + self.guard(camp, zone)
        worth -= self.risk(camp, zone, force, walled) + self.idle(force, walled)
        if mp > 0:
            worth += self.prospect(camp, zone, force, mp - (2 if walled else 0), mp)
        return worth

    def _afterwards(self, camp: Camp, zone: int, force: Force, there: Force, walled: bool, mp: int) -> float:
        """What an army that wins here may go on to do, and has to fear here."""
        clash = self.clash(camp, zone, force, there, walled)
        if clash.win < 0.05:
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
        """All armies of a camp that could march together."""
        found: dict[Camp, Force] = {}
        for camp in (SPAIN, INDIAN):
            apart = camp == INDIAN and self.s.camps[TLAXCALA] == INDIAN
            total = Force()
            for army in sorted(self.look.armies[camp], key=lambda a: (-a.force.cf, a.zone)):
                if apart and self.t.zones[army.zone].nation == TLAXCALA:
                    continue
                if total.sp + army.force.sp <= COALITION or not total.sp:
                    total = total + army.force
            found[camp] = total
        return found

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
            worth -= 0.02 * far
            best = max(best, worth)
        return max(best, self.fetching(camp, zone, mp))

    @cached_property
    def orphans(self) -> dict[Camp, dict[int, float]]:
        """Zones with units that nobody leads, and what they could do if somebody came."""
        found: dict[Camp, dict[int, float]] = {}
        for camp in (SPAIN, INDIAN):
            found[camp] = {}
            for zone in self.s.stacks[camp]:
                force = self.look.at(camp, zone)
                if force.sp >= ORPHANS and not force.chiefs and not self.look.at(enemy(camp), zone).sp:
                    found[camp][zone] = 0.0
            for zone in found[camp]:
                force = self.look.at(camp, zone)
                found[camp][zone] = self.prospect(camp, zone, force, USUAL_MARCH, USUAL_MARCH)
        return found

    def fetching(self, camp: Camp, zone: int, mp: int) -> float:
        """What a commander can look forward to by going where units wait for one."""
        if "orphans" not in self.__dict__ and self._fetching:
            return 0.0
        self._fetching = True
        best = 0.0
        for place, worth in self.orphans[camp].items():
            far = self.map.distance[zone][place]
            turns = -(-far // mp)
            if place != zone and worth > 0 and turns <= self.turns_left:
                best = max(best, FETCHED * worth * PATIENCE**turns - 0.02 * far)
        return best
