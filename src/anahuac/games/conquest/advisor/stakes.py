"""What is at stake in the zones of the map: what taking one brings, who threatens it, what an attack comes to.

All worths are differences in victory points (one's own less the enemy's); only differences between them count.
"""

from __future__ import annotations

from functools import cached_property

from anahuac.games.conquest.advisor.diplomacy import TENOCHTITLAN, Diplomacy
from anahuac.games.conquest.advisor.force import Force, Look, Map
from anahuac.games.conquest.advisor.odds import Odds
from anahuac.games.conquest.advisor.outcomes import Clash
from anahuac.games.conquest.advisor.standing import Standing
from anahuac.games.conquest.rules.ch09_attrition import column_of
from anahuac.games.conquest.rules.ch10_1_combat import MAJOR
from anahuac.games.conquest.rules.ch10_4_siege import STORM_LEADERS
from anahuac.games.conquest.rules.ch12_victory import MAJOR_BATTLE
from anahuac.games.conquest.terms import INDIAN, OTHER, SPAIN, TLAXCALA, TRIPLE_ALLIANCE, Camp, enemy

#: An objective changes both totals, but may be lost again.
OBJECTIVE = 0.85
#: A replacement point denied or won, for each turn it counts; turns it counts for; less where it is only denied.
REPLACEMENT, SEASONS, DENIED = 0.05, 6, 0.8
#: A landing opened to the reinforcements (7.1-d).
LANDING = 0.8
#: What a lost minor battle costs beside the losses.
ROUTED = 0.3
#: Chance that a historical commander falls when tested; share of them in the tactical zone that suffers.
FALLS, PRESENT = 0.1, 0.4
#: Chance that commanders without units find no refuge (10.2-d).
NO_REFUGE = 0.6
#: Points for a sacrifice are never counted higher: the owner gives the cheapest.
OFFERING = 5
#: How much of a danger is feared: within reach, within two turns.
FEARED, SUSPECTED = 0.9, 0.35
#: Share of a shift of the cursors that the enemy would find elsewhere if not here.
ELSEWHERE = 0.7
#: How much of what is at stake in a zone it takes a guard to keep: with enemies in reach, near, far.
EXPOSED, WATCHED, QUIET = 0.95, 0.5, 0.12


class Stakes:
    """What a camp has to win and to lose on one view, zone by zone."""

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
        self._threats: dict[tuple[Camp, int], tuple[Force, Force]] = {}

    @cached_property
    def diplomacy(self) -> Diplomacy:
        """The Alliances Table of the view."""
        return Diplomacy(self.t, self.s)

    @cached_property
    def standing(self) -> Standing:
        """How the match stands by points."""
        return Standing(self.t, self.s, self.look.controllers)

    def objective(self, camp: Camp, points: int) -> float:
        """What it is worth to a camp to take an objective from the enemy."""
        return OBJECTIVE * self.standing.worth(camp, points, -points)

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
            worth += self.objective(camp, place.vp)
            if camp == SPAIN and zone == TENOCHTITLAN:
                worth += self.diplomacy.up
            if camp == SPAIN and place.nation == TLAXCALA:
                worth += self.diplomacy.joins(TLAXCALA)
        if place.rp and self.look.controllers[zone] != camp and place.nation is not None:
            counts = min(self.turns_left, SEASONS) * (1.0 if place.nation == OTHER else DENIED)
            worth += REPLACEMENT * place.rp * counts
        if camp == SPAIN and self._is_landing(zone) and self.look.controllers[zone] == INDIAN:
            worth += LANDING
        return worth

    def _is_landing(self, zone: int) -> bool:
        due = self.s.reinforcement.due
        landings = self.t.scenarios[self.s.scenario].reinforcements.landing
        return due is not None and due >= self.s.turn and any(row.zone == zone for row in landings)

    def guard(self, camp: Camp, zone: int) -> float:
        """What it is worth to stand in a zone that is one's own: what the enemy would gain by walking in, the
        less of it the farther he is."""
        if self.look.controllers[zone] != camp:
            return 0.0
        stake = self.gain(enemy(camp), zone)
        if stake <= 0:
            return 0.0
        near, soon = self.threat(camp, zone)
        return stake * (EXPOSED if near.sp else WATCHED if soon.sp else QUIET)

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
            if rival and self.t.zones[zone].nation in TRIPLE_ALLIANCE:
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
        points = place.fv if walled else MAJOR_BATTLE
        up, down = self.diplomacy.up, -self.diplomacy.down
        if camp == INDIAN:
            up, down = down, up
        won += up + self.standing.worth(camp, points, 0)
        lost += down - self.standing.worth(camp, 0, points)
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
            worth += clash.sacrifices * min(other.weakest, OFFERING)
        return worth

    def risk(self, camp: Camp, zone: int, force: Force, walled: bool) -> float:
        """What a stack stands to lose to the enemy's next moves."""
        near, soon = self.threat(camp, zone)
        danger = FEARED * self._danger(camp, zone, near, force, walled)
        if soon.sp:
            danger += SUSPECTED * self._danger(camp, zone, near + soon, force, walled)
        return danger

    def _danger(self, camp: Camp, zone: int, threat: Force, force: Force, walled: bool) -> float:
        """What an attack by these enemies would cost here. A shift of the cursors they can have elsewhere too, so
        that most of it does not count for a single zone."""
        if not threat.sp:
            return 0.0
        foe = enemy(camp)
        worth = self.attack(foe, zone, threat, force, walled)
        if worth > 0 and (walled or min(threat.sp, force.sp) >= MAJOR):
            shift = self.diplomacy.up if foe == SPAIN else -self.diplomacy.down
            worth -= ELSEWHERE * self.clash(foe, zone, threat, force, walled).win * shift
        return max(0.0, worth)

    def idle(self, force: Force, walled: bool) -> float:
        """What attrition costs a stack that stands still, a turn."""
        return self.attrition(force, -1 if walled else 0)

    def attrition(self, force: Force, modifier: int) -> float:
        """What attrition costs a stack at a modifier of the die (9-c)."""
        if not force.sp:
            return 0.0
        loss = self.map.attrition[column_of(self.t, force.sp), modifier]
        return self.matter * loss * force.worth / force.sp
