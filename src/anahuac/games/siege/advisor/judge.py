"""A camp's judgement of a view: what stands where, what a battle is worth, how dangerous a place is."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from anahuac.games.siege.advisor.chances import Chances, Clash
from anahuac.games.siege.advisor.ground import Ground
from anahuac.games.siege.advisor.look import Host, Look, step_worth
from anahuac.games.siege.data import Tables
from anahuac.games.siege.model import State
from anahuac.games.siege.rules import ch08_odds
from anahuac.games.siege.rules.ch05_victory import level_of, loss_points
from anahuac.games.siege.terms import AZTEC, CORTES, CUAUHTEMOC, SPANISH, Camp, enemy, is_hex, is_lake

#: More steps than any stack has: what an attack that is only feared may lose.
MANY = 24
#: The most factors that a legal stack of a camp brings, about.
FULL_STACK = {SPANISH: 42, AZTEC: 11}
#: How far attackers come in a phase, in hexes, and the share of those at one hex more.
NEAR, HALF_NEAR = 3, 0.5
#: How much of what might happen at worst is feared; what the enemy would lose by it consoles.
FEAR, CONSOLATION = {SPANISH: 0.8, AZTEC: 0.5}, 0.5
#: Columns of Cuauhtemoc.
LEADS = 2
#: A captured leader, in steps: Cortes ends the match, Cuauhtemoc is worth 5 Loss points.
LEADER_WORTH = {SPANISH: 60.0, AZTEC: 6.0}
#: A hex that is cleared.
CLEARED = 0.6
#: A hex that is lost.
DRIVEN_OFF = 0.1
#: Couplets after which the besieger begins to hurry, and those it takes him to be half as careful.
PATIENCE, HURRY = 50, 40
#: How heavy when all is lost.
RECKLESS = 0.1
#: When a siege has lasted too long for caution.
LONG = 90
#: How heavy the besieger takes his steps from the start.
BOLD = 0.9
#: Chance that a leader is lost with his stack, that he is when it is hurt.
LOST_WITH_STACK, LOST_WHEN_HURT = 6 / 36, 1 / 36
#: What Cortes is worth to a besieger who has lost.
SPENT_LEADER = 1.0
#: The share of the Europeans with which the assault begins, how near the gates in MP, and when at the latest.
MUSTERED, AT_THE_GATES, LONGEST_MUSTER = 0.7, 16, 24
#: What makes a stack hard to take: a column of its ground, an MP between it and the gates.
COLUMN, AWAY = 0.35, 0.5


class Judge:
    """Judgement of one view for one camp. Works out what it is asked for, once."""

    def __init__(self, t: Tables, ground: Ground, chances: Chances, s: State, camp: Camp) -> None:
        self.t = t
        self.s = s
        self.camp = camp
        self.foe = enemy(camp)
        self.ground = ground
        self.chances = chances
        self.look = Look(t, s)
        self.mine = self.look.hosts[camp]
        self.theirs = self.look.hosts[self.foe]
        self._threats: dict[str, float] = {}
        self._prospects: dict[str, float] = {}
        self._dangers: dict[tuple[str, tuple[str, ...]], float] = {}

    # ------------------------------------------------------------------ facts

    @cached_property
    def leader(self) -> str:
        """The own leader."""
        return CORTES if self.camp == SPANISH else CUAUHTEMOC

    @cached_property
    def their_leader(self) -> str:
        """The other camp's leader."""
        return CUAUHTEMOC if self.camp == SPANISH else CORTES

    @cached_property
    def barred(self) -> frozenset[str]:
        """Hexes held by combat units of the enemy."""
        return frozenset(place for place, host in self.theirs.items() if host.steps and is_hex(place))

    @cached_property
    def alone(self) -> str:
        """The hex where the enemy's leader stands without a unit, "" if he does not."""
        place = self.s.pieces[self.their_leader].at
        host = self.theirs.get(place)
        return place if host is not None and is_hex(place) and not host.steps else ""

    @cached_property
    def intruders(self) -> tuple[str, ...]:
        """Hexes of the island, and next to it, where the enemy stands."""
        ashore = self.ground.on_island
        return tuple(
            place
            for place in self.theirs
            if is_hex(place)
            and (place in ashore or any(other in ashore for other in self.t.open_neighbours[place]))
        )

    @cached_property
    def goals(self) -> tuple[str, ...]:
        """Where the besieger goes with all he has: the weakest stack that is near the gates of the axis."""
        held = [place for place in self.theirs if is_hex(place)]
        on_island = [place for place in held if place in self.ground.on_island]
        if not on_island:
            return tuple(held)
        if self.is_mustering:
            return self.ground.muster or self.ground.axis
        field = self.ground.field(self.s, "infantry", self.ground.axis)

        def resistance(place: str) -> float:
            host = self.theirs[place]
            return host.cf * (1 - COLUMN * self.shift(place, self.foe)) + AWAY * field.get(place, 60)

        return (min(on_island, key=lambda place: (resistance(place), place)),)

    @cached_property
    def is_mustering(self) -> bool:
        """Whether too few of the Europeans are near the gates for the assault to begin (13.2.2)."""
        if self.s.couplet >= LONGEST_MUSTER:
            return False
        field = self.ground.field(self.s, "infantry", self.ground.axis)
        total = here = 0
        for place, host in self.mine.items():
            if host.units and self.t.units[host.units[0]].kind in ("infantry", "cavalry"):
                total += host.cf
                here += host.cf if field.get(place, 99) <= AT_THE_GATES else 0
        return here < MUSTERED * total

    @cached_property
    def care(self) -> float:
        """How heavy own steps weigh: less for a besieger who has waited long."""
        if self.camp == AZTEC:
            return 1.0
        if self.is_hopeless:
            return RECKLESS
        late = max(0, self.s.couplet - PATIENCE) / HURRY
        desperate = max(0, self.s.couplet - LONG) / HURRY
        return max(RECKLESS, max(0.35, BOLD - 0.5 * late) - 0.3 * desperate)

    @cached_property
    def is_hopeless(self) -> bool:
        """Whether the Loss points are so many that the besieger has lost, however the match ends."""
        points = loss_points(self.t, self.s)
        total = points.recoveries + points.dead_units
        return self.camp == SPANISH and level_of(self.t, total).winner == AZTEC

    @cached_property
    def leader_worth(self) -> float:
        """What the own leader is worth: little for a besieger who has lost anyway and wants an end."""
        return SPENT_LEADER if self.is_hopeless else LEADER_WORTH[self.camp]

    @cached_property
    def shelling(self) -> dict[str, float]:
        """Steps that boats may take from a hex of the shore in a phase, on average, by hex."""
        boats: dict[str, float] = {}
        for area, host in self.look.hosts[SPANISH].items():
            if is_lake(area):
                for near in (area, *self.t.lakes[area].neighbours):
                    share = 1.0 if near == area else 0.7
                    boats[near] = boats.get(near, 0.0) + share * len(host.units)
        found: dict[str, float] = {}
        for area, number in boats.items():
            for place in self.t.lakes[area].coast:
                hits = 0.33 if place in self.t.fortresses else 0.5
                found[place] = max(found.get(place, 0.0), hits * min(4.0, number))
        return found

    # ------------------------------------------------------------------ battles on average

    def cost(self, units: Iterable[str], steps: float) -> float:
        """What it costs to lose some steps among units, the cheapest first."""
        cheap = sorted(
            step_worth(self.t, self.s, unit, taken)
            for unit in units
            for taken in range(self.s.pieces[unit].steps)
        )
        whole = int(steps)
        part = sum(cheap[:whole])
        if whole < len(cheap):
            part += (steps - whole) * cheap[whole]
        return part

    def rate_clash(self, clash: Clash, mine: Iterable[str], theirs: Host) -> float:
        """What an attack comes to, for this camp as the attacker."""
        if self.foe == SPANISH:  # a unit that falls counts for more than its steps: it is a Loss point
            gain = self.cost(theirs.units, clash.foe)
        else:
            gain = clash.foe * theirs.worth / max(1, theirs.steps)
        gain += clash.cleared * CLEARED
        if theirs.leader:
            fate = clash.cleared * LOST_WITH_STACK + clash.foe_hurt * LOST_WHEN_HURT
            gain += LEADER_WORTH[self.foe] * fate
        return gain - self.care * self.cost(mine, clash.own)

    def modifier(self, place: str, *hosts: Host) -> str:
        """What raises the Aztec loss in a battle between these."""
        if is_lake(place):
            boats = any(self.t.units[unit].kind == "gunboat" for host in hosts for unit in host.units)
            return "gunboat" if boats else ""
        return "cannon" if self.s.settings.opt_cannon and any(host.cannon for host in hosts) else ""

    def shift(self, place: str, defender: Camp) -> int:
        """Columns of the ground and of sacrifices, before what depends on who attacks."""
        ground = ch08_odds.terrain_shift(self.t, place, defender)
        more = len(self.s.temples.sacrificed) if defender == SPANISH else 0
        return (0 if ground is None else ground.value) + more

    # ------------------------------------------------------------------ what might come

    def threat(self, place: str) -> float:
        """Factors with which the enemy could come to a hex in his next phase, before there is room for them."""
        found = self._threats.get(place)
        if found is None:
            found = 0.0
            for other, away in self.ground.near(place).items():
                host = self.theirs.get(other)
                if host is not None and away:
                    found += host.cf * (1.0 if away <= NEAR else HALF_NEAR)
            if self.foe == AZTEC:
                for area in self.t.hexes[place].lakes:
                    host = self.theirs.get(area)
                    found += HALF_NEAR * host.cf if host is not None else 0.0
            self._threats[place] = found
        return found

    def _is_led(self, place: str) -> bool:
        """Whether Cuauhtemoc can come to lead an attack on a hex (9.1B)."""
        at = self.s.pieces[self.their_leader].at if self.their_leader in self.s.pieces else ""
        return self.foe == AZTEC and self.ground.near(place).get(at, NEAR + 1) <= NEAR

    def danger(self, host: Host) -> float:
        """What an own stack has to fear at its place."""
        key = (host.place, host.pieces)
        found = self._dangers.get(key)
        if found is None:
            found = self._dangers[key] = self._danger(host)
        return found

    def _danger(self, host: Host) -> float:
        if not is_hex(host.place):
            return 0.0
        shot = 0.0
        if self.camp == AZTEC and host.steps:
            shot = min(self.shelling.get(host.place, 0.0), host.steps) * host.worth / host.steps
        threat = self.threat(host.place)
        room = sum(1 for other in self.t.open_neighbours[host.place] if other not in self.mine)
        coming = min(threat, room * FULL_STACK[self.foe])
        if coming < 1 or (not host.cf and not host.leader):
            return shot
        if not host.cf:
            return 0.15 * self.leader_worth
        index = ch08_odds.odds_index(int(coming), host.cf) + self.shift(host.place, self.camp)
        index += room > 1 and coming > FULL_STACK[self.foe]
        index += LEADS if self._is_led(host.place) else 0
        modifier = "cannon" if self.camp == SPANISH and host.cannon and self.s.settings.opt_cannon else ""
        if self.camp == AZTEC and self.s.settings.opt_cannon:
            modifier = "cannon"
        clash = self.chances.clash(index, modifier, self.foe == AZTEC, MANY, host.steps)
        loss = clash.foe * host.worth / host.steps + clash.cleared * DRIVEN_OFF
        if self.camp == SPANISH:
            loss += clash.cleared * sum(1.2 for unit in host.units if self.t.units[unit].side == "spanish")
        if host.leader:
            fate = clash.cleared * LOST_WITH_STACK + clash.foe_hurt * LOST_WHEN_HURT
            loss += self.leader_worth * fate
        consolation = CONSOLATION * clash.own * (0.5 if self.camp == SPANISH else 0.9)
        return FEAR[self.camp] * self.care * max(0.0, loss - consolation) + shot

    # ------------------------------------------------------------------ what might be attacked

    def prospect(self, target: str) -> float:
        """What an attack on a hex comes to with all that could come near it in this phase; never below 0."""
        found = self._prospects.get(target)
        if found is None:
            found = self._prospects[target] = self._prospect(target)
        return found

    def _prospect(self, target: str) -> float:
        theirs = self.theirs[target]
        around = self.t.open_neighbours[target]
        room = sum(1 for place in around if place not in self.theirs)
        near = [
            host
            for place, away in self.ground.near(target).items()
            if away and (away <= NEAR or self.camp == SPANISH)
            if (host := self.mine.get(place)) is not None and host.steps
        ]
        near.sort(key=lambda host: (-host.cf, host.place))
        used = near[: max(room, 0)]
        if not used:
            return 0.0
        attack = sum(host.cf for host in used)
        index = ch08_odds.odds_index(attack, theirs.cf) + self.shift(target, self.foe)
        index += len(used) > 1 and room > 1
        if self.camp == AZTEC and any(host.leader for host in used):
            index += 1
        if theirs.leader and self.foe == SPANISH:
            index -= 1
        modifier = self.modifier(target, theirs, *used)
        steps = sum(host.steps for host in used)
        clash = self.chances.clash(index, modifier, self.camp == AZTEC, steps, max(1, theirs.steps))
        units = [unit for host in used for unit in host.units]
        return max(0.0, self.rate_clash(clash, units, theirs))

    def threat_at(self, place: str) -> float:
        """The threat to a place; in a lake area, none is reckoned with."""
        return self.threat(place) if is_hex(place) else 0.0
