"""How good a view is for a camp: what is left of both, the island, Loss points, leaders."""

from __future__ import annotations

from anahuac.games.siege.advisor.judge import Judge
from anahuac.games.siege.rules.ch05_victory import loss_points
from anahuac.games.siege.terms import AZTEC, CORTES, SPANISH

#: What a Loss point weighs in steps of a European, and an Aztec place on the island.
LOSS_POINT = 1.2
ISLAND_PLACE = 0.4
#: More than any position is worth.
WON = 1_000.0


def evaluation(judge: Judge) -> float:
    """The difference of what both camps have on the map, in steps of Europeans, with the points and the island."""
    s = judge.s
    if s.verdict is not None:
        return WON if s.verdict.winner == judge.camp else -WON
    hosts = judge.look.hosts
    worth = {camp: sum(host.worth for host in stacks.values()) for camp, stacks in hosts.items()}
    held = sum(1 for place in hosts[AZTEC] if place in judge.ground.on_island)
    for_spain = worth[SPANISH] - worth[AZTEC] - ISLAND_PLACE * held
    for_spain -= LOSS_POINT * loss_points(judge.t, s).total
    at = s.pieces[CORTES].at if CORTES in s.pieces else ""
    if at in judge.t.hexes:
        host = hosts[SPANISH][at]
        look = Judge(judge.t, judge.ground, judge.chances, s, SPANISH) if judge.camp == AZTEC else judge
        for_spain -= look.danger(host)
    return for_spain if judge.camp == SPANISH else -for_spain
